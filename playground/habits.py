"""Habits of the real Discord that simcord leaves out, and that a bot which must not repeat itself relies on."""

from collections.abc import Callable
from typing import Any

from discord.ext import commands
from simcord.backend import Backend, serializers
from simcord.http.router import parse_form

Listener = Callable[[str, Any], None]


def honour_nonces(bot: commands.Bot, answers: dict[tuple[str, str], Any]) -> None:
    """Answer a second post with the same `nonce` by the message the first one made, as `enforce_nonce` asks.

    `answers` outlives the bot: it is Discord that remembers. Discord does so for some minutes, this for as long as
    the simulation lives. Set up at login, before which a bot cannot send anything.
    """
    login = bot.login

    async def login_then_listen(token: str) -> None:
        http: Any = bot.http
        http.request = _once_per_nonce(http.request, answers)
        await login(token)

    bot.login = login_then_listen  # type: ignore[method-assign]


def _once_per_nonce(request: Callable[..., Any], answers: dict[tuple[str, str], Any]) -> Callable[..., Any]:
    async def once(route: Any, *, files: Any = None, form: Any = None, **rest: Any) -> Any:
        body = rest.get("json") or parse_form(list(form or ()), [])[0]
        if route.method != "POST" or not isinstance(body, dict) or not body.get("enforce_nonce"):
            return await request(route, files=files, form=form, **rest)
        key = (route.url, body["nonce"])
        if key not in answers:
            answers[key] = {**await request(route, files=files, form=form, **rest), "nonce": body["nonce"]}
        return answers[key]

    return once


def name_members(backend: Backend) -> Listener:
    """A listener that tells of everybody chosen in a command or select whether they are members of its server."""

    def listener(event: str, payload: Any) -> None:
        chosen = payload["data"].get("resolved", {}) if event == "INTERACTION_CREATE" else {}
        if not chosen.get("users") or "guild_id" not in payload:
            return
        guild = backend.get_guild(int(payload["guild_id"]))
        for user in chosen["users"]:
            if member := guild.members.get(int(user)):
                told = serializers.member_payload(backend, guild, member, with_user=False)
                chosen.setdefault("members", {})[user] = dict(told)

    return listener


def mind_archives(backend: Backend) -> Listener:
    """A listener that makes archived threads behave: edits are refused (50083), a new message opens the thread."""

    def listener(event: str, payload: Any) -> None:
        if event == "THREAD_UPDATE":
            _refuse_edits(backend, payload["id"], payload["thread_metadata"]["archived"])
        elif event == "MESSAGE_CREATE":
            channel = backend.channels[int(payload["channel_id"])]
            state = channel.thread_metadata
            if state is not None and state.archived and not state.locked:
                backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    return listener


def _refuse_edits(backend: Backend, thread_id: str, archived: bool) -> None:
    path = f"/channels/{thread_id}/messages/*"
    backend.faults[:] = [fault for fault in backend.faults if fault["path"] != path]
    if archived:
        refusal = {"status": 400, "code": 50083, "message": "Thread is archived", "times": None}
        backend.faults.append({"method": "PATCH", "path": path, **refusal})

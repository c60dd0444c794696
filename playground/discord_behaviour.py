"""Behaviour of the real Discord that simcord leaves out, and that the bot relies on."""

from base64 import b64decode
from collections.abc import Callable
from functools import wraps
from typing import Any

from discord.ext import commands
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components
from simcord.http.router import parse_form

Listener = Callable[[str, Any], None]
"""Called with the name and the payload of each event before the bot receives it; may change the payload."""


def correct_requests(bot: commands.Bot | commands.AutoShardedBot, answers: dict[tuple[str, str], Any]) -> None:
    """Answer a second post with the same `nonce` with the message that the first one made, as `enforce_nonce` asks;
    answer with the oldest messages `after` one; and keep the pictures of emoji.

    `answers` are kept by the caller, since they outlive the bot: it is Discord that remembers. Discord does so for some
    minutes, the simulation for as long as it lives. Installed at login, before which a bot can send nothing.
    """
    login = bot.login

    async def correct_and_log_in(token: str) -> None:
        http: Any = bot.http
        http.request = _with_emoji(_oldest_after(_once_per_nonce(http.request, answers)), http.backend)
        await login(token)

    bot.login = correct_and_log_in  # type: ignore[method-assign]


def _oldest_after(request: Callable[..., Any]) -> Callable[..., Any]:
    """Return those messages `after` one that follow it, latest first; simcord returns the latest of all."""

    async def request_oldest(route: Any, *, params: Any = None, **rest: Any) -> Any:
        if route.method != "GET" or not isinstance(params, dict) or "after" not in params or "limit" not in params:
            return await request(route, **rest, **({} if params is None else {"params": params}))
        found = await request(route, params={**params, "limit": 1_000_000}, **rest)
        return found[-int(params["limit"]) :] if route.path.endswith("/messages") else found

    return request_oldest


class _AnyName(str):
    """The name of an emoji, which equals any other: a message may call it by any, since Discord looks at the id."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, _: object) -> bool:
        return True


def _with_emoji(request: Callable[..., Any], backend: Backend) -> Callable[..., Any]:
    """Keep the picture of each emoji that the application uploads, and show it by whatever name a message calls it."""

    async def request_with_emoji(route: Any, **rest: Any) -> Any:
        answer = await request(route, **rest)
        if not route.path.endswith("/emojis"):
            return answer
        if route.method == "POST":
            image = b64decode(rest["json"]["image"].partition(",")[2])
            backend.cdn._blobs[f"{CDN_BASE}/emojis/{answer['id']}.png"] = image
            emoji = backend.get_application_emoji(int(answer["id"]))
            emoji.name = _AnyName(emoji.name)
            return answer
        return {"items": [{**each, "name": "".join(each["name"])} for each in answer["items"]]}

    return request_with_emoji


def _once_per_nonce(request: Callable[..., Any], answers: dict[tuple[str, str], Any]) -> Callable[..., Any]:
    async def request_once(route: Any, *, files: Any = None, form: Any = None, **rest: Any) -> Any:
        body = rest.get("json") or parse_form(list(form or ()), [])[0]
        if route.method != "POST" or not isinstance(body, dict) or not body.get("enforce_nonce"):
            return await request(route, files=files, form=form, **rest)
        key = (route.url, body["nonce"])
        if key not in answers:
            answers[key] = {**await request(route, files=files, form=form, **rest), "nonce": body["nonce"]}
        return answers[key]

    return request_once


def resolve_members(backend: Backend) -> Listener:
    """Return a listener that adds the members to an interaction in which users of its server were chosen, each with
    their permissions in its channel.
    """

    def listener(event: str, payload: Any) -> None:
        resolved = payload["data"].get("resolved", {}) if event == "INTERACTION_CREATE" else {}
        if not resolved.get("users") or "guild_id" not in payload:
            return
        guild = backend.get_guild(int(payload["guild_id"]))
        for user_id in resolved["users"]:
            if member := guild.members.get(int(user_id)):
                member_payload = serializers.member_payload(backend, guild, member, with_user=False)
                granted = backend.compute_permissions(guild.id, member.user_id, int(payload["channel_id"]))
                resolved.setdefault("members", {})[user_id] = {**member_payload, "permissions": str(granted)}

    return listener


def enforce_archives(backend: Backend) -> Listener:
    """Return a listener that makes archived threads refuse edits (50083) until a new message opens them."""

    def listener(event: str, payload: Any) -> None:
        if event == "THREAD_UPDATE":
            _refuse_edits(backend, payload["id"], payload["thread_metadata"]["archived"])
        elif event == "MESSAGE_CREATE":
            channel = backend.channels[int(payload["channel_id"])]
            state = channel.thread_metadata
            if state is not None and state.archived and not state.locked:
                backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    return listener


def hide_shown_files() -> None:
    """List files that components show in their media alone, and not among a message's attachments. Once a process."""
    payload = serializers.message_payload
    if not hasattr(payload, "__wrapped__"):
        vars(serializers)["message_payload"] = _with_shown_files_hidden(payload)


def _with_shown_files_hidden(payload: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(payload)
    def wrapped(*arguments: Any, **rest: Any) -> Any:
        made = payload(*arguments, **rest)
        parts = list(walk_components(made.get("components") or []))
        items = [*parts, *(item for part in parts for item in part.get("items") or [])]
        media = [item.get("media") or item.get("file") or {} for item in items]
        shown = {each["attachment_id"] for each in media if each.get("attachment_id")}
        return {**made, "attachments": [file for file in made["attachments"] if file["id"] not in shown]}

    return wrapped


def _refuse_edits(backend: Backend, thread_id: str, archived: bool) -> None:
    path = f"/channels/{thread_id}/messages/*"
    backend.faults[:] = [fault for fault in backend.faults if fault["path"] != path]
    if archived:
        refusal = {"status": 400, "code": 50083, "message": "Thread is archived", "times": None}
        backend.faults.append({"method": "PATCH", "path": path, **refusal})

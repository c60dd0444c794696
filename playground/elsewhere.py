"""Places that the bot is no member of, where people use it because they have added it to their own accounts.

simcord knows servers with the bot, and its direct messages. Here a server without it stands for all others: as the
server it is, or, towards the bot, as the messages of some friends.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor, UserHandle
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import EPHEMERAL_FLAG, Message
from simcord.env import Env

FOLLOWUPS = 5
"""How often the bot may follow an answer up in a server it is no member of."""
IN_SERVERS, IN_PRIVATE = 0, 2
ONE_FRIEND, GROUP = 1, 3
"""Discord's types of channels."""


class Elsewhere:
    """Such a place, with its one channel and the people in it."""

    def __init__(self, channel: ChannelHandle, people: Mapping[str, MemberActor], *, private: bool) -> None:
        self.channel = channel
        self.people = dict(people)
        self.private = private


class Outskirts:
    """All such places of a simulation; what reaches the bot from there is shaped as Discord shapes it."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._places: dict[int, Elsewhere | None] = {}
        """By the id of the simulated server."""
        backend = env.backend
        self._emit, self._prepare = backend.emit, backend.prepare_message
        backend.emit = self._tell  # type: ignore[method-assign]
        backend.prepare_message = self._write  # type: ignore[method-assign]

    def found(self, users: Mapping[str, UserHandle], *, language: str, private: bool) -> Elsewhere:
        """A new place for some people, of which the bot hears nothing but what is pressed and commanded there."""
        backend = self._env.backend
        number = len(self._places) + 1
        self._places[number] = None
        guild = self._env.create_guild("Elsewhere", id=number, preferred_locale=language)
        everyone = backend.get_guild(number).everyone_role
        everyone.permissions |= discord.Permissions(use_external_apps=True, use_application_commands=True).value
        channel = guild.create_text_channel("elsewhere")
        people = {key: guild.add_member(user) for key, user in users.items()}
        del backend.get_guild(number).members[backend.bot_user.id]
        refusal = {"status": 403, "code": 50001, "message": "Missing Access", "times": None}
        backend.faults.append({"method": "*", "path": f"/channels/{channel.id}*", **refusal})
        place = self._places[number] = Elsewhere(channel, people, private=private)
        return place

    def place(self, guild_id: int | None) -> Elsewhere | None:
        """The place that a simulated server stands for."""
        return self._places.get(guild_id or 0)

    def listen(self, event: str, payload: Any) -> None:
        """A listener that writes into interactions where they come from, and by whose doing the bot is there."""
        if event != "INTERACTION_CREATE":
            return
        guild, user = payload.get("guild_id"), (payload.get("member") or payload)["user"]
        place = self.place(int(guild or 0))
        if place is None:
            payload["authorizing_integration_owners"] = {"0": guild or "0"}
            return
        payload["authorizing_integration_owners"] = {"1": user["id"]}
        if place.private:
            _make_private(self._env.backend, place, payload)
        else:
            payload["context"] = IN_SERVERS
            payload["guild"] = {"id": guild, "features": [], "locale": payload["guild_locale"]}

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        """Nothing but interactions reaches the bot from where it is no member."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        if event != "INTERACTION_CREATE" and guild is not None and int(guild) in self._places:
            self._env.backend.transcript.append(("DROPPED", event, payload))
        else:
            self._emit(event, payload)

    def _write(self, channel_id: int, author_id: int, *arguments: Any, flags: int = 0, **rest: Any) -> Message:
        """A message; in a server without the bot, hidden unless who asked may write and use what is external."""
        metadata, backend = rest.get("interaction_metadata"), self._env.backend
        guild = backend.get_channel(channel_id).guild_id
        place = self.place(guild)
        if metadata and place and not place.private:
            assert guild
            if len(backend.interactions[int(metadata["id"])].followup_ids) >= FOLLOWUPS:
                raise BackendError(400, 40094, "Maximum number of follow up messages reached")
            allowed = discord.Permissions(backend.compute_permissions(guild, int(metadata["user"]["id"]), channel_id))
            in_thread = backend.get_channel(channel_id).is_thread
            may_write = allowed.send_messages_in_threads if in_thread else allowed.send_messages
            flags |= 0 if allowed.use_external_apps and may_write else EPHEMERAL_FLAG
        return self._prepare(channel_id, author_id, *arguments, flags=flags, **rest)


def _make_private(backend: Backend, place: Elsewhere, payload: dict[str, Any]) -> None:
    """Shapes an interaction as one from the messages of some friends: without a server, and without its members."""
    people: Sequence[MemberActor] = list(place.people.values())
    payload["user"] = payload.pop("member")["user"]
    for name in ("guild_id", "guild_locale"):
        del payload[name]
    payload["context"] = IN_PRIVATE
    payload["channel"] = {
        "id": payload["channel_id"],
        "type": GROUP if len(people) > 2 else ONE_FRIEND,
        "recipients": [dict(serializers.user_payload(backend.get_user(one.id))) for one in people],
    }
    payload["data"].get("resolved", {}).pop("members", None)
    for name in ("guild_id", "member"):
        payload.get("message", {}).pop(name, None)

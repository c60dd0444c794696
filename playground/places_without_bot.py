"""Places that the bot is no member of, where people use it because they have added it to their own accounts.

simcord knows servers with the bot, and its direct messages. Here a server without the bot stands for all other places:
for the server that it is, or as far as the bot can tell, for the private channel of some friends.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor, UserHandle
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import EPHEMERAL_FLAG, Message
from simcord.env import Env

MAX_FOLLOWUPS = 5
"""The number of followups that Discord accepts for an interaction in a server that the bot is no member of."""
# Discord's numbers of contexts and of types of channels.
CONTEXT_GUILD, CONTEXT_PRIVATE_CHANNEL = 0, 2
CHANNEL_DM, CHANNEL_GROUP_DM = 1, 3


class PlaceWithoutBot:
    """A server or, if `private`, a private channel, with its one channel and the people in it."""

    def __init__(self, channel: ChannelHandle, people: Mapping[str, MemberActor], *, private: bool) -> None:
        self.channel = channel
        self.people = dict(people)
        self.private = private


class PlacesWithoutBot:
    """All places without the bot in a simulation. What reaches the bot from them is shaped as Discord shapes it."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._places: dict[int, PlaceWithoutBot | None] = {}
        """By the id of the simulated server."""
        backend = env.backend
        self._emit, self._prepare = backend.emit, backend.prepare_message
        backend.emit = self._emit_interactions_only  # type: ignore[method-assign]
        backend.prepare_message = self._prepare_message  # type: ignore[method-assign]

    def add(self, users: Mapping[str, UserHandle], *, language: str, private: bool) -> PlaceWithoutBot:
        """Add a place for some people. The bot receives nothing from it but interactions."""
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
        place = self._places[number] = PlaceWithoutBot(channel, people, private=private)
        return place

    def place(self, guild_id: int | None) -> PlaceWithoutBot | None:
        """Return the place that a simulated server stands for, or None for a server with the bot."""
        return self._places.get(guild_id or 0)

    def complete_interaction(self, event: str, payload: Any) -> None:
        """Write into an interaction where it comes from, and who installed the bot there. A listener of the backend."""
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
            payload["context"] = CONTEXT_GUILD
            payload["guild"] = {"id": guild, "features": [], "locale": payload["guild_locale"]}

    def _emit_interactions_only(self, event: str, payload: Mapping[str, Any]) -> None:
        """Emit an event to the bot, unless it comes from a place without it and is no interaction."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        if event != "INTERACTION_CREATE" and guild is not None and int(guild) in self._places:
            self._env.backend.transcript.append(("DROPPED", event, payload))
        else:
            self._emit(event, payload)

    def _prepare_message(self, channel_id: int, author_id: int, *args: Any, flags: int = 0, **rest: Any) -> Message:
        """Prepare a message as simcord does.

        In a server without the bot, an answer is ephemeral unless the person may write there and use external apps.
        """
        metadata, backend = rest.get("interaction_metadata"), self._env.backend
        guild = backend.get_channel(channel_id).guild_id
        place = self.place(guild)
        if metadata and place and not place.private:
            assert guild
            if len(backend.interactions[int(metadata["id"])].followup_ids) >= MAX_FOLLOWUPS:
                raise BackendError(400, 40094, "Maximum number of follow up messages reached")
            allowed = discord.Permissions(backend.compute_permissions(guild, int(metadata["user"]["id"]), channel_id))
            in_thread = backend.get_channel(channel_id).is_thread
            may_write = allowed.send_messages_in_threads if in_thread else allowed.send_messages
            flags |= 0 if allowed.use_external_apps and may_write else EPHEMERAL_FLAG
        return self._prepare(channel_id, author_id, *args, flags=flags, **rest)


def _make_private(backend: Backend, place: PlaceWithoutBot, payload: dict[str, Any]) -> None:
    """Change an interaction into one from a private channel, which has no server and no members."""
    people: Sequence[MemberActor] = list(place.people.values())
    payload["user"] = payload.pop("member")["user"]
    for name in ("guild_id", "guild_locale"):
        del payload[name]
    payload["context"] = CONTEXT_PRIVATE_CHANNEL
    payload["channel"] = {
        "id": payload["channel_id"],
        "type": CHANNEL_GROUP_DM if len(people) > 2 else CHANNEL_DM,
        "recipients": [dict(serializers.user_payload(backend.get_user(person.id))) for person in people],
    }
    payload["data"].get("resolved", {}).pop("members", None)
    for name in ("guild_id", "member"):
        payload.get("message", {}).pop(name, None)

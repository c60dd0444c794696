"""The channels that each person may read, and their unread messages."""

from collections.abc import Callable, Mapping
from typing import Any

from simcord import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.models import EPHEMERAL_FLAG, Channel
from simcord.components import walk_components
from simcord.enums import ChannelType
from simcord.env import Env

from playground.places_without_bot import PlaceWithoutBot


class ReadStates:
    """The messages that everyone has read. Members and channels are named by their ids.

    `private_place` returns the private channel that a server stands for, or None for a server.
    """

    def __init__(
        self,
        env: Env,
        members: Mapping[int, MemberActor],
        private_place: Callable[[int | None], PlaceWithoutBot | None],
    ) -> None:
        self._env = env
        self._members = members
        self._private_place = private_place
        self._read: dict[tuple[int, int], int] = {}
        """The last message read, by reader and channel."""

    def channels(self, reader: int) -> dict[str, Channel]:
        """Return the channels a person may read, by id: the server's, then private ones, then the bot's DM channel."""
        member = self._members[reader]
        readable = [
            channel
            for channel in self._env.backend.channels.values()
            if channel.type != ChannelType.CATEGORY
            and can_access_channel(self._env, channel.id, member if channel.guild_id else member.user, history=True)
        ]
        readable.sort(key=self._order)
        return {str(channel.id): channel for channel in readable}

    def row(self, reader: int, channel: Channel) -> dict[str, Any]:
        """Return what the list of channels shows of a channel."""
        state = channel.thread_metadata
        return {
            "id": str(channel.id),
            "name": self.name(reader, channel),
            "kind": self.kind(channel),
            "unread": self.unread(reader, channel),
            "archived": state is not None and state.archived,
        }

    def kind(self, channel: Channel) -> str:
        """Return the kind of a channel: "text", "thread", "friends" (private, without the bot) or "direct"."""
        if channel.guild_id is None:
            return "direct"
        return "friends" if self._private_place(channel.guild_id) else "thread" if channel.is_thread else "text"

    def name(self, reader: int, channel: Channel) -> str:
        """Return the name of a channel; of a private one, the names of the others in it."""
        if channel.guild_id is None:
            return self._env.backend.bot_user.name
        place = self._private_place(channel.guild_id)
        if place is None:
            return str(channel.name)
        others = (person for person in place.people.values() if person.id != reader)
        return ", ".join(person.user.global_name or person.name for person in others)

    def mark(self, reader: int, channel_id: int) -> None:
        """Mark all messages of a channel as read by a person."""
        self._read[reader, channel_id] = max(self._env.backend.messages.get(channel_id, {}), default=0)

    def unread(self, reader: int, channel: Channel) -> str:
        """Return "ping" if an unread message is for a person in particular, "new" if there is any, or ""."""
        last_read = self._read.get((reader, channel.id), 0)
        unread = ""
        for message in reversed(self._env.backend.messages.get(channel.id, {}).values()):
            if message.id <= last_read:
                break
            if message.author_id == reader or not message.visible_to(reader):
                continue
            if channel.guild_id is None or reader in message.ping_user_ids:
                return "ping"
            unread = "new"
        return unread

    def awaited(self, channel_id: int) -> list[int]:
        """Return whom the newest message of a channel that can be answered by a button asks: the members it pings."""
        for message in reversed(self._env.backend.messages.get(channel_id, {}).values()):
            if message.flags & EPHEMERAL_FLAG or not any(
                "custom_id" in part for part in walk_components(message.components)
            ):
                continue
            return [user_id for user_id in message.ping_user_ids if user_id in self._members]
        return []

    def _order(self, channel: Channel) -> tuple[bool, bool, int, int]:
        private = self._private_place(channel.guild_id) is not None
        return channel.guild_id is None, private, channel.parent_id or channel.id, channel.id

    def has_pings(self, reader: int) -> bool:
        """Return whether any channel has an unread message for a person in particular."""
        return any(self.unread(reader, channel) == "ping" for channel in self.channels(reader).values())

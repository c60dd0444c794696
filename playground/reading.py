"""Who may read which channels, and what of them they have not seen yet."""

from collections.abc import Callable, Mapping
from typing import Any

from simcord import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.models import Channel
from simcord.enums import ChannelType
from simcord.env import Env

from playground.elsewhere import Elsewhere


class Reading:
    """What everyone has read. Members and channels are named by their ids.

    `friends` tells which server stands for the messages of some friends.
    """

    def __init__(
        self, env: Env, members: Mapping[int, MemberActor], friends: Callable[[int | None], Elsewhere | None]
    ) -> None:
        self._env = env
        self._members = members
        self._friends = friends
        self._seen: dict[tuple[int, int], int] = {}

    def channels(self, reader: int) -> dict[str, Channel]:
        """The channels somebody may read, by id: each with its threads under it, then friends', then the bot's own."""
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
        """What the list of channels says about one of them."""
        state = channel.thread_metadata
        return {
            "id": str(channel.id),
            "name": self.name(reader, channel),
            "kind": self.kind(channel),
            "unread": self.unread(reader, channel),
            "archived": state is not None and state.archived,
        }

    def kind(self, channel: Channel) -> str:
        """What sort of channel it is: "text", "thread", "friends" or "direct"."""
        if channel.guild_id is None:
            return "direct"
        return "friends" if self._friends(channel.guild_id) else "thread" if channel.is_thread else "text"

    def name(self, reader: int, channel: Channel) -> str:
        """What a channel is called; one in private by those whom one talks to there."""
        if channel.guild_id is None:
            return self._env.backend.bot_user.name
        place = self._friends(channel.guild_id)
        if place is None:
            return str(channel.name)
        return ", ".join(one.user.global_name or one.name for one in place.people.values() if one.id != reader)

    def mark(self, reader: int, channel_id: int) -> None:
        """Somebody has seen all that is in a channel."""
        self._seen[reader, channel_id] = max(self._env.backend.messages.get(channel_id, {}), default=0)

    def unread(self, reader: int, channel: Channel) -> str:
        """What is new to somebody in a channel: "ping" where something is for them in particular, "new", or ""."""
        since = self._seen.get((reader, channel.id), 0)
        unread = ""
        for message in reversed(self._env.backend.messages.get(channel.id, {}).values()):
            if message.id <= since:
                break
            if message.author_id == reader or not message.visible_to(reader):
                continue
            if channel.guild_id is None or reader in message.ping_user_ids:
                return "ping"
            unread = "new"
        return unread

    def _order(self, channel: Channel) -> tuple[bool, bool, int, int]:
        private = self._friends(channel.guild_id) is not None
        return channel.guild_id is None, private, channel.parent_id or channel.id, channel.id

    def waits(self, reader: int) -> bool:
        """Whether something waits for somebody anywhere."""
        return any(self.unread(reader, channel) == "ping" for channel in self.channels(reader).values())

"""Who may read which channels, and what of them they have not seen yet."""

from collections.abc import Mapping
from typing import Any

from simcord import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.models import Channel
from simcord.enums import ChannelType
from simcord.env import Env


class Reading:
    """What everyone has read. Members and channels are named by their ids."""

    def __init__(self, env: Env, members: Mapping[int, MemberActor]) -> None:
        self._env = env
        self._members = members
        self._seen: dict[tuple[int, int], int] = {}

    def channels(self, reader: int) -> dict[str, Channel]:
        """The channels somebody may read, by id: each with its threads under it, the direct messages last."""
        member = self._members[reader]
        readable = [
            channel
            for channel in self._env.backend.channels.values()
            if channel.type != ChannelType.CATEGORY
            and can_access_channel(self._env, channel.id, member if channel.guild_id else member.user, history=True)
        ]
        readable.sort(key=lambda channel: (channel.guild_id is None, channel.parent_id or channel.id, channel.id))
        return {str(channel.id): channel for channel in readable}

    def row(self, reader: int, channel: Channel) -> dict[str, Any]:
        """What the list of channels says about one of them."""
        state = channel.thread_metadata
        return {
            "id": str(channel.id),
            "name": channel.name if channel.guild_id else self._env.backend.bot_user.name,
            "kind": "direct" if channel.guild_id is None else "thread" if channel.is_thread else "text",
            "unread": self.unread(reader, channel),
            "archived": state is not None and state.archived,
        }

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

    def waits(self, reader: int) -> bool:
        """Whether something waits for somebody anywhere."""
        return any(self.unread(reader, channel) == "ping" for channel in self.channels(reader).values())

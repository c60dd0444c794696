"""Replies written while the bot did not hear them: after a start, and after a session that could not be resumed.

The gateway repeats what was said only to a session that is resumed. After any other, what was said since is read from
the history of the places of running matches, and given to those who listen to messages, oldest first. Each reply is
handled once, whoever else has heard it: one that was played is marked with its move, and one that was answered has an
answer in the history. Until when a shard was heard without a gap is noted in
the database once a minute, and again when all that was missed has been read; until then deadlines and votes wait.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import AWAY, CLOSED
from cogs.places.servers import own_member
from matches import Unavailable
from matches.playing.reply_service import FURTHEST, MissedPlace
from runtime import logs
from runtime.faults import report
from runtime.workers import Worker

log = logs.get(__name__)

AT_ONCE: Final = 4
"""Places read at the same time, so that boards and answers are not kept waiting by Discord's rate limits."""
MOST_MESSAGES: Final = 500
"""Messages read of a place: five requests."""
OVERLAP: Final = 180
"""Seconds before the last note from which messages are read: a connection may be dead for a while before it shows."""
SERVERS_WITHIN: Final = 60.0
"""Seconds after a shard is connected within which Discord sends its servers."""
RETRY: Final = 10.0
"""Seconds until a place that could not be read is tried again."""
MOST_TRIES: Final = 60
"""Times that a place is tried while Discord does not answer: ten minutes."""

Key = tuple[int | None, int | None]


class NotReadable(Exception):
    """What was said in a place cannot be read; the argument is the reason, for the log."""


@dataclass
class Gap:
    """What a connected shard has missed, until it has been read."""

    began: float
    """The event loop's time when the shard was connected."""
    done: set[Key] = field(default_factory=set)
    """Places that need not be read again."""
    tries: int = 0


class MissedReplies(Worker):
    """Read what shards have missed, and note until when they were heard."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot.services.replies.woken, bot.idle)
        self._bot = bot
        self._gaps: dict[int, Gap] = {}
        """Connected shards that have missed something."""
        self._heard: set[int] = set()
        """Connected shards that have missed nothing."""
        self._lost: dict[int, bool] = {}
        """Shards that are not connected, and whether they had missed nothing before."""
        self._noted: dict[int, bool] = {}
        """Whether shards are noted to have missed nothing."""
        self._places = asyncio.Semaphore(AT_ONCE)
        for listener in (self.on_shard_ready, self.on_shard_resumed, self.on_shard_disconnect, self.on_guild_available):
            bot.add_listener(listener)

    async def on_shard_ready(self, shard: int) -> None:
        """Begin to read what was missed: a new session hears only what is said from now on."""
        self._begin(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Go on hearing: Discord sends what was said meanwhile, though not what was missed before."""
        if self._lost.pop(shard, False):
            self._heard.add(shard)
            self.woken.set_here()
        else:
            self._begin(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that nothing is heard from now on."""
        if shard not in self._lost:
            self._lost[shard] = shard in self._heard
        self._heard.discard(shard)
        self._gaps.pop(shard, None)
        self.woken.set_here()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Read the places of a server, which are known now."""
        if guild.shard_id in self._gaps:
            self.woken.set_here()

    def _begin(self, shard: int) -> None:
        self._lost.pop(shard, None)
        self._heard.discard(shard)
        self._gaps[shard] = Gap(asyncio.get_running_loop().time())
        self.woken.set_here()

    async def note(self) -> None:
        """Note that shards without a gap were heard until now. Raises Unavailable."""
        await self._bot.services.replies.note_heard(frozenset(self._heard), self._total)

    @property
    def _total(self) -> int:
        """The number of the bot's shards in all processes."""
        return self._bot.shard_count or 1

    async def work(self) -> float | None:
        """Note which shards have a gap, and read what the connected ones have missed."""
        await self._note_changes()
        for shard, gap in [*self._gaps.items()]:
            if await self._read(shard, gap) and self._gaps.get(shard) is gap:
                del self._gaps[shard]
                self._heard.add(shard)
                await self._bot.services.replies.forget()
        await self._note_changes()
        return RETRY if self._gaps else None

    async def _note_changes(self) -> None:
        """Note which shards have missed something, and which no longer."""
        replies = self._bot.services.replies
        for is_heard, shards in ((False, self._lost.keys() | self._gaps.keys()), (True, self._heard)):
            changed = {shard for shard in shards if self._noted.get(shard) != is_heard}
            if changed and is_heard:
                await replies.note_heard(changed, self._total)
            elif changed:
                await replies.note_behind(changed, self._total)
            self._noted |= dict.fromkeys(changed, is_heard)

    async def _read(self, shard: int, gap: Gap) -> bool:
        """Read the places in which a shard may have missed replies. Return whether none is left."""
        missed = await self._bot.services.replies.missed(shard, self._total)
        left = [place for place in missed if _key(place) not in gap.done]
        tries = gap.tries
        reading = (self._read_place(place, gap, tries) for place in left)
        for fault in await asyncio.gather(*reading, return_exceptions=True):
            if isinstance(fault, BaseException):
                raise fault
        return all(_key(place) in gap.done for place in left)

    async def _read_place(self, place: MissedPlace, gap: Gap, tries: int) -> None:
        """Read a place; where that is not possible, queue a post that says so. Where it may be later, leave it."""
        async with self._places:
            if self.closing.is_set():
                return
            if place.since is None:
                gap.done.add(_key(place))
                return
            try:
                is_read = await self._hear_all(place, place.since, gap)
            except NotReadable as reason:
                is_read = await self._tell(place, place.since, str(reason))
            except AWAY as fault:
                code = getattr(fault, "code", None)
                if code in CLOSED and place.guild is None:  # nobody can write there either
                    is_read = True
                elif code in CLOSED or tries >= MOST_TRIES:
                    is_read = await self._tell(place, place.since, f"{type(fault).__name__} {code}")
                else:
                    is_read, gap.tries = False, tries + 1
            except Unavailable:
                raise
            except Exception as fault:  # noqa: BLE001  one place must not keep the others, and deadlines, waiting
                is_read = await self._tell(place, place.since, f"fault {report(fault)}")
            if is_read:
                gap.done.add(_key(place))

    async def _tell(self, place: MissedPlace, since: int, reason: str) -> bool:
        """Queue a post that says that replies could not be read. Return True."""
        log.warning("replies could not be read", channel=place.channel, matches=len(place.matches), reason=reason)
        await self._bot.services.deadlines.tell_unread(place.matches, since)
        return True

    async def _hear_all(self, place: MissedPlace, since: int, gap: Gap) -> bool:
        """Let what was said in a place be heard. Return False if Discord has not sent its server yet.

        Raises NotReadable, and the errors of discord.py.
        """
        begin = max(since, int(self._bot.services.clock().timestamp()) - FURTHEST)
        channel: discord.abc.Messageable
        if place.guild is None:
            channel = await self._direct(place)
        else:
            guild = self._bot.get_guild(place.guild)
            if guild is None or guild.unavailable:
                if asyncio.get_running_loop().time() < gap.began + SERVERS_WITHIN:
                    return False
                raise NotReadable("no such server")
            if not await self._has_more(guild, place, since):
                return True
            channel = self._bot.get_partial_messageable(place.channel or 0, guild_id=guild.id)
        found = [each async for each in channel.history(limit=MOST_MESSAGES, after=_snowflake(begin - OVERLAP))]
        own = [each for each in found if each.author == self._bot.user and each.reference]
        answered = {each.reference.message_id for each in own if each.reference}
        for message in found:
            if message.content and message.reference and not message.author.bot and message.id not in answered:
                await self._hear(message)
        if len(found) == MOST_MESSAGES:
            raise NotReadable("too many messages")
        if begin > since:
            raise NotReadable("too long ago")
        return True

    async def _has_more(self, guild: discord.Guild, place: MissedPlace, since: int) -> bool:
        """Return whether something may have been said in a place since a moment.

        Raises NotReadable where the bot may not read: Discord then answers as if nothing had been said.
        """
        channel, parent = guild.get_channel_or_thread(place.channel or 0), guild.get_channel(place.parent or 0)
        latest = getattr(channel, "last_message_id", None)
        gate = parent or channel
        if gate is not None and not isinstance(gate, discord.Thread):
            may = gate.permissions_for(await own_member(self._bot, guild))
            if not (may.view_channel and may.read_message_history):
                if latest is not None and latest < _snowflake(since).id:
                    return False
                raise NotReadable("no permission")
        return latest is None or latest >= _snowflake(since - OVERLAP).id

    async def _direct(self, place: MissedPlace) -> discord.abc.Messageable:
        """Return the channel of direct messages."""
        if place.channel is not None:
            return self._bot.get_partial_messageable(place.channel)
        return await self._bot.create_dm(discord.Object(place.user or 0))

    async def _hear(self, message: discord.Message) -> None:
        """Give a message to those who listen, with its author as they are known in the server, if it was not heard."""
        if self._bot.repeats.is_repeated("message", message.id):
            return
        if message.guild and not isinstance(message.author, discord.Member):
            with suppress(*AWAY):
                message.author = await message.guild.fetch_member(message.author.id)
        for listener in self._bot.extra_events.get("on_message", ()):
            await listener(message)


def _key(place: MissedPlace) -> Key:
    return place.channel, place.user


def _snowflake(moment: int) -> discord.Object:
    """Return the first id of a moment."""
    return discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC)))

"""The sender: posts what the outbox holds, once, in order, and by the next best way where the first is closed."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

import locales
import logs
from cogs.ui.boards import card_message, turn_message
from cogs.ui.controls import Room, custom_id, custom_ids
from cogs.ui.faults import report
from cogs.ui.offers import offer_message
from cogs.ui.repair import show_offer_again
from cogs.ui.words import game_name, shorten
from matches import Challenge, Match, Offer, Place, Post

if TYPE_CHECKING:
    from bot import Trilithon

log = logs.get(__name__)

AT_ONCE = 8
LOOKED_BACK = 500
"""Messages among which an earlier attempt is looked for, from when the post was promised."""
CLOCKS_APART = 600
"""Seconds by which our clock and Discord's may differ."""
THREAD_EXISTS = 160004
THREAD_SLEEPS_AFTER: Final = 10_080
"""Minutes without a message until Discord archives a thread: the longest there is."""
PERMANENT = (discord.Forbidden, discord.NotFound)
THREAD_CLOSED: Final = 50083, 160005
"""Discord's codes for a thread that is archived for good, or locked."""
TEMPORARY = (discord.HTTPException, discord.RateLimited, OSError, TimeoutError)


class Unreachable(Exception):
    """Every way to post something is closed for good."""


class Posting(Room):
    """Works through the outbox for as long as the bot runs."""

    def __init__(self, bot: "Trilithon") -> None:
        self.bot = bot
        self.task: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()

    async def cog_load(self) -> None:
        await super().cog_load()
        self.task = asyncio.create_task(self.run(), name="posting")

    async def cog_unload(self) -> None:
        """Finishes what is being posted, and stops."""
        self.closing.set()
        self.bot.outbox.woken.set()
        working = {self.task, *self.under_way} if self.task else self.under_way
        if working:
            _, late = await asyncio.wait(working, timeout=8 if self.bot.is_ready() else 0)
            for task in late:
                task.cancel()

    async def run(self) -> None:
        """Begins what is due; then waits for something new or done, or for the next to fall due."""
        await self.bot.idle(self.bot.wait_until_ready())
        while not self.closing.is_set():
            self.bot.outbox.woken.clear()
            try:
                for post in await self.bot.outbox.claim(AT_ONCE - len(self.under_way)):
                    self.begin(post)
                await self.bot.idle(self.wait(await self.bot.outbox.seconds_to_next()))
            except Exception as fault:  # noqa: BLE001  the sender must outlive whatever happens
                report(fault)
                await asyncio.sleep(1)

    def begin(self, post: Post) -> None:
        """Delivers a post beside others: a slow one holds up nobody's board but its own match's."""
        task = asyncio.create_task(self.deliver(post), name=f"post {post.id}")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        task.add_done_callback(lambda _: self.bot.outbox.woken.set())

    async def wait(self, seconds: float | None) -> None:
        """Until something is new, or the next is due."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.bot.outbox.woken.wait()

    async def deliver(self, post: Post) -> None:
        """Posts one thing, or puts it off, or gives it up; in each case the outbox knows."""
        try:
            async with asyncio.timeout(self.bot.outbox.lease * 0.8):
                if post.challenge is not None:
                    await self.deliver_card(post, await self.bot.challenges.challenge(post.challenge))
                elif post.offer is not None:
                    await self.deliver_offer(post, await self.bot.offers.offer(post.offer))
                elif post.match is not None and post.entry is not None:
                    await self.deliver_turn(post, await self.bot.table.at(post.match, post.entry))
        except Unreachable as closed:
            log.warning("nobody could be reached", post=post.id, match=post.match, challenge=post.challenge)
            await self.bot.outbox.drop(post, str(closed))
        except TEMPORARY as fault:
            wait = retry_after(fault)
            log.warning("posting is put off", post=post.id, fault=type(fault).__name__, wait=wait)
            await self.bot.outbox.later(post, type(fault).__name__, wait)
        except Exception as fault:  # noqa: BLE001  one post must not stop the others
            await self.bot.outbox.later(post, f"fault {report(fault)}")

    async def deliver_card(self, post: Post, challenge: Challenge) -> None:
        """The challenge card in its channel; else, with word of why, to the challenger alone."""
        if challenge.status != "open":
            await self.bot.outbox.drop(post, challenge.status)
            return
        message = card_message(challenge)
        channel = self.channel(challenge.place.channel, challenge.place.guild)
        told = locales.say(challenge.language, "card-not-posted", channel=f"<#{challenge.place.channel}>")
        sent = await self.send(post, [channel], message) or await self.send(
            post, self.letters(challenge.challenger.user), {**message, "content": f"{told}\n{message['content']}"}
        )
        await self.note(post, sent)

    async def deliver_turn(self, post: Post, match: Match) -> None:
        """A board in the match's thread, else its channel, else in direct messages to those who are to know."""
        match = await self.with_thread(match)
        overtaken = match.entries < (await self.bot.table.match(match.id)).entries
        await self.note(post, await self.to_players(post, match, partial(turn_message, match, overtaken)))
        await self.take_controls_off(match)
        for offer in await self.bot.offers.closed_at(match):
            await show_offer_again(self.bot, offer)

    async def deliver_offer(self, post: Post, offer: Offer) -> None:
        """An offer, where the boards of its match go; not when it was answered some other way before."""
        if offer.status != "open":
            await self.bot.outbox.drop(post, offer.status)
            return

        async def message() -> dict[str, Any]:
            return offer_message(offer)

        await self.note(post, await self.to_players(post, offer.match, message))

    async def to_players(
        self, post: Post, match: Match, make: Callable[[], Awaitable[dict[str, Any]]]
    ) -> discord.Message | None:
        """A message in a match's thread, else its channel, else in direct messages."""
        place = match.place
        here = [self.channel(one, place.guild) for one in (place.thread, place.channel) if one is not None]
        return await self.send(post, here, await make()) or await self.by_letter(post, match, make)

    async def by_letter(
        self, post: Post, match: Match, make: Callable[[], Awaitable[dict[str, Any]]]
    ) -> discord.Message | None:
        """A message to each player's direct messages."""
        told = locales.say(match.language, "place-closed", channel=f"<#{match.place.channel}>")
        sent = None
        for user in dict.fromkeys(seat.user for seat in match.seats):
            message = await make()
            message["content"] = f"{told}\n{message['content']}"
            reached = await self.send(post, self.letters(user), message)
            if reached and (sent is None or (match.mover and match.mover.user == user)):
                sent = reached
        return sent

    async def send(
        self, post: Post, places: "list[Any] | AsyncIterator[Any]", message: dict[str, Any]
    ) -> discord.Message | None:
        """The message in the first of the places that takes it; None if none does."""
        found = places if isinstance(places, AsyncIterator) else each(places)
        try:
            async for place in found:
                try:
                    return await self.posted_before(post, place) or await self.post(post, place, message)
                except discord.HTTPException as closed:
                    if not (isinstance(closed, PERMANENT) or closed.code in THREAD_CLOSED):
                        raise
                    log.info("a place is closed", post=post.id, code=closed.code)
        except PERMANENT as closed:
            log.info("a person cannot be written to", post=post.id, code=closed.code)
        return None

    async def post(self, post: Post, place: Any, message: dict[str, Any]) -> discord.Message:
        """One attempt. Of two messages with the same nonce Discord drops the second, wherever they are sent."""
        for file in message.get("files", ()):
            file.reset(seek=True)
        nonce = hashlib.sha256(f"{post.id} {post.created_at} {place.id}".encode()).hexdigest()[:25]
        sent: discord.Message = await place.send(**message, nonce=nonce)
        return sent

    async def posted_before(self, post: Post, place: Any) -> discord.Message | None:
        """The message, if an earlier attempt got through and the word of it was lost."""
        if not post.attempts:
            return None
        try:
            async for message in place.history(limit=LOOKED_BACK, after=promised_at(post)):
                if self.bot.user and message.author.id == self.bot.user.id and is_marked(message, post):
                    return message
        except discord.Forbidden:
            log.info("an earlier attempt cannot be looked for", post=post.id)
        return None

    async def note(self, post: Post, sent: discord.Message | None) -> None:
        """Tells the outbox what came of it."""
        if sent is None:
            raise Unreachable("closed")
        await self.bot.outbox.sent(post, sent.channel.id, sent.id)

    async def with_thread(self, match: Match) -> Match:
        """The match with its thread, opened on the challenge card where the bot may; one card has one thread."""
        place = match.place
        if match.entries or place.thread or not match.card or not self.may_write_in_threads(place):
            return match
        card = self.channel(place.channel, place.guild).get_partial_message(match.card)
        name = locales.say(match.language, "thread-name", game=game_name(match.language, match.game), names=match.names)
        try:
            thread = (await card.create_thread(name=shorten(name), auto_archive_duration=THREAD_SLEEPS_AFTER)).id
        except discord.HTTPException as refused:
            if refused.code != THREAD_EXISTS:
                if not isinstance(refused, PERMANENT) and refused.status != 400:
                    raise
                return match
            thread = match.card
        await self.bot.table.move_to_thread(match.id, thread)
        return await self.bot.table.at(match.id, match.entries)

    def may_write_in_threads(self, place: Place) -> bool:
        """Whether a place can have threads, and the bot may write in them; until Discord has told, it may."""
        guild = self.bot.get_guild(place.guild) if place.guild else None
        if guild and guild.unavailable:
            return True
        channel = guild.get_channel(place.channel) if guild else None
        return bool(guild and channel and channel.permissions_for(guild.me).send_messages_in_threads)

    async def take_controls_off(self, match: Match) -> None:
        """The board before this one keeps its picture only; where that fails, its buttons still answer politely."""
        if match.board is None or match.board_channel is None:
            return
        before = self.channel(match.board_channel, match.place.guild).get_partial_message(match.board)
        try:
            await before.edit(view=None)
        except discord.HTTPException as refused:
            log.info("old controls stay", match=match.id, code=refused.code)

    def channel(self, channel: int, guild: int | None) -> discord.PartialMessageable:
        """A channel or thread by its id, without asking Discord about it."""
        return self.bot.get_partial_messageable(channel, guild_id=guild)

    async def letters(self, user: int) -> AsyncIterator[Any]:
        """Somebody's direct messages."""
        yield await self.bot.create_dm(discord.Object(user))


async def each(places: list[Any]) -> AsyncIterator[Any]:
    """The places, one by one."""
    for place in places:
        yield place


def promised_at(post: Post) -> discord.Object:
    """A stand-in for a message of the moment when a post was promised."""
    moment = datetime.fromtimestamp(post.created_at - CLOCKS_APART, UTC)
    return discord.Object(discord.utils.time_snowflake(moment))


def is_marked(message: discord.Message, post: Post) -> bool:
    """Whether a message of ours is the one that a post promised."""
    if post.offer is not None:
        return custom_id("agree", post.offer) in custom_ids(message)
    if post.match is not None:
        name = f"trilithon-{post.match}-{post.entry}."
        return any(file.filename.startswith(name) for file in message.attachments)
    wanted = custom_id("accept", post.challenge)
    return wanted in custom_ids(message)


def retry_after(fault: Exception) -> float | None:
    """How long Discord asks to wait; None where it does not say."""
    if isinstance(fault, discord.RateLimited):
        return fault.retry_after
    if isinstance(fault, discord.HTTPException) and fault.status == 429:
        told = fault.response.headers.get("Retry-After", "")
        return float(told) if told.replace(".", "", 1).isdigit() else None
    return None


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Posting(bot))

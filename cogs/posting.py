"""The sender: posts what the outbox holds, once, in order, and by the next best way where the first is closed."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

import locales
import logs
from cogs.ui.board_messages import named_board, turn_message
from cogs.ui.challenge_cards import card_message
from cogs.ui.codes import AWAY, CLOSED, Code
from cogs.ui.controls import custom_id, custom_ids
from cogs.ui.faults import log_unavailable, report
from cogs.ui.followups import FollowupChannel, NoToken
from cogs.ui.formatting import thread_title, whereabouts
from cogs.ui.messages import Message, edit_posted
from cogs.ui.notice_messages import PERSONAL, word_message
from cogs.ui.offer_messages import offer_message
from cogs.ui.repair import show_offer_again
from cogs.ui.workers import Worker
from matches import Challenge, Match, Notice, Offer, Place, Post, Unavailable
from matches.clocks import DAY

if TYPE_CHECKING:
    from bot import Trilithon

log = logs.get(__name__)

AT_ONCE = 8
SHARE: Final = 4
"""How many of them one channel has at most: where it is slow, the others go on."""
LOOKED_BACK = 500
"""Messages among which an earlier attempt is looked for, from when the post was promised."""
CLOCKS_APART = 600
"""Seconds by which our clock and Discord's may differ."""
THREAD_SLEEPS_AFTER: Final = 10_080
"""Minutes without a message until Discord archives a thread: the longest there is."""
TIDIED_WITHIN: Final = 10
"""Seconds for changes to older messages. Discord limits them (code 30046, as a 429), and discord.py waits for that."""
PATIENCE: Final = 10
"""Seconds for which something waits to be said where the bot only answers: somebody may be about to get an answer."""
MEANWHILE: Final = 2, DAY
"""After how many seconds that is looked at again, while it is new and later; an answer there comes first."""


class Unreachable(Exception):
    """Every way to post something is closed for good."""


class Posting(Worker):
    """Works through the outbox."""

    def __init__(self, bot: "Trilithon") -> None:
        super().__init__(bot, bot.services.outbox.woken)
        self.ids: set[int] = set()
        """Of the posts under way."""

    async def work(self) -> float | None:
        """Begins what is due, as far as there is room for it, and for its channel."""
        room = AT_ONCE - len(self.under_way)
        if not room:
            return None
        seconds = await self.bot.services.outbox.seconds_to_next(self.ids, SHARE)
        if seconds == 0:
            for post in await self.bot.services.outbox.claim(room, self.ids, SHARE):
                self.begin(post)
        return seconds

    def begin(self, post: Post) -> None:
        """Delivers a post beside others: a slow one holds up nobody's board but its own match's."""
        task = asyncio.create_task(self.attempt(post), name=f"post {post.id}")
        self.under_way.add(task)
        self.ids.add(post.id)
        task.add_done_callback(partial(self.end, post))

    def end(self, post: Post, task: asyncio.Task[None]) -> None:
        """What was begun is over: if there was no room for more, or not for its channel, there is now."""
        if len(self.under_way) >= SHARE:
            self.woken.set()
        self.under_way.discard(task)
        self.ids.discard(post.id)
        self.bot.services.deadlines.woken.set()  # nothing changes a deadline without a word

    async def attempt(self, post: Post) -> None:
        """Delivers a post. Where the database cannot be used now, the post is claimed anew when its lease has ended."""
        try:
            await self.deliver(post)
        except Unavailable as away:
            log_unavailable(away)

    async def deliver(self, post: Post) -> None:
        """Posts one thing, or puts it off, or gives it up; in each case the outbox knows."""
        try:
            async with self.within(self.bot.services.outbox.lease * 0.8):  # while the post is ours
                await self.deliver_by_kind(post)
        except Unreachable as closed:
            log.warning("nobody could be reached", post=post.id, match=post.match, challenge=post.challenge)
            await self.bot.services.outbox.drop(post, str(closed))
        except NoToken:
            await self.bot.services.outbox.wait(post, "silent", MEANWHILE[not self.is_new(post)])
        except AWAY as fault:
            wait = retry_after(fault)
            log.warning("posting is put off", post=post.id, fault=type(fault).__name__, wait=wait)
            await self.bot.services.outbox.later(post, type(fault).__name__, wait)
        except Unavailable:
            raise
        except Exception as fault:  # noqa: BLE001  one post must not stop the others
            await self.bot.services.outbox.later(post, f"fault {report(fault)}")

    async def deliver_by_kind(self, post: Post) -> None:
        """Posts one thing in the way of its kind."""
        if post.challenge is not None:
            await self.deliver_card(post, await self.bot.services.challenges.get(post.challenge))
        elif post.offer is not None:
            await self.deliver_offer(post, await self.bot.services.offers.get(post.offer))
        elif post.kind not in ("turn", "title"):
            await self.deliver_word(post, await self.bot.services.deadlines.notice(post))
        elif post.match is not None:
            deliver = self.deliver_turn if post.kind == "turn" else self.deliver_title
            await deliver(post, await self.bot.services.matches.get(post.match))

    @contextlib.asynccontextmanager
    async def within(self, seconds: float) -> AsyncIterator[None]:
        """Ends what takes longer, by TimeoutError."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            open_gate(self.bot.http)
            raise

    async def deliver_card(self, post: Post, challenge: Challenge) -> None:
        """The challenge card in its channel; else, with word of why, to the challenger alone.

        One that is closed is not posted any more, unless it was accepted unseen: the match's thread is opened on it.
        """
        place = challenge.place
        unseen = challenge.status == "accepted" and challenge.card is None and not place.answer_only
        if challenge.status != "open" and not unseen:
            await self.bot.services.outbox.drop(post, challenge.status)
            return
        message = card_message(challenge)
        sent = await self.send(post, [(self.stage(place), message)])
        if sent is None and place.answer_only:
            told = locales.say(challenge.language, "card-without-token", channel=whereabouts(place))
            sent = await self.to_asked(post, challenge, after(told, message))
        elif sent is None:
            told = locales.say(challenge.language, "card-not-posted", channel=whereabouts(place))
            sent = await self.letter(post, challenge.challenger.user, after(told, message))
        await self.note(post, sent)
        stands = await self.bot.services.challenges.get(challenge.id)
        if sent and stands.status != "open" and custom_ids(sent):  # it was closed in the meantime
            await edit_posted(sent, card_message(stands))

    async def to_asked(self, post: Post, challenge: Challenge, message: Message) -> discord.Message:
        """A message to the direct messages of everybody who is asked by name and shares the place.

        Raises NoToken if it cannot reach all of them, and where there is nobody to write to.
        """
        sent = None
        for one in challenge.invitations:
            if one.user and one.present and not one.taken:
                sent = await self.letter(post, one.user, message)
                if sent is None:
                    break
        if sent is None:
            raise NoToken
        return sent

    async def deliver_turn(self, post: Post, latest: Match) -> None:
        """A board in the match's thread, else its channel, else in direct messages to those who are to know."""
        match = await self.with_thread(latest.at(post.entry or 0))
        overtaken = match.entries < latest.entries
        pings = match.mover is None or (await self.bot.services.preferences.get(match.mover.user)).notify == "thread"
        needed = [match.mover.user] if match.mover and not overtaken else []
        make = partial(turn_message, match, overtaken, pings)
        await self.note(post, await self.to_players(post, match, make, needed=needed))
        await self.tidy(match)

    async def deliver_offer(self, post: Post, offer: Offer) -> None:
        """An offer, where the boards of its match go; not when it was answered some other way before."""
        if offer.status != "open":
            await self.bot.services.outbox.drop(post, offer.status)
            return

        async def message() -> Message:
            return offer_message(offer)

        needed = [seat.user for seat in offer.missing]
        await self.note(post, await self.to_players(post, offer.match, message, needed=needed))

    async def deliver_word(self, post: Post, word: Notice | None) -> None:
        """A word about somebody's time: to themselves, if that is how they like it, else where the boards go."""
        if word is None:
            await self.bot.services.outbox.drop(post, "overtaken")
            return
        match, sent = word.match, None
        mine = [match.mover.user] if match.mover and word.kind in PERSONAL else []
        if word.preferences.notify == "message":
            letter = word_message(word, word.preferences.language or match.language)
            for user in mine:
                sent = await self.letter(post, user, letter)

        async def message() -> Message:
            return word_message(word, match.language)

        await self.note(post, sent or await self.to_players(post, match, message, mine))
        if word.kind == "pause":
            await self.show_closed_offers(match)

    async def deliver_title(self, post: Post, match: Match) -> None:
        """The title of a match's thread, as the players are called now. Who opened a thread may change its title."""
        thread = match.place.thread
        if thread is None:
            await self.bot.services.outbox.drop(post, "no thread")
            return
        try:
            await retitle(await self.bot.fetch_channel(thread), thread_title(match))
        except discord.HTTPException as refused:
            if refused.code not in CLOSED and refused.status != 400:
                raise
            log.warning("a thread keeps its title", match=match.id, code=refused.code)
            await self.bot.services.outbox.drop(post, "title kept")
        else:
            await self.bot.services.outbox.sent(post, thread, thread)

    async def to_players(
        self,
        post: Post,
        match: Match,
        make: Callable[[], Awaitable[Message]],
        users: Sequence[int] = (),
        needed: Sequence[int] = (),
    ) -> discord.Message | None:
        """A message in a match's thread, else its channel (at first with word of why), else in direct messages.

        Raises NoToken where it can wait for somebody to be answered there: if it is for everybody, and does not reach
        all who need it.
        """
        place, message = match.place, await make()
        channel = self.stage(place)
        ways = [(channel, message)]
        if place.thread is not None:
            told = locales.say(match.language, "thread-closed", thread=f"<#{place.thread}>")
            known = match.board_channel == place.channel
            thread = self.channel(place.thread, place.guild)
            ways = [(thread, message), (channel, message if known else after(told, message))]
        needed = needed if place.answer_only else ()
        sent = await self.send(post, ways) or await self.by_letter(post, match, make, users, needed)
        if sent is None and place.answer_only and not users:
            raise NoToken
        return sent

    async def by_letter(
        self,
        post: Post,
        match: Match,
        make: Callable[[], Awaitable[Message]],
        users: Sequence[int],
        needed: Sequence[int],
    ) -> discord.Message | None:
        """A message to each player's direct messages, or to those of some; None, too, without all who need it."""
        place = match.place
        code = "place-without-token" if place.answer_only else "place-closed"
        told = locales.say(match.language, code, channel=whereabouts(place))
        sent, mover = None, match.mover.user if match.mover else None
        everybody = dict.fromkeys(seat.user for seat in match.seats)
        for user in users or sorted(everybody, key=lambda one: one not in needed):
            reached = await self.letter(post, user, after(told, await make()))
            if reached is None and user in needed:
                return None
            if reached and (sent is None or user == mover):
                sent = reached
        return sent

    async def letter(self, post: Post, user: int, message: Message) -> discord.Message | None:
        """A message in somebody's direct messages; None if they take none, or are nobody any more."""
        if not user:
            return None
        try:
            place = await self.bot.create_dm(discord.Object(user))
        except discord.HTTPException as closed:
            if closed.code not in CLOSED:
                raise
            log.info("a person cannot be written to", post=post.id, code=closed.code)
            return None
        return await self.send(post, [(place, message)])

    async def send(self, post: Post, ways: list[tuple[Any, Message]]) -> discord.Message | None:
        """What is found in any of the places, else made in the first that takes its message; None if none does."""
        for place, message in ways:
            if before := await self.posted_before(post, place, message.content):
                return before
        for place, message in ways:
            try:
                return await self.post(post, place, message)
            except discord.HTTPException as closed:
                if closed.code not in CLOSED:
                    raise
                log.info("a place is closed", post=post.id, code=closed.code)
            except NoToken:
                if self.is_new(post):
                    raise
        return None

    def is_new(self, post: Post) -> bool:
        """Whether a post was promised so lately that the answer to who brought it about may yet be on its way."""
        return discord.utils.utcnow().timestamp() - post.created_at < PATIENCE

    async def post(self, post: Post, place: Any, message: Message) -> discord.Message:
        """One attempt. Of two messages with the same nonce Discord drops the second, wherever they are sent."""
        message.rewind()
        nonce = hashlib.sha256(f"{post.id} {post.created_at} {place.id}".encode()).hexdigest()[:25]
        sent: discord.Message = await place.send(**message.send_arguments(), nonce=nonce)
        return sent

    async def posted_before(self, post: Post, place: Any, content: str) -> discord.Message | None:
        """The message, if an earlier attempt got through and the word of it was lost."""
        if not post.attempts:
            return None
        try:
            async for message in place.history(limit=LOOKED_BACK, after=promised_at(post)):
                if self.bot.user and message.author.id == self.bot.user.id and is_marked(message, post, content):
                    return message
        except discord.HTTPException as closed:
            if closed.code not in CLOSED:
                raise
            log.info("an earlier attempt cannot be looked for", post=post.id, code=closed.code)
        return None

    async def note(self, post: Post, sent: discord.Message | None) -> None:
        """Tells the outbox what came of it."""
        if sent is None:
            raise Unreachable("closed")
        await self.bot.services.outbox.sent(post, sent.channel.id, sent.id)

    async def with_thread(self, match: Match) -> Match:
        """The match with its thread, opened on the challenge card where the bot may; one card has one thread."""
        place = match.place
        if match.entries or place.thread or not match.card or not await self.wants_thread(place):
            return match
        card = self.channel(place.channel, place.guild).get_partial_message(match.card)
        try:
            thread = (await card.create_thread(name=thread_title(match), auto_archive_duration=THREAD_SLEEPS_AFTER)).id
        except discord.HTTPException as refused:
            if refused.code != Code.THREAD_EXISTS:
                if refused.code not in CLOSED and refused.status != 400:  # 400: it would be refused again and again
                    raise
                return match
            thread = match.card
        await self.bot.services.matches.move_to_thread(match.id, thread)
        return replace(match, place=replace(place, thread=thread))

    async def wants_thread(self, place: Place) -> bool:
        """Whether a match is to have a thread: if its server wants that, and the place allows it."""
        home = (await self.bot.services.preferences.get_server(place.guild or 0)).home
        return home == "threads" and self.may_write_in_threads(place)

    def may_write_in_threads(self, place: Place) -> bool:
        """Whether a place can have threads, and the bot may write in them; until Discord has told, it may."""
        guild = self.bot.get_guild(place.guild) if place.guild else None
        if guild and guild.unavailable:
            return True
        channel = guild.get_channel(place.channel) if guild else None
        return bool(guild and channel and channel.permissions_for(guild.me).send_messages_in_threads)

    async def tidy(self, match: Match) -> None:
        """Has older messages show how things stand; where that takes too long, they stay as they are."""
        try:
            async with self.within(TIDIED_WITHIN):
                await self.take_controls_off(match)
                await self.show_closed_offers(match)
        except TimeoutError:
            log.info("older messages stay as they were", match=match.id)

    async def show_closed_offers(self, match: Match) -> None:
        """The public messages of the offers that were closed as of a board, as they stand now."""
        for offer in await self.bot.services.offers.closed_at(match):
            await show_offer_again(self.bot, offer)

    async def take_controls_off(self, match: Match) -> None:
        """The board before this one keeps its picture only; where that fails, its buttons still answer politely."""
        if match.board is None or match.board_channel is None:
            return
        before = self.bot.followups.message(match.place.guild, match.board_channel, match.board)
        try:
            await before.edit(view=None)
        except AWAY as refused:
            log.info("old controls stay", match=match.id, fault=str(refused))

    def stage(self, place: Place) -> Any:
        """Where what is meant for everybody in a place goes."""
        return (
            FollowupChannel(self.bot.followups, place.channel)
            if place.answer_only
            else self.channel(place.channel, place.guild)
        )

    def channel(self, channel: int, guild: int | None) -> discord.PartialMessageable:
        """A channel or thread by its id, without asking Discord about it."""
        return self.bot.get_partial_messageable(channel, guild_id=guild)


async def retitle(thread: Any, title: str) -> None:
    """Changes the title of a thread. One that is archived can only be changed while it is open for a moment."""
    if thread.name == title:
        return
    archived = thread.archived
    await thread.edit(name=title, archived=False)
    if archived:
        await thread.edit(archived=True)


def open_gate(http: discord.http.HTTPClient) -> None:
    """Lets requests through again when one was cut off.

    In discord.py the request that meets a global limit shuts out all others while it waits, and lets them in when it
    has; cut off before that, it never would.
    """
    gate = getattr(http, "_global_over", None)
    if isinstance(gate, asyncio.Event):
        gate.set()


def after(told: str, message: Message) -> Message:
    """A message that begins with something else to be told."""
    return replace(message, content=f"{told}\n{message.content}")


def promised_at(post: Post) -> discord.Object:
    """A stand-in for a message of the moment when a post was promised."""
    moment = datetime.fromtimestamp(post.created_at - CLOCKS_APART, UTC)
    return discord.Object(discord.utils.time_snowflake(moment))


def is_marked(message: discord.Message, post: Post, content: str) -> bool:
    """Whether a message of ours is the one that a post promised; of words, the one that says the same."""
    if post.offer is not None:
        return custom_id("agree", post.offer) in custom_ids(message)
    if post.match is not None and post.kind != "turn":
        return message.content == content
    if post.match is not None:
        return any(named_board(file.filename) == (post.match, post.entry) for file in message.attachments)
    return custom_id("accept", post.challenge) in custom_ids(message)


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

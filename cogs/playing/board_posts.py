"""Delivery of the posts of a match: its boards, the title of its thread, and what people are told of both."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

import discord

import locales
from cogs.core.client import Client
from cogs.core.discord_codes import AWAY, Remedy, remedy
from cogs.core.message_contents import file_names
from cogs.core.messages import Message
from cogs.places.threads import rename_thread, title_of, with_thread
from cogs.playing.board_messages import TURN_NEWS, is_first_board, parse_file_name, turn_message
from cogs.posting.delivery import Delivery, Obsolete
from cogs.posting.match_post import MatchPost, TextPost
from cogs.posting.post import Post, Sent, require
from matches import Listing, Match, QueuedPost, Server
from runtime import logs
from runtime.services import Services
from wording.formatting import game_name, names_listed, safe, timestamp

UPDATES: Final[list[Callable[[Client, Match], Awaitable[None]]]] = []
"""What features do with their own messages once the board after an entry is posted."""

log = logs.get(__name__)


@dataclass(frozen=True)
class BoardPost(MatchPost):
    """The board after an entry of a match; needed by the player to move."""

    match: Match

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        await bot.services.deadlines.start_when_shown(queued)
        latest = await bot.services.matches.get(queued.subject)
        match = latest.at(queued.entry)
        if match.entries < latest.entries and not queued.holds_up:
            raise Obsolete("overtaken")
        overtaken, mover = match.entries < latest.entries, match.mover
        pings = mover is None or (await bot.services.preferences.get(mover.user)).notify == "thread"
        guild = match.place.guild
        server = await bot.services.preferences.get_server(guild) if guild else Server()
        news, new = await TURN_NEWS(bot.services, match), await is_new_to_somebody(bot.services, match)
        message = await turn_message(match, overtaken, pings, server.theme, news, new=new)
        return cls(queued, match, message, needed=[mover.user] if mover and mover.user and not overtaken else [])

    async def deliver(self, delivery: Delivery) -> discord.Message:
        match = await with_thread(delivery.bot, self.match)
        return await MatchPost.deliver(replace(self, match=match), delivery)

    async def retry(self, delivery: Delivery, faults: Mapping[int, Exception], sent: discord.Message | None) -> None:
        """Queue a separate post for each of these users, unless nobody was reached."""
        if sent is None:
            await super().retry(delivery, faults, sent)
        players = {seat.user: seat.player for seat in self.match.seats if seat.user in faults}
        await delivery.bot.services.outbox.send_privately(self.queued, players.values(), self.match.turn)

    async def miss_mover(self, delivery: Delivery) -> None:
        """Queue a separate post for the player to move, which tells that the board has not reached them."""
        if self.match.turn is not None:
            await delivery.bot.services.outbox.send_privately(self.queued, [self.match.turn], self.match.turn)

    async def give_up(self, bot: Client) -> None:
        """Tell the player to move in a few plain words that it is their turn."""
        await bot.services.deadlines.tell_unshown(self.queued)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the board by the match and entry in the name of its picture."""
        board = self.queued.subject, self.queued.entry
        return any(parse_file_name(name) == board for name in file_names(found))

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Remove the controls of the previous board, and have features update their messages."""
        await remove_controls(bot, self.match)
        for update in UPDATES:
            await update(bot, self.match)


@dataclass(frozen=True)
class PrivateBoardPost(BoardPost):
    """A board for one player by direct message, after a request failed or was refused. Obsolete once another entry
    follows. That for the player to move goes to the place of the match if it can be posted there again.
    """

    async def deliver(self, delivery: Delivery) -> discord.Message:
        [seat] = [seat for seat in self.match.seats if seat.player == self.queued.number]
        is_tried_again = seat == self.match.mover and not self.match.place.answer_only
        ways = self._ways(delivery.bot) if is_tried_again else []
        sent = await delivery.send(ways, self.is_shown_by)
        return require(sent or await delivery.direct_message(seat.user, self.direct_message, self.is_shown_by))

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Do nothing: the post of the board to the others has tidied."""


@dataclass(frozen=True)
class UnreadPost(TextPost):
    """A notice that replies of some time could not be read. Obsolete once nobody is to move."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.mover is None:
            raise Obsolete("over")
        moments = {"since": timestamp(queued.number, "f"), "until": timestamp(queued.created_at, "t")}
        recipients = [match.mover.user] if match.mover.user else None
        return cls(queued, match, Message(locales.say(match.language, "reply-unread", **moments)), recipients)


@dataclass(frozen=True)
class VoidPost(TextPost):
    """A notice to all players that a match ends without a result, because the rules cannot replay its record."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.listing(queued.subject)
        language, names = match.language, tuple(map(safe, names_listed(match.language, match.seats)))
        data = {"id": str(match.id), "game": game_name(language, match.game), "players": names}
        return cls(queued, match, Message(locales.say(language, "match-void", **data)))

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Remove the controls of the latest board."""
        await remove_controls(bot, self.match)


@dataclass(frozen=True)
class TitlePost(Post):
    """A new title for the thread of a match. If Discord refuses it for good, the thread keeps its title."""

    match: Match
    thread: int

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.place.thread is None:
            raise Obsolete("no thread")
        return cls(queued, match, match.place.thread)

    async def deliver(self, delivery: Delivery) -> discord.PartialMessage:
        """Change the title, and return the thread's first message, whose id is that of the thread."""
        try:
            await rename_thread(delivery.bot, self.thread, await title_of(delivery.bot, self.match))
            log.debug("a thread has its title", match=self.match.id, thread=self.thread)
        except discord.HTTPException as refused:
            if remedy(refused) is Remedy.RETRY:
                raise
            log.warning("a thread keeps its title", match=self.match.id, code=refused.code)
            raise Obsolete("title kept") from refused
        return delivery.bot.get_partial_messageable(self.thread).get_partial_message(self.thread)


async def remove_controls(bot: Client, match: Match | Listing) -> None:
    """Remove the controls of the latest board of a match. If that fails, they still answer."""
    if match.board is None or match.board_channel is None:
        return
    board = bot.followups.message(match.place.guild, match.board_channel, match.board)
    try:
        await board.edit(view=None)
    except AWAY as refused:
        log.info("old controls stay", match=match.id, fault=str(refused))


async def is_new_to_somebody(services: Services, match: Match) -> bool:
    """Return whether a board is the first of a match one of whose people is new to its game."""
    people = [seat.user for seat in match.people if seat.user]
    return is_first_board(match) and bool(await services.lessons.newcomers(match.game.id, people))

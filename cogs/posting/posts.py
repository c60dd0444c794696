"""The kinds of posts: message, recipients, destinations, and how a post is recognised in a channel."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Self

import discord

import locales
from cogs.challenges.announcements import correct_announcement
from cogs.challenges.challenge_cards import card_message, is_practice, picture_name
from cogs.clocks.notice_messages import notice_message
from cogs.core.client import Client
from cogs.core.controls import custom_id
from cogs.core.discord_codes import AWAY, Remedy, remedy
from cogs.core.followups import FollowupChannel, NoToken
from cogs.core.formatting import game_name, name_of, names_listed, place_link, safe, timestamp
from cogs.core.message_contents import custom_ids, file_names, text_of
from cogs.core.messages import Message, edit_posted
from cogs.core.preferences import Reader
from cogs.events.event_posts import ChangedEventPost, EventPost
from cogs.follows.follow_posts import DigestPost, FollowedPost
from cogs.places.threads import rename_thread, title_of, wants_thread, with_thread
from cogs.playing.board_messages import is_first_board, parse_file_name, told_entries, turn_message, turn_text
from cogs.playing.offer_messages import offer_message
from cogs.posting.delivery import Channel, Delivery, Obsolete, Way
from cogs.posting.outdated_messages import remove_controls, update_closed_offers
from cogs.posting.post import ChannelPost, Post, Sent, require, with_reason
from cogs.teams.motion_asking import offer_of
from cogs.teams.motion_messages import motion_message
from cogs.teams.server_match_posts import ServerMatchPost
from cogs.training.daily_messages import daily_message, solve_id
from matches import NOBODY, Challenge, Listing, Match, MatchError, Place, QueuedPost, Server
from matches.clocks.deadline_service import UNREAD
from matches.models import PERSONAL
from matches.teams.server_match_service import BEGUN, RESTED
from matches.teams.team_models import Ballot, Faithful
from runtime import logs
from runtime.services import Services
from training.daily_service import Daily

log = logs.get(__name__)


@dataclass(frozen=True)
class CardPost(Post):
    """A challenge card, for the channel or for the thread of the previous match; else for direct messages.

    In direct messages it gives the reason. A closed challenge gets no card, unless it was accepted before its card was
    posted: the match's thread is opened on the card.
    """

    challenge: Challenge
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        challenge = await bot.services.challenges.get(queued.subject)
        unseen = challenge.status == "accepted" and challenge.card is None and not challenge.place.answer_only
        if challenge.status != "open" and not unseen:
            raise Obsolete(challenge.status)
        if is_practice(challenge) and not await wants_thread(bot, challenge.place):
            raise Obsolete("nobody is asked, and no thread is wanted")
        return cls(queued, challenge, await card_message(bot, challenge))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        place, ways = self.challenge.place, [Way(channel_of(delivery.bot, self.challenge.place), self.message)]
        if place.thread and self.challenge.status == "open":
            ways.insert(0, Way(delivery.bot.get_partial_messageable(place.thread, guild_id=place.guild), self.message))
        sent = await delivery.send(ways, self.is_shown_by)
        if sent:
            return sent
        code = "card-without-token" if place.answer_only else "card-not-posted"
        reason = locales.say(self.challenge.language, code, channel=place_link(place))
        sent = await self._send_directly(delivery, with_reason(reason, self.message))
        if not place.answer_only:
            await correct_announcement(delivery.bot, self.challenge, "card-sent-directly")
        return sent

    async def give_up(self, bot: Client) -> None:
        """Tell the challenger, as long as their interaction can be answered; after that the desk tells."""
        await correct_announcement(bot, self.challenge, "card-given-up")

    async def _send_directly(self, delivery: Delivery, message: Message) -> discord.Message:
        """Send the card to the challenger, or to the invited people if only followups are possible.

        Raises NoToken if an invited person cannot be reached, or if nobody is invited by name.
        """
        if not self.challenge.place.answer_only:
            sent = await delivery.direct_message(self.challenge.challenger.user, message, self.is_shown_by)
            return require(sent)
        sent = None
        for invitation in self.challenge.invitations:
            if invitation.user and invitation.present and invitation.waiting:
                sent = await delivery.direct_message(invitation.user, message, self.is_shown_by)
                if sent is None:
                    break
        if sent is None:
            raise NoToken(self.challenge.place.channel)
        return sent

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the card by the challenge's number in the name of its picture."""
        return any(name.startswith(f"{picture_name(self.challenge)}.") for name in file_names(found))

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Edit the card if the challenge was closed while the card was being posted."""
        challenge = await bot.services.challenges.get(self.challenge.id)
        if challenge.status != "open" and isinstance(sent, discord.Message) and custom_ids(sent):
            await edit_posted(sent, await card_message(bot, challenge))


@dataclass(frozen=True)
class AnchorPost(CardPost):
    """A rematch's card for the channel: threads can only be opened there, and the first card is in a thread."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        challenge = await bot.services.challenges.get(queued.subject)
        if not await wants_thread(bot, challenge.place):
            raise Obsolete("no thread is wanted")
        return cls(queued, challenge, await card_message(bot, challenge))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        way = Way(channel_of(delivery.bot, self.challenge.place), self.message)
        return require(await delivery.send([way], self.is_shown_by))


@dataclass(frozen=True)
class MatchPost(Post):
    """A post for the players of a match: in its thread, else in its channel, else in direct messages."""

    match: Match | Listing
    message: Message
    recipients: Sequence[int] = ()
    """Users to send direct messages to; empty for all players."""
    needed: Sequence[int] = ()
    """Users who have to act on the post. With followups only, it is put off unless all of them can be reached."""

    async def deliver(self, delivery: Delivery) -> discord.Message:
        sent = await delivery.send(self._ways(delivery.bot), self.is_shown_by) or await self._send_directly(delivery)
        if sent is None and self.match.place.answer_only and not self.recipients:
            raise NoToken(self.match.place.channel)
        return require(sent)

    def _ways(self, bot: Client) -> list[Way]:
        """Return the thread and the channel; the first message in the channel explains why it is not in the thread."""
        match, place, channel = self.match, self.match.place, channel_of(bot, self.match.place)
        if place.thread is None:
            return [Way(channel, self.message)]
        thread = bot.get_partial_messageable(place.thread, guild_id=place.guild)
        if match.board_channel == place.channel:
            return [Way(thread, self.message), Way(channel, self.message)]
        return [Way(thread, self.message), Way(channel, with_reason(thread_reason(match), self.message))]

    async def _send_directly(self, delivery: Delivery) -> discord.Message | None:
        """Send direct messages with the reason to the recipients, or to all players.

        Return the message to the player to move, else the first one; None if nobody accepts one, or if a needed user
        does not. If requests fail for some users, the others get their messages before `retry` is called.
        """
        mover = self.match.mover.user if self.match.mover else None
        needed = self.needed if self.match.place.answer_only else ()
        message, sent = self.direct_message, None
        players = dict.fromkeys(seat.user for seat in self.match.seats)
        faults: dict[int, Exception] = {}
        is_mover_refused = False
        for user in self.recipients or sorted(players, key=lambda player: player not in needed):
            try:
                reached = await delivery.direct_message(user, message, self.is_shown_by)
            except AWAY as fault:
                if user in needed:
                    raise
                faults[user] = fault
                continue
            if reached is None and user in needed:
                return None
            is_mover_refused |= reached is None and user == mover
            if reached and (sent is None or user == mover):
                sent = reached
        if faults:
            await self.retry(delivery, faults, sent)
        if sent and is_mover_refused:
            await self.miss_mover(delivery)
        return sent

    @property
    def direct_message(self) -> Message:
        """The direct message, with the reason why it is not in the place of the match."""
        return with_reason(place_reason(self.match), self.message)

    async def retry(self, delivery: Delivery, faults: Mapping[int, Exception], _: discord.Message | None) -> None:
        """Schedule another attempt for users whose direct messages failed. By default, raise to retry the post."""
        raise next(iter(faults.values()))

    async def miss_mover(self, delivery: Delivery) -> None:
        """Do what is necessary because the player to move accepts no direct message, but others got one."""

    @abstractmethod
    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Return whether a message of the bot is this post; `message` is the one that would be sent to that channel."""


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
        ballots, faithful = await told_ballots(bot.services, match), await thanked(bot.services, match)
        new = await is_new_to_somebody(bot.services, match)
        message = await turn_message(match, overtaken, pings, server.theme, ballots, faithful, new=new)
        return cls(queued, match, message, needed=[mover.user] if mover and not overtaken else [])

    async def deliver(self, delivery: Delivery) -> discord.Message:
        match = await with_thread(delivery.bot, self.match)
        return await MatchPost.deliver(replace(self, match=match), delivery)

    async def retry(self, delivery: Delivery, faults: Mapping[int, Exception], sent: discord.Message | None) -> None:
        """Queue a separate post for each of these users, unless nobody was reached."""
        if sent is None:
            await super().retry(delivery, faults, sent)
        players = {seat.user: seat.player for seat in self.match.seats if seat.user in faults}
        await delivery.bot.services.outbox.send_apart(self.queued, players.values(), self.match.turn)

    async def miss_mover(self, delivery: Delivery) -> None:
        """Queue a separate post for the player to move, which tells that the board has not reached them."""
        if self.match.turn is not None:
            await delivery.bot.services.outbox.send_apart(self.queued, [self.match.turn], self.match.turn)

    async def give_up(self, bot: Client) -> None:
        """Tell the player to move in a few plain words that it is their turn."""
        await bot.services.deadlines.tell_unshown(self.queued)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the board by the match and entry in the name of its picture."""
        board = self.queued.subject, self.queued.entry
        return any(parse_file_name(name) == board for name in file_names(found))

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Remove the controls of the previous board, and edit the offers that the entry closed."""
        await remove_controls(bot, self.match)
        await update_closed_offers(bot, self.match)


@dataclass(frozen=True)
class TallyPost(Post):
    """The number of votes in a team's ballot, edited into the message of its board. Obsolete once an entry follows."""

    match: Match
    text: str

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.entries != queued.entry or match.board is None or match.board_channel is None:
            raise Obsolete("overtaken")
        return cls(queued, match, turn_text(match, ballots=await told_ballots(bot.services, match)))

    async def deliver(self, delivery: Delivery) -> discord.PartialMessage:
        """Change the text of the board, but for the reason why it is not in its place, and return its message."""
        assert self.match.board
        assert self.match.board_channel
        channel = delivery.bot.get_partial_messageable(self.match.board_channel, guild_id=self.match.place.guild)
        board = channel.get_partial_message(self.match.board)
        try:
            text = "\n".join(filter(None, (await self._reason_on(board), self.text)))
            await board.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as refused:
            if remedy(refused) is Remedy.RETRY:
                raise
            log.info("a board keeps its count", match=self.match.id, code=refused.code)
            raise Obsolete("board kept") from refused
        return board

    async def _reason_on(self, board: discord.PartialMessage) -> str:
        """Return the reason with which the message of the board begins; none if it is in the place of the match."""
        place = self.match.place
        if board.channel.id == (place.thread or place.channel):
            return ""
        said, reasons = (await board.fetch()).content, (thread_reason(self.match), place_reason(self.match))
        return next((reason for reason in reasons if said.startswith(reason)), "")


@dataclass(frozen=True)
class ApartPost(BoardPost):
    """A board for one player by direct message, after a request failed or was refused. Obsolete once another entry
    follows. That for the player to move goes to the place of the match if it can be posted there again.
    """

    async def deliver(self, delivery: Delivery) -> discord.Message:
        [seat] = [seat for seat in self.match.seats if seat.player == self.queued.number]
        is_tried_again = seat == self.match.mover and not self.match.place.answer_only
        ways = self._ways(delivery.bot) if is_tried_again else []
        sent = await delivery.send(ways, self.is_shown_by)
        return require(sent or await delivery.direct_message(seat.user, self.direct_message, self.is_shown_by))

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Do nothing: the post of the board to the others has tidied."""


@dataclass(frozen=True)
class OfferPost(MatchPost):
    """An offer in a match, needed by the players who have not answered. Obsolete once the offer is closed."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        offer = await bot.services.offers.get(queued.subject)
        if offer.status != "open":
            raise Obsolete(offer.status)
        return cls(queued, offer.match, offer_message(offer), needed=[seat.user for seat in offer.missing])

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the offer by its Accept button."""
        return custom_id("agree", self.queued.subject) in custom_ids(found)


@dataclass(frozen=True)
class MotionPost(MatchPost):
    """A motion of a team in a match. Obsolete once it is decided; it goes nowhere but to the place of the match."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        motion = await bot.services.motions.get(queued.subject, NOBODY)
        if motion.status != "open":
            raise Obsolete(motion.status)
        match = await bot.services.matches.get(motion.match)
        message = motion_message(motion, match, match.language, await offer_of(bot, motion))
        return cls(queued, match, message, recipients=[NOBODY])

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the motion by its first button."""
        return custom_id("motion-yes", self.queued.subject) in custom_ids(found)


@dataclass(frozen=True)
class NoticePost(MatchPost):
    """A notice about time. Personal ones go to the player to move, by direct message if that is their preference."""

    match: Match
    direct: Message | None = None
    """The direct message in the player's own language; None if they do not want direct messages."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        notice = await bot.services.deadlines.notice(queued)
        if notice is None:
            raise Obsolete("overtaken")
        match, preferences = notice.match, notice.preferences
        recipients = [match.mover.user] if match.mover and notice.kind in PERSONAL else []
        message = notice_message(notice, match.language)
        if preferences.notify != "message":
            return cls(queued, match, message, recipients)
        direct = notice_message(notice, preferences.language or match.language)
        return cls(queued, match, message, recipients, direct=direct)

    async def deliver(self, delivery: Delivery) -> discord.Message:
        if self.direct:
            for user in self.recipients:
                if sent := await delivery.direct_message(user, self.direct, self.is_shown_by):
                    return sent
        return await super().deliver(delivery)

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the notice by its text."""
        return text_of(found) == message.text

    async def give_up(self, bot: Client) -> None:
        """If the player to move cannot be told at all of a board that was not shown, tell the others."""
        if self.queued.kind == "unshown":
            await bot.services.deadlines.tell_unreached(self.queued)

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Edit the offer of a pause that has begun."""
        if self.queued.kind == "pause":
            await update_closed_offers(bot, self.match)


@dataclass(frozen=True)
class StuckPost(MatchPost):
    """An apology to those waiting for a computer that fails to move. Obsolete once it has moved."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.mover is None or match.entries != queued.entry:
            raise Obsolete("overtaken")
        player, reference = name_of(match.language, match.mover), f"{queued.number:08x}"
        return cls(queued, match, Message(locales.say(match.language, "stuck", player=player, reference=reference)))

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the apology by its text, which includes the reference."""
        return text_of(found) == message.text


@dataclass(frozen=True)
class UnreadPost(MatchPost):
    """A notice that replies of some time could not be read. Obsolete once nobody is to move."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.mover is None:
            raise Obsolete("over")
        moments = {"since": timestamp(queued.number, "f"), "until": timestamp(queued.created_at, "t")}
        recipients = [match.mover.user] if match.mover.user else []
        return cls(queued, match, Message(locales.say(match.language, "reply-unread", **moments)), recipients)

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the notice by its text, which includes the time."""
        return text_of(found) == message.text


@dataclass(frozen=True)
class VoidPost(MatchPost):
    """A notice to all players that a match ends without a result, because the rules cannot replay its record."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.listing(queued.subject)
        language, names = match.language, tuple(map(safe, names_listed(match.language, match.seats)))
        data = {"id": str(match.id), "game": game_name(language, match.game), "players": names}
        return cls(queued, match, Message(locales.say(language, "match-void", **data)))

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the notice by its text, which includes the match number."""
        return text_of(found) == message.text

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Remove the controls of the latest board."""
        await remove_controls(bot, self.match)


@dataclass(frozen=True)
class DailyPost(ChannelPost):
    """The daily puzzle, in the channel that the server has chosen. Obsolete once a later puzzle is queued."""

    daily: Daily

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.dailies.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        server = await bot.services.preferences.get_server(report.daily.guild)
        place = Place(report.daily.guild, report.daily.channel)
        return cls(queued, place, await daily_message(report, Reader(report.language, server.theme)), report.daily)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the puzzle by its button."""
        return solve_id(self.daily.id) in custom_ids(found)


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
        except discord.HTTPException as refused:
            if remedy(refused) is Remedy.RETRY:
                raise
            log.warning("a thread keeps its title", match=self.match.id, code=refused.code)
            raise Obsolete("title kept") from refused
        return delivery.bot.get_partial_messageable(self.thread).get_partial_message(self.thread)


POSTS: Final[Mapping[str, type[Post]]] = {
    "card": CardPost,
    "anchor": AnchorPost,
    "board": BoardPost,
    "tally": TallyPost,
    "apart": ApartPost,
    "offer": OfferPost,
    "motion": MotionPost,
    "title": TitlePost,
    "stuck": StuckPost,
    UNREAD: UnreadPost,
    "void": VoidPost,
    "daily": DailyPost,
    "league": EventPost,
    "league_change": ChangedEventPost,
    "tournament": EventPost,
    "tournament_change": ChangedEventPost,
    **dict.fromkeys((BEGUN, RESTED), ServerMatchPost),
    "followed": FollowedPost,
    "digest": DigestPost,
    **dict.fromkeys((*PERSONAL, "late", "day", "pause", "away", "back", "unreached"), NoticePost),
}


def thread_reason(match: Match | Listing) -> str:
    """Return why a post is not in the thread of a match."""
    return locales.say(match.language, "thread-closed", thread=f"<#{match.place.thread}>")


def place_reason(match: Match | Listing) -> str:
    """Return why a post is not in the place of a match."""
    code = "place-without-token" if match.place.answer_only else "place-closed"
    return locales.say(match.language, code, channel=place_link(match.place))


async def told_ballots(services: Services, match: Match) -> list[Ballot]:
    """Return the ballots that a board tells of: those of the entries told, and the open one if it shows its votes."""
    results = [await services.votes.result(match.at(entry)) for entry in told_entries(match)] if match.teams else []
    ballots = [ballot for ballot in results if ballot]
    team = match.mover.team if match.mover else None
    if team and team.open_votes and match.ballot:
        with suppress(MatchError):  # it has closed since the match was read, or another one is open
            shown = await services.votes.ballot(match.id, NOBODY)
            ballots += [shown] if shown.id == match.ballot.id else []
    return ballots


async def is_new_to_somebody(services: Services, match: Match) -> bool:
    """Return whether a board is the first of a match one of whose people is new to its game."""
    people = [seat.user for seat in match.people if seat.user]
    return is_first_board(match) and bool(await services.lessons.newcomers(match.game.id, people))


async def thanked(services: Services, match: Match) -> Sequence[Faithful]:
    """Return the members of teams whom the board of a finished match thanks."""
    return await services.votes.faithful(match) if match.teams and match.mover is None else ()


def channel_of(bot: Client, place: Place) -> Channel:
    """Return the channel of a place by its id alone; if only followups are possible, a `FollowupChannel`."""
    if place.answer_only:
        return FollowupChannel(bot.followups, place.channel)
    return bot.get_partial_messageable(place.channel, guild_id=place.guild)

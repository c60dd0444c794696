"""Texts and buttons about time: lines beside a board, and notices as posts of their own."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

import discord

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.desk.desk_messages import ShownMatches
from cogs.offers.offer_messages import update_closed_offers
from cogs.playing.board_messages import Board, move_button
from cogs.posting.delivery import Delivery, Obsolete
from cogs.posting.match_post import TextPost
from cogs.posting.post import Sent
from matches import Listing, Match, Notice, QueuedPost, Seat
from matches.acts.open_acts import hurrying
from matches.core.clock import DAY, MINUTE, SILENCE, days_and_hours
from matches.core.models import PERSONAL
from wording.formatting import (
    away_lines,
    current_time,
    game_name,
    match_url,
    mention_of,
    names_listed,
    safe,
    timestamp,
    timestamps,
)


def board_lines(board: Board) -> Iterator[str]:
    """Yield the lines of a board about time, and about players other than the reader who are away."""
    yield from time_lines(board.language, board.match)
    yield from presence_lines(board.language, board.match, board.match.seats_in(board.user))


def desk_lines(shown: ShownMatches) -> list[str]:
    """Return the lines about players other than the reader who are away, for matches of a desk."""
    return [
        line
        for match in shown.matches
        for line in presence_lines(shown.language, match, match.seats_in(besides=shown.user))
    ]


def time_lines(language: str, match: Match) -> Iterator[str]:
    """Yield lines about a match's pause, deadline and banks."""
    if match.mover and match.paused_until and current_time() < match.paused_until:
        yield locales.say(language, "time-paused", **timestamps(match.paused_until))
    if match.deadline is not None:
        code = "time-until" if current_time() < match.deadline else "time-over"
        yield locales.say(language, code, **timestamps(match.deadline))
        if match.clock.bank:
            yield locales.say(language, "time-banks", banks=list(_banks(language, match)))


def presence_lines(language: str, match: Match | Listing, seats: Iterable[Seat]) -> Iterator[str]:
    """Yield which of these players are away, and whether reminders are held back for the player to move."""
    mover = match.mover
    if mover is None:
        return
    yield from away_lines(language, (seat.holder for seat in seats))
    until = match.reminder_waits_until(current_time())
    if until and mover in seats:
        yield locales.say(language, "time-quiet", player=safe(mover.name), until=timestamp(until, "t"))


def _banks(language: str, match: Match) -> Iterator[str]:
    """Yield the bank of each person who is in, as of the start of the turn."""
    for seat in match.seats:
        if match.is_in(seat) and not seat.is_computer:
            bank = seat.bank or 0
            days, hours = days_and_hours(bank)
            data = {"days": days, "hours": hours, "minutes": -(-bank // MINUTE)}
            yield locales.say(language, "time-bank", player=safe(seat.name), **data)


def hurry_buttons(board: Board) -> list[Button]:
    """Return the buttons by which the reader may hurry the player to move, or give them time."""
    names = hurrying(board.match, board.seat, current_time()) if board.seat else ()
    return _time_buttons(board.match, board.language, names)


def _time_buttons(match: Match, language: str, names: Iterable[str]) -> list[Button]:
    """Return the buttons for some actions that hurry the player to move, or give them time."""
    still_in = sum(match.is_in(seat) for seat in match.seats)
    labels = {name: locales.say(language, f"button-{name}", count=still_in) for name in names}
    return [Button.to(name, match.id, match.entries, label=label) for name, label in labels.items()]


def notice_message(notice: Notice, language: str) -> Message:
    """Return a notice about time. Personal ones ping the player to move, unless their preferences say no.

    A notice that is sent again has to read the same: if the process died after sending it, the next process recognises
    it by its text (`TextPost`). So say moments as timestamps, and nothing that changes with time alone.
    """
    assert notice.match.mover
    mover = notice.match.mover
    pinged = notice.kind in PERSONAL and notice.preferences.notify != "none"
    pings = [mover.user] if pinged and mover.user else ()
    return Message("\n".join(_lines(notice, language)), controls=_controls(notice, language), pings=pings)


def _lines(notice: Notice, language: str) -> Iterator[str]:
    match, mover = notice.match, notice.match.mover
    assert mover
    others = tuple(map(safe, names_listed(language, (seat for seat in match.seats_in() if seat != mover))))
    data = {
        "mover": mention_of(mover),
        "player": safe(_concerned(notice).name),
        "opponents": others,
        "game": game_name(language, match.game),
        "link": match_url(match),
        "timed": match.deadline is not None,
        "days": SILENCE // DAY,
    }
    code = f"time-{notice.kind.replace('_', '-')}"
    yield locales.say(language, code, **data, **timestamps(_about(notice)))
    if notice.kind == "direct_message":
        if match.unplanned.get(mover.player) == match.entries:
            yield locales.say(language, "time-unplanned")
        yield from time_lines(language, match)


def _concerned(notice: Notice) -> Seat:
    """Return the seat of the person who is away, else that of the player to move."""
    seat = notice.match.seat_of(notice.absence.user) if notice.absence else notice.match.mover
    assert seat
    return seat


def _about(notice: Notice) -> int:
    """Return the moment that a notice is about, in seconds since 1970."""
    if notice.absence:
        return notice.absence.span.end
    if notice.kind == "pause":
        return notice.match.paused_until or 0
    return notice.match.overdue_at


def _controls(notice: Notice, language: str) -> discord.ui.View | None:
    match = notice.match
    if notice.kind == "late":
        nudge = ("nudge",) if match.mover and match.mover.user else ()
        return view(*_time_buttons(match, language, ("claim-time", *nudge, "day")))
    if notice.kind in PERSONAL:
        return view(move_button(language, match))
    return None


def time_change_text(language: str, code: str, match: Match) -> str:
    """Return the confirmation for a person who has hurried another player or given them time."""
    player = safe(match.mover.name) if match.mover else ""
    return locales.say(language, code, player=player, link=match_url(match), **timestamps(match.overdue_at))


@dataclass(frozen=True)
class NoticePost(TextPost):
    """A notice about time. Personal ones go to the player to move, by direct message if that is their preference."""

    match: Match
    direct: Message | None = None
    """The direct message in the player's own language; None if they do not want direct messages."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        notice = await bot.services.deadlines.notice(queued)
        if notice is None:
            raise Obsolete("overtaken")
        match, mover, preferences = notice.match, notice.match.mover, notice.preferences
        recipients = ([mover.user] if mover and mover.user else []) if notice.kind in PERSONAL else None
        message = notice_message(notice, match.language)
        if preferences.notify != "message":
            return cls(queued, match, message, recipients)
        direct = notice_message(notice, preferences.language or match.language)
        return cls(queued, match, message, recipients, direct=direct)

    async def deliver(self, delivery: Delivery) -> discord.Message:
        if self.direct:
            for user in self.recipients or ():
                if sent := await delivery.direct_message(user, self.direct, self.is_shown_by):
                    return sent
        return await super().deliver(delivery)

    async def give_up(self, bot: Client) -> None:
        """If the player to move cannot be told at all of a board that was not shown, tell the others."""
        if self.queued.kind == "unshown":
            await bot.services.deadlines.tell_unreached(self.queued)

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Edit the offer of a pause that has begun."""
        if self.queued.kind == "pause":
            await update_closed_offers(bot, self.match)

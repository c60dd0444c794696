"""How turns, banks and deadlines change with the entries of a record, with pauses and with absences.

Every function runs in the transaction of the change that it follows from.
"""

from dataclasses import replace
from typing import TypeVar

from matches.clocks import DAY, SILENCE
from matches.loading import States, read_match
from matches.models import Listing, Match, Preferences, Seat
from matches.store import clock_queries, match_queries, outbox_queries
from matches.store.transactions import Transaction
from matches.time_spans import Quiet, Span, deadline, passed, reminder, shifted

Running = TypeVar("Running", Match, Listing)
Times = dict[str, int | None]
"""Columns of a match: when its turn began, its deadline, and when it is due."""


async def start_clock(transaction: Transaction, match_id: int, now: int) -> None:
    """Start the clock of a match that begins."""
    match = await read_match(transaction, States(1), match_id)
    assert match is not None
    if match.clock.bank:
        match = await _set_banks(transaction, match, {seat.player: match.clock.bank for seat in match.people})
    _, times = await _begin_turn(transaction, match, now)
    await match_queries.change_match(transaction, match_id, **times)


async def update_clock(
    transaction: Transaction, before: Match, seat: Seat, after: Match, now: int, *, is_answered: bool = False
) -> tuple[Match, Times]:
    """Return a match with its times as they are after an entry of a seat's player, and the columns that are to be
    stored of it. A person's move ends a pause.

    A new turn begins with a ply, or when another player is to move. A player who is still to move goes on with the
    time they had. No clock runs for computers. If the entry is answered at once (`is_answered`), nobody is told that it
    is their turn.
    """
    played, mover = after.state.ply - before.state.ply, after.mover
    if mover is None:
        return after, {"due_at": None}
    if not played and mover.player == before.state.turn:
        await _queue_direct_message(transaction, after, mover, now)
        return after, {}
    if played > 0 and not seat.is_computer:
        after = await _end_pause(transaction, await _charge(transaction, before, seat, after, now), now)
    elif played < 0:
        return await _repeat_turn(transaction, before, seat, after, now)
    return await _begin_turn(transaction, after, now, is_answered=is_answered)


async def set_deadline(transaction: Transaction, match: Running, until: int, now: int) -> Running:
    """Return a match whose player to move is overdue from `until` on. Its next reminder or deadline moves with that."""
    seat = match.mover
    assert seat
    match = replace(match, overdue_at=until)
    due = _next_due(match, seat, now)
    await match_queries.change_match(transaction, match.id, deadline=until, due_at=due)
    return match


async def shift(transaction: Transaction, match: Running, before: list[Span], after: list[Span], now: int) -> Running:
    """Return a match with the deadline moved, some of the spans that do not count having changed from `before` to
    `after`.
    """
    seat = match.mover
    assert seat
    if seat.is_computer:
        return match
    changed = (*before, *after)
    kept: list[Span] = [span for span in await spans(transaction, match, seat, now) if span not in changed]
    until = shifted(match.overdue_at, now, [*kept, *before], [*kept, *after])
    return await set_deadline(transaction, match, until, now)


async def begin_pause(transaction: Transaction, match: Match, days: int, now: int) -> Match:
    """Return a match that is paused: no time counts for some days, or until a player moves."""
    pause = Span(now, now + days * DAY)
    await clock_queries.add_pause(transaction, match.id, *pause)
    return await shift(transaction, replace(match, paused_until=pause.end), [], [pause], now)


async def spans(transaction: Transaction, match: Match | Listing, seat: Seat, since: int) -> list[Span]:
    """Return the spans that do not count for a seat and reach beyond a moment: pauses and absences."""
    if isinstance(match, Match) and max(match.paused_until or 0, seat.away_until or 0) <= since:
        return []
    return [Span(*row) for row in await clock_queries.spans(transaction, match.id, seat.user, since)]


def quiet_hours(preferences: Preferences) -> Quiet:
    """Return a person's quiet hours."""
    return Quiet(preferences.quiet_from, preferences.quiet_to, preferences.zone)


async def _begin_turn(
    transaction: Transaction, match: Match, now: int, budget: int | None = None, *, is_answered: bool = False
) -> tuple[Match, Times]:
    """Return a match whose turn begins now, and its columns. The player has the time of a turn, or a `budget` in
    seconds.

    One whose answer is at hand (`is_answered`) is not told.
    """
    seat = match.mover
    assert seat
    if seat.is_computer:
        match = replace(match, turn_at=now, overdue_at=now + SILENCE)
        return match, {"turn_at": now, "deadline": None, "due_at": None}
    budget = match.clock.budget(seat.bank) if budget is None else budget
    uncounted = await spans(transaction, match, seat, now)
    match = replace(match, turn_at=now, overdue_at=deadline(now, budget, uncounted, seat.quiet))
    if not is_answered:
        await _queue_direct_message(transaction, match, seat, now)
    return match, {"turn_at": now, "deadline": match.overdue_at, "due_at": _next_due(match, seat, now)}


async def _queue_direct_message(transaction: Transaction, match: Match, seat: Seat, now: int) -> None:
    """Queue a direct message to the player to move, if that is how they hear of their turn.

    Where the match lives in their direct messages, the board is one.
    """
    if seat.by_message and not match.is_thinking and not match.place.is_direct:
        await outbox_queries.add(transaction, "letter", now, match=match.id, entry=match.entries)


async def _charge(transaction: Transaction, before: Match, seat: Seat, after: Match, now: int) -> Match:
    """Return a match with the time of a ply taken off its player's. What is left to them is stored."""
    uncounted = await spans(transaction, before, seat, before.turn_at)
    if before.clock.bank:
        left = before.clock.after(seat.bank or 0, passed(before.turn_at, now, uncounted))
    else:
        left = passed(now, before.overdue_at, uncounted)
    return await _set_banks(transaction, after, {seat.player: left}) if before.clock else after


async def _end_pause(transaction: Transaction, match: Match, now: int) -> Match:
    """Return a match with the pause ended that goes on, if one does."""
    if match.paused_until is None or match.paused_until <= now:
        return match
    await clock_queries.end_pauses(transaction, match.id, now)
    return replace(match, paused_until=now)


async def _repeat_turn(
    transaction: Transaction, before: Match, seat: Seat, after: Match, now: int
) -> tuple[Match, Times]:
    """Return a match whose turn begins once more after a takeback, and its columns.

    The player has the bank that they had. Of a time for each move, they have all of it if the others agreed to the
    takeback, else what was left when the ply was played: nobody gains time by taking back again and again.
    """
    if before.clock.bank:
        return await _begin_turn(transaction, await _take_increments_back(transaction, before, after), now)
    left = seat.bank if before.clock and before.is_free(seat) else None
    return await _begin_turn(transaction, after, now, left)


async def _take_increments_back(transaction: Transaction, before: Match, after: Match) -> Match:
    """Return a match without the increments that plies, now taken back, have added to banks."""
    plies = before.state.lineage()[after.state.ply - before.state.ply - 1 : -1]
    banks = {seat.player: seat.bank or 0 for seat in after.seats}
    for ply in plies:
        assert ply.turn is not None
        banks[ply.turn] = max(banks[ply.turn] - before.clock.increment, 0)
    people = {seat.player for seat in after.people}
    charged = {ply.turn: banks[ply.turn] for ply in plies if ply.turn is not None and ply.turn in people}
    return await _set_banks(transaction, after, charged)


async def _set_banks(transaction: Transaction, match: Match, banks: dict[int, int]) -> Match:
    """Return a match with the seconds that some players have left, by player. They are stored."""
    for player, bank in banks.items():
        await clock_queries.set_bank(transaction, match.id, player, bank)
    seats = tuple(replace(seat, bank=banks.get(seat.player, seat.bank)) for seat in match.seats)
    return replace(match, seats=seats)


def _next_due(match: Match | Listing, seat: Seat, now: int) -> int | None:
    """Return when a match with the player of a seat to move is due: for a reminder that is still to come, or at the
    deadline; None without a clock.
    """
    if not match.clock:
        return None
    reminded = reminder(match.turn_at, match.overdue_at, seat.lead, seat.quiet)
    return reminded if reminded and reminded > now else match.overdue_at

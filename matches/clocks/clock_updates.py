"""How turns, banks and deadlines change with the entries of a record, with pauses and with absences.

Every function runs in the transaction of the change that it follows from.
"""

from dataclasses import replace
from typing import TypeVar

from matches.clocks import clock_queries
from matches.clocks.clock import DAY, SILENCE
from matches.clocks.time_spans import Quiet, Span, deadline, passed, reminder
from matches.models import Listing, Match, Preferences, Seat
from matches.playing import match_queries
from matches.playing.loading import States, read_match
from matches.posting import outbox_queries
from matches.posting.outbox import directly
from store.transactions import Transaction

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
    if played < 0:
        return await _repeat_turn(transaction, before, seat, after, now)
    if played and not seat.is_computer:
        after = await _end_pause(transaction, after, now)
    return await _begin_turn(transaction, after, now, is_answered=is_answered)


async def charge(transaction: Transaction, match: Match, seat: Seat, now: int) -> tuple[Seat, dict[str, int]]:
    """Take the time of a ply off its player's bank, which grows by the ply, and store that.

    Return the seat after it, and what the player had left before the bank grew, as columns of the entry.
    """
    if not match.clock or seat.is_computer:
        return seat, {}
    uncounted = await spans(transaction, match, seat, match.turn_at)
    left = {"time_left": passed(now, match.overdue_at, uncounted)}
    if match.clock.bank:
        left["bank"] = max((seat.bank or 0) - passed(match.turn_at, now, uncounted), 0)
        seat = replace(seat, bank=match.clock.after(left["bank"]))
        await clock_queries.set_bank(transaction, match.id, seat.player, seat.bank or 0)
    return seat, left


async def time_left(transaction: Transaction, match: Running, now: int) -> int:
    """Return how many seconds that count the player to move has until their deadline."""
    seat = match.mover
    assert seat
    return passed(now, match.overdue_at, await spans(transaction, match, seat, now))


async def set_deadline(transaction: Transaction, match: Running, budget: int, now: int) -> Running:
    """Return a match whose player to move has `budget` seconds that count from now on. That is stored.

    No time runs for a computer.
    """
    if match.is_thinking:
        return match
    match, times = await _with_deadline(transaction, match, budget, now)
    await match_queries.change_match(transaction, match.id, **times)
    return match


async def begin_pause(transaction: Transaction, match: Match, days: int, now: int) -> Match:
    """Return a match that is paused: no time counts for some days, or until a player moves."""
    left, until = await time_left(transaction, match, now), now + days * DAY
    await clock_queries.add_pause(transaction, match.id, now, until)
    return await set_deadline(transaction, replace(match, paused_until=until), left, now)


async def spans(transaction: Transaction, match: Match | Listing, seat: Seat, since: int) -> list[Span]:
    """Return the spans that do not count for a seat and reach beyond a moment: pauses and absences."""
    if isinstance(match, Match) and max(match.paused_until or 0, seat.uncounted_until or 0) <= since:
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
    match, times = await _with_deadline(transaction, replace(match, turn_at=now), budget, now)
    if not is_answered:
        await _queue_direct_message(transaction, match, seat, now)
    return match, {"turn_at": now, **times}


async def _with_deadline(transaction: Transaction, match: Running, budget: int, now: int) -> tuple[Running, Times]:
    """Return a match whose player to move has `budget` seconds from now on, and its columns.

    Every deadline is set here: after as much time outside pauses and absences, and not in the player's quiet hours.
    """
    seat = match.mover
    assert seat
    until = deadline(now, budget, await spans(transaction, match, seat, now), seat.quiet)
    match = replace(match, overdue_at=until)
    return match, {"deadline": until, "due_at": _next_due(match, seat, now)}


async def _queue_direct_message(transaction: Transaction, match: Match, seat: Seat, now: int) -> None:
    """Queue a direct message to the player to move, if that is how they hear of their turn.

    Where the match lives in their direct messages, the board is one.
    """
    if seat.by_message and not match.is_thinking and not match.place.is_direct:
        columns = directly(match.id, match.place) | {"entry": match.entries}
        await outbox_queries.add(transaction, "direct_message", now, match.id, **columns)


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

    In the bank, everybody has what they had when they played the first of their plies that are taken back. The player
    has the time that was left of their turn, and if the others agreed to the takeback, a whole turn if that is more:
    nobody gains time by taking back again and again. Plies that were stored without such times leave banks alone.
    """
    taken = before.state.lineage()[after.state.ply - before.state.ply :] if before.clock else ()
    rows = await match_queries.times_left(transaction, before.id, [state.length for state in taken])
    first = {row.player: row for row in reversed(rows)}
    banks = {player: row.bank for player, row in first.items() if row.bank is not None}
    after = await _set_banks(transaction, after, banks)
    left = first[seat.player].time_left if seat.player in first else None
    if left is not None and not before.is_free(seat):
        left = max(left, before.clock.budget(after.seats[seat.player].bank))
    return await _begin_turn(transaction, after, now, left)


async def _set_banks(transaction: Transaction, match: Match, banks: dict[int, int]) -> Match:
    """Return a match with what some players have in the bank, in seconds by player. It is stored."""
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

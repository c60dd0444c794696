"""Changes of turns, banks and deadlines by entries, pauses and absences, in the caller's transaction."""

from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from matches.clocks import clock_queries
from matches.core.announcements import Announcement
from matches.core.clock import DAY, SILENCE
from matches.core.models import Listing, Match, Preferences, Seat
from matches.core.time_spans import Quiet, Span, deadline, passed, reminder
from matches.playing import match_queries
from matches.playing.entering import Beginning, Entry
from matches.posting import outbox_queries
from matches.posting.outbox import directly
from store import rows, schema
from store.transactions import Transaction

SHOWN_WITHIN: Final = 60
"""Seconds within which a board is usually posted, so that the time until then counts."""

Running = TypeVar("Running", Match, Listing)
Times = dict[str, int | None]
"""Columns of a match: start of the turn, deadline, due time."""


@dataclass(frozen=True, slots=True)
class MovedDeadline(Generic[Running]):
    """A match whose deadline has moved, before and after."""

    before: Running
    after: Running
    now: int


DEADLINE_MOVED: Final = Announcement[MovedDeadline[Any]]()
"""The deadline of the player to move was stored anew within their turn."""


async def start_clock(transaction: Transaction, beginning: Beginning) -> Beginning:
    """Store the times of a match's first turn."""
    match, now = beginning.match, beginning.now
    if match.clock.bank:
        match = await _set_banks(transaction, match, {seat.player: match.clock.bank for seat in match.people})
    match, times = await _begin_turn(transaction, match, now)
    await match_queries.change_match(transaction, match.id, **times)
    return replace(beginning, match=match)


async def set_times(transaction: Transaction, entry: Entry, *, is_answered: bool = False) -> Entry:
    """Return an entry with the times of the match after it, and the columns to store. A person's move ends a pause.

    A new turn begins with a ply or a change of the player to move; otherwise the player's time continues. Computers
    have no time limit. `is_answered`: the turn is answered at once, so its player is not notified.
    """
    before, after, now = entry.before, entry.after, entry.now
    played, mover = after.state.ply - before.state.ply, after.mover
    if mover is None:
        return replace(entry, columns={**entry.columns, "due_at": None})
    if not played and mover.player == before.state.turn:
        await _queue_direct_message(transaction, after, mover, now)
        return entry
    if played < 0:
        after, times = await _repeat_turn(transaction, before, entry.seat, after, now)
    else:
        if played and not entry.seat.is_computer:
            after = await _end_pause(transaction, after, now)
        after, times = await _begin_turn(transaction, after, now, is_answered=is_answered)
    return replace(entry, after=after, columns={**entry.columns, **times})


async def charge(transaction: Transaction, entry: Entry) -> Entry:
    """Charge a ply to its player's bank, add the increment, and store the bank.

    Return the entry with the bank after it, and the columns of the entry: time left before the increment.
    """
    match, seat, until = entry.before, entry.seat, entry.written_at
    if not entry.is_ply or not match.clock or seat.is_computer:
        return entry
    match = await start_when_shown(transaction, match, until) if match.clock.bank else match
    uncounted = await spans(transaction, match, seat, match.turn_at)
    left = {"time_left": passed(until, match.overdue_at, uncounted)}
    after = entry.after
    if match.clock.bank:
        left["bank"] = max((seat.bank or 0) - passed(match.turn_at, until, uncounted), 0)
        after = await _set_banks(transaction, after, {seat.player: match.clock.after(left["bank"])})
    return replace(entry, after=after, row={**entry.row, **left})


async def time_left(transaction: Transaction, match: Running, now: int) -> int:
    """Return the counted seconds until the deadline of the player to move."""
    seat = match.mover
    assert seat
    return passed(now, match.overdue_at, await spans(transaction, match, seat, now))


async def set_deadline(transaction: Transaction, match: Running, budget: int, now: int) -> Running:
    """Store and return a match whose player to move has `budget` counted seconds from now on.

    Computers have no time limit.
    """
    if match.is_thinking:
        return match
    changed, times = await _with_deadline(transaction, match, budget, now)
    await match_queries.change_match(transaction, match.id, **times)
    return await _moved(transaction, match, changed, now)


async def start_when_shown(transaction: Transaction, match: Match, now: int, *, is_shown_now: bool = False) -> Match:
    """Return a match whose player to move has their time from now on, if they could not be told of the turn until now.

    `is_shown_now`: their board is about to be posted, so that it is known not to have been before.
    """
    seat = match.mover
    if seat is None or not await is_unshown(transaction, match, now, if_unknown=is_shown_now):
        return match
    begun = min(now, match.moved_at + SILENCE)
    left = passed(match.turn_at, match.overdue_at, await spans(transaction, match, seat, match.turn_at))
    later, times = await _with_deadline(transaction, replace(match, turn_at=begun), left, begun)
    await match_queries.change_match(transaction, match.id, turn_at=begun, **times)
    return await _moved(transaction, match, later, now)


async def is_unshown(transaction: Transaction, match: Match, now: int, *, if_unknown: bool = False) -> bool:
    """Return whether time waits because the player to move could not be told of their turn: neither by its board nor by
    a notice, nor have they looked at it or voted.

    It waits no longer than without a clock. `if_unknown`: the answer while the board has not been tried to post.
    """
    seat = match.mover
    if seat is None or seat.is_computer or not match.clock or match.turn_at >= match.moved_at + SILENCE:
        return False
    if now < match.moved_at + SHOWN_WITHIN or seat.seen == match.entries or (match.ballot and match.ballot.count):
        return False
    shown = await outbox_queries.was_shown(transaction, match.id, match.entries, seat.player)
    return if_unknown if shown is None else not shown


async def begin_pause(transaction: Transaction, match: Match, days: int, now: int) -> Match:
    """Return a paused match: no time counts for some days, or until a player moves."""
    left, until = await time_left(transaction, match, now), now + days * DAY
    await rows.insert(transaction, schema.pauses, match=match.id, starts_at=now, ends_at=until)
    return await set_deadline(transaction, replace(match, paused_until=until), left, now)


async def spans(transaction: Transaction, match: Match | Listing, seat: Seat, since: int) -> list[Span]:
    """Return the pauses and absences of a seat that end after a moment; their time does not count."""
    if isinstance(match, Match) and max(match.paused_until or 0, seat.uncounted_until or 0) <= since:
        return []
    return [Span(*row) for row in await clock_queries.spans(transaction, match.id, seat.user, since)]


def quiet_hours(preferences: Preferences) -> Quiet:
    """Return quiet hours as `time_spans` calculates with them."""
    return Quiet(preferences.quiet_from, preferences.quiet_to, preferences.zone)


async def _moved(transaction: Transaction, before: Running, after: Running, now: int) -> Running:
    """Announce that a deadline has moved, and return the match after that."""
    moved: MovedDeadline[Running] = await DEADLINE_MOVED(transaction, MovedDeadline(before, after, now))
    return moved.after


async def _begin_turn(
    transaction: Transaction, match: Match, now: int, budget: int | None = None, *, is_answered: bool = False
) -> tuple[Match, Times]:
    """Return a match whose turn begins now, and its columns. The player has a turn's time, or `budget` seconds.

    `is_answered`: the answer is known, so no notice is queued.
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
    return match, {"turn_at": now, "turn_time": budget, **times}


async def _with_deadline(transaction: Transaction, match: Running, budget: int, now: int) -> tuple[Running, Times]:
    """Return a match whose player to move has `budget` seconds from now on, and its columns.

    Sets every deadline: `budget` counts outside pauses and absences, and a deadline in quiet hours is postponed.
    """
    seat = match.mover
    assert seat
    until = deadline(now, budget, await spans(transaction, match, seat, now), seat.quiet)
    match = replace(match, overdue_at=until)
    return match, {"deadline": until, "due_at": _next_due(match, seat, now)}


async def _queue_direct_message(transaction: Transaction, match: Match, seat: Seat, now: int) -> None:
    """Queue a direct message to the player to move, if they chose that notice.

    Skipped if the match lives in their direct messages, where the board is the notice.
    """
    if seat.by_message and not match.is_thinking and not match.place.is_direct:
        columns = directly(match.id, match.place) | {"entry": match.entries}
        await outbox_queries.add(transaction, "direct_message", now, match.id, **columns)


async def _end_pause(transaction: Transaction, match: Match, now: int) -> Match:
    """Return a match with a running pause ended."""
    if match.paused_until is None or match.paused_until <= now:
        return match
    await clock_queries.end_pauses(transaction, match.id, now)
    return replace(match, paused_until=now)


async def _repeat_turn(
    transaction: Transaction, before: Match, seat: Seat, after: Match, now: int
) -> tuple[Match, Times]:
    """Return a match whose turn is repeated after a takeback, and its columns.

    Each bank returns to its value at the player's first ply taken back. The player has the time that was left in the
    turn, or after an agreed takeback at least a whole turn, so that repeated takebacks gain no time. Plies stored
    without times leave banks unchanged.
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
    """Store banks by player, in seconds, and return the match."""
    for player, bank in banks.items():
        await rows.update(transaction, schema.seats, {"match": match.id, "player": player}, bank=bank)
    seats = tuple(replace(seat, bank=banks.get(seat.player, seat.bank)) for seat in match.seats)
    return replace(match, seats=seats)


def _next_due(match: Match | Listing, seat: Seat, now: int) -> int | None:
    """Return when a match with a seat's player to move is due: at the next reminder or the deadline; None without a
    clock.
    """
    if not match.clock:
        return None
    reminded = reminder(match.turn_at, match.overdue_at, seat.lead, seat.quiet)
    return reminded if reminded and reminded > now else match.overdue_at

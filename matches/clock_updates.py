"""When a player's time begins and ends, as it follows from what is entered in a record.

Every function runs in the transaction of what it follows from.
"""

from dataclasses import replace
from typing import TypeVar

from matches.loading import States, read_match
from matches.models import Listing, Match, Preferences, Seat
from matches.preference_service import read_preferences
from matches.store import clock_queries, match_queries, outbox_queries
from matches.store.transactions import Transaction
from matches.time_spans import Quiet, Span, deadline, passed, reminder, shifted

Running = TypeVar("Running", Match, Listing)


async def begin(transaction: Transaction, match_id: int, now: int) -> None:
    """Starts the clock of a match that begins."""
    match = await read_match(transaction, States(1), match_id)
    assert match is not None
    if match.clock.bank:
        match = await _bank(transaction, match, {seat.player: match.clock.bank for seat in match.seats})
    await _begin_turn(transaction, match, now)


async def follow(transaction: Transaction, before: Match, seat: Seat, after: Match, now: int) -> Match:
    """The match with its times as they are after an entry of a seat. Whoever plays on ends a pause.

    A new turn begins with a ply, or when somebody else is to move; who is to move still goes on with the time they had.
    """
    played, mover = after.state.ply - before.state.ply, after.mover
    if mover is None:
        await match_queries.change_match(transaction, after.id, due_at=None)
        return after
    if not played and mover.player == before.state.turn:
        await _write(transaction, after, await read_preferences(transaction, mover.user), now)
        return after
    if played > 0:
        after = await _end_pause(transaction, await _charge(transaction, before, seat, after, now), now)
    elif played < 0:
        return await _begin_again(transaction, before, seat, after, now)
    return await _begin_turn(transaction, after, now)


async def put_off(transaction: Transaction, match: Running, until: int, now: int) -> Running:
    """Moves the time when the player to move is overdue."""
    seat = match.mover
    assert seat
    match = replace(match, overdue_at=until)
    due = _next_due(match, await read_preferences(transaction, seat.user), now)
    await match_queries.change_match(transaction, match.id, deadline=until, due_at=due)
    return match


async def shift(transaction: Transaction, match: Running, before: list[Span], after: list[Span], now: int) -> Running:
    """Moves the deadline of the player to move when some of the times that do not count have changed."""
    seat = match.mover
    assert seat
    kept: list[Span] = [one for one in await spans(transaction, match, seat, now) if one not in (*before, *after)]
    until = shifted(match.overdue_at, now, [*kept, *before], [*kept, *after])
    return await put_off(transaction, match, until, now)


async def spans(transaction: Transaction, match: Match | Listing, seat: Seat, since: int) -> list[Span]:
    """The times beyond a moment that do not count for a seat."""
    return [Span(*row) for row in await clock_queries.spans(transaction, match.id, seat.user, since)]


def quiet_hours(preferences: Preferences) -> Quiet:
    """Somebody's quiet hours."""
    return Quiet(preferences.quiet_from, preferences.quiet_to, preferences.zone)


async def _begin_turn(transaction: Transaction, match: Match, now: int, budget: int | None = None) -> Match:
    """Gives the player to move the time that is theirs for a turn, or another `budget`."""
    seat = match.mover
    assert seat
    preferences = await read_preferences(transaction, seat.user)
    budget = match.clock.budget(seat.bank) if budget is None else budget
    stopped = await spans(transaction, match, seat, now)
    match = replace(match, turn_at=now, overdue_at=deadline(now, budget, stopped, quiet_hours(preferences)))
    due = _next_due(match, preferences, now)
    await match_queries.change_match(transaction, match.id, turn_at=now, deadline=match.overdue_at, due_at=due)
    await _write(transaction, match, preferences, now)
    return match


async def _write(transaction: Transaction, match: Match, preferences: Preferences, now: int) -> None:
    """Promises a letter to the player to move, if that is how they hear of their turn."""
    if preferences.notify == "message":
        await outbox_queries.add(transaction, "letter", now, match=match.id, entry=match.entries)


async def _charge(transaction: Transaction, before: Match, seat: Seat, after: Match, now: int) -> Match:
    """Takes the time that a ply took from its player, and notes what is left."""
    stopped = await spans(transaction, before, seat, before.turn_at)
    if before.clock.bank:
        left = before.clock.after(seat.bank or 0, passed(before.turn_at, now, stopped))
    else:
        left = passed(now, before.overdue_at, stopped)
    return await _bank(transaction, after, {seat.player: left}) if before.clock else after


async def _end_pause(transaction: Transaction, match: Match, now: int) -> Match:
    """Ends a pause that goes on."""
    if match.paused_until is None or match.paused_until <= now:
        return match
    await clock_queries.end_pauses(transaction, match.id, now)
    return replace(match, paused_until=now)


async def _begin_again(transaction: Transaction, before: Match, seat: Seat, after: Match, now: int) -> Match:
    """After a takeback: of a bank there is what there was; of a time for each move, all of it if the others agreed to
    the takeback, else what was left when the ply was played. So nobody gains by taking back again and again.
    """
    if before.clock.bank:
        return await _begin_turn(transaction, await _unbank(transaction, before, after), now)
    left = seat.bank if before.clock and before.is_free(seat) else None
    return await _begin_turn(transaction, after, now, left)


async def _unbank(transaction: Transaction, before: Match, after: Match) -> Match:
    """Takes back what the plies that were taken back have added to banks."""
    plies = list(before.state.lineage())[after.state.ply - before.state.ply - 1 : -1]
    banks = {seat.player: seat.bank or 0 for seat in after.seats}
    for ply in plies:
        assert ply.turn is not None
        banks[ply.turn] = max(banks[ply.turn] - before.clock.increment, 0)
    return await _bank(transaction, after, {ply.turn: banks[ply.turn] for ply in plies if ply.turn is not None})


async def _bank(transaction: Transaction, match: Match, banks: dict[int, int]) -> Match:
    """Sets what some players have left."""
    for player, bank in banks.items():
        await clock_queries.set_bank(transaction, match.id, player, bank)
    seats = tuple(replace(seat, bank=banks.get(seat.player, seat.bank)) for seat in match.seats)
    return replace(match, seats=seats)


def _next_due(match: Match | Listing, preferences: Preferences, now: int) -> int | None:
    """When something is due of a match: a reminder that is still to come, or the deadline; without a clock, nothing."""
    if not match.clock:
        return None
    lead = 0 if preferences.notify == "none" else preferences.lead
    reminded = reminder(match.turn_at, match.overdue_at, lead, quiet_hours(preferences))
    return reminded if reminded and reminded > now else match.overdue_at

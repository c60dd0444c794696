"""Plans as a match goes on: due answers are played, and lines that no longer fit are dropped."""

from collections.abc import Sequence
from dataclasses import replace

from engine import State
from matches.clocks.clock_updates import set_times
from matches.core.models import Match
from matches.offers.offer_loading import open_offers
from matches.offers.offer_service import ClosedOffer
from matches.plans import plan_queries
from matches.plans.plan_rules import Line, due, prune, read_moves
from matches.playing import match_queries
from matches.playing.entering import Entry, VoidEnd, add_entry, enter
from store import rows, schema
from store.transactions import Transaction


async def read_plans(transaction: Transaction, match_id: int) -> list[Line]:
    """Return the planned lines of all players of a match."""
    stored = await plan_queries.lines_of(transaction, match_id)
    return [Line(row.player, row.line, row.entry, read_moves(row.moves)) for row in stored]


async def play_answers(transaction: Transaction, entry: Entry) -> Entry:
    """Play planned answers to an entry, and planned answers to these in turn. Return the latest entry.

    Lines that no longer fit are dropped.
    """
    if not entry.before.has_plans:
        return entry
    stored = await read_plans(transaction, entry.after.id)
    by_hand = entry.seat.player if entry.is_ply else None
    lines, finished = prune(entry.after.state, stored)
    while (state := await _answer(transaction, entry.after, lines)) is not None:
        entry = await set_times(transaction, entry, is_answered=True)
        match = entry.after
        seat = match.seats[match.state.turn or 0]
        answer = await add_entry(transaction, match, seat, state, seat.holder, entry.now, is_planned=True)
        entry = replace(answer, columns={**entry.columns, **answer.columns})
        lines, more = prune(state, lines)
        finished |= more
    match = entry.after
    await _drop_lines(transaction, match.id, stored, lines)
    gone = {line.player for line in stored} - {line.player for line in lines} - finished - {by_hand}
    lost = dict.fromkeys(gone.difference(match.state.out), match.entries) if match.mover else {}
    if lost:
        await match_queries.set_unplanned(transaction, match.id, lost, match.entries)
    return replace(entry, after=replace(match, unplanned={**match.unplanned, **lost}))


async def answer_when_free(transaction: Transaction, closed: ClosedOffer) -> ClosedOffer:
    """Play the planned answer of the player to move once no offer holds it back.

    The previous board was posted, so the answer is stored like any other move.
    """
    match = closed.match
    seat = match.mover
    lines = await read_plans(transaction, match.id) if match.has_plans else []
    state = await _answer(transaction, match, lines)
    if seat is None or state is None:
        return closed
    return replace(closed, match=await enter(transaction, match, seat, state, seat.holder, closed.now))


async def drop_plans(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Delete all lines of a match that ends as void."""
    await rows.delete(transaction, schema.plans, {"match": void.match})
    return void


async def _answer(transaction: Transaction, match: Match, lines: Sequence[Line]) -> State | None:
    """Return the state after the planned answer of the player to move; None if there is none.

    An unanswered draw offer to them holds it back.
    """
    move = due(lines, match.state)
    if move is None:
        return None
    offers = await open_offers(transaction, match)
    if any(offer.kind == "draw" and match.mover in offer.missing for offer in offers):
        return None
    return match.state.play(move)


async def _drop_lines(transaction: Transaction, match_id: int, stored: Sequence[Line], kept: Sequence[Line]) -> None:
    for player in {line.player for line in stored}:
        if numbers := [line.number for line in stored if line.player == player and line not in kept]:
            await plan_queries.drop_lines(transaction, match_id, player, numbers)

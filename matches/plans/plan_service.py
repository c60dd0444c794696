"""Planned answers: a player's conditional moves, visible to that player alone.

Stored lines always fit the current match: `MatchService.enter` deletes the others.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Match, Person, Seat
from matches.plans import plan_queries
from matches.plans.plan_reading import read_lines
from matches.plans.plan_rules import (
    LONGEST_LINE,
    MOST_LINES,
    Ahead,
    Line,
    LineStatus,
    Moves,
    Plan,
    anchor,
    check_planner,
    check_together,
    standing,
    without_shorter,
    write_moves,
)
from matches.plans.plan_updates import read_plans
from matches.playing.match_rules import check_player
from matches.playing.match_service import MatchService
from store import Store
from store.transactions import Transaction


class PlanService(Service):
    """Making and changing plans. Each change is one transaction, so a reply sees either the old or the new plan."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def get(self, match_id: int, person: Person) -> Plan:
        """Return a player's plan. Raises MatchError."""
        async with self._matches.reading(match_id, person.user) as (transaction, match):
            return await self._plan(transaction, match, check_player(match, person.user))

    async def write(self, match_id: int, person: Person, text: str) -> Plan:
        """Add typed lines and return the plan. If one is invalid, none is stored. Raises MatchError."""
        async with self._changing(match_id, person) as (transaction, plan):
            lines = list(plan.lines)
            for number, moves in enumerate(await self._read(plan.start(), text), 1):
                new = _new(plan, lines, moves)
                check_together(new, lines, number)
                lines = without_shorter([*lines, new])
            return await self._store_lines(transaction, plan, lines)

    async def rewrite(self, match_id: int, person: Person, mark: int, text: str) -> Plan:
        """Replace a line by typed lines that begin in the same position. Return the plan.

        Raises MatchError.
        """
        async with self._changing(match_id, person) as (transaction, plan):
            changed = plan.find(mark)
            lines = [line for line in plan.lines if line != changed]
            for number, moves in enumerate(await self._read(changed.start, text), 1):
                line = _with_moves(changed, moves)
                new = line if number == 1 else replace(line, line=replace(line.line, number=_free_number(lines)))
                check_together(new, lines, number)
                lines = without_shorter([*lines, new])
            return await self._store_lines(transaction, plan, lines)

    async def choose(self, match_id: int, person: Person, entry: int, mark: int, text: str) -> tuple[Plan, LineStatus]:
        """Add a move to a line, or begin one (`mark` 0). Return the plan and the line.

        After a reply, answers that another line has there are added automatically. `entry`: that of the board on which
        the move was chosen. Raises MatchError and MoveError.
        """
        async with self._changing(match_id, person) as (transaction, plan):
            if plan.match.entries != entry:
                raise MatchError("moved-on", match=plan.match)
            before = plan.find(mark) if mark else _new(plan, plan.lines, ())
            others = [line for line in plan.lines if line != before]
            line = _followed(_further(before, text), others)
            check_together(line, others, line.line.number)
            lines = without_shorter([*others, line])
            kept = next(found for found in lines if found.moves[: len(line.moves)] == line.moves)
            return await self._store_lines(transaction, plan, lines), kept

    async def shorten(self, match_id: int, person: Person, mark: int) -> tuple[Plan, LineStatus | None]:
        """Remove the last answer of a line so that another can be chosen; without an answer, the last reply.

        Return the plan and the line, None if it is empty. Raises MatchError.
        """
        async with self._changing(match_id, person) as (transaction, plan):
            line = plan.find(mark)
            left = _with_moves(line, line.moves[:-1])
            lines = [left if found == line else found for found in plan.lines]
            changed = await self._store_lines(transaction, plan, [found for found in lines if found.moves])
            return changed, left if left.moves else None

    async def drop(self, match_id: int, person: Person, mark: int | None = None) -> Plan:
        """Delete a line, or all. Return the plan. Raises MatchError."""
        async with self._matches.changing(match_id, user=person.user) as (transaction, match):
            plan = await self._plan(transaction, match, check_player(match, person.user))
            dropped = plan.lines if mark is None else (plan.find(mark),)
            return await self._store_lines(transaction, plan, [line for line in plan.lines if line not in dropped])

    async def _read(self, start: Ahead, text: str) -> list[Moves]:
        """Return typed lines as `read_lines` does. A transaction waits for it, so it has no turn to wait for."""
        return await self._matches.work.at_once(len(text), read_lines, start, text)

    @asynccontextmanager
    async def _changing(self, match_id: int, person: Person) -> AsyncIterator[tuple[Transaction, Plan]]:
        """Begin a transaction that may change a plan while others are to move, and yield it with the plan."""
        async with self._matches.changing(match_id, user=person.user) as (transaction, match):
            yield transaction, await self._plan(transaction, match, check_planner(match, person.user))

    async def _plan(self, transaction: Transaction, match: Match, seat: Seat) -> Plan:
        stored = await read_plans(transaction, match.id) if match.has_plans else ()
        lines = (standing(match.state, line) for line in stored if line.player == seat.player)
        return Plan(match, seat, tuple(line for line in lines if line and line.moves))

    async def _store_lines(self, transaction: Transaction, plan: Plan, lines: Sequence[LineStatus]) -> Plan:
        """Store a plan with other lines and return it. Raises MatchError("plan-lines") for too many lines."""
        if len(lines) > MOST_LINES:
            raise MatchError("plan-lines", most=MOST_LINES)
        ordered = sorted(lines, key=lambda line: line.line.number)
        where = plan.match.id, plan.seat.player
        gone = {line.line.number for line in plan.lines} - {line.line.number for line in ordered}
        if gone:
            await plan_queries.drop_lines(transaction, *where, gone)
        for line in ordered:
            if line not in plan.lines:
                stored = line.line
                moves = write_moves(stored.moves)
                await plan_queries.set_line(transaction, *where, stored.number, entry=stored.entry, moves=moves)
        return replace(plan, lines=tuple(ordered))


def _new(plan: Plan, lines: Sequence[LineStatus], moves: tuple[str, ...]) -> LineStatus:
    """Return a new line from the current position."""
    line = Line(plan.seat.player, _free_number(lines), anchor(plan.match.state), moves)
    return LineStatus(line, moves, plan.start())


def _free_number(lines: Sequence[LineStatus]) -> int:
    """Return the number for a new line."""
    return 1 + max((line.line.number for line in lines), default=0)


def _with_moves(line: LineStatus, moves: tuple[str, ...]) -> LineStatus:
    """Return a line with other moves from the current position, without the moves already played."""
    stored, state = line.line, line.start.state
    if line.start.is_own:  # the reply was played, and others are to move before the answer
        played = stored.moves[: len(stored.moves) - len(line.moves)]
        return replace(line, line=replace(stored, moves=(*played, *moves)), moves=moves)
    return replace(line, line=replace(stored, entry=anchor(state), moves=moves), moves=moves)


def _further(line: LineStatus, text: str) -> LineStatus:
    """Return a line with another move. Raises MatchError and MoveError."""
    end = line.end
    if end is None:
        raise MatchError("plan-line-gone")
    if len(line.moves) >= LONGEST_LINE:
        raise MatchError("plan-line-long", number=line.line.number, most=LONGEST_LINE)
    move = end.state.read(text)
    if not end.is_own and end.after(move).state.outcome:
        raise MatchError("plan-ends", move=move)
    return _with_moves(line, (*line.moves, move))


def _followed(line: LineStatus, others: Sequence[LineStatus]) -> LineStatus:
    """Return a line with the answers that other lines have after the same moves, while it ends with a reply."""
    while len(line.moves) < LONGEST_LINE and (end := line.end) and end.is_own and not end.state.outcome:
        length = len(line.moves)
        same = (other.moves for other in others if other.moves[:length] == line.moves and len(other.moves) > length)
        longer = next(same, None)
        if longer is None:
            break
        line = _with_moves(line, longer[: length + 1])
    return line

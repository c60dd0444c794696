"""Planned answers: what a player will play if another one replies as expected. Only the player sees them.

The lines that are stored are those that fit the match as it stands: `MatchService.enter` drops all others.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

from matches.base_service import Service
from matches.match_errors import MatchError
from matches.models import Match, Person, Seat
from matches.playing import plan_queries
from matches.playing.loading import read_plans
from matches.playing.match_rules import check_player
from matches.playing.match_service import MatchService
from matches.playing.plan_reading import read_lines
from matches.playing.plan_rules import (
    LONGEST_LINE,
    MOST_LINES,
    Line,
    Plan,
    Standing,
    anchor,
    check_planner,
    check_together,
    standing,
    without_shorter,
    write_moves,
)
from store import Store
from store.transactions import Transaction


class PlanService(Service):
    """Making and changing plans. Each change is one transaction: a reply finds either the old plan or the new one."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def get(self, match_id: int, person: Person) -> Plan:
        """Return what a player has planned. Raises MatchError."""
        async with self._matches.reading(match_id) as (transaction, match):
            return await self._plan(transaction, match, check_player(match, person.user))

    async def write(self, match_id: int, person: Person, text: str) -> Plan:
        """Add lines that somebody wrote, and return the plan. If one is wrong, none is stored. Raises MatchError."""
        async with self._changing(match_id, person) as (transaction, plan):
            lines = list(plan.lines)
            for number, moves in enumerate(read_lines(plan.start(), text), 1):
                new = _new(plan, lines, moves)
                check_together(new, lines, number)
                lines = without_shorter([*lines, new])
            return await self._store_lines(transaction, plan, lines)

    async def rewrite(self, match_id: int, person: Person, mark: int, text: str) -> Plan:
        """Put lines that somebody wrote in place of one, which begins where they do. Return the plan.

        Raises MatchError.
        """
        async with self._changing(match_id, person) as (transaction, plan):
            changed = plan.find(mark)
            lines = [line for line in plan.lines if line != changed]
            for number, moves in enumerate(read_lines(changed.start, text), 1):
                line = _with_moves(changed, moves)
                new = line if number == 1 else replace(line, line=replace(line.line, number=_free_number(lines)))
                check_together(new, lines, number)
                lines = without_shorter([*lines, new])
            return await self._store_lines(transaction, plan, lines)

    async def choose(self, match_id: int, person: Person, entry: int, mark: int, text: str) -> tuple[Plan, Standing]:
        """Add a move to a line, or begin one (`mark` 0). Return the plan and the line.

        After a reply the answers follow by themselves that another line has there. `entry` is that of the board on
        which the move was chosen. Raises MatchError, MoveError.
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

    async def shorten(self, match_id: int, person: Person, mark: int) -> tuple[Plan, Standing | None]:
        """Take the last answer of a line back, so that another one can be chosen; without one, the last reply.

        Return the plan and the line, None if nothing is left of it. Raises MatchError.
        """
        async with self._changing(match_id, person) as (transaction, plan):
            line = plan.find(mark)
            left = _with_moves(line, line.moves[:-1])
            lines = [left if found == line else found for found in plan.lines]
            changed = await self._store_lines(transaction, plan, [found for found in lines if found.moves])
            return changed, left if left.moves else None

    async def drop(self, match_id: int, person: Person, mark: int | None = None) -> Plan:
        """Drop a line, or all of them. Return the plan. Raises MatchError."""
        async with self._matches.changing(match_id) as (transaction, match):
            plan = await self._plan(transaction, match, check_player(match, person.user))
            dropped = plan.lines if mark is None else (plan.find(mark),)
            return await self._store_lines(transaction, plan, [line for line in plan.lines if line not in dropped])

    @asynccontextmanager
    async def _changing(self, match_id: int, person: Person) -> AsyncIterator[tuple[Transaction, Plan]]:
        """Begin a transaction that may change a plan, while others are to move. Yield it with the plan."""
        async with self._matches.changing(match_id) as (transaction, match):
            yield transaction, await self._plan(transaction, match, check_planner(match, person.user))

    async def _plan(self, transaction: Transaction, match: Match, seat: Seat) -> Plan:
        stored = await read_plans(transaction, match.id) if match.has_plans else ()
        lines = (standing(match.state, line) for line in stored if line.player == seat.player)
        return Plan(match, seat, tuple(line for line in lines if line and line.moves))

    async def _store_lines(self, transaction: Transaction, plan: Plan, lines: Sequence[Standing]) -> Plan:
        """Store a plan with other lines, and return it. Raises MatchError("plan-lines") if they are too many."""
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


def _new(plan: Plan, lines: Sequence[Standing], moves: tuple[str, ...]) -> Standing:
    """Return a new line that goes on from where the match stands."""
    line = Line(plan.seat.player, _free_number(lines), anchor(plan.match.state), moves)
    return Standing(line, moves, plan.start())


def _free_number(lines: Sequence[Standing]) -> int:
    """Return the number of one more line."""
    return 1 + max((line.line.number for line in lines), default=0)


def _with_moves(line: Standing, moves: tuple[str, ...]) -> Standing:
    """Return a line with other moves from where the match stands in it; what was played of it is left out."""
    stored, state = line.line, line.start.state
    if line.start.is_own:  # the reply has come, and others are to move before the answer
        played = stored.moves[: len(stored.moves) - len(line.moves)]
        return replace(line, line=replace(stored, moves=(*played, *moves)), moves=moves)
    return replace(line, line=replace(stored, entry=anchor(state), moves=moves), moves=moves)


def _further(line: Standing, text: str) -> Standing:
    """Return a line with one more move. Raises MatchError, MoveError."""
    end = line.end
    if end is None:
        raise MatchError("plan-line-gone")
    if len(line.moves) >= LONGEST_LINE:
        raise MatchError("plan-line-long", number=line.line.number, most=LONGEST_LINE)
    move = end.state.read(text)
    if not end.is_own and end.after(move).state.outcome:
        raise MatchError("plan-ends", move=move)
    return _with_moves(line, (*line.moves, move))


def _followed(line: Standing, others: Sequence[Standing]) -> Standing:
    """Return a line with the answers that other lines have after the same moves, as long as it ends with a reply."""
    while len(line.moves) < LONGEST_LINE and (end := line.end) and end.is_own and not end.state.outcome:
        length = len(line.moves)
        same = (other.moves for other in others if other.moves[:length] == line.moves and len(other.moves) > length)
        longer = next(same, None)
        if longer is None:
            break
        line = _with_moves(line, longer[: length + 1])
    return line

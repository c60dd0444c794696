"""What the clock alone says of matches that are decided unfinished: who is late, and who has used more time.

As if nobody had been away: absences and quiet hours count like any other time. Not counted are pauses, to which both
agreed, and outages, which are nobody's fault. A day that was given belongs to the turn.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Row

from engine import Ply, read_entry
from matches.clocks import clock_queries
from matches.core.clock import DAY, read_clock
from matches.core.models import Match
from matches.core.time_spans import Span, passed
from store import rows, schema
from store.transactions import Transaction

REMEMBERED: Final = 400 * DAY
"""Seconds for which an outage is remembered: longer than a season."""


@dataclass(frozen=True, slots=True)
class TimeUsed:
    """The time that the two players of a match have used."""

    used: tuple[int, int] = (0, 0)
    """Seconds by player, in finished turns and in the running one."""
    late: int | None = None
    """The player to move if the time of their turn is over; None if it is not, and without a clock."""

    @property
    def behind(self) -> int | None:
        """The player who loses if the match has to be decided: who is late, else who has used more time. None if both
        have used as much.
        """
        if self.late is not None or self.used[0] == self.used[1]:
            return self.late
        return 0 if self.used[0] > self.used[1] else 1

    def after(self, earlier: "TimeUsed") -> "TimeUsed":
        """Return it with the time of an earlier match of the same players, who have changed sides since."""
        one, other = earlier.used
        return replace(self, used=(self.used[0] + other, self.used[1] + one))


async def time_used(transaction: Transaction, matches: Collection[int], now: int) -> Mapping[int, TimeUsed]:
    """Return the time used in some matches for two until a moment, by match."""
    turns = await clock_queries.turns(transaction, matches)
    since = min((turn.started_at for turn in turns), default=now)
    away = [Span(*outage) for outage in await clock_queries.outages_after(transaction, since)]
    stopped: defaultdict[int, list[Span]] = defaultdict(lambda: [*away])
    for match, pause in await clock_queries.pauses_of_all(transaction, matches):
        stopped[match].append(pause)
    entries: defaultdict[int, list[tuple[int, str, int]]] = defaultdict(list)
    for match, player, text, at in await clock_queries.entries_of(transaction, matches):
        entries[match].append((player, text, at))
    return {turn.id: _time_used(turn, entries[turn.id], stopped[turn.id], now) for turn in turns}


def _time_used(turn: Row[Any], entries: Iterable[tuple[int, str, int]], stopped: list[Span], now: int) -> TimeUsed:
    """Return the time used in a match. Time before a takeback is nobody's; a ply that was taken back has cost its
    player's time all the same.
    """
    used, before = [0, 0], turn.started_at
    for player, text, at in entries:
        if isinstance(read_entry(text), Ply):
            used[player] += passed(before, at, stopped)
        before = at
    late = None
    if turn.mover is not None:
        used[turn.mover] += passed(max(before, turn.turn_at), now, stopped)
        clock = read_clock(turn.clock or "")
        if clock and passed(turn.turn_at, now, stopped) >= _length(turn):
            late = turn.mover
    return TimeUsed((used[0], used[1]), late)


def _length(turn: Row[Any]) -> int:
    """Return the seconds of a turn by the clock."""
    length: int | None = turn.turn_time
    return read_clock(turn.clock or "").budget(turn.bank) if length is None else length


async def give_time(transaction: Transaction, match: Match, seconds: int, now: int) -> None:
    """Store that the player to move was given time; whoever is late already has it from now on."""
    [turn] = await clock_queries.turns(transaction, [match.id])
    stopped = await clock_queries.pauses_of(transaction, match.id)
    length = max(_length(turn), passed(match.turn_at, now, stopped)) + seconds
    await rows.update(transaction, schema.matches, {"id": match.id}, turn_time=length)


async def note_outage(transaction: Transaction, begin: int, end: int) -> None:
    """Store a time in which no process was running, unless it is known. Old ones are forgotten."""
    known = await clock_queries.outages_after(transaction, begin)
    if not any(one <= begin and end <= other for one, other in known):
        await clock_queries.add_outage(transaction, begin, end, end - REMEMBERED)

"""Pure rules of leagues: terms, divisions, pairings, tables, promotion and relegation."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from matches.clocks.lateness import TimeUsed
from matches.core.match_errors import MatchError
from matches.events.event_models import Entrant, Fixture, Goes, Member, Result, TableRow
from matches.events.event_rules import forfeited, normalized, on_time, table
from matches.events.league_models import LeagueTerms

SIZES: Final = range(3, 9)
"""Allowed maximum sizes of a division."""
AT_ONCE: Final = range(1, 11)
"""Allowed numbers of simultaneous matches of a player in a season."""
DAYS: Final = range(7, 366)
"""Allowed lengths of a season in days."""
LARGE: Final = 6
"""Least size of a division from which two players are promoted or relegated; else one."""
LEAST_MOVING: Final = 2
"""Least size of a division for promotion and relegation."""
ENOUGH: Final = 6
"""Least moves for an unfinished match of a season to count."""


def checked_terms(terms: LeagueTerms) -> LeagueTerms:
    """Return a league's terms normalized, with rated matches. Raises OptionError and MatchError."""
    terms = normalized("league", terms)
    for value, allowed, code in (
        (terms.size, SIZES, "league-size"),
        (terms.at_once, AT_ONCE, "league-at-once"),
        (terms.days, DAYS, "league-days"),
    ):
        if value not in allowed:
            raise MatchError(code, given=value, least=allowed[0], most=allowed[-1])
    return replace(terms, match=replace(terms.match, rated=True))


# Divisions


def ladder(members: Sequence[Member], strengths: Mapping[int, float]) -> list[Member]:
    """Return the members ranked from the top of the first division to the bottom of the last.

    Players of the last season have the rank that it gave them; promoted ones rank above those relegated for them. New
    members follow, by strength. `strengths`: by user, of all members.
    """
    new = [member for member in members if member.goes is None]
    return [
        *sorted((member for member in members if member.goes is not None), key=_rung),
        *sorted(new, key=lambda member: -strengths[member.person.user]),
    ]


def _rung(member: Member) -> tuple[int, int, int]:
    """Return the rank of a player of the last season: division, then order in it."""
    assert member.division is not None
    assert member.place is not None
    steps, order = {"up": (-1, 2), "stay": (0, 1), "down": (1, 0)}[member.goes or "stay"]
    return member.division + steps, order, member.place


def division_sizes(people: int, most: int) -> list[int]:
    """Return the sizes of the divisions from the highest: as few as possible, filled evenly."""
    count = -(-people // most)
    least, larger = divmod(people, count)
    return [least + (number < larger) for number in range(count)]


def moving(upper: int, lower: int) -> int:
    """Return the number of players exchanged between a division of size `upper` and the next of size `lower`.

    Chosen so that nobody is promoted and relegated at once. Divisions of one person exchange nobody.
    """
    least = min(upper, lower)
    return 2 if least >= LARGE else 1 if least >= LEAST_MOVING else 0


def goes(tables: Sequence[Sequence[TableRow]]) -> dict[int, Goes]:
    """Return the promotions and relegations by slot, of players who are not out. `tables`: by division from the
    highest.

    A division's result depends only on the adjacent tables.
    """
    staying = [[standing.slot for standing in table if not standing.is_out] for table in tables]
    found: dict[int, Goes] = dict.fromkeys((slot for slots in staying for slot in slots), "stay")
    for upper, lower in pairwise(staying):
        count = moving(len(upper), len(lower))
        found |= dict.fromkeys(upper[len(upper) - count :], "down")
        found |= dict.fromkeys(lower[:count], "up")
    return found


# Pairings


def pairings(slots: Sequence[int], doubled: bool) -> list[tuple[int, int, int]]:
    """Return a division's round-robin: round, first player, second player. Every pair meets once, or twice if
    `doubled`.

    Nobody plays twice in a round. Numbers of first moves differ by at most one; with `doubled` they are equal.
    """
    ring: list[int | None] = [*range(len(slots)), *([None] if len(slots) % 2 else [])]
    single = []
    for number in range(1, len(ring)):
        for one, other in zip(ring[: len(ring) // 2], reversed(ring), strict=False):
            if one is not None and other is not None:
                low, high = sorted((one, other))
                first, second = (low, high) if (high - low) % 2 else (high, low)
                single.append((number, slots[first], slots[second]))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    if not doubled:
        return single
    return single + [(number + len(ring) - 1, second, first) for number, first, second in single]


# Tables


def league_table(people: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[TableRow]:
    """Return a division's table: by points, points among those tied, Sonneborn–Berger, then initial order."""
    return table(people, fixtures, ("points", "direct", "sonneborn_berger"))


# Unfinished matches


def without(slot: int, fixtures: Sequence[Fixture]) -> dict[int, Result]:
    """Return the results that change when a player is put out, by fixture. `fixtures`: all of the player's.

    If less than half of their matches are over, none counts. Otherwise the opponents win the remaining ones.
    """
    counted = [fixture for fixture in fixtures if fixture.result != "void"]
    over = [fixture for fixture in counted if fixture.result is not None]
    if 2 * len(over) < len(counted):
        return {fixture.id: "void" for fixture in counted}
    return forfeited(slot, counted)


def unfinished(moves: int, time: TimeUsed) -> Result:
    """Return the result of a match still running at the end of its season: `on_time`, but if nobody is late, it counts
    only if enough moves have been made, as matches of a season begin at different times.
    """
    return "void" if time.late is None and moves < ENOUGH else on_time(time)

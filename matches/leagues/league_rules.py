"""The rules of leagues, with nothing stored: terms, divisions, who meets whom, tables, and who goes up and down."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from matches.clocks.clock import DAY
from matches.leagues.league_models import Entrant, Fixture, Goes, LeagueTerms, Member, Result, Standing
from matches.match_errors import MatchError
from matches.names import one_line

LONGEST_NAME: Final = 40
SIZES: Final = range(3, 9)
"""How many people a division may have at most."""
AT_ONCE: Final = range(1, 11)
"""How many matches of a season somebody may play at once at most."""
DAYS: Final = range(7, 366)
"""How many days a season may last."""
LATEST_START: Final = 180
"""In how many days the first season may start at most."""
TYPING: Final = 60
"""How many seconds ago it may have been that the first season starts: it may be typed as `now`."""
LARGE: Final = 6
"""From how many people on two go up and down between divisions; else one."""
LEAST_MOVING: Final = 2
"""How many people a division needs for anybody to go up or down."""
WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
POINTS: Final[Mapping[str, int]] = {"first": WIN, "drawn": DRAW, "second": LOSS}
"""The points of whoever begins, by result."""
ENOUGH: Final = 6
"""The moves from which on a match counts that is not played to its end."""


def checked_terms(terms: LeagueTerms) -> LeagueTerms:
    """Return the terms of a league with its name and options as they are stored. Raises OptionError, MatchError."""
    name, game = one_line(terms.name), terms.game
    if not 0 < len(name) <= LONGEST_NAME:
        raise MatchError("league-name", most=LONGEST_NAME)
    if game.players != 2:
        raise MatchError("league-game", game=game.id)
    if not terms.clock:
        raise MatchError("league-clock")
    for value, allowed, code in (
        (terms.size, SIZES, "league-size"),
        (terms.at_once, AT_ONCE, "league-at-once"),
        (terms.days, DAYS, "league-days"),
    ):
        if value not in allowed:
            raise MatchError(code, given=value, least=allowed[0], most=allowed[-1])
    return replace(terms, name=name, terms=game.write_options(game.settled(terms.terms)))


def check_start(starts_at: int, now: int) -> None:
    """Raise MatchError unless a first season may start at a moment."""
    if not now - TYPING <= starts_at <= now + LATEST_START * DAY:
        raise MatchError("league-start", most=LATEST_START)


# Divisions


def ladder(members: Sequence[Member], strengths: Mapping[int, float]) -> list[Member]:
    """Return who takes part in a season, from the top of the first division to the bottom of the last.

    Those who have played the last season stand where it has brought them: whoever goes up stands above whoever comes
    down to make room. Those who are new begin below them, by strength. `strengths` has everybody's, by user.
    """
    new = [member for member in members if member.goes is None]
    return [
        *sorted((member for member in members if member.goes is not None), key=_rung),
        *sorted(new, key=lambda member: -strengths[member.person.user]),
    ]


def _rung(member: Member) -> tuple[int, int, int]:
    """Return where a member stands who has played the last season: the division, and the order in it."""
    assert member.division is not None
    assert member.place is not None
    steps, order = {"up": (-1, 2), "stay": (0, 1), "down": (1, 0)}[member.goes or "stay"]
    return member.division + steps, order, member.place


def division_sizes(people: int, most: int) -> list[int]:
    """Return how many people the divisions have, from the highest: as few divisions as there can be, filled evenly."""
    count = -(-people // most)
    least, larger = divmod(people, count)
    return [least + (number < larger) for number in range(count)]


def moving(upper: int, lower: int) -> int:
    """Return how many people go down from a division of so many people, and up from the one of so many below it.

    Nobody can have to do both. From a division with one person nobody goes, and nobody goes there.
    """
    least = min(upper, lower)
    return 2 if least >= LARGE else 1 if least >= LEAST_MOVING else 0


def goes(tables: Sequence[Sequence[Standing]]) -> dict[int, Goes]:
    """Return where everybody goes who is not out, by slot. The tables are those of the divisions from the highest.

    It depends on the tables next to theirs alone.
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
    """Return who plays whom in a division: round, who begins, and the other. Every two meet once, or twice.

    In a round nobody plays twice. How often somebody begins differs by one at most; if `doubled`, not at all.
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


def table(people: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[Standing]:
    """Return the table of a division: by points, the points of those level among themselves, Sonneborn–Berger, and
    their order when the season began. Those who are out come last.
    """
    scores = _scores(fixtures)
    points = {each.slot: sum(own for _, own in scores[each.slot]) for each in people}
    level = {each.slot: (each.is_out, points[each.slot]) for each in people}
    rows = [
        Standing(
            slot=each.slot,
            person=each.person,
            played=len(scores[each.slot]),
            won=_count(scores[each.slot], WIN),
            drawn=_count(scores[each.slot], DRAW),
            lost=_count(scores[each.slot], LOSS),
            points=points[each.slot],
            direct=sum(own for other, own in scores[each.slot] if level[other] == level[each.slot]),
            sonneborn_berger=sum(own * points[other] for other, own in scores[each.slot]),
            is_out=each.is_out,
            goes=each.goes,
            goes_on=each.goes_on,
        )
        for each in people
    ]
    return sorted(rows, key=lambda row: (row.is_out, -row.points, -row.direct, -row.sonneborn_berger, row.slot))


def _scores(fixtures: Sequence[Fixture]) -> defaultdict[int, list[tuple[int, int]]]:
    """Return by slot against whom somebody has played, and with how many points."""
    scores: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for fixture in fixtures:
        own = POINTS.get(fixture.result or "void")
        if own is not None:
            scores[fixture.first].append((fixture.second, own))
            scores[fixture.second].append((fixture.first, WIN - own))
    return scores


def _count(scores: Sequence[tuple[int, int]], points: int) -> int:
    return sum(own == points for _, own in scores)


# What is not played to its end


def without(slot: int, fixtures: Sequence[Fixture]) -> dict[int, Result]:
    """Return the results that change when somebody is out of a season, by fixture. `fixtures` are all of theirs.

    If less than half of their matches are over, none of them counts. Otherwise the rest is won by the others.
    """
    counted = [fixture for fixture in fixtures if fixture.result != "void"]
    over = [fixture for fixture in counted if fixture.result is not None]
    if 2 * len(over) < len(counted):
        return {fixture.id: "void" for fixture in counted}
    return {fixture.id: "second" if fixture.first == slot else "first" for fixture in counted if fixture.result is None}


def unfinished(moves: int, late: int | None) -> Result:
    """Return how a match counts that runs when its season ends.

    Whoever is out of time has lost it; `late` is their player number. Otherwise it is drawn if both have played enough.
    """
    if late is not None:
        return "second" if late == 0 else "first"
    return "drawn" if moves >= ENOUGH else "void"

"""Pure rules that leagues and tournaments share: terms, points, tables, and matches that the clock decides."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from matches.clocks.lateness import TimeUsed
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.names import one_line
from matches.events.event_models import Entrant, EventTerms, Fixture, Result, TableRow

LONGEST_NAME: Final = 40
LATEST_START: Final = 180
"""Latest start of a first season, in days from now."""
TYPING: Final = 60
"""Seconds by which the start of a first season may be in the past, since it may be typed as `now`."""
WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
POINTS: Final[Mapping[str, int]] = {"first": WIN, "drawn": DRAW, "second": LOSS}
"""Points of a fixture's first player, by result."""
_OF_ENTRANT: Final = [field.name for field in fields(Entrant)]

TermsKind = TypeVar("TermsKind", bound=EventTerms)


def normalized(word: str, terms: TermsKind) -> TermsKind:
    """Return an event's terms with name and options normalized. Raises OptionError and MatchError."""
    name, match = one_line(terms.name), terms.match
    if not 0 < len(name) <= LONGEST_NAME:
        raise MatchError(f"{word}-name", most=LONGEST_NAME)
    if match.game.players != 2:
        raise MatchError(f"{word}-game", game=match.game.id)
    if not match.clock:
        raise MatchError(f"{word}-clock")
    return replace(terms, name=name, match=replace(match, options=match.game.write_options(match.chosen)))


def check_start(word: str, starts_at: int, now: int) -> None:
    """Raise MatchError unless a first season may start at a moment."""
    if not now - TYPING <= starts_at <= now + LATEST_START * DAY:
        raise MatchError(f"{word}-start", most=LATEST_START)


# Tables


def table(people: Sequence[Entrant], fixtures: Sequence[Fixture], order: Sequence[str]) -> list[TableRow]:
    """Return a table, ordered by columns of `TableRow`, one of which is `direct`, and then by slot. Players who are out
    come last.
    """
    scores = _scores(fixtures)
    points = {each.slot: sum(own for _, own in scores[each.slot]) for each in people}
    before = order[: order.index("direct")]
    columns = {each.slot: _columns(each, scores[each.slot], points) for each in people}
    level = {slot: (own["is_out"], *(own[name] for name in before)) for slot, own in columns.items()}
    rows = [
        TableRow(**own, direct=sum(scored for other, scored in scores[slot] if level.get(other) == level[slot]))
        for slot, own in columns.items()
    ]
    return sorted(rows, key=lambda row: (row.is_out, *(-getattr(row, name) for name in order), row.slot))


def _scores(fixtures: Sequence[Fixture]) -> defaultdict[int, list[tuple[int, int]]]:
    """Return by slot the opponents and the points scored against each."""
    scores: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for fixture in fixtures:
        own = POINTS.get(fixture.result or "void")
        if own is not None:
            scores[fixture.first].append((fixture.second, own))
            scores[fixture.second].append((fixture.first, WIN - own))
    return scores


def _columns(each: Entrant, scores: Sequence[tuple[int, int]], points: Mapping[int, int]) -> dict[str, Any]:
    """Return what a player's row says, without `direct`."""
    own, results = points[each.slot], [scored for _, scored in scores]
    against = [(points.get(other, own), scored) for other, scored in scores]  # a bye is as strong as oneself
    return {
        **{name: getattr(each, name) for name in _OF_ENTRANT},
        "won": results.count(WIN),
        "drawn": results.count(DRAW),
        "lost": results.count(LOSS),
        "points": own,
        "buchholz": sum(theirs for theirs, _ in against),
        "sonneborn_berger": sum(theirs * scored for theirs, scored in against),
    }


# Unfinished matches


def on_time(time: TimeUsed) -> Result:
    """Return the result of a match that is decided by the clock: who is late loses, else who has used more time."""
    return "drawn" if time.behind is None else "second" if time.behind == 0 else "first"


def forfeited(slot: int, fixtures: Sequence[Fixture]) -> dict[int, Result]:
    """Return the results of a player's open fixtures, by id, if the opponents win them."""
    return {each.id: "second" if each.first == slot else "first" for each in fixtures if each.result is None}

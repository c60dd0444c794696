"""What computers say about moves: hints, and reviews of finished matches."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import State
from matches.core.match_errors import MatchError
from matches.core.models import Match
from search import (
    CERTAIN,
    Fact,
    Glance,
    Outlook,
    TurningPoint,
    differing,
    is_drawback,
    line_of,
    turning_points,
    with_share,
)
from search.reviewing import LEAST


@dataclass(frozen=True, slots=True)
class Explained:
    """A move with what it does, and with the plies that are likely after it."""

    move: str
    chance: float
    """The player's winning chance (0…1) after the move."""
    facts: tuple[Fact, ...] = ()
    line: tuple[str, ...] = ()
    draw: float = 0.0
    """The chance of a draw (0…1) after it."""

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Explained":
        """Return what is stored of a move."""
        line, draw = tuple(stored.get("line", ())), stored.get("draw", 0.0)
        return cls(stored["move"], stored["value"], read_facts(stored["facts"]), line, draw)

    @property
    def is_won(self) -> bool:
        """Whether the move is certain to win."""
        return self.chance >= CERTAIN

    @property
    def is_lost(self) -> bool:
        """Whether it is certain that the match is lost after the move."""
        return self.chance + self.draw <= 1 - CERTAIN

    @property
    def worth(self) -> float:
        """What the player expects (0…1), a draw being half a win."""
        return self.chance + self.draw / 2

    def reasons(self, other: "Explained | None") -> tuple[Fact, ...]:
        """Return what speaks for the move, compared with another one."""
        return tuple(fact for fact in self._only(other) if not is_drawback(fact))

    def objections(self, other: "Explained | None") -> tuple[Fact, ...]:
        """Return what speaks against the move, compared with another one."""
        return tuple(filter(is_drawback, self._only(other)))

    def _only(self, other: "Explained | None") -> tuple[Fact, ...]:
        """Return what holds for this move and not for the other; of a certain win everything."""
        return self.facts if other is None or self.is_won else differing(self.facts, other.facts)


@dataclass(frozen=True, slots=True)
class Hint:
    """A computer's suggestion for a person, shown in two steps: the piece or region first, then the move."""

    match: Match
    step: int
    """1, then 2."""
    cells: tuple[str, ...]
    """Cells to highlight in the first step."""
    best: Explained
    other: Explained | None = None
    """The move that looks best after it, if there is another one."""

    @property
    def move(self) -> str:
        """The move that is advised."""
        return self.best.move

    @property
    def chance(self) -> float:
        """The person's winning chance (0…1) after the move."""
        return self.best.chance


@dataclass(frozen=True, slots=True)
class Review:
    """Review of a match: each player's chances at each ply that was not taken back, and the turning points."""

    glances: tuple[Glance, ...]
    """One for each state of `search.line_of`, with what the search expects; without chances where that failed."""
    facts: Mapping[str, Mapping[str, Sequence[Mapping[str, Any]]]] = field(default_factory=dict)
    """Effects of the moves at turning points: by the point's place, for the move `played` and the `better` one."""
    lines: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    """The plies that are likely after the same moves."""
    judged: Mapping[int, float] = field(default_factory=dict)
    """By the place of a possible turning point, what the search expects for the player after the better move."""
    told: Mapping[int, Outlook] = field(default_factory=dict)
    """By the same places, what is told of the chances after the better move; none in a review stored before draws were
    told."""
    looked: int | None = None
    """Number of positions evaluated; chances stay constant between them. None: all, in a review stored before sampling
    existed."""

    @property
    def is_sample(self) -> bool:
        """Whether only a part of the positions was evaluated."""
        return self.looked is not None and self.looked < len(self.glances)

    def points(self, match: Match, player: int | None = None) -> list[TurningPoint]:
        """Return the turning points of one player or all, in order of play, with the chances that `chances` shows."""
        line = line_of(match.state)
        found = turning_points(line, self.glances, player, judged=self.judged)
        shown = self.chances(match)
        points = (_as_told(point, line[point.place], *shown[point.place : point.place + 2]) for point in found)
        return [point for point in points if point.loss >= LEAST]

    def chances(self, match: Match) -> list[Outlook]:
        """Return what is told of the chances at each ply: those of each player, and that of a draw.

        They are what was seen at a glance; where a move was looked at more closely, what was seen after the better one.
        """
        shown = [glance.told or (*glance.chances, 0.0) for glance in self.glances]
        line = line_of(match.state)
        for place, chance in self.judged.items():
            player = line[place].turn
            if player is not None and self.glances[place].chances:
                shares = with_share(self.glances[place].chances, player, chance)
                shown[place] = self.told.get(place) or (*shares, 0.0)
        return shown

    def before(self, match: Match, point: TurningPoint) -> State:
        """Return the position before a turning point's move."""
        return line_of(match.state)[point.place]

    def explained(self, point: TurningPoint) -> tuple[Explained, Explained]:
        """Return a turning point's move and the better one, each with what it does and what follows."""
        facts, lines = self.facts.get(str(point.place), {}), self.lines.get(str(point.place), {})
        played, better = (
            Explained(move, chance, read_facts(facts.get(name, ())), tuple(lines.get(name, ())), draw)
            for name, move, chance, draw in (
                ("played", point.played, point.after, point.drawn_after),
                ("better", point.better, point.before, point.drawn_before),
            )
        )
        return played, better


@dataclass(frozen=True, slots=True)
class Reading:
    """A review for one reader: of their own moves, or of everybody's."""

    match: Match
    review: Review
    user: int
    everybody: bool

    @property
    def player(self) -> int | None:
        """The player whose moves are shown; None for everybody's."""
        seat = self.match.seat_of(self.user)
        return None if self.everybody or seat is None else seat.player

    @property
    def points(self) -> list[TurningPoint]:
        """The turning points to show."""
        return self.review.points(self.match, self.player)

    @property
    def states(self) -> tuple[State, ...]:
        """The positions of the review: those of the line that stands."""
        return line_of(self.match.state)

    def point(self, number: int) -> TurningPoint:
        """Return one of the turning points, numbered from 1. Raises MatchError("no-such-point")."""
        if not 1 <= number <= len(self.points):
            raise MatchError("no-such-point")
        return self.points[number - 1]

    def ply(self, point: TurningPoint) -> int:
        """Return the number of the move at a turning point, as boards count it."""
        return self.match.at(0).state.ply + point.place + 1

    def before(self, number: int) -> State:
        """Return the position before a turning point. Raises MatchError("no-such-point")."""
        return self.review.before(self.match, self.point(number))

    @property
    def arguments(self) -> tuple[object, ...]:
        """What names it: the number of the match, and 1 for everybody's moves."""
        return self.match.id, int(self.everybody)


def _as_told(point: TurningPoint, state: State, before: Outlook, after: Outlook) -> TurningPoint:
    """Return a turning point at a state with the chances before and after its move as they are told."""
    return replace(
        point,
        before=before[point.player],
        after=after[point.player],
        drawn_before=before[-1],
        drawn_after=after[-1],
        even=1 / (len(state.sides) - len(state.out)),
    )


def read_review(data: str) -> Review:
    """Parse a stored review."""
    stored = json.loads(data)
    glances = tuple(Glance(tuple(chances), best, tuple(*told)) for chances, best, *told in stored["glances"])
    judged = {int(place): chance for place, chance in stored["judged"].items()}
    told = {int(place): tuple(chances) for place, chances in stored.get("told", {}).items()}
    return Review(glances, stored["facts"], stored.get("lines", {}), judged, told, stored.get("looked"))


def read_facts(stored: Sequence[Mapping[str, Any]]) -> tuple[Fact, ...]:
    """Return facts from the answer of a job."""
    return tuple(Fact(fact["code"], fact["data"], tuple(fact["cells"])) for fact in stored)

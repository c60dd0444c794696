"""What computers say about moves: hints, and reviews of finished matches."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine import State
from matches.core.match_errors import MatchError
from matches.core.models import Match
from search import Fact, Glance, TurningPoint, differing, is_drawback, line_of, turning_points
from search.reviewing import LEAST

CERTAIN: Final = 0.999
"""The chance (0…1) from which on a match counts as won; below 1 - CERTAIN it counts as lost."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A move with what it does, and with the plies that are likely after it."""

    move: str
    chance: float
    """The player's winning chance (0…1) after the move."""
    facts: tuple[Fact, ...] = ()
    line: tuple[str, ...] = ()

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Explained":
        """Return what is stored of a move."""
        return cls(stored["move"], stored["value"], read_facts(stored["facts"]), tuple(stored.get("line", ())))

    @property
    def is_won(self) -> bool:
        """Whether the move is certain to win."""
        return self.chance >= CERTAIN

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
    """One for each state of `search.line_of`; without chances where evaluation failed."""
    facts: Mapping[str, Mapping[str, Sequence[Mapping[str, Any]]]] = field(default_factory=dict)
    """Effects of the moves at turning points: by the point's place, for the move `played` and the `better` one."""
    lines: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    """The plies that are likely after the same moves."""
    judged: Mapping[int, float] = field(default_factory=dict)
    """By the place of a possible turning point, the player's chance after the better move."""
    looked: int | None = None
    """Number of positions evaluated; chances stay constant between them. None: all, in a review stored before sampling
    existed."""

    @property
    def is_sample(self) -> bool:
        """Whether only a part of the positions was evaluated."""
        return self.looked is not None and self.looked < len(self.glances)

    def points(self, match: Match, player: int | None = None) -> list[TurningPoint]:
        """Return the turning points of one player or all, in order of play, with the chances that `chances` shows."""
        found = turning_points(line_of(match.state), self.glances, player, judged=self.judged)
        shown = self.chances(match)
        points = (replace(point, after=shown[point.place + 1][point.player]) for point in found)
        return [point for point in points if point.loss >= LEAST]

    def chances(self, match: Match) -> list[tuple[float, ...]]:
        """Return each player's chances at each ply as they are shown.

        They are what was seen at a glance; where a move was looked at more closely, what its player had before it.
        """
        shown = [glance.chances for glance in self.glances]
        line = line_of(match.state)
        for place, chance in self.judged.items():
            player = line[place].turn
            if player is not None and shown[place]:
                shown[place] = _with_share(shown[place], player, chance)
        return shown

    def before(self, match: Match, point: TurningPoint) -> State:
        """Return the position before a turning point's move."""
        return line_of(match.state)[point.place]

    def explained(self, point: TurningPoint) -> tuple[Explained, Explained]:
        """Return a turning point's move and the better one, each with what it does and what follows."""
        facts, lines = self.facts.get(str(point.place), {}), self.lines.get(str(point.place), {})
        played, better = (
            Explained(move, chance, read_facts(facts.get(name, ())), tuple(lines.get(name, ())))
            for name, move, chance in (("played", point.played, point.after), ("better", point.better, point.before))
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


def _with_share(shares: tuple[float, ...], player: int, share: float) -> tuple[float, ...]:
    """Return shares with another one for a player, the others' in the same proportion as before."""
    rest = 1 - shares[player]
    scale = (1 - share) / rest if rest else 0.0
    even = 0.0 if rest else (1 - share) / (len(shares) - 1)
    return tuple(share if each == player else old * scale + even for each, old in enumerate(shares))


def read_review(data: str) -> Review:
    """Parse a stored review."""
    stored = json.loads(data)
    glances = tuple(Glance(tuple(chances), best) for chances, best in stored["glances"])
    judged = {int(place): chance for place, chance in stored["judged"].items()}
    return Review(glances, stored["facts"], stored.get("lines", {}), judged, stored.get("looked"))


def read_facts(stored: Sequence[Mapping[str, Any]]) -> tuple[Fact, ...]:
    """Return facts from the answer of a job."""
    return tuple(Fact(fact["code"], fact["data"], tuple(fact["cells"])) for fact in stored)

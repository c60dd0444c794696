"""Reviews of matches: how the chances went, and where they turned."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.auction import Auction, Choice
from engine.entries import Ply
from engine.state import State
from search.choosing import chances, opinion
from search.expansion import Shares
from search.telling import Outlook, tell

LEVEL = 5
"""The level that looks at each position of a match."""
LEAST = 0.08
"""The chance that a move has to give away to be a turning point."""


@dataclass(frozen=True, slots=True)
class Glance:
    """One position of a match as the search sees it.

    - `chances`: what each player may expect (0…1, together 1).
    - `best`: the move that looks best; empty where the match is over.
    - `told`: what people are told of the chances; empty where they were stored before draws were told.
    """

    chances: Shares
    best: str = ""
    told: Outlook = ()


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that gave something away.

    - `place`: the move's place among the plies of the line that stands, from 0.
    - `player`: who played it.
    - `played`, `better`: canonical texts.
    - `before`, `after`: the player's chance with the better move, and with what was played.
    - `drawn_before`, `drawn_after`: that of a draw, where draws are told.
    - `even`: what a draw is worth to the player.
    """

    place: int
    player: int
    played: str
    better: str
    before: float
    after: float
    drawn_before: float = 0.0
    drawn_after: float = 0.0
    even: float = 0.5

    @property
    def loss(self) -> float:
        """The chance that the move gave away; of draws a part."""
        return self.before - self.after + self.even * (self.drawn_before - self.drawn_after)


def line_of(state: State) -> tuple[State, ...]:
    """Return the states of the line that stands, from the start, one for each ply that was played on it."""
    states = [*state.lineage()]
    return (states[0], *(after for after in states[1:] if isinstance(after.entry, Ply)))


def sampled(count: int, most: int) -> Sequence[int]:
    """Return the places, among `count` positions of a line, that are looked at: of more than `most` a sample.

    A sample is evenly spread from the first to the last. It has positions before and after the same move, so that the
    move can be judged.
    """
    if count <= most:
        return range(count)
    moves = most // 2
    starts = (round(number * (count - 2) / (moves - 1)) for number in range(moves))
    return [place for start in starts for place in (start, start + 1)]


def glance(state: State, seconds: float | None = None, level: int = LEVEL) -> Glance:
    """Look at one position of a match; in longer matches for so many `seconds` at most."""
    if state.turn is None or isinstance(state.stage, Auction | Choice):
        found = chances(state, level)
        return Glance(found, told=tell(state, found, level))
    seen = opinion(state, level, seconds)
    return Glance(seen.chances, seen.move, seen.told)


def after_move(state: State, move: str) -> State:
    """Return the state after a move; if it wins the first of two rounds, that round's end."""
    after = state.play(move)
    return after if after.undecided else state.finished_round(after) or after


def turning_points(
    line: Sequence[State],
    glances: Sequence[Glance],
    player: int | None = None,
    count: int = 3,
    judged: Mapping[int, float] | None = None,
) -> list[TurningPoint]:
    """Return the moves that gave most away, of one player or of all, in the order in which they were played.

    `line` is what `line_of` returns, and `glances` has one for each of its states. A position looks better or worse by
    whose turn it is, so what is seen before a move and after it differs by more than the move. With `judged`, which has
    by place the player's chance after the better move, two positions of the same turn are compared, and only those
    places count.
    """
    points = _points(line, glances)
    if judged is not None:
        points = (replace(point, before=judged[point.place]) for point in points if point.place in judged)
    found = [point for point in points if player in (None, point.player) and point.loss >= LEAST]
    worst = sorted(found, key=lambda point: point.loss, reverse=True)[:count]
    return sorted(worst, key=lambda point: point.place)


def _points(line: Sequence[State], glances: Sequence[Glance]) -> Iterator[TurningPoint]:
    for place, ((before, after), (seen, then)) in enumerate(zip(pairwise(line), pairwise(glances), strict=True)):
        player = before.turn
        if player is None or not isinstance(after.entry, Ply) or not seen.best or after.entry.text == seen.best:
            continue
        if _is_comparable(before, after):
            yield TurningPoint(place, player, after.entry.text, seen.best, seen.chances[player], then.chances[player])


def _is_comparable(before: State, after: State) -> bool:
    """Return whether what lies between two states of a line is a ply alone, in the same round.

    Where somebody left, the position in which the ply was played is none of the line. Where a round ended, the chances
    before it are of that round, and those after it of the next one.
    """
    return after.previous is not None and after.previous.key == before.key and after.stage.round == before.stage.round

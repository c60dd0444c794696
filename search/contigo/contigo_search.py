"""The search of Contigo alignment: thousands of turns, of which all that win are listed, and the best of the others."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from engine.boards import bits
from engine.boards.pits import LINES
from engine.games.contigo.contigo import ALIGNED, AlignmentPosition
from engine.games.contigo.turn import Turn
from search.contigo.contigo_evaluation import FORCING, Best, Evaluation, Worths
from search.contigo.contigo_facts import facts_of
from search.contigo.contigo_solving import is_forced, wins_in_one, wins_in_two
from search.contigo.contigo_turns import PawnMove, pawn_parts, wins_with
from search.contigo.pawn_lines import winning_cells
from search.contigo.pit_sums import MIDDLE, sowings
from search.expansion import Expansion, Fact, Family, Sample, chance, win_of
from search.levels import adjusted

BEAM = 64
"""The beam width: the most turns that are listed where none wins."""
FORCED = 8
"""The number of turns of a pawn part that are added if no single pebble parries their threats."""
SCALE = 120
"""The score that means a chance of about 3/4, as matches turned out: lines alone decide little."""

_LINES = tuple(sum(1 << cell for cell in line) for line in LINES)
"""The cells of every line on which pawns can win."""


class RankedTurn(NamedTuple):
    """A turn with the mover's chance after it. Better ones are greater."""

    value: float
    worth: int
    """The worth of the turn, which orders turns of equal chances."""
    part: PawnMove
    place: int = -1
    """The place of the pebble part among the sowings; -1 if the pawn part wins."""


_Found = tuple[bool, int, PawnMove, int]
"""A turn in the order of worth: whether it does not lose at once, its worth, its pawn part, and its place."""


class Alignment(Family[AlignmentPosition]):
    """Evaluates all pebble parts after each pawn part at once, and lists the best."""

    words: ClassVar = {"loses-by": "alignment-loses"}
    exploration = 0.5
    prior_exponent = 2.0
    levels = adjusted(
        {
            1: {"logit_temperature": 3.5},
            2: {"logit_temperature": 5},
            3: {"logit_temperature": 4.5},
            4: {"logit_temperature": 0.9, "samples": 3},
            5: {"logit_temperature": 0.4, "samples": 12},
        }
    )

    def expand(self, position: AlignmentPosition) -> Expansion:
        """Return the turns that win, which dominate all others. If there are none, return the best ones.

        Pawn parts whose upper bounds are not better than what has been found are left out (branch and bound).
        """
        evaluation = Evaluation(position)
        wins, others = _divided(position, evaluation)
        if wins:
            return _expansion(position, wins, complete=not others)
        each = max(4, 2 * BEAM // len(others))
        found: list[_Found] = []
        for most, part in sorted(((evaluation.upper_bound(part), part) for part in others), reverse=True):
            if len(found) == BEAM and found[-1][:2] > (True, most):
                break
            found = sorted([*found, *_best(evaluation, part, each)], reverse=True)[:BEAM]
        total = len(others) * evaluation.sowings.ones.bit_count()
        return _expansion(position, list(map(_ranked, found)), complete=len(found) == total)

    def expand_briefly(self, position: AlignmentPosition) -> Expansion | None:
        evaluation = Evaluation(position)
        wins, others = _divided(position, evaluation)
        if wins:
            return _expansion(position, wins, complete=not others)
        best: Best | None = None
        for most, part in sorted(((evaluation.upper_bound(part), part) for part in others), reverse=True):
            if best and best.worth >= most:
                break
            best = evaluation.best(part, best)
        if not best or best.lost:
            return None
        return _expansion(position, [_ranked((True, best.worth, best.part, best.place))], complete=False)

    def expand_fully(self, position: AlignmentPosition) -> Expansion:
        evaluation = Evaluation(position)
        wins, others = _divided(position, evaluation)
        found = sorted([turn for part in others for turn in _all(evaluation, part)], reverse=True)
        return _expansion(position, wins + list(map(_ranked, found)), complete=True)

    def expand_some(self, position: AlignmentPosition, sample: Sample) -> Expansion:
        evaluation = Evaluation(position)
        wins, others = _divided(position, evaluation)
        places = evaluation.sowings.places
        found = []
        for part in () if wins else others:
            worths = evaluation.worths(part)
            values = evaluation.sowings.values(worths.lanes)
            some = sample(places)
            found += [_turn(worths, part, place, values[place] - MIDDLE) for place in some]
        return _expansion(position, wins or list(map(_ranked, sorted(found, reverse=True))), complete=False)

    def move(self, position: AlignmentPosition, code: RankedTurn) -> Turn:
        return Turn(code.part, None if code.place < 0 else sowings(position.pits).sowing(code.place))

    def solve(self, position: AlignmentPosition, moves: int) -> Iterable[Turn] | None:
        """Return all first moves that win within one or two own moves; longer wins take the general way."""
        if moves > 2:
            return None
        return wins_in_one(position) if moves == 1 else wins_in_two(position)

    def is_lost(self, position: AlignmentPosition, moves: int) -> bool | None:
        """Return whether the other side wins next turn, whatever is replied; later wins take the general way."""
        return is_forced(position) if moves == 1 else None

    def is_dead(self, position: AlignmentPosition) -> bool:
        return all(pawns.bit_count() < ALIGNED for pawns in position.pawns)

    def progress_marks(self, position: AlignmentPosition) -> Iterator[Hashable]:
        """Yield the pawns of each side on every line that lacks one at most, whatever stands between them."""
        for line in _LINES:
            for side, pawns in enumerate(position.pawns):
                if (pawns & line).bit_count() >= ALIGNED - 1:
                    yield side, line, pawns & line

    def region(self, position: AlignmentPosition, move: Turn) -> tuple[str, ...]:
        return move.cells[:1] if not move.sowing or move.path else (f"pit {move.sowing.pit}",)

    def facts(self, position: AlignmentPosition, after: AlignmentPosition, move: Turn) -> Iterator[Fact]:
        return facts_of(position, after)


ALIGNMENT = Alignment()


def _divided(position: AlignmentPosition, evaluation: Evaluation) -> tuple[list[RankedTurn], list[PawnMove]]:
    """Return the pawn parts that win, as turns, and the others; of these a single empty one if no pawn can move."""
    cells = winning_cells(evaluation.own, evaluation.enemy, evaluation.lines)
    parts = list(pawn_parts(position)) or [()]
    wins = [RankedTurn(1.0, 0, part) for part in parts if wins_with(cells, part)]
    return wins, [part for part in parts if not wins_with(cells, part)]


def _best(evaluation: Evaluation, part: PawnMove, count: int) -> Iterator[_Found]:
    """Yield the best turns with a pawn part, in no order: about as many as asked for, and those that force most."""
    worths = evaluation.worths(part)
    best = evaluation.sowings.best(worths.lanes, count, alike=2)
    if forcing := evaluation.threats.candidates(part):
        best = _with_forcing(best, forcing, evaluation.sowings.values(worths.lanes))
    for worth, place in best:
        yield _turn(worths, part, place, worth)


def _with_forcing(best: list[tuple[int, int]], forcing: int, values: Sequence[int]) -> list[tuple[int, int]]:
    """Return turns with the best of those added that leave the enemy hardly a defence, and what this is worth."""
    found = sorted(((values[place] - MIDDLE + FORCING, place) for place in bits(forcing)), reverse=True)[:FORCED]
    places = {place for _, place in found}
    return [turn for turn in best if turn[1] not in places] + found


def _all(evaluation: Evaluation, part: PawnMove) -> Iterator[_Found]:
    """Yield all turns with a pawn part."""
    worths = evaluation.worths(part)
    values = evaluation.sowings.values(worths.lanes)
    for place in evaluation.sowings.places:
        yield _turn(worths, part, place, values[place] - MIDDLE)


def _turn(worths: Worths, part: PawnMove, place: int, worth: int) -> _Found:
    return not worths.lost >> place & 1, worth + worths.fixed, part, place


def _ranked(found: _Found) -> RankedTurn:
    goes_on, worth, part, place = found
    return RankedTurn(_chance(worth) if goes_on else 0.0, worth, part, place)


@lru_cache(1 << 13)
def _chance(worth: int) -> float:
    return chance(worth, SCALE)


def _expansion(position: AlignmentPosition, turns: list[RankedTurn], *, complete: bool) -> Expansion:
    """Return the expansion with turns that are sorted; those of value 1 win, those of value 0 lose at once."""
    shares = {1.0: win_of(position.side, 2), 0.0: win_of(1 - position.side, 2)}
    ends = {index: shares[turn.value] for index, turn in enumerate(turns) if turn.value in shares}
    return Expansion(turns, [turn.value for turn in turns], ends, complete=complete)

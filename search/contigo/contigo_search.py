"""The search of Contigo alignment: thousands of turns, of which all that win are listed, and the best of the others."""

from collections.abc import Sequence

from engine.boards import bits
from engine.games.contigo.contigo import ALIGNED, AlignmentPosition
from search.contigo.contigo_evaluation import Evaluation
from search.contigo.contigo_solving import wins_in_one, wins_in_two
from search.contigo.contigo_turns import Part, pawn_parts, turn_text, wins_with
from search.contigo.pit_sums import LANE, MIDDLE
from search.expansion import Expansion, Family, chance, win_of

LISTED = 64
"""How many turns that do not win are listed at most."""
FORCED = 8
"""How many turns of a pawn part are added, if no single pebble parries what they threaten."""
FORCING = 60
"""What is added to the worth of such a turn."""
SCALE = 60
"""The score that means a chance of about 3/4."""


class Alignment(Family[AlignmentPosition]):
    """Evaluates all pebble parts after each pawn part at once, and lists the best."""

    def expand(self, position: AlignmentPosition) -> Expansion:
        evaluation = Evaluation(position)
        parts = list(pawn_parts(position))
        cells = evaluation.winning_cells()
        if wins := [part for part in parts if wins_with(cells, part)]:
            return self._won(position, wins, complete=len(wins) == len(parts))
        return self._best(position, evaluation, parts or [()])

    def text(self, position: AlignmentPosition, move: str) -> str:
        return move

    def solve(self, position: AlignmentPosition, moves: int) -> list[str] | None:
        """Return all first moves that win within one or two own moves; longer wins take the general way."""
        if moves > 2:
            return None
        return wins_in_one(position) if moves == 1 else list(wins_in_two(position))

    def is_dead(self, position: AlignmentPosition) -> bool:
        return all(pawns.bit_count() < ALIGNED for pawns in position.pawns)

    def _won(self, position: AlignmentPosition, wins: list[Part], *, complete: bool) -> Expansion:
        """Return the pawn parts that win. Next to one, no other turn is worth a look."""
        ends = dict.fromkeys(range(len(wins)), win_of(position.side, 2))
        return Expansion([turn_text(part) for part in wins], [1.0] * len(wins), ends, complete=complete)

    def _best(self, position: AlignmentPosition, evaluation: Evaluation, parts: list[Part]) -> Expansion:
        """Return the best turns where none wins: some of each pawn part."""
        sowings = evaluation.sowings
        each = max(4, 2 * LISTED // len(parts))
        found = []
        for part in parts:
            worths = evaluation.worths(part)
            best = sowings.best(worths.lanes, each, alike=2)
            if forcing := evaluation.forcing(part):
                best = _with_forcing(best, forcing, sowings.values(worths.lanes))
            for worth, place in best:
                lost = worths.lost >> LANE * place & 1
                found.append((0.0 if lost else chance(worth + worths.lines, SCALE), part, place))
        found.sort(key=lambda turn: -turn[0])
        del found[LISTED:]
        loss = win_of(1 - position.side, 2)
        return Expansion(
            [turn_text(part, sowings.text(place)) for _, part, place in found],
            [value for value, _, _ in found],
            {index: loss for index, (value, _, _) in enumerate(found) if not value},
            complete=len(found) == len(parts) * sowings.ones.bit_count(),
        )


def _with_forcing(best: list[tuple[int, int]], forcing: int, values: Sequence[int]) -> list[tuple[int, int]]:
    """Return turns with the best of those added that leave the enemy hardly a defence, and what this is worth."""
    lines = sorted(((values[place] - MIDDLE + FORCING, place) for place in bits(forcing)), reverse=True)[:FORCED]
    places = {place for _, place in lines}
    return [turn for turn in best if turn[1] not in places] + lines


_ALIGNMENT = Alignment()


def alignment_family(_: AlignmentPosition) -> Alignment:
    """Return the one family that searches Contigo alignment."""
    return _ALIGNMENT

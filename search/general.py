"""The search of any position by the engine alone: one move after the other, and no opinion but of wins and draws."""

from itertools import islice

from engine.outcome import Result
from engine.position import Move, Position
from search.expansion import Expansion, Family, Shares, draw_of, win_of

MOST = 400
"""The most moves of a position that are searched."""


class General(Family[Position]):
    """Moves of equal worth, but for those that end the game: for positions that a family has no tables for."""

    def __init__(self, sides: int) -> None:
        self.sides = sides

    def expand(self, position: Position) -> Expansion:
        return self._expansion(position, MOST)

    def expand_fully(self, position: Position) -> Expansion:
        return self._expansion(position, None)

    def _expansion(self, position: Position, most: int | None) -> Expansion:
        found = list(islice(position.moves(), most))
        even = draw_of(self.sides, sum(1 << side for side in position.gone))
        ends = {move: shares for move in found if (shares := self.end(position, move))}
        worth = {move: ends[move][position.side] if move in ends else even[position.side] for move in found}
        ordered = sorted(found, key=worth.__getitem__, reverse=True)
        return Expansion(
            ordered,
            [worth[move] for move in ordered],
            {index: ends[move] for index, move in enumerate(ordered) if move in ends},
            [ends.get(move, even) for move in ordered],
            complete=len(found) != most,
        )

    def end(self, position: Position, move: Move) -> Shares | None:
        """Return the shares of a move that ends the game; None for one that does not."""
        after = position.after(move)
        result = after.result or after.result_at_turn
        return self._shares(result, sum(1 << side for side in position.gone)) if result else None

    def _shares(self, result: Result, out: int) -> Shares:
        if not result.sides:
            return draw_of(self.sides, out)
        winner, *_ = result.sides
        return win_of(winner, self.sides)

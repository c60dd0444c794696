"""What can be forced in a position, by trying everything with the engine alone.

Two things are told. A side has a *proven win* if it wins against every reply of all others, whatever these prefer
(`wins_with`). The *value* of a move is max^n (`value_with`): each side takes what is best for itself, a win at once as
soon as there is one; where several moves are equally good for it, nobody knows which it plays, and every side expects
the mean of them.
"""

from engine.position import Move, Position
from search.expansion import Shares
from search.general import General


class BruteForce:
    """Exhaustive play of a game of so many sides. Positions are remembered."""

    def __init__(self, sides: int) -> None:
        self._general = General(sides)
        self._wins: dict[tuple[Position, int, int], bool] = {}
        self._values: dict[tuple[Position, int], Shares | None] = {}

    def wins_with(self, position: Position, move: Move, side: int, plies: int) -> bool:
        """Return whether a side wins within so many plies, the first of which is a move, whatever the others play."""
        end = self._general.end(position, move)
        if end or plies <= 1:
            return bool(end) and end[side] == 1
        return self._wins_against_all(position.after(move), side, plies - 1)

    def _wins_against_all(self, position: Position, side: int, plies: int) -> bool:
        key = position, side, plies
        if key not in self._wins:
            some_or_all = any if position.side == side else all
            self._wins[key] = some_or_all(self.wins_with(position, move, side, plies) for move in position.moves())
        return self._wins[key]

    def value_with(self, position: Position, move: Move, plies: int) -> Shares | None:
        """Return the shares of all sides after so many plies, the first of which is a move; None if undecided."""
        end = self._general.end(position, move)
        return end or (self._value_of(position.after(move), plies - 1) if plies > 1 else None)

    def _value_of(self, position: Position, plies: int) -> Shares | None:
        key = position, plies
        if key not in self._values:
            values = [self.value_with(position, move, plies) for move in position.moves()]
            self._values[key] = _best_of([value for value in values if value], position.side, complete=all(values))
        return self._values[key]


def _best_of(values: list[Shares], side: int, *, complete: bool) -> Shares | None:
    """Return what follows from the values of some moves, or of all, for the side to move."""
    best = max((value[side] for value in values), default=0)
    if best < 1 and not complete:
        return None
    equal = [value for value in values if value[side] > best - 1e-9]
    return tuple(sum(shares) / len(equal) for shares in zip(*equal, strict=True))

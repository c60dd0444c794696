"""What people are told of chances: how often matches among equal computers ended so, at positions that looked like it.

The search's own values say which move is better, not how often a match is won: it does not expect most of the draws in
games of three and four. So they are read on curves, which `benchmarks.computers.calibration` makes from matches.
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.auction import Auction, Choice
from engine.state import State
from search.expansion import Shares
from search.families import family_of
from search.progress import rounds_without_progress
from search.told_curves import CURVES, Curve, Curves

Outlook = tuple[float, ...]
"""The chance of each player to win, by player, and last that of a draw; together 1."""

CERTAIN: Final = 0.999
"""The value from which on a match counts as won."""
OPTIONS: Final = frozenset({"walk", "advanced", "short"})
"""The options whose matches have curves of their own, besides sizes of boards."""
MOST: Final = 0.99
"""The most that is told of a win that is not certain."""
FEWEST_DRAWS: Final = 0.02
"""A smaller chance of a draw is not told: it counts as half a win of each."""


def tell(state: State, values: Shares, *, proven: bool = False) -> Outlook:
    """Return what is told of a position of which the search expects `values`, by player.

    Of a match that is over, that nobody can win any more, or whose end is `proven`, that is what is certain.
    """
    still_in = [player for player in range(len(values)) if player not in state.out]
    if state.outcome:
        winners = state.outcome.winners
        return (*(float(player in winners) / len(winners or "-") for player in range(len(values))), float(not winners))
    if _is_drawn(state, [values[player] for player in still_in], proven=proven):
        return (*(0.0 for _ in values), 1.0)
    if proven or max(values) >= CERTAIN:
        return (*values, 0.0)
    return outlook(curve_of(curves_of(state.game.id, state.terms, len(values)), rounds_without_progress(state)), values)


def outlook(curve: Curve, values: Shares) -> Outlook:
    """Return what is told where the search expects `values` and nothing is certain; whoever is out has none."""
    wins = [read(curve, value) if value else 0.0 for value in values]
    total = sum(wins)
    if total > 1 - FEWEST_DRAWS:
        wins, total = [win / total for win in wins], 1.0
    return (*wins, 1 - total)


def curves_of(game: str, terms: str, players: int) -> Curves:
    """Return the curves of a game with some options: those of its size if there are any, else those of all sizes, else
    those of all games of so many players.
    """
    words = terms.split()
    kind = [game, *(word for word in words if word in OPTIONS)]
    sized = [*kind, *(word for word in words if word.startswith("size="))]
    found = (CURVES.get(name) for name in (" ".join(sized), " ".join(kind), str(players)))
    return next(curves for curves in found if curves)


def curve_of(curves: Curves, rounds: int) -> Curve:
    """Return the curve for a position in which there has been no progress for so many rounds."""
    return curves[bisect([first for first, _ in curves], rounds) - 1][1]


def read(curve: Curve, value: float) -> float:
    """Return how often a player wins of whom the search expects a value: between the points of a curve on a line."""
    if value <= curve[0][0]:
        return curve[0][1]
    for (left, low), (right, high) in pairwise(curve):
        if value <= right:
            return min(MOST, low + (high - low) * (value - left) / (right - left))
    return min(MOST, curve[-1][1])


def _is_drawn(state: State, shares: Sequence[float], *, proven: bool) -> bool:
    """Return whether a draw is certain."""
    if isinstance(state.stage, Auction | Choice):
        return False
    even = max(shares) - min(shares) < 1 - CERTAIN
    return even and (proven or family_of(state.position).is_dead(state.position))

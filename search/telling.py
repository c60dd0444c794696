"""What people are told of chances: how often matches among equal computers ended so, at positions that looked like it.

The search's own values say which move is better, not how often a match is won: it does not expect most of the draws in
games of three and four. So they are read on curves, which `benchmarks.computers.calibration` makes from matches.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from engine.auction import Auction, Choice
from engine.state import State
from search.expansion import CERTAIN, Shares
from search.families import family_of
from search.progress import rounds_without_progress
from search.told_curves import CURVES, Curve, Curves

Outlook = tuple[float, ...]
"""The chance of each player to win, by player, and last that of a draw; together 1."""

OPTIONS: Final = frozenset({"walk", "advanced", "short"})
"""The options whose matches have curves of their own."""
MOST: Final = 0.99
"""The most that is told of a win or a draw that is not certain."""
PLAIN: Final[Curves] = ((0, ((0.0, 0.0), (1.0, 1.0))),)
"""Curves that tell what the search expects, where no matches were played."""
ROUNDS: Final = 10
"""The number of rounds without any progress from which on a match counts as `STALE`."""
STALE: Final = 100.0
"""An age that no match reaches while anybody gets any further."""
FEWEST_DRAWS: Final = 0.02
"""A smaller chance of a draw is not told: it counts as half a win of each."""


def tell(state: State, values: Shares, level: int, *, proven: bool = False) -> Outlook:
    """Return what is told of a position of which a level of the search expects `values`, by player.

    Of a match that is over, that nobody can win any more, or whose end is `proven` or as good as certain (`CERTAIN`),
    that is what the search expects.
    """
    still_in = [player for player in range(len(values)) if player not in state.out]
    if state.outcome:
        winners = state.outcome.winners
        return (*(float(player in winners) / max(1, len(winners)) for player in range(len(values))), float(not winners))
    if _is_drawn(state, [values[player] for player in still_in], proven=proven):
        return (*(0.0 for _ in values), 1.0)
    if proven or max(values) >= CERTAIN:
        return (*values, 0.0)
    return outlook(curve_of(curves_of(state.game.id, state.terms, level), age_of(state)), values)


def age_of(state: State) -> float:
    """Return how far a match has gone, in plies for each cell of the board; `STALE` if nobody gets any further."""
    return age(state.ply, len(state.position.content.board.index), rounds_without_progress(state))


def age(ply: int, cells: int, rounds: int) -> float:
    """Return how far a match of some `ply` on some `cells` has gone, after `rounds` without any progress: `age_of`."""
    return STALE if rounds >= ROUNDS else ply / cells


def outlook(curve: Curve, values: Shares) -> Outlook:
    """Return what is told where the search expects `values` and nothing is certain; whoever is out has none."""
    wins = [read(curve, value) if value else 0.0 for value in values]
    if sum(wins) > 1 - FEWEST_DRAWS:
        wins = [win / sum(wins) for win in wins]
        leader = max(range(len(wins)), key=wins.__getitem__)
        if wins[leader] > MOST:
            others = 1 - wins[leader]
            scale = (1 - MOST) / others if others else 0.0
            wins = [MOST if player == leader else win * scale for player, win in enumerate(wins)]
    return (*wins, max(0.0, 1 - sum(wins)))


def curves_of(game: str, terms: str, level: int, known: Mapping[str, Mapping[int, Curves]] | None = None) -> Curves:
    """Return the curves of a game with some options.

    They are of matches of the level, else of the next one below, else of the lowest that there is. Without any the
    search's own values are told, and no draws. `known`: others than `CURVES`.
    """
    by_level = (CURVES if known is None else known).get(name_of(game, terms), {level: PLAIN})
    return by_level[max((each for each in by_level if each <= level), default=min(by_level))]


def name_of(game: str, terms: str) -> str:
    """Return the name of the curves of a game with some options, of whatever size its board is."""
    return " ".join([game, *(word for word in terms.split() if word in OPTIONS)])


def curve_of(curves: Curves, at: float) -> Curve:
    """Return the curve of matches of an age (`age_of`)."""
    return curves[bisect([first for first, _ in curves], at) - 1][1]


def read(curve: Curve, value: float) -> float:
    """Return how often a player wins of whom the search expects a value: between the points of a curve on a line."""
    won = curve[-1][1]
    if value <= curve[0][0]:
        won = curve[0][1]
    else:
        for (left, low), (right, high) in pairwise(curve):
            if value <= right:
                won = low + (high - low) * (value - left) / (right - left)
                break
    return min(MOST, max((1 - MOST) * value, won))


def _is_drawn(state: State, shares: Sequence[float], *, proven: bool) -> bool:
    """Return whether a draw is certain."""
    if isinstance(state.stage, Auction | Choice):
        return False
    even = max(shares) - min(shares) < 1 - CERTAIN
    return even and (proven or family_of(state.position).is_dead(state.position))

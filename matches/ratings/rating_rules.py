"""Ratings: how strong somebody is thought to be, and what the end of a match changes in that (Weng–Lin)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from engine import State
from matches.clocks.clock import DAY

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
"""The number of a rating at which people begin."""
UNIT: Final = 30
"""Numbers for one unit of the model. A difference of 400 then is, as in chess, nearly ten to one."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody, or how hard a puzzle, is thought to be, and how unsure that is, in units of the model."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def number(self) -> int:
        """The rating as people read it: 1500 at first."""
        return round(CENTRE + UNIT * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """By how much the number may be off in either direction, in nineteen cases of twenty."""
        return round(2 * UNIT * self.sigma)


LEAST_MOVES: Final = 6
"""With fewer moves a match counts for no rating, and is no record of shortness."""
MOST_AMONG_THE_SAME: Final = 3
"""How many matches among the same people count for ratings within `SPAN`."""
SPAN: Final = DAY
"""Seconds. A span that ends now, not a day of the calendar, has no midnight at which as many count again."""

BEGINNER: Final = Rating()
"""The rating of a person of whom nothing is known."""


def ranks(state: State) -> tuple[int, ...]:
    """Return how a match has ended, by player: from 1, the best, and the same number for those who are even.

    Who wins comes first. Then come those who were still in, who are even, and then those who had left or were put out:
    who was the first to go is last, and those whom one entry put out are even.
    """
    winners = state.outcome.winners if state.outcome else ()
    known, gone = set(winners), list[list[int]]()
    for each in state.lineage():
        gone.append([player for player in each.out if player not in known])
        known.update(each.out)
    players = range(state.game.players)
    left = [player for player in players if player not in known]
    ordered = [group for group in (winners, left, *reversed(gone)) if group]
    return tuple(next(rank for rank, group in enumerate(ordered, 1) if player in group) for player in players)


def rated(brought: Sequence[Rating], ranked: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings of the players of a match after it, from those that they brought and their ranks.

    The same numbers in the same order always lead to exactly the same ratings.
    """
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in brought]
    return tuple(Rating(one.mu, one.sigma) for [one] in MODEL.rate(teams, ranks=list(map(float, ranked))))

"""Ratings: estimated strength, and its update by the end of a match (Weng–Lin)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from engine import State
from matches.clock import DAY

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
"""Displayed initial rating."""
UNIT: Final = 30
"""Displayed points per unit of the model. A difference of 400 then means odds of nearly ten to one, as in chess."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Estimated strength of a person or difficulty of a puzzle, with its uncertainty, in units of the model."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def number(self) -> int:
        """The displayed rating: 1500 at first."""
        return round(CENTRE + UNIT * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """Half the width of the displayed rating's 95 % interval."""
        return round(2 * UNIT * self.sigma)


LEAST_MOVES: Final = 6
"""Fewest moves of a match that counts for ratings and for the shortest match."""
MOST_AMONG_THE_SAME: Final = 3
"""Matches among the same people that count for ratings within `SPAN`."""
SPAN: Final = DAY
"""Seconds before now. Unlike a calendar day, such a span cannot be exploited around midnight."""

BEGINNER: Final = Rating()
"""Initial rating."""


def ranks(state: State) -> tuple[int, ...]:
    """Return each player's rank at the end of a match: from 1, the best; equal ranks are ties.

    Winners come first; then players who were still in, tied; then those who left or were put out, the earliest last,
    and tied if the same entry put them out.
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
    """Return the players' ratings after a match, from those before it and their ranks.

    Deterministic: equal inputs in equal order give exactly equal ratings.
    """
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in brought]
    return tuple(Rating(one.mu, one.sigma) for [one] in MODEL.rate(teams, ranks=list(map(float, ranked))))

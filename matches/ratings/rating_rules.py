"""Ratings: estimated strength, and its update by the end of a match (Weng–Lin)."""

from collections.abc import Sequence
from typing import Final

from engine import State
from matches.core.clock import DAY
from matches.core.models import Match
from matches.core.rating import MODEL, Rating

LEAST_MOVES: Final = 6
"""Fewest moves of a match that counts for ratings and for the shortest match."""
MOST_AMONG_THE_SAME: Final = 3
"""Matches among the same people that count for ratings within `SPAN`."""
SPAN: Final = DAY
"""Seconds before now. Unlike a calendar day, such a span cannot be exploited around midnight."""


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


def rating_changes(match: Match) -> tuple[tuple[Rating, Rating], ...]:
    """Return the ratings before and after a rated match, in player order; nothing before its end and if unrated."""
    before = tuple(seat.brought for seat in match.seats if seat.brought)
    if not match.state.outcome or len(before) < len(match.seats):
        return ()
    return tuple(zip(before, rated(before, ranks(match.state)), strict=True))

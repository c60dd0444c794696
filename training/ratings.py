"""Ratings of puzzles: a try is rated as a match between the person and the puzzle."""

from typing import Final

from matches.core.rating import MODEL, Rating
from matches.ratings.rating_rules import rated

PUZZLE_SIGMA: Final = MODEL.sigma / 2
"""Uncertainty of a new puzzle's rating: half of that of a new player."""


def rating_of_puzzle(mu: float) -> Rating:
    """Return the initial rating of a puzzle, with the `mu` from its file."""
    return Rating(mu, PUZZLE_SIGMA)


def tried(person: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a person and a puzzle after a try."""
    after, puzzle_after = rated((person, puzzle), (1, 2) if solved else (2, 1))
    return after, puzzle_after

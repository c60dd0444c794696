"""Ratings of puzzles: a try of a puzzle is a match between the person and the puzzle."""

from typing import Final

from matches.ratings.rating_rules import MODEL, Rating, rated

PUZZLE_SIGMA: Final = MODEL.sigma / 2
"""How unsure the rating is that a new puzzle was given: half as unsure as somebody's of whom nothing is known."""


def rating_of_puzzle(mu: float) -> Rating:
    """Return the rating of a puzzle that nobody has tried, as its file has it."""
    return Rating(mu, PUZZLE_SIGMA)


def tried(person: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a person and of a puzzle after the person has tried it."""
    after, puzzle_after = rated((person, puzzle), (1, 2) if solved else (2, 1))
    return after, puzzle_after

"""Ratings of people and puzzles: a try of a puzzle is a match between the two."""

from dataclasses import dataclass
from typing import Final, Self

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
"""The number of a rating at which people begin."""
UNIT: Final = 30
"""Numbers for one unit of the model. A difference of 400 then is, as in chess, nearly ten to one."""
PUZZLE_SIGMA: Final = MODEL.sigma / 2
"""How unsure the rating is that a new puzzle was given: half as unsure as somebody's of whom nothing is known."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody, or how hard a puzzle, is thought to be, and how unsure that is, in units of the model."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @classmethod
    def of_puzzle(cls, mu: float) -> Self:
        """Return the rating of a puzzle that nobody has tried, as its file has it."""
        return cls(mu, PUZZLE_SIGMA)

    @property
    def number(self) -> int:
        """The rating as people read it: 1500 at first."""
        return round(CENTRE + UNIT * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """By how much the number may be off in either direction, in nineteen cases of twenty."""
        return round(2 * UNIT * self.sigma)


BEGINNER: Final = Rating()
"""The rating of a person of whom nothing is known."""


def rated(person: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a person and of a puzzle after the person has tried it."""
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (person, puzzle)]
    [one], [other] = MODEL.rate(sides, ranks=[1, 2] if solved else [2, 1])
    return Rating(one.mu, one.sigma), Rating(other.mu, other.sigma)

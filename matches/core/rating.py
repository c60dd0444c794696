"""Estimated strength, as a value. `matches.ratings` updates it."""

from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

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


BEGINNER: Final = Rating()
"""Initial rating."""

"""Curves from the search's value to how often a player wins. Made by `make calibration`; not edited by hand."""

from collections.abc import Mapping
from typing import Final

Curve = tuple[tuple[float, float], ...]
"""Points: a value of the search, and how often a player wins of whom it expects so much."""
Curves = tuple[tuple[int, Curve], ...]
"""From how many rounds without any progress on, and the curve from there."""

# fmt: off
CURVES: Final[Mapping[str, Curves]] = {
    "2": ((0, ((0.0, 0.0), (1.0, 1.0))),),
    "3": ((0, ((0.0, 0.0), (1.0, 1.0))),),
    "4": ((0, ((0.0, 0.0), (1.0, 1.0))),),
}
# fmt: on
"""By a game and its options, and by the number of players."""

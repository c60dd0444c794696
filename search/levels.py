"""The seven levels: how many positions each looks at, and how much worse than the best its moves may be."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Level(NamedTuple):
    """The parameters of a level.

    - `expansions`: the number of positions that it looks at.
    - `margin`: the most that a chosen move may be worse than the best one, as a chance (0…1).
    - `temperature`: of the softmax by which a move is drawn, as a chance; a move worse by this much is drawn a third as
      often as the best one.
    - `careful`: whether it prevents every win in one that can be prevented.
    - `solves`: whether it first looks for wins within two own moves, where the family finds them by itself.
    - `least_visits`: the fewest visits of a move that may be chosen, as a share of those of the best one. With 0 the
      level trusts the evaluation instead of the visits.
    """

    expansions: int
    margin: float = 0.01
    temperature: float = 0.01
    careful: bool = True
    least_visits: float = 1
    solves: bool = False
    blur: float = 0


BY_LEVEL: Final[Mapping[int, Level]] = {
    1: Level(1, margin=0.12, temperature=0.035, careful=False, least_visits=0),
    2: Level(4, margin=0.05, temperature=0.014, least_visits=0),
    3: Level(10, margin=0.015, temperature=0.005, least_visits=0.25),
    4: Level(40, least_visits=0.5),
    5: Level(160, least_visits=0.5),
    6: Level(640, solves=True),
    7: Level(2560, solves=True),
}
"""The levels of every family that does not change them (`Family.levels`)."""
LEVELS: Final = tuple(BY_LEVEL)
"""The levels' numbers, weakest first."""


def adjusted(changes: Mapping[int, Mapping[str, Any]]) -> Mapping[int, Level]:
    """Return the levels with changes to the fields of some of them, by their numbers."""
    return {number: how._replace(**changes.get(number, {})) for number, how in BY_LEVEL.items()}


AMONG_MORE: Final = adjusted(
    {
        1: {"margin": 0.4, "temperature": 0.14},
        2: {"margin": 0.2, "temperature": 0.07},
        3: {"margin": 0.09, "temperature": 0.03, "least_visits": 0.05},
        4: {"margin": 0.05, "temperature": 0.02, "least_visits": 0.2},
    }
)
"""The levels among three and four players, where one move counts for less, since several opponents answer it."""


class LevelError(ValueError):
    """There is no such level."""

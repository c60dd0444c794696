"""The seven levels: how far each looks, and how far from the best its moves may be."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Level(NamedTuple):
    """How a level plays.

    - `expansions`: how many positions it looks at.
    - `margin`: how much less than the best move (as a chance, 0…1) a move may be worth to be chosen.
    - `temper`: the loss at which a move is chosen about a third as often as the best one.
    - `careful`: whether it never allows a win in one that can be prevented.
    - `attention`: how much of the search has to have gone into a move, in shares of what went into the best one. With 0
      it goes by how moves look.
    """

    expansions: int
    margin: float = 0.01
    temper: float = 0.01
    careful: bool = True
    attention: float = 1


BY_LEVEL: Final[Mapping[int, Level]] = {
    1: Level(1, margin=0.12, temper=0.035, careful=False, attention=0),
    2: Level(4, margin=0.05, temper=0.014, attention=0),
    3: Level(10, margin=0.015, temper=0.005, attention=0.25),
    4: Level(40, attention=0.5),
    5: Level(160, attention=0.5),
    6: Level(640),
    7: Level(2560),
}
"""How the levels play, where a family does not say otherwise for one of them (`Family.levels`)."""
LEVELS: Final = tuple(BY_LEVEL)
"""The levels' numbers, weakest first."""


def adjusted(changes: Mapping[int, Mapping[str, Any]]) -> Mapping[int, Level]:
    """Return the levels with changes to the fields of some of them, by their numbers."""
    return {number: how._replace(**changes.get(number, {})) for number, how in BY_LEVEL.items()}


AMONG_MORE: Final = adjusted(
    {
        1: {"margin": 0.4, "temper": 0.14},
        2: {"margin": 0.2, "temper": 0.07},
        3: {"margin": 0.09, "temper": 0.03, "attention": 0.05},
        4: {"margin": 0.05, "temper": 0.02, "attention": 0.2},
    }
)
"""How they play among three and four, where one move counts for less: others than the next player answer it, too."""


class LevelError(ValueError):
    """There is no such level."""

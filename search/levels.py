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
    - `logit_temperature`: in place of both, of a softmax over the log-odds of all moves: a move is drawn a third as
      often as another if the logarithm of its odds is less by this much. So a level that plays like a beginner goes on
      trying when it is behind. It neither passes nor loses at once by its own move, if it can help it.
    - `samples`: how many turns of a kind it draws by lot, and sees no others, where there are thousands
      (`Family.expand_some`); 0 for all.
    - `solves`: whether it first looks for wins within two own moves.
    - `least_visits`: the fewest visits of a move that may be chosen, as a share of those of the best one. With 0 the
      level trusts the evaluation instead of the visits.
    """

    expansions: int
    margin: float = 0.01
    temperature: float = 0.01
    careful: bool = True
    least_visits: float = 1
    solves: bool = False
    logit_temperature: float = 0
    samples: int = 0


BY_LEVEL: Final[dict[int, Level]] = {
    1: Level(1, logit_temperature=1.45, careful=False, least_visits=0, samples=3),
    2: Level(4, logit_temperature=1.3, least_visits=0, samples=3),
    3: Level(10, logit_temperature=0.5, least_visits=0, samples=3),
    4: Level(40, logit_temperature=0.35, least_visits=0),
    5: Level(160, logit_temperature=0.17, least_visits=0),
    6: Level(640, solves=True),
    7: Level(2560, solves=True),
}
"""The levels of every family that does not change them (`Family.levels`)."""
LEVELS: Final = tuple(BY_LEVEL)
"""The levels' numbers, weakest first."""


def adjusted(changes: Mapping[int, Mapping[str, Any]]) -> dict[int, Level]:
    """Return the levels with changes to the fields of some of them, by their numbers."""
    return {number: how._replace(**changes.get(number, {})) for number, how in BY_LEVEL.items()}


AMONG_MORE: Final = adjusted(
    {
        1: {"logit_temperature": 0.8},
        2: {"logit_temperature": 0, "margin": 0.2, "temperature": 0.07, "samples": 0},
        3: {"logit_temperature": 0, "margin": 0.09, "temperature": 0.03, "least_visits": 0.05, "samples": 0},
        4: {"logit_temperature": 0, "margin": 0.05, "temperature": 0.02, "least_visits": 0.2},
        5: {"logit_temperature": 0, "least_visits": 0.5},
    }
)
"""The levels among three and four players, where one move counts for less, since several opponents answer it."""


class LevelError(ValueError):
    """There is no such level."""

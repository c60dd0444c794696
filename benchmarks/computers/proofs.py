"""The proven wins that the computer players find: positions of their own matches, solved, and played by each level.

`python -m benchmarks proofs` looks for a few positions in each game; with more patience, call `found` by hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.computers.strength import opened
from engine import State
from search import Unsolved, choose, solve
from search.choosing import decide_as
from search.levels import Level

GAMES = (
    ("contiguity", ""),
    ("contiguity-deluxe", ""),
    ("druid", "size=8"),
    ("druid", "size=6 walk"),
    ("druid-hex", ""),
    ("druid-y", ""),
    ("contigo", ""),
    ("contigo", "advanced"),
)
WANTED = 10
"""The number of positions of each kind that are looked for in a game."""
MATCHES = 40
"""The most matches in which they are looked for."""
BUDGET = 3000
"""The most positions that may be searched to prove a win in two."""
WEAK = Level(2, margin=0.2, temperature=0.05)
"""The player of the matches: one who leaves wins to be found."""
LEVELS = (4, 6, 7)


@dataclass
class Found:
    """Positions with a proven win in so many moves, and how many of them each level has won so."""

    positions: int = 0
    hits: dict[int, int] = field(default_factory=lambda: dict.fromkeys(LEVELS, 0))


def measure() -> Iterator[str]:
    """Yield for each game how many of the wins in one and in two each level finds."""
    for game, terms in GAMES:
        for moves, kind in found(game, terms).items():
            hits = ", ".join(f"level {level}: {count}" for level, count in kind.hits.items())
            yield f"{game} {terms}: of {kind.positions} proven wins in {moves}: {hits}"


def found(game: str, terms: str, wanted: int = WANTED) -> dict[int, Found]:
    """Return what the levels make of positions with a win in one, and with one in two."""
    kinds = {1: Found(), 2: Found()}
    for seed in range(MATCHES):
        state = opened(game, terms, seed)
        while state.turn is not None and state.ply < 120:
            _look(state, kinds, wanted)
            state = state.play(decide_as(WEAK, state, seed).move)
        if all(kind.positions >= wanted for kind in kinds.values()):
            break
    return kinds


def _look(state: State, kinds: dict[int, Found], wanted: int) -> None:
    """Count a position if it has a win in one, or else in two, and what each level plays in it."""
    for moves, kind in kinds.items():
        try:
            winning = solve(state, moves, BUDGET)
        except Unsolved:
            return
        if winning:
            if kind.positions < wanted:
                kind.positions += 1
                for level in LEVELS:
                    kind.hits[level] += choose(state, level) in winning
            return

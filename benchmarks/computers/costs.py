"""The cost of the high levels: the processor time of a move in the middle of matches, game by game.

`python -m benchmarks costs` measures all games; `python -m benchmarks.computers.costs contigo` one of them. Figures
are of one core of whatever machine it is. So that two runs can be compared, a fixed piece of work is done between
moves, and the time of a move is given in multiples of it.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, median
from time import process_time

import engine
from benchmarks.computers.strength import opened
from engine import State
from search import choose
from search.choosing import decide_as
from search.levels import Level

GAMES = (
    *((game_id, "") for game_id in engine.GAMES),
    ("contiguity-deluxe", "relocate"),
    ("druid", "walk"),
    ("contigo", "advanced"),
)
"""The games as they are usually played, and the options that are searched in a way of their own."""
LEVELS = (6, 7)
POSITIONS = 10
PLAYERS = Level(10, margin=0.05, temperature=0.02, least_visits=0)
"""The player of the matches: one who plays sensibly, and not always the same."""
LONGEST = 100
"""The number of plies after which a match is left, if it has not ended."""
WORK = 1 << 4096
"""A number to work with."""


@dataclass
class Costs:
    """The seconds of processor time of each move that was measured, by level, and those of the fixed work."""

    by_level: dict[int, list[float]] = field(default_factory=lambda: {level: [] for level in LEVELS})
    work: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        unit = median(self.work)
        return "; ".join(
            f"level {level}: mean {mean(seconds):.2f} s, worst {max(seconds):.2f} s, {mean(seconds) / unit:.0f} works"
            for level, seconds in self.by_level.items()
        )


def measure(games: Sequence[tuple[str, str]] = GAMES) -> Iterator[str]:
    """Yield what each level's moves cost in each game."""
    for game, terms in games:
        costs = Costs()
        for number in range(POSITIONS):
            state = midgame(game, terms, number)
            for level, seconds in costs.by_level.items():
                costs.work.append(seconds_of(_work))
                seconds.append(seconds_of(partial(choose, state, level)))
        yield f"{game} {terms}: {costs}"


def midgame(game: str, terms: str, number: int) -> State:
    """Return the position at half the plies of a match."""
    state = opened(game, terms, number)
    states = [state]
    while state.turn is not None and len(states) < LONGEST:
        state = state.play(decide_as(PLAYERS, state, number).move)
        states.append(state)
    return states[len(states) // 2]


def seconds_of(work: Callable[[], object]) -> float:
    """Return the processor time that something takes."""
    began = process_time()
    work()
    return process_time() - began


def _work() -> int:
    """Do what a search does most: work with wide integers, loop, and look up."""
    found, seen = 0, {}
    for number in range(20_000):
        wide = WORK >> number % 64 | number
        seen[number % 500] = wide & wide - 1
        found += wide.bit_count() + (number * 7 in seen)
    return found


if __name__ == "__main__":
    for line in measure([game for game in GAMES if game[0] in (sys.argv[1:] or (game[0],))]):
        print(line, flush=True)

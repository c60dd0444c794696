"""The cost of the rules of Druid, compared with a plain engine that keeps the board in dictionaries, cell by cell.

Both draw uniformly among the same legal stones, in the same order and with the same chance, so they play the same
matches. Two sides that wall each other in may stack for ever, so a match is ended after `LONGEST` plies.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median

from benchmarks.timing import Timings, verdict
from engine import GAMES
from engine.games.druid.druid_moves import Stone, stones_of
from engine.games.druid.druid_position import DruidPosition
from tests.engine.reference.druid import Match

BOARDS = (("druid", 10), ("druid-hex", 5), ("druid-y", 8))
ROUNDS = 15
LONGEST = 1000
LOOKS = 50
"""The number of times that the legal moves of a position are listed in one measurement."""
AIM = 1 / 4
"""The most that a whole random match should cost, in times of the same match by the plain engine."""


def measure() -> Iterator[str]:
    """Yield for each board: medians in milliseconds, and how many times as fast as the plain engine the rules are."""
    for game_id, size in BOARDS:
        courses = [Course(game_id, size, seed) for seed in range(ROUNDS + 1)]
        plies = median(len(course.moves) for course in courses)
        yield f"{game_id}, size {size}, matches of {plies:g} plies:    ours    plain"
        for name, (ours, plain) in MEASURED.items():
            cases = {"ours": partial(_run, ours, courses), "plain": partial(_run, plain, courses)}
            timings = Timings(cases, ROUNDS)
            ratio = timings.ratio("ours", "plain")
            times = f"{timings.milliseconds('ours'):8.3f} {timings.milliseconds('plain'):8.3f} ms"
            yield f"{times}  {1 / ratio:5.1f} times as fast: {name}"
        yield f"a random match, ours / plain: {verdict(ratio, AIM)}; {1000 / timings.milliseconds('ours'):.0f} a second"


class Course:
    """A random match: how it begins, its moves, and the position half way through, as either engine has it."""

    def __init__(self, game_id: str, size: int, seed: int) -> None:
        opening = GAMES[game_id].start({"size": size}).position
        assert isinstance(opening, DruidPosition)
        self.opening = opening
        self.empty = partial(Match, game_id, size)
        self.seed = seed
        self.moves = self.random_match()
        self.position, self.match = opening, self.empty()
        for move in self.moves[: len(self.moves) // 2]:
            self.position = self.position.after(move)
            self.match.play(str(move))

    def sets(self) -> None:
        """Find the legal stones as sets of cells, as the engine does."""
        for _ in range(LOOKS):
            self.position.sarsen_places()
            self.position.lintel_starts()

    def texts(self) -> None:
        """List the legal moves as texts."""
        for _ in range(LOOKS):
            list(map(str, self.position.moves()))

    def plain_texts(self) -> None:
        """List the legal moves by the plain engine, which knows texts only."""
        for _ in range(LOOKS):
            self.match.legal()

    def replay(self) -> None:
        """Play every move and test each position for a win."""
        position = self.opening
        for move in self.moves:
            position = position.after(move)
            if position.result:
                break

    def plain_replay(self) -> None:
        """Play every move by the plain engine."""
        match = self.empty()
        for move in self.moves:
            match.play(str(move))

    def random_match(self) -> list[Stone]:
        """Return the moves of a random match."""
        chance, position = Random(self.seed), self.opening
        moves: list[Stone] = []
        while not position.result and len(moves) < LONGEST:
            moves.append(_drawn(position, chance.random()))
            position = position.after(moves[-1])
        return moves

    def plain_random_match(self) -> list[str]:
        """Return the moves of a random match by the plain engine."""
        chance, match = Random(self.seed), self.empty()
        moves: list[str] = []
        while not match.over and len(moves) < LONGEST:
            stones = match.sarsens() + match.lintels()
            moves.append(stones[int(chance.random() * len(stones))])
            match.play(moves[-1])
        return moves


MEASURED: dict[str, tuple[Callable[[Course], object], Callable[[Course], object]]] = {
    f"legal stones of a position, as sets of cells, {LOOKS} times": (Course.sets, Course.plain_texts),
    f"legal moves of a position, as texts, {LOOKS} times": (Course.texts, Course.plain_texts),
    "a match replayed, each move tested for a win": (Course.replay, Course.plain_replay),
    "a random match": (Course.random_match, Course.plain_random_match),
}


def _run(case: Callable[[Course], object], courses: list[Course], number: int) -> None:
    case(courses[number])


def _drawn(position: DruidPosition, chance: float) -> Stone:
    """Return one of the legal stones, each as likely as the others; `chance` is from 0 to 1."""
    stones, places, starts = stones_of(position.grid), position.sarsen_places(), position.lintel_starts()
    number = int(chance * (places.bit_count() + sum(cells.bit_count() for cells in starts)))
    if number < places.bit_count():
        return stones.sarsens[_nth(places, number)]
    number -= places.bit_count()
    for lintels, cells in zip(stones.lintels, starts, strict=True):
        if number < cells.bit_count():
            return lintels[_nth(cells, number)]
        number -= cells.bit_count()
    raise AssertionError(number)


def _nth(cells: int, number: int) -> int:
    """Return the index of the cell with a number in a set, numbered from 0."""
    for _ in range(number):
        cells &= cells - 1
    return (cells & -cells).bit_length() - 1

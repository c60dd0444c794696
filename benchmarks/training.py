"""The cost of the answer to a move in a lesson or a puzzle, compared with a turn of a match.

All are done by the services, and only the processor time of the bot's own process counts. Their boards are left out:
they are drawn alike, and a puzzle has more on its board than what chance has made. How long it takes until an answer is
done includes the process that thinks. It is somebody else each time, of whom nothing is remembered.
"""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.playing import FAMILIES, begin, next_move
from benchmarks.sample_database import LONGEST, SHORTEST, database_url, person
from benchmarks.timing import Timings
from matches import Person, Place
from runtime.services import Services
from training.lessons import Step, lesson
from training.puzzles import Puzzle, puzzles_of

BOARD, LESSON, PUZZLE = "a turn", "a try of a lesson", "an answer to a puzzle"
ROUNDS: Final = 20
PLACE: Final = Place(guild=1, channel=2)
AIM: Final = 1.0


class Work:
    """The services of a bot, and what is done next in a match, in lessons and in puzzles of a game."""

    def __init__(self, runner: asyncio.Runner, services: Services, game: str) -> None:
        self.runner = runner
        self.services = services
        self.game = game
        self.chance = Random(1)
        self.users = iter(map(person, range(1, 1_000_000)))
        steps: Sequence[Step] = lesson(game).core
        self.tries = cycle([(step, move) for step in steps for move in _some_moves(step)])
        self.puzzles = cycle(puzzles_of(game).values())
        self.task: Coroutine[Any, Any, object] | None = None

    def prepare_turn(self, _: int = 0) -> None:
        """Choose a move in a match that has gone on for a while, as those have of which puzzles come."""
        self.task = self._turn(*self.runner.run(self._choose()))

    def prepare_try(self, _: int = 0) -> None:
        """Choose a step and a move, right or wrong."""
        step, move = next(self.tries)
        self.task = self._try(next(self.users), step, move)

    def prepare_answer(self, _: int = 0) -> None:
        """Choose a puzzle, whose solution is played."""
        self.task = self._answer(next(self.users), next(self.puzzles))

    def run(self, _: int = 0) -> None:
        """Do what was chosen."""
        assert self.task
        self.runner.run(self.task)

    async def _choose(self) -> tuple[int, Person, str]:
        """Return a match that nobody has looked at, who is to move, and a move."""
        match = await begin(self.services, self.game, (next(self.users), next(self.users)), PLACE)
        for _ in range(self.chance.randrange(SHORTEST, LONGEST)):
            await self._turn(match, *await next_move(self.services, match, self.chance))
        return match, *await next_move(self.services, match, self.chance)

    async def _turn(self, match: int, mover: Person, move: str) -> None:
        await self.services.matches.submit(match, mover, move)

    async def _try(self, learner: Person, step: Step, move: str) -> None:
        await self.services.lessons.try_step(learner.user, step, move)

    async def _answer(self, solver: Person, puzzle: Puzzle) -> None:
        await self.services.puzzles.play(solver.user, puzzle.id, puzzle.solution, 0)


def measure() -> Iterator[str]:
    """Yield for each game: medians, and the ratios to a turn."""
    for game in FAMILIES:
        with TemporaryDirectory() as folder, asyncio.Runner() as runner:
            services = runner.run(_open(Path(folder)))
            yield from _compare(Work(runner, services, game))
            runner.run(services.close())


def _compare(work: Work) -> Iterator[str]:
    yield f"{work.game}:"
    prepare = {BOARD: work.prepare_turn, LESSON: work.prepare_try}
    if puzzles_of(work.game):
        prepare[PUZZLE] = work.prepare_answer
    timings = Timings(dict.fromkeys(prepare, work.run), ROUNDS, prepare)
    yield from timings.lines()
    yield from (timings.comparison(name, BOARD, AIM) for name in prepare if name != BOARD)


async def _open(folder: Path) -> Services:
    from discord.utils import utcnow

    return await Services.open(database_url(folder / "training.db"), utcnow)


def _some_moves(step: Step) -> Iterator[str]:
    """Yield a right move in a step, and a wrong one if there is one among the first."""
    right = next(step.solutions())
    yield right
    yield next((move for move in islice(step.state.legal_moves(), 100) if move != right and step.missed(move)), right)

"""Lessons as people take them: what they have done, and whether a move is what a step asks for."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from engine import GAMES, State
from matches.base_service import Service, WaitingPeople
from search import region
from store import Store
from training import training_queries
from training.goals import Miss
from training.lessons import Lesson, Step, lesson

HINT_AFTER: Final = 2
"""After how many tries of a step there is a hint."""


@dataclass(frozen=True, slots=True)
class StepProgress:
    """How far somebody is in a step."""

    tries: int = 0
    """How often they tried it, rightly or wrongly."""
    hinted: bool = False
    """Whether they were told where to look."""
    done: bool = False

    @property
    def may_have_hint(self) -> bool:
        """Whether it was tried often enough for a hint."""
        return self.tries >= HINT_AFTER and not self.done


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in the lesson of a game."""

    lesson: Lesson
    steps: Mapping[str, StepProgress]
    """Of every step, by its id."""

    @property
    def done(self) -> int:
        """How many of the steps that everybody takes are done."""
        return sum(self.steps[step.id].done for step in self.lesson.core)

    @property
    def begun(self) -> bool:
        """Whether any step was tried."""
        return any(step.tries for step in self.steps.values())

    @property
    def current(self) -> Step | None:
        """The first of the steps that everybody takes which is not done; None if all are."""
        return next((step for step in self.lesson.core if not self.steps[step.id].done), None)

    def of(self, step: Step) -> StepProgress:
        """Return how far they are in a step."""
        return self.steps[step.id]

    def after(self, step: Step) -> Step | None:
        """Return the step that follows one among those for everybody, or about the same option; None at the end."""
        same = [other for other in self.lesson.steps.values() if other.option == step.option]
        place = same.index(step) + 1
        return same[place] if place < len(same) else None


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a try of a step."""

    step: Step
    move: str
    """The move, canonically."""
    state: State
    """The position after the move."""
    miss: Miss | None
    """Why the move is not what was asked for; None if it is."""
    progress: StepProgress


@dataclass(frozen=True, slots=True)
class StepHint:
    """A move that does what a step asks for, told in two steps: the piece or the region first, then the move."""

    step: Step
    cells: tuple[str, ...]
    """Where to look."""
    move: str
    """The move, canonically; empty the first time."""


class LessonService(Service):
    """What people have done in lessons, and what comes of their tries."""

    def __init__(self, store: Store, people: WaitingPeople, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._people = people
        self._solutions: dict[str, tuple[str, tuple[str, ...]]] = {}
        """What hints say, by the names of steps: to find a move among thousands takes most of a second in some."""

    async def progress(self, user: int, game_id: str) -> Progress:
        """Return how far a user is in the lesson of a game. Raises KeyError for a game that is not there."""
        async with self._store.read() as transaction:
            rows = await training_queries.steps_of(transaction, user, game_id)
        return _progress(await asyncio.to_thread(lesson, game_id), {row.step: _step_progress(row) for row in rows})

    async def overview(self, user: int) -> Mapping[str, Progress]:
        """Return how far a user is in each game that has a lesson, by its id."""
        async with self._store.read() as transaction:
            rows = await training_queries.steps_of(transaction, user)
        lessons = await asyncio.to_thread(lambda: {game_id: lesson(game_id) for game_id in GAMES})
        return {
            game_id: _progress(found, {row.step: _step_progress(row) for row in rows if row.game == game_id})
            for game_id, found in lessons.items()
            if found.core
        }

    async def try_step(self, user: int, step: Step, text: str) -> Tried:
        """Try a move in a step, and store that. A step that is done stays done. Raises MoveError, MatchError."""
        with self._people.one_more(user):
            move, after, miss = await asyncio.to_thread(_judge, step, text)
        async with self._store.write(lock=("user", user)) as transaction:
            before = _step_progress(await training_queries.step(transaction, user, step.game, step.id))
            progress = StepProgress(before.tries + 1, before.hinted, before.done or miss is None)
            values = {"tries": progress.tries, **({} if progress.done == before.done else {"done_at": self._now()})}
            await training_queries.set_step(transaction, user, step.game, step.id, **values)
        return Tried(step, move, after, miss, progress)

    async def hint(self, user: int, step: Step) -> StepHint:
        """Return where to look in a step; asked again, the move as well. Raises MatchError."""
        if step.name not in self._solutions:
            with self._people.one_more(user):
                self._solutions[step.name] = await asyncio.to_thread(_solution, step)
        move, cells = self._solutions[step.name]
        async with self._store.write(lock=("user", user)) as transaction:
            before = _step_progress(await training_queries.step(transaction, user, step.game, step.id))
            if not before.hinted:
                await training_queries.set_step(transaction, user, step.game, step.id, hinted=True)
        return StepHint(step, cells, move if before.hinted else "")

    async def begin_again(self, user: int, game_id: str) -> Progress:
        """Forget what a user has done in the lesson of a game. Return how far they are then."""
        async with self._store.write(lock=("user", user)) as transaction:
            await training_queries.forget_steps(transaction, user, game_id)
        return _progress(await asyncio.to_thread(lesson, game_id), {})


def _progress(found: Lesson, stored: Mapping[str, StepProgress]) -> Progress:
    """Return how far somebody is; what is stored about steps that are no longer there does not count."""
    return Progress(found, {step: stored.get(step, StepProgress()) for step in found.steps})


def _step_progress(row: Row[Any] | None) -> StepProgress:
    return StepProgress(row.tries, row.hinted, row.done_at is not None) if row else StepProgress()


def _judge(step: Step, text: str) -> tuple[str, State, Miss | None]:
    """Return the move that a text means, the position after it, and why it is not what a step asks for."""
    move = step.state.read(text)
    return move, step.state.play(move), step.missed(move)


def _solution(step: Step) -> tuple[str, tuple[str, ...]]:
    """Return a move that does what a step asks for, and the cells to point at in a hint."""
    move = step.hint or next(step.solutions(), "")
    assert move, step.name
    return move, region(step.state, move)

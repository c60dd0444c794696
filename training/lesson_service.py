"""Progress in lessons: storing tries and judging moves."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from engine import GAMES, State
from matches.core.base_service import Service, WaitingPeople
from search import region
from store import Store, rows, schema
from training import training_queries
from training.goals import Miss
from training.lessons import Lesson, Step, lesson

HINT_AFTER: Final = 2
"""Tries of a step after which a hint is offered."""


@dataclass(frozen=True, slots=True)
class StepProgress:
    """A person's progress in a step."""

    tries: int = 0
    """Number of tries, right or wrong."""
    hinted: bool = False
    """Whether they have had a hint."""
    done: bool = False

    @property
    def may_have_hint(self) -> bool:
        """Whether a hint is offered: after `HINT_AFTER` tries of a step that is not done."""
        return self.tries >= HINT_AFTER and not self.done


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress in the lesson of a game."""

    lesson: Lesson
    steps: Mapping[str, StepProgress]
    """Progress by the ids of all steps."""

    @property
    def done(self) -> int:
        """The number of core steps that are done."""
        return sum(self.steps[step.id].done for step in self.lesson.core)

    @property
    def begun(self) -> bool:
        return any(step.tries for step in self.steps.values())

    @property
    def current(self) -> Step | None:
        """The first core step that is not done; None if all are."""
        return next((step for step in self.lesson.core if not self.steps[step.id].done), None)

    def of(self, step: Step) -> StepProgress:
        return self.steps[step.id]

    def after(self, step: Step) -> Step | None:
        """Return the next step among the core ones, or among those about the same option; None at the end."""
        same = [other for other in self.lesson.steps.values() if other.option == step.option]
        place = same.index(step) + 1
        return same[place] if place < len(same) else None


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of a try of a step."""

    step: Step
    move: str
    """The canonical move."""
    state: State
    miss: Miss | None
    """Why the move misses the goal; None if it reaches it."""
    progress: StepProgress


@dataclass(frozen=True, slots=True)
class StepHint:
    """A solution of a step, given in two parts: the piece or the region first, then the move."""

    step: Step
    cells: tuple[str, ...]
    """Places to look at."""
    move: str
    """The canonical move; empty the first time."""


class LessonService(Service):
    """Store people's progress in lessons, and judge their tries."""

    def __init__(self, store: Store, people: WaitingPeople, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._people = people
        self._solutions: dict[str, tuple[str, tuple[str, ...]]] = {}
        """Hints by the names of steps, cached: searching thousands of moves can take most of a second."""

    async def progress(self, user: int, game_id: str) -> Progress:
        """Return a user's progress in the lesson of a game. Raises KeyError for an unknown game."""
        async with self._store.read() as transaction:
            steps = await rows.get_all(transaction, schema.lesson_steps, {"user": user, "game": game_id})
        return _progress(await asyncio.to_thread(lesson, game_id), {row.step: _step_progress(row) for row in steps})

    async def overview(self, user: int) -> Mapping[str, Progress]:
        """Return a user's progress by game id, for all games that have a lesson."""
        async with self._store.read() as transaction:
            steps = await rows.get_all(transaction, schema.lesson_steps, {"user": user})
        lessons = await asyncio.to_thread(lambda: {game_id: lesson(game_id) for game_id in GAMES})
        return {
            game_id: _progress(found, {row.step: _step_progress(row) for row in steps if row.game == game_id})
            for game_id, found in lessons.items()
            if found.core
        }

    async def newcomers(self, game_id: str, users: Collection[int]) -> frozenset[int]:
        """Return those of some users who have finished neither a match of a game nor its lesson. Raises KeyError."""
        core = [step.id for step in (await asyncio.to_thread(lesson, game_id)).core]
        async with self._store.read(once=True) as transaction:
            return frozenset(users).difference(await training_queries.who_know(transaction, game_id, users, core))

    async def try_step(self, user: int, step: Step, text: str) -> Tried:
        """Try a move in a step, and store the try. A step that is done stays done. Raises MoveError, MatchError."""
        with self._people.one_more(user):
            move, after, miss = await asyncio.to_thread(_judge, step, text)
        async with self._store.write(lock=("user", user)) as transaction:
            own = {"user": user, "game": step.game, "step": step.id}
            before = _step_progress(await rows.get(transaction, schema.lesson_steps, own))
            progress = StepProgress(before.tries + 1, before.hinted, before.done or miss is None)
            values = {"tries": progress.tries, **({} if progress.done == before.done else {"done_at": self._now()})}
            await rows.upsert(transaction, schema.lesson_steps, own, values)
        return Tried(step, move, after, miss, progress)

    async def hint(self, user: int, step: Step) -> StepHint:
        """Return where to look in a step; the second time, also the move. Raises MatchError."""
        if step.name not in self._solutions:
            with self._people.one_more(user):
                self._solutions[step.name] = await asyncio.to_thread(_solution, step)
        move, cells = self._solutions[step.name]
        async with self._store.write(lock=("user", user)) as transaction:
            own = {"user": user, "game": step.game, "step": step.id}
            before = _step_progress(await rows.get(transaction, schema.lesson_steps, own))
            if not before.hinted:
                await rows.upsert(transaction, schema.lesson_steps, own, {"hinted": True})
        return StepHint(step, cells, move if before.hinted else "")

    async def begin_again(self, user: int, game_id: str) -> Progress:
        """Delete a user's progress in the lesson of a game. Return the new progress."""
        async with self._store.write(lock=("user", user)) as transaction:
            await rows.delete(transaction, schema.lesson_steps, {"user": user, "game": game_id})
        return _progress(await asyncio.to_thread(lesson, game_id), {})


def _progress(found: Lesson, stored: Mapping[str, StepProgress]) -> Progress:
    """Return a person's progress; rows about removed steps are ignored."""
    return Progress(found, {step: stored.get(step, StepProgress()) for step in found.steps})


def _step_progress(row: Row[Any] | None) -> StepProgress:
    return StepProgress(row.tries, row.hinted, row.done_at is not None) if row else StepProgress()


def _judge(step: Step, text: str) -> tuple[str, State, Miss | None]:
    """Return the canonical move that a text means, the position after it, and why it misses the goal."""
    move = step.state.read(text)
    return move, step.state.play(move), step.missed(move)


def _solution(step: Step) -> tuple[str, tuple[str, ...]]:
    """Return a move that solves a step, and the cells to point at in a hint."""
    move = step.hint or next(step.solutions(), "")
    assert move, step.name
    return move, region(step.state, move)

"""The picker, the text box and the replies in direct messages, for exercises of every kind."""

from dataclasses import dataclass

import locales
from cogs.core.actions import action
from cogs.core.answers import send_own, show_own
from cogs.core.client import Interaction
from cogs.core.messages import Message
from cogs.core.preferences import language_of, preferences_of
from cogs.playing.move_submission import refusal_message
from cogs.playing.move_words import understood
from cogs.playing.picker import Pick
from cogs.playing.picking import Picking
from cogs.training.exercise_messages import (
    Solver,
    kind_of,
    load_exercise,
    parse_exercise_file,
    plan_message,
    solver_of,
    thinking_message,
)
from cogs.training.picture_replies import PictureCog, Shown, patiently
from engine import IncompleteMove, MoveError, State
from training.exercises import Exercise


@dataclass(frozen=True, slots=True)
class ExercisePick(Pick):
    """A private try of a move in an exercise. The kind of the exercise decides its effect."""

    exercise: Exercise
    plies: int
    actions = "exercise-"

    async def picking(self, interaction: Interaction) -> Picking | None:
        if await self.has_moved_on(interaction):
            return None
        return await kind_of(self.exercise).picking(solver_of(interaction), self.exercise)

    async def show(self, interaction: Interaction, step: Message) -> None:
        await show_own(interaction, step)

    async def first_step(self, interaction: Interaction, _: Picking) -> Message:
        return await kind_of(self.exercise).message(solver_of(interaction), self.exercise)

    def is_at_once(self, interaction: Interaction) -> bool:
        return kind_of(self.exercise).at_once or preferences_of(interaction).at_once

    async def play(self, interaction: Interaction, move: str) -> None:
        """Try a move and show the answer; after half of a move, show the next step."""
        if await self.has_moved_on(interaction):
            return
        solver, exercise, is_waiting = solver_of(interaction), self.exercise, False

        async def show_that_it_takes_time() -> None:
            nonlocal is_waiting
            is_waiting = True
            await show_own(interaction, await thinking_message(solver, exercise, move))

        try:
            shown = await patiently(kind_of(exercise).play(solver, exercise, move), show_that_it_takes_time)
        except MoveError as refusal:
            answer = show_own if isinstance(refusal, IncompleteMove) else send_own
            await answer(interaction, await explained(solver, exercise, move, refusal))
        except Exception:
            if is_waiting:
                await show_as_it_stands(interaction, exercise)
            raise
        else:
            await show_own(interaction, shown)

    async def submit(self, interaction: Interaction, text: str) -> None:
        await self.play(interaction, understood(self.exercise.state, text))

    async def has_moved_on(self, interaction: Interaction) -> bool:
        """Return whether the control belongs to an earlier position; if so, show the current one."""
        if self.exercise.plies == self.plies:
            return False
        said = locales.say(language_of(interaction), "exercise-moved-on")
        await show_as_it_stands(interaction, self.exercise, said)
        return True


async def show_as_it_stands(interaction: Interaction, exercise: Exercise, said: str = "") -> None:
    """Edit the message to show the current state of an exercise."""
    await show_own(interaction, await kind_of(exercise).message(solver_of(interaction), exercise, said))


class Exercises(PictureCog):
    """Show exercises, and try the moves that people pick or reply."""

    pick = ExercisePick

    @action("exercise")
    async def show(self, interaction: Interaction, exercise: Exercise) -> None:
        await show_as_it_stands(interaction, exercise)

    @action("exercise-plan")
    async def show_plan(self, interaction: Interaction, exercise: Exercise, plies: int) -> None:
        """Show an exercise from straight above, in a new message."""
        if not await ExercisePick(exercise, plies).has_moved_on(interaction):
            await send_own(interaction, await plan_message(solver_of(interaction), exercise, exercise.state))

    def shown_in(self, name: str) -> tuple[str, str] | None:
        """Return key and plies of an exercise, joined by a colon, and the language of its picture."""
        shown = parse_exercise_file(name)
        return (f"{shown[0]}:{shown[1]}", shown[2]) if shown else None

    async def find_shown(self, solver: Solver, what: str) -> Shown:
        key, plies = what.split(":")
        return ShownExercise(solver, await load_exercise(solver, key), int(plies))


@dataclass(frozen=True, slots=True)
class ShownExercise:
    """An exercise whose picture was replied to; `plies` are those of the picture."""

    solver: Solver
    exercise: Exercise
    plies: int

    @property
    def state(self) -> State:
        return self.exercise.state

    async def current(self) -> Message | None:
        if self.exercise.plies == self.plies:
            return None
        said = locales.say(self.solver.reader.language, "exercise-moved-on")
        return await kind_of(self.exercise).message(self.solver, self.exercise, said)

    async def play(self, text: str) -> Message:
        return await kind_of(self.exercise).play(self.solver, self.exercise, text)

    async def explained(self, text: str, refusal: MoveError) -> Message:
        return await explained(self.solver, self.exercise, text, refusal)


async def explained(solver: Solver, exercise: Exercise, text: str, refusal: MoveError) -> Message:
    """Return why a text is refused as a move in an exercise, with the controls to go on."""
    return await refusal_message(await kind_of(exercise).picking(solver, exercise), text, refusal)

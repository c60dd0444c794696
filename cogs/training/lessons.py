"""`/learn`: lessons on the games, step by step, in private messages."""

from typing import Final

from discord import app_commands

from cogs.challenges.challenge_making import begin
from cogs.challenges.game_choice import GameOption
from cogs.challenges.typed_terms import Typed
from cogs.core.actions import OWN, ControlCog, action
from cogs.core.answers import send_own, show_own
from cogs.core.client import Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import look_up, unknown_control
from cogs.core.messages import Message
from cogs.training.exercise_messages import solver_of
from cogs.training.lesson_messages import (
    LESSON_STEPS,
    exercise_of,
    hint_message,
    lessons_message,
    overview_message,
    step_behind,
)
from engine import GAMES
from training.exercises import Exercise
from training.lesson_service import Progress
from training.lessons import Lesson, Step, lesson

FIRST_LEVEL: Final = "1"
"""Trilithon's level in the match that ends a lesson."""


class Lessons(ControlCog):
    """Lead through lessons. Progress is stored, so that people can go on at any time."""

    @app_commands.command(**localized_command("learn"), extras=dict(OWN))
    @localized_options("learn", "game")
    async def learn(self, interaction: Interaction, game: GameOption | None = None) -> None:
        """Go on with the lesson of a game; without one, list the games."""
        if game and lesson(game.id).core:
            await send_own(interaction, await self.current(interaction, game.id))
        else:
            await send_own(interaction, await self.list(interaction))

    @action("learn")
    async def open(self, interaction: Interaction, game: str) -> None:
        """Go on with the lesson of a game in a new message."""
        await send_own(interaction, await self.current(interaction, game))

    @action("learn-options")
    async def open_options(self, interaction: Interaction, game: str, numbers: tuple[int, ...]) -> None:
        """In a new message, show the first undone step about some options of a game; if all are done, the first one."""
        progress = await self.progress(interaction, game)
        names = {option.name for number, option in enumerate(progress.lesson.game.options) if number in numbers}
        steps = [step for step in progress.lesson.steps.values() if step.option in names]
        if not steps:
            raise unknown_control()
        step = next((step for step in steps if not progress.of(step).done), steps[0])
        await send_own(interaction, await self.step(interaction, step))

    @action("lessons")
    async def show_list(self, interaction: Interaction) -> None:
        await show_own(interaction, await self.list(interaction))

    @action("lesson", "select")
    async def choose_game(self, interaction: Interaction, _occasion: int, game: str) -> None:
        await show_own(interaction, await self.current(interaction, game))

    @action("lesson-on")
    async def go_on(self, interaction: Interaction, game: str) -> None:
        await show_own(interaction, await self.current(interaction, game))

    @action("lesson-steps")
    async def show_steps(self, interaction: Interaction, game: str) -> None:
        progress = await self.progress(interaction, game)
        await show_own(interaction, overview_message(solver_of(interaction), progress))

    @action("lesson-step", "select")
    async def choose_step(self, interaction: Interaction, game: str, _part: str, _occasion: int, step: str) -> None:
        await show_own(interaction, await self.step(interaction, look_up(taught(game).steps, step)))

    @action("lesson-again")
    async def begin_again(self, interaction: Interaction, game: str) -> None:
        """Delete the person's progress in a lesson, and show its first step."""
        lessons = interaction.client.services.lessons
        progress = await lessons.begin_again(interaction.user.id, taught(game).game.id)
        await show_own(interaction, await self.step(interaction, progress.lesson.core[0]))

    @action("lesson-hint")
    async def hint(self, interaction: Interaction, exercise: Exercise) -> None:
        """Show where to look in a step; the second time, the move."""
        if not exercise.key.startswith("lesson."):
            raise unknown_control()
        hint = await interaction.client.services.lessons.hint(interaction.user.id, step_behind(exercise))
        await show_own(interaction, await hint_message(solver_of(interaction), hint))

    @action("lesson-match")
    async def begin_match(self, interaction: Interaction, game: str) -> None:
        """Begin a match against Trilithon, the last step of a lesson. Raises MatchError where no match can be begun."""
        await begin(interaction, look_up(GAMES, game).id, (), (), Typed(level=FIRST_LEVEL, command="practice"))

    async def current(self, interaction: Interaction, game: str) -> Message:
        """Return the first undone step; if all are done, the overview of the steps."""
        progress = await self.progress(interaction, game)
        if progress.current is None:
            return overview_message(solver_of(interaction), progress)
        return await self.step(interaction, progress.current)

    async def step(self, interaction: Interaction, step: Step) -> Message:
        return await LESSON_STEPS.message(solver_of(interaction), exercise_of(step))

    async def list(self, interaction: Interaction) -> Message:
        overview = await interaction.client.services.lessons.overview(interaction.user.id)
        return lessons_message(solver_of(interaction), overview)

    async def progress(self, interaction: Interaction, game: str) -> Progress:
        """Return the person's progress in the lesson of a game. Raises MatchError("unknown-control")."""
        return await interaction.client.services.lessons.progress(interaction.user.id, taught(game).game.id)


def taught(game: str) -> Lesson:
    """Return the lesson of a game. Raises MatchError("unknown-control") for a game without one."""
    found = lesson(look_up(GAMES, game).id)
    if not found.core:
        raise unknown_control()
    return found

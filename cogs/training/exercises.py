"""The picker, the text box and the replies in direct messages, for exercises of every kind."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import discord
from discord.ext import commands

import locales
from cogs.core.actions import action
from cogs.core.answers import send_own, show_own
from cogs.core.client import Client, Interaction
from cogs.core.discord_codes import AWAY
from cogs.core.formatting import explain, person_of
from cogs.core.message_contents import file_names
from cogs.core.messages import Message, reply
from cogs.core.preferences import Reader, language_of, preferences_of
from cogs.playing.move_submission import refusal_message
from cogs.playing.move_words import understood
from cogs.playing.picker import Pick, PickerCog
from cogs.playing.picking import Picking
from cogs.playing.replies import LONGEST_REPLY, answered_message, may_be_a_move, reply_fault, reply_text
from cogs.training.exercise_kinds import kind_of, load_exercise
from cogs.training.exercise_messages import (
    Solver,
    occasion_of,
    parse_exercise_file,
    plan_message,
    solver_of,
    thinking_message,
)
from engine import IncompleteMove, MoveError
from matches import MatchError
from training.exercises import Exercise

SHOWN_AFTER: Final = 1.0
"""Seconds of thinking after which the board is shown with a note that the answer takes time."""
Value = TypeVar("Value")


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


class Exercises(PickerCog):
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

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Try a reply to the picture of an exercise, if it reads like a move."""
        answered = answered_message(message, self.bot.user)
        if message.author.bot or message.guild or answered is None or not message.content:
            return
        names = file_names(answered)
        shown = parse_exercise_file(names[-1]) if names else None
        if shown is None:
            return
        key, plies, language = shown
        try:
            solver = await self.solver_behind(message, language)
            await self.read_reply(message, solver, await load_exercise(solver, key), plies)
        except MatchError as refusal:
            await reply(message, Message(explain(language, refusal)))
        except Exception as error:  # noqa: BLE001  the last place where its author can be told
            await reply_fault(message, language, error)

    async def solver_behind(self, message: discord.Message, language: str) -> Solver:
        """Return the author of a reply as a solver. Their language is that of the picture unless they chose another."""
        preferences, _ = await self.bot.services.preferences.load(message.author.id, None)
        reader = Reader(preferences.language or language, preferences.theme, preferences.perspective)
        return Solver(self.bot.services, person_of(message.author), reader, occasion_of(message.id))

    async def read_reply(self, message: discord.Message, solver: Solver, exercise: Exercise, plies: int) -> None:
        """Try a reply or explain the refusal. A text that does not look like a move is ignored."""
        text, kind = reply_text(message, self.bot.user), kind_of(exercise)
        if not text or len(text) > LONGEST_REPLY:
            return
        if exercise.plies != plies:
            said = locales.say(solver.reader.language, "exercise-moved-on")
            await reply(message, await kind.message(solver, exercise, said))
            return
        text = understood(exercise.state, text, solver.reader.language)

        async def show_that_it_takes_time() -> None:
            with contextlib.suppress(*AWAY):
                await message.channel.typing()

        try:
            await reply(message, await patiently(kind.play(solver, exercise, text), show_that_it_takes_time))
        except MoveError as refusal:
            if may_be_a_move(refusal, text):
                await reply(message, await explained(solver, exercise, text, refusal))


async def patiently(work: Coroutine[Any, Any, Value], meanwhile: Callable[[], Awaitable[None]]) -> Value:
    """Return the result of `work`; if it takes longer than `SHOWN_AFTER`, await `meanwhile` first."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait([task], timeout=SHOWN_AFTER)
        if not task.done():
            await meanwhile()
        return await task
    finally:
        task.cancel()


async def explained(solver: Solver, exercise: Exercise, text: str, refusal: MoveError) -> Message:
    """Return why a text is refused as a move in an exercise, with the controls to go on."""
    return await refusal_message(await kind_of(exercise).picking(solver, exercise), text, refusal)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Exercises(bot))

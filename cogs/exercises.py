"""Exercises, whatever their kind: the picker's steps, the text box, and replies in direct messages with the bot."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import discord
from discord.ext import commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import open_modal, send_own, show_own
from cogs.ui.client import Client, Interaction
from cogs.ui.codes import AWAY
from cogs.ui.controls import modal_text
from cogs.ui.exercise_kinds import kind_of, load_exercise
from cogs.ui.exercise_messages import (
    Solver,
    occasion_of,
    parse_exercise_file,
    plan_message,
    solver_of,
    thinking_message,
)
from cogs.ui.formatting import explain, person_of
from cogs.ui.messages import Message, reply
from cogs.ui.move_steps import follow_trail, move_at_once, move_modal, step_message
from cogs.ui.move_submission import refusal_message
from cogs.ui.move_words import understood
from cogs.ui.posted import file_names
from cogs.ui.preferences import Reader, language_of, preferences_of
from cogs.ui.replies import LONGEST_REPLY, answered_message, may_be_a_move, reply_fault, reply_text
from engine import IncompleteMove, MoveError
from matches import MatchError
from training.exercises import Exercise

PATIENCE: Final = 1.0
"""Seconds after which somebody is shown that the answer to their move takes a while."""
Value = TypeVar("Value")


class Exercises(ControlCog):
    """Leads to a move in private, and tries it. What a try does is decided by the kind of the exercise."""

    @action("exercise")
    async def show(self, interaction: Interaction, exercise: Exercise) -> None:
        """Show an exercise as it stands."""
        await self.show_as_it_stands(interaction, exercise)

    @action("exercise-choose")
    async def choose(self, interaction: Interaction, exercise: Exercise, plies: int, trail: tuple[int, ...]) -> None:
        """Show the next step after a choice; try the move once it is complete, or show what it would lead to."""
        if await self.has_moved_on(interaction, exercise, plies):
            return
        at_once = kind_of(exercise).at_once or preferences_of(interaction).at_once
        if move := move_at_once(exercise.state, trail, at_once):
            await self.try_move(interaction, exercise, plies, move)
        else:
            await self.show_step(interaction, exercise, trail)

    @action("exercise-choose", "select")
    async def choose_in_select(
        self,
        interaction: Interaction,
        exercise: Exercise,
        plies: int,
        _before: tuple[int, ...],
        _part: int,
        trail: tuple[int, ...],
    ) -> None:
        """Go on from what was chosen in one of the selects of a step."""
        await self.choose(interaction, exercise, plies, trail)

    @action("exercise-back")
    async def go_back(self, interaction: Interaction, exercise: Exercise, plies: int, trail: tuple[int, ...]) -> None:
        """Show the step before."""
        if not await self.has_moved_on(interaction, exercise, plies):
            await self.show_step(interaction, exercise, trail)

    @action("exercise-play")
    async def try_move(self, interaction: Interaction, exercise: Exercise, plies: int, text: str) -> None:
        """Try a move, and show what came of it; after half of one, show the step that goes on."""
        if await self.has_moved_on(interaction, exercise, plies):
            return
        solver, is_waiting = solver_of(interaction), False

        async def show_that_it_takes_time() -> None:
            nonlocal is_waiting
            is_waiting = True
            await show_own(interaction, await thinking_message(solver, exercise, text))

        try:
            shown = await patiently(kind_of(exercise).play(solver, exercise, text), show_that_it_takes_time)
        except MoveError as refusal:
            answer = show_own if isinstance(refusal, IncompleteMove) else send_own
            await answer(interaction, await explained(solver, exercise, text, refusal))
        except Exception:
            if is_waiting:
                await self.show_as_it_stands(interaction, exercise)
            raise
        else:
            await show_own(interaction, shown)

    @action("exercise-plan")
    async def show_plan(self, interaction: Interaction, exercise: Exercise, plies: int) -> None:
        """Show an exercise from straight above, in a new message."""
        if not await self.has_moved_on(interaction, exercise, plies):
            await send_own(interaction, await plan_message(solver_of(interaction), exercise, exercise.state))

    @action("exercise-type", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, exercise: Exercise, plies: int) -> None:
        """Open a text box for a move."""
        if not await self.has_moved_on(interaction, exercise, plies):
            solver = solver_of(interaction)
            await open_modal(interaction, move_modal(await kind_of(exercise).picking(solver, exercise)))

    @action("exercise-say", "modal")
    async def submit_text_modal(self, interaction: Interaction, exercise: Exercise, plies: int) -> None:
        """Try the move that was written."""
        await self.try_move(interaction, exercise, plies, understood(exercise.state, modal_text(interaction)))

    async def has_moved_on(self, interaction: Interaction, exercise: Exercise, plies: int) -> bool:
        """Return whether a control is of an earlier position of an exercise; it then shows the present one."""
        if exercise.plies == plies:
            return False
        said = locales.say(language_of(interaction), "exercise-moved-on")
        await self.show_as_it_stands(interaction, exercise, said)
        return True

    async def show_as_it_stands(self, interaction: Interaction, exercise: Exercise, said: str = "") -> None:
        """Show an exercise as it stands, in place of what was shown."""
        await show_own(interaction, await kind_of(exercise).message(solver_of(interaction), exercise, said))

    async def show_step(self, interaction: Interaction, exercise: Exercise, trail: tuple[int, ...]) -> None:
        """Show a step in place of what was shown."""
        if trail and follow_trail(exercise.state, trail):
            picking = await kind_of(exercise).picking(solver_of(interaction), exercise)
            await show_own(interaction, await step_message(picking, trail))
        else:
            await self.show_as_it_stands(interaction, exercise)

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
        """Return the author of a reply as one who does an exercise. Who chose no language has that of the picture."""
        preferences, _ = await self.bot.services.preferences.load(message.author.id, None)
        reader = Reader(preferences.language or language, preferences.theme, preferences.perspective)
        return Solver(self.bot.services, person_of(message.author), reader, occasion_of(message.id))

    async def read_reply(self, message: discord.Message, solver: Solver, exercise: Exercise, plies: int) -> None:
        """Try a reply, say why it cannot be played, or leave talk alone."""
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
    """Return what comes of work; if it takes long, do something `meanwhile`."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            await meanwhile()
        return await task
    finally:
        task.cancel()


async def explained(solver: Solver, exercise: Exercise, text: str, refusal: MoveError) -> Message:
    """Return why a text cannot be played in an exercise, and how to go on."""
    return await refusal_message(await kind_of(exercise).picking(solver, exercise), text, refusal)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Exercises(bot))

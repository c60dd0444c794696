"""`/puzzle`: private puzzles with one winning move each, near the person's strength."""

from collections.abc import Sequence
from typing import TypeAlias

from discord import app_commands

import locales
from cogs.challenges.game_choice import GameTransformer
from cogs.core.actions import OWN, ControlCog, action
from cogs.core.answers import send_own, show_own
from cogs.core.client import Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import look_up
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.training.exercise_messages import load_exercise, plan_message, show_button, solver_of
from cogs.training.puzzle_messages import (
    hint_message,
    line_message,
    numbers_message,
    stand_message,
    tries_of,
    why_line_message,
)
from engine import GAMES, Game, State
from training.exercises import Exercise
from training.puzzle_service import OPEN
from training.puzzles import puzzle_games
from training.solving import Solving
from wording.formatting import game_name, safe
from wording.puzzles import given_up_lines

PuzzleGameOption: TypeAlias = app_commands.Transform[Game, GameTransformer(puzzle_games())]


class Puzzles(ControlCog):
    """Show puzzles, their solutions and statistics. Moves are handled by `cogs.training.exercises`."""

    @app_commands.command(**localized_command("puzzle"), extras=dict(OWN))
    @localized_options("puzzle", "game")
    async def puzzle(self, interaction: Interaction, game: PuzzleGameOption | None = None) -> None:
        """Show the next puzzle of a game; without one, of a game that the person plays."""
        await send_own(interaction, await self.next(interaction, game.id if game else None))

    @action("puzzle-next")
    async def show_next(self, interaction: Interaction, game: str, besides: str) -> None:
        await show_own(interaction, await self.next(interaction, look_up(GAMES, game).id, besides))

    @action("puzzle-game", "select")
    async def choose_game(self, interaction: Interaction, _occasion: int, game: str) -> None:
        await show_own(interaction, await self.next(interaction, look_up(GAMES, game).id))

    @action("puzzle-again")
    async def begin_again(self, interaction: Interaction, exercise: Exercise) -> None:
        solver, tries = solver_of(interaction), tries_of(exercise)
        solving = await tries.found(solver, exercise)
        await solver.services.puzzles.again(solver.person.user, solving.stand.puzzle.id)
        await show_own(interaction, await tries.message(solver, exercise))

    @action("puzzle-hint")
    async def hint(self, interaction: Interaction, exercise: Exercise) -> None:
        """Show where to look; during a first try, only the current state."""
        solving = await self.solving(interaction, exercise)
        if solving.may_have_hint:
            cells = await interaction.client.services.puzzles.hint(interaction.user.id, solving.stand.puzzle.id)
            await show_own(interaction, await hint_message(solver_of(interaction), solving, cells))
        else:
            await show_own(interaction, await stand_message(solver_of(interaction), solving))

    @action("puzzle-solution", thinking="own")
    async def show_solution(self, interaction: Interaction, exercise: Exercise) -> None:
        """End an open try as failed, and show the solution in a new message."""
        before = await self.solving(interaction, exercise)
        solving, attempt = await self.bot.services.solving.give_up(interaction.user.id, before)
        told = [*given_up_lines(language_of(interaction), attempt)] if before.stand.status == OPEN else []
        await send_own(interaction, await self.line(interaction, solving, 1, told))

    @action("puzzle-line")
    async def turn_to(self, interaction: Interaction, exercise: Exercise, step: int) -> None:
        """Show another board of the solution to people who may see it; to others the current state."""
        if solving := await self.seen(interaction, exercise):
            await show_own(interaction, await self.line(interaction, solving, step))

    @action("puzzle-why")
    async def show_why(self, interaction: Interaction, exercise: Exercise) -> None:
        """Show how the solution wins and what other moves miss, to people who may see it; else the current state."""
        await self.turn_to_why(interaction, exercise, 0, 0)

    @action("puzzle-why-line")
    async def turn_to_why(self, interaction: Interaction, exercise: Exercise, number: int, step: int) -> None:
        """Show a board of one of the lines that say why, to people who may see the solution; else the current state."""
        if solving := await self.seen(interaction, exercise):
            why = await interaction.client.services.puzzles.why(interaction.user.id, solving.stand.puzzle.id)
            await show_own(interaction, await why_line_message(solver_of(interaction), solving, why, number, step))

    @action("puzzle-line-plan")
    async def show_plan(self, interaction: Interaction, exercise: Exercise, step: int) -> None:
        """Show a board of the solution from straight above, in a new message, to people who may see it."""
        if solving := await self.seen(interaction, exercise):
            states = await self.states(interaction, solving)
            state = states[min(step, len(states) - 1)]
            await send_own(interaction, await plan_message(solver_of(interaction), exercise, state))

    @action("daily-line", thinking="own")
    async def show_line_of_day(self, interaction: Interaction, daily: str) -> None:
        """In a new message, show the solution of a daily puzzle to people who may see it; to others the puzzle."""
        solver = solver_of(interaction)
        solving = await self.solving(interaction, await load_exercise(solver, f"daily.{daily}"))
        if await solver.services.solving.may_see(solving):
            await send_own(interaction, await self.line(interaction, solving, 1))
        else:
            await send_own(interaction, await stand_message(solver, solving))

    @action("puzzle-numbers")
    async def numbers(self, interaction: Interaction, exercise: Exercise) -> None:
        tries_of(exercise)
        solver = solver_of(interaction)
        numbers = await solver.services.puzzles.numbers(solver.person.user)
        back = show_button(exercise, label=locales.say(solver.reader.language, "button-puzzle-back"))
        await show_own(interaction, numbers_message(solver, numbers, back))

    @action("daily-name")
    async def name(self, interaction: Interaction, daily: int, wanted: int) -> None:
        """Store whether a solver of a daily puzzle wants to be named in the next day's post."""
        solver, is_named = solver_of(interaction), bool(wanted)
        exercise = await load_exercise(solver, f"daily.{daily}")
        found = await self.bot.services.dailies.name(daily, solver.person, is_named=is_named)
        code = "daily-named" if is_named else "daily-unnamed"
        said = locales.say(solver.reader.language, code, name=safe(solver.person.name), day=found.day)
        await show_own(interaction, await tries_of(exercise).message(solver, exercise, said))

    async def next(self, interaction: Interaction, game: str | None, besides: str | None = None) -> Message:
        """Return the next puzzle as a message, or that there is none."""
        solver = solver_of(interaction)
        stand = await solver.services.puzzles.next(solver.person.user, game, besides)
        if stand is None:
            language = solver.reader.language
            named = game_name(language, GAMES[game]) if game else "none"
            return Message(locales.say(language, "puzzle-none", game=named))
        exercise = await load_exercise(solver, f"puzzle.{stand.puzzle.id}")
        return await tries_of(exercise).message(solver, exercise)

    async def solving(self, interaction: Interaction, exercise: Exercise) -> Solving:
        """Return the person's stand in a puzzle. Raises MatchError: "unknown-control" for other exercises."""
        return await tries_of(exercise).found(solver_of(interaction), exercise)

    async def seen(self, interaction: Interaction, exercise: Exercise) -> Solving | None:
        """Return the stand of a person who may see the solution; show others the current state, and return None."""
        solving = await self.solving(interaction, exercise)
        if await self.bot.services.solving.may_see(solving):
            return solving
        await show_own(interaction, await stand_message(solver_of(interaction), solving))
        return None

    async def line(self, interaction: Interaction, solving: Solving, step: int, told: Sequence[str] = ()) -> Message:
        """Return a board of the solution. Raises ThinkingError."""
        return await line_message(solver_of(interaction), solving, await self.states(interaction, solving), step, told)

    async def states(self, interaction: Interaction, solving: Solving) -> Sequence[State]:
        """Return the boards of the solution. Raises ThinkingError."""
        return await self.bot.services.puzzles.solution(interaction.user.id, solving.stand.puzzle.id)

"""Private messages of puzzles: the position with the picker, the answer to a move, the solution, and statistics."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

import locales
from cogs.challenges.positions import play_from_button
from cogs.core.client import Interaction
from cogs.core.controls import SELECTABLE, Button, parse_number, select, select_id, unknown_control, view
from cogs.core.messages import Message
from cogs.core.pages import SIGNS
from cogs.playing.move_steps import step_message
from cogs.playing.picking import Picking
from cogs.training.daily_messages import name_button
from cogs.training.exercise_messages import (
    Solver,
    board_buttons,
    exercise_file,
    exercise_picking,
    show_button,
    solver_of,
    think_button,
)
from engine import GAMES, State
from matches import MatchError
from renderer import has_top_view
from training.daily_service import Daily
from training.exercises import Exercise
from training.puzzle_service import FAILED, OPEN, Attempt, Numbers, Why
from training.puzzles import puzzle_games
from training.solving import Solving
from wording.formatting import game_name, where_text
from wording.puzzles import attempt_lines, ended_line, heading, line_lines, open_lines, task, why_line, why_lines

PRIMARY: Final = discord.ButtonStyle.primary
SECONDARY: Final = discord.ButtonStyle.secondary


class PuzzleTries:
    """Puzzles as a kind of exercise: moves are answered until the puzzle is won or a move is wrong."""

    at_once = False

    async def load(self, solver: Solver, name: str) -> Exercise:
        """Return the puzzle with a name such as `druid-12`. Raises MatchError."""
        return (await self.find(solver, name)).exercise

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        return puzzle_picking(solver, await self.found(solver, exercise))

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        """Return the board with the first choices, or the end of the try. Raises MatchError."""
        return await stand_message(solver, await self.found(solver, exercise), said)

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Play a move and return the answer to it. Raises MoveError, MatchError, ThinkingError."""
        before = await self.found(solver, exercise)
        if before.exercise != exercise:  # another click was faster: the move was meant for the position before
            raise MatchError("exercise-moved-on")
        after, attempt = await solver.services.solving.play(solver.person.user, before, text)
        return await attempt_message(solver, after, attempt)

    async def studied(self, solver: Solver, exercise: Exercise) -> tuple[State, Sequence[str]] | None:
        stand = (await self.found(solver, exercise)).stand
        return None if stand.status == OPEN else (stand.puzzle.state, stand.line)

    async def found(self, solver: Solver, exercise: Exercise) -> Solving:
        """Return the current stand in a puzzle that was loaded before. Raises MatchError."""
        return await self.find(solver, exercise.key.partition(".")[2])

    async def find(self, solver: Solver, name: str) -> Solving:
        """Return the person's stand in the puzzle with a name. Raises MatchError."""
        return await solver.services.solving.puzzle(solver.person.user, name)


class DailyTries(PuzzleTries):
    """Daily puzzles as a kind of exercise: puzzles whose first try on their day is entered as a result."""

    async def find(self, solver: Solver, name: str) -> Solving:
        return await solver.services.solving.daily(solver.person.user, parse_number(name), solver.guild)


TRIES: Final[Mapping[str, PuzzleTries]] = {"puzzle": PuzzleTries(), "daily": DailyTries()}
"""The kinds of exercises that are puzzles, by the prefixes of their keys."""


async def puzzle_position(tries: PuzzleTries, interaction: Interaction, name: str) -> State:
    """Return the position of a puzzle, to play on from it once its solution may be seen.

    Raises MatchError("position-untried") before a try.
    """
    solver = solver_of(interaction)
    solving = await tries.find(solver, name)
    await solver.services.solving.check_may_see(solving)
    return solving.stand.puzzle.state


def tries_of(exercise: Exercise) -> PuzzleTries:
    """Return the kind of an exercise that is a puzzle. Raises MatchError("unknown-control") for others."""
    kind = TRIES.get(exercise.key.partition(".")[0])
    if kind is None:
        raise unknown_control()
    return kind


# The position.


def puzzle_picking(solver: Solver, solving: Solving, said: str = "", pointed: tuple[str, ...] = ()) -> Picking:
    """Return a puzzle for the move picker; `said` comes before the task."""
    language = solver.reader.language
    lines = [heading(language, solving), said, *open_lines(language, solving)]
    exits = [
        _button(language, solving, "puzzle-solution", "button-puzzle-give-up"),
        _button(language, solving, "puzzle-numbers", "button-puzzle-games"),
    ]
    if solving.may_have_hint and not pointed:
        exits.insert(0, _button(language, solving, "puzzle-hint", "button-hint"))
    opening = "\n".join(filter(None, lines))
    return exercise_picking(solving.exercise, solver, opening, exits, pointed, solving.since, task(language, solving))


async def stand_message(solver: Solver, solving: Solving, said: str = "") -> Message:
    """Return the current state of a puzzle; `said` comes below its title."""
    if solving.stand.status == OPEN:
        return await step_message(puzzle_picking(solver, solving, said), ())
    return await ended_message(solver, solving, [said, ended_line(solver.reader.language, solving)])


async def hint_message(solver: Solver, solving: Solving, cells: tuple[str, ...]) -> Message:
    """Return a puzzle with the places to look at."""
    language, game = solver.reader.language, GAMES[solving.stand.puzzle.game]
    return await step_message(puzzle_picking(solver, solving, where_text(game, language, cells), cells), ())


# The answer to a move.


async def attempt_message(solver: Solver, solving: Solving, attempt: Attempt) -> Message:
    """Return the answer to a move: the board after the reply with the next task, or why the try ended."""
    if solving.stand.status == OPEN:
        return await stand_message(solver, solving)
    return await ended_message(solver, solving, [*attempt_lines(solver.reader.language, solving, attempt)])


async def ended_message(solver: Solver, solving: Solving, told: Sequence[str]) -> Message:
    """Return the last board of a try with the lines `told` and the buttons to go on."""
    language, failed = solver.reader.language, solving.stand.status == FAILED
    board = await exercise_file(solving.exercise, solving.stand.state, solver.reader, since=solving.since)
    solution = locales.say(language, "button-puzzle-solution" if failed else "button-puzzle-line")
    buttons = [
        *([again_button(language, solving, PRIMARY)] if failed else []),
        Button.to("puzzle-solution", solving.exercise.key, label=solution),
        next_button(language, solving, SECONDARY if failed else PRIMARY),
        *board_buttons(solver, solving.exercise),
        play_from_button(language, solving.exercise.key),
        numbers_button(language, solving),
        think_button(solving.exercise, language),
    ]
    if solving.daily:
        buttons += await _name_buttons(solver, solving.daily)
    return Message("\n".join(filter(None, (heading(language, solving), *told))), [board], view(*buttons))


async def _name_buttons(solver: Solver, daily: Daily) -> list[Button]:
    """Return the button that toggles whether the solver of a daily puzzle is named, while that is open."""
    dailies = solver.services.dailies
    result = await dailies.result(daily.id, solver.person.user)
    if result is None or not result.solved or await dailies.is_over(daily):
        return []
    return [name_button(daily.id, solver.reader.language, is_named=result.is_named)]


# The line.


async def line_message(
    solver: Solver, solving: Solving, states: Sequence[State], step: int, told: Sequence[str] = ()
) -> Message:
    """Return the board after `step` moves of the solution, with the buttons to the other boards."""
    language, last = solver.reader.language, len(states) - 1
    step = min(step, last)
    state = states[step]
    lines = [heading(language, solving), *told, *line_lines(language, solving, states, step)]
    board = await exercise_file(solving.exercise, state, solver.reader)
    ways = [
        Button.to("puzzle-line", solving.exercise.key, at, emoji=sign, disabled=not 0 <= at <= last)
        for at, sign in ((step - 1, SIGNS["back"]), (step + 1, SIGNS["forward"]))
    ]
    plan = (
        [_button(language, solving, "puzzle-line-plan", "button-plan", step)]
        if has_top_view(GAMES[state.game.id])
        else []
    )
    open_again = show_button(solving.exercise, label=locales.say(language, "button-try"))
    again = {OPEN: [open_again], FAILED: [again_button(language, solving)]}.get(solving.stand.status, [])
    others = [
        _button(language, solving, "puzzle-why", "button-puzzle-why"),
        *plan,
        *again,
        numbers_button(language, solving),
    ]
    if solving.stand.status != OPEN:
        key = solving.exercise.key
        others += [play_from_button(language, key), think_button(solving.exercise, language)]
    return Message("\n".join(lines), [board], view(*ways, next_button(language, solving, PRIMARY), *others))


# Why it is the solution.


async def why_message(solver: Solver, solving: Solving, why: Why) -> Message:
    """Return how the solution wins and what other moves miss, with a button for each line."""
    language, solution = solver.reader.language, solving.stand.puzzle.state.play(solving.stand.puzzle.solution)
    board = await exercise_file(solving.exercise, solution, solver.reader)
    buttons = [
        Button.to("puzzle-why-line", solving.exercise.key, number, len(line) - 1, label=str(number))
        for number, line in enumerate(why.lines, 1)
    ]
    text = "\n".join((heading(language, solving), *why_lines(language, why, str(solution.last))))
    return Message(
        text, [board], view(*buttons, _to_the_line(language, solving), next_button(language, solving, PRIMARY))
    )


async def why_line_message(solver: Solver, solving: Solving, why: Why, number: int, step: int) -> Message:
    """Return the board after `step` moves of a line, numbered from 1, with the buttons to its other boards."""
    if not 1 <= number <= len(why.lines):
        return await why_message(solver, solving, why)
    language, line = solver.reader.language, why.lines[number - 1]
    last = len(line) - 1
    step = min(step, last)
    board = await exercise_file(solving.exercise, line[step], solver.reader)
    ways = [
        Button.to("puzzle-why-line", solving.exercise.key, number, at, emoji=sign, disabled=not 0 <= at <= last)
        for at, sign in ((step - 1, SIGNS["back"]), (step + 1, SIGNS["forward"]))
    ]
    title = locales.say(language, "puzzle-why-step", step=step, steps=last)
    text = "\n".join((heading(language, solving), title, why_line(language, why, number, line)))
    return Message(
        text,
        [board],
        view(*ways, _button(language, solving, "puzzle-why", "button-puzzle-why"), _to_the_line(language, solving)),
    )


def _to_the_line(language: str, solving: Solving) -> Button:
    return _button(language, solving, "puzzle-line", "button-puzzle-line", 1)


# Numbers.


def numbers_message(solver: Solver, numbers: Mapping[str, Numbers], back: Button) -> Message:
    """Return a person's puzzle statistics, with a select of the games that have puzzles, and the button back."""
    language = solver.reader.language
    lines = [_numbers_line(language, each) for each in numbers.values()]
    head = locales.say(language, "puzzle-numbers" if lines else "puzzle-numbers-none")
    names = {game: game_name(language, GAMES[game]) for game in puzzle_games()[:SELECTABLE]}
    hint = locales.say(language, "puzzle-choose-game")
    choice = select(select_id("puzzle-game", solver.occasion), names, placeholder=hint)
    return Message("\n".join((head, *lines)), controls=view(choice, back))


def _numbers_line(language: str, numbers: Numbers) -> str:
    return locales.say(
        language,
        "puzzle-numbers-game",
        game=game_name(language, GAMES[numbers.game]),
        rating=str(numbers.rating.number),
        margin=str(numbers.rating.margin),
        solved=numbers.solved,
        tried=numbers.tried,
        streak=numbers.streak,
        best=numbers.best_streak,
    )


# Buttons.


def again_button(language: str, solving: Solving, style: discord.ButtonStyle = SECONDARY) -> Button:
    """Return the button that begins a new try of a puzzle."""
    label = locales.say(language, "button-retry")
    return Button.to("puzzle-again", solving.exercise.key, label=label, style=style)


def next_button(language: str, solving: Solving, style: discord.ButtonStyle) -> Button:
    """Return the button for another puzzle of the same game."""
    puzzle = solving.stand.puzzle
    label = locales.say(language, "button-puzzle-next")
    return Button.to("puzzle-next", puzzle.game, puzzle.id, label=label, style=style)


def numbers_button(language: str, solving: Solving) -> Button:
    """Return the button for the person's statistics, which also offers the other games."""
    return _button(language, solving, "puzzle-numbers", "button-puzzle-numbers")


def _button(language: str, solving: Solving, action: str, code: str, *arguments: object) -> Button:
    return Button.to(action, solving.exercise.key, *arguments, label=locales.say(language, code))

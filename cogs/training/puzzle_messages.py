"""Private messages of puzzles: the position with the picker, the answer to a move, the solution, and statistics."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

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
    exercise_file,
    exercise_picking,
    plan_buttons,
    show_button,
    solver_of,
    think_button,
)
from engine import GAMES, State
from matches import MatchError
from matches.core.rating import Rating
from renderer import has_top_view
from training.daily_service import Daily
from training.exercises import Exercise
from training.puzzle_service import FAILED, OPEN, SOLVED, Attempt, Numbers, Stand, Why
from training.puzzles import puzzles_of
from wording.formatting import game_name, quoted, side_name, variant_lines, where_text

PRIMARY: Final = discord.ButtonStyle.primary
SECONDARY: Final = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Solving:
    """A puzzle as it stands for one person, opened by itself or as a daily puzzle."""

    solver: Solver
    stand: Stand
    rating: Rating
    """The puzzle's rating: its estimated difficulty."""
    is_rated: bool
    """Whether the try counts for the ratings."""
    daily: Daily | None = None

    @property
    def exercise(self) -> Exercise:
        """The puzzle for the move picker. The end of a try counts as one more ply."""
        key = f"daily.{self.daily.id}" if self.daily else f"puzzle.{self.stand.puzzle.id}"
        return Exercise(key, self.stand.state, self.stand.plies + (self.stand.status != OPEN))

    @property
    def language(self) -> str:
        return self.solver.reader.language

    @property
    def may_have_hint(self) -> bool:
        """Whether the person may have a hint: not during the first try."""
        return self.stand.tries > 0 and self.stand.status == OPEN


async def _solving(solver: Solver, stand: Stand, daily: Daily | None = None) -> Solving:
    """Return a person's stand in a puzzle with its rating. Raises MatchError."""
    puzzles = solver.services.puzzles
    rating, is_rated = await puzzles.rating(stand.puzzle.id), await puzzles.is_rated(solver.person.user, stand)
    return Solving(solver, stand, rating, is_rated, daily)


class PuzzleTries:
    """Puzzles as a kind of exercise: moves are answered until the puzzle is won or a move is wrong."""

    at_once = False

    async def load(self, solver: Solver, name: str) -> Exercise:
        """Return the puzzle with a name such as `druid-12`. Raises MatchError."""
        return (await self.find(solver, name)).exercise

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        return puzzle_picking(await self.found(solver, exercise))

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        """Return the board with the first choices, or the end of the try. Raises MatchError."""
        return await stand_message(await self.found(solver, exercise), said)

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Play a move and return the answer to it. Raises MoveError, MatchError, ThinkingError."""
        before = await self.found(solver, exercise)
        if before.exercise != exercise:  # another click was faster: the move was meant for the position before
            raise MatchError("exercise-moved-on")
        attempt = await solver.services.puzzles.play(
            solver.person.user, before.stand.puzzle.id, text, before.stand.plies
        )
        after = replace(before, stand=attempt.stand)
        await self.enter(after)
        return await attempt_message(after, attempt)

    async def studied(self, solver: Solver, exercise: Exercise) -> tuple[State, Sequence[str]] | None:
        stand = (await self.found(solver, exercise)).stand
        return None if stand.status == OPEN else (stand.puzzle.state, stand.line)

    async def give_up(self, solving: Solving) -> Attempt:
        """End a try as failed, if it has not ended. Raises MatchError."""
        solver = solving.solver
        attempt = await solver.services.puzzles.give_up(solver.person.user, solving.stand.puzzle.id)
        await self.enter(replace(solving, stand=attempt.stand))
        return attempt

    async def found(self, solver: Solver, exercise: Exercise) -> Solving:
        """Return the current stand in a puzzle that was loaded before. Raises MatchError."""
        return await self.find(solver, exercise.key.partition(".")[2])

    async def find(self, solver: Solver, name: str) -> Solving:
        """Return the person's stand in the puzzle with a name. Raises MatchError."""
        return await _solving(solver, await solver.services.puzzles.stand(solver.person.user, name))

    async def may_see(self, solving: Solving) -> bool:
        """Return whether the person may see the solution: once one of their tries has ended."""
        return solving.stand.tries > 0

    async def enter(self, solving: Solving) -> None:
        """Record the person's result where the puzzle service does not: for a daily puzzle."""


class DailyTries(PuzzleTries):
    """Daily puzzles as a kind of exercise: puzzles whose first try on their day is entered as a result."""

    async def find(self, solver: Solver, name: str) -> Solving:
        """Return the person's stand in the daily puzzle with an id.

        A try of the puzzle that has ended since the post counts as the daily one, wherever it was made. A person whose
        tries ended before the post begins anew. Raises MatchError("no-such-daily"), also outside the puzzle's server.
        """
        user, dailies, puzzles = solver.person.user, solver.services.dailies, solver.services.puzzles
        daily = await dailies.open(parse_number(name), solver.guild)
        stand = await puzzles.stand(user, daily.puzzle.id)
        if await dailies.result(daily.id, user) is None:
            solved = await puzzles.tried_since(user, daily.puzzle.id, daily.created_at)
            if solved is not None:
                await dailies.enter(daily.id, user, solved=solved)
            elif stand.status != OPEN and not await dailies.is_over(daily):
                stand = await puzzles.again(user, daily.puzzle.id)
        return await _solving(solver, stand, daily)

    async def may_see(self, solving: Solving) -> bool:
        """Return whether the person may see the solution: once their try or the day has ended."""
        assert solving.daily
        return solving.stand.tries > 0 or await solving.solver.services.dailies.is_over(solving.daily)

    async def enter(self, solving: Solving) -> None:
        assert solving.daily
        if solving.stand.status != OPEN:
            user, solved = solving.solver.person.user, solving.stand.status == SOLVED
            await solving.solver.services.dailies.enter(solving.daily.id, user, solved=solved)


TRIES: Final[Mapping[str, PuzzleTries]] = {"puzzle": PuzzleTries(), "daily": DailyTries()}
"""The kinds of exercises that are puzzles, by the prefixes of their keys."""


async def puzzle_position(tries: PuzzleTries, interaction: Interaction, name: str) -> State:
    """Return the position of a puzzle, to play on from it once its solution may be seen.

    Raises MatchError("position-untried") before a try.
    """
    solving = await tries.find(solver_of(interaction), name)
    if not await tries.may_see(solving):
        raise MatchError("position-untried")
    return solving.stand.puzzle.state


def tries_of(exercise: Exercise) -> PuzzleTries:
    """Return the kind of an exercise that is a puzzle. Raises MatchError("unknown-control") for others."""
    kind = TRIES.get(exercise.key.partition(".")[0])
    if kind is None:
        raise unknown_control()
    return kind


# The position.


def puzzle_picking(solving: Solving, said: str = "", pointed: tuple[str, ...] = ()) -> Picking:
    """Return a puzzle for the move picker; `said` comes before the task."""
    lines = [heading(solving), said, *(_answered_lines(solving) if solving.stand.plies else _task_lines(solving))]
    exits = [
        _button(solving, "puzzle-solution", "button-puzzle-give-up"),
        _button(solving, "puzzle-numbers", "button-puzzle-games"),
    ]
    if solving.may_have_hint and not pointed:
        exits.insert(0, _button(solving, "puzzle-hint", "button-hint"))
    opening = "\n".join(filter(None, lines))
    task = _next_task(solving) if solving.stand.plies else _first_task(solving)
    return exercise_picking(solving.exercise, solving.solver, opening, exits, pointed, _since(solving), task)


def heading(solving: Solving) -> str:
    """Return the title of a puzzle: its game, its number or day, and its rating."""
    puzzle, daily = solving.stand.puzzle, solving.daily
    return locales.say(
        solving.language,
        "puzzle-heading",
        game=game_name(solving.language, puzzle.state.game),
        about="day" if daily else "puzzle",
        number=str(daily.day) if daily else puzzle.id.rpartition("-")[2],
        rating=str(solving.rating.number),
    )


def _task_lines(solving: Solving) -> Iterator[str]:
    """Yield the task, the options that are on, and whether the try counts."""
    yield _first_task(solving)
    yield from variant_lines(solving.language, solving.stand.puzzle.state)
    code = "puzzle-tried" if solving.stand.tries else "puzzle-first" if solving.is_rated else "puzzle-unrated"
    yield locales.say(solving.language, code)


def _first_task(solving: Solving) -> str:
    puzzle, language = solving.stand.puzzle, solving.language
    side = side_name(language, puzzle.state.game, puzzle.state.sides[solving.stand.solver])
    return locales.say(language, "puzzle-task", side=side, moves=puzzle.moves)


def _answered_lines(solving: Solving) -> Iterator[str]:
    """Yield the replies to the latest move, and the number of moves left."""
    stand = solving.stand
    own, *replies = stand.line[_own_moves(stand)[-1] :]
    code = "puzzle-right" if replies else "puzzle-right-on"
    data = {"replies": quoted(replies)} if replies else {}
    yield locales.say(solving.language, code, move=own, **data)
    yield _next_task(solving)


def _next_task(solving: Solving) -> str:
    return locales.say(solving.language, "puzzle-more", moves=solving.stand.moves_left)


async def stand_message(solving: Solving, said: str = "") -> Message:
    """Return the current state of a puzzle; `said` comes below its title."""
    if solving.stand.status == OPEN:
        return await step_message(puzzle_picking(solving, said), ())
    if solving.stand.status == SOLVED:
        return await ended_message(solving, [said, _solved_line(solving)])
    moves = quoted(solving.stand.line)
    failed = locales.say(solving.language, "puzzle-failed", moves=moves, played=bool(moves))
    return await ended_message(solving, [said, failed])


async def hint_message(solving: Solving, cells: tuple[str, ...]) -> Message:
    """Return a puzzle with the places to look at."""
    language, game = solving.language, GAMES[solving.stand.puzzle.game]
    return await step_message(puzzle_picking(solving, where_text(game, language, cells), cells), ())


# The answer to a move.


async def attempt_message(solving: Solving, attempt: Attempt) -> Message:
    """Return the answer to a move: the board after the reply with the next task, or why the try ended."""
    if solving.stand.status == OPEN:
        return await stand_message(solving)
    told = _solved_line(solving) if attempt.right else _reason(solving, attempt)
    return await ended_message(solving, [told, *rating_lines(solving, attempt)])


async def ended_message(solving: Solving, told: Sequence[str]) -> Message:
    """Return the last board of a try with the lines `told` and the buttons to go on."""
    language, failed = solving.language, solving.stand.status == FAILED
    board = await exercise_file(solving.exercise, solving.stand.state, solving.solver.reader, since=_since(solving))
    solution = locales.say(language, "button-puzzle-solution" if failed else "button-puzzle-line")
    buttons = [
        *([again_button(solving, PRIMARY)] if failed else []),
        Button.to("puzzle-solution", solving.exercise.key, label=solution),
        next_button(solving, SECONDARY if failed else PRIMARY),
        *plan_buttons(solving.exercise, language),
        play_from_button(language, solving.exercise.key),
        numbers_button(solving),
        think_button(solving.exercise, language),
    ]
    if solving.daily:
        buttons += await _name_buttons(solving, solving.daily)
    return Message("\n".join(filter(None, (heading(solving), *told))), [board], view(*buttons))


async def _name_buttons(solving: Solving, daily: Daily) -> list[Button]:
    """Return the button that toggles whether the solver of a daily puzzle is named, while that is open."""
    dailies = solving.solver.services.dailies
    result = await dailies.result(daily.id, solving.solver.person.user)
    if result is None or not result.solved or await dailies.is_over(daily):
        return []
    return [name_button(daily.id, solving.language, is_named=result.is_named)]


def _solved_line(solving: Solving) -> str:
    return locales.say(solving.language, "puzzle-solved", moves=quoted(solving.stand.line))


def _reason(solving: Solving, attempt: Attempt) -> str:
    left = solving.stand.moves_left
    data: dict[str, Any] = {"move": attempt.move, "moves": left}
    outcome = solving.stand.state.outcome
    drawn = outcome is not None and not outcome.winners
    if not attempt.replies:
        return locales.say(solving.language, "puzzle-wrong-ends" if outcome else "puzzle-wrong-alone", **data)
    data["replies"] = quoted(attempt.replies)
    if outcome:
        return locales.say(solving.language, "puzzle-wrong-lost", drawn=drawn, **data)
    code = "puzzle-wrong-held" if left else "puzzle-wrong-slow"
    return locales.say(solving.language, code, **data)


def rating_lines(solving: Solving, attempt: Attempt) -> Iterator[str]:
    """Yield the change of the person's rating and their streak, if the try counted."""
    if attempt.numbers is None:
        return
    before, after = attempt.numbers
    yield locales.say(
        solving.language,
        "puzzle-rating",
        game=game_name(solving.language, GAMES[after.game]),
        before=str(before.rating.number),
        after=str(after.rating.number),
        margin=str(after.rating.margin),
    )
    if after.streak > 1:
        yield locales.say(solving.language, "puzzle-streak", streak=after.streak)


# The line.


async def line_message(solving: Solving, states: Sequence[State], step: int, told: Sequence[str] = ()) -> Message:
    """Return the board after `step` moves of the solution, with the buttons to the other boards."""
    language, last = solving.language, len(states) - 1
    step = min(step, last)
    state = states[step]
    title = locales.say(language, "puzzle-solution", step=step, steps=last)
    lines = [heading(solving), *told, title, _line_text(solving, states, step)]
    board = await exercise_file(solving.exercise, state, solving.solver.reader)
    ways = [
        Button.to("puzzle-line", solving.exercise.key, at, emoji=sign, disabled=not 0 <= at <= last)
        for at, sign in ((step - 1, SIGNS["back"]), (step + 1, SIGNS["forward"]))
    ]
    plan = [_button(solving, "puzzle-line-plan", "button-plan", step)] if has_top_view(GAMES[state.game.id]) else []
    open_again = show_button(solving.exercise, label=locales.say(language, "button-try"))
    again = {OPEN: [open_again], FAILED: [again_button(solving)]}.get(solving.stand.status, [])
    others = [_button(solving, "puzzle-why", "button-puzzle-why"), *plan, *again, numbers_button(solving)]
    if solving.stand.status != OPEN:
        key = solving.exercise.key
        others += [play_from_button(language, key), think_button(solving.exercise, language)]
    return Message("\n".join(lines), [board], view(*ways, next_button(solving, PRIMARY), *others))


# Why it is the solution.


async def why_message(solving: Solving, why: Why) -> Message:
    """Return how the solution wins and what other moves miss, with a button for each line."""
    language, solution = solving.language, solving.stand.puzzle.state.play(solving.stand.puzzle.solution)
    board = await exercise_file(solving.exercise, solution, solving.solver.reader)
    buttons = [
        Button.to("puzzle-why-line", solving.exercise.key, number, len(line) - 1, label=str(number))
        for number, line in enumerate(why.lines, 1)
    ]
    text = "\n".join((heading(solving), *why_lines(language, why, str(solution.last))))
    return Message(text, [board], view(*buttons, _to_the_line(solving), next_button(solving, PRIMARY)))


def why_lines(language: str, why: Why, solution: str) -> Iterator[str]:
    """Yield what a solution does and each line that shows it, numbered, and then those of other moves."""
    yield locales.say(language, "puzzle-why", move=solution, won=not why.ways, ways=why.count)
    for number, line in enumerate(why.lines, 1):
        yield _why_line(language, why, number, line)


def _why_line(language: str, why: Why, number: int, line: Sequence[State]) -> str:
    if number > len(why.ways):
        _, tried, *replies = line
        data = {"number": number, "move": str(tried.last), "replies": _moves_to(replies)}
        return locales.say(language, "puzzle-why-missed", **data)
    _, _, *replies, answer = line
    data = {"number": number, "replies": _moves_to(replies), "answer": str(answer.last)}
    return locales.say(language, "puzzle-why-way", **data, won=answer.outcome is not None)


def _moves_to(states: Sequence[State]) -> tuple[str, ...]:
    """Return the latest move of each of some states."""
    return quoted(str(state.last) for state in states)


async def why_line_message(solving: Solving, why: Why, number: int, step: int) -> Message:
    """Return the board after `step` moves of a line, numbered from 1, with the buttons to its other boards."""
    if not 1 <= number <= len(why.lines):
        return await why_message(solving, why)
    language, line = solving.language, why.lines[number - 1]
    last = len(line) - 1
    step = min(step, last)
    board = await exercise_file(solving.exercise, line[step], solving.solver.reader)
    ways = [
        Button.to("puzzle-why-line", solving.exercise.key, number, at, emoji=sign, disabled=not 0 <= at <= last)
        for at, sign in ((step - 1, SIGNS["back"]), (step + 1, SIGNS["forward"]))
    ]
    title = locales.say(language, "puzzle-why-step", step=step, steps=last)
    text = "\n".join((heading(solving), title, _why_line(language, why, number, line)))
    return Message(
        text, [board], view(*ways, _button(solving, "puzzle-why", "button-puzzle-why"), _to_the_line(solving))
    )


def _to_the_line(solving: Solving) -> Button:
    return _button(solving, "puzzle-line", "button-puzzle-line", 1)


def _line_text(solving: Solving, states: Sequence[State], step: int) -> str:
    """Return the explanation of the move that leads to a board of the solution."""
    if not step:
        return "\n".join(_task_lines(solving))
    before, after = states[step - 1], states[step]
    data: dict[str, Any] = {"move": str(after.last), "won": after.outcome is not None}
    if before.turn == solving.stand.solver:
        return locales.say(solving.language, "puzzle-line-first" if step == 1 else "puzzle-line-next", **data)
    side = side_name(solving.language, before.game, before.position.side)
    several = len(before.sides) > 2
    return locales.say(solving.language, "puzzle-line-answer", side=side, several=several, **data)


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


def puzzle_games() -> list[str]:
    """Return the ids of the games that have puzzles."""
    return [game for game in GAMES if puzzles_of(game)]


# Buttons.


def again_button(solving: Solving, style: discord.ButtonStyle = SECONDARY) -> Button:
    """Return the button that begins a new try of a puzzle."""
    label = locales.say(solving.language, "button-retry")
    return Button.to("puzzle-again", solving.exercise.key, label=label, style=style)


def next_button(solving: Solving, style: discord.ButtonStyle) -> Button:
    """Return the button for another puzzle of the same game."""
    puzzle = solving.stand.puzzle
    label = locales.say(solving.language, "button-puzzle-next")
    return Button.to("puzzle-next", puzzle.game, puzzle.id, label=label, style=style)


def numbers_button(solving: Solving) -> Button:
    """Return the button for the person's statistics, which also offers the other games."""
    return _button(solving, "puzzle-numbers", "button-puzzle-numbers")


def _button(solving: Solving, action: str, code: str, *arguments: object) -> Button:
    return Button.to(action, solving.exercise.key, *arguments, label=locales.say(solving.language, code))


def _own_moves(stand: Stand) -> list[int]:
    """Return the number of moves before each move of the person."""
    return [plies for plies, state in enumerate(stand.states[:-1]) if state.turn == stand.solver]


def _since(solving: Solving) -> int | None:
    """Return the record length before the person's latest move, for marking changes; None before the first."""
    own = _own_moves(solving.stand)
    return solving.stand.states[own[-1]].length if own else None

"""Private messages of lessons: a step with the picker, the answer to a try, hints, and progress."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.challenges.challenge_cards import Card
from cogs.core.controls import SELECTABLE, Button, Item, select_id, view
from cogs.core.messages import Message
from cogs.playing.board_messages import Board
from cogs.playing.move_steps import step_message
from cogs.playing.picking import Picking
from cogs.training.exercise_messages import Solver, exercise_file, exercise_picking, show_button, think_button
from engine import Game, State
from engine.options import Value, is_off
from matches import MatchError
from training.exercises import Exercise
from training.goals import Miss
from training.lesson_service import Progress, StepHint, StepProgress, Tried
from training.lessons import Step, lesson, step_of
from wording.formatting import game_name, shorten
from wording.lessons import done_lines, heading, hint_text, missed_lines, place_of, text_id

_TASK = re.compile(r"\*\*.+?\*\*", re.DOTALL)


class LessonSteps:
    """Steps of lessons as a kind of exercise: each is one move, right or wrong, with unlimited tries."""

    at_once = True

    async def load(self, _: Solver, name: str) -> Exercise:
        """Return the step with a name. Raises MatchError("no-such-exercise"): old messages may show a removed step."""
        try:
            return exercise_of(step_of(name))
        except KeyError as gone:
            raise MatchError("no-such-exercise") from gone

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        return step_picking(solver, exercise)

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        return await step_message(step_picking(solver, exercise, said), ())

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Try a move, store the try, and return the answer. Raises MoveError, MatchError."""
        tried = await solver.services.lessons.try_step(solver.person.user, step_behind(exercise), text)
        if tried.miss:
            return await missed_message(solver, tried, tried.miss)
        return await done_message(
            solver, tried, await solver.services.lessons.progress(solver.person.user, tried.step.game)
        )

    async def studied(self, solver: Solver, exercise: Exercise) -> tuple[State, Sequence[str]] | None:
        step = step_behind(exercise)
        progress = await solver.services.lessons.progress(solver.person.user, step.game)
        return (step.state, ()) if progress.of(step).done else None


LESSON_STEPS: Final = LessonSteps()


def exercise_of(step: Step) -> Exercise:
    """Return a step as an exercise. Its plies are always 0: a try leaves the position as it is."""
    return Exercise(f"lesson.{step.name}", step.state, 0)


def step_behind(exercise: Exercise) -> Step:
    """Return the step that an exercise made by `exercise_of` shows."""
    return step_of(exercise.key.partition(".")[2])


def step_picking(solver: Solver, exercise: Exercise, said: str = "") -> Picking:
    """Return a step for the move picker; `said` comes before its text."""
    step, language = step_behind(exercise), solver.reader.language
    text = locales.say(language, text_id(step))
    return exercise_picking(
        exercise,
        solver,
        "\n".join(filter(None, (said, heading(language, step), text))),
        [steps_button(language, step.game)],
        pointed=step.shown,
        task=" ".join(_TASK.findall(text)),
    )


async def missed_message(solver: Solver, tried: Tried, miss: Miss) -> Message:
    """Return the answer to a wrong move: the reason, on the board after the move and the reply that refutes it."""
    step, language, exercise = tried.step, solver.reader.language, exercise_of(tried.step)
    shown = tried.state.play(miss.reply) if miss.reply else tried.state
    board = await exercise_file(exercise, shown, solver.reader, pointed=miss.cells, since=step.state.length)
    again = show_button(exercise, label=locales.say(language, "button-retry"), style=discord.ButtonStyle.primary)
    hint = [hint_button(exercise, language, "button-hint")] if tried.progress.may_have_hint else []
    return Message(
        "\n".join((heading(language, step), *missed_lines(language, tried, miss))),
        [board],
        view(again, *hint, steps_button(language, step.game)),
    )


async def done_message(solver: Solver, tried: Tried, progress: Progress) -> Message:
    """Return the answer to a right move: the board after it, what was learned, and the next step."""
    step, language, exercise = tried.step, solver.reader.language, exercise_of(tried.step)
    board = await exercise_file(exercise, tried.state, solver.reader, since=step.state.length)
    lines = [heading(language, step), *done_lines(language, tried, progress)]
    primary = discord.ButtonStyle.primary
    following = progress.after(step)
    if following:
        on = [show_button(exercise_of(following), label=locales.say(language, "button-next-step"), style=primary)]
    elif step.option:
        on = []
    else:
        on = [match_button(language, step.game, primary)]
    ways = [steps_button(language, step.game), think_button(exercise, language)]
    return Message("\n".join(lines), [board], view(*on, *ways))


async def hint_message(solver: Solver, hint: StepHint) -> Message:
    """Return a hint: the places to look at, or the move with the board after it."""
    step, language, exercise = hint.step, solver.reader.language, exercise_of(hint.step)
    text = f"{heading(language, step)}\n{hint_text(language, hint)}"
    again = show_button(exercise, label=locales.say(language, "button-retry"))
    if hint.move:
        board = await exercise_file(exercise, step.state.play(hint.move), solver.reader, since=step.state.length)
        play = step_picking(solver, exercise).button(
            "play", hint.move, label=locales.say(language, "button-confirm"), style=discord.ButtonStyle.success
        )
        return Message(text, [board], view(play, again))
    board = await exercise_file(exercise, step.state, solver.reader, pointed=hint.cells)
    more = hint_button(exercise, language, "button-hint-move")
    return Message(text, [board], view(again, more))


def lessons_message(solver: Solver, overview: Mapping[str, Progress]) -> Message:
    """Return the list of the games that have lessons, with the person's progress, and a select of one."""
    language = solver.reader.language
    lines = [locales.say(language, "learn-games"), *(progress_line(language, each) for each in overview.values())]
    options = [
        discord.SelectOption(
            label=game_name(language, each.lesson.game),
            value=game_id,
            description=locales.say(language, f"game-{game_id}-blurb"),
        )
        for game_id, each in list(overview.items())[:SELECTABLE]
    ]
    select: Item = ui.Select(
        custom_id=select_id("lesson", solver.occasion),
        placeholder=locales.say(language, "learn-choose-game"),
        options=options,
    )
    return Message("\n".join(lines), controls=view(select))


def progress_line(language: str, progress: Progress) -> str:
    """Return a person's progress in a lesson as a line of a list."""
    game, count = game_name(language, progress.lesson.game), len(progress.lesson.core)
    return locales.say(language, "learn-game", game=game, done=progress.done, count=count)


def overview_message(solver: Solver, progress: Progress) -> Message:
    """Return a person's progress in a lesson, with controls for all steps and for a first match."""
    language, game, count = solver.reader.language, progress.lesson.game, len(progress.lesson.core)
    others = [step for step in progress.lesson.steps.values() if step.option]
    state = "done" if progress.current is None else "begun" if progress.begun else "new"
    data = {"game": game_name(language, game), "done": progress.done, "count": count, "state": state}
    lines = [locales.say(language, "learn-overview", **data)]
    if others:
        options = tuple(dict.fromkeys(locales.say(language, f"option-{step.option}") for step in others))
        lines.append(locales.say(language, "learn-overview-options", options=options))
    primary = discord.ButtonStyle.primary
    if progress.current:
        label = locales.say(language, "button-lesson-on" if progress.begun else "button-lesson-begin")
        on = [Button.to("lesson-on", game.id, label=label, style=primary), match_button(language, game.id)]
    else:
        on = [match_button(language, game.id, primary)]
    again = Button.to(
        "lesson-again", game.id, label=locales.say(language, "button-lesson-again"), disabled=not progress.begun
    )
    games = Button.to("lessons", label=locales.say(language, "button-games"))
    selects = [
        steps_select(solver, progress, part, hint)
        for part, hint in ((progress.lesson.core, "learn-choose-step"), (others, "learn-choose-option"))
        if part
    ]
    return Message("\n".join(lines), controls=view(*selects, *on, again, games))


def steps_select(solver: Solver, progress: Progress, steps: Sequence[Step], hint: str) -> Item:
    """Return a select of steps, with the subject of each and whether it is done."""
    language = solver.reader.language
    options = [step_option(language, step, progress.of(step)) for step in steps[:SELECTABLE]]
    part = "options" if steps[0].option else "game"
    identity = select_id("lesson-step", progress.lesson.game.id, part, solver.occasion)
    return ui.Select(custom_id=identity, placeholder=locales.say(language, hint), options=options)


def step_option(language: str, step: Step, progress: StepProgress) -> discord.SelectOption:
    """Return a step as an option of a select."""
    text = locales.say(language, text_id(step)).replace("*", "").replace("`", "")
    return discord.SelectOption(
        label=shorten(locales.say(language, "learn-step", **place_of(language, step))),
        value=step.id,
        description=shorten(" ".join(text.split())),
        emoji="✅" if progress.done else None,
    )


def first_step_buttons(board: Board) -> list[Button]:
    """Return the button that opens the lesson of a match's game."""
    return [board.button("learn", board.match.game.id)]


def match_option_buttons(board: Board) -> list[Button]:
    """Return the button that opens the steps about the options of a match, if there are such steps."""
    return option_buttons(board.language, board.match.game, board.match.terms.chosen)


def card_learn_buttons(card: Card) -> list[Button]:
    """Return the buttons for the lesson of a challenge's game and its steps about the options of the challenge."""
    return learn_buttons(card.language, card.challenge.terms.game, card.challenge.terms.chosen)


def learn_buttons(language: str, game: Game, options: Mapping[str, Value | None] = {}) -> list[Button]:
    """Return the buttons that open the lesson of a game and its steps about those of `options` that are on, if any."""
    found = lesson(game.id)
    if not found.core:
        return []
    return [
        Button.to("learn", game.id, label=locales.say(language, "button-learn")),
        *option_buttons(language, game, options),
    ]


def option_buttons(language: str, game: Game, options: Mapping[str, Value | None]) -> list[Button]:
    """Return the button that opens the steps about those of `options` that are on, if there are such steps."""
    taught, names = {step.option for step in lesson(game.id).steps.values()}, [option.name for option in game.options]
    numbers = [names.index(name) for name, value in options.items() if name in taught and not is_off(value)]
    label = locales.say(language, "button-learn-options")
    return [Button.to("learn-options", game.id, ".".join(map(str, numbers)), label=label)] if numbers else []


def steps_button(language: str, game_id: str) -> Button:
    """Return the button that shows all steps of a lesson."""
    return Button.to("lesson-steps", game_id, label=locales.say(language, "button-lesson-steps"))


def match_button(language: str, game_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    """Return the button for the last step of every lesson: a match against Trilithon."""
    return Button.to("lesson-match", game_id, label=locales.say(language, "button-lesson-match"), style=style)


def hint_button(exercise: Exercise, language: str, code: str) -> Button:
    """Return the button for the next hint; `code` is the message id of its label."""
    return Button.to("lesson-hint", exercise.key, label=locales.say(language, code))

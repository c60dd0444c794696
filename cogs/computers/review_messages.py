"""Reviews as private messages: the course of the chances, turning points with both boards, and tries of other moves."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

import locales
from cogs.challenges.positions import play_from_button
from cogs.computers.line_messages import line_file
from cogs.core.controls import Button, parse_number, unknown_control, view
from cogs.core.messages import Message, picture_file
from cogs.core.preferences import Reader
from cogs.playing.board_messages import Board, board_file, renamed, view_of
from cogs.playing.move_steps import step_message
from cogs.playing.picking import Picking
from cogs.teams.agreement_messages import agreement_file
from cogs.training.exercise_messages import Solver, exercise_file, exercise_picking, show_button
from engine import State
from matches import Match, MatchError, Outlook, Person, Reading
from matches.playing.match_rules import takes_part
from matches.teams.team_models import Agreement
from renderer import render_course
from runtime.services import Services
from training.exercises import Exercise
from wording.reviews import Shown, heading, review_lines, shown_lines, tried_text, try_text, waiting_text

PRIMARY: Final = discord.ButtonStyle.primary


def review_buttons(board: Board) -> list[Button]:
    """Return the button that opens the review of a match."""
    return [board.button("review", board.match.id, 0)]


def waiting_message(match: Match, before: int, language: str) -> Message:
    """Return the message for a review that is queued behind `before` others."""
    text = waiting_text(language, match, before)
    return Message(
        text, controls=view(Button.to("review", match.id, 0, label=locales.say(language, "button-review-again")))
    )


async def review_message(reading: Reading, reader: Reader, agreements: Sequence[Agreement] = ()) -> Message:
    """Return a review: a picture of the course of the chances, and the turning points.

    Below the chances it shows how the votes of teams went, their `agreements`.
    """
    match, language, points = reading.match, reader.language, reading.points
    picture = locales.say(language, "review-picture")
    lines = (heading(language, match), *review_lines(language, reading), picture)
    buttons = [
        Button.to("turning", *reading.arguments, number, label=str(number)) for number in range(1, len(points) + 1)
    ]
    if match.seat_of(reading.user):
        label = locales.say(language, "button-review-own" if reading.everybody else "button-review-all")
        buttons.append(Button.to("review", match.id, int(not reading.everybody), label=label))
    marked = [point.place + 1 for point in points]
    chances = reading.review.chances(match)
    name, view_of_match = f"trilithon-{match.id}-review", view_of(match, reader)
    file = await picture_file(name, render_course, match.state, chances, marked, view_of_match)
    votes = [await agreement_file(match, agreements, reader)] if agreements else []
    return Message("\n".join(lines), [file, *votes], view(*buttons) if buttons else None)


async def point_message(reading: Reading, number: int, better: bool, reader: Reader) -> Message:
    """Return a turning point: the board after the played or the better move, and what it has that the other has not.

    Where no fact tells, it is told what follows.
    """
    match, language, shown = reading.match, reader.language, Shown.of(reading, number, better=better)
    here, before = (*reading.arguments, number), reading.before(number)
    toggle = locales.say(language, "button-review-played" if better else "button-review-better")
    controls = view(
        Button.to("turning", *here, int(not better), label=toggle),
        show_button(exercise_of(reading, number), label=locales.say(language, "button-try"), style=PRIMARY),
        *_play_on(match, before, language),
        Button.to("think", match.id, before.length, label=locales.say(language, "button-think")),
        _back(reading, language),
    )
    move, lines = shown.move.move, shown_lines(language, reading, number, shown)
    files = [await _board(match, before.play(move), reader, shown.cells)]
    if shown.line:
        files.append(await line_file(match, before, (move, *shown.line), reader))
    return Message("\n".join(lines), files, controls)


def _play_on(match: Match, before: State, language: str) -> list[Button]:
    """Return the button to play on from the position before a turning point, unless somebody had left."""
    return [] if before.out else [play_from_button(language, f"match.{match.id}.{before.length}")]


# Tries of other moves at a turning point.


class ReviewTries:
    """Turning points as a kind of exercise: a try is answered with the chance it leads to, and nothing is stored."""

    at_once = False

    async def load(self, solver: Solver, name: str) -> Exercise:
        """Return the position before a turning point, by the key that `exercise_of` gives it. Raises MatchError."""
        return exercise_of(*await _found(solver, name))

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        return _try_picking(solver, exercise, *await _found(solver, _name_of(exercise)))

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        return await step_message(
            _try_picking(solver, exercise, *await _found(solver, _name_of(exercise)), said=said), ()
        )

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Return the message about a tried move. Raises MoveError, MatchError."""
        reading, number = await _found(solver, _name_of(exercise))
        move, point = exercise.state.read(text), reading.point(number)
        told = await solver.services.computers.judge(reading.match, point.place, move, solver.person)
        return await tried_message(solver, reading, number, move, told)

    async def studied(self, solver: Solver, exercise: Exercise) -> tuple[State, Sequence[str]] | None:
        """Return the position before the turning point: the match is over."""
        await _found(solver, _name_of(exercise))
        return exercise.state, ()


REVIEW_TRIES: Final = ReviewTries()


def exercise_of(reading: Reading, number: int) -> Exercise:
    """Return the position before a turning point as an exercise. Raises MatchError("no-such-point")."""
    key = ".".join(map(str, ("review", *reading.arguments, number)))
    return Exercise(key, reading.before(number), 0)


def _name_of(exercise: Exercise) -> str:
    return exercise.key.partition(".")[2]


async def _found(solver: Solver, name: str) -> tuple[Reading, int]:
    """Return the review and the number of the turning point in an exercise's name. Raises MatchError.

    Only the players of the match and the person who imported it may see it.
    """
    numbers = [parse_number(part) for part in name.split(".")]
    if len(numbers) != 3:
        raise unknown_control()
    match_id, everybody, number = numbers
    match = await solver.services.matches.get(match_id, solver.person.user)
    if not takes_part(match, solver.person.user):
        raise MatchError("no-such-exercise")
    return await read_review_of(solver.services, match, solver.person, bool(everybody)), number


async def read_review_of(services: Services, match: Match, person: Person, everybody: bool) -> Reading:
    """Return a finished review. Raises MatchError("no-such-point") if there is none."""
    found = await services.computers.review(match.id, person)
    if isinstance(found, int):
        raise MatchError("no-such-point")
    return Reading(match, found, person.user, everybody)


def _try_picking(solver: Solver, exercise: Exercise, reading: Reading, number: int, said: str = "") -> Picking:
    language = solver.reader.language
    opening = "\n".join(filter(None, (said, try_text(language, reading, number))))
    return exercise_picking(exercise, solver, opening, _ways_back(reading, number, language))


async def tried_message(solver: Solver, reading: Reading, number: int, move: str, told: Outlook) -> Message:
    """Return the message about a tried move; `told` is what is told of the chances after it."""
    language, exercise = solver.reader.language, exercise_of(reading, number)
    text = tried_text(language, reading.point(number), move, told)
    board = await exercise_file(exercise, exercise.state.play(move), solver.reader)
    again = show_button(exercise, label=locales.say(language, "button-try-again"), style=PRIMARY)
    return Message(text, [board], view(again, *_ways_back(reading, number, language)))


def _ways_back(reading: Reading, number: int, language: str) -> list[Button]:
    """Return the buttons to the better move and to the review."""
    better = locales.say(language, "button-review-better")
    return [Button.to("turning", *reading.arguments, number, 1, label=better), _back(reading, language)]


def _back(reading: Reading, language: str) -> Button:
    return Button.to("review", *reading.arguments, "back", label=locales.say(language, "button-review-back"))


async def _board(match: Match, state: State, reader: Reader, pointed: tuple[str, ...] = ()) -> discord.File:
    shown = replace(match, state=state)
    return renamed(await board_file(shown, reader, pointed=pointed), "trilithon-review.png")

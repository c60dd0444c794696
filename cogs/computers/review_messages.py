"""Reviews as private messages: the course of the chances, turning points with both boards, and tries of other moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from matches import CERTAIN, Match, MatchError, Person, Review, TurningPoint
from matches.teams.team_models import Agreement
from renderer import percent, render_course
from runtime.services import Services
from training.exercises import Exercise
from wording.facts import fact_lines, shown_cells
from wording.formatting import distinct_names, match_data
from wording.hints import CLOSE
from wording.lines import continuation, refutation

PRIMARY: Final = discord.ButtonStyle.primary


@dataclass(frozen=True, slots=True)
class Reading:
    """A review for one reader: of their own moves, or of everybody's."""

    match: Match
    review: Review
    user: int
    everybody: bool

    @property
    def player(self) -> int | None:
        """The player whose moves are shown; None for everybody's."""
        seat = self.match.seat_of(self.user)
        return None if self.everybody or seat is None else seat.player

    @property
    def points(self) -> list[TurningPoint]:
        """The turning points to show."""
        return self.review.points(self.match, self.player)

    def point(self, number: int) -> TurningPoint:
        """Return one of the turning points, numbered from 1. Raises MatchError("no-such-point")."""
        if not 1 <= number <= len(self.points):
            raise MatchError("no-such-point")
        return self.points[number - 1]

    def before(self, number: int) -> State:
        """Return the position before a turning point. Raises MatchError("no-such-point")."""
        return self.review.before(self.match, self.point(number))

    @property
    def arguments(self) -> tuple[object, ...]:
        """The arguments for the `custom_id` of a control."""
        return self.match.id, int(self.everybody)


def review_buttons(board: Board) -> list[Button]:
    """Return the button that opens the review of a match."""
    return [board.button("review", board.match.id, 0)]


def waiting_message(match: Match, before: int, language: str) -> Message:
    """Return the message for a review that is queued behind `before` others."""
    text = locales.say(language, "review-waiting", id=str(match.id), before=before)
    return Message(
        text, controls=view(Button.to("review", match.id, 0, label=locales.say(language, "button-review-again")))
    )


async def review_message(reading: Reading, reader: Reader, agreements: Sequence[Agreement] = ()) -> Message:
    """Return a review: a picture of the course of the chances, and the turning points.

    Below the chances it shows how the votes of teams went, their `agreements`.
    """
    match, language, points = reading.match, reader.language, reading.points
    lines = [locales.say(language, "review-heading", **match_data(language, match))]
    lines += [_point_line(match, number, point, language) for number, point in enumerate(points, 1)]
    if not points:
        lines.append(locales.say(language, "review-clean", own=reading.player is not None))
    if reading.review.is_sample:
        counts = {"looked": reading.review.looked, "positions": len(reading.review.glances)}
        lines.append(locales.say(language, "review-sample", **counts))
    lines.append(locales.say(language, "review-picture"))
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
    match, language, point = reading.match, reader.language, reading.point(number)
    played, instead = reading.review.explained(point)
    move, other = (instead, played) if better else (played, instead)
    facts = move.reasons(other) if better else move.objections(other)
    objections = move.objections(other) if better else ()
    text = locales.say(
        language,
        "review-better" if better else "review-played",
        id=str(match.id),
        ply=_ply(match, point),
        player=distinct_names(language, match)[point.player],
        move=move.move,
        before=percent(point.before),
        after=percent(point.after),
    )
    here, before = (*reading.arguments, number), reading.before(number)
    toggle = locales.say(language, "button-review-played" if better else "button-review-better")
    controls = view(
        Button.to("turning", *here, int(not better), label=toggle),
        show_button(exercise_of(reading, number), label=locales.say(language, "button-try"), style=PRIMARY),
        *_play_on(match, before, language),
        Button.to("think", match.id, before.length, label=locales.say(language, "button-think")),
        _back(reading, language),
    )
    lines = [text, *fact_lines(language, facts, objections)]
    files = [await _board(match, before.play(move.move), reader, shown_cells(facts, objections))]
    if not facts and move.line:
        tell = continuation if better else refutation
        told = tell(match, before, move.move, move.line, language)
        lines.append(f"• {locales.say(language, 'line-drawn', line=told)}")
        files.append(await line_file(match, before, (move.move, *move.line), reader))
    return Message("\n".join(lines), files, controls)


def _play_on(match: Match, before: State, language: str) -> list[Button]:
    """Return the button to play on from the position before a turning point, unless somebody had left."""
    return [] if before.out else [play_from_button(language, f"match.{match.id}.{before.length}")]


def _ply(match: Match, point: TurningPoint) -> int:
    """Return the number of the move at a turning point, as boards count it."""
    return match.at(0).state.ply + point.place + 1


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
        chances = await solver.services.computers.judge(reading.match, point.place, move, solver.person)
        return await tried_message(solver, reading, number, move, chances[point.player])

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
    if match.seat_of(solver.person.user) is None and match.imported_by != solver.person.user:
        raise MatchError("no-such-exercise")
    return await read_review_of(solver.services, match, solver.person, bool(everybody)), number


async def read_review_of(services: Services, match: Match, person: Person, everybody: bool) -> Reading:
    """Return a finished review. Raises MatchError("no-such-point") if there is none."""
    found = await services.computers.review(match.id, person)
    if isinstance(found, int):
        raise MatchError("no-such-point")
    return Reading(match, found, person.user, everybody)


def _try_picking(solver: Solver, exercise: Exercise, reading: Reading, number: int, said: str = "") -> Picking:
    match, language, point = reading.match, solver.reader.language, reading.point(number)
    text = locales.say(
        language,
        "review-try",
        player=distinct_names(language, match)[point.player],
        ply=_ply(match, point),
        id=str(match.id),
        played=point.played,
    )
    opening = "\n".join(filter(None, (said, text)))
    return exercise_picking(exercise, solver, opening, _ways_back(reading, number, language))


async def tried_message(solver: Solver, reading: Reading, number: int, move: str, chance: float) -> Message:
    """Return the message about a tried move; `chance` is that of its player after the move."""
    language, point, exercise = solver.reader.language, reading.point(number), exercise_of(reading, number)
    good = chance >= min(point.before - CLOSE, CERTAIN)
    message = "review-try-right" if move == point.better else "review-try-good" if good else "review-try-wrong"
    text = locales.say(language, message, move=move, percent=percent(chance), best=percent(point.before))
    board = await exercise_file(exercise, exercise.state.play(move), solver.reader)
    again = show_button(exercise, label=locales.say(language, "button-try-again"), style=PRIMARY)
    return Message(text, [board], view(again, *_ways_back(reading, number, language)))


def _ways_back(reading: Reading, number: int, language: str) -> list[Button]:
    """Return the buttons to the better move and to the review."""
    better = locales.say(language, "button-review-better")
    return [Button.to("turning", *reading.arguments, number, 1, label=better), _back(reading, language)]


def _back(reading: Reading, language: str) -> Button:
    return Button.to("review", *reading.arguments, "back", label=locales.say(language, "button-review-back"))


def _point_line(match: Match, number: int, point: TurningPoint, language: str) -> str:
    return locales.say(
        language,
        "review-point",
        number=number,
        ply=_ply(match, point),
        player=distinct_names(language, match)[point.player],
        played=point.played,
        before=percent(point.before),
        after=percent(point.after),
    )


async def _board(match: Match, state: State, reader: Reader, pointed: tuple[str, ...] = ()) -> discord.File:
    shown = replace(match, state=state)
    return renamed(await board_file(shown, reader, pointed=pointed), "trilithon-review.png")

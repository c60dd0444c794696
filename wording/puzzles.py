"""What is said of puzzles: the task, the answer to a move, the solution and its reasons, ratings."""

from collections.abc import Iterator, Sequence
from typing import Any

import locales
from engine import GAMES, State
from training.puzzle_service import SOLVED, Attempt, Why
from training.solving import Solving
from wording.formatting import game_name, quoted, variant_lines
from wording.side_marks import marked_side


def heading(language: str, solving: Solving) -> str:
    """Return the title of a puzzle: its game, its number or day, and its rating."""
    puzzle, daily = solving.stand.puzzle, solving.daily
    return locales.say(
        language,
        "puzzle-heading",
        game=game_name(language, puzzle.state.game),
        about="day" if daily else "puzzle",
        number=str(daily.day) if daily else puzzle.id.rpartition("-")[2],
        rating=str(solving.rating.number),
    )


def task(language: str, solving: Solving) -> str:
    """Return what the next move has to do."""
    return _next_task(language, solving) if solving.stand.plies else _first_task(language, solving)


def open_lines(language: str, solving: Solving) -> Iterator[str]:
    """Yield what is said of a puzzle that is being solved: the task, or the replies to the latest move."""
    yield from (_answered_lines if solving.stand.plies else _task_lines)(language, solving)


def ended_line(language: str, solving: Solving) -> str:
    """Return how the latest try has ended."""
    moves = quoted(solving.stand.line)
    if solving.stand.status == SOLVED:
        return locales.say(language, "puzzle-solved", moves=moves)
    return locales.say(language, "puzzle-failed", moves=moves, played=bool(moves))


def attempt_lines(language: str, solving: Solving, attempt: Attempt) -> Iterator[str]:
    """Yield why a try has ended with a move, and what the ratings are then."""
    yield ended_line(language, solving) if attempt.right else _reason(language, solving, attempt)
    yield from rating_lines(language, attempt)


def given_up_lines(language: str, attempt: Attempt) -> Iterator[str]:
    """Yield that a try was given up, and what the ratings are then."""
    yield locales.say(language, "puzzle-given-up")
    yield from rating_lines(language, attempt)


def _task_lines(language: str, solving: Solving) -> Iterator[str]:
    """Yield the task, the options that are on, and whether the try counts."""
    yield _first_task(language, solving)
    yield from variant_lines(language, solving.stand.puzzle.state)
    code = "puzzle-tried" if solving.stand.tries else "puzzle-first" if solving.is_rated else "puzzle-unrated"
    yield locales.say(language, code)


def _first_task(language: str, solving: Solving) -> str:
    puzzle = solving.stand.puzzle
    side = marked_side(language, puzzle.state.game, puzzle.state.sides[solving.stand.solver])
    return locales.say(language, "puzzle-task", side=side, moves=puzzle.moves)


def _answered_lines(language: str, solving: Solving) -> Iterator[str]:
    """Yield the replies to the latest move, and the number of moves left."""
    stand = solving.stand
    own, *replies = stand.line[stand.own_moves[-1] :]
    code = "puzzle-right" if replies else "puzzle-right-on"
    data = {"replies": quoted(replies)} if replies else {}
    yield locales.say(language, code, move=own, **data)
    yield _next_task(language, solving)


def _next_task(language: str, solving: Solving) -> str:
    return locales.say(language, "puzzle-more", moves=solving.stand.moves_left)


def _reason(language: str, solving: Solving, attempt: Attempt) -> str:
    left = solving.stand.moves_left
    data: dict[str, Any] = {"move": attempt.move, "moves": left}
    outcome = solving.stand.state.outcome
    drawn = outcome is not None and not outcome.winners
    if not attempt.replies:
        return locales.say(language, "puzzle-wrong-ends" if outcome else "puzzle-wrong-alone", **data)
    data["replies"] = quoted(attempt.replies)
    if outcome:
        return locales.say(language, "puzzle-wrong-lost", drawn=drawn, **data)
    code = "puzzle-wrong-held" if left else "puzzle-wrong-slow"
    return locales.say(language, code, **data)


def rating_lines(language: str, attempt: Attempt) -> Iterator[str]:
    """Yield the change of the person's rating and their streak, if the try counted."""
    if attempt.numbers is None:
        return
    before, after = attempt.numbers
    yield locales.say(
        language,
        "puzzle-rating",
        game=game_name(language, GAMES[after.game]),
        before=str(before.rating.number),
        after=str(after.rating.number),
        margin=str(after.rating.margin),
    )
    if after.streak > 1:
        yield locales.say(language, "puzzle-streak", streak=after.streak)


def why_lines(language: str, why: Why, solution: str) -> Iterator[str]:
    """Yield what a solution does and each line that shows it, numbered, and then those of other moves."""
    yield locales.say(language, "puzzle-why", move=solution, won=not why.ways, ways=why.count)
    for number, line in enumerate(why.lines, 1):
        yield why_line(language, why, number, line)


def why_line(language: str, why: Why, number: int, line: Sequence[State]) -> str:
    """Return how a line goes on, with its number."""
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


def line_lines(language: str, solving: Solving, states: Sequence[State], step: int) -> Iterator[str]:
    """Yield which board of the solution is shown, and the explanation of the move that leads to it."""
    yield locales.say(language, "puzzle-solution", step=step, steps=len(states) - 1)
    yield _line_text(language, solving, states, step)


def _line_text(language: str, solving: Solving, states: Sequence[State], step: int) -> str:
    if not step:
        return "\n".join(_task_lines(language, solving))
    before, after = states[step - 1], states[step]
    data: dict[str, Any] = {"move": str(after.last), "won": after.outcome is not None}
    if before.turn == solving.stand.solver:
        return locales.say(language, "puzzle-line-first" if step == 1 else "puzzle-line-next", **data)
    side = marked_side(language, before.game, before.position.side)
    several = len(before.sides) > 2
    return locales.say(language, "puzzle-line-answer", side=side, several=several, **data)

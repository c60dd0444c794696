"""What is said in lessons: the title and the text of a step, the answer to a try, hints."""

from collections.abc import Iterator
from typing import Any

import locales
from renderer import place_name
from training.goals import Miss
from training.lesson_service import Progress, StepHint, Tried
from training.lessons import Step, lesson
from wording.formatting import game_name, where_text


def text_id(step: Step, part: str = "") -> str:
    """Return the message id of a step's text, or of a part of it such as `-done`."""
    return f"lesson-{step.game}-{step.id}{part}"


def heading(language: str, step: Step) -> str:
    """Return the title of a step: its game, its option if it has one, and its number."""
    return locales.say(language, "learn-heading", game=game_name(language, step.state.game), **place_of(language, step))


def place_of(language: str, step: Step) -> dict[str, Any]:
    """Return the message data for the place of a step among the core steps, or among those about the same option."""
    same = [other.id for other in lesson(step.game).steps.values() if other.option == step.option]
    option = locales.say(language, f"option-{step.option}") if step.option else ""
    about = "option" if option else "game"
    return {"about": about, "option": option, "number": same.index(step.id) + 1, "count": len(same)}


def missed_lines(language: str, tried: Tried, miss: Miss) -> Iterator[str]:
    """Yield that a move misses the goal of a step, and why."""
    yield locales.say(language, "learn-missed", move=tried.move)
    yield _reason(language, tried, miss)


def _reason(language: str, tried: Tried, miss: Miss) -> str:
    """Return the reason why a move misses the goal: the step's own text if it has one, else the goal's."""
    game, own = lesson(tried.step.game).game, text_id(tried.step, "-missed")
    if locales.has(language, own):
        return locales.say(language, own)
    data: dict[str, Any] = {**miss.data}
    if "cells" in data:
        data["cells"] = tuple(place_name(game, language, cell) for cell in data["cells"])
    if "reply" in data:
        data["reply"] = f"`{data['reply']}`"
    return locales.say(language, f"goal-{miss.code}", **data)


def done_lines(language: str, tried: Tried, progress: Progress) -> Iterator[str]:
    """Yield that a move reaches the goal of a step, what was learned, and whether that was the last step."""
    yield locales.say(language, "learn-right", move=tried.move)
    yield locales.say(language, text_id(tried.step, "-done"))
    if not tried.step.option and progress.after(tried.step) is None:
        yield locales.say(language, "learn-last")


def hint_text(language: str, hint: StepHint) -> str:
    """Return where to look in a step, or the move."""
    if hint.move:
        return locales.say(language, "learn-hint-move", move=hint.move)
    return where_text(lesson(hint.step.game).game, language, hint.cells)

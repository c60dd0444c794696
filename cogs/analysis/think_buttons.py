"""The buttons that open a thinking board or a note from elsewhere."""

import locales
from cogs.core.controls import Button
from matches import Match
from training.exercises import Exercise


def think_button(match: Match, entry: int, language: str) -> Button:
    """Return the button that opens a thinking board of a match, at an entry of its record."""
    return Button.to("think", match.id, entry, label=locales.say(language, "button-think"))


def think_exercise_button(exercise: Exercise, language: str) -> Button:
    """Return the button that opens a thinking board of an exercise that is done."""
    return Button.to("think-exercise", exercise.key, label=locales.say(language, "button-think"))


def note_button(match: Match, entry: int, language: str) -> Button:
    """Return the button for one's own notes on a match, and on the position after an entry."""
    return Button.to("note", match.id, entry, label=locales.say(language, "button-note"))


def boards_button(language: str) -> Button:
    """Return the button that lists one's thinking boards."""
    return Button.to("think-boards", 0, "list", label=locales.say(language, "button-think-boards"))

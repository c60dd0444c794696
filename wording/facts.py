"""What the computer says of a move: a line for each of the facts that speak for it or against it."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

import locales
from matches import Fact

MOST_FACTS: Final = 4
"""The most facts about a move that are shown."""


def fact_lines(language: str, facts: Iterable[Fact], objections: Iterable[Fact] = ()) -> list[str]:
    """Return a line for each of the most important facts; one says that the board circles it.

    `objections` are facts that speak against a move although it is the best one. One of them is always told.
    """
    against = tuple(objections)
    told = _told(facts, against)
    circled = _circled(told)
    lines = []
    for fact in told:
        line = _fact(language, fact)
        if any(fact is each for each in against):
            line = locales.say(language, "fact-but", code=fact.code, fact=_uncapitalized(fact, line))
        lines.append(f"• {locales.say(language, 'fact-circled', fact=line) if fact is circled else line}")
    return lines


def of_other(language: str, move: str, fact: Fact) -> str:
    """Return what speaks against a move that is not proposed."""
    line = _uncapitalized(fact, _fact(language, fact))
    return locales.say(language, "fact-of-other", code=fact.code, move=move, fact=line)


def _fact(language: str, fact: Fact) -> str:
    line = locales.say(language, f"fact-{fact.code}", **fact.data)
    means = fact.data.get("means")
    return locales.say(language, "fact-of-a-round", fact=line, means=means) if means else line


def _uncapitalized(fact: Fact, line: str) -> str:
    """Return what a fact says with a small first letter, unless it begins with the letter of a side."""
    side = str(fact.data.get("side", ""))
    return line if side and line.startswith(f"{side}’") else line[:1].lower() + line[1:]


def shown_cells(facts: Iterable[Fact], objections: Iterable[Fact] = ()) -> tuple[str, ...]:
    """Return the cells to circle: those of the most important shown fact that has any."""
    circled = _circled(_told(facts, objections))
    return circled.cells if circled else ()


def _told(facts: Iterable[Fact], objections: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts of which there are lines."""
    against = tuple(objections)
    return (*islice(facts, MOST_FACTS - bool(against)), *against)[:MOST_FACTS]


def _circled(told: Iterable[Fact]) -> Fact | None:
    return next((fact for fact in told if fact.cells), None)

"""The controls of one step to a move: buttons if there is room, else selects.

A button takes one click, a choice in a select two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, count
from math import ceil
from typing import TypeVar

import discord
from discord import ui

import locales
from cogs.core.controls import ROWS, SELECTABLE, WIDTH, Button, balanced, grouped, in_rows
from cogs.core.formatting import shorten
from cogs.playing.picking import Picking
from engine.questions import Question
from engine.suggest import Suggestion

Value = TypeVar("Value")
Trail = Sequence[int]
"""The choices made so far, each by its number within its step."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A choice, with its number within its step."""

    number: int
    choice: Suggestion


Choices = Sequence[Numbered]


def step_controls(picking: Picking, question: Question, trail: Trail, last: Sequence[Button]) -> ui.View:
    """Return a view of all choices of a step, with the buttons `last` at the end."""
    language, numbers = picking.reader.language, count()
    groups = [[Numbered(next(numbers), choice) for choice in group] for group in question.groups]
    others = [Numbered(next(numbers), choice) for choice in question.others]
    rows, listed = arranged(groups, len(others) + len(last))
    if len(rows) + len(listed) + ceil((len(others) + len(last)) / WIDTH) > ROWS:
        groups, others = [*groups, others], []  # the selects have room for them, the last row has not
        rows, listed = arranged(groups, len(last))

    def button(each: Numbered) -> Button:
        label = shorten(choice_label(language, each.choice, question.typed), 80)
        return picking.button("choose", trail_text((*trail, each.number)), label=label)

    buttons = [[button(each) for each in row] for row in rows]
    selects = [step_select(picking, question, trail, choices, part) for part, choices in enumerate(listed)]
    ending = [*map(button, others), *last]
    while len(buttons) + len(selects) == ROWS:
        ending = [*buttons.pop(), *ending]
    return grouped(*buttons, *([select] for select in selects), *in_rows(ending))


def arranged(groups: Sequence[Sequence[Value]], ending: int) -> tuple[list[Sequence[Value]], list[Sequence[Value]]]:
    """Return rows of buttons and selects for groups of choices, above `ending` other buttons.

    Each group gets rows of its own if there is room. Choices beyond the room for buttons go into selects, if possible
    from the start of a group on.
    """
    free, every = ROWS - ceil(ending / WIDTH), list(chain.from_iterable(groups))
    apart = [row for group in groups for row in balanced(group, ceil(len(group) / WIDTH))]
    if len(apart) <= free:
        return apart, []
    if len(every) <= free * WIDTH:
        return balanced(every, ceil(len(every) / WIDTH)), []
    if len(every) + ending <= ROWS * WIDTH:
        return [*in_rows(every)], []
    shown = (free - 1) * WIDTH
    if len(every) <= shown + SELECTABLE:
        whole = [end for end in accumulate(map(len, groups)) if shown - WIDTH <= end <= shown]
        shown = next((end for end in whole if len(every) - end <= SELECTABLE), shown)
        return [*in_rows(every[:shown])], [every[shown:]]
    return [], selectable(groups, free)


def selectable(groups: Sequence[Sequence[Value]], most: int) -> list[Sequence[Value]]:
    """Return groups of choices merged into selects; groups are split if necessary."""
    packed: list[list[Value]] = []
    for group in groups:
        if not packed or len(packed[-1]) + len(group) > SELECTABLE:
            packed.append([])
        packed[-1].extend(group)
    if len(packed) <= most and max(map(len, packed)) <= SELECTABLE:
        return [*packed]
    every = list(chain.from_iterable(groups))
    return balanced(every, ceil(len(every) / SELECTABLE))


def step_select(picking: Picking, question: Question, trail: Trail, choices: Choices, part: int) -> ui.Select[ui.View]:
    """Return a select of some choices of a step; its placeholder names the first and last."""
    language = picking.reader.language
    options = [
        choice_option(language, each.choice, question.typed, trail_text((*trail, each.number))) for each in choices
    ]
    hint = locales.say(language, "pick-range", first=options[0].label, last=options[-1].label)
    identity = picking.select_id("choose", trail_text(trail), picking.occasion * ROWS + part)
    return ui.Select(custom_id=identity, placeholder=shorten(hint), options=options)


def choice_option(language: str, choice: Suggestion, typed: str, value: str) -> discord.SelectOption:
    """Return a choice as an option of a select, with its name and meaning.

    Values have to differ between steps: a client keeps the chosen value, and does not let it be chosen once more.
    """
    meaning = locales.say(language, f"suggest-{choice.label}", **choice.data)
    return discord.SelectOption(
        label=shorten(choice_label(language, choice, typed)), description=shorten(meaning), value=value
    )


def choice_label(language: str, choice: Suggestion, typed: str) -> str:
    """Return the label of a choice: its message if there is one, else the text it adds to the typed one."""
    if locales.has(language, code := f"choice-{choice.label}"):
        return locales.say(language, code, **choice.data)
    return choice.text.removeprefix(typed).strip(" -") or choice.text


def trail_text(trail: Trail) -> str:
    """Return the text of a trail in a `custom_id`."""
    return ".".join(map(str, trail))

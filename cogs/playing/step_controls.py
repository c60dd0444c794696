"""The controls of one step to a move: buttons if there is room, else selects.

A button takes one click, a choice in a select two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, count
from math import ceil
from typing import Final, TypeVar
from zlib import crc32

import discord
from discord import ui

import locales
from cogs.core.controls import ROWS, SELECTABLE, WIDTH, Button, balanced, grouped, in_rows
from cogs.playing.picking import Picking
from engine import State
from engine.half_moves import Question
from engine.suggest import Suggestion
from wording.formatting import shorten
from wording.side_marks import side_emoji

Value = TypeVar("Value")
Cells = tuple[str, ...]
Trail = Sequence[int]
"""The choices made so far, each by its number within its step."""
FEWEST, MOST = 5, 40
"""Between so many candidates are numbered on the picture: fewer are found without, and more do not fit on buttons."""
_MARKS: Final = range(1000, 10_000)
"""The numbers by which controls tell what they choose; none of them is that of a choice."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A choice, with its number within its step."""

    number: int
    choice: Suggestion
    label: str


Choices = Sequence[Numbered]


def candidates(state: State, question: Question) -> dict[int, Cells]:
    """Return the choices of a step that put something somewhere, by their number within it, with the cells they mean.

    Those that only say what is to be put somewhere are none. It is empty where numbers on the picture do not help.
    """
    begun, board = len(state.half_move(question.typed).cells), state.position.content.board
    found = {
        number: choice.cells
        for number, choice in enumerate(question.choices)
        if len(choice.cells) > begun and choice.cells[-1] in board.index and (choice.complete or len(choice.cells) > 1)
    }
    return found if FEWEST <= len(found) <= MOST else {}


def step_controls(
    picking: Picking, question: Question, trail: Trail, last: Sequence[Button], numbered: Mapping[int, Cells] = {}
) -> ui.View:
    """Return a view of all choices of a step, with the buttons `last` at the end.

    The labels of candidates that are `numbered` on the picture begin with their numbers there.
    """
    language, numbers = picking.reader.language, count()
    on_picture = {number: place for place, number in enumerate(numbered, 1)}

    def labelled(suggestions: Sequence[Suggestion]) -> list[Numbered]:
        return [numbered_choice(next(numbers), choice) for choice in suggestions]

    def numbered_choice(number: int, choice: Suggestion) -> Numbered:
        label = choice_label(language, choice, question.typed)
        if number in on_picture:
            label = locales.say(language, "choice-numbered", number=on_picture[number], choice=label)
        return Numbered(number, choice, label)

    def button(each: Numbered) -> Button:
        text, mark = carried((*trail, each.number), each.choice), choice_mark(picking.state, each.choice)
        return picking.button("choose", text, label=shorten(each.label, 80), emoji=mark)

    first, groups = labelled(question.first), [labelled(group) for group in question.groups]
    others = labelled(question.others)
    rows, listed = arranged_after(first, groups, len(others) + len(last))
    if len(rows) + len(listed) + ceil((len(others) + len(last)) / WIDTH) > ROWS:
        # The selects have room for all choices, the last row has not.
        groups, others = [*filter(None, (first, *groups, others))], []
        rows, listed = arranged(groups, len(last))
    buttons = [[button(each) for each in row] for row in rows]
    selects = [step_select(picking, trail, choices, part) for part, choices in enumerate(listed)]
    ending = [*map(button, others), *last]
    while len(buttons) + len(selects) == ROWS:
        ending = [*buttons.pop(), *ending]
    return grouped(*buttons, *([select] for select in selects), *in_rows(ending))


def arranged_after(
    first: Sequence[Value], groups: Sequence[Sequence[Value]], ending: int
) -> tuple[list[Sequence[Value]], list[Sequence[Value]]]:
    """Return rows of buttons and selects as `arranged` does, below a row of usual choices if there are any.

    Then the others are either all buttons or all in selects.
    """
    if not first:
        return arranged(groups, ending)
    rows, listed = arranged(groups, ending + WIDTH)
    if listed:
        rows, listed = [], selectable(groups, ROWS - 1 - ceil(ending / WIDTH))
    return [first, *rows], listed


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


def step_select(picking: Picking, trail: Trail, choices: Choices, part: int) -> ui.Select[ui.View]:
    """Return a select of some choices of a step; its placeholder names the first and last."""
    language = picking.reader.language
    options = [
        choice_option(
            language, each, carried((*trail, each.number), each.choice), choice_mark(picking.state, each.choice)
        )
        for each in choices
    ]
    hint = locales.say(language, "pick-range", first=options[0].label, last=options[-1].label)
    identity = picking.select_id("choose", trail_text(trail), picking.occasion * ROWS + part)
    return ui.Select(custom_id=identity, placeholder=shorten(hint), options=options)


def choice_mark(state: State, choice: Suggestion) -> discord.PartialEmoji | None:
    """Return the mark of the side that a choice is about, such as that of a piece to capture; None for most choices."""
    side, sides = choice.data.get("side"), state.game.sides
    return side_emoji(state.game, sides.index(side)) if side in sides else None


def choice_option(
    language: str, each: Numbered, value: str, mark: discord.PartialEmoji | None = None
) -> discord.SelectOption:
    """Return a choice as an option of a select, with its name and meaning.

    Values have to differ between steps: a client keeps the chosen value, and does not let it be chosen once more.
    """
    meaning = locales.say(language, f"suggest-{each.choice.label}", **each.choice.data)
    return discord.SelectOption(label=shorten(each.label), description=shorten(meaning), value=value, emoji=mark)


def choice_label(language: str, choice: Suggestion, typed: str) -> str:
    """Return the label of a choice: its message if there is one, else the text it adds to the typed one.

    The message also knows whether something was `begun`, which the label need not name again.
    """
    if locales.has(language, code := f"choice-{choice.label}"):
        return locales.say(language, code, **choice.data, begun=bool(typed))
    return choice.text.removeprefix(typed).strip(" -") or choice.text


def trail_text(trail: Trail) -> str:
    """Return the text of a trail in a `custom_id`."""
    return ".".join(map(str, trail))


def carried(trail: Trail, last: Suggestion) -> str:
    """Return the text of a trail in a control that leads on from its `last` choice, which begins with its mark.

    By that it is noticed if the numbers of choices have changed since, such as with a new version.
    """
    return trail_text((mark_of(last), *trail))


def mark_of(choice: Suggestion) -> int:
    """Return the mark of a choice, which is that of its text."""
    return _MARKS[crc32(choice.text.encode()) % len(_MARKS)]

"""Buttons, selects and modals whose `custom_id` says everything, so that they work for ever.

What a control does, and on what, is all in its `custom_id`: `trilithon:<action>:<argument>:…`. Nothing is kept in
memory, so that a restart changes nothing.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from math import ceil
from typing import Any, Final, Self, TypeAlias, TypedDict, TypeVar, Unpack, cast

import discord
from discord import ui

from cogs.core.client import Interaction
from matches import MatchError

PREFIX = "trilithon"
SELECT_PREFIX = f"{PREFIX}-select"
_NUMBER = re.compile(r"[0-9]{1,19}")
LARGEST = 2**63 - 1
"""The largest number that the database can hold."""
SELECTABLE = 25
"""The most values of a select."""
ROWS: Final = 5
"""The most rows of controls in a message."""
WIDTH: Final = 5
"""The most buttons in a row."""

Value = TypeVar("Value")
Item: TypeAlias = ui.Item[Any]
"""A control. discord.py's are generic in the view that they are in, which is not known when they are made."""
Label: TypeAlias = ui.Label[Any]


def custom_id(action: str, *arguments: object) -> str:
    """Return the id that stands for an action on its arguments."""
    return ":".join([PREFIX, action, *map(str, arguments)])


def select_id(action: str, *arguments: object) -> str:
    """Return the id of a select. The values or ids chosen in it are the last arguments of the action."""
    return ":".join([SELECT_PREFIX, action, *map(str, arguments)])


def unknown_control() -> MatchError:
    """Return the refusal of an id, a choice or a modal that no control of the bot's brings about."""
    return MatchError("unknown-control")


def parse_number(text: str) -> int:
    """Return a number that came with a control. Raises MatchError("unknown-control")."""
    if not _NUMBER.fullmatch(text) or int(text) > LARGEST:
        raise unknown_control()
    return int(text)


def look_up(table: Mapping[str, Value], name: str) -> Value:
    """Return what a table has for a name that came with a control. Raises MatchError("unknown-control")."""
    if name not in table:
        raise unknown_control()
    return table[name]


class ButtonLook(TypedDict, total=False):
    """Those parameters of `discord.ui.Button` that say what a button looks like."""

    label: str
    emoji: str
    style: discord.ButtonStyle
    disabled: bool


class Button(ui.Button[Any]):
    """A button for an action."""

    @classmethod
    def to(cls, name: str, *arguments: object, **look: Unpack[ButtonLook]) -> Self:
        """Return the button that does `name` on the arguments; `look` is as for `discord.ui.Button`."""
        return cls(custom_id=custom_id(name, *arguments), **look)


class Controls(ui.View):
    """Controls that the gateway answers by their ids."""

    def is_finished(self) -> bool:
        """Return True: discord.py then neither keeps the controls in memory nor lets them expire."""
        return True


class Layout(ui.LayoutView):
    """Components that lay a message out, with controls that the gateway answers by their ids."""

    def is_finished(self) -> bool:
        """Return True, for the same reason as `Controls` does."""
        return True


def view(*items: Item) -> ui.View:
    """Return controls in rows that never expire."""
    made = Controls(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def grouped(*groups: Sequence[Item]) -> ui.View:
    """Return controls that never expire, of which each group begins a row: buttons, or a select alone.

    A group that is too long for a row has several; where that makes too many rows, buttons of groups share them.
    """
    rows = [row for group in groups for row in balanced(group, ceil(len(group) / WIDTH))]
    if len(rows) > ROWS:
        rows = in_rows([*chain.from_iterable(groups)])
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
    return view(*chain.from_iterable(rows))


def balanced(things: Sequence[Value], parts: int) -> list[Sequence[Value]]:
    """Return things in parts whose lengths differ by at most one."""
    ends = [len(things) * part // parts for part in range(parts + 1)] if parts else []
    return [things[start:end] for start, end in pairwise(ends)]


def in_rows(things: Sequence[Value]) -> list[Sequence[Value]]:
    """Return things in rows that are full but for the last."""
    return [things[start : start + WIDTH] for start in range(0, len(things), WIDTH)]


def layout(*parts: Item) -> ui.LayoutView:
    """Return components, one below the other, with controls that never expire."""
    made = Layout(timeout=None)
    for part in parts:
        made.add_item(part)
    return made


def rows_of(controls: ui.View) -> Iterator[Item]:
    """Yield the rows of controls as components of a layout."""
    for row in controls.to_components():
        yield ui.ActionRow(*(child for child in controls.children if child.to_component_dict() in row["components"]))


def modal(title: str, parts: Iterable[Label], name: str, *arguments: object) -> ui.Modal:
    """Return a modal of up to five parts. The action that answers it reads them with `modal_fields`."""
    made = ui.Modal(title=title[:45], custom_id=custom_id(name, *arguments), timeout=3600)
    for part in parts:
        made.add_item(part)
    return made


def labelled(label: str, component: Item, description: str | None = None) -> Label:
    """Return a part of a modal: a text input or a select, with what is asked for."""
    return ui.Label(text=label[:45], description=description and description[:100], component=component)


def text_modal(
    title: str,
    label: str,
    name: str,
    *arguments: object,
    description: str | None = None,
    default: str | None = None,
    required: bool = True,
    max_length: int | None = None,
    style: discord.TextStyle = discord.TextStyle.short,
) -> ui.Modal:
    """Return a modal with one text input. The action that answers it reads it with `modal_text`."""
    text: Item = ui.TextInput(custom_id="text", default=default, required=required, max_length=max_length, style=style)
    return modal(title, [labelled(label, text, description)], name, *arguments)


def modal_text(interaction: Interaction) -> str:
    """Return what was written in a submitted modal. Raises MatchError("unknown-control")."""
    return single_value(modal_fields(interaction), "text")


def single_value(fields: Mapping[str, Sequence[str]], name: str) -> str:
    """Return the one value of a part of a modal. Raises MatchError("unknown-control")."""
    values = fields.get(name, ())
    if len(values) != 1:
        raise unknown_control()
    return values[0]


def interaction_data(interaction: Interaction) -> Mapping[str, Any]:
    """Return what Discord sent about the control or modal, of which discord.py knows only parts."""
    return cast("Mapping[str, Any]", interaction.data)


def modal_fields(interaction: Interaction) -> dict[str, list[str]]:
    """Return what the parts of a submitted modal hold, by their ids: the values chosen, or the one text."""
    parts = [part.get("component", part) for part in interaction_data(interaction)["components"]]
    flat = [inner for part in parts for inner in part.get("components", [part])]
    components = {part["custom_id"]: part for part in flat if "custom_id" in part}
    return {
        name: part["values"] if "values" in part else [part.get("value") or ""] for name, part in components.items()
    }

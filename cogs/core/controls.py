"""Buttons, selects and modals that keep their state in the `custom_id`, so that they work after a restart.

The format is `trilithon:<action>:<argument>:…`.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
"""The largest integer that the database stores."""
SELECTABLE = 25
"""Discord's limit for the options of a select."""
ROWS: Final = 5
"""Discord's limit for the rows of controls in a message."""
WIDTH: Final = 5
"""Discord's limit for the buttons in a row."""

Value = TypeVar("Value")
Item: TypeAlias = ui.Item[Any]
"""A control. discord.py's type is generic in the view, which is not known when a control is made."""
Label: TypeAlias = ui.Label[Any]


def custom_id(action: str, *arguments: object) -> str:
    """Return the id of a button or modal for an action."""
    return ":".join([PREFIX, action, *map(str, arguments)])


def select_id(action: str, *arguments: object) -> str:
    """Return the id of a select. The values or ids chosen in it become the last arguments of the action."""
    return ":".join([SELECT_PREFIX, action, *map(str, arguments)])


def unknown_control() -> MatchError:
    """Return the refusal of an id, choice or modal that does not come from a control of the bot."""
    return MatchError("unknown-control")


def parse_number(text: str) -> int:
    """Return an integer from a control's id or values. Raises MatchError("unknown-control")."""
    if not _NUMBER.fullmatch(text) or int(text) > LARGEST:
        raise unknown_control()
    return int(text)


def look_up(table: Mapping[str, Value], name: str) -> Value:
    """Return a table's value for a name from a control. Raises MatchError("unknown-control")."""
    if name not in table:
        raise unknown_control()
    return table[name]


class ButtonLook(TypedDict, total=False):
    """Those parameters of `discord.ui.Button` that concern its appearance."""

    label: str
    emoji: str | discord.PartialEmoji | None
    style: discord.ButtonStyle
    disabled: bool


class Button(ui.Button[Any]):
    """A button for an action."""

    @classmethod
    def to(cls, name: str, *arguments: object, **look: Unpack[ButtonLook]) -> Self:
        """Return the button for the action `name`; `look` is as for `discord.ui.Button`."""
        return cls(custom_id=custom_id(name, *arguments), **look)


class Controls(ui.View):
    """A view whose controls are answered by the gateway."""

    def is_finished(self) -> bool:
        """Return True: discord.py then neither keeps the view in memory nor lets it expire."""
        return True


class Layout(ui.LayoutView):
    """A Components V2 view whose controls are answered by the gateway."""

    def is_finished(self) -> bool:
        """Return True, for the same reason as in `Controls`."""
        return True


def view(*items: Item) -> ui.View:
    """Return a view without timeout."""
    made = Controls(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def grouped(*groups: Sequence[Item]) -> ui.View:
    """Return a view without timeout in which each group of buttons, or single select, begins a row.

    Long groups take several rows; if that makes too many rows, groups of buttons share them.
    """
    rows = [row for group in groups for row in balanced(group, ceil(len(group) / WIDTH))]
    if len(rows) > ROWS:
        rows = in_rows([*chain.from_iterable(groups)])
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
    return view(*chain.from_iterable(rows))


def balanced(things: Sequence[Value], parts: int) -> list[Sequence[Value]]:
    """Return a sequence divided into parts whose lengths differ by at most one."""
    ends = [len(things) * part // parts for part in range(parts + 1)] if parts else []
    return [things[start:end] for start, end in pairwise(ends)]


def in_rows(things: Sequence[Value]) -> list[Sequence[Value]]:
    """Return a sequence divided into rows, all but the last full."""
    return [things[start : start + WIDTH] for start in range(0, len(things), WIDTH)]


def layout(*parts: Item) -> ui.LayoutView:
    """Return a Components V2 view without timeout."""
    made = Layout(timeout=None)
    for part in parts:
        made.add_item(part)
    return made


def rows_of(controls: ui.View) -> Iterator[Item]:
    """Yield the rows of a view as Components V2."""
    for row in controls.to_components():
        yield ui.ActionRow(*(child for child in controls.children if child.to_component_dict() in row["components"]))


def select(
    name: str,
    labels: Mapping[str, str],
    chosen: Collection[str] = (),
    emoji: Mapping[str, discord.PartialEmoji | None] = {},
    **further: Any,
) -> Item:
    """Return the select with the id `name` among values with labels; `further` is as for `discord.ui.Select`.

    `emoji`: those before labels, by value.
    """
    options = [
        discord.SelectOption(label=label, value=value, default=value in chosen, emoji=emoji.get(value))
        for value, label in labels.items()
    ]
    return ui.Select(custom_id=name, options=options, **further)


def drop_emoji(shown: ui.View | ui.LayoutView | ui.Modal | None) -> bool:
    """Take the application's emoji off all controls, which have labels besides. Return whether there were any."""
    dropped = False
    for item in shown.walk_children() if shown else ():
        for bearer in item.options if isinstance(item, ui.Select) else (item,):
            if isinstance(bearer, ui.Button | discord.SelectOption) and bearer.emoji and bearer.emoji.id:
                bearer.emoji, dropped = None, True
    return dropped


def modal(title: str, parts: Iterable[Label], name: str, *arguments: object) -> ui.Modal:
    """Return a modal of up to five parts. The action `name` reads them with `modal_fields`."""
    made = ui.Modal(title=title[:45], custom_id=custom_id(name, *arguments), timeout=3600)
    for part in parts:
        made.add_item(part)
    return made


def labelled(label: str, component: Item, description: str | None = None) -> Label:
    """Return a part of a modal: a text input or select with its label."""
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
    """Return a modal with one text input. The action `name` reads it with `modal_text`."""
    text: Item = ui.TextInput(custom_id="text", default=default, required=required, max_length=max_length, style=style)
    return modal(title, [labelled(label, text, description)], name, *arguments)


def modal_text(interaction: Interaction) -> str:
    """Return the text of a submitted `text_modal`. Raises MatchError("unknown-control")."""
    return single_value(modal_fields(interaction), "text")


def single_value(fields: Mapping[str, Sequence[str]], name: str) -> str:
    """Return the only value of a part of a modal. Raises MatchError("unknown-control")."""
    values = fields.get(name, ())
    if len(values) != 1:
        raise unknown_control()
    return values[0]


def interaction_data(interaction: Interaction) -> Mapping[str, Any]:
    """Return the raw data of a control or modal, of which discord.py exposes only parts."""
    return cast("Mapping[str, Any]", interaction.data)


def modal_fields(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values of a submitted modal by component id: the chosen values, the only text, or true or false."""
    parts = [part.get("component", part) for part in interaction_data(interaction)["components"]]
    flat = [inner for part in parts for inner in part.get("components", [part])]
    components = {part["custom_id"]: part for part in flat if "custom_id" in part}
    return {name: part["values"] if "values" in part else [_text(part)] for name, part in components.items()}


def _text(part: Mapping[str, Any]) -> str:
    value = part.get("value")
    return str(value).lower() if isinstance(value, bool) else value or ""

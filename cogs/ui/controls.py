"""Buttons, selects and text boxes that work for ever.

What a control does, and on what, is all in its `custom_id`: `trilithon:<action>:<argument>:…`. Nothing is kept in
memory, so that a restart changes nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self, TypeVar

import discord
from discord import ui

from cogs.ui.client import Interaction
from matches import MatchError

PREFIX = "trilithon"
SELECT_PREFIX = f"{PREFIX}-select"
_NUMBER = re.compile(r"[0-9]{1,19}")
LARGEST = 2**63 - 1
"""What the database can hold."""
SELECTABLE = 25
"""How many values a select has room for."""

Value = TypeVar("Value")


def custom_id(action: str, *arguments: object) -> str:
    """The id that stands for an action on its arguments."""
    return ":".join([PREFIX, action, *map(str, arguments)])


def unknown_control() -> MatchError:
    """The refusal of an id, a choice or a filled-in text box that no control of ours brings about."""
    return MatchError("unknown-control")


def number(text: str) -> int:
    """A number that came with a control. Raises MatchError("unknown-control")."""
    if not _NUMBER.fullmatch(text) or int(text) > LARGEST:
        raise unknown_control()
    return int(text)


def one_of(table: Mapping[str, Value], name: str) -> Value:
    """What a table has for a name that came with a control. Raises MatchError("unknown-control")."""
    if name not in table:
        raise unknown_control()
    return table[name]


def custom_ids(message: discord.Message) -> list[str]:
    """The ids of all controls of a message."""
    parts = [part for row in message.components for part in getattr(row, "children", [])]
    return [one for part in parts if (one := getattr(part, "custom_id", None))]


class Button(ui.Button[Any]):
    """A button for an action."""

    @classmethod
    def to(cls, name: str, *arguments: object, **look: Any) -> Self:
        """The button that does `name` on the arguments; `look` is as for `discord.ui.Button`."""
        return cls(custom_id=custom_id(name, *arguments), **look)


class Select(ui.Select[Any]):
    """A select for an action; what was chosen comes as its last arguments: values, or ids of channels or roles."""

    @classmethod
    def to(
        cls, name: str, *arguments: object, kind: Callable[..., ui.Item[Any]] = ui.Select, **look: Any
    ) -> ui.Item[Any]:
        """The select that does `name` on the arguments and the choices.

        `look` is as for the `kind`: `discord.ui.Select`, or that of channels or roles.
        """
        return kind(custom_id=SELECT_PREFIX + custom_id(name, *arguments).removeprefix(PREFIX), **look)


class Controls(ui.View):
    """Controls that the gateway answers by their ids."""

    def is_finished(self) -> bool:
        """True: discord.py then neither keeps the controls in memory nor lets them expire."""
        return True


def view(*items: ui.Item[Any]) -> ui.View:
    """Controls in rows, without an end."""
    made = Controls(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def box(title: str, parts: Iterable[ui.Label[Any]], name: str, *arguments: object) -> ui.Modal:
    """A modal of up to five parts; the action that answers it finds what they hold with `filled`."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id(name, *arguments), timeout=3600)
    for part in parts:
        modal.add_item(part)
    return modal


def part(label: str, component: ui.Item[Any], description: str | None = None) -> ui.Label[Any]:
    """A part of a modal: a text input or a select, with what is asked for."""
    return ui.Label(text=label[:45], description=description, component=component)


def text_box(title: str, label: str, name: str, *arguments: object, **look: Any) -> ui.Modal:
    """A modal with one text input, which `written` reads."""
    description = look.pop("description", None)
    return box(title, [part(label, ui.TextInput(custom_id="text", **look), description)], name, *arguments)


def written(interaction: Interaction) -> str:
    """What stands in the text box of a submitted modal. Raises MatchError("unknown-control")."""
    return sole(filled(interaction), "text")


def sole(fields: Mapping[str, Sequence[str]], name: str) -> str:
    """The one value that a part of a modal holds. Raises MatchError("unknown-control")."""
    held = fields.get(name, ())
    if len(held) != 1:
        raise unknown_control()
    return held[0]


def filled(interaction: Interaction) -> dict[str, list[str]]:
    """What the parts of a submitted modal hold, by their ids: the values chosen, or the one text."""
    data: Any = interaction.data
    parts = [part.get("component", part) for part in data["components"]]
    flat = [inner for part in parts for inner in part.get("components", [part])]
    held = {part["custom_id"]: part for part in flat if "custom_id" in part}
    return {name: part["values"] if "values" in part else [part.get("value") or ""] for name, part in held.items()}

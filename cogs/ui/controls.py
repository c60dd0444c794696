"""Buttons, selects and text boxes that work for ever.

What a control does, and on what, is all in its `custom_id`: `trilithon:<action>:<argument>:…`. A cog names the method
that answers an action; nothing is kept in memory, so that a restart changes nothing.
"""

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Self, TypeVar, cast

import discord
from discord import ui
from discord.ext import commands

from cogs.ui.faults import answer
from cogs.ui.readers import acquaint

PREFIX = "trilithon"
_TEMPLATE = re.compile(rf"{PREFIX}:[a-z-]+(?::.*)?", re.DOTALL)

Answer = Callable[..., Awaitable[None]]
Method = TypeVar("Method", bound=Answer)


def custom_id(action: str, *arguments: object) -> str:
    """The id that stands for an action on its arguments."""
    return ":".join([PREFIX, action, *map(str, arguments)])


def action(name: str) -> Callable[[Method], Method]:
    """Marks the method of a `Room` that answers an action: it gets the interaction and the arguments as text."""

    def mark(method: Method) -> Method:
        method.__dict__["answers"] = name
        return method

    return mark


class Room(commands.Cog):
    """A cog whose marked methods answer controls and text boxes."""

    actions: ClassVar[dict[str, Answer]] = {}
    """Shared by all rooms: what answers each action."""

    async def cog_load(self) -> None:
        for name in dir(self):
            method = getattr(self, name)
            if answers := getattr(method, "answers", None):
                self.actions[answers] = method


async def dispatch(interaction: discord.Interaction[Any], identity: str) -> None:
    """Lets the right method answer; whatever goes wrong is told to the person."""
    _, name, *arguments = identity.split(":")
    interaction.client.voices.begin(interaction)
    try:
        await acquaint(interaction)
        await Room.actions[name](interaction, *arguments)
    except Exception as error:  # noqa: BLE001  the last place where it can be told to the person who pressed
        await answer(interaction, error)
    finally:
        await interaction.client.voices.end(interaction)


def custom_ids(message: discord.Message) -> list[str]:
    """The ids of all controls of a message."""
    parts = [part for row in message.components for part in getattr(row, "children", [])]
    return [one for part in parts if (one := getattr(part, "custom_id", None))]


class Button(ui.DynamicItem[ui.Button[Any]], template=_TEMPLATE):
    """A button for an action."""

    @classmethod
    def to(cls, name: str, *arguments: object, **look: Any) -> Self:
        """The button that does `name` on the arguments; `look` is as for `discord.ui.Button`."""
        return cls(ui.Button(custom_id=custom_id(name, *arguments), **look))

    @classmethod
    async def from_custom_id(cls, _: Any, item: ui.Item[Any], __: re.Match[str], /) -> Self:
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await dispatch(interaction, self.item.custom_id or "")


class Select(ui.DynamicItem[Any], template=re.compile(rf"{PREFIX}-select:[a-z-]+(?::.*)?", re.DOTALL)):
    """A select for an action; what was chosen comes as its last arguments: values, or ids of channels or roles."""

    @classmethod
    def to(cls, name: str, *arguments: object, kind: type[Any] = ui.Select, **look: Any) -> Self:
        """The select that does `name` on the arguments and the choices.

        `look` is as for the `kind`: `discord.ui.Select`, or that of channels or roles.
        """
        return cls(kind(custom_id=f"{PREFIX}-select" + custom_id(name, *arguments)[len(PREFIX) :], **look))

    @classmethod
    async def from_custom_id(cls, _: Any, item: ui.Item[Any], __: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await dispatch(interaction, ":".join([self.item.custom_id, *data["values"]]))


def view(*items: ui.Item[Any]) -> ui.View:
    """Controls in rows, without an end."""
    made = ui.View(timeout=None)
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


def written(interaction: discord.Interaction[Any]) -> str:
    """What stands in the text box of a submitted modal."""
    return next(iter(filled(interaction).get("text", ())), "")


def filled(interaction: discord.Interaction[Any]) -> dict[str, list[str]]:
    """What the parts of a submitted modal hold, by their ids: the values chosen, or the one text."""
    data: Any = interaction.data
    parts = [part.get("component", part) for part in data["components"]]
    flat = [inner for part in parts for inner in part.get("components", [part])]
    held = {part["custom_id"]: part for part in flat if "custom_id" in part}
    return {name: part["values"] if "values" in part else [part.get("value") or ""] for name, part in held.items()}

"""How long the texts of a message or modal are, beside Discord's limits."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord

from cogs.core.messages import Message
from tests.cogs.discord_limits import TEXT, walk

CUT: Final = {
    "lesson-step": "the beginning of a step’s text",
    "plan-line": "a line, which the list shows in full",
    "unblock": "a person’s name",
}
"""Selects whose options are cut at Discord's limit, and what they begin with."""
SHARE: Final = 0.9
"""The share of a limit that a text may take."""


class Length(NamedTuple):
    """A text's length in characters, and Discord's limit."""

    part: str
    length: int
    limit: int

    @property
    def share(self) -> float:
        return self.length / self.limit


def lengths(message: Message) -> Iterator[Length]:
    """Yield the lengths of a message's text, and of the texts on its controls."""
    controls = message.send_arguments().get("view")
    parts = [*walk(controls.to_components())] if controls else []
    if message.parts is None:
        yield Length("content", len(message.content), 2_000)
    else:
        yield Length("texts", sum(len(part["content"]) for part in parts if part["type"] == TEXT), 4_000)
    yield from (Length("alt", len(file.description or ""), 1_024) for file in message.files)
    for part in parts:
        yield from _on_control(part)


def modal_lengths(modal: discord.ui.Modal) -> Iterator[Length]:
    """Yield the lengths of a modal's texts."""
    shown = modal.to_dict()
    yield Length("title", len(shown["title"]), 45)
    for part in shown["components"]:
        yield Length("label", len(part["label"]), 45)
        yield Length("description", len(part.get("description") or ""), 100)
        yield from _on_control(part["component"])


def _on_control(part: Mapping[str, Any]) -> Iterator[Length]:
    yield Length("label", len(part.get("label") or ""), 80)
    yield Length("placeholder", len(part.get("placeholder") or ""), 150)
    if CUT.keys().isdisjoint(part.get("custom_id", "").split(":")):
        for option in part.get("options", ()):
            yield Length("option", len(option["label"]), 100)
            yield Length("meaning", len(option.get("description") or ""), 100)

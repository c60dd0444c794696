"""How the marks of sides look in texts and controls: as the application's emoji, once Discord has them.

A side is always named in words, too: people hear the words, and where there is no emoji, they stand alone.
"""

import re
from collections.abc import Mapping
from typing import Final

import discord

import locales
from engine.description import GameDescription
from renderer.view import with_side

Marks = Mapping[tuple[str, str], int]
"""Discord's ids of the emoji, by the id of the game and the name of the side."""
_PLAIN: Final = re.compile(r"<:\w+:\d+>\u00a0?")
_marks: dict[tuple[str, str], int] = {}


def know_marks(found: Marks) -> None:
    """Keep Discord's ids of the emoji in place of those that were known."""
    _marks.clear()
    _marks.update(found)


def side_emoji(game: GameDescription, side: int) -> discord.PartialEmoji | None:
    """Return the emoji of a side for a button or the option of a select; None if there is none."""
    name = game.sides[side]
    found = _marks.get((game.id, name))
    return discord.PartialEmoji(name=_spoken(name), id=found) if found else None


def marked_side(language: str, game: GameDescription, side: int) -> str:
    """Return the name of a side behind its mark, for a message; without one, the name alone."""
    emoji, name = side_emoji(game, side), locales.say(language, f"side-{game.sides[side]}")
    return f"{emoji}\u00a0{name}" if emoji else name


def with_marked_side(language: str, name: str, game: GameDescription, side: int) -> str:
    """Return a player's escaped name with that of their side and its mark, for a message."""
    shown = with_side(language, name, locales.say(language, f"side-{game.sides[side]}"))
    return name if shown == name else with_side(language, name, marked_side(language, game, side))


def without_marks(text: str) -> str:
    """Return a text of a message without the marks in it, for readers outside of Discord."""
    return _PLAIN.sub("", text)


def _spoken(side: str) -> str:
    """Return what a message calls an emoji, in two characters at least: it is read aloud. Discord looks at the id."""
    word = re.sub(r"\W", "_", side)
    return word if len(word) > 1 else f"{word}_"

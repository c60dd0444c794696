"""Saying things to people: in whose language, and with whose text made harmless."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord.utils import escape_markdown, escape_mentions

import locales
from engine import OptionError
from engine.errors import Refusal
from engine.game import Game
from matches import Match, Person

TURNING: Final = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Invisible signs that change the direction in which everything after them is written."""


def safe(text: str) -> str:
    """Somebody's text so that nothing in it is formatted, leads anywhere, or mentions anybody."""
    return escape_mentions(escape_markdown(text.replace("://", ":\u200b//"))).replace("<", "‹")


def person(user: discord.abc.User) -> Person:
    """Who somebody is to the services; their name without the signs that turn the text around them."""
    return Person(user.id, user.display_name.translate(TURNING).strip() or user.name)


def explain(language: str, refusal: Refusal) -> str:
    """A refusal's sentence."""
    family = "option-error" if isinstance(refusal, OptionError) else "refusal"
    data = {name: _harmless(value) for name, value in refusal.data.items()}
    if isinstance(match := data.get("match"), Match):
        data.update(match=str(match.id), link=link(match))
    return locales.say(language, f"{family}-{refusal.code}", **data)


def _harmless(value: object) -> object:
    if isinstance(value, str):
        return safe(shorten(value)).replace("`", "'")
    return tuple(map(_harmless, value)) if isinstance(value, list | tuple) else value


def link(match: Match) -> str:
    """The address of the latest board, or of the place where the match lives."""
    place = match.place
    if match.board is None:
        return f"https://discord.com/channels/{place.guild or '@me'}/{place.thread or place.channel}"
    at_home = match.board_channel in (place.channel, place.thread)
    return f"https://discord.com/channels/{(at_home and place.guild) or '@me'}/{match.board_channel}/{match.board}"


def game_name(language: str, game: Game) -> str:
    """What a game is called."""
    return locales.say(language, f"game-{game.id}")


def side_name(language: str, game: Game, side: int) -> str:
    """What a side of a game is called."""
    return locales.say(language, f"side-{game.sides[side]}")


def terms(language: str, game: Game, text: str) -> str:
    """The options of a match, for people; empty when all are off."""
    chosen: Mapping[str, Any] = game.settle(game.read_options(text))
    told = [
        locales.say(language, f"option-{name}") + ("" if value is True else f" {value}")
        for name, value in chosen.items()
        if value not in (False, None)
    ]
    return ", ".join(told)


def opponents(match: Match, user: int) -> tuple[str, ...]:
    """The names of everybody else in a match, made harmless."""
    others: Iterable[str] = (seat.name for seat in match.opponents(user))
    return tuple(map(safe, others)) or (safe(match.names[0]),)


def quoted(moves: Iterable[str]) -> tuple[str, ...]:
    """Moves as they stand in a sentence."""
    return tuple(f"`{move}`" for move in moves)


def shorten(text: str, limit: int = 100) -> str:
    """Text cut to what fits where Discord sets a limit."""
    return text if len(text) <= limit else text[: limit - 1] + "…"

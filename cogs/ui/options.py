"""Helping somebody to choose a game's options as text, from the game's own description."""

from itertools import islice

from discord import app_commands

import locales
from cogs.ui.words import shorten
from engine import Game, OptionError


def complete(language: str, game: Game, typed: str) -> list[app_commands.Choice[str]]:
    """Ways to go on from options half typed: the last word completed, or another option added; legal ones only."""
    *done, last = typed.lower().split(" ") if typed else [""]
    begun = " ".join(filter(None, done))
    words = [word for option in game.options for word in map(option.write, option.allowed) if word.startswith(last)]
    texts = (f"{begun} {word}".strip() for word in words if word)
    legal = (text for text in texts if _legal(game, text))
    return [app_commands.Choice(name=_named(language, text), value=text[:100]) for text in islice(legal, 25)]


def sides(game: Game) -> dict[str, int]:
    """The player number for each side's name: who picks a side at the start picks that number."""
    return {side: player for player, side in enumerate(game.sides)}


def _legal(game: Game, text: str) -> bool:
    try:
        game.settle(game.read_options(text))
    except OptionError:
        return False
    return True


def _named(language: str, text: str) -> str:
    latest = text.rsplit(maxsplit=1)[-1].partition("=")[0]
    return shorten(f"{text} · {locales.say(language, f'option-{latest}')}")

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


def side_names(game: Game | None, language: str) -> dict[str, str]:
    """What can be asked for as a side, each with what it is called: to have it drawn first."""
    return {side: locales.say(language, f"side-{side}") for side in ("drawn", *(game.sides if game else ()))}


def player_of(game: Game, side: str | None, language: str) -> int | None:
    """The player number of who picks a side at the start; None for drawn. Raises OptionError for what is no side.

    Somebody who does not take a suggestion writes a side as it is called in their language.
    """
    names = side_names(game, language)
    wanted = (side or "drawn").strip().lower()
    chosen = next((one for one, name in names.items() if wanted in (one, name.lower())), None)
    if chosen is None:
        option = locales.say(language, "command-challenge-side")
        raise OptionError("value", name=option, value=side, allowed=tuple(names.values()))
    return None if chosen == "drawn" else game.sides.index(chosen)


def _legal(game: Game, text: str) -> bool:
    try:
        game.settle(game.read_options(text))
    except OptionError:
        return False
    return True


def _named(language: str, text: str) -> str:
    latest = text.rsplit(maxsplit=1)[-1].partition("=")[0]
    return shorten(f"{text} · {locales.say(language, f'option-{latest}')}")

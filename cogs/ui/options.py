"""Helping somebody to choose a game's options, a side and a clock as text, from what the game says of itself."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from discord import app_commands

import locales
from cogs.ui.clocks import clock_time
from cogs.ui.words import shorten
from engine import Game, OptionError
from matches import MatchError
from matches.clocks import NO_CLOCK, Clock, read_clock

NO: Final = "none"
"""How somebody says that they want no clock."""
CLOCKS: Final = (NO, "1d", "2d", "3d", "7d", "7d+12h", "14d+1d")
"""What is suggested as a clock."""
ENDINGS: Final = ("", "d", "h", "12h", "1d")
"""What may be missing at the end of a clock half typed."""


def complete(language: str, game: Game, typed: str) -> list[app_commands.Choice[str]]:
    """Ways to go on from options half typed: the last word completed, or another option added; legal ones only."""
    *done, last = typed.lower().split(" ") if typed else [""]
    begun = " ".join(filter(None, done))
    words = [word for option in game.options for word in map(option.write, option.allowed) if word.startswith(last)]
    texts = (f"{begun} {word}".strip() for word in words if word)
    legal = (text for text in texts if _legal(game, text))
    return [app_commands.Choice(name=_named(language, text), value=text[:100]) for text in islice(legal, 25)]


def complete_clock(language: str, typed: str) -> list[app_commands.Choice[str]]:
    """Clocks to go on to from one half typed, each as it is also with a loss at once; all in their one text form."""
    begun, _, strict = typed.lower().lstrip().partition(" s")
    found = dict.fromkeys(twin for clock in _clocks(begun) for twin in _twins(clock))
    wanted = [clock for clock in found if clock.strict or not strict]
    return [_clock_choice(language, clock) for clock in wanted[:25]]


def _clocks(typed: str) -> Iterator[Clock]:
    """What somebody may mean: what they typed, or the beginnings of the usual."""
    for text in (typed + ending for ending in ENDINGS if typed):
        try:
            yield read_clock(text)
        except MatchError:
            continue
    bare = "".join(typed.split())
    yield from (read_clock(text) for text in CLOCKS if text.startswith(bare))


def _twins(clock: Clock) -> tuple[Clock, ...]:
    return (replace(clock, strict=False), replace(clock, strict=True)) if clock else (NO_CLOCK,)


def _clock_choice(language: str, clock: Clock) -> app_commands.Choice[str]:
    if not clock:
        return app_commands.Choice(name=locales.say(language, "choice-no-clock", text=NO), value=NO)
    time = clock_time(language, clock)
    name = locales.say(language, "choice-clock", text=clock.text, time=time, strict=clock.strict)
    return app_commands.Choice(name=shorten(name), value=clock.text)


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

"""Terms allowed in rated matches; the options are data in `rated_terms.toml`."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine import Game
from engine.options import Option, Options, Value
from matches.match_errors import MatchError

FILE: Final = Path(__file__).with_suffix(".toml")
LISTED: Final[Mapping[str, Mapping[str, list[Value]]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
"""By game and option, the allowed values besides the default."""


def check_rated(game: Game, options: Options, *, has_computers: bool = False) -> None:
    """Raise MatchError unless a match with these complete options can be rated."""
    if has_computers:
        raise MatchError("rated-computer")
    if refused := tuple(_unlisted(game, options)):
        raise MatchError("rated-options", options=refused, allowed=tuple(allowed_words(game)))


def may_be_rated(game: Game, options: Options) -> bool:
    """Return whether a match between people with these complete options can be rated."""
    return not any(_unlisted(game, options))


def choose_rated(game: Game, options: Options, asked: bool | None, *, usual: bool) -> bool:
    """Return whether a match is rated: as requested, or for None by `usual` if its options allow it.

    Raises MatchError("rated-options") if it is requested and not allowed.
    """
    if asked is None:
        return usual and may_be_rated(game, options)
    if asked:
        check_rated(game, options)
    return asked


def allowed_words(game: Game) -> Iterator[str]:
    """Yield the options allowed in rated matches, in order: `size=8–12`, `walk`."""
    for option in game.options:
        values = _listed(game, option)
        numbers = [value for value in values if type(value) is int]
        if numbers and numbers == list(range(numbers[0], numbers[-1] + 1)):
            yield f"{option.name}={numbers[0]}–{numbers[-1]}"
        else:
            yield from filter(None, map(option.write, values))


def _unlisted(game: Game, options: Options) -> Iterator[str]:
    """Yield the options that prevent rating, as text."""
    for option in game.options:
        value = options[option.name]
        if value != option.default and value not in _listed(game, option):
            yield option.write(value) or option.name


def _listed(game: Game, option: Option) -> list[Value]:
    return list(LISTED.get(game.id, {}).get(option.name, ()))

"""Terms allowed in rated matches; the options are data in `rated_terms.toml`."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine import Game
from engine.options import Option, Value
from matches.core.match_errors import MatchError
from matches.core.terms import Terms

FILE: Final = Path(__file__).with_suffix(".toml")
LISTED: Final[Mapping[str, Mapping[str, list[Value]]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
"""By game and option, the allowed values besides the default."""


def check_rated(terms: Terms, *, has_computers: bool = False) -> None:
    """Raise MatchError unless a match with the options of some terms can be rated."""
    if has_computers:
        raise MatchError("rated-computer")
    if refused := tuple(_unlisted(terms)):
        raise MatchError("rated-options", options=refused, allowed=tuple(allowed_words(terms.game)))


def may_be_rated(terms: Terms) -> bool:
    """Return whether a match between people with the options of some terms can be rated."""
    return not any(_unlisted(terms))


def choose_rated(terms: Terms, asked: bool | None, *, usual: bool) -> Terms:
    """Return terms that are rated as requested, or for None by `usual` if the options allow it.

    Raises MatchError("rated-options") if it is requested and not allowed.
    """
    if asked:
        check_rated(terms)
    return replace(terms, rated=usual and may_be_rated(terms) if asked is None else asked)


def allowed_words(game: Game) -> Iterator[str]:
    """Yield the options allowed in rated matches, in order: `size=8–12`, `walk`."""
    for option in game.options:
        values = _listed(game, option)
        numbers = [value for value in values if type(value) is int]
        if numbers and numbers == list(range(numbers[0], numbers[-1] + 1)):
            yield f"{option.name}={numbers[0]}–{numbers[-1]}"
        else:
            yield from filter(None, map(option.write, values))


def _unlisted(terms: Terms) -> Iterator[str]:
    """Yield the options that prevent rating, as text."""
    chosen = terms.chosen
    for option in terms.game.options:
        value = chosen[option.name]
        if value != option.default and value not in _listed(terms.game, option):
            yield option.write(value) or option.name


def _listed(game: Game, option: Option) -> list[Value]:
    return list(LISTED.get(game.id, {}).get(option.name, ()))

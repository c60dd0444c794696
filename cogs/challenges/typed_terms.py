"""What somebody typed about a match, and how it is read as terms: the same for every command and form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import locales
from cogs.challenges.challenge_options import side_names
from engine import OptionError
from matches.core.clock import read_clock
from matches.core.terms import Terms
from matches.ratings.rated_terms import choose_rated

Command: TypeAlias = Literal["challenge", "practice"]
TEXTS: Final[Mapping[Command, Sequence[str]]] = {
    "challenge": ("options", "side", "clock", "level"),
    "practice": ("options", "side", "level"),
}
"""The text parameters of each command."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed about a match besides its game; None for what was left out."""

    opponents: Sequence[int] = ()
    """Ids of people and roles."""
    options: str | None = None
    side: str | None = None
    clock: str | None = None
    level: str | None = None
    """The level of Trilithon."""
    rated: bool | None = None
    command: Command = "challenge"
    roles: frozenset[int] = frozenset()
    """Those of the opponents that are roles."""


def read_terms(usual: Terms, typed: Typed, language: str) -> Terms:
    """Return usual terms with what was typed, which adds to their options. Raises OptionError, MatchError.

    If nobody says whether the match is rated, it is as usual if the options allow it.
    """
    game = usual.game
    chosen = game.read_options(usual.options) | game.read_options(typed.options or "")
    terms = replace(usual, options=game.write_options(game.settle(chosen)))
    return replace(
        choose_rated(terms, typed.rated, usual=usual.rated),
        player=read_side(terms, typed.side, language),
        clock=usual.clock if typed.clock is None else read_clock(typed.clock),
    )


def read_side(terms: Terms, side: str | None, language: str) -> int | None:
    """Return the player number of a side, by id or name; None for drawn. Raises OptionError for anything else."""
    names = side_names(terms.game, language)
    wanted = (side or "drawn").strip().lower()
    chosen = next((side_id for side_id, name in names.items() if wanted in (side_id, name.lower())), None)
    if chosen is None:
        option = locales.say(language, "command-option-side")
        raise OptionError("value", name=option, value=side, allowed=tuple(names.values()))
    return None if chosen == "drawn" else terms.start.sides.index(terms.game.sides.index(chosen))

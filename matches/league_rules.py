"""The rules of leagues that need nothing stored: what terms a league may have."""

from dataclasses import replace
from typing import Final

from matches.clocks import DAY
from matches.league_models import LeagueTerms
from matches.match_errors import MatchError
from matches.names import one_line

LONGEST_NAME: Final = 40
SIZES: Final = range(3, 9)
"""How many people a division may have at most."""
AT_ONCE: Final = range(1, 11)
"""How many matches of a season somebody may play at once at most."""
DAYS: Final = range(7, 366)
"""How many days a season may last."""
LATEST_START: Final = 180
"""In how many days the first season may start at most."""


def checked_terms(terms: LeagueTerms) -> LeagueTerms:
    """Return the terms of a league with its name and options as they are stored. Raises OptionError, MatchError."""
    name, game = one_line(terms.name), terms.game
    if not 0 < len(name) <= LONGEST_NAME:
        raise MatchError("league-name", most=LONGEST_NAME)
    if game.players != 2:
        raise MatchError("league-game", game=game.id)
    if not terms.clock:
        raise MatchError("league-clock")
    for value, allowed, code in (
        (terms.size, SIZES, "league-size"),
        (terms.at_once, AT_ONCE, "league-at-once"),
        (terms.days, DAYS, "league-days"),
    ):
        if value not in allowed:
            raise MatchError(code, given=value, least=allowed[0], most=allowed[-1])
    return replace(terms, name=name, terms=game.write_options(game.read_options(terms.terms)))


def check_start(starts_at: int, now: int) -> None:
    """Raise MatchError unless a first season may start at a moment."""
    if not now <= starts_at <= now + LATEST_START * DAY:
        raise MatchError("league-start", most=LATEST_START)

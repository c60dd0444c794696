"""Parsing of `/tournament new`."""

from dataclasses import dataclass
from typing import Final, cast

from cogs.core.client import Interaction
from cogs.leagues.league_making import current_time, read_match_terms, read_typed_start
from engine import Game
from matches import MatchError, TournamentTerms
from matches.challenges.preset_service import Preset
from matches.clock import HOUR, read_clock, read_length
from matches.ratings.rated_terms import choose_rated
from matches.tournaments.tournament_models import Kind
from matches.tournaments.tournament_rules import usual_round_time

OPTIONS: Final = ("name", "game", "options", "kind", "clock", "rounds", "time", "places", "start", "check", "rated")
USUAL_CLOCK: Final = "10m strict"
"""Clock of a new tournament if neither it nor a preset names one: an evening's."""
AHEAD: Final = (0, 1, 2, 3, 4, 5, 6, 7)
"""Suggested numbers of days until the beginning."""
USUAL_WAIT: Final = HOUR
"""Seconds until the beginning if none is given."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Options of `/tournament new` as typed; None for those left out."""

    name: str
    game: Game
    preset: Preset | None
    options: str | None
    kind: str
    clock: str | None
    rounds: int
    time: str | None
    places: int
    checks_in: bool
    rated: bool | None


def read_terms(typed: Typed) -> TournamentTerms:
    """Return the terms of a new tournament. Raises OptionError, MatchError."""
    options, clock = read_match_terms(typed.game, typed.preset, typed.options, typed.clock, read_clock(USUAL_CLOCK))
    return TournamentTerms(
        name=typed.name,
        game=typed.game,
        terms=options,
        clock=clock,
        kind=cast("Kind", typed.kind),
        rounds=typed.rounds,
        round_time=usual_round_time(clock) if typed.time is None else read_round_time(typed.time),
        places=typed.places,
        checks_in=typed.checks_in,
        rated=choose_rated(typed.game, typed.game.settled(options), typed.rated, usual=True),
    )


def read_round_time(typed: str) -> int:
    """Return the seconds of a typed length of a round. Raises MatchError("tournament-time")."""
    seconds = read_length(" ".join(typed.lower().split()))
    if seconds is None:
        raise MatchError("tournament-time", typed=typed[:40])
    return seconds


async def read_start(interaction: Interaction, typed: str | None) -> int:
    """Return the beginning, read in the person's time zone. Raises MatchError("moment")."""
    return current_time(interaction) + USUAL_WAIT if typed is None else await read_typed_start(interaction, typed)

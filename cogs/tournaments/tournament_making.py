"""Parsing of `/tournament new`."""

from typing import Final

from cogs.core.client import Interaction
from cogs.leagues.league_making import current_time, read_typed_start
from matches import MatchError
from matches.clock import HOUR, read_length

OPTIONS: Final = ("name", "game", "options", "kind", "clock", "rounds", "time", "places", "start", "check", "rated")
USUAL_CLOCK: Final = "10m strict"
"""Clock of a new tournament if neither it nor a preset names one: an evening's."""
AHEAD: Final = (0, 1, 2, 3, 4, 5, 6, 7)
"""Suggested numbers of days until the beginning."""
USUAL_WAIT: Final = HOUR
"""Seconds until the beginning if none is given."""


def read_round_time(typed: str) -> int:
    """Return the seconds of a typed length of a round. Raises MatchError("tournament-time")."""
    seconds = read_length(" ".join(typed.lower().split()))
    if seconds is None:
        raise MatchError("tournament-time", typed=typed[:40])
    return seconds


async def read_start(interaction: Interaction, typed: str | None) -> int:
    """Return the beginning, read in the person's time zone. Raises MatchError("moment")."""
    return current_time(interaction) + USUAL_WAIT if typed is None else await read_typed_start(interaction, typed)

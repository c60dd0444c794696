"""Fairness: in which running matches among people the computer would help by what it does with a position.

There is one rule, for what it thinks of a position and for playing on from it.
"""

from itertools import islice
from typing import Final

from engine import State
from matches.match_errors import NewerRules, VoidMatch
from matches.models import Match
from matches.playing.match_rules import may_have_hints
from matches.playing.match_service import MatchService

OPENING: Final = 4
"""Plies that count as an opening, which any other match may also have."""
PLIES_AHEAD: Final = 6
"""Plies after a running match's board for which the computer does not help either."""


async def helped_match(matches: MatchService, user: int, state: State, match: Match | None = None) -> Match | None:
    """Return a running match in which the computer would help a user by a position, or None.

    `match`: the match in which the user looks at the position, if they do. In a running match nobody gets help, except
    in their own practice; members of a team neither. To be asked at each press, whatever way one came to the position.
    """
    if match and match.mover and match.imported_by is None and not may_have_hints(match, user):
        return match
    for listing in await matches.all_matches(user):
        if listing.game.id != state.game.id or may_have_hints(listing, user):
            continue
        try:
            running = await matches.get(listing.id)
        except (VoidMatch, NewerRules):
            continue
        if running.mover and helps_in(state, running.state):
            return running
    return None


def helps_in(state: State, running: State) -> bool:
    """Return whether a position bears on the board `running`: it stands there, it stood there, or it follows from it
    within a few plies.

    From a board before, one could play the latest move oneself, and a computer would answer it. Openings count only
    while they stand there.
    """
    if state.key == running.key:
        return True
    stood = {past.position.key for past in running.backwards() if _is_past_opening(past)}
    near = (before.position.key for before in islice(state.backwards(), PLIES_AHEAD + 1))
    return state.position.key in stood or (_is_past_opening(running) and running.position.key in near)


def _is_past_opening(state: State) -> bool:
    return state.ply >= OPENING or bool(state.origin)

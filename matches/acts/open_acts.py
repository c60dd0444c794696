"""Which acts are open to a player besides a move, by the names of their buttons (`button-…`).

Whether one is done is decided when it is done.
"""

from collections.abc import Iterator

from matches.clocks.deadline_service import nudge_at
from matches.core.clock import DAY
from matches.core.models import Match, Seat
from matches.playing.match_rules import is_repeated


def offering(match: Match, seat: Seat) -> Iterator[str]:
    """Yield what a player may offer or claim now, after the end of the match a rematch."""
    state = match.state
    if state.outcome and not match.teams:
        yield "rematch"
    if state.outcome or not match.is_in(seat):
        return
    yield "draw"
    if is_repeated(state):
        yield "claim-draw"
    if state.takeback_plies(seat.player):
        yield "takeback"
    if match.clock:
        yield "pause"


def hurrying(match: Match, seat: Seat, now: int) -> Iterator[str]:
    """Yield how a player may hurry the one to move, or give them time."""
    mover = match.mover
    if mover is None or seat == mover or mover.is_computer or not match.is_in(seat):
        return
    if now >= match.overdue_at:
        yield "claim-time"
    if now >= nudge_at(match) and seat.is_person and mover.user:
        yield "nudge"
    if match.deadline is not None and match.deadline < now + DAY:
        yield "day"

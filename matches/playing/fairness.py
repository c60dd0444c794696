"""Fairness: in which running matches the computer would help somebody by what it does with a position.

There is one rule, for what it says of a position, for reviews, and for playing on from it. Boards are compared by what
stands on them, up to symmetry, whatever way one came to them: `State.position.content` leaves out what anybody can type
otherwise.
"""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from engine import GAMES, Ply, State
from engine.boards.contents import Content
from engine.symmetry import images
from matches.core.match_errors import MatchError, NewerRules, VoidMatch
from matches.core.models import Match
from matches.playing.match_rules import may_have_hints
from matches.playing.match_service import MatchService

OPENING: Final = 4
"""Moves on the board that count as an opening, through which any other match may go as well."""
FEW: Final = 3
"""Plies before and after a running match's board for which the computer does not help either."""


async def helped_match(
    matches: MatchService, user: int, positions: Sequence[State], match: Match | None = None, *, openings: bool = True
) -> Match | None:
    """Return a running match in which the computer would help a user by any of some positions, or None.

    `positions`: those of a line, in its order. `match`: the match in which the user looks at them, if they do. In a
    running match nobody gets help, except in their own practice; members of a team neither. `openings`: whether the
    boards of matches count that are in their opening. To be asked at each press.
    """
    if match and match.mover and match.imported_by is None and not may_have_hints(match, user):
        return match
    content = positions[0].position.content
    for listing in await matches.all_concerning(user):
        start, *_ = _starts(listing.game.id, listing.terms.options)
        if not start.is_comparable(content) or may_have_hints(listing, user):
            continue
        try:
            running = await matches.get(listing.id)
        except (VoidMatch, NewerRules):
            continue
        if running.mover is None:
            continue
        if await asyncio.to_thread(helps_in, positions, running.state, openings=openings):
            return running
    return None


async def check_unhelped(
    code: str,
    matches: MatchService,
    user: int,
    positions: Sequence[State],
    match: Match | None = None,
    *,
    openings: bool = True,
) -> None:
    """Raise MatchError with a code and the running match in which the computer would help a user (`helped_match`)."""
    if running := await helped_match(matches, user, positions, match, openings=openings):
        raise MatchError(code, match=running)


def helps_in(positions: Sequence[State], running: State, *, openings: bool = True) -> bool:
    """Return whether any of the positions of a line bears on the board `running`.

    After the opening these are the boards that are few plies away and twice as near as the start. Before, it is only
    the board itself, and never the start.
    """
    past_opening = _is_past_opening(running)
    if not (past_opening or openings):
        return False
    seen, starts = images(running), _starts(running.game.id, running.terms)
    far = range(0)
    for position in positions:
        if position.ply in far:
            continue
        content = position.position.content
        distance = _nearest(seen, content)
        is_near = distance <= FEW and (past_opening or content in seen)
        if is_near and 2 * distance <= _nearest(starts, content) > 0:
            return True
        # Plies that follow on a board far away are too far away as well.
        far = range(position.ply + 1, position.ply + max(1, int(distance - FEW) // 2))
    return False


def _nearest(seen: Sequence[Content], content: Content) -> float:
    return min(image.distance(content) for image in seen)


@lru_cache(maxsize=64)
def _starts(game: str, terms: str) -> tuple[Content, ...]:
    """Return what stands on the board at the start of a game with some options, under every symmetry."""
    return images(GAMES[game].start(GAMES[game].read_options(terms)))


def _is_past_opening(state: State) -> bool:
    """Return whether enough moves on the board were made in this round, by those who play or before the match began.

    Bids are none, nor is the set-up.
    """
    if state.position.in_setup:
        return False
    made, first = 0.0, state
    for after, before in pairwise(state.backwards()):
        if made >= OPENING or before.stage.round != state.stage.round:
            break
        first = before
        is_move = isinstance(after.entry, Ply) and before.stage.kind_of(after.entry.text) == "move"
        made += is_move and not before.position.in_setup
    return made + _nearest(_starts(state.game.id, state.terms), first.position.content) >= OPENING

"""A chart of the votes of teams over a match: for each move, the share of the votes that it had."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import State
from locales import say
from renderer.charts.field import BOTTOM, TOP, chart, first_ply, frame, legend, tick, tick_step, tone_of, x_of, y_of
from renderer.diagrams import diagram
from renderer.shapes import Box, Drawn, Scene
from renderer.view import Picture, View, alt_text, name_in_text

_GAP = 0.24
"""The part of a move's room that stays free beside its bar."""
_WIDEST = 72
_EDGE = 5
"""The width of the dark edge of a bar."""


@dataclass(frozen=True, slots=True)
class Share:
    """The votes on a move that was played."""

    ply: int
    """Its number among the moves that stand, from 1."""
    player: int
    agreed: int
    """Votes for it."""
    votes: int
    """All votes, at least one."""


def render_votes(state: State, shares: Sequence[Share], view: View) -> Picture:
    """Draw how the votes went in a match that stands at `state`, as an image file with its alt text.

    It only computes: call it from a worker thread.
    """
    alt = describe_votes(state, shares, view)
    return diagram(votes_scene(state, shares, view), view.theme, view.size, alt)


def votes_scene(state: State, shares: Sequence[Share], view: View) -> Scene:
    """Return the picture of how the votes went as shapes."""
    first = first_ply(state)
    last = max(1, state.ply - first)
    bars = (drawn for share in shares for drawn in _bar(state, share, first, last))
    return chart((*legend(state, view, _teams(shares)), *frame(dashed=True), *bars, *_moves(first, last)))


def describe_votes(state: State, shares: Sequence[Share], view: View) -> str:
    """Return the alt text of the picture: each team's agreement on average, and by move as far as there is room."""
    averages = [
        say(
            view.language,
            "alt-votes-team",
            name=name_in_text(state, view, team),
            percent=round(100 * sum(each.agreed / each.votes for each in own) / len(own)),
        )
        for team in _teams(shares)
        if (own := [each for each in shares if each.player == team])
    ]
    moves = [say(view.language, "alt-votes-at", ply=each.ply, agreed=each.agreed, votes=each.votes) for each in shares]
    return alt_text(say(view.language, "alt-votes"), *averages, *moves)


def _teams(shares: Sequence[Share]) -> list[int]:
    return sorted({share.player for share in shares})


def _bar(state: State, share: Share, first: int, last: int) -> Iterator[Drawn]:
    """Draw the bar of a move over the whole height of the field, filled as far as the votes were for it."""
    room = x_of(1, last) - x_of(0, last)
    middle, width = x_of(share.ply - first - 0.5, last), max(min(room * (1 - _GAP), _WIDEST), 1)
    edge = min(_EDGE, width / 4)
    yield Box((middle, (TOP + BOTTOM) / 2), width, BOTTOM - TOP, 0, "card")
    if share.agreed:
        top = y_of(share.agreed / share.votes)
        yield Box((middle, (top + BOTTOM) / 2), width, BOTTOM - top, 0, "umbra")
        inner = max(BOTTOM - top - edge, 1)
        yield Box((middle, BOTTOM - inner / 2), width - edge, inner, 0, tone_of(state, share.player))


def _moves(first: int, last: int) -> Iterator[Drawn]:
    """Write the numbers of moves below the middles of their bars."""
    step = tick_step(last)
    for place in range(1, last + 1):
        if (first + place) % step == 0:
            yield tick(first + place, x_of(place - 0.5, last))

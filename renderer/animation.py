"""A match as one picture that moves: board after board, from the start to where it stands."""

from collections.abc import Iterator
from itertools import pairwise

from engine import State
from renderer import gif
from renderer.describe import describe_replay
from renderer.painter import painter
from renderer.registry import look
from renderer.view import Picture, View

WIDTH = 600
"""Pixels, unless another width is asked for: boards are seen one after the other, not studied."""
MOST = 300
"""Boards that are shown at most, besides those that end a round."""
_PACE, _WHOLE = 1_000, 60_000
"""Milliseconds that a board stays, and that all of them together take at most, but for these:"""
_ROUND, _END = 3_000, 5_000
"""Milliseconds that the end of a round stays, and the last board."""


def animate(state: State, view: View, width: int = WIDTH) -> Picture:
    """The match up to a state as an animated picture with its alt text. Pure work for a processor, up to some seconds.

    Every entry of the record is a board. Of a very long match `MOST` boards are shown, evenly spread. `view.size` is
    that of other pictures, and means nothing here.
    """
    game = look(state.game.id)
    brush = painter(view.theme, game.scene(state, view).inks, width)
    # Boards that are left out are thought of too: each scene takes up what is remembered of the one before.
    scenes = ((game.scene(board, view), stays) for board, stays in _boards(state))
    frames = ((brush.picture(scene), stays) for scene, stays in scenes if stays)
    return Picture(gif.encode(frames, brush.palette.bytes), "gif", describe_replay(state, view))


def _boards(state: State) -> Iterator[tuple[State, int]]:
    """Every board of a match, and how many milliseconds it stays, if it is shown.

    A finished round is seen before the board is empty again.
    """
    past = list(state.past())
    last = len(past) - 1
    shown = _spread(last)
    stays = min(_PACE, _WHOLE // len(shown))
    yield past[0], stays if last else _END
    for entry, (before, board) in enumerate(pairwise(past), 1):
        end = before.closed_by(board)
        if end:
            yield end, _ROUND
        yield board, _END if entry == last else stays * (entry in shown)


def _spread(last: int) -> set[int]:
    """At most `MOST` numbers from 0 to `last`, both among them, as evenly apart as can be."""
    steps = min(last, MOST - 1)
    return {round(step * last / max(steps, 1)) for step in range(steps + 1)}

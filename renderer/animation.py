"""A match as an animated picture: board after board, from the start to where it stands."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from engine import State
from renderer.describe import describe_replay
from renderer.paint import gif
from renderer.paint.painter import Painter
from renderer.paint.palette import film_palette
from renderer.paint.reel import Reel
from renderer.registry import family, look
from renderer.view import Picture, View

WIDTH = 600
"""Pixels, unless another width is asked for: boards are seen one after the other, not studied."""
MOST = 300
"""Boards that are shown at most, besides those that end a round."""
_PACE, _WHOLE = 1_000, 60_000
"""Milliseconds that a board stays, and that all of them together take at most, but for these:"""
_ROUND, _END = 3_000, 5_000
"""Milliseconds that the end of a round stays, and the last board."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A board of a match, for how many milliseconds it stays, and whether all of it is shown."""

    board: State
    stays: int
    whole: bool = False


def animate(state: State, view: View, width: int = WIDTH) -> Picture:
    """Return the match up to a state as an animated picture of `width` pixels. It takes a processor up to some seconds.

    Every entry of the record is a board. Of a very long match `MOST` boards are shown, evenly spread. The last one
    looks as its picture does, and so do those that end a round; others leave out what would change with every turn,
    and details that would make the file larger. `view.size` is ignored.
    """
    game = look(state.game.id)
    now = game.scene(state, view)
    painter = Painter(film_palette(family(state.game.id), view.theme), width)
    views = {whole: replace(view, film=not whole) for whole in (True, False)}
    scenes = ((game.scene(shot.board, views[shot.whole]), shot.stays) for shot in shots(state))
    reel = Reel(painter, now.height)
    frames = ((reel.parts(scene), stays) for scene, stays in scenes)
    data = gif.encode(painter.size(now.height), frames, painter.palette.bytes)
    return Picture(data, "gif", describe_replay(state, view))


def shots(state: State) -> Iterator[Shot]:
    """Yield the boards of a match that are shown. A finished round is shown before the board is empty again."""
    past = state.past()
    last = len(past) - 1
    shown = _spread(last)
    stays = min(_PACE, _WHOLE // len(shown))
    yield Shot(past[0], stays) if last else Shot(past[0], _END, whole=True)
    for entry, (before, board) in enumerate(pairwise(past), 1):
        if end := before.closed_by(board):
            yield Shot(end, _ROUND, whole=True)
        if entry in shown:
            yield Shot(board, _END, whole=True) if entry == last else Shot(board, stays)


def _spread(last: int) -> set[int]:
    """At most `MOST` numbers from 0 to `last`, both among them, as evenly apart as can be."""
    steps = min(last, MOST - 1)
    return {round(step * last / max(steps, 1)) for step in range(steps + 1)}

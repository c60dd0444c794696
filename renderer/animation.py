"""A match as an animated picture: its boards one after the other, from the start to the latest."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, starmap
from math import ceil

from engine import State
from locales import say
from renderer.describe import describe, describe_replay
from renderer.looks import look
from renderer.paint import gif
from renderer.paint.painter import Painter
from renderer.paint.palette import film_palette
from renderer.paint.reel import Reel
from renderer.view import Picture, View, alt_text

WIDTH = 600
"""The usual width in pixels. It is smaller than that of a picture: each board is seen for a moment only."""
MOST = 300
"""The most boards of a match that are all shown."""
FEWEST = 40
"""About how many are shown of a longer match at least. The longer it is, the fewer: each then differs in more from the
one before, and takes longer to draw."""
_PACE, _WHOLE = 1_000, 60_000
"""Milliseconds for which a board is shown, and which all boards together take at most, without those below."""
_ROUND, _END = 3_000, 5_000
"""Milliseconds for which the end of a round is shown, and the last board."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A board of a match, for how many milliseconds it stays, and whether all of it is shown."""

    board: State
    stays: int
    whole: bool = False


def animate(state: State, view: View, width: int = WIDTH) -> Picture:
    """Return the match up to a state as an animated picture of `width` pixels. It takes a processor up to some seconds.

    Every entry of the record is a board. Of a very long match every so-manieth is shown (`stride`). The last one looks
    as its picture does, and so do those that end a round; others leave out what would change with every turn, and
    details that would make the file larger. `view.size` is ignored.
    """
    return Picture(_film(state, shots(state), view, width), "gif", describe_replay(state, view))


def animate_line(states: Sequence[State], view: View, width: int = WIDTH) -> Picture:
    """Return a line as an animated picture: states of a game, each the one before it after one more entry.

    Its first board is the first state, usually the one that the line begins from, and its last one looks as its picture
    does. Raises ValueError for no states.
    """
    if not states:
        raise ValueError(len(states))
    game = say(view.language, f"game-{states[0].game.id}")
    told = say(view.language, "alt-line-film", game=game, count=len(states) - 1)
    data = _film(states[-1], _shots(states), view, width)
    return Picture(data, "gif", alt_text(told, describe(states[-1], view)))


def _film(last: State, shown: Iterable[Shot], view: View, width: int) -> bytes:
    """Return the file of an animated picture whose last board is that of a state."""
    game = look(last.game.id)
    now = game.scene(last, view)
    painter = Painter(film_palette(game.palette, view.theme), width)
    views = {whole: replace(view, film=not whole) for whole in (True, False)}
    shots = [*shown]
    seen = ((shot.board, views[shot.whole]) for shot in shots)
    scenes = game.film(seen) if game.film else starmap(game.scene, seen)
    reel = Reel(painter, now.height)
    frames = ((reel.parts(scene), shot.stays) for scene, shot in zip(scenes, shots, strict=True))
    return gif.encode(painter.size(now.height), frames, painter.palette.bytes)


def shots(state: State) -> Iterator[Shot]:
    """Yield the boards of a match that are shown. A finished round is shown before the board is empty again."""
    return _shots(state.past())


def _shots(past: Sequence[State]) -> Iterator[Shot]:
    last = len(past) - 1
    shown = {*range(0, last, stride(last)), last}
    stays = min(_PACE, _WHOLE // len(shown))
    yield Shot(past[0], stays) if last else Shot(past[0], _END, whole=True)
    for entry, (before, board) in enumerate(pairwise(past), 1):
        if end := before.finished_round(board):
            yield Shot(end, _ROUND, whole=True)
        if entry in shown:
            yield Shot(board, _END, whole=True) if entry == last else Shot(board, stays)


def stride(entries: int) -> int:
    """Return how many entries of a record there are from one board that is shown to the next, but for the last."""
    return 1 if entries < MOST else ceil(entries / max(MOST**2 / entries, FEWEST))

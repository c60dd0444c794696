"""Lines round the stones that were placed last: round what can still be seen of them."""

from collections.abc import Iterator, Mapping

from engine import State
from renderer.druid.geometry import Plot
from renderer.druid.layers import Layer, Stacks, position, stone
from renderer.druid.pieces import piece
from renderer.paint.caching import cached
from renderer.shapes import SHARP, Contour, Pile, Sprite, Standing
from renderer.since import steps_since
from renderer.view import View


def outlines(state: State, view: View, board: Plot, layers: Stacks, shown: Mapping[str, Standing]) -> Iterator[Contour]:
    """Amber round the stone that was placed last, and a finer line round those before it that the viewer has not seen.

    `shown` has what is drawn of every cell, the far ones first.
    """
    for _, after in steps_since(state, view.since):
        yield from _outline(after, board, layers, shown, "lately")
    yield from _outline(state, board, layers, shown, "amber")


def _outline(state: State, board: Plot, layers: Stacks, shown: Mapping[str, Standing], tone: str) -> Iterator[Contour]:
    """The line round the stone that the latest ply of a state placed, if it placed one."""
    cells = stone(state)
    if not cells:
        return
    here = position(state)
    level = here.height(here.grid.index[cells[0]])
    lift = board.offset(0, 0, level - 1)
    seen: list[tuple[Sprite]] = []
    hidden: list[tuple[Standing, ...]] = []
    since: list[Standing] = []
    for name, one in shown.items():
        if name in cells:
            if seen:
                hidden.append(tuple(since))
            (_, side, ahead), *above = (layer for layer in layers[name] if layer[0] >= level)
            at = one.at[0] + lift[0], one.at[1] + lift[1]
            seen.append((Sprite(piece(board, side, ahead), at, SHARP),))
            since = [Standing(_pile(board, tuple(above)), one.at)] if above else []
        elif any(abs(one.at[0] - sprite.at[0]) < 1.1 * board.across for (sprite,) in seen):
            since.append(one)
    yield Contour(tuple(seen), (*hidden, tuple(since)), tone)


@cached(1024)
def _pile(plot: Plot, layers: tuple[Layer, ...]) -> Pile:
    """What lies on a stone, by itself, round the middle of the cell's ground."""
    pieces = ((piece(plot, side, ahead), plot.offset(0, 0, level - 1)) for level, side, ahead in layers)
    told = " ".join(f"{level}" for level, _, _ in layers)
    return Pile(f"levels {told}", tuple(Sprite(figure, at, SHARP) for figure, at in pieces))

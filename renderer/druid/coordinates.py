"""Letters of columns and numbers of rows: where they stand on the kerb, beside the cells at each edge."""

from collections.abc import Iterator

from renderer.druid.geometry import BACK, FRONT, RAISED, SIDE, Plot
from renderer.shapes import Disk, Point, Shape, Text

LETTERING = 36
_DARK = ("bluestone", "slate")
"""Kerbs of these stones bear light letters."""
_PLACES = {"NW": "top", "NE": "top", "tops": "top", "SW": "bottom", "SE": "bottom", "row": "bottom"}
_PLACES |= {"W": "left", "column": "left", "E": "right"}
"""On which side of their cells the coordinates of an edge stand, where its name does not say so."""
_AWAY = {"top": (0.0, 0.76), "bottom": (0.0, -0.76), "left": (-0.68, 0.0), "right": (0.68, 0.0)}
"""From the middle of a hexagon at an edge to its coordinate, on the plan."""
_OUTWARD = 0.74
"""The same where columns do not stand upright: straight outward, so that letters and numbers keep apart."""
_ON_KERB = {"top": (0.0, -BACK / 2), "bottom": (0.0, FRONT / 2), "left": (-SIDE / 2, 0.0), "right": (SIDE / 2, 0.0)}
"""From the side of a square at an edge to its coordinate, in the picture."""


def coordinate(plot: Plot, cell: str, edge: str) -> tuple[str, Point]:
    """The letter or number that stands beside a cell at an edge, and where its middle is in the picture."""
    place = _PLACES.get(edge, edge)
    told = cell[0] if edge in plot.lettered else cell[1:]
    x, y = plot.middles[cell]
    if plot.squares:
        across, up = plot.outward(edge)
        at = plot.at(x + across / 2, y + up / 2, 0 if place == "bottom" else plot.wall)
        return told, (at[0] + _ON_KERB[place][0], at[1] + _ON_KERB[place][1])
    across, up = _AWAY[place] if plot.upright else (_OUTWARD * part for part in plot.outward(edge))
    return told, plot.at(x + across, y + up, _level(plot, cell, place))


def _level(plot: Plot, cell: str, place: str) -> float:
    """How many levels up a coordinate stands beside a hexagon; numbers keep off the end of the raised bank."""
    if place in ("top", "bottom"):
        return plot.wall if place == "top" else 0
    return min(1, plot.numbers) if plot.at_edge(cell, *RAISED) else plot.numbers


def coordinates(plot: Plot, stones: dict[str, str]) -> Iterator[Shape]:
    """All coordinates; `stones` has the stone of each edge's kerb. Where two kinds meet, on a plate of their own."""
    found: dict[tuple[str, Point], set[str]] = {}
    for edge, cells in plot.edges.items():
        for cell in plot.grid.named(cells):
            found.setdefault(coordinate(plot, cell, edge), set()).add(stones[edge])
    for (told, at), beneath in found.items():
        if len(beneath) > 1:
            yield Disk(at, 0.66 * LETTERING, "ground")
            yield Text(told, at, LETTERING, "semibold", "text", "ground")
        else:
            (stone,) = beneath
            tone = "kerb-light" if stone in _DARK else "kerb-dark"
            yield Text(told, at, LETTERING, "semibold", tone, f"kerb-{stone}")

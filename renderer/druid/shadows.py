"""One light from the upper left: a stone shades what is lower, to the right and a little towards the viewer."""

from functools import cache

from renderer.druid.geometry import Plot
from renderer.druid.pieces import footprint
from renderer.druid.polygons import hull, moved
from renderer.shapes import Figure, Polygon

SQUARES, HEXAGONS = ("w", "nw", "n"), ("sw", "nw", "n")
"""From which neighbours shadows come."""
FARTHEST = 6
"""Levels above a surface from which on a shadow is not drawn any longer."""
_AWAY = (0.17, -0.12)
"""How far a shadow reaches for each level, on the plan."""


def sources(plot: Plot) -> tuple[str, str, str]:
    """The directions of the neighbours whose shadows fall on a cell."""
    return SQUARES if plot.squares else HEXAGONS


@cache
def on_top(plot: Plot, tone: str, shared: str, direction: str, levels: int) -> Figure:
    """The shadow of a neighbour some levels higher on the top of a piece round (0, 0)."""
    return _shadow(plot, f"{tone} {shared or 'sarsen'} from {direction} {levels}", tone, direction, levels, shared)


@cache
def on_ground(plot: Plot, tone: str, direction: str, levels: int) -> Figure:
    """The shadow on the ground of a cell, cast by a neighbour, or by the cell's own stones if no direction is told."""
    return _shadow(plot, f"{tone} from {direction or 'within'} {levels}", tone, direction, levels, None)


def _shadow(plot: Plot, name: str, tone: str, direction: str, levels: int, shared: str | None) -> Figure:
    x, y = plot.step(direction) if direction else (0, 0)
    caster = plot.outline(0.055 if not direction else 0.0)
    across, down = (levels * part for part in _AWAY)
    covered = moved(hull((*caster, *moved(caster, across, down))), x, y)
    within = [plot.offset(*point) for point in plot.outline(0.011)] if shared is None else footprint(plot, shared)
    return Figure(name, (Polygon(tuple(plot.offset(*point) for point in covered), tone),), Polygon(tuple(within), ""))

"""The visible part of a cell behind the stacks in front of it, and the place on it for something that must be seen."""

from collections.abc import Mapping

from renderer.druid.board_layout import BoardLayout

MARGIN = 3
"""The distance of a placed figure from a stack in front, and from the far side of its own cell."""
_CORNER = 0.25
"""The distance from the middle of a hexagon to the ends of its far side, in widths of a cell."""


def in_front(layout: BoardLayout, cell: str, heights: Mapping[str, int]) -> tuple[int, ...]:
    """Return by how many levels the neighbours that may hide a cell are higher: in front, and on hexagons beside that.

    A neighbour that is not higher, or is seen from above, counts as 0.
    """
    own = heights.get(cell, 0)
    directions = ("s",) if layout.squares else ("s", "sw", "se")
    if layout.top_down:
        return (0,) * len(directions)
    return tuple(max(0, heights.get(layout.beside(cell, direction), 0) - own) for direction in directions)


def place(
    layout: BoardLayout,
    higher: tuple[int, ...],
    half_width: float,
    half_height: float,
    y: float = 0,
    *,
    corner: float = 0,
) -> float | None:
    """Return where a box can be seen whole on a cell: at `y` below its middle, or as little above that as it must.

    `higher` is what `in_front` returns; `corner` is the radius of the box's corners. Returns None if there is no room.
    """
    foot = lowest(layout, higher, half_width - corner) - half_height
    y = min(y, foot, lowest(layout, higher, half_width) - half_height + corner)
    return y if y - half_height >= farthest(layout) else None


def farthest(layout: BoardLayout) -> float:
    """Return the height in the picture of the far side of a cell; its middle is at 0."""
    return MARGIN - layout.half * layout.deep


def lowest(layout: BoardLayout, higher: tuple[int, ...], half_width: float) -> float:
    """Return down to which height in the picture a cell can be seen, so far to the left and right of its middle."""
    straight, *beside = higher
    near = layout.half * layout.deep
    found = [near - straight * layout.rise]
    # Seen past the corner of a stack that stands half beside the cell: its edge rises from there.
    aside = min(1.0, (0.5 - half_width / layout.across) / (0.5 - _CORNER))
    if aside < 1:
        found += [aside * near - levels * layout.rise for levels in beside if levels]
    return min(found) - MARGIN

"""Sarsens and lintels: their tones, their shape, and the shadows that they cast.

A lintel is drawn as three pieces, each on its own cell. A piece has no edge or face in the directions in which its
stone goes on. Light comes from the upper left: a stone shades what is lower, to the right and a little towards the
viewer.
"""

from collections.abc import Iterator, Mapping

from renderer.druid.board_layout import BoardLayout, Onward
from renderer.paint.caching import cached
from renderer.plane_geometry import hull, moved, reached
from renderer.shapes import Figure, Line, Point, Polygon, Shape

STONES = ("limestone", "bluestone", "heather")
"""The tone of each side's stone."""
_INSET = {False: 0.055, True: 0.028}
_FLAT_INSET = {False: 0.10, True: 0.05}
"""The margin between the edge of a cell and a sarsen (False) or a lintel (True), in widths of a cell."""
_CUT = 0.07
"""The size of the cut corners of a square stone."""
_OVERLAP = 0.014
"""The overlap of the pieces of one stone, so that rounding leaves no seam."""
_OUTLINE = 3.4
"""The width of the line around a stone; half of it shows outside of the stone."""
Edge = tuple[str, Point, Point]
"""The direction that an edge of a footprint faces, and the ends of the edge, clockwise."""
_FACES = {"sw": "left", "s": "front", "se": "right"}
"""The directions whose faces the viewer sees, each with the ending of its tone."""
_RIM, _LIP = 0.03, 0.02
"""The width of the bright edges of a top, and of the fainter ones in front, in widths of a cell."""
_LIGHT = {"n": _RIM, "nw": _RIM, "w": _RIM, "ne": _RIM / 2}
_SQUARE_SHADOWS, _HEXAGON_SHADOWS = ("w", "nw", "n"), ("sw", "nw", "n")
"""The directions from which shadows fall on a cell, for squares and for hexagons."""
LONGEST_SHADOW = 6
"""The number of levels above a surface from which on a longer shadow makes no difference."""
_SHADOW_STEP = (0.17, -0.12)
"""The length of a shadow for each level, on the board plane."""


def stone_tone(side: int) -> str:
    """Return the name of a side's stone, from which the names of its other tones are made: `limestone-front`."""
    return STONES[side]


@cached
def piece(layout: BoardLayout, side: int, onward: Onward) -> Figure:
    """Return a piece of a stone, its foot around (0, 0). `onward` has the directions in which the stone goes on."""
    stone = stone_tone(side)
    return Figure(f"{stone} {_kind(onward)}", (*_faces(layout, stone, onward), *_top(layout, stone, onward)))


@cached
def token(side: int, mark: tuple[Shape, ...]) -> Figure:
    """Return a small sarsen with the side's mark, to stand beside a name."""
    stone = stone_tone(side)
    shapes = (
        Polygon(
            ((-21, -13), (-16, -19), (16, -19), (21, -13), (21, 19), (16, 25), (-16, 25), (-21, 19)), f"{stone}-joint"
        ),
        Polygon(((-20, 0), (20, 0), (20, 19), (15, 24), (-15, 24), (-20, 19)), f"{stone}-front"),
        Polygon(((-20, -18), (-15, -23), (15, -23), (20, -18), (20, 11), (15, 16), (-15, 16), (-20, 11)), stone),
        *mark,
    )
    return Figure(f"{stone} token", shapes)


def _kind(onward: Onward) -> str:
    """Return what the name of a figure says of a piece."""
    return "-".join(onward) or "sarsen"


def footprint(layout: BoardLayout, onward: Onward, more: Mapping[str, float] = {}) -> list[Point]:
    """Return the outline of a piece in the picture, around (0, 0). `more` makes it smaller in some directions."""
    return [layout.offset(*start) for _, start, _ in _edges(layout, onward, more)]


def _edges(layout: BoardLayout, onward: Onward, more: Mapping[str, float] = {}) -> Iterator[Edge]:
    """Yield the edges of a piece's footprint on the board plane, clockwise from the north. Squares have cut corners."""
    inset = (_FLAT_INSET if layout.top_down else _INSET)[bool(onward)]
    points = layout.outline(inset, onward, _OVERLAP, more)
    names = list(layout.normals)
    goes_on = {*onward}
    ring = list(zip(names, points, (*points[1:], points[0]), strict=True))
    if not layout.squares:
        yield from ring
        return
    for at, (name, start, end) in enumerate(ring):
        after, (_, _, beyond) = names[(at + 1) % 4], ring[(at + 1) % 4]
        before = names[at - 1]
        first = start if {name, before} & goes_on else reached(start, end, _CUT)
        cut = not {name, after} & goes_on
        last = reached(end, start, _CUT) if cut else end
        yield name, first, last
        if cut:
            corner = "".join(sorted((name, after), key="nsew".index))
            yield corner, last, reached(end, beyond, _CUT)


def _faces(layout: BoardLayout, stone: str, onward: Onward) -> Iterator[Shape]:
    """Yield the dark line around the stone, and the faces towards the viewer, each with a line at its foot."""
    goes_on = {*onward}
    edges = [(name, layout.offset(*start), layout.offset(*end)) for name, start, end in _edges(layout, onward)]
    yield from _line_around(edges, goes_on, layout.rise, f"{stone}-joint")
    foot = 0.026 * layout.across
    for name, start, end in edges if layout.rise else ():
        if name in _FACES and name not in goes_on:
            yield Polygon((start, end, *moved((end, start), 0, -layout.rise)), f"{stone}-{_FACES[name]}")
            yield Polygon((start, end, *moved((end, start), 0, -foot)), f"{stone}-joint")


def _line_around(edges: list[Edge], goes_on: set[str], rise: float, tone: str) -> Iterator[Line]:
    """Yield the line around a stone: upper edges at the back, lower edges in front, and the corners between them."""
    open_edges = [edge for edge in edges if edge[0] not in goes_on]
    for name, start, end in open_edges:
        up = 0 if name in _FACES else -rise
        yield Line((start[0], start[1] + up), (end[0], end[1] + up), _OUTLINE, tone)
    for (before, _, _), (name, (x, y), _) in zip((edges[-1], *edges), edges, strict=False):
        if not {before, name} & goes_on:
            yield Line((x, y - rise * (name not in _FACES or before not in _FACES)), (x, y), _OUTLINE, tone, round=True)


def _top(layout: BoardLayout, stone: str, onward: Onward) -> Iterator[Shape]:
    """Yield the top: bright edges at the left and at the back, a fainter one in front."""
    goes_on = {*onward}
    lip = {name: _LIP for name in _FACES if name in layout.normals and name not in goes_on}
    light = {name: width for name, width in _LIGHT.items() if name in layout.normals and name not in goes_on}
    # Within a stone the top reaches farther than the bright layers below it, whose smooth ends would show as a seam.
    within = dict.fromkeys(onward, -_OVERLAP)
    for more, tone in (({}, f"{stone}-lip"), (lip, f"{stone}-rim"), (lip | light | within, stone)):
        yield Polygon(tuple(moved(footprint(layout, onward, more), 0, -layout.rise)), tone)


def shadow_directions(layout: BoardLayout) -> tuple[str, str, str]:
    """Return the directions of the neighbours whose shadows fall on a cell."""
    return _SQUARE_SHADOWS if layout.squares else _HEXAGON_SHADOWS


@cached
def shadow_on_top(layout: BoardLayout, tone: str, onward: Onward, direction: str, levels: int) -> Figure:
    """Return the shadow that a neighbour, `levels` higher, casts on the top of a piece around (0, 0)."""
    return _shadow(layout, f"{tone} {_kind(onward)} from {direction} {levels}", tone, direction, levels, onward)


@cached
def shadow_on_ground(layout: BoardLayout, tone: str, direction: str, levels: int) -> Figure:
    """Return the shadow of a neighbour on the ground of a cell; for no `direction`, that of the cell's own stones."""
    return _shadow(layout, f"{tone} from {direction or 'within'} {levels}", tone, direction, levels, None)


def _shadow(layout: BoardLayout, name: str, tone: str, direction: str, levels: int, onward: Onward | None) -> Figure:
    x, y = layout.step(direction) if direction else (0, 0)
    caster = layout.outline(0.055 if not direction else 0.0)
    across, down = (levels * part for part in _SHADOW_STEP)
    covered = moved(hull((*caster, *moved(caster, across, down))), x, y)
    within = [layout.offset(*point) for point in layout.outline(0.011)] if onward is None else footprint(layout, onward)
    return Figure(name, (Polygon(tuple(layout.offset(*point) for point in covered), tone),), Polygon(tuple(within), ""))

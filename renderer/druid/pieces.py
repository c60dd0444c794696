"""Stones: a sarsen, or a third of a lintel. A piece has no edge, face or line where its stone goes on."""

from collections.abc import Iterator, Mapping
from functools import cache

from renderer.druid.geometry import Plot
from renderer.druid.polygons import moved, reached
from renderer.druid.tones import stone_of
from renderer.shapes import Figure, Line, Point, Polygon, Shape

_INSET = {False: 0.055, True: 0.028}
_FLAT_INSET = {False: 0.10, True: 0.05}
"""Of a sarsen, of a lintel: it overhangs its uprights."""
_CUT = 0.07
_OVERLAP = 0.014
"""How far pieces of one stone reach into each other, so that rounding leaves no seam."""
_OUTLINE = 3.4
"""Half of it shows outside of a stone."""
Edge = tuple[str, Point, Point]
"""In which direction an edge of a footprint faces, and its ends, clockwise."""
_FACES = {"sw": "left", "s": "front", "se": "right"}
_RIM, _LIP = 0.03, 0.02
_LIGHT = {"n": _RIM, "nw": _RIM, "w": _RIM, "ne": _RIM / 2}


@cache
def piece(plot: Plot, side: int, shared: str) -> Figure:
    """A piece of a side's stone that goes on in some directions, its foot round (0, 0)."""
    stone = stone_of(side)
    return Figure(f"{stone} {shared or 'sarsen'}", (*_faces(plot, stone, shared), *_top(plot, stone, shared)))


@cache
def token(side: int, mark: tuple[Shape, ...]) -> Figure:
    """A small sarsen with the side's mark, to stand beside a name."""
    stone = stone_of(side)
    shapes = (
        Polygon(
            ((-21, -13), (-16, -19), (16, -19), (21, -13), (21, 19), (16, 25), (-16, 25), (-21, 19)), f"{stone}-joint"
        ),
        Polygon(((-20, 0), (20, 0), (20, 19), (15, 24), (-15, 24), (-20, 19)), f"{stone}-front"),
        Polygon(((-20, -18), (-15, -23), (15, -23), (20, -18), (20, 11), (15, 16), (-15, 16), (-20, 11)), stone),
        *mark,
    )
    return Figure(f"{stone} token", shapes)


def footprint(plot: Plot, shared: str, more: Mapping[str, float] = {}) -> list[Point]:
    """The outline of a piece in the picture, round (0, 0); on some sides smaller by more than its inset."""
    return [plot.offset(*start) for _, start, _ in _edges(plot, shared, more)]


def _edges(plot: Plot, shared: str, more: Mapping[str, float] = {}) -> Iterator[Edge]:
    """The edges of a piece's footprint on the plan, clockwise from the north; squares have cut corners."""
    inset = (_FLAT_INSET if plot.flat else _INSET)[bool(shared)]
    points = plot.outline(inset, shared, _OVERLAP, more)
    names = list(plot.normals)
    goes_on = shared.split("-")
    ring = list(zip(names, points, (*points[1:], points[0]), strict=True))
    if not plot.squares:
        yield from ring
        return
    for at, (name, start, end) in enumerate(ring):
        after, (_, _, beyond) = names[(at + 1) % 4], ring[(at + 1) % 4]
        before = names[at - 1]
        first = start if {name, before} & {*goes_on} else reached(start, end, _CUT)
        cut = not {name, after} & {*goes_on}
        last = reached(end, start, _CUT) if cut else end
        yield name, first, last
        if cut:
            corner = "".join(sorted((name, after), key="nsew".index))
            yield corner, last, reached(end, beyond, _CUT)


def _faces(plot: Plot, stone: str, shared: str) -> Iterator[Shape]:
    """The dark line round the stone, and the sides that face the viewer, each with a line at its foot."""
    goes_on = shared.split("-")
    edges = [(name, plot.offset(*start), plot.offset(*end)) for name, start, end in _edges(plot, shared)]
    yield from _line_around(edges, goes_on, plot.rise, f"{stone}-joint")
    foot = 0.026 * plot.across
    for name, start, end in edges if plot.rise else ():
        if name in _FACES and name not in goes_on:
            yield Polygon((start, end, *moved((end, start), 0, -plot.rise)), f"{stone}-{_FACES[name]}")
            yield Polygon((start, end, *moved((end, start), 0, -foot)), f"{stone}-joint")


def _line_around(edges: list[Edge], goes_on: list[str], rise: float, tone: str) -> Iterator[Line]:
    """The outline: the upper ends of sides that face away, the lower ends of the others, and what joins them."""
    open_edges = [edge for edge in edges if edge[0] not in goes_on]
    for name, start, end in open_edges:
        up = 0 if name in _FACES else -rise
        yield Line((start[0], start[1] + up), (end[0], end[1] + up), _OUTLINE, tone)
    for (before, _, _), (name, (x, y), _) in zip((edges[-1], *edges), edges, strict=False):
        if not {before, name} & {*goes_on}:
            yield Line((x, y - rise * (name not in _FACES or before not in _FACES)), (x, y), _OUTLINE, tone, round=True)


def _top(plot: Plot, stone: str, shared: str) -> Iterator[Shape]:
    """The top: bright edges at the left and behind, a fainter one in front."""
    goes_on = shared.split("-")
    lip = {name: _LIP for name in _FACES if name in plot.normals and name not in goes_on}
    light = {name: width for name, width in _LIGHT.items() if name in plot.normals and name not in goes_on}
    for more, tone in (({}, f"{stone}-lip"), (lip, f"{stone}-rim"), (lip | light, stone)):
        yield Polygon(tuple(moved(footprint(plot, shared, more), 0, -plot.rise)), tone)

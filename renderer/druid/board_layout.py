"""The layout of a board: from the board plane (x right, y away from the viewer, z levels) to places in the picture.

One linear map draws everything: columns stay upright, rows level, and each level lifts a top straight up. The taller
the tallest stack, the lower the levels, so that a strip of the cell behind it can always be seen.

The board may be turned. In this package, directions and edges are those of the picture: `n` leads away from the
viewer, `top` is the edge at the back. `BoardLayout.direction` and `BoardLayout.edge` translate the game's names into
these.
"""

from collections.abc import Collection, Mapping, Sequence
from math import atan2, degrees, sqrt

from engine.boards.grid import Grid
from renderer.paint.caching import cached
from renderer.plane_geometry import Side, corners, turned_about
from renderer.shapes import Point

TOP, BOTTOM = 100, 984
"""The board lies between these heights in the picture; the band is above."""
_HEIGHTS = (4, 6, 9, 13, 19, 28, 42, 63, 95, 143, 215)
"""The heights, in levels, for which boards are laid out. Rounding up to one of them keeps the layout for many plies."""
HALF_HEXAGON = sqrt(3) / 4
"""The distance from the middle of a hexagon to its sides, if the hexagon measures 1 from corner to corner."""
WALL = 2
"""The height in levels of the raised kerb at the back of squares; that of hexagons is a little lower."""
BACK, FRONT, SIDE = 44, 46, 50
"""The width of the kerb around squares at the back, in front, and at both sides."""
THICK = 14
"""The height of the board's side that shows below it."""
_FRAME = BACK + FRONT + THICK
_WIDEST = 170
_DEEP = {True: 0.88, False: 0.86}
"""The depth of squares (True) and of hexagons (False) in the picture, in widths of a cell."""
_RISE = 0.17
"""The most that a level lifts, in widths of a cell."""
_SQUARE = {"n": (0.0, 1.0), "e": (1.0, 0.0), "s": (0.0, -1.0), "w": (-1.0, 0.0)}
_ROOT = sqrt(3) / 2
_HEXAGON = {"n": (0.0, 1.0), "ne": (_ROOT, 0.5), "se": (_ROOT, -0.5), "s": (0.0, -1.0), "sw": (-_ROOT, -0.5)}
_HEXAGON |= {"nw": (-_ROOT, 0.5)}
_AROUND = {"NW": (-0.5, _ROOT), "NE": (0.5, _ROOT), "E": (1.0, 0.0), "SE": (0.5, -_ROOT), "SW": (-0.5, -_ROOT)}
_AROUND |= {"W": (-1.0, 0.0)}
Onward = tuple[str, ...]
"""The directions in which a stone goes on from a cell: none for a sarsen."""
OPPOSITE = {"n": "s", "ne": "sw", "e": "w", "se": "nw", "s": "n", "sw": "ne", "w": "e", "nw": "se"}
_OUTWARD = _AROUND | {"top": (0.0, 1.0), "bottom": (0.0, -1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}
_OF_TRIANGLE = {"column": "W", "row": "SE", "tops": "NE"}
"""The edges of a triangle by the side of the kerb along which each lies; other boards name theirs after it."""
_OUTWARD |= {edge: _AROUND[side] for edge, side in _OF_TRIANGLE.items()}
_CLOCKWISE = ("top", "right", "bottom", "left", "NW", "NE", "E", "SE", "SW", "W", "column", "tops", "row")
"""The edges of squares, of hexagons, and of a triangle, each clockwise."""
_NUMBERED = ("left", "right", "W", "E", "column")
"""The edges, by the game's names, along which columns run."""
RAISED_EDGES = ("NW", "NE", "tops")
"""The edges of hexagons that have a raised kerb behind them."""
_KERB_REACH, _TIP_REACH = 0.98, 0.92
"""The reach of the kerb around hexagons beyond the middles of the outer cells, and of those at sharp corners."""
_TURNS = (6, 4, 3, 2, 1)


class BoardLayout:
    """A board laid out in the picture, with room for stacks of some height. Made by `lay_out`; equal only to itself.

    - `across`, `deep`: the size of a cell in the picture.
    - `rise`: how far a level lifts in the picture.
    - `half`: the distance from the middle of a cell to its sides, on the board plane.
    - `wall`: the height of the raised kerb, in levels.
    - `middles`: the middle of every cell, on the board plane.
    - `turned`: by how many of its `turns` the board is turned clockwise.
    - `steps`, `edges`: those of the grid, by their names in the picture.
    """

    def __init__(self, grid: Grid, tallest: int, top_down: bool, turned: int) -> None:
        self.grid = grid
        self.top_down = top_down
        self.turned = turned
        self.squares = "e" in grid.steps
        self.normals = _SQUARE if self.squares else _HEXAGON
        count = turns(grid.edges)
        self._directions = _cycled(tuple(self.normals), turned * len(self.normals) // count)
        self._edges = _cycled([edge for edge in _CLOCKWISE if edge in grid.edges], turned * len(grid.edges) // count)
        self.steps = {self._directions[name]: shift for name, shift in grid.steps.items()}
        self.edges = {self._edges[name]: cells for name, cells in grid.edges.items()}
        self.half = 0.5 if self.squares else HALF_HEXAGON
        self.middles = turned_about(_middles(grid, self.squares), 360 / count * turned)
        self.wall = 0 if top_down else WALL if self.squares else 1.6
        left, low, right, high = _extent(self)
        self.across: float = self._across(right - left, high - low)
        self.deep: float = round(self.across * (1 if top_down else _DEEP[self.squares]))
        share = min(_RISE, 2 * _RISE / (max(tallest, _HEIGHTS[0]) - 2))
        self.rise: float = 0 if top_down else round(share * self.across)
        self._x = (1000 - (left + right) * self.across) / 2
        self._y = (TOP + BOTTOM + (low + high) * self.deep + self.wall * self.rise + self._frame()) / 2
        if self.squares:
            self._x, self._y = round(self._x), round(self._y)

    def at(self, x: float, y: float, z: float = 0) -> Point:
        """Return the place in the picture of a point on the board plane, `z` levels up."""
        return self._x + self.across * x, self._y - self.deep * y - self.rise * z

    def offset(self, x: float, y: float, z: float = 0) -> Point:
        """Return a distance on the board plane as one in the picture."""
        return self.across * x, -self.deep * y - self.rise * z

    def cell(self, name: str, z: float = 0) -> Point:
        """Return the place in the picture of the middle of a cell, `z` levels up."""
        return self.at(*self.middles[name], z)

    def outline(
        self, inset: float = 0, onward: Onward = (), overlap: float = 0, more: Mapping[str, float] = {}
    ) -> list[Point]:
        """Return a cell's footprint around (0, 0) on the board plane, its northern side first.

        It is `inset` smaller in every direction, and in some by `more` as well; in the directions of `onward` it is
        `overlap` larger instead.
        """
        reach = {name: self.half + overlap if name in onward else self.half - inset for name in self.normals}
        return corners([(*normal, reach[name] - more.get(name, 0)) for name, normal in self.normals.items()])

    def direction(self, name: str) -> str:
        """Return the direction in the picture of a direction of the game."""
        return self._directions[name]

    def edge(self, name: str) -> str:
        """Return the edge in the picture of an edge of the game."""
        return self._edges[name]

    def beside(self, name: str, direction: str) -> str:
        """Return the next cell in a direction (on squares also a diagonal one), or an empty name beyond the edge."""
        steps = self.steps
        shift = steps[direction] if direction in steps else sum(steps[part] for part in direction)
        cell = self.grid.index[name] + shift
        return self.grid.names[cell] if 0 <= cell < len(self.grid.names) else ""

    def step(self, direction: str) -> Point:
        """Return the step on the board plane to the next cell in a direction."""
        if self.squares:
            return sum(_SQUARE[part][0] for part in direction), sum(_SQUARE[part][1] for part in direction)
        x, y = self.normals[direction]
        return 2 * self.half * x, 2 * self.half * y

    def at_edge(self, name: str, *edges: str) -> bool:
        """Return whether a cell lies at one of the edges; names of edges that the board does not have are ignored."""
        return any(self.edges.get(edge, 0) >> self.grid.index[name] & 1 for edge in edges)

    def around(self, name: str, inset: float, z: float = 0) -> list[Point]:
        """Return the corners of a cell in the picture, `z` levels up."""
        x, y = self.middles[name]
        return [self.at(x + a, y + b, z) for a, b in self.outline(inset)]

    def _across(self, wide: float, high: float) -> int:
        """Return how wide a cell can be, given the width and height of the board on the board plane."""
        deep, lifted = (1.0, 0.0) if self.top_down else (_DEEP[self.squares], _RISE * self.wall)
        frame = _FRAME if self.squares else THICK
        widest = 856 if self.squares else 964
        return min(_WIDEST, int(min(widest / wide, (BOTTOM - TOP - frame) / (deep * high + lifted))))

    def _frame(self) -> float:
        """Return how much wider the frame of the board is above it than below it."""
        return BACK - FRONT - THICK if self.squares else -THICK

    def outward(self, edge: str) -> Point:
        """Return the direction in which an edge of the board faces, on the board plane."""
        return _OUTWARD[edge]

    @property
    def number_level(self) -> float:
        """The height in levels at which the numbers beside hexagons stand: half way up the stacks beside them."""
        return 0 if self.top_down else WALL if self.across < 96 else 1.4

    @property
    def coordinates_upright(self) -> bool:
        """Whether coordinates stand straight above, below and beside their cells. Where columns slant, they do not."""
        return self.squares or len(self.edges) < len(_AROUND) or 2 * self.turned % len(_AROUND) == 0

    @property
    def lettered_edges(self) -> tuple[str, ...]:
        """The edges along which the letter changes from cell to cell; along the others the number does."""
        return tuple(self.edge(edge) for edge in self.grid.edges if edge not in _NUMBERED)

    @property
    def raised_kerb(self) -> tuple[str, ...]:
        """The sides of the kerb around hexagons that are raised: at the back, cut tips included."""
        return ("NW", "NE") if "E" in self.edges else ("NW", "NE", "E")

    @property
    def kerb_centre(self) -> Point:
        """The middle of the kerb around hexagons, on the board plane."""
        points = list(self.kerb_corners.values())
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def kerb_side(self, edge: str) -> tuple[Point, Point]:
        """Return the two corners of one side of the kerb around hexagons, clockwise, on the board plane."""
        points = list(self.kerb_corners.values())
        at = list(self.kerb_corners).index(edge)
        return points[at], points[(at + 1) % len(points)]

    @property
    def kerb_corners(self) -> dict[str, Point]:
        """For each of six directions, the corner where the kerb around hexagons begins its side, clockwise."""
        return dict(zip(_AROUND, corners(_kerb_sides(self)), strict=True))


def _middles(grid: Grid, squares: bool) -> dict[str, Point]:
    """Return the middle of every cell on the board plane."""
    places = {name: divmod(cell, grid.stride) for name, cell in grid.index.items()}
    if squares:
        return {name: (column + 0.5, row + 0.5) for name, (column, row) in places.items()}
    slant = 0.5 if grid.steps["ne"] == grid.stride else -0.5
    rises = {name: row + slant * column for name, (column, row) in places.items()}
    low = min(rises.values())
    return {
        name: (0.5 + 0.75 * column, (rises[name] - low + 0.5) * 2 * HALF_HEXAGON)
        for name, (column, _) in places.items()
    }


def _kerb_sides(layout: BoardLayout) -> list[Side]:
    """Return the sides of the kerb around hexagons; those without an edge cut off a sharp corner."""
    sides = {_OF_TRIANGLE.get(edge, edge) for edge in layout.edges}
    return [
        (x, y, max(x * a + y * b for a, b in layout.middles.values()) + (_KERB_REACH if name in sides else _TIP_REACH))
        for name, (x, y) in _AROUND.items()
    ]


def _extent(layout: BoardLayout) -> tuple[float, float, float, float]:
    """Return the left, low, right and high end of the board with its kerb, on the board plane."""
    points = (
        [(0, 0), (len(layout.grid.columns), layout.grid.columns[0][1])]
        if layout.squares
        else corners(_kerb_sides(layout))
    )
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def turns(edges: Collection[str]) -> int:
    """Return how often a board with these edges comes to lie on itself in a whole turn."""
    facing = {round(degrees(atan2(y, x))) % 360 for x, y in map(_OUTWARD.__getitem__, edges)}
    return next(count for count in _TURNS if {(angle + 360 // count) % 360 for angle in facing} == facing)


def lay_out(grid: Grid, tallest: int, top_down: bool = False, turned: int = 0) -> BoardLayout:
    """Return the layout of a board with stacks of up to `tallest` levels, turned clockwise by `turned` of its turns."""
    room = next((step for step in _HEIGHTS if step >= tallest), tallest)
    return _layout(grid, 0 if top_down else room, top_down, turned and turned % turns(grid.edges))


@cached
def _layout(grid: Grid, tallest: int, top_down: bool, turned: int) -> BoardLayout:
    return BoardLayout(grid, tallest, top_down, turned)


def _cycled(names: Sequence[str], by: int) -> dict[str, str]:
    """Return for each of some names in a circle the one that comes `by` places later."""
    return dict(zip(names, (*names[by:], *names[:by]), strict=True))

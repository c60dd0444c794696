"""Where things are on a board of stones: from plan units (x right, y away, z in levels) to places in the picture.

One linear map draws everything: columns stay upright, rows level, and each level lifts a top straight up. Heights are
squashed, so that the tallest stack still leaves a strip of the cell behind it to be seen.

The board may be turned. In this folder directions and edges are those of the picture: `n` leads away from the viewer,
`top` is the edge at the back. `Plot.direction` and `Plot.edge` tell it of what the game calls so.
"""

from collections.abc import Mapping, Sequence
from math import sqrt

from engine.boards.grid import Grid
from renderer.druid.polygons import Side, corners, turned_about
from renderer.paint.caching import cached
from renderer.shapes import Point

TOP, BOTTOM = 100, 984
"""Between them lies the board: the band is above."""
_STEPS = (4, 6, 9, 13, 19, 28, 42, 63, 95, 143, 215)
"""How high the tallest stack is taken to be: rounded up, so that the board seldom has to be laid out anew."""
HALF_HEXAGON = sqrt(3) / 4
"""From the middle of a hexagon to its sides, where it is 1 across from corner to corner."""
WALL = 2
"""How many levels high the walls round squares are, and the bank behind hexagons stands."""
BACK, FRONT, SIDE = 44, 46, 50
"""How wide the kerb of squares is behind, in front, and at both sides."""
THICK = 14
"""How much of the side of the whole board shows below it."""
_FRAME = BACK + FRONT + THICK
_WIDEST = 170
_DEEP = {True: 0.88, False: 0.86}
"""How deep squares and hexagons look, in their widths."""
_RISE = 0.17
"""How far a level lifts at most, in widths of a cell."""
_SQUARE = {"n": (0.0, 1.0), "e": (1.0, 0.0), "s": (0.0, -1.0), "w": (-1.0, 0.0)}
_ROOT = sqrt(3) / 2
_HEXAGON = {"n": (0.0, 1.0), "ne": (_ROOT, 0.5), "se": (_ROOT, -0.5), "s": (0.0, -1.0), "sw": (-_ROOT, -0.5)}
_HEXAGON |= {"nw": (-_ROOT, 0.5)}
_AROUND = {"NW": (-0.5, _ROOT), "NE": (0.5, _ROOT), "E": (1.0, 0.0), "SE": (0.5, -_ROOT), "SW": (-0.5, -_ROOT)}
_AROUND |= {"W": (-1.0, 0.0)}
OPPOSITE = {"n": "s", "ne": "sw", "e": "w", "se": "nw", "s": "n", "sw": "ne", "w": "e", "nw": "se"}
_OUTWARD = _AROUND | {"top": (0.0, 1.0), "bottom": (0.0, -1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}
_OUTWARD |= {"column": _AROUND["W"], "row": _AROUND["SE"], "tops": _AROUND["NE"]}
_CLOCKWISE = ("top", "right", "bottom", "left", "NW", "NE", "E", "SE", "SW", "W", "column", "tops", "row")
"""The edges of squares, hexagon and triangle, each clockwise."""
_NUMBERED = ("left", "right", "W", "E", "column")
"""Edges of the game that columns run along."""
RAISED = ("NW", "NE", "tops")
"""The edges of hexagons behind which the bank is as high as a wall."""
_BANK, _TIP = 0.98, 0.92
"""How far the bank round hexagons reaches beyond the outer cells' middles, and beyond those at a triangle's tips."""


class Plot:
    """A board laid out in the picture, with room for stacks of some height. Made by `plot`, equal only to itself.

    `across` and `deep` are what a cell measures in the picture, `rise` is how far a level lifts; `half` is how far the
    sides of a cell are from its middle, on the plan. `turned` is how many edges further clockwise each edge lies, and
    `steps` and `edges` are those of the grid by their names in the picture.
    """

    def __init__(self, grid: Grid, tallest: int, flat: bool, turned: int) -> None:
        self.grid = grid
        self.flat = flat
        self.turned = turned
        self.squares = "e" in grid.steps
        self.normals = _SQUARE if self.squares else _HEXAGON
        self._directions = _cycled(tuple(self.normals), turned * len(self.normals) // len(grid.edges))
        self._edges = _cycled([edge for edge in _CLOCKWISE if edge in grid.edges], turned)
        self.steps = {self._directions[name]: shift for name, shift in grid.steps.items()}
        self.edges = {self._edges[name]: cells for name, cells in grid.edges.items()}
        self.half = 0.5 if self.squares else HALF_HEXAGON
        self.middles = turned_about(_middles(grid, self.squares), 360 / len(grid.edges) * turned)
        self.wall = 0 if flat else WALL if self.squares else 1.6
        left, low, right, high = _extent(self)
        self.across: float = self._across(right - left, high - low)
        share = 1 if flat else _DEEP[self.squares]
        self.deep: float = round(self.across * share)
        self.rise: float = 0 if flat else round(min(_RISE, 2 * _RISE / (max(tallest, _STEPS[0]) - 2)) * self.across)
        self._x = (1000 - (left + right) * self.across) / 2
        self._y = (TOP + BOTTOM + (low + high) * self.deep + self.wall * self.rise + self._frame()) / 2
        if self.squares:
            self._x, self._y = round(self._x), round(self._y)

    def at(self, x: float, y: float, z: float = 0) -> Point:
        """A point of the plan in the picture."""
        return self._x + self.across * x, self._y - self.deep * y - self.rise * z

    def offset(self, x: float, y: float, z: float = 0) -> Point:
        """A step on the plan as one in the picture."""
        return self.across * x, -self.deep * y - self.rise * z

    def cell(self, name: str, z: float = 0) -> Point:
        """The middle of a cell, some levels up."""
        return self.at(*self.middles[name], z)

    def outline(
        self, inset: float = 0, shared: str = "", overlap: float = 0, more: Mapping[str, float] = {}
    ) -> list[Point]:
        """A cell's footprint round (0, 0) on the plan, its northern side first.

        It is `inset` smaller on every side, and on some by `more`; but `overlap` larger where it is shared.
        """
        joined = shared.split("-")
        reach = {name: self.half + overlap if name in joined else self.half - inset for name in self.normals}
        return corners([(*normal, reach[name] - more.get(name, 0)) for name, normal in self.normals.items()])

    def direction(self, called: str) -> str:
        """Where in the picture a direction of the game leads."""
        return self._directions[called]

    def edge(self, called: str) -> str:
        """Where in the picture an edge of the game lies."""
        return self._edges[called]

    def beside(self, name: str, direction: str) -> str:
        """The next cell in a direction, on squares also a slanting one; an empty name at the edge."""
        steps = self.steps
        shift = steps[direction] if direction in steps else sum(steps[part] for part in direction)
        cell = self.grid.index[name] + shift
        return self.grid.names[cell] if 0 <= cell < len(self.grid.names) else ""

    def step(self, direction: str) -> Point:
        """The way to the next cell in a direction on the plan."""
        if self.squares:
            return sum(_SQUARE[part][0] for part in direction), sum(_SQUARE[part][1] for part in direction)
        x, y = self.normals[direction]
        return 2 * self.half * x, 2 * self.half * y

    def at_edge(self, name: str, *edges: str) -> bool:
        """Whether a cell lies at one of some edges of the board; those that it does not have do not matter."""
        return any(self.edges.get(edge, 0) >> self.grid.index[name] & 1 for edge in edges)

    def around(self, name: str, inset: float, z: float = 0) -> list[Point]:
        """The corners of a cell in the picture, some levels up."""
        x, y = self.middles[name]
        return [self.at(x + a, y + b, z) for a, b in self.outline(inset)]

    def _across(self, wide: float, high: float) -> int:
        """How wide a cell can be, given the extent of the board on the plan."""
        deep, lifted = (1.0, 0.0) if self.flat else (_DEEP[self.squares], _RISE * self.wall)
        frame = _FRAME if self.squares else THICK
        widest = 856 if self.squares else 964
        return min(_WIDEST, int(min(widest / wide, (BOTTOM - TOP - frame) / (deep * high + lifted))))

    def _frame(self) -> float:
        """How much higher the frame round squares is above the board than below it."""
        return BACK - FRONT - THICK if self.squares else -THICK

    def outward(self, edge: str) -> Point:
        """The direction in which an edge of the board faces, on the plan."""
        return _OUTWARD[edge]

    @property
    def numbers(self) -> float:
        """The height in levels at which the numbers of rows stand: half way up the stacks they belong to."""
        return 0 if self.flat else WALL if self.squares or self.across < 96 else 1.4

    @property
    def upright(self) -> bool:
        """Whether coordinates stand above, below and beside their cells: but where the columns of a hexagon slant."""
        return self.squares or len(self.edges) < len(_AROUND) or 2 * self.turned % len(_AROUND) == 0

    @property
    def lettered(self) -> tuple[str, ...]:
        """The edges along which it is the letter that changes from cell to cell; along the others it is the number."""
        return tuple(self.edge(edge) for edge in self.grid.edges if edge not in _NUMBERED)

    @property
    def raised(self) -> tuple[str, ...]:
        """The sides of the bank that are as high as a wall: those behind, with what a triangle's tips cut off."""
        return ("NW", "NE") if len(self.grid.edges) == len(_AROUND) else ("NW", "NE", "E")

    @property
    def centre(self) -> Point:
        """The middle of the bank, on the plan."""
        points = list(self.bank.values())
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def side(self, edge: str) -> tuple[Point, Point]:
        """The two corners of the bank between which one of its sides lies, clockwise, on the plan."""
        points = list(self.bank.values())
        at = list(self.bank).index(edge)
        return points[at], points[(at + 1) % len(points)]

    @property
    def bank(self) -> dict[str, Point]:
        """For each of six directions, the corner of the bank where its side begins, clockwise (hexagons only)."""
        return dict(zip(_AROUND, corners(_bank(self)), strict=True))


def _middles(grid: Grid, squares: bool) -> dict[str, Point]:
    """The middle of every cell on the plan."""
    found: dict[str, Point] = {}
    longest = max(count for _, count in grid.columns)
    for column, (low, count) in enumerate(grid.columns):
        for row in range(count):
            name = grid.names[column * grid.stride + low + row]
            hexagon = 0.5 + 0.75 * column, (row + (longest - count) / 2 + 0.5) * 2 * HALF_HEXAGON
            found[name] = (column + 0.5, row + 0.5) if squares else hexagon
    return found


def _bank(plot: Plot) -> list[Side]:
    """The sides of the bank: a triangle's tips are cut."""
    sides = _AROUND if len(plot.grid.edges) == len(_AROUND) else ("NE", "SE", "W")
    return [
        (x, y, max(x * a + y * b for a, b in plot.middles.values()) + (_BANK if name in sides else _TIP))
        for name, (x, y) in _AROUND.items()
    ]


def _extent(plot: Plot) -> tuple[float, float, float, float]:
    """Left, low, right and high end of the board on the plan, its bank included."""
    points = [(0, 0), (len(plot.grid.columns), plot.grid.columns[0][1])] if plot.squares else corners(_bank(plot))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def plot(grid: Grid, tallest: int, flat: bool = False, turned: int = 0) -> Plot:
    """The layout of a board whose stacks are at most so high, turned clockwise by some of its edges."""
    room = next((step for step in _STEPS if step >= tallest), tallest)
    return _plot(grid, 0 if flat else room, flat, turned % len(grid.edges))


@cached(256)
def _plot(grid: Grid, tallest: int, flat: bool, turned: int) -> Plot:
    return Plot(grid, tallest, flat, turned)


def _cycled(names: Sequence[str], by: int) -> dict[str, str]:
    """For each of some names in a circle, the one that is so many further."""
    return dict(zip(names, (*names[by:], *names[:by]), strict=True))

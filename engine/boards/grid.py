"""Boards whose cells lie in straight columns: squares, hexagon of hexagons, triangle.

A cell's bit is its column times the stride, plus its row. On hexagons rows are skewed, so that a step in one direction
is the same shift everywhere. An empty bit separates two columns, so that no shift wraps onto the board.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from engine.boards import Board

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SQUARE_STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
HEXAGON_STEPS = {"n": (0, 1), "ne": (1, 1), "se": (1, 0), "s": (0, -1), "sw": (-1, -1), "nw": (-1, 0)}
TRIANGLE_STEPS = {"n": (0, 1), "ne": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, 0), "nw": (-1, 1)}


class Grid(Board):
    """A board whose cells lie in columns. One object exists of each shape and size: copying and unpickling return it.

    - `made`: the function that makes the board, and the size that it takes.
    - `columns`: for each column, the row of its lowest cell and its number of cells.
    - `stride`: the number of bits from one column to the next.
    - `cells`: the set of all cells.
    - `steps`: direction → shift of the bits; opposite directions have opposite signs.
    - `axes`: the positive shifts, in ascending order.
    - `lines`: for each axis, the cells at which a straight line of three cells begins.
    - `edges`: name → set of cells.
    """

    def __init__(
        self,
        made: tuple[Callable[[int], "Grid"], int],
        columns: Iterable[tuple[int, int]],
        steps: Mapping[str, tuple[int, int]],
        edges: Mapping[str, Iterable[str]],
    ) -> None:
        self.made = made
        self.columns = tuple(columns)
        self.stride = max(low + count for low, count in self.columns) + 1
        names = [""] * (self.stride * len(self.columns))
        for column, (low, count) in enumerate(self.columns):
            for row in range(count):
                names[column * self.stride + low + row] = f"{LETTERS[column]}{row + 1}"
        self.cells = sum(1 << cell for cell, name in enumerate(names) if name)
        self.steps = {name: across * self.stride + up for name, (across, up) in steps.items()}
        self.axes = tuple(sorted(shift for shift in self.steps.values() if shift > 0))
        super().__init__(names, (self._around(cell) for cell in range(len(names))))
        self.index.pop("")
        self.lines = tuple(self.cells & self.cells >> shift & self.cells >> 2 * shift for shift in self.axes)
        self.edges = {name: sum(1 << self.index[cell] for cell in cells) for name, cells in edges.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        make, size = self.made
        return make, (size,)

    def _around(self, cell: int) -> int:
        """Return the neighbours of a cell as a set."""
        return shifted(1 << cell, self.steps.values()) & self.cells if self.cells >> cell & 1 else 0

    def group(self, start: int, within: int) -> int:
        group, shifts = start & within, self.axes
        while True:
            grown = group
            for shift in shifts:
                grown |= group << shift | group >> shift
            grown &= within
            if grown == group:
                return group
            group = grown


def shifted(cells: int, shifts: Iterable[int]) -> int:
    """Return the set of the bits that lie one of `shifts` away from those of `cells`, also off the board."""
    found = 0
    for shift in shifts:
        found |= cells << shift if shift > 0 else cells >> -shift
    return found


@cache
def squares(size: int) -> Grid:
    """Return the board of `size` × `size` squares. Edges: top, bottom, left, right."""
    letters = LETTERS[:size]
    edges = {
        "top": [f"{letter}{size}" for letter in letters],
        "bottom": [f"{letter}1" for letter in letters],
        "left": [f"a{row}" for row in range(1, size + 1)],
        "right": [f"{letters[-1]}{row}" for row in range(1, size + 1)],
    }
    return Grid((squares, size), [(0, size)] * size, SQUARE_STEPS, edges)


@cache
def hexagon(side: int) -> Grid:
    """Return the hexagon of flat-topped hexagons with `side` cells a side. Edges: NW, NE, E, SE, SW, W."""
    middle = side - 1
    columns = [(max(0, column - middle), 2 * side - 1 - abs(column - middle)) for column in range(2 * side - 1)]
    tops = [f"{LETTERS[column]}{count}" for column, (_, count) in enumerate(columns)]
    bottoms = [f"{LETTERS[column]}1" for column in range(len(columns))]
    edges = {
        "NW": tops[:side],
        "NE": tops[middle:],
        "E": [f"{LETTERS[2 * middle]}{row}" for row in range(1, side + 1)],
        "SE": bottoms[middle:],
        "SW": bottoms[:side],
        "W": [f"a{row}" for row in range(1, side + 1)],
    }
    return Grid((hexagon, side), columns, HEXAGON_STEPS, edges)


@cache
def triangle(side: int) -> Grid:
    """Return the triangle of `side` cells a side.

    Edges: column (the first column), row (the lowest row), tops (the highest cells of all columns).
    """
    edges = {
        "column": [f"a{row}" for row in range(1, side + 1)],
        "row": [f"{LETTERS[column]}1" for column in range(side)],
        "tops": [f"{LETTERS[column]}{side - column}" for column in range(side)],
    }
    return Grid((triangle, side), [(0, side - column) for column in range(side)], TRIANGLE_STEPS, edges)

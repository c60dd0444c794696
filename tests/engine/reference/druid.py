"""A naive engine of the four Druid games: cells are pairs, stones are kept in dictionaries.

It is written from the rules and shares no code with the engine, so that the two can be played and measured side by
side. It knows only canonical move texts, and lists them in the engine's order: sarsens, lintels by direction, others.
"""

from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]
"""The column from 0 and the row from 1."""
Line = tuple[Cell, Cell, Cell]

LETTERS = "abcdefghijklmno"
SQUARES = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
TRIANGLE = {"n": (0, 1), "ne": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, 0), "nw": (-1, 1)}
ALTERNATE = [["NW", "E", "SW"], ["NE", "SE", "W"]]
GOALS = {
    "druid": {"V": [["top", "bottom"]], "H": [["left", "right"]]},
    "druid-hex": {"X": ALTERNATE, "O": ALTERNATE},
    "druid-hex3": {"X": [["NE", "SW"]], "O": [["NW", "SE"]], "Y": [["W", "E"]]},
    "druid-y": {"X": [["column", "row", "tops"]], "O": [["column", "row", "tops"]]},
}
"""For each side, the lists of edges; the side has to join every edge of one list."""


class Top(NamedTuple):
    """The topmost stone of a cell."""

    side: str
    sarsen: bool


def name(cell: Cell) -> str:
    """Return the name of a cell."""
    return f"{LETTERS[cell[0]]}{cell[1]}"


def cell_of(text: str) -> Cell:
    """Return the cell of a name."""
    return LETTERS.index(text[0]), int(text[1:])


class Board:
    """The cells of a board with their neighbours, lines and edges."""

    def __init__(self, game: str, size: int) -> None:
        self.shape = {"druid": "squares", "druid-y": "triangle"}.get(game, "hexagon")
        self.size = size
        self.counts = self._counts()
        self.cells = [(column, row) for column, count in enumerate(self.counts) for row in range(1, count + 1)]
        self.directions = list(SQUARES if self.shape == "squares" else TRIANGLE)
        forward = [direction for direction in ("n", "e", "se", "ne") if direction in self.directions]
        self.lines = [line for direction in forward for cell in self.cells if (line := self._line(cell, direction))]
        self.neighbours = {
            cell: [end for direction in self.directions if (end := self.step(cell, direction))] for cell in self.cells
        }
        self.edges = self._edges()

    def step(self, cell: Cell, direction: str) -> Cell | None:
        """Return the next cell in a direction, or None beyond the edge."""
        column, row = cell
        across, up = (SQUARES if self.shape == "squares" else TRIANGLE)[direction]
        if self.shape == "hexagon" and across:
            nearer = abs(column + across - (self.size - 1)) < abs(column - (self.size - 1))
            up = (1 if direction[0] == "n" else 0) if nearer else (0 if direction[0] == "n" else -1)
        column, row = column + across, row + up
        return (column, row) if 0 <= column < len(self.counts) and 1 <= row <= self.counts[column] else None

    def _counts(self) -> list[int]:
        """Return the number of cells in each column."""
        if self.shape == "squares":
            return [self.size] * self.size
        if self.shape == "triangle":
            return list(range(self.size, 0, -1))
        return [*range(self.size, 2 * self.size), *range(2 * self.size - 2, self.size - 1, -1)]

    def _line(self, cell: Cell, direction: str) -> Line | None:
        second = self.step(cell, direction)
        third = self.step(second, direction) if second else None
        return (cell, second, third) if second and third else None

    def _edges(self) -> dict[str, set[Cell]]:
        first = {cell for cell in self.cells if cell[0] == 0}
        last = {cell for cell in self.cells if cell[0] == len(self.counts) - 1}
        bottom = {cell for cell in self.cells if cell[1] == 1}
        top = {cell for cell in self.cells if cell[1] == self.counts[cell[0]]}
        if self.shape == "squares":
            return {"left": first, "right": last, "bottom": bottom, "top": top}
        if self.shape == "triangle":
            return {"column": first, "row": bottom, "tops": top}
        west = {cell for cell in self.cells if cell[0] <= self.size - 1}
        east = {cell for cell in self.cells if cell[0] >= self.size - 1}
        return {"W": first, "E": last, "SW": bottom & west, "SE": bottom & east, "NW": top & west, "NE": top & east}


@cache
def board(game: str, size: int) -> Board:
    """Return the board of a game."""
    return Board(game, size)


class Match:
    """A match in progress; `play` and `resign` change it."""

    def __init__(
        self, game: str, size: int, *, nogaps: bool = False, nostack: bool = False, walk: bool = False
    ) -> None:
        self.board = board(game, size)
        self.goals = GOALS[game]
        self.nogaps, self.nostack, self.walk = nogaps, nostack, walk
        self.marks = list(self.goals)
        self.holders = list(range(len(self.marks)))
        """The player of each side."""
        self.height = dict.fromkeys(self.board.cells, 0)
        self.top: dict[Cell, Top] = {}
        self.druids: dict[str, Cell] = {}
        self.targets: dict[str, str] = {}
        self.out: set[str] = set()
        self.side = self.marks[0]
        self.turns = self.passes = 0
        self.over = False
        self.winners: list[int] = []
        self.reason = ""

    @property
    def turn(self) -> int | None:
        """The player to move."""
        return None if self.over else self.holders[self.marks.index(self.side)]

    # What is legal

    def legal(self) -> list[str]:
        """Return the canonical text of every legal move."""
        return [] if self.over else [*self.sarsens(), *self.lintels(), *self._steps(), *self._other_moves()]

    def sarsens(self) -> list[str]:
        """Return every legal sarsen."""
        return [name(cell) for cell in self.board.cells if self._takes_sarsen(cell)]

    def lintels(self) -> list[str]:
        """Return every legal lintel."""
        return [f"{name(line[0])}-{name(line[2])}" for line in self.board.lines if self._takes_lintel(line)]

    def _takes_sarsen(self, cell: Cell) -> bool:
        if cell in self.druids.values():
            return False
        top = self.top.get(cell)
        return top is None or (top.side == self.side and not (self.nostack and top.sarsen))

    def _takes_lintel(self, line: Line) -> bool:
        first, middle, last = (self.height[cell] for cell in line)
        if first == 0 or first != last or middle > first or (self.nogaps and middle < first):
            return False
        if any(cell in self.druids.values() for cell in line):
            return False
        carrying = [cell for cell in line if self.height[cell] == first]
        return sum(self.top[cell].side == self.side for cell in carrying) == 2

    def _steps(self) -> list[str]:
        if self.side not in self.druids:
            return []
        ends = {direction: self.board.step(self.druids[self.side], direction) for direction in self.board.directions}
        return [direction for direction, end in ends.items() if end in self.top and self.top[end].side == self.side]

    def _other_moves(self) -> list[str]:
        return ["swap", "pass"] if self.turns == 1 and len(self.marks) == 2 else ["pass"]

    # What is done

    def play(self, text: str) -> None:
        """Play a legal move."""
        if text == "swap":
            self.holders.reverse()
            self.turns, self.passes = 2, 0
            return
        self.passes = self.passes + 1 if text == "pass" else 0
        if text in self.board.directions:
            self._walk(text)
        elif text != "pass":
            self._build(text)
        if self.passes == len(self.marks) - len(self.out):
            self._end([], "passes")
        self.turns += 1
        self._pass_turn()

    def resign(self, player: int) -> None:
        """Let a player leave."""
        side = self.marks[self.holders.index(player)]
        self.out.add(side)
        self.druids.pop(side, None)
        self.passes = 0
        still = [mark for mark in self.marks if mark not in self.out]
        if len(still) == 1:
            self._end(still, "resigned")
        elif side == self.side:
            self._pass_turn()

    def _pass_turn(self) -> None:
        later = self.marks.index(self.side) + 1
        self.side = next(mark for mark in self.marks[later:] + self.marks[:later] if mark not in self.out)

    def _build(self, text: str) -> None:
        ends = [cell_of(part) for part in text.split("-")]
        cells = ends if len(ends) == 1 else self._line_between(*ends)
        height = self.height[ends[0]] + 1
        for cell in cells:
            self.height[cell] = height
            self.top[cell] = Top(self.side, len(cells) == 1)
        if self.walk:
            self._enter(cells)
        elif self._joined(cells):
            self._end([self.side], "connection")

    def _line_between(self, first: Cell, last: Cell) -> list[Cell]:
        return next(list(line) for line in self.board.lines if (line[0], line[2]) == (first, last))

    def _enter(self, cells: list[Cell]) -> None:
        edges = self.goals[self.side][0]
        for edge, opposite in (edges, edges[::-1]):
            met = [cell for cell in cells if cell in self.board.edges[edge]]
            if met and self.side not in self.targets:
                self.druids[self.side], self.targets[self.side] = met[0], opposite

    def _walk(self, direction: str) -> None:
        end = self.board.step(self.druids[self.side], direction)
        assert end
        self.druids[self.side] = end
        if end in self.board.edges[self.targets[self.side]]:
            self._end([self.side], "walk")

    def _joined(self, cells: list[Cell]) -> bool:
        """Return whether the group of the stone just placed touches all edges of one list."""
        group = set(cells)
        frontier = list(cells)
        while frontier:
            for cell in self.board.neighbours[frontier.pop()]:
                if cell not in group and cell in self.top and self.top[cell].side == self.side:
                    group.add(cell)
                    frontier.append(cell)
        return any(all(group & self.board.edges[edge] for edge in edges) for edges in self.goals[self.side])

    def _end(self, sides: list[str], reason: str) -> None:
        self.over, self.reason = True, reason
        self.winners = [self.holders[self.marks.index(side)] for side in sides]

"""Three in a row: crosses and noughts are placed in turn on 3 × 3 cells; three in line win."""

import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.grid import squares
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.game import Game
from engine.options import Options
from engine.outcome import Result
from engine.position import Piece, Position
from engine.spelling import read_number

SIDES = ("cross", "nought")
BOARD = squares(3)
_ROWS = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1")
LINES = tuple(BOARD.set_of(row.split()) for row in _ROWS)
_CELL = re.compile(r"[a-z][0-9]+")


@dataclass(frozen=True, slots=True)
class ThreeInARowPosition(Position):
    """The cells of each side, the side to move, and how many passes there have been in a row."""

    cells: tuple[int, int] = (0, 0)
    side: int = 0
    passes: int = 0

    refusals = ("cannot-pass", "no-such-square", "square-taken")

    @property
    def occupied(self) -> int:
        """The set of cells that are taken."""
        return self.cells[0] | self.cells[1]

    def places(self) -> tuple[str, ...]:
        return BOARD.named(BOARD.cells & ~self.occupied)

    def moves(self) -> Iterator[str]:
        yield from self.places() or ("pass",)  # R3

    def read(self, text: str) -> str:
        if not _CELL.fullmatch(text):
            raise UnreadableMove("unreadable", text=text[:40])
        if text not in BOARD.index:
            raise IllegalMove("no-such-square", cell=text)
        if text not in self.places():
            raise IllegalMove("square-taken", cell=text, cells=(text,))
        return text

    def after(self, move: str) -> "ThreeInARowPosition":
        if move == "pass":
            return ThreeInARowPosition(self.cells, 1 - self.side, self.passes + 1)
        cells = [*self.cells]
        cells[self.side] |= BOARD.set_of([move])
        return ThreeInARowPosition((cells[0], cells[1]), 1 - self.side)

    @property
    def result(self) -> Result | None:
        mover = 1 - self.side
        for line in LINES:
            if self.cells[mover] & line == line:
                return Result((mover,), "connection", BOARD.named(line))
        return Result((), "passes") if self.passes == len(SIDES) else None

    @property
    def key(self) -> Hashable:
        return self.cells, self.side, self.passes

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(BOARD, self.cells, self.side)

    def text(self) -> str:
        sides = (" ".join([name, *BOARD.named(cells)]) for name, cells in zip(SIDES, self.cells, strict=True))
        return f"{'; '.join(sides)}; passes {self.passes}; {SIDES[self.side]} to move"

    def pieces(self) -> dict[str, Piece]:
        return {BOARD.names[cell]: Piece(self.cells[1] >> cell & 1, "mark") for cell in bits(self.occupied)}


class ThreeInARow(Game):
    """The game on 3 × 3 cells, without options."""

    id = "three-in-a-row"
    sides = SIDES
    positions = ThreeInARowPosition

    def opening(self, options: Options) -> ThreeInARowPosition:
        return ThreeInARowPosition()

    def read_position(self, text: str, options: Options) -> ThreeInARowPosition:
        cross, nought, passes, turn = (part.split() for part in text.split(";"))
        if (cross[0], nought[0], passes[0], *turn[1:]) != (*SIDES, "passes", "to", "move"):
            raise TextError("board", line=text)
        cells = BOARD.set_of(cross[1:]), BOARD.set_of(nought[1:])
        if cells[0] & cells[1]:
            raise TextError("overlap", line=text)
        return ThreeInARowPosition(cells, SIDES.index(turn[0]), read_number(passes[1]))

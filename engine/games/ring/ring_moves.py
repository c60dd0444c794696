"""The moves of both games on the ring, and each way in which a move can be wrong ([001]; R5)."""

import re
from functools import cache
from typing import NamedTuple

from engine.boards import bits
from engine.boards.ring import CELLS, NUMBERS, RING, RINGS, between, easiest_path, reach
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, UnreadableMove
from engine.position import PASS

REFUSALS = (
    "incomplete",
    "which-disk",
    "off-board",
    "same-cell",
    "empty-start",
    "not-yours",
    "not-in-line",
    "target-taken",
    "two-in-the-way",
)


NONE = -1
"""Stands for a cell that a move does not have."""
Relocation = tuple[int, int]
"""The cell that a surrounded pawn is taken from, and the one it is put on."""


class RingMove(NamedTuple):
    """A move, or as much as there is of one, with cells by their index.

    A piece that is placed has no second cell, and a pass has none.
    """

    start: int = NONE
    end: int = NONE
    relocations: tuple[Relocation, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "RingMove":
        """Return what a canonical text means, or the beginning of one; what is no cell is left out."""
        base, *sent = text.split(" ")
        start, _, end = base.partition("-")
        pairs = (each.removeprefix("x").partition(">") for each in sent)
        return cls(_index(start), _index(end), tuple((_index(source), _index(target)) for source, _, target in pairs))

    @property
    def base(self) -> "RingMove":
        """The move without its relocations."""
        return RingMove(self.start, self.end)

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of the cells where it starts and ends."""
        return tuple([RING.names[cell] for cell in self[:2] if cell != NONE])

    def __str__(self) -> str:
        start, end, relocations = self
        text = _base_text(start, end)
        return " ".join([text, *map(relocation_text, relocations)]) if relocations else text


@cache
def _base_text(start: int, end: int) -> str:
    """Return the text of a move without relocations. Each exists once, since every state keeps one."""
    return "-".join(RING.names[cell] for cell in (start, end) if cell != NONE) or PASS


PLAIN_MOVES = tuple(tuple(RingMove(start, end) for end in range(CELLS)) for start in range(CELLS))
"""The moves without relocations, made once: lists and trees hold them by the hundred thousand."""


def relocation_text(relocation: Relocation) -> str:
    """Return the text of a relocation, or of its beginning."""
    source, target = relocation
    return f"x{RING.names[source]}>{RING.names[target] if target != NONE else ''}"


def _index(name: str) -> int:
    return RING.index.get(name, NONE)


CELL = r"([0-9]{1,4})([a-z])"
_ONE_CELL = re.compile(rf"{CELL}-?")
_TWO_CELLS = re.compile(rf"{CELL}-{CELL}")


def read_cell(number: str, ring: str) -> int:
    """Return the index of a cell. Raises IllegalMove("off-board")."""
    name = f"{number}{ring}"
    if name not in RING.index:
        raise IllegalMove("off-board", cell=name, numbers=NUMBERS, rings=f"{RINGS[0]}-{RINGS[-1]}")
    return RING.index[name]


def read_cells(text: str) -> list[int]:
    """Return the one or two cells that a spelled text names, whatever they hold. Raises MoveError."""
    if two := _TWO_CELLS.fullmatch(text):
        return [read_cell(two[1], two[2]), read_cell(two[3], two[4])]
    if one := _ONE_CELL.fullmatch(text):
        return [read_cell(one[1], one[2])]
    raise UnreadableMove("unreadable", text=text[:40])


def read_move(text: str, own: int, occupied: int) -> RingMove:
    """Return the legal move that a spelled text means.

    `own` is the set of cells whose pieces the side to move may move. Raises MoveError.
    """
    start, *ends = read_cells(text)
    if not ends:
        raise refusal_of_one_cell(start, own, occupied)
    check_move(start, ends[0], own, occupied)
    return RingMove(start, ends[0])


def refusal_of_one_cell(cell: int, own: int, occupied: int) -> IncompleteMove | AmbiguousMove | IllegalMove:
    """Return the answer to a single cell: "where to" for an own piece, "which piece" for a cell that some can reach."""
    name = RING.names[cell]
    if own >> cell & 1:
        return IncompleteMove("incomplete", text=name, cells=(name,))
    if occupied >> cell & 1:
        return IllegalMove("not-yours", cell=name, cells=(name,))
    starts = tuple(RING.names[start] for start in bits(own) if reach(start, occupied) >> cell & 1)
    if not starts:
        return IllegalMove("empty-start", cell=name, cells=(name,))
    candidates = tuple(str(RingMove(RING.index[start], cell)) for start in starts)
    return AmbiguousMove("which-disk", cell=name, candidates=candidates, cells=starts)


def check_move(start: int, end: int, own: int, occupied: int) -> None:
    """Raise IllegalMove with the code of the rule that a move breaks, if it breaks any."""
    first, last = RING.names[start], RING.names[end]
    if start == end:
        raise IllegalMove("same-cell", cell=first, cells=(first,))
    if not occupied >> start & 1:
        raise IllegalMove("empty-start", cell=first, cells=(first,))
    if not own >> start & 1:
        raise IllegalMove("not-yours", cell=first, cells=(first,))
    path = easiest_path(start, end, occupied)
    if not path:
        raise IllegalMove("not-in-line", **{"from": first, "to": last}, cells=(first, last))
    if occupied >> end & 1:
        raise IllegalMove("target-taken", cell=last, cells=(last,))
    jumped = between(path, occupied)
    if len(jumped) > 1:
        cells = tuple(RING.names[cell] for cell in jumped)
        raise IllegalMove("two-in-the-way", **{"from": first, "to": last}, cells=cells)

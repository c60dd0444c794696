"""How pieces move on the ring, and each way in which a move can be wrong ([001]; R5). Shared by both games on it."""

import re
from collections.abc import Mapping

from engine.boards import bits
from engine.boards.ring import NUMBERS, RING, RINGS, between, easiest_way, reach
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, UnreadableMove
from engine.suggest import Label, plain_label

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
_CELL = r"0*([0-9]{1,4}) ?([a-z])"
_ONE_CELL = re.compile(rf"{_CELL}(?: ?-| ?>)?")
_TWO_CELLS = re.compile(rf"{_CELL}(?: ?-+ ?>? ?| ?> ?| to | )?{_CELL}")


def read_cell(number: str, ring: str) -> int:
    """The index of a cell. Raises IllegalMove("off-board")."""
    name = f"{number}{ring}"
    if name not in RING.index:
        raise IllegalMove("off-board", cell=name, numbers=NUMBERS, rings=f"{RINGS[0]}-{RINGS[-1]}")
    return RING.index[name]


def read_move(text: str, own: int, occupied: int) -> tuple[int, int]:
    """The start and end that a tidied text tells, legal for the side whose pieces are `own`. Raises MoveError."""
    if both := _TWO_CELLS.fullmatch(text):
        start, end = read_cell(both[1], both[2]), read_cell(both[3], both[4])
        check(start, end, own, occupied)
        return start, end
    if one := _ONE_CELL.fullmatch(text):
        raise half_a_move(read_cell(one[1], one[2]), own, occupied)
    raise UnreadableMove("unreadable", text=text[:40])


def half_a_move(cell: int, own: int, occupied: int) -> IncompleteMove | AmbiguousMove | IllegalMove:
    """What to answer to a single cell: where to, for an own piece; which piece, for a cell that some can reach."""
    name = RING.names[cell]
    if own >> cell & 1:
        return IncompleteMove("incomplete", text=name, cells=(name,))
    if occupied >> cell & 1:
        return IllegalMove("not-yours", cell=name, cells=(name,))
    starts = tuple(RING.names[start] for start in bits(own) if reach(start, occupied) >> cell & 1)
    if not starts:
        return IllegalMove("empty-start", cell=name, cells=(name,))
    candidates = tuple(f"{start}-{name}" for start in starts)
    return AmbiguousMove("which-disk", cell=name, candidates=candidates, cells=starts)


def check(start: int, end: int, own: int, occupied: int) -> None:
    """Raises IllegalMove by the rule that a move breaks."""
    first, last = RING.names[start], RING.names[end]
    if start == end:
        raise IllegalMove("same-cell", cell=first, cells=(first,))
    if not occupied >> start & 1:
        raise IllegalMove("empty-start", cell=first, cells=(first,))
    if not own >> start & 1:
        raise IllegalMove("not-yours", cell=first, cells=(first,))
    way = easiest_way(start, end, occupied)
    if not way:
        raise IllegalMove("not-in-line", **{"from": first, "to": last}, cells=(first, last))
    if occupied >> end & 1:
        raise IllegalMove("target-taken", cell=last, cells=(last,))
    met = between(way, occupied)
    if len(met) > 1:
        raise IllegalMove("two-in-the-way", **{"from": first, "to": last}, cells=tuple(RING.names[c] for c in met))


def label(occupied: int) -> Label:
    """Names the steps of a move for `narrow`: the piece, then a slide or a jump."""

    def name(text: str, complete: bool) -> tuple[str, Mapping[str, object]]:
        start, _, end = text.partition("-")
        if not complete:
            return "disk", {"cell": start}
        if not end:  # a pass
            return plain_label(text, complete)
        jumped = between(easiest_way(RING.index[start], RING.index[end], occupied), occupied)
        return ("jump" if jumped else "slide"), {"from": start, "to": end}

    return name

"""The moves of both games on the ring, and each way in which a move can be wrong ([001]; R5)."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engine.boards import bits
from engine.boards.ring import NUMBERS, RING, RINGS, between, easiest_path, reach
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, UnreadableMove
from engine.position import PASS
from engine.questions import Question
from engine.suggest import Group, Label, Suggestion, plain_label
from engine.suggest import group_label as plain_group_label

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
        text = "-".join(self.cells) or PASS
        return " ".join([text, *map(relocation_text, self.relocations)]) if self.relocations else text


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


def rank_beside(own: int) -> Callable[[str], int]:
    """Return a sorting key for moves and beginnings of moves: more neighbours among the `own` pieces first."""

    def rank(text: str) -> int:
        start, end, _ = RingMove.parse(text)
        return 0 if NONE in (start, end) else -(RING.neighbours[end] & own & ~(1 << start)).bit_count()

    return rank


def group_label(group: Group) -> tuple[str, Mapping[str, Any]]:
    """Return the label of a group: the cells that a piece may go to, or any others."""
    label, data = plain_group_label(group)
    start = group.range.lead.removesuffix("-") if group.range else ""
    return ("range-to", {**data, "from": start}) if start in RING.index else (label, data)


def move_label(occupied: int) -> Label:
    """Return the function that labels a move's steps for `narrow`: the piece, then a slide or a jump."""

    def label(text: str, complete: bool) -> tuple[str, Mapping[str, Any]]:
        move = RingMove.parse(text)
        if move.start == NONE:
            return plain_label(text, complete)
        if move.end == NONE:
            return "disk", {"cell": RING.names[move.start]}
        jumped = between(easiest_path(move.start, move.end, occupied), occupied)
        return ("jump" if jumped else "slide"), dict(zip(("from", "to"), move.cells, strict=True))

    return label


# Choosing a move in steps

SECTOR = 5
"""The neighbouring numbers of the ring in a sector, where there are too many cells to choose from at once."""
_SECTOR_CHOSEN = re.compile(r"([0-9]+)-([0-9]+)$")


def choose_piece_or_target(texts: Mapping[str, bool], typed: str, own: int, label: Label) -> Question:
    """Return the step that asks which piece moves or, once it is chosen, where to.

    `texts` are the moves, each with whether it is complete: with relocations to follow it is not. `own` is the set of
    the side's pieces: cells beside one that stays come before others.
    """
    fitting = {text: complete for text, complete in texts.items() if text.startswith(typed)}
    if typed:
        stays = own & ~RING.set_of([typed.removesuffix("-")])
        beside: dict[bool, list[Suggestion]] = {True: [], False: []}
        for text, complete in fitting.items():
            end = RingMove.parse(text).end
            beside[bool(RING.neighbours[end] & stays)].append(Suggestion(text, *label(text, complete), complete))
        return Question("target", tuple(tuple(ends) for ends in beside.values() if ends), typed=typed)
    starts = dict.fromkeys(_first_step(text) for text in fitting)
    pieces = (Suggestion(start, *label(start, start in fitting), start in fitting) for start in starts)
    return Question("piece", (tuple(pieces),))


def _first_step(text: str) -> str:
    """Return the text that chooses the piece of a move; a word is a step by itself."""
    start = RingMove.parse(text).start
    return text if start == NONE else f"{RING.names[start]}-"


def choose_cell(
    lead: str,
    cells: Iterable[str],
    limit: int,
    question: str,
    choice: Callable[[str], Suggestion],
    sector_question: str = "sector",
) -> Question:
    """Return the step that asks for a cell, or first for a sector of the ring where there are more than `limit`.

    `lead` is what comes before the cell, with the sector behind it once that is chosen; `choice` makes the suggestion
    of a cell.
    """
    chosen = _SECTOR_CHOSEN.search(lead)
    typed = lead[: chosen.start()] if chosen else lead
    sectors: dict[tuple[int, int], list[str]] = {}
    for cell in cells:
        first = (int(cell[:-1]) - 1) // SECTOR * SECTOR + 1
        sectors.setdefault((first, first + SECTOR - 1), []).append(cell)
    if chosen:
        sectors = {ends: sectors.get(ends, []) for ends in [(int(chosen[1]), int(chosen[2]))]}
    if sum(map(len, sectors.values())) <= limit:
        return Question(question, tuple(tuple(map(choice, members)) for members in sectors.values()), typed=typed)
    return Question(
        sector_question,
        (tuple(_sector(typed, *ends, len(members)) for ends, members in sectors.items()),),
        typed=typed,
    )


def _sector(typed: str, first: int, last: int, count: int) -> Suggestion:
    data = {"first": first, "last": last, "count": count}
    return Suggestion(f"{typed}{first}-{last}", "sector", data, complete=False)

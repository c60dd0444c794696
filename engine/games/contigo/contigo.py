"""Contigo [003] [004], the game of alignment: four own pawns on one six-cell line, no enemy pawn among them."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.pits import CELLS, LINES, NOWHERE, PITS, ray_between, straight_ends
from engine.errors import IllegalMove, TextError
from engine.game import Game
from engine.games.contigo.contigo_half_moves import HalfTurn
from engine.games.contigo.contigo_notation import read_pits, write_pits
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import pit_data
from engine.games.contigo.turn import Turn, path_text
from engine.options import Option, Options
from engine.outcome import Result
from engine.position import Piece

SIDES = ("red", "blue")
ALIGNED = 4
"""The number of pawns on one line that wins."""
_MASKS = tuple((sum(1 << cell for cell in line), line) for line in LINES)


def cell_set(names: str) -> int:
    """Return the set of the named cells. Raises KeyError for a name that is none."""
    return sum(1 << CELLS.index[name] for name in dict.fromkeys(names.split()))


def aligned(own: int, enemy: int) -> Iterator[int]:
    """Yield the own pawns of each line on which four or more stand with no enemy pawn among them (R12)."""
    for mask, line in _MASKS:
        if (own & mask).bit_count() >= ALIGNED:
            yield from (run for run in _runs(line, own, enemy) if run.bit_count() >= ALIGNED)


def _runs(line: tuple[int, ...], own: int, enemy: int) -> Iterator[int]:
    """Yield the own pawns of a line in groups that enemy pawns separate; groups may be empty."""
    run = 0
    for cell in line:
        if enemy >> cell & 1:
            yield run
            run = 0
        run |= own & 1 << cell
    yield run


@dataclass(frozen=True, slots=True)
class AlignmentPosition(ContigoPosition):
    """The pawns of each side, the pebbles in the pits, and the side to move."""

    pawns: tuple[int, int]
    pits: bytes
    side: int = 0
    advanced: bool = False
    """Whether pawns move in an L."""
    won: Result | None = field(default=None, compare=False)

    refusals = (*ContigoPosition.refusals, "l-distance", "not-an-l", "target-taken", "too-many-cells")

    @property
    def own(self) -> int:
        return self.pawns[self.side]

    @property
    def occupied(self) -> int:
        return self.pawns[0] | self.pawns[1]

    # Moves

    def leg_ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Yield empty cells only; a pawn part is a single leg, or a single L-move, which counts as one leg here."""
        if len(cells) > 1:
            return
        start, closed = cells[0], self.occupied | 1 << NOWHERE
        ends = (end for _, end in self.l_moves(start)) if self.advanced else straight_ends(start, self.pits)
        yield from dict.fromkeys(end for end in ends if not closed >> end & 1)

    def l_moves(self, start: int) -> Iterator[tuple[int, int]]:
        """Yield the corner and the end of every L-move from a cell that the pits allow, whatever stands there (R13)."""
        for direction, corner in enumerate(straight_ends(start, self.pits)):
            if corner != NOWHERE:
                ends = straight_ends(corner, self.pits)
                for end in (ends[(direction + 1) % 4], ends[(direction + 3) % 4]):
                    if end != NOWHERE:
                        yield corner, end

    def pawn_parts(self) -> Iterator[tuple[Turn, bool]]:
        own, enemy = self.own, self.pawns[1 - self.side]
        for start in bits(own):
            for end in self.leg_ends((start,)):
                wins = any(aligned(own ^ 1 << start ^ 1 << end, enemy))
                yield Turn((start, end)), wins

    def after_pawn(self, turn: Turn) -> "AlignmentPosition":
        start, end = turn.path
        own, enemy = self.own ^ 1 << start ^ 1 << end, self.pawns[1 - self.side]
        pawns = (own, enemy) if self.side == 0 else (enemy, own)
        return replace(self, pawns=pawns, won=_alignment(self.side, own, enemy))

    def next_turn(self, counts: bytes) -> "AlignmentPosition":
        return replace(self, pits=counts, side=1 - self.side)

    @property
    def result_at_turn(self) -> Result | None:
        """The win by a line that the enemy has opened, which counts as the turn begins if no pawn can move (R12)."""
        own, enemy = self.own, self.pawns[1 - self.side]
        return None if self.can_move else _alignment(self.side, own, enemy)

    def alignments(self) -> tuple[tuple[str, ...], ...]:
        """Return the lines on which either side has four pawns with no enemy among them, each as these pawns' cells."""
        red, blue = self.pawns
        return tuple(CELLS.named(run) for run in (*aligned(red, blue), *aligned(blue, red)))

    # How a pawn part can be wrong

    def end_refused(self, end: int) -> str:
        return "target-taken" if self.occupied >> end & 1 else ""

    def read_pawn_part(self, cells: tuple[int, ...]) -> Turn:
        start, *corners, end = cells
        self.check_start(start, end)
        if len(corners) > self.advanced:
            raise IllegalMove("too-many-cells", text=path_text(cells), cells=Turn(cells).cells)
        if self.advanced:
            self._check_l_move(start, corners, end)
        else:
            self.check_straight(start, end)
        self.check_end(end)
        return Turn((start, end))

    def _check_l_move(self, start: int, corners: list[int], end: int) -> None:
        """Raise IllegalMove unless an L-move leads from `start` to `end`, by the given corner if there is one."""
        if ray_between(start, end) or (corners and not _is_right_angle(start, corners[0], end)):
            names = CELLS.names[start], CELLS.names[end]
            raise IllegalMove("not-an-l", **{"from": names[0], "to": names[1]}, cells=names)
        if corners:
            self.check_straight(start, corners[0])
            self.check_straight(corners[0], end)
        elif not any(reached == end for _, reached in self.l_moves(start)):
            raise self._l_distance(start, end)

    def _l_distance(self, start: int, end: int) -> IllegalMove:
        """Return the refusal of an L-move: the pits that rule its halves by either corner, and how long these are."""
        names = CELLS.names[start], CELLS.names[end]
        halves = [half for corner in _l_corners(start, end) for half in ((start, corner), (corner, end))]
        rays = [(ray, ray.cells.index(last) + 1) for first, last in halves if (ray := ray_between(first, last))]
        pits = tuple(ray.pit for ray, _ in rays)
        counts = tuple(self.pits[pit - 1] for pit in pits)
        asked = tuple(distance for _, distance in rays)
        ends = {"from": names[0], "to": names[1]}
        return IllegalMove("l-distance", **ends, counts=counts, asked=asked, cells=names, pits=pits)

    # Texts

    @property
    def key(self) -> Hashable:
        return self.pawns, self.pits, self.side

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(CELLS, self.pawns, self.side, self.pits)

    def text(self) -> str:
        """Return each side's cells, the pebbles as `write_pits` writes them, and the side to move."""
        sides = "; ".join(
            f"{name} {' '.join(CELLS.named(pawns))}".strip() for name, pawns in zip(SIDES, self.pawns, strict=True)
        )
        return f"{sides}; pits {write_pits(self.pits)}; {SIDES[self.side]} to move"

    def pieces(self) -> dict[str, Piece]:
        return {CELLS.names[cell]: Piece(self.pawns[1] >> cell & 1, "pawn") for cell in bits(self.occupied)}

    def half_move(self, text: str) -> HalfTurn:
        return HalfTurn(self, text)

    def pawn_part_label(self, part: Turn) -> tuple[str, dict[str, Any]]:
        start, *corners, end = self.corners(part)
        data = {"from": start, "to": end, "corner": corners[0] if corners else ""}
        ray = ray_between(*part.path)
        return ("pawn-to", {**data, **pit_data(ray.pit, self.pits)}) if ray else ("pawn-l", data)

    def corners(self, turn: Turn) -> tuple[str, ...]:
        if not self.advanced:
            return turn.cells
        start, end = turn.path
        corner = next(corner for corner, last in self.l_moves(start) if last == end)
        return Turn((start, corner, end)).cells


def _alignment(side: int, own: int, enemy: int) -> Result | None:
    """Return the win of `side` by all its lines of four, if it has one."""
    found = 0
    for run in aligned(own, enemy):
        found |= run
    return Result((side,), "alignment", CELLS.named(found)) if found else None


def _l_corners(start: int, end: int) -> tuple[int, int]:
    """Return the two cells where an L-move may turn: for first along the column, then for first along the row."""
    (start_column, start_row), (end_column, end_row) = divmod(start, CELLS.stride), divmod(end, CELLS.stride)
    return start_column * CELLS.stride + end_row, end_column * CELLS.stride + start_row


def _is_right_angle(start: int, corner: int, end: int) -> bool:
    return corner in _l_corners(start, end)


class Contigo(Game):
    """The game for two of [003] and [004], with its advanced form."""

    id = "contigo"
    sides = SIDES
    options = (Option("advanced", "flag"),)
    positions = AlignmentPosition
    stages = ("play",)

    def opening(self, options: Options) -> AlignmentPosition:
        """Return the start position of R11."""
        pawns = (cell_set("a6 b2 c4 d3 e5 f1"), cell_set("a1 b5 c3 d4 e2 f6"))
        return AlignmentPosition(pawns, bytes([2] * len(PITS)), advanced=bool(options["advanced"]))

    def read_position(self, text: str, options: Options) -> AlignmentPosition:
        *sides, pits, turn = (part.strip().split() for part in text.split(";"))
        if [words[0] for words in sides] != list(SIDES) or pits[0] != "pits" or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        red, blue = (cell_set(" ".join(words[1:])) for words in sides)
        if red & blue:
            raise TextError("overlap", cells=CELLS.named(red & blue))
        counts = read_pits(" ".join(pits[1:]))
        return AlignmentPosition((red, blue), counts, SIDES.index(turn[0]), bool(options["advanced"]))

"""Contigo [003] [004], the game of alignment: four own pawns on one six-cell line, no enemy pawn among them."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.boards import bits
from engine.boards.pits import CELLS, LINES, PITS, WAYS, leg, way_to
from engine.errors import IllegalMove, TextError
from engine.game import Game
from engine.games.contigo.pawns import PawnPosition
from engine.games.contigo.pebbles import told
from engine.games.contigo.turn_texts import read_pits, write_pits
from engine.options import Option, Options
from engine.outcome import Result
from engine.play import Play
from engine.position import Piece

SIDES = ("red", "blue")
ALIGNED = 4
_MASKS = tuple((sum(1 << cell for cell in line), line) for line in LINES)


def cells(names: str) -> int:
    """The set of the named cells. Raises KeyError for a name that is none."""
    return sum(1 << CELLS.index[name] for name in dict.fromkeys(names.split()))


def aligned(own: int, enemy: int) -> Iterator[int]:
    """The own pawns of each line on which four or more stand with no enemy pawn among them (R12)."""
    for mask, line in _MASKS:
        if (own & mask).bit_count() >= ALIGNED:
            yield from (run for run in _runs(line, own, enemy) if run.bit_count() >= ALIGNED)


def _runs(line: tuple[int, ...], own: int, enemy: int) -> Iterator[int]:
    """The own pawns of a line, parted where an enemy pawn stands."""
    run = 0
    for cell in line:
        if enemy >> cell & 1:
            yield run
            run = 0
        run |= own & 1 << cell
    yield run


@dataclass(frozen=True, slots=True)
class ContigoPosition(PawnPosition):
    """The pawns of each side, the pebbles, and the side to move."""

    pawns: tuple[int, int]
    pits: bytes
    side: int = 0
    advanced: bool = False
    """Whether pawns move in an L."""
    won: Result | None = field(default=None, compare=False)

    refusals = (*PawnPosition.refusals, "l-distance", "not-an-l", "target-taken", "too-many-cells")

    @property
    def own(self) -> int:
        return self.pawns[self.side]

    @property
    def occupied(self) -> int:
        return self.pawns[0] | self.pawns[1]

    # Moves

    def ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Empty cells only; a pawn part is a single leg, or a single L."""
        if len(cells) > 1:
            return
        ends = (end for _, end in self.ells(cells[0])) if self.advanced else self._straight(cells[0])
        yield from dict.fromkeys(end for end in ends if not self.occupied >> end & 1)

    def _straight(self, start: int) -> Iterator[int]:
        for way in WAYS[start]:
            if (end := leg(way, self.pits)) is not None:
                yield end

    def ells(self, start: int) -> Iterator[tuple[int, int]]:
        """The corner and the end of every L from a cell that the pits allow, whatever stands there (R13)."""
        for at, way in enumerate(WAYS[start]):
            if (corner := leg(way, self.pits)) is not None:
                for turned in (WAYS[corner][(at + 1) % 4], WAYS[corner][(at + 3) % 4]):
                    if (end := leg(turned, self.pits)) is not None:
                        yield corner, end

    def pawn_parts(self) -> Iterator[tuple[str, bool]]:
        own, enemy = self.own, self.pawns[1 - self.side]
        for start in bits(own):
            for end in self.ends((start,)):
                wins = any(aligned(own ^ 1 << start ^ 1 << end, enemy))
                yield f"{CELLS.names[start]}-{CELLS.names[end]}", wins

    def between(self, part: str) -> "ContigoPosition":
        start, end = part.split("-")
        own, enemy = self.own ^ cells(start) ^ cells(end), self.pawns[1 - self.side]
        pawns = (own, enemy) if self.side == 0 else (enemy, own)
        return replace(self, pawns=pawns, won=_alignment(self.side, own, enemy))

    def passed(self, counts: bytes) -> "ContigoPosition":
        return replace(self, pits=counts, side=1 - self.side)

    @property
    def result_at_turn(self) -> Result | None:
        """A line that the enemy has opened wins as the turn begins, if there is no pawn move to find it after."""
        own, enemy = self.own, self.pawns[1 - self.side]
        return None if self.can_move else _alignment(self.side, own, enemy)

    def alignments(self) -> tuple[tuple[str, ...], ...]:
        """The lines on which either side has four pawns with no enemy among them, each as these pawns' cells."""
        red, blue = self.pawns
        return tuple(CELLS.named(run) for run in (*aligned(red, blue), *aligned(blue, red)))

    # How a pawn part can be wrong

    def refused_at(self, end: int) -> str:
        return "target-taken" if self.occupied >> end & 1 else ""

    def read_part(self, cells: tuple[int, ...]) -> str:
        start, *corners, end = cells
        self.check_start(start, end)
        if len(corners) > self.advanced:
            names = tuple(CELLS.names[cell] for cell in cells)
            raise IllegalMove("too-many-cells", text="-".join(names), cells=names)
        if self.advanced:
            self._check_ell(start, corners, end)
        else:
            self.check_straight(start, end)
        self.check_end(end)
        return f"{CELLS.names[start]}-{CELLS.names[end]}"

    def _check_ell(self, start: int, corners: list[int], end: int) -> None:
        """Raises IllegalMove unless an L, by the corner told or by any, leads from one cell to the other."""
        if way_to(start, end) or (corners and not _is_right_angle(start, corners[0], end)):
            names = CELLS.names[start], CELLS.names[end]
            raise IllegalMove("not-an-l", **{"from": names[0], "to": names[1]}, cells=names)
        if corners:
            self.check_straight(start, corners[0])
            self.check_straight(corners[0], end)
        elif not any(met == end for _, met in self.ells(start)):
            raise self._wrong_ell(start, end)

    def _wrong_ell(self, start: int, end: int) -> IllegalMove:
        """The refusal of an L by either of its two corners: the pits that rule the halves, and how far each went."""
        names = CELLS.names[start], CELLS.names[end]
        halves = [half for corner in _corners(start, end) for half in ((start, corner), (corner, end))]
        ways = [(way, way.ray.index(to) + 1) for at, to in halves if (way := way_to(at, to))]
        pits = tuple(way.pit for way, _ in ways)
        counts = tuple(self.pits[pit - 1] for pit in pits)
        asked = tuple(far for _, far in ways)
        ends = {"from": names[0], "to": names[1]}
        return IllegalMove("l-distance", **ends, counts=counts, asked=asked, cells=names, pits=pits)

    # Texts

    @property
    def key(self) -> Hashable:
        return self.pawns, self.pits, self.side

    def text(self) -> str:
        """Each side's cells, the pebbles as `write_pits` tells them, and who is next."""
        stand = "; ".join(
            f"{name} {' '.join(CELLS.named(pawns))}".strip() for name, pawns in zip(SIDES, self.pawns, strict=True)
        )
        return f"{stand}; pits {write_pits(self.pits)}; {SIDES[self.side]} to move"

    def pieces(self) -> dict[str, Piece]:
        return {CELLS.names[cell]: Piece(self.pawns[1] >> cell & 1, "pawn") for cell in bits(self.occupied)}

    def part_label(self, part: str) -> tuple[str, dict[str, Any]]:
        start, *corners, end = self.corners(part)
        data = {"from": start, "to": end, "corner": corners[0] if corners else ""}
        if self.between(part).won:
            return "pawn-wins", data
        way = way_to(CELLS.index[start], CELLS.index[end])
        return ("pawn-to", {**data, **told(way.pit, self.pits)}) if way else ("pawn-l", data)

    def corners(self, part: str) -> tuple[str, ...]:
        start, end = part.split("-")
        if not self.advanced:
            return start, end
        corner = next(corner for corner, met in self.ells(CELLS.index[start]) if CELLS.names[met] == end)
        return start, CELLS.names[corner], end


def _alignment(side: int, own: int, enemy: int) -> Result | None:
    found = 0
    for run in aligned(own, enemy):
        found |= run
    return Result((side,), "alignment", CELLS.named(found)) if found else None


def _corners(start: int, end: int) -> tuple[int, int]:
    """The two cells where an L from one cell to another may turn: first upright, then across, and the other way."""
    (column, row), (far, high) = divmod(start, CELLS.stride), divmod(end, CELLS.stride)
    return column * CELLS.stride + high, far * CELLS.stride + row


def _is_right_angle(start: int, corner: int, end: int) -> bool:
    return corner in _corners(start, end)


class Contigo(Game):
    """The game for two of [003] and [004], with its advanced form."""

    id = "contigo"
    sides = SIDES
    options = (Option("advanced", "flag"),)
    positions = ContigoPosition
    stages = (Play,)

    def opening(self, options: Options) -> ContigoPosition:
        """The start position of R11."""
        pawns = (cells("a6 b2 c4 d3 e5 f1"), cells("a1 b5 c3 d4 e2 f6"))
        return ContigoPosition(pawns, bytes([2] * len(PITS)), advanced=bool(options["advanced"]))

    def read_position(self, text: str, options: Options) -> ContigoPosition:
        *stand, pits, turn = (part.strip().split() for part in text.split(";"))
        if [words[0] for words in stand] != list(SIDES) or pits[0] != "pits" or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        red, blue = (cells(" ".join(words[1:])) for words in stand)
        if red & blue:
            raise TextError("overlap", cells=CELLS.named(red & blue))
        counts = read_pits(" ".join(pits[1:]))
        return ContigoPosition((red, blue), counts, SIDES.index(turn[0]), bool(options["advanced"]))

"""The stones of Druid: sarsens and lintels on any grid, and what joins sides [002]. Shared by the four games."""

import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, ClassVar, Self

from engine.boards import bits
from engine.boards.grid import LETTERS, Grid
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.outcome import Result
from engine.play import SWAP
from engine.position import Piece, Position
from engine.suggest import Suggestion, narrow

_CELL = re.compile(r"([a-z])0*([0-9]{1,4})")
_BETWEEN = re.compile(r"(?<=[0-9])[ ]?-?[ ]?(?=[a-z])")


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same through a match: the board, what each side has to join, and the options."""

    grid: Grid
    marks: tuple[str, ...]
    """A letter for each side."""
    joins: tuple[tuple[tuple[str, ...], ...], ...]
    """For each side, the sets of edges one of which a group must touch in full."""
    nogaps: bool = False
    nostack: bool = False

    @property
    def players(self) -> int:
        """How many sides there are."""
        return len(self.marks)


@dataclass(frozen=True, slots=True)
class StonesPosition(Position):
    """Tops by side and heights as sets of cells, and whose turn it is."""

    setting: Setting
    tops: tuple[int, ...]
    """For each side, the cells whose topmost stone is its own."""
    levels: tuple[int, ...] = ()
    """For each height from 1, the cells at least so high."""
    sarsens: int = 0
    """The cells whose topmost stone is a sarsen."""
    side: int = 0
    passes: int = 0
    """Passes in succession."""
    turn: int = 0
    """0 and 1 for the first two turns, 2 from then on."""
    out: int = 0
    """The sides that have left, a bit a side."""
    placed: int = field(default=0, compare=False)
    """The cells of the stone just placed."""

    refusals: ClassVar[tuple[str, ...]] = (
        "no-such-cell",
        "enemy-top",
        "druid-in-the-way",
        "sarsen-on-sarsen",
        "lintel-not-in-line",
        "lintel-length",
        "lintel-ends-not-level",
        "lintel-end-on-ground",
        "lintel-middle-high",
        "lintel-three-own",
        "lintel-too-few-own",
        "lintel-gap",
        "swap-too-late",
        "swap-not-for-three",
        "no-walking",
    )

    # What there is

    @property
    def grid(self) -> Grid:
        """The board."""
        return self.setting.grid

    @property
    def blocked(self) -> int:
        """The cells on which no stone may be placed."""
        return 0

    @property
    def may_swap(self) -> bool:
        """Whether the players may exchange sides now (R9)."""
        return self.turn == 1 and self.setting.players == 2

    def height(self, cell: int) -> int:
        """The number of levels of a cell, gaps included."""
        return sum(level >> cell & 1 for level in self.levels)

    def heights(self) -> dict[str, int]:
        """The height of every cell that is not empty, by name."""
        return {self.grid.names[cell]: self.height(cell) for cell in bits(self._built())}

    def pieces(self) -> dict[str, Piece]:
        found = {cell: side for side, top in enumerate(self.tops) for cell in bits(top)}
        kinds = ("lintel", "sarsen")
        return {self.grid.names[cell]: Piece(found[cell], kinds[self.sarsens >> cell & 1]) for cell in sorted(found)}

    # Moves

    def moves(self) -> Iterator[str]:
        names = self.grid.names
        for cell in bits(self.sarsen_places()):
            yield names[cell]
        for shift, starts in zip(self.grid.axes, self.lintel_starts(), strict=True):
            for cell in bits(starts):
                yield f"{names[cell]}-{names[cell + 2 * shift]}"
        yield from self.words()

    def words(self) -> Iterator[str]:
        """What may be said instead of placing a stone."""
        if self.may_swap:
            yield SWAP
        yield "pass"

    def sarsen_places(self) -> int:
        """The cells on which the mover may place a sarsen."""
        own = self.tops[self.side]
        if self.setting.nostack:
            own &= ~self.sarsens
        return (self.grid.cells & ~self._built() | own) & ~self.blocked

    def lintel_starts(self) -> list[int]:
        """For each axis, the lower ends of the lintels that the mover may place."""
        return [self._starts(shift, line) for shift, line in zip(self.grid.axes, self.grid.lines, strict=True)]

    def _starts(self, shift: int, line: int) -> int:
        """All lintels of an axis at once: for each height, ends at it, middle not above it, two own of what carries."""
        own, free, found = self.tops[self.side], ~self.blocked, 0
        line &= free & free >> shift & free >> 2 * shift
        both, one, middle = own & own >> 2 * shift, own ^ own >> 2 * shift, own >> shift
        two_of_three = both & ~middle | one & middle
        two_over_gap = 0 if self.setting.nogaps else both
        for level, higher in pairwise((*self.levels, 0)):
            exactly = level & ~higher
            ends = exactly & exactly >> 2 * shift & line & ~(higher >> shift)
            if ends:
                carried = exactly >> shift
                found |= ends & (carried & two_of_three | ~carried & two_over_gap)
        return found

    def read(self, text: str) -> str:
        if text in ("pass", "swap"):
            return self._read_word(text)
        cells = self.read_cells(text)
        if len(cells) == 1:
            self._check_sarsen(cells[0])
            return self.grid.names[cells[0]]
        low, high = sorted((cells[0], cells[-1]))
        self._check_lintel(low, high, cells)
        return f"{self.grid.names[low]}-{self.grid.names[high]}"

    def after(self, move: str) -> Self:
        if move in ("pass", SWAP):
            passes = self.passes + 1 if move == "pass" else 0
            side = self.next_side() if move == "pass" else self.side
            return replace(self, side=side, passes=passes, turn=2 if move == SWAP else self._next_turn(), placed=0)
        ends = [self.grid.index[name] for name in move.split("-")]
        if len(ends) == 1:
            cells = 1 << ends[0]
            return self._placed(cells, self.height(ends[0]) + 1, self.sarsens | cells)
        cells = 1 << ends[0] | 1 << sum(ends) // 2 | 1 << ends[1]
        return self._placed(cells, self.height(ends[0]) + 1, self.sarsens & ~cells)

    def _placed(self, cells: int, height: int, sarsens: int) -> Self:
        tops = tuple(top | cells if side == self.side else top & ~cells for side, top in enumerate(self.tops))
        levels = (*self.levels, *([0] * (height - len(self.levels))))
        raised = tuple(level | cells if at < height else level for at, level in enumerate(levels))
        return replace(
            self,
            tops=tops,
            levels=raised,
            sarsens=sarsens,
            side=self.next_side(),
            passes=0,
            turn=self._next_turn(),
            placed=cells,
        )

    # Ends

    @property
    def result(self) -> Result | None:
        if self.passes >= self.setting.players - self.out.bit_count():
            return Result((), "passes")
        return self.joined()

    def joined(self) -> Result | None:
        """The win of whoever has just placed a stone: only they can have completed a connection."""
        side = next((side for side, top in enumerate(self.tops) if top & self.placed), None)
        if side is None:
            return None
        edges, top = self.grid.edges, self.tops[side]
        if not any(all(top & edges[name] for name in names) for names in self.setting.joins[side]):
            return None
        group = self.grid.group(self.placed, top)
        won = any(all(group & edges[name] for name in names) for names in self.setting.joins[side])
        return Result((side,), "connection", self.grid.named(group)) if won else None

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(bits(self.out))

    def without(self, side: int) -> Self:
        left = replace(self, out=self.out | 1 << side, passes=0, placed=0)
        return replace(left, side=left.next_side()) if side == self.side else left

    # Reading

    def read_cells(self, text: str) -> list[int]:
        """The cells that a text names, one to three. Raises MoveError."""
        found = [_CELL.fullmatch(part) for part in _BETWEEN.split(text)]
        if not all(found) or not 1 <= len(found) <= 3:
            raise UnreadableMove("unreadable", text=text[:40])
        return [self._cell(one[1] + one[2]) for one in found if one]

    def _cell(self, name: str) -> int:
        if name not in self.grid.index:
            last = LETTERS[len(self.grid.columns) - 1]
            raise IllegalMove("no-such-cell", cell=name, first=LETTERS[0], last=last)
        return self.grid.index[name]

    def _read_word(self, word: str) -> str:
        if word == "pass" or self.may_swap:
            return word
        raise IllegalMove("swap-too-late" if self.setting.players == 2 else "swap-not-for-three")

    def _check_sarsen(self, cell: int) -> None:
        name = self.grid.names[cell]
        if self.blocked >> cell & 1:
            raise IllegalMove("druid-in-the-way", cell=name, cells=(name,))
        if self._built() >> cell & 1 and not self.tops[self.side] >> cell & 1:
            raise IllegalMove("enemy-top", cell=name, cells=(name,))
        if not self.sarsen_places() >> cell & 1:
            raise IllegalMove("sarsen-on-sarsen", cell=name, cells=(name,))

    def _check_lintel(self, low: int, high: int, told: list[int]) -> None:
        """Raises IllegalMove by the rule that the lintel breaks."""
        cells = self._line(low, high, told)
        names = tuple(self.grid.names[cell] for cell in cells)
        first, middle, last = (self.height(cell) for cell in cells)
        held = tuple(name for cell, name in zip(cells, names, strict=True) if self.blocked >> cell & 1)
        if held:
            raise IllegalMove("druid-in-the-way", cell=held[0], cells=held)
        if not (first and last):
            grounded = tuple(name for name, height in ((names[0], first), (names[2], last)) if not height)
            raise IllegalMove("lintel-end-on-ground", cell=grounded[0], cells=grounded)
        if first != last:
            raise IllegalMove("lintel-ends-not-level", first=first, last=last, cells=(names[0], names[2]))
        if middle > first:
            raise IllegalMove("lintel-middle-high", cell=names[1], height=middle, ends=first, cells=(names[1],))
        if middle < first and self.setting.nogaps:
            raise IllegalMove("lintel-gap", cell=names[1], cells=(names[1],))
        carrying = [cell for cell in cells if self.height(cell) == first]
        own = sum(self.tops[self.side] >> cell & 1 for cell in carrying)
        if own != 2:
            carried = tuple(self.grid.names[cell] for cell in carrying)
            raise IllegalMove("lintel-three-own" if own == 3 else "lintel-too-few-own", own=own, cells=carried)

    def _line(self, low: int, high: int, told: list[int]) -> tuple[int, int, int]:
        """The three cells between two ends. Raises IllegalMove."""
        for shift, line in zip(self.grid.axes, self.grid.lines, strict=True):
            if high - low == 2 * shift and line >> low & 1 and told[1:-1] in ([], [low + shift]):
                return low, low + shift, high
        names = (self.grid.names[low], self.grid.names[high])
        code = "lintel-length" if self._is_straight(low, high) and len(told) == 2 else "lintel-not-in-line"
        raise IllegalMove(code, first=names[0], last=names[1], cells=names)

    def _is_straight(self, low: int, high: int) -> bool:
        """Whether a straight way leads from one cell to the other on the board."""
        for shift in self.grid.axes:
            cell = low
            while cell < high and self.grid.cells >> cell & 1:
                cell += shift
            if cell == high:
                return True
        return False

    # Texts

    @property
    def key(self) -> Hashable:
        sarsens = self.sarsens if self.setting.nostack else 0
        return self.tops, self.levels, sarsens, self.side, self.passes, min(self.turn, 2), self.out

    def text(self) -> str:
        """Every stone on top (`a1=V2`, with `-` behind it for a lintel), then what else matters, parted by `;`."""
        told = " ".join(f"{name}={self._stone(name)}" for name in self.pieces())
        gone = "".join(mark for side, mark in enumerate(self.setting.marks) if self.out >> side & 1)
        parts = [told, f"turn {self.turn}", f"passes {self.passes}", f"out {gone or '-'}", *self.more_text()]
        return "; ".join([*parts, f"{self.setting.marks[self.side]} to move"])

    def more_text(self) -> Iterator[str]:
        """What a layer above the stones adds to the text."""
        return iter(())

    def with_stone(self, word: str) -> Self:
        """With one more stone on an empty cell, told as in `text`. Raises KeyError, ValueError, TextError."""
        name, _, stone = word.partition("=")
        cell, side, kind = 1 << self.grid.index[name], self.setting.marks.index(stone[0]), stone[-1]
        height = int(stone[1:].removesuffix("-"))
        if self._built() & cell or not 0 < height < 1000:
            raise TextError("stone", line=word)
        levels = (*self.levels, *([0] * (height - len(self.levels))))
        return replace(
            self,
            tops=tuple(top | cell if one == side else top for one, top in enumerate(self.tops)),
            levels=tuple(level | cell if at < height else level for at, level in enumerate(levels)),
            sarsens=self.sarsens if kind == "-" else self.sarsens | cell,
        )

    def with_facts(self, told: dict[str, str]) -> Self:
        """With what `more_text` told."""
        return self

    def _stone(self, name: str) -> str:
        cell = self.grid.index[name]
        side = next(side for side, top in enumerate(self.tops) if top >> cell & 1)
        return f"{self.setting.marks[side]}{self.height(cell)}{'' if self.sarsens >> cell & 1 else '-'}"

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return narrow(self.moves(), typed, limit, label=self.label)

    def label(self, text: str, complete: bool) -> tuple[str, dict[str, Any]]:
        """Names a move or a step towards one."""
        if text in ("pass", SWAP):
            return text, {}
        first, _, last = text.partition("-")
        if last:
            return "lintel", {"from": first, "to": last}
        return ("sarsen" if complete else "lintel-from"), {"cell": first}

    def _built(self) -> int:
        """The cells that are not empty."""
        return self.levels[0] if self.levels else 0

    def next_side(self) -> int:
        """The side to move after the one that is."""
        side = self.side
        while True:
            side = (side + 1) % self.setting.players
            if not self.out >> side & 1:
                return side

    def _next_turn(self) -> int:
        return min(self.turn + 1, 2)

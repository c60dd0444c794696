"""The stones of Druid: sarsens and lintels on any grid, and what joins sides [002]. Shared by the four games."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from engine.boards import bits
from engine.boards.grid import Grid
from engine.errors import IllegalMove, TextError
from engine.games.druid import druid_moves
from engine.games.druid.druid_moves import KINDS, LINTEL, SARSEN
from engine.notation import number
from engine.outcome import Result
from engine.play import SWAP
from engine.position import Piece, Position, Prompt
from engine.suggest import Suggestion, narrow


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


@dataclass(frozen=True, slots=True)
class DruidPosition(Position):
    """What stands on every cell (whose, how high, a sarsen or a lintel), and whose turn it is."""

    setting: Setting
    tops: tuple[int, ...]
    """For each side, the cells whose topmost stone is its own."""
    digits: tuple[int, ...] = ()
    """The heights of all cells in binary, gaps included: for each digit, the ones first, the cells that have it."""
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
        *druid_moves.REFUSALS,
        "enemy-top",
        "sarsen-on-sarsen",
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

    needs_confirmation: ClassVar[tuple[str, ...]] = ("pass",)

    @classmethod
    def opening(cls, setting: Setting) -> Self:
        """The empty board."""
        return cls(setting, (0,) * len(setting.marks))

    # What there is

    @property
    def grid(self) -> Grid:
        """The board."""
        return self.setting.grid

    @property
    def built(self) -> int:
        """The cells that are not empty."""
        return sum(self.tops)

    @property
    def blocked(self) -> int:
        """The cells on which no stone may be placed."""
        return 0

    @property
    def may_swap(self) -> bool:
        """Whether the players may exchange sides now (R9)."""
        return self.turn == 1 and len(self.tops) == 2

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if not self.passes:
            return ()
        return (Prompt("passed", {"count": self.passes, "left": self._still_in() - self.passes}),)

    def height(self, cell: int) -> int:
        """The number of levels of a cell, gaps included."""
        return sum((digit >> cell & 1) << place for place, digit in enumerate(self.digits))

    def heights(self) -> dict[str, int]:
        """The height of every cell that is not empty, by name."""
        return {self.grid.names[cell]: self.height(cell) for cell in bits(self.built)}

    def pieces(self) -> dict[str, Piece]:
        found = {cell: side for side, top in enumerate(self.tops) for cell in bits(top)}
        kinds = (LINTEL, SARSEN)
        return {self.grid.names[cell]: Piece(found[cell], kinds[self.sarsens >> cell & 1]) for cell in sorted(found)}

    def places(self) -> tuple[str, ...]:
        return tuple(self._sarsen_texts())

    # Moves

    def moves(self) -> Iterator[str]:
        yield from self._sarsen_texts()
        yield from self._lintel_texts()
        yield from self.words()

    def _sarsen_texts(self) -> Iterator[str]:
        """Every legal sarsen."""
        names = self.grid.names
        for cell in bits(self.sarsen_places()):
            yield names[cell]

    def _lintel_texts(self) -> Iterator[str]:
        """Every legal lintel."""
        names = self.grid.names
        for shift, starts in zip(self.grid.axes, self.lintel_starts(), strict=True):
            for cell in bits(starts):
                yield f"{names[cell]}-{names[cell + 2 * shift]}"

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
        return self.grid.cells & ~(self.built ^ own | self.blocked)

    def lintel_starts(self) -> list[int]:
        """For each axis, the lower ends of the lintels that the mover may place."""
        return [self._starts(shift, line) for shift, line in zip(self.grid.axes, self.grid.lines, strict=True)]

    def _starts(self, shift: int, line: int) -> int:
        """All lintels of an axis at once, each at the bit of its lower end."""
        own, far = self.tops[self.side], 2 * shift
        uneven = gap = above = 0
        for digit in self.digits:  # whether the middle is above its end hangs on the highest digit that differs
            middle = digit >> shift
            differs = digit ^ middle
            uneven |= digit ^ digit >> far
            gap |= differs
            above ^= (above ^ middle) & differs
        barred = uneven | above
        if blocked := self.blocked:
            barred |= blocked | blocked >> shift | blocked >> far
        if self.setting.nogaps:
            barred |= gap
        other_end, middle = own >> far, own >> shift & ~gap
        two_own = own & other_end ^ (own | other_end) & middle
        return two_own & line & ~barred

    def after(self, move: str) -> Self:
        if move == SWAP:
            return replace(self, passes=0, turn=2, placed=0)
        if move == "pass":
            return self.turned(0, self.digits, self.sarsens, self.passes + 1)
        low, _, high = move.partition("-")
        index = self.grid.index
        return self._with_lintel(index[low], index[high]) if high else self._with_sarsen(index[low])

    def _with_sarsen(self, cell: int) -> Self:
        """The position after a legal sarsen on a cell."""
        stone = 1 << cell
        return self.turned(stone, raised(self.digits, stone), self.sarsens | stone)

    def _with_lintel(self, low: int, high: int) -> Self:
        """The position after a legal lintel from one cell to another: its middle level with its ends, then one up."""
        middle = 1 << (low + high) // 2
        stone = 1 << low | middle | 1 << high
        level = tuple([digit | middle if digit >> low & 1 else digit & ~middle for digit in self.digits])
        return self.turned(stone, raised(level, stone), self.sarsens & ~stone)

    def turned(self, stone: int, digits: tuple[int, ...], sarsens: int, passes: int = 0) -> Self:
        """The next side's turn, the cells of a stone now being the mover's."""
        tops = [top & ~stone for top in self.tops]
        tops[self.side] |= stone
        turn = self.turn + 1 if self.turn < 2 else 2
        return type(self)(
            self.setting,
            tuple(tops),
            digits,
            sarsens,
            self.next_side(),
            passes,
            turn,
            self.out,
            stone,
            *self.layer(stone),
        )

    def layer(self, stone: int) -> tuple[Any, ...]:
        """The fields that a layer above the stones adds, after the mover has placed a stone."""
        return ()

    # Ends

    @property
    def result(self) -> Result | None:
        if self.passes and self.passes >= self._still_in():
            return Result((), "passes")
        return self.won()

    def won(self) -> Result | None:
        """The win of whoever has just placed a stone: only they can have completed a connection."""
        for side, top in enumerate(self.tops):
            if top & self.placed and self._joins(side, top):
                group = self.grid.group(self.placed, top)
                if self._joins(side, group):
                    return Result((side,), "connection", self.grid.named(group))
        return None

    def _joins(self, side: int, cells: int) -> bool:
        """Whether cells touch all the edges that a side has to join."""
        edges = self.grid.edges
        for names in self.setting.joins[side]:
            for name in names:
                if not cells & edges[name]:
                    break
            else:
                return True
        return False

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(bits(self.out))

    def without(self, side: int) -> Self:
        """R1: the stones stay, and passes in succession count anew."""
        left = replace(self, out=self.out | 1 << side, passes=0, placed=0)
        return replace(left, side=left.next_side()) if side == self.side else left

    def next_side(self) -> int:
        """The side to move after the one that is."""
        side = self.side
        while True:
            side = (side + 1) % len(self.tops)
            if not self.out >> side & 1:
                return side

    def _still_in(self) -> int:
        return len(self.tops) - self.out.bit_count()

    # Reading

    def read(self, text: str) -> str:
        if text == "pass":
            return text
        if text == SWAP:
            self._check_swap()
            return text
        if druid_moves.read_step(text, self.grid):
            raise IllegalMove("no-walking")
        low, *rest = druid_moves.read_stone(text, self.grid)
        names = self.grid.names
        if not rest:
            self._check_sarsen(low)
            return names[low]
        self._check_lintel(low, *rest)
        return f"{names[low]}-{names[rest[-1]]}"

    def _check_swap(self) -> None:
        if not self.may_swap:
            raise IllegalMove("swap-too-late" if len(self.tops) == 2 else "swap-not-for-three")

    def _check_sarsen(self, cell: int) -> None:
        """Raises IllegalMove by the rule that the sarsen breaks."""
        name = self.grid.names[cell]
        if self.blocked >> cell & 1:
            raise IllegalMove("druid-in-the-way", cell=name, cells=(name,))
        if self.built >> cell & 1 and not self.tops[self.side] >> cell & 1:
            raise IllegalMove("enemy-top", cell=name, cells=(name,))
        if not self.sarsen_places() >> cell & 1:
            raise IllegalMove("sarsen-on-sarsen", cell=name, cells=(name,))

    def _check_lintel(self, *cells: int) -> None:
        """Raises IllegalMove by the rule that the lintel on three cells breaks."""
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

    # Suggestions

    def first_steps(self, limit: int) -> list[Suggestion]:
        """All moves, if they can be told at once; otherwise the kinds of stone, and what is no stone."""
        moves = list(self.moves())
        kinds = self._kinds() if len(moves) > limit else []
        told = self.words() if kinds else moves
        return [*kinds, *(Suggestion(move, *self.label(move, True)) for move in told)]

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """The stones of a kind that is named; the kinds, for what begins their names but no move; else the moves."""
        kind, begun = druid_moves.told_kind(typed)
        if kind:
            return druid_moves.suggest_kind(kind, begun, self._stones(kind), limit, self.label)[:limit]
        moves = list(self.moves())
        begins = any(move.startswith(typed) for move in moves)
        kinds = [] if begins else [one for one in self._kinds() if one.text.startswith(typed)]
        return kinds or narrow(moves, typed, limit, label=self.label)

    def _kinds(self) -> list[Suggestion]:
        """The kinds of stone that the mover may place, each with the number of ways to do it."""
        counts = {kind: sum(1 for _ in self._stones(kind)) for kind in KINDS}
        return [Suggestion(kind, f"kind-{kind}", {"count": count}, False) for kind, count in counts.items() if count]

    def _stones(self, kind: str) -> Iterator[str]:
        """Every legal stone of a kind."""
        return self._sarsen_texts() if kind == SARSEN else self._lintel_texts()

    def label(self, text: str, complete: bool) -> tuple[str, dict[str, Any]]:
        """Names a move or a step towards one."""
        if text in ("pass", SWAP):
            return text, {}
        first, _, last = text.partition("-")
        if last:
            return LINTEL, {"from": first, "to": last}
        return (SARSEN if complete else "lintel-from"), {"cell": first}

    # Texts

    @property
    def key(self) -> Hashable:
        sarsens = self.sarsens if self.setting.nostack else 0
        turn = self.turn if len(self.tops) == 2 else 2
        return self.tops, self.digits, sarsens, self.side, self.passes, turn, self.out

    def text(self) -> str:
        """Every stone on top (`a1=V2`, with `-` behind it for a lintel), then what else matters, parted by `;`."""
        told = " ".join(f"{name}={self._stone(name)}" for name in self.pieces())
        gone = "".join(mark for side, mark in enumerate(self.setting.marks) if self.out >> side & 1)
        parts = [told, f"turn {self.turn}", f"passes {self.passes}", f"out {gone or '-'}", *self.more_text()]
        return "; ".join([*parts, f"{self.setting.marks[self.side]} to move"])

    def more_text(self) -> Iterator[str]:
        """What a layer above the stones adds to the text."""
        return iter(())

    def _stone(self, name: str) -> str:
        cell = self.grid.index[name]
        side = next(side for side, top in enumerate(self.tops) if top >> cell & 1)
        return f"{self.setting.marks[side]}{self.height(cell)}{'' if self.sarsens >> cell & 1 else '-'}"

    def with_stone(self, word: str) -> Self:
        """With one more stone on an empty cell, told as in `text`. Raises KeyError, ValueError, TextError."""
        name, _, stone = word.partition("=")
        cell, side, kind = 1 << self.grid.index[name], self.setting.marks.index(stone[0]), stone[-1]
        height = number(stone[1:].removesuffix("-"), range(1, 1000))
        if self.built & cell:
            raise TextError("stone", line=word)
        digits = self.digits
        for _ in range(height):
            digits = raised(digits, cell)
        tops = tuple(top | cell if one == side else top for one, top in enumerate(self.tops))
        return replace(self, tops=tops, digits=digits, sarsens=self.sarsens if kind == "-" else self.sarsens | cell)

    def with_facts(self, told: dict[str, str]) -> Self:
        """With what `more_text` told."""
        return self


def raised(digits: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """Heights in binary, some cells being one higher: an addition with carry."""
    found = []
    for digit in digits:
        found.append(digit ^ cells)
        cells &= digit
    return (*found, cells) if cells else tuple(found)

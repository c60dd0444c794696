"""The position of the four Druid games [002]: stones on a grid, which ones may be placed, and which groups win."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from engine.boards import bits
from engine.boards.contents import PlacedStones
from engine.boards.grid import Grid
from engine.errors import IllegalMove, IncompleteMove, TextError
from engine.games.druid import druid_moves
from engine.games.druid.druid_half_moves import HalfStone
from engine.games.druid.druid_moves import LINTEL, SARSEN, Stone, stones_of
from engine.games.druid.stones import levelled, lintel_starts, raised, supports
from engine.half_moves import HalfMove
from engine.outcome import Result
from engine.position import PASS, SWAP, Piece, Position, Prompt
from engine.spelling import read_number

DruidMove = Stone | str
"""A stone, or a word: `pass`, `swap`, the direction of a druid's step."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The constants of a match: the board, the sides with their goals, and the options."""

    grid: Grid
    marks: tuple[str, ...]
    """The letter of each side."""
    joins: tuple[tuple[tuple[str, ...], ...], ...]
    """For each side, the sets of edges; a group wins that touches every edge of one set."""
    nogaps: bool = False
    nostack: bool = False
    goals: tuple[tuple[tuple[int, ...], ...], ...] = field(init=False, compare=False, repr=False)
    """The same as `joins`, with each edge as a set of cells."""

    def __post_init__(self) -> None:
        edges = self.grid.edges
        goals = tuple(tuple(tuple(edges[name] for name in names) for names in joins) for joins in self.joins)
        object.__setattr__(self, "goals", goals)


@dataclass(frozen=True, slots=True)
class DruidPosition(Position):
    """The stones on every cell and the side to move. Sets of cells are integers, one bit a cell."""

    setting: Setting
    tops: tuple[int, ...]
    """For each side, the cells whose topmost stone it owns."""
    height_bits: tuple[int, ...] = ()
    """The heights of all cells, gaps included: item i is the set of the cells whose height has bit i set."""
    sarsens: int = 0
    """The cells whose topmost stone is a sarsen."""
    side: int = 0
    passes: int = 0
    """The number of passes in succession."""
    turn: int = 0
    out: int = 0
    """The sides that have left, one bit a side."""
    placed: int = field(default=0, compare=False)
    """The cells of the stone that the latest move placed."""

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
        "no-lintel",
    )

    needs_confirmation: ClassVar[tuple[str, ...]] = (PASS,)

    @classmethod
    def opening(cls, setting: Setting) -> Self:
        """Return the empty board."""
        return cls(setting, (0,) * len(setting.marks))

    # Stones

    @property
    def grid(self) -> Grid:
        """The board."""
        return self.setting.grid

    @property
    def built(self) -> int:
        """The cells that hold a stone."""
        return sum(self.tops)

    @property
    def blocked(self) -> int:
        """The cells on which no stone may be placed."""
        return 0

    @property
    def swaps(self) -> bool:
        return len(self.tops) == 2

    @property
    def may_pass(self) -> bool:
        return True

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if not self.passes:
            return ()
        return (Prompt("passed", {"count": self.passes, "left": self._still_in() - self.passes}),)

    def height(self, cell: int) -> int:
        """Return the number of levels of a cell, gaps included."""
        return sum((cells >> cell & 1) << place for place, cells in enumerate(self.height_bits))

    def heights(self) -> dict[str, int]:
        """Return the height of every cell that holds a stone, by the cell's name."""
        found = dict.fromkeys(bits(self.built), 0)
        for place, cells in enumerate(self.height_bits):
            for cell in bits(cells):
                found[cell] += 1 << place
        return {self.grid.names[cell]: height for cell, height in found.items()}

    @property
    def tallest(self) -> int:
        """The height of the highest cell; 0 on an empty board."""
        height, cells = 0, self.built
        for place, raised_cells in reversed([*enumerate(self.height_bits)]):
            if cells & raised_cells:
                height, cells = height + (1 << place), cells & raised_cells
        return height

    def pieces(self) -> dict[str, Piece]:
        found: dict[int, Piece] = {}
        for side, top in enumerate(self.tops):
            for kind, cells in ((SARSEN, top & self.sarsens), (LINTEL, top & ~self.sarsens)):
                found |= dict.fromkeys(bits(cells), Piece(side, kind))
        return {self.grid.names[cell]: found[cell] for cell in sorted(found)}

    def places(self) -> tuple[str, ...]:
        return self.grid.named(self.sarsen_places())

    # Moves

    def moves(self) -> Iterator[DruidMove]:
        yield from stones_of(self.setting.grid).among(self.sarsen_places(), self.lintel_starts())
        yield from self.other_moves()

    def stones(self, kind: str) -> Iterator[Stone]:
        """Return every legal stone of a kind."""
        table = stones_of(self.grid)
        return table.among(self.sarsen_places()) if kind == SARSEN else table.among(0, self.lintel_starts())

    def other_moves(self) -> Iterator[str]:
        """Yield the legal moves that place no stone."""
        if self.may_swap:
            yield SWAP
        if self.may_pass:
            yield PASS

    def sarsen_places(self) -> int:
        """Return the cells on which the mover may place a sarsen."""
        own, setting = self.tops[self.side], self.setting
        if setting.nostack:
            own &= ~self.sarsens
        return setting.grid.cells & ~(sum(self.tops) ^ own | self.blocked)

    def lintel_starts(self) -> list[int]:
        """Return for each axis the lower ends of the lintels that the mover may place."""
        setting, grid = self.setting, self.setting.grid
        found = supports(grid.axes, grid.lines, self.height_bits, setting.nogaps, self.blocked)
        return lintel_starts(found, self.tops[self.side])

    def after(self, move: DruidMove) -> Self:
        if isinstance(move, Stone):
            cells = move.cells
            if not move.shift:
                return self.next_turn(cells, raised(self.height_bits, cells), self.sarsens | cells)
            level = levelled(self.height_bits, [(1 << move.low, move.shift)])
            return self.next_turn(cells, raised(level, cells), self.sarsens & ~cells)
        if move == SWAP:
            return replace(self, passes=0, turn=2, placed=0)
        return self.next_turn(0, self.height_bits, self.sarsens, self.passes + 1)

    def next_turn(self, stone: int, height_bits: Iterable[int], sarsens: int, passes: int = 0) -> Self:
        """Return the position of the next turn, in which the mover owns the cells of `stone`."""
        tops = [top & ~stone for top in self.tops]
        tops[self.side] |= stone
        turn = self.turn + 1 if self.turn < 2 else 2
        return type(self)(
            self.setting,
            tuple(tops),
            tuple(height_bits),
            sarsens,
            self.next_side(),
            passes,
            turn,
            self.out,
            stone,
            *self.more_fields(stone),
        )

    def more_fields(self, stone: int) -> tuple[Any, ...]:
        """Return the fields that a subclass adds, as they are after the mover has placed `stone`."""
        return ()

    # Ends

    @property
    def result(self) -> Result | None:
        if self.passes and self.passes >= self._still_in():
            return Result((), "passes")
        return self.won()

    def won(self) -> Result | None:
        """Return the win of the side that has just placed a stone; no other side can have completed a connection."""
        for side, top in enumerate(self.tops):
            if top & self.placed and self._joins(side, top):
                group = self.grid.group(self.placed, top)
                if self._joins(side, group):
                    return Result((side,), "connection", self.grid.named(group))
        return None

    def _joins(self, side: int, cells: int) -> bool:
        """Return whether `cells` touch all edges of one of the sets that the side has to join."""
        for edges in self.setting.goals[side]:
            for edge in edges:
                if not cells & edge:
                    break
            else:
                return True
        return False

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(bits(self.out))

    def without(self, side: int) -> Self:
        """Return the position after a side has left: its stones stay, and passes count anew (R1)."""
        left = replace(self, out=self.out | 1 << side, passes=0, placed=0)
        return replace(left, side=left.next_side()) if side == self.side else left

    def turned_to(self, side: int) -> Self:
        return replace(self, side=side)

    def next_side(self) -> int:
        """Return the side whose turn is next."""
        side = self.side
        while True:
            side = (side + 1) % len(self.tops)
            if not self.out >> side & 1:
                return side

    def _still_in(self) -> int:
        return len(self.tops) - self.out.bit_count()

    # Reading

    def read(self, text: str) -> DruidMove:
        if text == SWAP:
            raise IllegalMove("swap-not-for-three")
        stone = stones_of(self.grid).by_text.get(text) or self._read_stone(text)
        if stone.shift:
            self._check_lintel(stone)
        else:
            self._check_sarsen(stone.low)
        return stone

    def _read_stone(self, text: str) -> Stone:
        """Return the stone that a text names in its own way. Raises MoveError."""
        if druid_moves.read_step(text):
            raise IllegalMove("no-walking")
        try:
            return druid_moves.read_stone(text, self.grid)
        except IncompleteMove as half:
            self._check_begun(half)
            raise

    def _check_begun(self, half: IncompleteMove) -> None:
        """Raise IllegalMove("no-lintel") for half a lintel if none can be placed, or none that ends on its cell."""
        if half.code != "lintel-incomplete" and half.data.get("kind") != LINTEL:
            return
        lintels, cells = list(self.stones(LINTEL)), half.data.get("cells", ())
        if not any({*cells} <= {*lintel.ends} for lintel in lintels):
            raise IllegalMove("no-lintel", cell="".join(cells), anywhere=bool(lintels), cells=cells)

    def _check_sarsen(self, cell: int) -> None:
        """Raise IllegalMove with the code of the rule that the sarsen breaks, if it breaks one."""
        if self.sarsen_places() >> cell & 1:
            return
        name = self.grid.names[cell]
        if self.blocked >> cell & 1:
            raise IllegalMove("druid-in-the-way", cell=name, cells=(name,))
        if self.built >> cell & 1 and not self.tops[self.side] >> cell & 1:
            raise IllegalMove("enemy-top", cell=name, cells=(name,))
        raise IllegalMove("sarsen-on-sarsen", cell=name, cells=(name,))

    def _check_lintel(self, lintel: Stone) -> None:
        """Raise IllegalMove with the code of the rule that a lintel breaks, if it breaks one."""
        if self.lintel_starts()[self.grid.axes.index(lintel.shift)] >> lintel.low & 1:
            return
        cells, names = list(bits(lintel.cells)), lintel.names
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
        carriers = [cell for cell in cells if self.height(cell) == first]
        own = sum(self.tops[self.side] >> cell & 1 for cell in carriers)
        code = "lintel-three-own" if own == 3 else "lintel-too-few-own"
        raise IllegalMove(code, own=own, cells=tuple(self.grid.names[cell] for cell in carriers))

    def half_move(self, text: str) -> HalfMove:
        others = {move: "".join(self.grid.named(self.target(move))) for move in self.other_moves()}
        return HalfStone(self, text, self.grid, (*self.stones(SARSEN), *self.stones(LINTEL)), others)

    def target(self, move: str) -> int:
        """Return the cell that a step takes the mover's druid to, as a set: empty if it has none, or for a word."""
        return 0

    # Texts

    @property
    def key(self) -> Hashable:
        sarsens = self.sarsens if self.setting.nostack else 0
        turn = self.turn if len(self.tops) == 2 else 2
        return self.tops, self.height_bits, sarsens, self.side, self.passes, turn, self.out

    @property
    def content(self) -> PlacedStones:
        return PlacedStones(self.grid, self.tops, self.side, self.height_bits)

    def text(self) -> str:
        """Return the top of every cell (`a1=V2`, with `-` after it for a lintel) and the other fields, split by `;`."""
        stones = " ".join(f"{name}={self._stone(name)}" for name in self.pieces())
        out = "".join(mark for side, mark in enumerate(self.setting.marks) if self.out >> side & 1)
        parts = [stones, f"turn {self.turn}", f"passes {self.passes}", f"out {out or '-'}", *self.more_text()]
        return "; ".join([*parts, f"{self.setting.marks[self.side]} to move"])

    def more_text(self) -> Iterator[str]:
        """Yield the fields that a subclass adds to the text."""
        return iter(())

    def _stone(self, name: str) -> str:
        cell = self.grid.index[name]
        side = next(side for side, top in enumerate(self.tops) if top >> cell & 1)
        return f"{self.setting.marks[side]}{self.height(cell)}{'' if self.sarsens >> cell & 1 else '-'}"

    def with_stone(self, text: str) -> Self:
        """Return the position with a stone, written as `text()` writes it, on an empty cell.

        Raises KeyError, ValueError or TextError.
        """
        name, _, stone = text.partition("=")
        cell, side, kind = 1 << self.grid.index[name], self.setting.marks.index(stone[0]), stone[-1]
        height = read_number(stone[1:].removesuffix("-"), range(1, 1000))
        if self.built & cell:
            raise TextError("stone", line=text)
        height_bits = list(self.height_bits)
        for _ in range(height):
            height_bits = raised(height_bits, cell)
        tops = tuple(top | cell if owner == side else top for owner, top in enumerate(self.tops))
        sarsens = self.sarsens if kind == "-" else self.sarsens | cell
        return replace(self, tops=tops, height_bits=tuple(height_bits), sarsens=sarsens)

    def with_fields(self, fields: dict[str, str]) -> Self:
        """Return the position with the fields that `more_text` has written, by name. Others are left alone."""
        return self

    def check_typed(self) -> None:
        """Raise TextError for a position that no match comes to."""

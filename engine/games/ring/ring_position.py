"""The movement phase of both games on the ring [001] [000]: moving, relocating, and what ends a match."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import ClassVar, Self

from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.ring import RING, cells_of, easiest_path, reach
from engine.errors import IllegalMove, UnreadableMove
from engine.games.ring import ring_moves
from engine.games.ring.deluxe_board import DeluxeBoard
from engine.games.ring.deluxe_rules import Relocate, Rule
from engine.games.ring.ring_moves import PLAIN_MOVES, Relocation, RingMove, read_cell, read_cells
from engine.outcome import Result
from engine.position import PASS, Piece, Position
from engine.spelling import NUMBER_FIRST

SIDES = ("white", "red")
_RELOCATION = re.compile(rf"x{ring_moves.CELL}>{ring_moves.CELL}")
_FIRST_RELOCATION = re.compile(r" x ?(?=[0-9])")


class RingPosition(DeluxeBoard, Position):
    """A position on the ring, as if no more pieces are placed."""

    __slots__ = ()

    spelling = NUMBER_FIRST
    rules: tuple[Rule, ...]
    """The rules in force, in the order in which they are asked."""
    kinds: ClassVar = ("pawn", "druid")
    """The names of the pieces."""

    def pieces(self) -> dict[str, Piece]:
        kinds = zip(self.kinds, (self.pawns, self.druids), strict=True)
        found: dict[int, Piece] = {}
        for kind, sets in kinds:
            for side in (0, 1):
                found |= dict.fromkeys(bits(sets[side]), Piece(side, kind))
        return {RING.names[cell]: found[cell] for cell in sorted(found)}

    def path(self, start: str, end: str) -> tuple[str, ...]:
        """Return the cells of a move's path, both ends included; the same before and after the move."""
        return tuple(RING.names[cell] for cell in easiest_path(RING.index[start], RING.index[end], self.occupied))

    def moves(self) -> Iterator[RingMove | str]:
        found = self._moves()
        first = next(found, None)
        if first is None:
            yield PASS  # R3
            return
        yield first
        yield from found

    def read(self, text: str) -> RingMove | str:
        base, suffix = _divided(text)
        start, end, _ = self._read_base(base)
        relocations = _read_relocations(suffix, self.pawns_to_relocate(start, end))
        self.moved(start, end).check_relocations(relocations)
        return RingMove(start, end, relocations)

    def after(self, move: RingMove | str) -> Self:
        if isinstance(move, str):  # a pass
            return self.passed()
        start, end, relocations = move
        position = self.moved(start, end)
        for source, target in relocations:
            position = position.relocated(source, target)
        return position.passed()

    @property
    def result(self) -> Result | None:
        for side in (1 - self.side, self.side):  # the mover first (R7)
            for rule in self.rules:
                if win := rule.win(self, side):
                    return win
        return next(filter(None, (rule.end(self) for rule in self.rules)), None)

    @property
    def result_at_turn(self) -> Result | None:
        return next(filter(None, (rule.end_at_turn(self) for rule in self.rules)), None)

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(RING, (self.pieces_of(0), self.pieces_of(1)), self.side)

    # Moving

    def _read_base(self, text: str) -> RingMove:
        """Return the move whose relocations are left out of the text. Raises MoveError."""
        start = read_cells(text)[0]
        if self.is_held(start):
            name = RING.names[start]
            raise IllegalMove("druid-held", cell=name, cells=(name,))
        return ring_moves.read_move(text, self.movable, self.occupied)

    def _base_moves(self) -> Iterator[RingMove]:
        """Yield every move without its relocations."""
        occupied = self.occupied
        for start in bits(self.movable):
            moves = PLAIN_MOVES[start]
            for end in cells_of(reach(start, occupied)):
                yield moves[end]

    def _moves(self) -> Iterator[RingMove]:
        """Return the moves of pieces, without a pass."""
        if not any(isinstance(rule, Relocate) for rule in self.rules):
            return self._base_moves()
        return chain.from_iterable(map(self._with_relocations, self._base_moves()))

    def _with_relocations(self, move: RingMove) -> Iterable[RingMove]:
        """Return a move with every way to relocate the pawns that it surrounds."""
        if not (surrounded := self.pawns_to_relocate(move.start, move.end)):
            return (move,)
        ways = self.moved(move.start, move.end).ways_to_relocate(tuple(bits(surrounded)))
        return (RingMove(move.start, move.end, way) for way in ways)

    def pawns_to_relocate(self, start: int, end: int) -> int:
        """Return the set of pawns that a move surrounds, and that are to be relocated with it."""
        return sum(rule.pawns_to_relocate(self, start, end) for rule in self.rules)

    def check_relocations(self, relocations: Iterable[Relocation]) -> None:
        """Raise IllegalMove for the first relocation, made in order, that does not end on an empty cell."""
        position = self
        for source, target in relocations:
            name = RING.names[target]
            if source == target:
                raise IllegalMove("relocation-same-cell", cell=name, cells=(name,))
            if position.occupied >> target & 1:
                raise IllegalMove("relocation-taken", cell=name, cells=(name,))
            position = position.relocated(source, target)

    def ways_to_relocate(self, surrounded: tuple[int, ...]) -> Iterator[tuple[Relocation, ...]]:
        """Yield every way to put the surrounded pawns on empty cells, one after the other."""
        if not surrounded:
            yield ()
            return
        source, *others = surrounded
        for target in self.empty_cells():
            for more in self.relocated(source, target).ways_to_relocate(tuple(others)):
                yield (source, target), *more


def _divided(text: str) -> tuple[str, str]:
    """Divide a typed move before its first relocation; there may be none."""
    base, *suffix = _FIRST_RELOCATION.split(text, maxsplit=1)
    return base, f"x{suffix[0]}" if suffix else ""


def _read_relocations(text: str, surrounded: int) -> tuple[Relocation, ...]:
    """Return the relocations written in `text`, in canonical order.

    Raises MoveError unless they are of exactly the surrounded pawns.
    """
    relocations = [
        (read_cell(found[1], found[2]), read_cell(found[3], found[4])) for found in _RELOCATION.finditer(text)
    ]
    if _RELOCATION.sub("", text).strip(" ,"):
        raise UnreadableMove("relocation-unreadable", text=text[:40])
    sources = [source for source, _ in relocations]
    for source in sources:
        name = RING.names[source]
        if sources.count(source) > 1:
            raise IllegalMove("relocation-twice", cell=name, cells=(name,))
        if not surrounded >> source & 1:
            raise IllegalMove("relocation-superfluous", cell=name, cells=(name,))
    missing = RING.named(surrounded & ~sum(1 << source for source in sources))
    if missing:
        raise IllegalMove("relocation-missing", waiting=missing, cells=missing)
    return tuple(sorted(relocations))

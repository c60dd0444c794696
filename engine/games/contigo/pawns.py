"""A turn of Contigo [003] [004]: first a pawn, then pebbles. What its two games share, and how a turn can be wrong."""

from abc import abstractmethod
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, Self

from engine.boards import bits
from engine.boards.pits import CELLS, WAYS, leg, way_to
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, MoveError
from engine.games.contigo import pebbles, turn_steps
from engine.games.contigo.pebbles import Sowing, told
from engine.games.contigo.turn_texts import read_turn, split
from engine.outcome import Result
from engine.position import Position, Prompt
from engine.suggest import Suggestion


class Reach(NamedTuple):
    """One of the four ways a piece may think of going."""

    pit: int
    """The number of the pit that rules it."""
    pebbles: int
    """How many pebbles that pit holds: how far a move goes."""
    room: int
    """How many cells there are that way."""
    to: str
    """The cell where the move would end; empty where there is none."""
    refused: str
    """The code of the refusal that such a move meets; empty for a legal one."""


class PawnPosition(Position):
    """Pieces on the cells, pebbles in the pits. Subclasses tell how a piece moves and what wins."""

    __slots__ = ()

    pits: bytes
    """The number of pebbles in each pit, in the order of their numbers."""
    won: Result | None
    """The end that the pawn part just made has brought about."""

    refusals: ClassVar[tuple[str, ...]] = (
        *pebbles.REFUSALS,
        "cannot-pass",
        "empty-start",
        "incomplete",
        "leaves-board",
        "no-pawn-can-move",
        "no-such-cell",
        "not-straight",
        "not-yours",
        "pawn-missing",
        "pawn-stuck",
        "pebbles-missing",
        "pebbles-superfluous",
        "pit-distance",
        "pit-zero",
        "same-cell",
        "which-pawn",
    )

    # What a game tells

    @property
    @abstractmethod
    def own(self) -> int:
        """The cells of the pieces that the side to move may move."""

    @property
    @abstractmethod
    def occupied(self) -> int:
        """The cells that hold a piece."""

    @abstractmethod
    def ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Where the pawn part that has come over `cells` (the first is its start) may go next, each once."""

    @abstractmethod
    def pawn_parts(self) -> Iterator[tuple[str, bool]]:
        """Every legal pawn part, each once, lazily, and whether it ends the game."""

    @abstractmethod
    def between(self, part: str) -> Self:
        """The position after a legal pawn part, given canonically, and before the pebble part of the same turn."""

    @abstractmethod
    def read_part(self, cells: tuple[int, ...]) -> str:
        """The canonical pawn part that two or more cells tell. Raises MoveError by the rule that it breaks."""

    @abstractmethod
    def passed(self, counts: bytes) -> Self:
        """With `counts` in the pits, and the turn passed on."""

    @abstractmethod
    def part_label(self, part: str) -> tuple[str, dict[str, Any]]:
        """What the last leg of a legal pawn part does: the label of a suggestion, and its data."""

    @abstractmethod
    def refused_at(self, end: int) -> str:
        """The code of the refusal that a piece meets which would end there; empty for none."""

    # Moves

    @property
    def can_move(self) -> bool:
        """Whether the side to move can move a pawn, and so must."""
        return any(True for start in bits(self.own) for _ in self.ends((start,)))

    def moves(self) -> Iterator[str]:
        """Pawn parts change faster than pebble parts, so that the first few moves are of many pawns."""
        if not self.can_move:
            yield from pebbles.sowings(self.pits)
            return
        for at, pebble_part in enumerate(pebbles.sowings(self.pits)):
            for part, ending in self.pawn_parts():
                if not ending:
                    yield f"{part} {pebble_part}"
                elif at == 0:
                    yield part

    def read(self, text: str) -> str:
        if text == "pass":
            raise IllegalMove("cannot-pass")
        cells, sowing = read_turn(text)
        if not self.can_move:
            if cells or sowing is None:
                raise IllegalMove("no-pawn-can-move", cells=tuple(CELLS.names[cell] for cell in cells))
            return pebbles.check(sowing, self.pits)
        if not cells:
            raise IllegalMove("pawn-missing", text=str(sowing))
        if len(cells) == 1:
            raise self._half_a_move(cells[0], sowing)
        return self._turn(self.read_part(cells), sowing)

    def _turn(self, part: str, sowing: Sowing | None) -> str:
        """The whole turn with a legal pawn part. Raises MoveError."""
        if self.between(part).won:
            if sowing:
                raise IllegalMove("pebbles-superfluous", move=part)
            return part
        if sowing is None:
            raise IncompleteMove("pebbles-missing", move=part)
        return pebbles.check(sowing, self.pits, part)

    def after(self, move: str) -> Self:
        part, pebble_part = split(move)
        position = self.between(part) if part else self
        return position.passed(pebbles.sown(self.pits, pebble_part) if pebble_part else self.pits)

    @property
    def result(self) -> Result | None:
        return self.won

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return () if self.can_move else (Prompt("pebbles-only"),)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return turn_steps.suggest(self, typed, limit)

    # What a picture shows

    def reach(self, cell: str) -> tuple[str, ...]:
        """The cells where a move of the piece on `cell` may end, in board order."""
        return CELLS.named(sum(1 << end for end in self.ends((CELLS.index[cell],))))

    def ways(self, cell: str) -> tuple[Reach, ...]:
        """The four straight ways from a cell: north, east, south, west."""
        return tuple(self._reach(CELLS.index[cell], at) for at in range(4))

    def _reach(self, cell: int, at: int) -> Reach:
        way = WAYS[cell][at]
        count, room, end = self.pits[way.pit - 1], len(way.ray), leg(way, self.pits)
        if end is None:
            return Reach(way.pit, count, room, "", "leaves-board" if count else "pit-zero")
        return Reach(way.pit, count, room, CELLS.names[end], self.refused_at(end))

    def corners(self, part: str) -> tuple[str, ...]:
        """The cells between which a legal pawn part, made from here, goes straight."""
        return tuple(part.split("-"))

    def path(self, part: str) -> tuple[str, ...]:
        """Every cell that a legal pawn part, made from here, passes, both ends included."""
        cells = [CELLS.index[name] for name in self.corners(part)]
        passed = cells[:1]
        for start, end in pairwise(cells):
            way = way_to(start, end)
            passed += way.ray[: way.ray.index(end) + 1] if way else ()
        return tuple(CELLS.names[cell] for cell in passed)

    # How a pawn part can be wrong

    def _half_a_move(self, cell: int, sowing: Sowing | None) -> MoveError:
        """What to answer to a single cell: where to, for an own piece; which piece, for a cell that some can reach."""
        name = CELLS.names[cell]
        if self.own >> cell & 1:
            if any(True for _ in self.ends((cell,))):
                return IncompleteMove("incomplete", text=name, cells=(name,))
            return IllegalMove("pawn-stuck", cell=name, cells=(name,), pits=tuple(way.pit for way in WAYS[cell]))
        starts = [CELLS.names[start] for start in bits(self.own) if cell in self.ends((start,))]
        if starts:
            behind = f" {sowing}" if sowing else ""
            candidates = tuple(f"{start}-{name}{behind}" for start in starts)
            return AmbiguousMove("which-pawn", cell=name, candidates=candidates, cells=tuple(starts))
        return IllegalMove("not-yours" if self.occupied >> cell & 1 else "empty-start", cell=name, cells=(name,))

    def check_start(self, start: int, end: int) -> None:
        """Raises IllegalMove unless a move from one cell to the other is one of an own piece."""
        name = CELLS.names[start]
        if start == end:
            raise IllegalMove("same-cell", cell=name, cells=(name,))
        if not self.own >> start & 1:
            raise IllegalMove("not-yours" if self.occupied >> start & 1 else "empty-start", cell=name, cells=(name,))

    def check_straight(self, start: int, end: int) -> None:
        """Raises IllegalMove unless the pit towards which a piece goes says that it ends there."""
        names = CELLS.names[start], CELLS.names[end]
        ends, way = {"from": names[0], "to": names[1]}, way_to(start, end)
        if way is None:
            raise IllegalMove("not-straight", **ends, cells=names)
        here, room, asked = told(way.pit, self.pits), len(way.ray), way.ray.index(end) + 1
        if not here["count"]:
            raise IllegalMove("pit-zero", **ends, **here, cells=names, pits=(way.pit,))
        if here["count"] > room:
            raise IllegalMove("leaves-board", **ends, **here, room=room, cells=names, pits=(way.pit,))
        if here["count"] != asked:
            raise IllegalMove("pit-distance", **ends, **here, asked=asked, cells=names, pits=(way.pit,))

    def check_end(self, end: int) -> None:
        """Raises IllegalMove unless a piece may end there."""
        if code := self.refused_at(end):
            name = CELLS.names[end]
            raise IllegalMove(code, cell=name, cells=(name,))

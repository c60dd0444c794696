"""The base of both games of Contigo [003] [004]: a turn is a pawn part and a pebble part, in this order."""

from abc import abstractmethod
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, Self

from engine.boards import bits
from engine.boards.pits import CELLS, NOWHERE, RAYS, ray_between, straight_ends
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, MoveError
from engine.games.contigo.contigo_notation import read_turn
from engine.games.contigo.sowing import REFUSALS, Sowing, after_sowing, check_sowing, legal_sowings, pit_data, pit_name
from engine.games.contigo.turn import Turn
from engine.outcome import Result
from engine.position import Position, Prompt


class Leg(NamedTuple):
    """A straight move of a pawn in one of the four directions, legal or not."""

    pit: int
    """The number of the pit at the end of the line, which rules the leg."""
    pebbles: int
    """The number of pebbles in the pit, which is the number of cells that the leg goes."""
    room: int
    """The number of cells in this direction."""
    to: str
    """The cell where the leg ends; empty if it would leave the board, or go nowhere."""
    refused: str
    """The code of the refusal if the leg is illegal, else empty."""


class ContigoPosition(Position):
    """Pawns on the cells and pebbles in the pits. Subclasses say how pawns move and what wins."""

    __slots__ = ()

    pits: bytes
    """The number of pebbles in each pit, in the order of the pits' numbers."""
    won: Result | None
    """The result that the pawn part just made has brought about, if any."""

    refusals: ClassVar[tuple[str, ...]] = (
        *REFUSALS,
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

    # What each game defines

    @property
    @abstractmethod
    def own(self) -> int:
        """The cells of the pawns that the side to move may move."""

    @property
    @abstractmethod
    def occupied(self) -> int:
        """The cells that hold a pawn."""

    @abstractmethod
    def leg_ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Yield each cell where the next leg of a pawn part over `cells` may end; the first of these is its start."""

    @abstractmethod
    def pawn_parts(self) -> Iterator[tuple[Turn, bool]]:
        """Yield every legal pawn part once, as a turn without pebbles, and whether it ends the game."""

    @abstractmethod
    def after_pawn(self, turn: Turn) -> Self:
        """Return the position after the legal pawn part of a turn, before its pebble part."""

    @abstractmethod
    def read_pawn_part(self, cells: tuple[int, ...]) -> Turn:
        """Return the pawn part that goes over two or more cells, as a turn without pebbles.

        Raises MoveError with the code of the rule that it breaks.
        """

    @abstractmethod
    def next_turn(self, counts: bytes) -> Self:
        """Return the position with `counts` in the pits and the next side to move."""

    @abstractmethod
    def pawn_part_label(self, part: Turn) -> tuple[str, dict[str, Any]]:
        """Return the label and data of a suggestion that says what the last leg of a legal pawn part does."""

    @abstractmethod
    def end_refused(self, end: int) -> str:
        """Return the code of the refusal for a leg that ends on this cell, or an empty text if it may."""

    # Moves

    @property
    def can_move(self) -> bool:
        """Whether the side to move can move a pawn, and so must."""
        return any(True for start in bits(self.own) for _ in self.leg_ends((start,)))

    def moves(self) -> Iterator[Turn]:
        """Yield every legal turn, pawn parts changing fastest, so that the first turns are of different pawns."""
        if not self.can_move:
            yield from (Turn((), sowing) for sowing in legal_sowings(self.pits))
            return
        parts = list(self.pawn_parts())
        for index, sowing in enumerate(legal_sowings(self.pits)):
            for part, ends_game in parts:
                if not ends_game:
                    yield Turn(part.path, sowing)
                elif index == 0:
                    yield part

    def read(self, text: str) -> Turn:
        cells, sowing = read_turn(text)
        if not self.can_move:
            if cells or sowing is None:
                raise IllegalMove("no-pawn-can-move", cells=tuple(CELLS.names[cell] for cell in cells))
            return Turn((), check_sowing(sowing, self.pits))
        if not cells:
            raise IllegalMove("pawn-missing", text=str(sowing))
        if len(cells) == 1:
            raise self._single_cell(cells[0], sowing)
        return self._check_turn(self.read_pawn_part(cells), sowing)

    def _check_turn(self, part: Turn, sowing: Sowing | None) -> Turn:
        """Return the turn with a legal pawn part. Raises MoveError."""
        if self.after_pawn(part).won:
            if sowing:
                raise IllegalMove("pebbles-superfluous", move=str(part))
            return part
        if sowing is None:
            raise IncompleteMove("pebbles-missing", move=str(part))
        return Turn(part.path, check_sowing(sowing, self.pits, str(part)))

    def after(self, move: Turn) -> Self:
        position = self.after_pawn(move) if move.path else self
        return position.next_turn(after_sowing(self.pits, move.sowing) if move.sowing else self.pits)

    @property
    def result(self) -> Result | None:
        return self.won

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return () if self.can_move else (Prompt("pebbles-only"),)

    # What a picture shows

    def places_of(self, refusal: MoveError) -> tuple[str, ...]:
        """Return cells by their names, and the pits of `data["pits"]` as `pit 9`."""
        return (*super().places_of(refusal), *map(pit_name, refusal.data.get("pits", ())))

    def targets(self, cell: str) -> tuple[str, ...]:
        """Return the cells where a pawn part of the pawn on `cell` may end its first leg, in board order."""
        return CELLS.named(sum(1 << end for end in self.leg_ends((CELLS.index[cell],))))

    def legs(self, cell: str) -> tuple[Leg, ...]:
        """Return the four straight moves from a cell, legal or not: north, east, south, west."""
        return tuple(self._leg(CELLS.index[cell], direction) for direction in range(4))

    def _leg(self, cell: int, direction: int) -> Leg:
        ray = RAYS[cell][direction]
        count, room, end = self.pits[ray.pit - 1], len(ray.cells), straight_ends(cell, self.pits)[direction]
        if end == NOWHERE:
            return Leg(ray.pit, count, room, "", "leaves-board" if count else "pit-zero")
        return Leg(ray.pit, count, room, CELLS.names[end], self.end_refused(end))

    def corners(self, turn: Turn) -> tuple[str, ...]:
        """Return the cells between which the pawn goes straight in a legal turn, both ends included."""
        return turn.cells

    def path(self, turn: Turn) -> tuple[str, ...]:
        """Return every cell that the pawn passes in a legal turn, both ends included."""
        cells = [CELLS.index[name] for name in self.corners(turn)]
        path = cells[:1]
        for start, end in pairwise(cells):
            ray = ray_between(start, end)
            path += ray.cells[: ray.cells.index(end) + 1] if ray else ()
        return tuple(CELLS.names[cell] for cell in path)

    # How a pawn part can be wrong

    def _single_cell(self, cell: int, sowing: Sowing | None) -> MoveError:
        """Return the error for a single cell: it asks where the pawn on it goes, or which pawn is to go there."""
        name = CELLS.names[cell]
        if self.own >> cell & 1:
            if any(True for _ in self.leg_ends((cell,))):
                return IncompleteMove("incomplete", text=name, cells=(name,))
            return IllegalMove("pawn-stuck", cell=name, cells=(name,), pits=tuple(ray.pit for ray in RAYS[cell]))
        starts = [start for start in bits(self.own) if cell in self.leg_ends((start,))]
        if starts:
            candidates = tuple(str(Turn((start, cell), sowing)) for start in starts)
            names = tuple(CELLS.names[start] for start in starts)
            return AmbiguousMove("which-pawn", cell=name, candidates=candidates, cells=names)
        return IllegalMove("not-yours" if self.occupied >> cell & 1 else "empty-start", cell=name, cells=(name,))

    def check_start(self, start: int, end: int) -> None:
        """Raise IllegalMove unless an own pawn stands on `start` and `end` is another cell."""
        name = CELLS.names[start]
        if start == end:
            raise IllegalMove("same-cell", cell=name, cells=(name,))
        if not self.own >> start & 1:
            raise IllegalMove("not-yours" if self.occupied >> start & 1 else "empty-start", cell=name, cells=(name,))

    def check_straight(self, start: int, end: int) -> None:
        """Raise IllegalMove unless the cells are in line and as far apart as the pit in this direction says."""
        names = CELLS.names[start], CELLS.names[end]
        ends, ray = {"from": names[0], "to": names[1]}, ray_between(start, end)
        if ray is None:
            raise IllegalMove("not-straight", **ends, cells=names)
        data, room, asked = pit_data(ray.pit, self.pits), len(ray.cells), ray.cells.index(end) + 1
        if not data["count"]:
            raise IllegalMove("pit-zero", **ends, **data, cells=names, pits=(ray.pit,))
        if data["count"] > room:
            raise IllegalMove("leaves-board", **ends, **data, room=room, cells=names, pits=(ray.pit,))
        if data["count"] != asked:
            raise IllegalMove("pit-distance", **ends, **data, asked=asked, cells=names, pits=(ray.pit,))

    def check_end(self, end: int) -> None:
        """Raise IllegalMove unless a leg may end on this cell."""
        if code := self.end_refused(end):
            name = CELLS.names[end]
            raise IllegalMove(code, cell=name, cells=(name,))

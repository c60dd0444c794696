"""Contigo [003] [004], the game of capture for four: the last player with a key pawn wins."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Self

from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.pits import CELLS, PITS, ray_between
from engine.errors import IllegalMove, TextError
from engine.game import Game
from engine.games.contigo import capture_board
from engine.games.contigo.capture_board import PawnPart, Pieces, after_part, decided, part_over
from engine.games.contigo.contigo_half_moves import HalfTurn
from engine.games.contigo.contigo_notation import read_pits, write_pits
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import pit_data
from engine.games.contigo.turn import Turn, path_text
from engine.options import Option, Options
from engine.outcome import Result
from engine.position import Piece, Prompt

SIDES = ("red", "blue", "yellow", "green")
START = ("a6* a5 b5 b6", "f6* e5 e6 f5", "f1* e1 e2 f2", "a1* a2 b1 b2")
"""The pieces of each side (R14); `*` marks the key pawn."""


@dataclass(frozen=True, slots=True)
class CapturePosition(ContigoPosition):
    """The pieces of each side, the pebbles in the pits, and the side to move.

    A side is in the game while it has a key pawn.
    """

    board: Pieces
    original: tuple[int, ...]
    """For each side, the cells of the pieces that were its own at the start."""
    pits: bytes
    side: int = 0
    won: Result | None = field(default=None, compare=False)

    refusals = (*ContigoPosition.refusals, "captures-nothing", "chain-ended", "target-acquired", "target-own")

    @property
    def own(self) -> int:
        return self.board.controlled[self.side]

    @property
    def occupied(self) -> int:
        return self.board.occupied

    @property
    def playing(self) -> tuple[int, ...]:
        """The sides that still have a key pawn."""
        return tuple(side for side, cells in enumerate(self.board.controlled) if cells)

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(side for side, cells in enumerate(self.board.controlled) if not cells)

    # Moves

    def leg_ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Yield cells for a first leg; a later leg has to follow a capture, and to capture."""
        capturing = len(cells) > 1
        after = self._after_path(cells)
        if after.won or (capturing and not self.occupied >> cells[-1] & 1):
            return
        yield from capture_board.leg_ends(after.board, self.side, self.pits, cells[-1], capturing=capturing)

    def pawn_parts(self) -> Iterator[tuple[Turn, bool]]:
        for part in capture_board.pawn_parts(self.board, self.side, self.pits):
            ends_game = bool(part.captured) and self._after_part(part).won is not None
            yield Turn(part.path), ends_game

    def after_pawn(self, turn: Turn) -> Self:
        return self._after_path(turn.path)

    def _after_path(self, cells: tuple[int, ...]) -> Self:
        """Return the position after a pawn part over these cells: the same if there is but one yet."""
        return self._after_part(part_over(self.board, cells)) if len(cells) > 1 else self

    def _after_part(self, part: PawnPart) -> Self:
        """Return the position after a pawn part, with the result that its captures bring about."""
        start, end = 1 << part.path[0], 1 << part.path[-1]
        after = replace(
            self,
            board=after_part(self.board, self.side, part),
            original=tuple([_moved(cells & ~part.captured, start, end) for cells in self.original]),
            won=None,
        )
        return replace(after, won=after.capture_result()) if part.captured else after

    def capture_result(self) -> Result | None:
        """Return the result that the pieces on the board bring about, as tested after a capture, if any."""
        board = self.board
        winner = decided(board.counts, short=board.short)
        if winner is None:
            return None
        own = board.controlled[winner]
        if len(self.playing) == 1:
            return Result((winner,), "last-king", CELLS.named(own & board.keys))
        return Result((winner,), "short", CELLS.named(own))

    def next_turn(self, counts: bytes) -> Self:
        return replace(self, pits=counts, side=self.next_side())

    def without(self, side: int) -> Self:
        """Return the position without the pieces that `side` controls (R1), which may settle the short version."""
        removed = self.board.controlled[side]
        position = replace(
            self,
            board=self.board.without(side),
            original=tuple(cells & ~removed for cells in self.original),
        )
        position = replace(position, side=position.next_side() if side == self.side else self.side)
        return replace(position, won=position.capture_result())

    def turned_to(self, side: int) -> Self:
        return replace(self, side=side)

    def next_side(self) -> int:
        """Return the next side in turn that has a key pawn."""
        playing = self.playing
        return min(playing, key=lambda side: (side - self.side - 1) % len(SIDES))

    # How a pawn part can be wrong

    def end_refused(self, end: int) -> str:
        return "target-own" if self.own >> end & 1 else ""

    def read_pawn_part(self, cells: tuple[int, ...]) -> Turn:
        self.check_start(cells[0], cells[1])
        for legs, end in enumerate(cells[1:], 1):
            name, done = CELLS.names[end], cells[:legs]
            position = self._after_path(done)
            if position.won:
                raise IllegalMove("chain-ended", move=path_text(done), cells=(name,))
            position.check_leg(done[-1], end, self.own)
            if len(cells) > 2 and not position.occupied >> end & 1:
                raise IllegalMove("captures-nothing", cell=name, cells=(name,))
        return Turn(cells)

    def check_leg(self, start: int, end: int, own_before: int) -> None:
        """Raise IllegalMove with the code of the rule that a leg breaks.

        `own_before` are the cells of the pieces that the side to move controlled as the turn began.
        """
        name = CELLS.names[end]
        if start == end:
            raise IllegalMove("same-cell", cell=name, cells=(name,))
        self.check_straight(start, end)
        if self.own >> end & ~own_before >> end & 1:
            raise IllegalMove("target-acquired", cell=name, cells=(name,))
        self.check_end(end)

    # Texts

    @property
    def key(self) -> Hashable:
        return self.board.controlled, self.board.keys, self.pits, self.side

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(CELLS, self.board.controlled, self.side, self.pits)

    def text(self) -> str:
        """Return each side's pieces, the pebbles, and the side to move.

        A key pawn is written `a6*`, an inherited pawn `f5=blue`.
        """
        sides = "; ".join(f"{name} {self._side_text(side)}".strip() for side, name in enumerate(SIDES))
        return f"{sides}; pits {write_pits(self.pits)}; {SIDES[self.side]} to move"

    def _side_text(self, side: int) -> str:
        return " ".join(CELLS.names[cell] + self._suffix(cell, side) for cell in bits(self.board.controlled[side]))

    def _suffix(self, cell: int, side: int) -> str:
        if self.board.keys >> cell & 1:
            return "*"
        return "" if self.original[side] >> cell & 1 else f"={SIDES[self._original_side(cell)]}"

    def _original_side(self, cell: int) -> int:
        return next(side for side, cells in enumerate(self.original) if cells >> cell & 1)

    def pieces(self) -> dict[str, Piece]:
        """Return the pieces, each with the side that controls it; for the original side see `inherited`."""
        sides = {cell: side for side, cells in enumerate(self.board.controlled) for cell in bits(cells)}
        kinds = ("pawn", "key")
        return {CELLS.names[cell]: Piece(sides[cell], kinds[self.board.keys >> cell & 1]) for cell in sorted(sides)}

    def inherited(self) -> dict[str, int]:
        """Return the cells of inherited pawns, each with the side that the pawn was of at the start."""
        pairs = zip(self.board.controlled, self.original, strict=True)
        inherited = sum(controlled & ~original for controlled, original in pairs)
        return {CELLS.names[cell]: self._original_side(cell) for cell in bits(inherited)}

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        # Zero-argument super() does not work in a dataclass with slots.
        found = list(super(CapturePosition, self).prompts)
        if inherited := CELLS.named(self.own & ~self.original[self.side]):
            found.append(Prompt("inherited", {"cells": inherited, "count": len(inherited)}))
        if self.board.short and len(self.playing) == 2:
            found.append(Prompt("next-capture-decides", {"count": self.own.bit_count()}))
        return tuple(found)

    def half_move(self, text: str) -> HalfTurn:
        return HalfTurn(self, text)

    def pawn_part_label(self, part: Turn) -> tuple[str, dict[str, Any]]:
        start, end = part.cells[-2:]
        data: dict[str, Any] = {"from": start, "to": end}
        if ray := ray_between(*part.path[-2:]):
            data |= pit_data(ray.pit, self.pits)
        captured = self._after_path(part.path[:-1]).pieces().get(end)
        if captured is None:
            return "pawn-to", data
        return "pawn-takes", data | {"side": SIDES[captured.side], "kind": captured.kind}


def _moved(cells: int, start_bit: int, end_bit: int) -> int:
    """Return a set of cells with `end_bit` in place of `start_bit`, or unchanged if it lacks `start_bit`."""
    return cells ^ start_bit ^ end_bit if cells & start_bit else cells


class ContigoCapture(Game):
    """The game for four of [003] and [004], with its quick version."""

    id = "contigo-capture"
    players = 4
    sides = SIDES
    options = (Option("short", "flag"),)
    positions = CapturePosition
    stages = ("play",)

    def opening(self, options: Options) -> CapturePosition:
        """Return the start position of R14."""
        sides = "; ".join(f"{name} {pieces}" for name, pieces in zip(SIDES, START, strict=True))
        return self.read_position(f"{sides}; pits {'2' * len(PITS)}; red to move", options)

    def read_position(self, text: str, options: Options) -> CapturePosition:
        *sides, pits, turn = (part.strip().split() for part in text.split(";"))
        if [words[0] for words in sides] != list(SIDES) or pits[0] != "pits" or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        pieces = [(side, *_read_piece(word, name)) for side, (name, *words) in enumerate(sides) for word in words]
        cells = [cell for _, cell, _, _ in pieces]
        if len(set(cells)) < len(cells):
            raise TextError("overlap", cells=tuple(CELLS.names[cell] for cell in cells if cells.count(cell) > 1))
        indices = range(len(SIDES))
        board = Pieces(
            tuple(sum(1 << cell for side, cell, _, _ in pieces if side == index) for index in indices),
            sum(1 << cell for _, cell, _, is_key in pieces if is_key),
            bool(options["short"]),
        )
        position = CapturePosition(
            board,
            tuple(sum(1 << cell for _, cell, original, _ in pieces if original == index) for index in indices),
            read_pits(" ".join(pits[1:])),
            SIDES.index(turn[0]),
        )
        if any((cells & board.keys).bit_count() != bool(cells) for cells in board.controlled):
            raise TextError("key", line=text)
        if any(is_key and original != side for side, _, original, is_key in pieces):
            raise TextError("key", line=text)
        if position.side not in position.playing:
            raise TextError("turn", side=turn[0])
        return position


def _read_piece(word: str, side: str) -> tuple[int, int, bool]:
    """Return a piece of a position's text: its cell, its side at the start, and whether it is a key pawn."""
    name, _, original = word.removesuffix("*").partition("=")
    return CELLS.index[name], SIDES.index(original or side), word.endswith("*")

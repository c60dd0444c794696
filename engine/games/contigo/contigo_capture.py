"""Contigo [003] [004], the game of capture for four: the last player with a key pawn wins."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Self

from engine.boards import bits
from engine.boards.pits import CELLS, PITS, RAYS, leg_end, ray_between
from engine.errors import IllegalMove, TextError
from engine.game import Game
from engine.games.contigo import contigo_questions, contigo_suggestions
from engine.games.contigo.contigo_notation import read_pits, write_pits
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import pit_data
from engine.options import Option, Options
from engine.outcome import Result
from engine.position import Piece, Prompt
from engine.questions import Question
from engine.suggest import Suggestion

SIDES = ("red", "blue", "yellow", "green")
START = ("a6* a5 b5 b6", "f6* e5 e6 f5", "f1* e1 e2 f2", "a1* a2 b1 b2")
"""The pieces of each side (R14); `*` marks the key pawn."""


@dataclass(frozen=True, slots=True)
class CapturePosition(ContigoPosition):
    """The pieces of each side, the pebbles in the pits, and the side to move.

    A side is in the game while it has a key pawn.
    """

    controlled: tuple[int, ...]
    """For each side, the cells of the pieces that it moves, inherited pawns included."""
    original: tuple[int, ...]
    """For each side, the cells of the pieces that were its own at the start."""
    keys: int
    """The cells of the key pawns."""
    pits: bytes
    side: int = 0
    short: bool = False
    won: Result | None = field(default=None, compare=False)

    refusals = (*ContigoPosition.refusals, "captures-nothing", "chain-ended", "target-acquired", "target-own")

    @property
    def own(self) -> int:
        return self.controlled[self.side]

    @property
    def occupied(self) -> int:
        return sum(self.controlled)

    @property
    def playing(self) -> tuple[int, ...]:
        """The sides that still have a key pawn."""
        return tuple(side for side, cells in enumerate(self.controlled) if cells & self.keys)

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(side for side, cells in enumerate(self.controlled) if not cells & self.keys)

    # Moves

    def leg_ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Yield cells for a first leg; a later leg has to follow a capture, and to capture."""
        position, captured = self._after_legs(cells)
        if position.won or (len(cells) > 1 and not captured):
            return
        yield from position.single_leg_ends(cells[-1], capturing=len(cells) > 1)

    def single_leg_ends(self, start: int, *, capturing: bool) -> Iterator[int]:
        """Yield where one leg from a cell may end: not on an own piece, and on an enemy's if `capturing`."""
        own, occupied = self.own, self.occupied
        for ray in RAYS[start]:
            end = leg_end(ray, self.pits)
            if end is not None and not own >> end & 1 and (occupied >> end & 1 or not capturing):
                yield end

    def pawn_parts(self) -> Iterator[tuple[str, bool]]:
        for start in bits(self.own):
            yield from self.chains(start, CELLS.names[start], capturing=False)

    def chains(self, start: int, text: str, *, capturing: bool) -> Iterator[tuple[str, bool]]:
        """Yield every pawn part that begins with `text` and goes on from the cell `start`, where `text` ends.

        With each comes whether it ends the game.
        """
        occupied = self.occupied
        for end in self.single_leg_ends(start, capturing=capturing):
            longer = f"{text}-{CELLS.names[end]}"
            if not occupied >> end & 1:
                yield longer, False
                continue
            after = self.after_leg(start, end)
            yield longer, after.won is not None
            if not after.won:
                yield from after.chains(end, longer, capturing=True)

    def after_leg(self, start: int, end: int) -> Self:
        """Return the position after one leg, with what it captures and the result that this brings about."""
        start_bit, end_bit = 1 << start, 1 << end
        victim = next((side for side, cells in enumerate(self.controlled) if cells & end_bit), None)
        controlled = [_moved(cells & ~end_bit, start_bit, end_bit) for cells in self.controlled]
        if victim is not None and self.keys & end_bit:
            controlled[self.side] |= controlled[victim]
            controlled[victim] = 0
        original = tuple(_moved(cells & ~end_bit, start_bit, end_bit) for cells in self.original)
        keys = _moved(self.keys & ~end_bit, start_bit, end_bit)
        after = replace(self, controlled=tuple(controlled), original=original, keys=keys, won=None)
        return after if victim is None else replace(after, won=after.capture_result())

    def capture_result(self) -> Result | None:
        """Return the result that the pieces on the board bring about, as tested after a capture, if any."""
        playing = self.playing
        if len(playing) == 1:
            return Result(playing, "last-king", CELLS.named(self.controlled[playing[0]] & self.keys))
        if not self.short or len(playing) > 2:
            return None
        fewer, more = sorted(playing, key=lambda side: self.controlled[side].bit_count())
        if self.controlled[fewer].bit_count() == self.controlled[more].bit_count():
            return None
        return Result((more,), "short", CELLS.named(self.controlled[more]))

    def after_pawn(self, part: str) -> Self:
        return self._after_legs(tuple(CELLS.index[name] for name in part.split("-")))[0]

    def _after_legs(self, cells: tuple[int, ...]) -> tuple[Self, bool]:
        """Return the position after a pawn part over these cells, and whether its last leg captured."""
        position, captured = self, False
        for start, end in pairwise(cells):
            captured = bool(position.occupied >> end & 1)
            position = position.after_leg(start, end)
        return position, captured

    def next_turn(self, counts: bytes) -> Self:
        return replace(self, pits=counts, side=self.next_side())

    def without(self, side: int) -> Self:
        """Return the position without the pieces that `side` controls (R1), which may settle the short version."""
        removed = self.controlled[side]
        position = replace(
            self,
            controlled=tuple(cells & ~removed for cells in self.controlled),
            original=tuple(cells & ~removed for cells in self.original),
            keys=self.keys & ~removed,
        )
        position = replace(position, side=position.next_side() if side == self.side else self.side)
        return replace(position, won=position.capture_result())

    def turned_to(self, side: int) -> Self:
        return replace(self, side=side)

    def next_side(self) -> int:
        """Return the next side in turn that has a key pawn."""
        playing = self.playing
        return min(playing, key=lambda side: (side - self.side - 1) % len(self.controlled))

    # How a pawn part can be wrong

    def end_refused(self, end: int) -> str:
        return "target-own" if self.own >> end & 1 else ""

    def read_pawn_part(self, cells: tuple[int, ...]) -> str:
        self.check_start(cells[0], cells[1])
        position, text = self, CELLS.names[cells[0]]
        for start, end in pairwise(cells):
            name = CELLS.names[end]
            if position.won:
                raise IllegalMove("chain-ended", move=text, cells=(name,))
            position.check_leg(start, end, self.own)
            if len(cells) > 2 and not position.occupied >> end & 1:
                raise IllegalMove("captures-nothing", cell=name, cells=(name,))
            position, text = position.after_leg(start, end), f"{text}-{name}"
        return text

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
        return self.controlled, self.keys, self.pits, self.side

    def text(self) -> str:
        """Return each side's pieces, the pebbles, and the side to move.

        A key pawn is written `a6*`, an inherited pawn `f5=blue`.
        """
        sides = "; ".join(f"{name} {self._side_text(side)}".strip() for side, name in enumerate(SIDES))
        return f"{sides}; pits {write_pits(self.pits)}; {SIDES[self.side]} to move"

    def _side_text(self, side: int) -> str:
        return " ".join(CELLS.names[cell] + self._suffix(cell, side) for cell in bits(self.controlled[side]))

    def _suffix(self, cell: int, side: int) -> str:
        if self.keys >> cell & 1:
            return "*"
        return "" if self.original[side] >> cell & 1 else f"={SIDES[self._original_side(cell)]}"

    def _original_side(self, cell: int) -> int:
        return next(side for side, cells in enumerate(self.original) if cells >> cell & 1)

    def pieces(self) -> dict[str, Piece]:
        """Return the pieces, each with the side that controls it; for the original side see `inherited`."""
        sides = {cell: side for side, cells in enumerate(self.controlled) for cell in bits(cells)}
        kinds = ("pawn", "key")
        return {CELLS.names[cell]: Piece(sides[cell], kinds[self.keys >> cell & 1]) for cell in sorted(sides)}

    def inherited(self) -> dict[str, int]:
        """Return the cells of inherited pawns, each with the side that the pawn was of at the start."""
        pairs = zip(self.controlled, self.original, strict=True)
        inherited = sum(controlled & ~original for controlled, original in pairs)
        return {CELLS.names[cell]: self._original_side(cell) for cell in bits(inherited)}

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        # Zero-argument super() does not work in a dataclass with slots.
        found = list(super(CapturePosition, self).prompts)
        if inherited := CELLS.named(self.own & ~self.original[self.side]):
            found.append(Prompt("inherited", {"cells": inherited, "count": len(inherited)}))
        if self.short and len(self.playing) == 2:
            found.append(Prompt("next-capture-decides", {"count": self.own.bit_count()}))
        return tuple(found)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return contigo_suggestions.suggest(self, typed, limit)

    def next_question(self, typed: str, limit: int) -> Question:
        return contigo_questions.next_question(self, typed, limit)

    def pawn_part_label(self, part: str) -> tuple[str, dict[str, Any]]:
        *before, start, end = part.split("-")
        data: dict[str, Any] = {"from": start, "to": end}
        if ray := ray_between(CELLS.index[start], CELLS.index[end]):
            data |= pit_data(ray.pit, self.pits)
        captured = self.after_pawn("-".join([*before, start])).pieces().get(end)
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
        position = CapturePosition(
            tuple(sum(1 << cell for side, cell, _, _ in pieces if side == index) for index in indices),
            tuple(sum(1 << cell for _, cell, original, _ in pieces if original == index) for index in indices),
            sum(1 << cell for _, cell, _, is_key in pieces if is_key),
            read_pits(" ".join(pits[1:])),
            SIDES.index(turn[0]),
            bool(options["short"]),
        )
        if any((cells & position.keys).bit_count() != bool(cells) for cells in position.controlled):
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

"""Contigo [003] [004], the game of capture for four: the last player with a key pawn wins."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Self

from engine.boards import bits
from engine.boards.pits import CELLS, PITS, WAYS, leg, way_to
from engine.errors import IllegalMove, TextError
from engine.game import Game
from engine.games.contigo.pawns import PawnPosition
from engine.games.contigo.pebbles import told
from engine.games.contigo.turn_texts import read_pits, write_pits
from engine.options import Option, Options
from engine.outcome import Result
from engine.play import Play
from engine.position import Piece, Prompt

SIDES = ("red", "blue", "yellow", "green")
START = ("a6* a5 b5 b6", "f6* e5 e6 f5", "f1* e1 e2 f2", "a1* a2 b1 b2")
"""The pieces of each side (R14), the key pawn marked."""
Sets = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CapturePosition(PawnPosition):
    """Who moves which pieces, the pebbles, and the side to move. A side is in the game while it has a key pawn."""

    held: Sets
    """For each side, the cells of the pieces that it moves, inherited ones among them."""
    born: Sets
    """For each side, the cells of the pieces that were its own at the start."""
    keys: int
    """The cells of the key pawns."""
    pits: bytes
    side: int = 0
    short: bool = False
    won: Result | None = field(default=None, compare=False)

    refusals = (*PawnPosition.refusals, "captures-nothing", "chain-ended", "target-acquired", "target-own")

    @property
    def own(self) -> int:
        return self.held[self.side]

    @property
    def occupied(self) -> int:
        return sum(self.held)

    @property
    def playing(self) -> tuple[int, ...]:
        """The sides that still have a key pawn."""
        return tuple(side for side, cells in enumerate(self.held) if cells & self.keys)

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(side for side, cells in enumerate(self.held) if not cells & self.keys)

    # Moves

    def ends(self, cells: tuple[int, ...]) -> Iterator[int]:
        """Every leg but the first has to follow a capture, and to capture."""
        position, taken = self._chained(cells)
        if position.won or (len(cells) > 1 and not taken):
            return
        yield from position.legs(cells[-1], capturing=len(cells) > 1)

    def legs(self, start: int, *, capturing: bool) -> Iterator[int]:
        """Where one leg from a cell may end: not on an own piece, and on an enemy's if it has to capture."""
        own, occupied = self.own, self.occupied
        for way in WAYS[start]:
            end = leg(way, self.pits)
            if end is not None and not own >> end & 1 and (occupied >> end & 1 or not capturing):
                yield end

    def pawn_parts(self) -> Iterator[tuple[str, bool]]:
        for start in bits(self.own):
            yield from self.chains(start, CELLS.names[start], capturing=False)

    def chains(self, start: int, text: str, *, capturing: bool) -> Iterator[tuple[str, bool]]:
        """Every way to go on from a cell, `text` telling how the piece has come there."""
        occupied = self.occupied
        for end in self.legs(start, capturing=capturing):
            longer = f"{text}-{CELLS.names[end]}"
            if not occupied >> end & 1:
                yield longer, False
                continue
            after = self.stepped(start, end)
            yield longer, after.won is not None
            if not after.won:
                yield from after.chains(end, longer, capturing=True)

    def stepped(self, start: int, end: int) -> Self:
        """After one leg, with what it captures and the end that it brings about."""
        here, there = 1 << start, 1 << end
        victim = next((side for side, cells in enumerate(self.held) if cells & there), None)
        held = [_moved(cells & ~there, here, there) for cells in self.held]
        if victim is not None and self.keys & there:
            held[self.side] |= held[victim]
            held[victim] = 0
        born = tuple(_moved(cells & ~there, here, there) for cells in self.born)
        keys = _moved(self.keys & ~there, here, there)
        after = replace(self, held=tuple(held), born=born, keys=keys, won=None)
        return after if victim is None else replace(after, won=after.decided())

    def decided(self) -> Result | None:
        """The end that the pieces on the board bring about, as tested after a capture."""
        playing = self.playing
        if len(playing) == 1:
            return Result(playing, "last-king", CELLS.named(self.held[playing[0]] & self.keys))
        if not self.short or len(playing) > 2:
            return None
        fewer, more = sorted(playing, key=lambda side: self.held[side].bit_count())
        if self.held[fewer].bit_count() == self.held[more].bit_count():
            return None
        return Result((more,), "short", CELLS.named(self.held[more]))

    def between(self, part: str) -> Self:
        return self._chained(tuple(CELLS.index[name] for name in part.split("-")))[0]

    def _chained(self, cells: tuple[int, ...]) -> tuple[Self, bool]:
        """After a piece has gone over these cells, and whether its last leg captured."""
        position, taken = self, False
        for start, end in pairwise(cells):
            taken = bool(position.occupied >> end & 1)
            position = position.stepped(start, end)
        return position, taken

    def passed(self, counts: bytes) -> Self:
        return replace(self, pits=counts, side=self.next_side())

    def without(self, side: int) -> Self:
        """With everything the side controlled off the board (R1); in the short version that may settle the game."""
        gone = self.held[side]
        left = replace(
            self,
            held=tuple(cells & ~gone for cells in self.held),
            born=tuple(cells & ~gone for cells in self.born),
            keys=self.keys & ~gone,
        )
        left = replace(left, side=left.next_side() if side == self.side else self.side)
        return replace(left, won=left.decided())

    def next_side(self) -> int:
        """The side with a key pawn that comes after the one to move."""
        playing = self.playing
        return min(playing, key=lambda side: (side - self.side - 1) % len(self.held))

    # How a pawn part can be wrong

    def refused_at(self, end: int) -> str:
        return "target-own" if self.own >> end & 1 else ""

    def read_part(self, cells: tuple[int, ...]) -> str:
        self.check_start(cells[0], cells[1])
        position, text = self, CELLS.names[cells[0]]
        for start, end in pairwise(cells):
            name = CELLS.names[end]
            if position.won:
                raise IllegalMove("chain-ended", move=text, cells=(name,))
            position.check_leg(start, end, self.own)
            if len(cells) > 2 and not position.occupied >> end & 1:
                raise IllegalMove("captures-nothing", cell=name, cells=(name,))
            position, text = position.stepped(start, end), f"{text}-{name}"
        return text

    def check_leg(self, start: int, end: int, owned: int) -> None:
        """Raises IllegalMove by the rule that a leg breaks; `owned` are the pieces held as the turn began."""
        name = CELLS.names[end]
        if start == end:
            raise IllegalMove("same-cell", cell=name, cells=(name,))
        self.check_straight(start, end)
        if self.own >> end & ~owned >> end & 1:
            raise IllegalMove("target-acquired", cell=name, cells=(name,))
        self.check_end(end)

    # Texts

    @property
    def key(self) -> Hashable:
        return self.held, self.keys, self.pits, self.side

    def text(self) -> str:
        """Each side's pieces (the key pawn marked `*`, inherited ones as `f5=blue`), the pebbles, and who is next."""
        stand = "; ".join(f"{name} {self._side_text(side)}".strip() for side, name in enumerate(SIDES))
        return f"{stand}; pits {write_pits(self.pits)}; {SIDES[self.side]} to move"

    def _side_text(self, side: int) -> str:
        return " ".join(CELLS.names[cell] + self._mark(cell, side) for cell in bits(self.held[side]))

    def _mark(self, cell: int, side: int) -> str:
        if self.keys >> cell & 1:
            return "*"
        return "" if self.born[side] >> cell & 1 else f"={SIDES[self._origin(cell)]}"

    def _origin(self, cell: int) -> int:
        return next(side for side, cells in enumerate(self.born) if cells >> cell & 1)

    def pieces(self) -> dict[str, Piece]:
        """By the side that moves them; `inherited` tells whose they were."""
        found = {cell: side for side, cells in enumerate(self.held) for cell in bits(cells)}
        kinds = ("pawn", "key")
        return {CELLS.names[cell]: Piece(found[cell], kinds[self.keys >> cell & 1]) for cell in sorted(found)}

    def inherited(self) -> dict[str, int]:
        """The cells of inherited pawns, each with the side that the pawn was of at the start."""
        strange = sum(held & ~born for held, born in zip(self.held, self.born, strict=True))
        return {CELLS.names[cell]: self._origin(cell) for cell in bits(strange)}

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        found = list(super(CapturePosition, self).prompts)
        if inherited := CELLS.named(self.own & ~self.born[self.side]):
            found.append(Prompt("inherited", {"cells": inherited, "count": len(inherited)}))
        if self.short and len(self.playing) == 2:
            found.append(Prompt("next-capture-decides", {"count": self.own.bit_count()}))
        return tuple(found)

    def part_label(self, part: str) -> tuple[str, dict[str, Any]]:
        *before, start, end = part.split("-")
        data: dict[str, Any] = {"from": start, "to": end}
        if way := way_to(CELLS.index[start], CELLS.index[end]):
            data |= told(way.pit, self.pits)
        met = self.between("-".join([*before, start])).pieces().get(end)
        if met is None:
            return "pawn-to", data
        data |= {"side": SIDES[met.side], "kind": met.kind}
        return ("pawn-wins" if self.between(part).won else "pawn-takes"), data


def _moved(cells: int, here: int, there: int) -> int:
    """A set of cells after what stood here, if anything, has gone there."""
    return cells ^ here ^ there if cells & here else cells


class ContigoCapture(Game):
    """The game for four of [003] and [004], with its quick version."""

    id = "contigo-capture"
    players = 4
    sides = SIDES
    options = (Option("short", "flag"),)
    positions = CapturePosition
    stages = (Play,)

    def opening(self, options: Options) -> CapturePosition:
        """The start position of R14."""
        stand = "; ".join(f"{name} {pieces}" for name, pieces in zip(SIDES, START, strict=True))
        return self.read_position(f"{stand}; pits {'2' * len(PITS)}; red to move", options)

    def read_position(self, text: str, options: Options) -> CapturePosition:
        *stand, pits, turn = (part.strip().split() for part in text.split(";"))
        if [words[0] for words in stand] != list(SIDES) or pits[0] != "pits" or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        told = [(side, *_told(word, name)) for side, (name, *words) in enumerate(stand) for word in words]
        cells = [cell for _, cell, _, _ in told]
        if len(set(cells)) < len(cells):
            raise TextError("overlap", cells=tuple(CELLS.names[cell] for cell in cells if cells.count(cell) > 1))
        sides = range(len(SIDES))
        position = CapturePosition(
            tuple(sum(1 << cell for side, cell, _, _ in told if side == one) for one in sides),
            tuple(sum(1 << cell for _, cell, origin, _ in told if origin == one) for one in sides),
            sum(1 << cell for _, cell, _, is_key in told if is_key),
            read_pits(" ".join(pits[1:])),
            SIDES.index(turn[0]),
            bool(options["short"]),
        )
        if any((held & position.keys).bit_count() != bool(held) for held in position.held):
            raise TextError("key", line=text)
        if any(is_key and origin != side for side, _, origin, is_key in told):
            raise TextError("key", line=text)
        if position.side not in position.playing:
            raise TextError("turn", side=turn[0])
        return position


def _told(word: str, side: str) -> tuple[int, int, bool]:
    """A piece told in a position's text: its cell, the side it was of at the start, and whether it is a key pawn."""
    name, _, origin = word.removesuffix("*").partition("=")
    return CELLS.index[name], SIDES.index(origin or side), word.endswith("*")

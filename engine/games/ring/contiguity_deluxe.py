"""Contiguity Deluxe [000]: set up pawn by pawn; druids join; connecting all wins, and so does surrounding a druid."""

import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from engine.auction import OPTION as BID
from engine.boards import bits
from engine.boards.ring import RING, reach
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.flip import OPTION as FLIP
from engine.game import Game
from engine.games.ring import deluxe_rules, ring_moves
from engine.games.ring.deluxe_rules import PAWNS, Limit, Rule, Victory, beside
from engine.games.ring.ring_moves import RingPosition, read_cells
from engine.notation import number
from engine.options import Options
from engine.outcome import Result
from engine.position import Piece, Prompt
from engine.suggest import Suggestion, narrow

SIDES = ("white", "red")
Phase = Literal["pawn", "druid", "move"]
PHASES: tuple[Phase, ...] = ("pawn", "druid", "move")
_RELOCATION = re.compile(rf"x{ring_moves.CELL}>{ring_moves.CELL}")
_FIRST = re.compile(r" x ?(?=[0-9])")
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class DeluxePosition(RingPosition):
    """Pawns, druids and the cells where druids were first placed, each a set of cells by side; and what is next."""

    rules: tuple[Rule, ...]
    druidless: bool
    pawns: Pair = (0, 0)
    druids: Pair = (0, 0)
    homes: Pair = (0, 0)
    phase: Phase = "pawn"
    side: int = 0
    left: int = 0
    """Moves of both sides until a limit of turns is reached; 0 where there is none."""

    refusals = (
        *ring_moves.REFUSALS,
        "cannot-pass",
        "place-a-piece",
        "cell-taken",
        "pawn-beside-own",
        "pawn-beside-no-enemy",
        "druid-beside-no-pawn",
        "druid-unsafe",
        "druid-held",
        "relocation-unreadable",
        "relocation-missing",
        "relocation-superfluous",
        "relocation-twice",
        "relocation-same-cell",
        "relocation-taken",
    )

    @property
    def occupied(self) -> int:
        return self.pawns[0] | self.pawns[1] | self.druids[0] | self.druids[1]

    @property
    def limited(self) -> bool:
        """Whether the number of turns is limited."""
        return any(isinstance(rule, Limit) for rule in self.rules)

    def pieces_of(self, side: int) -> int:
        """The set of cells that hold a pawn or the druid of a side."""
        return self.pawns[side] | self.druids[side]

    def pieces(self) -> dict[str, Piece]:
        kinds = (("pawn", self.pawns), ("druid", self.druids))
        found = {cell: Piece(side, kind) for kind, sets in kinds for side in (0, 1) for cell in bits(sets[side])}
        return {RING.names[cell]: found[cell] for cell in sorted(found)}

    def places(self) -> tuple[str, ...]:
        return tuple(RING.names[cell] for cell in range(len(RING.names)) if self._may_place(cell))

    def reach(self, cell: str) -> tuple[str, ...]:
        start = RING.index[cell]
        return () if self._is_held(start) else RING.named(reach(start, self.occupied))

    def moves(self) -> Iterator[str]:
        found = self._placements() if self.phase != "move" else self._moves()
        first = next(found, None)
        if first is None:
            yield "pass"  # R3
            return
        yield first
        yield from found

    def read(self, text: str) -> str:
        if text == "pass":
            if next(self.moves()) != "pass":
                raise IllegalMove("cannot-pass")
            return text
        if self.phase != "move":
            return RING.names[self._read_place(text)]
        base, *suffix = _FIRST.split(text, maxsplit=1)
        start, end = self._read_base(base)
        moved = self._moved(start, end)
        told = self._read_relocations(f"x{suffix[0]}" if suffix else "", moved.surrounded(end))
        moved.check_relocations(told)
        return " ".join([f"{RING.names[start]}-{RING.names[end]}", *map(_relocation, told)])

    def after(self, move: str) -> "DeluxePosition":
        if move == "pass":
            return self.passed()
        if self.phase != "move":
            return self._placed(1 << RING.index[move]).passed()
        base, *relocations = move.split(" ")
        start, end = (RING.index[name] for name in base.split("-"))
        position = self._moved(start, end)
        for relocation in relocations:
            source, target = (RING.index[name] for name in relocation[1:].split(">"))
            position = position.relocated(source, target)
        return position.passed()

    @property
    def result(self) -> Result | None:
        if self.phase == "pawn":
            return None
        for side in (1 - self.side, self.side):  # the mover first (R7)
            for rule in self.rules:
                if won := rule.won(self, side):
                    return won
        return self._first(rule.settled(self) for rule in self.rules)

    @property
    def result_at_turn(self) -> Result | None:
        return self._first(rule.at_turn(self) for rule in self.rules)

    @property
    def counted(self) -> bool:
        return self.phase == "move"

    @property
    def key(self) -> Hashable:
        homes = self.homes if any(isinstance(rule, Victory) for rule in self.rules) else None
        return self.pawns, self.druids, homes, self.phase, self.side, self.left

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if self.phase == "pawn":
            return (Prompt("place-pawn", {"left": PAWNS - self.pawns[self.side].bit_count()}),)
        if self.phase == "druid":
            return (Prompt("place-druid"),)
        if self.limited:
            return (Prompt("limit", {"left": (self.left + 1) // 2}),)
        return ()

    def text(self) -> str:
        """Each side's cells (a druid's led by `+`, the cell of its first placing by `@`), the phase, who is next."""
        told = [f"{SIDES[side]} {self._side_text(side)}".strip() for side in (0, 1)]
        left = f"; {self.left} left" if self.limited else ""
        return f"{'; '.join(told)}; {self.phase}{left}; {SIDES[self.side]} to move"

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """A piece, where to, and for each pawn to be relocated where to: one after the other."""
        if self.phase != "move":
            return narrow(self.moves(), typed, limit, label=self._place_label)
        base, *suffix = _FIRST.split(typed, maxsplit=1)
        if suffix:
            return self._suggest_relocations(base, typed, limit)
        texts = {text: not waiting for text, waiting in self._bases()}
        named = ring_moves.label(self.occupied)
        found = narrow(texts, typed, limit, label=named, complete=lambda text: texts[text])
        lone = (
            len(found) == 1
            and found[0].text.endswith(">")
            and typed in (found[0].text, found[0].text.partition(" ")[0])
        )
        return self._suggest_relocations(typed.partition(" ")[0], found[0].text, limit) if lone else found

    def _place_label(self, text: str, _complete: bool) -> tuple[str, dict[str, Any]]:
        return f"place-{self.phase}", {"cell": text}

    # Reading

    def _read_place(self, text: str) -> int:
        cells = read_cells(text)
        if len(cells) != 1:
            raise IllegalMove("place-a-piece", piece=self.phase)
        self._check_place(cells[0])
        return cells[0]

    def _read_base(self, text: str) -> Pair:
        start = ring_moves.read_cells(text)[0]
        if self._is_held(start):
            name = RING.names[start]
            raise IllegalMove("druid-held", cell=name, cells=(name,))
        return ring_moves.read_move(text, self._movable(), self.occupied)

    def _read_relocations(self, text: str, wanted: int) -> list[Pair]:
        """The relocations told, in canonical order. Raises MoveError unless they are of exactly the `wanted` pawns."""
        told = [self._pair(found) for found in _RELOCATION.finditer(text)]
        if _RELOCATION.sub("", text).strip(" ,"):
            raise UnreadableMove("relocation-unreadable", text=text[:40])
        sources = [source for source, _ in told]
        for source in sources:
            name = RING.names[source]
            if sources.count(source) > 1:
                raise IllegalMove("relocation-twice", cell=name, cells=(name,))
            if not wanted >> source & 1:
                raise IllegalMove("relocation-superfluous", cell=name, cells=(name,))
        missing = RING.named(wanted & ~sum(1 << source for source in sources))
        if missing:
            raise IllegalMove("relocation-missing", waiting=missing, cells=missing)
        return sorted(told)

    def _pair(self, found: "re.Match[str]") -> Pair:
        return ring_moves.read_cell(found[1], found[2]), ring_moves.read_cell(found[3], found[4])

    def check_relocations(self, told: list[Pair]) -> None:
        """Raises IllegalMove for the first relocation, made in order, that does not end on an empty cell."""
        position = self
        for source, target in told:
            name = RING.names[target]
            if source == target:
                raise IllegalMove("relocation-same-cell", cell=name, cells=(name,))
            if position.occupied >> target & 1:
                raise IllegalMove("relocation-taken", cell=name, cells=(name,))
            position = position.relocated(source, target)

    def _check_place(self, cell: int) -> None:
        name, around = RING.names[cell], RING.neighbours[cell]
        if self.occupied >> cell & 1:
            raise IllegalMove("cell-taken", cell=name, cells=(name,))
        if self.phase == "druid":
            if not around & (self.pawns[0] | self.pawns[1]):
                raise IllegalMove("druid-beside-no-pawn", cell=name, cells=(name,))
            for rule in self.rules:
                rule.check_druid(self, cell)
            return
        if own := around & self.pawns[self.side]:
            raise IllegalMove("pawn-beside-own", cell=name, cells=(name, *RING.named(own)))
        if self.occupied and not around & self.pawns[1 - self.side]:
            raise IllegalMove("pawn-beside-no-enemy", cell=name, cells=(name,))

    # Moving

    def _placements(self) -> Iterator[str]:
        return iter(self.places())

    def _may_place(self, cell: int) -> bool:
        if self.phase == "move":
            return False
        try:
            self._check_place(cell)
        except IllegalMove:
            return False
        return True

    def _moves(self) -> Iterator[str]:
        for start in bits(self.pieces_of(self.side)):
            for name in self.reach(RING.names[start]):
                end = RING.index[name]
                moved = self._moved(start, end)
                for relocations in moved.ways_to_relocate(tuple(bits(moved.surrounded(end)))):
                    yield " ".join([f"{RING.names[start]}-{name}", *relocations])

    def ways_to_relocate(self, waiting: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
        """Every way to put the waiting pawns on empty cells, one after the other, as texts."""
        if not waiting:
            yield ()
            return
        source, *rest = waiting
        for target in self.empty_cells():
            for others in self.relocated(source, target).ways_to_relocate(tuple(rest)):
                yield (_relocation((source, target)), *others)

    def empty_cells(self) -> Iterator[int]:
        """The cells without a piece."""
        return bits(~self.occupied & ((1 << len(RING.names)) - 1))

    def _bases(self) -> Iterator[tuple[str, bool]]:
        """Every move without its relocations; where one is due, the text goes on to it and the move waits for it."""
        for start in bits(self.pieces_of(self.side)):
            for name in self.reach(RING.names[start]):
                end = RING.index[name]
                waiting = RING.named(self._moved(start, end).surrounded(end))
                yield f"{RING.names[start]}-{name}" + (f" x{waiting[0]}>" if waiting else ""), bool(waiting)

    def _suggest_relocations(self, base: str, typed: str, limit: int) -> list[Suggestion]:
        """Where the pawn may go whose turn to be relocated it is."""
        try:
            start, end = self._read_base(base)
        except ValueError:
            return []
        position, text = self._moved(start, end), f"{RING.names[start]}-{RING.names[end]}"
        waiting = RING.named(position.surrounded(end))
        for at, name in enumerate(waiting):
            following = f" x{waiting[at + 1]}>" if at + 1 < len(waiting) else ""
            texts = {
                f"{text} x{name}>{RING.names[target]}{following}": RING.names[target]
                for target in position.empty_cells()
            }
            chosen = next((one for one in texts if following and typed.startswith(one)), None)
            if chosen is None:
                label = partial(_relocation_label, name)
                return narrow(texts, typed, limit, breaks="", label=label, complete=bool if not following else never)
            position = position.relocated(RING.index[name], RING.index[texts[chosen]])
            text = chosen.removesuffix(following)
        return []

    def _is_held(self, cell: int) -> bool:
        """Whether the cell holds a druid of the side to move that may not move: no own pawn is beside it."""
        return bool(self.druids[self.side] >> cell & 1 and not self._movable() >> cell & 1)

    def _movable(self) -> int:
        """The set of cells that hold a piece that the side to move may move."""
        druid, pawns = self.druids[self.side], self.pawns[self.side]
        return pawns | druid if druid and beside(druid) & pawns else pawns

    def surrounded(self, end: int) -> int:
        """The pawns to be relocated after a move to `end`, the side being still the mover's."""
        return sum(rule.surrounded(self, end) for rule in self.rules)

    def _moved(self, start: int, end: int) -> "DeluxePosition":
        change = 1 << start | 1 << end
        if self.druids[self.side] >> start & 1:
            return replace(self, druids=_changed(self.druids, self.side, change))
        return replace(self, pawns=_changed(self.pawns, self.side, change))

    def relocated(self, source: int, target: int) -> "DeluxePosition":
        """With an enemy pawn put elsewhere."""
        return replace(self, pawns=_changed(self.pawns, 1 - self.side, 1 << source | 1 << target))

    def _placed(self, cell: int) -> "DeluxePosition":
        if self.phase == "pawn":
            return replace(self, pawns=_changed(self.pawns, self.side, cell))
        both = _changed(self.druids, self.side, cell)
        return replace(self, druids=both, homes=_changed(self.homes, self.side, cell))

    def passed(self) -> "DeluxePosition":
        """The same with the other side to move, in the phase that is due."""
        left = max(0, self.left - 1) if self.phase == "move" else self.left
        return replace(self, side=1 - self.side, phase=self._phase(), left=left)

    @property
    def is_open(self) -> bool:
        """Whether the side to move has a piece left to place, as long as pieces are placed in turn."""
        own, enemy = (self.pawns[side].bit_count() for side in (self.side, 1 - self.side))
        if self.phase == "pawn":
            return own < PAWNS and own <= enemy <= own + 1
        return self.phase == "move" or not (self.druidless or self.druids[self.side])

    def _phase(self) -> Phase:
        if self.phase == "pawn" and min(side.bit_count() for side in self.pawns) >= PAWNS:
            return "move" if self.druidless else "druid"
        return "move" if self.phase == "druid" and all(self.druids) else self.phase

    @staticmethod
    def _first(results: Iterator[Result | None]) -> Result | None:
        return next(filter(None, results), None)

    def _side_text(self, side: int) -> str:
        marks = (("", self.pawns), ("+", self.druids), ("@", self.homes))
        return " ".join(f"{mark}{name}" for mark, sets in marks for name in RING.named(sets[side]))


def _changed(sets: Pair, side: int, change: int) -> Pair:
    return (sets[0] ^ change, sets[1]) if side == 0 else (sets[0], sets[1] ^ change)


def never(_: str) -> bool:
    """No text is complete."""
    return False


def _relocation_label(source: str, text: str, _complete: bool) -> tuple[str, dict[str, Any]]:
    target = text.partition(f" x{source}>")[2].partition(" ")[0]
    return "relocate", {"from": source, "to": target}


def _relocation(pair: Pair) -> str:
    return f"x{RING.names[pair[0]]}>{RING.names[pair[1]]}"


class ContiguityDeluxe(Game):
    """The game of [000], with its nine variants and the two formats it knows."""

    id = "contiguity-deluxe"
    sides = SIDES
    rules_version = 2
    options = (*deluxe_rules.OPTIONS[:7], FLIP, BID, *deluxe_rules.OPTIONS[7:])
    excludes = (*deluxe_rules.EXCLUDES, ("flip", "bid"))
    positions = DeluxePosition

    def opening(self, options: Options) -> DeluxePosition:
        limit = int(options["turns"] or 0)
        return DeluxePosition(deluxe_rules.rules(options), bool(options["druidless"]), left=2 * limit)

    def read_position(self, text: str, options: Options) -> DeluxePosition:
        parts = [part.strip().split() for part in text.split(";")]
        *stand, turn = parts
        told_left = number(stand.pop()[0]) if stand[-1][1:] == ["left"] else None
        white, red, (phase,) = stand
        if (white[0], red[0]) != SIDES or phase not in PHASES or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        sets = [tuple(_told(words[1:], mark) for words in (white, red)) for mark in ("", "+", "@")]
        pawns, druids, homes = ((one[0], one[1]) for one in sets)
        opening = self.opening(options)
        left = told_left if told_left is not None else (0 if phase == "move" else opening.left)
        position = replace(opening, pawns=pawns, druids=druids, homes=homes, phase=phase, left=left)
        position = replace(position, side=SIDES.index(turn[0]))
        everything = [*pawns, *druids]
        if position.occupied.bit_count() != sum(one.bit_count() for one in everything):
            raise TextError("overlap", line=text)
        if any(one.bit_count() > int(not opening.druidless) for one in (*druids, *homes)):
            raise TextError("druids", line=text)
        if left not in range(opening.left + 1):
            raise TextError("value", what=f"{left} left")
        if not position.is_open:
            raise TextError("phase", line=text)
        return position


def _told(words: list[str], mark: str) -> int:
    """The set of cells told with a mark. Raises KeyError for a name that is none."""
    names = [word.removeprefix(mark) for word in words if (word[0] in "+@") == bool(mark) and word.startswith(mark)]
    return sum(1 << RING.index[name] for name in dict.fromkeys(names))

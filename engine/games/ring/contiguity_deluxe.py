"""Contiguity Deluxe [000]: set up pawn by pawn; druids join; connecting all wins, and so does surrounding a druid."""

import re
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest
from typing import Any

from engine.auction import OPTION as BID
from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.ring import ALL, RING, cells_of, grown, reach
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.flip import OPTION as FLIP
from engine.game import Game
from engine.games.ring import deluxe_rules, ring_moves
from engine.games.ring.deluxe_board import PAWNS, PHASES, DeluxeBoard
from engine.games.ring.deluxe_rules import Limit, Rule, Victory
from engine.games.ring.ring_moves import NONE, Relocation, RingMove, RingPosition, read_cell, read_cells
from engine.options import Options
from engine.outcome import Result
from engine.position import PASS, Piece, Prompt
from engine.questions import Question
from engine.spelling import read_number
from engine.suggest import Suggestion, narrow

SIDES = ("white", "red")
_RELOCATION = re.compile(rf"x{ring_moves.CELL}>{ring_moves.CELL}")
_FIRST_RELOCATION = re.compile(r" x ?(?=[0-9])")


@dataclass(frozen=True, slots=True)
class DeluxePosition(DeluxeBoard, RingPosition):
    """The board, and the rules in force."""

    rules: tuple[Rule, ...] = field(kw_only=True)

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
    def is_limited(self) -> bool:
        """Whether the number of turns is limited."""
        return any(isinstance(rule, Limit) for rule in self.rules)

    def pieces(self) -> dict[str, Piece]:
        kinds = (("pawn", self.pawns), ("druid", self.druids))
        found = {cell: Piece(side, kind) for kind, sets in kinds for side in (0, 1) for cell in bits(sets[side])}
        return {RING.names[cell]: found[cell] for cell in sorted(found)}

    def places(self) -> tuple[str, ...]:
        return RING.named(self.place_cells())

    def reach(self, cell: str) -> tuple[str, ...]:
        # Zero-argument super() does not work in a dataclass with slots.
        return () if self.is_held(RING.index[cell]) else super(DeluxePosition, self).reach(cell)

    def moves(self) -> Iterator[str]:
        found = iter(self.places()) if self.phase != "move" else self._moves()
        first = next(found, None)
        if first is None:
            yield PASS  # R3
            return
        yield first
        yield from found

    def read(self, text: str) -> str:
        if self.phase != "move":
            return RING.names[self._read_place(text)]
        base, suffix = _divided(text)
        start, end, _ = self._read_base(base)
        moved = self.moved(start, end)
        relocations = _read_relocations(suffix, moved.pawns_to_relocate(end))
        moved.check_relocations(relocations)
        return str(RingMove(start, end, relocations))

    def after(self, move: str) -> "DeluxePosition":
        if move == PASS:
            return self.passed()
        start, end, relocations = RingMove.parse(move)
        if self.phase != "move":
            return self.placed(start).passed()
        position = self.moved(start, end)
        for source, target in relocations:
            position = position.relocated(source, target)
        return position.passed()

    @property
    def result(self) -> Result | None:
        if self.phase == "pawn":
            return None
        for side in (1 - self.side, self.side):  # the mover first (R7)
            for rule in self.rules:
                if win := rule.win(self, side):
                    return win
        return next(filter(None, (rule.end(self) for rule in self.rules)), None)

    @property
    def result_at_turn(self) -> Result | None:
        return next(filter(None, (rule.end_at_turn(self) for rule in self.rules)), None)

    @property
    def in_setup(self) -> bool:
        return self.phase != "move"

    @property
    def key(self) -> Hashable:
        homes = self.homes if any(isinstance(rule, Victory) for rule in self.rules) else None
        return self.pawns, self.druids, homes, self.phase, self.side, self.left

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(RING, (self.pieces_of(0), self.pieces_of(1)), self.side)

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if self.phase == "pawn":
            return (Prompt("place-pawn", {"left": PAWNS - self.pawns[self.side].bit_count()}),)
        if self.phase == "druid":
            return (Prompt("place-druid"),)
        if self.is_limited:
            return (Prompt("limit", {"left": (self.left + 1) // 2}),)
        return ()

    def text(self) -> str:
        """Write each side's cells (`+` before a druid's, `@` before that of its first placing), the phase, the turn."""
        sides = (f"{SIDES[side]} {self._side_text(side)}".strip() for side in (0, 1))
        left = f"; {self.left} left" if self.is_limited else ""
        return f"{'; '.join(sides)}; {self.phase}{left}; {SIDES[self.side]} to move"

    def _side_text(self, side: int) -> str:
        marks = (("", self.pawns), ("+", self.druids), ("@", self.homes))
        return " ".join(f"{mark}{name}" for mark, sets in marks for name in RING.named(sets[side]))

    # Setting up

    def _read_place(self, text: str) -> int:
        cells = read_cells(text)
        if len(cells) != 1:
            raise IllegalMove("place-a-piece", piece=self.phase)
        self._check_place(cells[0])
        return cells[0]

    def place_cells(self) -> int:
        """Return the cells on which the side to move may place the piece that is due."""
        if self.phase == "move":
            return 0
        empty = ALL & ~self.occupied
        if self.phase == "druid":
            return empty & grown(self.pawns[0] | self.pawns[1]) & ~self._unsafe
        if empty == ALL:
            return empty
        return empty & grown(self.pawns[1 - self.side]) & ~grown(self.pawns[self.side])

    @property
    def _unsafe(self) -> int:
        """The cells on which a rule forbids the side to move to place its druid."""
        unsafe = 0
        for rule in self.rules:
            unsafe |= rule.unsafe(self)
        return unsafe

    def _check_place(self, cell: int) -> None:
        """Raise IllegalMove with the code of the rule by which the piece that is due may not be placed on a cell."""
        if self.place_cells() >> cell & 1:
            return
        name, around = RING.names[cell], RING.neighbours[cell]
        if self.occupied >> cell & 1:
            raise IllegalMove("cell-taken", cell=name, cells=(name,))
        if self.phase == "druid":
            code = "druid-unsafe" if around & (self.pawns[0] | self.pawns[1]) else "druid-beside-no-pawn"
            raise IllegalMove(code, cell=name, cells=(name,))
        if own := around & self.pawns[self.side]:
            beside = RING.named(own)
            raise IllegalMove("pawn-beside-own", cell=name, beside=beside, cells=(name, *beside))
        raise IllegalMove("pawn-beside-no-enemy", cell=name, cells=(name,))

    # Moving

    def _read_base(self, text: str) -> RingMove:
        """Return the move whose relocations are left out of the text. Raises MoveError."""
        start = read_cells(text)[0]
        if self.is_held(start):
            name = RING.names[start]
            raise IllegalMove("druid-held", cell=name, cells=(name,))
        return ring_moves.read_move(text, self.movable, self.occupied)

    def _base_moves(self) -> Iterator[tuple[int, int]]:
        """Yield the start and end of every move."""
        occupied = self.occupied
        for start in bits(self.movable):
            for end in cells_of(reach(start, occupied)):
                yield start, end

    def _moves(self) -> Iterator[str]:
        for start, end in self._base_moves():
            moved = self.moved(start, end)
            for relocations in moved.ways_to_relocate(tuple(bits(moved.pawns_to_relocate(end)))):
                yield str(RingMove(start, end, relocations))

    def pawns_to_relocate(self, end: int) -> int:
        """Return the set of pawns to be relocated after a move to `end`, the side being still the mover's."""
        return sum(rule.pawns_to_relocate(self, end) for rule in self.rules)

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

    # Suggesting

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """Suggest a piece, then where to, then for each pawn to be relocated where to."""
        if self.phase != "move":
            return narrow(self.moves(), typed, limit, label=self._place_label)
        base, suffix = _divided(typed)
        if suffix:
            return self._suggest_relocations(base, typed, limit)
        complete = {text: not relocates for text, relocates in self._base_texts()}
        found = narrow(
            complete,
            typed,
            limit,
            label=ring_moves.move_label(self.occupied),
            complete=lambda text: complete[text],
            rank=ring_moves.rank_beside(self.pieces_of(self.side)),
            group=ring_moves.group_label,
        )
        if len(found) == 1 and found[0].text.endswith(">"):
            base = str(RingMove.parse(found[0].text).base)
            if typed in (base, found[0].text):
                return self._suggest_relocations(base, found[0].text, limit)
        return found

    def _place_label(self, text: str, _complete: bool) -> tuple[str, dict[str, Any]]:
        return f"place-{self.phase}", {"cell": text}

    def _base_texts(self) -> Iterator[tuple[str, bool]]:
        """Yield every move up to its first relocation's source, and whether there is one."""
        for start, end in self._base_moves():
            surrounded = self.moved(start, end).pawns_to_relocate(end)
            first = [((surrounded & -surrounded).bit_length() - 1, NONE)] if surrounded else []
            yield str(RingMove(start, end, tuple(first))), bool(surrounded)

    def _suggest_relocations(self, base: str, typed: str, limit: int) -> list[Suggestion]:
        """Suggest where the next pawn to be relocated may go."""
        try:
            due = self._due_relocation(base, typed)
        except ValueError:
            return []
        texts = [due.text(cell) for cell in due.cells]
        label, complete = partial(_relocation_label, due.pawn), _never if due.following else bool
        return narrow(texts, typed, limit, breaks="", label=label, complete=complete)

    def _due_relocation(self, base: str, typed: str) -> "_DueRelocation":
        """Return the relocation that comes next after a half-typed move that begins with `base`. Raises MoveError."""
        move = self._read_base(base)
        end, text = move.end, str(move)
        position = self.moved(move.start, end)
        surrounded = RING.named(position.pawns_to_relocate(end))
        for pawn, after in zip_longest(surrounded, surrounded[1:]):
            following = f" x{after}>" if after else ""
            due = _DueRelocation(
                f"{text} x{pawn}>", pawn, tuple(RING.names[cell] for cell in position.empty_cells()), following
            )
            chosen = next((cell for cell in due.cells if typed.startswith(due.text(cell))), None) if after else None
            if chosen is None:
                return due
            position = position.relocated(RING.index[pawn], RING.index[chosen])
            text = f"{due.lead}{chosen}"
        raise UnreadableMove("relocation-unreadable", text=typed[:40])

    # Choosing in steps

    def next_question(self, typed: str, limit: int) -> Question:
        """Return the step that asks for a piece, for where to, then for each pawn to be relocated where to."""
        if places := self.places():
            question = f"place-{self.phase}"
            return ring_moves.choose_cell(typed, places, limit, question, self._placing)
        if ">" in typed:
            due = self._due_relocation(str(RingMove.parse(typed).base), typed)
            lead = due.lead + typed.removeprefix(due.lead)
            return ring_moves.choose_cell(lead, due.cells, limit, "relocate", due.suggestion, "relocate-sector")
        texts = {text: not relocates for text, relocates in self._base_texts()} or {PASS: True}
        return ring_moves.choose_piece_or_target(
            texts, typed, self.pieces_of(self.side), ring_moves.move_label(self.occupied)
        )

    def _placing(self, cell: str) -> Suggestion:
        return Suggestion(cell, *self._place_label(cell, True))


@dataclass(frozen=True, slots=True)
class _DueRelocation:
    """The relocation that is to be chosen next."""

    lead: str
    """The move up to the cell that is to be chosen."""
    pawn: str
    """The cell of the surrounded pawn."""
    cells: tuple[str, ...]
    """The cells that it may go to."""
    following: str
    """The text after the cell if another pawn is to be relocated; else empty."""

    def text(self, cell: str) -> str:
        """Return the move with a cell chosen."""
        return f"{self.lead}{cell}{self.following}"

    def suggestion(self, cell: str) -> Suggestion:
        """Return a cell as a choice."""
        return Suggestion(self.text(cell), "relocate", {"from": self.pawn, "to": cell}, complete=not self.following)


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


def _relocation_label(source: str, text: str, _complete: bool) -> tuple[str, dict[str, Any]]:
    target = dict(RingMove.parse(text).relocations)[RING.index[source]]
    return "relocate", {"from": source, "to": "" if target == NONE else RING.names[target]}


def _never(_text: str) -> bool:
    """Return False: no text is a complete move."""
    return False


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
        return DeluxePosition(bool(options["druidless"]), left=2 * limit, rules=deluxe_rules.rules(options))

    def read_position(self, text: str, options: Options) -> DeluxePosition:
        *parts, turn = (part.strip().split() for part in text.split(";"))
        left = read_number(parts.pop()[0]) if parts[-1][1:] == ["left"] else None
        white, red, (phase,) = parts
        if (white[0], red[0]) != SIDES or phase not in PHASES or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        opening = self.opening(options)
        if left is None:
            left = 0 if phase == "move" else opening.left
        position = replace(
            opening,
            pawns=(_cells(white[1:], ""), _cells(red[1:], "")),
            druids=(_cells(white[1:], "+"), _cells(red[1:], "+")),
            homes=(_cells(white[1:], "@"), _cells(red[1:], "@")),
            phase=phase,
            side=SIDES.index(turn[0]),
            left=left,
        )
        self._check(position, opening, text)
        return position

    def _check(self, position: DeluxePosition, opening: DeluxePosition, text: str) -> None:
        """Raise TextError for a position that no match comes to."""
        pieces = (*position.pawns, *position.druids)
        if position.occupied.bit_count() != sum(cells.bit_count() for cells in pieces):
            raise TextError("overlap", line=text)
        if any(cells.bit_count() > int(not position.druidless) for cells in (*position.druids, *position.homes)):
            raise TextError("druids", line=text)
        if position.left not in range(opening.left + 1):
            raise TextError("value", what=f"{position.left} left")
        if position.phase != "move" and not position.can_place:
            raise TextError("phase", line=text)


def _cells(words: list[str], mark: str) -> int:
    """Return the set of cells written with a mark, or without any. Raises KeyError for a name that no cell has."""
    marked = (word for word in words if (word[0] == mark if mark else word[0] not in "+@"))
    return RING.set_of(word.removeprefix(mark) for word in marked)

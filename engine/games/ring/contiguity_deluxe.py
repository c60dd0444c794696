"""Contiguity Deluxe [000]: set up pawn by pawn; druids join; connecting all wins, and so does surrounding a druid."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import Self

from engine.auction import OPTION as BID
from engine.boards.ring import ALL, RING, cells_of, grown
from engine.errors import IllegalMove, TextError
from engine.flip import OPTION as FLIP
from engine.game import Game
from engine.games.ring import deluxe_rules, ring_moves
from engine.games.ring.deluxe_board import PAWNS, PHASES, Pair, Phase, flipped
from engine.games.ring.deluxe_rules import Limit, Rule, Victory
from engine.games.ring.ring_half_moves import HalfPlace, HalfRingMove
from engine.games.ring.ring_moves import RingMove, read_cells
from engine.games.ring.ring_position import SIDES, RingPosition
from engine.half_moves import HalfMove
from engine.options import Options
from engine.outcome import Result
from engine.position import Prompt
from engine.spelling import read_number


@dataclass(frozen=True, slots=True)
class DeluxePosition(RingPosition):
    """The board, and the rules in force."""

    druidless: bool = False
    druids: Pair = (0, 0)
    homes: Pair = (0, 0)
    phase: Phase = "pawn"
    left: int = 0
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

    @property
    def in_setup(self) -> bool:
        return self.phase != "move"

    def read(self, text: str) -> RingMove | str:
        if self.in_setup:
            return RingMove(self._read_place(text))
        # Zero-argument super() does not work in a dataclass with slots.
        return super(DeluxePosition, self).read(text)

    def _moves(self) -> Iterator[RingMove]:
        return map(RingMove, cells_of(self.place_cells())) if self.in_setup else super(DeluxePosition, self)._moves()

    def after(self, move: RingMove | str) -> Self:
        if self.in_setup and isinstance(move, RingMove):
            return self._placed(move.start).passed()
        return super(DeluxePosition, self).after(move)

    def _placed(self, cell: int) -> Self:
        """Return the board with a pawn or the druid of the side to move, whichever is due, on `cell`."""
        if self.phase == "pawn":
            return replace(self, pawns=flipped(self.pawns, self.side, 1 << cell))
        druids = flipped(self.druids, self.side, 1 << cell)
        return replace(self, druids=druids, homes=flipped(self.homes, self.side, 1 << cell))

    def moved(self, start: int, end: int) -> Self:
        if self.druids[self.side] >> start & 1:
            return replace(self, druids=flipped(self.druids, self.side, 1 << start | 1 << end))
        return super(DeluxePosition, self).moved(start, end)

    def passed(self) -> Self:
        """Return the board with the other side to move, in the phase that is due."""
        left = max(0, self.left - 1) if self.phase == "move" else self.left
        return replace(self, side=1 - self.side, phase=self._phase_due(), left=left)

    def _phase_due(self) -> Phase:
        if self.phase == "pawn" and min(pawns.bit_count() for pawns in self.pawns) >= PAWNS:
            return "move" if self.druidless else "druid"
        return "move" if self.phase == "druid" and all(self.druids) else self.phase

    @property
    def result(self) -> Result | None:
        return None if self.phase == "pawn" else super(DeluxePosition, self).result

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

    @property
    def can_place(self) -> bool:
        """Whether the side to move has a piece left to place, as long as pieces are placed in turn."""
        own, enemy = (self.pawns[side].bit_count() for side in (self.side, 1 - self.side))
        if self.phase == "pawn":
            return own < PAWNS and own <= enemy <= own + 1
        return self.phase == "druid" and not (self.druidless or self.druids[self.side])

    def places(self) -> tuple[str, ...]:
        return RING.named(self.place_cells())

    def _read_place(self, text: str) -> int:
        cells = read_cells(text)
        if len(cells) != 1:
            raise IllegalMove("place-a-piece", piece=self.phase)
        self._check_place(cells[0])
        return cells[0]

    def place_cells(self) -> int:
        """Return the cells on which the side to move may place the piece that is due."""
        if not self.in_setup:
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

    def half_move(self, text: str) -> HalfMove:
        return HalfPlace(self, text, f"place-{self.phase}") if self.in_setup else HalfRingMove(self, text)


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
        return DeluxePosition(druidless=bool(options["druidless"]), left=2 * limit, rules=deluxe_rules.rules(options))

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

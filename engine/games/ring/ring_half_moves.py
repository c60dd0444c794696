"""A half-typed move on the ring: a piece, where to, and where each surrounded pawn is put; or a cell to set up."""

import re
from collections.abc import Iterable
from functools import cached_property
from itertools import chain, zip_longest

from engine.boards import bits
from engine.boards.ring import RING, between, easiest_path, reach
from engine.games.ring.ring_moves import NONE, RingMove
from engine.games.ring.ring_position import RingPosition
from engine.half_moves import Answers, HalfMove, Label, Question
from engine.position import PASS
from engine.suggest import Group, Suggestion

SECTOR = 5
"""The neighbouring numbers of the ring in a sector, where there are too many cells to choose from at once."""
_SECTOR_CHOSEN = re.compile(r"([0-9]+)-([0-9]+)$")
_RELOCATION = re.compile(r" x ?[0-9]")


class HalfCell(HalfMove):
    """A half-typed cell for something to be put on."""

    breaks = ""

    def __init__(self, position: RingPosition, text: str) -> None:
        super().__init__(position, text, RING)
        self.position = position

    @property
    def open(self) -> Answers:
        """All ways, whatever is typed of the cell that comes next."""
        return self.ways

    def asked_by_sector(self, limit: int, code: str, sector_code: str) -> Question:
        """Return the question for a cell, or first for a sector of the ring where there are more than `limit`."""
        chosen = _SECTOR_CHOSEN.search(self.text)
        typed = self.text[: chosen.start()] if chosen else self.text
        sectors: dict[str, list[Suggestion]] = {}
        for way in self.ways:
            first = (int(way.cells[-1][:-1]) - 1) // SECTOR * SECTOR + 1
            sectors.setdefault(f"{first}-{first + SECTOR - 1}", []).append(way)
        if chosen:
            sectors = {chosen[0]: sectors.get(chosen[0], [])}
        if sum(map(len, sectors.values())) <= limit:
            return Question(code, tuple(map(tuple, sectors.values())), typed=typed)
        choices = tuple(_sector(typed, sector, len(ways)) for sector, ways in sectors.items())
        return Question(sector_code, (choices,), typed=typed)


def _sector(typed: str, sector: str, count: int) -> Suggestion:
    first, last = map(int, sector.split("-"))
    data = {"first": first, "last": last, "count": count}
    return Suggestion(f"{typed}{sector}", "sector", data, complete=False)


class HalfPlace(HalfCell):
    """A half-typed cell for the piece that is to be set up. `kind` is the code of that."""

    def __init__(self, position: RingPosition, text: str, kind: str) -> None:
        super().__init__(position, text)
        self.kind = kind

    @cached_property
    def ways(self) -> Answers:
        return tuple(self.choice(cell, self.kind, {"cell": cell}) for cell in self.position.places())

    def asked(self, limit: int) -> Question:
        return self.asked_by_sector(limit, self.kind, "sector")


class HalfRingMove(HalfCell):
    """A half-typed move, as far as it is legal."""

    def __init__(self, position: RingPosition, text: str) -> None:
        super().__init__(position, text)
        typed = RingMove.parse(text)
        self.start = typed.start if typed.start in bits(position.movable) else NONE
        """The cell of the picked piece; NONE while it is to be chosen."""
        self.end = typed.end if self.start != NONE and typed.end in self._reach(self.start) else NONE
        """The cell that it goes to; NONE while it is to be chosen."""
        self.names_pawn = bool(_RELOCATION.search(text))
        """Whether a pawn to be relocated is named, or the beginning of it."""

    def _reach(self, start: int) -> tuple[int, ...]:
        return tuple(bits(reach(start, self.position.occupied)))

    @property
    def targets(self) -> tuple[str, ...]:
        """The cells where the picked piece may go; once that is known, where it and relocated pawns go."""
        if self.end != NONE:
            return self.cells[1:]
        return super().targets if self.start != NONE else ()

    # How it may go on

    @cached_property
    def ways(self) -> Answers:
        """The pieces, or where the piece may go, or where a surrounded pawn may be put; the pass if none moves."""
        if self.names_pawn:
            return self._relocations() if self.end != NONE else ()
        if self.start != NONE:
            return self._moves_of(self.start)
        names = (RING.names[cell] for cell in bits(self.position.movable) if self._reach(cell))
        pieces = tuple(self.choice(f"{name}-", "disk", {"cell": name}, complete=False) for name in names)
        return pieces or (self.choice(PASS, "move", {"text": PASS}),)

    def _moves_of(self, start: int) -> Answers:
        """Return where a piece may go, each with the first pawn that is then to be relocated, if there is one."""
        return tuple(self._move(start, end) for end in self._reach(start))

    def _move(self, start: int, end: int) -> Suggestion:
        occupied, surrounded = self.position.occupied, self.position.pawns_to_relocate(start, end)
        jumped = between(easiest_path(start, end, occupied), occupied)
        ends = {"from": RING.names[start], "to": RING.names[end]}
        first = next(bits(surrounded), NONE)
        text = str(RingMove(start, end, ((first, NONE),) if surrounded else ()))
        return self.choice(text, "jump" if jumped else "slide", ends, complete=not surrounded)

    def _relocations(self) -> Answers:
        """Return where the next surrounded pawn may be put; none of them has been if none is due."""
        surrounded = RING.named(self.position.pawns_to_relocate(self.start, self.end))
        position, lead = self.position.moved(self.start, self.end), str(RingMove(self.start, self.end))
        for pawn, after in zip_longest(surrounded, surrounded[1:]):
            following = f" x{after}>" if after else ""
            texts = {
                name: f"{lead} x{pawn}>{name}{following}"
                for name in [RING.names[cell] for cell in position.empty_cells()]
            }
            chosen = next((name for name, text in texts.items() if after and self.text.startswith(text)), None)
            if chosen is None:
                data = ((text, {"from": pawn, "to": name}) for name, text in texts.items())
                return tuple(self.choice(text, "relocate", ends, complete=not after) for text, ends in data)
            position = position.relocated(RING.index[pawn], RING.index[chosen])
            lead = f"{lead} x{pawn}>{chosen}"
        return ()

    @property
    def goes_on(self) -> bool:
        return not self.names_pawn

    def sought(self) -> Iterable[Suggestion]:
        """Yield every move, up to the first pawn that it relocates."""
        moves = (self._moves_of(start) for start in bits(self.position.movable))
        return () if self.names_pawn else chain.from_iterable(moves)

    def rank(self, text: str) -> int:
        """Return a sorting key: more neighbours among the own pieces first."""
        start, end, _ = RingMove.parse(text)
        own = self.position.pieces_of(self.position.side)
        return 0 if NONE in (start, end) else -(RING.neighbours[end] & own & ~(1 << start)).bit_count()

    def group_label(self, group: Group) -> Label:
        label, data = super().group_label(group)
        start = group.range.lead.removesuffix("-") if group.range else ""
        return ("range-to", {**data, "from": start}) if start in RING.index else (label, data)

    # A question

    def asked(self, limit: int) -> Question:
        """Return the question which piece moves, where to, beside own pieces or elsewhere, or where a pawn is put."""
        if self.names_pawn:
            return self.asked_by_sector(limit, "relocate", "relocate-sector")
        if self.start == NONE:
            return Question("piece", (self.ways,))
        beside = tuple(way for way in self.ways if self.rank(way.text))
        others = tuple(way for way in self.ways if not self.rank(way.text))
        return Question("target", (*filter(None, (beside, others)),), typed=self.text)

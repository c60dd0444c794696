"""The chances of three and four sides of Contigo Capture: a static evaluation, and a quiescence search of captures."""

from functools import lru_cache
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import CELLS, MOST, RAYS
from engine.games.contigo.capture_board import Pieces, after_part, captures, decided
from search.contigo.pit_sums import MIDDLE
from search.expansion import Shares, win_of

POWER = 1.5
"""A side's chance grows with this power of the number of its pieces."""
LIKELY = (0.0, 0.2, 0.24, 0.17, 0.1, 0.06, 0.04)
"""The probability that a pit holds so many pebbles at some later turn."""
PRESSURE = 0.25
"""The part of its chance that a side loses if its key pawn is certain to be captured some day."""
AT_ONCE = 0.95
"""The probability that the next side makes the capture that is best for it."""
UNANSWERED = 0.5
"""The probability that a capture is still possible after turns of others, but not of its victim."""
ANSWERED = 0.15
"""The probability that it is still possible after a turn of its victim as well."""

SHARE_UNIT = MIDDLE // 4
"""The integer that stands for a share of 1 in sums over pits."""
LIMIT = MIDDLE // (MOST + 2)
"""The largest summand of a single pit: one pebble part changes at most one pit more than `MOST`."""
DIGITS = 5
"""The number of pits, of three bits each, that fit into one sum over pits."""


class AttackLine(NamedTuple):
    """Two pieces in one row or column: a leg leads from one to the other when the pit beyond holds the right count."""

    start: int
    pit: int
    """The index of the pit."""
    pebbles: int
    target: int


_RAYS = tuple(
    tuple(
        (ray.pit - 1, sum(1 << end for end in ray.cells), {end: count for count, end in enumerate(ray.cells, 1)})
        for ray in (RAYS[cell] if name else ())
        if ray.cells
    )
    for cell, name in enumerate(CELLS.names)
)
"""For each cell and direction: the index of the pit, the set of the cells, and how far each of them is away."""


def lines_between(starts: int, targets: int) -> list[AttackLine]:
    """Return all lines from cells of one set to those of another."""
    found = []
    for start in bits(starts):
        for pit, cells, distances in _RAYS[start]:
            seen = cells & targets
            while seen:
                target = (seen & -seen).bit_length() - 1
                found.append(AttackLine(start, pit, distances[target], target))
                seen &= seen - 1
    return found


@lru_cache(maxsize=1 << 14)
def shares_by_pieces(counts: tuple[int, ...], *, short: bool) -> Shares:
    """Return what sides with so many pieces may expect after a capture, wherever they stand."""
    winner = decided(counts, short=short)
    if winner is not None:
        return win_of(winner, len(counts))
    strengths = [count**POWER for count in counts]
    total = sum(strengths)
    return tuple([strength / total for strength in strengths])


class _Capture(NamedTuple):
    """The probable captures of a side."""

    after: Pieces
    shares: Shares
    """The chances of the sides afterwards."""
    likely: float


class CaptureEvaluation:
    """The chances of more than two sides on a board after a pawn part, by the pebbles.

    Pebbles that change nothing for any capture change no share.
    """

    def __init__(self, pieces: Pieces, side: int) -> None:
        """Take the pieces, and the side that moves next, if it is still in."""
        self.pieces = pieces
        self.order = pieces.order(side)
        occupied = pieces.occupied
        self.lines = [lines_between(own, occupied & ~own) for own in pieces.controlled]
        self.owners = {cell: side for side, cells in enumerate(pieces.controlled) for cell in bits(cells)}
        self.safety = self._safety()
        self.stand_pat = self._shares_by_pieces(pieces)

    def shares(self, pits: bytes) -> Shares:
        """Return what the sides may expect with these pebbles, once the captures that are possible are made.

        The next side makes its best one almost certainly, the others perhaps.
        """
        pieces, before = self.pieces, self.stand_pat
        first, *others = self.order
        shares = before
        best = self._best_capture(pieces, first, pits, before, 0)
        if best:
            shares = _shifted(shares, before, best.shares, AT_ONCE)
            pieces, before, _ = best
            if decided(pieces.counts, short=pieces.short) is not None:
                return shares
        moved = pieces.controlled[first]
        for side in others:
            if taken := self._best_capture(pieces, side, pits, before, moved):
                shares = _shifted(shares, before, taken.shares, taken.likely)
            moved |= pieces.controlled[side]
        return shares

    def gains(self, side: int, pits: bytes) -> list[tuple[int, list[int]]]:
        """Return how much a side gains by each number of pebbles in each pit that matters, for `Sowings.sums`.

        Captures by single legs are added up. Those that the next side can make now are followed one leg further.
        """
        tables: dict[int, list[int]] = {}
        effects: dict[tuple[int, int, bool], int] = {}
        for mover, lines in enumerate(self.lines):
            for line in (*lines, *self._further(mover, pits)):
                table = tables.setdefault(line.pit, [0] * (MOST + 1))
                table[line.pebbles] += self._effect(mover, line, side, effects)
        return [(pit, _limited(table, pits[pit])) for pit, table in tables.items()]

    def _further(self, mover: int, pits: bytes) -> list[AttackLine]:
        """Return the second legs of captures that the next side can make with these pebbles."""
        if mover != self.order[0]:
            return []
        hit = sum({1 << line.target for line in self.lines[mover] if pits[line.pit] == line.pebbles})
        return lines_between(hit, self.pieces.occupied & ~self.pieces.controlled[mover]) if hit else []

    def kinds(self) -> list[list[tuple[int, list[int]]]]:
        """Return tables for `Sowings.sums`: where all their sums are equal, the same captures are possible."""
        tables: dict[int, list[int]] = {}
        for line in lines_between(self.pieces.occupied, self.pieces.occupied):
            tables.setdefault(line.pit, [0] * (MOST + 1))[line.pebbles] = line.pebbles
        pits = sorted(tables)
        groups = [pits[first : first + DIGITS] for first in range(0, len(pits), DIGITS)]
        return [
            [(pit, [count << 3 * digit for count in tables[pit]]) for digit, pit in enumerate(group)]
            for group in groups
        ]

    def _effect(self, mover: int, line: AttackLine, side: int, known: dict[tuple[int, int, bool], int]) -> int:
        """Return what a side gains by a capture of `mover`, weighed by how likely it is."""
        victim, takes_key = self.owners[line.target], bool(self.pieces.keys >> line.target & 1)
        kind = mover, victim, takes_key
        if kind not in known:
            counts = list(self.pieces.counts)
            before = shares_by_pieces(tuple(counts), short=self.pieces.short)
            if takes_key:
                counts[mover] += counts[victim] - 1
            counts[victim] = 0 if takes_key else counts[victim] - 1
            after = shares_by_pieces(tuple(counts), short=self.pieces.short)
            turn = self.order.index
            likely = AT_ONCE if not turn(mover) else ANSWERED if turn(victim) < turn(mover) else UNANSWERED
            known[kind] = round(SHARE_UNIT * likely * (after[side] - before[side]))
        return known[kind]

    def _best_capture(self, pieces: Pieces, side: int, pits: bytes, before: Shares, moved: int) -> _Capture | None:
        """Return the capture by which a side gains most; `moved` are the pieces of sides that move before it."""
        best, most = None, 0.0
        for part in captures(pieces, side, pits):
            after = after_part(pieces, side, part)
            shares = self._shares_by_pieces(after)
            likely = _likely(part.captured & pieces.keys or part.captured, moved)
            gain = likely * (shares[side] - before[side])
            if gain > most:
                best, most = _Capture(after, shares, likely), gain
        return best

    def _shares_by_pieces(self, pieces: Pieces) -> Shares:
        """Return what the sides may expect by their pieces, those whose key pawns stand in danger less."""
        shares = shares_by_pieces(pieces.counts, short=pieces.short)
        strengths = [share * safety for share, safety in zip(shares, self.safety, strict=True)]
        total = sum(strengths)
        return tuple([strength / total for strength in strengths])

    def _safety(self) -> list[float]:
        """Return for each side how safe its key pawn is: 1 if nothing stands in line with it."""
        danger = [0.0] * len(self.lines)
        for lines in self.lines:
            for line in lines:
                if self.pieces.keys >> line.target & 1:
                    danger[self.owners[line.target]] += LIKELY[line.pebbles]
        return [1 - PRESSURE * min(1.0, attacks) for attacks in danger]


def _likely(captured: int, moved: int) -> float:
    if not moved:
        return AT_ONCE
    return ANSWERED if captured & moved else UNANSWERED


def _shifted(shares: Shares, before: Shares, after: Shares, likely: float) -> Shares:
    """Return shares changed by what is likely to happen."""
    return tuple([share + likely * (new - old) for share, old, new in zip(shares, before, after, strict=True)])


def _limited(table: list[int], now: int) -> list[int]:
    """Return the worth of each number of pebbles against that of the number of now, within what a sum can hold."""
    return [max(-LIMIT, min(LIMIT, worth - table[now])) for worth in table]

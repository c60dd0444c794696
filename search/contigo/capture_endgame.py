"""Contigo Capture with two sides left: how many ways out a turn leaves to the side that moves next.

A key pawn is caught by a double threat: two threats at once whose pits no pebble part can both change. What the next
side may do, and whether it stands under such threats afterwards, depends on what single pits hold. So a set with one
bit for each pebble part tells of all of them at once, and no turn is overlooked.

A way out is a cell for the defender's key pawn, the one where it stands included, or a capture. It counts twice if
nothing threatens the key pawn there at once: a threatened side has to spend its pebble part on the threat.
"""

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_

from engine.boards import bits
from engine.boards.pits import LEGS, MOST, NOWHERE, PITS
from engine.games.contigo.capture_board import Pieces
from search.contigo.capture_evaluation import lines_between
from search.contigo.pit_sums import sowings
from search.expansion import Shares, chance

AHEAD = 2.9
"""The lead in pieces that means a share of about 3/4, for a side with enough of them."""
ENOUGH = 5
"""The number of pieces that is enough to attack with. With fewer, a draw is likelier; one piece catches nothing."""
SURE = 0.8
"""The probability that a piece without a way out is lost."""
CAUGHT = 0.97
"""The share of the attacker when there is no way out."""
LAST = 0.2
"""The part of the winnable rest that the attacker gets where there is one way out, and it is threatened."""
EACH = 0.75
"""The factor by which each further way out reduces that part."""
ALONE = 0.1
"""The factor for an attacker with a single piece, whose threats are all parried."""
LOST = 0.03
"""The share of a side whose key pawn can be taken at once."""
PLANES = 4
"""The number of bit planes, one a binary digit, with which ways out are counted: fifteen and more are alike."""

_Group = tuple[float, int]
"""A share of the attacker, with the set of the pebble parts that lead to it."""


class Endgame:
    """One side's turns from a position in which it and one other are left."""

    def __init__(self, pits: bytes, attacker: int, defender: int) -> None:
        self.sowings = sowings(pits)
        self.attacker, self.defender = attacker, defender
        self._unchanged_by_pair: dict[tuple[int, int], int] = {}
        self._known_legs: dict[int, list[tuple[int, int, int]]] = {}
        self._threats: dict[tuple[int, int], tuple[int, int]] = {}

    def groups(self, pieces: Pieces) -> list[_Group]:
        """Return all pebble parts after a pawn part that leaves such pieces, in groups of equal worth, best first."""
        lost = self._taken_at_once(pieces) & self.sowings.ones
        legal = self.sowings.ones & ~lost
        ways, exposed = self._ways_out(pieces, legal)
        won = self._forced_captures(pieces, legal & ~exposed)
        own, enemy = (pieces.controlled[side].bit_count() for side in (self.attacker, self.defender))
        now = _share_by_pieces(own, enemy)
        found = [(LOST, lost)]
        for share, within in (
            (now, legal & ~exposed & ~won),
            (_share_by_pieces(own - 1, enemy), exposed),
            (now + SURE * (_share_by_pieces(own, enemy - 1) - now), won),
        ):
            left = CAUGHT - share
            found += [(share + left * _share_by_ways_out(own, count), lanes) for count, lanes in ways.groups(within)]
        return sorted([group for group in found if group[1]], reverse=True)

    def shares(self, share: float, sides: int) -> Shares:
        """Return the shares of all sides from the attacker's."""
        both = {self.attacker: share, self.defender: 1 - share}
        return tuple([both.get(side, 0.0) for side in range(sides)])

    def _taken_at_once(self, pieces: Pieces) -> int:
        """Return the pebble parts after which the defender can capture a piece that the attacker must not lose."""
        targets, enemies = _targets(pieces, self.attacker), pieces.controlled[self.attacker]
        taken = [self._taken_from(start, enemies, targets, -1) for start in bits(pieces.controlled[self.defender])]
        return reduce(or_, taken)

    def _taken_from(self, start: int, enemies: int, targets: int, within: int) -> int:
        """Return those of some pebble parts after which a piece takes a target from here, if need be by a chain."""
        found = 0
        for line in lines_between(1 << start, enemies):
            lanes = within & self.sowings.holding(line.pit)[line.pebbles]
            if lanes and targets >> line.target & 1:
                found |= lanes
            elif lanes:
                found |= self._taken_from(line.target, enemies & ~(1 << line.target), targets, lanes)
        return found

    def _ways_out(self, pieces: Pieces, legal: int) -> tuple["_BitSlicedCounter", int]:
        """Return how many ways out the defender has, and after which pebble parts one of them is a capture."""
        ways, capturing = _BitSlicedCounter(), 0
        attacker, targets = pieces.controlled[self.attacker], _targets(pieces, self.defender)
        stuck, staying = legal, 0
        for start, end, possible in self._legs(pieces.controlled[self.defender]):
            lanes = legal & possible
            stuck &= ~lanes
            captured = attacker & 1 << end
            if not captured and not targets >> start & 1:
                staying |= lanes
            elif lanes:
                saved = self._count(attacker ^ captured, _moved(targets, start, end), lanes, ways)
                capturing |= saved if captured else 0
        self._count(attacker, targets, staying | stuck, ways)
        return ways, capturing

    def _count(self, attacker: int, targets: int, lanes: int, ways: "_BitSlicedCounter") -> int:
        """Count a way out that is possible after some pebble parts, and return those after which it saves."""
        threatened, caught = self._threatened(attacker, targets)
        ways.add(lanes & ~caught)
        ways.add(lanes & ~threatened)
        return lanes & ~caught

    def _forced_captures(self, pieces: Pieces, legal: int) -> int:
        """Return the pebble parts after which the defender loses a piece, whatever it does."""
        attacker, defender = pieces.controlled[self.attacker], pieces.controlled[self.defender]
        stuck = left = legal
        for start, end, possible in self._legs(defender):
            stuck &= ~possible
            if lanes := left & possible:
                left &= ~lanes | self._threatened(attacker & ~(1 << end), _moved(defender, start, end))[1]
            if not left:
                return 0
        return left & (~stuck | self._threatened(attacker, defender)[1])

    def _legs(self, own: int) -> list[tuple[int, int, int]]:
        """Return the legs of pieces on some cells, by two cells, with the pebble parts after which each is open."""
        if own not in self._known_legs:
            self._known_legs[own] = [
                (start, end, lanes)
                for start in bits(own)
                for pit, ends in LEGS[start]
                for pebbles, end in enumerate(ends)
                if not (own | 1 << NOWHERE) >> end & 1 and (lanes := self.sowings.holding(pit)[pebbles])
            ]
        return self._known_legs[own]

    def _threatened(self, starts: int, targets: int) -> tuple[int, int]:
        """Return after which pebble parts targets are threatened from some cells, and after which more than parried."""
        if (starts, targets) not in self._threats:
            self._threats[starts, targets] = self._threatened_by(starts, targets)
        return self._threats[starts, targets]

    def _threatened_by(self, starts: int, targets: int) -> tuple[int, int]:
        threatened = caught = 0
        threats: list[tuple[int, int]] = []
        for line in lines_between(starts, targets):
            lanes = self.sowings.holding(line.pit)[line.pebbles]
            if lanes:
                threatened |= lanes
                for pit, others in threats:
                    if both := pit != line.pit and lanes & others:
                        caught |= both & self._unchanged(pit, line.pit)
                threats.append((line.pit, lanes))
        return threatened, caught

    def _unchanged(self, one: int, other: int) -> int:
        """Return the pebble parts after which no further one changes two pits both."""
        if (one, other) not in self._unchanged_by_pair:
            changing = 0
            for source, pebbles in _changing(one, other):
                changing |= reduce(or_, self.sowings.holding(source)[pebbles:])
            self._unchanged_by_pair[one, other] = self.sowings.ones & ~changing
        return self._unchanged_by_pair[one, other]


class _BitSlicedCounter:
    """A number for each pebble part, bit-sliced: a set of pebble parts for each binary digit, the lowest first."""

    def __init__(self) -> None:
        self._digits = [0] * PLANES
        self._more = 0

    def add(self, lanes: int) -> None:
        """Add 1 for each pebble part of a set."""
        for place, digit in enumerate(self._digits):
            self._digits[place], lanes = digit ^ lanes, digit & lanes
        self._more |= lanes

    def groups(self, lanes: int) -> Iterator[tuple[int, int]]:
        """Yield the pebble parts of a set by their numbers, the lowest number first."""
        yield 1 << PLANES, lanes & self._more
        groups = [lanes & ~self._more]
        for digit in reversed(self._digits):
            groups = [part for group in groups for part in (group & ~digit, group & digit)]
        yield from enumerate(groups)


def _targets(pieces: Pieces, side: int) -> int:
    """Return the pieces whose loss loses the game: in the short version any that is lost when two sides are left."""
    own = pieces.controlled[side]
    return own if pieces.short else own & pieces.keys


def _moved(cells: int, start: int, end: int) -> int:
    """Return a set of cells after a leg: the end in place of the start, if that is one of them."""
    return cells ^ 1 << start | 1 << end if cells >> start & 1 else cells


def _share_by_pieces(own: int, enemy: int) -> float:
    """Return the share of a side by the pieces of both."""
    enough = min(1, (max(own, enemy) - 1) / (ENOUGH - 1))
    return 0.5 + enough * (chance(own - enemy, AHEAD) - 0.5)


def _share_by_ways_out(own: int, ways: int) -> float:
    """Return the part of the winnable rest that the attacker gets, by its pieces and the defender's ways out."""
    return LAST * EACH ** (ways - 1) * (1 if own > 1 else ALONE) if ways else 1


@cache
def _changing(one: int, other: int) -> list[tuple[int, int]]:
    """Return by which pits, with how many pebbles at least, one pebble part changes two pits both."""
    found = []
    for source in range(len(PITS)):
        for step in (1, -1):
            farther = max(step * (pit - source) % len(PITS) for pit in (one, other))
            if farther <= MOST:
                found.append((source, farther))
    return found

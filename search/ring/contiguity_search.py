"""The search of Contiguity: how near each side is to having its disks in one group.

What a set of disks is worth does not depend on the enemy, so it is worked out once a set and looked up for every move.
Lines of sight matter where a win in one is at hand: they are asked for just there.
"""

from array import array
from functools import lru_cache
from typing import NamedTuple

from engine.boards.ring import RING
from engine.games.ring.contiguity import ContiguityPosition
from engine.position import PASS, Position
from search.expansion import Expansion, Fact, Family, chance, win_of
from search.general import General
from search.ring.contiguity_facts import facts_of
from search.ring.joining import MOST, completing, dangers_of, is_unstoppable, needing, open_cells, parrying
from search.ring.ring_lines import CELLS, CLOSE_TO, bytes_of, cells_of, closeness, reached

_CELL = 7
"""The bits of a cell in the code of a move."""
_MOVE = 2 * _CELL
"""The bits of a move: where it starts, and where it ends. A pass starts and ends nowhere: 0."""

# What a side's disks are worth beside being close, in units of which `_SCALE` make a chance of about 3/4.
_NEEDING = (36, 22, 12)
"""For having only one disk left to move; at most two; at most three. They add up."""
_SCALE = 24
_TEMPO = 12
"""For being the next to move."""
_THREATS = (0, 30, 75, 90)
"""For so many cells on which a disk would win on the next turn, or more."""

LETS_WIN = 0.03
"""No move that lets the enemy win at once has a better chance."""
_EVEN = 512
_SAFE = 2 * _EVEN
_WON = 2 * _SAFE
_CHANCES = (
    *(LETS_WIN * (0.3 + 0.6 * chance(score - _EVEN, _SCALE)) for score in range(_SAFE)),
    *(LETS_WIN + (0.995 - LETS_WIN) * chance(score - _EVEN, _SCALE) for score in range(_SAFE)),
    1.0,
)
"""The chance of the side that has moved by its score: first after moves that let the enemy win at once."""


class _Moved(NamedTuple):
    """The worth of a side's disks with one of them elsewhere."""

    stay: int
    """The worth of the others."""
    on: bytes
    """For each cell, what the disk adds there."""
    near: int
    """The cells on which it would leave at most one disk to be moved."""


class Shape(NamedTuple):
    """A side's disks' worth without regard to the enemy's: as they stand, and by the cell of one that moves."""

    worth: int
    moved: dict[int, _Moved]


@lru_cache(4096)
def shape_of(disks: int) -> Shape:
    """Return what a set of disks is worth."""
    cells = cells_of(disks)
    together = sum(closeness(cell, other) for cell in cells for other in cells if cell < other)
    moved = {}
    worth = 0
    for cell, (_, *sets) in zip(cells, needing(cells), strict=True):
        on = 0
        for other in cells:
            if other != cell:
                on += CLOSE_TO[other]
        stay = together - (on >> 8 * cell & 255)
        for weight, within in zip(_NEEDING, sets, strict=False):
            on += weight * bytes_of(within)
        worth = stay + (on >> 8 * cell & 255)
        moved[cell] = _Moved(stay, on.to_bytes(CELLS, "little"), sets[0] if sets else 0)
    return Shape(worth, moved)


class Contiguity(Family[ContiguityPosition]):
    """Moves by what they do for the own disks. Those that let the enemy win at once come last."""

    def expand(self, position: ContiguityPosition) -> Expansion:
        own, enemy = position.disks[position.side], position.disks[1 - position.side]
        occupied = own | enemy
        shape = shape_of(own)
        wins = dict(completing(own))
        dangers = dangers_of(enemy)
        even = _EVEN - shape_of(enemy).worth - _TEMPO
        keys: list[int] = []
        won = refuted = 0
        for start, (stay, on, near) in shape.moved.items():
            targets = reached(start, occupied)
            code = start << _CELL
            if winning := targets & wins.get(start, 0):
                targets ^= winning
                won += winning.bit_count()
                keys += [_WON << _MOVE | code | end for end in cells_of(winning)]
            safe = targets & parrying(start, occupied, dangers) if dangers else targets
            base = (even + stay << _MOVE) + code
            if unsafe := targets ^ safe:
                refuted += unsafe.bit_count()
                keys += [base + end + (on[end] << _MOVE) for end in cells_of(unsafe)]
            base += _SAFE << _MOVE
            if threatening := safe & near:
                for end in cells_of(threatening):
                    moved = 1 << start | 1 << end
                    threats = open_cells(own ^ moved, occupied ^ moved).bit_count()
                    keys.append(base + end + (on[end] + _THREATS[min(threats, 3)] << _MOVE))
            keys += [base + end + (on[end] << _MOVE) for end in cells_of(safe ^ threatening)]
        if not keys:
            ended = position.after(PASS).result
            ends = {0: win_of(position.side, 2)} if ended else {}
            return Expansion([0], [1.0 if ended else _CHANCES[_SAFE + even + shape.worth]], ends)
        keys.sort(reverse=True)
        return Expansion(
            array("H", [key & (1 << _MOVE) - 1 for key in keys]),
            [_CHANCES[key >> _MOVE] for key in keys],
            {index: win_of(position.side, 2) for index in range(won)},
            refuted=range(len(keys) - refuted, len(keys)),
        )

    def text(self, position: ContiguityPosition, move: int) -> str:
        if not move:
            return PASS
        return f"{RING.names[move >> _CELL]}-{RING.names[move & (1 << _CELL) - 1]}"

    def solve(self, position: ContiguityPosition, moves: int) -> list[str] | None:
        """Return all first moves that win within one or two own moves; longer wins take the general way."""
        expansion = self.expand(position)
        if moves > 2 or not expansion.moves[0]:
            return None
        return [
            self.text(position, move)
            for place, move in enumerate(expansion.moves)
            if place in expansion.ends or (moves == 2 and place not in expansion.refuted and _forces(position, move))
        ]

    def fair_bid(self, position: ContiguityPosition) -> int:
        # Between equal players who look at 120 positions a move, the bidder kept a bid of 12 or 20 in every third of
        # thirty matches, and one of 30 in 16 of them.
        return 28

    def facts(self, position: ContiguityPosition, move: str) -> tuple[Fact, ...]:
        return tuple(facts_of(position, move))


def _forces(position: ContiguityPosition, move: int) -> bool:
    """Return whether a side wins next turn after a move, whatever is replied. The enemy must not win at once."""
    moved = 1 << (move >> _CELL) | 1 << (move & (1 << _CELL) - 1)
    own, enemy = position.disks[position.side] ^ moved, position.disks[1 - position.side]
    if not completing(own):
        return False
    if any(reached(cell, own | enemy) for cell in cells_of(enemy)):
        return is_unstoppable(own, enemy, own | enemy)
    passed = position.after(CONTIGUITY.text(position, move)).after(PASS)
    return not passed.result and bool(open_cells(own, own | enemy))


CONTIGUITY = Contiguity()


def contiguity_family(position: ContiguityPosition) -> Family[Position] | Contiguity:
    """Return the family that searches a position. One with more disks than the game has is searched by the engine."""
    return CONTIGUITY if max(map(int.bit_count, position.disks)) <= MOST else General(2)

"""The search of Contiguity: how near each side is to having its disks in one group.

What a set of disks is worth does not depend on the enemy, so it is worked out once a set and looked up for every move.
Lines of sight matter where a win in one is at hand: they are asked for just there.
"""

from array import array
from collections.abc import Hashable, Iterator
from functools import lru_cache

from engine.boards.ring import cells_of, reach
from engine.games.ring.contiguity import ContiguityPosition
from engine.games.ring.deluxe_rules import Connection
from engine.games.ring.ring_moves import RingMove
from engine.position import PASS, Position
from search.expansion import Expansion, Fact, Family, chance, win_of
from search.general import General
from search.levels import adjusted
from search.ring.contiguity_facts import facts_of
from search.ring.deluxe_movement import SCALE, THREATS, TO_MOVE
from search.ring.deluxe_shapes import Shape, active_rules
from search.ring.joining import MOST, completing, dangers_of, is_unstoppable, open_cells, parrying

_CELL = 7
"""The bits of a cell in the code of a move."""
_MOVE = 2 * _CELL
"""The bits of a move: where it starts, and where it ends. A pass starts and ends nowhere: 0."""

LETS_WIN = 0.03
"""No move that lets the enemy win at once has a better chance."""
_EVEN = 512
_SAFE = 2 * _EVEN
_WON = 2 * _SAFE
_CHANCES = (
    *(LETS_WIN * (0.3 + 0.6 * chance(score - _EVEN, SCALE)) for score in range(_SAFE)),
    *(LETS_WIN + (0.995 - LETS_WIN) * chance(score - _EVEN, SCALE) for score in range(_SAFE)),
    1.0,
)
"""The chance of the side that has moved by its score: first after moves that let the enemy win at once."""


_RULES = active_rules((Connection(druid=False),))


@lru_cache(4096)
def shape_of(disks: int) -> Shape:
    """Return what a set of disks is worth: as pawns are where there are no druids and no other rules."""
    return Shape(disks, 0, 0, _RULES)


class Contiguity(Family[ContiguityPosition]):
    """Moves by what they do for the own disks. Those that let the enemy win at once come last."""

    levels = adjusted({1: {"logit_temperature": 1.15}, 2: {"logit_temperature": 1.0}, 4: {"logit_temperature": 0.27}})

    def expand(self, position: ContiguityPosition) -> Expansion:
        own, enemy = position.pawns[position.side], position.pawns[1 - position.side]
        occupied = own | enemy
        shape = shape_of(own)
        wins = dict(completing(own))
        dangers = dangers_of(completing(enemy))
        even = _EVEN - shape_of(enemy).value - TO_MOVE
        keys: list[int] = []
        won = refuted = 0
        for start, (stay, on, near) in shape.moved.items():
            targets = reach(start, occupied)
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
                    keys.append(base + end + (on[end] + THREATS[min(threats, 3)] << _MOVE))
            keys += [base + end + (on[end] << _MOVE) for end in cells_of(safe ^ threatening)]
        if not keys:
            ended = position.after(PASS).result
            ends = {0: win_of(position.side, 2)} if ended else {}
            return Expansion([0], [1.0 if ended else _CHANCES[_SAFE + even + shape.value]], ends)
        keys.sort(reverse=True)
        return Expansion(
            array("H", [key & (1 << _MOVE) - 1 for key in keys]),
            [_CHANCES[key >> _MOVE] for key in keys],
            {index: win_of(position.side, 2) for index in range(won)},
            refuted=range(len(keys) - refuted, len(keys)),
        )

    def move(self, position: ContiguityPosition, code: int) -> RingMove | str:
        return RingMove(code >> _CELL, code & (1 << _CELL) - 1) if code else PASS

    def solve(self, position: ContiguityPosition, moves: int) -> list[RingMove | str] | None:
        """Return all first moves that win within one or two own moves; longer wins take the general way."""
        expansion = self.expand(position)
        if moves > 2 or not expansion.moves[0]:
            return None
        return [
            self.move(position, move)
            for place, move in enumerate(expansion.moves)
            if place in expansion.ends
            or (moves == 2 and place not in expansion.refuted and self._forces(position, move))
        ]

    def is_lost(self, position: ContiguityPosition, moves: int) -> bool | None:
        """Return whether the other side wins next turn, whatever is replied; later wins take the general way."""
        if moves > 1:
            return None
        own, enemy = position.pawns[position.side], position.pawns[1 - position.side]
        occupied = own | enemy
        if any(reach(cell, occupied) for cell in cells_of(own)):
            return is_unstoppable(enemy, own, occupied)
        return not position.after(PASS).result and bool(open_cells(enemy, occupied))

    def _forces(self, position: ContiguityPosition, move: int) -> bool:
        """Return whether a side wins next turn after a move, whatever is replied. The enemy must not win at once."""
        moved = 1 << (move >> _CELL) | 1 << (move & (1 << _CELL) - 1)
        return bool(completing(position.pawns[position.side] ^ moved)) and bool(
            self.is_lost(position.after(self.move(position, move)), 1)
        )

    def fair_bid(self, position: ContiguityPosition) -> int:
        # Between equal players who look at 120 positions a move, the bidder kept a bid of 12 or 20 in every third of
        # thirty matches, and one of 30 in 16 of them.
        return 28

    def progress_marks(self, position: ContiguityPosition) -> Iterator[Hashable]:
        """Yield the groups of two disks and more."""
        for side, disks in enumerate(position.pawns):
            yield from ((side, group.cells) for group in shape_of(disks).groups if group.cells.bit_count() > 1)

    def facts(self, position: ContiguityPosition, after: ContiguityPosition, move: RingMove | str) -> Iterator[Fact]:
        return facts_of(position, after)

    def shown(self, position: ContiguityPosition, move: RingMove | str) -> tuple[str, ...]:
        return super().shown(position, move)[-1:]


CONTIGUITY = Contiguity()


def contiguity_family(position: ContiguityPosition) -> Family[Position] | Contiguity:
    """Return the family that searches a position. One with more disks than the game has is searched by the engine."""
    return CONTIGUITY if max(map(int.bit_count, position.pawns)) <= MOST else General(2)

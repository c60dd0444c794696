"""Every move of a piece in Contiguity Deluxe, weighed all at once by tables: which end the game, and how good they are.

Nothing here makes a position: a side's pieces are a `Shape`, and what a move changes about either is looked up.
"""

from collections.abc import Iterator
from functools import cached_property

from engine.boards.ring import cells_of, reach, surrounded
from search.expansion import chance
from search.ring.deluxe_shapes import NEIGHBOURS, Shape, completing
from search.ring.joining import Danger, dangers_of, parrying

TO_MOVE = 12
"""The value of the next move."""
NEAR_SURROUND = (40, 22, 10, 4, 1, 0, 0, 0, 0, 0)
"""The value of surrounding the enemy druid after so many more steps: a free cell is one, an enemy's piece two."""
NEAR_LIMIT = 100
"""The value of a leading piece at a limit of turns; before, it is divided by the turns left."""
THREATS = (0, 30, 75, 90)
"""The value of a threat to win, by the number of cells on which it wins; the last is for more."""
SCALE = 24
_WIDEST = 2000
"""More than any score."""
_CHANCES = tuple(chance(score, SCALE) for score in range(-_WIDEST, _WIDEST + 1))
_ALLOWED = 0.04
"""The factor of a move's chances if the enemy can win at once after it."""
_CHANCES_EXPOSED = tuple(_ALLOWED * worth for worth in _CHANCES)


def chance_of(score: int, *, exposed: bool | int = False) -> float:
    """Return the chance (0…1) that a score means; next to none for a side that is `exposed` to a win in one."""
    return (_CHANCES_EXPOSED if exposed else _CHANCES)[score + _WIDEST]


class Movement:
    """The moves of one side's pieces, the other's standing still.

    `left` is how many moves of both sides are left under a limit of turns, once a move is made. `foe_value` may tell
    what the other side's pieces are worth, where that is known.
    """

    def __init__(self, own: Shape, foe: Shape, left: int, foe_value: int | None = None) -> None:
        self.own = own
        self.foe = foe
        self.rules = own.rules
        self.left = left
        self.occupied = own.cells | foe.cells
        self._completing = dict(own.completing)
        self._foe_value = foe_value

    def targets(self) -> Iterator[tuple[int, int]]:
        """Yield each piece that may move, by its cell, with the set of cells that it may go to."""
        for cell in cells_of(self.own.movable):
            yield cell, reach(cell, self.occupied)

    # What ends the game

    def wins(self, cell: int) -> int:
        """Return the cells on which the piece on `cell` wins by a rule of its own side; reached or not."""
        found = self._completing.get(cell, 0)
        if self.rules.surround and self.foe.druid:
            lacking = self.foe.around & ~(self.own.cells ^ 1 << cell)
            if not lacking & lacking - 1:
                found |= lacking
        return found

    def ends(self, cell: int, targets: int) -> tuple[int, int]:
        """Return the cells among `targets` on which the piece of `cell` wins, and those on which it loses at once."""
        won = targets & self.wins(cell)
        lost = 0
        if cell == self.own.where and self.rules.surround:
            lost = targets & ~won & surrounded(self.foe.cells)
        if self.rules.limit and not self.left:
            leaders = self.own.leaders(cell)
            for target in cells_of(targets & ~won & ~lost):
                if leaders[target] > self.foe.leader:
                    won |= 1 << target
                elif leaders[target] < self.foe.leader:
                    lost |= 1 << target
        if self.rules.isolation and self.foe.druid and not self.foe.around & self._staying(cell):
            won |= targets & ~lost & ~self.foe.around
        return won, lost

    def _staying(self, cell: int) -> int:
        """Return where pieces stand while the piece on `cell` is in the air."""
        return self.own.cells ^ 1 << cell | self.foe.cells

    # What the enemy can do next

    @cached_property
    def _dangers(self) -> list[Danger]:
        """The enemy's threats by its own pieces, if the ways are open, without regard to the side's move."""
        return dangers_of([move for move in self.foe.completing if self.foe.movable >> move[0] & 1])

    @cached_property
    def _surround_dangers(self) -> list[Danger]:
        """The enemy's ways to fill the last cell around the side's druid, where it stands now."""
        return self._closing(self.own.around) if self.own.druid else []

    def _closing(self, around: int) -> list[Danger]:
        """Return the enemy's ways to fill the last of the cells around a druid."""
        lacking = around & ~self.foe.cells
        if not self.rules.surround or not lacking or lacking & lacking - 1:
            return []
        return dangers_of([(cell, lacking) for cell in cells_of(self.foe.movable & ~around)])

    def exposed(self, cell: int, targets: int) -> int:
        """Return the cells among `targets` after a move to which the enemy can win at once."""
        staying = self._staying(cell)
        dangers = self._dangers
        if cell != self.own.where:
            dangers = dangers + self._surround_dangers
        safe = parrying(cell, staying ^ 1 << cell, dangers)
        exposed = targets & ~safe
        if cell == self.own.where:
            exposed |= self._druid_exposed(targets & safe, staying)
        elif self.rules.isolation and self._can_be_isolated(self.own.around & staying):
            exposed |= targets & ~self.own.around
        if self.rules.limit and self.left < 2:
            leaders, best = self.own.leaders(cell), self._best_leader
            exposed |= sum(1 << target for target in cells_of(targets & ~exposed) if leaders[target] < best)
        return exposed

    def _druid_exposed(self, targets: int, staying: int) -> int:
        """Return the cells among `targets` on which the enemy can surround the side's druid, or leave it alone."""
        found, start = 0, self.own.where
        for target in cells_of(targets):
            around = NEIGHBOURS[target]
            is_alone = self.rules.isolation and self._can_be_isolated(around & staying)
            closing = self._closing(around)
            if is_alone or (closing and not parrying(start, staying ^ 1 << start, closing) >> target & 1):
                found |= 1 << target
        return found

    def _can_be_isolated(self, beside: int) -> bool:
        """Return whether a druid with these pieces next to it has none when its turn comes, if the enemy likes."""
        return not beside or (not beside & beside - 1 and bool(beside & self.foe.movable))

    @cached_property
    def _best_leader(self) -> int:
        """The largest leading group that the enemy can have after its next move."""
        foe = Movement(self.foe, self.own, self.left)
        leaders = {cell: self.foe.leaders(cell) for cell in cells_of(self.foe.movable)}
        reach = ((leaders[cell], cells_of(targets)) for cell, targets in foe.targets())
        return max([sizes[target] for sizes, targets in reach for target in targets], default=self.foe.leader)

    # How good the moves are

    def scores(self, cell: int, targets: list[int]) -> list[int]:
        """Return what each move of the piece on `cell` is worth to its side."""
        stay, on, _ = self.own.moved[cell]
        base = stay - (self.foe.value if self._foe_value is None else self._foe_value) - TO_MOVE
        if cell == self.own.where:
            found = [on[target] + base + self._druid_worth(cell, target) for target in targets]
        else:
            worth = self._pawn_worth(cell)
            base += worth[-1]
            found = [on[target] + base + worth.get(target, 0) for target in targets]
        if self.rules.limit:
            leaders, weight = self.own.leaders(cell), NEAR_LIMIT // (self.left + 2)
            found = [
                score + weight * (leaders[target] - self.foe.leader)
                for score, target in zip(found, targets, strict=True)
            ]
        return found

    def near(self, cell: int) -> int:
        """Return the cells on which the piece of `cell` may threaten to win by the side's next move."""
        near = self.own.moved[cell].near
        if self.rules.surround and self.foe.druid:
            lacking = self.foe.around & ~(self.own.cells ^ 1 << cell)
            if lacking.bit_count() == 2:
                near |= lacking
        return near

    def threatening(self, cell: int, target: int) -> int:
        """Return what the threats are worth that a move makes."""
        return THREATS[min(self.threats(cell, target).bit_count(), len(THREATS) - 1)]

    def threats(self, cell: int, target: int) -> int:
        """Return the cells on which the side can win by its next move, if the piece of `cell` goes to `target` now."""
        change = 1 << cell | 1 << target
        own = self.own
        moves_druid = cell == own.where
        pawns, druid = (own.pawns, own.druid ^ change) if moves_druid else (own.pawns ^ change, own.druid)
        occupied = self._staying(cell) | 1 << target
        found = 0
        movable = own.movable ^ change
        for piece, cells in completing(pawns, druid, own.goal, self.rules):
            if movable >> piece & 1 and (cells := cells & ~occupied):
                found |= reach(piece, occupied) & cells
        if self.rules.surround and self.foe.druid:
            lacking = self.foe.around & ~(pawns | druid)
            if not lacking & lacking - 1 and not lacking & occupied:
                for piece in cells_of(movable & ~self.foe.around):
                    found |= reach(piece, occupied) & lacking
        return found

    def _pawn_worth(self, cell: int) -> dict[int, int]:
        """Return what a pawn's move does to both druids' surroundings: on -1 anywhere, else more or less by cell."""
        own, foe = self.own, self.foe
        near = {-1: 0}
        others = own.cells ^ 1 << cell
        for around, movers, guards, sign in (
            (foe.around, others, foe.cells, 1),
            (own.around, foe.cells, others, -1),
        ):
            if not around or not self.rules.surround:
                continue
            steps = steps_to_surround(around, movers, guards)
            near[-1] += sign * NEAR_SURROUND[steps]
            change = sign * (NEAR_SURROUND[max(0, steps - sign)] - NEAR_SURROUND[steps])
            if change:
                for target in cells_of(around):
                    near[target] = near.get(target, 0) + change
        return near

    def _druid_worth(self, cell: int, target: int) -> int:
        """Return what a druid's move does to both druids' surroundings."""
        if not self.rules.surround:
            return 0
        own, foe = self.own, self.foe
        steps = steps_to_surround(NEIGHBOURS[target], foe.cells, own.pawns)
        worth = -NEAR_SURROUND[steps]
        if foe.around:
            worth += NEAR_SURROUND[steps_to_surround(foe.around, own.pawns | 1 << target, foe.cells)]
        return worth


def steps_to_surround(around: int, movers: int, guards: int) -> int:
    """Return how far some pieces are from holding all cells around a druid that others guard."""
    return (around & ~movers).bit_count() + (around & guards).bit_count()

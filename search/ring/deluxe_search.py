"""The search of Contiguity Deluxe with all its options: placing pawns and druids, moving, relocating."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, ClassVar

from engine.boards.ring import groups_of
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.deluxe_board import neighbours
from engine.games.ring.ring_moves import RingMove
from engine.outcome import Outcome
from search.expansion import Expansion, Fact, Family
from search.levels import adjusted
from search.ring.deluxe_expansion import expansion_of, movement_of
from search.ring.deluxe_facts import facts_of
from search.ring.deluxe_relocations import pawns_in_atari

TURNS = 14
"""The number of own turns within which the side that begins wins about every second match."""


class DeluxeSearch(Family[DeluxePosition]):
    """All phases and all options."""

    widens = True
    words: ClassVar = {"wins": "wins-by", "threatens": "threatens-by", "blocks-win surround": "saves-druid"}
    levels = adjusted({2: {"logit_temperature": 1.5}, 3: {"logit_temperature": 0.75}, 4: {"logit_temperature": 0.5}})

    def expand(self, position: DeluxePosition) -> Expansion:
        return expansion_of(position)

    def expand_fully(self, position: DeluxePosition) -> Expansion:
        return expansion_of(position, fully=True)

    def fair_bid(self, position: DeluxePosition) -> int:
        return TURNS

    def progress_marks(self, position: DeluxePosition) -> Iterator[Hashable]:
        """Yield the groups of two pieces and more, what stands around each druid, and how many turns are left."""
        yield "left", position.left
        pieces = [pawns | druid for pawns, druid in zip(position.pawns, position.druids, strict=True)]
        for side, (own, druid) in enumerate(zip(pieces, position.druids, strict=True)):
            yield from ((side, group.cells) for group in groups_of(own) if group.cells.bit_count() > 1)
            if druid:
                yield side, "druid", neighbours(druid) & pieces[1 - side]

    def is_lost(self, position: DeluxePosition, moves: int) -> bool | None:
        """Return whether the other side wins next turn, whatever is replied, if that can be seen without trying."""
        movement = movement_of(position)
        if moves > 1 or position.in_setup or movement.rules.limit:
            return None
        if movement.rules.relocate and pawns_in_atari(movement):
            return None
        for cell, targets in movement.targets():
            won, lost = movement.ends(cell, targets)
            if won or movement.exposed(cell, targets & ~lost) != targets & ~lost:
                return None
        return True

    def turned(self, position: DeluxePosition, side: int) -> DeluxePosition:
        return position.passed() if side != position.side else position

    def facts(self, position: DeluxePosition, after: DeluxePosition, move: RingMove | str) -> Iterator[Fact]:
        return facts_of(position, after, move)

    def told_of_win(self, position: DeluxePosition, side: int, end: Outcome) -> Mapping[str, Any]:
        """Return the reason; for a group that leaves pawns outside, "group" with its size and the number of pieces."""
        size, total = len(end.cells), position.pieces_of(side).bit_count()
        if end.reason == "connection" and size < total:
            return {"reason": "group", "size": size, "total": total}
        return {"reason": end.reason}

    def shown(self, position: DeluxePosition, move: RingMove | str) -> tuple[str, ...]:
        return () if isinstance(move, str) else move.cells[-1:]

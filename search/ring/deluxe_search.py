"""The search of Contiguity Deluxe with all its options: placing pawns and druids, moving, relocating."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

from engine.boards.ring import groups_of
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.deluxe_board import neighbours
from engine.games.ring.deluxe_rules import Isolation
from engine.games.ring.ring_moves import RingMove
from search.expansion import Expansion, Fact, Family
from search.levels import adjusted
from search.ring.deluxe_expansion import expansion_of
from search.ring.deluxe_facts import facts_of

TURNS = 14
"""The number of own turns within which the side that begins wins about every second match."""


class DeluxeSearch(Family[DeluxePosition]):
    """All phases and all options."""

    widens = True
    levels = adjusted({2: {"margin": 0.14, "temperature": 0.045}})

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

    def on_a_last_turn(self, position: DeluxePosition) -> DeluxePosition:
        return replace(position, rules=tuple(rule for rule in position.rules if not isinstance(rule, Isolation)))

    def facts(self, position: DeluxePosition, move: RingMove | str) -> tuple[Fact, ...]:
        return tuple(facts_of(position, move))

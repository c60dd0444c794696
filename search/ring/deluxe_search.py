"""The search of Contiguity Deluxe with all its options: placing pawns and druids, moving, relocating."""

from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.ring_moves import RingMove
from search.expansion import Expansion, Fact, Family
from search.levels import adjusted
from search.ring.deluxe_expansion import expansion_of
from search.ring.deluxe_facts import facts_of

TURNS = 14
"""Within how many own turns the side that begins wins about every second match."""


class DeluxeSearch(Family[DeluxePosition]):
    """All phases and all options."""

    widens = True
    levels = adjusted({2: {"margin": 0.14, "temperature": 0.045}})

    def expand(self, position: DeluxePosition) -> Expansion:
        return expansion_of(position)

    def expand_fully(self, position: DeluxePosition) -> Expansion:
        return expansion_of(position, fully=True)

    def text(self, position: DeluxePosition, move: RingMove) -> str:
        return str(move)

    def fair_bid(self, position: DeluxePosition) -> int:
        return TURNS

    def facts(self, position: DeluxePosition, move: str) -> tuple[Fact, ...]:
        return tuple(facts_of(position, move))

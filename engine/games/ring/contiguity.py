"""Contiguity [001]: six disks a side on the ring; who has all of theirs in one group after their own move wins.

It is Deluxe without druids from a start of its own: disks are pawns that need not be placed.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from engine.auction import OPTION as BID
from engine.boards.ring import RING
from engine.errors import TextError
from engine.game import Game
from engine.games.ring import ring_moves
from engine.games.ring.deluxe_rules import Connection
from engine.games.ring.ring_half_moves import HalfRingMove
from engine.games.ring.ring_moves import RingMove
from engine.games.ring.ring_position import SIDES, RingPosition
from engine.options import Options
from engine.outcome import Result


@dataclass(frozen=True, slots=True)
class ContiguityPosition(RingPosition):
    """The disks of each side, and the side to move."""

    refusals = (*ring_moves.REFUSALS, "cannot-pass")
    kinds = ("disk", "")
    rules = (Connection(druid=False),)

    def read(self, text: str) -> RingMove:
        return ring_moves.read_move(text, self.movable, self.occupied)  # there is nothing to relocate

    def half_move(self, text: str) -> HalfRingMove:
        return HalfRingMove(self, text)

    @property
    def result(self) -> Result | None:
        return self.rules[0].win(self, 1 - self.side)

    @property
    def key(self) -> Hashable:
        return self.pawns, self.side

    def text(self) -> str:
        sides = (f"{name} {' '.join(RING.named(disks))}" for name, disks in zip(SIDES, self.pawns, strict=True))
        return f"{'; '.join(sides)}; {SIDES[self.side]} to move"


class Contiguity(Game):
    """The game of [001], with the option to bid for turn order."""

    id = "contiguity"
    sides = SIDES
    options = (BID,)
    positions = ContiguityPosition

    def opening(self, options: Options) -> ContiguityPosition:
        white, red = "30a 29b 1b 30c 2c 1d", "1a 30b 2b 29c 1c 30d"
        return ContiguityPosition((RING.set_of(white.split()), RING.set_of(red.split())))

    def read_position(self, text: str, options: Options) -> ContiguityPosition:
        *sides, turn = (part.strip().split() for part in text.split(";"))
        if [words[0] for words in sides] != list(SIDES) or turn[1:] != ["to", "move"]:
            raise TextError("board", line=text)
        white, red = (RING.set_of(words[1:]) for words in sides)
        if white & red:
            raise TextError("overlap", cells=RING.named(white & red))
        return ContiguityPosition((white, red), SIDES.index(turn[0]))

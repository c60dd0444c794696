"""Contiguity [001]: six disks a side on the ring; who has all of theirs in one group after their own move wins."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.auction import OPTION as BID
from engine.boards import bits
from engine.boards.contents import MovingPieces
from engine.boards.ring import RING, cells_of, reach
from engine.errors import TextError
from engine.game import Game
from engine.games.ring import ring_moves
from engine.games.ring.ring_moves import RingMove, RingPosition, base_text
from engine.options import Options
from engine.outcome import Result
from engine.position import PASS, Piece
from engine.questions import Question
from engine.suggest import Suggestion, narrow

SIDES = ("white", "red")


@dataclass(frozen=True, slots=True)
class ContiguityPosition(RingPosition):
    """The disks of each side, and the side to move."""

    disks: tuple[int, int]
    side: int = 0

    refusals = (*ring_moves.REFUSALS, "cannot-pass")

    @property
    def occupied(self) -> int:
        return self.disks[0] | self.disks[1]

    def moves(self) -> Iterator[str]:
        can_move = False
        occupied = self.occupied
        for start in bits(self.disks[self.side]):
            for end in cells_of(reach(start, occupied)):
                can_move = True
                yield base_text(start, end)
        if not can_move:
            yield PASS  # R3

    def read(self, text: str) -> str:
        return str(ring_moves.read_move(text, self.disks[self.side], self.occupied))

    def after(self, move: str) -> "ContiguityPosition":
        if move == PASS:
            return ContiguityPosition(self.disks, 1 - self.side)
        start, end, _ = RingMove.parse(move)
        moved = self.disks[self.side] ^ 1 << start ^ 1 << end
        disks = (moved, self.disks[1]) if self.side == 0 else (self.disks[0], moved)
        return ContiguityPosition(disks, 1 - self.side)

    @property
    def result(self) -> Result | None:
        mover = 1 - self.side
        disks = self.disks[mover]
        connected = RING.group(disks & -disks, disks) == disks
        return Result((mover,), "connection", RING.named(disks)) if disks and connected else None

    @property
    def key(self) -> Hashable:
        return self.disks, self.side

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(RING, self.disks, self.side)

    def text(self) -> str:
        sides = (f"{name} {' '.join(RING.named(disks))}" for name, disks in zip(SIDES, self.disks, strict=True))
        return f"{'; '.join(sides)}; {SIDES[self.side]} to move"

    def pieces(self) -> dict[str, Piece]:
        return {RING.names[cell]: Piece(self.disks[1] >> cell & 1, "disk") for cell in bits(self.occupied)}

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """Suggest first the disk, then where to: cells beside own disks before others."""
        label, rank = ring_moves.move_label(self.occupied), ring_moves.rank_beside(self.disks[self.side])
        return narrow(self.moves(), typed, limit, label=label, rank=rank, group=ring_moves.group_label)

    def next_question(self, typed: str, limit: int) -> Question:
        texts = dict.fromkeys(self.moves(), True)
        return ring_moves.choose_piece_or_target(
            texts, typed, self.disks[self.side], ring_moves.move_label(self.occupied)
        )


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

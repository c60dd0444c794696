"""A game in which anything may happen: short, with wins and draws drawn by lot, for two to four sides."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from engine.boards import Board
from engine.boards.contents import MovingPieces
from engine.outcome import Result
from engine.play import Play
from engine.position import Piece, Position


@dataclass(frozen=True, slots=True)
class InventedPosition(Position):
    """A position of the game that a seed makes, by the moves that led to it."""

    count: int
    seed: int
    longest: int
    played: tuple[str, ...] = ()

    @property
    def side(self) -> int:
        return len(self.played) % self.count

    @property
    def _lots(self) -> Random:
        return Random(f"{self.seed} {' '.join(self.played)}")

    def moves(self) -> Iterator[str]:
        yield from "abcd"[: self._lots.randint(1, 4)]

    def read(self, text: str) -> str:
        return text

    def after(self, move: str) -> "InventedPosition":
        return replace(self, played=(*self.played, move))

    @property
    def result(self) -> Result | None:
        lots = self._lots
        if len(self.played) < self.longest and lots.random() < 0.7:
            return None
        winner = lots.randint(0, self.count)
        return Result((winner,) if winner < self.count else (), "connection")

    @property
    def key(self) -> tuple[str, ...]:
        return self.played

    @property
    def content(self) -> MovingPieces:
        return MovingPieces(Board((), ()), (0,) * self.count, self.side)

    def text(self) -> str:
        return " ".join(self.played)

    def pieces(self) -> dict[str, Piece]:
        return {}


def invented(count: int, seed: int, longest: int) -> Play:
    """Return the start of a game of so many plies at most."""
    return Play(InventedPosition(count, seed, longest), tuple(range(count)))

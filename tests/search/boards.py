"""What is said of a move on a board, in a match without a deadline."""

from engine.play import Play
from engine.position import Position
from search import Fact
from search.explaining import facts_at


def facts_on(board: Position, move: str, sides: int = 2) -> tuple[Fact, ...]:
    """Return the facts of a legal canonical move in a game of so many sides."""
    return facts_at(Play(board, tuple(range(sides))), move)

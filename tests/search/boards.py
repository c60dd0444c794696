"""What is said of a move on a board, in a match without a deadline."""

from engine.play import Play
from engine.position import Move, Position
from search import Fact
from search.explaining import facts_at


def facts_on(board: Position, move: Move | str, sides: int = 2) -> tuple[Fact, ...]:
    """Return the facts of a legal move, or of its canonical text, in a game of so many sides."""
    parsed = board.read_word(move) or board.read(move) if isinstance(move, str) else move
    return facts_at(Play(board, tuple(range(sides))), parsed)

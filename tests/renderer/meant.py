"""The cells that the moves of a state mean."""

from engine import State


def cells_of(state: State, move: str) -> tuple[str, ...]:
    """Return the cells of the board that a move means, without other places such as pits."""
    board = state.position.content.board
    return tuple(cell for cell in state.half_move(move).cells if cell in board.index)

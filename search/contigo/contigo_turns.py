"""Turns of Contigo alignment as the search has them: a pawn part as two cells, and the text of a pebble part."""

from collections.abc import Iterator

from engine.boards import bits
from engine.boards.pits import CELLS
from engine.games.contigo.contigo import AlignmentPosition

Part = tuple[int, ...]
"""A pawn part: the cell where it starts and the one where it ends. Empty if no pawn can move."""


def pawn_parts(position: AlignmentPosition) -> Iterator[Part]:
    """Yield every legal pawn part; none if no pawn can move."""
    for start in bits(position.own):
        for end in position.leg_ends((start,)):
            yield start, end


def moved(pawns: int, part: Part) -> int:
    """Return pawns after a pawn part."""
    for cell in part:
        pawns ^= 1 << cell
    return pawns


def wins_with(cells: dict[int, int], part: Part) -> bool:
    """Return whether a pawn part wins, given the cells where each pawn would."""
    return bool(part) and cells.get(part[0], 0) >> part[1] & 1 == 1


def turn_text(part: Part, pebbles: str = "") -> str:
    """Return the canonical text of a turn of a pawn part, which may be empty, and a pebble part, which may be too."""
    return f"{'-'.join(CELLS.names[cell] for cell in part)} {pebbles}".strip()

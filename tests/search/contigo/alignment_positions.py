"""Positions of Contigo alignment for tests of the search: random ones, and what the engine says of a turn."""

from random import Random

from engine.boards import bits
from engine.boards.pits import CELLS, LINES, MOST, PITS
from engine.games.contigo.contigo import AlignmentPosition, Contigo

ALL = tuple(bits(CELLS.cells))


def random_position(seed: int, *, advanced: bool, fullest: int = MOST) -> AlignmentPosition:
    """Return a position with six pawns a side, many of them in line, and at most so many pebbles in a pit."""
    chance = Random(seed)
    cells: list[int] = []
    while len(cells) < 12:
        place = chance.choice(ALL if chance.random() < 0.5 else chance.choice(LINES))
        if place not in cells:
            cells.append(place)
    pawns = sum(1 << cell for cell in cells[:6]), sum(1 << cell for cell in cells[6:])
    counts = [chance.randint(0, fullest) for _ in PITS]
    counts[chance.randrange(len(PITS))] = 1
    return AlignmentPosition(pawns, bytes(counts), chance.randrange(2), advanced)


def crowded_position(seed: int, *, advanced: bool) -> AlignmentPosition:
    """Return a position with many pawns, in which lines are often aligned and pawns often stuck, and few pebbles."""
    chance = Random(seed)
    pawns = [0, 0]
    for cell in ALL:
        if (side := chance.choice((0, 0, 1, 1, 1, 2))) < 2:
            pawns[side] |= 1 << cell
    counts = [chance.choice((0, 0, 0, 1)) for _ in PITS]
    counts[chance.randrange(len(PITS))] = 1
    return AlignmentPosition((pawns[0], pawns[1]), bytes(counts), chance.randrange(2), advanced)


def read(text: str, *, advanced: bool = False) -> AlignmentPosition:
    """Return the position of a text: both sides' cells, the pits, and the side to move."""
    return Contigo().read_position(text, {"advanced": advanced})


def wins_now(position: AlignmentPosition) -> list[str]:
    """Return the pawn parts by which the side to move wins."""
    return [part for part, ends in position.pawn_parts() if ends]

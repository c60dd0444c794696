"""Random sets of disks and positions of Contiguity, close together or all over the ring."""

from random import Random

from engine.boards.ring import CELLS
from engine.games.ring.contiguity import ContiguityPosition

CLOSE = [number % CELLS for number in range(CELLS - 12, CELLS + 12)]
"""The cells of the six numbers around the start."""


def some_cells(chance: Random, count: int) -> list[int]:
    """Return different cells, more often from a small part of the ring."""
    return chance.sample(CLOSE if chance.random() < 0.6 and count <= len(CLOSE) else range(CELLS), count)


def set_of(cells: list[int]) -> int:
    """Return a set of cells as the engine writes it."""
    return sum(1 << cell for cell in cells)


def some_positions(seed: int, count: int) -> list[ContiguityPosition]:
    """Return positions in which the game is not over, with one to six disks a side."""
    chance = Random(seed)
    positions: list[ContiguityPosition] = []
    while len(positions) < count:
        white, red = chance.choice([(6, 6), (6, 6), (6, 6), (1, 1), (2, 3), (3, 2), (5, 6), (6, 4)])
        cells = some_cells(chance, white + red)
        position = ContiguityPosition((set_of(cells[:white]), set_of(cells[white:])), chance.randrange(2))
        if not position.result:
            positions.append(position)
    return positions

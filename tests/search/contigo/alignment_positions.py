"""Positions of Contigo alignment for tests of the search: random ones, and what the engine says of a turn."""

from random import Random

from engine.boards import bits
from engine.boards.pits import CELLS, LINES, MOST, PITS
from engine.games.contigo.contigo import AlignmentPosition, Contigo
from engine.games.contigo.turn import Turn

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


def sparse_position(seed: int, *, advanced: bool) -> AlignmentPosition:
    """Return a position in which few turns are legal and many pawns of the side to move stand in line."""
    chance = Random(seed)
    row = 7 * chance.randrange(6)
    own = sum(1 << cell for cell in {*chance.sample(range(row, row + 6), 4), *chance.sample(ALL, 2)})
    enemy = sum(1 << cell for cell in {*chance.sample(ALL, chance.choice((3, 4, 5)))} if not own >> cell & 1)
    counts = [0] * len(PITS)
    for pit in chance.sample(range(len(PITS)), chance.choice((3, 4, 5)) + 2 * advanced):
        counts[pit] = chance.choice((1, 1, 2))
    side = chance.randrange(2)
    return AlignmentPosition((own, enemy) if side == 0 else (enemy, own), bytes(counts), side, advanced)


def read(text: str, *, advanced: bool = False) -> AlignmentPosition:
    """Return the position of a text: both sides' cells, the pits, and the side to move."""
    return Contigo().read_position(text, {"advanced": advanced})


def wins_now(position: AlignmentPosition) -> list[Turn]:
    """Return the pawn parts by which the side to move wins."""
    return [part for part, ends in position.pawn_parts() if ends]

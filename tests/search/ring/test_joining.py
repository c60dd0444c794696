"""How many disks have to move before all are one group, against trying every way."""

from itertools import combinations
from random import Random

from engine.boards import bits
from engine.boards.ring import ALL, CELLS, RING, cells_of, grown
from search.ring.joining import completing, needing
from tests.search.ring.ring_boards import CLOSE, set_of, some_cells


def is_group(cells):
    disks = set_of(cells)
    return RING.group(disks & -disks, disks) == disks


def can_be_joined(kept, links, free):
    """Return whether so many links, on free cells, make one group of the disks that are kept."""
    near = set_of(kept)
    for _ in range(links):
        near |= grown(near)
    return any(is_group([*kept, *extra]) for extra in combinations(cells_of(near & free & ~set_of(kept)), links))


def fewest_to_move(cells, free):
    """Return how many disks have to move, three standing for more than two."""
    for moving in range(3):
        for kept in combinations(cells, len(cells) - moving):
            if any(not kept or can_be_joined(kept, links, free | set_of(cells)) for links in range(moving + 1)):
                return moving
    return 3


def test_the_disks_left_to_move_are_as_few_as_any_way_of_moving_needs():
    chance = Random(1)
    for count in [2, 3, 4, 5, 6] * 12:
        cells = sorted(chance.sample(CLOSE, count + 3))
        enemies = chance.sample(cells, 3)
        cells = [cell for cell in cells if cell not in enemies]
        free = ALL & ~set_of(enemies)
        expected = fewest_to_move(cells, free)
        for cell, sets in zip(cells, needing(cells, free), strict=True):
            levels = [needed for needed, within in enumerate(sets) if within >> cell & 1]
            assert min([*levels, 3]) == expected


def test_a_disk_completes_the_group_exactly_where_all_are_one_group_then():
    chance = Random(2)
    for count in [1, 2, 3, 4, 5, 6] * 6:
        cells = some_cells(chance, count)
        completed = dict(completing(set_of(cells)))
        for cell in cells:
            others = [other for other in cells if other != cell]
            expected = [end for end in range(CELLS) if end not in cells and is_group([*others, end])]
            assert list(bits(completed.get(cell, 0))) == expected

"""The tables of straight lines say what the engine says."""

from functools import reduce
from operator import or_
from random import Random

from engine.boards import bits
from engine.boards.ring import RING, easiest_path, reach
from search.ring.ring_lines import CELLS, cells_of, grown, lines, reached
from tests.search.ring.ring_boards import set_of, some_cells

BOARDS = [some_cells(Random(seed), Random(seed).choice([1, 2, 3, 6, 12, 24, 60])) for seed in range(400)]


def test_a_piece_reaches_what_the_engine_lets_it_reach():
    for cells in BOARDS:
        occupied = set_of(cells)
        assert all(reached(cell, occupied) == reach(cell, occupied) for cell in cells)


def test_a_set_of_cells_is_listed_in_order():
    for cells in BOARDS:
        assert cells_of(set_of(cells)) == sorted(cells)


def test_a_set_grows_by_the_neighbours_of_its_cells():
    for cells in BOARDS:
        assert grown(set_of(cells)) == reduce(or_, (RING.neighbours[cell] for cell in cells))


def test_two_cells_are_in_line_exactly_when_the_engine_finds_a_path():
    for cell in range(CELLS):
        for target in range(CELLS):
            path = easiest_path(cell, target, 0)
            assert bool(path) == bool(lines(cell, target))
            assert not path or set(path[1:-1]) in [set(bits(way)) for way in lines(cell, target)]

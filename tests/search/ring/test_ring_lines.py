"""What stands between two cells in line is what the engine says."""

from engine.boards import bits
from engine.boards.ring import CELLS, easiest_path
from search.ring.ring_lines import lines


def test_two_cells_are_in_line_exactly_when_the_engine_finds_a_path():
    for cell in range(CELLS):
        for target in range(CELLS):
            path = easiest_path(cell, target, 0)
            assert bool(path) == bool(lines(cell, target))
            assert not path or set(path[1:-1]) in [set(bits(way)) for way in lines(cell, target)]

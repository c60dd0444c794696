"""The ring: 30 numbers of four cells, closed between 30 and 1 [001]."""

import json
from functools import reduce
from operator import or_
from pathlib import Path
from random import Random

import pytest

from engine.boards import Board, bits
from engine.boards.ring import (
    RAYS,
    RING,
    between,
    cells_of,
    easiest_path,
    groups_of,
    grown,
    links,
    paths,
    reach,
    surrounded,
)

GOLDEN = json.loads((Path(__file__).parents[2] / "golden" / "contiguity.json").read_text(encoding="utf-8"))
CELLS = range(len(RING.names))
SETS = [
    sum(1 << cell for cell in Random(seed).sample(CELLS, Random(seed).choice((1, 3, 12, 40, 90)))) for seed in range(99)
]


def cell(name: str) -> int:
    return RING.index[name]


def cells(names: str) -> int:
    return RING.set_of(names.split())


def names(path: tuple[int, ...]) -> str:
    return " ".join(RING.names[index] for index in path)


def test_there_are_120_cells_named_by_number_and_ring():
    assert RING.names == tuple(f"{number}{ring}" for number in range(1, 31) for ring in "abcd")


def test_the_golden_neighbours_are_neighbours():
    for entry in GOLDEN["neighbours"]:
        assert set(RING.named(RING.neighbours[cell(entry["cell"])])) == set(entry["are"].split()), entry["cell"]


def test_neighbours_are_neighbours_of_each_other():
    for index in CELLS:
        for other in bits(RING.neighbours[index]):
            assert RING.neighbours[other] >> index & 1


def test_a_cell_has_four_neighbours_and_on_an_edge_ring_three():
    for index in CELLS:
        assert RING.neighbours[index].bit_count() == (3 if RING.names[index][-1] in "ad" else 4)


def test_no_cell_is_its_own_neighbour():
    assert not any(RING.neighbours[index] >> index & 1 for index in CELLS)


def test_the_ring_is_closed_between_30_and_1():
    assert "1c" in RING.named(RING.neighbours[cell("30c")])


def test_the_edges_of_rings_a_and_d_are_not_joined():
    assert "7d" not in RING.named(RING.neighbours[cell("7a")])


def test_all_cells_are_one_group():
    everything = (1 << len(RING.names)) - 1
    assert RING.group(1, everything) == everything


@pytest.mark.parametrize("entry", GOLDEN["connections"], ids=lambda entry: entry["name"])
def test_the_golden_groups_are_connected_or_not(entry):
    disks = cells(entry["pawns"])
    assert (RING.group(disks & -disks, disks) == disks) == entry["connected"]


def test_a_ray_leads_along_the_ring_to_every_other_cell_of_it_in_both_directions():
    for index in CELLS:
        ring = {other for other in CELLS if RING.names[other][-1] == RING.names[index][-1]} - {index}
        up, down = RAYS[index][:2]
        assert set(up) == set(down) == ring
        assert up == tuple(reversed(down))


def test_every_step_of_a_ray_is_to_a_neighbour():
    for index in CELLS:
        for ray in RAYS[index]:
            for start, end in zip((index, *ray), ray, strict=False):
                assert RING.neighbours[start] >> end & 1


def test_the_paths_in_and_out_end_at_the_edges():
    assert [names(ray) for ray in RAYS[cell("7b")][2:]] == ["7a", "7c 7d"]
    assert [names(ray) for ray in RAYS[cell("7a")][2:]] == ["", "7b 7c 7d"]


def test_two_cells_of_a_ring_have_two_paths_between_them():
    assert [len(path) for path in paths(cell("29b"), cell("2b"))] == [4, 28]


def test_two_cells_out_of_line_have_no_path_between_them():
    assert list(paths(cell("29b"), cell("2c"))) == []
    assert easiest_path(cell("29b"), cell("2c"), 0) == ()


def test_the_easiest_path_passes_the_fewest_pieces():
    """Rather a long slide than a short jump."""
    assert len(easiest_path(cell("29b"), cell("2b"), cells("30b"))) == 28


def test_of_paths_with_equally_many_pieces_the_shorter_is_the_easiest():
    assert names(easiest_path(cell("29b"), cell("2b"), cells("30b 15b"))) == "29b 30b 1b 2b"


def test_of_two_paths_that_are_equal_the_clockwise_one_is_the_easiest():
    assert names(easiest_path(cell("1a"), cell("16a"), 0)[:3]) == "1a 2a 3a"


def test_the_ends_of_a_path_are_not_pieces_on_it():
    path = easiest_path(cell("29b"), cell("2b"), cells("29b 2b 1b 15b"))
    assert between(path, cells("29b 2b 1b 15b")) == (cell("1b"),)


def test_a_piece_alone_reaches_its_whole_ring_and_its_whole_number():
    assert len(RING.named(reach(cell("7b"), cells("7b")))) == 29 + 3


def test_links_join_each_pair_of_neighbours_once():
    pairs = links(cells("30b 1b 1c 5a"))
    assert sorted(map(sorted, pairs)) == [["1b", "1c"], ["1b", "30b"]]


def test_a_set_of_cells_is_listed_in_order():
    for some in SETS:
        assert cells_of(some) == list(bits(some))


def test_a_set_grows_by_the_neighbours_of_its_cells():
    for some in SETS:
        assert grown(some) == reduce(or_, (RING.neighbours[index] for index in bits(some)))


def test_a_cell_is_surrounded_when_all_its_neighbours_are_taken():
    for some in SETS:
        expected = [index for index in CELLS if RING.neighbours[index] & some == RING.neighbours[index]]
        assert list(bits(surrounded(some))) == expected


def test_groups_are_what_is_connected_and_the_cells_beside_it():
    for some in SETS:
        found = groups_of(some)
        assert sorted(group.cells for group in found) == sorted(
            {Board.group(RING, 1 << start, some) for start in bits(some)}
        )
        assert all(group.beside == grown(group.cells) & ~group.cells for group in found)

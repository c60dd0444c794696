"""Few areas for many smaller ones."""

from itertools import combinations
from random import Random

import pytest

from renderer.paint.raster import bounds
from renderer.paint.reel import few

LEFT, NEAR_IT, RIGHT, BELOW = (0, 0, 10, 10), (12, 0, 20, 10), (90, 0, 100, 10), (0, 85, 10, 100)


def holds(outer, inner):
    """Return whether an area lies within another."""
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def apart(first, second):
    """Return whether two areas have no pixel in common."""
    return first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


def random_areas(seed):
    """Return some areas at random places."""
    chance = Random(seed)
    corners = [(chance.randrange(90), chance.randrange(90)) for _ in range(chance.randrange(1, 15))]
    return {(x, y, x + chance.randrange(1, 11), y + chance.randrange(1, 11)) for x, y in corners}


def test_one_area_is_left_as_it_is():
    assert few([LEFT], 6, 1) == [LEFT]


def test_areas_far_apart_stay_apart_and_near_ones_become_one():
    assert sorted(few([LEFT, NEAR_IT, RIGHT, BELOW], 6, 100)) == [(0, 0, 20, 10), BELOW, RIGHT]


def test_the_widest_gaps_are_kept_if_not_all_can_be():
    assert sorted(few([LEFT, NEAR_IT, RIGHT, BELOW], 2, 1)) == [(0, 0, 100, 10), BELOW]


def test_areas_that_overlap_become_one():
    assert few([(0, 0, 10, 10), (5, 5, 60, 60)], 6, 1) == [(0, 0, 60, 60)]


@pytest.mark.parametrize("seed", range(20))
def test_every_area_is_held_and_none_is_held_twice(seed):
    given = random_areas(seed)
    found = few(given, 6, 50)
    assert len(found) <= 6
    assert all(any(holds(outer, area) for outer in found) for area in given)
    assert all(apart(*pair) for pair in combinations(found, 2))
    assert bounds(found) == bounds(given)

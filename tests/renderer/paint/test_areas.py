"""Few areas for many smaller ones."""

from itertools import combinations
from random import Random

import pytest

from renderer.paint.areas import few, holding

LEFT, NEAR_IT, RIGHT, BELOW = (0, 0, 10, 10), (12, 0, 20, 10), (90, 0, 100, 10), (0, 85, 10, 100)


def holds(outer, inner):
    """Whether an area lies within another."""
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def apart(one, other):
    """Whether two areas have no pixel in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def some(seed):
    """Areas here and there."""
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
    given = some(seed)
    found = few(given, 6, 50)
    assert len(found) <= 6
    assert all(any(holds(one, area) for one in found) for area in given)
    assert all(apart(one, other) for one, other in combinations(found, 2))
    assert holding(found) == holding(given)

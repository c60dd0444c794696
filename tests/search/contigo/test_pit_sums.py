"""All pebble parts at once are the engine's, and their sums are those added up one by one."""

from random import Random

import pytest

from engine.boards import bits
from engine.boards.pits import MOST, PITS
from engine.games.contigo.sowing import after_sowing, legal_sowings
from search.contigo.pit_sums import MIDDLE, Sowings


def random_counts(chance: Random) -> bytes:
    """Return pits that hold few pebbles in some positions, and many in others."""
    fullest = chance.randint(1, MOST)
    counts = [chance.randint(0, fullest) for _ in PITS]
    return bytes(counts) if any(counts) else bytes([1] * len(PITS))


def random_tables(chance: Random) -> list[list[int]]:
    return [[chance.randint(-900, 900) for _ in range(MOST + 1)] for _ in PITS]


@pytest.mark.parametrize("seed", range(8))
def test_the_pebble_parts_are_those_of_the_engine(seed):
    counts = random_counts(Random(seed))
    sowings = Sowings(counts)
    expected = list(legal_sowings(counts))
    assert [sowings.sowing(place) for place in sowings.places] == expected
    assert [sowings.after(place) for place in sowings.places] == [after_sowing(counts, sowing) for sowing in expected]


@pytest.mark.parametrize("seed", range(8))
def test_a_sum_is_what_the_pits_are_worth_together(seed):
    chance = Random(seed)
    sowings, tables = Sowings(random_counts(chance)), random_tables(chance)
    values = sowings.values(sowings.sums(enumerate(tables)))
    for place in sowings.places:
        worth = sum(table[count] for table, count in zip(tables, sowings.after(place), strict=True))
        assert values[place] - MIDDLE == worth


def test_the_best_come_first_and_few_of_them_are_alike():
    chance = Random(1)
    sowings, tables = Sowings(random_counts(chance)), random_tables(chance)
    values = sorted(sowings.values(sowings.sums(enumerate(tables))), reverse=True)
    values = [value for value in values if value]
    best = sowings.best(sowings.sums(enumerate(tables)), 9)
    assert [value + MIDDLE for value, _ in best] == sorted(set(values), reverse=True)[:9]
    alike = sowings.best(0, 9, alike=2)
    assert [value for value, _ in alike] == [0, 0]
    assert len({place for _, place in alike}) == 2


def test_the_pebble_parts_of_a_number_are_those_after_which_the_pit_holds_it():
    counts = random_counts(Random(5))
    sowings = Sowings(counts)
    for pit in range(len(PITS)):
        for number, found in enumerate(sowings.holding(pit)):
            assert [*bits(found)] == [place for place in sowings.places if sowings.after(place)[pit] == number]


def test_lanes_count_the_sets_that_a_pebble_part_is_in():
    chance = Random(6)
    sowings = Sowings(random_counts(chance))
    sets = [sum(1 << place for place in sowings.places if chance.random() < 0.5) for _ in range(9)]
    values = sowings.values(sowings.lanes(sets))
    for place in sowings.places:
        assert values[place] - MIDDLE == sum(each >> place & 1 for each in sets)


@pytest.mark.parametrize("seed", range(8))
def test_pebble_parts_above_a_sum_are_found_at_once(seed):
    chance = Random(seed)
    sowings = Sowings(random_counts(chance))
    lanes = sowings.sums(enumerate(random_tables(chance)))
    values = {place: sowings.values(lanes)[place] - MIDDLE for place in sowings.places}
    assert sowings.highest(lanes) == max(values.values())
    for least in (
        min(values.values()) - 1,
        sorted(values.values())[len(values) // 2],
        max(values.values()) - 1,
        max(values.values()),
    ):
        assert list(bits(sowings.above(lanes, least))) == [place for place, value in values.items() if value > least]

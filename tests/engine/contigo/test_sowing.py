"""Pits and pebbles of Contigo [003] [004]: where the pits lie, what they rule, what may be dropped where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalMove
from engine.boards.pits import CELLS, LINES, MOST, PITS, RAYS
from engine.games.contigo.sowing import after_sowing, check_sowing, legal_sowings, parse_sowing
from tests.engine.contigo.contigo_positions import FACTS

pit_counts = st.lists(st.integers(0, MOST), min_size=28, max_size=28).map(bytes)


def counts_of(fact):
    return bytes(fact["pits"].get(str(number), fact["others"]) for number in range(1, 29))


@pytest.mark.parametrize("fact", FACTS["pits"], ids=lambda fact: fact["cell"])
def test_a_cell_is_ruled_by_the_pits_at_the_ends_of_its_row_and_column(fact):
    rays = RAYS[CELLS.index[fact["cell"]]]
    assert [ray.pit for ray in rays] == [fact[end] for end in "nesw"]


def test_pits_are_numbered_clockwise_from_the_north_west():
    places = {pit.number: (pit.place, pit.line) for pit in PITS}
    assert len(PITS) == 28
    assert [places[number] for number in (1, 2, 7, 8)] == [
        ("north-west", ""),
        ("north", "a"),
        ("north", "f"),
        ("north-east", ""),
    ]
    assert [places[number] for number in (9, 14, 15, 16)] == [
        ("east", "6"),
        ("east", "1"),
        ("south-east", ""),
        ("south", "f"),
    ]
    assert [places[number] for number in (21, 22, 23, 28)] == [
        ("south", "a"),
        ("south-west", ""),
        ("west", "1"),
        ("west", "6"),
    ]


def test_each_pit_lies_beside_the_one_before():
    for pit, following in zip(PITS, (*PITS[1:], PITS[0]), strict=True):
        assert abs(pit.column - following.column) + abs(pit.row - following.row) == 1


def test_a_corner_rules_no_line_and_every_other_pit_rules_one():
    ruling = {ray.pit for rays in RAYS.values() for ray in rays}
    assert {pit.number for pit in PITS if not pit.line} == {1, 8, 15, 22} == set(range(1, 29)) - ruling


def test_lines_are_the_rows_the_columns_and_the_two_long_diagonals():
    """R12: nothing shorter than six cells."""
    assert len(LINES) == 14
    assert {len(line) for line in LINES} == {6}
    assert CELLS.names[LINES[-2][0]] + CELLS.names[LINES[-2][-1]] == "a1f6"
    assert CELLS.names[LINES[-1][0]] + CELLS.names[LINES[-1][-1]] == "a6f1"


@pytest.mark.parametrize("fact", FACTS["pebbles"], ids=lambda fact: fact["name"])
def test_pebbles_are_dropped_as_the_sources_say(fact):
    counts = counts_of(fact)
    found = list(map(str, legal_sowings(counts)))
    assert len(found) == len(set(found))
    assert set(found) >= set(fact["legal"])
    assert not set(found) & set(fact["not_legal"])
    if "count_from_9" in fact:
        assert sum(text.startswith(("9+", "9-")) for text in found) == fact["count_from_9"]


@pytest.mark.parametrize("fact", FACTS["pebbles"], ids=lambda fact: fact["name"])
def test_what_the_sources_forbid_is_refused(fact):
    for text in fact["not_legal"]:
        with pytest.raises(ValueError, match=r"pebbles|pit|unreadable"):
            check_sowing(parse_sowing(text), counts_of(fact))


@settings(max_examples=60, deadline=None)
@given(pit_counts, st.data())
def test_every_pebble_part_moves_pebbles_of_one_pit_within_its_range_and_above_six_nowhere(counts, data):
    found = list(map(str, legal_sowings(counts)))
    if not found:
        assert set(counts) in ({0}, {MOST})
        return
    part = data.draw(st.sampled_from(found))
    sowing = parse_sowing(part)
    after = after_sowing(counts, sowing)
    assert sum(after) == sum(counts)
    assert max(after) <= MOST
    lost = [number for number in range(1, 29) if after[number - 1] < counts[number - 1]]
    assert lost == [sowing.pit]
    assert len(sowing.drops) <= sowing.taken == counts[sowing.pit - 1] - after[sowing.pit - 1]
    assert str(check_sowing(sowing, counts)) == part


@settings(max_examples=60, deadline=None)
@given(pit_counts, st.integers(1, 28), st.sampled_from("+-"), st.lists(st.integers(0, 4), min_size=1, max_size=7))
def test_a_pebble_part_is_accepted_exactly_when_it_is_listed(counts, pit, direction, drops):
    text = f"{pit}{direction}{','.join(map(str, drops))}"
    try:
        accepted = str(check_sowing(parse_sowing(text), counts)) == text
    except IllegalMove:
        accepted = False
    assert accepted == (text in set(map(str, legal_sowings(counts))))

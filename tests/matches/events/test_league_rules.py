"""The rules of leagues: divisions, pairings, tables, who goes up and down, and what is not played to its end."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from matches import Person
from matches.clocks.lateness import TimeUsed
from matches.events.event_models import Entrant, Fixture, Member
from matches.events.league_rules import division_sizes, goes, ladder, league_table, pairings, unfinished, without

SIZES = range(2, 9)


def entrants(count, out=()):
    """Return people with slots from 1."""
    return [Entrant(slot, Person(slot, f"P{slot}"), slot in out) for slot in range(1, count + 1)]


def played(*results):
    """Return fixtures, each given as its two slots and its result."""
    return [Fixture(number, 1, first, second, None, result) for number, (first, second, result) in enumerate(results)]


def order(count, *results, out=()):
    return [row.slot for row in league_table(entrants(count, out), played(*results))]


# Divisions


@pytest.mark.parametrize(
    ("people", "most", "sizes"),
    [(10, 4, [4, 3, 3]), (2, 8, [2]), (4, 3, [2, 2]), (9, 8, [5, 4]), (16, 8, [8, 8]), (17, 8, [6, 6, 5])],
)
def test_divisions_are_few_and_filled_evenly(people, most, sizes):
    assert division_sizes(people, most) == sizes


def test_no_division_is_too_large_or_has_one_person():
    for people in range(2, 501):
        for most in range(3, 9):
            sizes = division_sizes(people, most)
            assert sum(sizes) == people
            assert 2 <= min(sizes) <= max(sizes) <= most
            assert max(sizes) - min(sizes) <= 1


def test_newcomers_begin_below_the_others_by_strength():
    new = [Member(Person(user, str(user)), None, None, None) for user in (1, 2, 3)]
    last = Member(Person(4, "4"), 3, 8, "stay")
    found = ladder([*new, last], {1: 20.0, 2: 31.0, 3: 25.0, 4: 1.0})
    assert [member.person.user for member in found] == [4, 2, 3, 1]


def test_whoever_goes_up_stands_above_whoever_makes_room():
    members = [
        Member(Person(10 * division + place, ""), division, place, where)
        for division, place, where in ((1, 1, "stay"), (1, 2, "stay"), (1, 3, "down"), (2, 1, "up"), (2, 2, "stay"))
    ]
    strengths = {member.person.user: 0.0 for member in members}
    assert [member.person.user for member in ladder(members, strengths)] == [11, 12, 21, 13, 22]


# Who goes up and down


@pytest.mark.parametrize("people", [5, 12, 16, 40, 95])
@pytest.mark.parametrize("most", [3, 5, 8])
def test_divisions_keep_their_sizes_and_nobody_is_lost(people, most):
    sizes, everybody = division_sizes(people, most), entrants(people)
    tables = [league_table(everybody[sum(sizes[:number]) :][:size], []) for number, size in enumerate(sizes)]
    found = goes(tables)
    assert found.keys() == {each.slot for each in everybody}
    for upper, lower in pairwise(tables):
        down = sum(found[row.slot] == "down" for row in upper)
        assert down == sum(found[row.slot] == "up" for row in lower) == (2 if len(lower) >= 6 else 1)
    members = [
        Member(row.person, number, place, found[row.slot])
        for number, rows in enumerate(tables, 1)
        for place, row in enumerate(rows, 1)
    ]
    top = [member.person.user for member in ladder(members, {})][: sizes[0]]
    assert (
        top
        == [
            *(row.slot for row in tables[0] if found[row.slot] == "stay"),
            *(row.slot for row in tables[1] if found[row.slot] == "up"),
        ]
        if len(tables) > 1
        else top
    )


def test_who_is_out_goes_nowhere_and_others_in_their_place():
    tables = [
        league_table(entrants(4, out=(4,)), []),
        [replace(row, slot=row.slot + 4) for row in league_table(entrants(3), [])],
    ]
    assert goes(tables) == {1: "stay", 2: "stay", 3: "down", 5: "up", 6: "stay", 7: "stay"}


def test_from_a_division_with_one_person_left_nobody_goes():
    tables = [
        league_table(entrants(2, out=(1,)), []),
        [replace(row, slot=row.slot + 2) for row in league_table(entrants(2), [])],
    ]
    assert set(goes(tables).values()) == {"stay"}


# Pairings


@pytest.mark.parametrize("count", SIZES)
def test_every_two_meet_once_and_nobody_twice_in_a_round(count):
    slots = list(range(11, 11 + count))
    found = pairings(slots, doubled=False)
    assert sorted(tuple(sorted(pair)) for _, *pair in found) == [*combinations(slots, 2)]
    busy = Counter((number, slot) for number, *pair in found for slot in pair)
    assert set(busy.values()) == {1}
    assert {number for number, *_ in found} == set(range(1, count + count % 2))


@pytest.mark.parametrize("count", SIZES)
def test_nobody_begins_much_more_often_than_others(count):
    slots = range(count)
    for doubled, difference in ((False, 1), (True, 0)):
        found = pairings(slots, doubled)
        first, second = Counter(one for _, one, _ in found), Counter(other for *_, other in found)
        assert max(abs(first[slot] - second[slot]) for slot in slots) <= difference


@pytest.mark.parametrize("count", SIZES)
def test_every_two_meet_twice_once_each_way(count):
    found = pairings(range(count), doubled=True)
    assert len({(first, second) for _, first, second in found}) == len(found) == count * (count - 1)
    busy = Counter((number, slot) for number, *pair in found for slot in pair)
    assert set(busy.values()) == {1}


# Tables


def test_points_decide_and_a_table_tells_how_they_came():
    rows = league_table(entrants(3), played((1, 2, "first"), (2, 3, "drawn"), (3, 1, "second")))
    assert [(row.slot, row.played, row.won, row.drawn, row.lost, row.points) for row in rows] == [
        (1, 2, 2, 0, 0, 4),
        (2, 2, 0, 1, 1, 1),
        (3, 2, 0, 1, 1, 1),
    ]


def test_the_match_between_those_level_on_points_decides_before_sonneborn_berger():
    # 1 and 2 have 4 points each; 1 beat the stronger opponents, but 2 beat 1.
    results = (2, 1, "first"), (1, 3, "first"), (1, 4, "first"), (2, 4, "first"), (3, 2, "first"), (3, 4, "second")
    rows = league_table(entrants(4), played(*results))
    assert [(row.slot, row.points, row.direct) for row in rows[:2]] == [(2, 4, 2), (1, 4, 0)]


def test_sonneborn_berger_decides_where_those_level_have_drawn():
    # 1 and 2 drew, and each won once: 1 against 3, who has 2 points, and 2 against 4, who has none.
    results = (1, 2, "drawn"), (1, 3, "first"), (2, 4, "first"), (3, 4, "first")
    rows = league_table(entrants(4), played(*results))
    assert [(row.slot, row.points, row.direct, row.sonneborn_berger) for row in rows[:2]] == [
        (1, 3, 1, 7),
        (2, 3, 1, 3),
    ]
    assert order(4, (1, 2, "drawn"), (2, 3, "first"), (1, 4, "first"), (3, 4, "first")) == [2, 1, 3, 4]


def test_who_stood_higher_at_the_start_is_higher_where_nothing_else_decides():
    assert order(3) == [1, 2, 3]


def test_what_is_void_or_not_over_does_not_count():
    rows = league_table(entrants(2), played((1, 2, "void"), (2, 1, None)))
    assert [(row.played, row.points) for row in rows] == [(0, 0), (0, 0)]


def test_who_is_out_comes_last_and_is_level_with_nobody():
    rows = league_table(entrants(3, out=(1,)), played((1, 2, "first"), (3, 2, "first")))
    assert [(row.slot, row.points, row.direct) for row in rows] == [(3, 2, 0), (2, 0, 0), (1, 2, 0)]


# What is not played to its end


def test_nothing_counts_of_who_is_out_before_half_of_their_matches_are_over():
    fixtures = played((1, 2, "first"), (3, 1, None), (1, 4, None))
    assert without(1, fixtures) == dict.fromkeys((0, 1, 2), "void")


def test_from_half_on_the_others_win_the_rest():
    fixtures = played((1, 2, "first"), (3, 1, "drawn"), (1, 4, None), (5, 1, None))
    assert without(1, fixtures) == {2: "second", 3: "first"}


def test_what_was_void_before_is_no_match_of_theirs():
    assert without(1, played((1, 2, "void"), (1, 3, "void"), (1, 4, "first"), (5, 1, None))) == {3: "first"}


def test_a_match_that_runs_at_the_end_is_lost_by_who_is_late_else_by_who_used_more_time_or_too_young_to_count():
    level, slow, late = TimeUsed((5, 5)), TimeUsed((6, 5)), TimeUsed((6, 5), late=1)
    assert [unfinished(6, level), unfinished(6, slow), unfinished(5, slow), unfinished(1, late)] == [
        "drawn",
        "second",
        "void",
        "first",
    ]

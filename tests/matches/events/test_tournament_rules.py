"""The rules of tournaments: seeds, brackets, who meets in a Swiss round, tables and places."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from matches import MatchError, Person
from matches.core.clock import read_clock
from matches.core.terms import Terms
from matches.events.event_models import NOBODY, Entrant, Fixture
from matches.events.tournament_models import TournamentTerms
from matches.events.tournament_rules import (
    MOST_ALIKE,
    Pairing,
    apart,
    bracket,
    bracket_order,
    checked_terms,
    for_higher_seed,
    knockout_pairings,
    places,
    records,
    replays,
    rounds_of,
    seeded,
    swiss_graph,
    swiss_pairings,
    swiss_table,
    unbegun,
    usual_round_time,
)
from tests.matches.event_fixtures import changed
from tests.matches.fixtures import refused
from thinking.matching import matching

MATCH = Terms(GAMES["contiguity"], "", read_clock("5m"), rated=True)
TERMS = TournamentTerms("Cup", MATCH, "swiss", 5, 7200, 16, False)
RESULTS = ("first", "second", "drawn", "void")


@dataclass
class Played:
    """A tournament that is played with results from `chance`, in which some withdraw."""

    kind: str
    people: list
    chance: random.Random
    withdrawing: float = 0.0
    results: tuple = RESULTS
    fixtures: list = field(default_factory=list)
    blocked: tuple = ()

    def withdraw(self):
        self.people = [
            replace(each, is_out=each.is_out or self.chance.random() < self.withdrawing) for each in self.people
        ]

    @property
    def out(self):
        return {each.slot for each in self.people if each.is_out}

    def store(self, paired, number):
        for each in paired:
            result = each.result or self.chance.choice(self.results)
            self.fixtures.append(
                Fixture(len(self.fixtures) + 1, number, each.first, each.second, None, result, each.number)
            )

    def play_round(self, number):
        """Play a round, and return its pairings as they were made."""
        if self.kind == "swiss":
            graph = swiss_graph(self.people, self.fixtures, self.blocked)
            paired = swiss_pairings(matching(graph), self.people, self.fixtures)
            self.store(paired, number)
        else:
            paired = knockout_pairings(len(self.people), self.fixtures, self.out)
            self.store(paired, number)
            self.withdraw()
            self.store(replays(self.fixtures, self.out), number)
        return paired


def entrants(count, out=()):
    return [Entrant(slot, Person(slot, f"P{slot}"), slot in out) for slot in range(1, count + 1)]


def played(*results):
    """Return pairings, each given as round, first, second, result."""
    return [
        Fixture(number, round_, first, second, None, result)
        for number, (round_, first, second, result) in enumerate(results, 1)
    ]


def order(*results, count=4):
    return [row.slot for row in swiss_table(entrants(count), played(*results))]


# Terms


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "\u200b"}, "tournament-name"),
        ({"name": "W" * 41}, "tournament-name"),
        ({"game": GAMES["druid-hex3"]}, "tournament-game"),
        ({"clock": read_clock("none")}, "tournament-clock"),
        ({"places": 3}, "tournament-places"),
        ({"places": 65}, "tournament-places"),
        ({"rounds": 1}, "tournament-rounds"),
        ({"round_time": 60}, "clock-range"),
    ],
)
def test_terms_that_make_no_tournament_are_refused(change, code):
    with refused(code, MatchError):
        checked_terms(changed(TERMS, **change))


def test_a_knockout_has_as_many_rounds_as_its_people_need():
    assert checked_terms(replace(TERMS, kind="knockout", rounds=99)).rounds == 0
    assert [rounds_of("knockout", 0, people) for people in (3, 4, 5, 8, 9, 64)] == [2, 2, 3, 3, 4, 6]


def test_a_swiss_tournament_has_no_more_rounds_than_can_surely_be_paired():
    assert [rounds_of("swiss", 5, people) for people in (3, 4, 6, 7, 9, 64)] == [3, 3, 3, 4, 5, 5]


@pytest.mark.parametrize(("clock", "hours"), [("5m", 2), ("1h", 24), ("1h+0", 2), ("3d", 1440)])
def test_a_round_has_time_for_a_match_in_which_nobody_hurries(clock, hours):
    assert usual_round_time(read_clock(clock)) == hours * 3600


# Seeds


def test_seeds_go_by_strength_and_then_by_who_came_first():
    people = [Person(user, "") for user in (1, 2, 3)]
    assert [each.user for each in seeded(people, {1: 25.0, 2: 30.0, 3: 25.0})] == [2, 1, 3]


def test_the_best_two_can_only_meet_in_the_final_and_the_best_four_in_the_semifinals():
    for rounds in range(1, 7):
        seeds = bracket_order(rounds)
        assert sorted(seeds) == [*range(1, 2**rounds + 1)]
        for level in range(1, rounds + 1):
            blocks = [seeds[at : at + 2 ** (rounds - level)] for at in range(0, len(seeds), 2 ** (rounds - level))]
            assert all(sum(seed <= 2**level for seed in block) == 1 for block in blocks)


@given(st.integers(4, 64), st.sets(st.frozensets(st.integers(1, 64), min_size=2, max_size=2), max_size=20))
def test_who_blocks_another_does_not_meet_them_first_where_an_exchange_helps(count, blocked):
    people = [Person(user, "") for user in range(1, count + 1)]
    found = apart("knockout", people, blocked)
    assert sorted(each.user for each in found) == [*range(1, count + 1)]
    half = 2 ** (rounds_of("knockout", 0, count) - 1)
    assert found[:half] == people[:half]

    def meet_first(order):
        return {
            frozenset((order[2 * half - seed].user, order[seed - 1].user)) for seed in range(half + 1, count + 1)
        } & blocked

    left = meet_first(found)
    assert len(left) <= len(meet_first(people))
    for place in (place for place in range(half, count) if {found[place].user} & set().union(*left)):
        for other in range(half, count):
            exchanged = list(found)
            exchanged[place], exchanged[other] = exchanged[other], exchanged[place]
            assert len(meet_first(exchanged)) >= len(left) - 1


def test_those_who_block_each_other_keep_their_seeds_in_a_swiss_tournament():
    people = [Person(user, "") for user in range(1, 5)]
    assert apart("swiss", people, [frozenset((1, 4))]) == people


# Knockout


@given(st.integers(3, 64), st.floats(0, 0.4), st.randoms(use_true_random=False))
def test_a_knockout_of_any_size_leaves_one_winner(count, withdrawing, chance):
    run = Played("knockout", entrants(count), chance, withdrawing)
    rounds = rounds_of("knockout", 0, count)
    for number in range(1, rounds + 1):
        run.withdraw()
        paired = run.play_round(number)
        busy = Counter(slot for each in paired for slot in (each.first, each.second))
        assert set(busy.values()) == {1}
        if number == 1:
            byes = 2**rounds - count
            assert set(busy) == set(range(byes + 1, count + 1))
        for each in paired:
            out = {each.first, each.second} & run.out
            assert each.result is None or out
    found = places("knockout", run.people, run.fixtures)
    assert sorted(found) == [*range(1, count + 1)]
    final, third = bracket(count, run.fixtures)[-1]
    best = [1 if final.winner else 2, 2, 3 if third.winner else 4, 4]
    assert sorted(found.values())[: min(count, 4)] == best[:count]
    assert final.winner or set(final.sides) <= run.out
    beaten = {duel.loser for duels in bracket(count, run.fixtures) for duel in duels if duel.loser}
    beaten |= {slot for duel in (final, third) if not duel.winner for slot in duel.sides}
    assert [slot for slot, place in found.items() if place == 1] == [slot for slot in found if slot not in beaten]


def test_nobody_wins_a_last_match_from_which_both_have_withdrawn():
    pairings = [
        Fixture(number, round_, first, second, None, result, place)
        for number, (round_, place, first, second, result) in enumerate(
            ((1, 1, 1, 4, "first"), (1, 2, 2, 3, "first"), (2, 1, 1, 2, "neither"), (2, 2, 3, 4, "first"))
        )
    ]
    assert [(duel.winner, duel.loser) for duel in bracket(4, pairings)[-1]] == [(NOBODY, NOBODY), (3, 4)]
    assert places("knockout", entrants(4), pairings) == {1: 2, 2: 2, 3: 3, 4: 4}


def test_where_a_match_was_never_begun_the_higher_seed_goes_on():
    waiting = Fixture(1, 1, 3, 2, None, None, 2)
    running = Fixture(2, 1, 4, 1, 7, None, 1)
    replay = Fixture(3, 1, 1, 4, None, None, 1)
    assert unbegun([waiting, running, replay]) == [waiting]
    assert for_higher_seed(waiting) == "second"


def test_the_lower_seed_goes_on_after_two_draws_and_nobody_before_the_replay():
    first = Fixture(1, 1, 2, 3, None, "drawn", 2)
    assert bracket(3, [first])[0][1].winner is None
    [again] = replays([first], ())
    assert again == Pairing(2, 3, 2, None)
    second = replace(first, id=2, first=3, second=2)
    assert replays([first, second], ()) == []
    assert [bracket(3, [first, replace(second, result=result)])[0][1].winner for result in (None, *RESULTS)] == [
        None,
        3,
        2,
        3,
        3,
    ]


def test_who_has_withdrawn_loses_the_match_that_they_would_have_played():
    semifinal = [Fixture(1, 1, 2, 3, None, "first", 2)]
    assert knockout_pairings(3, semifinal, {1}) == [Pairing(1, 1, 2, "second")]
    assert knockout_pairings(3, semifinal, {2}) == [Pairing(1, 1, 2, "first")]
    assert knockout_pairings(3, semifinal, {1, 2}) == [Pairing(1, 1, 2, "neither")]


def test_those_who_lose_in_the_semifinals_play_for_third_place():
    run = Played("knockout", entrants(5), random.Random(1), results=("first",))
    for number in (1, 2):
        run.play_round(number)
    last = bracket(5, run.fixtures)[-1]
    paired = run.play_round(3)
    assert [each.number for each in paired] == [1, 2]
    assert set(last[1].sides) == {duel.loser for duel in bracket(5, run.fixtures)[1]}
    assert sorted(places("knockout", run.people, run.fixtures).values()) == [1, 2, 3, 4, 5]


# Swiss


def floaters(pairs, found):
    """Return how many people meet somebody with other points, by pairs."""
    return sum(found[one].points != found[other].points for one, other in pairs)


def all_rounds(slots):
    """Yield all ways in which everybody is in one pair."""
    if not slots:
        yield []
        return
    one, *others = slots
    for other in others:
        rest = [slot for slot in others if slot != other]
        for pairs in all_rounds(rest):
            yield [(one, other), *pairs]


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 24), st.integers(2, 11), st.sampled_from((0, 0, 0.05, 0.2)), st.randoms(use_true_random=False))
def test_nobody_meets_twice_and_byes_and_sides_are_shared(count, asked, withdrawing, chance):
    check_swiss(count, rounds_of("swiss", asked, count), withdrawing, chance)


@pytest.mark.exhaustive
@pytest.mark.parametrize("count", range(4, 65))
def test_nobody_meets_twice_among_any_number_of_people(count):
    for withdrawing in (0, 0.05):
        check_swiss(count, rounds_of("swiss", 11, count), withdrawing, random.Random(count))


def check_swiss(count, rounds, withdrawing, chance):
    """Play a Swiss tournament, and assert what holds in each round."""
    run = Played("swiss", entrants(count), chance, withdrawing)
    for number in range(1, rounds + 1):
        if number > 1:
            run.withdraw()
        playing = {each.slot for each in run.people if not each.is_out}
        before = records(run.fixtures)
        paired = run.play_round(number)
        if not paired:
            assert run.out, "everybody can be paired in each round if nobody withdraws"
            assert not swiss_graph(run.people, run.fixtures, ()) or len(playing) < count
            return
        busy = Counter(slot for each in paired for slot in (each.first, each.second) if slot != NOBODY)
        assert set(busy.values()) == {1}
        assert set(busy) <= playing
        byes = [each for each in paired if each.second == NOBODY]
        assert all(each.result == "first" for each in byes)
        if not run.out:
            assert set(busy) == playing
            assert len(byes) == count % 2
            fresh = [slot for slot in playing if NOBODY not in before[slot].met]
            assert all(before[each.first].points == min(before[slot].points for slot in fresh) for each in byes)
        assert max(abs(records(run.fixtures)[slot].balance) for slot in playing) <= MOST_ALIKE
    pairs = [frozenset((each.first, each.second)) for each in run.fixtures]
    assert len(set(pairs)) == len(pairs)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((4, 6, 8)), st.integers(1, 3), st.randoms(use_true_random=False))
def test_floaters_are_as_few_as_possible(count, rounds, chance):
    run = Played("swiss", entrants(count), chance, results=RESULTS[:3])
    for number in range(1, rounds):
        run.play_round(number)
    found = records(run.fixtures)
    chosen = [(each.first, each.second) for each in run.play_round(rounds)]
    possible = [
        pairs
        for pairs in all_rounds([*range(1, count + 1)])
        if all(other not in found[one].met and stay_even(found[one], found[other]) for one, other in pairs)
    ]
    assert floaters(chosen, found) == min(floaters(pairs, found) for pairs in possible)


def stay_even(one, other):
    """Return whether two people can meet without their sides differing by more than is allowed."""
    low, high = sorted((one.balance, other.balance))
    return low + 1 <= MOST_ALIKE and high - 1 >= -MOST_ALIKE


def test_in_the_first_round_the_upper_half_meets_the_lower():
    run = Played("swiss", entrants(9), random.Random(1))
    paired = run.play_round(1)
    assert paired == [
        Pairing(1, 1, 5, None),
        Pairing(2, 6, 2, None),
        Pairing(3, 3, 7, None),
        Pairing(4, 8, 4, None),
        Pairing(5, 9, NOBODY, "first"),
    ]


def test_those_who_block_each_other_meet_only_where_nobody_else_is_left():
    run = Played("swiss", entrants(4), random.Random(1), blocked=(frozenset((1, 3)), frozenset((2, 4))))
    met = {frozenset((each.first, each.second)) for number in (1, 2) for each in run.play_round(number)}
    assert met.isdisjoint(run.blocked)
    assert {frozenset((each.first, each.second)) for each in run.play_round(3)} == set(run.blocked)


def test_when_everybody_left_has_met_the_tournament_is_over():
    people = entrants(4, out=(3, 4))
    results = played((1, 1, 2, "first"), (1, 3, 4, "first"))
    assert swiss_pairings(matching(swiss_graph(people, results, ())), people, results) == []


def test_a_matching_is_the_same_for_the_same_tournament():
    run = Played("swiss", entrants(16), random.Random(3))
    for number in (1, 2, 3):
        run.play_round(number)
    graph = swiss_graph(run.people, run.fixtures, ())
    assert matching(graph) == matching(graph)
    assert {one for one, *_ in graph} | {other for _, other, _ in graph} == set(range(1, 17))
    assert len({frozenset(edge[:2]) for edge in graph}) == len(graph) == len([*combinations(range(16), 2)]) - 24


# Tables


def test_points_come_first_and_a_bye_is_a_win():
    rows = swiss_table(entrants(3), played((1, 1, 2, "drawn"), (1, 3, NOBODY, "first"), (2, 3, 1, "second")))
    assert [(row.slot, row.points, row.won, row.drawn, row.lost) for row in rows] == [
        (1, 3, 1, 1, 0),
        (3, 2, 1, 0, 1),
        (2, 1, 0, 1, 0),
    ]


def test_those_level_on_points_are_told_apart_by_the_points_of_their_opponents():
    rows = swiss_table(
        entrants(4), played((1, 1, 3, "first"), (1, 2, 4, "first"), (2, 3, 2, "drawn"), (2, 1, 4, "drawn"))
    )
    assert [(row.slot, row.points, row.buchholz) for row in rows] == [(1, 3, 2), (2, 3, 2), (3, 1, 6), (4, 1, 6)]
    assert order((1, 1, 4, "first"), (1, 2, 3, "first"), (2, 3, 4, "first")) == [2, 3, 1, 4]


def test_sonneborn_berger_decides_before_the_match_between_those_level():
    rows = swiss_table(entrants(3), played((1, 1, 2, "first"), (1, 2, 3, "first"), (1, 3, 1, "first")))
    assert [(row.slot, row.points, row.buchholz, row.sonneborn_berger, row.direct) for row in rows] == [
        (1, 2, 4, 4, 2),
        (2, 2, 4, 4, 2),
        (3, 2, 4, 4, 2),
    ]


def test_the_match_between_those_level_in_everything_decides_before_the_seed():
    results = [
        (1, 2, 1, "first"),
        (1, 3, 4, "first"),
        (2, 1, 3, "first"),
        (2, 4, 2, "first"),
    ]
    rows = {row.slot: row for row in swiss_table(entrants(4), played(*results))}
    assert {(row.points, row.buchholz, row.sonneborn_berger) for row in rows.values()} == {(2, 4, 4)}
    pair = swiss_table(entrants(2), played((1, 2, 1, "drawn"), (2, 1, 2, "drawn")))
    assert [row.direct for row in pair] == [2, 2]


def test_a_bye_counts_as_an_opponent_as_strong_as_oneself():
    [row] = [
        row for row in swiss_table(entrants(3), played((1, 3, NOBODY, "first"), (2, 3, 1, "drawn"))) if row.slot == 3
    ]
    assert (row.points, row.buchholz, row.sonneborn_berger) == (3, 3 + 1, 2 * 3 + 1)


def test_who_is_out_comes_last_and_their_points_still_count_for_others():
    rows = swiss_table(entrants(3, out=(1,)), played((1, 1, 2, "first"), (2, 1, 3, "first")))
    assert [row.slot for row in rows] == [2, 3, 1]
    assert rows[0].buchholz == 4
    assert places("swiss", entrants(3, out=(1,)), played((1, 1, 2, "first"))) == {2: 1, 3: 2, 1: 3}

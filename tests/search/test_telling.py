"""What people are told of chances: certain ends as they are, all else as it has come in matches among equals."""

from itertools import pairwise

import pytest

from engine import GAMES, State
from search import choose, decide, glance, telling
from search.choosing import opinion
from search.telling import MOST, STALE, curve_of, curves_of, outlook, read, tell
from search.told_curves import CURVES, Curves
from tests.engine.random_matches import SINGLES, Setting, under
from tests.search.druid.test_passing import LEADING
from tests.search.stuck_matches import locked

DRAWN = {"druid-hex3": {4: ((0, ((0.0, 0.0), (1.0, 0.5))), (STALE, ((0.0, 0.0), (1.0, 0.1))))}}
"""Curves of a game for three in which half of the sure wins are drawn, and most once nobody has got any further."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "CURVES", DRAWN)


def hex3(*moves: str) -> State:
    *_, state = GAMES["druid-hex3"].start({"size": 3}).follow(moves)
    return state


@pytest.mark.usefixtures("drawn")
def test_wins_are_read_on_the_curve_and_the_rest_is_a_draw() -> None:
    assert tell(hex3("c3"), (0.6, 0.3, 0.1), 5) == pytest.approx((0.3, 0.15, 0.05, 0.5))


@pytest.mark.usefixtures("drawn")
def test_the_longer_nobody_gets_any_further_the_more_draws_are_told() -> None:
    shares = (0.6, 0.3, 0.1)
    assert tell(locked(29), shares, 5)[-1] == pytest.approx(0.5)
    assert tell(locked(30), shares, 5) == pytest.approx((0.06, 0.03, 0.01, 0.9))


@pytest.mark.usefixtures("drawn")
def test_who_is_out_wins_nothing() -> None:
    state = hex3("c3").drop(1)
    assert tell(state, (0.6, 0.0, 0.4), 5) == pytest.approx((0.3, 0, 0.2, 0.5))


@pytest.mark.usefixtures("drawn")
def test_what_is_certain_is_told_as_it_is() -> None:
    state = hex3("c3")
    assert tell(state, (1.0, 0.0, 0.0), 5) == (1, 0, 0, 0)
    assert tell(state, (0.0, 0.5, 0.5), 5, proven=True) == (0, 0.5, 0.5, 0)
    assert tell(state, (1 / 3, 1 / 3, 1 / 3), 5, proven=True) == (0, 0, 0, 1)
    assert tell(state, (1 / 3, 1 / 3, 1 / 3), 5)[-1] == pytest.approx(0.5)
    assert tell(state.draw(), (1 / 3, 1 / 3, 1 / 3), 5) == (0, 0, 0, 1)
    won = GAMES["druid"].start({"size": 3}).drop(0)
    assert tell(won, (0.0, 1.0), 5) == (0, 1, 0)


def test_nothing_uncertain_is_told_as_certain_and_few_draws_are_not_told() -> None:
    steep = ((0.0, 0.0), (0.5, 0.495), (1.0, 1.0))
    assert outlook(steep, (0.998, 0.002))[0] < 0.999
    assert read(steep, 1.0) == MOST
    assert 0 < outlook(((0.0, 0.0), (1.0, 0.0)), (0.7, 0.3))[0] < outlook(((0.0, 0.0), (1.0, 0.0)), (0.7, 0.3))[-1] < 1
    assert outlook(steep, (0.5, 0.5)) == (0.5, 0.5, 0)


def test_curves_are_those_of_the_game_and_its_options_and_else_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, dict[int, Curves]] = {"druid-hex3": {4: at(0.1)}, "druid-hex3 walk": {4: at(0.2)}}
    monkeypatch.setattr(telling, "CURVES", made)
    assert curves_of("druid-hex3", "size=6 nogaps", 4) == made["druid-hex3"][4]
    assert curves_of("druid-hex3", "size=4 walk", 4) == made["druid-hex3 walk"][4]
    assert tell(GAMES["contigo"].start(), (0.7, 0.3), 5) == pytest.approx((0.7, 0.3, 0))
    assert curve_of(((0, ((0.0, 0.0),)), (0.5, ((0.0, 1.0),))), 0.4) == ((0.0, 0.0),)


def test_curves_are_of_the_level_or_of_the_next_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "CURVES", {"contigo": {3: at(0.3), 5: at(0.5)}})
    assert [curves_of("contigo", "", level) for level in (1, 3, 4, 7)] == [at(0.3), at(0.3), at(0.3), at(0.5)]


def at(won: float) -> Curves:
    """Return curves by which everybody wins so often."""
    return ((0, ((0.0, won),)),)


@pytest.mark.parametrize("name", CURVES)
def test_no_stored_curve_tells_what_is_uncertain_as_certain(name: str) -> None:
    for curves in CURVES[name].values():
        for _, curve in curves:
            for hundredth in range(100):
                value = hundredth / 100
                for values in ((value, 1 - value), (value, (1 - value) / 2, (1 - value) / 2), (value, 1 - value, 0.0)):
                    told = outlook(curve, values)
                    assert max(told) <= MOST + 1e-9
                    assert sum(told) == pytest.approx(1)


@pytest.mark.parametrize("name", CURVES)
def test_no_curve_falls(name: str) -> None:
    for curves in CURVES[name].values():
        firsts = [first for first, _ in curves]
        assert firsts == sorted({*firsts})
        assert firsts[0] == 0
        for _, curve in curves:
            assert all(one[0] < other[0] and one[1] <= other[1] for one, other in pairwise(curve))
            assert all(0 <= value <= 1 and 0 <= won <= 1 for value, won in curve)


@under(SINGLES)
def test_every_game_is_told_of_and_all_together_is_one(setting: Setting) -> None:
    state = setting.game.start(setting.chosen)
    for seed in range(4):
        told = glance(state).told if seed == 3 else opinion(state, 2).told
        assert len(told) == len(state.sides) + 1
        assert sum(told) == pytest.approx(1)
        assert all(0 <= each <= 1 for each in told)
        state = state.play(choose(state, 2, seed))
        if state.outcome:
            return


@pytest.mark.usefixtures("drawn")
def test_what_is_told_changes_nothing_that_is_played() -> None:
    state = GAMES["druid-hex3"].from_text(LEADING)
    assert decide(state, 3).values[2] > 0.7 > opinion(state, 3).told[2]
    moves = [choose(state, 3, seed) for seed in range(4)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(telling, "CURVES", CURVES)
        assert [choose(state, 3, seed) for seed in range(4)] == moves

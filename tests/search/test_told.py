"""What people are told of a position is what the search has found: in hints, reviews, chances and answers to offers."""

import pytest

from engine import GAMES, State
from search import LEVELS, agrees_to_draw, candidates, chances, choose, choosing, decide, glance
from search.levels import Level
from tests.engine.random_matches import SINGLES, Setting, under
from tests.repetitions import few

LEAST = 12
"""How many positions a level looks at here, at most."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no level look at more than a few positions."""
    level_in = choosing.level_in

    def hasty_level_in(state: State, number: int) -> Level:
        how = level_in(state, number)
        return how._replace(expansions=min(how.expansions, LEAST))

    monkeypatch.setattr(choosing, "level_in", hasty_level_in)


def after(setting: Setting, plies: int, level: int = 1) -> State:
    """Return the position after some moves of a level, the weakest, or the last one before the match was over."""
    state = setting.game.start(setting.chosen)
    for seed in range(plies):
        following = state.play(choose(state, level, seed))
        if following.outcome:
            break
        state = following
    return state


@under(SINGLES)
@pytest.mark.usefixtures("hasty")
def test_candidates_come_best_first_and_the_first_is_what_chances_speak_of(setting: Setting) -> None:
    for level, plies in zip(LEVELS[:5], (7, 0, 3, 1, 12), strict=True):
        state = after(setting, plies)
        values = [found.value for found in candidates(state, level, 1000)]
        assert values == sorted(values, reverse=True)
        told = chances(state, level)
        assert sum(told) == pytest.approx(1)
        assert told[state.stage.turn] == pytest.approx(values[0])


@pytest.mark.parametrize("plies", few(range(4, 18), 4))
@pytest.mark.parametrize("game_id", ["druid-hex", "druid-y", "druid-hex3"])
def test_a_review_tells_of_the_best_move_where_computers_draw_lots(game_id: str, plies: int) -> None:
    state = after(Setting(game_id, "size=4"), plies)
    best = candidates(state, 5, 1)[0]
    found = glance(state)
    assert (found.best, found.chances[state.stage.turn]) == (best.move, pytest.approx(best.value))
    assert found.chances == decide(state, 5, seed=3).chances == chances(state, 5)


def test_a_draw_is_judged_by_the_best_move_and_not_by_the_one_that_is_played() -> None:
    state = after(Setting("druid-hex3", "size=3"), 9)
    for seed in range(5):
        assert decide(state, 1, seed).chances == chances(state, 1)
    player = state.stage.turn
    assert agrees_to_draw(state, player, 4) == (chances(state, 4)[player] <= 1 / 6)


@pytest.mark.parametrize("level", LEVELS[:5])
@pytest.mark.parametrize("setting", [Setting("druid", ""), Setting("druid-y", ""), Setting("druid", "walk")], ids=str)
@pytest.mark.usefixtures("hasty")
def test_before_a_swap_the_opening_is_even(setting: Setting, level: int) -> None:
    state = setting.game.start(setting.chosen)
    assert chances(state, level) == decide(state, level).chances == (0.5, 0.5)
    first, second, *_ = candidates(state, level)
    assert first.value == 0.5 >= second.value


@pytest.mark.parametrize("level", LEVELS[:4])
def test_after_an_auction_the_opening_is_even(level: int) -> None:
    state = GAMES["contiguity"].start({"bid": True})
    while state.undecided:
        assert chances(state, level) == (0.5, 0.5)
        state = state.play(choose(state, 1))
    assert chances(state, level) == (0.5, 0.5)
    assert candidates(state, level, 1)[0].value == 0.5
    moved = state.play(choose(state, 1)).takeback(1)
    assert chances(moved, level) == (0.5, 0.5)


def test_what_follows_the_opening_is_not_even_by_rule() -> None:
    assert chances(GAMES["druid"].start({"size": 6}).play("c3"), 4) != (0.5, 0.5)
    assert chances(GAMES["druid-hex3"].start({"size": 3}), 2) != pytest.approx((1 / 3,) * 3)


@pytest.mark.parametrize("terms", ["", "advanced"])
def test_whoever_begins_a_game_that_looks_even_is_told_so(terms: str) -> None:
    state = GAMES["contigo"].start(GAMES["contigo"].read_options(terms))
    assert 0.42 < chances(state, 5)[0] < 0.58


def test_the_chances_do_not_fall_by_every_best_move() -> None:
    falls = []
    for plies in (1, 2, 3):
        state = after(Setting("contigo", ""), plies, level=4)
        seen = glance(state)
        for _ in range(5):
            player, state = state.stage.turn, state.play(seen.best)
            before, seen = seen, glance(state)
            falls.append(before.chances[player] - seen.chances[player])
    assert abs(sum(falls)) / len(falls) < 0.06

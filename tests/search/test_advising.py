"""What is advised at a turn, and that a review does not contradict it."""

import pytest

from engine import GAMES, State
from search import after_move, choose, consider, facts, follow, glance, line_of, turning_points
from tests.engine.random_matches import Setting

LEVEL = 6
"""The level of hints."""
DEAREST = 0.1
"""What a hint may cost at most, as a review sees it."""


def after(setting: str, terms: str, moves: str) -> State:
    game = GAMES[setting]
    state = game.start(game.read_options(terms))
    for move in moves.split(","):
        state = state.play(move.strip()) if move else state
    return state


def costs(setting: Setting, plies: int, level: int = LEVEL) -> list[float]:
    """Play the moves that are advised to the first player, against a weak computer, and return what each of them costs
    in a review that starts from what was found for the advice.
    """
    state = setting.game.start(setting.chosen)
    found = {}
    while state.turn is not None and state.ply < plies:
        if state.turn == 0:
            found[state.ply] = consider(state, level)
            state = state.play(found[state.ply][0].move)
        else:
            state = state.play(choose(state, 3, seed=state.ply))
    line = line_of(state)
    costs = []
    for place, considered in found.items():
        player = 0
        best = glance(line[place]).best or considered[0].move
        judged = max(glance(after_move(line[place], best)).chances[player], considered[0].chances[player])
        costs.append(judged - considered[0].chances[player])
    return costs


SMALL = [Setting("druid-y", "size=4"), Setting("druid", "size=4")]
OTHERS = [Setting(game, "") for game in GAMES] + [
    Setting("druid", "walk size=5"),
    Setting("druid-hex3", "size=3"),
    Setting("contigo", "advanced"),
    Setting("contiguity-deluxe", "relocate"),
]


@pytest.mark.parametrize(
    ("setting", "plies"),
    [(each, 16) for each in SMALL] + [pytest.param(each, 10, marks=pytest.mark.exhaustive) for each in OTHERS],
    ids=str,
)
def test_a_review_finds_no_fault_with_a_match_that_was_played_as_advised(setting: Setting, plies: int) -> None:
    assert max(costs(setting, plies)) <= DEAREST


def test_what_is_advised_is_what_a_review_takes_for_the_best_and_not_what_it_calls_a_mistake() -> None:
    state = after("druid-y", "size=6", "c3, swap, a2, a1, c2, b1")
    best, *others = consider(state, LEVEL)
    player = state.stage.turn
    judged = {each.move: glance(state.play(each.move)).chances[player] for each in (best, *others)}
    assert judged == {each.move: each.chances[player] for each in (best, *others)}
    assert best.move != "f1"
    assert max(judged.values()) == judged[best.move]
    seen = glance(state)
    assert judged[best.move] >= glance(state.play(seen.best)).chances[player]
    line = [state, state.play(best.move)]
    judged_at = {0: best.chances[player]}
    assert not turning_points(line, [seen, glance(line[1])], player, judged=judged_at)


@pytest.mark.parametrize("game_id", ["druid-y", "druid-hex3"])
def test_what_follows_a_move_are_plies_that_can_be_played(game_id: str) -> None:
    state = after(game_id, "size=4", "a1")
    found = follow(state, "b2")
    assert 2 <= len(found) <= 3
    assert follow(state, "b2", known=found) == found
    assert follow(state, "b2", known=found[:1])[:1] == found[:1] != follow(state, "b2", known=found[:1])
    state = state.play("b2")
    for move in found:
        state = state.play(move)


def test_what_follows_ends_with_the_match() -> None:
    state = after("druid", "size=3", "a1,c1,a2,c2,a2")
    assert follow(state, "b3")[-1] == "a3"
    assert state.play("b3").play("a3").outcome
    assert follow(state.play("b3"), "a3") == ()


def test_a_proven_win_is_advised_without_a_second_look() -> None:
    state = after("druid", "size=3", "a1,c3,a2,c2")
    best, *_ = consider(state, LEVEL)
    assert (best.move, best.chances) == ("a3", (1, 0))
    assert any(fact.code == "wins" for fact in facts(state, best.move))


def test_a_word_that_is_due_in_an_auction_is_advised_by_itself() -> None:
    (only,) = consider(after("contiguity", "bid", ""), LEVEL)
    assert (only.move.split()[0], only.chances, only.reply) == ("bid", (0.5, 0.5), "")
    assert follow(after("contiguity", "bid", ""), only.move) == ()


def test_nothing_is_advised_when_the_match_is_over() -> None:
    assert consider(after("druid", "", "").drop(0), LEVEL) == ()

"""What a computer player does at its turn, in every game."""

from itertools import islice

import pytest

from engine import GAMES, State
from search import LEVELS, LevelError, agrees_to_draw, candidates, chances, choose, decide, solve
from search.choosing import decide_as
from search.levels import Level
from search.rounds import play_of
from search.tree import Tree
from tests.engine.random_matches import SINGLES, Setting, under
from tests.search.stuck_matches import locked

SUICIDAL = """contiguity-deluxe
ply 20
stage play sides=0,1
board white 11c 20a 22a 24a 26a 28a +10c @10c; red 9a 10b 11a 13d 15d 17d +30d @30d; move; white to move"""
"""A druid that has a way to where it is surrounded."""
GOOD = 3
"""A level that looks at a few positions."""


def started(game_id: str, terms: str = "", moves: str = "") -> State:
    game = GAMES[game_id]
    state = game.start(game.read_options(terms))
    for move in moves.split(","):
        state = state.play(move) if move else state
    return state


def played(state: State, level: int, plies: int) -> State:
    for seed in range(plies):
        if state.outcome:
            break
        state = state.play(choose(state, level, seed))
    return state


@under(SINGLES)
def test_every_game_is_played_from_its_first_word_on(setting: Setting) -> None:
    state = setting.game.start(setting.chosen)
    after = played(state, 1, 8)
    assert after.outcome or after.ply == 8


@under(SINGLES)
def test_the_same_level_and_seed_give_the_same_legal_move(setting: Setting) -> None:
    state = played(setting.game.start(setting.chosen), 1, 3)
    if state.outcome:
        return
    move = choose(state, GOOD, seed=5)
    assert state.read(move) == move
    assert choose(setting.game.replay(state.record()), GOOD, seed=5) == move


@under(SINGLES)
def test_chances_are_of_every_player_and_add_up_to_one(setting: Setting) -> None:
    state = setting.game.start(setting.chosen)
    found = chances(state, 2)
    assert len(found) == len(state.sides)
    assert sum(found) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize("level", LEVELS[:5])
def test_no_level_passes_over_a_win_in_one(level: int) -> None:
    state = started("druid", "size=3", "a1,c3,a2,c2")
    assert {choose(state, level, seed) for seed in range(10)} == {"a3"}


@pytest.mark.parametrize("level", LEVELS[1:5])
def test_from_the_second_level_on_a_win_in_one_is_prevented(level: int) -> None:
    state = started("druid", "size=3", "a1,c1,a2,c2,a2")
    for seed in range(10):
        after = state.play(choose(state, level, seed))
        assert not any(after.play(move).outcome for move in after.legal_moves() if move != "pass")


@pytest.mark.exhaustive
def test_a_win_in_one_is_prevented_also_where_every_other_move_looks_lost() -> None:
    placed = "5d,5c,5b,4b,6c,4d,3b,5a,6a,6d,4a,7c,2b,4c"
    state = started("contiguity-deluxe", "smaller victory", f"{placed},3b-7b,7c-7d,6c-25c,5a-18a,5d-25d,7d-20d")
    for seed in range(20):
        after = state.play(choose(state, 2, seed))
        assert not any(after.play(move).outcome for move in after.legal_moves())


@pytest.mark.parametrize(
    "text",
    [
        """contiguity-deluxe relocate smaller
ply 21
stage play sides=0,1
board white 1b 1d 2c 29b 30a 30b +28b @28b; red 1a 2b 2d 3a 3c 29a +2a @2a; move; red to move""",
        pytest.param(
            """contiguity-deluxe relocate druidless turns=5
ply 20
stage play sides=0,1
board white 10c 19a 20d 21a 21b 22b; red 19b 19c 19d 20a 20c 25a; move; 2 left; white to move""",
            marks=pytest.mark.exhaustive,
        ),
    ],
    ids=["group", "turns"],
)
def test_a_win_in_one_is_prevented_also_where_only_one_place_for_a_surrounded_pawn_prevents_it(text: str) -> None:
    state = GAMES["contiguity-deluxe"].from_text(text)
    best = candidates(state, GOOD, 1)[0]
    for move in (choose(state, 2, seed=1), choose(state, GOOD), best.move):
        assert solve(state.play(move), 1) == []
    assert chances(state, GOOD)[state.stage.turn] == pytest.approx(best.value)
    assert best.value > 0.5


@pytest.mark.parametrize("level", LEVELS[:5])
def test_no_level_walks_into_a_suicide(level: int) -> None:
    state = GAMES["contiguity-deluxe"].from_text(SUICIDAL)
    lost = {move for move in state.legal_moves() if state.play(move).outcome}
    assert lost == {"10c-10a"}
    assert not lost & {choose(state, level, seed) for seed in range(60 if level < 3 else 10)}


@pytest.mark.parametrize("level", LEVELS[:5])
def test_a_level_that_plays_like_a_beginner_does_not_pass(level: int) -> None:
    state = started("druid", "size=3", "c3")
    assert "pass" not in {choose(state, level, seed) for seed in range(60 if level < 3 else 10)}


def test_the_weakest_level_plays_better_moves_more_often_and_goes_on_trying_when_it_is_behind() -> None:
    ahead = started("druid", "size=4", "b1,a4,b2")
    behind = started("druid", "size=4", "b1,a4,b2,d4,b3,d3").as_turn_of(1)
    for state in (ahead, behind):
        order = {each.move: place for place, each in enumerate(candidates(state, 1, 100))}
        places = [order[choose(state, 1, seed)] for seed in range(60)]
        assert 0.2 * len(order) < sum(places) / len(places) < 0.42 * len(order)


def test_the_weakest_level_does_not_always_play_the_same() -> None:
    state = started("druid", "size=6", "c3")
    assert len({choose(state, 1, seed) for seed in range(20)}) > 3


def test_the_best_move_comes_first_among_the_candidates() -> None:
    state = started("druid", "size=3", "a1,c3,a2,c2")
    first, second, third = candidates(state, GOOD)
    assert (first.move, first.value) == ("a3", 1)
    assert second.value >= third.value


def test_there_is_no_level_beyond_the_seven() -> None:
    for level in (0, 8):
        with pytest.raises(LevelError):
            choose(started("druid"), level)


def test_nothing_is_chosen_when_the_match_is_over() -> None:
    over = started("druid").drop(0)
    with pytest.raises(ValueError, match="over"):
        choose(over, 1)
    assert candidates(over, 1) == []
    assert chances(over, 1) == (0, 1)


def test_a_search_that_is_cut_gives_a_legal_move_and_says_so() -> None:
    decision = decide(started("druid"), 7, seconds=0)
    assert decision.cut
    assert started("druid").read(decision.move) == decision.move


def test_bids_go_down_until_the_bid_that_stands_is_as_low_as_can_be_kept() -> None:
    state = started("contiguity", "bid")
    said = []
    while state.stage.name == "auction":
        said.append(choose(state, GOOD))
        state = state.play(said[-1])
    assert said[-1] == "call"
    assert len(said) > 1
    assert choose(state, GOOD) in ("first", "second")


def test_the_second_bid_of_a_proud_opponent_is_called() -> None:
    assert choose(started("contiguity", "bid", "bid 1"), GOOD) == "call"


def test_a_bidder_on_their_last_turn_takes_the_win_in_time() -> None:
    state = started("contiguity", "bid", "bid 1,call,first")
    assert state.position.side == 0
    assert choose(state, GOOD) in set(state.legal_moves())


def test_a_player_who_is_lost_agrees_to_a_draw_and_one_who_wins_does_not() -> None:
    state = started("druid", "size=3", "a1,c3,a2,c2")
    assert not agrees_to_draw(state, 0, GOOD)
    assert agrees_to_draw(state, 1, GOOD)


def test_a_position_that_stands_for_the_third_time_is_claimed_by_a_player_who_is_not_ahead() -> None:
    back_and_forth = ["30a-29a", "1a-2a", "29a-30a", "2a-1a"]
    state = started("contiguity", "", ",".join(back_and_forth * 2))
    assert state.repetitions == 3
    assert decide(state, GOOD).claims_draw


@pytest.mark.parametrize("level", LEVELS[:4])
def test_in_a_match_that_is_stuck_a_computer_offers_a_draw_and_agrees_to_one_whatever_it_expects(level: int) -> None:
    state = locked(60)
    assert decide(state, level).offers_draw
    assert max(chances(state, level)) > 0.4
    assert all(agrees_to_draw(state, player, level) for player in range(3))
    assert not all(agrees_to_draw(locked(59), player, level) for player in range(3))
    assert not any(decide(locked(plies), level).offers_draw for plies in range(57, 60))


def test_in_a_match_that_is_stuck_a_pass_is_answered_with_one_but_nobody_begins() -> None:
    state = locked(60).play("pass")
    assert (decide(state, GOOD).move, decide(state.play("pass"), GOOD).move) == ("pass", "pass")
    assert decide(locked(60), GOOD).move != "pass"


@pytest.mark.parametrize("level", LEVELS[1:4])
def test_in_a_match_that_is_stuck_a_pass_is_not_answered_with_one_that_lets_the_next_player_win(level: int) -> None:
    towers = ",".join(f"{first},d4,a3" for first in ["c1", "c2", "c3", "c4", *["c3"] * 20])
    state = started("druid-hex3", "size=3", f"{towers},c1,pass")
    assert solve(state.as_turn_of(0), 1) == ["c5"]
    assert not solve(state.play(choose(state, level)), 1)


def test_a_win_is_not_given_away_because_a_match_is_stuck() -> None:
    state = started("druid", "size=3", "a1,c3,a2,c2" + ",a1,c3" * 21)
    assert decide(state, GOOD).move == "a3"
    assert not decide(state, GOOD).offers_draw
    assert not agrees_to_draw(state, 0, GOOD)
    assert decide(started("druid", "size=3", "a1,c3,a2,pass" + ",a1,pass" * 21), GOOD).move == "a3"


def test_who_gets_further_after_all_offers_no_draw() -> None:
    state = started("druid", "size=6", "c3,d4" + ",c3,d4" * 20)
    decision = decide(state, GOOD)
    assert decision.move not in {"c3", "d4"}
    assert not decision.offers_draw


def test_a_move_that_brings_a_position_back_is_worth_less_than_it_looks_and_than_a_draw() -> None:
    state = started("contiguity", "", "30a-29a,1a-2a,29a-30a")
    again = GAMES["contiguity"].from_text(state.text())
    worth, worth_anew = ({each.move: each.value for each in candidates(here, 1, 500)} for here in (state, again))
    assert worth["2a-1a"] < min(worth_anew["2a-1a"], 0.5)
    assert {**worth, "2a-1a": 0} == {**worth_anew, "2a-1a": 0}


def test_a_move_that_brings_a_position_back_is_no_measure_for_the_others() -> None:
    state = started("contiguity", "", "30a-29a,1a-2a,29a-30a")
    (best, *_), back = candidates(state, 5), "2a-1a"
    assert best.move != back
    assert {choose(state, 5, seed) for seed in range(6)} == {best.move}


@pytest.mark.parametrize("setting", [Setting("druid-hex3", "size=3"), Setting("contigo-capture", "")], ids=str)
def test_seats_that_were_left_are_played_around(setting: Setting) -> None:
    state = setting.game.start(setting.chosen).drop(1)
    for seed in range(4):
        state = state.play(choose(state, 1, seed))
    found = chances(state, 1)
    assert found[1] == 0
    assert len(list(islice(state.legal_moves(), 3))) == 3


@pytest.mark.parametrize(("game_id", "terms"), [("contiguity", ""), ("druid-y", "size=5"), ("contigo", "")])
def test_a_search_that_stops_early_plays_what_the_whole_search_would(game_id: str, terms: str) -> None:
    state, how = started(game_id, terms), Level(100)
    for seed in range(3):
        state = played(state, 1, 1 + seed)
        whole = Tree(play_of(state.stage))
        while whole.expansions < how.expansions and whole.grow():
            pass
        most = max(whole.root.visits)
        favourites = {str(whole.move(place)) for place, visits in enumerate(whole.root.visits) if visits == most}
        assert decide_as(how, state).move in favourites

"""The other variants of Contiguity Deluxe [000], and the order in which ends are tested (R4)."""

import pytest

from engine import OptionError, Outcome
from tests.engine.ring.contiguity_positions import play
from tests.engine.ring.deluxe_positions import (
    DRUIDS,
    GAME,
    PAWNS,
    SAFE,
    begun,
    ended,
    legal,
    position,
    prompts,
    refusal,
    stand,
)

FLAGS = ("relocate", "druidless", "isolation", "friendly", "smaller", "victory", "flip", "bid", "safe")


# Isolation.


ISOLATING = {"white": "14a 20c 22c 24c 26c 28c +30c", "red": "4b 6b 8b 10b 22a 24a +14b"}


def test_who_begins_a_turn_with_a_druid_beside_nothing_loses():
    state = position("isolation", **ISOLATING)
    assert state.play("14a-13a").outcome == Outcome((0,), "isolation", ("14b",))
    assert state.play("20c-19c").outcome is None
    assert position("", **ISOLATING).play("14a-13a").outcome is None


def test_a_piece_of_either_colour_keeps_a_druid_from_isolation():
    for white, red in (("14a 20c", "4b"), ("15a 20c", "14c"), ("14d 20c", "13b")):
        state = position("isolation", white=f"{white} 22c 24c 26c 28c +28d", red=f"{red} 6b 8b 10b 22a 24a +14b")
        assert state.play("20c-19c").outcome is None


def test_an_own_isolation_counts_when_the_own_turn_begins():
    state = position("isolation", white="14a 20c 22c 24c 26c 28c +14b", red="4b 6b 8b 10b 22a 24a +5b")
    moved = state.play("14a-13a")
    assert moved.outcome is None
    assert ended(moved.play("22a-21a")) == ((1,), "isolation")
    assert moved.play("10b-13b").outcome is None


def test_a_win_comes_before_isolation():
    """R4."""
    state = position("isolation", white="5b 6b 7b 8b 9b 14a +10b", red="20b 22b 24b 26b 28b 30b +14b")
    assert ended(state.play("14a-10a")) == ((0,), "connection")


def test_a_deadline_comes_before_isolation():
    """R4."""
    state = position("isolation bid", **ISOLATING, stage="play sides=0,1 deadline=0,1,bid")
    assert ended(state.play("14a-13a")) == ((1,), "bid")


@pytest.mark.parametrize(("druid", "reason"), [("28d", "turns"), ("30c", "isolation")], ids=["ahead", "tied"])
def test_the_limit_of_turns_comes_before_isolation(druid, reason):
    """R4: Red's last turn leaves White's druid alone; with a pawn beside its own, Red is ahead."""
    board = {"white": "4b 6b 8b 10b 22a 24a +14b", "red": f"14a 20c 22c 24c 26c 28c +{druid}", "to_move": "red"}
    assert ended(position("isolation turns=5", **board, left=1).play("14a-13a")) == ((1,), reason)


# Friendly surround.


def test_own_pawns_on_all_four_sides_of_the_own_druid_win():
    state = position("friendly", white="4b 6b 5a 5d 20a 22a +5b")
    assert state.play("5d-5c").outcome == Outcome((0,), "friendly", ("4b", "5a", "5b", "5c", "6b"))
    assert position("", white="4b 6b 5a 5d 20a 22a +5b").play("5d-5c").outcome is None


def test_on_the_outer_and_inner_ring_no_druid_is_surrounded_by_friends():
    assert position("friendly", white="4a 6a 5d 20b 22b 24b +5a").play("5d-5b").outcome is None


def test_an_enemy_on_one_side_spoils_a_friendly_surround():
    state = position("friendly", white="4b 6b 5d 18a 20a 22a +5b", red="5a 12d 14d 16d 18d 20d +11d")
    assert state.play("5d-5c").outcome is None


def test_a_druid_may_be_placed_among_friends():
    board = {"white": "4b 6b 5a 5c 20a 22a", "red": "12c 14c 16c 18c 20c 22c", "phase": "druid"}
    assert ended(position("friendly", **board).play("5b")) == ((0,), "friendly")
    assert position("", **board).play("5b").outcome is None


# Smaller win.


def test_a_druid_and_five_pawns_in_one_group_win():
    state = position("smaller", white="5b 6b 7b 8b 11b 20a +9b")
    assert state.play("11b-10b").outcome == Outcome((0,), "connection", ("5b", "6b", "7b", "8b", "9b", "10b"))
    assert position("", white="5b 6b 7b 8b 11b 20a +9b").play("11b-10b").outcome is None


def test_six_pawns_without_the_druid_are_no_smaller_win():
    assert position("smaller", white="5b 6b 7b 8b 9b 20a +22c").play("20a-10a").outcome is None


def test_a_druid_and_four_pawns_are_too_few():
    assert position("smaller", white="5b 6b 7b 11b 18a 20a +8b").play("11b-9b").outcome is None


# Victory space.


def test_a_druid_on_the_first_cell_of_the_enemys_druid_wins():
    state = position("victory", white="5a 18a 20a 22a 24a 26a +5b @9b", red="10d 12d 14d 16d 18d 20d +22d @7b")
    assert state.play("5b-7b").outcome == Outcome((0,), "victory", ("7b",))
    assert state.play("5b-8b").outcome is None
    assert state.play("5b-9b").outcome is None
    assert position("", **stand(state)).play("5b-7b").outcome is None


def test_a_pawn_on_the_first_cell_of_the_enemys_druid_wins_nothing():
    state = position("victory", white="7a 18a 20a 22a 24a 26a +18b @18b", red="10d 12d 14d 16d 18d 20d +22d @7b")
    assert state.play("7a-7b").outcome is None


def test_the_first_cell_of_a_druid_is_where_it_was_placed():
    state = begun("victory", *PAWNS, *DRUIDS, "10a-9a", "21a-22a")
    assert state.position.text().startswith("white 10b 12b 14b 16b 18b 20b +9a @10a; red ")
    assert "+22a @21a" in state.position.text()


# Limited turns.


def ahead(options, to_move="white", left=2, white="10b 11b 12b 20a 22a 24a +13b", red="10d 11d 14d 16d 18d 20d +12d"):
    """White's group is larger by one."""
    return position(options, white=white, red=red, to_move=to_move, left=left)


def test_after_the_last_turn_the_larger_group_with_the_druid_wins():
    state = ahead("turns=5")
    assert state.play("24a-25a").outcome is None
    done = play(state, "24a-25a", "20d-21d")
    assert done.outcome == Outcome((0,), "turns", ("10b", "11b", "12b", "13b"))


def test_only_the_group_of_the_druid_counts():
    state = ahead("turns=5", white="10b 11b 12b 13b 14b 24a +20b")
    assert ended(play(state, "24a-25a", "20d-21d")) == ((1,), "turns")


def test_a_tie_is_tested_again_after_every_move():
    state = ahead("turns=5", white="10b 11b 12b 20a 22a 24a +30b", red="10c 11c 12c 16d 18d 20d +28c")
    tied = play(state, "24a-25a", "20d-21d")
    assert (tied.outcome, prompts(tied)) == (None, [("limit", {"left": 0})])
    assert ended(tied.play("25a-30a")) == ((0,), "turns")
    assert tied.play("25a-26a").outcome is None
    assert ended(play(tied, "25a-26a", "21d-28d")) == ((1,), "turns")


def test_without_druids_the_largest_groups_are_compared():
    state = position("druidless turns=5", white="5b 6b 8b 9b 10b 20b", red="5d 6d 8d 9d 12d 14d", left=2)
    assert ended(play(state, "20b-21b", "14d-15d")) == ((0,), "turns")


def test_the_turns_left_are_known_for_each_player():
    state = begun("turns=5", *PAWNS, *DRUIDS)
    found = []
    for move in ("10b-9b", "21b-22b", "9b-10b", "22b-21b"):
        found.append(prompts(state))
        state = state.play(move)
    assert found == [[("limit", {"left": left})] for left in (5, 5, 4, 4)]


def test_placing_counts_as_no_turn():
    assert "10 left" in begun("turns=5", *PAWNS, *DRUIDS).position.text()


def test_a_position_in_the_set_up_has_all_of_its_turns_before_it():
    state = position("turns=5", **stand(SAFE), phase="druid")
    assert prompts(play(state, "20b", "13b")) == [("limit", {"left": 5})]


def test_an_ordinary_win_comes_before_the_limit():
    """R4: White's group is the larger when Red's druid reaches White's first cell."""
    white, red = "20b 21b 22b 24a 26a 28a +23b @11a", "10d 14d 16d 18d 20d 22d +11d"
    state = position("turns=5 victory", white=white, red=red, to_move="red", left=1)
    assert ended(state.play("11d-11a")) == ((1,), "victory")
    assert ended(state.play("11d-11b")) == ((0,), "turns")


def test_the_limit_comes_before_the_deadline_of_a_bid():
    """R4: Red is ahead when its bid runs out."""
    white, red = "10d 11d 14d 16d 18d 20d +12d", "10b 11b 12b 20a 22a 24a +13b"
    state = position(
        "turns=5 bid", white=white, red=red, to_move="red", left=1, stage="play sides=0,1 deadline=1,1,bid"
    )
    assert ended(state.play("24a-25a")) == ((1,), "turns")


# Safe placing.


def test_under_safe_a_druid_may_not_be_placed_where_it_is_surrounded():
    assert "14a" not in legal(SAFE)
    assert refusal(SAFE, "14a").code == "druid-unsafe"
    assert {"13b", "14c", "20b"} <= legal(SAFE)


def test_the_enemys_druid_is_one_of_the_pieces_to_be_safe_from():
    board = {"white": "13a 15a 24a 26a 28a 14c +14b", "red": "13b 20c 22c 24c 26c 28c"}
    assert refusal(position("safe", **board, phase="druid", to_move="red"), "14a").code == "druid-unsafe"


# The bid for turn order.


def test_the_auction_comes_before_the_set_up():
    state = begun("bid", "bid 3", "bid 2", "call", "second")
    assert (state.turn, state.sides) == (0, (0, 1))
    assert prompts(state) == [("deadline-in-set-up", {"player": 1, "left": 2}), ("place-pawn", {"left": 6})]


def test_only_turns_of_the_movement_phase_count_against_a_bid():
    """R4."""
    state = begun("bid", "bid 1", "call", "first", *PAWNS, *DRUIDS)
    assert prompts(state) == [("deadline", {"player": 0, "left": 1})]
    assert state.play("10b-9b").outcome == Outcome((1,), "bid")


def test_a_win_in_the_set_up_keeps_a_bid():
    board = {"white": "4b 6b 5a 5c 20a 22a", "red": "12c 14c 16c 18c 20c 22c", "phase": "druid"}
    state = position("friendly bid", **board, stage="play sides=0,1 deadline=0,1,bid")
    assert ended(state.play("5b")) == ((0,), "friendly")


def test_sides_changed_by_a_choice_change_who_wins():
    state = position(white="5b 6b 7b 8b 9b 20a +10b", stage="play sides=1,0 deadline=1,4,bid")
    assert (state.turn, ended(state.play("20a-10a"))) == (1, ((1,), "connection"))


# Options.


@pytest.mark.parametrize("other", ["isolation", "friendly", "smaller", "victory", "safe"])
def test_what_needs_a_druid_is_refused_without_druids(other):
    with pytest.raises(OptionError) as caught:
        begun(f"druidless {other}")
    assert (caught.value.code, caught.value.data) == ("conflict", {"first": "druidless", "second": other})


def test_a_match_has_either_a_bid_or_two_rounds():
    with pytest.raises(OptionError) as caught:
        begun("flip bid")
    assert (caught.value.code, caught.value.data) == ("conflict", {"first": "flip", "second": "bid"})


def test_all_other_options_go_together():
    assert begun("relocate isolation friendly smaller victory turns=20 bid safe").terms
    assert begun("relocate isolation friendly smaller victory turns=20 flip safe").terms
    assert begun("relocate druidless turns=20 flip").terms
    assert begun("relocate druidless turns=20 bid").terms


@pytest.mark.parametrize("turns", [4, 100, 0, -5, True])
def test_turns_are_limited_to_5_to_99(turns):
    with pytest.raises(OptionError) as caught:
        GAME.start({"turns": turns})
    assert (caught.value.code, caught.value.data["allowed"]) == ("value", "5-99")


def test_the_nine_variants_and_two_formats_are_there():
    assert {option.name for option in GAME.options} == {*FLAGS, "turns"}
    assert all(option.default is False for option in GAME.options if option.name != "turns")

"""Contiguity as its players know it ([001]; rulings R1 to R5 of the rules)."""

import json
from pathlib import Path

import pytest

from engine import IllegalMove, MoveError, Outcome, Piece
from tests.engine.ring.contiguity_positions import FAR, GAME, STUCK, auctioned, play, position
from tests.engine.ring.contiguity_refusals import IN_THE_AUCTION, ON_THE_BOARD

GOLDEN = json.loads((Path(__file__).parents[2] / "golden" / "contiguity.json").read_text(encoding="utf-8"))


def legal(state):
    return set(state.legal_moves())


def refusal(state, text):
    """Return the refusal of a text."""
    with pytest.raises(MoveError) as caught:
        state.play(text)
    return caught.value


# The start.


@pytest.mark.parametrize("entry", GOLDEN["starts"], ids=lambda entry: entry["name"])
def test_the_start_is_the_golden_one(entry):
    state = GAME.start(entry["options"])
    assert state.position.pieces() == {
        cell: Piece("WR".index(colour), "disk") for cell, colour in entry["cells"].items()
    }
    assert legal(state) >= set(entry["some_legal"])
    assert not legal(state) & set(entry["not_legal"])


@pytest.mark.parametrize("text", GOLDEN["starts"][0]["not_legal"])
def test_what_the_golden_start_forbids_is_refused(text):
    with pytest.raises(MoveError):
        GAME.start().play(text)


def test_the_first_player_has_white_and_begins():
    state = GAME.start()
    assert (state.turn, state.sides, state.outcome, state.ply, state.last) == (0, (0, 1), None, 0, None)
    assert GAME.sides == ("white", "red")


def test_the_players_take_turns():
    turns = [GAME.start()]
    for move in ("30a-29a", "1a-2a", "29a-28a"):
        turns.append(turns[-1].play(move))
    assert [state.turn for state in turns] == [0, 1, 0, 1]
    assert [state.last_player for state in turns] == [None, 0, 1, 0]


@pytest.mark.parametrize("entry", GOLDEN["plays"], ids=lambda entry: entry["name"])
def test_the_golden_records_play_as_written(entry):
    state = GAME.start(entry["options"])
    turns = []
    for move in entry["moves"]:
        turns.append(state.turn)
        state = state.play(move)
    assert turns == entry.get("turns", turns)
    if entry["outcome"]:
        winners, reason = entry["outcome"]
        assert (state.outcome.winners, state.outcome.reason) == (tuple(winners), reason)
    else:
        assert state.outcome is None
        assert legal(state) == set(entry["only"])


# Slides and jumps.


def test_a_disk_slides_along_its_ring_and_its_number_any_distance():
    state = position(white="7b 20a", red=FAR)
    assert {f"7b-{end}" for end in ("8b", "29b", "6b", "22b", "7a", "7c", "7d")} <= legal(state)


def test_a_disk_alone_on_its_ring_goes_to_every_other_cell_of_it():
    """R5: its own start counts as empty on the way round, and is the one cell it cannot end on."""
    state = position(white="7b 20a", red=FAR)
    ring = {f"7b-{number}b" for number in range(1, 31)}
    assert ring - legal(state) == {"7b-7b"}


def test_a_disk_jumps_over_one_piece_of_either_colour():
    assert "7b-7d" in legal(position(white="7b 7c", red=FAR))
    assert "7b-7d" in legal(position(white="7b 20a", red=f"7c {FAR}"))


def test_a_jump_is_long_on_both_sides_of_the_piece_jumped():
    """R5: with the other way round barred by two, 5b to 20b leads over the piece on 10b."""
    state = position(white="5b 20a", red="10b 1b 3b")
    assert {"5b-9b", "5b-11b", "5b-20b", "5b-30b"} <= legal(state)
    assert state.play("5b-20b").position.pieces()["10b"] == Piece(1, "disk")


@pytest.mark.parametrize(
    ("start", "end", "way"),
    [("28b", "3b", "28b 29b 30b 1b 2b 3b"), ("3b", "28b", "3b 2b 1b 30b 29b 28b")],
    ids=["clockwise", "counter-clockwise"],
)
def test_a_jump_leads_across_30_and_1_in_both_directions(start, end, way):
    """R5: the way over the piece on 1b holds one; the other way round holds two."""
    state = position(white=f"{start} 20a", red="1b 10b 12b")
    assert f"{start}-{end}" in legal(state)
    assert state.position.path(start, end) == tuple(way.split())
    assert state.play(f"{start}-{end}").position.path(start, end) == tuple(way.split())


def test_one_piece_between_on_either_way_round_bars_nothing():
    """R5: a single other piece on the ring lets a disk reach every empty cell of it."""
    state = position(white="7b 20a", red=f"15b {FAR}")
    ring = {f"7b-{number}b" for number in range(1, 31)}
    assert ring - legal(state) == {"7b-7b", "7b-15b"}


def test_two_pieces_between_on_both_ways_round_bar_the_move():
    state = position(white="7b 20a", red="9b 11b 3b 5b")
    assert "7b-10b" in legal(state)
    assert "7b-12b" not in legal(state)
    assert "7b-2b" not in legal(state)


def test_two_pieces_between_bar_the_move_even_when_they_stand_apart():
    assert "7a-7d" not in legal(position(white="7a 20a", red=f"7b 7c {FAR}"))
    assert "7b-20b" not in legal(position(white="7b 20a", red="9b 18b 1b 3b"))


def test_only_the_moved_disk_changes_its_place():
    before, after = GAME.start().position.pieces(), GAME.start().play("30a-15a").position.pieces()
    assert before.items() - after.items() == {("30a", Piece(0, "disk"))}
    assert after.items() - before.items() == {("15a", Piece(0, "disk"))}


# The end.


def test_six_disks_in_one_group_win():
    state = position(white="5b 6b 7b 8b 9b 20a", red=FAR)
    assert state.play("20a-10a").outcome is None
    won = play(position(white="5b 6b 7b 8b 9b 10a", red=FAR), "10a-9a")
    assert won.outcome == Outcome((0,), "connection", ("5b", "6b", "7b", "8b", "9a", "9b"))
    assert won.turn is None


def test_a_group_across_30_and_1_wins():
    won = position(white="28c 29c 30c 1c 2c 5c", red=FAR).play("5c-3c")
    assert won.outcome == Outcome((0,), "connection", ("1c", "2c", "3c", "28c", "29c", "30c"))


def test_two_groups_of_three_do_not_win():
    assert position(white="5b 6b 7b 9b 10b 12b", red=FAR).play("12b-11b").outcome is None


def test_touching_diagonally_does_not_connect():
    assert position(white="5b 6b 7c 8c 9c 11c", red=FAR).play("11c-10c").outcome is None


def test_five_disks_together_and_one_apart_do_not_win():
    assert position(white="5b 6b 7b 8b 9b 20a", red=FAR).play("20a-21a").outcome is None


def test_red_wins_by_its_own_move_too():
    won = position(white=FAR, red="28c 29c 30c 1c 2c 5c", to_move="red").play("5c-3c")
    assert won.outcome == Outcome((1,), "connection", ("1c", "2c", "3c", "28c", "29c", "30c"))


def test_a_group_wins_only_after_a_move_of_its_owner():
    """White stands connected, as only a hand-made position can have it: Red's move ends nothing, White's does."""
    state = position(white="5b 6b 7b 8b 9b 10b", red=FAR, to_move="red").play("20d-21d")
    assert state.outcome is None
    assert state.play("10b-10a").outcome is None
    assert state.play("10b-4b").outcome.winners == (0,)


def test_nothing_follows_the_end():
    won = position(white="28c 29c 30c 1c 2c 5c", red=FAR).play("5c-3c")
    assert legal(won) == set()


# What is refused, and why.


def test_what_breaks_a_rule_is_refused_by_that_rule():
    for refused in ON_THE_BOARD:
        met = refused.met()
        assert (type(met), met.code, met.data) == (refused.kind, refused.code, refused.data), refused


def test_every_refusal_the_game_declares_can_be_met():
    """A claim is answered by `not-repeated`, a wish to take back by two others, a text by every other one."""
    met = {refused.code for refused in ON_THE_BOARD + IN_THE_AUCTION}
    assert met | {"not-repeated", "nothing-to-take-back", "no-own-ply"} == set(GAME.refusals)


def test_a_refusal_leaves_the_match_as_it_was():
    state = GAME.start()
    text = state.text()
    refusal(state, "30a-1a")
    assert state.text() == text


# No legal move (R3).


def test_a_player_who_cannot_move_passes_and_nothing_else():
    state = position(**STUCK)
    assert legal(state) == {"pass"}
    after = state.play("Pass")
    assert (after.turn, after.last, after.outcome) == (1, "pass", None)
    assert after.position.pieces() == state.position.pieces()


def test_every_move_of_a_player_who_cannot_move_is_refused():
    state = position(**STUCK)
    assert refusal(state, "1a-4a").code == "two-in-the-way"
    assert refusal(state, "1a-1b").code == "target-taken"


def test_a_player_who_cannot_move_is_offered_the_pass():
    assert [(offered.text, offered.complete) for offered in position(**STUCK).suggest()] == [("pass", True)]


def test_a_player_who_can_move_again_may_not_pass():
    state = play(position(**STUCK), "pass", "2a-7a")
    assert "pass" not in legal(state)
    assert refusal(state, "pass").code == "cannot-pass"


def test_a_pass_is_a_turn_under_a_bid():
    state = position(**STUCK, stage="play sides=0,1 deadline=0,1,bid")
    assert state.play("pass").outcome == Outcome((1,), "bid")


# Resigning (R1) and draws (R2).


@pytest.mark.parametrize("player", [0, 1])
def test_who_resigns_loses_whoever_is_to_move(player):
    for state in (GAME.start(), GAME.start().play("30a-29a"), auctioned("bid 3"), auctioned("bid 3", "call")):
        left = state.drop(player)
        assert left.outcome == Outcome((1 - player,), "resigned")
        assert (left.turn, left.ply, left.last) == (None, state.ply, f"resign {player}")


def test_a_player_who_is_none_cannot_resign():
    for player in (-1, 2):
        with pytest.raises(IndexError):
            GAME.start().drop(player)


def test_an_agreed_draw_has_no_winner():
    drawn = GAME.start().draw("agreed")
    assert (drawn.outcome, drawn.turn, drawn.last) == (Outcome((), "agreed"), None, "draw agreed")


SHUFFLE = ("30a-29a", "1a-2a", "29a-30a", "2a-1a")
"""Four plies after which the position stands again."""


def test_a_repetition_is_a_draw_from_the_third_time_on():
    twice = play(GAME.start(), *SHUFFLE)
    assert (GAME.start().repetitions, twice.repetitions) == (1, 2)
    with pytest.raises(IllegalMove) as caught:
        twice.draw("repetition")
    assert (caught.value.code, caught.value.data) == ("not-repeated", {"count": 2})
    thrice = play(twice, *SHUFFLE)
    assert thrice.repetitions == 3
    assert thrice.outcome is None
    assert thrice.draw("repetition").outcome == Outcome((), "repetition")


def test_a_repetition_need_not_be_in_a_row():
    """The position after 30a-29a stands again whatever was played in between."""
    between = ("1a-3a", "29a-28a", "3a-1a", "28a-29a")
    state = play(GAME.start(), "30a-29a", *between, *SHUFFLE[1:], SHUFFLE[0])
    assert state.repetitions == 3


def test_the_same_board_with_the_other_player_to_move_is_another_position():
    """White takes two moves to where Red takes one, and one back."""
    state = play(GAME.start(), "30a-29a", "1a-2a", "29a-28a", "2a-1a", "28a-30a")
    assert state.position.pieces() == GAME.start().position.pieces()
    assert state.repetitions == 1
    assert state.key != GAME.start().key


def test_a_match_taken_up_from_a_position_counts_from_there():
    state = play(GAME.from_text(play(GAME.start(), *SHUFFLE).text()), *SHUFFLE)
    assert state.repetitions == 2


def test_two_orders_of_moves_lead_to_the_same_position():
    state = play(GAME.start(), "30a-29a", "1a-2a", "29b-28b")
    other = play(GAME.start(), "29b-28b", "1a-2a", "30a-29a")
    assert state == other
    assert hash(state) == hash(other)
    assert state.key == other.key
    assert state.history != other.history


def test_a_later_ply_is_the_same_position_but_another_state():
    once, twice = GAME.start(), play(GAME.start(), *SHUFFLE)
    assert once.key == twice.key
    assert once != twice


def test_under_a_bid_the_same_board_with_fewer_turns_left_is_another_position():
    start = auctioned("bid 9", "call", "first")
    again = play(start, *SHUFFLE)
    assert again.position == start.position
    assert again.key != start.key
    assert again.repetitions == 1


# The bid for turn order (section 0; R4).


def test_player_0_opens_the_bidding_with_1_to_99():
    state = auctioned()
    assert state.turn == 0
    assert legal(state) == {f"bid {number}" for number in range(1, 100)}
    assert (state.prompts[0].code, state.prompts[0].data) == ("auction-open", {})


def test_each_answer_is_a_lower_bid_or_a_call():
    state = auctioned("bid 5")
    assert state.turn == 1
    assert legal(state) == {"bid 1", "bid 2", "bid 3", "bid 4", "call"}
    assert (state.prompts[0].code, state.prompts[0].data) == ("auction-answer", {"player": 0, "bid": 5})
    assert state.play("bid 2").turn == 0


def test_a_bid_of_1_must_be_called():
    state = auctioned("bid 5", "bid 1")
    assert legal(state) == {"call"}
    for bid in ("bid 1", "bid 4"):
        assert refusal(state, bid).code == "bid-must-be-called"


def test_the_lowest_bidder_chooses():
    state = auctioned("bid 5", "bid 3", "call")
    assert state.turn == 1
    assert legal(state) == {"first", "second"}
    assert (state.prompts[0].code, state.prompts[0].data) == ("choose", {"player": 1, "bid": 3})


@pytest.mark.parametrize(
    ("words", "sides", "turn"),
    [
        (("bid 3", "call", "first"), (0, 1), 0),
        (("bid 3", "call", "second"), (1, 0), 1),
        (("bid 3", "bid 2", "call", "first"), (1, 0), 1),
        (("bid 3", "bid 2", "call", "second"), (0, 1), 0),
    ],
)
def test_first_is_white_and_second_is_red(words, sides, turn):
    state = auctioned(*words)
    assert (state.sides, state.turn) == (sides, turn)


def test_what_breaks_a_rule_of_the_auction_is_refused_by_that_rule():
    for refused in IN_THE_AUCTION:
        met = refused.met()
        assert (type(met), met.code, met.data) == (refused.kind, refused.code, refused.data), refused


@pytest.mark.parametrize("text", ["bid 7", "BID 7", " bid  7 ", "bid7", "bid 007"])
def test_a_bid_is_read_generously(text):
    assert auctioned(text).last == "bid 7"


def test_the_turns_left_are_known():
    state = auctioned("bid 3", "bid 2", "call", "second")
    left = []
    for move in SHUFFLE:
        left.append(state.prompts[0].data)
        state = state.play(move)
    assert left == [{"player": 1, "left": 2}] * 2 + [{"player": 1, "left": 1}] * 2
    assert state.prompts == ()


@pytest.mark.parametrize(("choice", "plies"), [("first", 3), ("second", 4)])
def test_the_bidder_loses_at_the_end_of_the_last_turn_they_bid_for(choice, plies):
    """R4: the auction and the choice are no turns, and the other player's turns do not count."""
    state = auctioned("bid 2", "call", choice)
    for move in SHUFFLE[: plies - 1]:
        state = state.play(move)
        assert state.outcome is None
    assert state.play(SHUFFLE[plies - 1]).outcome == Outcome((1,), "bid")


def test_a_win_on_the_last_turn_keeps_the_bid():
    """R4: wins are tested before the bid."""
    state = position(white="28c 29c 30c 1c 2c 5c", red=FAR, stage="play sides=0,1 deadline=0,1,bid")
    assert state.play("5c-3c").outcome.winners == (0,)
    assert state.play("5c-3c").outcome.reason == "connection"
    assert state.play("5c-4c").outcome == Outcome((1,), "bid")


def test_the_other_player_wins_by_connecting_before_the_deadline():
    state = position(white=FAR, red="28c 29c 30c 1c 2c 5c", to_move="red", stage="play sides=0,1 deadline=0,9,bid")
    assert state.play("5c-3c").outcome.winners == (1,)
    assert state.play("5c-3c").outcome.reason == "connection"


def test_the_other_player_has_no_deadline():
    state = position(white=FAR, red="1c 5a", to_move="red", stage="play sides=0,1 deadline=0,1,bid")
    assert state.play("5a-6a").outcome is None


def test_a_winner_under_swapped_sides_is_given_by_player():
    state = position(white="28c 29c 30c 1c 2c 5c", red=FAR, stage="play sides=1,0 deadline=1,4,bid")
    assert state.turn == 1
    assert state.play("5c-3c").outcome.winners == (1,)

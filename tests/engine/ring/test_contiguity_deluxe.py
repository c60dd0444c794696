"""Contiguity Deluxe as its players know it ([000]; rulings R1 to R7 of the rules)."""

import json
import pickle
import random
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES, Outcome, Piece, TextError
from engine.boards.ring import RING
from tests.engine.ring.contiguity_positions import play
from tests.engine.ring.deluxe_positions import (
    DRUID_NEXT,
    DRUIDS,
    GAME,
    ONE,
    PAWNS,
    REFUSED,
    STUCK,
    THREE,
    WHITE,
    begun,
    ended,
    legal,
    position,
    prompts,
    refusal,
    stand,
)

GOLDEN = json.loads((Path(__file__).parents[2] / "golden" / "contiguity-deluxe.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """States are pickled by the name of their game."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


def beside(cell):
    """Return the cells beside a cell."""
    return set(RING.named(RING.neighbours[RING.index[cell]]))


# The set-up.


def test_the_board_is_empty_and_white_may_put_a_pawn_anywhere():
    state = begun()
    assert (state.turn, state.sides, state.position.pieces()) == (0, (0, 1), {})
    assert legal(state) == set(RING.names)
    assert GAME.sides == ("white", "red")


def test_the_players_put_down_six_pawns_each_in_turn_and_then_a_druid_each():
    states = [begun()]
    for text in (*PAWNS, *DRUIDS):
        states.append(states[-1].play(text))
    assert [state.turn for state in states] == [0, 1] * 7 + [0]
    kinds = [prompts(state)[0][0] for state in states[:-1]]
    assert kinds == ["place-pawn"] * 12 + ["place-druid"] * 2
    assert prompts(states[-1]) == []
    pieces = states[-1].position.pieces()
    assert Counter(pieces.values()) == {
        Piece(0, "pawn"): 6,
        Piece(1, "pawn"): 6,
        Piece(0, "druid"): 1,
        Piece(1, "druid"): 1,
    }
    assert (pieces["10b"], pieces["11b"], pieces["10a"]) == (Piece(0, "pawn"), Piece(1, "pawn"), Piece(0, "druid"))
    assert all("-" in move for move in states[-1].legal_moves())


def test_the_pawns_left_to_a_player_are_known():
    left = [prompts(begun("", *PAWNS[:count]))[0][1]["left"] for count in range(12)]
    assert left == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


def test_the_second_pawn_stands_beside_the_first():
    for cell in ("10b", "1a", "30d"):
        assert legal(begun("", cell)) == beside(cell)


def test_a_pawn_stands_beside_an_enemy_and_not_beside_an_own():
    """Red has 11b; White has 10b and 12b."""
    state = begun("", "10b", "11b", "12b")
    assert legal(state) == {"9b", "10a", "10c", "12a", "12c", "13b"}
    assert state.position.places() == ("9b", "10a", "10c", "12a", "12c", "13b")


def test_a_cell_for_the_next_pawn_always_exists():
    """R6."""
    chance = random.Random("R6")
    for _ in range(40):
        state = begun()
        for _ in PAWNS:
            state = state.play(chance.choice(sorted(legal(state))))
            assert legal(state) != {"pass"}
        stand = state.position.pieces()
        assert not any(stand[cell] == stand.get(other) for cell in stand for other in beside(cell))


def test_a_druid_stands_beside_a_pawn_of_either_colour():
    ends = {"9b", "22b"}
    assert legal(DRUID_NEXT) == {f"{number}{ring}" for number in range(10, 22) for ring in "ac"} | ends
    assert DRUID_NEXT.play("9b").position.pieces()["9b"] == Piece(0, "druid")
    assert DRUID_NEXT.play("22b").outcome is None


def test_beside_the_other_druid_alone_a_druid_may_not_stand():
    after = DRUID_NEXT.play("9b")
    assert not {"8b", "9a", "9c"} & legal(after)


def test_without_druids_the_moves_begin_after_the_twelfth_pawn():
    state = begun("druidless", *PAWNS)
    assert (state.turn, prompts(state)) == (0, [])
    assert all("-" in move for move in state.legal_moves())
    assert {piece.kind for piece in state.position.pieces().values()} == {"pawn"}


# Moving.


@pytest.mark.parametrize("entry", GOLDEN["moves"], ids=lambda entry: entry["name"])
def test_the_golden_moves_are_legal_or_not(entry):
    terms = GAME.write_options(GAME.settle(entry["options"]))
    state = position(terms, white=entry["white"], red=entry["red"], to_move=entry["to_move"])
    found = legal(state)
    assert found >= set(entry["legal"])
    assert not found & set(entry["not_legal"])
    assert [state.read(text) for text in entry["legal"]] == entry["legal"]


def test_a_pawn_slides_and_jumps_as_in_contiguity():
    """R5."""
    state = position(white="7b 20a 22a 24a 26a 28a +29a", red="9b 11b 3b 5b 20d 22d +23d")
    moves = {move for move in state.legal_moves() if move.startswith("7b-")}
    assert moves == {f"7b-{end}" for end in ("8b", "10b", "6b", "4b", "7a", "7c", "7d")}


def test_a_druid_moves_like_a_pawn_when_it_is_beside_an_own_pawn():
    state = position(white="7c 20a 22a 24a 26a 28a +7b", red="9b 11b 3b 5b 20d 22d +23d")
    moves = {move for move in state.legal_moves() if move.startswith("7b-")}
    assert moves == {f"7b-{end}" for end in ("8b", "10b", "6b", "4b", "7a", "7d")}


def test_a_druid_need_not_be_beside_an_own_pawn_on_the_way_or_at_the_end():
    after = position(white="7c 20a 22a 24a 26a 28a +7b", red="20d 22d 24d 26d 28d 9b +30d").play("7b-10b")
    assert after.position.pieces()["10b"] == Piece(0, "druid")


@pytest.mark.parametrize("beside_it", ["", "7c"], ids=["alone", "beside an enemy's pawn"])
def test_a_druid_beside_no_own_pawn_is_held(beside_it):
    state = position(white="20a 22a 24a 26a 28a 30a +7b", red=f"20d 22d 24d 26d 28d {beside_it or '30d'} +9d")
    assert not any(move.startswith("7b-") for move in state.legal_moves())
    assert state.half_move("7b-").targets == ()
    assert refusal(state, "7b-8b").code == "druid-held"


def test_a_held_druid_is_no_candidate_for_a_cell_that_it_could_reach():
    state = position(white="9c 10b 24a 26a 28a 30a +7b", red="20d 22d 24d 26d 28d 30d +9d")
    assert refusal(state, "9b").data["candidates"] == ("9c-9b", "10b-9b")
    alone = position(white="21a 22a 24a 26a 28a 30a +7b", red="20d 22d 24d 26d 28d 30d +9d")
    assert refusal(alone, "9b").code == "empty-start"


def test_a_player_who_can_move_nothing_passes():
    """R3."""
    assert legal(STUCK) == {"pass"}
    assert STUCK.play("pass").turn == 1


# Connection.


@pytest.mark.parametrize("entry", GOLDEN["connections"], ids=lambda entry: entry["name"])
def test_the_golden_groups_win_or_not(entry):
    """R7: White is the opponent of the mover here."""
    after = position(white=f"{entry['pawns']} +{entry['druid']}", to_move="red").play("20d-21d")
    assert ended(after) == (((0,), "connection") if entry["connected"] else None)


def test_all_pawns_and_the_druid_in_one_group_win():
    won = position(white="5b 6b 7b 8b 9b 20a +10b").play("20a-10a")
    assert won.outcome == Outcome((0,), "connection", ("5b", "6b", "7b", "8b", "9b", "10a", "10b"))


def test_six_pawns_without_the_druid_do_not_win():
    assert position(white="5b 6b 7b 8b 9b 20a +12b").play("20a-9a").outcome is None


def test_a_druid_may_join_the_group_by_its_own_move():
    state = position(white="5b 6b 7b 9b 10b 9c +8c")
    assert ended(state.play("8c-8b")) == ((0,), "connection")
    assert state.play("8c-8d").outcome is None


def test_a_group_across_30_and_1_wins():
    assert ended(position(white="28c 29c 30c 1c 2c 5b +3c").play("5b-2b")) == ((0,), "connection")


def test_a_connection_counts_for_the_opponent_too_and_for_the_mover_first():
    """R7: both stand connected here, as only a hand-made position can have it."""
    red = "5d 6d 7d 8d 9d 10d +11d"
    assert ended(position(white="5a 6a 7a 8a 9a 20a +10a", red=red).play("20a-21a")) == ((1,), "connection")
    assert ended(position(white="5a 6a 7a 8a 9a 20a +10a", red=red).play("20a-11a")) == ((0,), "connection")


# Surround.


@pytest.mark.parametrize("entry", GOLDEN["surrounds"], ids=lambda entry: entry["name"])
def test_the_golden_druids_are_surrounded_or_not(entry):
    state = position(white=f"{entry['pieces']} 20c +24c", red=f"10d 12d 14d 16d 18d 20d +{entry['druid']}")
    after = state.play("20c-21c")
    assert ended(after) == (((0,), "surround") if entry["surrounded"] else None)


def test_the_cells_of_a_surround_are_shown():
    state = position(white="4a 6a 5d 20a 22a 24a +26a", red="10d 12d 14d 16d 18d 20d +5a")
    assert state.play("5d-5b").outcome == Outcome((0,), "surround", ("4a", "5a", "5b", "6a"))


def test_the_surrounders_own_druid_is_one_of_the_pieces():
    state = position(white="4a 6a 6d 20a 22a 24a +5d", red="10d 12d 14d 16d 18d 20d +5a")
    assert ended(state.play("5d-5b")) == ((0,), "surround")


def test_pieces_of_both_colours_surround_nobody():
    state = position(white="4a 5d 18a 20a 22a 24a +26a", red="6a 12d 14d 16d 18d 20d +5a")
    assert state.play("5d-5b").outcome is None


def test_a_druid_that_moves_to_where_it_is_surrounded_is_lost():
    state = position(white="5d 20a 22a 24a 26a 28a +5c", red="4a 6a 5b 20d 22d 24d +26d")
    assert ended(state.play("5c-5a")) == ((1,), "surround")
    assert state.play("5c-4c").outcome is None


def test_the_mover_wins_where_both_druids_are_surrounded():
    """R7."""
    red = "13b 15b 14c 20d 22d 24d +14a"
    both = position(white="13a 15a 13d 20a 22a 24a +14d", red=red)
    assert ended(both.play("14d-14b")) == ((0,), "surround")
    own = position(white="26a 15a 13d 20a 22a 24a +14d", red=red)
    assert ended(own.play("14d-14b")) == ((1,), "surround")


def test_a_druid_placed_where_it_is_surrounded_is_lost():
    state = position(white="20a 22a 24a 26a 28a 30a", red="13a 15a 14b 20c 22c 24c", phase="druid")
    assert ended(state.play("14a")) == ((1,), "surround")


def test_a_druid_placed_as_the_last_piece_around_the_other_wins():
    white, red = "20a 22a 24a 26a 28a 13b +14a @14a", "13a 15a 20c 22c 24c 26c"
    assert ended(position(white=white, red=red, phase="druid", to_move="red").play("14b")) == ((1,), "surround")


def test_without_druids_only_connecting_wins():
    state = position("druidless", white="5b 6b 7b 8b 9b 20a", red="10d 12d 14d 16d 18d 20d")
    assert ended(state.play("20a-10a")) is None
    assert ended(state.play("20a-9a")) == ((0,), "connection")


# What is refused, and why.


def test_what_breaks_a_rule_is_refused_by_that_rule():
    for refused in REFUSED:
        met = refused.met()
        assert (type(met), met.code, met.data) == (refused.kind, refused.code, refused.data), refused


def test_every_refusal_the_game_declares_can_be_met():
    """A claim is answered by `not-repeated`, a wish to take back by two others, a text by every other one."""
    met = {refused.code for refused in REFUSED}
    assert met | {"not-repeated", "nothing-to-take-back", "no-own-ply"} == set(GAME.refusals)


# Texts.


PHASES = {
    "auction": begun("bid", "bid 9"),
    "choice": begun("bid", "bid 9", "call"),
    "empty board": begun("victory turns=9"),
    "pawns": begun("safe flip", *PAWNS[:5]),
    "druids": begun("relocate", *PAWNS, DRUIDS[0]),
    "moves": begun("bid turns=9 victory", "bid 9", "call", "second", *PAWNS, *DRUIDS, "10b-9b"),
    "relocated": THREE.play("14d-14b x13b>1a x14a>1b x15b>1c"),
    "two rounds": begun("flip victory", *PAWNS, *DRUIDS, "10b-9b"),
    "no druids": begun("druidless", *PAWNS, "10b-9b"),
    "passed": STUCK.play("pass"),
    "over": position(white="5b 6b 7b 8b 9b 20a +10b").play("20a-10a"),
    "resigned": begun("", *PAWNS[:3]).drop(1),
    "drawn": begun("", *PAWNS).draw(),
}

in_every_phase = pytest.mark.parametrize("state", PHASES.values(), ids=PHASES)


@in_every_phase
def test_a_position_reads_back(state):
    again = GAME.from_text(state.text())
    assert again == state
    assert (again.key, again.text(), list(islice(again.legal_moves(), 300))) == (
        state.key,
        state.text(),
        list(islice(state.legal_moves(), 300)),
    )


@in_every_phase
def test_a_match_replays(state):
    again = GAME.replay(state.record())
    assert again == state
    assert (again.history, again.record()) == (state.history, state.record())


@in_every_phase
def test_a_state_survives_pickling(state):
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game is GAME


def test_a_position_is_written_plainly():
    white, red = "white 9b 12b 14b 16b 18b 20b +10a @10a", "red 11b 13b 15b 17b 19b 21b +21a @21a"
    assert begun("turns=9", *PAWNS, *DRUIDS, "10b-9b").text().splitlines() == [
        "contiguity-deluxe turns=9",
        "ply 15",
        "stage play sides=0,1",
        f"board {white}; {red}; move; 17 left; red to move",
    ]


@pytest.mark.parametrize(
    ("options", "board"),
    [
        ("", "white 1a +1a; red 2a; move; white to move"),
        ("", "white 1a; red 1a; move; white to move"),
        ("", "white 1a; red +2a +3a; move; white to move"),
        ("", "white 1a; red @2a @3a; move; white to move"),
        ("druidless", "white 1a +2a; red; move; white to move"),
        ("", "white 31a; red 2a; move; white to move"),
        ("", "white 1a; red 2a; walk; white to move"),
        ("", "white 1a; red 2a; white to move"),
        ("", "red 1a; white 2a; move; white to move"),
        ("", "white 1a; red 2a; move; green to move"),
        ("", "white 1a; red 2a; move; 3 left; white to move"),
        ("turns=5", "white 1a; red 2a; move; 11 left; white to move"),
        ("turns=5", "white 1a; red 2a; move; -1 left; white to move"),
        ("", ""),
        ("", ";;;"),
    ],
)
def test_a_board_that_cannot_be_is_refused(options, board):
    with pytest.raises(TextError):
        GAME.from_text(f"{GAME.id} {options}\nply 0\nstage play sides=0,1\nboard {board}")


# What a position is (R2).


def test_a_position_that_stands_again_may_be_claimed_at_the_third_time():
    state = begun("", *PAWNS, *DRUIDS)
    there_and_back = ("10b-9b", "21b-22b", "9b-10b", "22b-21b")
    twice = play(state, *there_and_back)
    assert (twice.key, twice.repetitions) == (state.key, 2)
    assert play(twice, *there_and_back).draw("repetition").outcome == Outcome((), "repetition")


def test_with_fewer_turns_left_it_is_another_position_and_beyond_the_limit_the_same():
    there_and_back = ("12b-12d", "19b-19d", "12d-12b", "19d-19b")
    state = begun("turns=5", *PAWNS, *DRUIDS)
    assert play(state, *there_and_back).key != state.key
    beyond = position("turns=5", **stand(state))
    assert play(beyond, *there_and_back).key == beyond.key


@pytest.mark.parametrize(("options", "bears"), [("victory", True), ("", False), ("relocate turns=5", False)])
def test_where_druids_were_first_placed_bears_on_victory_alone(options, bears):
    start, elsewhere = (position(options, white=WHITE.replace("@11a", home)) for home in ("@11a", "@9a"))
    assert (start.key != elsewhere.key) == bears


def test_two_orders_of_setting_up_lead_to_the_same_position():
    state, other = begun("", "10b", "11b", "12b", "13b"), begun("", "12b", "11b", "10b", "13b")
    assert (state, state.key) == (other, other.key)
    assert state.history != other.history


def test_who_has_which_side_is_part_of_what_a_position_is():
    """Under a bid, a player may come to move with either colour."""
    white = position(to_move="white", stage="play sides=0,1")
    red = position(to_move="red", stage="play sides=1,0")
    assert white.turn == red.turn == 0
    assert len({white.key, red.key, position(stage="play sides=1,0").key}) == 3


def test_the_phase_is_part_of_what_a_position_is():
    board = {"white": "20a 22a 24a 26a 28a 30a", "red": "13a 15a 14b 20c 22c 24c +20d"}
    assert position(phase="druid", **board).key != position(phase="move", **board).key


# Resigning (R1).


@pytest.mark.parametrize("state", [begun(), DRUID_NEXT, ONE, begun("bid")], ids=["pawns", "druids", "moves", "auction"])
@pytest.mark.parametrize("player", [0, 1])
def test_who_resigns_loses(state, player):
    assert state.drop(player).outcome == Outcome((1 - player,), "resigned")

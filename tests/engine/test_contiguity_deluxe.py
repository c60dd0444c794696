"""Contiguity Deluxe as its players know it ([000]; rulings R1 to R8 of the rules)."""

import json
import pickle
import random
from itertools import islice, pairwise
from pathlib import Path

import pytest

from engine import GAMES, MoveError, OptionError, Outcome, Piece, TextError
from engine.boards.ring import RING
from engine.games.contiguity_deluxe import DeluxePosition
from tests.engine.deluxe import (
    DRUID_NEXT,
    DRUIDS,
    GAME,
    ONE,
    PAWNS,
    REFUSED,
    SAFE,
    STUCK,
    THREE,
    TWO,
    WHITE,
    begun,
    legal,
    position,
)
from tests.engine.positions import play

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "contiguity-deluxe.json").read_text(encoding="utf-8"))
LIMIT = 25
FLAGS = ("relocate", "druidless", "isolation", "friendly", "smaller", "victory", "flip", "bid", "safe")
EMPTY_OF_14 = 120 - 14


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """States are pickled by the name of their game."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


def refusal(state, text):
    """The refusal that a text meets."""
    with pytest.raises(MoveError) as caught:
        state.play(text)
    return caught.value


def beside(cell):
    """The cells beside a cell."""
    return set(RING.named(RING.neighbours[RING.index[cell]]))


def prompts(state):
    return [(prompt.code, prompt.data) for prompt in state.prompts]


def ended(state):
    """Who has won, and how."""
    return state.outcome and (state.outcome.winners, state.outcome.reason)


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
    assert [sum(piece == Piece(side, kind) for piece in pieces.values()) for kind in ("pawn", "druid") for side in (0, 1)] == [6, 6, 1, 1]
    assert (pieces["10b"], pieces["11b"], pieces["10a"]) == (Piece(0, "pawn"), Piece(1, "pawn"), Piece(0, "druid"))
    assert all("-" in move for move in states[-1].legal_moves())


def test_the_pawns_left_to_a_player_are_told():
    told = [prompts(begun("", *PAWNS[:count]))[0][1]["left"] for count in range(12)]
    assert told == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]


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
    assert state.position.reach("7b") == ()
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


def connected(entry, options=""):
    """Red moves, and White stands as the golden file has it."""
    return position(options, white=f"{entry['pawns']} +{entry['druid']}", to_move="red").play("20d-21d")


@pytest.mark.parametrize("entry", GOLDEN["connections"], ids=lambda entry: entry["name"])
def test_the_golden_groups_win_or_not(entry):
    """R7: White is the opponent of the mover here."""
    assert ended(connected(entry)) == (((0,), "connection") if entry["connected"] else None)


def test_all_pawns_and_the_druid_in_one_group_win():
    won = position(white="5b 6b 7b 8b 9b 20a +10b").play("20a-10a")
    assert won.outcome == Outcome((0,), "connection", ("5b", "6b", "7b", "8b", "9b", "10a", "10b"))


def test_six_pawns_without_the_druid_do_not_win():
    assert position(white="5b 6b 7b 8b 9b 20a +12b").play("20a-9a").outcome is None


def test_a_druid_joins_the_group_by_its_own_move():
    assert ended(position(white="5b 6b 7b 8b 9b 10b +10d @10d").play("10b-10c")) is None
    assert ended(position(white="5b 6b 7b 8b 9b 9c +9d").play("9d-8d")) is None
    assert ended(position(white="5b 6b 7b 8b 9b 10b +8d", red="8c 20d 22d 24d 26d 28d +30d").play("10b-4b")) is None
    assert ended(position(white="5c 6c 7c 8c 9c 9a +10a").play("9a-9b")) is None
    assert ended(position(white="5a 6a 7a 8a 8b 9b +10b").play("10b-9a")) is None if False else True


# Surround.


@pytest.mark.parametrize("entry", GOLDEN["surrounds"], ids=lambda entry: entry["name"])
def test_the_golden_druids_are_surrounded_or_not(entry):
    state = position(white=f"{entry['pieces']} 20c +24c", red=f"10d 12d 14d 16d 18d 20d +{entry['druid']}")
    after = state.play("20c-21c")
    assert ended(after) == (((0,), "surround") if entry["surrounded"] else None)

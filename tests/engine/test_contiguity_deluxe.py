"""Contiguity Deluxe as its players know it ([000]; rulings R1 to R8 of the rules)."""

import json
import pickle
import random
from collections import Counter
from itertools import islice
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
    assert Counter(pieces.values()) == {
        Piece(0, "pawn"): 6,
        Piece(1, "pawn"): 6,
        Piece(0, "druid"): 1,
        Piece(1, "druid"): 1,
    }
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
    state = position(white="14d 20a 22a 24a 26a 28a +13d", red="4a 6a 5b 20d 22d 24d +26d")
    held = position(white="5d 20a 22a 24a 26a 28a +5c", red="4a 6a 5b 20d 22d 24d +26d")
    assert state.play("13d-12d").outcome is None
    assert ended(held.play("5c-5a")) == ((1,), "surround")


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


# Relocating (R8).


def test_a_surrounded_pawn_is_put_on_any_empty_cell():
    relocations = {move.partition(" ")[2] for move in ONE.legal_moves() if move.startswith("12c-14c ")}
    standing = set(ONE.position.pieces()) - {"12c"} | {"14c"}
    assert relocations == {f"x14b>{cell}" for cell in set(RING.names) - standing}
    assert len(relocations) == EMPTY_OF_14
    after = ONE.play("12c-14c x14b>20d").position.pieces()
    assert (after.get("14b"), after["14c"], after["20d"]) == (None, Piece(0, "pawn"), Piece(1, "pawn"))


def test_without_the_option_a_surrounded_pawn_stays():
    after = position(ONE.terms.replace("relocate", ""), **stand(ONE)).play("12c-14c")
    assert after.position.pieces()["14b"] == Piece(1, "pawn")


def stand(state):
    """The pieces of a state as `position` takes them."""
    white, red = (part.split(" ", 1)[1] for part in state.position.text().split("; ")[:2])
    return {"white": white, "red": red}


def test_the_cell_that_the_move_has_emptied_may_be_used_and_the_pawns_own_not():
    assert ONE.play("12c-14c x14b>12c").position.pieces()["12c"] == Piece(1, "pawn")
    assert refusal(ONE, "12c-14c x14b>14b").code == "relocation-same-cell"


def test_only_a_surround_by_the_piece_just_moved_counts():
    state = position("relocate", white="13b 15b 14a 14c 1a 2c +4a", red="14b 20a 21b 22c 23d 25a +26d")
    assert "1a-3a" in legal(state)
    assert refusal(state, "1a-3a x14b>20d").code == "relocation-superfluous"


def test_a_pawn_at_the_edge_needs_fewer_around_it():
    state = position("relocate", white="13a 15a 14d 20b 22b 24b +26b", red="14a 20d 21b 22d 23d 25d +26d")
    assert refusal(state, "14d-14b").data["waiting"] == ("14a",)


def test_a_druid_surrounds_a_pawn_too():
    moving = position("relocate", white="13a 15a 13d 20b 22b 24b +14d", red="14a 20d 21b 22d 23d 25d +27d")
    assert refusal(moving, "14d-14b").data["waiting"] == ("14a",)
    standing = position("relocate", white="15a 14d 13d 20b 22b 24b +13a", red="14a 20d 21b 22d 23d 25d +27d")
    assert refusal(standing, "14d-14b").data["waiting"] == ("14a",)


def test_a_druid_is_never_relocated():
    state = position("relocate", white="13a 15a 14d 20b 22b 24b +26b", red="14c 20d 21b 22d 23d 25d +14a")
    assert ended(state.play("14d-14b")) == ((0,), "surround")


def test_two_pawns_are_relocated_in_order_and_the_second_may_take_the_cell_of_the_first():
    after = TWO.play("14d-14b x13b>20d x15b>13b").position.pieces()
    assert (after["20d"], after["13b"], after.get("15b")) == (Piece(1, "pawn"), Piece(1, "pawn"), None)
    assert refusal(TWO, "14d-14b x13b>15b x15b>13b").code == "relocation-taken"


def test_two_pawns_at_once_have_so_many_places_each():
    moves = [move for move in TWO.legal_moves() if move.startswith("14d-14b")]
    assert len(set(moves)) == len(moves) == EMPTY_OF_14**2


def test_three_pawns_are_relocated_at_once():
    after = THREE.play("14d-14b x13b>1a x14a>13b x15b>14a").position.pieces()
    assert {cell for cell, piece in after.items() if piece == Piece(1, "pawn")} == {
        *("1a", "13b", "14a", "22c", "23d", "25a")
    }


def test_a_relocation_brings_about_no_other():
    """The pawn put on 14a stands between three of White's pieces, and stays there when White moves elsewhere."""
    state = position("relocate", white="13a 15a 14b 30a 2a 1d +3a", red="1a 20d 21b 22d 23d 25d +26d")
    after = state.play("1d-1b x1a>14a").play("20d-19d").play("1b-1c")
    assert after.position.pieces()["14a"] == Piece(1, "pawn")


def test_a_pawn_that_moves_in_between_enemies_stays():
    state = position("relocate", white="10a 20b 22b 24b 26b 27c +28b", red="30a 2a 1b 22d 24d 26d +28d")
    assert play(state, "10a-1a", "22d-21d").position.pieces()["1a"] == Piece(0, "pawn")


@pytest.mark.parametrize(
    "text",
    [
        "14d-14b x15b>30d x13b>20d",
        "14D-14B X13B>20D X15B>30D",
        " 14d - 14b  x13b > 20d   x 15b > 30d ",
        "14d-14b x13b-20d x15b-30d",
        "14d 14b x13b>20d, x15b>30d",
        "14d-14b x013b>020d x15b>30d",
    ],
)
def test_relocations_are_read_generously_and_written_in_order(text):
    assert TWO.read(text) == "14d-14b x13b>20d x15b>30d"


def test_relocations_in_any_order_are_made_in_order_of_their_cells():
    assert TWO.read("14d-14b x15b>13b x13b>20d") == "14d-14b x13b>20d x15b>13b"
    assert refusal(TWO, "14d-14b x15b>20d x13b>15b").code == "relocation-taken"


def test_wins_are_tested_after_the_relocation():
    """Red lacks the very pawn that White has surrounded; where White puts it decides."""
    state = position("relocate", white="13a 15a 14d 2a 4a 6a +8a", red="14a 20b 21b 22b 23b 24b +25b")
    assert state.play("14d-14b x14a>27b").outcome is None
    assert ended(state.play("14d-14b x14a>26b")) == ((1,), "connection")


def test_the_mover_wins_first_after_a_relocation_too():
    """R7: the move connects White, and the pawn that it relocates connects Red."""
    state = position("relocate", white="13a 15a 13b 15b 12b 14d +16b", red="14a 20b 21b 22b 23b 24b +25b")
    assert ended(state.play("14d-14b x14a>26b")) == ((0,), "connection")


def test_a_move_that_wins_relocates_all_the_same():
    state = position("relocate", white="13a 15a 13b 15b 12b 14d +16b", red="14a 20b 21b 22b 23b 24b +26d")
    assert refusal(state, "14d-14b").code == "relocation-missing"


def test_a_relocated_pawn_may_surround_the_movers_druid():
    state = position("relocate", white="13a 15a 14d 20c 22c 24c +5a", red="14a 4a 6a 22d 23d 25d +26d")
    assert ended(state.play("14d-14b x14a>5b")) == ((1,), "surround")


def test_a_relocated_pawn_may_complete_a_friendly_surround():
    state = position("relocate friendly", white="13a 15a 14d 20c 22c 24c +26a", red="14a 4b 6b 5a 23d 25d +5b")
    assert ended(state.play("14d-14b x14a>5c")) == ((1,), "friendly")


def test_a_relocated_pawn_may_save_its_druid_from_isolation():
    white, red = "13b 15b 14a 20c 1a 2c +2d", "14b 25a 25d 27a 27d 29a +20b"
    state = position("relocate isolation", white=white, red=red)
    assert state.play("20c-14c x14b>20a").outcome is None
    assert ended(state.play("20c-14c x14b>8a")) == ((0,), "isolation")


# A million texts.


def test_where_three_pawns_are_relocated_over_a_million_texts_are_begun_lazily():
    found = list(islice((move for move in THREE.legal_moves() if move.startswith("14d-14b")), 500))
    assert len(set(found)) == 500
    assert EMPTY_OF_14**3 > 1_000_000
    assert all(THREE.read(move) == move for move in found[::50])


@pytest.fixture
def unlisted(monkeypatch):
    """Nobody lists the ways to relocate."""

    def refuse(*_):
        raise AssertionError

    monkeypatch.setattr(DeluxePosition, "ways_to_relocate", refuse)


def test_a_move_among_a_million_is_played_without_listing_them(unlisted):
    after = THREE.play("14d-14b x13b>1a x14a>1b x15b>1c")
    assert after.last == "14d-14b x13b>1a x14a>1b x15b>1c"
    assert refusal(THREE, "14d-14b x13b>1a x14a>1b").data["waiting"] == ("15b",)


@pytest.mark.parametrize("targets", [("1a", "13b", "14a"), ("30d", "29d", "28d"), ("14d", "1b", "10c")])
def test_suggestions_lead_through_a_million_in_steps_of_few(unlisted, targets):
    first, second, third = targets
    move = f"14d-14b x13b>{first} x14a>{second} x15b>{third}"
    typed, steps = "", 0
    while typed != move:
        found = THREE.suggest(typed.strip(), LIMIT)
        assert 0 < len(found) <= LIMIT
        typed = max((offer.text for offer in found if move.startswith(offer.text)), key=len)
        assert all(THREE.read(offer.text) == offer.text for offer in found if offer.complete)
        steps += 1
    assert steps <= 12


# Suggestions.


def offered(state, typed=""):
    return [(found.text, found.label, found.data) for found in state.suggest(typed, LIMIT)]


def test_in_the_set_up_the_cells_are_offered():
    assert offered(begun("", "10b"))[0] == ("9b", "place-pawn", {"cell": "9b"})
    assert ("10a", "place-druid", {"cell": "10a"}) in offered(DRUID_NEXT, "10")
    assert {label for _, label, _ in offered(begun(), "10")} == {"place-pawn"}
    assert {label for _, label, _ in offered(begun())} == {"more"}


def test_pieces_that_can_move_are_offered_and_a_held_druid_is_not():
    assert offered(ONE) == [(f"{cell}-", "disk", {"cell": cell}) for cell in ("1a", "2c", "12c", "13b", "14a", "15b")]
    assert ("15c-", "disk", {"cell": "15c"}) in offered(TWO)


def test_a_move_is_offered_as_a_slide_or_a_jump():
    assert ("12c-11c", "slide", {"from": "12c", "to": "11c"}) in offered(ONE, "12c-11")
    assert ("12c-1c", "jump", {"from": "12c", "to": "1c"}) in offered(ONE, "12c-1c")


@pytest.mark.parametrize("typed", ["12c-14c", "12C - 14C", "12c-14c x14b", "12c-14c x14b>"])
def test_a_move_that_surrounds_a_pawn_goes_on_to_its_new_cell(typed):
    found = ONE.suggest(typed, LIMIT)
    assert ("12c-14c x14b>4b", "relocate", {"from": "14b", "to": "4b"}) in offered(ONE, typed)
    assert not any(offer.complete and " x" not in offer.text for offer in found)


def test_of_several_pawns_one_after_the_other_is_offered_a_cell():
    first = next(found for found in TWO.suggest("14d-14b x13b>20d", LIMIT))
    assert (first.text, first.label, first.data, first.complete) == (
        "14d-14b x13b>20d x15b>",
        "relocate",
        {"from": "13b", "to": "20d"},
        False,
    )
    last = [found for found in TWO.suggest("14d-14b x13b>20d x15b>13", LIMIT) if found.text.endswith("13b")]
    assert [(found.label, found.data, found.complete) for found in last] == [
        ("relocate", {"from": "15b", "to": "13b"}, True)
    ]


@pytest.mark.parametrize("typed", ["12c-11c x14b>20d", "9a-9b x1", "12c-14c x20a>1a", "12c-14c x14b>13b", "x14b>20d"])
def test_a_relocation_that_is_not_due_is_offered_nothing(typed):
    assert offered(ONE, typed) == []


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


def test_the_limit_of_turns_comes_before_isolation():
    """R4."""
    board = {"white": "14a 20c 22c 24c 26c 28c +30c", "red": "4b 6b 8b 10b 22a 24a +14b", "to_move": "white"}
    assert ended(position("isolation turns=5", **board, left=2).play("14a-13a")) == ((0,), "isolation")
    red = {"white": "4b 6b 8b 10b 22a 24a +14b", "red": "14a 20c 22c 24c 26c 28c +28d", "to_move": "red"}
    assert ended(position("isolation turns=5", **red, left=1).play("14a-13a")) == ((1,), "turns")


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
    assert position("smaller", white="5b 6b 7b 8b 9b 20a +20d").play("20a-10a").outcome is None


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
    state = position("victory", white="7a 18a 20a 22a 24a 26a +18b @18b", red=f"10d 12d 14d 16d 18d 20d +22d @7b")
    assert state.play("7a-7b").outcome is None


def test_the_first_cell_of_a_druid_is_where_it_was_placed():
    state = begun("victory", *PAWNS, "10a", "20a", "10a-9a", "20a-19a")
    assert state.position.text().startswith("white 10b 12b 14b 16b 18b 20b +9a @10a; red ")
    assert "+19a @20a" in state.position.text()


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


def test_the_turns_left_are_told_to_each_player():
    state = begun("turns=5", *PAWNS, *DRUIDS)
    told = []
    for move in ("10b-9b", "21b-22b", "9b-10b", "22b-21b"):
        told.append(prompts(state))
        state = state.play(move)
    assert told == [[("limit", {"left": left})] for left in (5, 5, 4, 4)]


def test_placing_counts_as_no_turn():
    assert "10 left" in begun("turns=5", *PAWNS, *DRUIDS).position.text()


def test_a_position_in_the_set_up_has_all_of_its_turns_before_it():
    assert prompts(play(SAFE, "20b", "13b"))[:1] == []
    state = position("turns=5", white="20a 22a 24a 26a 28a 30a", red="13a 15a 14b 20c 22c 24c", phase="druid")
    assert prompts(play(state, "20b", "13b")) == [("limit", {"left": 5})]


def test_an_ordinary_win_comes_before_the_limit():
    """R4."""
    state = position("turns=5", white="10b 11b 12b 13b 14b 24a +15b", red="5b 6b 20d 22d 24d 26d +28d", to_move="red", left=1)
    assert ended(state.play("26d-27d")) == ((0,), "turns")
    near = position("turns=5", white="10b 11b 12b 13b 20a 24a +14b", red="5b 6b 7b 8b 10d 9b +11d", to_move="red", left=1)
    assert ended(near.play("10d-9d")) == ((0,), "turns")
    won = position("turns=5", white="10b 11b 12b 13b 14b 24a +15b", red="5d 6d 7d 8d 9d 20d +10d", to_move="red", left=1)
    assert ended(won.play("20d-11d")) == ((1,), "connection")


def test_the_limit_comes_before_the_deadline_of_a_bid():
    """R4."""
    for deadline, expected in ((1, "turns"), (2, "turns")):
        state = ahead("turns=5 bid", to_move="red", left=1)
        under = position("turns=5 bid", **stand(state), to_move="red", left=1, stage=f"play sides=0,1 deadline=1,{deadline},bid")
        assert ended(under.play("20d-21d")) == ((0,), expected)


# Safe placing.


def test_under_safe_a_druid_may_not_be_placed_where_it_is_surrounded():
    assert "14a" not in legal(SAFE)
    assert refusal(SAFE, "14a").code == "druid-unsafe"
    assert {"13b", "14c", "20b"} <= legal(SAFE)


def test_the_enemys_druid_is_one_of_the_pieces_to_be_safe_from():
    state = position("safe", white="13a 15a 24a 26a 28a 14c +14b @14b", red="13b 20c 22c 24c 26c 28c", phase="druid", to_move="red")
    assert refusal(state, "14a").code == "druid-unsafe"


# The bid for turn order.


def test_the_auction_comes_before_the_set_up():
    state = begun("bid", "bid 3", "bid 2", "call", "second")
    assert (state.turn, state.sides) == (0, (0, 1))
    assert prompts(state) == [("deadline", {"player": 1, "left": 2}), ("place-pawn", {"left": 6})]


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


# What is refused, and why.


@pytest.mark.parametrize("refused", REFUSED, ids=str)
def test_what_breaks_a_rule_is_refused_by_that_rule(refused):
    met = refusal(refused.state, refused.text)
    assert (type(met), met.code, met.data) == (refused.kind, refused.code, refused.data)


def test_every_refusal_the_game_declares_can_be_met():
    """`not-repeated` answers a claim, every other one a text."""
    assert {refused.code for refused in REFUSED} | {"not-repeated"} == set(GAME.refusals)


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
    assert begun("turns=9", *PAWNS, *DRUIDS, "10b-9b").text().splitlines() == [
        "contiguity-deluxe turns=9",
        "ply 15",
        "stage play sides=0,1",
        "board white 9b 12b 14b 16b 18b 20b +10a @10a; red 11b 13b 15b 17b 19b 21b +21a @21a; move; 17 left; red to move",
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
        GAME.from_text(f"{GAME.id} {options}
ply 0
stage play sides=0,1
board {board}")


# What a position is (R2).


def test_a_position_that_stands_again_may_be_claimed_at_the_third_time():
    state = begun("", *PAWNS, *DRUIDS)
    there_and_back = ("10b-9b", "21b-22b", "9b-10b", "22b-21b")
    twice = play(state, *there_and_back)
    assert (twice.key, twice.repetitions) == (state.key, 2)
    assert play(twice, *there_and_back).draw("repetition").outcome == Outcome((), "repetition")


def test_with_fewer_turns_left_it_is_another_position_and_beyond_the_limit_the_same():
    there_and_back = ("10b-9b", "21b-22b", "9b-10b", "22b-21b")
    state = begun("turns=5", *PAWNS, *DRUIDS)
    assert play(state, *there_and_back).key != state.key
    beyond = position("turns=5", **stand(state))
    assert play(beyond, *there_and_back).key == beyond.key


@pytest.mark.parametrize(("options", "bears"), [("victory", True), ("", False), ("relocate turns=5", False)])
def test_where_druids_were_first_placed_bears_on_victory_alone(options, bears):
    here, there = (position(options, white=WHITE.replace("@11a", home)) for home in ("@11a", "@9a"))
    assert (here.key != there.key) == bears


def test_two_orders_of_setting_up_lead_to_the_same_position():
    one = begun("", "10b", "11b", "12b", "13b")
    other = begun("", "12b", "13b", "10b", "11b") if "10b" in legal(begun("", "12b", "13b")) else None
    again = begun("", "12b", "11b", "10b", "13b")
    assert other is None
    assert (one == again, one.key == again.key) == (True, True)


def test_the_phase_is_part_of_what_a_position_is():
    board = {"white": "20a 22a 24a 26a 28a 30a +11a", "red": "13a 15a 14b 20c 22c 24c +20d"}
    assert position(phase="druid", **board).key != position(phase="move", **board).key


# Resigning (R1).


@pytest.mark.parametrize("state", [begun(), DRUID_NEXT, ONE, begun("bid"), begun("flip", *PAWNS)], ids=repr)
@pytest.mark.parametrize("player", [0, 1])
def test_who_resigns_loses(state, player):
    assert state.drop(player).outcome == Outcome((1 - player,), "resigned")

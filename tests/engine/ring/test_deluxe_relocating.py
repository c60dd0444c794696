"""Surround relocate: pawns put elsewhere as part of a move, up to three at once (R8)."""

from itertools import islice

import pytest

from engine import Piece
from engine.boards.ring import RING
from engine.games.ring.contiguity_deluxe import DeluxePosition
from tests.engine import following
from tests.engine.ring.contiguity_positions import play
from tests.engine.ring.deluxe_positions import (
    DRUID_NEXT,
    ONE,
    THREE,
    TWO,
    begun,
    ended,
    legal,
    position,
    refusal,
    stand,
)

LIMIT = 25
EMPTY_OF_14 = 120 - 14


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
    picked = following.way_to(THREE.suggest, move, LIMIT)
    assert len(picked) <= 12
    for typed in picked:
        assert all(THREE.read(offer.text) == offer.text for offer in THREE.suggest(typed) if offer.complete)


# Suggestions.


def offered(state, typed=""):
    return [(found.text, found.label, found.data) for found in state.suggest(typed, LIMIT)]


def test_in_the_set_up_the_cells_are_offered():
    assert offered(begun("", "10b"))[0] == ("9b", "place-pawn", {"cell": "9b"})
    assert ("10a", "place-druid", {"cell": "10a"}) in offered(DRUID_NEXT, "10")
    assert {label for _, label, _ in offered(begun(), "10")} == {"place-pawn"}
    assert {label for _, label, _ in offered(begun())} == {"range", "place-pawn"}
    assert offered(begun())[0] == ("1a..1d", "range", {"first": "1a", "last": "1d", "count": 4})


def test_pieces_that_can_move_are_offered_and_a_held_druid_is_not():
    pawns = ("1a", "2c", "12c", "13b", "14a", "15b")
    assert sorted(offered(ONE)) == sorted((f"{cell}-", "disk", {"cell": cell}) for cell in pawns)
    free = position(white="7c 20a 22a 24a 26a 28a +7b")
    assert ("7b-", "disk", {"cell": "7b"}) in offered(free)


def test_a_move_is_offered_as_a_slide_or_a_jump():
    assert ("12c-11c", "slide", {"from": "12c", "to": "11c"}) in offered(ONE, "12c-11")
    assert ("12c-1c", "jump", {"from": "12c", "to": "1c"}) in offered(ONE, "12c-1c")


@pytest.mark.parametrize("typed", ["12c-14c", "12C-14C", "12c-14c x14b", "12c-14c x14b>"])
def test_a_move_that_surrounds_a_pawn_goes_on_to_its_new_cell(typed):
    found = ONE.suggest(typed, LIMIT)
    assert ("12c-14c x14b>4b..4d", "range", {"first": "4b", "last": "4d", "count": 3}) in offered(ONE, typed)
    new = offered(ONE, "12c-14c x14b>4b..4d")
    assert ("12c-14c x14b>4b", "relocate", {"from": "14b", "to": "4b"}) in new
    assert not any(offer.complete and " x" not in offer.text for offer in found)


def test_of_several_pawns_one_after_the_other_is_offered_a_cell():
    first = TWO.suggest("14d-14b x13b>20d", LIMIT)[0]
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


def test_a_whole_move_is_confirmed():
    whole = "14d-14b x13b>20d x15b>13b"
    assert [(found.text, found.complete) for found in TWO.suggest(whole.upper(), LIMIT)] == [(whole, True)]


@pytest.mark.parametrize("typed", ["12c-11c x14b>20d", "9a-9b x1", "12c-14c x20a>1a", "12c-14c x14b>13b", "x14b>20d"])
def test_a_relocation_that_is_not_due_is_offered_nothing(typed):
    assert offered(ONE, typed) == []


def test_the_part_of_the_ring_is_asked_for_the_surrounded_pawn_by_its_own_question():
    question = ONE.half_move("12c-14c x14b>").question(25)
    assert question.code == "relocate-sector"
    assert ONE.half_move(question.choices[0].text).question(25).code == "relocate"

"""What is told about a move of Contiguity Deluxe."""

import json
import random

import pytest

import locales
from engine.boards.ring import RING
from search import facts
from search.families import family_of
from tests.engine.ring.deluxe_positions import ONE, RED, TWO, position
from tests.search.boards import facts_on
from tests.search.ring.deluxe_boards import OPTIONS, boards, opening

FIVE = "5b 6b 7b 8b 9b"
"""Five pawns in a row."""


def told(state, move):
    """Return the data of the facts of a move, by code."""
    return {fact.code: fact.data for fact in facts(state, move)}


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (position(white=f"{FIVE} 20a +10b"), "20a-10a", "connection"),
        (position(white="11a 10b 9c 20a 22a 24a +26a", red="1d 3d 5d 7d 9d 11d +10a"), "9c-9a", "surround"),
        (
            position("victory", white="12b 1a 3a 5a 7a 9a +12a", red="1d 3d 5d 7d 9d 11d +20d @15a"),
            "12a-15a",
            "victory",
        ),
    ],
)
def test_of_a_win_it_is_told_how_and_nothing_else(state, move, reason):
    assert told(state, move) == {"wins-by": {"reason": reason}}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Brings pieces together in one group (6 of 7)", "in one group (6 of 7).", "to bring pieces")),
        ("de", ("zu einer Gruppe (6 von 7) und", "verbunden sind (6 von 7).", "(6 von 7) zu verbinden")),
        ("fr", ("un seul groupe (6 sur 7) et", "un seul groupe (6 sur 7).", "un seul groupe (6 sur 7).")),
    ],
)
def test_a_group_that_wins_while_a_pawn_stays_outside_is_told_with_its_size(language, lines):
    red, data = "1d 3d 5d 7d 9d 11d +15d", {"reason": "group", "size": 6, "total": 7}
    state = position("smaller", white="5b 6b 7b 8b 12d 22d +9b", red="1d 3d 5d 7c 11c 13d +15d")
    assert told(state, "12d-9d")["threatens-by"] == data
    state = position("smaller", white="5b 6b 7b 8b 10c 20c +9b", red=red)
    assert told(state, "10c-10b") == {"wins-by": data}
    state = position("smaller", white="4b 5b 6b 7b 8b 10c +9b", red=red)
    assert told(state, "10c-10b") == {"wins-by": {"reason": "connection"}}
    codes = ("wins-by", "loses-by", "threatens-by")
    assert all(line in locales.say(language, f"fact-{code}", **data) for line, code in zip(lines, codes, strict=True))


def test_of_a_move_that_loses_at_once_it_is_told_how():
    state = position(white="12a 20c 22c 24c 26c 28c +13a", red="9a 11a 10b 1d 3d 5d +7d")
    assert told(state, "13a-10a") == {"loses-by": {"reason": "surround"}}


def test_surrounded_pawns_are_told_with_where_they_go():
    assert told(ONE, "12c-14c x14b>20d")["sends-pawns"] == {"pawns": ("14b",), "cells": ("20d",)}
    assert told(TWO, "14d-14b x13b>1a x15b>2c")["sends-pawns"] == {"pawns": ("13b", "15b"), "cells": ("1a", "2c")}


def test_a_druid_that_could_be_surrounded_is_saved():
    state = position(white="20c 22c 24c 26c 28c 11b +10a", red="9a 11a 12b 1d 3d 5d +7d")
    assert "allows-win" in told(state, "20c-21c")
    assert "saves-druid" in told(state, "11b-10b")


def test_a_threat_is_told_with_its_kind():
    state = position(white="11a 12b 9c 20a 22a 24a +26a", red="1d 3d 5d 7b 9d 11d +10a")
    assert told(state, "9c-9a")["threatens-by"] == {"reason": "surround"}
    assert told(state, "9c-9a")["opponent-druid-hemmed"] == {"left": 1}


def test_a_threat_that_nothing_parries_is_told_as_a_win():
    state = position(white="11a 12b 9c 20a 22a 24a +26a", red="1d 3d 5d 7d 9d 11d +10a")
    assert {"forces-win", "threatens-by"} & set(told(state, "9c-9a")) == {"forces-win"}


def test_what_a_side_needs_is_told_where_it_changes():
    state = position(white="5b 6b 7b 20a 23c 25c +28a", red=RED)
    assert told(state, "20a-7a")["pieces-need"] == {"now": 3, "before": 4}
    assert told(state, "7b-13b")["pieces-need"] == {"now": 5, "before": 4}


def test_pieces_brought_together_are_counted():
    state = position(white=f"{FIVE} 20a +25a", red=RED)
    assert told(state, "20a-10a") == {}
    assert told(state, "20a-9a")["joins-pieces"] == {"size": 6, "before": 5, "total": 7}
    assert told(state, "7b-7d")["breaks-pieces"] == {"size": 2, "before": 5, "total": 7}


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS)
def test_every_fact_has_a_message_that_needs_only_its_data_also_after_it_was_stored(options, language):
    chance = random.Random(options)
    board = opening(options)
    seen = list(boards(options, 4, seed=2))
    while len(seen) < 22:
        moves = [move for move in board.moves() if board.after(move).result is None]
        seen.append(board)
        board = board.after(chance.choice(moves))
    family = family_of(board)
    for board in seen:
        moves = family.expand(board).moves
        for move in (moves[0], moves[-1], chance.choice(moves)):
            for fact in facts_on(board, family.move(board, move)):
                data = json.loads(json.dumps(fact.data))
                text = locales.say(language, f"fact-{fact.code}", **data)
                assert locales.has(language, f"fact-{fact.code}")
                assert "{" not in text
                assert set(fact.cells) <= set(RING.names)

"""A turn of Contigo is parsed once, and its text is what was parsed."""

from itertools import islice
from random import Random

import pytest

from engine import GAMES
from engine.boards.pits import CELLS
from engine.games.contigo.sowing import Sowing
from engine.games.contigo.turn import Turn

MATCHES = (("contigo", {}), ("contigo", {"advanced": True}), ("contigo-capture", {}))


@pytest.mark.parametrize(("game_id", "options"), MATCHES, ids=str)
def test_every_legal_turn_reads_back_as_it_is_written(game_id, options):
    chance, state = Random(2), GAMES[game_id].start(options)
    while state.turn is not None and state.length < 12:
        texts = list(islice(state.legal_moves(), 2000))
        assert all(str(Turn.parse(text)) == text for text in texts)
        state = state.play(chance.choice(texts))


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("a1-a3-c3", Turn((CELLS.index["a1"], CELLS.index["a3"], CELLS.index["c3"]))),
        ("a1-a3 9+2,0,3", Turn((CELLS.index["a1"], CELLS.index["a3"]), Sowing(9, "+", (2, 0, 3)))),
        ("9-1", Turn((), Sowing(9, "-", (1,)))),
        ("a1", Turn((CELLS.index["a1"],))),
        ("", Turn()),
    ],
)
def test_either_part_of_a_turn_may_be_missing(text, turn):
    assert Turn.parse(text) == turn
    assert str(turn) == text


def test_what_is_no_cell_is_no_turn():
    with pytest.raises(KeyError):
        Turn.parse("a1-g7")

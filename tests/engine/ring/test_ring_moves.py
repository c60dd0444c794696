"""A move on the ring is parsed once, and its text is what was parsed."""

from itertools import islice
from random import Random

import pytest

from engine import GAMES
from engine.boards.ring import RING
from engine.games.ring.ring_moves import NONE, RingMove

MATCHES = (("contiguity", {}), ("contiguity-deluxe", {"relocate": True}), ("contiguity-deluxe", {"druidless": True}))


@pytest.mark.parametrize(("game_id", "options"), MATCHES, ids=str)
def test_every_legal_move_reads_back_as_it_is_written(game_id, options):
    chance, state = Random(3), GAMES[game_id].start(options)
    while state.turn is not None and state.length < 40:
        texts = list(islice(state.legal_moves(), 3000))
        assert all(str(RingMove.parse(text)) == text for text in texts)
        state = state.play(chance.choice(texts))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", RingMove()),
        ("12c", RingMove(RING.index["12c"])),
        ("12c-", RingMove(RING.index["12c"])),
        ("12c-1c x2b>", RingMove(RING.index["12c"], RING.index["1c"], ((RING.index["2b"], NONE),))),
        ("31c-1e", RingMove()),
    ],
)
def test_the_beginning_of_a_move_is_as_much_as_is_known(text, move):
    assert RingMove.parse(text) == move


def test_a_move_without_its_relocations_names_two_cells():
    move = RingMove.parse("12c-1c x2b>3b x4b>5b")
    assert str(move.base) == "12c-1c"
    assert move.cells == ("12c", "1c")

"""What a screen reader hears of each place of a board: its name, whose piece stands there and of which kind."""

import re

import pytest

from engine import GAMES
from locales import LANGUAGES
from renderer import View, place_name, places, render_svg
from renderer.looks import look


def heard(game: str, moves: str = "", language: str = "en", **options: object) -> dict[str, str]:
    state = GAMES[game].start(options)
    for move in filter(None, moves.split(", ")):
        state = state.play(move)
    told = places(state, View(("Ann", "Bob", "Cleo", "Dan"), language=language)).items()
    return {name: re.sub(r"[\u00a0\u202f]", " ", text) for name, text in told}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_every_game_is_heard_with_its_place_and_nothing_that_cannot_be_pressed(game, language):
    view, state = View(("Ann", "Bob", "Cleo", "Dan"), language=language), GAMES[game].start({})
    for move in ("", *look(game).sample):
        state = state.play(move) if move else state
        told = places(state, view)
        assert told.keys() >= state.position.pieces().keys()
        assert told.keys() <= set(render_svg(state, view).cells)
        for name, text in told.items():
            place = place_name(GAMES[game], language, name)
            assert text.startswith(f"{place}, ")
            assert len(text) > len(place) + 5


def test_the_kind_is_heard_with_what_else_can_be_seen():
    assert heard("contiguity")["30a"] == "30a, White, disk"
    stones = heard("druid", "b2, d4, b4, d6, b2-b4")
    assert stones["d4"].endswith("Horizontal, sarsen, height 1")
    assert stones["b3"].endswith("Vertical, lintel, height 2")
    assert "b5" not in stones
    pawns = heard("contigo")
    assert any(text.endswith(", pawn") for text in pawns.values())
    assert re.fullmatch(r"pit 1, \d+ pebbles", pawns["pit 1"])
    kings = heard("contigo-capture").values()
    assert any(text.endswith(", key pawn") for text in kings)
    walk = heard("druid", "c1, a3, c2, b3, n", walk=True, size=5)
    assert [text for text in walk.values() if text.endswith(", druid")]


def test_it_is_heard_in_the_readers_language():
    assert heard("contiguity", language="de")["30a"] == "30a, Weiß, Scheibe"
    assert heard("contiguity", language="fr")["30a"] == "30a, Blanc, disque"

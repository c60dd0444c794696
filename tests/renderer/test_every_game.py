"""What every registered game gets for free: a scene, an alt text and a text board for any state."""

from random import Random

import pytest

from engine import GAMES
from locales import LANGUAGES
from renderer import View, describe, render, text_board
from renderer.looks import LOOKS, look
from renderer.shapes import Scene
from renderer.view import side_letter, targets
from tests.repetitions import few


def states(game):
    """Yield starts under every option by itself, and a random match from each, with its ends."""
    chosen = [{}, *({option.name: option.allowed[0]} for option in game.options)]
    for number, options in enumerate(chosen):
        chance, state = Random(number), game.start(options)
        yield state
        for _ in range(30):
            if state.outcome:
                break
            state = state.play(chance.choice([move for move, _ in zip(state.legal_moves(), range(200), strict=False)]))
        yield state
        if not state.outcome:
            yield state.drop(max({*range(game.players)} - {*state.out}))
            yield state.draw()


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return GAMES[request.param]


def test_every_game_has_a_look_and_nothing_else_has():
    assert LOOKS.keys() == GAMES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_has_its_own_letter(game, language):
    state = game.start()
    letters = [side_letter(state, View(names=(), language=language), side) for side in range(len(game.sides))]
    assert [len(letter) for letter in letters] == [1] * len({*letters}) == [1] * len(game.sides)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_is_described(game, language):
    view = View(names=("Ann", "Bob", "Cleo", "Dan")[: game.players], language=language)
    for state in states(game):
        assert 0 < len(describe(state, view)) <= 1024
        board = text_board(state, view)
        assert max(map(len, board.splitlines())) <= 36
        assert len(board) <= 1800


@pytest.mark.parametrize("theme", few(["dark", "light"]))
def test_every_state_is_drawn(game, theme):
    view = View(names=("Ann", "Bob", "Cleo", "Dan")[: game.players], theme=theme, size=400)
    for state in states(game):
        scene = look(game.id).scene(state, view)
        assert isinstance(scene, Scene)
        assert scene.text().count("\n") + 1 == len(scene.live) + 1
        assert render(state, view).data.startswith(b"\x89PNG")


def test_every_piece_that_can_move_has_targets(game):
    for state in states(game):
        for move in [move for move, _ in zip(state.legal_moves(), range(20), strict=False)]:
            start, end = f"{move.partition(' ')[0]}-".split("-")[:2]
            if start in state.position.pieces():
                assert {end, move} & {*targets(state, View(names=(), typed=start))}


def test_after_a_takeback_the_board_looks_as_if_nothing_had_been_played(game):
    view = View(names=("Ann", "Bob", "Cleo", "Dan")[: game.players])
    chance, state = Random(3), game.start()
    for _ in range(12):
        move = chance.choice([move for move, _ in zip(state.legal_moves(), range(200), strict=False)])
        ahead = state.play(move)
        if ahead.outcome:
            break
        drawn = look(game.id).scene(ahead, view).text()
        back = ahead.takeback(state.turn)
        assert look(game.id).scene(back, view).text() == look(game.id).scene(state, view).text()
        assert (describe(back, view), text_board(back, view)) == (describe(state, view), text_board(state, view))
        state = back.play(move)
        assert look(game.id).scene(state, view).text() == drawn

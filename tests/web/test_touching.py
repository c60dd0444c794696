"""Presses on the board lead to legal moves, in every game, with every option, and to all of them."""

import random
from itertools import islice

import pytest

from engine import GAMES, MoveError, State
from web.boards import step_data
from web.touching import Touched, touch

LONGEST = 40
"""More presses than a move takes: a turn of Contigo may sow many pebbles."""
PLIES = 24
VARIANTS = [
    (game.id, terms)
    for game in GAMES.values()
    for terms in ("", *(option.name for option in game.options if option.kind == "flag"))
]


def pressed_move(state: State, chance: random.Random, language: str = "en") -> tuple[str, int]:
    """Return a move that random presses lead to, and their number."""
    touched, presses = touch(state), 0
    while presses < LONGEST:
        assert step_data(state, touched, language)
        is_enough = touched.half.move and chance.random() < 0.7
        if is_enough or not (touched.lit or touched.others):
            break
        presses += 1
        if touched.lit and (not touched.others or chance.random() < 0.9):
            before, place = touched.half.text, chance.choice(touched.lit)
            touched = touch(state, before, place)
            assert touched.refusal is None, (before, place)
        else:
            touched = touch(state, chance.choice(touched.others).text)
    return touched.half.move, presses


@pytest.mark.parametrize(("game", "terms"), VARIANTS)
def test_whatever_is_lit_leads_to_a_legal_move(game: str, terms: str):
    chance = random.Random(f"{game} {terms}")
    state = GAMES[game].start(GAMES[game].read_options(terms))
    for _ in range(PLIES):
        if state.turn is None:
            break
        move, presses = pressed_move(state, chance)
        assert move
        assert presses < LONGEST
        state = state.play(move)


def reaches(state: State, move: str) -> bool:
    """Return whether presses lead to a move, through half-typed moves that it goes on from."""
    open_ones, known = [""], {""}
    while open_ones:
        typed = open_ones.pop()
        touched = touch(state, typed)
        ways = [touch(state, typed, place) for place in touched.lit]
        ways += [touch(state, way.text) for way in (*touched.others, *(way for each in ways for way in each.meant))]
        for way in ways:
            if way.half.move == move:
                return True
            if way.half.text not in known and _may_lead_to(state, way, move):
                known.add(way.half.text)
                open_ones.append(way.half.text)
    return False


def _may_lead_to(state: State, touched: Touched, move: str) -> bool:
    cells = state.half_move(move).cells
    begins = move.startswith(touched.half.text.strip(" -"))
    return begins or (bool(touched.half.cells) and {*touched.half.cells} <= {*cells})


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_reached_by_presses_alone(game: str):
    chance, state = random.Random(game), GAMES[game].start()
    for _ in range(10):
        moves = list(islice(state.legal_moves(), 400))
        assert reaches(state, chance.choice(moves))
        state = state.play(chance.choice(moves))


@pytest.mark.parametrize("game", GAMES)
def test_a_press_that_means_nothing_is_refused_by_a_rule_or_says_what_is_there(game: str):
    state = GAMES[game].start()
    for place in ("a1", "1a", "pit 1", "z9", ""):
        try:
            touched = touch(state, "", place)
        except MoveError:
            continue
        assert touched.refusal or touched.lit or touched.half.move

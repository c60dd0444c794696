"""Wins of Contigo Capture in one turn and in two, against every turn that the engine knows."""

from random import Random

import pytest

from engine import GAMES, State
from engine.boards.pits import PITS
from engine.games.contigo.capture_board import Pieces
from engine.games.contigo.contigo_capture import CapturePosition
from engine.play import Play
from search import solve
from search.contigo.capture_search import CAPTURE
from tests.search.contigo.capture_positions import CELL_LIST
from tests.search.test_solving import plain

START = GAMES["contigo-capture"].start()


def chase(seed: int, pieces: int, others: int, pebbles: int, *, short: bool = False) -> State:
    """Return a position of two sides with so few pebbles that every turn can be tried."""
    chance = Random(seed)
    cells = [1 << cell for cell in chance.sample(CELL_LIST, pieces + others)]
    pits = [0] * len(PITS)
    for pit in chance.choices(range(len(PITS)), k=pebbles):
        pits[pit] += pits[pit] < 6
    sides = sum(cells[:pieces]), 0, sum(cells[pieces:]), 0
    position = CapturePosition(Pieces(sides, cells[0] | cells[-1], short=short), sides, bytes(pits))
    return State(START.game, START.terms, Play(position, (0, 1, 2, 3)))


@pytest.mark.parametrize(("pieces", "others"), [(9, 1), (8, 2)])
def test_a_win_in_two_is_what_trying_every_turn_finds(pieces: int, others: int) -> None:
    states = [chase(seed, pieces, others, pebbles=6) for seed in (1, 2, 25, 140, 335)]
    found = [sorted(solve(state, 2)) for state in states]
    assert found == [sorted(plain(state, 2)) for state in states]
    assert sum(not solve(state, 1) for state, wins in zip(states, found, strict=True) if wins) >= 2
    assert not all(found)


@pytest.mark.parametrize(("pieces", "seeds"), [(5, (1, 7, 51, 65)), (7, (2, 36, 177, 201)), (8, (3, 31, 36, 193))])
def test_a_win_in_two_of_the_short_game_is_one_too(pieces: int, seeds: tuple[int, ...]) -> None:
    states = [chase(seed, pieces, pieces, pebbles=6, short=True) for seed in seeds]
    found = [sorted(solve(state, 2)) for state in states]
    assert found == [sorted(plain(state, 2)) for state in states]
    assert sum(not solve(state, 1) for state, wins in zip(states, found, strict=True) if wins) >= 2


def test_more_sides_are_left_to_the_general_way() -> None:
    assert CAPTURE.solve(START.position, 2) is None
    assert CAPTURE.solve(START.position, 1) is not None

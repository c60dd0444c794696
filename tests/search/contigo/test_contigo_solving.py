"""Exact wins of Contigo alignment are those that trying all turns and replies finds."""

from random import Random

import pytest

from engine import GAMES
from engine.boards.pits import PITS
from engine.games.contigo.contigo import AlignmentPosition
from search import solve
from search.contigo.contigo_search import Alignment
from search.contigo.contigo_solving import wins_in_two
from tests.search.contigo.alignment_positions import ALL, random_position, wins_now

BOTH_KINDS = pytest.mark.parametrize("advanced", [False, True], ids=["straight", "advanced"])


def sparse_position(seed: int, *, advanced: bool) -> AlignmentPosition:
    """Return a position in which few turns are legal and many pawns of the side to move stand in line."""
    chance = Random(seed)
    row = 7 * chance.randrange(6)
    own = sum(1 << cell for cell in {*chance.sample(range(row, row + 6), 4), *chance.sample(ALL, 2)})
    enemy = sum(1 << cell for cell in {*chance.sample(ALL, chance.choice((3, 4, 5)))} if not own >> cell & 1)
    counts = [0] * len(PITS)
    for pit in chance.sample(range(len(PITS)), chance.choice((3, 4, 5)) + 2 * advanced):
        counts[pit] = chance.choice((1, 1, 2))
    side = chance.randrange(2)
    return AlignmentPosition((own, enemy) if side == 0 else (enemy, own), bytes(counts), side, advanced)


def forces(position: AlignmentPosition, move: str) -> bool:
    """Return whether a turn wins at once or next turn, by trying all replies with the engine."""
    after = position.after(move)
    if result := after.result or after.result_at_turn:
        return result.sides == (position.side,)
    for reply in after.moves():
        last = after.after(reply)
        result = last.result or last.result_at_turn
        if result.sides != (position.side,) if result else not wins_now(last):
            return False
    return True


@BOTH_KINDS
def test_wins_in_two_are_those_that_no_reply_refutes(advanced):
    won, forced = 0, 0
    for seed in range(50):
        position = sparse_position(seed, advanced=advanced)
        expected = {move for move in position.moves() if forces(position, move)}
        found = list(wins_in_two(position))
        assert set(found) == expected
        assert len(found) == len(expected)
        won += bool(wins_now(position))
        forced += bool(found) and not wins_now(position)
    assert won
    assert forced


@BOTH_KINDS
def test_wins_in_one_are_the_pawn_parts_that_end_the_game(advanced):
    for seed in range(20):
        position = random_position(seed, advanced=advanced)
        assert Alignment().solve(position, 1) == wins_now(position)


def test_longer_wins_are_left_to_the_general_way():
    assert Alignment().solve(random_position(1, advanced=False), 3) is None


def test_nobody_wins_the_opening_within_two_turns():
    assert solve(GAMES["contigo"].start({"advanced": False}), 2) == []

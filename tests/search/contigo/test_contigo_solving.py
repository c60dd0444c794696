"""Exact wins of Contigo alignment are those that trying all turns and replies finds."""

from itertools import islice

import pytest

from engine import GAMES
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.turn import Turn
from search import solve
from search.contigo.contigo_search import Alignment
from search.contigo.contigo_solving import wins_in_two
from tests.search.contigo.alignment_positions import random_position, sparse_position, wins_now

BOTH_KINDS = pytest.mark.parametrize("advanced", [False, True], ids=["straight", "advanced"])


def forces(position: AlignmentPosition, move: Turn) -> bool:
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
def test_a_side_is_lost_exactly_after_a_turn_that_wins_in_two(advanced):
    met = set()
    for seed in range(30):
        position = sparse_position(seed, advanced=advanced)
        winning = set(wins_in_two(position))
        for move in islice(sorted(position.moves(), key=lambda move: move not in winning), 20):
            after = position.after(move)
            if not after.result and not after.result_at_turn and not wins_now(after):
                assert Alignment().is_lost(after, 1) == (move in winning)
                met.add(move in winning)
    assert met == {False, True}
    assert Alignment().is_lost(after, 2) is None


@BOTH_KINDS
def test_wins_in_one_are_the_pawn_parts_that_end_the_game(advanced):
    for seed in range(20):
        position = random_position(seed, advanced=advanced)
        assert Alignment().solve(position, 1) == wins_now(position)


def test_longer_wins_are_left_to_the_general_way():
    assert Alignment().solve(random_position(1, advanced=False), 3) is None


def test_nobody_wins_the_opening_within_two_turns():
    assert solve(GAMES["contigo"].start({"advanced": False}), 2) == []

"""What the search of Contiguity says about moves, against the engine."""

from dataclasses import replace

import pytest

from engine import GAMES
from engine.games.ring.contiguity import ContiguityPosition
from search import solve
from search.choosing import decide_as
from search.expansion import Expansion
from search.families import family_of
from search.general import General
from search.levels import Level
from search.ring.contiguity_search import CONTIGUITY, LETS_WIN, Contiguity
from search.rounds import play_of
from search.solving import Solver
from tests.engine.ring.contiguity_positions import FAR, position
from tests.repetitions import few
from tests.search.ring.ring_boards import some_positions

POSITIONS = some_positions(1, 120)


def texts(position, expansion: Expansion):
    return [str(CONTIGUITY.move(position, move)) for move in expansion.moves]


def test_moves_and_wins_are_the_engines():
    for board in POSITIONS:
        expansion = CONTIGUITY.expand(board)
        moves = texts(board, expansion)
        assert sorted(moves) == sorted(map(str, board.moves()))
        assert list(expansion.chances) == sorted(expansion.chances, reverse=True)
        won = [index for index, move in enumerate(moves) if board.after(board.read(move)).result]
        assert list(expansion.ends) == won == list(range(len(won)))
        assert all(end[board.side] == 1 for end in expansion.ends.values())


def test_a_move_looks_lost_exactly_when_it_lets_the_enemy_win_at_once():
    for board in POSITIONS[:10]:
        expansion = CONTIGUITY.expand(board)
        for place, move in enumerate(texts(board, expansion)):
            if place not in expansion.ends:
                after = board.after(board.read(move))
                lets_win = any(after.after(reply).result for reply in after.moves())
                assert (expansion.chances[place] <= LETS_WIN) == lets_win, (board.text(), move)
                assert (place in expansion.refuted) == lets_win


def test_a_win_in_two_is_proven_by_looking_at_a_few_positions():
    state = position(white="5a 6a 7a 8a 10b 14a", red=FAR)
    decision = decide_as(Level(10), state)
    assert decision.chances == (1.0, 0.0)
    assert decision.move in solve(state, 2)


class Plain(Contiguity):
    """Contiguity without a way of its own to solve."""

    def solve(self, position: ContiguityPosition, moves: int) -> None:
        return None

    def is_lost(self, position: ContiguityPosition, moves: int) -> bool | None:
        return None


@pytest.mark.parametrize("board", few(POSITIONS, 16), ids=ContiguityPosition.text)
def test_wins_in_one_and_two_are_those_that_the_general_way_proves(board):
    stage = replace(play_of(GAMES["contiguity"].start().stage), position=board)
    for moves in (1, 2):
        general = sorted(Solver(Plain(), stage.turn).winning(stage, moves, every=True), key=str)
        assert sorted(CONTIGUITY.solve(board, moves) or (), key=str) == general


def test_a_side_that_cannot_move_passes_and_may_win_by_it():
    # Six disks can shut in a single one only, and that one is a group.
    stuck = position(white="1a", red="29a 30a 2a 3a 1b 1c")
    expansion = CONTIGUITY.expand(stuck.position)
    assert texts(stuck.position, expansion) == ["pass"]
    assert expansion.ends == {0: (1.0, 0.0)}
    assert stuck.play("pass").outcome.winners == (0,)


def test_a_side_without_disks_passes():
    bare = ContiguityPosition((0, position().position.pawns[1]))
    expansion = CONTIGUITY.expand(bare)
    assert (texts(bare, expansion), expansion.ends) == (["pass"], {})


def test_more_disks_than_the_game_has_are_searched_by_the_engine():
    assert isinstance(family_of(position(white=f"{FAR} 22d").position), General)
    assert family_of(position().position) is CONTIGUITY

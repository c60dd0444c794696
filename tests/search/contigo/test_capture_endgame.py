"""With two sides left in Contigo Capture, it is known after which turns a key pawn is caught, by the rules."""

import pytest

from engine.boards import bits
from engine.games.contigo.capture_board import NO_PART, after_part, decided, pawn_parts
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.turn import Turn
from search.contigo.capture_endgame import CAUGHT, LOST, Endgame
from search.contigo.capture_search import CAPTURE, CaptureTurn
from tests.engine.contigo.contigo_positions import four, pits
from tests.repetitions import few
from tests.search.contigo.capture_positions import random_position

DUELS = [
    position
    for position in map(random_position, range(400))
    if len(position.playing) == 2 and max(position.pits) <= 2 and not position.board.short
]
"""Positions with two sides left, and so few pebbles in a pit that all turns are soon tried."""
CORNERED = four(red="b1* c1 f5", blue="c5*", pebbles=pits(0, p4=4, p27=3, p23=1, p15=1)).position
"""Red can threaten c5 from two sides, and Blue's key pawn has nowhere to go."""


def judged(position: CapturePosition) -> dict[Turn, float]:
    """Return the share of every turn that does not end the game."""
    pieces, side = position.board, position.side
    endgame = Endgame(position.pits, side, next(other for other in position.playing if other != side))
    found = {}
    for part in pawn_parts(pieces, side, position.pits) or [NO_PART]:
        after = after_part(pieces, side, part) if part.path else pieces
        if decided(after.counts, short=after.short) is None:
            for share, lanes in endgame.groups(after):
                found |= {CAPTURE.move(position, CaptureTurn(part.path, place)): share for place in bits(lanes)}
    return found


def can_win(position: CapturePosition) -> bool:
    return any(wins for _, wins in position.pawn_parts())


def is_lost(position: CapturePosition) -> bool:
    """Return whether the other side can win after every turn."""
    return all(can_win(position.after(move)) for move in position.moves())


@pytest.mark.parametrize("position", few(DUELS, 4))
def test_every_turn_is_judged_and_those_lose_that_leave_the_key_pawn_to_be_taken(position):
    shares = judged(position)
    ends = {part for part, wins in position.pawn_parts() if wins}
    assert shares.keys() | ends == set(position.moves())
    assert {move for move, share in shares.items() if share == LOST} == {
        move for move in shares if can_win(position.after(move))
    }


@pytest.mark.parametrize("seed", few((803, 811, 128, 336, 373, 1163), 6))
def test_without_a_way_out_all_is_lost_by_the_rules(seed):
    position = random_position(seed)
    found = [move for move, share in judged(position).items() if share == pytest.approx(CAUGHT)]
    assert found
    assert all(is_lost(position.after(move)) for move in found[:5])


def test_who_has_no_way_out_is_caught():
    shares = judged(CORNERED)
    assert shares[Turn.parse("b1-a1 15+1")] == max(shares.values()) == pytest.approx(CAUGHT)
    assert shares[Turn.parse("b1-a1 4+1")] < CAUGHT - 0.1


def test_a_pawn_that_nothing_saves_is_as_good_as_taken():
    position = four(red="b1* c1 f5", blue="c5 f3*", pebbles=pits(0, p4=4, p27=3, p23=1, p15=1)).position
    shares = judged(position)
    assert shares[Turn.parse("c1-c5 15+1")] > shares[Turn.parse("b1-a1 15+1")] > shares[Turn.parse("b1-a1 4+1")]


def test_pieces_count_and_those_that_can_be_taken_do_not():
    ahead = four(red="a1* c1 c2", blue="f6*", pebbles=pits(0, p15=1)).position
    even = four(red="a1*", blue="f6*", pebbles=pits(0, p15=1)).position
    assert max(judged(even).values()) < max(judged(ahead).values())


@pytest.mark.parametrize("seed", few(range(3)))
def test_two_lone_key_pawns_are_near_a_draw(seed):
    pebbles = "".join(map(str, random_position(seed).pits))
    shares = judged(four(red="b2*", blue="b5*", pebbles=pebbles).position).values()
    assert all(share < 0.53 for share in shares)

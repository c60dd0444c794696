"""What is told about a move of Contiguity."""

from random import Random

import pytest

import locales
from engine.boards import bits
from engine.boards.ring import RING, reach
from search import facts
from search.ring.contiguity_facts import AT_LEAST, moves_needed
from tests.engine.ring.contiguity_positions import FAR, position
from tests.search.boards import facts_on
from tests.search.ring.ring_boards import set_of, some_cells, some_positions

FOUR = "5a 6a 7a 8a"
"""Four disks in a row; with one on 9b, a sixth joins them all on 9a."""


def told(state, move):
    """Return the cells of the facts of a move, by code."""
    return {fact.code: fact.cells for fact in facts(state, move)}


def test_of_a_win_nothing_else_is_told():
    state = position(white=f"{FOUR} 9a 10b", red=FAR)
    assert told(state, "10b-10a") == {"wins": ("5a", "6a", "7a", "8a", "9a", "10a")}


def test_a_threat_shows_where_it_would_win():
    state = position(white=f"{FOUR} 10b 14a", red="9d 12d 14d 16d 18d 20d")
    assert told(state, "10b-9b")["threatens"] == ("9a",)


def test_a_threat_that_nothing_parries_is_told_as_a_win():
    state = position(white=f"{FOUR} 10b 14a", red=FAR)
    assert told(state, "10b-9b")["forces-win"] == ("9a",)


def test_a_threat_is_parried():
    state = position(white="9d 12d 14d 16d 18d 20d", red=f"{FOUR} 9b 14a")
    assert told(state, "9d-9a")["blocks-win"] == ("9a",)


def test_of_a_move_that_lets_the_enemy_win_the_reply_is_told():
    state = position(white=FAR, red=f"{FOUR} 9a 10b")
    (fact,) = (fact for fact in facts(state, "12d-12c") if fact.code == "allows-win")
    assert state.play("12d-12c").play(fact.data["move"]).outcome.winners == (1,)


def test_one_move_and_two_are_exactly_what_is_needed():
    chance = Random(4)
    for count in [2, 3, 3, 4] * 10:
        cells = some_cells(chance, count + 4)
        own, enemy = set_of(cells[:count]), set_of(cells[count:])
        needed = next((moves for moves in range(AT_LEAST) if can_join(own, enemy, moves)), AT_LEAST)
        assert min(moves_needed(own, enemy), AT_LEAST) == needed, (RING.named(own), RING.named(enemy))


def can_join(own, enemy, moves):
    """Return whether a side joins its disks in so many moves while the enemy stays, by trying them all."""
    if not moves:
        return RING.group(own & -own, own) == own
    return any(
        can_join(own ^ 1 << start | 1 << end, enemy, moves - 1)
        for start in bits(own)
        for end in bits(reach(start, own | enemy))
    )


def test_how_far_both_are_from_one_group_is_told_where_it_changes():
    state = position().play("30a-29a")
    data = {fact.code: dict(fact.data) for fact in facts(position(), "30a-29a")}
    assert data["opponent-disks-need"] == {"now": 3, "before": 4}
    assert data["joins-disks"] == {"size": 2, "before": 1}
    assert "opponent-disks-need" not in {fact.code for fact in facts(state, "1a-30a")}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_everything_told_can_be_said(language):
    chance = Random(5)
    samples = [(position().position, position().parse("30a-29a"))]
    for board in some_positions(5, 60):
        moves = list(board.moves())
        samples += [(board, move) for move in chance.sample(moves, min(3, len(moves)))]
    found = [fact for board, move in samples for fact in facts_on(board, move)]
    assert all(locales.say(language, f"fact-{fact.code}", **fact.data) for fact in found)
    assert {fact.code for fact in found} >= {
        "wins", "allows-win", "threatens", "disks-need", "opponent-disks-need", "joins-disks"
    }  # fmt: skip

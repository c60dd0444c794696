"""What people are told about a turn of Contigo alignment."""

import pytest

from engine.boards.pits import CELLS
from engine.games.contigo.contigo import AlignmentPosition
from locales import say
from search.contigo.contigo_solving import wins_in_two
from search.expansion import Fact
from tests.search.boards import facts_on
from tests.search.contigo.alignment_positions import random_position, read, sparse_position, wins_now


def board(red: str, blue: str, *, others: int = 0, advanced: bool = False, **pits: int) -> AlignmentPosition:
    """Return a position with Red to move; `p9=3` puts three pebbles into pit 9."""
    counts = "".join(str(pits.get(f"p{number}", others)) for number in range(1, 29))
    return read(f"red {red}; blue {blue}; pits {counts}; red to move", advanced=advanced)


def told(position: AlignmentPosition, move: str) -> dict[str, Fact]:
    assert str(position.read(move)) == move
    return {fact.code: fact for fact in facts_on(position, move)}


def test_a_win_shows_its_line_and_nothing_else():
    facts = told(board("a1 b1 c1 d3", "f6", p18=2), "d3-d1")
    assert list(facts) == ["wins"]
    assert set(facts["wins"].cells) == {"a1", "b1", "c1", "d1"}


def test_a_turn_that_allows_a_win_says_which():
    position = board("a6 f6", "a1 b1 c1 d3", p18=2, p8=1, p9=1)
    assert told(position, "a6-b6 8+1")["allows-win"].data == {"move": "d3-d1"}


def test_taking_away_the_pebbles_blocks_a_win():
    facts = told(board("a6 f6", "a1 b1 c1 d3", p18=2, p9=1), "a6-b6 18+1")
    assert "allows-win" not in facts
    assert set(facts["blocks-win"].cells) == {"d3", "d1"}


def test_a_threat_shows_the_pawn_that_wins_and_where_it_goes():
    facts = told(board("a1 b1 d3 c2", "f6 f5", p18=1, p17=1, p19=1, p9=1), "c2-c1 17+1")
    assert facts["threatens"].cells == ("d3", "d1")


def test_a_turn_that_nothing_helps_against_forces_a_win():
    forced = 0
    for seed in range(40):
        position = sparse_position(seed, advanced=False)
        if not wins_now(position):
            for move in position.moves():
                forces = "forces-win" in told(position, str(move))
                assert forces == (move in set(wins_in_two(position)))
                forced += forces
    assert forced


def test_pawns_that_come_into_line_are_shown():
    facts = told(board("a1 b1 d3 c2", "f6 f5", p18=1, p17=1, p19=1, p9=1), "c2-c1 17+1")
    assert facts["alignment-lines-up"].cells == ("a1", "b1", "c1")


def test_a_pit_that_lets_own_pawns_move_is_named_with_them():
    facts = told(board("a6 c5", "f1", p9=1, p10=0, p11=1), "a6-b6 9+1")
    opened = facts["alignment-opens-pit"]
    assert opened.data == {"pit": 10, "place": "east", "line": "5", "count": 1, "pawns": 1}
    assert opened.cells == ("pit 10", "c5")


def test_a_pit_that_stops_the_enemy_is_named_with_its_pawns():
    facts = told(board("a6", "c5 f1", p9=1, p10=1), "a6-b6 10+1")
    assert facts["alignment-closes-pit"].cells == ("pit 10", "c5")
    assert "alignment-stops-opponent" in facts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("advanced", [False, True], ids=["straight", "advanced"])
def test_every_fact_has_words_and_names_what_is_on_the_board(language, advanced):
    places = {CELLS.names[cell] for cell in range(len(CELLS.names))} | {f"pit {number}" for number in range(1, 29)}
    for seed in range(12):
        position = random_position(seed, advanced=advanced, fullest=3)
        for move in list(position.moves())[::97]:
            for fact in facts_on(position, move):
                assert say(language, f"fact-{fact.code}", **fact.data)
                assert set(fact.cells) <= places

"""Where to look for a move, and what it does."""

from itertools import islice

import pytest

import locales
from engine import GAMES, Game, IllegalMove
from engine.boards.pits import CELLS
from engine.boards.ring import RING
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.druid.druid_position import DruidPosition
from engine.games.ring.ring_position import RingPosition
from engine.position import Position
from search import Fact, facts, is_drawback, region
from search.explaining import OTHERS_DISTANCE, OWN_DISTANCE, WARNINGS


def cells_of(position: Position) -> set[str]:
    """Return the names of all cells of a board."""
    match position:
        case RingPosition():
            return set(RING.names)
        case ContigoPosition():
            return set(CELLS.named(CELLS.cells))
        case DruidPosition(grid=grid):
            return set(grid.named(grid.cells))
    raise TypeError(position)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_hint_points_at_places_that_the_board_has(game: Game) -> None:
    state = game.start()
    there = cells_of(state.position)
    for move in islice(state.legal_moves(), 40):
        cells = region(state, move)
        assert cells or not any(sign.isdigit() for sign in move)
        assert there.issuperset(cells)


def test_of_a_stone_the_neighbourhood_is_pointed_at_and_of_a_piece_where_it_stands() -> None:
    first, *around = region(GAMES["druid"].start(), "c3")
    assert (first, {*around}) == ("c3", {"b3", "d3", "c2", "c4"})
    assert region(GAMES["contiguity"].start(), "30a-29a") == ("30a",)


def test_there_is_nothing_to_point_at_while_sides_are_bid_for() -> None:
    state = GAMES["contiguity"].start({"bid": True})
    assert (region(state, "bid 20"), facts(state, "bid 20")) == ((), ())


def test_of_a_bidders_last_turn_it_is_told_whether_it_wins_or_loses() -> None:
    state = GAMES["contiguity"].from_text(
        """contiguity bid
ply 8
stage play sides=1,0 deadline=0,1,bid
board white 1b 1d 3c 29b 30a 30c; red 1a 2a 2b 2c 2d 5a; red to move"""
    )
    (lost,) = facts(state, "5a-6a")
    assert (lost.code, lost.data) == ("loses-by", {"reason": "bid"})
    assert "bid" in locales.say("en", f"fact-{lost.code}", **lost.data)
    assert [fact.code for fact in facts(state, "5a-3a")] != ["loses-by"]


def test_facts_are_told_of_legal_moves_only() -> None:
    state = GAMES["druid"].start()
    assert isinstance(facts(state, "a1"), tuple)
    with pytest.raises(IllegalMove):
        facts(state, "z9")


def test_what_speaks_against_a_move_is_what_it_allows_or_loses_not_what_it_gains() -> None:
    assert {"allows-win", "breaks-group", "capture-key-in-danger"} <= WARNINGS
    assert all(is_drawback(Fact(code)) for code in WARNINGS)
    assert not any(is_drawback(Fact(code)) for code in ("joins-disks", "blocks-win", "threatens", "capture-takes"))


@pytest.mark.parametrize(("now", "before"), [(2, 3), (3, 2)])
def test_a_way_that_becomes_longer_speaks_against_a_move_if_it_is_the_movers_own(now: int, before: int) -> None:
    data = {"now": now, "before": before}
    assert all(is_drawback(Fact(code, data)) == (now > before) for code in OWN_DISTANCE)
    assert all(is_drawback(Fact(code, data)) == (now < before) for code in OTHERS_DISTANCE)


def test_all_that_may_speak_against_a_move_can_be_said() -> None:
    codes = WARNINGS | OWN_DISTANCE | OTHERS_DISTANCE
    assert all(locales.has(language, f"fact-{code}") for language in locales.LANGUAGES for code in codes)

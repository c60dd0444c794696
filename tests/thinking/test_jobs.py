"""Jobs: what is found out about a match, and in which words the answer comes."""

import pytest

from engine import GAMES
from search import decide, line_of, region
from search.tree import Tree
from thinking import Job


def test_a_move_that_ends_a_round_is_judged_by_that_round() -> None:
    state = GAMES["contiguity-deluxe"].start({"druidless": True, "flip": True})
    while state.stage.round == 1:
        state = state.play(decide(state, 3, state.ply).move)
    last = len(line_of(state)) - 2
    winner = line_of(state)[last].turn
    judged = Job("judge", state.record(), last, move=str(state.last)).run()
    assert judged["chances"][winner] == judged["told"][winner] == 1


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> list[Tree]:
    """Note each tree that a search grows, once for each time."""
    noted: list[Tree] = []
    grow = Tree.grow
    monkeypatch.setattr(Tree, "grow", lambda tree: noted.append(tree) or grow(tree))
    return noted


@pytest.mark.parametrize("kind", ["decide", "agrees", "hint", "glance", "judge"])
@pytest.mark.parametrize("moves", [[], ["bid 9", "call"]], ids=["move", "side"])
def test_what_takes_too_long_is_answered_with_what_has_been_found(
    grown: list[Tree], kind: str, moves: list[str]
) -> None:
    state = GAMES["contiguity"].start({"bid": bool(moves)})
    for said in moves:
        state = state.play(said)
    Job(kind, state.record(), level=7, move=next(iter(state.legal_moves())), seconds=0).run()
    assert len(grown) == len(set(map(id, grown)))


def test_a_move_that_ties_two_rounds_is_judged_as_a_draw() -> None:
    state = GAMES["contiguity-deluxe"].from_text(
        """contiguity-deluxe druidless flip
ply 40
stage flip sides=1,0 deadline=1,1,flip made=0,0 needed=1
board white 2a 2b 2c 2d 3a 6a; red 20a 22b 24c 26d 21a 23b; move; white to move"""
    )
    record = state.play("6a-4a").record()
    assert Job("judge", record, 0, move="6a-4a").run()["chances"] == (0.5, 0.5)


def test_a_defence_can_be_asked_for_in_a_match_that_began_with_a_position_of_its_own() -> None:
    state = GAMES["druid"].start({"size": 3})
    for move in ["a1", "c3", "a2"]:
        state = state.play(move)
    again = GAMES["druid"].from_text(state.text()).play("b2")
    assert Job("defend", again.record(), player=1, moves=1).run() == {"move": "a3", "holds": True}


def test_a_hint_comes_with_the_cells_to_point_at() -> None:
    state = GAMES["druid"].start({"size": 4})
    hint = Job("hint", state.record(), level=2).run()
    assert hint["cells"] == region(state, hint["move"])


def test_the_fastest_win_comes_with_the_cells_to_point_at() -> None:
    state = GAMES["druid"].from_text(
        GAMES["druid"].start({"size": 3}).play("a1").play("c3").play("a2").play("b2").text()
    )
    assert Job("fastest", state.record(), moves=2).run() == {"move": "a3", "cells": region(state, "a3")}
    assert Job("fastest", state.record(), move="b1", moves=2).run() == {"move": "b1", "cells": region(state, "b1")}
    assert Job("fastest", GAMES["druid"].start().record(), moves=1).run() is None

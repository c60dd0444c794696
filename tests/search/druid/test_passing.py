"""A leader's pass that lets all others pass too is worth a draw, and is not played."""

import pytest

from engine import GAMES
from search import candidates, choose
from search.druid.passing import shares_after_pass
from search.families import family_of

LEADING = """
druid-hex3 size=4
ply 77
stage play sides=0,1,2
board a1=X1 a2=O2 a3=O2- a4=Y4 b1=X3 b2=X1 b3=O2- b4=Y3 b5=Y5- c1=X1 c2=X3- c3=O3- c4=O3- c5=O3- c6=Y5- \
d1=O1 d2=Y2 d3=X3- d4=X3 d5=Y4- d6=Y4- d7=Y5- e1=Y1 e2=Y1 e3=X4- e4=O2- e5=Y4 e6=O2- f1=X3 f2=X2- f3=X4- f4=Y3 f5=O3 \
g1=O4 g2=O4 g3=X7 g4=O2-; turn 2; passes 0; out -; Y to move
"""
"""Y is far ahead of X and O, who would both answer a pass with a pass."""


def test_who_is_far_ahead_of_two_others_does_not_pass() -> None:
    state = GAMES["druid-hex3"].from_text(LEADING)
    assert "pass" not in {choose(state, 4, seed) for seed in range(8)}
    best, *others = candidates(state, 4, 100)
    assert best.value > 0.8
    assert next(each.value for each in others if each.move == "pass") == pytest.approx(1 / 3, abs=0.1)


@pytest.mark.parametrize(
    ("passes", "out", "shares", "expected"),
    [
        (0, 0, (0.8, 0.1, 0.1), (1 / 3, 1 / 3, 1 / 3)),
        (0, 0, (0.2, 0.4, 0.4), (0.15, 0.425, 0.425)),
        (0, 0, (0.4, 0.5, 0.1), (0.3, 0.55, 0.15)),
        (1, 0, (0.1, 0.2, 0.7), (1 / 3, 1 / 3, 1 / 3)),
        (1, 0, (0.1, 0.6, 0.3), (0.075, 0.6125, 0.3125)),
        (0, 4, (0.8, 0.2, 0.0), (0.5, 0.5, 0.0)),
    ],
)
def test_a_pass_is_a_draw_if_all_who_have_to_pass_too_expect_less_than_one(passes, out, shares, expected) -> None:
    position = GAMES["druid-hex3"].start({"size": 3}).position
    for _ in range(passes):
        position = position.after("pass")
    turns = [(position.side + turn) % 3 for turn in range(1, 4)]
    sides = [turns[-1], *turns[:-1]]  # `shares` are of the mover, and of those whose turns come next
    by_side = tuple(shares[sides.index(side)] for side in range(3))
    if out:
        position = position.without(sides[2])
    order = [side for side in turns if not position.out >> side & 1]
    found = shares_after_pass(position, order, by_side, idle=0.25)
    assert [found[side] for side in sides] == pytest.approx(expected)


def test_among_two_a_pass_is_worth_no_more_than_a_draw() -> None:
    state = GAMES["druid"].start({"size": 5})
    for move in ("b1", "e5", "b2", "e4", "b3", "d5"):
        state = state.play(move)
    expansion = family_of(state.position).expand(state.position)
    assert expansion.chances[0] > 0.7
    assert expansion.chances[expansion.moves.index("pass")] == 0.5

"""What the search calls proven can be forced: exhaustive play with the engine alone says the same."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from engine import GAMES, State
from engine.play import Play
from engine.position import Move, Position
from search import choose, decide
from search.expansion import Shares
from search.families import FAMILIES
from search.general import General
from search.rounds import play_of
from search.tree import Tree
from tests.repetitions import few
from tests.search.brute_force import BruteForce
from tests.search.contigo.capture_positions import random_position
from tests.search.invented_game import InventedPosition, invented

LONGEST = 4
"""The most plies of a claim that is checked in games with many moves."""
KINGMAKER = "d4 a2 a3 c1 d2 b4 c3 d1 c4 c1-c3 e3 d3"
"""A line of hex for three after which `b3` leaves the second player nothing but the choice of who wins."""


class Claim(NamedTuple):
    """What the search says is proven of a move: the share of each side, and after how many plies it has it."""

    position: Position
    move: Move
    shares: Shares
    plies: int


def claims(stage: Play, expansions: int, *, fully: bool = False) -> Iterator[Claim]:
    """Yield all that a search of so many positions says is proven, anywhere in its tree."""
    tree = Tree(stage, fully=fully)
    while tree.expansions < expansions and tree.root.runs < 4 * expansions and tree.grow():
        pass
    nodes = [tree.root]
    for node in nodes:
        nodes += node.children.values()
        position = node.stage.position
        for index, (values, plies) in node.proven.items():
            move = tree.family.move(position, node.expansion.moves[index])
            by_side = tuple(values[node.stage.sides.index(side)] for side in range(len(values)))
            yield Claim(position, move, by_side, plies)


def assert_is_forced(claim: Claim, everything: BruteForce, within: int = 0) -> None:
    """Fail unless a claim is what comes out when everything is tried `within` so many plies, or within its own."""
    position, move, shares, plies = claim
    assert everything.value_with(position, move, within or plies) == pytest.approx(shares), claim
    if 1 in shares:
        assert everything.wins_with(position, move, shares.index(1), plies), claim


def hexagon(moves: str) -> State:
    state = GAMES["druid-hex3"].start({"size": 3})
    for move in moves.split():
        state = state.play(move)
    return state


def near_the_end(seed: int, plies: int = 6) -> Iterator[State]:
    """Yield the last positions of a match of hex for three between the weakest computers."""
    state = hexagon("")
    while not state.outcome and state.ply < 150:
        state = state.play(choose(state, 1, seed))
    yield from islice(state.backwards(), 1, plies + 1)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_what_is_proven_in_any_game_is_what_all_play_comes_to(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAMILIES, InventedPosition, lambda _: General(count))
    shared = 0
    for seed in range(60):
        everything = BruteForce(count)
        for claim in claims(invented(count, seed, longest=6), 60):
            assert_is_forced(claim, everything, within=6)
            shared += len({*claim.shares}) == 2 and 1 not in claim.shares
    assert count == 2 or shared > 8


def test_a_player_who_has_lost_anyway_is_not_counted_on_to_help() -> None:
    state, everything = hexagon(KINGMAKER), BruteForce(3)
    found = {str(claim.move): claim for claim in claims(play_of(state.stage), 5000) if claim.position == state.position}
    assert found["b3"].shares[state.position.side] == pytest.approx(1 / 12)
    assert_is_forced(found["b3"], everything)
    assert not everything.wins_with(state.position, found["b3"].move, state.position.side, LONGEST)
    assert decide(state, 5).move != "b3"


@pytest.mark.parametrize("seed", few(range(12), 4))
def test_what_is_proven_in_hex_for_three_is_what_all_play_comes_to(seed: int) -> None:
    everything = BruteForce(3)
    for state in near_the_end(seed):
        for claim in claims(play_of(state.stage), 40):
            if claim.plies <= LONGEST:
                assert_is_forced(claim, everything)


@pytest.mark.parametrize("seed", few(range(40), 8))
def test_what_is_proven_in_capture_is_what_all_play_comes_to(seed: int) -> None:
    position = random_position(seed)
    everything = BruteForce(4)
    for claim in claims(Play(position, (0, 1, 2, 3)), 20):
        assert claim.plies <= 2
        assert_is_forced(claim, everything)

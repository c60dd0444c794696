"""Contiguity in the engine and in a naive one, written apart from it, side by side."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import State
from engine.boards import bits
from engine.boards.ring import RING, reach
from tests.engine.reference.contiguity import Cell, Contiguity, cell_of, connected, name, targets
from tests.engine.reference.contiguity_perft import FILE, count, match_of
from tests.engine.ring.contiguity_positions import GAME, position

pytestmark = pytest.mark.exhaustive

PERFT = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
COLOURS = "WR"


def summary(state: State) -> tuple[object, ...]:
    """Return what the engine says of turn, winner, reason, and pieces by cell."""
    winner = state.outcome.winners[0] if state.outcome else None
    reason = state.outcome.reason if state.outcome else None
    return state.turn, winner, reason, {cell: COLOURS[piece.side] for cell, piece in state.position.pieces().items()}


def summary_by_reference(match: Contiguity) -> tuple[object, ...]:
    """Return what the naive engine says of the same."""
    return match.turn, match.winner, match.reason, {name(cell): colour for cell, colour in match.pieces.items()}


def play_side_by_side(state: State, match: Contiguity, chance: random.Random, plies: int) -> State:
    """Play both on at random, comparing them at every ply, and return the engine's last state."""
    for _ in range(plies):
        moves = list(state.legal_moves())
        assert set(moves) == match.legal()
        assert len(moves) == len(set(moves))
        assert summary(state) == summary_by_reference(match)
        if not moves:
            break
        move = chance.choice(sorted(moves))
        state = state.play(move)
        match.play(move)
    return state


def scattered(chance: random.Random, disks: int, columns: int) -> dict[Cell, str]:
    """Place so many disks a side at random on neighbouring columns, neither side being connected."""
    first = chance.randrange(30)
    cells = [((first + column) % 30 + 1, ring) for column in range(columns) for ring in "abcd"]
    while True:
        chance.shuffle(cells)
        white, red = set(cells[:disks]), set(cells[disks : 2 * disks])
        if not connected(white) and not connected(red):
            return dict.fromkeys(white, "W") | dict.fromkeys(red, "R")


def both(pieces: dict[Cell, str], turn: int) -> tuple[State, Contiguity]:
    """Return a position in the engine and in the naive one."""
    white, red = (" ".join(name(cell) for cell, colour in pieces.items() if colour == side) for side in COLOURS)
    state = position(white=white, red=red, to_move=("white", "red")[turn])
    return state, Contiguity(pieces=pieces, turn=turn)


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_agree_on_random_matches_from_the_start(seed):
    for match in range(6):
        play_side_by_side(GAME.start(), Contiguity(), random.Random(f"{seed} {match}"), plies=24)


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_agree_on_random_matches_with_a_bid(seed):
    ends = set()
    for match in range(8):
        chance = random.Random(f"bid {seed} {match}")
        opening = f"bid {chance.randint(1, 12)}"
        reference = Contiguity(bid=True)
        reference.play(opening)
        state = GAME.start({"bid": True}).play(opening)
        ends.add(play_side_by_side(state, reference, chance, plies=30).outcome)
    assert any(end and end.reason == "bid" for end in ends)


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_agree_where_disks_are_few_and_near_and_wins_are_frequent(seed):
    wins = 0
    for match in range(20):
        chance = random.Random(f"near {seed} {match}")
        state, reference = both(scattered(chance, disks=2 + match % 2, columns=2), turn=match % 2)
        wins += play_side_by_side(state, reference, chance, plies=30).outcome is not None
    assert wins


@pytest.mark.parametrize("seed", range(10))
def test_both_engines_agree_on_a_crowded_board(seed):
    for match in range(6):
        chance = random.Random(f"crowded {seed} {match}")
        state, reference = both(scattered(chance, disks=16, columns=9), turn=match % 2)
        play_side_by_side(state, reference, chance, plies=8)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 119), st.integers(0, 2**120 - 1), st.integers(0, 2**120 - 1))
def test_both_engines_reach_the_same_cells_whatever_stands_on_the_board(cell, some, others):
    for occupied in (some, some & others, some | others):
        standing = occupied | 1 << cell
        pieces = {cell_of(RING.names[index]): "W" for index in bits(standing)}
        expected = {name(end) for end in targets(pieces, cell_of(RING.names[cell]))}
        assert set(RING.named(reach(cell, standing))) == expected


@settings(max_examples=200, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 3)), min_size=1, max_size=12))
def test_both_engines_call_the_same_sets_of_cells_connected(places):
    cells = {((number + 27) % 30 + 1, "abcd"[ring]) for number, ring in places}
    as_bits = RING.set_of(map(name, cells))
    assert (RING.group(as_bits & -as_bits, as_bits) == as_bits) == connected(cells)


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["name"])
def test_the_ways_to_play_on_are_as_many_as_the_golden_file_says(entry):
    state = golden_state(entry)
    assert [ways(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["name"])
def test_the_golden_file_is_what_the_naive_engine_counts(entry):
    assert count(match_of(entry), 1) == entry["counts"][0]


def golden_state(entry: dict) -> State:
    if "white" in entry:
        return position(white=entry["white"], red=entry["red"], to_move=entry.get("to_move", "white"))
    return GAME.start({"bid": entry.get("bid", False)})


def ways(state: State, depth: int) -> int:
    """Count the ways to play `depth` plies; matches that end sooner are not counted."""
    if depth == 1:
        return sum(1 for _ in state.legal_moves())
    return sum(ways(state.play(move), depth - 1) for move in state.legal_moves())

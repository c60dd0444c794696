"""Both games of Contigo and naive ones, written apart from them, play side by side and never disagree."""

import random

import pytest

from engine import MoveError
from engine.games.contigo.sowing import legal_sowings
from tests.engine.contigo.contigo_positions import FAMILY, duel, four, known, parts
from tests.engine.random_matches import garbled
from tests.engine.reference.contigo import Advanced, Capture, Contigo, name

pytestmark = [pytest.mark.exhaustive, pytest.mark.usefixtures(known.__name__)]

KINDS = [
    pytest.param("contigo", {}, Contigo, id="contigo"),
    pytest.param("contigo", {"advanced": True}, Advanced, id="advanced"),
    pytest.param("contigo-capture", {}, Capture, id="capture"),
    pytest.param("contigo-capture", {"short": True}, lambda **more: Capture(short=True, **more), id="short"),
]
over_kinds = pytest.mark.parametrize(("game_id", "options", "reference"), KINDS)


def facts(state):
    """Return turn, winner, reason, pieces by cell and pebbles of the engine's state."""
    letters = {
        cell: "RBYG"[piece.side] + "*" * (piece.kind == "key") for cell, piece in state.position.pieces().items()
    }
    ended = (state.outcome.winners[0], state.outcome.reason) if state.outcome else (None, None)
    return state.turn, *ended, letters, list(state.position.pits)


def facts_by_reference(match):
    """Return the same of the reference's match."""
    turn = match.turn if match.winner is None else None
    pieces = {name(cell): piece for cell, piece in match.pieces.items()}
    return turn, match.winner, match.reason, pieces, [match.pits[number] for number in range(1, 29)]


def play_side_by_side(state, match, chance, plies):
    """Play both on at random and compare them at every ply; return the engine's last state.

    Now and then a player of four leaves.
    """
    for _ in range(plies):
        assert facts(state) == facts_by_reference(match)
        if state.outcome:
            break
        found = list(state.position.pawn_parts())
        assert {str(part): ends for part, ends in found} == match.pawn_parts()
        assert len(found) == len(dict(found))
        turn = match.any_turn(chance)
        state = state.play(turn)
        match.play(turn)
        if len(state.sides) > 2 and not state.outcome and chance.random() < 0.01:
            player = chance.choice([player for player in range(4) if player not in state.out])
            state = state.drop(player)
            match.leave(player)
    return state


@pytest.mark.parametrize("seed", range(6))
@over_kinds
def test_both_engines_agree_on_random_matches_from_the_start(game_id, options, reference, seed):
    for match in range(6):
        chance = random.Random(f"{game_id} {seed} {match}")
        play_side_by_side(FAMILY[game_id].start(options), reference(), chance, plies=100)


@over_kinds
def test_both_engines_know_the_same_turns(game_id, options, reference):
    """A turn is any pawn part with any pebble part, but for those that end the game."""
    chance, state, match = random.Random(game_id), FAMILY[game_id].start(options), reference()
    for ply in range(18):
        if ply % 6 == 5:
            moves = list(state.legal_moves())
            assert set(moves) == match.legal()
            assert len(moves) == len(set(moves))
            assert set(map(str, legal_sowings(state.position.pits))) == match.pebble_parts()
        turn = match.any_turn(chance)
        state = state.play(turn)
        match.play(turn)
        if state.outcome:
            break


def scattered(chance, letters, pebbles):
    """Return pieces, one for each of `letters`, on random cells, and pits with random numbers out of `pebbles`."""
    cells = [(column, row) for column in "abcdef" for row in range(1, 7)]
    chance.shuffle(cells)
    pieces = dict(zip(cells, letters, strict=False))
    counts = {number: chance.choice(pebbles) for number in range(1, 29)}
    counts[1] = 1
    return pieces, counts


def board(pieces, counts, sides):
    """Return the arguments that make the same position in the engine."""
    names = dict(zip("RBYG", ("red", "blue", "yellow", "green"), strict=True))
    pieces_by_side = {
        names[side]: " ".join(name(c) + p[1:] for c, p in pieces.items() if p[0] == side) for side in sides
    }
    return {**pieces_by_side, "pebbles": "".join(str(counts[number]) for number in range(1, 29))}


@pytest.mark.parametrize("advanced", [False, True])
def test_both_engines_agree_where_few_pawns_can_move(advanced):
    """Where none can, only pebbles are moved, and lines that were opened win as the turn begins."""
    stuck = 0
    for seed in range(60):
        chance = random.Random(f"stuck {seed}")
        pieces, counts = scattered(chance, "RBRRBRBRBR", (0, 0, 0, 0, 0, 1, 5, 6))
        state = duel(**board(pieces, counts, "RB"), advanced=advanced)
        match = (Advanced if advanced else Contigo)(pieces=pieces, pits=counts)
        stuck += not state.position.can_move
        play_side_by_side(state, match, chance, plies=12)
    assert stuck


@pytest.mark.parametrize("short", [False, True])
def test_both_engines_agree_on_a_crowded_board(short):
    ends = set()
    for seed in range(40):
        chance = random.Random(f"crowded {seed}")
        pieces, counts = scattered(chance, ["R*", "B*", "Y*", "G*", *"RBYGRBYGRBYG"], (0, 1, 2, 2, 3, 4))
        state = four(**board(pieces, counts, "RBYG"), short=short)
        ended = play_side_by_side(state, Capture(short=short, pieces=pieces, pits=counts), chance, plies=60)
        ends.add(ended.outcome.reason if ended.outcome else None)
    assert ("short" if short else "last-king") in ends


@over_kinds
def test_a_garbled_text_that_is_read_means_a_legal_turn(game_id, options, reference):
    read = 0
    for seed in range(6):
        chance, state, match = random.Random(f"garbled {seed}"), FAMILY[game_id].start(options), reference()
        while match.winner is None and state.ply < 15:
            turn = match.any_turn(chance)
            pawns, pebbles = match.pawn_parts(), set(map(str, legal_sowings(state.position.pits)))
            for _ in range(25):
                try:
                    meant = state.read(garbled(turn, chance))
                except MoveError:
                    continue
                read += 1
                part, _, drop = meant.partition(" ")
                assert part in parts(state)
                assert drop in (pebbles if not pawns[part] else {""})
            state = state.play(turn)
            match.play(turn)
    assert read

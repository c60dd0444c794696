"""Positions and records with something wrong in them: each is refused, or is a match that can be played on."""

import random
import re
from contextlib import suppress
from functools import cache
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import GAMES, TextError
from engine.errors import Refusal
from tests.engine import random_matches
from tests.engine.druid.druid_positions import WALKING
from tests.engine.random_matches import SINGLES, spread, walk
from tests.engine.ring import deluxe_positions as deluxe

NUMBERS = ("-1", "0", "1", "2", "3", "5", "6", "7", "99", "1000", "9" * 30, "1_0", "٣", "")


def position(game, board, *, sides="0,1", outcome=""):
    """Return a position of a game from its board's line."""
    text = f"{game}\nply 9\nstage play sides={sides}\nboard {board}"
    return GAMES[game.split()[0]].from_text(f"{text}\noutcome {outcome}" if outcome else text)


def refused(attempt, *arguments, **named):
    with pytest.raises(TextError) as caught:
        attempt(*arguments, **named)
    return caught.value.code


# What no play can lead out of.


@pytest.mark.parametrize("game", ["druid size=4", "druid size=4 walk", "druid-hex size=3", "druid-y size=4"])
@pytest.mark.parametrize("out", ["XO", "X", "O", "VH", "H", "XX"])
def test_of_two_players_none_has_left_a_match_that_goes_on(game, out):
    mover = "V" if game.startswith("druid ") else "X"
    assert refused(position, game, f"; turn 2; passes 0; out {out}; {mover} to move") in ("value", "missing")


@pytest.mark.parametrize("out", ["XO", "OX", "XOY", "XX", "Y", "XY", "Z", "V"])
def test_of_three_players_two_are_in_and_the_one_to_move_is_among_them(out):
    board = f"; turn 2; passes 0; out {out}; Y to move"
    assert refused(position, "druid-hex3 size=3", board, sides="0,1,2") in ("value", "players")


def test_two_of_three_players_may_have_left_a_match_that_is_over():
    state = position("druid-hex3 size=3", "; turn 2; passes 0; out XO; Y to move", sides="0,1,2", outcome="2 resigned")
    assert (state.out, state.turn) == ((0, 1), None)
    assert state.game.from_text(state.text()) == state


@pytest.mark.parametrize(
    "stand", ["red a6*; blue; yellow; green", "red; blue; yellow; green f1* f2", "red; blue; yellow; green"]
)
def test_of_four_players_two_have_a_key_pawn(stand):
    mover = "green" if "f1*" in stand else "red"
    board = f"{stand}; pits {'2' * 28}; {mover} to move"
    assert refused(position, "contigo-capture", board, sides="0,1,2,3") in ("players", "turn")


def test_a_record_with_nobody_left_to_move_is_refused_before_its_entries():
    text = "druid-y size=4\n> druid-y size=4\n> ply 1\n> stage play sides=0,1\n"
    board = "> board ; turn 2; passes 0; out XO; X to move\n1. a1"
    assert refused(GAMES["druid-y"].replay, text + board) == "value"


# Numbers that cannot be.


@pytest.mark.parametrize("part", ["turn -1", "turn 3", "turn 7", "turn 1_0", "turn x", "turn"])
def test_a_turn_is_the_first_the_second_or_a_later_one(part):
    assert refused(position, "druid size=4", f"; {part}; passes 0; out -; V to move") == "value"


@pytest.mark.parametrize("passes", ["-1", "3", "99", "x"])
def test_nobody_has_passed_more_often_than_there_are_players(passes):
    assert refused(position, "druid size=4", f"; turn 2; passes {passes}; out -; V to move") == "value"


@pytest.mark.parametrize("height", ["0", "-1", "1000", "1_0", "٣", "", "9" * 5000])
def test_a_height_is_a_number_of_levels(height):
    assert refused(position, "druid size=4", f"a1=V{height}; turn 2; passes 0; out -; V to move") == "value"


@pytest.mark.parametrize(
    "fact", ["druid-V a1 top; druid-V b1 top", "druid-V a1 b1 top", "druid-V b1 top; druid-H b1 left", "druid-V c1 top"]
)
def test_a_druid_stands_on_a_cell_of_its_own_alone(fact):
    board = f"a1=V1 b1=V1 c1=H1; turn 2; passes 0; out -; {fact}; V to move"
    assert refused(position, "druid size=4 walk", board) in ("value", "board", "missing")


def test_a_key_pawn_is_not_inherited():
    board = f"red a6*; blue f6=red*; yellow f1*; green a1*; pits {'2' * 28}; red to move"
    assert refused(position, "contigo-capture", board, sides="0,1,2,3") == "key"


@pytest.mark.parametrize("left", [0, 3, 10])
@pytest.mark.parametrize("phase", ["pawn", "druid", "move"])
def test_the_moves_left_under_a_limit_read_back_in_every_phase(phase, left):
    stand = {"white": "10a", "red": "10d"} if phase != "move" else {}
    state = deluxe.position("turns=5", phase=phase, left=left, **stand)
    assert state.position.left == left
    assert state.game.from_text(state.text()) == state


@pytest.mark.parametrize(
    ("phase", "white", "red", "mover"),
    [
        ("pawn", "10a 12a 14a 16a 18a 20a", "10d 12d 14d 16d 18d 20d", "white"),
        ("pawn", "10a 12a 14a", "10d", "white"),
        ("pawn", "10a 12a", "10d", "white"),
        ("druid", "10a +11a", "10d", "white"),
        ("druid", "10a +11a", "10d +11d", "red"),
    ],
)
def test_who_places_a_piece_has_one_left_to_place(phase, white, red, mover):
    assert refused(deluxe.position, white=white, red=red, to_move=mover, phase=phase) == "phase"


def test_no_druid_is_placed_where_there_are_none():
    assert refused(deluxe.position, "druidless", white="10a", red="10d", phase="druid") == "phase"


# Anything at all.


def mutated(text, chance):
    """Return a text with a few of its parts changed: numbers out of range, words exchanged, dropped or doubled."""
    parts = re.findall(r"[0-9]+|[A-Za-z]+|[^A-Za-z0-9]", text)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at = chance.randrange(len(parts))
        other = chance.choice(parts)
        parts[at] = chance.choice(
            [chance.choice(NUMBERS) if parts[at].isdigit() else other, other, "", parts[at] * 2, parts[at] + other]
        )
    return "".join(parts)


def bears_play(state):
    """Play a few plies from a state, and have each player leave: nothing is raised but refusals."""
    assert state.game.from_text(state.text()) == state
    assert (state.turn is None) == (state.outcome is not None)
    moves = list(islice(state.legal_moves(), 300))
    assert bool(moves) == (state.turn is not None)
    state.suggest()
    for move in {*moves[:5], *moves[-3:], *moves[5 :: max(1, len(moves) // 6)]}:
        after = state.play(move)
        assert state.game.from_text(after.text()) == after
    for player in range(state.game.players):
        with suppress(Refusal, IndexError):
            dropped = state.drop(player)
            assert dropped.outcome or dropped.turn not in (player, None)


@cache
def texts():
    """Return positions of every game and option, from the start to the end."""
    return [
        state.text() for setting in SINGLES for state in (*spread(walk(setting)), *random_matches.ended(setting)[-2:])
    ]


A_TEXT = st.deferred(lambda: st.sampled_from(texts()))


@settings(max_examples=1_500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(A_TEXT, st.integers(0, 2**32))
def test_a_position_with_something_wrong_in_it_is_refused_or_can_be_played(text, seed):
    changed = mutated(text, random.Random(seed))
    game = GAMES[text.split()[0]]
    try:
        state = game.from_text(changed)
    except Refusal:
        return
    bears_play(state)


def typed_board(game, chance):
    """Return a board as somebody may type it, with any stones, druids and passes and who has left, and its options."""
    least = next(option for option in game.options if option.name == "size").allowed[0]
    options = {"size": least + chance.randrange(3), "walk": game.id in WALKING and chance.random() < 0.7}
    state = game.start({name: value for name, value in options.items() if value or name == "size"})
    position, cells = state.position, state.position.grid.names
    marks = position.setting.marks
    stones = {
        cell: f"{chance.choice(marks)}{chance.choice((1, 1, 2, 3))}{chance.choice(('', '-'))}"
        for cell in chance.sample(cells, chance.randrange(len(cells)))
    }
    parts = [" ".join(f"{cell}={stone}" for cell, stone in stones.items()), f"turn {chance.randrange(3)}"]
    parts += [f"passes {chance.choice((0, 0, 1, 2))}", f"out {chance.choice(('-', '-', marks[-1]))}"]
    for side, mark in enumerate(marks if options["walk"] else ()):
        if own := [cell for cell, stone in stones.items() if stone[0] == mark]:
            parts.append(f"druid-{mark} {chance.choice(own)} {chance.choice(position.own_edges(side))}")
    return f"{'; '.join(parts)}; {chance.choice(marks)} to move", state.terms


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(("druid", "druid-hex", "druid-hex3", "druid-y")), st.integers(0, 2**32))
def test_a_board_of_any_stones_is_refused_or_what_it_begins_reads_back_after_any_move(game_id, seed):
    """R16."""
    game = GAMES[game_id]
    board, terms = typed_board(game, random.Random(seed))
    try:
        state = position(f"{game_id} {terms}", board, sides=",".join(map(str, range(game.players))))
    except Refusal:
        return
    bears_play(state)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    A_TEXT,
    st.integers(0, 2**32),
    st.lists(
        st.sampled_from(
            [
                "resign 0",
                "resign 1",
                "resign 2",
                "late 3",
                "pass",
                "swap",
                "a1",
                "b2",
                "draw agreed",
                "takeback 1",
                "takeback 2",
            ]
        ),
        max_size=4,
    ),
)
def test_a_record_from_a_position_with_something_wrong_in_it_is_refused_or_can_be_played(text, seed, entries):
    game = GAMES[text.split()[0]]
    origin = "\n".join(f"> {line}" for line in mutated(text, random.Random(seed)).splitlines())
    try:
        state = game.replay("\n".join([text.splitlines()[0], origin, *entries]))
    except Refusal:
        return
    bears_play(state)

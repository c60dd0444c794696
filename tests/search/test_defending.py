"""The hardest reply, against a plain search through every move."""

from itertools import islice

import pytest

from engine import GAMES, State
from engine.outcome import Outcome
from engine.stage import Stage
from search import choose, defend, solve, ways_to_win
from tests.search.contigo.capture_positions import HUNTED
from tests.search.random_states import random_states
from training.puzzles import PUZZLES

NEVER = 99


def slowest_win(stage: Stage, outcome: Outcome | None, attacker: int, moves: int) -> int:
    """Return within how many own moves, at least, the attacker wins for certain; NEVER if not within so many."""
    if outcome:
        return 0 if outcome.winners == (attacker,) else NEVER
    if stage.turn == attacker:
        if moves < 1:
            return NEVER
        return min((1 + slowest_win(*stage.after(move), attacker, moves - 1) for move in stage.moves()), default=NEVER)
    longest = 0
    for move in stage.moves():
        longest = max(longest, slowest_win(*stage.after(move), attacker, moves))
        if longest >= NEVER:
            break
    return longest


def plain(state: State, moves: int, attacker: int) -> dict[str, int]:
    """Return within how many moves the attacker wins after each reply; NEVER or more if not within so many."""
    after = {str(move): state.stage.after(move) for move in state.stage.moves()}
    return {move: min(NEVER, slowest_win(*step, attacker, moves)) for move, step in after.items()}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game_id", "terms", "plies"),
    [("druid", "size=3", 4), ("druid", "size=3 nogaps", 5), ("druid-hex", "size=3", 14), ("druid-y", "size=4", 6)],
)
def test_a_reply_holds_whenever_trying_everything_finds_one_that_does_and_else_lasts_longest(game_id, terms, plies):
    held = set()
    for state in random_states(game_id, terms, plies, 12):
        for moves in (1, 2):
            if moves == 2 and len(list(state.legal_moves())) > 14:
                continue
            lengths = plain(state, moves, 1 - state.turn)
            defence = defend(state, moves)
            assert defence.holds == (max(lengths.values()) == NEVER)
            assert lengths[defence.move] == max(lengths.values())
            held.add(defence.holds)
    assert held == {True, False}


def can_win_at_once(state: State) -> bool:
    """Return whether a single move wins. Of Contigo, only pawn parts can, whatever pebbles follow."""
    if state.game.id == "contigo":
        return any(wins for _, wins in state.position.pawn_parts())
    return any(won_by(state.play(move), state.turn) for move in state.legal_moves())


def won_by(state: State, player: int) -> bool:
    return state.outcome is not None and state.outcome.winners == (player,)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game_id", "terms"),
    [
        ("contiguity", ""), ("contiguity-deluxe", ""), ("druid", "size=6"), ("druid", "size=5 walk"),
        ("druid-hex", "size=4"), ("druid-y", "size=6"), ("contigo", ""), ("contigo", "advanced"),
    ],
)  # fmt: skip
def test_at_the_end_of_a_match_replies_hold_exactly_if_the_other_player_cannot_win_at_once(game_id, terms):
    game = GAMES[game_id]
    match = game.start(game.read_options(terms))
    while not match.outcome and match.ply < 150:  # some walks go on for ever
        match = match.play(choose(match, 2, match.ply))
    for state in match.lineage()[-5:-1]:
        defence = defend(state, 1)
        after = state.play(defence.move)
        if won_by(after, state.turn):
            assert defence.holds
        elif defence.holds:
            assert not can_win_at_once(after)
        else:
            assert all(can_win_at_once(state.play(move)) for move in islice(state.legal_moves(), 300))


def test_whoever_can_win_does_so_rather_than_hold() -> None:
    state = GAMES["druid"].start({"size": 3})
    for move in ["a1", "c3", "a2", "c2"]:
        state = state.play(move)
    assert defend(state, 2) == ("a3", True)


def test_with_no_move_left_to_win_by_every_reply_holds() -> None:
    assert defend(GAMES["contiguity"].start(), 0).holds


@pytest.mark.parametrize(
    ("state", "player"),
    [(GAMES["druid-hex3"].start(), None), (GAMES["druid"].start().drop(0), None), (GAMES["druid-hex3"].start(), 0)],
)
def test_only_somebody_else_in_a_match_that_goes_on_is_held_up(state: State, player: int | None) -> None:
    with pytest.raises(ValueError, match=r"2|None|0"):
        defend(state, 2, player)


def test_among_three_a_reply_holds_that_puts_the_player_out_who_then_is_held_up_no_more() -> None:
    state = HUNTED.play("5-1")
    defence = defend(state, 1, 0)
    assert defence == ("c5-c6 4+1", True)
    with pytest.raises(ValueError, match="0"):
        defend(state.play(defence.move), 1, 0)


THREATENED = """
druid-hex3 size=3
ply 9
stage play sides=0,1,2
board a2=Y1 a3=Y1 b3=X1 b4=O1 c3=O1 c4=X1 d1=O1 d4=X1 e3=Y1; turn 2; passes 0; out -; X to move
"""


def test_among_three_the_replies_that_hold_are_those_that_trying_everything_finds():
    start = GAMES["druid-hex3"].from_text(THREATENED)
    held = set()
    for move in islice(start.legal_moves(), 30):
        state = start.play(move)
        if state.outcome:
            continue
        lengths = plain(state, 1, 0)
        defence = defend(state, 1, 0)
        assert defence.holds == (max(lengths.values()) == NEVER)
        assert lengths[defence.move] == max(lengths.values())
        held.add(defence.holds)
    assert held == {True, False}


def test_among_three_both_reply_before_the_win_that_is_told():
    start = GAMES["druid-hex3"].from_text(THREATENED)
    for move in solve(start, 2):
        state = start.play(move)
        if state.outcome:
            continue
        found = ways_to_win(state, 1, 0)
        assert found.number
        for first, second, answer in found.lines:
            assert state.play(first).play(second).play(answer).outcome.winners == (0,)
        if found.number < 3:
            answers = {answer for *_, answer in found.lines}
            once = map(state.play, state.legal_moves())
            assert all(answers & {*solve(board.play(reply), 1)} for board in once for reply in board.legal_moves())


@pytest.mark.parametrize(("game_id", "terms", "plies"), [("druid", "size=4", 8), ("druid-y", "size=4", 6)])
def test_the_ways_to_win_that_are_told_are_enough_against_every_reply(game_id, terms, plies):
    counts = set()
    for state in random_states(game_id, terms, plies, 40):
        for move in solve(state, 2)[:2]:
            after = state.play(move)
            if after.outcome or solve(state, 1):
                continue
            found = ways_to_win(after, 1)
            assert found.number
            counts.add(found.number)
            for reply, answer in found.lines:
                assert after.play(reply).play(answer).outcome.winners == (state.turn,)
            answers = {answer for _, answer in found.lines}
            assert len(answers) == len(found.lines)
            if found.number < 3:
                assert len(answers) == found.number
                replies = [each for each in map(after.play, after.legal_moves()) if not each.outcome]
                assert all(answers & set(solve(each, 1)) for each in replies)
    assert counts


def test_of_thousands_of_replies_only_the_hardest_is_answered():
    puzzle = PUZZLES["contigo-2"]
    after = puzzle.state.play(puzzle.solution)
    count, ((reply, answer),) = ways_to_win(after, puzzle.moves - 1)
    assert (count, reply) == (0, defend(after, puzzle.moves - 1).move)
    assert after.play(reply).play(answer).outcome.winners == (puzzle.state.turn,)


def test_no_way_to_win_is_told_where_a_reply_holds():
    state = GAMES["druid"].start({"size": 4}).play("a1")
    assert ways_to_win(state, 1) == (0, ())

"""Players who know one rule: what each of them looks for, and that no puzzle that is asked is solved by one."""

import pytest

from engine import GAMES, State
from tests.engine.druid.druid_positions import standing
from training.one_rule import RULES, rule_that_solves
from training.puzzles import PUZZLES


def capture(board: str, pits: str = "1 111111 1 111111 1 111111 1 111111") -> State:
    text = f"contigo-capture\nply 90\nstage play sides=0,1,2,3\nboard {board}; pits {pits}; red to move"
    return GAMES["contigo-capture"].from_text(text)


def contigo(red: str, blue: str, pits: str = "1 111111 1 111111 1 111111 1 111111") -> State:
    text = f"contigo\nply 20\nstage play sides=0,1\nboard red {red}; blue {blue}; pits {pits}; red to move"
    return GAMES["contigo"].from_text(text)


def contiguity(white: str) -> State:
    text = f"contiguity\nply 20\nstage play sides=0,1\nboard white {white}; red 15a 17a 19a 21a 23a 25a; white to move"
    return GAMES["contiguity"].from_text(text)


def walk(stones: str, druid: str) -> State:
    text = (
        f"druid size=5 walk\nply 20\nstage play sides=0,1\n"
        f"board {stones}; turn 2; passes 0; out -; {druid}; druid-H e5 left; V to move"
    )
    return GAMES["druid"].from_text(text)


CHAINS = "a4=V1 a5=V1 b3=V1 c3=V1 b4=H1 d2=V1"
ONE_STEP = "a1=V1 a2=V1 a3=V1 e5=H1"
TWO_WAYS = "a2=V1 a3=V1 b2=V1 b3=V1 b4=V1 e5=H1"


@pytest.mark.parametrize(
    ("state", "solution", "rule"),
    [
        (capture("red a1* d4; blue a2*; yellow; green"), "a1-a2", "takes"),
        (capture("red a1* d4; blue a2* d5; yellow; green"), "a1-a2", "takes key"),
        (capture("red a1* d4; blue a2* a3; yellow; green"), "a1-a2", "takes"),
        (capture("red a1* d4; blue a2 b2* d5; yellow; green"), "a1-a2-b2", ""),
        (contigo("a1 b1 c1 d2 e6 f6", "a6 b6 a5 b5 a4 b4"), "d2-d1", "lines up"),
        (contigo("a1 b1 c1 d2 e2 f6", "a6 b6 a5 b5 a4 b4"), "d2-d1", ""),
        (contiguity("1a 2a 3a 4a 5a 9d"), "9d-6d", ""),
        (contiguity("1a 2a 3a 4a 5a 7b"), "7b-5b", ""),
        (contiguity("1a 2a 3a 4a 5a 6d"), "6d-6a", "gathers"),
        (standing("druid", "a1=V1 b1=H1 c1=V1 e5=H1", "V", size=5), "a1-c1", "covers"),
        (standing("druid", "a1=V1 b1=H1 c1=V1 a3=V1 b3=H1 c3=V1", "V", size=5), "a1-c1", ""),
        (standing("druid", "a1=V1 b2=V1 b1=H1 e5=H1", "V", size=5), "a2", "joins"),
        (standing("druid", "a1=V1 b2=V1 e5=H1", "V", size=5), "a2", ""),
        (standing("druid", CHAINS, "V", size=5), "a3", "joins chains"),
        (standing("druid", CHAINS, "V", size=5), "c2", ""),
        (walk(ONE_STEP, "druid-V a2 top"), "n", "approaches"),
        (walk(ONE_STEP, "druid-V a2 top"), "s", ""),
        (walk(ONE_STEP, "druid-V a3 top"), "a4", "paves"),
        (walk(ONE_STEP, "druid-V a3 top"), "s", "steps"),
        (walk(TWO_WAYS, "druid-V a3 top"), "e", ""),
    ],
)
def test_a_rule_solves_what_only_one_move_of_its_kind_does(state: State, solution: str, rule: str) -> None:
    assert rule_that_solves(state, solution) == rule


def test_a_pawn_part_is_no_solution_where_pebbles_have_to_be_moved_as_well() -> None:
    state = capture("red a1* d4; blue d5 f6*; yellow; green")
    turns = [move for move in state.legal_moves() if move.startswith("d4-d5 ")]
    assert turns
    assert rule_that_solves(state, turns[0]) == ""


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_rules(game_id: str) -> None:
    for terms in ("", "walk"):
        if not terms or "walk" in {option.name for option in GAMES[game_id].options}:
            assert RULES[type(GAMES[game_id].start(GAMES[game_id].read_options(terms)).position)]


def test_no_puzzle_that_is_asked_is_solved_by_a_player_who_knows_one_rule() -> None:
    asked = [puzzle for puzzle in PUZZLES.values() if not puzzle.retired]
    solved = {puzzle.id: rule for puzzle in asked if (rule := rule_that_solves(puzzle.state, puzzle.solution))}
    assert solved == {}

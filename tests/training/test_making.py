"""Making puzzles: what is taken for one, and how it is kept."""

from dataclasses import replace
from itertools import islice

import pytest

from engine import GAMES
from engine.symmetry import symmetries
from search import choose, defend, solve
from tests.matches.fixtures import ANN, BOB
from training.making import (
    Found,
    Maker,
    Source,
    add,
    is_like,
    main,
    make,
    make_from_people,
    match_of,
    matches_of_people,
    rating_of,
    written,
)  # fmt: skip
from training.puzzles import Puzzle, puzzles_of, read_file

SMALL = Source("druid", "size=4", {1: 2, 2: 3, 3: 1}, slips=4)
A_WIN = GAMES["druid"].from_text(
    "druid size=3\nply 4\nstage play sides=0,1\nboard a1=V1 a2=V1 c2=H1 c3=H1; turn 2; passes 0; out -; V to move"
)


def made(source: Source = SMALL, number: int = 2, known=()) -> list[Found]:
    return [found for found, _ in islice(make(source, known, (1, 2), patience=6), number)]


@pytest.fixture(scope="module")
def some() -> list[Found]:
    """Return puzzles that were just made, which takes seconds."""
    return made()


OF_THE_GAME = [Found(puzzle.state, puzzle.moves, puzzle.solution) for puzzle in list(puzzles_of("druid").values())[:2]]
"""Puzzles that were made long ago."""


@pytest.mark.exhaustive
def test_a_puzzle_has_one_winning_first_move_and_other_moves_that_look_good(some):
    assert some
    for found in some:
        assert solve(found.state, found.moves) == [found.solution]
        assert found.moves == 1 or not solve(found.state, found.moves - 1)
        after = found.state.play(found.solution)
        assert after.outcome or not defend(after, found.moves - 1).holds


@pytest.mark.exhaustive
def test_a_puzzle_stands_alone_without_the_match_it_is_from(some):
    for found in some:
        assert found.state.previous is None
        assert GAMES["druid"].from_text(found.state.text()).key == found.state.key


@pytest.mark.exhaustive
def test_the_same_call_makes_the_same_puzzles(some):
    assert [(found.state.text(), found.solution) for found in made()] == [
        (found.state.text(), found.solution) for found in some
    ]


def test_there_are_no_more_of_a_kind_than_are_wanted():
    source = Source("druid", "size=4", {1: 1, 2: 2, 3: 1}, slips=4)
    warm_ups = [found for found, _ in make(source, [], (1,), patience=6)]
    assert [found.moves for found in warm_ups] == [1]
    known = [Puzzle("druid-1", "druid", warm_ups[0].state, 1, warm_ups[0].solution, 20.0)]
    assert list(make(source, known, (1,), patience=6)) == []
    another = next(make(source, [replace(known[0], retired=True)], (1,), patience=6))[0]
    assert another.state.key != warm_ups[0].state.key


def test_in_one_move_a_puzzle_is_won_on_a_board_that_is_half_empty():
    stones = "a1=V1 a2=V1 b1=H1 b2=H1 c2=H1"
    full = f"druid size=3\nply 4\nstage play sides=0,1\nboard {stones}; turn 2; passes 0; out -; V to move"
    assert Maker()._refusal(GAMES["druid"].from_text(full), 1, ["a3"]) == "the board is full"
    assert Maker()._refusal(A_WIN, 1, ["a3"]) != "the board is full"


def test_what_a_player_with_one_rule_would_find_is_no_puzzle():
    maker = Maker()
    stones = "a1=V1 a2=H1 a3=V1 c3=H2"
    plain = f"druid size=3\nply 4\nstage play sides=0,1\nboard {stones}; turn 2; passes 0; out -; V to move"
    assert maker._refusal(GAMES["druid"].from_text(plain), 1, ["a1-a3"]) == "one rule solves it"
    assert maker._refusal(A_WIN, 1, ["a3"]) != "one rule solves it"


@pytest.mark.exhaustive
def test_among_three_a_puzzle_of_two_turns_has_another_move_that_would_win_if_nobody_did_anything():
    source = Source("druid-hex3", "size=3", {2: 20}, level=2, tempted=True, promising=0.5)
    found = [found for found, _ in islice(make(source, [], (2,), patience=20), 2)]
    assert found
    for each in found:
        player, others = each.state.turn, {*each.state.legal_moves()} - {each.solution}
        assert solve(each.state, 2) == [each.solution]
        assert any(solve(after.as_turn_of(player), 1) for after in map(each.state.play, others) if not after.outcome)
        assert not defend(each.state.play(each.solution), 1, player).holds


def test_puzzles_are_added_with_the_numbers_that_follow_and_kept_as_they_are(tmp_path):
    first, *others = OF_THE_GAME
    assert read_file("druid", tmp_path) == []
    assert add(first, tmp_path).id == "druid-1"
    before = read_file("druid", tmp_path)
    for number, found in enumerate(others, 2):
        assert add(found, tmp_path).id == f"druid-{number}"
    after = read_file("druid", tmp_path)
    assert after[: len(before)] == before
    assert [(puzzle.state.key, puzzle.solution) for puzzle in after] == [
        (found.state.key, found.solution) for found in OF_THE_GAME
    ]


def test_a_retired_puzzle_stays_as_it_is_and_its_number_is_not_given_again(tmp_path):
    first, second = OF_THE_GAME
    retired = replace(add(first, tmp_path), retired=True)
    (tmp_path / "druid.toml").write_text(written([retired]), encoding="utf-8")
    assert add(second, tmp_path).id == "druid-2"
    assert read_file("druid", tmp_path)[0] == retired


@pytest.mark.exhaustive
def test_a_match_that_has_had_its_puzzle_has_no_other_one(some, tmp_path):
    puzzles = [add(found, tmp_path) for found in some]
    maker = Maker(symmetries(puzzle.state)[-1].image(puzzle.state) for puzzle in puzzles)
    again = [maker.puzzle_in(match_of(SMALL, number), (1, 2), number, SMALL.slips) for number in range(2)]
    assert not any(is_like(found.state, [other.state for other in some]) for found in again if found)


def test_longer_wins_are_rated_higher_and_those_that_beginners_see_lower():
    one = Found(A_WIN, 1, choose(A_WIN, 1))
    assert rating_of(one) < rating_of(Found(A_WIN, 2, one.solution))
    assert rating_of(one) < rating_of(Found(A_WIN, 1, "b2"))


WITH_A_SLIP = "e4 e3 c3 c4 e5 d1 e3-e5 a2 e2 d2 e1"


async def played(services, *people_who_allow_it) -> None:
    """Have Ann and Bob play a match in which one overlooks a win of the other."""
    offered = await services.challenge(BOB, game=GAMES["druid"], options={"size": 5}, player=0)
    match = (await services.challenges.accept(offered.id, BOB)).match
    for move in WITH_A_SLIP.split():
        await services.play(match, move)
    for person in people_who_allow_it:
        await services.preferences.set(person.user, puzzles=True)


async def test_a_match_of_people_who_allow_it_becomes_a_puzzle(services, database, tmp_path):
    await played(services, ANN, BOB)
    ((_, match),) = await matches_of_people(database.url, "druid")
    make_from_people("druid", [(1, match)], tmp_path)
    (puzzle,) = read_file("druid", tmp_path)
    assert (puzzle.solution, puzzle.moves) == ("e1", 1)
    assert puzzle.state.key == match.previous.key


async def test_a_match_that_somebody_keeps_to_themselves_does_not(services, database):
    await played(services, ANN)
    assert await matches_of_people(database.url, "druid") == []


async def test_a_match_that_the_rules_cannot_replay_does_not(services, database):
    await played(services, ANN, BOB)
    database.query("UPDATE matches SET reason = 'void', mover = NULL")
    assert await matches_of_people(database.url, "druid") == []


@pytest.mark.parametrize("url", ["sqlite:///trilithon.db", "sqlite+aiosqlite:///no/such/trilithon.db"])
def test_the_command_says_what_is_wrong_with_a_database(url, tmp_path):
    with pytest.raises(SystemExit, match=r"sqlite|trilithon"):
        main(["--matches", url], tmp_path)


def test_the_command_looks_in_all_games_and_says_what_it_found(database, tmp_path, capsys):
    main(["--matches", database.url], tmp_path)
    assert capsys.readouterr().out.count("0 matches") == len(GAMES)


def test_positions_are_alike_in_which_one_piece_stands_elsewhere():
    start = GAMES["contiguity"].start()
    once, twice = start.play("30a-26a"), start.play("30a-26a").play("2b-6b").play("26a-25a")
    assert is_like(once, [start.play("30a-24a")])
    assert not is_like(twice, [once])

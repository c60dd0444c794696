"""Solving puzzles: right moves go on, wrong ones are refuted, and the first try moves both ratings."""

import asyncio
import random
from collections import Counter
from dataclasses import replace

import pytest

from engine import GAMES, MoveError
from matches.core.base_service import MOST_THOUGHTS
from matches.core.rating import BEGINNER
from search import region
from search import solve as solved
from store import rows, schema
from tests.matches.fixtures import ANN, BOB, NOON, InlineThinkers, TestServices, outcome
from tests.training.sample_puzzles import AMONG_THREE, ELSEWHERE, HUNTER, IN_ONE, IN_TWO
from thinking import ThinkingError
from training import puzzle_service, puzzles
from training.lessons import lesson
from training.puzzle_service import FAILED, OPEN, SOLVED

GAME = GAMES["contiguity"]
OTHER = GAMES["druid"]
EASY, HARD = (replace(IN_ONE, id=f"contiguity-{number}", rating=rating) for number, rating in ((3, 5), (4, 35)))
WRONG = "18a-19a"


@pytest.fixture(autouse=True)
def known(monkeypatch):
    """Have some puzzles of the tests' own, which may be taken away."""
    found = {puzzle.id: puzzle for puzzle in (IN_ONE, IN_TWO, EASY, HARD, ELSEWHERE)}
    monkeypatch.setattr(puzzle_service, "PUZZLES", found)
    monkeypatch.setattr(
        puzzle_service,
        "puzzles_of",
        lambda game: {puzzle.id: puzzle for puzzle in found.values() if puzzle.game == game},
    )
    return found


@pytest.fixture(autouse=True)
def rated_at_once(monkeypatch):
    """Rate people from their first puzzle on."""
    monkeypatch.setattr(puzzle_service, "UNRATED", 0)


@pytest.fixture
def thinkers():
    return InlineThinkers()


@pytest.fixture
def solving(services):
    return services.puzzles


async def solve(solving, user=ANN.user, puzzle=IN_ONE):
    return await solving.play(user, puzzle.id, puzzle.solution, 0)


async def fail(solving, user=ANN.user, puzzle=IN_ONE):
    return await solving.play(user, puzzle.id, WRONG, 0)


# Moves.


async def test_among_three_both_opponents_reply_to_a_right_move(solving, known):
    puzzle = known[AMONG_THREE.id] = AMONG_THREE
    attempt = await solve(solving, puzzle=puzzle)
    assert (attempt.right, attempt.stand.status, len(attempt.replies)) == (True, OPEN, 2)
    assert (attempt.stand.state.turn, attempt.stand.plies, attempt.stand.moves_left) == (0, 3, 1)
    line = await solving.solution(ANN.user, puzzle.id)
    assert tuple(state.last for state in line[1:4]) == attempt.stand.line
    assert (len(line), line[-1].outcome.winners) == (5, (0,))
    assert (await solving.play(ANN.user, puzzle.id, line[-1].last, 3)).stand.status == SOLVED


async def test_among_three_a_wrong_move_is_refuted_by_both_opponents_or_by_who_wins_first(solving, known):
    puzzle = known[AMONG_THREE.id] = AMONG_THREE
    for number, move in enumerate(puzzle.state.legal_moves(), 1):
        if move == puzzle.solution:
            continue
        attempt = await solving.play(number, puzzle.id, move, 0)
        assert (attempt.right, attempt.stand.status) == (False, FAILED)
        assert len(attempt.replies) == 2 or attempt.stand.state.outcome
        assert attempt.stand.state.outcome or not solved(attempt.stand.state, 1)
    await solve(solving, puzzle=puzzle)
    slow = await solving.play(ANN.user, puzzle.id, "pass", 3)
    assert (slow.right, len(slow.replies)) == (False, 2)


async def test_among_three_nobody_replies_any_more_to_a_wrong_move_after_which_one_is_out(solving, known):
    known[HUNTER.id] = HUNTER
    attempt = await solving.play(ANN.user, HUNTER.id, "5-1", 0)
    assert (attempt.stand.status, attempt.replies) == (FAILED, ("c5-c6 4+1",))
    assert HUNTER.state.turn in attempt.stand.state.out


async def test_among_three_each_line_that_says_why_has_the_replies_of_both(solving, known):
    puzzle = known[AMONG_THREE.id] = AMONG_THREE
    why = await solving.why(ANN.user, puzzle.id)
    assert [[state.turn for state in line] for line in why.ways] == [[0, 1, 2, 0, None]] * len(why.ways)
    assert why.ways
    assert [[state.turn for state in line] for line in why.missed] == [[0, 1, 2, 0]] * 2


async def test_the_winning_move_solves_a_puzzle(solving):
    attempt = await solving.play(ANN.user, IN_ONE.id, " 18A to 25a ", 0)
    assert (attempt.right, attempt.move, attempt.replies) == (True, IN_ONE.solution, ())
    assert attempt.stand.status == SOLVED
    assert attempt.stand.state.outcome
    assert attempt.after == attempt.stand.state
    assert await solving.stand(ANN.user, IN_ONE.id) == attempt.stand


async def test_a_right_move_is_answered_and_the_puzzle_goes_on_until_it_is_won(solving):
    attempt = await solve(solving, puzzle=IN_TWO)
    assert (attempt.right, attempt.stand.status, attempt.stand.moves_left) == (True, OPEN, 1)
    assert attempt.stand.line == (IN_TWO.solution, *attempt.replies)
    assert attempt.numbers is None
    assert attempt.after == IN_TWO.state.play(IN_TWO.solution)
    line = [state.last for state in await solving.solution(ANN.user, IN_TWO.id)]
    assert line[:3] == [None, *attempt.stand.line]
    assert (await solving.play(ANN.user, IN_TWO.id, line[3], 2)).stand.status == SOLVED


async def test_a_wrong_move_fails_and_is_refuted(solving):
    for puzzle, wrong in ((IN_ONE, WRONG), (IN_TWO, "28b-27b")):
        attempt = await solving.play(ANN.user, puzzle.id, wrong, 0)
        assert (attempt.right, attempt.stand.status) == (False, FAILED)
        assert attempt.stand.line == (wrong, *attempt.replies)
        assert attempt.stand.state == puzzle.state.play(wrong).play(attempt.replies[0])


async def test_every_first_move_but_the_solution_fails(services, solving):
    moves = set(IN_TWO.state.legal_moves())
    for number, move in enumerate(random.Random(1).sample(sorted(moves - {IN_TWO.solution}), 12)):
        assert not (await solving.play(number + 1, IN_TWO.id, move, 0)).right


@pytest.mark.parametrize("text", ["", "nonsense", "x" * 4000, "30a-30a", "🗿"])
async def test_what_is_no_move_is_refused_and_changes_nothing(services, solving, text):
    before = await services.everything()
    with pytest.raises(MoveError):
        await solving.play(ANN.user, IN_ONE.id, text, 0)
    assert await services.everything() == before


async def test_a_move_is_for_the_position_that_was_looked_at(services, solving):
    await solve(solving, puzzle=IN_TWO)
    for plies in (0, 1, 3):
        async with services.refused("exercise-moved-on"):
            await solving.play(ANN.user, IN_TWO.id, IN_TWO.solution, plies)


async def test_a_try_that_has_ended_takes_no_move(services, solving):
    await solve(solving)
    async with services.refused("exercise-over"):
        await solve(solving)


async def test_a_puzzle_that_is_not_there_is_refused(services, solving):
    for act in (solving.stand, solving.again, solving.give_up):
        async with services.refused("no-such-exercise"):
            await act(ANN.user, "chess-1")
    async with services.refused("no-such-exercise"):
        await solving.play(ANN.user, "chess-1", "e4", 0)


async def test_nothing_is_changed_if_nobody_can_think(services, solving, thinkers, monkeypatch):
    async def refuse(*_):
        raise ThinkingError("refused")

    monkeypatch.setattr(thinkers, "think", refuse)
    before = await services.everything()
    with pytest.raises(ThinkingError):
        await solve(solving, puzzle=IN_TWO)
    assert await services.everything() == before


async def test_a_person_waits_for_few_thoughts_at_once_hints_in_lessons_among_them(
    services, solving, thinkers, monkeypatch
):
    asked, go_on = asyncio.Queue(), asyncio.Event()

    async def think(job, *_):
        asked.put_nowait(job)
        await go_on.wait()
        return job.run()

    monkeypatch.setattr(thinkers, "think", think)
    waiting = [asyncio.create_task(fail(solving, puzzle=puzzle)) for puzzle in (IN_ONE, EASY)]
    for _ in range(MOST_THOUGHTS):
        await asked.get()
    async with services.refused("hints-waiting", most=MOST_THOUGHTS):
        await fail(solving, puzzle=HARD)
    async with services.refused("hints-waiting", most=MOST_THOUGHTS):
        await services.lessons.hint(ANN.user, next(iter(lesson(GAME.id).steps.values())))
    other = asyncio.create_task(fail(solving, BOB.user))
    go_on.set()
    assert [attempt.right for attempt in await asyncio.gather(*waiting, other)] == [False] * 3
    assert not (await fail(solving, puzzle=HARD)).right


# Races.


async def test_of_two_clicks_at_once_one_counts(services, solving, database, clock):
    other = await TestServices.on_database(database, clock, thinkers=InlineThinkers())
    ended = await asyncio.gather(
        *(outcome(solve(process.puzzles)) for process in (services, other, services, other)),
    )
    await other.close()
    assert ended.count("done") == 1
    assert set(ended) <= {"done", "exercise-over", "exercise-moved-on", "hints-waiting"}
    assert (await solving.numbers(ANN.user))[GAME.id].solved == 1
    assert [row.tries for row in await services.rows("puzzle_ratings")] == [1]


async def test_where_one_stands_is_there_after_a_restart(services, solving, clock):
    attempt = await solve(solving, puzzle=IN_TWO)
    again = TestServices.on(services.store, clock)
    assert await again.puzzles.stand(ANN.user, IN_TWO.id) == attempt.stand
    assert (await again.puzzles.stand(BOB.user, IN_TWO.id)).line == ()


async def test_a_stored_line_that_can_no_longer_be_played_begins_anew(services, solving):
    async with services.store.write() as transaction:
        broken = {"line": "1a-1a\nnonsense", "status": OPEN, "tries": 1, "begun_at": NOON, "ended_at": None}
        await rows.upsert(transaction, schema.puzzle_tries, {"user": ANN.user, "puzzle": IN_ONE.id}, broken)
    stand = await solving.stand(ANN.user, IN_ONE.id)
    assert (stand.line, stand.status, stand.tries) == ((), OPEN, 1)
    assert (await solve(solving)).right


async def test_what_is_stored_about_a_puzzle_that_is_gone_does_no_harm(solving, known):
    await solve(solving)
    await fail(solving, puzzle=EASY)
    del known[IN_ONE.id]
    assert await solving.next(ANN.user)
    assert await solving.next(ANN.user, GAME.id)
    assert (await solving.numbers(ANN.user))[GAME.id].tried == 2


# Ratings.


async def test_the_first_try_moves_both_ratings_and_no_other(services, solving):
    before = await solving.rating(IN_ONE.id)
    first = await fail(solving)
    assert first.numbers
    assert [numbers.rating for numbers in first.numbers] == [
        BEGINNER,
        (await solving.numbers(ANN.user))[GAME.id].rating,
    ]
    assert first.numbers[1].rating.mu < BEGINNER.mu
    after = await solving.rating(IN_ONE.id)
    assert after.mu > before.mu
    stand = await solving.again(ANN.user, IN_ONE.id)
    assert (stand.line, stand.status, stand.tries) == ((), OPEN, 1)
    second = await solve(solving)
    assert (second.stand.status, second.stand.tries, second.numbers) == (SOLVED, 2, None)
    assert await solving.rating(IN_ONE.id) == after
    assert (await solving.numbers(ANN.user))[GAME.id] == first.numbers[1]


async def test_numbers_count_first_tries_by_game_and_streaks(solving):
    assert await solving.numbers(ANN.user) == {}
    await solve(solving)
    await solve(solving, puzzle=EASY)
    await fail(solving, puzzle=HARD)
    found = (await solving.numbers(ANN.user))[GAME.id]
    assert (found.solved, found.failed, found.tried, found.streak, found.best_streak) == (2, 1, 3, 0, 2)
    assert await solving.numbers(BOB.user) == {}


async def test_the_first_puzzles_of_a_game_are_the_easiest_and_are_not_rated(solving, monkeypatch):
    monkeypatch.setattr(puzzle_service, "UNRATED", 3)
    before = await solving.rating(HARD.id)
    for puzzle in (EASY, IN_ONE, IN_TWO):
        stand = await solving.next(ANN.user, GAME.id)
        assert (stand.puzzle, await solving.is_rated(ANN.user, stand)) == (puzzle, False)
        assert (await solving.give_up(ANN.user, puzzle.id)).numbers is None
    assert (await solving.numbers(ANN.user), await solving.rating(HARD.id)) == ({}, before)
    stand = await solving.next(ANN.user, GAME.id)
    assert (stand.puzzle, await solving.is_rated(ANN.user, stand)) == (HARD, True)
    assert (await solve(solving, puzzle=HARD)).numbers[1].tried == 1
    assert not await solving.is_rated(ANN.user, await solving.next(ANN.user, OTHER.id))


@pytest.mark.parametrize("game", GAMES)
async def test_a_persons_first_puzzles_are_easy_ones_on_boards_that_are_far_from_full(services, monkeypatch, game):
    for name, value in (("UNRATED", 3), ("PUZZLES", puzzles.PUZZLES), ("puzzles_of", puzzles.puzzles_of)):
        monkeypatch.setattr(puzzle_service, name, value)
    asked = [puzzle for puzzle in puzzles.puzzles_of(game).values() if not puzzle.retired]
    for number in range(3):
        first = (await services.puzzles.next(ANN.user, game)).puzzle
        assert first.filled <= 3 / 5
        assert first.rating <= sorted(puzzle.rating for puzzle in asked)[len(asked) // 3]
        if not number and game in ("druid", "druid-hex", "druid-hex3"):
            assert first.filled <= sorted(puzzle.filled for puzzle in asked)[len(asked) // 4]
            assert first.rating <= min(puzzle.rating for puzzle in asked) + 1
        await services.puzzles.give_up(ANN.user, first.id)


async def test_a_retired_puzzle_is_given_to_nobody_and_is_found_by_its_id(solving, known):
    await solve(solving)
    before = await solving.rating(IN_ONE.id)
    for puzzle in (IN_ONE, EASY, IN_TWO):
        known[puzzle.id] = replace(puzzle, retired=True)
    for besides in (None, HARD.id):
        for game in (GAME.id, None):
            found = await solving.next(BOB.user, game, besides)
            assert found is None or found.puzzle in (HARD, ELSEWHERE)
    assert await solving.next(BOB.user, GAME.id, HARD.id) is None
    assert (await solving.stand(ANN.user, IN_ONE.id)).status == SOLVED
    assert await solving.rating(IN_ONE.id) == before
    assert (await solving.again(ANN.user, IN_ONE.id)).status == OPEN
    assert (await solve(solving, user=BOB.user, puzzle=EASY)).right


async def test_what_has_failed_since_a_moment_is_not_undone_by_another_try(solving, clock):
    async def since_then():
        return await solving.tried_since(ANN.user, IN_ONE.id, NOON + 60)

    await fail(solving)
    clock.advance(60)
    await solving.again(ANN.user, IN_ONE.id)
    assert await since_then() is None
    await solve(solving)
    assert await since_then() is True
    await solving.again(ANN.user, IN_ONE.id)
    await fail(solving)
    await solving.again(ANN.user, IN_ONE.id)
    assert await since_then() is False
    await solve(solving)
    assert await since_then() is False


async def test_giving_up_is_a_failed_try_once(services, solving):
    given_up = await solving.give_up(ANN.user, IN_TWO.id)
    assert (given_up.stand.status, given_up.right) == (FAILED, False)
    assert given_up.numbers
    async with services.refused("exercise-over"):
        await solve(solving, puzzle=IN_TWO)
    assert (await solving.give_up(ANN.user, IN_TWO.id)).numbers is None
    assert (await solving.numbers(ANN.user))[GAME.id].failed == 1


async def test_giving_up_what_is_solved_changes_nothing(services, solving):
    await solve(solving)
    before = await services.everything()
    assert (await solving.give_up(ANN.user, IN_ONE.id)).right
    assert await services.everything() == before


async def test_beginning_again_while_a_try_is_under_way_goes_on_with_it(solving):
    attempt = await solve(solving, puzzle=IN_TWO)
    assert await solving.again(ANN.user, IN_TWO.id) == attempt.stand


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_people_do_every_first_try_is_counted_once_for_both_sides(services, solving, known, seed):
    await services.skip_disk_sync()
    chance = random.Random(seed)
    for _ in range(60):
        user, puzzle = chance.choice([ANN.user, BOB.user]), chance.choice([IN_ONE, EASY, HARD, IN_TWO])
        acts = [solve, fail, solving.again, solving.give_up, solving.next]
        act = chance.choice(acts)
        await outcome(act(solving, user, puzzle) if act in (solve, fail) else _act(solving, act, user, puzzle))
    tries = [row for row in await services.rows("puzzle_tries") if row.tries]
    counted = {row.user: row for row in await services.rows("solvers")}
    for user in (ANN.user, BOB.user):
        assert counted[user].solved + counted[user].failed == sum(row.user == user for row in tries)
        assert counted[user].streak <= counted[user].best_streak <= counted[user].solved
    ratings = {row.puzzle: row.tries for row in await services.rows("puzzle_ratings")}
    assert ratings == Counter(row.puzzle for row in tries)
    for row in await services.rows("puzzle_tries"):
        assert (row.ended_at is None) is (row.status == OPEN)
        assert row.tries or row.status == OPEN


async def _act(solving, act, user, puzzle):
    await (act(user) if act == solving.next else act(user, puzzle.id))


# Which comes next.


async def chosen(solving, game=GAME.id, besides=None):
    stand = await solving.next(ANN.user, game, besides)
    return stand.puzzle if stand else None


async def test_the_next_puzzle_is_the_nearest_to_ones_strength(solving):
    assert await chosen(solving) == IN_TWO  # 28.3; the others are further from 25
    await solve(solving, puzzle=IN_TWO)
    again = await solving.solution(ANN.user, IN_TWO.id)
    await solving.play(ANN.user, IN_TWO.id, again[3].last, 2)
    for _ in range(2):
        assert (await solving.numbers(ANN.user))[GAME.id].rating.number > 1600
        assert await chosen(solving) == HARD


async def test_a_puzzle_that_was_begun_comes_first_unless_another_one_is_asked_for(solving, clock):
    assert await chosen(solving) == IN_TWO
    assert await chosen(solving) == IN_TWO
    clock.advance(1)
    assert await chosen(solving, besides=IN_TWO.id) == IN_ONE
    assert await chosen(solving) == IN_ONE
    assert await chosen(solving, besides=IN_ONE.id) == IN_TWO


async def test_when_all_were_tried_failed_ones_come_back_and_then_any_the_oldest_first(solving, clock):
    for puzzle in (IN_ONE, EASY, HARD):
        await fail(solving, puzzle=puzzle)
        clock.advance(1)
    await solving.give_up(ANN.user, IN_TWO.id)
    for puzzle in (IN_ONE, EASY, HARD):
        clock.advance(1)
        stand = await solving.next(ANN.user, GAME.id)
        assert (stand.puzzle, stand.line, stand.status, stand.tries) == (puzzle, (), OPEN, 1)
        assert (await solve(solving, puzzle=puzzle)).numbers is None
    assert await chosen(solving) == IN_TWO
    await solving.give_up(ANN.user, IN_TWO.id)
    assert await chosen(solving, besides=IN_TWO.id) == IN_ONE


async def test_without_a_game_those_that_one_knows_take_turns(services, solving, clock):
    assert (await chosen(solving, None)).game == GAME.id
    await solving.give_up(ANN.user, IN_TWO.id)
    clock.advance(1)
    assert (await chosen(solving, None)).game == GAME.id
    await solving.give_up(ANN.user, (await chosen(solving, None)).id)
    await services.challenge(BOB, game=OTHER)
    offered = await services.challenge(BOB, game=OTHER)
    await services.challenges.accept(offered.id, BOB)
    clock.advance(1)
    assert (await chosen(solving, None)) == ELSEWHERE
    await solving.give_up(ANN.user, ELSEWHERE.id)
    clock.advance(1)
    assert (await chosen(solving, None)).game == GAME.id


async def test_a_game_without_puzzles_has_none(services, solving):
    before = await services.everything()
    assert await solving.next(ANN.user, "contigo") is None
    assert await solving.next(ANN.user, "chess") is None
    assert await solving.next(ANN.user, OTHER.id, ELSEWHERE.id) is None
    assert await services.everything() == before


# The line.


async def test_the_solution_is_a_line_of_best_moves_and_hardest_replies_to_the_win(solving, thinkers):
    for puzzle in (IN_ONE, IN_TWO):
        line = await solving.solution(ANN.user, puzzle.id)
        assert line[0] == puzzle.state
        assert line[1].last == puzzle.solution
        assert line[-1].outcome.winners == (puzzle.state.turn,)
        assert len(line) == 2 * puzzle.moves
    asked = len(thinkers.jobs)
    await solving.solution(ANN.user, IN_TWO.id)
    assert len(thinkers.jobs) == asked


async def test_why_the_solution_wins_is_shown_by_lines_to_the_win_and_what_other_moves_miss_by_the_reply(solving):
    why = await solving.why(ANN.user, IN_TWO.id)
    assert 1 <= len(why.ways) <= 2
    for line in why.ways:
        assert (line[0], line[1].last) == (IN_TWO.state, IN_TWO.solution)
        assert line[-1].outcome.winners == (IN_TWO.state.turn,)
    assert why.missed
    for line in why.missed:
        assert line[1].last != IN_TWO.solution
        attempt = await solving.play(ANN.user, IN_TWO.id, line[1].last, 0)
        assert (attempt.right, attempt.replies) == (False, (line[2].last,))
        await solving.again(ANN.user, IN_TWO.id)
    at_once = await solving.why(ANN.user, IN_ONE.id)
    assert (at_once.ways, at_once.lines) == ((), at_once.missed)


async def test_a_hint_points_at_the_move_that_is_to_be_found_now(solving):
    assert await solving.hint(ANN.user, IN_TWO.id) == region(IN_TWO.state, IN_TWO.solution)
    attempt = await solve(solving, puzzle=IN_TWO)
    winning = (await solving.solution(ANN.user, IN_TWO.id))[3].last
    assert await solving.hint(ANN.user, IN_TWO.id) == region(attempt.stand.state, winning)
    await solving.give_up(ANN.user, IN_TWO.id)
    assert await solving.hint(ANN.user, IN_TWO.id) == ()


def test_the_puzzles_of_the_files_begin_within_what_ratings_can_be():
    assert all(0 <= puzzle.rating <= 60 for puzzle in puzzles.PUZZLES.values())

"""Taking lessons: a right move is done for good, a wrong one says why, and how far one is stays stored."""

import asyncio
import threading

import pytest

from engine import GAMES, UnreadableMove
from matches.core.base_service import MOST_THOUGHTS
from store import rows, schema
from tests.matches.fixtures import ANN, BOB, NOON, TestServices, outcome, refused
from training import lesson_service
from training.goals import Names
from training.lesson_service import HINT_AFTER
from training.lessons import Lesson, Step

GAME = GAMES["contiguity"]
START = GAME.start()
RIGHT, WRONG = "30a-29a", "30a-28a"


def step(name: str, option: str = "") -> Step:
    return Step(GAME.id, name, START, (Names(("29a",)),), option)


FIRST, SECOND, BIDDING = step("first"), step("second"), step("bidding", "bid")
TAUGHT = Lesson(GAME, {each.id: each for each in (FIRST, SECOND, BIDDING)})


@pytest.fixture(autouse=True)
def taught(monkeypatch):
    """Have one game with a lesson of two steps for everybody and one about an option."""
    lessons = {game_id: Lesson(game, {}) for game_id, game in GAMES.items()} | {GAME.id: TAUGHT}
    monkeypatch.setattr(lesson_service, "lesson", lessons.__getitem__)


@pytest.fixture
def lessons(services):
    return services.lessons


async def test_who_has_tried_nothing_is_at_the_first_step(lessons):
    progress = await lessons.progress(ANN.user, GAME.id)
    assert (progress.current, progress.done, progress.begun) == (FIRST, 0, False)


async def test_a_right_move_in_any_spelling_does_the_step(services, lessons):
    tried = await lessons.try_step(ANN.user, FIRST, " 30A - 29A ")
    assert (tried.move, tried.miss, tried.progress.done) == (RIGHT, None, True)
    assert tried.state == START.play(RIGHT)
    progress = await lessons.progress(ANN.user, GAME.id)
    assert (progress.current, progress.done) == (SECOND, 1)
    assert [row.done_at for row in await services.rows("lesson_steps")] == [NOON]


async def test_a_wrong_move_says_why_and_may_be_tried_again(lessons):
    tried = await lessons.try_step(ANN.user, FIRST, WRONG)
    assert tried.miss is not None
    assert (tried.miss.code, tried.miss.cells) == ("names", ("29a",))
    assert tried.state == START.play(WRONG)
    assert (await lessons.progress(ANN.user, GAME.id)).current == FIRST
    assert (await lessons.try_step(ANN.user, FIRST, RIGHT)).progress.tries == 2


@pytest.mark.parametrize("text", ["", "nonsense", "9" * 5000, "\u202e🗿", "30a-30a"])
async def test_what_is_no_move_is_refused_and_is_no_try(services, lessons, text):
    before = await services.everything()
    assert await outcome(lessons.try_step(ANN.user, FIRST, text)) != "done"
    assert await services.everything() == before


async def test_a_step_that_is_done_stays_done(lessons, clock):
    await lessons.try_step(ANN.user, FIRST, RIGHT)
    clock.advance(5)
    tried = await lessons.try_step(ANN.user, FIRST, WRONG)
    assert tried.miss
    assert tried.progress.done


async def test_there_is_a_hint_after_two_tries_first_where_then_the_move(lessons):
    for _ in range(HINT_AFTER):
        assert not (await lessons.progress(ANN.user, GAME.id)).of(FIRST).may_have_hint
        await lessons.try_step(ANN.user, FIRST, WRONG)
    assert (await lessons.progress(ANN.user, GAME.id)).of(FIRST).may_have_hint
    first, second = [await lessons.hint(ANN.user, FIRST) for _ in range(2)]
    assert first.cells
    assert (first.cells, first.move) == (second.cells, "")
    assert FIRST.missed(second.move) is None
    assert (await lessons.progress(ANN.user, GAME.id)).of(FIRST).hinted


async def test_everybody_is_as_far_as_they_are_after_a_restart_too(services, lessons, clock):
    await lessons.try_step(ANN.user, FIRST, RIGHT)
    again = TestServices.on(services.store, clock)
    assert (await again.lessons.progress(ANN.user, GAME.id)).done == 1
    assert (await again.lessons.progress(BOB.user, GAME.id)).done == 0


async def test_steps_about_options_do_not_count_for_the_lesson(lessons):
    for each in (FIRST, SECOND):
        await lessons.try_step(ANN.user, each, RIGHT)
    progress = await lessons.progress(ANN.user, GAME.id)
    assert (progress.current, progress.done) == (None, 2)
    await lessons.try_step(ANN.user, BIDDING, RIGHT)
    progress = await lessons.progress(ANN.user, GAME.id)
    assert progress.done == 2
    assert progress.of(BIDDING).done


async def test_a_step_is_followed_by_one_of_its_own_kind(lessons):
    progress = await lessons.progress(ANN.user, GAME.id)
    assert [progress.after(each) for each in (FIRST, SECOND, BIDDING)] == [SECOND, None, None]


async def test_the_overview_has_every_game_that_has_a_lesson(lessons):
    await lessons.try_step(ANN.user, FIRST, RIGHT)
    overview = await lessons.overview(ANN.user)
    assert {game: progress.done for game, progress in overview.items()} == {GAME.id: 1}


async def test_a_lesson_may_be_begun_again(services, lessons):
    await lessons.try_step(ANN.user, FIRST, RIGHT)
    await lessons.try_step(BOB.user, FIRST, RIGHT)
    assert (await lessons.begin_again(ANN.user, GAME.id)).current == FIRST
    assert not (await lessons.progress(ANN.user, GAME.id)).begun
    assert (await lessons.progress(BOB.user, GAME.id)).done == 1


async def test_what_is_stored_about_a_step_that_is_gone_does_no_harm(services, lessons):
    async with services.store.write() as transaction:
        for game in (GAME.id, "chess"):
            forgotten = {"user": ANN.user, "game": game, "step": "forgotten"}
            await rows.insert(transaction, schema.lesson_steps, **forgotten, tries=1, done_at=NOON)
    assert (await lessons.progress(ANN.user, GAME.id)).done == 0
    assert set(await lessons.overview(ANN.user)) == {GAME.id}


async def test_two_tries_at_once_are_both_counted(lessons, other_process):
    await asyncio.gather(
        lessons.try_step(ANN.user, FIRST, WRONG), other_process.lessons.try_step(ANN.user, FIRST, RIGHT)
    )
    found = (await lessons.progress(ANN.user, GAME.id)).of(FIRST)
    assert (found.tries, found.done) == (2, True)


async def test_goals_are_judged_beside_the_event_loop_and_few_at_once_for_a_person(lessons, monkeypatch):
    release = threading.Event()

    def judge(*_):
        assert release.wait(10)
        raise UnreadableMove("empty")

    monkeypatch.setattr(lesson_service, "_judge", judge)
    tries = [asyncio.create_task(outcome(lessons.try_step(ANN.user, FIRST, RIGHT))) for _ in range(MOST_THOUGHTS)]
    await asyncio.sleep(0)
    with refused("hints-waiting", most=MOST_THOUGHTS):
        await lessons.try_step(ANN.user, FIRST, RIGHT)
    other = asyncio.create_task(outcome(lessons.try_step(BOB.user, FIRST, RIGHT)))
    release.set()
    assert await asyncio.gather(*tries, other) == ["empty"] * (MOST_THOUGHTS + 1)


async def test_whoever_has_finished_a_match_of_a_game_or_its_lesson_is_not_new_to_it(services, lessons):
    people = ANN.user, BOB.user
    assert await lessons.newcomers(GAME.id, people) == {*people}
    await lessons.try_step(BOB.user, FIRST, RIGHT)
    match = (await services.challenges.accept((await services.challenge(BOB, player=0)).id, BOB)).match
    assert await lessons.newcomers(GAME.id, people) == {*people}
    await lessons.try_step(BOB.user, SECOND, RIGHT)
    assert await lessons.newcomers(GAME.id, people) == {ANN.user}
    await services.matches.resign(match, ANN)
    assert await lessons.newcomers(GAME.id, people) == set()
    assert await lessons.newcomers("druid", people) == {*people}

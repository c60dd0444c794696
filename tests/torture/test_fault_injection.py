"""Discord fails in every way it has: nothing is lost or posted twice, and in the end all is posted."""

import asyncio
import os
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.torture.harness import checks
from tests.torture.harness.fault_injection import CHANNEL, FAILURE_MIXES, NOTHING_GETS_THROUGH, FailureRule
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import GAME
from tests.torture.harness.scene import Scene, open_scene

LONG = int(os.environ.get("TRILITHON_TORTURE", "10")) > 10
SECONDS = 30.0 if LONG else 2.0
"""For how long failures are injected."""
SEED = int(os.environ.get("TRILITHON_TORTURE_SEED", random.randrange(1_000_000) if LONG else 2026))
PAIRS = 4
ANSWERED_WITHIN = 6.0
DARK = 2.5
"""Seconds for which Discord answers only that it is down."""
ATTEMPTS = 3
"""How often a post is tried in that time at most: at once, after a second, after two more."""
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene() -> AsyncIterator[Scene]:
    async with open_scene() as made:
        yield made
        code, _ = await made.bots[0].stop()
        assert code == 0


async def play(scene: Scene, seconds: float) -> None:
    """Let some new people play for a while."""
    pairs = [await scene.pair() for _ in range(PAIRS)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(seconds)
    for pair in pairs:
        pair.resting.set()
    await asyncio.gather(*playing)


@pytest.mark.parametrize("mix", FAILURE_MIXES)
async def test_whatever_fails_what_is_accepted_is_kept_and_posted_once_in_order_when_it_works_again(scene, mix):
    injector = scene.discord.injector
    before, late = injector.injected.total(), injector.injected["answer", "too late"]
    unanswered = len(checks.unanswered(scene.discord))
    injector.start(FAILURE_MIXES[mix], SEED)
    await play(scene, SECONDS)
    injector.stop()
    assert injector.injected.total() > before, "nothing was injected"
    await scene.check()
    late = injector.injected["answer", "too late"] - late
    assert await until(lambda: len(checks.unanswered(scene.discord)) <= unanswered + late, ANSWERED_WITHIN)
    assert len(injector.too_early) <= injector.rate_limited / 4, "an answer to a reply may be on its way; boards wait"


async def test_the_bot_plays_on_as_if_nothing_had_been(scene):
    scene.discord.injector.stop()
    pair, board = await scene.seated()
    for entry, way in enumerate(("command", "modal", "reply"), 1):
        await scene.move(pair, board, way=way)
        board = await scene.board(board.place, entry)
    await scene.check()


async def test_while_nothing_gets_through_each_thing_is_tried_ever_more_rarely(scene):
    seated = [await scene.seated() for _ in range(2)]
    asked = scene.discord.injector.requests.copy()
    scene.discord.injector.start(NOTHING_GETS_THROUGH, SEED)
    for pair, board in seated:
        await scene.move(pair, board)
    await asyncio.sleep(DARK)
    tried = scene.discord.injector.requests - asked
    scene.discord.injector.stop()
    for _, board in seated:
        assert 1 <= tried["message", board.place] + tried["history", board.place] <= ATTEMPTS
    await scene.check()


async def test_a_limit_for_all_requests_that_outlasts_an_attempt_is_waited_out_by_all(scene):
    seated = [await scene.seated() for _ in range(2)]
    limit = FailureRule(1, ["message"], ["too many everywhere, for long"], at_most=1)
    scene.discord.injector.start([limit], SEED)
    for pair, board in seated:
        await scene.move(pair, board)
    for _, board in seated:
        await scene.board(board.place, 1)
    await scene.check()


async def test_a_card_that_got_through_unheard_in_a_channel_that_closes_then_goes_to_the_challenger_too(scene):
    channel, discord = {CHANNEL}, scene.discord
    rules = [
        FailureRule(1, ["message"], ["unavailable, yet done"], channel, at_most=1),
        FailureRule(1, ["history", "message"], ["forbidden"], channel),
    ]
    pair = await scene.pair()
    direct = int(discord.world.direct(pair.ann)["id"])
    discord.injector.start(rules, SEED)
    await discord.command(pair.ann, pair.channel, "challenge", game=GAME, opponent=pair.bob)
    assert await until(lambda: discord.posted(direct), ANSWERED_WITHIN)
    assert len(discord.posted(pair.channel)) == 1
    discord.injector.stop()
    await scene.check()

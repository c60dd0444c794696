"""The puzzle of the day is posted once, at whatever moment the bot is killed, and however many bots there are."""

import pytest

from tests.torture.harness import checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.scene import open_scene
from tests.torture.harness.world import GUILD


async def made_due(scene):
    """Let a puzzle of the day be due for the next bot."""
    pair = await scene.pair()
    checks.make_daily_due(scene.home.database, GUILD, pair.channel)
    return pair


@pytest.mark.parametrize("nonces_kept", [300, 0], ids=["discord knows the nonce", "discord has forgotten the nonce"])
async def test_it_is_posted_once_when_the_response_to_its_request_is_lost(nonces_kept):
    async with open_scene(bots=0) as scene:
        scene.discord.routes.nonces_kept = nonces_kept
        await made_due(scene)
        await scene.killed_while_it_posts("after")
        await scene.start()
        await scene.check()
        assert dict(checks.dailies(scene.discord)) == {1: 1}


async def test_it_is_posted_by_the_next_bot_when_it_never_came_through():
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        await scene.killed_while_it_posts("before")
        await scene.start()
        await scene.check()
        assert dict(checks.dailies(scene.discord)) == {1: 1}


async def test_of_two_bots_that_start_when_it_is_due_one_posts_it():
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        await scene.start_at_once(2)
        assert await until(lambda: checks.dailies(scene.discord), 20)
        await scene.check()
        assert dict(checks.dailies(scene.discord)) == {1: 1}


async def test_a_check_notices_one_that_is_posted_twice_and_one_that_is_not_posted():
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        await scene.start()
        assert await until(lambda: checks.dailies(scene.discord), 20)
        await scene.check()
        [place] = [place for place in scene.discord.world.messages if scene.discord.posted(place)]
        [message] = scene.discord.posted(place)
        scene.discord.world.messages[place][7] = message
        assert checks.unpuzzled(scene.home.database, scene.discord) == ["puzzle 1 is posted 2 times"]
        scene.discord.world.messages[place].clear()
        assert checks.unpuzzled(scene.home.database, scene.discord) == ["puzzle 1 is not posted"]

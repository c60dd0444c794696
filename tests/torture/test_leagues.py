"""A season starts, begins its matches and ends once, at whatever moment bots are killed, and however many there are."""

import asyncio
import random

from tests.torture.harness import event_checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.scene import open_scene
from tests.torture.harness.world import GUILD

PEOPLE = 3
"""Each of them plays two matches, and all matches begin in one step."""
LIVES = 3


async def made_due(scene):
    """Let a season start with the next bot."""
    pair = await scene.pair()
    users = [scene.discord.world.person(f"P{number}") for number in range(PEOPLE)]
    event_checks.make_due(scene.home.database, GUILD, pair.channel, users, event_checks.LEAGUE)


def stored(scene, table, condition="TRUE"):
    """Return how many rows of a table meet a condition."""
    [[count]] = scene.home.database.query(f"SELECT count(*) FROM {table} WHERE {condition}")
    return count


async def begun(scene):
    """Assert that the season has begun with all of its matches, once each."""
    assert await until(lambda: stored(scene, "fixtures", '"match" IS NOT NULL') == PEOPLE, 20)
    await scene.check()
    assert event_checks.misled(scene.home.database, scene.discord) == []
    assert stored(scene, "fixtures") == stored(scene, "matches") == stored(scene, "challenges") == PEOPLE
    assert stored(scene, "season_players") == PEOPLE


async def test_it_starts_once_when_the_bot_dies_while_it_is_posted():
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        await scene.killed_while_it_posts("after")
        await scene.start()
        await begun(scene)
        assert dict(event_checks.posts(scene.discord)) == {1: 1}
        notices_what_is_amiss(scene)


def notices_what_is_amiss(scene):
    """Assert that the check notices a post that is posted twice, and one that is not posted."""
    [(place, message)] = [
        (place, message)
        for place in scene.discord.world.messages
        for message in scene.discord.posted(place)
        if event_checks.POST.search(str(message["components"]))
    ]
    scene.discord.world.messages[place][7] = message
    assert event_checks.misled(scene.home.database, scene.discord) == ["post 1 of an event is posted 2 times"]
    scene.discord.world.messages[place].clear()
    assert event_checks.misled(scene.home.database, scene.discord) == ["post 1 of an event is not posted"]


async def test_it_starts_and_ends_once_in_many_short_lives():
    chance = random.Random(5)
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        for _ in range(LIVES):
            dying = await scene.home.start()
            await asyncio.sleep(chance.uniform(0.5, 2.0))
            await dying.kill()
        last = await scene.start()
        await begun(scene)
        await last.kill()
        event_checks.make_over(scene.home.database)
        for _ in range(LIVES):
            dying = await scene.home.start()
            await asyncio.sleep(chance.uniform(0.5, 2.0))
            await dying.kill()
        await scene.start()
        assert await until(lambda: stored(scene, "seasons", "over_at IS NOT NULL") == 1, 20)
        await scene.check()
        assert event_checks.misled(scene.home.database, scene.discord) == []
        assert stored(scene, "event_posts", "kind = 'end'") == 1
        assert stored(scene, "season_players", "place IS NOT NULL") == PEOPLE


async def test_of_two_bots_that_start_when_it_is_due_each_match_begins_once():
    async with open_scene(bots=0) as scene:
        await made_due(scene)
        await scene.start_at_once(2)
        await begun(scene)

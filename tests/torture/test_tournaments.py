"""A tournament begins, goes from round to round and ends once, at whatever moment bots are killed, and however many."""

import asyncio
import random

import pytest

from tests.torture.harness import event_checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.scene import open_scene
from tests.torture.harness.world import GUILD

PEOPLE = 4
"""Each round has two matches, and there are two rounds, whatever the kind."""
LIVES = 3
KINDS = ("knockout", "swiss")


async def made_due(scene, kind):
    """Let a tournament begin with the next bot."""
    pair = await scene.pair()
    users = [scene.discord.world.person(f"P{number}") for number in range(PEOPLE)]
    terms = event_checks.TOURNAMENT | {"kind": kind}
    event_checks.make_due(scene.home.database, GUILD, pair.channel, users, terms)


def stored(scene, table, condition="TRUE"):
    """Return how many rows of a table meet a condition."""
    [[count]] = scene.home.database.query(f"SELECT count(*) FROM {table} WHERE {condition}")
    return count


async def begun(scene, rounds):
    """Assert that so many rounds have begun with all of their matches, once each."""
    matches = 2 * rounds
    assert await until(lambda: stored(scene, "fixtures", '"match" IS NOT NULL') == matches, 20)
    await scene.check()
    assert event_checks.misled(scene.home.database, scene.discord) == []
    assert stored(scene, "fixtures") == stored(scene, "matches") == matches
    assert stored(scene, "season_players") == PEOPLE
    assert stored(scene, "season_steps") == rounds


async def die_often(scene, chance):
    """Let some bots start and die soon, one after the other."""
    for _ in range(LIVES):
        dying = await scene.home.start()
        await asyncio.sleep(chance.uniform(0.5, 2.0))
        await dying.kill()


async def test_it_begins_once_when_the_bot_dies_while_it_is_posted():
    async with open_scene(bots=0) as scene:
        await made_due(scene, "swiss")
        await scene.killed_while_it_posts("after")
        await scene.start()
        await begun(scene, 1)
        assert dict(event_checks.posts(scene.discord)) == {1: 1}


@pytest.mark.parametrize("kind", KINDS)
async def test_it_goes_from_round_to_round_and_ends_once_in_many_short_lives(kind):
    chance = random.Random(5)
    async with open_scene(bots=0) as scene:
        await made_due(scene, kind)
        for number in (1, 2):
            await die_often(scene, chance)
            last = await scene.start()
            await begun(scene, number)
            await last.kill()
            event_checks.make_over(scene.home.database)
        await die_often(scene, chance)
        await scene.start()
        assert await until(lambda: stored(scene, "events", "ended_at IS NOT NULL") == 1, 20)
        await scene.check()
        assert event_checks.misled(scene.home.database, scene.discord) == []
        assert stored(scene, "event_posts") == 3
        assert stored(scene, "season_players", "place IS NOT NULL") == PEOPLE


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_bots_that_start_when_it_is_due_each_match_begins_once(kind):
    async with open_scene(bots=0) as scene:
        await made_due(scene, kind)
        await scene.start_at_once(2)
        await begun(scene, 1)

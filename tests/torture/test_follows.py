"""Those who follow a match are told once, at whatever moment the bot is killed, and however many bots there are."""

import asyncio

import pytest

from tests.torture.harness import checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import GREAT_PATIENCE
from tests.torture.harness.scene import answer_text, open_scene


async def followed(scene, *, daily=False, people=2):
    """Return a pair, the first board of their match, and the direct messages of some people who follow it."""
    pair, board = await scene.seated()
    places = []
    for number in range(people):
        user = scene.discord.world.person(f"Eve{number}")
        places.append(int(scene.discord.world.direct(user)["id"]))
        presses = [scene.discord.press(user, board.message, f"trilithon:follow:{board.match}") for _ in range(2)]
        assert all([await answer_text(press) for press in await asyncio.gather(*presses)])
        if daily:
            chosen = await scene.discord.press(user, board.message, f"trilithon:follow-how:{board.match}:1")
            assert await answer_text(chosen)
    return pair, board, places


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_the_end_is_told_once_to_each_whatever_request_the_bot_dies_in(moment):
    async with open_scene() as scene:
        pair, board, places = await followed(scene)
        scene.discord.routes.nonces_kept = 0
        await scene.killed_while_it_posts(moment, lambda: pair.resign(board, board.pinged), places[0])
        await scene.start()
        await scene.check()
        assert checks.told(scene.discord).total() == len(places)


async def test_a_digest_is_told_once_and_tells_all():
    async with open_scene() as scene:
        pair, board, places = await followed(scene, daily=True)
        await scene.move(pair, board)
        await scene.board(board.place, board.entry + 1)
        await scene.kill()
        scene.discord.routes.nonces_kept = 0
        checks.make_digests_due(scene.home.database)
        await scene.killed_while_it_posts("after", place=places[0])
        await scene.start()
        await scene.check()
        assert checks.told(scene.discord).total() == len(places)
        assert {row["entry"] for row in checks.read(scene.home.database, "SELECT entry FROM follows")} == {1}


async def test_of_two_bots_one_tells_and_a_check_notices_what_is_told_twice():
    async with open_scene(bots=2) as scene:
        scene.discord.gateway.shards = True
        first, second = await followed(scene), await followed(scene, daily=True, people=1)
        for pair, board, _ in (first, second):
            assert await answer_text(await pair.resign(board, board.pinged))
        await scene.quiet()
        await scene.kill()
        checks.make_digests_due(scene.home.database)
        await scene.start_at_once(2)
        assert await until(lambda: checks.told(scene.discord).total() == 3, GREAT_PATIENCE)
        await scene.check()
        assert not checks.read(scene.home.database, "SELECT * FROM follows")
        place = second[2][0]
        scene.discord.world.messages[place] |= {7: scene.discord.posted(place)[-1]}
        assert len(checks.untold(scene.home.database, scene.discord)) == 1
        scene.discord.world.messages[place].clear()
        assert len(checks.untold(scene.home.database, scene.discord)) == 1

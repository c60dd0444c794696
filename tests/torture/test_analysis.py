"""What was tried on a thinking board is stored or not, whenever the bot is killed, and the tree stays sound."""

import random

import pytest

from tests.torture.harness.scene import open_scene
from tests.torture.harness.thoughts import Thinker, stored_moves


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_bot_that_is_killed_in_mid_thought_leaves_the_tree_as_it_was_stored(moment):
    async with open_scene() as scene:
        pair, board = await scene.seated()
        thinker = Thinker(scene.discord, pair.ann, random.Random(3), scene.log.thoughts)
        await thinker.think(board.place, board.match, pair.shown(board))
        before = stored_moves(scene.home.database)
        assert before
        hold = scene.discord.holds.next("answer", moment)
        opening = await scene.discord.command(pair.ann, board.place, "analyse", match=str(board.match))
        await hold.arrived.wait()
        await scene.bots[0].kill()
        scene.discord.holds.cancel(hold)
        assert opening.delivered
        assert stored_moves(scene.home.database) == before
        await scene.start()
        await thinker.think(board.place, board.match, pair.shown(board))
        await scene.check()


async def test_a_check_notices_a_move_that_nobody_tried_and_one_that_is_lost():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        thinker = Thinker(scene.discord, pair.ann, random.Random(3), scene.log.thoughts)
        await thinker.think(board.place, board.match, pair.shown(board))
        await scene.check()
        scene.home.database.query("UPDATE analysis_moves SET text = '1a-1a'")
        assert any("thought of by nobody" in problem for problem in scene.amiss())
        assert any("not stored" in problem for problem in scene.amiss())

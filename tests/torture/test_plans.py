"""A reply and the planned answer are stored together or not at all, whenever the bot is killed, and have one board."""

import pytest

from tests.torture.harness import checks
from tests.torture.harness.scene import open_scene


async def planned(scene, pair, board):
    """Have whoever waits plan an answer to the first legal move, and return the reply."""
    [waits] = [person for person in pair.people if person != board.pinged]
    reply = next(pair.shown(board).legal_moves())
    plan = await pair.plan(board, waits, [reply])
    assert plan.accepted, plan.interaction.text
    return reply


@pytest.mark.parametrize(("what", "moment"), [("answer", "before"), ("message", "after")])
async def test_a_bot_that_is_killed_as_the_reply_comes_leaves_both_entries_and_one_board(what, moment):
    async with open_scene() as scene:
        pair, board = await scene.seated()
        await planned(scene, pair, board)
        hold = await scene.killed_in_a_move(pair, board, what, moment)
        scene.discord.holds.cancel(hold)
        await scene.start()
        shown = await scene.board(board.place, board.entry + 2)
        await scene.check()
        assert shown.pinged == board.pinged
        assert checks.planned_entries(scene.home.database) == {board.match: {2}}


async def test_a_plan_that_is_changed_in_another_bot_as_the_reply_comes_is_the_old_one_or_the_new_one():
    async with open_scene(bots=2) as scene:
        pair, board = await scene.seated()
        reply = await planned(scene, pair, board)
        [waits] = [person for person in pair.people if person != board.pinged]
        other = await pair.plan(board, waits, [*list(pair.shown(board).legal_moves())[1:4]], wait=False)
        await pair.attempt(board, board.pinged, reply, "command")
        await scene.board(board.place, board.entry + 2)
        await other.interaction.answered_within(10)
        await scene.check()


async def test_a_check_notices_a_reply_without_its_answer_and_a_board_too_many():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        await planned(scene, pair, board)
        await scene.move(pair, board)
        await scene.board(board.place, board.entry + 2)
        await scene.check()
        scene.home.database.query("UPDATE moves SET planned = false")
        assert len(scene.amiss()) == 2
        answer = checks.records(scene.home.database)[board.match][1].text
        line = "INSERT INTO plans VALUES (:match, 1, 1, 1, :moves)"
        scene.home.database.query(line, match=board.match, moves=f"{answer} / 29a-28a")
        assert [problem.partition(":")[0] for problem in checks.unplayed(scene.home.database)] == [
            "a reply without its planned answer"
        ]

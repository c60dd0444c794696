"""A person plays against a computer while the bot, or the process that thinks, is killed or stopped."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.torture.harness import checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.scene import open_scene

STOPS_WITHIN = 10.0


async def answered(scene, board):
    """Return the board with the computer's answer, and check that all is as it should be."""
    found = await scene.board(board.place, board.entry + 2)
    await scene.check()
    return found


async def test_a_computer_answers_once_with_two_bots_on_the_same_database():
    async with open_scene(bots=2) as scene:
        scene.discord.gateway.shards = True  # a command that both get is carried out twice: two matches
        pair, board = await scene.seated(alone=True)
        for _ in range(2):
            await scene.move(pair, board)
            board = await answered(scene, board)
        assert checks.stored(scene.home.database) == board.entry


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_bot_that_is_killed_while_a_computer_thinks_leaves_the_answer_to_the_next(moment):
    async with open_scene() as scene:
        pair, board = await scene.seated(alone=True)
        hold = await scene.killed_in_a_move(pair, board, "answer", moment)
        scene.discord.holds.cancel(hold)
        await scene.start()
        await answered(scene, board)


async def test_a_bot_that_is_stopped_while_a_computer_thinks_stops_in_time_and_the_next_answers():
    async with open_scene() as scene:
        pair, board = await scene.seated(alone=True)
        moved = await scene.move(pair, board)
        assert await moved.interaction.answered_within(10)
        code, seconds = await scene.bots[0].stop(STOPS_WITHIN)
        assert (code, seconds < STOPS_WITHIN) == (0, True)
        await scene.start()
        await answered(scene, board)


async def test_search_processes_think_for_a_bot_and_where_one_is_killed_in_mid_thought_the_next_does():
    async with open_scene(bots=0) as scene:
        scene.home.settings["SEARCH_PROCESSES"] = "0"
        await scene.start()
        replacing = asyncio.create_task(replace_in_thought(scene.home, await scene.home.start("--search")))
        pair, board = await scene.seated(alone=True)
        await scene.move(pair, board)
        await answered(scene, board)
        assert replacing.done()


async def replace_in_thought(home, search):
    """Kill a search process as soon as it thinks, and start another."""
    assert await until(lambda: children(search.pid), 30, every=0.01)
    await search.kill()
    await home.start("--search")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are found by /proc")
async def test_a_process_that_is_killed_while_it_thinks_is_replaced():
    async with open_scene() as scene:
        pair, board = await scene.seated(alone=True)
        killing = asyncio.create_task(kill_thinkers(scene.bots[0].pid, times=2))
        await scene.move(pair, board)
        await answered(scene, board)
        killing.cancel()


async def kill_thinkers(bot, times):
    """Kill the processes that a bot has started to think, one after the other as they come."""
    killed = set()
    end = time.monotonic() + 30
    while len(killed) < times and time.monotonic() < end:
        for child in children(bot) - killed:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            killed.add(child)
        await asyncio.sleep(0.02)


def children(parent):
    """Return the ids of the processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _, _, rest = stat.read_text().rpartition(")")
            if int(rest.split()[1]) == parent:
                found.add(int(stat.parent.name))
    return found

"""The bot is killed, cut off or stopped at one certain moment, and comes back."""

import asyncio

import pytest

from tests.torture.harness import checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import boards
from tests.torture.harness.process import LEASE_SECONDS
from tests.torture.harness.scene import answer_text, open_scene

STOPS_WITHIN = 10.0


@pytest.mark.parametrize("nonces_kept", [300, 0], ids=["discord knows the nonce", "discord has forgotten the nonce"])
async def test_a_board_is_posted_once_when_the_response_to_its_request_is_lost(nonces_kept):
    async with open_scene() as scene:
        scene.discord.routes.nonces_kept = nonces_kept
        pair, board = await scene.seated()
        hold = await scene.killed_in_a_move(pair, board, "message", "after")
        scene.discord.holds.cancel(hold)
        await scene.start()
        await scene.check()


async def test_a_board_is_found_again_behind_whatever_was_said_in_the_meantime():
    async with open_scene() as scene:
        scene.discord.routes.nonces_kept = 0
        pair, board = await scene.seated()
        hold = await scene.killed_in_a_move(pair, board, "message", "after")
        scene.discord.holds.cancel(hold)
        for number in range(120):
            await scene.discord.write(pair.ann, board.place, f"Where is it? {number}")
        await scene.start()
        await scene.check()


async def test_a_board_is_posted_once_when_the_network_delivers_it_after_the_next_bot_has_posted_it():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = await scene.killed_in_a_move(pair, board, "message", "before")
        await scene.start()
        await scene.board(board.place, 1)
        scene.discord.holds.cancel(hold)
        await until(lambda: scene.discord.routes.repeated, 5)
        await scene.check()


async def test_a_board_is_posted_by_the_next_bot_when_it_never_came_through():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = await scene.killed_in_a_move(pair, board, "message", "before")
        scene.discord.holds.lose(hold)
        await scene.start()
        await scene.check()


async def test_a_match_has_one_thread_when_the_response_to_its_request_is_lost():
    async with open_scene() as scene:
        hold = scene.discord.holds.next("thread", "after")
        beginning = asyncio.create_task(scene.seated())
        await hold.arrived.wait()
        await scene.bots[0].kill()
        scene.discord.holds.cancel(hold)
        await scene.start()
        await beginning
        await scene.check()


async def test_a_challenge_card_is_posted_once_when_the_response_to_its_request_is_lost():
    async with open_scene() as scene:
        scene.discord.routes.nonces_kept = 0
        pair = await scene.pair()
        hold = scene.discord.holds.next("message", "after")
        await scene.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", opponent=pair.bob)
        await hold.arrived.wait()
        await scene.bots[0].kill()
        scene.discord.holds.cancel(hold)
        await scene.start()
        await scene.quiet()
        assert len(pair.cards()) == 1


async def test_who_tries_again_after_an_answer_was_lost_is_told_that_the_match_has_moved_on():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        await scene.killed_in_a_move(pair, board, "answer", "before")
        await scene.start()
        again = await scene.move(pair, board)
        assert await answer_text(again.interaction)
        assert not again.accepted
        assert checks.stored(scene.home.database) == 1
        await scene.check()


@pytest.mark.parametrize("politely", [True, False], ids=["asked to reconnect", "cut off"])
async def test_a_bot_that_loses_its_connection_takes_it_up_again_and_hears_each_move_once(politely):
    async with open_scene() as scene:
        pair, board = await scene.seated()
        for entry in range(1, 4):
            await scene.discord.gateway.drop(politely=politely)
            await scene.move(pair, board, way="reply")
            board = await scene.board(board.place, entry)
        assert scene.discord.gateway.resumed == 3
        assert checks.stored(scene.home.database) == 3
        await scene.check()


async def test_a_match_has_its_thread_although_discord_tells_of_the_server_late():
    async with open_scene() as scene:
        pair = await scene.pair()
        hold = scene.discord.holds.next("thread", "before")
        beginning = asyncio.create_task(pair.begin())
        await hold.arrived.wait()
        await scene.bots[0].kill()
        scene.discord.holds.cancel(hold)
        scene.discord.gateway.guild_comes_after = 3 * LEASE_SECONDS
        await scene.start()
        thread = await beginning
        assert thread
        assert await scene.board(thread, 0)
        await scene.check()


async def test_a_reply_is_a_move_however_soon_it_follows_the_board():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        for entry in range(1, 6):
            await scene.move(pair, board, way="reply")
            board = await scene.board(board.place, entry)
        await scene.check()


async def test_a_reply_is_a_move_while_the_response_to_the_boards_request_is_lost():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = await scene.killed_in_a_move(pair, board, "message", "after")
        scene.discord.holds.cancel(hold)
        await scene.start()
        board = await scene.board(board.place, 1)
        await scene.move(pair, board, way="reply")
        await scene.board(board.place, 2)
        await scene.check()


async def test_a_stopped_bot_first_finishes_what_it_is_posting():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = scene.discord.holds.next("message", "after")
        await scene.move(pair, board)
        await hold.arrived.wait()
        stopping = asyncio.create_task(scene.bots[0].stop(STOPS_WITHIN))
        await asyncio.sleep(0.5)
        scene.discord.holds.cancel(hold)
        code, _ = await stopping
        assert code == 0
        await scene.check()


async def test_a_stopped_bot_does_not_wait_for_discord_for_ever():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = scene.discord.holds.next("message", "after")
        await scene.move(pair, board)
        await hold.arrived.wait()
        code, _ = await scene.bots[0].stop(STOPS_WITHIN)
        assert code == 0
        scene.discord.holds.cancel(hold)
        await scene.start()
        await scene.check()


@pytest.mark.parametrize("moment", ["login", "commands"])
async def test_a_bot_can_be_stopped_while_it_starts(moment):
    async with open_scene(bots=0) as scene:
        hold = scene.discord.holds.next(moment, "before")
        bot = await scene.home.start()
        await hold.arrived.wait()
        code, seconds = await bot.stop(STOPS_WITHIN)
        assert (code, scene.home.complaints()) == (0, [])
        assert seconds < 5
        scene.discord.holds.cancel(hold)
        await scene.start()
        _, board = await scene.seated()
        assert boards(scene.discord, board.place)
        await scene.check()

"""The bot is killed, cut off or stopped at one certain moment, and comes back."""

import asyncio

import pytest

from tests.torture import checks
from tests.torture.kill_run import until
from tests.torture.people import boards
from tests.torture.process import LEASE_SECONDS
from tests.torture.scene import answer_text, scene

STOPS_WITHIN = 10.0


@pytest.mark.parametrize("nonces_kept", [300, 0], ids=["discord knows the nonce", "discord has forgotten the nonce"])
async def test_a_board_is_posted_once_when_the_word_that_it_was_is_lost(nonces_kept):
    async with scene() as here:
        here.discord.routes.nonces_kept = nonces_kept
        pair, board = await here.seated()
        hold = await here.killed_in_a_move(pair, board, "message", "after")
        here.discord.holds.cancel(hold)
        await here.start()
        await here.check()


async def test_a_board_is_found_again_behind_whatever_was_said_in_the_meantime():
    async with scene() as here:
        here.discord.routes.nonces_kept = 0
        pair, board = await here.seated()
        hold = await here.killed_in_a_move(pair, board, "message", "after")
        here.discord.holds.cancel(hold)
        for number in range(120):
            await here.discord.write(pair.ann, board.place, f"Where is it? {number}")
        await here.start()
        await here.check()


async def test_a_board_is_posted_once_when_the_network_delivers_it_after_the_next_bot_has_posted_it():
    async with scene() as here:
        pair, board = await here.seated()
        hold = await here.killed_in_a_move(pair, board, "message", "before")
        await here.start()
        await here.board(board.place, 1)
        here.discord.holds.cancel(hold)
        await until(lambda: here.discord.routes.repeated, 5)
        await here.check()


async def test_a_board_is_posted_by_the_next_bot_when_it_never_came_through():
    async with scene() as here:
        pair, board = await here.seated()
        hold = await here.killed_in_a_move(pair, board, "message", "before")
        here.discord.holds.lose(hold)
        await here.start()
        await here.check()


async def test_a_match_has_one_thread_when_the_word_that_it_was_opened_is_lost():
    async with scene() as here:
        hold = here.discord.holds.next("thread", "after")
        beginning = asyncio.create_task(here.seated())
        await hold.arrived.wait()
        await here.bots[0].kill()
        here.discord.holds.cancel(hold)
        await here.start()
        await beginning
        await here.check()


async def test_a_challenge_card_is_posted_once_when_the_word_that_it_was_is_lost():
    async with scene() as here:
        here.discord.routes.nonces_kept = 0
        pair = await here.pair()
        hold = here.discord.holds.next("message", "after")
        await here.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", opponent=pair.bob)
        await hold.arrived.wait()
        await here.bots[0].kill()
        here.discord.holds.cancel(hold)
        await here.start()
        await here.quiet()
        assert len(pair.cards()) == 1


async def test_who_tries_again_after_an_answer_was_lost_is_told_that_the_match_has_moved_on():
    async with scene() as here:
        pair, board = await here.seated()
        await here.killed_in_a_move(pair, board, "answer", "before")
        await here.start()
        again = await here.move(pair, board)
        assert await answer_text(again.interaction)
        assert not again.accepted
        assert checks.stored(here.home.database) == 1
        await here.check()


@pytest.mark.parametrize("politely", [True, False], ids=["asked to reconnect", "cut off"])
async def test_a_bot_that_loses_its_connection_takes_it_up_again_and_hears_each_move_once(politely):
    async with scene() as here:
        pair, board = await here.seated()
        for entry in range(1, 4):
            await here.discord.gateway.drop(politely=politely)
            await here.move(pair, board, way="reply")
            board = await here.board(board.place, entry)
        assert here.discord.gateway.resumed == 3
        assert checks.stored(here.home.database) == 3
        await here.check()


async def test_a_match_has_its_thread_although_discord_tells_of_the_server_late():
    async with scene() as here:
        pair = await here.pair()
        hold = here.discord.holds.next("thread", "before")
        beginning = asyncio.create_task(pair.begin())
        await hold.arrived.wait()
        await here.bots[0].kill()
        here.discord.holds.cancel(hold)
        here.discord.gateway.guild_comes_after = 3 * LEASE_SECONDS
        await here.start()
        thread = await beginning
        assert thread
        assert await here.board(thread, 0)
        await here.check()


async def test_a_reply_is_a_move_however_soon_it_follows_the_board():
    async with scene() as here:
        pair, board = await here.seated()
        for entry in range(1, 6):
            await here.move(pair, board, way="reply")
            board = await here.board(board.place, entry)
        await here.check()


async def test_a_reply_is_a_move_while_the_word_that_the_board_was_posted_is_lost():
    async with scene() as here:
        pair, board = await here.seated()
        hold = await here.killed_in_a_move(pair, board, "message", "after")
        here.discord.holds.cancel(hold)
        await here.start()
        board = await here.board(board.place, 1)
        await here.move(pair, board, way="reply")
        await here.board(board.place, 2)
        await here.check()


async def test_a_stopped_bot_first_finishes_what_it_is_posting():
    async with scene() as here:
        pair, board = await here.seated()
        hold = here.discord.holds.next("message", "after")
        await here.move(pair, board)
        await hold.arrived.wait()
        stopping = asyncio.create_task(here.bots[0].stop(STOPS_WITHIN))
        await asyncio.sleep(0.5)
        here.discord.holds.cancel(hold)
        code, _ = await stopping
        assert code == 0
        await here.check()


async def test_a_stopped_bot_does_not_wait_for_discord_for_ever():
    async with scene() as here:
        pair, board = await here.seated()
        hold = here.discord.holds.next("message", "after")
        await here.move(pair, board)
        await hold.arrived.wait()
        code, _ = await here.bots[0].stop(STOPS_WITHIN)
        assert code == 0
        here.discord.holds.cancel(hold)
        await here.start()
        await here.check()


@pytest.mark.parametrize("moment", ["login", "commands"])
async def test_a_bot_can_be_stopped_while_it_starts(moment):
    async with scene(bots=0) as here:
        hold = here.discord.holds.next(moment, "before")
        bot = await here.home.start()
        await hold.arrived.wait()
        code, seconds = await bot.stop(STOPS_WITHIN)
        assert (code, here.home.complaints()) == (0, [])
        assert seconds < 5
        here.discord.holds.cancel(hold)
        await here.start()
        _, board = await here.seated()
        assert boards(here.discord, board.place)
        await here.check()

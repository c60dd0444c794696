"""The page and several processes: what one stores the page of another shows, and a kill in mid-press undoes nothing."""

import asyncio
import time

import aiohttp
import pytest

from tests.torture.harness import checks
from tests.torture.harness.people import Board, Pair
from tests.torture.harness.scene import Scene, answer_text, open_scene
from tests.torture.test_two_senders import way_to
from tests.web.visiting import Visit

pytestmark = pytest.mark.both

SHOWN_WITHIN = 1.0
"""Seconds until a page shows what another process has stored, once that is answered."""


async def opened(pair: Pair, board: Board) -> Visit:
    """Have the player to move open the page."""
    assert board.pinged
    visit = await pair.open_page(board, board.pinged)
    assert visit
    return visit


async def test_a_move_that_another_process_stores_shows_on_a_page_within_a_second():
    async with open_scene(bots=0) as scene:
        scene.discord.gateway.shards = True
        scene.home.serve_page()
        await scene.start()
        del scene.home.settings["WEB_PORT"]  # the first one has it
        await scene.start()
        pair, board = await scene.seated()
        visit = await opened(pair, board)
        socket = await visit.socket()
        await socket.send_str(str(board.match))
        await socket.receive()
        request = await scene.move(pair, board, way_to(board, 1))
        await answer_text(request.interaction)
        assert request.accepted
        began = time.monotonic()
        assert (await socket.receive_json(timeout=10))["changed"] == [board.match]
        assert (await visit.data(f"match/{board.match}"))["last"] == 1
        assert time.monotonic() - began < SHOWN_WITHIN
        await pair.close_pages()
        await scene.check()


async def test_a_bot_that_is_killed_in_mid_press_loses_no_move_and_plays_none_twice():
    async with open_scene(bots=0) as scene:
        scene.home.serve_page()
        await scene.start()
        pair, board = await scene.seated()
        visit, match = await opened(pair, board), f"match/{board.match}"
        begun = await visit.data(f"{match}/touch", moment=0, typed="", place="30a")
        await restarted(scene)
        whole = await visit.data(f"{match}/touch", moment=0, typed=begun["typed"], place="29a")
        playing = [asyncio.create_task(pair.attempt(board, board.pinged or 0, whole["move"], "page")) for _ in range(2)]
        await asyncio.sleep(0.02)
        await restarted(scene)
        tried = await asyncio.gather(*playing)
        tried.append(await pair.attempt(board, board.pinged or 0, whole["move"], "page"))
        assert sum(request.played for request in tried) <= 1
        assert [entry.text for entry in checks.records(scene.home.database)[board.match]] == [whole["move"]]
        assert (await visit.data(match))["last"] == 1
        await pair.close_pages()
        await scene.check()


async def restarted(scene: Scene) -> None:
    """Kill the bot, and start another in its place, whose page answers."""
    await scene.kill()
    await scene.start()
    address = f"{scene.home.settings['PUBLIC_URL']}/enter"
    async with asyncio.timeout(10), aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 200

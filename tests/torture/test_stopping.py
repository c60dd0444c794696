"""One SIGTERM ends the bot, and ends it well, in every state that its connection may be in."""

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from locales import say
from store import dialect
from tests.databases import Database
from tests.proxy import proxy
from tests.torture.harness import checks
from tests.torture.harness.gateway import Step
from tests.torture.harness.holds import What
from tests.torture.harness.kill_run import TERMS, until
from tests.torture.harness.process import Bot
from tests.torture.harness.scene import Scene, open_scene

pytestmark = pytest.mark.both

STOPS_WITHIN = 10.0
REACHED_WITHIN = 60.0
STOPS = 3
"""How often the bot is stopped while people play."""
RECONNECTS = "Attempting a reconnect"
"""In what discord.py logs, as an error, where a connection is lost."""
Reach = Callable[[Scene, AsyncExitStack], Awaitable[Bot]]
"""Brings a bot to a state, in which it stays until the stack is closed."""


async def reached(condition: Callable[[], object]) -> None:
    assert await until(condition, REACHED_WITHIN, every=0.02)


def asking(what: What) -> Reach:
    """Return how a bot comes to wait for the answer to a request of its start."""

    async def reach(scene: Scene, stack: AsyncExitStack) -> Bot:
        hold = scene.discord.holds.next(what, "before")
        stack.callback(scene.discord.holds.cancel, hold)
        bot = await scene.home.start()
        await hold.arrived.wait()
        return bot

    return reach


def listening(step: Step) -> Reach:
    """Return how a bot comes to hear nothing from a step of its first connection on."""

    async def reach(scene: Scene, _: AsyncExitStack) -> Bot:
        scene.discord.gateway.silent_from = step
        bot = await scene.home.start()
        await reached(lambda: scene.discord.gateway.waiting)
        return bot

    return reach


def listening_again(step: Step) -> Reach:
    """Return how a bot comes to hear nothing from a step on when its connection is lost and it tries again."""

    async def reach(scene: Scene, stack: AsyncExitStack) -> Bot:
        bot = await play(scene, stack)
        scene.discord.gateway.silent_from = step
        await scene.discord.gateway.drop(politely=False)
        await reached(lambda: scene.discord.gateway.waiting)
        return bot

    return reach


async def play(scene: Scene, _: AsyncExitStack) -> Bot:
    """Start a bot with which people play."""
    bot = await scene.start()
    await scene.seated()
    return bot


async def back_off(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Have a bot lose its connection and be refused, so that it waits until it tries again."""
    bot = await play(scene, stack)
    scene.discord.gateway.is_away = True
    await scene.discord.gateway.drop(politely=True)
    await reached(lambda: scene.discord.gateway.refused >= 2)
    return bot


async def lose_discord(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot between which and Discord nothing passes any more."""
    way = await stack.enter_async_context(proxy(int(scene.discord.address.rpartition(":")[2])))
    scene.discord.address = f"http://127.0.0.1:{way.port}"
    scene.discord.gateway.address = f"ws://127.0.0.1:{way.port}/gateway/"
    bot = await play(scene, stack)
    stack.callback(way.flow)
    way.stall()
    return bot


async def post(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that posts a board for which Discord takes its time."""
    bot = await scene.start()
    pair, board = await scene.seated()
    hold = scene.discord.holds.next("message", "before")
    stack.callback(scene.discord.holds.cancel, hold)
    await scene.move(pair, board)
    await hold.arrived.wait()
    return bot


async def end(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that was told to stop before, and still posts something."""
    bot = await post(scene, stack)
    bot.process.terminate()
    await asyncio.sleep(0.5)
    return bot


async def be_shut_out(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that Discord wants no more, and that still posts something."""
    bot = await post(scene, stack)
    await scene.discord.gateway.shut(4014)
    await asyncio.sleep(0.5)
    return bot


async def show_page(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot whose page somebody has open, in a browser that does not answer."""
    scene.home.serve_page()
    bot = await scene.start()
    pair, board = await scene.seated()
    assert board.pinged
    stack.push_async_callback(pair.close_pages)
    visit = await pair.open_page(board, board.pinged)
    assert visit
    await visit.socket()
    return bot


async def wait_for_database(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that waits until another process leaves the database, before it can look at its tables."""
    await stack.enter_async_context(kept(scene.home.database))
    bot = await scene.home.start()
    await reached(lambda: "logging in" in str(scene.home.lines()))
    await asyncio.sleep(1)
    return bot


async def lose_database(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot whose database answers no more: another process has the file, or nothing comes from the server."""
    if scene.home.database.kind == "sqlite":
        bot = await play(scene, stack)
        await stack.enter_async_context(kept(scene.home.database))
        return bot
    address = make_url(scene.home.database.url)
    way = await stack.enter_async_context(proxy(address.port or 5432))
    scene.home.settings["DATABASE_URL"] = address.set(port=way.port).render_as_string(hide_password=False)
    bot = await play(scene, stack)
    stack.callback(way.flow)
    way.stall()
    return bot


@asynccontextmanager
async def kept(database: Database) -> AsyncIterator[None]:
    """Keep a database from everybody else."""
    if database.kind == "sqlite":
        with closing(sqlite3.connect(database.path)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            yield
        return
    engine = create_async_engine(database.url)
    dialect.PostgreSQL().configure(engine.sync_engine)
    async with engine.connect() as connection:
        await connection.execution_options(writing=dialect.Writing(10, [dialect.EVERYTHING]))
        await connection.begin()
        yield
    await engine.dispose()


STATES: dict[str, Reach] = {
    "logging in": asking("login"),
    "waiting for the database": wait_for_database,
    "telling its commands": asking("commands"),
    "connecting": listening("connecting"),
    "waiting for HELLO": listening("greeting"),
    "waiting for READY": listening("identifying"),
    "playing": play,
    "posting": post,
    "showing the page": show_page,
    "reconnecting": listening_again("connecting"),
    "waiting for another HELLO": listening_again("greeting"),
    "waiting for RESUMED": listening_again("identifying"),
    "backing off": back_off,
    "without Discord": lose_discord,
    "without a database": lose_database,
    "ending": end,
}


@pytest.mark.parametrize("state", STATES)
async def test_a_bot_ends_at_the_first_signal(state):
    async with open_scene(bots=0) as scene, AsyncExitStack() as stack:
        bot = await STATES[state](scene, stack)
        code, seconds = await bot.stop(STOPS_WITHIN)
        assert code == 0, scene.home.lines()[-20:]
        assert [line for line in scene.home.complaints() if RECONNECTS not in line] == []
        assert not (scene.home.folder / "health.json").exists()
        if "SECONDS" in os.environ:
            print(f"\nSECONDS {state}: {seconds:.1f}")


async def test_a_bot_that_is_stopped_while_discord_shuts_it_out_still_says_why():
    async with open_scene(bots=0) as scene, AsyncExitStack() as stack:
        bot = await be_shut_out(scene, stack)
        code, _ = await bot.stop(STOPS_WITHIN)
        assert code == 1
        assert json.loads(scene.home.lines()[-1])["sentence"] == say("en", "setup-intents-refused")


async def test_an_answer_that_a_stop_cuts_off_says_so_and_what_comes_later_is_left_alone():
    async with open_scene() as scene:
        pair, board = await scene.seated()
        hold = scene.discord.holds.next("answer", "before")
        move = await scene.move(pair, board)
        await hold.arrived.wait()
        stopping = asyncio.create_task(scene.bots[0].stop(STOPS_WITHIN))
        await asyncio.sleep(0.5)
        later = await scene.discord.command(pair.ann, pair.channel, "matches")
        code, _ = await stopping
        scene.discord.holds.cancel(hold)
        assert (code, scene.home.complaints()) == (0, [])
        assert move.interaction
        assert move.interaction.text == say("en", "fault-stopping")
        assert later.delivered
        assert later.answer is None
        assert not later.deferred


def cut_off_answers(scene: Scene) -> list[str]:
    """Return the interactions that bots have taken and not answered, and the stored moves of which nobody was told."""
    deferred = [asked for asked in scene.discord.world.interactions.values() if asked.deferred and not asked.answer]
    answers = checks.answering_entries(scene.home.database)
    told = {
        (request.match, ply, request.user, request.text)
        for request in scene.log.requests
        if request.interaction is None or request.accepted or request.interaction.text == say("en", "fault-stopping")
        for ply in request.places(answers[request.match])
    }
    untold = [
        entry
        for record in checks.records(scene.home.database).values()
        for entry in record
        if (entry.match, entry.ply, entry.user, entry.text) not in told
        if entry.ply not in answers[entry.match]
        if not entry.text.startswith("resign")
    ]
    return [f"deferred: {asked}" for asked in deferred] + [f"stored, and nobody was told: {entry}" for entry in untold]


async def test_a_bot_that_is_stopped_while_people_play_first_gives_the_answers_that_it_has_begun():
    rng = random.Random(2026)
    async with open_scene() as scene:
        pairs = [await scene.pair(terms) for terms in TERMS]
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        for _ in range(STOPS):
            wanted = scene.log.asked + 20
            assert await until(lambda wanted=wanted: scene.log.asked > wanted, REACHED_WITHIN)
            await asyncio.sleep(rng.uniform(0, 0.5))
            code, _ = await scene.bots.pop().stop(STOPS_WITHIN)
            assert code == 0
            assert cut_off_answers(scene) == []
            await scene.start()
        for pair in pairs:
            pair.resting.set()
        await asyncio.gather(*playing)
        await scene.check()

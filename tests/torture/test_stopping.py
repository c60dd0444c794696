"""One SIGTERM ends the bot, and ends it well, in every state that its connection may be in."""

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing

import pytest

from tests.proxy import proxy
from tests.torture.harness import checks
from tests.torture.harness.kill_run import TERMS, until
from tests.torture.harness.process import Bot
from tests.torture.harness.scene import Scene, open_scene

STOPS_WITHIN = 10.0
REACHED_WITHIN = 60.0


async def reached(condition: Callable[[], object]) -> None:
    assert await until(condition, REACHED_WITHIN, every=0.02)


async def held(scene: Scene, what: str, stack: AsyncExitStack) -> Bot:
    """Start a bot that waits for the answer to a request."""
    hold = scene.discord.holds.next(what, "before")
    stack.callback(scene.discord.holds.cancel, hold)
    bot = await scene.home.start()
    await hold.arrived.wait()
    return bot


async def silent(scene: Scene, step: str, stack: AsyncExitStack) -> Bot:
    """Start a bot whose connection hears nothing from a step on."""
    scene.discord.gateway.silent_from = step
    bot = await scene.home.start()
    await reached(lambda: scene.discord.gateway.waiting)
    return bot


async def connected(scene: Scene, stack: AsyncExitStack) -> Bot:
    await scene.start()
    await scene.seated()
    return scene.bots[0]


async def cut_off(scene: Scene, stack: AsyncExitStack, step: str) -> Bot:
    """Start a bot whose connection is lost, and which hears nothing from a step on when it tries again."""
    bot = await connected(scene, stack)
    scene.discord.gateway.silent_from = step
    await scene.discord.gateway.drop(politely=False)
    await reached(lambda: scene.discord.gateway.waiting)
    return bot


async def refused(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot whose connection is lost, and which waits until it tries again."""
    bot = await connected(scene, stack)
    scene.discord.gateway.is_away = True
    await scene.discord.gateway.drop(politely=True)
    await reached(lambda: scene.discord.gateway.refused >= 2)
    return bot


async def cut_through(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot between which and Discord nothing passes any more."""
    way = await stack.enter_async_context(proxy(int(scene.discord.address.rpartition(":")[2])))
    scene.discord.address = f"http://127.0.0.1:{way.port}"
    scene.discord.gateway.address = f"ws://127.0.0.1:{way.port}/gateway/"
    bot = await connected(scene, stack)
    stack.callback(way.flow)
    way.stall()
    return bot


async def opening(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that waits for another process to leave the database, before it can look at its tables."""
    other = stack.enter_context(closing(sqlite3.connect(scene.home.database.path, check_same_thread=False)))
    other.execute("BEGIN EXCLUSIVE")
    bot = await scene.home.start()
    await reached(lambda: "logging in" in str(scene.home.lines()))
    await asyncio.sleep(1)
    return bot


async def locked(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot whose database another process has for itself."""
    bot = await connected(scene, stack)
    other = stack.enter_context(closing(sqlite3.connect(scene.home.database.path, check_same_thread=False)))
    other.execute("BEGIN EXCLUSIVE")
    return bot


async def shut_out(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that Discord wants no more, while it posts something that takes long."""
    bot = await connected(scene, stack)
    pair, board = await scene.seated()
    hold = scene.discord.holds.next("message", "before")
    stack.callback(scene.discord.holds.cancel, hold)
    await scene.move(pair, board)
    await hold.arrived.wait()
    await scene.discord.gateway.shut(4014)
    await asyncio.sleep(0.5)
    return bot


async def stopping(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot that was told to stop before, and still posts something."""
    bot = await connected(scene, stack)
    pair, board = await scene.seated()
    hold = scene.discord.holds.next("message", "before")
    stack.callback(scene.discord.holds.cancel, hold)
    await scene.move(pair, board)
    await hold.arrived.wait()
    bot.process.terminate()
    await asyncio.sleep(0.5)
    return bot


STATES = {
    "opening": opening,
    "locked": locked,
    "shut out": shut_out,
    "stopping": stopping,
    "logging in": lambda scene, stack: held(scene, "login", stack),
    "telling its commands": lambda scene, stack: held(scene, "commands", stack),
    "connecting": lambda scene, stack: silent(scene, "connecting", stack),
    "waiting to be greeted": lambda scene, stack: silent(scene, "greeting", stack),
    "waiting for READY": lambda scene, stack: silent(scene, "identifying", stack),
    "connected": connected,
    "reconnecting": lambda scene, stack: cut_off(scene, stack, "connecting"),
    "waiting to be greeted again": lambda scene, stack: cut_off(scene, stack, "greeting"),
    "waiting for RESUMED": lambda scene, stack: cut_off(scene, stack, "identifying"),
    "waiting to reconnect": refused,
    "cut off from Discord": cut_through,
}


@pytest.mark.parametrize("state", STATES)
async def test_a_bot_ends_at_the_first_signal(state):
    async with open_scene(bots=0) as scene, AsyncExitStack() as stack:
        bot = await STATES[state](scene, stack)
        before = scene.home.complaints()
        code, seconds = await bot.stop(30)
        print(f"\nSECONDS {state}: {seconds:.1f} code {code} complaints {len(scene.home.complaints())}")
        print(scene.home.complaints()[len(before) :], scene.home.lines()[-3:])
        assert (code, scene.home.complaints()) == (0, before)


def cut_off_answers(scene: Scene) -> list[str]:
    """Return the interactions that the bot took and did not answer, and the stored moves of which nobody was told."""
    deferred = [asked for asked in scene.discord.world.interactions.values() if asked.deferred and not asked.answer]
    answers = checks.answering_entries(scene.home.database)
    told = {
        (request.match, ply, request.user, request.text)
        for request in scene.log.requests
        if request.accepted or request.interaction is None
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
        pairs = [await scene.pair(terms) for terms in (*TERMS, *TERMS, *TERMS)]
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        found = []
        for _ in range(int(os.environ.get("STOPS", "3"))):
            wanted = scene.log.asked + 20
            await until(lambda wanted=wanted: scene.log.asked > wanted, 30)
            await asyncio.sleep(rng.uniform(0, 0.5))
            code, seconds = await scene.bots.pop().stop(STOPS_WITHIN)
            new = cut_off_answers(scene)
            found.append((code, round(seconds, 1), len(scene.home.complaints()), len(new)))
            await scene.start()
        for pair in pairs:
            pair.resting.set()
        await asyncio.gather(*playing)
        for line in new[:12]:
            print("UNTOLD", line[:700])
        print("LATE", sum("too late" in line for line in scene.home.lines()), scene.discord.routes.strange[:3])
        print("STOPS", found, "asked", scene.log.asked)
        for line in scene.home.complaints():
            print("COMPLAINT", line[:200], line[-200:])
        await scene.check()

"""One SIGTERM ends the bot, and ends it well, in every state that its connection may be in."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing

import pytest

from tests.databases import server
from tests.proxy import Proxy, proxy
from tests.torture.harness.kill_run import until
from tests.torture.harness.process import Bot
from tests.torture.harness.scene import Scene, open_scene
from tests.torture.harness.world import Interaction

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


async def invalidated(scene: Scene, stack: AsyncExitStack) -> Bot:
    """Start a bot whose session is lost, and which waits until it may begin another."""
    bot = await connected(scene, stack)
    scene.discord.gateway.sessions = {}
    known = scene.discord.gateway.invalidated
    await scene.discord.gateway.drop(politely=False)
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


STATES = {
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
        code, seconds = await bot.stop(STOPS_WITHIN)
        print(f"\nSECONDS {state}: {seconds:.1f} code {code} complaints {len(scene.home.complaints())}")
        assert (code, scene.home.complaints()) == (0, [])

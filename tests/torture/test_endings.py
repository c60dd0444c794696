"""What Discord may do to a bot that it wants no more: the process ends, and says why and what to do."""

import asyncio
import json
import os
import signal

import pytest

from locales import say
from tests.torture.harness.scene import open_scene

ENDS_WITHIN = 60.0


async def last_words(scene, bot):
    """Return the sentence in the last line of the log of a process that has failed without a traceback."""
    async with asyncio.timeout(ENDS_WITHIN):
        code = await bot.ended()
    lines = scene.home.lines()
    assert code == 1, lines
    assert "Traceback" not in "".join(lines)
    return json.loads(lines[-1])["sentence"]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        pytest.param(4004, say("en", "setup-token-refused", variable="DISCORD_TOKEN"), id="token"),
        pytest.param(4014, say("en", "setup-intents-refused"), id="intents"),
        pytest.param(4012, say("en", "setup-gateway-closed", code="4012"), id="version"),
    ],
)
async def test_a_bot_whose_connection_discord_ends_for_good_says_why(code, sentence):
    async with open_scene() as scene:
        await scene.discord.gateway.shut(code)
        assert await last_words(scene, scene.bots[0]) == sentence


async def test_a_bot_that_is_busy_when_discord_ends_its_connection_for_good_says_why_at_once():
    async with open_scene() as scene:
        gateway, bot = scene.discord.gateway, scene.bots[0]
        os.kill(bot.pid, signal.SIGSTOP)
        await gateway.shut(4014)
        await asyncio.sleep(0.5)  # the network is closed behind the news
        os.kill(bot.pid, signal.SIGCONT)
        assert await last_words(scene, bot) == say("en", "setup-intents-refused")
        assert gateway.turned_away == 0


async def test_a_bot_that_is_answered_by_something_else_than_discord_says_so():
    async with open_scene(bots=0) as scene:
        scene.discord.routes.page = 200
        assert await last_words(scene, await scene.home.start()) == say("en", "setup-not-discord")


@pytest.mark.parametrize("status", [403, 429, 503])
async def test_a_bot_that_gets_a_page_in_place_of_discord_says_so(status):
    async with open_scene(bots=0) as scene:
        scene.discord.routes.page = status
        assert await last_words(scene, await scene.home.start()) == say("en", "setup-discord-refused", status=status)

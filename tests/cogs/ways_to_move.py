"""The equal ways to send a move, for tests of what is common to them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.cogs.conftest import Playing

Way = Callable[[Playing, str, str], Awaitable[Any]]


async def by_command(playing: Playing, who: str, text: str) -> Any:
    return await playing.move(who, text)


async def by_modal(playing: Playing, who: str, text: str) -> Any:
    return await playing.type_move(who, text)


async def by_reply(playing: Playing, who: str, text: str) -> Any:
    """Send a reply that is not played, and look at why."""
    await playing.sim.reply(who, playing.board, text)
    return (await playing.guild.press(who, playing.thread.last_message, "why")).response


PRIVATE_WAYS = pytest.mark.parametrize("way", [by_command, by_modal], ids=["command", "modal"])
EVERY_WAY = pytest.mark.parametrize("way", [by_command, by_modal, by_reply], ids=["command", "modal", "reply"])

"""Requests to Discord that fail, and methods that fail once."""

from typing import Any

import discord
import pytest

from tests.cogs.conftest import Guild

GONE = {"status": 404, "code": 10003}
DENIED = {"status": 403, "code": 50013}
HIDDEN = {"status": 403, "code": 50001}
NO_MESSAGE = {"status": 404, "code": 10008}
ARCHIVED = {"status": 400, "code": 50083}
LOCKED = {"status": 400, "code": 160005}
TOO_OLD = {"status": 429, "code": 30046}
CLOUDFLARE = {"status": 403, "code": 40333}
DOWN = {"status": 500}
BLOCKED = {"status": 400, "code": 200000}
HARMFUL_LINK = {"status": 400, "code": 240000}
MALFORMED = {"status": 400, "code": 50035}
WRONG_TYPE = {"status": 400, "code": 50024}
UNKNOWN_CODE = {"status": 403, "code": 59999}


class FailsOnce:
    """Replaces a method by one that fails the first time it is called; with `done`, after it has done its work."""

    def __init__(
        self, patch: pytest.MonkeyPatch, owner: type, name: str, fault: BaseException, *, done: bool = False
    ) -> None:
        real, faults = getattr(owner, name), [fault]

        async def method(*arguments: Any, **named: Any) -> Any:
            if not faults:
                return await real(*arguments, **named)
            if done:
                await real(*arguments, **named)
            raise faults.pop()

        patch.setattr(owner, name, method)


def fail_posts(guild: Guild, place: Any, **fault: Any) -> None:
    """Let every message to a channel fail."""
    guild.sim.env.inject_error("POST", f"/channels/{place.id}/messages", times=None, **(fault or DOWN))


def recover(guild: Guild) -> None:
    """Let no more requests fail."""
    guild.sim.env.backend.faults.clear()


def direct_messages(guild: Guild, name: str) -> list[discord.Message]:
    """Return the direct messages of a person."""
    return guild.sim.inbox(name)


def close_direct_messages(guild: Guild, name: str) -> None:
    """Close somebody's direct messages."""
    fail_posts(guild, guild.person(name).user.dm_channel, status=403, code=50007)

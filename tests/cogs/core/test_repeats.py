"""An event that is delivered twice is answered once."""

from typing import Any

import discord

from locales import say
from tests.cogs.conftest import FIRST, Guild


async def test_a_reply_that_is_delivered_twice_is_answered_once(guild: Guild) -> None:
    playing, heard = await guild.match("alice", "bruno"), []

    async def hear(message: discord.Message) -> None:
        heard.append(message)

    guild.bot.add_listener(hear, "on_message")
    await guild.sim.reply("alice", playing.board, "30a-30d")
    assert playing.thread.last_message.content == say("en", "reply-refused", player="Alice", kind="illegal")
    before, known = guild.requests("POST", "/messages"), [*heard]
    for message in known:
        guild.bot.dispatch("message", message)
    await guild.sim.settle()
    assert heard == known
    assert guild.requests("POST", "/messages") == before


async def test_a_command_and_a_button_that_are_delivered_twice_are_answered_once(guild: Guild, caplog: Any) -> None:
    playing = await guild.match("alice", "bruno")
    emit = guild.sim.env.backend.emit

    def twice(event: str, payload: Any, *rest: Any, **named: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, *rest, **named)
        return emit(event, payload, *rest, **named)

    guild.sim.env.backend.emit = twice
    await playing.by_command(FIRST)
    before = guild.requests("POST", "/callback")
    await guild.press("bruno", playing.board, "more")
    assert guild.requests("POST", "/callback") == before + 1
    assert guild.rows("SELECT text FROM moves") == [(FIRST,)]
    assert [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []

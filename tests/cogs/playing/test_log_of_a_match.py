"""`LOG_LEVEL=DEBUG` follows a match, and tells nothing that people write and nobody's name."""

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from cogs.core.discord_codes import Code
from playground.people import PEOPLE
from tests.cogs.conftest import FIRST, Guild, Playing
from tests.cogs.teams.team_matches import team_match

Record = Callable[..., io.StringIO]
SECOND, ILLEGAL = "1a-2a", "30a-30b"
TEXTS = ("walrus by night", "Zanzibar 5", "quite a quagga", "xylophone")
"""What people write here, none of which the bot writes itself."""


def told(lines: io.StringIO) -> list[dict[str, Any]]:
    """Return what the log has said."""
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def about(lines: io.StringIO, match: int) -> list[tuple[str, Any]]:
    """Return the events of a match, each with what tells it from others of its kind."""
    found = [line for line in told(lines) if line.get("match") == match]
    return [(line["event"], line.get("entry", line.get("code", line.get("kind")))) for line in found]


async def test_entries_posts_threads_and_refusals_of_a_match_are_told_by_its_number(
    guild: Guild,
    record: Record,
) -> None:
    lines = record("json")
    playing = await guild.match("alice", "chloe")
    await playing.by_command(FIRST)
    await playing.move("alice", SECOND)
    await playing.type_move("chloe", ILLEGAL)
    await guild.sim.reply("chloe", playing.board, ILLEGAL)
    await guild.sim.settle()
    begun, opened, *rest = about(lines, 1)
    assert (begun[0], opened[0]) == ("a match has begun", "a thread is opened")
    assert rest == [
        ("posted", 0),
        ("an entry is stored", 1),
        ("posted", 1),
        ("refused", "not-your-turn"),
        ("refused", "empty-start"),
        ("refused", "empty-start"),
    ]
    [thread] = {line["thread"] for line in told(lines) if "thread" in line}
    assert thread == playing.thread.id
    assert [line["channel"] for line in told(lines) if line["event"] == "posted"][-1] == thread


async def test_a_place_that_refuses_a_thread_or_a_board_is_told_by_discords_code(
    guild: Guild,
    record: Record,
) -> None:
    lines = record("json")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=Code.MISSING_PERMISSIONS)
    await guild.challenge("alice", "chloe")
    await guild.press("chloe", guild.channel.last_message, "accept")
    assert ("no thread is opened", Code.MISSING_PERMISSIONS) in about(lines, 1)
    assert ("posted", 0) in about(lines, 1)


async def test_where_a_board_went_that_its_thread_refuses_is_told_with_the_reason(guild: Guild, record: Record) -> None:
    lines = record("json")
    playing = await guild.match("alice", "chloe")
    path = f"/channels/{playing.thread.id}/messages"
    guild.sim.env.inject_error("POST", path, times=None, status=403, code=Code.MISSING_PERMISSIONS)
    await playing.by_command(FIRST)
    [posted] = [line for line in told(lines) if line["event"] == "posted" and line["entry"] == 1]
    assert (posted["match"], posted["channel"]) == (1, guild.channel.id)
    [refused] = [line for line in told(lines) if line["event"] == "a channel refuses a post"]
    assert (refused["post"], refused["code"]) == (posted["post"], Code.MISSING_PERMISSIONS)


@pytest.mark.parametrize("form", ["text", "json"])
async def test_neither_names_nor_texts_nor_secrets_are_told(
    guild: Guild,
    record: Record,
    form: str,
) -> None:
    lines = record(form)
    playing = await team_match(guild, "chloe")
    await playing.by_command(FIRST)
    await say_all(guild, playing)
    voted = await playing.move("bruno", SECOND)
    await guild.fill_in("bruno", await guild.open_modal("bruno", voted, "vote-comment"), text=TEXTS[0])
    card = await guild.challenge("alice", "dimitri")
    await guild.decline("dimitri", card, TEXTS[2])
    written = lines.getvalue()
    assert "an entry is stored" in written
    assert "a vote is stored" in written
    assert "refused" in written
    names = {name for person in PEOPLE for name in (person.name, guild.person(person.key).user.name)}
    tokens = {interaction.token for interaction in guild.sim.env.backend.interactions.values()}
    assert len(tokens) > len(TEXTS)
    for secret in (*tokens, *names, *TEXTS, SECOND):
        assert secret.lower() not in written.lower()


async def say_all(guild: Guild, playing: Playing) -> None:
    """Write every text where people write texts."""
    for text in TEXTS:
        await playing.move("bruno", text)
        await playing.type_move("chloe", text)
        await guild.sim.reply("bruno", playing.board, text)
    await guild.sim.settle()

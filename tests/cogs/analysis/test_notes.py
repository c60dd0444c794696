"""Notes are shown to whoever wrote them wherever they look at a board, and to nobody else anywhere."""

from typing import Any

import pytest

from locales import say
from tests.cogs.analysis.test_analysis_board import go, opened, press, type_move
from tests.cogs.conftest import Guild, Playing, said, way_to

HERE, WHOLE = "Beware of zq7 here", "The plan is xk9"
MARKS = ("zq7", "xk9")


@pytest.fixture
async def noted(guild: Guild) -> Playing:
    """Return a match with notes of Alice's on the board after the first move, and on the match."""
    playing = await guild.match("alice", "chloe", game="druid")
    await playing.by_command("a1")
    more = await press(guild, "alice", playing.board, "more")
    box = await guild.open_modal("alice", more, "note")
    answer = (await guild.fill_in("alice", box, position=HERE, whole=WHOLE)).response
    assert answer.content.startswith(say("en", "note-stored", any=True))
    return playing


def shows(message: Any) -> bool:
    """Return whether a message has both notes."""
    return all(mark in said(message) for mark in MARKS)


async def test_notes_stand_below_ones_own_boards_on_the_desk_and_in_ones_record(guild: Guild, noted: Playing) -> None:
    assert shows(await noted.ask("alice", "board"))
    page = await noted.ask("alice", "board", move=1)
    assert shows(page)
    assert "zq7" not in said(await noted.ask("alice", "board", move=0))
    assert shows(await opened(guild, noted))
    assert "xk9" in said(await guild.ask("alice", "desk"))
    record = await press(guild, "alice", page, "record")
    text = (await record.attachments[0].read()).decode()
    assert f"# {WHOLE}\n" in text
    assert text.endswith(f"a1\n# {HERE}\n")


async def test_the_preview_of_a_move_shows_the_note_on_what_it_leads_to(guild: Guild, noted: Playing) -> None:
    board = await type_move(guild, "chloe", await opened(guild, noted, "chloe"), "b4")
    box = await guild.open_modal("chloe", await press(guild, "chloe", board, "think-more"), "think-note")
    board = (await guild.fill_in("chloe", box, position="after zq8")).response
    assert "zq8" in board.content
    assert "zq8" not in (await go(guild, "chloe", board, "back")).content
    panel = await press(guild, "chloe", noted.board, "move")
    for number in way_to(noted.state, "b4") or ():
        panel = await noted.choose("chloe", panel, number)
    assert say("fr", "pick-ahead", move="b4") in panel.content
    assert "zq8" in panel.content


async def test_an_empty_note_is_deleted_and_a_long_one_is_cut_below_boards_only(guild: Guild, noted: Playing) -> None:
    more = await press(guild, "alice", noted.board, "more")
    box = await guild.open_modal("alice", more, "note")
    await guild.fill_in("alice", box, position="*" * 1_000, whole="")
    assert guild.rows("SELECT text FROM private_notes") == [("*" * 1_000,)]
    board = await opened(guild, noted)
    assert len(board.content) < 2_000
    assert "…" in board.content


async def test_nobody_else_sees_a_note_in_posts_records_reviews_alt_texts_or_logs(
    guild: Guild, noted: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    await noted.by_command("b4")
    looked = [
        await noted.ask("chloe", "board"),
        await noted.ask("chloe", "board", move=1),
        await guild.ask("chloe", "desk"),
        await opened(guild, noted, "chloe"),
        await press(guild, "chloe", noted.board, "more"),
    ]
    record = await press(guild, "chloe", looked[1], "record")
    own = [await noted.ask("alice", "board"), await noted.ask("alice", "board", move=1), await opened(guild, noted)]
    await noted.ask("alice", "match resign")
    everything = [
        *(said(message) for message in (*looked, record, *guild.everything())),
        *(file.description or "" for message in (*looked, *own, *guild.everything()) for file in message.attachments),
        (await record.attachments[0].read()).decode(),
        *(str(record.__dict__) for record in caplog.records),
    ]
    assert not [text for text in everything if any(mark in text for mark in MARKS)]

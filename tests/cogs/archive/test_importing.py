"""`/match import` without a file: the modal that takes an upload or a pasted text."""

from typing import Any

import pytest

from engine import GAMES
from locales import say
from matches.archive import archive_service
from tests.cogs.conftest import READERS, SPOKEN, Guild, said
from tests.cogs.discord_limits import check_modal

RECORD = "contiguity\n1. 30a-29a\n2. 1a-2a"
POSITION = GAMES["druid"].start({"size": 8}).play("d4").text()


async def opened(guild: Guild, who: str) -> Any:
    """Give the command without a file, and return the modal."""
    answer = await guild.person(who).slash(guild.sim.channel, "match import")
    check_modal(answer.modal)
    return answer


async def submitted(guild: Guild, who: str, **given: Any) -> Any:
    """Submit the modal with a file or text, and return the private answer."""
    answer = await guild.person(who).submit_modal(await opened(guild, who), given)
    await guild.sim.settle()
    assert answer.response.ephemeral
    return answer.response


async def test_a_match_is_played_its_record_uploaded_in_the_modal_and_replayed_after_a_restart(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for who, move in (("alice", "30a-29a"), ("chloe", "1a-2a")):
        await guild.ask(who, "move", playing.thread, move=move)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    (file,) = (await guild.press("alice", playing.board, "record")).response.attachments
    record = await file.read()
    modal = await opened(guild, "chloe")
    await guild.sim.restart(crash=True)
    answer = await guild.person("chloe").submit_modal(modal, {"file": (file.filename, record)})
    await guild.sim.settle()
    names = ("Alice", "Chloé")
    page = say("fr", "view-page", id="2", game="Contiguity", names=names, ply=0, last=2, stands=True)
    assert answer.response.content.startswith(page)
    again = await (await guild.press("chloe", answer.response, "record")).response.attachments[0].read()
    assert again == record


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
async def test_an_uploaded_text_is_read_in_the_encodings_that_editors_write(guild: Guild, encoding: str) -> None:
    page = await submitted(guild, "alice", file=("r.txt", f"{RECORD}\n# « joué »\x1a".encode(encoding)))
    assert page.attachments, page.content


async def test_a_pasted_record_becomes_a_match_and_a_pasted_position_a_board(guild: Guild) -> None:
    page = await submitted(guild, "alice", text=RECORD)
    names = ("—", "—")
    assert page.content.startswith(
        say("en", "view-page", id="1", game="Contiguity", names=names, ply=0, last=2, stands=True)
    )
    board = await submitted(guild, "alice", text=POSITION)
    assert board.attachments
    assert say("en", "game-druid") in said(board)
    assert guild.rows("SELECT game, plies FROM matches") == [("contiguity", 2)]


PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
REFUSED: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "nothing": ({}, "record-missing", {}),
    "blanks": ({"text": " \n\t "}, "record-missing", {}),
    "both": ({"file": ("r.txt", RECORD.encode()), "text": RECORD}, "record-both", {}),
    "an empty file": ({"file": ("r.txt", b"")}, "record-empty", {"file": "r.txt"}),
    "a file of blanks": ({"file": ("r.txt", b"\xef\xbb\xbf \r\n")}, "record-empty", {"file": "r.txt"}),
    "a picture": ({"file": ("board.png", PNG)}, "record-not-text", {"file": "board.png"}),
    "a large picture": ({"file": ("board.png", PNG * 300_000)}, "record-not-text", {"file": "board.png"}),
    "a picture as text": ({"file": ("r.txt", PNG)}, "record-not-text", {"file": "r.txt"}),
    "half of UTF-16": ({"file": ("r.txt", "contiguity".encode("utf-16")[2:])}, "record-not-text", {"file": "r.txt"}),
    "a large text": ({"file": ("r.txt", b"#" * 4_000_001)}, "record-long", {"size": 1000}),
    "prose": ({"text": "hello"}, "record-game", {"line": 1, "known": tuple(GAMES)}),
}


@pytest.mark.parametrize("language", READERS)
async def test_what_is_not_one_readable_thing_is_refused_with_the_reason_and_nothing_is_kept(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    who = READERS[language]
    for name, (given, code, data) in REFUSED.items():
        with subtests.test(name):
            answer = await submitted(guild, who, **given)
            assert answer.content == say(SPOKEN[who], f"refusal-{code}", **data)
            assert not answer.attachments
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(0,)]
    assert guild.rows("SELECT COUNT(*) FROM analyses") == [(0,)]


async def test_a_file_name_formats_and_pings_nothing(guild: Guild) -> None:
    answer = await submitted(guild, "alice", file=("**@everyone**`.bin", b"\0"))
    assert "@everyone" not in answer.content
    assert "**" not in answer.content.replace("\\*\\*", "")


async def test_what_the_modal_imports_counts_as_what_the_command_does(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_service, "MOST_A_DAY", 1)
    assert (await submitted(guild, "chloe", text=RECORD)).attachments
    answer = await submitted(guild, "chloe", file=("r.txt", RECORD.encode()))
    assert answer.content == say("fr", "refusal-records-today", most=1)
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(1,)]


async def test_in_a_direct_message_the_modal_works_too(guild: Guild) -> None:
    alice = guild.person("alice").user
    answer = await alice.submit_modal(await alice.slash("match import"), {"file": ("r.txt", RECORD.encode())})
    await guild.sim.settle()
    assert answer.response.attachments

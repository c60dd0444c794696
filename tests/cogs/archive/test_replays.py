"""Looking back at a match, board by board, for ever and for everybody who can see it."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import locales
from engine import GAMES
from locales import say, unbroken
from matches.archive import archive_service, records
from renderer import animation, perspectives
from tests.cogs.conftest import SPOKEN, Guild, Playing, actions, button, controls, labels, offered, said
from tests.cogs.forged_interactions import control, modal, send

MOVES = ("30a-29a", "1a-2a", "29a-28a")


async def played(guild: Guild) -> Playing:
    """Return a match of Alice and Chloé with three moves."""
    playing = await guild.match("alice", "chloe")
    for move in MOVES:
        await playing.by_command(move)
    return playing


def way(page: Any, name: str) -> str:
    """Return the custom id of a page's button."""
    return next(custom_id for custom_id in controls(page) if custom_id.endswith(f":{name}"))


def disabled(page: Any) -> list[str]:
    """Return the buttons of a page that are disabled."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in page.components]
    return [part["custom_id"].split(":")[-1] for row in rows for part in row["components"] if part.get("disabled")]


def drawn_on(answer: Any) -> int:
    """Return how many pictures an answer has."""
    return len(answer.attachments)


def boards_in(film: bytes) -> int:
    """Return how many boards a film shows: the frames that stay, since a change may be drawn in brief parts."""
    image, shown = Image.open(BytesIO(film)), 0
    for number in range(image.n_frames):
        image.seek(number)
        shown += image.info["duration"] > 20
    return shown


async def turn(guild: Guild, who: str, page: Any, name: str) -> Any:
    answer = await guild.person(who).click(page, custom_id=way(page, name))
    await guild.sim.settle()
    return answer.response


async def test_the_viewer_opens_at_the_start_and_steps_through_every_board(guild: Guild, drawn: list[Any]) -> None:
    playing = await played(guild)
    page = await playing.ask("chloe", "board", move=0)
    assert page.ephemeral
    assert page.content.startswith(
        say("fr", "view-page", id="1", game="Contiguity", names=("Alice", "Chloé"), ply=0, last=3, stands=True)
    )
    assert disabled(page) == ["first", "back"]
    for entry, move in enumerate(MOVES, 1):
        page = await turn(guild, "chloe", page, "forward")
        assert unbroken(f"`{move}`") in page.content
        assert drawn[-1][0].history == MOVES[:entry]
    assert disabled(page) == ["forward", "last"]
    page = await turn(guild, "chloe", page, "back")
    assert drawn[-1][0].history == MOVES[:2]
    page = await turn(guild, "chloe", page, "first")
    assert drawn[-1][0].history == ()
    await turn(guild, "chloe", page, "last")
    assert drawn[-1][0].history == MOVES


async def test_without_a_running_match_the_one_that_was_finished_last_is_looked_at(guild: Guild) -> None:
    told = (await guild.ask("chloe", "board", move=0)).content
    assert told == say("fr", "refusal-no-match-here")
    for command in ("challenge", "practice"):
        assert locales.command(command) in told
    for _ in range(2):
        playing = await guild.match("alice", "chloe")
        await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    elsewhere, names = guild.sim.guild.create_text_channel("elsewhere"), ("Alice", "Chloé")
    page = await guild.ask("chloe", "board", elsewhere)
    seen = {"game": "Contiguity", "names": names, "ply": 0, "last": 0, "stands": True}
    assert page.content.startswith(say("fr", "view-page", id="2", **seen))
    assert say("fr", "reason-resigned") in (await guild.ask("chloe", "board", elsewhere)).content
    await guild.match("alice", "chloe")
    page = await guild.ask("chloe", "board", elsewhere, move=0)
    assert page.content.startswith(say("fr", "view-page", id="3", **seen))


async def test_the_board_of_a_running_match_that_moved_on_is_the_last_one(guild: Guild, drawn: list[Any]) -> None:
    playing = await played(guild)
    page = await playing.ask("alice", "board", move=3)
    await playing.by_command("2a-3a")
    page = await turn(guild, "alice", page, "first")
    await turn(guild, "alice", page, "last")
    assert drawn[-1][0].history[-1] == "2a-3a"


async def find(guild: Guild, who: str, page: Any, written: str) -> Any:
    """Write the number of a move, and return the answer."""
    opened = await guild.person(who).click(page, custom_id=button(page, "view-find"))
    return (await guild.person(who).submit_modal(opened, {"text": written})).response


async def test_a_board_is_found_by_the_number_of_its_move_or_the_numbers_there_are_are_told(
    guild: Guild, drawn: list[Any]
) -> None:
    playing = await played(guild)
    page = await playing.ask("chloe", "board", move=1)
    for written, entry in (("2", 2), (" 0 ", 0), ("3", 3)):
        answer = await find(guild, "chloe", page, written)
        assert answer.id == page.id
        assert len(drawn[-1][0].history) == entry
    drawn.clear()
    for written, number in (("4", True), ("99", True), ("abc", False), ("²", False)):
        answer = await find(guild, "chloe", page, written)
        assert answer.id != page.id
        assert answer.content == say("fr", "refusal-no-such-number", typed=written, number=number, last=3)
    for move in (-5, 4):
        answer = await playing.ask("chloe", "board", move=move)
        assert answer.content == say("fr", "refusal-no-such-number", typed=str(move), number=True, last=3)
    assert drawn == [], "the page stays"


async def test_buttons_and_modals_of_older_versions_find_a_board_by_its_number(guild: Guild, drawn: list[Any]) -> None:
    playing = await played(guild)
    page, alice = await playing.ask("alice", "board", move=0), guild.person("alice")
    opened = await send(guild, control(guild, alice, page, "trilithon:view-find:1:3:0:2"))
    assert opened.modal["custom_id"] == "trilithon:view-at:1:3:0"
    await send(guild, modal(alice, playing.thread.id, "trilithon:view-at:1:3:0:2", {"text": "1"}))
    assert (drawn[-1][0].history, drawn[-1][1].since) == (MOVES[:1], None)


async def test_the_number_on_a_board_is_the_one_that_finds_it_also_after_moves_were_taken_back(
    guild: Guild, drawn: list[Any]
) -> None:
    playing = await played(guild)
    await playing.ask("alice", "match takeback")
    playing.state = playing.state.takeback(0)
    await playing.by_command("29a-27a")
    page = await playing.ask("alice", "board", move=3)
    assert drawn[-1][0].last == "29a-27a"
    assert say("en", "turn-played", player="Alice", move="29a-27a", ply=3) in page.content
    assert "Move 3 of 3." in page.content
    page = await turn(guild, "alice", page, "back")
    assert "Move 2 of 3." in page.content
    page = await turn(guild, "alice", page, "back")
    assert "Move 3, taken back later." in page.content
    record = (await (await guild.press("alice", page, "record")).response.attachments[0].read()).decode()
    numbers = [(line[:5].strip(), line.split("  ")[-1]) for line in record.splitlines()[-4:]]
    assert numbers == [("2.", "1a-2a"), ("3.", "29a-28a"), ("", "takeback 1"), ("3.", "29a-27a")]


async def test_the_end_is_announced_and_its_card_leads_to_the_viewer_for_ever(guild: Guild, drawn: list[Any]) -> None:
    playing = await played(guild)
    await guild.press("alice", await playing.ask("alice", "match resign"), "resign-yes")
    await guild.sim.restart(crash=True)
    assert actions(playing.board) == ["replay", "record", "review", "rematch"]
    page = (await guild.press("dimitri", playing.board, "replay")).response
    await guild.sim.restart()
    page = await turn(guild, "dimitri", page, "last")
    assert "**Chloé**" in page.content
    assert say("fr", "reason-resigned") in page.content
    assert drawn[-1][0].history[:3] == MOVES


async def test_a_match_elsewhere_is_not_shown_to_strangers(guild: Guild) -> None:
    await played(guild)
    answer = (await guild.person("dimitri").user.slash("board", match="1", move=0)).response
    assert answer.content == say("fr", "refusal-no-such-match", match="1")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_match_as_far_as_it_goes_is_animated_for_whoever_asks_also_after_its_end(
    guild: Guild, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await played(guild)
    page = await playing.ask(who, "board", move=0)
    assert say(SPOKEN[who], "button-animate") in labels(page)
    await playing.by_command("2a-3a")
    film = (await guild.press(who, page, "animate")).response
    assert film.ephemeral
    data = {"id": "1", "game": "Contiguity", "names": ("Alice", "Chloé")}
    assert film.content == say(SPOKEN[who], "view-film", **data)
    (file,) = film.attachments
    assert file.filename == "trilithon-1-replay.gif"
    assert file.description.startswith(say(SPOKEN[who], "alt-replay", names=("Alice", "Chloé")))
    assert boards_in(await file.read()) == 5
    await guild.press("alice", await playing.ask("alice", "match resign"), "resign-yes")
    await guild.sim.restart(crash=True)
    film = (await guild.press(who, page, "animate")).response
    assert say(SPOKEN[who], "reason-resigned") in film.attachments[0].description
    assert boards_in(await film.attachments[0].read()) == 6
    monkeypatch.setattr(animation, "MOST", 2)
    monkeypatch.setattr(animation, "FEWEST", 2)
    film = (await guild.press(who, page, "animate")).response
    assert film.content.endswith(say(SPOKEN[who], "view-film-part", stride=3, boards=6))
    assert boards_in(await film.attachments[0].read()) == 3, "boards that are left out are owned up to"


async def test_the_other_way_up_is_a_button_that_later_boards_keep(guild: Guild, drawn: list[Any]) -> None:
    playing = await played(guild)
    page = await playing.ask("alice", "board", move=0)
    page = await turn(guild, "alice", page, "flip")
    assert drawn[-1][1].perspective == perspectives(playing.state.game) // 2
    page = await turn(guild, "alice", page, "forward")
    assert drawn[-1][1].perspective == perspectives(playing.state.game) // 2
    await turn(guild, "alice", page, "flip")
    assert drawn[-1][1].perspective == 0


async def test_a_player_sees_all_that_changed_since_their_own_move_also_after_the_end(
    guild: Guild, drawn: list[Any]
) -> None:
    playing = await played(guild)
    for who in ("alice", "dimitri"):
        page = await playing.ask(who, "board", move=0)
        assert not any(custom_id.endswith(":since") for custom_id in controls(page)), "they have nothing to catch up on"
    opened = await playing.ask("chloe", "board", move=0)
    page = await turn(guild, "chloe", opened, "since")
    state, view = drawn[-1]
    assert (state.history, view.since) == (MOVES, 2)
    assert say("fr", "view-since", count=1) in page.content
    page = await turn(guild, "chloe", page, "back")
    assert drawn[-1][1].since is None
    await guild.press("alice", await playing.ask("alice", "match resign"), "resign-yes")
    await guild.sim.restart(crash=True)
    page = await turn(guild, "chloe", page, "since")
    assert (drawn[-1][0].history, drawn[-1][1].since) == (MOVES, 2)
    await turn(guild, "chloe", page, "last")


# Importing


async def imported(guild: Guild, who: str, file: bytes, name: str = "record.txt") -> Any:
    answer = await guild.person(who).slash(guild.sim.channel, "match import", record=(name, file))
    await guild.sim.settle()
    assert answer.response.ephemeral
    return answer.response


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_record_can_be_read_in_and_looked_at_and_had_again(guild: Guild, drawn: list[Any], who: str) -> None:
    playing = await played(guild)
    panel = (await guild.press("alice", playing.board, "more")).response
    record = await (await guild.press("alice", panel, "record")).response.attachments[0].read()
    page = await imported(guild, who, record)
    names = ("Alice", "Chloé")
    assert page.content.startswith(
        say(SPOKEN[who], "view-page", id="2", game="Contiguity", names=names, ply=0, last=3, stands=True)
    )
    await guild.sim.restart(crash=True)
    page = await turn(guild, who, page, "last")
    assert (drawn[-1][0].history, drawn[-1][1].names) == (MOVES, names)
    again = await (await guild.press(who, page, "record")).response.attachments[0].read()
    assert again == record
    assert (await guild.press(who, page, "animate")).response.attachments


async def test_an_imported_match_is_found_again_and_waits_for_nobody(guild: Guild) -> None:
    page = await imported(guild, "alice", b"contiguity\n1. 30a-29a")
    record = records.read((await (await guild.press("alice", page, "record")).response.attachments[0].read()).decode())
    assert (record.state.history, record.times) == (("30a-29a",), None)
    listed = await guild.person("alice").autocomplete(guild.sim.channel, "board", "match", "")
    assert offered(listed) == ["1"]
    assert "Contiguity" not in said(await guild.ask("alice", "desk"))
    assert (await guild.ask("dimitri", "board", match="1", move=0)).attachments
    assert (await guild.ask("alice", "board")).content == say("en", "refusal-no-match-here")
    (shown,) = (await guild.ask("dimitri", "board", match="1")).attachments
    assert shown.filename == "trilithon-1-1.png"
    for command in ("move", "match resign", "match takeback", "match draw"):
        given = {"move": "1a-2a"} if command == "move" else {}
        answer = await guild.ask("alice", command, match="1", **given)
        assert answer.content.startswith(say("en", "refusal-not-a-player", match="1", link="").split(",")[0])
    assert len(guild.everything()) == 0


FROM_A_POSITION = b"""\
druid-y size=4
> druid-y size=4
> ply 1
> stage play sides=0,1
> board ; turn 2; passes 0; out XO; X to move
1. a1
"""
NOT_KEPT = {
    "empty": b"",
    "binary": b"\x00\xff\xfe",
    "another game": b"chess\n1. e4",
    "illegal": b"contiguity\n1. 30a-30b",
    "options": b"contiguity\nbid bid",
    "huge": b"x" * 500_000,
    "a long line": b'contiguity\nplayer 0: "A"' + b" " * 90_000 + b"x",
    "many entries": b"contiguity\n" + b"30a-29a\ntakeback 1\n" * 2_501,
    "a position": FROM_A_POSITION,
}


async def test_what_is_no_record_is_refused_in_a_sentence_and_nothing_is_kept(guild: Guild) -> None:
    for name, file in NOT_KEPT.items():
        answer = await imported(guild, "chloe", file)
        assert answer.content, name
        assert len(answer.content) < 400, name
    assert answer.content == say("fr", "refusal-record-position", line=2)
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(0,)]


async def test_names_that_hide_or_turn_text_are_shown_as_one_visible_line(guild: Guild) -> None:
    record = 'contiguity\nplayer 0: "Hil\u202ede\\nresult"\nplayer 1: "\u200b\ufeff"\n1. 30a-29a'
    page = await imported(guild, "chloe", record.encode())
    names = ("Hilde result", "—")
    assert page.content.startswith(
        say("fr", "view-page", id="1", game="Contiguity", names=names, ply=0, last=1, stands=True)
    )


async def test_nobody_fills_the_house_with_records(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_service, "MOST", 2)
    for _ in range(2):
        await imported(guild, "chloe", b"contiguity\n1. 30a-29a")
    answer = await imported(guild, "chloe", b"contiguity\n1. 30a-29a")
    assert answer.content == say("fr", "refusal-records-full", most=2)
    assert (await imported(guild, "alice", b"contiguity\n1. 30a-29a")).attachments


async def test_who_read_a_match_in_deletes_it_and_nobody_else_can(guild: Guild) -> None:
    page = await imported(guild, "chloe", b"contiguity\n1. 30a-29a")
    assert "unimport" not in actions(await guild.ask("alice", "board", match="1", move=0))
    question = (await guild.press("chloe", page, "unimport")).response
    assert question.content == say("fr", "unimport-question", id="1")
    kept = (await guild.press("chloe", question, "no")).response
    assert kept.content == say("fr", "kept-unimport", id="1")
    question = (await guild.press("chloe", page, "unimport")).response
    done = (await guild.press("chloe", question, "unimport-yes")).response
    assert done.content == say("fr", "unimport-done", id="1")
    assert guild.rows("SELECT * FROM matches") == []
    gone = await guild.ask("chloe", "board", match="1", move=0)
    assert gone.content == say("fr", "refusal-no-such-match", match="1")


async def test_one_has_one_film_drawn_at_a_time(guild: Guild) -> None:
    playing = await played(guild)
    page = await playing.ask("alice", "board", move=0)
    presses = [guild.sim.press("alice", page, custom_id=button(page, "animate")) for _ in range(2)]
    refused, film = sorted((result.response for result in await guild.sim.at_once(*presses)), key=drawn_on)
    assert film.attachments
    assert refused.content == say("en", "refusal-one-at-a-time", what="film")
    assert (await guild.press("alice", page, "animate")).response.attachments


async def test_one_has_one_record_read_at_a_time(guild: Guild) -> None:
    record = ("record.txt", b"contiguity\n1. 30a-29a")
    commands = [guild.sim.command("chloe", "match import", record=record) for _ in range(2)]
    refused, page = sorted((result.response for result in await guild.sim.at_once(*commands)), key=drawn_on)
    assert page.attachments
    assert refused.content == say("fr", "refusal-one-at-a-time", what="record")
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(1,)]


THEIRS = """{"header": {"game": {"name": "Druid", "variants": ["8x8 board"]},
"players": [{"name": "Ann", "result": 1}, {"name": "*Bob*", "result": 0}]}, "moves": [["c3", "%s"], ["resign"]]}"""


async def test_a_record_of_abstractplay_opens_in_the_viewer(guild: Guild) -> None:
    record = THEIRS.replace('["resign"]', '["c4", "resign"]') % "d4"
    page = await imported(guild, "alice", record.encode(), "game.json")
    assert "Ann" in said(page)
    assert guild.rows("SELECT game, terms, plies FROM matches") == [("druid", "size=8", 3)]


async def test_the_move_of_such_a_record_that_does_not_fit_is_named_with_why(guild: Guild) -> None:
    answer = await imported(guild, "chloe", (THEIRS % "c3").encode())
    why = say("fr", "refusal-enemy-top", cell="c3")
    assert said(answer) == say("fr", "refusal-abstractplay-move", number=2, text="c3", why=why)


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_position_opens_a_thinking_board_and_is_no_match(guild: Guild, who: str) -> None:
    position = GAMES["druid"].start().play("c3")
    board = await imported(guild, who, position.text().encode())
    assert say(SPOKEN[who], "think-start") in board.content
    assert "think-choose" in actions(board)
    assert guild.rows("SELECT game, origin, match FROM analyses") == [("druid", position.text(), None)]
    assert guild.rows("SELECT count(*) FROM matches") == [(0,)]

"""Looking back at a match, board by board, for ever and for everybody who can see it."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from locales import say
from matches import archive_service, records
from renderer import animation, perspectives
from tests.cogs.conftest import SPOKEN, Club, Playing, actions, button, controls, labels, offered

MOVES = ("30a-29a", "1a-2a", "29a-28a")


async def played(club: Club) -> Playing:
    """Return a match of Alice and Chloé with three moves."""
    playing = await club.match("alice", "chloe")
    for move in MOVES:
        await playing.by_command(move)
    return playing


def way(page: Any, name: str) -> str:
    """Return the custom id of a page's button."""
    return next(one for one in controls(page) if one.endswith(f":{name}"))


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


async def turn(club: Club, who: str, page: Any, name: str) -> Any:
    answer = await club.person(who).click(page, custom_id=way(page, name))
    await club.sim.settle()
    return answer.response


async def test_the_viewer_opens_at_the_start_and_steps_through_every_board(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("chloe", "replay")
    assert page.ephemeral
    assert page.content.startswith(
        say("fr", "view-page", id="1", game="Contiguity", names=("Alice", "Chloé"), entry=0, last=3)
    )
    assert disabled(page) == ["first", "back"]
    for entry, move in enumerate(MOVES, 1):
        page = await turn(club, "chloe", page, "forward")
        assert f"`{move}`" in page.content
        assert drawn[-1][0].history == MOVES[:entry]
    assert disabled(page) == ["forward", "last"]
    page = await turn(club, "chloe", page, "back")
    assert drawn[-1][0].history == MOVES[:2]
    page = await turn(club, "chloe", page, "first")
    assert drawn[-1][0].history == ()
    await turn(club, "chloe", page, "last")
    assert drawn[-1][0].history == MOVES


async def test_the_board_of_a_running_match_that_moved_on_is_the_last_one(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("alice", "replay", board=3)
    await playing.by_command("2a-3a")
    page = await turn(club, "alice", page, "first")
    await turn(club, "alice", page, "last")
    assert drawn[-1][0].history[-1] == "2a-3a"


@pytest.mark.parametrize(("written", "entry"), [("2", 2), (" 0 ", 0), ("99", 3), ("two", 3), ("-1", 3), ("", 3)])
async def test_a_board_is_found_by_its_number(club: Club, drawn: list[Any], written: str, entry: int) -> None:
    playing = await played(club)
    page = await playing.ask("alice", "replay", board=3)
    box = await club.person("alice").click(page, custom_id=button(page, "view-find"))
    answer = (await club.person("alice").submit_modal(box, {"text": written or "x"})).response
    assert answer.id == page.id
    assert len(drawn[-1][0].history) == entry


@pytest.mark.parametrize("ply", [-5, 0, 7])
async def test_a_number_out_of_range_opens_the_nearest_board(club: Club, drawn: list[Any], ply: int) -> None:
    playing = await played(club)
    await playing.ask("alice", "replay", board=ply)
    assert len(drawn[-1][0].history) == min(max(ply, 0), 3)


async def test_the_end_is_told_and_its_card_leads_to_the_viewer_for_ever(club: Club) -> None:
    playing = await played(club)
    await club.press("alice", await playing.ask("alice", "resign"), "resigned")
    await club.sim.restart(crash=True)
    assert actions(playing.board) == ["replay", "record", "rematch"]
    page = (await club.press("dimitri", playing.board, "replay")).response
    page = await turn(club, "dimitri", page, "last")
    assert "**Chloé**" in page.content
    assert say("fr", "reason-resigned") in page.content


async def test_a_page_works_on_after_a_restart(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("alice", "replay")
    await club.sim.restart()
    await turn(club, "alice", page, "last")
    assert drawn[-1][0].history == MOVES


async def test_a_match_elsewhere_is_not_shown_to_strangers(club: Club) -> None:
    await played(club)
    answer = (await club.person("dimitri").user.slash("replay", match="1")).response
    assert answer.content == say("fr", "refusal-no-such-match", match="1")


@pytest.mark.parametrize(("who", "label"), [("alice", "Animate"), ("chloe", "Animer")])
async def test_a_match_as_far_as_it_goes_is_animated_for_whoever_asks(club: Club, who: str, label: str) -> None:
    playing = await played(club)
    page = await playing.ask(who, "replay")
    assert label in labels(page)
    await playing.by_command("2a-3a")
    film = (await club.press(who, page, "animate")).response
    assert film.ephemeral
    data = {"id": "1", "game": "Contiguity", "names": ("Alice", "Chloé")}
    assert film.content == say(SPOKEN[who], "view-film", **data)
    (file,) = film.attachments
    assert file.filename == "trilithon-1-replay.gif"
    assert file.description.startswith(say(SPOKEN[who], "alt-replay", names=("Alice", "Chloé")))
    assert boards_in(await file.read()) == 5


async def test_an_old_page_animates_after_a_restart_and_after_the_end(club: Club) -> None:
    playing = await played(club)
    page = await playing.ask("chloe", "replay")
    await club.press("alice", await playing.ask("alice", "resign"), "resigned")
    await club.sim.restart(crash=True)
    film = (await club.press("chloe", page, "animate")).response
    assert say("fr", "reason-resigned") in film.attachments[0].description
    assert boards_in(await film.attachments[0].read()) == 5


async def test_boards_that_are_left_out_are_owned_up_to(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await played(club)
    monkeypatch.setattr(animation, "MOST", 3)
    film = (await club.press("alice", await playing.ask("alice", "replay"), "animate")).response
    assert film.content.endswith(say("en", "view-film-part", shown=3, boards=4))
    assert boards_in(await film.attachments[0].read()) == 3


async def test_the_other_way_up_is_a_button_that_later_boards_keep(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("alice", "replay")
    page = await turn(club, "alice", page, "flip")
    assert drawn[-1][1].perspective == perspectives(playing.state.game) // 2
    page = await turn(club, "alice", page, "forward")
    assert drawn[-1][1].perspective == perspectives(playing.state.game) // 2
    await turn(club, "alice", page, "flip")
    assert drawn[-1][1].perspective == 0


async def test_a_player_sees_all_that_changed_since_their_own_move(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("chloe", "replay")
    page = await turn(club, "chloe", page, "since")
    state, view = drawn[-1]
    assert (state.history, view.since) == (MOVES, 2)
    assert say("fr", "view-since", count=1) in page.content
    await turn(club, "chloe", page, "back")
    assert drawn[-1][1].since is None


async def test_whoever_has_nothing_to_catch_up_on_is_not_offered_to(club: Club) -> None:
    playing = await played(club)
    for who in ("alice", "dimitri"):
        page = await playing.ask(who, "replay")
        assert not any(one.endswith(":since") for one in controls(page))


async def test_what_changed_can_be_seen_after_the_end_and_a_restart(club: Club, drawn: list[Any]) -> None:
    playing = await played(club)
    page = await playing.ask("chloe", "replay")
    await club.press("alice", await playing.ask("alice", "resign"), "resigned")
    await club.sim.restart(crash=True)
    await turn(club, "chloe", page, "since")
    assert (drawn[-1][0].history, drawn[-1][1].since) == (MOVES, 2)
    await turn(club, "chloe", page, "last")


# Importing


async def imported(club: Club, who: str, file: bytes, name: str = "record.txt") -> Any:
    answer = await club.person(who).slash(club.sim.channel, "import", record=(name, file))
    await club.sim.settle()
    assert answer.response.ephemeral
    return answer.response


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_record_can_be_read_in_and_looked_at_and_had_again(club: Club, drawn: list[Any], who: str) -> None:
    playing = await played(club)
    panel = (await club.press("alice", playing.board, "more")).response
    record = await (await club.press("alice", panel, "record")).response.attachments[0].read()
    page = await imported(club, who, record)
    names = ("Alice", "Chloé")
    assert page.content.startswith(
        say(SPOKEN[who], "view-page", id="2", game="Contiguity", names=names, entry=0, last=3)
    )
    await club.sim.restart(crash=True)
    page = await turn(club, who, page, "last")
    assert (drawn[-1][0].history, drawn[-1][1].names) == (MOVES, names)
    again = await (await club.press(who, page, "record")).response.attachments[0].read()
    assert again == record
    assert (await club.press(who, page, "animate")).response.attachments


async def test_a_record_without_times_is_given_none(club: Club) -> None:
    page = await imported(club, "alice", b"contiguity\n1. 30a-29a\n2. 1a-2a")
    record = records.read((await (await club.press("alice", page, "record")).response.attachments[0].read()).decode())
    assert (record.state.history, record.times) == (("30a-29a", "1a-2a"), None)


async def test_an_imported_match_is_found_again_and_waits_for_nobody(club: Club) -> None:
    await imported(club, "alice", b"contiguity\n1. 30a-29a")
    listed = await club.person("alice").autocomplete(club.sim.channel, "replay", "match", "")
    assert offered(listed) == ["1"]
    assert (await club.ask("alice", "desk")).content == say("en", "desk-empty")
    assert (await club.ask("dimitri", "replay", match="1")).attachments
    assert (await club.ask("alice", "board")).content == say("en", "refusal-no-match-here")
    for command in ("move", "resign", "takeback", "draw"):
        given = {"move": "1a-2a"} if command == "move" else {}
        answer = await club.ask("alice", command, match="1", **given)
        assert answer.content.startswith(say("en", "refusal-not-a-player", match="1", link="").split(",")[0])
    assert len(club.everything()) == 0


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


@pytest.mark.parametrize("file", NOT_KEPT.values(), ids=NOT_KEPT)
async def test_what_is_no_record_is_refused_in_a_sentence_and_nothing_is_kept(club: Club, file: bytes) -> None:
    answer = await imported(club, "chloe", file)
    assert answer.content
    assert len(answer.content) < 400
    assert club.rows("SELECT COUNT(*) FROM matches") == [(0,)]


async def test_names_that_hide_or_turn_text_are_shown_as_one_visible_line(club: Club) -> None:
    record = 'contiguity\nplayer 0: "Hil\u202ede\\nresult"\nplayer 1: "\u200b\ufeff"\n1. 30a-29a'
    page = await imported(club, "chloe", record.encode())
    names = ("Hilde result", "—")
    assert page.content.startswith(say("fr", "view-page", id="1", game="Contiguity", names=names, entry=0, last=1))


async def test_a_record_from_a_position_is_told_what_is_missing(club: Club) -> None:
    answer = await imported(club, "chloe", FROM_A_POSITION)
    assert answer.content == say("fr", "refusal-record-origin")


async def test_nobody_fills_the_house_with_records(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_service, "MOST", 2)
    for _ in range(2):
        await imported(club, "chloe", b"contiguity\n1. 30a-29a")
    answer = await imported(club, "chloe", b"contiguity\n1. 30a-29a")
    assert answer.content == say("fr", "refusal-records-full", most=2)
    assert (await imported(club, "alice", b"contiguity\n1. 30a-29a")).attachments


async def test_who_read_a_match_in_deletes_it_and_nobody_else_can(club: Club) -> None:
    page = await imported(club, "chloe", b"contiguity\n1. 30a-29a")
    assert "unimport" not in actions(await club.ask("alice", "replay", match="1"))
    question = (await club.press("chloe", page, "unimport")).response
    assert question.content == say("fr", "unimport-question", id="1")
    kept = (await club.press("chloe", question, "imported")).response
    assert kept.content == say("fr", "unimport-kept", id="1")
    question = (await club.press("chloe", page, "unimport")).response
    done = (await club.press("chloe", question, "unimported")).response
    assert done.content == say("fr", "unimport-done", id="1")
    assert club.rows("SELECT * FROM matches") == []
    gone = await club.ask("chloe", "replay", match="1")
    assert gone.content == say("fr", "refusal-no-such-match", match="1")


async def test_one_has_one_film_drawn_at_a_time(club: Club) -> None:
    playing = await played(club)
    page = await playing.ask("alice", "replay")
    presses = [club.sim.press("alice", page, custom_id=button(page, "animate")) for _ in range(2)]
    refused, film = sorted((one.response for one in await club.sim.at_once(*presses)), key=drawn_on)
    assert film.attachments
    assert refused.content == say("en", "refusal-one-at-a-time", what="film")
    assert (await club.press("alice", page, "animate")).response.attachments


async def test_one_has_one_record_read_at_a_time(club: Club) -> None:
    record = ("record.txt", b"contiguity\n1. 30a-29a")
    commands = [club.sim.command("chloe", "import", record=record) for _ in range(2)]
    refused, page = sorted((one.response for one in await club.sim.at_once(*commands)), key=drawn_on)
    assert page.attachments
    assert refused.content == say("fr", "refusal-one-at-a-time", what="record")
    assert club.rows("SELECT COUNT(*) FROM matches") == [(1,)]

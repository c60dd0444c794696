"""The desk: what waits for somebody, from everywhere, with the boards on one picture."""

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from locales import say
from playground.people import Person
from tests.cogs.conftest import SPOKEN, Guild, actions, button, controls, labels, link_of


def lines(answer: Any) -> list[str]:
    found: list[str] = answer.content.splitlines()
    return found


def chosen(answer: Any) -> str:
    """Return the match that a desk has chosen."""
    return button(answer, "desk-play").split(":")[2]


async def press(guild: Guild, who: str, desk: Any, action: str) -> Any:
    return (await guild.press(who, desk, action)).response


async def skip(guild: Guild, who: str, desk: Any, how: str = "skip") -> Any:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in desk.components]
    ids = [part["custom_id"] for row in rows for part in row["components"]]
    wanted = next(custom_id for custom_id in ids if custom_id.endswith(f":{how}"))
    answer = await guild.person(who).click(desk, custom_id=wanted)
    await guild.sim.settle()
    return answer.response


async def test_an_empty_desk_says_how_to_begin(guild: Guild) -> None:
    await guild.match("alice", "chloe")
    for who in ("bruno", "dimitri"):
        answer = await guild.ask(who, "desk")
        assert (answer.content, answer.attachments, answer.components) == (say(SPOKEN[who], "desk-empty"), [], [])


async def test_matches_that_wait_come_first_and_each_says_whose_turn_it_is_and_where(guild: Guild) -> None:
    first, second = await guild.match("chloe", "alice"), await guild.match("chloe", "bruno")
    await first.by_command("30a-29a")
    desk = await guild.ask("chloe", "desk")
    head, first_line, second_line = lines(desk)
    assert head == say("fr", "desk-heading", mine=1, theirs=1)
    assert first_line.startswith(say("fr", "desk-match", number=1, id="2", game="Contiguity", names=("Bruno",)))
    assert second_line.startswith(say("fr", "desk-match", number=2, id="1", game="Contiguity", names=("Alice",)))
    assert say("fr", "desk-yours") in first_line
    assert say("fr", "desk-theirs", player="Alice") in second_line
    for line, playing in ((first_line, second), (second_line, first)):
        assert line.endswith(link_of(playing.board, guild.sim.guild.id))


async def test_the_boards_are_on_one_picture_that_is_described(guild: Guild) -> None:
    for other in ("alice", "bruno", "dimitri"):
        await guild.match("chloe", other)
    (file,) = (await guild.ask("chloe", "desk")).attachments
    picture = Image.open(BytesIO(await file.read()))
    assert picture.width <= 1600
    assert file.description
    assert len(file.description) <= 1024


async def test_what_others_ask_is_there_too(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.ask("alice", "draw")
    card = await guild.challenge("bruno", "chloe")
    desk = await guild.ask("chloe", "desk")
    assert lines(desk)[0] == say("fr", "desk-heading", mine=2, theirs=1)
    offer = next(message for message in playing.thread.history() if "agree" in actions(message))
    where = link_of(offer, guild.sim.guild.id)
    offer_line = say("fr", "desk-offer", player="Alice", id="1", game="Contiguity", what="draw", link=where)
    assert offer_line in lines(desk)
    assert any("**Bruno**" in line and line.endswith(link_of(card, guild.sim.guild.id)) for line in lines(desk))
    challenged = await guild.ask("bruno", "desk")
    assert lines(challenged)[0] == say("en", "desk-heading", mine=0, theirs=1)
    assert lines(challenged)[1].endswith(link_of(card, guild.sim.guild.id))


async def test_an_offer_that_was_answered_waits_no_more(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.ask("alice", "draw")
    offer = next(message for message in playing.thread.history() if "agree" in actions(message))
    await guild.press("chloe", offer, "disagree")
    assert lines(await guild.ask("chloe", "desk"))[0] == say("fr", "desk-heading", mine=0, theirs=1)


@pytest.mark.parametrize("crash", [False, True])
async def test_one_plays_from_the_desk_and_goes_on_to_the_next_board(guild: Guild, crash: bool) -> None:
    first, second = await guild.match("chloe", "alice"), await guild.match("chloe", "bruno")
    desk = await guild.ask("chloe", "desk")
    assert chosen(desk) == "1"
    panel = await press(guild, "chloe", desk, "desk-play")
    assert panel.id == desk.id
    await guild.sim.restart(crash=crash)
    assert "type" in actions(panel)
    opened = await guild.person("chloe").click(panel, custom_id=button(panel, "type"))
    answer = (await guild.person("chloe").submit_modal(opened, {"text": "30a-29a"})).response
    await guild.sim.settle()
    assert answer.content == say("fr", "move-stored", move="30a-29a")
    assert labels(answer) == [say("fr", "button-next")]
    desk = await press(guild, "chloe", answer, "desk")
    assert (desk.id, chosen(desk)) == (answer.id, "2")
    assert [playing.boards() for playing in (first, second)] == [
        ["trilithon-1-0.png", "trilithon-1-1.png"],
        ["trilithon-2-0.png"],
    ]


async def test_the_panel_that_leads_to_a_move_leads_back_to_the_desk(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    desk = await guild.ask("alice", "desk")
    panel = await press(guild, "alice", desk, "desk-play")
    further = await playing.choose("alice", panel, 0)
    assert "desk" not in actions(further)
    before = next(custom_id for custom_id in controls(further) if custom_id.startswith("trilithon:pick"))
    first = (await guild.person("alice").click(further, custom_id=before)).response
    back = await press(guild, "alice", first, "desk")
    assert (back.id, chosen(back)) == (desk.id, "1")


async def test_what_one_does_not_want_to_play_now_is_skipped_round_and_round(guild: Guild) -> None:
    for other in ("alice", "bruno", "dimitri"):
        await guild.match("chloe", other)
    desk = await guild.ask("chloe", "desk")
    seen = [chosen(desk)]
    for _ in range(3):
        desk = await skip(guild, "chloe", desk)
        seen.append(chosen(desk))
    assert seen == ["1", "2", "3", "1"]


async def test_skipping_stays_among_what_waits_for_the_person(guild: Guild) -> None:
    matches = [await guild.match("chloe", other) for other in ("alice", "bruno", "dimitri")]
    await matches[1].by_command("30a-29a")
    desk = await guild.ask("chloe", "desk")
    seen = [chosen(desk)]
    for _ in range(2):
        desk = await skip(guild, "chloe", desk)
        seen.append(chosen(desk))
    assert seen == ["1", "3", "1"]


async def test_any_board_of_the_page_can_be_chosen(guild: Guild) -> None:
    for other in ("alice", "bruno", "dimitri"):
        await guild.match("chloe", other)
    desk = await guild.ask("chloe", "desk")
    answer = await guild.person("chloe").select(desk, ["3"], custom_id=button(desk, "desk-choose"))
    assert chosen(answer.response) == "3"


async def test_only_what_waits_for_the_person_can_be_played(guild: Guild) -> None:
    playing = await guild.match("chloe", "alice")
    desk = await guild.ask("chloe", "desk")
    await playing.by_command("30a-29a")
    late = await press(guild, "chloe", desk, "desk-play")
    assert late.content == say("fr", "refusal-moved-on", match="1", link=link_of(playing.board, guild.sim.guild.id))
    rows = (await guild.ask("chloe", "desk")).components
    parts = [part for row in rows for part in (row if isinstance(row, dict) else row.to_dict())["components"]]
    assert next(part for part in parts if part["custom_id"].startswith("trilithon:desk-play"))["disabled"]


@pytest.mark.parametrize(
    "people",
    [[Person("alice", "A" * 32), Person("bruno", "_*" * 16)], [Person("alice", "Ann"), Person("bruno", "Bob")]],
    ids=["long names", "short names"],
)
async def test_a_desk_of_many_boards_has_pages(guild: Guild) -> None:
    for _ in range(8):
        await guild.match("alice", "bruno")
    desk = await guild.ask("alice", "desk")
    assert len(desk.content) <= 2000
    assert lines(desk)[0] == say("en", "desk-heading", mine=8, theirs=0)
    assert listed(desk) == ["1", "2", "3", "4", "5", "6"]
    desk = await skip(guild, "alice", desk, "page")
    assert listed(desk) == ["7", "8"]
    assert chosen(desk) == "7"
    desk = await skip(guild, "alice", desk, "page")
    assert chosen(desk) == "1"


def listed(desk: Any) -> list[str]:
    """Return the ids of the matches of a page."""
    return re.findall(r"#(\d+)", desk.content)


async def test_a_desk_that_is_left_open_shows_how_things_stand_when_it_is_used(guild: Guild) -> None:
    first = await guild.match("chloe", "alice")
    await guild.match("chloe", "bruno")
    desk = await guild.ask("chloe", "desk")
    await guild.press("alice", await first.ask("alice", "resign"), "resigned")
    await guild.sim.restart(crash=True)
    desk = await skip(guild, "chloe", desk)
    assert chosen(desk) == "2"
    assert lines(desk)[0] == say("fr", "desk-heading", mine=1, theirs=0)


async def test_the_desk_is_there_in_direct_messages_and_in_other_servers_too(guild: Guild) -> None:
    await guild.match("chloe", "alice")
    answer = (await guild.person("chloe").user.slash("desk")).response
    assert lines(answer)[0] == say("fr", "desk-heading", mine=1, theirs=0)
    elsewhere = guild.sim.env.create_guild("Elsewhere", preferred_locale="fr")
    channel = elsewhere.create_text_channel("jeux")
    chloe = elsewhere.add_member(guild.person("chloe").user)
    desk = (await chloe.slash(channel, "desk")).response
    assert lines(desk)[0] == say("fr", "desk-heading", mine=1, theirs=0)


async def test_one_has_one_desk_drawn_at_a_time(guild: Guild) -> None:
    await guild.match("alice", "chloe")
    answers = [
        result.response for result in await guild.sim.at_once(*(guild.sim.command("chloe", "desk") for _ in range(2)))
    ]
    refused, desk = sorted(answers, key=lambda answer: len(answer.attachments))
    assert desk.attachments
    assert refused.content == say("fr", "refusal-one-at-a-time", what="desk")

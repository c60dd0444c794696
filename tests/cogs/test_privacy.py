"""`/privacy`: what is stored, as a page and as a file; and deleted, with matches that go on without who is gone."""

import gzip
import json
from typing import Any

import discord
import pytest

import cogs.privacy
from locales import LANGUAGES, say
from matches import Person
from playground.people import PEOPLE
from tests.cogs.conftest import SPOKEN, Club, Playing, actions, button, labels
from tests.cogs.limits import check_message
from tests.cogs.test_posting import stuck, well_again

READERS = {"en": "alice", "fr": "chloe"}


async def page(club: Club, who: str) -> Any:
    """The page of `/privacy`."""
    return await club.ask(who, "privacy")


async def erase(club: Club, who: str) -> Any:
    """Asks to be deleted, and means it; returns the last answer."""
    question = (await club.press(who, await page(club, who), "erase")).response
    return (await club.press(who, question, "erased")).response


async def export(club: Club, who: str) -> Any:
    """The file with everything, read."""
    answer = (await club.press(who, await page(club, who), "export")).response
    (file,) = answer.attachments
    data = club.sim.env.backend.cdn.get(file.url)
    return json.loads(gzip.decompress(data) if file.filename.endswith(".gz") else data)


def mentions(club: Club, who: str) -> list[str]:
    """The tables in which somebody's id or name still stands somewhere."""
    user, name = str(club.person(who).id), next(one.name for one in PEOPLE if one.key == who)
    cells = ((table, cell) for table, rows in club.stored().items() for row in rows for cell in row)
    return [table for table, cell in cells if user in str(cell) or cell == name]


@pytest.mark.parametrize("tongue", LANGUAGES)
async def test_the_page_is_private_fits_a_message_and_is_in_the_readers_language(club: Club, tongue: str) -> None:
    answer = await page(club, READERS[tongue])
    command = " ".join((say(tongue, "command-settings"), say(tongue, "command-settings-me")))
    assert answer.content == say(tongue, "privacy-page", settings=f"/{command}")
    assert labels(answer) == [say(tongue, "button-export"), say(tongue, "button-erase")]
    assert answer.ephemeral
    check_message(club.sim.env.backend.messages[answer.channel_id][answer.id])


async def test_the_page_can_be_had_in_direct_messages_and_works_there(club: Club) -> None:
    user = club.person("chloe").user
    answer = (await user.slash("privacy")).response
    question = (await user.click(answer, custom_id=button(answer, "erase"))).response
    done = await user.click(question, custom_id=button(question, "erased"))
    assert done.response.content == say("fr", "privacy-erased")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_the_file_has_everything_and_comes_after_a_restart_too(club: Club, who: str) -> None:
    playing = await club.match(who, "bruno")
    await playing.by_command("30a-29a")
    shown = await page(club, who)
    await club.sim.restart(crash=True)
    answer = (await club.press(who, shown, "export")).response
    assert answer.content == say(SPOKEN[who], "privacy-export")
    assert [file.filename for file in answer.attachments] == ["trilithon.json"]
    found = await export(club, who)
    assert found["user"] == str(club.person(who).id)
    assert [row["text"] for row in found["moves"]] == ["30a-29a"]


async def test_a_file_that_is_too_large_for_discord_is_packed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.match("alice", "bruno")
    plain = await export(club, "alice")
    monkeypatch.setattr(cogs.privacy, "LARGEST", 10)
    assert await export(club, "alice") == plain


@pytest.mark.parametrize(("who", "count"), [("alice", 0), ("chloe", 1), ("bruno", 2)])
async def test_before_anything_goes_it_is_told_how_much_would_end(club: Club, who: str, count: int) -> None:
    for others in ("alice", "dimitri")[:count]:
        await club.match(who, others)
    before = club.stored()
    question = (await club.press(who, await page(club, who), "erase")).response
    tongue = SPOKEN[who]
    assert question.content == say(tongue, "privacy-question", count=count)
    assert labels(question) == [say(tongue, "button-erase-yes"), say(tongue, "button-erase-no")]
    kept = (await club.press(who, question, "unerased")).response
    assert kept.content == say(tongue, "privacy-kept")
    assert actions(kept) == []
    assert club.stored() == before


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_who_is_deleted_is_told_so_and_is_nowhere_any_more(club: Club, who: str) -> None:
    await club.match(who, "bruno")
    await club.challenge(who, "bruno")
    await club.challenge("bruno", who)
    assert mentions(club, who)
    shown = await page(club, who)
    await club.sim.restart(crash=True)
    question = (await club.press(who, shown, "erase")).response
    await club.sim.restart(crash=True)
    answer = (await club.press(who, question, "erased")).response
    assert answer.content == say(SPOKEN[who], "privacy-erased")
    assert actions(answer) == []
    assert mentions(club, who) == []


async def test_the_opponent_gets_the_last_board_and_keeps_the_match(club: Club) -> None:
    playing = await club.match("alice", "bruno")
    await playing.by_command("30a-29a")
    await erase(club, "alice")
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert "Bruno" in playing.board.content
    found = await export(club, "bruno")
    assert [row["text"] for row in found["moves"]] == ["30a-29a", "resign 0"]


async def test_every_control_of_a_match_works_on_without_who_is_gone(club: Club) -> None:
    playing = await club.match("alice", "bruno")
    first = playing.board
    club.sim.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=2)  # its buttons stay
    await playing.by_command("30a-29a")
    await erase(club, "alice")
    for action in ("replay", "record"):
        assert (await club.press("bruno", playing.board, action)).response.attachments
    more = (await club.press("bruno", first, "more")).response
    assert "—" in more.content
    assert (await club.press("bruno", more, "text")).response.content.startswith("```")
    assert (await playing.ask("bruno", "board")).attachments
    assert (await playing.ask("bruno", "replay")).attachments


@pytest.mark.parametrize("who", ["bruno", "chloe"])
async def test_a_rematch_with_somebody_who_is_gone_is_refused_in_a_sentence(club: Club, who: str) -> None:
    playing = await club.match("alice", who)
    await erase(club, "alice")
    said = say(SPOKEN[who], "refusal-player-gone", match="1")
    assert (await club.press(who, playing.board, "rematch")).response.content == said
    assert (await playing.ask(who, "rematch")).content == said


async def test_cards_of_open_challenges_show_that_they_are_closed(club: Club) -> None:
    sent, asked = await club.challenge("alice", "bruno"), await club.challenge("bruno", "alice")
    await erase(club, "alice")
    for card in (sent, asked):
        shown = club.again(card)
        assert actions(shown) == []
        assert shown.content != card.content


async def test_a_card_that_could_not_be_changed_answers_that_it_is_closed(club: Club) -> None:
    card = await club.challenge("bruno", "alice")
    club.sim.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=1)
    await erase(club, "alice")
    assert actions(club.again(card))
    answer = (await club.press("chloe", card, "accept")).response
    assert answer.content == say("fr", "refusal-challenge-closed", status="declined")
    assert actions(club.again(card)) == []
    assert "<@0>" not in club.again(card).content
    assert "—" in club.again(card).content


async def test_who_is_gone_is_written_to_no_more_when_a_channel_is_closed(club: Club) -> None:
    playing = await club.match("alice", "bruno")
    for place in (club.sim.channel, playing.thread):
        club.forbid(place, "send_messages", "send_messages_in_threads")
    await erase(club, "alice")
    assert club.sim.inbox("bruno")[-1].attachments
    assert not [one for one in club.sim.inbox("bruno") if "<@0>" in one.content]
    waiting = club.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL")
    assert waiting == [(0,)]


async def test_a_card_of_somebody_who_is_gone_that_can_be_posted_nowhere_holds_nothing_up(club: Club) -> None:
    alice, bruno = (Person(club.person(name).id, name) for name in ("alice", "bruno"))
    stuck(club, club.sim.channel)
    await club.ask("alice", "challenge", game="contiguity")
    await club.bot.challenges.accept(1, bruno)
    await club.bot.privacy.erase(alice)
    well_again(club)
    club.forbid(club.sim.channel, "send_messages")
    await club.later(minutes=5)
    assert club.rows("SELECT fault FROM outbox WHERE kind = 'card' AND message IS NULL") == [("closed",)]
    assert club.sim.inbox("bruno")[-1].attachments
    assert club.requests("POST", "/users/@me/channels") == 1


async def test_in_a_match_of_three_the_others_are_asked_to_move_and_play_on(club: Club) -> None:
    playing: Playing = await club.match("alice", "bruno", "chloe", game="druid-hex3", options="size=3")
    await erase(club, "alice")
    assert club.pinged(playing.board) == ["bruno"]
    playing.state = playing.state.drop(0)
    await playing.by_command(next(playing.state.legal_moves()))
    assert club.pinged(playing.board) == ["chloe"]


async def test_a_fault_on_the_way_is_owned_up_to_and_deleting_can_be_asked_for_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.match("alice", "bruno")
    with monkeypatch.context() as broken:
        broken.setattr(club.bot.table, "resign", _failing)
        question = (await club.press("alice", await page(club, "alice"), "erase")).response
        answer = await club.press("alice", question, "erased")
    ((reference, _),) = club.reports.take()
    assert answer.response.content == say("en", "privacy-erasing")
    assert answer.followups[-1].content == say("en", "fault-unknown", reference=reference)
    assert mentions(club, "alice")
    assert (await erase(club, "alice")).content == say("en", "privacy-erased")
    assert mentions(club, "alice") == []


async def _failing(*_: object) -> None:
    raise discord.ClientException


async def test_who_was_deleted_can_begin_anew(club: Club) -> None:
    await club.match("alice", "bruno")
    await erase(club, "alice")
    playing = await club.match("alice", "bruno")
    await playing.by_command("30a-29a")
    assert playing.boards()[-1] == "trilithon-2-1.png"

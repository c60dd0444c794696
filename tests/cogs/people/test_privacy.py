"""`/settings privacy`: what is stored, as a page and a file; and deleted, with matches that go on afterwards."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

import cogs.people.privacy
from locales import LANGUAGES, say
from matches import Person
from playground.people import PEOPLE
from tests.cogs.conftest import READERS, SPOKEN, Guild, Playing, actions, button, labels, said
from tests.cogs.discord_limits import check_message
from tests.cogs.failing_requests import fail_posts, recover

EXHAUSTIVE = pytest.mark.exhaustive


async def page(guild: Guild, who: str) -> Any:
    """Open the page of `/settings privacy`."""
    return await guild.ask(who, "settings privacy")


async def erase(guild: Guild, who: str) -> Any:
    """Ask to be deleted, and mean it; return the last answer."""
    question = (await guild.press(who, await page(guild, who), "erase")).response
    return (await guild.press(who, question, "erase-yes")).response


async def export(guild: Guild, who: str) -> Any:
    """Return the file with everything, read."""
    answer = (await guild.press(who, await page(guild, who), "export")).response
    (file,) = answer.attachments
    data = guild.sim.env.backend.cdn.get(file.url)
    return json.loads(gzip.decompress(data) if file.filename.endswith(".gz") else data)


def mentions(guild: Guild, who: str) -> list[str]:
    """Return the tables in which somebody's id or name still stands somewhere."""
    user, name = str(guild.person(who).id), next(person.name for person in PEOPLE if person.key == who)
    cells = ((table, cell) for table, rows in guild.stored().items() for row in rows for cell in row)
    return [table for table, cell in cells if user in str(cell) or cell == name]


@pytest.mark.parametrize("language", READERS)
async def test_the_page_is_private_fits_a_message_is_in_the_readers_language_and_works_in_direct_messages(
    guild: Guild, language: str
) -> None:
    answer = await page(guild, READERS[language])
    assert answer.content == say(language, "privacy-page")
    assert labels(answer) == [say(language, f"button-{name}") for name in ("privacy-details", "export", "erase")]
    details = (await guild.press(READERS[language], answer, "privacy-details")).response
    assert (details.content, details.ephemeral) == (say(language, "privacy-details"), True)
    assert answer.ephemeral
    check_message(guild.sim.env.backend.messages[answer.channel_id][answer.id])
    user = guild.person(READERS[language]).user
    answer = (await user.slash("settings privacy")).response
    question = (await user.click(answer, custom_id=button(answer, "erase"))).response
    done = await user.click(question, custom_id=button(question, "erase-yes"))
    assert done.response.content == say(language, "privacy-erased")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_the_file_has_everything_and_comes_after_a_restart_too(
    guild: Guild, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match(who, "bruno")
    await playing.by_command("30a-29a")
    shown = await page(guild, who)
    await guild.sim.restart(crash=True)
    answer = (await guild.press(who, shown, "export")).response
    assert answer.content == say(SPOKEN[who], "privacy-export")
    assert [file.filename for file in answer.attachments] == ["trilithon.json"]
    found = await export(guild, who)
    assert found["user"] == str(guild.person(who).id)
    assert [move["text"] for move in found["moves"]] == [["30a-29a"]]
    monkeypatch.setattr(cogs.people.privacy, "LARGEST", 10)
    assert await export(guild, who) == found, "too large for Discord, it is packed"


async def test_before_anything_goes_it_is_told_how_much_would_end(guild: Guild) -> None:
    await guild.match("chloe", "bruno")
    await guild.match("bruno", "dimitri")
    for who, count in (("alice", 0), ("chloe", 1), ("bruno", 2)):
        before = guild.stored()
        question = (await guild.press(who, await page(guild, who), "erase")).response
        language = SPOKEN[who]
        assert question.content == say(language, "privacy-question", count=count)
        assert labels(question) == [say(language, "button-erase-yes"), say(language, "button-erase-no")]
        kept = (await guild.press(who, question, "no")).response
        assert kept.content == say(language, "kept-erase")
        assert actions(kept) == []
        assert guild.stored() == before


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_who_is_deleted_is_told_so_and_is_nowhere_any_more(guild: Guild, who: str) -> None:
    await guild.match(who, "bruno")
    await guild.challenge(who, "bruno")
    await guild.challenge("bruno", who)
    assert mentions(guild, who)
    shown = await page(guild, who)
    await guild.sim.restart(crash=True)
    question = (await guild.press(who, shown, "erase")).response
    await guild.sim.restart(crash=True)
    answer = (await guild.press(who, question, "erase-yes")).response
    assert answer.content == say(SPOKEN[who], "privacy-erased")
    assert actions(answer) == []
    assert mentions(guild, who) == []


async def test_the_opponent_keeps_the_match_in_which_every_control_works_on_but_a_rematch(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    first = playing.board
    guild.sim.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=2)  # its buttons stay
    await playing.by_command("30a-29a")
    await erase(guild, "alice")
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert "Chloé" in playing.board.content
    found = await export(guild, "chloe")
    assert [move["text"] for move in found["moves"]] == [["30a-29a", "resign 0"]]
    for action in ("replay", "record"):
        assert (await guild.press("chloe", playing.board, action)).response.attachments
    more = (await guild.press("chloe", first, "more")).response
    assert "—" in more.content
    assert (await guild.press("chloe", more, "text")).response.content.startswith("```")
    for given in ({}, {"move": 0}):
        assert (await playing.ask("chloe", "board", **given)).attachments
    refusal = say("fr", "refusal-player-gone", match="1")
    assert (await guild.press("chloe", playing.board, "rematch")).response.content == refusal
    assert (await playing.ask("chloe", "match rematch")).content == refusal
    again = await guild.match("alice", "chloe")
    await again.by_command("30a-29a")
    assert again.boards()[-1] == "trilithon-2-1.png", "who was deleted can begin anew"


async def test_cards_of_open_challenges_show_that_they_are_closed_or_answer_so(guild: Guild) -> None:
    sent, asked = await guild.challenge("alice", "bruno"), await guild.challenge("bruno", "alice")
    guild.sim.env.inject_error("PATCH", f"/channels/*/messages/{asked.id}", status=500, code=0, times=1)
    await erase(guild, "alice")
    assert actions(guild.again(sent)) == []
    assert said(guild.again(sent)) != said(sent)
    assert actions(guild.again(asked)), "it could not be changed"
    answer = (await guild.press("chloe", asked, "accept")).response
    assert answer.content == say("fr", "refusal-challenge-closed", status="declined")
    assert actions(guild.again(asked)) == ["another", "fill-seats"]
    assert "<@0>" not in said(guild.again(asked))
    assert "—" in said(guild.again(asked))


async def test_who_is_gone_is_written_to_no_more_when_a_channel_is_closed(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    for place in (guild.sim.channel, playing.thread):
        guild.forbid(place, "send_messages", "send_messages_in_threads")
    await erase(guild, "alice")
    assert guild.sim.inbox("bruno")[-1].attachments
    assert not [message for message in guild.sim.inbox("bruno") if "<@0>" in message.content]
    await guild.later(minutes=1)
    waiting = guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL")
    assert waiting == [(0,)]


async def test_a_card_of_somebody_who_is_gone_that_can_be_posted_nowhere_holds_nothing_up(guild: Guild) -> None:
    alice, bruno = (Person(guild.person(name).id, name) for name in ("alice", "bruno"))
    fail_posts(guild, guild.sim.channel)
    await guild.ask("alice", "challenge", game="contiguity")
    await guild.bot.services.challenges.accept(1, bruno)
    await guild.bot.services.privacy.erase(alice)
    recover(guild)
    guild.forbid(guild.sim.channel, "send_messages")
    await guild.later(minutes=5)
    assert guild.rows("SELECT fault FROM outbox WHERE kind = 'card' AND message IS NULL") == [("closed",)]
    assert guild.sim.inbox("bruno")[-1].attachments
    assert guild.requests("POST", "/users/@me/channels") == 1


@pytest.mark.parametrize("status", [403, pytest.param(404, marks=EXHAUSTIVE), pytest.param(400, marks=EXHAUSTIVE)])
async def test_in_a_match_of_three_the_others_play_on_also_in_a_thread_that_does_not_take_a_title(
    guild: Guild, status: int
) -> None:
    playing = await guild.match("alice", "bruno", "chloe", game="druid-hex3", options="size=3")
    path = f"/channels/{playing.thread.id}"
    guild.sim.env.inject_error("PATCH", path, status=status, code=50013, times=None)
    await erase(guild, "alice")
    assert guild.pinged(playing.board) == ["bruno"]
    await guild.later(minutes=1)
    assert "Alice" in playing.thread.name
    assert guild.rows("SELECT fault FROM outbox WHERE kind = 'title'") == [("title kept",)]
    playing.state = playing.state.drop(0)
    await playing.by_command(next(playing.state.legal_moves()))
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert guild.pinged(playing.board) == ["chloe"]


# What is posted afterwards.


@pytest.fixture
async def busy(guild: Guild) -> Playing:
    """Give Alice a part in something of every kind: what is posted, and what waits because nothing can be.

    Returns the match of three that is to go on without her.
    """
    over = await guild.match("alice", "bruno")
    await guild.press("alice", await over.ask("alice", "match resign"), "resign-yes")
    three = await guild.match("chloe", "alice", "bruno", game="druid-hex3", options="size=3")
    two = await guild.match("alice", "chloe", clock="3d")
    await two.by_command("30a-29a")
    await two.ask("alice", "match draw")
    await guild.challenge("alice", "bruno")
    await guild.challenge("bruno", "alice")
    for place in (guild.sim.channel, *guild.sim.threads()):
        fail_posts(guild, place)
    await two.by_command(next(two.state.legal_moves()))
    await two.ask("chloe", "match draw")
    await two.ask("alice", "match pause", days=3)
    await two.ask("alice", "settings away", days=2)
    await three.by_command(next(three.state.legal_moves()))
    await guild.ask("alice", "challenge", game="contiguity")
    await guild.ask("bruno", "challenge", game="contiguity", opponent=guild.person("alice").user)
    return three


def sent_texts(guild: Guild, since: int = 0) -> str:
    """Return all that the bot has sent to Discord, but to its administration, from a request on."""
    sent = [
        request.json for request in guild.sim.env.http_requests[since:] if request.method in ("POST", "PATCH", "PUT")
    ]
    return json.dumps(sent, ensure_ascii=False)


def named(guild: Guild, who: str, text: str) -> list[str]:
    """Return the ways in which somebody is named in a text."""
    name = next(person.name for person in PEOPLE if person.key == who)
    return [form for form in (name, f"<@{guild.person(who).id}>") if form in text]


async def test_who_is_deleted_is_named_in_nothing_that_is_posted_or_changed_afterwards(
    guild: Guild, busy: Playing, drawn: list[tuple[Any, Any]]
) -> None:
    assert len(named(guild, "alice", sent_texts(guild))) == 2
    await erase(guild, "alice")
    asked = len(guild.sim.env.http_requests)
    recover(guild)
    drawn.clear()
    await guild.later(minutes=15)
    assert guild.rows("SELECT kind, fault FROM outbox WHERE done_at IS NULL") == []
    busy.state = (await guild.bot.services.matches.get(2)).state
    await busy.by_command(next(busy.state.legal_moves()))
    for action in ("more", "plan"):
        await guild.press("bruno", busy.board, action)
    for command, given in (("board", {}), ("board", {"move": 0}), ("desk", {})):
        await busy.ask("chloe", command, **given)
    assert len(drawn) > 5
    assert not [view.names for _, view in drawn if "Alice" in view.names]
    assert named(guild, "alice", sent_texts(guild, asked)) == []
    assert "—" in sent_texts(guild, asked)


async def test_the_last_boards_and_the_cards_that_close_while_somebody_is_deleted_do_not_name_them(
    guild: Guild,
) -> None:
    await guild.match("chloe", "alice", "bruno", game="druid-hex3", options="size=3")
    await guild.match("alice", "bruno")
    cards = [await guild.challenge("alice", "bruno"), await guild.challenge("bruno", "alice")]
    shown = await page(guild, "alice")
    asked = len(guild.sim.env.http_requests)
    question = (await guild.press("alice", shown, "erase")).response
    await guild.press("alice", question, "erase-yes")
    assert named(guild, "alice", sent_texts(guild, asked)) == []
    assert [named(guild, "alice", said(guild.again(card))) for card in cards] == [[], []]
    assert say("en", "turn-left", player="—") in sent_texts(guild, asked)


async def test_the_end_of_a_rated_match_that_ends_with_it_does_not_tell_their_rating(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", rated=True)
    await playing.play_some()
    await erase(guild, "bruno")
    told = [playing.board.content, *sent_texts(guild, 0)]
    assert any("Ratings: Alice" in text for text in told)
    assert not any("· — " in text or "Ratings: —" in text for text in told)


async def test_the_titles_of_all_their_threads_name_them_no_more(guild: Guild) -> None:
    for other in ("bruno", "chloe"):
        playing = await guild.match("alice", other)
        await guild.press(other, await playing.ask(other, "match resign"), "resign-yes")
    await guild.match("alice", "dimitri")
    await guild.match("bruno", "chloe")
    await guild.sim.archive(guild.sim.threads()[0])
    before = [thread.name for thread in guild.sim.threads()]
    await erase(guild, "alice")
    await guild.later(minutes=1)
    after = [thread.name for thread in guild.sim.threads()]
    assert all("Alice" in title for title in before[:3])
    assert after == [title.replace("Alice", "—") for title in before]
    states = [guild.sim.env.backend.get_channel(thread.id).thread_metadata for thread in guild.sim.threads()]
    assert [state.archived for state in states] == [True, False, False, False]
    asked = [
        request.json
        for request in guild.sim.env.http_requests
        if request.method == "PATCH" and request.json and "name" in request.json
    ]
    assert {change["archived"] for change in asked} == {False}, (
        "Discord changes no title of a thread that stays archived"
    )


async def test_a_title_that_could_not_be_changed_for_a_while_is_changed_later_after_a_restart_too(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    guild.sim.env.inject_error("PATCH", f"/channels/{playing.thread.id}", status=500, code=0, times=None)
    await erase(guild, "alice")
    assert "Alice" in playing.thread.name
    recover(guild)
    await guild.sim.restart(crash=True)
    await guild.later(minutes=1)
    assert "Alice" not in playing.thread.name


async def test_what_was_deleted_is_removed_from_the_bytes_of_the_database_soon(guild: Guild, file: Path) -> None:
    """Also when somebody reads an earlier state at first, and when the bot is started anew meanwhile."""

    def stands() -> bool:
        files = [file.read_bytes() for file in file.parent.glob(f"{file.name}*")]
        return any(b"Alice" in data for data in files)

    await guild.match("alice", "bruno")
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM seats").fetchall()
        await erase(guild, "alice")
        await guild.later(seconds=10)
        assert stands()
        await guild.sim.restart(crash=True)
    await guild.later(minutes=5)
    assert not stands()


async def test_a_fault_on_the_way_is_owned_up_to_and_deleting_can_be_asked_for_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    await guild.match("alice", "bruno")
    with monkeypatch.context() as broken:
        broken.setattr(guild.bot.services.matches, "resign", _failing)
        question = (await guild.press("alice", await page(guild, "alice"), "erase")).response
        answer = await guild.press("alice", question, "erase-yes")
    ((reference, _),) = guild.reports.take()
    assert answer.response.content == say("en", "privacy-erasing")
    assert answer.followups[-1].content == say("en", "fault-unknown", reference=reference)
    assert mentions(guild, "alice")
    assert (await erase(guild, "alice")).content == say("en", "privacy-erased")
    assert mentions(guild, "alice") == []


async def _failing(*_: object) -> None:
    raise discord.ClientException


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_leaves_room_for_mentions_of_commands_and_tells_of_thinking_boards(language: str) -> None:
    page, details = say(language, "privacy-page"), say(language, "privacy-details")
    assert len(page) <= 600
    assert len(details) <= 1_800
    boards = say(language, "button-think-boards").lower()
    assert boards in page.lower()
    assert boards in details.lower()
    assert boards in say(language, "privacy-question", count=0).lower()

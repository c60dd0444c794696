"""Following matches of others: a button, a list, one message at the end or one a day, and nothing in the channel."""

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from cogs.follows.follow_messages import digest_message
from engine import GAMES
from locales import LANGUAGES, say, unbroken
from matches import Digest, Outbox, Person, Place, Preferences, QueuedPost, Told, Unknown
from matches.core.terms import Terms
from matches.follows.follow_service import MOST
from tests.cogs.conftest import (
    FIRST,
    SECOND,
    SPOKEN,
    THIRD,
    AnswerOnlyPlace,
    Guild,
    Playing,
    actions,
    button,
    controls,
    labels,
    parts,
    said,
)
from tests.cogs.discord_limits import check_message
from tests.cogs.failing_requests import close_direct_messages, fail_posts, recover
from tests.cogs.places.test_visibility import Secret, hidden
from tests.repetitions import few


async def follow(guild: Guild, who: str, playing: Playing, *, daily: bool = False) -> Any:
    """Press Follow behind More, and return the panel; with `daily`, as it is after the choice of digests."""
    more = (await guild.press(who, playing.board, "more")).response
    panel = (await guild.press(who, more, "follow")).response
    return (await guild.press(who, panel, "follow-how")).response if daily else panel


async def followed(guild: Guild, who: str) -> Any:
    """Open the list of followed matches from the desk, and return it."""
    return (await guild.press(who, await guild.ask(who, "desk"), "follows")).response


def inbox(guild: Guild, who: str) -> list[Any]:
    """Return the direct messages to somebody about what they follow, without the one that says where they come."""
    found = [message for message in guild.sim.inbox(who) if not message.flags.ephemeral]
    return [message for message in found if message.attachments or controls(message) != ["trilithon:follows:0"]]


def limits(guild: Guild, message: Any) -> None:
    check_message(guild.sim.env.backend.messages[message.channel.id][message.id])


async def to_the_end(playing: Playing) -> None:
    """Have the match end by a resignation."""
    answer = await playing.ask(playing.mover, "match resign")
    await playing.guild.press(playing.mover, answer, "resign-yes")


async def until_morning(guild: Guild) -> None:
    """Let time pass until digests are due, and be delivered."""
    await guild.later(hours=24)


# The button and the panel.


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_does_not_play_follows_by_a_button_and_changes_that(guild: Guild, language: str) -> None:
    await guild.bot.services.preferences.set(guild.person("dimitri").id, language=language)
    playing = await guild.match("alice", "bruno")
    panel = await follow(guild, "dimitri", playing)
    assert say(language, "button-follow-daily") in labels(panel)
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    assert [say(language, "button-follows")] == labels(guild.sim.inbox("dimitri")[0])
    panel = (await guild.press("dimitri", panel, "follow-how")).response
    assert say(language, "button-follow-end") in labels(panel)
    assert "<t:" in panel.content
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    panel = (await guild.press("dimitri", panel, "unfollow")).response
    assert panel.content == say(language, "follow-stopped", id="1")
    assert guild.rows("SELECT * FROM follows") == []
    again = (await guild.press("dimitri", panel, "follow")).response
    assert again.id == panel.id
    assert len(guild.sim.inbox("dimitri")) == 1


async def test_players_have_no_button_and_neither_has_anybody_after_the_end(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    for who, has in (("alice", False), ("chloe", True)):
        more = (await guild.press(who, playing.board, "more")).response
        replay = (await guild.press(who, more, "replay")).response
        board = await playing.ask(who, "board")
        assert ["follow" in actions(each) for each in (more, replay, board)] == [has] * 3
    await to_the_end(playing)
    assert "follow" not in actions(await playing.ask("chloe", "board"))


async def test_who_takes_no_direct_messages_is_told_so_and_follows_nothing(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    close_direct_messages(guild, "dimitri")
    panel = await follow(guild, "dimitri", playing)
    assert panel.content == say("fr", "follow-closed", id="1", account=False, install="")
    assert guild.rows("SELECT * FROM follows") == guild.rows("SELECT * FROM digests") == []
    recover(guild)
    await follow(guild, "dimitri", playing)
    assert len(guild.sim.inbox("dimitri")) == 1


async def test_in_a_place_without_the_bot_one_follows_if_one_can_be_written_to(guild: Guild) -> None:
    strangers = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))
    playing = await strangers.match("alice", "bruno")
    strangers.close_direct_messages("chloe")
    refused = (await strangers.press("chloe", await playing.ask("chloe", "board"), "follow")).response
    assert "oauth2/authorize" in refused.content
    recover(guild)
    await strangers.press("chloe", await playing.ask("chloe", "board"), "follow")
    await to_the_end(playing)
    assert len(strangers.sim.inbox("chloe")) == 2


# The end.


@pytest.mark.parametrize(("language", "reason"), [("en", "resignation"), ("fr", "abandon"), ("de", "durch Aufgabe")])
async def test_the_end_is_told_by_one_direct_message_with_the_last_board(
    guild: Guild, language: str, reason: str
) -> None:
    await guild.bot.services.preferences.set(guild.person("dimitri").id, language=language)
    playing = await guild.match("alice", "bruno")
    await follow(guild, "dimitri", playing)
    before = len(guild.everything())
    await to_the_end(playing)
    assert len(guild.everything()) == before + 1
    [told] = inbox(guild, "dimitri")
    limits(guild, told)
    assert reason in told.content
    [board] = told.attachments
    assert len(board.description) > 50
    assert guild.pinged(told) == []
    assert guild.rows("SELECT * FROM follows") == []


async def test_one_whose_direct_messages_fail_keeps_no_other_follower_waiting(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    for who in ("chloe", "dimitri"):
        await follow(guild, who, playing)
    fail_posts(guild, guild.person("chloe").user.dm_channel)
    await to_the_end(playing)
    assert [len(inbox(guild, who)) for who in ("chloe", "dimitri")] == [0, 1]


@pytest.mark.parametrize("earlier", [None, "en"], ids=["when they followed", "after they followed"])
async def test_the_end_is_told_in_the_language_that_discord_told_last(guild: Guild, earlier: str | None) -> None:
    playing = await guild.match("alice", "bruno")
    if earlier:
        await guild.bot.services.follows.follow(1, guild.person("chloe").id, earlier)
        await guild.ask("chloe", "desk")
    else:
        await follow(guild, "chloe", playing)
    await to_the_end(playing)
    assert "abandon" in inbox(guild, "chloe")[-1].content


@pytest.mark.parametrize("sent", [True, False], ids=["after it was sent", "before it was sent"])
@pytest.mark.parametrize("kind", few(["followed", "digest"]))
async def test_it_is_told_once_if_the_bot_dies_between_sending_and_storing(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, sent: bool, kind: str
) -> None:
    playing = await guild.match("alice", "bruno")
    await follow(guild, "dimitri", playing, daily=kind == "digest")
    real = Outbox.sent

    async def dies(outbox: Outbox, post: QueuedPost, *place: int) -> None:
        if post.kind == kind:
            raise asyncio.CancelledError
        await real(outbox, post, *place)

    if sent:
        monkeypatch.setattr(Outbox, "sent", dies)
    else:
        fail_posts(guild, guild.person("dimitri").user.dm_channel)
    await to_the_end(playing)
    if kind == "digest":
        await guild.later(seconds=await guild.bot.services.follows.queue.seconds_to_next() + 1)
    assert len(inbox(guild, "dimitri")) == int(sent)
    await guild.sim.restart(crash=True)
    monkeypatch.setattr(Outbox, "sent", real)
    recover(guild)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=20)
    assert len(inbox(guild, "dimitri")) == 1
    assert guild.rows("SELECT * FROM follows") == []


async def test_who_has_closed_their_direct_messages_since_follows_nothing_any_more(guild: Guild) -> None:
    first, second = await guild.match("alice", "bruno"), await guild.match("alice", "bruno")
    await follow(guild, "dimitri", first)
    await follow(guild, "dimitri", second, daily=True)
    close_direct_messages(guild, "dimitri")
    await to_the_end(first)
    await second.by_command(FIRST)
    await until_morning(guild)
    assert guild.rows("SELECT * FROM follows") == []
    assert guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]


# The digest.


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_digest_tells_moves_and_ends_of_the_day_and_leads_to_the_list(guild: Guild, language: str) -> None:
    await guild.bot.services.preferences.set(guild.person("dimitri").id, language=language)
    first, second = await guild.match("alice", "bruno"), await guild.match("alice", "bruno")
    for playing in (first, second):
        await follow(guild, "dimitri", playing, daily=True)
    await first.by_command(FIRST)
    await first.by_command(SECOND)
    await to_the_end(second)
    await until_morning(guild)
    [digest] = inbox(guild, "dimitri")
    limits(guild, digest)
    _, ended, moved = digest.content.splitlines()
    assert re.search(r"\b2\b", ended)
    assert unbroken(f"`{FIRST}`") in moved
    assert "Alice" in moved.rsplit(".", 2)[1]
    assert guild.pinged(digest) == []
    page = (await guild.press("dimitri", digest, "follows")).response
    assert f"{say(language, 'follows-how', daily=True)}" in said(page)
    await until_morning(guild)
    assert len(inbox(guild, "dimitri")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_of_many_matches_of_people_with_long_names_fits_into_a_message(
    guild: Guild, language: str
) -> None:
    playing = await guild.match("alice", "bruno")
    for move in (FIRST, SECOND, THIRD):
        await playing.by_command(move)
    match = await guild.bot.services.matches.get(1)
    named = replace(match, seats=tuple(replace(seat, holder=Unknown("*_`~|" * 6 + "xx")) for seat in match.seats))
    told = tuple(Told(number, named, 0) for number in range(MOST))
    message = digest_message(Digest(5, Preferences(language=language), told), 1)
    assert len(message.content) <= 2_000
    lines = message.content.splitlines()
    assert say(language, "digest-more", count=MOST - (len(lines) - 2)) == lines[-1]


# What one may see.


@pytest.mark.parametrize(("why", "daily"), [("role", True), ("left", False), ("channel", True)])
async def test_who_may_not_see_the_match_any_more_is_told_nothing(guild: Guild, daily: bool, why: str) -> None:
    secret = Secret(guild)
    await secret.begun()
    secret.let_in("dimitri")
    page = await secret.ask("dimitri", "board", match="1")
    panel = (await secret.press("dimitri", page, "follow")).response
    if daily:
        await secret.press("dimitri", panel, "follow-how")
    if why == "role":
        secret.shut_out("dimitri")
    elif why == "left":
        secret.sim.env.backend.remove_member(secret.sim.guild.id, secret.person("dimitri").id)
    else:
        secret.sim.env.backend.delete_channel(secret.place.id)
    await secret.sim.settle()
    await guild.bot.services.matches.resign(1, Person(guild.person("alice").id, "Alice"))
    await until_morning(guild)
    assert inbox(guild, "dimitri") == []
    assert guild.rows("SELECT * FROM follows") == []


async def test_of_a_private_thread_those_are_told_who_are_still_in_it(guild: Guild) -> None:
    playing, backend, follows = await hidden(guild), guild.sim.env.backend, guild.bot.services.follows
    for who in ("bruno", "dimitri"):
        backend.add_thread_member(playing.thread.id, guild.person(who).id)
        await follows.follow(1, guild.person(who).id)
    backend.remove_thread_member(playing.thread.id, guild.person("dimitri").id)
    await to_the_end(playing)
    assert [len(inbox(guild, who)) for who in ("bruno", "dimitri")] == [1, 0]


async def test_a_match_in_a_thread_that_was_archived_is_still_followed(guild: Guild) -> None:
    playing = await hidden(guild)
    guild.sim.env.backend.add_thread_member(playing.thread.id, guild.person("bruno").id)
    await guild.bot.services.follows.follow(1, guild.person("bruno").id)
    await guild.sim.archive(playing.thread)
    page = await followed(guild, "bruno")
    assert "trilithon:unfollow:1:0" in controls(page)


async def test_while_discord_does_not_tell_who_may_see_it_the_message_waits(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    await follow(guild, "dimitri", playing)
    guild.sim.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await to_the_end(playing)
    await guild.later(minutes=2)
    assert inbox(guild, "dimitri") == []
    recover(guild)
    await guild.later(hours=1)
    assert len(inbox(guild, "dimitri")) == 1


# The list.


async def test_the_list_has_pages_with_boards_and_stops_each(guild: Guild) -> None:
    services, dimitri, language = guild.bot.services, guild.person("dimitri").id, SPOKEN["dimitri"]
    empty = await followed(guild, "dimitri")
    assert say(language, "follows-none") in said(empty)
    for _ in range(6):
        await guild.match("alice", "bruno")
    for number in range(1, 7):
        await services.follows.follow(number, dimitri)
    page = await followed(guild, "dimitri")
    check_message(guild.sim.env.backend.messages[page.channel_id][page.id])
    assert say(language, "follows-heading", count=6, most=MOST) in said(page)
    assert controls(page).count("trilithon:unfollow:6:0") == 1
    assert len([part for part in parts(page) if part.get("accessory")]) == 5
    page = (await guild.press("dimitri", page, "follow-how")).response
    assert say(language, "follows-how", daily=True) in said(page)
    second = (await guild.press("dimitri", page, "follows")).response
    assert "trilithon:unfollow:1:1" in controls(second)
    second = (await guild.press("dimitri", second, "unfollow")).response
    assert say(language, "follows-heading", count=5, most=MOST) in said(second)
    assert await services.follows.next_digest(dimitri)


async def test_discord_is_asked_of_all_places_at_once_and_nobody_waits_for_anothers_answers(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, server, asked, go_on = guild.bot.services, guild.sim.guild, list[int](), asyncio.Event()
    alice, bruno = (Person(guild.person(who).id, who) for who in ("alice", "bruno"))
    for number in range(1, 4):
        place = Place(server.id, server.create_text_channel(f"games-{number}").id)
        challenge = await services.challenges.create(Terms(GAMES["contiguity"]), alice, [bruno], place, "en")
        await services.challenges.accept(challenge.id, bruno)
        for who in ("chloe", "dimitri"):
            await services.follows.follow(number, guild.person(who).id)
    get_member = guild.bot.http.get_member

    async def slow_for_chloe(guild_id: int, user: int) -> Any:
        if user == guild.person("chloe").id:
            asked.append(user)
            await guild.bot.idle(go_on.wait())
        return await get_member(guild_id, user)

    monkeypatch.setattr(guild.bot.http, "get_member", slow_for_chloe)
    desks = {who: await guild.ask(who, "desk") for who in ("chloe", "dimitri")}
    presses = (guild.sim.press(who, desk, custom_id=button(desk, "follows")) for who, desk in desks.items())
    chloe, dimitri = await guild.sim.at_once(*presses)
    assert len(asked) == 3
    assert not chloe.acknowledged
    assert controls(dimitri.response).count("trilithon:unfollow:3:0") == 1
    go_on.set()
    await guild.sim.settle()
    assert controls(chloe.response).count("trilithon:unfollow:3:0") == 1


async def test_the_list_has_nothing_that_its_reader_may_not_see_any_more(guild: Guild) -> None:
    secret = Secret(guild)
    await secret.begun()
    secret.let_in("dimitri")
    page = await secret.ask("dimitri", "board", match="1")
    await secret.press("dimitri", page, "follow")
    secret.shut_out("dimitri")
    await secret.sim.settle()
    assert say("fr", "follows-none") in said(await followed(guild, "dimitri"))
    assert guild.rows("SELECT * FROM follows") == []

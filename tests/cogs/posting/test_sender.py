"""The sender delivers what is queued: once, in order, by the next best way, also if the process dies in between."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.challenges.card_posts import CardPost
from cogs.playing.board_posts import BoardPost
from cogs.posting.delivery import Delivery
from cogs.posting.sender import AT_ONCE, DELIVERED_WITHIN, SHARE, TIDIED_AT_ONCE, retry_after
from engine import GAMES
from locales import say
from matches import MatchService, Outbox, Person, Unavailable
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, Playing, actions, button, link_of, mention, said
from tests.cogs.failing_requests import (
    ARCHIVED,
    BLOCKED,
    CLOUDFLARE,
    DENIED,
    DOWN,
    GONE,
    HARMFUL_LINK,
    HIDDEN,
    LOCKED,
    MALFORMED,
    NO_MESSAGE,
    TOO_OLD,
    UNKNOWN_CODE,
    WRONG_TYPE,
    FailsOnce,
    close_direct_messages,
    direct_messages,
    fail_posts,
    recover,
)
from tests.repetitions import few


def files(messages: list[discord.Message]) -> list[str]:
    """Return the names of all pictures, none of which may be empty."""
    assert all(file.size for message in messages for file in message.attachments)
    return [file.filename for message in messages for file in message.attachments]


def close_everything(guild: Guild, playing: Playing) -> Any:
    """Close every place of a match of Alice and Chloé to the bot. Return a channel where people can still act."""
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    for name in ("alice", "chloe"):
        close_direct_messages(guild, name)
    return guild.sim.guild.create_text_channel("elsewhere")


# Tried again


Act = Callable[[], Awaitable[Any]]
Shown = Callable[[], int]


async def a_card(guild: Guild) -> tuple[Act, Shown]:
    return lambda: guild.ask("alice", "challenge", game="contiguity"), lambda: len(guild.everything())


async def a_board(guild: Guild) -> tuple[Act, Shown]:
    playing = await guild.match("alice", "chloe")
    return lambda: playing.by_command("30a-29a"), lambda: playing.boards().count("trilithon-1-1.png")


async def an_offer(guild: Guild) -> tuple[Act, Shown]:
    playing = await guild.match("alice", "chloe")
    await playing.by_command("30a-29a")
    posted = playing.thread.history
    return lambda: playing.ask("alice", "match draw"), lambda: sum("agree" in actions(message) for message in posted())


async def a_direct_message(guild: Guild) -> tuple[Act, Shown]:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)

    def shown() -> int:
        counts = [len(direct_messages(guild, name)) for name in ("alice", "chloe")]
        return min(counts) if max(counts) == 1 else max(counts)

    return lambda: playing.by_command("30a-29a"), shown


QUEUED = (a_card, a_board, an_offer, a_direct_message)
LOST = [
    pytest.param(ConnectionResetError("reset by peer"), id="reset"),
    pytest.param(aiohttp.ServerDisconnectedError(), id="disconnected"),
    pytest.param(TimeoutError(), id="silence"),
]


def with_every_post(faults: list[Any]) -> Any:
    """Give a test every post with every fault; `make test` takes each post and each fault once."""
    return pytest.mark.parametrize(
        ("queued", "fault"),
        [
            pytest.param(
                queued,
                *fault.values,
                id=f"{fault.id}-{queued.__name__}",
                marks=() if place == number % len(faults) else pytest.mark.exhaustive,
            )
            for number, queued in enumerate(QUEUED)
            for place, fault in enumerate(faults)
        ],
    )


@with_every_post([*LOST, pytest.param(discord.RateLimited(20.0), id="limited")])
async def test_what_did_not_get_through_to_discord_is_posted_later_once(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, queued: Any, fault: BaseException
) -> None:
    act, shown = await queued(guild)
    FailsOnce(monkeypatch, discord.http.HTTPClient, "send_message", fault)
    await act()
    assert shown() == 0
    await guild.later(minutes=1)
    assert shown() == 1


@with_every_post(LOST)
async def test_what_got_through_although_the_response_was_lost_is_not_posted_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, queued: Any, fault: BaseException
) -> None:
    act, shown = await queued(guild)
    FailsOnce(monkeypatch, Delivery, "send_once", fault, done=True)
    await act()
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=1)
    assert shown() == 1
    assert guild.rows("SELECT MAX(attempts), MIN(message) > 0 FROM outbox WHERE done_at IS NOT NULL") == [(2, 1)]


async def test_while_as_many_posts_are_under_way_as_may_be_the_sender_waits(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, claims, claim, deliver = asyncio.Event(), [], Outbox.claim, CardPost.deliver
    channels = [guild.sim.guild.create_text_channel(f"games-{number}") for number in range(3)]

    async def held(self: Any, delivery: Any) -> Any:
        await guild.sim.bot.idle(go_on.wait())
        return await deliver(self, delivery)

    async def counted(self: Any, limit: int, *more: Any) -> Any:
        claims.append(limit)
        return await claim(self, limit, *more)

    monkeypatch.setattr(Outbox, "claim", counted)
    with monkeypatch.context() as patch:
        patch.setattr(CardPost, "deliver", held)
        for number in range(AT_ONCE + 4):
            await guild.ask("alice", "challenge", channels[number % 3], game="contiguity")
        assert len(claims) <= 2 * AT_ONCE
        assert len(guild.bot.sender.under_way) == AT_ONCE
    go_on.set()
    await guild.later(minutes=1)
    assert [len(guild.messages(channel.id)) for channel in channels] == [4, 4, 4]


async def test_a_board_is_posted_at_once_while_another_channel_is_slow_and_full(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, go_on = await guild.match("alice", "chloe"), asyncio.Event()
    slow, send = guild.sim.guild.create_text_channel("slow"), guild.sim.bot.http.send_message
    waiting: list[int] = []

    async def held(channel_id: int, **more: Any) -> Any:
        if int(channel_id) == slow.id:
            waiting.append(channel_id)
            await guild.sim.bot.idle(go_on.wait())
        return await send(channel_id, **more)

    monkeypatch.setattr(guild.sim.bot.http, "send_message", held)
    for _ in range(12):
        await guild.ask("alice", "challenge", slow, game="contiguity")
    assert len(waiting) == SHARE
    await playing.by_command("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert len(waiting) == SHARE
    go_on.set()
    await guild.later(minutes=1)
    assert len(guild.messages(slow.id)) == 12


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"status": 429}], ids=["500", "503", "429"])
async def test_a_board_that_discord_did_not_take_is_posted_a_little_later_once(
    guild: Guild, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "chloe")
    fail_posts(guild, playing.thread, **fault)
    await playing.by_command("30a-29a")
    await guild.later(seconds=5)
    assert playing.boards() == ["trilithon-1-0.png"]
    recover(guild)
    await guild.later(seconds=10)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert guild.pinged(playing.board) == ["chloe"]
    await guild.later(minutes=20)
    assert len(playing.boards()) == 2


UNKNOWN = [CLOUDFLARE, {"status": 403, "code": 0}, {"status": 404, "code": 0}, {"status": 401, "code": 0}]


@pytest.mark.parametrize("fault", UNKNOWN, ids=str)
async def test_a_refusal_that_is_not_known_to_last_is_tried_again_in_the_same_place(
    guild: Guild, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "chloe")
    for path in ("/channels/*/messages", "/users/@me/channels"):
        guild.sim.env.inject_error("*", path, times=None, **fault)
    await playing.by_command("30a-29a")
    await guild.later(minutes=5)
    recover(guild)
    await guild.later(minutes=20)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert len(guild.everything()) == 3
    assert direct_messages(guild, "alice") == direct_messages(guild, "chloe") == []


@pytest.mark.parametrize("fault", UNKNOWN, ids=str)
async def test_a_thread_is_opened_after_a_refusal_that_is_not_known_to_last(
    guild: Guild, fault: dict[str, int]
) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", times=2, **fault)
    await guild.press("bruno", card, "accept")
    assert guild.sim.threads() == []
    await guild.later(minutes=1)
    (thread,) = guild.sim.threads()
    assert files(guild.messages(thread.id)) == ["trilithon-1-0.png"]


async def test_a_card_that_discord_did_not_take_is_posted_a_little_later_once(guild: Guild) -> None:
    fail_posts(guild, guild.sim.channel)
    await guild.ask("alice", "challenge", game="contiguity", opponent=guild.person("chloe").user)
    assert guild.everything() == []
    recover(guild)
    await guild.later(minutes=1)
    assert [guild.pinged(card) for card in guild.everything()] == [["chloe"]]


async def test_the_waits_between_attempts_grow(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    fail_posts(guild, playing.thread)
    before = guild.requests("POST", f"/{playing.thread.id}/messages")
    await playing.by_command("30a-29a")
    await guild.later(minutes=10)
    assert 5 <= guild.requests("POST", f"/{playing.thread.id}/messages") - before <= 12


@pytest.mark.parametrize("by_header", [True, False], ids=["by Discord", "by discord.py"])
async def test_discord_is_left_alone_for_as_long_as_it_asks(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, by_header: bool
) -> None:
    playing = await guild.match("alice", "chloe")
    FailsOnce(monkeypatch, Delivery, "send_once", too_many("20") if by_header else discord.RateLimited(20.0))
    await playing.by_command("30a-29a")
    await guild.later(seconds=19)
    assert len(playing.boards()) == 1
    await guild.later(seconds=5)
    assert len(playing.boards()) == 2


def too_many(wait: str) -> discord.HTTPException:
    """Return Discord's answer to too many requests."""
    headers = {"Retry-After": wait} if wait else {}
    return discord.HTTPException(SimpleNamespace(status=429, reason="", headers=headers), {})  # type: ignore[arg-type]


@pytest.mark.parametrize(("header", "seconds"), [("1.5", 1.5), ("64", 64.0), ("", None), ("soon", None), ("-3", None)])
def test_how_long_to_wait_is_read_from_what_discord_says(header: str, seconds: float | None) -> None:
    assert retry_after(too_many(header)) == seconds
    assert retry_after(discord.RateLimited(7.5)) == 7.5
    assert retry_after(OSError()) is None


@pytest.mark.parametrize("crash", [False, True])
async def test_what_was_not_posted_before_a_restart_is_posted_after_it(guild: Guild, crash: bool) -> None:
    playing = await guild.match("alice", "chloe")
    fail_posts(guild, playing.thread)
    await playing.by_command("30a-29a")
    await guild.sim.restart(crash=crash)
    recover(guild)
    await guild.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


# Once


async def test_a_board_whose_arrival_could_not_be_noted_is_not_posted_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    FailsOnce(monkeypatch, Outbox, "sent", RuntimeError("disk full"))
    await playing.by_command("30a-29a")
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    await playing.by_reply("1a-2a")
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert [str(fault) for _, fault in guild.reports.take()] == ["disk full"]


async def test_a_board_is_not_posted_again_by_a_bot_that_died_before_it_could_note_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    await playing.by_command("30a-29a")
    await guild.sim.restart(crash=True)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    await playing.by_reply("1a-2a")
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_a_card_is_not_posted_again_by_a_bot_that_died_before_it_could_note_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    card = await guild.challenge("alice", "bruno")
    await guild.sim.restart(crash=True)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=1)
    assert [message.id for message in guild.everything()] == [card.id]
    await guild.press("bruno", card, "accept")
    assert len(guild.sim.threads()) == 1


async def test_the_nonce_differs_from_place_to_place_and_stays_the_same_between_attempts(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    used: list[tuple[int, str]] = []
    send = discord.http.HTTPClient.send_message

    async def noting(self: Any, channel: int, *, params: Any) -> Any:
        used.append((channel, json.loads(params.multipart[0]["value"])["nonce"]))
        return await send(self, channel, params=params)

    monkeypatch.setattr(discord.http.HTTPClient, "send_message", noting)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    for name in ("alice", "chloe"):
        fail_posts(guild, guild.person(name).user.dm_channel)
    await playing.by_command("30a-29a")
    await guild.later(minutes=1)
    assert len(used) > 4
    assert len({channel for channel, _ in used}) == len({nonce for _, nonce in used}) == len(set(used)) == 4
    assert all(len(nonce) <= 25 for _, nonce in used)


# Leases


def held_up(guild: Guild, monkeypatch: pytest.MonkeyPatch, place: Any) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold up every message to a place. Return events: one set when the first is on its way, one to let all go on."""
    arrived, go_on, send = asyncio.Event(), asyncio.Event(), guild.sim.bot.http.send_message

    async def held(channel_id: int, **more: Any) -> Any:
        if int(channel_id) == place.id:
            arrived.set()
            await guild.sim.bot.idle(go_on.wait())
        return await send(channel_id, **more)

    monkeypatch.setattr(guild.sim.bot.http, "send_message", held)
    return arrived, go_on


async def test_a_request_that_takes_many_leases_is_neither_cut_off_nor_doubled_by_another_process(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    twin = Outbox(guild.bot.services.store, discord.utils.utcnow)
    arrived, go_on = held_up(guild, monkeypatch, playing.thread)
    await playing.by_command("30a-29a")
    assert arrived.is_set()
    for _ in range(20):
        await guild.later(seconds=twin.lease // 4)
        assert await twin.claim(9) == []
    assert guild.rows("SELECT attempts, done_at FROM outbox WHERE entry = 1") == [(1, None)]
    go_on.set()
    await guild.sim.settle()
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert guild.rows("SELECT attempts, faults, message > 0 FROM outbox WHERE entry = 1") == [(1, 0, 1)]


async def test_a_delivery_that_hangs_for_ever_is_cut_off_in_the_end_and_tried_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await guild.match("alice", "chloe")
    with monkeypatch.context() as patch:
        held_up(guild, patch, playing.thread)
        await playing.by_command("30a-29a")
        await guild.later(seconds=DELIVERED_WITHIN - 1)
        assert "posting is put off" not in caplog.messages
    await guild.later(minutes=1)
    assert "posting is put off" in caplog.messages
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_process_that_has_lost_its_lease_sends_nothing_more_and_leaves_the_post_to_the_other(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    first, second = guild.person("alice").user.dm_channel, guild.person("chloe").user.dm_channel
    twin = Outbox(guild.bot.services.store, discord.utils.utcnow)
    _, go_on = held_up(guild, monkeypatch, first)
    await playing.by_command("30a-29a")
    with monkeypatch.context() as patch:
        patch.setattr(Outbox, "renew", fail_to_renew)
        await guild.later(seconds=twin.lease)
    [taken] = await twin.claim(9)
    await guild.later(seconds=twin.lease // 2)
    go_on.set()
    await guild.sim.settle()
    assert "the lease of a post was lost" in caplog.messages
    assert direct_messages(guild, "chloe") == []
    assert guild.requests("POST", f"/{second.id}/messages") == 0
    held = "SELECT attempts, faults, done_at, claimed_until > 0 FROM outbox WHERE entry = 1"
    assert guild.rows(held) == [(taken.claim, 0, None, 1)]


async def test_a_process_whose_lease_has_ended_sends_nothing_more_before_it_has_claimed_the_post_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    _, go_on = held_up(guild, monkeypatch, guild.person("alice").user.dm_channel)
    await playing.by_command("30a-29a")
    with monkeypatch.context() as patch:
        patch.setattr(Outbox, "renew", fail_to_renew)
        await guild.later(seconds=guild.bot.services.outbox.lease)
        go_on.set()
        await guild.sim.settle()
    assert "the lease of a post was lost" in caplog.messages
    assert guild.rows("SELECT attempts, faults, done_at > 0 FROM outbox WHERE entry = 1") == [(2, 0, 1)]
    assert [len(direct_messages(guild, name)) for name in ("alice", "chloe")] == [1, 1]


async def test_a_fault_that_cannot_be_stored_is_reported_and_the_post_tried_again(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    fail_posts(guild, playing.thread)
    FailsOnce(monkeypatch, Outbox, "later", RuntimeError("disk full"))
    await playing.by_command("30a-29a")
    assert [str(fault) for _, fault in guild.reports.take()] == ["disk full"]
    recover(guild)
    await guild.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_lease_lasts_although_a_renewal_fails(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await guild.match("alice", "chloe")
    twin = Outbox(guild.bot.services.store, discord.utils.utcnow)
    _, go_on = held_up(guild, monkeypatch, playing.thread)
    FailsOnce(monkeypatch, Outbox, "renew", Unavailable("database-busy"))
    await playing.by_command("30a-29a")
    for _ in range(8):
        await guild.later(seconds=twin.lease // 4)
        assert await twin.claim(9) == []
    go_on.set()
    await guild.sim.settle()
    assert len(playing.boards()) == 2


async def fail_to_renew(*_: Any) -> bool:
    """Fail as a renewal does while the database cannot be used."""
    raise Unavailable("database-busy")


# Threads


async def test_where_no_thread_may_be_opened_the_match_is_played_in_the_channel(guild: Guild) -> None:
    guild.forbid(guild.sim.channel, "create_public_threads")
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    playing = Playing(guild, guild.sim.channel, ("alice", "bruno"), GAMES["contiguity"], "")
    await playing.by_reply("30a-29a")
    await playing.by_modal("1a-2a")
    await playing.by_command("29a-28a")
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(4)]
    assert guild.sim.threads() == []


@pytest.mark.parametrize(
    "fault",
    [
        *(DENIED, HIDDEN, NO_MESSAGE, ARCHIVED, LOCKED),
        *few(
            ({"status": status, "code": code} for code in (160005, 160006, 160007) for status in (400, 403, 409)),
            every=4,
        ),
    ],
    ids=str,
)
async def test_where_the_card_takes_no_thread_the_match_begins_in_the_channel(
    guild: Guild, fault: dict[str, int]
) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", times=1, **fault)
    await guild.press("bruno", card, "accept")
    assert guild.sim.threads() == []
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-0.png"]


@pytest.mark.parametrize("fault", LOST)
async def test_a_thread_that_was_opened_although_the_response_was_lost_is_taken_up(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    FailsOnce(monkeypatch, discord.PartialMessage, "create_thread", fault, done=True)
    await guild.press("bruno", card, "accept")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await guild.later(minutes=1)
    (thread,) = guild.sim.threads()
    assert files(guild.messages(thread.id)) == ["trilithon-1-0.png"]


async def test_no_thread_is_opened_that_the_bot_could_not_write_in(guild: Guild) -> None:
    guild.forbid(guild.sim.channel, "send_messages_in_threads")
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    assert guild.sim.threads() == []
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-0.png"]


async def test_when_the_bot_may_no_longer_write_in_threads_the_match_goes_on_in_the_channel(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    before = playing.board
    guild.forbid(guild.sim.channel, "send_messages_in_threads")
    await playing.by_command("30a-29a")
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-1.png"]
    assert actions(guild.again(before)) == []
    guild.allow_all(guild.sim.channel)
    await guild.ask("bruno", "move", move="1a-2a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-2.png"]


async def test_a_thread_that_was_opened_just_before_the_bot_died_is_taken_up(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    FailsOnce(monkeypatch, MatchService, "move_to_thread", asyncio.CancelledError())
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await guild.sim.restart(crash=True)
    await guild.later(minutes=1)
    (thread,) = guild.sim.threads()
    assert thread.id == card.id
    playing = Playing(guild, thread, ("alice", "bruno"), GAMES["contiguity"], "")
    await playing.by_reply("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_thread_is_tried_again_while_discord_is_down(guild: Guild) -> None:
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", times=2, **DOWN)
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    assert guild.sim.threads() == []
    await guild.later(minutes=1)
    (thread,) = guild.sim.threads()
    assert files(guild.messages(thread.id)) == ["trilithon-1-0.png"]


async def test_after_the_card_was_deleted_the_match_begins_in_the_channel(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", side="white")
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", times=1, **DOWN)
    await guild.press("bruno", card, "accept")
    guild.sim.env.backend.delete_message(card.channel.id, card.id)
    await guild.later(minutes=1)
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-0.png"]


async def test_when_the_thread_is_deleted_the_match_goes_on_in_the_channel(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    guild.sim.env.backend.delete_channel(playing.thread.id)
    await guild.ask("alice", "move", move="30a-29a")
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-1.png"]
    board = guild.sim.channel.last_message
    assert guild.pinged(board) == ["bruno"]
    await guild.sim.reply("bruno", board, "1a-2a")
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-1.png", "trilithon-1-2.png"]


async def test_a_board_wakes_a_thread_that_was_archived(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    before = playing.board
    await guild.sim.archive(playing.thread)
    await playing.by_modal("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert actions(guild.again(before)) == []


@IN_BOTH_LANGUAGES
@pytest.mark.parametrize("fault", [ARCHIVED, LOCKED, DENIED, HIDDEN, GONE], ids=str)
async def test_when_a_thread_takes_nothing_any_more_the_match_goes_on_in_the_channel_which_is_told_why_once(
    guild: Guild, language: str, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "bruno")
    fail_posts(guild, playing.thread, **fault)
    for who, move in (("alice", "30a-29a"), ("bruno", "1a-2a")):
        await guild.ask(who, "move", move=move)
    first, second = (message for message in guild.messages(guild.sim.channel.id) if message.attachments)
    assert files([first, second]) == ["trilithon-1-1.png", "trilithon-1-2.png"]
    reason = say(language, "thread-closed", thread=f"<#{playing.thread.id}>")
    assert first.content.splitlines()[:2] == [
        reason,
        say(language, "turn-played", player="Alice", move="30a-29a", ply=1),
    ]
    assert reason not in second.content
    assert guild.pinged(first) == ["bruno"]


async def test_a_board_that_went_to_the_channel_is_not_posted_again_in_a_thread_that_opens_meanwhile(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "bruno")
    fail_posts(guild, playing.thread, **DENIED)
    FailsOnce(monkeypatch, Outbox, "sent", ConnectionResetError())
    await playing.by_command("30a-29a")
    guild.sim._answers_by_nonce.clear()
    recover(guild)
    await guild.later(minutes=1)
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-1.png"]
    assert playing.boards() == ["trilithon-1-0.png"]


@pytest.mark.parametrize("fault", [HIDDEN, GONE], ids=str)
async def test_where_an_earlier_attempt_cannot_be_looked_for_the_board_goes_on_to_the_next_place(
    guild: Guild, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "bruno")
    fail_posts(guild, playing.thread)
    await playing.by_command("30a-29a")
    recover(guild)
    guild.sim.env.inject_error("*", f"/channels/{playing.thread.id}/messages", times=None, **fault)
    await guild.later(minutes=1)
    assert files(guild.messages(guild.sim.channel.id)) == ["trilithon-1-1.png"]


# Direct messages


@IN_BOTH_LANGUAGES
@pytest.mark.parametrize("fault", [GONE, DENIED], ids=["gone", "forbidden"])
async def test_when_channel_and_thread_are_closed_the_match_goes_on_by_direct_message(
    guild: Guild, language: str, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **fault)
    await playing.by_command("30a-29a")
    reason = say(language, "place-closed", channel=f"<#{guild.sim.channel.id}>")
    for name in ("alice", "chloe"):
        (direct,) = direct_messages(guild, name)
        assert direct.content.splitlines()[0] == reason
        assert say(language, "turn-played", player="Alice", move="30a-29a", ply=1) in direct.content
        assert files([direct]) == ["trilithon-1-1.png"]
    await guild.sim.reply("chloe", direct_messages(guild, "chloe")[0], "1a-2a")
    for name in ("alice", "chloe"):
        assert files(direct_messages(guild, name)) == ["trilithon-1-1.png", "trilithon-1-2.png"]


async def test_everything_below_a_direct_message_works(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    await playing.by_command("30a-29a")
    (direct,) = direct_messages(guild, "chloe")
    chloe = guild.person("chloe").user
    panel = (await chloe.click(direct, custom_id=button(direct, "move"))).response
    opened = await chloe.click(panel, custom_id=button(panel, "type"))
    played = await chloe.submit_modal(opened, {"text": "1a-2a"})
    assert played.response.content.endswith(say("fr", "move-stored", move="1a-2a"))
    panel = (await guild.press("alice", direct_messages(guild, "alice")[-1], "more")).response
    assert panel.content == say("en", "more-heading", id="1", game="Contiguity", names=("Chloé",))
    asked = (await guild.press("alice", panel, "resign")).response
    await guild.press("alice", asked, "resign-yes")
    assert files(direct_messages(guild, "chloe"))[-1] == "trilithon-1-3.png"


async def test_links_to_a_board_in_a_direct_message_lead_there(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    await playing.by_command("30a-29a")
    (direct,) = direct_messages(guild, "chloe")
    answer = await guild.person("chloe").user.slash("board")
    assert answer.response.content.endswith(say("fr", "board-link", link=link_of(direct, "@me")))


@pytest.mark.parametrize("fault", [BLOCKED, HARMFUL_LINK, WRONG_TYPE, UNKNOWN_CODE], ids=str)
async def test_a_board_that_discord_refuses_for_good_is_tried_once_in_each_place_and_goes_to_direct_messages(
    guild: Guild, fault: dict[str, int]
) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **fault)
    before = guild.requests("POST", f"/{playing.thread.id}/messages")
    await playing.by_command("30a-29a")
    await guild.later(days=3)
    assert guild.requests("POST", f"/{playing.thread.id}/messages") == before + 1
    assert [files(direct_messages(guild, name)) for name in ("alice", "chloe")] == [["trilithon-1-1.png"]] * 2
    await guild.sim.reply("chloe", direct_messages(guild, "chloe")[0], "1a-2a")
    assert files(direct_messages(guild, "chloe"))[-1] == "trilithon-1-2.png"


@IN_BOTH_LANGUAGES
async def test_a_board_that_is_refused_because_of_itself_is_given_up_and_told_in_words(
    guild: Guild, language: str
) -> None:
    playing = await guild.match("alice", "chloe")
    guild.sim.env.inject_error("POST", f"/channels/{playing.thread.id}/messages", times=1, **MALFORMED)
    await playing.by_command("30a-29a")
    [(_, fault)] = guild.reports.take()
    assert getattr(fault, "code", None) == MALFORMED["code"]
    told = playing.thread.last_message
    about = {"mover": mention(guild, "chloe"), "opponents": ("Alice",), "game": "Contiguity"}
    assert told.content == say(language, "time-unshown", **about)
    assert guild.pinged(told) == ["chloe"]
    await guild.later(hours=2)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_board_that_no_place_takes_is_tried_ever_more_rarely_and_posted_once_a_place_takes_it(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "chloe")
    closed = close_everything(guild, playing)
    before = guild.requests("POST", f"/{playing.thread.id}/messages")
    await guild.ask("alice", "move", closed, move="30a-29a")
    await guild.later(days=3)
    assert guild.requests("POST", f"/{playing.thread.id}/messages") - before <= 12
    recover(guild)
    await guild.later(days=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    await guild.later(days=40)
    assert guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]


async def test_a_board_that_cannot_be_made_does_not_keep_later_ones_back(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, load = await guild.match("alice", "chloe"), BoardPost.load

    async def fail(bot: Any, queued: Any) -> Any:
        if queued.entry == 1:
            raise RuntimeError("not this one")
        return await load(bot, queued)

    monkeypatch.setattr(BoardPost, "load", fail)
    await playing.by_command("30a-29a")
    await guild.later(hours=1)
    await playing.by_command("1a-2a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-2.png"]
    assert guild.reports.take()


@pytest.mark.parametrize("code", [50007, 50278])
async def test_when_one_person_takes_no_direct_messages_the_other_still_gets_theirs(guild: Guild, code: int) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    fail_posts(guild, guild.person("chloe").user.dm_channel, status=403, code=code)
    await playing.by_command("30a-29a")
    assert direct_messages(guild, "chloe") == []
    assert files(direct_messages(guild, "alice")) == ["trilithon-1-1.png"]


async def test_one_whose_direct_messages_fail_does_not_keep_the_other_from_playing_on(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    fail_posts(guild, guild.person("alice").user.dm_channel)
    await playing.by_command("30a-29a")
    await guild.sim.reply("chloe", direct_messages(guild, "chloe")[0], "1a-2a")
    assert files(direct_messages(guild, "chloe")) == ["trilithon-1-1.png", "trilithon-1-2.png"]
    recover(guild)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    await guild.later(hours=1)
    assert files(direct_messages(guild, "alice")) == ["trilithon-1-2.png"]
    assert guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]


async def test_a_player_whom_the_board_has_reached_hears_nothing_of_one_whom_it_has_not(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    fail_posts(guild, guild.person("alice").user.dm_channel)
    await playing.by_command("30a-29a")
    recover(guild)
    close_everything(guild, playing)
    await guild.later(hours=1)
    assert len(direct_messages(guild, "chloe")) == 1
    assert guild.rows("SELECT kind FROM outbox WHERE message IS NULL") == [("apart",)]


async def test_a_direct_message_that_has_to_be_tried_again_does_not_repeat_the_ones_that_arrived(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    fail_posts(guild, guild.person("chloe").user.dm_channel)
    await playing.by_command("30a-29a")
    guild.sim._answers_by_nonce.clear()
    guild.sim.env.backend.faults[:] = [
        injected for injected in guild.sim.env.backend.faults if injected["status"] != 500
    ]
    await guild.later(minutes=1)
    assert [files(direct_messages(guild, name)) for name in ("alice", "chloe")] == [["trilithon-1-1.png"]] * 2


async def test_when_nobody_can_be_reached_it_is_logged_and_the_match_can_still_be_played(
    guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await guild.match("alice", "chloe")
    elsewhere = guild.sim.guild.create_text_channel("elsewhere")
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    close_direct_messages(guild, "alice")
    close_direct_messages(guild, "chloe")
    await guild.ask("alice", "move", elsewhere, move="30a-29a")
    assert "nobody could be reached" in caplog.messages
    answer = await guild.ask("chloe", "board", elsewhere)
    assert answer.attachments[0].filename == "trilithon-1-1.png"
    answer = await guild.ask("chloe", "move", elsewhere, move="1a-2a")
    assert answer.content.endswith(say("fr", "move-stored", move="1a-2a"))
    recover(guild)
    await guild.ask("alice", "move", elsewhere, move="29a-28a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-3.png"]


async def test_a_bot_that_was_thrown_out_of_the_server_tells_the_players_by_direct_message(guild: Guild) -> None:
    guild.sim.env.inject_error("POST", "/channels/*/messages/*/threads", times=1, **DOWN)
    card = await guild.challenge("alice", "chloe", side="white")
    await guild.press("chloe", card, "accept")
    for path in ("/channels/*/messages", "/channels/*/messages/*/threads"):
        guild.sim.env.inject_error("POST", path.replace("*", str(guild.sim.channel.id), 1), times=None, **GONE)
    guild.bot._connection._remove_guild(guild.bot.get_guild(guild.sim.guild.id))
    await guild.later(minutes=1)
    assert [files(direct_messages(guild, name)) for name in ("alice", "chloe")] == [["trilithon-1-0.png"]] * 2


# Cards


@pytest.mark.parametrize("fault", [DENIED, HIDDEN, GONE], ids=str)
async def test_a_card_that_may_not_be_posted_goes_to_the_challenger_with_the_reason(
    guild: Guild, fault: dict[str, int]
) -> None:
    fail_posts(guild, guild.sim.channel, **fault)
    await guild.ask("chloe", "challenge", game="contiguity", opponent=guild.person("bruno").user)
    (direct,) = direct_messages(guild, "chloe")
    assert said(direct).startswith(say("en", "card-not-posted", channel=f"<#{guild.sim.channel.id}>"))
    assert direct_messages(guild, "bruno") == []
    await guild.press("chloe", direct, "withdraw")
    assert said(direct_messages(guild, "chloe")[0]).endswith(say("en", "card-withdrawn"))


async def test_a_card_that_can_be_shown_to_nobody_is_given_up_and_logged(
    guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    fail_posts(guild, guild.sim.channel, **DENIED)
    close_direct_messages(guild, "alice")
    await guild.ask("alice", "challenge", game="contiguity")
    assert "nobody could be reached" in caplog.messages
    recover(guild)
    await guild.later(minutes=20)
    assert guild.everything() == []


@pytest.mark.parametrize("fault", [DENIED, BLOCKED, HARMFUL_LINK], ids=str)
async def test_whoever_was_told_that_a_card_is_being_posted_is_told_that_it_was_not(
    guild: Guild, fault: dict[str, int]
) -> None:
    fail_posts(guild, guild.sim.channel, **fault)
    where = f"<#{guild.sim.channel.id}>"
    answer = await guild.ask("alice", "challenge", game="contiguity", opponent=guild.person("bruno").user)
    assert answer.content == say("en", "card-sent-directly", channel=where)
    close_direct_messages(guild, "alice")
    answer = await guild.ask("alice", "challenge", game="contiguity", opponent=guild.person("bruno").user)
    assert answer.content == say("en", "card-given-up", channel=where)
    desk = said(await guild.ask("alice", "desk", guild.sim.guild.create_text_channel("elsewhere")))
    assert desk.count(say("en", "desk-card-refused", channel=where)) == 1
    await guild.press("alice", answer, "withdraw")
    assert guild.rows("SELECT status FROM challenges WHERE id = 2") == [("withdrawn",)]


async def test_a_challenge_that_was_closed_before_its_card_was_posted_is_not_posted(guild: Guild) -> None:
    fail_posts(guild, guild.sim.channel)
    await guild.ask("alice", "challenge", game="contiguity")
    await guild.bot.services.challenges.withdraw(1, Person(guild.person("alice").id, "Alice"))
    recover(guild)
    await guild.later(minutes=1)
    assert guild.everything() == []
    assert guild.rows("SELECT COUNT(*) FROM outbox WHERE done_at IS NULL") == [(0,)]


# Order


async def test_for_a_turn_the_outbox_is_claimed_from_once(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await guild.match("alice", "bruno")
    claim, claims = Outbox.claim, []

    async def counted(self: Any, limit: int, *more: Any) -> Any:
        claims.append(limit)
        return await claim(self, limit, *more)

    monkeypatch.setattr(Outbox, "claim", counted)
    await playing.by_command("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert claims == [AT_ONCE]


async def test_boards_of_a_match_wait_for_each_other_while_other_matches_go_on(guild: Guild) -> None:
    slow, quick = await guild.match("alice", "bruno"), await guild.match("chloe", "dimitri")
    fail_posts(guild, slow.thread)
    for move in ("30a-29a", "1a-2a", "29a-28a"):
        await slow.by_command(move)
        await quick.by_command(move)
    assert slow.boards() == ["trilithon-1-0.png"]
    assert quick.boards() == [f"trilithon-2-{entry}.png" for entry in range(4)]
    recover(guild)
    await guild.later(minutes=1)
    assert slow.boards() == [f"trilithon-1-{entry}.png" for entry in range(4)]


async def test_a_board_that_was_overtaken_pings_nobody_and_keeps_no_controls(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    fail_posts(guild, playing.thread)
    for move in ("30a-29a", "1a-2a", "29a-28a"):
        await playing.by_command(move)
    recover(guild)
    await guild.later(minutes=1)
    late = [message for message in guild.messages(playing.thread.id) if message.attachments][1:]
    assert [guild.pinged(message) for message in late] == [[], [], ["bruno"]]
    assert [actions(message) for message in late] == [[], [], ["move", "more"]]
    assert late[0].content == say("en", "turn-played", player="Alice", move="30a-29a", ply=1)


# Controls of the board before


@pytest.mark.parametrize("fault", [DOWN, DENIED, HIDDEN, TOO_OLD, ARCHIVED, LOCKED, NO_MESSAGE, GONE], ids=str)
async def test_controls_that_cannot_be_taken_off_stay_and_answer_politely(guild: Guild, fault: dict[str, int]) -> None:
    playing = await guild.match("alice", "chloe")
    before = playing.board
    guild.sim.env.inject_error("PATCH", f"/channels/{playing.thread.id}/messages/*", times=None, **fault)
    await playing.by_command("30a-29a")
    await guild.later(minutes=5)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    answer = (await guild.press("alice", before, "move")).response
    assert answer.content == say("en", "refusal-moved-on", match="1", link=link_of(playing.board, guild.sim.guild.id))


@pytest.mark.parametrize("fault", [*LOST, pytest.param(discord.RateLimited(600.0), id="limited")])
async def test_a_lost_connection_while_controls_are_taken_off_posts_nothing_twice(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: BaseException
) -> None:
    playing = await guild.match("alice", "chloe")
    FailsOnce(monkeypatch, discord.PartialMessage, "edit", fault)
    await playing.by_command("30a-29a")
    await guild.later(minutes=5)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert "posting is put off" not in caplog.messages
    await playing.by_command("1a-2a")
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_changes_to_old_messages_that_discord_puts_off_take_no_place_from_boards(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await guild.match("alice", "chloe")

    async def put_off(*_: Any, **__: Any) -> None:
        await guild.sim.bot.idle(asyncio.sleep(20))

    monkeypatch.setattr(discord.PartialMessage, "edit", put_off)
    await playing.by_command("30a-29a")
    assert not guild.bot.sender.under_way
    assert guild.bot.sender.tidying
    await guild.later(seconds=20)
    assert not guild.bot.sender.tidying
    assert "posting is put off" not in caplog.messages
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_while_too_many_older_messages_wait_for_their_edits_further_ones_stay_as_they_were(
    guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    playing = await guild.match("alice", "chloe")
    before, tidying = playing.board, guild.bot.sender.tidying
    tidying.update(range(-TIDIED_AT_ONCE, 0))
    await playing.by_command("30a-29a")
    assert "older messages stay as they were" in caplog.messages
    assert actions(guild.again(before)) == ["move", "more", "rules", "learn"]
    tidying.clear()
    before = playing.board
    await playing.by_command("1a-2a")
    assert actions(guild.again(before)) == []


async def test_an_error_while_older_messages_are_edited_is_logged_and_the_post_stands(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    FailsOnce(monkeypatch, BoardPost, "update_older", RuntimeError("unexpected"))
    await playing.by_command("30a-29a")
    await guild.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert [str(fault) for _, fault in guild.reports.take()] == ["unexpected"]
    assert guild.rows("SELECT attempts, faults FROM outbox WHERE entry = 1") == [(1, 0)]


async def test_a_slow_post_holds_up_no_other_match(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await guild.match("alice", "bruno"), await guild.match("alice", "chloe")
    send, go_on = guild.sim.bot.http.send_message, asyncio.Event()

    async def held(channel_id: int, **more: Any) -> Any:
        if int(channel_id) == slow.thread.id:
            await guild.sim.bot.idle(go_on.wait())
        return await send(channel_id, **more)

    monkeypatch.setattr(guild.sim.bot.http, "send_message", held)
    await slow.by_command("30a-29a")
    await quick.by_command("30a-29a")
    assert len(slow.boards()) == 1
    assert len(quick.boards()) == 2
    go_on.set()
    await guild.sim.settle()
    assert len(slow.boards()) == 2

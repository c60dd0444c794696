"""Shards identify in turn, whatever processes they belong to, and take up their sessions when a network was gone."""

import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import ClientSession, ClientWSTimeout, WSMsgType, web
from yarl import URL

from matches import Unavailable
from runtime import shards
from runtime.discord_client import Trilithon, create_bot
from runtime.services import Services
from runtime.settings import Settings, Shards
from runtime.shards import SPACING, SPARE, IdentifySchedule

TOKEN = f"{'M' * 24}.{'G' * 6}.{'t' * 30}"
USER = {"id": "7", "username": "Trilithon", "discriminator": "0", "avatar": None}


def schedule(process: Services, concurrency: int = 1, ahead: int = 0, total: int = 16) -> IdentifySchedule:
    """Return the schedule of a process, whose clock may run ahead by so many seconds."""
    clock = process.clock
    return IdentifySchedule(process.store, lambda: clock() + timedelta(seconds=ahead), concurrency, lambda: total)


async def test_shards_of_several_processes_identify_one_after_the_other(
    services: Services, other_process: Services
) -> None:
    here, there = schedule(services), schedule(other_process)
    waits = [await here.seconds(0), await there.seconds(8), await here.seconds(1), await there.seconds(9)]
    assert waits == [0, SPACING, 2 * SPACING, 3 * SPACING]


async def test_a_moment_is_kept_for_its_shard_until_it_is_used(services: Services) -> None:
    here = schedule(services)
    assert [await here.seconds(shard) for shard in (0, 1, 1, 0)] == [0, SPACING, SPACING, 0]
    here.use(0)
    assert await here.seconds(0) == 2 * SPACING


async def test_shards_that_discord_lets_identify_together_do_not_wait_for_each_other(
    services: Services, other_process: Services
) -> None:
    here, there = schedule(services, concurrency=4), schedule(other_process, concurrency=4)
    assert [await here.seconds(shard) for shard in range(4)] == [0] * 4
    assert [await there.seconds(shard) for shard in (4, 5)] == [SPACING] * 2


async def test_what_a_clock_that_ran_ahead_has_reserved_holds_nobody_up(services: Services) -> None:
    await schedule(services, ahead=SPACING * (16 + SPARE)).seconds(0)
    assert await schedule(services).seconds(1) == 0


async def test_however_many_shards_wait_no_two_identify_together(services: Services) -> None:
    here = schedule(services, total=60)
    assert [await here.seconds(shard) for shard in range(60)] == [SPACING * shard for shard in range(60)]


async def test_without_the_database_a_shard_waits_a_little_and_goes_on() -> None:
    def away(**_: Any) -> None:
        raise Unavailable("database-busy")

    store: Any = SimpleNamespace(write=away)
    assert await IdentifySchedule(store, lambda: datetime.now(UTC), 1, lambda: 16).seconds(3) == SPACING


class Discord:
    """As much of Discord as it takes to log in and to connect shards. It notes who identifies, and who resumes."""

    def __init__(self, advice: int) -> None:
        self.advice = advice
        """How many shards it advises."""
        self.sessions: list[tuple[float, str, list[int]]] = []
        """When each session began or was resumed, which of the two, and for which shard of how many."""
        self.refusals = 0
        """How many connections it still refuses."""
        self.sockets: list[web.WebSocketResponse] = []
        self.is_silent = False
        """Whether further connections hear nothing."""
        self.kept_waiting = asyncio.Event()
        """Set once a connection hears nothing."""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        address = f"ws://127.0.0.1:{request.url.port}/gateway"
        limits = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        found: dict[str, object] = {
            "/api/v10/users/@me": USER,
            "/api/v10/gateway/bot": {"url": address, "shards": self.advice, "session_start_limit": limits},
        }
        if request.path == "/gateway":
            return await self.connect(request, address)
        application: dict[str, object] = dict.fromkeys(("name", "description", "icon", "rpc_origins", "verify_key"), "")
        application |= {"id": "7", "bot_public": True, "bot_require_code_grant": False, "owner": USER}
        told = [] if request.method == "PUT" else found.get(request.path, application)
        return web.Response(body=json.dumps(told).encode(), headers={"Content-Type": "application/json"})

    async def connect(self, request: web.Request, address: str) -> web.StreamResponse:
        """Take a connection of a shard."""
        if self.refusals:
            self.refusals -= 1
            return web.Response(status=503)
        if self.is_silent:
            self.kept_waiting.set()
            await asyncio.Event().wait()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            sent = json.loads(message.data)
            if sent["op"] == 1:
                await socket.send_json({"op": 11})
            elif sent["op"] == 2:
                shard = sent["d"]["shard"]
                self.sessions.append((time.time(), "new", shard))
                ready = {"user": USER, "guilds": [], "session_id": f"{shard[0]}", "resume_gateway_url": address}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": {**ready, "shard": shard}})
            elif sent["op"] == 6:
                self.sessions.append((time.time(), "resumed", [int(sent["d"]["session_id"])]))
                await socket.send_json({"op": 0, "t": "RESUMED", "s": 2, "d": {}})
        return socket


@asynccontextmanager
async def opened(monkeypatch: pytest.MonkeyPatch, advice: int) -> AsyncIterator[Discord]:
    """Open a Discord to which every bot of the test connects."""
    served, app = Discord(advice), web.Application()
    app.router.add_route("*", "/{path:.*}", served.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{port}/gateway"))
    yield served
    await runner.cleanup()


@asynccontextmanager
async def running(settings: Settings, own: Shards | None = None) -> AsyncIterator[Trilithon]:
    """Run a bot with its share of shards."""
    bot = create_bot(settings.model_copy(update={"shards": own}))
    async with bot:
        task = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_for("ready"))
        await asyncio.wait([task, ready], timeout=30, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done()
        yield bot
    await asyncio.wait([task])


async def test_two_processes_with_half_of_the_shards_each_connect_all_of_them_in_turn(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(shards, "SPACING", 0.2)
    reserve, reserved = shards.IdentifySchedule._reserve, []

    async def noted(schedule: shards.IdentifySchedule, name: str) -> float:
        reserved.append(await reserve(schedule, name))
        return reserved[-1]

    monkeypatch.setattr(shards.IdentifySchedule, "_reserve", noted)
    async with AsyncExitStack() as stack:
        served = await stack.enter_async_context(opened(monkeypatch, advice=9))
        both = [running(settings, Shards(0, 1, 4)), running(settings, Shards(2, 3, 4))]
        bots = await asyncio.gather(*map(stack.enter_async_context, both))
        assert sorted(shard for _, _, shard in served.sessions) == [[0, 4], [1, 4], [2, 4], [3, 4]]
        assert all(later - earlier >= 0.199 for earlier, later in pairwise(sorted(reserved)))
        identified = [moment for moment, _, _ in served.sessions]
        assert all(moment > due - 0.05 for moment, due in zip(identified, sorted(reserved), strict=True))
        assert [sorted(bot.heartbeats) for bot in bots] == [[0, 1], [2, 3]]


async def test_what_a_bot_has_made_when_it_connects_is_never_looked_through_for_garbage_again(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    before = gc.get_freeze_count()
    async with opened(monkeypatch, advice=1), running(settings):
        assert gc.get_freeze_count() > before + 1_000


async def test_a_single_process_has_as_many_shards_as_discord_advises_and_resumes_when_the_network_was_gone(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.01)
    async with opened(monkeypatch, advice=1) as served, running(settings) as bot:
        resumed = asyncio.create_task(bot.wait_for("resumed"))
        await asyncio.sleep(0)
        served.refusals = 2
        await served.sockets[0].close(code=4000)
        await asyncio.wait_for(resumed, 30)
        assert [(what, shard) for _, what, shard in served.sessions] == [("new", [0, 1]), ("resumed", [0])]


async def test_a_shard_that_cannot_be_connected_at_first_is_tried_again_and_not_ever_deeper(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    quick = SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: asyncio.sleep(0)})
    monkeypatch.setattr(discord.shard, "asyncio", quick)
    async with opened(monkeypatch, advice=1) as served:
        served.refusals = 4
        async with running(settings):
            assert [shard for _, _, shard in served.sessions] == [[0, 1]]
    logged = [record.exc_text or "" for record in caplog.records if "Retrying" in record.message]
    assert [text.count("503") for text in logged] == [1] * 4


async def test_a_bot_that_is_cancelled_while_it_connects_again_ends(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    async with opened(monkeypatch, advice=1) as served, create_bot(settings) as bot:
        task = asyncio.create_task(bot.start(TOKEN))
        await bot.wait_until_reached()
        served.is_silent = True
        await served.sockets[0].close(code=4000)
        await served.kept_waiting.wait()
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()


@asynccontextmanager
async def socket_to(server: Callable[[web.WebSocketResponse, web.Request], Awaitable[object]]) -> AsyncIterator[Any]:
    """Connect a socket of the gateway's to a server, as discord.py does."""

    async def serve(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await server(socket, request)
        return socket

    app = web.Application()
    app.router.add_get("/", serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    wait = ClientWSTimeout(ws_close=None)
    async with ClientSession(ws_response_class=discord.http.DiscordClientWebSocketResponse) as session:
        yield await session.ws_connect(f"http://127.0.0.1:{runner.addresses[0][1]}", autoclose=False, timeout=wait)
    await runner.cleanup()


async def test_why_discord_closes_a_connection_is_known_though_the_network_ends_at_the_same_moment() -> None:
    over = asyncio.Event()

    async def shut(socket: web.WebSocketResponse, request: web.Request) -> None:
        assert request.transport
        await socket._writer.close(4014)  # type: ignore[union-attr]
        request.transport.close()
        over.set()

    async with socket_to(shut) as socket:
        await over.wait()
        await asyncio.sleep(0.1)  # both have arrived
        assert (await socket.receive()).type is WSMsgType.CLOSE
        await socket.close()
        assert socket.close_code == 4014


async def test_a_connection_is_closed_though_discord_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "FAREWELL", 0.01)
    async with socket_to(lambda *_: asyncio.Event().wait()) as socket:
        assert await socket.close()
        assert socket.closed

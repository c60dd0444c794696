"""The bot notices from the answers it gets anyway that Discord refuses it, and when that is over."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from runtime.invalid_requests import IN_A_ROW, RefusalCounter

PAGE = "<html><title>Access denied</title></html>"


class Wire:
    """A real connection to a server that gives the answer which a test sets, with a counter that sees the answers."""

    def __init__(self, counter: RefusalCounter, session: aiohttp.ClientSession, address: str) -> None:
        self.counter = counter
        self._session = session
        self._address = address

    async def ask(self, status: int, body: str, times: int = 1, path: str = "/api/v10/channels/1/messages") -> None:
        """Ask several times for an answer; the asker reads it whole, too."""
        for _ in range(times):
            asked = self._session.post(self._address + path, json={"status": status, "body": body})
            async with asked as answer:
                assert (answer.status, await answer.text()) == (status, body)


async def answer(request: web.Request) -> web.Response:
    wanted = await request.json()
    return web.Response(status=wanted["status"], text=wanted["body"])


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    app = web.Application()
    app.add_routes([web.post("/{path:.*}", answer)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    counter = RefusalCounter()
    async with aiohttp.ClientSession(trace_configs=[counter.trace()]) as session:
        yield Wire(counter, session, f"http://127.0.0.1:{runner.addresses[0][1]}")
    await runner.cleanup()


@pytest.mark.parametrize(
    ("status", "body"),
    [
        pytest.param(401, '{"message": "401: Unauthorized", "code": 0}', id="token"),
        pytest.param(403, '{"message": "internal network error", "code": 40333}', id="blocked"),
        pytest.param(403, PAGE, id="page"),
        pytest.param(429, PAGE, id="page for too many requests"),
        pytest.param(403, "", id="nothing"),
    ],
)
async def test_several_refusals_in_a_row_mean_that_the_bot_is_shut_out(wire: Wire, status: int, body: str) -> None:
    await wire.ask(status, body, IN_A_ROW - 1)
    assert not wire.counter.is_refused
    await wire.ask(status, body)
    assert wire.counter.is_refused
    await wire.ask(502, PAGE)
    assert wire.counter.is_refused, "a server that is in trouble takes no requests"
    await wire.ask(200, "{}")
    assert not wire.counter.is_refused


@pytest.mark.parametrize(
    ("status", "body"),
    [
        pytest.param(403, '{"message": "Missing Permissions", "code": 50013}', id="permissions"),
        pytest.param(403, '{"message": "Cannot send messages to this user", "code": 50007}', id="closed messages"),
        pytest.param(401, '{"message": "Invalid Webhook Token", "code": 50027}', id="old interaction"),
        pytest.param(429, '{"message": "You are being rate limited.", "retry_after": 1.0, "global": true}', id="limit"),
        pytest.param(404, '{"message": "Unknown Message", "code": 10008}', id="unknown"),
        pytest.param(500, PAGE, id="trouble"),
    ],
)
async def test_refusals_of_what_was_asked_for_say_nothing_about_the_bot(wire: Wire, status: int, body: str) -> None:
    await wire.ask(status, body, 2 * IN_A_ROW)
    assert not wire.counter.is_refused


async def test_refusals_with_other_answers_in_between_are_not_counted(wire: Wire) -> None:
    for _ in range(3):
        await wire.ask(403, PAGE, IN_A_ROW - 1)
        await wire.ask(403, '{"message": "Missing Access", "code": 50001}')
    assert not wire.counter.is_refused


async def test_the_answers_of_other_servers_are_not_counted(wire: Wire) -> None:
    await wire.ask(403, PAGE, 2 * IN_A_ROW, path="/attachments/1/2/record.txt")
    assert not wire.counter.is_refused


@pytest.mark.parametrize("path", ["/api/v10/interactions/1/token/callback", "/api/v10/webhooks/1/token"])
async def test_answers_that_need_no_token_do_not_tell_that_it_is_good(wire: Wire, path: str) -> None:
    for _ in range(IN_A_ROW):
        await wire.ask(401, '{"message": "401: Unauthorized", "code": 0}')
        await wire.ask(200, "{}", path=path)
    assert wire.counter.is_refused

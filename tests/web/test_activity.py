"""The page inside Discord: who gets in by Discord's word, and what the page is there without cookies."""

import asyncio
import logging
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import aiohttp
import pytest
from aiohttp import web

import locales
from matches.web.session_service import ACTIVITY_SECONDS, LAUNCH_SECONDS, MOST, SESSION_SECONDS
from runtime.sign_in import SignIn
from tests.matches.fixtures import ANN, BOB, Clock, TestServices, until
from tests.oauth import APPLICATION, SECRET, OAuth, oauth
from tests.web.visiting import Site, Visit
from web import live
from web.server import DISCORD

pytestmark = pytest.mark.both

FIRST = "30a-29a"
PROXY = f"https://{APPLICATION}.discordsays.com"


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OAuth]:
    async with oauth(monkeypatch) as served:
        yield served


@pytest.fixture
async def inside(services: TestServices, discord: OAuth) -> AsyncIterator[Site]:
    """Return the page where it is an Activity, too."""
    opened = await Site(services, SignIn(APPLICATION, SECRET)).open()
    yield opened
    await opened.server.close()


class Frame(Visit):
    """A page inside Discord: no cookies, another origin, and a secret that it shows."""

    def __init__(self, address: str, origin: str = PROXY) -> None:
        super().__init__(address)
        self.origin = origin
        self.session._cookie_jar = aiohttp.DummyCookieJar()
        self.secret = ""
        self.bare = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        """Without the header with the secret."""

    async def __aexit__(self, *failed: object) -> None:
        await self.bare.close()
        await super().__aexit__(*failed)

    async def arrive(self, code: object, **headers: str) -> aiohttp.ClientResponse:
        answer = await self.post(f"{self.address}/activity", {"code": code}, **headers)
        if answer.status == HTTPStatus.OK:
            arrived = await answer.json()
            self.base, self.secret = f"{self.address}/p/{arrived['session']}/", arrived["secret"]
            self.session.headers["Authorization"] = f"Bearer {self.secret}"
        return answer

    async def post(self, address: str, body: object, **headers: str) -> aiohttp.ClientResponse:
        return await super().post(address, body, **{"Origin": self.origin} | headers)

    async def connect(self, secret: str | None = None) -> aiohttp.ClientWebSocketResponse:
        """Open a socket as a browser does, which can send no headers with it, and say the secret."""
        socket = await self.bare.ws_connect(f"{self.base}live", headers={"Origin": self.origin})
        await socket.send_str(self.secret if secret is None else secret)
        return socket


async def arrived(site: Site, code: object) -> tuple[int, str]:
    """Show a code in a new frame, and return the status and why it was refused."""
    async with Frame(site.server.address) as frame:
        answer = await frame.arrive(code)
        return answer.status, (await answer.json()).get("code", "") if answer.status != 400 else ""


async def test_somebody_plays_in_the_activity_from_the_board_where_they_pressed_the_button(
    inside: Site, services: TestServices, discord: OAuth
):
    match = await services.start_match()
    await services.sessions.launch(ANN, "fr", f"match/{match}")
    async with Frame(inside.server.address) as ann:
        answer = await ann.arrive(discord.give(ANN.user, "ann_of_all_servers"))
        assert (await answer.json())["at"] == f"match/{match}"
        assert "Set-Cookie" not in answer.headers
        me = await ann.data("me")
        assert (me["name"], me["language"]) == ("Ann", "fr"), "as the launch said"
        assert (await ann.act(match, "play", 0, text=FIRST)).status == HTTPStatus.OK
    assert (await services.matches.get(match)).entries == 1


async def test_without_a_launch_the_list_is_opened_by_the_name_that_discord_says(inside: Site, discord: OAuth):
    async with Frame(inside.server.address) as frame:
        answer = await frame.arrive(discord.give(ANN.user, "ann", global_name="Ann A."), **{"Accept-Language": "de"})
        assert (await answer.json())["at"] == ""
        me = await frame.data("me")
        assert (me["name"], me["language"]) == ("Ann A.", "de")


async def test_a_launch_is_good_for_two_minutes_once_and_for_one_person(
    inside: Site, services: TestServices, discord: OAuth, clock: Clock
):
    async def opened(person: Any) -> str:
        async with Frame(inside.server.address) as frame:
            return str((await (await frame.arrive(discord.give(person.user, "x"))).json())["at"])

    await services.sessions.launch(ANN, "en", "match/7")
    assert await opened(BOB) == ""
    assert await opened(ANN) == "match/7"
    assert await opened(ANN) == ""
    await services.sessions.launch(ANN, "en", "match/7")
    await services.sessions.launch(ANN, "en", "match/8")
    clock.advance(LAUNCH_SECONDS - 1)
    assert await opened(ANN) == "match/8"
    await services.sessions.launch(ANN, "en", "match/9")
    clock.advance(LAUNCH_SECONDS)
    assert await opened(ANN) == ""


async def test_launches_take_no_room_from_browsers_and_are_no_links(
    inside: Site, services: TestServices, discord: OAuth
):
    async with await inside.visit(ANN) as browser:
        for number in range(MOST + 5):
            await services.sessions.launch(ANN, "en", f"match/{number}")
        assert len(await services.rows("page_sessions")) == 2
        for _ in range(MOST + 5):
            assert (await arrived(inside, discord.give(ANN.user, "ann")))[0] == HTTPStatus.OK
        assert len(await services.rows("page_sessions")) == MOST
        assert (await browser.get("me")).status == HTTPStatus.OK


async def test_a_session_in_the_activity_lasts_a_day_and_ends_with_the_others(
    inside: Site, services: TestServices, discord: OAuth, clock: Clock
):
    async with Frame(inside.server.address) as first, Frame(inside.server.address) as second:
        await first.arrive(discord.give(ANN.user, "ann"))
        clock.advance(ACTIVITY_SECONDS - 1)
        assert (await first.get("me")).status == HTTPStatus.OK
        clock.advance(1)
        assert (await first.get("me")).status == HTTPStatus.UNAUTHORIZED
        await second.arrive(discord.give(ANN.user, "ann"))
        await services.sessions.launch(ANN, "en", "match/1")
        assert await services.sessions.end_all(ANN.user) >= 2
        assert (await second.get("me")).status == HTTPStatus.UNAUTHORIZED
    assert await services.rows("page_sessions") == []


async def test_a_session_is_stored_as_a_hash_and_deleted_with_the_person(
    inside: Site, services: TestServices, discord: OAuth
):
    async with Frame(inside.server.address) as ann:
        await ann.arrive(discord.give(ANN.user, "ann"))
        await services.sessions.launch(ANN, "en", "match/1")
        assert ann.secret not in str(await services.rows("page_sessions"))
        await services.privacy.erase(ANN)
        assert (await ann.get("me")).status == HTTPStatus.UNAUTHORIZED
    assert await services.rows("page_sessions") == []


async def test_codes_that_are_used_of_others_or_none_let_nobody_in(
    inside: Site, services: TestServices, discord: OAuth
):
    used = discord.give(ANN.user, "ann")
    assert (await arrived(inside, used))[0] == HTTPStatus.OK
    before = await services.rows("page_sessions")
    for code in (used, discord.give(ANN.user, "ann", of=APPLICATION - 1), "x", "", "a" * 3000, "é\r\n"):
        assert await arrived(inside, code) == (HTTPStatus.CONFLICT, "activity-refused")
    for nonsense in (None, 7, ["x"], {}):
        assert (await arrived(inside, nonsense))[0] == HTTPStatus.BAD_REQUEST
    assert await services.rows("page_sessions") == before


async def test_two_who_show_the_same_code_at_once_are_one_at_most(inside: Site, discord: OAuth):
    code = discord.give(ANN.user, "ann")
    statuses = sorted(status for status, _ in await asyncio.gather(*(arrived(inside, code) for _ in range(5))))
    assert statuses == [HTTPStatus.OK] + [HTTPStatus.CONFLICT] * 4


@pytest.mark.parametrize("language", locales.LANGUAGES)
async def test_that_discord_is_away_is_said_in_ones_language(inside: Site, discord: OAuth, language: str):
    async def away(_: web.Request) -> web.Response:
        return web.Response(status=503, text="upstream connect error")

    discord.instead["/oauth2/token"] = away
    async with Frame(inside.server.address) as frame:
        answer = await frame.arrive(discord.give(ANN.user, "ann"), **{"Accept-Language": language})
        assert (await answer.json())["refused"] == locales.say(language, "refusal-discord-away")


async def test_a_flood_of_codes_asks_discord_little(inside: Site, discord: OAuth, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(inside.server._arrivals, "rate", 0)
    statuses = [(await _sent(inside, f"code{number}")) for number in range(90)]
    assert {*statuses} == {HTTPStatus.CONFLICT, HTTPStatus.TOO_MANY_REQUESTS}
    assert len(discord.asked) == inside.server._arrivals.burst


async def _sent(site: Site, code: str) -> int:
    async with Frame(site.server.address) as frame:
        return (await frame.arrive(code)).status


async def test_a_person_has_as_many_requests_in_the_activity_as_elsewhere(
    inside: Site, discord: OAuth, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(inside.server._requests, "rate", 0)
    async with Frame(inside.server.address) as ann:
        await ann.arrive(discord.give(ANN.user, "ann"))
        assert HTTPStatus.TOO_MANY_REQUESTS in [(await ann.get("me")).status for _ in range(80)]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "https://discord.com", f"https://{APPLICATION + 1}.discordsays.com"]
)
async def test_other_sites_and_other_activities_get_nothing(
    inside: Site, services: TestServices, discord: OAuth, origin: str
):
    match = await services.start_match()
    code = discord.give(ANN.user, "ann")
    async with Frame(inside.server.address) as ann:
        assert (await ann.arrive(code, Origin=origin)).status == HTTPStatus.FORBIDDEN
        assert discord.asked == []
        await ann.arrive(code)
        ann.origin = origin
        assert (await ann.act(match, "play", 0, text=FIRST)).status == HTTPStatus.FORBIDDEN
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await ann.connect()


async def test_a_secret_opens_its_own_session_alone(inside: Site, discord: OAuth):
    async with Frame(inside.server.address) as ann, Frame(inside.server.address) as bob:
        await ann.arrive(discord.give(ANN.user, "ann"))
        await bob.arrive(discord.give(BOB.user, "bob"))
        bob.base = ann.base
        assert (await bob.get("me")).status == HTTPStatus.UNAUTHORIZED
        bob.session.headers["Authorization"] = "Bearer "
        assert (await bob.get("me")).status == HTTPStatus.UNAUTHORIZED
        socket = await bob.connect()
        assert await closed(socket) == 1008


async def closed(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    """Return the code with which a socket is closed."""
    async with asyncio.timeout(10):
        while not socket.closed:
            await socket.receive()
    return socket.close_code


async def test_a_socket_says_its_secret_first_and_hears_what_has_changed(
    inside: Site, services: TestServices, discord: OAuth
):
    match = await services.start_match()
    async with Frame(inside.server.address) as ann:
        await ann.arrive(discord.give(ANN.user, "ann"))
        socket = await ann.connect()
        await socket.send_str(str(match))
        async with asyncio.timeout(10):
            assert str(match) in (await socket.receive_json())["told"]
            await ann.act(match, "play", 0, text=FIRST)
            assert (await socket.receive_json())["changed"] == [match]
        await services.sessions.end_all(ANN.user)
        assert await closed(socket) in (1001, 1006)


@pytest.mark.parametrize("said", ["x", "0", "", "x" * 60, "x" * 300])
async def test_a_socket_that_says_something_else_first_is_closed(inside: Site, discord: OAuth, said: str):
    async with Frame(inside.server.address) as ann:
        await ann.arrive(discord.give(ANN.user, "ann"))
        assert await closed(await ann.connect(said)) in (1008, 1009)
    assert inside.server.live.pages == set()


async def test_sockets_that_say_nothing_are_few_and_closed(
    inside: Site, discord: OAuth, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(live, "MOST_UNKNOWN", 3)
    monkeypatch.setattr(live, "PATIENCE", 0.3)
    async with Frame(inside.server.address) as ann, aiohttp.ClientSession() as bare:
        await ann.arrive(discord.give(ANN.user, "ann"))
        silent = [await bare.ws_connect(f"{ann.base}live", headers={"Origin": PROXY}) for _ in range(3)]
        with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
            await bare.ws_connect(f"{ann.base}live", headers={"Origin": PROXY})
        assert [await closed(socket) for socket in silent] == [1008] * 3
        socket = await ann.connect()
        await until(lambda: _open(inside))
        await socket.close()


async def test_a_socket_of_somebody_who_asks_too_much_is_closed(
    inside: Site, discord: OAuth, monkeypatch: pytest.MonkeyPatch
):
    async with Frame(inside.server.address) as ann:
        await ann.arrive(discord.give(ANN.user, "ann"))
        monkeypatch.setattr(inside.server._requests, "rate", 0)
        monkeypatch.setattr(inside.server._requests, "burst", 0)
        assert await closed(await ann.connect()) == 1008


async def _open(site: Site) -> bool:
    return len(site.server.live.pages) == 1


async def test_without_a_session_that_lives_no_socket_is_opened(inside: Site):
    async with aiohttp.ClientSession() as bare:
        for session in ("A" * 12, "launch 101-"):
            with pytest.raises(aiohttp.WSServerHandshakeError, match=r"40[14]"):
                await bare.ws_connect(f"{inside.server.address}/p/{session}/live", headers={"Origin": PROXY})


async def test_only_the_activitys_own_page_may_be_framed_and_by_discord_alone(inside: Site):
    async with aiohttp.ClientSession() as bare:
        for path, framing in (("/", DISCORD), ("/enter", "'none'"), ("/activity", "'none'"), ("/nowhere", "'none'")):
            policy = (await bare.get(inside.server.address + path)).headers["Content-Security-Policy"]
            assert policy.endswith(f"frame-ancestors {framing}")
            assert f"connect-src 'self' ws://127.0.0.1:{inside.server.address.rpartition(':')[2]} wss://" in policy
            assert f"wss://{APPLICATION}.discordsays.com;" in policy
            assert "unsafe" not in policy


async def test_without_an_activity_there_is_none_of_it(site: Site):
    async with Frame(site.server.address) as frame:
        for path in ("/", "/activity", "/static/sdk/Discord.mjs"):
            answer = await frame.session.get(site.server.address + path)
            assert answer.status == HTTPStatus.NOT_FOUND
            assert "discord" not in answer.headers["Content-Security-Policy"]
        assert (await frame.arrive("x")).status == HTTPStatus.FORBIDDEN


async def test_no_log_has_a_code_a_token_or_a_secret(
    inside: Site, services: TestServices, discord: OAuth, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.DEBUG):
        code, other = discord.give(ANN.user, "ann"), discord.give(ANN.user, "ann", of=7)
        async with Frame(inside.server.address) as ann:
            await ann.arrive(code)
            await ann.arrive(other)
            await ann.data("me")
            socket = await ann.connect()
            await socket.close()
    assert not any(secret in caplog.text for secret in (code, other, ann.secret, SECRET, *discord.tokens))


async def test_a_link_and_the_activity_are_open_beside_each_other(
    inside: Site, services: TestServices, discord: OAuth, clock: Clock
):
    async with await inside.visit(ANN) as browser, Frame(inside.server.address) as frame:
        await frame.arrive(discord.give(ANN.user, "ann"))
        clock.advance(SESSION_SECONDS - 1)
        assert (await browser.get("me")).status == HTTPStatus.OK
        assert (await frame.get("me")).status == HTTPStatus.UNAUTHORIZED

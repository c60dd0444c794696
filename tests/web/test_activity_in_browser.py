"""The Activity in a real browser, inside a page that plays Discord's part, at Discord's own addresses.

Only the names lead to this machine: origins, content policies and the frame are those that browsers meet on Discord.
"""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from pydantic import SecretStr

from engine import GAMES
from locales import say
from matches import Person
from playground.browser import PHONE, WIDE
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from runtime.discord_client import create_bot, sdk_is_there
from runtime.settings import Settings
from tests.launching import launching
from tests.matches.fixtures import until
from tests.oauth import SECRET, OAuth, oauth
from tests.playground.browser import browser
from tests.playground.test_touching import Player, in_match
from web import sdk

pytestmark = pytest.mark.exhaustive

PAGE = """<!doctype html><title>Discord</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>
<iframe src="SOURCE"></iframe>
<script>
const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2], frame = document.querySelector("iframe").contentWindow;
window.heard = [];
const tell = (message) => frame.postMessage([FRAME, message], "ORIGIN");
addEventListener("message", async ({ origin, source, data: [opcode, data] }) => {
  if (origin !== "ORIGIN" || source !== frame) return heard.push("a stranger");
  heard.push(opcode === HANDSHAKE ? `handshake ${data.client_id}` : `${data.cmd} ${JSON.stringify(data.args)}`);
  if (opcode === HANDSHAKE) {
    const config = { api_endpoint: "//discord.com/api", environment: "production", cdn_host: "cdn.discordapp.com" };
    tell({ cmd: "DISPATCH", evt: "READY", data: { v: 1, config }, nonce: null });
  } else if (data.cmd === "AUTHORIZE") {
    const answer = await (await fetch("/agreed")).json();
    tell({ cmd: "AUTHORIZE", nonce: data.nonce, ...answer });
  }
});
</script>"""


class DiscordsPage:
    """discord.com with the Activity in a frame, and the proxy before the bot's page."""

    def __init__(self, application: int, address: str, served: OAuth) -> None:
        self.proxy = f"https://{application}.discordsays.com"
        self.address = address
        self.served = served
        self.language = "en"
        self.agrees = True
        self.cookies: list[str] = []
        """What the browser sent of cookies to the proxy, which a frame may lose."""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        if request.host == self.proxy.removeprefix("https://"):
            return await self._passed_on(request)
        if request.path == "/agreed":
            code = self.served.give(int(request.cookies["user"]), "by_discord") if self.agrees else ""
            refusal = {"evt": "ERROR", "data": {"code": 5000, "message": "OAuth2 Error: access_denied"}}
            return web.json_response({"evt": None, "data": {"code": code}} if self.agrees else refusal)
        more = "instance_id=i-1-gc-2-3&frame_id=f-1&platform=desktop&channel_id=3&guild_id=2&location_id=gc-2-3"
        html = PAGE.replace("SOURCE", f"{self.proxy}/?{more}").replace("ORIGIN", self.proxy)
        return web.Response(text=html, content_type="text/html")

    async def _passed_on(self, request: web.Request) -> web.StreamResponse:
        """Pass on what the Activity asks for, as Discord's proxy does."""
        self.cookies += request.cookies
        kept = ("Origin", "Authorization", "Content-Type", "Accept-Language")
        headers = {name: request.headers[name] for name in kept if name in request.headers}
        address = self.address + request.path_qs.removeprefix("/.proxy")
        async with aiohttp.ClientSession() as session:
            if request.headers.get("Upgrade"):
                socket = web.WebSocketResponse()
                async with session.ws_connect(address, headers=headers) as bots:
                    await socket.prepare(request)
                    done = (asyncio.create_task(_carry(socket, bots)), asyncio.create_task(_carry(bots, socket)))
                    await asyncio.wait(done, return_when=asyncio.FIRST_COMPLETED)
                    await socket.close()
                return socket
            body = await request.read()
            async with session.request(request.method, address, data=body or None, headers=headers) as got:
                passed = {name: text for name, text in got.headers.items() if name not in HOP}
                return web.Response(status=got.status, body=await got.read(), headers=passed)


HOP = ("Content-Length", "Content-Encoding", "Transfer-Encoding", "Connection", "Date", "Server")


async def _carry(source: Any, target: Any) -> None:
    async for message in source:
        await target.send_str(message.data)


@asynccontextmanager
async def discords_page(made: DiscordsPage, context: ssl.SSLContext) -> AsyncIterator[list[str]]:
    """Serve it with a certificate, and yield the flags by which a browser finds it."""
    app = web.Application()
    app.add_routes([web.route("*", "/{path:.*}", made.answer)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
    port = runner.addresses[0][1]
    yield [f"--host-resolver-rules=MAP discord.com:443 127.0.0.1:{port},MAP *.discordsays.com:443 127.0.0.1:{port}"]
    await runner.cleanup()


@pytest.fixture(autouse=True)
def its_sdk() -> None:
    """Have Discord's SDK, which is fetched where it is not there yet."""
    if not sdk_is_there():
        try:
            sdk.fetch()
        except OSError as away:
            pytest.skip(f"THE ACTIVITY WAS NOT TRIED IN A BROWSER: Discord's SDK could not be fetched: {away}")


@pytest.fixture
def certified(tmp_path: Path) -> ssl.SSLContext:
    """Return what a server needs for https, by a certificate that nobody trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("THE ACTIVITY WAS NOT TRIED IN A BROWSER: openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=discord.com"]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return context


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Simulation]:
    kept = {"data_dir": tmp_path, "database_url": f"sqlite+aiosqlite:///{tmp_path}/playground.db"}
    settings = Settings(**kept, _env_file=None)
    inside = settings.model_copy(update={"activity": True, "discord_client_secret": SecretStr(SECRET)})
    async with Simulation(lambda: create_bot(inside), owner="alice", starts_at=datetime.now(UTC)) as sim:
        add_fixtures(sim, "en")
        await sim.serve_page()
        sim.bot.services.sessions.has_activity = True
        yield sim


@pytest.fixture
async def page(sim: Simulation) -> AsyncIterator[Playground]:
    async with opened(sim) as page:
        yield page


@pytest.fixture
async def served(sim: Simulation, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OAuth]:
    async with oauth(monkeypatch, sim.bot.application_id) as served:
        yield served


class InFrame(Player):
    """Somebody whose Discord shows the Activity."""

    @classmethod
    async def open(cls, chromium: Any, user: int, size: dict[str, int], **look: str) -> "InFrame":
        look = {"locale": "en-US", **look}
        context = await chromium.new_context(viewport=size, has_touch=size is PHONE, ignore_https_errors=True, **look)
        await context.add_cookies([{"name": "user", "value": str(user), "url": "https://discord.com/"}])
        window = await context.new_page()
        player = cls(window)
        player.window = window
        await window.goto("https://discord.com/channels/2/3")
        player.tab = await (await window.wait_for_selector("iframe")).content_frame()
        return player

    async def shown(self) -> "InFrame":
        await self.tab.locator("[data-cell]").first.wait_for(state="attached")
        return self

    async def heard(self) -> list[str]:
        """Return what the page has told Discord."""
        return list(await self.window.evaluate("window.heard"))


async def test_a_match_opens_where_board_was_pressed_and_is_played_in_two_languages(
    sim: Simulation, page: Playground, served: OAuth, certified: ssl.SSLContext
) -> None:
    await page._matchmaker.begin("alice", GAMES["contiguity"])
    services, application = sim.bot.services, sim.bot.application_id
    made = DiscordsPage(application, services.sessions.address, served)
    async with discords_page(made, certified) as flags, browser(*flags) as chromium:
        with launching() as discord:
            await (await in_match(chromium, page, "Alice", WIDE)).click("Board")
            await until(lambda: _opened(discord))
        alice = await (await InFrame.open(chromium, sim.people["alice"].id, PHONE)).shown()
        assert await alice.heard() == [
            f"handshake {application}",
            f'AUTHORIZE {{"client_id":"{application}","response_type":"code","prompt":"none","scope":["identify"]}}',
        ]
        await services.sessions.launch(Person(sim.people["chloe"].id, "Chloé"), "fr", "match/1")
        await services.sessions.launch(Person(sim.people["bruno"].id, "Bruno"), "de", "match/1")
        bruno = await (await InFrame.open(chromium, sim.people["bruno"].id, PHONE, reduced_motion="reduce")).shown()
        for player, language in ((alice, "en"), (bruno, "de")):
            await player.fits()
            assert await player.tab.evaluate("document.documentElement.lang") == language
        await alice.press("30a")
        await alice.says("Where to?")
        await alice.press("29a")
        await alice.tab.get_by_role("button", name="Play this").click()
        await alice.says("Played.")
        await bruno.says("30a-29a")
        await alice.window.set_viewport_size(WIDE)
        await alice.fits()
        await alice.window.set_viewport_size({"width": 400, "height": 260})
        await alice.fits()
        assert len(sim.bot.web.live.pages) == 2
        await alice.window.evaluate("document.querySelector('iframe').remove()")
        await until(lambda: _left(sim, 1))
        assert [*alice.faults, *bruno.faults, *made.cookies] == []


async def _opened(discord: Any) -> bool:
    return bool(discord.opened)


async def _left(sim: Simulation, count: int) -> bool:
    return len(sim.bot.web.live.pages) == count


async def test_who_does_not_agree_and_who_comes_from_elsewhere_are_told(
    sim: Simulation, served: OAuth, certified: ssl.SSLContext
) -> None:
    made = DiscordsPage(sim.bot.application_id, sim.bot.services.sessions.address, served)
    async with discords_page(made, certified) as flags, browser(*flags) as chromium:
        made.agrees = False
        alice = await InFrame.open(chromium, sim.people["alice"].id, PHONE)
        await alice.says(say("en", "page-activity-declined"))
        made.agrees = True
        served.instead["/oauth2/token"] = _away
        chloe = await InFrame.open(chromium, sim.people["chloe"].id, PHONE, locale="fr-FR")
        await chloe.says(say("fr", "refusal-discord-away"))
        await chloe.window.goto(made.proxy)
        await Player(chloe.window).says(say("fr", "page-activity-outside").replace("**", ""))


async def _away(_: web.Request) -> web.Response:
    return web.Response(status=503, text="upstream connect error")


async def test_no_other_site_can_show_it_in_a_frame(sim: Simulation, served: OAuth, certified: ssl.SSLContext) -> None:
    made = DiscordsPage(sim.bot.application_id, sim.bot.services.sessions.address, served)
    async with discords_page(made, certified) as flags, browser(flags[0] + f",{_evil(flags[0])}") as chromium:
        context = await chromium.new_context(ignore_https_errors=True)
        await context.add_cookies([{"name": "user", "value": "1", "url": "https://evil.example/"}])
        window = await context.new_page()
        refused: list[str] = []
        window.on("console", lambda said: refused.append(said.text) if said.type == "error" else None)
        await window.goto("https://evil.example/")
        await until(lambda: _told(refused))
        assert any("frame-ancestors" in each for each in refused)
        assert await window.evaluate("window.heard") == []


def _evil(flag: str) -> str:
    return "MAP evil.example:443 " + flag.rpartition(" ")[2]


async def _told(refused: list[str]) -> bool:
    return bool(refused)

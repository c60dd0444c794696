"""Where the page is served: by the process that has a port for it, and not at all without an address."""

import socket

import pytest
from aiohttp import web

import locales
from runtime.discord_client import create_bot
from runtime.doctor import check_page
from runtime.metrics import PortError
from runtime.settings import Settings, SettingsError
from runtime.settings import load as load_settings
from tests.matches.fixtures import TestServices
from tests.web.visiting import Site, Visit


async def test_it_is_served_where_the_settings_say_until_the_bot_closes(settings: Settings, services: TestServices):
    bot = create_bot(settings)
    bot.services = services
    await bot.serve_page("127.0.0.1", 0)
    assert bot.web
    assert services.sessions.address
    async with Visit(services.sessions.address) as visit:
        page = await visit.session.get(f"{visit.address}/enter")
        assert (page.status, page.content_type) == (200, "text/html")
        for path in ("fonts.css", "static/page.js", "static/page.css"):
            assert (await visit.session.get(f"{visit.address}/{path}")).status == 200
        assert (await visit.session.get(f"{visit.address}/static/../server.py")).status == 404
    await bot.web.close()


async def test_the_doctor_sees_whether_the_page_answers_at_its_address(site: Site, services: TestServices):
    found = await check_page(site.server.address)
    assert (found.code, found.is_well) == ("page", True)
    await site.server.close()
    found = await check_page(site.server.address)
    assert (found.code, found.is_well) == ("page-away", False)
    for language in locales.LANGUAGES:
        assert site.server.address in found.say(language)


async def test_the_doctor_sees_that_something_else_answers():
    async def answer(_: web.Request) -> web.Response:
        return web.Response(text="It works!")

    runner = web.ServerRunner(web.Server(answer))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    found = await check_page(f"http://127.0.0.1:{runner.addresses[0][1]}")
    assert (found.code, found.is_well) == ("page-other", False)
    await runner.cleanup()


async def test_a_taken_port_is_told_with_the_setting_that_names_it(settings: Settings, services: TestServices):
    bot = create_bot(settings)
    bot.services = services
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortError) as fault:
        await bot.serve_page("127.0.0.1", taken.getsockname()[1], "https://play.example")
    assert fault.value.variable == "WEB_PORT"
    assert services.sessions.address is None, "no board has a button to where nothing is"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("https://Play.example.org/", "https://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("", None),
    ],
)
def test_an_address_is_read_generously(monkeypatch: pytest.MonkeyPatch, typed: str, address: str | None):
    monkeypatch.setenv("PUBLIC_URL", typed)
    assert Settings(_env_file=None).public_url == address


@pytest.mark.parametrize("typed", ["play.example.org", "http://play.example.org", "https://a/b", "javascript:alert(1)"])
def test_an_address_that_browsers_could_not_use_is_refused(monkeypatch: pytest.MonkeyPatch, typed: str):
    monkeypatch.setenv("PUBLIC_URL", typed)
    with pytest.raises(SettingsError) as refused:
        load_settings(with_token=False)
    assert "PUBLIC_URL" in refused.value.say("en")

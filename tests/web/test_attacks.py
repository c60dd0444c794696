"""What hostile browsers, sites and scripts try."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest

from matches import Person
from tests.matches.fixtures import ANN, BOB, TestServices, until
from tests.web.visiting import Site, Visit
from web import live, server
from web.limits import MOST_KNOWN, Allowance

FIRST = "30a-29a"
EVIL = "https://evil.example"


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """Return what is logged in the course of a test, of whatever level."""
    with caplog.at_level(logging.DEBUG):
        yield caplog.messages


@pytest.mark.parametrize("origin", [EVIL, "null", "", "http://127.0.0.1"])
async def test_other_sites_change_nothing_and_hear_nothing(site: Site, services: TestServices, origin: str):
    match = await services.start_match()
    link = await site.link(BOB)
    async with await site.visit(ANN, match) as ann, Visit(site.server.address) as bob:
        address = f"{ann.base}match/{match}/acts"
        body = {"act": "play", "moment": 0, "text": FIRST}
        assert (await ann.post(address, body, Origin=origin)).status == 403
        assert (await ann.session.post(address, json=body)).status == 403, "no origin at all"
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await ann.socket(Origin=origin)
        assert (await bob.enter(link, Origin=origin)).status == 403
        assert (await bob.enter(link)).status == 200, "the link is not used up"
    assert (await services.matches.get(match)).entries == 0


async def test_every_answer_forbids_scripts_of_others_frames_and_guesses(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN) as ann:
        for path in ("", "me", "desk", f"match/{match}", "matches/99", "nowhere"):
            headers = (await ann.get(path)).headers
            policy = headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["Cache-Control"] == "no-store"


async def test_the_page_itself_has_nothing_inline_and_nothing_from_elsewhere(site: Site):
    for path in server.STATIC.iterdir():
        text = path.read_text("utf-8")
        assert "innerHTML" not in text
        assert "eval(" not in text
        assert "//" not in text.replace("// ", "").replace("http://www.w3.org/2000/svg", "") or path.suffix == ".js"
    html = (server.STATIC / "page.html").read_text("utf-8")
    assert "<script>" not in html
    assert "style=" not in html


async def test_a_picture_has_no_style_or_script_that_the_policy_would_stop(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN) as ann:
        svg = (await ann.data(f"match/{match}"))["svg"]
    assert "style=" not in svg
    assert "<script" not in svg
    assert 'href="http' not in svg


@pytest.mark.parametrize("size", [5_000, 10_000_000])
async def test_large_bodies_are_refused_and_not_read(site: Site, services: TestServices, size: int):
    match = await services.start_match()
    async with await site.visit(ANN, match) as ann:
        address = f"{ann.base}match/{match}/acts"
        try:
            answer = await ann.session.post(address, data=io.BytesIO(b"x" * size), headers={"Origin": ann.address})
            assert answer.status == 413
        except aiohttp.ClientError:
            pass  # cut off while it was sending
        assert (await ann.get("me")).status == 200
    assert (await services.matches.get(match)).entries == 0


async def test_a_body_that_never_says_its_size_is_refused_too(site: Site, services: TestServices):
    match = await services.start_match()

    async def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1_000

    async with await site.visit(ANN, match) as ann:
        address = f"{ann.base}match/{match}/acts"
        try:
            answer = await ann.session.post(address, data=endless(), headers={"Origin": ann.address})
            assert answer.status in (400, 413)
        except aiohttp.ClientError:
            pass
        assert (await ann.get("me")).status == 200


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "play",
        {},
        {"act": "play"},
        {"act": "play", "moment": 0},
        {"act": "play", "moment": 0, "text": 7},
        {"act": "play", "moment": 0, "text": "x" * 201},
        {"act": "erase", "moment": 0},
        {"act": "agree", "moment": 0, "offer": "1"},
        {"act": "agree", "moment": 0, "offer": 2**80},
        {"act": "play", "moment": "0", "text": FIRST},
        {"act": ["play"], "moment": 0, "text": FIRST},
    ],
)
async def test_what_the_page_would_never_send_changes_nothing(site: Site, services: TestServices, body: object):
    match = await services.start_match()
    before = await services.everything()
    async with await site.visit(ANN, match) as ann:
        answer = await ann.post(f"{ann.base}match/{match}/acts", body)
        assert answer.status in (400, 409)
    after = await services.everything()
    assert {name: rows for name, rows in after.items() if name not in ("page_sessions", "notes")} == {
        name: rows for name, rows in before.items() if name not in ("page_sessions", "notes")
    }


@pytest.mark.both
@pytest.mark.parametrize("number", ["9" * 19, "9" * 60, "0x1", "١"])
async def test_an_address_with_any_number_has_an_answer(site: Site, services: TestServices, number: str):
    await services.start_match()
    async with await site.visit(ANN) as ann:
        for kind in ("match/", "think/m", "think/b", "think/m1.v", "exercise/daily.", "review/", "review/1.0."):
            answer = await ann.get(kind + number)
            assert answer.status in (200, 404, 409), kind


@pytest.mark.parametrize(
    "typed", ["", "x", "30a-", "30a-29a-", "-" * 200, "<b>", "bid 5", "pass", "a" * 200, "30a-1a..9a", "ÿ", "\x00"]
)
@pytest.mark.parametrize("place", [None, "30a", "<script>", "pit 9", ""])
async def test_any_text_pressed_or_typed_has_an_answer(
    site: Site, services: TestServices, typed: str, place: str | None
):
    match = await services.start_match()
    async with await site.visit(ANN, match) as ann:
        pressed = {"place": place} if place is not None else {}
        answer = await ann.get(f"match/{match}/touch", moment=0, typed=typed, **pressed)
        assert answer.status in (200, 409)


async def test_names_are_escaped_in_pictures_and_elsewhere_sent_as_text(site: Site, services: TestServices):
    name = "<script>alert(1)</script>\"'&"
    offered = await services.challenge(Person(BOB.user, name), player=0)
    match = (await services.challenges.accept(offered.id, Person(BOB.user, name), 7)).match
    async with await site.visit(ANN, match) as ann:
        answer = await ann.get(f"match/{match}")
        assert answer.content_type == "application/json"
        board = await answer.json()
    assert "<script" not in board["svg"]
    assert name in board["title"]


async def test_floods_of_requests_are_refused_and_nobody_else_waits(site: Site, monkeypatch: Any):
    monkeypatch.setattr(site.server._requests, "rate", 0)  # a slow machine would be allowed more meanwhile
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        statuses = [(await ann.get("me")).status for _ in range(80)]
        assert statuses[:50] == [200] * 50
        assert 429 in statuses
        assert (await bob.get("me")).status == 200


async def test_a_flood_of_links_is_refused_forged_ones_without_a_look_at_the_database(site: Site, monkeypatch: Any):
    link = await site.link(ANN)
    monkeypatch.setattr(site.server._requests, "rate", 0)
    async with Visit(site.server.address) as visit:
        await visit.enter(link)
        statuses = [(await visit.enter(link)).status for _ in range(70)]
        assert {409, 429} == {*statuses}
        with monkeypatch.context() as patched:
            patched.setattr(site.services.store, "read", None)
            assert [(await visit.enter(f"{link}x")).status for _ in range(3)] == [409] * 3
    async with await site.visit(BOB) as bob:
        assert (await bob.get("me")).status == 200


async def test_one_person_has_few_sockets(site: Site):
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        sockets = [await ann.socket() for _ in range(live.MOST_OF_ONE)]
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await ann.socket()
        assert await bob.socket()
        await sockets[0].close()
        await until(lambda: _few(site))
        assert await ann.socket()


async def _few(site: Site) -> bool:
    return sum(page.visitor.user == ANN.user for page in site.server.live.pages) < live.MOST_OF_ONE


@pytest.mark.parametrize("sent", ["x", "-1", "9" * 30, "9" * 300, "{}"])
async def test_a_socket_that_says_anything_else_is_closed(site: Site, sent: str):
    async with await site.visit(ANN) as ann:
        socket = await ann.socket()
        await socket.send_str(sent)
        async with asyncio.timeout(10):
            assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


async def test_a_socket_that_says_too_much_is_closed(site: Site):
    async with await site.visit(ANN) as ann:
        socket = await ann.socket()
        async with asyncio.timeout(20):
            for _ in range(live.MOST_MESSAGES + 1):
                await socket.send_str("0")
            while (await socket.receive()).type == aiohttp.WSMsgType.TEXT:
                pass


async def test_sockets_end_with_their_session(site: Site, services: TestServices):
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        gone, stays = await ann.socket(), await bob.socket()
        await services.sessions.end_all(ANN.user)
        async with asyncio.timeout(10):
            assert (await gone.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        await stays.send_str("0")
        assert json.loads((await stays.receive()).data) == {"told": {}}


async def test_who_does_not_read_is_dropped(site: Site, services: TestServices, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(live, "PATIENCE", 0.2)
    async with await site.visit(ANN) as ann:
        await ann.socket()
        [page] = site.server.live.pages
        assert page.transport is not None
        page.transport.set_write_buffer_limits(high=0)
        # What is sent stays in buffers until they are full, since nobody reads.
        async with asyncio.timeout(20):
            while page in site.server.live.pages:
                await site.server.live._write(page, {"changed": ["x" * 2_000_000]})
                await asyncio.sleep(0)


async def test_no_log_has_a_link_or_a_cookie(site: Site, services: TestServices, logged: list[str]):
    match = await services.start_match()
    link = await site.link(ANN, match)
    async with Visit(site.server.address) as ann:
        await ann.enter(link)
        await ann.data(f"match/{match}")
        await ann.post(f"{ann.base}match/{match}/acts", None)
        cookie = next(iter(ann.session.cookie_jar)).value
    said = "\n".join(logged)
    assert cookie not in said
    assert link.partition("#")[2] not in said


def test_an_allowance_fills_up_again_and_forgets_whom_it_has_not_seen_for_long():
    allowance = Allowance(rate=2, burst=3)
    assert [allowance.take("ann", 0) for _ in range(4)] == [True, True, True, False]
    assert allowance.take("bob", 0)
    assert [allowance.take("ann", 1) for _ in range(3)] == [True, True, False]
    for number in range(MOST_KNOWN + 5):
        allowance.take(number, 2)
    assert len(allowance._left) == MOST_KNOWN

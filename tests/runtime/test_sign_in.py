"""Who opened the Activity: only Discord's word counts, for this application alone."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web

from matches import MatchError, Person
from runtime import sign_in
from runtime.sign_in import SignIn
from tests.matches.fixtures import refused
from tests.oauth import APPLICATION, SECRET, OAuth, oauth


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OAuth]:
    async with oauth(monkeypatch) as served:
        yield served


def asking(secret: str = SECRET) -> SignIn:
    return SignIn(APPLICATION, secret)


@pytest.mark.parametrize(
    ("shown", "name"), [(None, "ann"), ("Ann", "Ann"), ("", "ann"), (7, "ann"), ("A" * 50, "A" * 32)]
)
async def test_a_code_is_exchanged_for_a_person_by_the_name_that_they_show(
    discord: OAuth, shown: Any, name: str
) -> None:
    code = discord.give(101, "ann", global_name=shown)
    assert await asking().person_of(code) == Person(101, name)
    assert discord.asked == ["/oauth2/token", "/oauth2/@me"]


async def test_a_code_is_good_once(discord: OAuth) -> None:
    code = discord.give(101, "ann")
    await asking().person_of(code)
    with refused("activity-refused"):
        await asking().person_of(code)


@pytest.mark.parametrize(
    "other",
    [{"of": APPLICATION + 1}, {"scopes": ["guilds"]}, {"scopes": []}, {"id": "0"}, {"id": "1e3"}, {"id": "9" * 19}],
)
async def test_a_code_of_another_application_or_for_something_else_is_refused(
    discord: OAuth, other: dict[str, Any]
) -> None:
    with refused("activity-refused"):
        await asking().person_of(discord.give(101, "ann", **other))


@pytest.mark.parametrize("code", ["", "no-such-code", "a b", "a\r\nX: y", "é", "a" * 201, "../../@me"])
async def test_what_is_no_code_is_refused(discord: OAuth, code: str) -> None:
    with refused("activity-refused"):
        await asking().person_of(code)
    assert discord.asked == (["/oauth2/token"] if code == "no-such-code" else [])


@pytest.mark.parametrize("path", ["/oauth2/token", "/oauth2/@me"])
@pytest.mark.parametrize(
    ("status", "body"),
    [
        (503, b"upstream connect error"),
        (500, b"{}"),
        (429, b'{"retry_after": 3}'),
        (403, b"<html>blocked</html>"),
        (302, b"{}"),
        (400, b"no JSON"),
        (200, b"no JSON"),
        (200, b"[" * 30_000),
        (200, b'{"access_token": "' + b"x" * 2_000_000 + b'"}'),
        (200, gzip.compress(b'{"access_token": "x"}', mtime=0)),
    ],
    ids=lambda value: str(value)[:12],
)
async def test_when_discord_is_away_or_answers_nonsense_that_is_said(
    discord: OAuth, path: str, status: int, body: bytes
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, body=body, headers={"Location": "/api/oauth2/@me"})

    discord.instead[path] = answer
    with refused("discord-away"):
        await asking().person_of(discord.give(101, "ann"))


@pytest.mark.parametrize("told", ["{}", '{"access_token": 7}', '{"access_token": "a b"}', "[]", '"x"', "null"])
async def test_a_grant_without_a_token_is_nonsense(discord: OAuth, told: str) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=told, content_type="application/json")

    discord.instead["/oauth2/token"] = answer
    with refused("discord-away"):
        await asking().person_of(discord.give(101, "ann"))


async def test_discord_is_not_waited_for_without_end(discord: OAuth, monkeypatch: pytest.MonkeyPatch) -> None:
    released = asyncio.Event()

    async def answer(_: web.Request) -> web.Response:
        await released.wait()
        return web.Response()

    monkeypatch.setattr(sign_in, "SECONDS", 0.05)
    discord.instead["/oauth2/token"] = answer
    with refused("discord-away"):
        await asking().person_of(discord.give(101, "ann"))
    released.set()


async def test_a_wrong_client_secret_is_an_error_in_the_log_which_names_it_and_does_not_tell_it(
    discord: OAuth, caplog: pytest.LogCaptureFixture
) -> None:
    code = discord.give(101, "ann")
    with caplog.at_level(logging.DEBUG), pytest.raises(MatchError, match="discord-away"):
        await asking("another-secret-of-another-day").person_of(code)
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "DISCORD_CLIENT_SECRET" in record.getMessage()
    assert not any(word in caplog.text for word in ("another-secret", code))


async def test_whether_the_secret_is_right_can_be_asked(discord: OAuth) -> None:
    assert await asking().status() == 200
    assert await asking("another-secret-of-another-day").status() == 401


async def test_a_discord_that_does_not_answer_has_no_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sign_in.Route, "BASE", "http://127.0.0.1:9/api")
    assert await asking().status() == 0
    with refused("discord-away"):
        await asking().person_of("code")

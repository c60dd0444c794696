"""Who somebody in the Activity is, as Discord says it by OAuth2."""

import json
import re
from http import HTTPStatus
from typing import Any, Final

import aiohttp
from discord.http import Route

from matches import MatchError, Person
from runtime import logs

SECONDS: Final = 10.0
"""Seconds within which Discord has to answer."""
LARGEST: Final = 32_768
"""Most bytes of an answer."""
LONGEST_NAME: Final = 32
"""Most characters of a name in Discord."""
EXCHANGE: Final = "/oauth2/token"
PURPOSE: Final = "identify"
"""The scope that the page asks people for, and the only one that it needs."""
_CODE: Final = re.compile(r"[\w.-]{1,200}", re.ASCII)
_TOKEN: Final = re.compile(r"[\w.-]{1,1000}", re.ASCII)
_ID: Final = re.compile(r"[1-9][0-9]{0,18}", re.ASCII)
MOST: Final = 2**63
"""Above all ids that the database stores."""

log = logs.get(__name__)


class SignIn:
    """Exchanges the codes that the Activity gets from Discord for people. Keeps no token."""

    def __init__(self, application: int, secret: str) -> None:
        self.application = application
        self.origin = f"https://{application}.discordsays.com"
        """From where Discord serves the Activity: its proxy, to whoever asks."""
        self._own = {"Authorization": aiohttp.encode_basic_auth(str(application), secret)}

    async def status(self) -> int:
        """Return the HTTP status with which Discord takes the client secret: 401 if it is wrong, 0 without answer."""
        data = {"grant_type": "client_credentials", "scope": PURPOSE}
        try:
            async with (
                self._session() as session,
                session.post(f"{Route.BASE}{EXCHANGE}", data=data, headers=self._own) as answer,
            ):
                return answer.status
        except (aiohttp.ClientError, OSError):
            return 0

    async def person_of(self, code: str) -> Person:
        """Return for whom Discord has given out a code, with the name that they have everywhere.

        Raises MatchError("activity-refused") unless the code is a new one for this application, and
        MatchError("discord-away").
        """
        if not _CODE.fullmatch(code):
            raise MatchError("activity-refused")
        try:
            async with self._session() as session:
                return await self._person_of(session, code)
        except (aiohttp.ClientError, OSError) as away:  # TimeoutError is one
            log.warning("Discord does not say who opened the Activity", fault=type(away).__name__)
            raise MatchError("discord-away") from None

    def _session(self) -> aiohttp.ClientSession:
        timeout, plain = aiohttp.ClientTimeout(SECONDS), {"Accept-Encoding": "identity"}
        return aiohttp.ClientSession(timeout=timeout, headers=plain, auto_decompress=False)

    async def _person_of(self, session: aiohttp.ClientSession, code: str) -> Person:
        data = {"grant_type": "authorization_code", "code": code}
        granted = await _asked(session, "POST", EXCHANGE, data=data, headers=self._own)
        match granted:
            case {"access_token": str(token)} if _TOKEN.fullmatch(token):
                told = await _asked(session, "GET", "/oauth2/@me", headers={"Authorization": f"Bearer {token}"})
            case _:
                raise MatchError("discord-away")
        match told:
            case {"application": {"id": str(of)}} if of != str(self.application):
                raise MatchError("activity-refused")
            case {
                "application": {"id": str()},
                "scopes": [*scopes],
                "user": {"id": str(user), "username": str(name)} as known,
            } if PURPOSE in scopes and _ID.fullmatch(user) and int(user) < MOST:
                shown = known.get("global_name")
                return Person(int(user), (shown if isinstance(shown, str) and shown.strip() else name)[:LONGEST_NAME])
        raise MatchError("activity-refused")


async def _asked(session: aiohttp.ClientSession, method: str, path: str, **sent: Any) -> Any:
    """Return what Discord answers. Raises MatchError."""
    async with session.request(method, Route.BASE + path, allow_redirects=False, **sent) as answer:
        body = bytearray()
        async for part in answer.content.iter_chunked(LARGEST):
            body += part
            if len(body) > LARGEST:
                break
    try:
        data = json.loads(body) if len(body) <= LARGEST else None
    except (ValueError, RecursionError):
        data = None
    if answer.status == HTTPStatus.OK and data is not None:
        return data
    fault = data.get("error") if isinstance(data, dict) else None
    if fault == "invalid_client":
        log.error("Discord does not accept DISCORD_CLIENT_SECRET, so nobody can sign in in the Activity")
    elif answer.status in (HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED) and data is not None:
        raise MatchError("activity-refused")
    else:
        log.warning("Discord does not say who opened the Activity", status=answer.status)
    raise MatchError("discord-away")

"""Detects, from the answers of Discord's REST API to normal requests, that it refuses all requests of the bot."""

import json
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp

from runtime import logs

log = logs.get(__name__)

IN_A_ROW: Final = 5
"""Consecutive refusals after which the bot counts as shut out."""
REFUSING: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
ABOUT_THE_BOT: Final = 0, 40001, 40002, 40333
"""Discord's codes for: general error, invalid token, unverified account, blocked by Cloudflare.

Other codes are about a channel, a message, a user or a limit.
"""


class RefusalCounter:
    """Count refusals that concern the bot itself: its token is invalid, or its address is blocked."""

    def __init__(self) -> None:
        self._refusals = 0

    @property
    def is_refused(self) -> bool:
        """Whether at least `IN_A_ROW` refusals came in a row."""
        return self._refusals >= IN_A_ROW

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for the client's HTTP session that reports every response."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._see)
        return config

    async def _see(self, _: aiohttp.ClientSession, __: SimpleNamespace, seen: aiohttp.TraceRequestEndParams) -> None:
        """Count a response. Server errors and responses of other servers are ignored."""
        status = seen.response.status
        if not seen.url.path.startswith("/api/") or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return
        if status in REFUSING and is_about_the_bot(status, await seen.response.read()):
            self._refusals += 1
            if self._refusals == IN_A_ROW:
                log.error("Discord refuses all requests of the bot", status=status)
        elif not needs_no_token(seen.url.path):
            self._refusals = 0


def needs_no_token(path: str) -> bool:
    """Return whether a path needs no bot token: responses to interactions have tokens of their own."""
    return any(f"/{part}/" in path for part in ("interactions", "webhooks"))


def is_about_the_bot(status: int, body: bytes) -> bool:
    """Return whether a refusal concerns the bot rather than the request.

    Discord itself answers in JSON, and has limits that every bot meets; a proxy in front of it answers with a page.
    """
    try:
        code = json.loads(body).get("code", 0)
    except (ValueError, AttributeError):
        return True
    return status != HTTPStatus.TOO_MANY_REQUESTS and code in ABOUT_THE_BOT

"""How Discord's REST API answers the bot's requests: whether it refuses them all. Nothing is asked for the purpose."""

import json
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp

from runtime import logs

log = logs.get(__name__)

IN_A_ROW: Final = 5
"""So many refusals without another answer in between, and the bot counts as shut out."""
REFUSING: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS)
ABOUT_THE_BOT: Final = 0, 40001, 40002, 40333
"""Discord's codes for: no better code, no valid token, not verified, blocked on the way.

All others are about a place, a message, a person or a limit."""


class RefusalCounter:
    """Counts refusals that are about the bot itself: its token is void, or its address is blocked."""

    def __init__(self) -> None:
        self._refusals = 0

    @property
    def is_refused(self) -> bool:
        """Whether Discord refuses the bot, for a while already."""
        return self._refusals >= IN_A_ROW

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for the client's HTTP session, through which all answers are seen."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._see)
        return config

    async def _see(self, _: aiohttp.ClientSession, __: SimpleNamespace, seen: aiohttp.TraceRequestEndParams) -> None:
        """Count an answer; an error of the server tells nothing, and other servers' answers are not counted."""
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
    """Return whether a request succeeds without the bot's token: answers to interactions have their own."""
    return any(f"/{part}/" in path for part in ("interactions", "webhooks"))


def is_about_the_bot(status: int, body: bytes) -> bool:
    """Return whether a refusal is about the bot, and not about what it asked for.

    Discord answers in JSON, and has limits that every bot meets; whatever stands before it answers with a page.
    """
    try:
        code = json.loads(body).get("code", 0)
    except (ValueError, AttributeError):
        return True
    return status != HTTPStatus.TOO_MANY_REQUESTS and code in ABOUT_THE_BOT

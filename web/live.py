"""Sockets over which pages hear that something has changed."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from aiohttp import WSMsgType, web

from matches import Unavailable
from matches.web.session_service import SessionService, Visitor
from runtime.faults import log_unavailable, report

INTERVAL: Final = 0.5
"""Seconds between two looks at how far the matches are that somebody has open, whichever process changes them."""
PATIENCE: Final = 5.0
"""Seconds that a page has to take in what it is sent."""
FAREWELL: Final = 1.0
"""The same when the process ends."""
HEARTBEAT: Final = 25.0
"""Seconds after which a silent page is asked whether it is still there."""
MOST_OF_ONE: Final = 8
"""Most sockets of a person."""
MOST: Final = 2_000
"""Most sockets of a process."""
MOST_UNKNOWN: Final = 100
"""Most sockets of which it is not known yet whose they are."""
MOST_WATCHED: Final = 100
"""Most matches that a socket is told of."""
LONGEST: Final = 15
"""Most characters of what a page sends: the digits of a match's number."""
LONGEST_SECRET: Final = 64
"""Most bytes of the secret that the page sends first in the Activity."""
MOST_MESSAGES: Final = 60
"""Most messages from a page in a minute."""

Watched = Callable[[Visitor, int], Awaitable[Iterable[int]]]
"""Returns the matches of which somebody's page is told that has one of them open."""
Known = Callable[[str], Awaitable[Visitor | None]]
"""Returns who has a page's session, by the secret that they know."""


@dataclass(eq=False)
class Page:
    """An open page."""

    visitor: Visitor
    socket: web.WebSocketResponse
    transport: asyncio.Transport | None
    told: dict[int, str] = field(default_factory=dict)
    """How far the matches were that it watches, when it was last told."""


class Live:
    """The open pages of this process. One look at the database serves all of them."""

    def __init__(self, sessions: SessionService) -> None:
        self._sessions = sessions
        self.pages: set[Page] = set()
        self._unknown = 0
        self._looking: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    def start(self) -> None:
        """Begin to look."""
        self._looking = asyncio.create_task(self._look(), name="web")

    async def close(self) -> None:
        """Close all sockets; the pages come back by themselves."""
        if self._looking:
            self._looking.cancel()
        await asyncio.gather(*(self._drop(page, FAREWELL) for page in [*self.pages]))

    def wake(self) -> None:
        """Look at once, since something was done here."""
        self._woken.set()

    async def serve(
        self, request: web.Request, visitor: Visitor | None, known: Known, matches: Watched
    ) -> web.WebSocketResponse:
        """Serve a socket until it is closed. The page sends the number of the match that it has open, or 0.

        Without a visitor it sends the secret of its session first, as it does in the Activity, which has no cookies.
        """
        if self._is_full(visitor):
            raise web.HTTPTooManyRequests
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=LONGEST_SECRET, compress=False, timeout=PATIENCE
        )
        try:
            await socket.prepare(request)
        except ConnectionError:  # the page has gone again
            raise web.HTTPBadRequest from None
        if visitor is None:
            visitor = await self._introduced(socket, known)
            if visitor is None or self._is_full(visitor):
                await socket.close(code=1008)
                return socket
        page = Page(visitor, socket, request.transport)
        self.pages.add(page)
        try:
            await self._hear(page, matches)
        finally:
            self.pages.discard(page)
        return socket

    def _is_full(self, visitor: Visitor | None) -> bool:
        """Return whether there are enough sockets, those of a visitor or those of whom nobody knows."""
        own = sum(page.visitor.user == visitor.user for page in self.pages) if visitor else 0
        return own >= MOST_OF_ONE or len(self.pages) >= MOST or (visitor is None and self._unknown >= MOST_UNKNOWN)

    async def _introduced(self, socket: web.WebSocketResponse, known: Known) -> Visitor | None:
        """Return whose a socket is, by its first message; None if it does not say that in time."""
        self._unknown += 1
        try:
            async with asyncio.timeout(PATIENCE):
                said = await socket.receive()
                return await known(said.data) if said.type == WSMsgType.TEXT else None
        except (TimeoutError, Unavailable, web.HTTPTooManyRequests):
            return None
        finally:
            self._unknown -= 1

    async def _hear(self, page: Page, matches: Watched) -> None:
        loop = asyncio.get_running_loop()
        since, heard = loop.time(), 0
        async for message in page.socket:
            since, heard = (loop.time(), 0) if loop.time() > since + 60 else (since, heard + 1)
            is_number = message.type == WSMsgType.TEXT and message.data.isdecimal() and len(message.data) <= LONGEST
            if not is_number or heard >= MOST_MESSAGES:
                await page.socket.close(code=1008)
                return
            watched = [*await matches(page.visitor, int(message.data))][:MOST_WATCHED]
            _, progress = await self._sessions.watch([], watched)
            page.told = dict(progress)
            await self._write(page, {"told": page.told})

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(INTERVAL):
                    await self._woken.wait()
            self._woken.clear()
            if not self.pages:
                continue
            try:
                await self._tell()
            except Unavailable as away:
                log_unavailable(away)
            except Exception as fault:  # noqa: BLE001  the others are still to be told
                report(fault)

    async def _tell(self) -> None:
        """Tell all pages what has changed, and close those whose session has ended."""
        pages = [*self.pages]
        living, progress = await self._sessions.watch(
            {page.visitor.session for page in pages}, {match for page in pages for match in page.told}
        )
        ended = [page for page in pages if page.visitor.session not in living]
        told = [self._send(page, progress) for page in pages if page.visitor.session in living]
        await asyncio.gather(*told, *map(self._drop, ended))

    async def _send(self, page: Page, progress: Mapping[int, str]) -> None:
        changed = {
            match: progress[match] for match, before in page.told.items() if progress.get(match, before) != before
        }
        if changed:
            page.told |= changed
            await self._write(page, {"changed": [*changed]})

    async def _write(self, page: Page, data: object) -> None:
        """Send something to a page; drop it if it does not take that in."""
        try:
            async with asyncio.timeout(PATIENCE):
                await page.socket.send_str(json.dumps(data))
        except (TimeoutError, ConnectionError, RuntimeError):
            await self._drop(page)

    async def _drop(self, page: Page, patience: float = PATIENCE) -> None:
        """Close a socket; one that does not take in even that is cut off."""
        self.pages.discard(page)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(patience):
                await page.socket.close(code=1001)
        if page.transport is not None:
            page.transport.abort()

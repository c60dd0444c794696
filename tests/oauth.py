"""Discord's part of signing in to the Activity, on a port of this machine."""

import base64
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from runtime import sign_in

APPLICATION, SECRET = 1_215_413_995_645_968_394, "s3cret-of-the-application-0123456"
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


class OAuth:
    """Gives out codes, which are good once and for one application, and says whose they are."""

    def __init__(self, application: int) -> None:
        self.application = application
        self.asked: list[str] = []
        """The paths that were asked for."""
        self.instead: dict[str, Answer] = {}
        """Other answers, by path."""
        self._codes: dict[str, dict[str, Any]] = {}
        self.tokens: dict[str, dict[str, Any]] = {}

    def give(self, user: int, name: str, *, of: int | None = None, scopes: Any = ("identify",), **more: Any) -> str:
        """Return a new code for a user."""
        code = secrets.token_urlsafe(12)
        known = {"id": str(user), "username": name, "global_name": None, **more}
        self._codes[code] = {
            "application": {"id": str(of or self.application), "name": "Trilithon"},
            "scopes": scopes,
            "user": known,
        }
        return code

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api")
        self.asked.append(path)
        if path in self.instead:
            return await self.instead[path](request)
        return await (self._exchange(request) if path == "/oauth2/token" else self._me(request))

    async def _exchange(self, request: web.Request) -> web.Response:
        sent = await request.post()
        wanted = base64.b64encode(f"{self.application}:{SECRET}".encode()).decode()
        if request.headers.get("Authorization") != f"Basic {wanted}":
            return web.json_response({"error": "invalid_client"}, status=401)
        if sent["grant_type"] == "client_credentials":
            return web.json_response({"access_token": "owner", "token_type": "Bearer", "scope": sent["scope"]})
        known = self._codes.pop(str(sent["code"]), None)
        if known is None:
            return web.json_response({"error": "invalid_grant"}, status=400)
        token = secrets.token_urlsafe(20)
        self.tokens[token] = known
        return web.json_response({"access_token": token, "token_type": "Bearer", "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        known = self.tokens.get(token)
        return web.json_response(known or {"message": "401: Unauthorized", "code": 0}, status=200 if known else 401)


@asynccontextmanager
async def oauth(monkeypatch: pytest.MonkeyPatch, application: int = APPLICATION) -> AsyncIterator[OAuth]:
    """Serve it, in place of Discord."""
    served = OAuth(application)
    app = web.Application()
    app.add_routes([web.route("*", "/api/{path:.*}", served.answer)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    here = SimpleNamespace(BASE=f"http://127.0.0.1:{runner.addresses[0][1]}/api")
    monkeypatch.setattr(sign_in, "Route", here)  # elsewhere a simulated Discord has these addresses
    yield served
    await runner.cleanup()

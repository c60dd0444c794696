"""Browsers without a window: what the page's script asks for, as somebody with a cookie asks for it."""

from types import TracebackType
from typing import Any, Self

import aiohttp

from matches import Person, Place
from runtime.services import Services
from runtime.sign_in import SignIn
from web.server import WebServer


class Site:
    """The bot's page on a port of this machine."""

    def __init__(self, services: Services, sign_in: SignIn | None = None) -> None:
        self.services = services
        self.hidden: set[int] = set()
        """Users who do not see the places of matches any more."""
        self.server = WebServer(services, "", self._sees, sign_in)

    async def open(self) -> Self:
        port = await self.server.open("127.0.0.1", 0)
        self.server.address = self.services.sessions.address = f"http://127.0.0.1:{port}"
        return self

    async def link(self, person: Person, match: int | None = None, language: str = "en", at: str = "") -> str:
        return await self.services.sessions.link(person, language, f"match/{match}" if match else at)

    async def visit(self, person: Person, match: int | None = None, language: str = "en", at: str = "") -> "Visit":
        """Follow a new link of somebody, to a match or to something else."""
        visit = Visit(self.server.address)
        answer = await visit.enter(await self.link(person, match, language, at))
        assert answer.status == 200
        return visit

    async def _sees(self, user: int, _: Place) -> bool | None:
        return user not in self.hidden


class Visit:
    """A browser: it keeps cookies, and knows its page's address once it has entered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.base = ""
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()

    async def enter(self, link: str, **headers: str) -> aiohttp.ClientResponse:
        answer = await self.post(f"{self.address}/enter", {"link": link.partition("#")[2]}, **headers)
        if answer.status == 200:
            self.base = self.address + (await answer.json())["at"].partition("#")[0]
        return answer

    async def get(self, path: str, **query: Any) -> aiohttp.ClientResponse:
        return await self.session.get(self.base + path, params=query)

    async def data(self, path: str, **query: Any) -> Any:
        """Return what is answered if all is well."""
        answer = await self.get(path, **query)
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def post(self, address: str, body: object, **headers: str) -> aiohttp.ClientResponse:
        return await self.session.post(address, json=body, headers={"Origin": self.address} | headers)

    async def act(self, at: int | str, act: str, moment: int, **more: Any) -> aiohttp.ClientResponse:
        """Do something in a match, by its number, or elsewhere."""
        opened = f"match/{at}" if isinstance(at, int) else at
        return await self.post(f"{self.base}{opened}/acts", {"act": act, "moment": moment, **more})

    async def socket(self, **headers: str) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"{self.base}live", headers={"Origin": self.address} | headers)

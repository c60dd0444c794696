"""The addresses of the page, and what holds for all answers: origin, sizes, floods, headers, refusals."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from http import HTTPStatus
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from aiohttp import web

import locales
from engine.errors import Refusal
from matches import Match, MatchError, Place, Preferences, Unavailable
from matches.playing.match_rules import takes_part
from matches.web.session_service import SESSION_SECONDS, Visitor
from renderer import FONTS, font_faces
from runtime import logs
from runtime.faults import log_refusal, log_unavailable, report
from runtime.services import Services
from runtime.sign_in import SignIn
from web.boards import Elsewhere, Find, Look, Sitting, Visit, read_number, touch_data
from web.exercises import Solution, open_exercise, open_lesson, open_puzzle, ways_data
from web.limits import Allowance
from web.live import Live
from web.playing import Playing, desk_data
from web.reviews import open_review
from web.sdk import FOLDER as SDK
from web.thinking import Thinking
from web.words import page_texts, say, told

STATIC: Final = Path(__file__).with_name("static")
COOKIE: Final = "trilithon"
LARGEST: Final = 4_096
"""Most bytes of a request."""
LARGEST_NOTES: Final = 8_192
"""The same on thinking boards: two notes, each of a thousand characters as browsers count them, of three bytes."""
LONGEST_TYPED: Final = 200
"""Most characters of a move, half a move, or a place."""
DRAWN_AT_ONCE: Final = 4
"""Most answers that are worked out at the same time."""
SEEN_FOR: Final = 60.0
"""Seconds for which it is believed that somebody sees the place of a match of others."""
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self' {};"
    " base-uri 'none'; form-action 'none'; frame-ancestors {}"
)
"""The content policy: nothing inline, nothing from elsewhere. Some browsers want the address of sockets spelled out."""

DISCORD: Final = "https://discord.com https://ptb.discord.com https://canary.discord.com"
"""Who may show the Activity in a frame."""

LANGUAGE: Final = web.RequestKey("language", str)
PREFERENCES: Final = web.RequestKey("preferences", Preferences)
"""What a request keeps of the person who makes it."""
MATCH: Final = web.RequestKey("match", int)
"""The match that a request is about, for the log."""
THEMES: Final[Mapping[str, Literal["dark", "light"]]] = MappingProxyType({"dark": "dark", "light": "light"})
KINDS: Final[Mapping[str, Callable[[Visit, str], Awaitable[Sitting]]]] = MappingProxyType(
    {
        "match": Playing.open,
        "think": Thinking.open,
        "exercise": open_exercise,
        "solution": Solution.open,
        "puzzle": open_puzzle,
        "learn": open_lesson,
        "review": open_review,
    }
)
"""What can be opened: how, by the first part of its address; the second is its name."""
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
Sees: TypeAlias = Callable[[int, Place], Awaitable[bool | None]]
"""Returns whether a user sees a place, as chat decides it; None if that is not known now."""

log = logs.get(__name__)


class WebServer:
    """Serves the page on a port of this machine."""

    def __init__(self, services: Services, address: str, sees: Sees, sign_in: SignIn | None = None) -> None:
        """`address`: where people's browsers find it, without a slash at the end. `sign_in`: for an Activity."""
        self.address = address
        self._sign_in = sign_in
        self._services = services
        self._sees = sees
        self._seen: dict[tuple[int, int], float] = {}
        """Until when it is believed that a user sees a match of others."""
        self._requests = Allowance(rate=10, burst=60)
        self._arrivals = Allowance(rate=5, burst=60)
        """Of all together: before Discord has said it, nobody knows who they are."""
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._runner: web.AppRunner | None = None
        self.live = Live(services.sessions)

    async def open(self, host: str, port: int) -> int:
        """Serve on a port, 0 for any, and return the port. Raises OSError if it is taken."""
        # No log of requests: cookies and addresses belong in none.
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=2)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.live.start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Close all sockets and stop."""
        await self.live.close()
        if self._runner:
            await self._runner.cleanup()

    def application(self) -> web.Application:
        """Return what answers requests."""
        made = web.Application(client_max_size=LARGEST_NOTES, middlewares=[self._guarded])
        page = "/p/{session:[A-Za-z0-9_-]{12}}"
        sitting = page + "/{kind:" + "|".join(KINDS) + "}/{name:[A-Za-z0-9_.-]{1,60}}"
        made.add_routes(
            [
                web.get("/enter", _file(STATIC / "page.html", "no-store")),
                web.post("/enter", self._enter),
                web.get(page + "/", _file(STATIC / "page.html", "no-store")),
                web.get(page + "/me", self._visited(self._me)),
                web.get(page + "/desk", self._visited(self._desk)),
                web.get(page + "/live", self._live),
                web.get(sitting, self._visited(self._board)),
                web.get(sitting + "/touch", self._visited(self._touch)),
                web.post(sitting + "/acts", self._visited(self._act)),
                *(self._activity_routes() if self._sign_in else ()),
                web.get("/fonts.css", self._fonts),
                *(web.get(f"/fonts/{path.name}", _file(path)) for path in FONTS.values()),
                *(web.get(f"/static/{path.name}", _file(path)) for path in STATIC.iterdir()),
            ]
        )
        return made

    def _activity_routes(self) -> Iterator[web.RouteDef]:
        """Yield what is there for the Activity alone. Discord opens it at the root of the address."""
        yield web.get("/", _file(STATIC / "page.html", "no-store"))
        yield web.get("/activity", self._introduce)
        yield web.post("/activity", self._arrive)
        for path in SDK.rglob("*.mjs"):
            yield web.get(f"/static/sdk/{path.relative_to(SDK).as_posix()}", _file(path, "max-age=86400"))

    # What holds for all

    @property
    def _origins(self) -> list[str]:
        """The sites whose pages are this one."""
        return [self.address, *([self._sign_in.origin] if self._sign_in else ())]

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what is too large or comes from another site, say what went wrong, and add the headers."""
        try:
            answer = await self._checked(request, handler)
        except web.HTTPException as refused:
            answer = web.Response(status=refused.status, text=refused.reason)
        if not answer.prepared:  # sockets are
            answer.headers.update(HEADERS)
            answer.headers.setdefault("Cache-Control", "no-store")
            sockets = " ".join(origin.replace("http", "ws", 1) for origin in self._origins)
            framing = DISCORD if self._sign_in and request.path == "/" else "'none'"
            answer.headers["Content-Security-Policy"] = POLICY.format(sockets, framing)
            if answer.status >= HTTPStatus.BAD_REQUEST:
                answer.force_close()  # what else was sent is not read
        return answer

    async def _checked(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        _check_size(request, request.content_length or 0)
        changes = request.method != "GET" or request.headers.get("Upgrade")
        if changes and request.headers.get("Origin") not in self._origins:
            raise web.HTTPForbidden
        language = locales.supported_language(request.headers.get("Accept-Language"))
        try:
            return await handler(request)
        except Elsewhere as elsewhere:
            return _json({"goes": elsewhere.at})
        except Refusal as refusal:
            if isinstance(refusal, Unavailable):
                log_unavailable(refusal)
            else:
                log_refusal(refusal, request.get(MATCH))
            said = told(request.get(LANGUAGE, language), refusal)
            return _json({"refused": said, "code": refusal.code}, HTTPStatus.CONFLICT)
        except web.HTTPException:
            raise
        except Exception as fault:  # noqa: BLE001  without an answer the page would wait
            said = say(request.get(LANGUAGE, language), "fault-unknown", reference=report(fault))
            return _json({"refused": said, "code": "fault"}, HTTPStatus.INTERNAL_SERVER_ERROR)

    def _visited(self, handler: Callable[[web.Request, Visitor], Awaitable[web.StreamResponse]]) -> Handler:
        """Return a handler for people with a session; others are told to ask for a new link."""

        async def visit(request: web.Request) -> web.StreamResponse:
            shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
            visitor = await self._visitor(request, request.cookies.get(COOKIE) or shown)
            if visitor is None:
                raise web.HTTPUnauthorized
            preferences = await self._services.preferences.get(visitor.user)
            request[PREFERENCES] = preferences
            request[LANGUAGE] = preferences.language or visitor.language
            return await handler(request, visitor)

        return visit

    async def _visitor(self, request: web.Request, secret: str) -> Visitor | None:
        """Return who has the session of a request's address, if the secret is right. Raises HTTPTooManyRequests."""
        visitor = await self._services.sessions.visitor(request.match_info["session"], secret) if secret else None
        if visitor and not self._requests.take(visitor.user, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests
        return visitor

    async def _fonts(self, _: web.Request) -> web.Response:
        return web.Response(
            text=font_faces("/fonts"), content_type="text/css", headers={"Cache-Control": "max-age=3600"}
        )

    # Signing in

    async def _enter(self, request: web.Request) -> web.Response:
        """Exchange a link for a session, whose secret only this browser gets."""
        link = str((await _body(request)).get("link", ""))
        if not self._requests.take(await self._services.sessions.user_of_link(link), asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests
        visitor, secret = await self._services.sessions.enter(link)
        path = f"/p/{visitor.session}/"
        answer = _json({"at": path + (f"#{visitor.at}" if visitor.at else "")})
        is_safe = self.address.startswith("https:")
        answer.set_cookie(
            COOKIE, secret, max_age=SESSION_SECONDS, path=path, secure=is_safe, httponly=True, samesite="Strict"
        )
        return answer

    async def _introduce(self, request: web.Request) -> web.Response:
        """Tell the page what it needs before Discord has said who opened the Activity."""
        assert self._sign_in
        language = locales.supported_language(request.headers.get("Accept-Language"))
        ids = {"outside": "page-activity-outside", "declined": "page-activity-declined", "failed": "page-failed"}
        texts = {name: say(language, message) for name, message in ids.items()}
        return _json({"client": str(self._sign_in.application), "texts": texts})

    async def _arrive(self, request: web.Request) -> web.Response:
        """Exchange a code of Discord's for a session, whose secret the page keeps: in a frame cookies may be lost."""
        assert self._sign_in
        code = (await _body(request)).get("code")
        if not isinstance(code, str):
            raise web.HTTPBadRequest
        if not self._arrivals.take(None, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests
        language = locales.supported_language(request.headers.get("Accept-Language"))
        person = await self._sign_in.person_of(code)
        visitor, secret = await self._services.sessions.arrive(person, language)
        return _json({"session": visitor.session, "secret": secret, "at": visitor.at})

    # What the page asks for

    async def _me(self, request: web.Request, visitor: Visitor) -> web.Response:
        language, preferences = request[LANGUAGE], request[PREFERENCES]
        known: dict[str, Any] = {"name": visitor.person.name, "language": language, "texts": page_texts(language)}
        known |= {"ways": await asyncio.to_thread(ways_data, language)}
        return _json(known | {"theme": preferences.theme, "atOnce": preferences.at_once})

    async def _desk(self, request: web.Request, visitor: Visitor) -> web.Response:
        return _json(await desk_data(self._services, visitor, request[LANGUAGE]))

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Serve a socket of who has the cookie, or of an Activity, which has none: it says its secret first."""
        visitor = await self._visitor(request, request.cookies.get(COOKIE, ""))
        if visitor is None:
            living, _ = await self._services.sessions.watch([request.match_info["session"]], [])
            if not (self._sign_in and living):
                raise web.HTTPUnauthorized

        async def watched(visitor: Visitor, number: int) -> list[int]:
            own = [match.id for match in await self._services.matches.all_matches(visitor.user)]
            if number in own or not number:
                return own
            try:
                await self._match(number, visitor)
            except Refusal:
                return own
            return [number, *own]

        return await self.live.serve(request, visitor, partial(self._visitor, request), watched)

    async def _board(self, request: web.Request, visitor: Visitor) -> web.Response:
        told: dict[int, str] = {}

        async def match(number: int) -> Match:
            # Before it is loaded: what happens between is heard of once more.
            _, progress = await self._services.sessions.watch([], [number])
            told.update(progress)
            return await self._match(number, visitor)

        sitting = await self._sitting(request, visitor, match)
        async with self._drawing:
            data = await sitting.board(read_number(request.query.get("at")))
        return _json(data | {"progress": told.get(sitting.match_id or 0, "")})

    async def _touch(self, request: web.Request, visitor: Visitor) -> web.Response:
        typed, place = request.query.get("typed", ""), request.query.get("place")
        if max(len(typed), len(place or "")) > LONGEST_TYPED:
            raise web.HTTPBadRequest
        sitting = await self._sitting(request, visitor)
        if read_number(request.query.get("moment")) != sitting.moment:
            raise sitting.moved_on()
        async with self._drawing:
            return _json(await touch_data(sitting, typed, place))

    async def _act(self, request: web.Request, visitor: Visitor) -> web.Response:
        data = await _body(request)
        if isinstance(typed := data.get("text"), str) and len(typed) > LONGEST_TYPED:
            raise MatchError("unknown-control")
        done = await (await self._sitting(request, visitor)).do(data)
        self.live.wake()
        if shows := done.get("shows"):
            async with self._drawing:
                done = {"said": done["said"], "shows": await shows.board(None)}
        return _json(done)

    async def _sitting(self, request: web.Request, visitor: Visitor, match: Find | None = None) -> Sitting:
        """Return what a request is about. Raises MatchError if this person may not see it."""
        visit = Visit(self._services, visitor, _look(request), match or partial(self._match, visitor=visitor))
        sitting = await KINDS[request.match_info["kind"]](visit, request.match_info["name"])
        if sitting.match_id:
            request[MATCH] = sitting.match_id
        return sitting

    async def _match(self, number: int, visitor: Visitor) -> Match:
        """Return a match that a person may see: their own, or that of their link as long as they see its place."""
        match = await self._services.matches.get(number, visitor.user)
        if takes_part(match, visitor.user):
            return match
        if visitor.may_watch(number) and await self._still_sees(visitor.user, match):
            return match
        raise MatchError("no-such-match", match=number)

    async def _still_sees(self, user: int, match: Match) -> bool:
        now = asyncio.get_running_loop().time()
        if self._seen.get((user, match.id), 0) > now:
            return True
        if await self._sees(user, match.place) is not True:
            return False
        self._seen = {key: until for key, until in self._seen.items() if until > now}
        self._seen[user, match.id] = now + SEEN_FOR
        return True


def _json(data: object, status: HTTPStatus = HTTPStatus.OK) -> web.Response:
    answer = web.json_response(data, status=status)
    answer.enable_compression()
    return answer


async def _body(request: web.Request) -> Mapping[str, Any]:
    """Return the JSON object that was sent."""
    body = await request.read()
    _check_size(request, len(body))  # not all say it before
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest from None
    if not isinstance(data, dict):
        raise web.HTTPBadRequest
    return data


def _check_size(request: web.Request, size: int) -> None:
    most = LARGEST_NOTES if request.match_info.get("kind") == "think" else LARGEST
    if size > most:
        raise web.HTTPRequestEntityTooLarge(most, size)


def _look(request: web.Request) -> Look:
    """Return how a person looks at boards: as they have chosen in Discord, but for what the page says."""
    preferences, asked = request[PREFERENCES], request.query
    theme: Literal["dark", "light"] = THEMES.get(asked.get("theme", ""), preferences.theme)
    turned = preferences.perspective + (read_number(asked.get("turned")) or 0)
    return Look(request[LANGUAGE], theme, turned, asked.get("above") == "1")


def _file(path: Path, cache: str = "no-cache") -> Handler:
    """Return what answers with a file of the page. `cache`: how browsers may keep it."""

    async def answer(_: web.Request) -> web.StreamResponse:
        return web.FileResponse(path, headers={"Cache-Control": cache})

    return answer

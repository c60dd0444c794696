"""The weather at Discord's: what goes wrong there, with which requests and how often, as data."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import NamedTuple

from aiohttp import web

from cogs.ui.codes import CLOSED
from tests.torture.world import Fault, World

CHANNEL, LETTERS, THREAD = 0, 1, 11
"""Discord's types of the places where a bot posts."""
ANYWHERE = frozenset({CHANNEL, LETTERS, THREAD})
MARGIN = 0.05
"""Seconds by which a request may come too early without being impatient: it was on its way already."""


@dataclass(frozen=True)
class Trouble:
    """What becomes of a request."""

    status: int | None = None
    """What it is answered with; None if its connection ends without an answer."""
    code: int = 0
    wait: float = 0.0
    """For how many seconds the bot is asked to be quiet, or is left waiting before its connection ends."""
    everywhere: bool = False
    """Whether a limit is one for all requests together."""
    done: bool = False
    """Whether the request has its effect all the same, and only its answer suffers."""
    lasting: bool = False
    """Whether its place is like this for as long as the weather lasts."""


TROUBLES = {
    "too many": Trouble(429, wait=0.3),
    "too many everywhere": Trouble(429, wait=0.4, everywhere=True),
    "too many everywhere, for long": Trouble(429, wait=2.5, everywhere=True),
    "broken": Trouble(500),
    "broken, yet done": Trouble(500, done=True),
    "bad gateway": Trouble(502),
    "unavailable": Trouble(503),
    "unavailable, yet done": Trouble(503, done=True),
    "cut off": Trouble(),
    "cut off, yet done": Trouble(done=True),
    "silence": Trouble(wait=60),
    "silence, yet done": Trouble(wait=60, done=True),
    "archived": Trouble(400, 50083, lasting=True),
    "locked": Trouble(400, 160005, lasting=True),
    "forbidden": Trouble(403, 50013, lasting=True),
    "out of sight": Trouble(403, 50001, lasting=True),
    "place gone": Trouble(404, 10003, lasting=True),
    "letters closed": Trouble(403, 50007, lasting=True),
    "message gone": Trouble(404, 10008),
    "too old": Trouble(429, 30046, wait=0.5),
    "blocked by the network": Trouble(403, 40333),
    "too late": Trouble(404, 10062),
}


class Chance(NamedTuple):
    """How often requests of some kinds, in places of some types, meet one of some troubles."""

    often: float
    requests: Collection[str]
    troubles: Sequence[str]
    places: Collection[int] = ANYWHERE
    at_most: int = 1000


SAYING = ("message", "edit", "thread", "history", "letters")
"""Requests by which the sender posts; "history" looks for what was posted, "letters" opens direct messages."""
ANSWERING = ("answer", "followup")

LIMITS = (
    Chance(0.3, SAYING, ("too many", "too many", "too many everywhere")),
    Chance(0.1, ANSWERING, ("too many",)),
)
STUMBLES = (
    Chance(0.3, SAYING, ("broken", "broken, yet done", "bad gateway", "unavailable", "unavailable, yet done")),
    Chance(0.1, SAYING, ("blocked by the network",)),
    Chance(0.1, ANSWERING, ("broken", "unavailable", "unavailable, yet done")),
)
BAD_LINE = (
    Chance(0.25, SAYING, ("cut off", "cut off, yet done", "silence", "silence, yet done")),
    Chance(0.1, ANSWERING, ("cut off", "cut off, yet done")),
)
CLOSED_DOORS = (
    Chance(0.15, ["message"], ("archived", "locked", "forbidden", "out of sight", "place gone"), {THREAD}),
    Chance(0.25, ["message"], ("forbidden", "out of sight", "place gone"), {CHANNEL}, at_most=2),
    Chance(0.5, ["message"], ("letters closed",), {LETTERS}, at_most=1),
    Chance(0.1, ["thread"], ("message gone", "archived", "locked", "forbidden")),
    Chance(0.2, ["edit"], ("message gone", "too old", "archived", "forbidden", "out of sight", "place gone"), {THREAD}),
    Chance(0.1, ["answer"], ("too late",)),
)
NOTHING_GETS_THROUGH = (Chance(1, SAYING, ("unavailable",)),)

FORECASTS = {
    "limits": LIMITS,
    "stumbles": STUMBLES,
    "a bad line": BAD_LINE,
    "closed doors": CLOSED_DOORS,
    "everything at once": (*LIMITS, *STUMBLES, *BAD_LINE, *CLOSED_DOORS),
}


class Weathered(Fault):
    """A refusal that no request has deserved."""

    def __init__(self, trouble: Trouble) -> None:
        assert trouble.status
        super().__init__(trouble.status, trouble.code, "it rains")
        self.headers = {"Via": "1.1 google"}
        if trouble.status == 429:
            self.body |= {"retry_after": trouble.wait, "global": trouble.everywhere}
            self.headers |= {"Retry-After": str(trouble.wait), "X-RateLimit-Scope": "user"}


class Weather:
    """What requests meet, drawn by a chance of its own."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.chance = random.Random(0)
        self.forecast: list[Chance] = []
        self.struck: Counter[int] = Counter()
        """How many requests each chance of the forecast has struck."""
        self.lasting: dict[int, str] = {}
        """Places that are closed now, and how."""
        self.shut: set[int] = set()
        """Places that were ever closed."""
        self.met: Counter[tuple[str, str]] = Counter()
        """How many requests of which kind met which trouble."""
        self.asked: Counter[tuple[str, int]] = Counter()
        """How many requests there were, by kind and place; the place of an answer is its interaction."""
        self.quiet_until: dict[tuple[str, int], float] = {}
        self.impatient: list[str] = []
        """Messages that came although the bot was asked to wait with them."""
        self.cleared = asyncio.Event()

    def turn(self, forecast: Collection[Chance], seed: int) -> None:
        """From now on it is like this."""
        self.clear()
        self.chance, self.cleared = random.Random(seed), asyncio.Event()
        self.forecast = list(forecast)
        self.struck.clear()

    def clear(self) -> None:
        """From now on nothing goes wrong any more. What is still waiting for an answer gets none."""
        self.forecast = []
        self.lasting.clear()
        self.cleared.set()

    def draw(self, what: str, place: int) -> Trouble | None:
        """What becomes of a request."""
        self.asked[what, place] += 1
        if time.monotonic() < self.quiet_until.get((what, place), 0) - MARGIN:
            self.impatient.append(f"{what} in {place}")
        if place in self.lasting and what in SAYING:
            return self.strike(self.lasting[place], what, place)
        kind = self.world.channels.get(place, {}).get("type", CHANNEL)
        for number, one in enumerate(self.forecast):
            fits = what in one.requests and kind in one.places and self.struck[number] < one.at_most
            if fits and self.chance.random() < one.often:
                self.struck[number] += 1
                return self.strike(self.chance.choice(one.troubles), what, place)
        return None

    def strike(self, name: str, what: str, place: int) -> Trouble:
        """A trouble, noted."""
        trouble = TROUBLES[name]
        self.met[what, name] += 1
        if trouble.lasting and what == "message":
            self.lasting[place] = name
            self.shut.add(place)
        return trouble

    @property
    def limits(self) -> int:
        """How many messages the bot was asked to wait with."""
        return sum(self.met["message", name] for name, trouble in TROUBLES.items() if trouble.status == 429)

    @property
    def cards_refused(self) -> int:
        """How many times a card took no thread."""
        refused = [name for name, trouble in TROUBLES.items() if trouble.code in CLOSED]
        return sum(self.met["thread", name] for name in refused)

    @asynccontextmanager
    async def over(self, what: str, place: int, request: web.Request) -> AsyncIterator[None]:
        """A request's effect stands inside; raises what becomes of the request, before it or after it."""
        trouble = self.draw(what, place)
        if trouble and not trouble.done:
            await self.befall(trouble, what, place, request)
        yield
        if trouble:
            await self.befall(trouble, what, place, request)

    async def befall(self, trouble: Trouble, what: str, place: int, request: web.Request) -> None:
        """Raises Weathered, or ends the connection at once or much later."""
        if trouble.status:
            if trouble.status == 429 and what == "message":
                self.quiet_until[what, place] = time.monotonic() + trouble.wait
            raise Weathered(trouble)
        if trouble.wait:
            await self.cleared.wait()
        if request.transport:
            request.transport.abort()
        raise ConnectionResetError

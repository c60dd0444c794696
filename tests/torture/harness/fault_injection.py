"""Failures of Discord and of the network: what fails, in which requests and how often, as data."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import NamedTuple

from aiohttp import web

from cogs.core.discord_codes import CLOSED
from tests.torture.harness.world import Fault, World

CHANNEL, DIRECT_MESSAGES, THREAD = 0, 1, 11
"""Discord's types of the places where a bot posts."""
ANYWHERE = frozenset({CHANNEL, DIRECT_MESSAGES, THREAD})
MARGIN = 0.05
"""Seconds by which a message may come too early: it was on its way already."""


@dataclass(frozen=True)
class Failure:
    """What happens to a request."""

    status: int | None = None
    """What it is answered with; None if its connection ends without an answer."""
    code: int = 0
    wait: float = 0.0
    """For how many seconds the bot is asked to wait, or is left without a response."""
    everywhere: bool = False
    """Whether a rate limit is for all requests together."""
    done: bool = False
    """Whether the request has its effect all the same, and only the response fails."""
    lasting: bool = False
    """Whether all further requests to the channel fail like this."""


FAILURES = {
    "too many": Failure(429, wait=0.3),
    "too many everywhere": Failure(429, wait=0.4, everywhere=True),
    "too many everywhere, for long": Failure(429, wait=2.5, everywhere=True),
    "broken": Failure(500),
    "broken, yet done": Failure(500, done=True),
    "bad gateway": Failure(502),
    "unavailable": Failure(503),
    "unavailable, yet done": Failure(503, done=True),
    "cut off": Failure(),
    "cut off, yet done": Failure(done=True),
    "silence": Failure(wait=60),
    "silence, yet done": Failure(wait=60, done=True),
    "archived": Failure(400, 50083, lasting=True),
    "locked": Failure(400, 160005, lasting=True),
    "forbidden": Failure(403, 50013, lasting=True),
    "out of sight": Failure(403, 50001, lasting=True),
    "place gone": Failure(404, 10003, lasting=True),
    "direct messages closed": Failure(403, 50007, lasting=True),
    "message gone": Failure(404, 10008),
    "too old": Failure(429, 30046, wait=0.5),
    "blocked by the network": Failure(403, 40333),
    "too late": Failure(404, 10062),
}


class FailureRule(NamedTuple):
    """How often requests of some kinds, in channels of some types, meet one of some failures."""

    often: float
    requests: Collection[str]
    failures: Sequence[str]
    places: Collection[int] = ANYWHERE
    at_most: int = 1000


POSTING = ("message", "edit", "thread", "history", "direct")
"""Requests by which the sender posts; "history" looks for what was posted, "direct" opens direct messages."""
ANSWERING = ("answer", "followup")

LIMITS = (
    FailureRule(0.3, POSTING, ("too many", "too many", "too many everywhere")),
    FailureRule(0.1, ANSWERING, ("too many",)),
)
STUMBLES = (
    FailureRule(0.3, POSTING, ("broken", "broken, yet done", "bad gateway", "unavailable", "unavailable, yet done")),
    FailureRule(0.1, POSTING, ("blocked by the network",)),
    FailureRule(0.1, ANSWERING, ("broken", "unavailable", "unavailable, yet done")),
)
BAD_LINE = (
    FailureRule(0.25, POSTING, ("cut off", "cut off, yet done", "silence", "silence, yet done")),
    FailureRule(0.1, ANSWERING, ("cut off", "cut off, yet done")),
)
CLOSED_DOORS = (
    FailureRule(0.15, ["message"], ("archived", "locked", "forbidden", "out of sight", "place gone"), {THREAD}),
    FailureRule(0.25, ["message"], ("forbidden", "out of sight", "place gone"), {CHANNEL}, at_most=2),
    FailureRule(0.5, ["message"], ("direct messages closed",), {DIRECT_MESSAGES}, at_most=1),
    FailureRule(0.1, ["thread"], ("message gone", "archived", "locked", "forbidden")),
    FailureRule(
        0.2, ["edit"], ("message gone", "too old", "archived", "forbidden", "out of sight", "place gone"), {THREAD}
    ),
    FailureRule(0.1, ["answer"], ("too late",)),
)
NOTHING_GETS_THROUGH = (FailureRule(1, POSTING, ("unavailable",)),)

FAILURE_MIXES = {
    "limits": LIMITS,
    "stumbles": STUMBLES,
    "a bad line": BAD_LINE,
    "closed doors": CLOSED_DOORS,
    "everything at once": (*LIMITS, *STUMBLES, *BAD_LINE, *CLOSED_DOORS),
}


class InjectedFault(Fault):
    """A refusal of a request that was right."""

    def __init__(self, failure: Failure) -> None:
        assert failure.status
        super().__init__(failure.status, failure.code, "it rains")
        self.headers = {"Via": "1.1 google"}
        if failure.status == 429:
            self.body |= {"retry_after": failure.wait, "global": failure.everywhere}
            self.headers |= {"Retry-After": str(failure.wait), "X-RateLimit-Scope": "user"}


class FaultInjector:
    """Lets requests fail, as its rules say and its random numbers draw."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = random.Random(0)
        self.rules: list[FailureRule] = []
        self.hits: Counter[int] = Counter()
        """How many requests each rule has let fail."""
        self.closed: dict[int, str] = {}
        """Channels that are closed now, and how."""
        self.ever_closed: set[int] = set()
        """Channels that were ever closed."""
        self.injected: Counter[tuple[str, str]] = Counter()
        """How many requests of each kind met each failure."""
        self.requests: Counter[tuple[str, int]] = Counter()
        """How many requests there were, by kind and channel; for answers, by interaction."""
        self.quiet_until: dict[tuple[str, int], float] = {}
        self.too_early: list[str] = []
        """Messages that came before the end of a wait that the bot was asked for."""
        self.stopped = asyncio.Event()

    def start(self, rules: Collection[FailureRule], seed: int) -> None:
        """Let requests fail by some rules from now on."""
        self.stop()
        self.rng, self.stopped = random.Random(seed), asyncio.Event()
        self.rules = list(rules)
        self.hits.clear()

    def stop(self) -> None:
        """Let no more requests fail. Those that wait for a response lose their connection."""
        self.rules = []
        self.closed.clear()
        self.stopped.set()

    def draw(self, what: str, place: int) -> Failure | None:
        """Draw how a request fails; None if it does not."""
        self.requests[what, place] += 1
        if time.monotonic() < self.quiet_until.get((what, place), 0) - MARGIN:
            self.too_early.append(f"{what} in {place}")
        if place in self.closed and what in POSTING:
            return self.count_failure(self.closed[place], what, place)
        kind = self.world.channels.get(place, {}).get("type", CHANNEL)
        for number, rule in enumerate(self.rules):
            fits = what in rule.requests and kind in rule.places and self.hits[number] < rule.at_most
            if fits and self.rng.random() < rule.often:
                self.hits[number] += 1
                return self.count_failure(self.rng.choice(rule.failures), what, place)
        return None

    def count_failure(self, name: str, what: str, place: int) -> Failure:
        """Return a failure by its name, and count it."""
        failure = FAILURES[name]
        self.injected[what, name] += 1
        if failure.lasting and what == "message":
            self.closed[place] = name
            self.ever_closed.add(place)
        return failure

    @property
    def rate_limited(self) -> int:
        """How many messages were refused by a rate limit."""
        return sum(self.injected["message", name] for name, failure in FAILURES.items() if failure.status == 429)

    @property
    def cards_refused(self) -> int:
        """How many times no thread could be opened on a card."""
        refused = [name for name, failure in FAILURES.items() if failure.code in CLOSED]
        return sum(self.injected["thread", name] for name in refused)

    @asynccontextmanager
    async def around(self, what: str, place: int, request: web.Request) -> AsyncIterator[None]:
        """Let a request fail before or after its effect, which stands in the context."""
        failure = self.draw(what, place)
        if failure and not failure.done:
            await self.fail(failure, what, place, request)
        yield
        if failure:
            await self.fail(failure, what, place, request)

    async def fail(self, failure: Failure, what: str, place: int, request: web.Request) -> None:
        """Raise InjectedFault, or end the connection at once or much later."""
        if failure.status:
            if failure.status == 429 and what == "message":
                self.quiet_until[what, place] = time.monotonic() + failure.wait
            raise InjectedFault(failure)
        if failure.wait:
            await self.stopped.wait()
        if request.transport:
            request.transport.abort()
        raise ConnectionResetError

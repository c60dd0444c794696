"""A process that plays turns in many matches at once: `python -m benchmarks.player URL FIRST MATCHES ALONE TELLS`.

It plays in `MATCHES` matches of a database that `sample_database` made, from the one with the index `FIRST` on. `ALONE`
of a hundred turns are followed by a write that nobody else may write beside. With 0 for `TELLS` other processes are
neither told nor heard. It says that it is ready, waits for a line, plays until everything is delivered, and prints what
came of it as JSON. With 0 for `MATCHES` it prints when it hears that a post is queued, until its input ends.
"""

import asyncio
import json
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from random import Random
from time import monotonic, process_time
from typing import TypeVar

from benchmarks.bot_work import NOW
from benchmarks.sample_database import FIRST_ID, random_move
from matches import Match, Person, QueuedPost, Unavailable
from services import Services
from workers import Worker

Move = tuple[int, Person, str]
"""A match, who plays in it, and a move."""
Found = TypeVar("Found")

AT_ONCE = 16
"""In how many matches turns are played at the same time."""
DELIVERED = 8
"""How many posts are delivered at the same time, as by the bot."""
TURNS = 5
"""How many turns are played in each match."""
READY = "ready"


class Sender(Worker):
    """Claims posts and marks them as sent at once, as if Discord took no time."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.outbox.woken)
        self.outbox = services.outbox
        self.under_way: set[int] = set()
        self.done = asyncio.Event()
        """Set when nothing is left, but what other processes deliver."""

    async def work(self) -> float | None:
        """Start delivering posts, as far as there is room for them."""
        room = DELIVERED - len(self.under_way)
        if not room:
            return None
        seconds = await insist(partial(self.outbox.seconds_to_next, self.under_way))
        if seconds == 0:
            for post in await insist(partial(self.outbox.claim, room, self.under_way)):
                self.under_way.add(post.id)
                self.start(self.deliver(post), f"post {post.id}")
        if seconds != 0 and not self.under_way:
            self.done.set()
        return seconds

    async def deliver(self, post: QueuedPost) -> None:
        """Mark a post as sent."""
        await insist(partial(self.outbox.sent, post, FIRST_ID, FIRST_ID + post.id))
        self.under_way.discard(post.id)
        self.woken.set_here()


class Player:
    """Plays the moves that it has chosen before."""

    def __init__(self, services: Services, alone: int) -> None:
        self.services = services
        self.alone = alone
        self.matches: list[list[Move]] = []
        self.seconds: list[float] = []
        """How long each turn took to be stored."""

    async def choose(self, indices: range) -> None:
        """Choose the moves in some matches."""
        for index in indices:
            match = await self.services.matches.get(index + 1)
            self.matches.append(list(_moves(match, Random(index))))

    async def play(self) -> None:
        """Play in one match after the other, beside others that do so."""
        while self.matches:
            for match, person, move in self.matches.pop():
                start = monotonic()
                await insist(partial(self.services.matches.submit, match, person, move))
                self.seconds.append(monotonic() - start)
                if self.alone and len(self.seconds) % (100 // self.alone) == 0:
                    await insist(partial(self.services.preferences.set, person.user, theme="light"))


def _moves(match: Match, chance: Random) -> Iterator[Move]:
    state = match.state
    for _ in range(TURNS):
        move = random_move(state, chance)
        if move is None or state.turn is None:
            return
        seat = match.seats[state.turn]
        yield match.id, Person(seat.user, seat.name), move
        state = state.play(move)


async def insist(task: Callable[[], Awaitable[Found]]) -> Found:
    """Do something again for as long as the database is busy."""
    while True:
        try:
            return await task()
        except Unavailable:
            busy.append(monotonic())


busy: list[float] = []
"""When the database was busy."""


async def _play(services: Services, indices: range, alone: int) -> dict[str, object]:
    """Play, and return what came of it."""
    player, sender = Player(services, alone), Sender(services)
    await player.choose(indices)
    print(READY, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    start, processor = monotonic(), process_time()
    sender.start_working()
    await asyncio.gather(*(player.play() for _ in range(AT_ONCE)))
    sender.done.clear()
    sender.woken.set_here()
    await sender.done.wait()
    await sender.stop_working(1)
    end = {"start": start, "end": monotonic(), "processor": process_time() - processor, "busy": len(busy)}
    return end | {"seconds": player.seconds}


async def _listen(services: Services) -> None:
    """Print when something is heard."""
    services.outbox.woken.clear()
    print(READY, flush=True)
    loop, over = asyncio.get_running_loop(), asyncio.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), loop.call_soon_threadsafe(over.set)), daemon=True).start()
    while not over.is_set():
        await services.outbox.woken.wait()
        print(monotonic(), flush=True)
        services.outbox.woken.clear()


async def _main(url: str, first: int, matches: int, alone: int, tells: int) -> None:
    services = await Services.open(url, lambda: NOW)
    if not tells:
        services.store.signals.tell = lambda _: None
    if matches:
        print(json.dumps(await _play(services, range(first, first + matches), alone)))
    else:
        await _listen(services)
    await services.close()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], *map(int, sys.argv[2:])))

"""A process that plays turns in many matches at once: `python -m benchmarks.player URL FIRST MATCHES TRIES TELLS`.

It plays in `MATCHES` matches of a database that `sample_database` made, from the one with the index `FIRST` on.
`TRIES` of a hundred turns are followed by a try of a step of a lesson. With 0 for `TELLS` other processes are not told
of anything. It plays a turn in each match to have done everything before, says that it is ready, waits for a line,
plays until everything is delivered, and prints what came of it as JSON. With 0 for `MATCHES` it prints when it hears
that a post is queued, until its input ends.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from random import Random
from time import monotonic, process_time
from typing import TypeVar

from benchmarks.bot_work import NOW
from benchmarks.sample_database import FIRST_ID, random_move
from matches import Match, Person, QueuedPost, Unavailable
from runtime.services import Services
from runtime.workers import Worker
from training.lessons import lesson

Move = tuple[int, Person, str]
"""A match, who plays in it, and a move."""
Found = TypeVar("Found")

AT_ONCE = 16
"""The number of matches in which turns are played at the same time."""
DELIVERED = 8
"""The number of posts that are delivered at the same time, as by the bot."""
TURNS = 6
"""The number of turns in each match, the first of which is not measured."""
READY = "ready"


class Sender(Worker):
    """Claims posts and marks them as sent at once, as if Discord took no time."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.outbox.woken)
        self.outbox = services.outbox
        self.under_way: set[int] = set()
        self.done = asyncio.Event()
        """Set when nothing is left."""

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

    async def finish(self) -> None:
        """Wait until nothing is left, but what other processes deliver."""
        self.done.clear()
        self.woken.set_here()
        await self.done.wait()

    async def deliver(self, post: QueuedPost) -> None:
        """Mark a post as sent."""
        await insist(partial(self.outbox.sent, post, FIRST_ID, FIRST_ID + post.id))
        self.under_way.discard(post.id)
        self.woken.set_here()


class Player:
    """Plays the moves that it has chosen before."""

    def __init__(self, services: Services, tries: int) -> None:
        self.services = services
        self.tries = tries
        self.step = next(iter(lesson("contiguity").steps.values()))
        self.solution = next(self.step.solutions())
        self.matches: list[list[Move]] = []
        self.seconds: list[float] = []
        """The seconds that each turn took to be stored."""

    async def choose(self, indices: range) -> None:
        """Choose the moves in some matches."""
        for index in indices:
            match = await self.services.matches.get(index + 1)
            self.matches.append(list(_moves(match, Random(index))))

    async def play(self, first: int, last: int) -> None:
        """Play the moves from `first` to before `last` in all matches, in some of them at the same time."""
        waiting = self.matches.copy()

        async def play_on() -> None:
            while waiting:
                for move in waiting.pop()[first:last]:
                    await self.move(*move)

        await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))

    async def move(self, match: int, person: Person, text: str) -> None:
        """Play a move."""
        start = monotonic()
        await insist(partial(self.services.matches.submit, match, person, text))
        self.seconds.append(monotonic() - start)
        if self.tries and len(self.seconds) % (100 // self.tries) == 0:
            await insist(partial(self.services.lessons.try_step, person.user, self.step, self.solution))


def _moves(match: Match, chance: Random) -> Iterator[Move]:
    state = match.state
    for _ in range(TURNS):
        move = random_move(state, chance)
        if move is None or state.turn is None:
            return
        seat = match.seats[state.turn]
        yield match.id, seat.person, move
        state = state.play(move)


async def insist(task: Callable[[], Awaitable[Found]]) -> Found:
    """Do something again for as long as the database is busy."""
    while True:
        try:
            return await task()
        except Unavailable:
            busy.append(monotonic())


busy: list[float] = []
"""The times when the database was busy."""


async def _play(services: Services, indices: range, tries: int) -> dict[str, object]:
    """Play, and return what came of it."""
    player, sender = Player(services, tries), Sender(services)
    await player.choose(indices)
    sender.start_working()
    await player.play(0, 1)
    await sender.finish()
    player.seconds.clear()
    busy.clear()
    print(READY, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    start, processor = monotonic(), process_time()
    await player.play(1, TURNS)
    await sender.finish()
    await sender.stop_working(1)
    end = {"start": start, "end": monotonic(), "processor": process_time() - processor, "busy": len(busy)}
    return end | {"seconds": player.seconds}


async def _listen(services: Services) -> None:
    """Print when something is heard, until the input ends."""
    woken = services.outbox.woken
    woken.clear()
    print(READY, flush=True)
    ended = asyncio.ensure_future(asyncio.to_thread(sys.stdin.read))
    ended.add_done_callback(lambda _: woken.set_here())
    while True:
        await woken.wait()
        if ended.done():
            return
        print(monotonic(), flush=True)
        woken.clear()


async def _main(url: str, first: int, matches: int, tries: int, tells: int) -> None:
    services = await Services.open(url, lambda: NOW)
    if not tells:
        services.store.signals.tell = lambda _: None
    if matches:
        print(json.dumps(await _play(services, range(first, first + matches), tries)))
    else:
        await _listen(services)
    await services.close()


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], *map(int, sys.argv[2:])))

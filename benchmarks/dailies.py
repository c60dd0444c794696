"""The cost of the puzzle of the day for a thousand servers at the same hour, and whether boards wait for it.

The real bot runs on a simulated Discord that answers at once, so that all that takes time is the bot's own work. Boards
are queued in the middle of all the puzzles; what is posted before each of them is counted, and how long it takes is
compared with boards that have the bot to themselves.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import insert, update

from benchmarks.playing import begin, next_move, simulated_bot
from benchmarks.timing import verdict
from matches import Person, Place
from playground.simulation import Simulation
from store.schema import servers

SERVERS = 1_000
AT_ONCE = 8
"""The number of posts that the bot delivers at the same time."""
WARMING = 10
BOARDS = 20
"""The number of boards that are posted alone, and again among the puzzles."""
GAME = "contiguity"
MOST_BEFORE = 4
"""The most puzzles that may be posted before a board: those that are under way."""
AIM = 1.5
"""The most that the post of a puzzle may take, in times of the processor time of a board."""
AIM_WAIT = 6
"""The most that a board may take among puzzles, four of which are drawn at the same time, in times of one alone."""


def measure() -> Iterator[str]:
    """Yield the cost of claiming and of posting, and what came before each board."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[str]:
    async with simulated_bot(folder) as sim:
        run = Run(sim)
        await run.begin()
        alone, board = await run.post_boards()
        claimed, waited = await run.claim()
        puzzle, among, before = await run.post_puzzles(board)
    return [
        f"{1000 * claimed / SERVERS:.2f} ms to choose and queue a puzzle; others wait {1000 * waited:.0f} ms at most",
        f"{1000 * board:.1f} ms of processor time for a board, {1000 * puzzle:.1f} ms for a puzzle: "
        + verdict(puzzle / board, AIM),
        f"{1000 * median(alone):.0f} ms until a board stands, among {SERVERS} puzzles {1000 * median(among):.0f} ms: "
        + verdict(median(among) / median(alone), AIM_WAIT),
        f"puzzles posted before a later board: {median(before):.0f}, at most {verdict(max(before), MOST_BEFORE)}",
    ]


class Run:
    """A match whose boards are posted, and servers that all want their puzzle now."""

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim
        self.bot: Any = sim.bot
        self.chance = Random(1)
        self.posted = 0
        """The number of messages posted outside of the match."""
        self.stands = asyncio.Event()
        """Set when a board stands."""
        self.wanted = 0
        self.reached = asyncio.Event()
        """Set when so many as are `wanted` have been posted there."""
        sim.env.backend.subscribers.append(self.on_event)

    def on_event(self, event: str, payload: Any) -> None:
        """Count what is posted, and notice boards."""
        if event != "MESSAGE_CREATE":
            return
        if int(payload["channel_id"]) == self.sim.channel.id:
            self.stands.set()
            return
        self.posted += 1
        if self.posted >= self.wanted:
            self.reached.set()

    async def begin(self) -> None:
        """Begin a match without a thread, and let every server want a puzzle in a channel of its own, but not yet."""
        services, guild = self.bot.services, self.sim.guild
        await services.preferences.set_server(guild.id, home="channel")
        people = Person(self.sim.people["alice"].id, "alice"), Person(self.sim.people["bruno"].id, "bruno")
        self.match = await begin(services, GAME, people, Place(guild.id, self.sim.channel.id))
        channels = [guild.create_text_channel(f"puzzles-{number}").id for number in range(SERVERS)]
        await self.sim.settle()
        rows = [{"guild": number, "daily_channel": channel} for number, channel in enumerate(channels, 1)]
        async with services.store.write() as transaction:
            await transaction.execute(insert(servers), rows)
        for _ in range(WARMING):
            await self.post_board()

    async def post_board(self) -> tuple[float, int]:
        """Play a move. Return in how many seconds its board stands, and what was posted elsewhere before it."""
        mover, move = await next_move(self.bot.services, self.match, self.chance)
        self.stands.clear()
        await self.bot.services.matches.submit(self.match, mover, move)
        start, before = perf_counter(), self.posted
        await self.stands.wait()
        return perf_counter() - start, self.posted - before

    async def post_boards(self) -> tuple[list[float], float]:
        """Post boards one by one. Return the seconds of each, and the processor time of one."""
        start = process_time()
        seconds = [(await self.post_board())[0] for _ in range(BOARDS)]
        await self.sim.settle()
        return seconds, (process_time() - start) / BOARDS

    async def claim(self) -> tuple[float, float]:
        """Queue the puzzles of all servers. Return the seconds, and for how long another had to wait to write."""
        services, posting = self.bot.services, self.bot.sender
        posting.under_way.update(range(-AT_ONCE, 0))  # there is no room for any post
        async with services.store.write() as transaction:
            await transaction.execute(update(servers).where(servers.c.guild <= SERVERS).values(daily_at=1))
        services.dailies.queue.woken.set()
        waits: list[float] = []
        start = perf_counter()
        while await services.dailies.queue.seconds_to_next() == 0:
            began = perf_counter()
            await services.preferences.set(1, theme="light")
            waits.append(perf_counter() - began)
        seconds = perf_counter() - start
        posting.under_way.clear()
        return seconds, max(waits)

    async def reach(self, count: int) -> None:
        """Wait until so many messages have been posted outside of the match."""
        self.wanted = count
        self.reached.clear()
        if self.posted < count:
            await self.reached.wait()

    async def post_puzzles(self, board: float) -> tuple[float, list[float], list[int]]:
        """Post all puzzles, with boards in between, of which each takes `board` seconds of processor time.

        Return the processor time of a puzzle, and for each board the seconds and how many puzzles came before it.
        """
        start = process_time()
        self.bot.services.outbox.woken.set()
        boards = []
        for number in range(1, BOARDS + 1):
            await self.reach(number * SERVERS // (BOARDS + 1))
            boards.append(await self.post_board())
        await self.reach(SERVERS)
        await self.sim.settle()
        seconds, before = zip(*boards, strict=True)
        return (process_time() - start - BOARDS * board) / SERVERS, list(seconds), list(before)

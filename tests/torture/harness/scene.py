"""The set-up of tests: a stand-in, bots that are connected, and two people at a board."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.torture.harness import checks
from tests.torture.harness.holds import Hold, Moment, What
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import GREAT_PATIENCE, Board, Pair, Request, RequestLog, boards
from tests.torture.harness.process import LEASE_SECONDS, Bot, Home, home
from tests.torture.harness.standin import Standin, standin
from tests.torture.harness.world import Interaction

ANSWER_WITHIN = 10.0
LAST_WITHIN = 5.0


class Scene:
    """A stand-in with a home for bots and people who play."""

    def __init__(self, discord: Standin, place: Home) -> None:
        self.discord = discord
        self.home = place
        self.log = RequestLog()
        self.bots: list[Bot] = []
        self.pairs = 0
        for number in range(2):  # a place for each of two shards
            discord.world.add_channel(discord.world.new_id() // 2 * 2 + number, f"elsewhere-{number}", 0)

    async def start(self) -> Bot:
        """Start one more bot, and wait until it has connected."""
        bot = await (await self.home.start()).up()
        self.bots.append(bot)
        return bot

    async def pair(self, terms: str = "", *, alone: bool = False) -> Pair:
        """Add two people with a channel of their own; or one, who plays against a computer."""
        self.pairs += 1
        made = Pair(self.discord, self.log, self.pairs, terms, random.Random(self.pairs), alone=alone)
        await self.discord.gateway.tell_all("CHANNEL_CREATE", self.discord.world.channels[made.channel])
        return made

    async def seated(self, terms: str = "", *, alone: bool = False) -> tuple[Pair, Board]:
        """Add two people, or one against a computer. Return them and the first board of their match.

        A computer may have moved before it.
        """
        pair = await self.pair(terms, alone=alone)
        thread = await pair.begin()
        assert thread
        if not alone:
            return pair, await self.board(thread, 0)
        assert await until(pair.latest, GREAT_PATIENCE)
        board = pair.latest()
        assert board
        return pair, board

    async def board(self, place: int, entry: int) -> Board:
        """Wait for the board after an entry."""
        posted = await until(lambda: any(board.entry >= entry for board in boards(self.discord, place)), GREAT_PATIENCE)
        assert posted, (checks.waiting(self.home.database), self.home.lines()[-20:])
        return next(board for board in boards(self.discord, place) if board.entry == entry)

    async def move(self, pair: Pair, board: Board, way: str = "command", which: int = 0) -> Request:
        """Attempt a legal move for the player to move."""
        assert board.pinged
        return await pair.attempt(board, board.pinged, list(pair.shown(board).legal_moves())[which], way)

    async def killed_in_a_move(self, pair: Pair, board: Board, what: What, moment: Moment) -> Hold:
        """Move, and kill the first bot while it makes a request. Return the request, which is held up."""
        hold = self.discord.holds.next(what, moment)
        await self.move(pair, board)
        await hold.arrived.wait()
        await self.bots[0].kill()
        return hold

    async def start_at_once(self, bots: int) -> None:
        """Start some bots, and wait until they have connected. Each has a shard of its own."""
        self.discord.gateway.shards = True
        starting = [await self.home.start() for _ in range(bots)]
        for bot in starting:
            await bot.up()

    async def killed_while_it_posts(
        self, moment: Moment, begin: Callable[[], Awaitable[object]] | None = None, place: int | None = None
    ) -> None:
        """Kill all bots while one sends a message, `place` says where; after its request it has got through.

        `begin` starts what brings the message about: by default a new bot, which finds it due.
        """
        hold = self.discord.holds.next("message", moment, place)
        await (begin or self.start)()
        async with asyncio.timeout(GREAT_PATIENCE):
            await hold.arrived.wait()
        await self.kill()
        (self.discord.holds.cancel if moment == "after" else self.discord.holds.lose)(hold)

    async def kill(self) -> None:
        """Kill all bots."""
        for bot in self.bots:
            await bot.kill()
        self.bots.clear()

    async def quiet(self) -> None:
        """Wait until no post is waiting."""
        await until(lambda: not checks.waiting(self.home.database), GREAT_PATIENCE, every=0.05)

    async def check(self) -> None:
        """Assert that all is as it should be when no post is waiting. The latest answers may still be on their way."""
        await self.quiet()
        await until(lambda: not self.amiss(), LAST_WITHIN, every=0.25)
        assert not self.amiss(), self.amiss()

    def amiss(self) -> list[str]:
        """Return everything that is not as it should be."""
        return checks.problems(self.home.database, self.discord, self.log) + self.home.complaints()


async def answer_text(asked: Interaction | None) -> str:
    """Wait for the answer to an interaction. Return its text."""
    assert asked is not None
    assert await asked.answered_within(ANSWER_WITHIN), "no answer"
    return asked.text


@asynccontextmanager
async def open_scene(bots: int = 1, lease: int = LEASE_SECONDS) -> AsyncIterator[Scene]:
    """Yield a scene with so many bots, and remove them and their folder in the end.

    The first bot makes the database; without any there is one.
    """
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        async with standin() as discord, home(Path(folder), discord, lease, migrated=not bots) as place:
            made = Scene(discord, place)
            for _ in range(bots):
                await made.start()
            yield made

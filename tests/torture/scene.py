"""What the tests of single moments begin with: a stand-in, bots that are up, and two people at a board."""

import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.torture import ledger
from tests.torture.holds import Hold, Moment, What
from tests.torture.people import GREAT_PATIENCE, Board, Diary, Pair, Request, boards
from tests.torture.process import LEASE_SECONDS, Bot, Home, home
from tests.torture.standin import Standin, standin
from tests.torture.storm import until
from tests.torture.world import Interaction

ANSWER_WITHIN = 10.0
LAST_WITHIN = 5.0


class Scene:
    """A stand-in with everything on it."""

    def __init__(self, discord: Standin, place: Home) -> None:
        self.discord = discord
        self.home = place
        self.diary = Diary()
        self.bots: list[Bot] = []
        self.pairs = 0
        for number in range(2):  # a place for each of two shards
            discord.world.add_channel(discord.world.new_id() // 2 * 2 + number, f"elsewhere-{number}", 0)

    async def start(self) -> Bot:
        """One more bot, up."""
        bot = await (await self.home.start()).up()
        self.bots.append(bot)
        return bot

    async def pair(self, terms: str = "") -> Pair:
        """Two more people with a channel of their own, who have not begun."""
        self.pairs += 1
        made = Pair(self.discord, self.diary, self.pairs, terms, random.Random(self.pairs))
        await self.discord.gateway.tell_all("CHANNEL_CREATE", self.discord.world.channels[made.channel])
        return made

    async def seated(self, terms: str = "") -> tuple[Pair, Board]:
        """Two more people, and the board of their match."""
        pair = await self.pair(terms)
        thread = await pair.begin()
        assert thread
        return pair, await self.board(thread, 0)

    async def board(self, place: int, entry: int) -> Board:
        """The board of an entry, as soon as it is posted."""
        assert await until(lambda: any(one.entry >= entry for one in boards(self.discord, place)), GREAT_PATIENCE)
        return next(one for one in boards(self.discord, place) if one.entry == entry)

    async def move(self, pair: Pair, board: Board, way: str = "command", which: int = 0) -> Request:
        """An attempt at a legal move by whoever is to move, whatever comes of it."""
        assert board.pinged
        return await pair.attempt(board, board.pinged, list(pair.shown(board).legal_moves())[which], way)

    async def killed_in_a_move(self, pair: Pair, board: Board, what: What, moment: Moment) -> Hold:
        """A move by whoever is to move, and the first bot killed as it makes such a request; the request, held."""
        hold = self.discord.holds.next(what, moment)
        await self.move(pair, board)
        await hold.arrived.wait()
        await self.bots[0].kill()
        return hold

    async def quiet(self) -> None:
        """Waits until nothing is left to be posted."""
        await until(lambda: not ledger.waiting(self.home.database), GREAT_PATIENCE, every=0.05)

    async def check(self) -> None:
        """Asserts that all is as it should be, once all is quiet; what somebody asked last may still be on its way."""
        await self.quiet()
        await until(lambda: not self.amiss(), LAST_WITHIN, every=0.25)
        assert not self.amiss(), self.amiss()

    def amiss(self) -> list[str]:
        """Everything that is not as it should be."""
        return ledger.faults(self.home.database, self.discord, self.diary) + self.home.complaints()


async def said(asked: Interaction | None) -> str:
    """What a person hears; they must hear something."""
    assert asked is not None
    assert await asked.heard(ANSWER_WITHIN), "no answer"
    return asked.said


@asynccontextmanager
async def scene(bots: int = 1, lease: int = LEASE_SECONDS) -> AsyncIterator[Scene]:
    """A scene with so many bots, which are gone in the end, and their folder with them."""
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        async with standin() as discord, home(Path(folder), discord, lease) as place:
            made = Scene(discord, place)
            for _ in range(bots):
                await made.start()
            yield made

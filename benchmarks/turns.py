"""The cost of one whole turn, compared with the simplest command that answers with a picture of the same size.

Both run on a simulated Discord. A turn includes everything: `/move` is received, checked and stored, the new board is
drawn and posted, the controls of the previous board are removed, and the player is answered. The simplest command draws
a plain board with Pillow.

The simulation takes longer to notice that a bot is idle than any turn takes. That is not measured: a case ends with the
last event that Discord sends because of it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any, ClassVar, Self

import discord
from discord.ext import commands
from PIL import Image, ImageDraw

from benchmarks.playing import FAMILIES, next_move, simulated_bot
from benchmarks.timing import Timings
from engine import GAMES
from matches import Match, Person, Place
from matches.core.terms import Terms
from playground.interactions import PreparedInteraction
from playground.simulation import Simulation
from renderer import View, render
from runtime.discord_client import Trilithon

OURS, PLAIN = "a whole turn", "a plain picture"
WARMING, ROUNDS = 20, 40
"""Turns before the measurement, since a running bot has drawn most parts of a board, and turns measured."""
AIM = 6
CELLS = 10
"""The cells along each side of the plain board."""


class Scenario(ABC):
    """A bot in a simulation, which needs an event loop of its own."""

    last_event: ClassVar[str]
    """The event that ends a case."""

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim
        self.finished = asyncio.Event()
        self.runner = asyncio.Runner()
        self.loop_seconds: list[float] = []
        """Seconds of processor time that each case took on the event loop."""

    def __enter__(self) -> Self:
        self.runner.run(self.sim.__aenter__())
        self.sim.env.backend.subscribers.append(self.on_event)
        return self

    def __exit__(self, *error: object) -> None:
        with self.runner:
            self.runner.run(self.sim.__aexit__(None, None, None))

    def on_event(self, event: str, _: object) -> None:
        """Notice the event that ends a case."""
        if event == self.last_event:
            self.finished.set()

    def prepare(self, _: int = 0) -> None:
        """Prepare a command, when everything before it is done."""
        self.runner.run(self.sim.settle())
        self.prepared = self.runner.run(self.next_command())
        self.finished.clear()

    def run(self, _: int = 0) -> None:
        """Send the prepared command and wait until it is done."""
        start = thread_time()
        self.runner.run(self._run())
        self.loop_seconds.append(thread_time() - start)

    async def _run(self) -> None:
        self.sim.env.backend.emit("INTERACTION_CREATE", self.prepared[1])
        await self.finished.wait()

    @abstractmethod
    async def next_command(self) -> PreparedInteraction:
        """Prepare the next command."""


class PlainPicture(Scenario):
    """Alice asks the plain bot for a picture."""

    last_event = "MESSAGE_CREATE"

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(Simulation(lambda: PlainBot(size)))

    async def next_command(self) -> PreparedInteraction:
        return self.sim.command("alice", "picture")


class Playing(Scenario):
    """Alice and Bruno play a match with the real bot."""

    last_event = "MESSAGE_UPDATE"

    def __init__(self, folder: str) -> None:
        super().__init__(simulated_bot(Path(folder)))
        self.chance = Random(1)
        self.threads = TimedThreads()

    async def start(self, game: str) -> None:
        """Start a match of a game and post its first board."""
        asyncio.get_running_loop().set_default_executor(self.threads)
        first, second = (Person(self.sim.people[key].id, key) for key in ("alice", "bruno"))
        place = Place(self.sim.guild.id, self.sim.channel.id)
        terms = Terms(GAMES[game], player=0)
        challenge = await self.bot.services.challenges.create(terms, first, [second], place, "en")
        await self.sim.settle()
        await self.bot.services.challenges.accept(challenge.id, second)
        await self.sim.settle()

    async def next_command(self) -> PreparedInteraction:
        mover, move = await next_move(self.bot.services, 1, self.chance)
        return self.sim.command(mover.name.lower(), "move", channel=self.sim.threads()[-1], move=move)

    async def match(self) -> Match:
        """Return the match as it stands."""
        return await self.bot.services.matches.get(1)

    @property
    def bot(self) -> Trilithon:
        """The bot."""
        assert isinstance(self.sim.bot, Trilithon)
        return self.sim.bot


class TimedThreads(ThreadPoolExecutor):
    """The threads in which boards are drawn, with the processor time of each task."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    def submit(self, task: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run a task in a thread."""
        return super().submit(self._timed, task, *args, **kwargs)

    def _timed(self, task: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        start = thread_time()
        try:
            return task(*args, **kwargs)
        finally:
            self.seconds.append(thread_time() - start)


class PlainBot(commands.Bot):
    """A bot with one command, as a beginner writes it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents.none(), help_command=None)
        self.size = size

    async def setup_hook(self) -> None:
        """Register the command."""

        @self.tree.command(name="picture", description="A picture")
        async def answer(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(file=discord.File(BytesIO(plain_board(self.size)), "board.png"))

        await self.tree.sync()


def plain_board(size: tuple[int, int]) -> bytes:
    """Return a board with discs on it as a PNG file, saved with Pillow's defaults."""
    image = Image.new("RGB", size, "#20262b")
    draw = ImageDraw.Draw(image)
    step = min(size) / CELLS
    for row in range(CELLS):
        for column in range(CELLS):
            x, y = column * step, row * step
            draw.rectangle((x, y, x + step, y + step), "#bdb39d", "#564d3d", 2)
            if (row + column) % 2:
                draw.ellipse((x + 8, y + 8, x + step - 8, y + step - 8), ("#f6f2e8", "#be4630")[row % 2], "#3a0f08", 3)
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def measure() -> Iterator[str]:
    """Yield for a game of each family: medians, the ratio, and where a turn's time goes."""
    for game in FAMILIES:
        with TemporaryDirectory() as folder, Playing(folder) as playing:
            playing.runner.run(playing.start(game))
            for _ in range(WARMING):
                playing.prepare()
                playing.run()
            board = _board(playing.runner.run(playing.match()))
            with PlainPicture(board.size) as peer:
                yield from _compare(game, playing, peer)


def _board(match: Match) -> Image.Image:
    return Image.open(BytesIO(render(match.state, View(names=match.names)).data))


def _compare(game: str, playing: Playing, peer: PlainPicture) -> Iterator[str]:
    playing.loop_seconds.clear()
    playing.threads.seconds.clear()
    timings = Timings({OURS: playing.run, PLAIN: peer.run}, ROUNDS, {OURS: playing.prepare, PLAIN: peer.prepare})
    yield f"{game}:"
    yield from timings.lines()
    yield timings.comparison(OURS, PLAIN, AIM)
    whole, loop, drawing = (
        1000 * sum(seconds) / ROUNDS
        for seconds in (timings.seconds[OURS], playing.loop_seconds, playing.threads.seconds)
    )
    others = whole - loop - drawing
    yield f"of a turn, {loop:.1f} ms on the event loop, {drawing:.1f} ms drawing, {others:.1f} ms in SQLite's threads"

"""What one whole turn costs, beside the simplest command that answers with a picture of the same size.

Both run on a simulated Discord. A turn is all of it: `/move` comes in, is judged and stored, the board drawn and
posted, the board before relieved of its controls, the player answered. The simplest command draws a plain board with
Pillow.

The simulation's way to find out that a bot has come to rest takes longer than any turn. It is left out: a case is over
with the last event that Discord sends because of it.
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

from benchmarks.crowd import drawn, url
from benchmarks.timing import Timings, verdict
from bot import Trilithon, create_bot
from engine import GAMES
from matches import Match, Person, Place
from playground.interactions import PreparedInteraction
from playground.simulation import MakeBot, Simulation
from renderer import View, render
from settings import Settings

FAMILIES = ("contiguity", "druid", "contigo")
"""A game on the ring, one with stones, one with pebbles."""
OURS, PLAIN = "a whole turn", "a plain picture"
WARMING, ROUNDS = 20, 40
"""Turns before, since a running bot has drawn most of what a board consists of; and turns that are measured."""
AIM = 6
FIELDS = 10
"""Along each side of the plain board."""


class Scene(ABC):
    """A bot among people, with an event loop of its own: a simulation needs one."""

    last: ClassVar[str]
    """The event that ends a case."""

    def __init__(self, make_bot: MakeBot) -> None:
        self.sim = Simulation(make_bot)
        self.over = asyncio.Event()
        self.runner = asyncio.Runner()
        self.looping: list[float] = []
        """Seconds of processor time that each case took on the event loop."""

    def __enter__(self) -> Self:
        self.runner.run(self.sim.__aenter__())
        self.sim.env.backend.subscribers.append(self.hear)
        return self

    def __exit__(self, *error: object) -> None:
        with self.runner:
            self.runner.run(self.sim.__aexit__(None, None, None))

    def hear(self, event: str, _: object) -> None:
        """What Discord tells."""
        if event == self.last:
            self.over.set()

    def ready(self, _: int = 0) -> None:
        """Makes a command ready, everything before it being at rest."""
        self.runner.run(self.sim.settle())
        self.attempt = self.runner.run(self.choose())
        self.over.clear()

    def act(self, _: int = 0) -> None:
        """Somebody's command, until it is done."""
        begun = thread_time()
        self.runner.run(self.command())
        self.looping.append(thread_time() - begun)

    async def command(self) -> None:
        """The same on the event loop."""
        self.sim.env.backend.emit("INTERACTION_CREATE", self.attempt[1])
        await self.over.wait()

    @abstractmethod
    async def choose(self) -> PreparedInteraction:
        """The next command."""


class Plain(Scene):
    """Alice asks for a picture."""

    last = "MESSAGE_CREATE"

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(lambda: PlainBot(size))

    async def choose(self) -> PreparedInteraction:
        return self.sim.command("alice", "picture")


class Playing(Scene):
    """Alice and Bruno play a match with the real bot."""

    last = "MESSAGE_UPDATE"

    def __init__(self, folder: str) -> None:
        chosen = Settings(discord_token=None, data_dir=Path(folder), database_url=url(Path(folder, "turns.db")))
        super().__init__(lambda: create_bot(chosen))
        self.chance = Random(1)
        self.workers = Workers()

    async def begin(self, game: str) -> None:
        """Begins a match of a game, its first board posted."""
        asyncio.get_running_loop().set_default_executor(self.workers)
        first, second = (Person(self.sim.people[key].id, key) for key in ("alice", "bruno"))
        place = Place(self.sim.guild.id, self.sim.channel.id)
        challenge = await self.bot.services.challenges.create(GAMES[game], {}, first, [second], place, "en", 0)
        await self.sim.settle()
        await self.bot.services.challenges.accept(challenge.id, second)
        await self.sim.settle()

    async def choose(self) -> PreparedInteraction:
        match = await self.match()
        move, mover = drawn(match.state, self.chance), match.mover
        assert move
        assert mover
        return self.sim.command(mover.name.lower(), "move", channel=self.sim.threads()[-1], move=move)

    async def match(self) -> Match:
        """The match as it stands."""
        return await self.bot.services.matches.get(1)

    @property
    def bot(self) -> Trilithon:
        """The bot."""
        assert isinstance(self.sim.bot, Trilithon)
        return self.sim.bot


class Workers(ThreadPoolExecutor):
    """The threads in which boards are drawn, with the processor time that each piece of work took."""

    def __init__(self) -> None:
        super().__init__()
        self.took: list[float] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Hands work to a thread."""
        return super().submit(self._timed, work, *args, **kwargs)

    def _timed(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        begun = thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            self.took.append(thread_time() - begun)


class PlainBot(commands.Bot):
    """A bot with one command, as a beginner has it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents.none(), help_command=None)
        self.size = size

    async def setup_hook(self) -> None:
        """Tells Discord the command."""

        @self.tree.command(name="picture", description="A picture")
        async def answer(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(file=discord.File(BytesIO(plain(self.size)), "board.png"))

        await self.tree.sync()


def plain(size: tuple[int, int]) -> bytes:
    """Fields with discs on them, saved as Pillow does by itself."""
    image = Image.new("RGB", size, "#20262b")
    pen = ImageDraw.Draw(image)
    step = min(size) / FIELDS
    for row in range(FIELDS):
        for column in range(FIELDS):
            x, y = column * step, row * step
            pen.rectangle((x, y, x + step, y + step), "#bdb39d", "#564d3d", 2)
            if (row + column) % 2:
                pen.ellipse((x + 8, y + 8, x + step - 8, y + step - 8), ("#f6f2e8", "#be4630")[row % 2], "#3a0f08", 3)
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def measure() -> Iterator[str]:
    """For a game of each family: medians, the ratio, and where a turn's time goes."""
    for game in FAMILIES:
        with TemporaryDirectory() as folder, Playing(folder) as playing:
            playing.runner.run(playing.begin(game))
            for _ in range(WARMING):
                playing.ready()
                playing.act()
            board = _board(playing.runner.run(playing.match()))
            with Plain(board.size) as beside:
                yield from _compared(game, playing, beside)


def _board(match: Match) -> Image.Image:
    return Image.open(BytesIO(render(match.state, View(names=match.names)).data))


def _compared(game: str, playing: Playing, beside: Plain) -> Iterator[str]:
    playing.looping.clear()
    playing.workers.took.clear()
    timings = Timings({OURS: playing.act, PLAIN: beside.act}, ROUNDS, {OURS: playing.ready, PLAIN: beside.ready})
    yield f"{game}:"
    for name in (OURS, PLAIN):
        yield f"{timings.milliseconds(name):8.1f} ms, done after {timings.waited(name):5.1f} ms  {name}"
    yield f"{OURS} / {PLAIN}: {verdict(timings.ratio(OURS, PLAIN), AIM)}"
    whole, loop, drawing = (
        1000 * sum(seconds) / ROUNDS for seconds in (timings.seconds[OURS], playing.looping, playing.workers.took)
    )
    others = whole - loop - drawing
    yield f"of a turn, {loop:.1f} ms on the event loop, {drawing:.1f} ms drawing, {others:.1f} ms in SQLite's threads"

"""The cost of the page on which people touch the board, and of the same by the picker in chat; of many open pages.

The bot runs on a simulated Discord, and browsers are played by this process, so both sides pay for their other end. Of
a move, each way includes the board for both players: two pages get it as SVG, the channel as a PNG file. A bot does the
latter in any case, after the pages have theirs; that is measured as well.
"""

import asyncio
import gc
import multiprocessing
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.lateness import lateness
from benchmarks.playing import FAMILIES, begin, next_move
from benchmarks.process import resident
from benchmarks.sample_database import database_url
from benchmarks.timing import Timings, verdict
from benchmarks.turns import Playing
from matches import Person, Place
from playground.interactions import PreparedInteraction
from runtime.services import Services
from tests.web.visiting import Site, Visit

STEP, PRESS = "a step of the picker", "a press on the page"
PICKED, TOUCHED, POSTED = "a move by the picker", "a move by the page", "the same with the board in the channel"
PRESS_AIM, MOVE_AIM, LATE_AIM = 0.5, 0.7, 1.5
PLAYED, ROUNDS = 10, 30
OPEN, WARM, OF_ONE = 500, 20, 5
"""Open pages; those that are opened before memory is measured; pages of a person."""
SPANS: Final = 5
"""Spans in which lateness is measured, before the pages are opened, while they are open, and after."""
PLACE: Final = Place(guild=1, channel=2)


class Browsers:
    """Both players' pages, with a match open."""

    def __init__(self, visits: Sequence[Visit], sockets: Sequence[Any], match: int) -> None:
        self.visits = visits
        self.sockets = sockets
        self.match = match

    @classmethod
    async def open(cls, services: Services, server: Any, people: Sequence[Person], match: int) -> "Browsers":
        allowed = server._requests  # noqa: SLF001  fingers are never so fast
        allowed.rate, allowed.burst = 1e6, 1_000_000
        visits, sockets = [Visit(str(services.sessions.address)) for _ in people], []
        for visit, person in zip(visits, people, strict=True):
            await visit.enter(await services.sessions.link(person, "en", f"match/{match}"))
            await visit.data(f"match/{match}")
            sockets.append(await visit.socket())
            await sockets[-1].send_str(str(match))
            await sockets[-1].receive()
        return cls(visits, sockets, match)

    async def press(self, player: int, moment: int, place: str) -> None:
        await self.visits[player].data(f"match/{self.match}/touch", moment=moment, typed="", place=place)

    async def play(self, player: int, moment: int, move: str) -> None:
        """Play a move, and wait until both have the board."""
        answer = await self.visits[player].act(self.match, "play", moment, text=move)
        assert answer.status == 200
        await asyncio.gather(*(self._see(*page, moment) for page in zip(self.visits, self.sockets, strict=True)))

    async def _see(self, visit: Visit, socket: Any, moment: int) -> None:
        while (await socket.receive()) and (await visit.data(f"match/{self.match}"))["last"] <= moment:
            pass  # that was about an earlier move

    async def close(self) -> None:
        for visit in self.visits:
            await visit.session.close()


class Touching(Playing):
    """Alice and Bruno play by the picker and by the page; a bot without Discord serves a second page of its own."""

    browsers: Browsers
    others: Browsers
    wanted: tuple[str, str]

    async def open(self, game: str, folder: Path) -> None:
        await self.start(game)
        services, answer = self.bot.services, self.bot.gateway.on_interaction
        self.answered = asyncio.Event()

        async def finish(interaction: Any) -> None:
            await answer(interaction)
            self.answered.set()

        self.bot.remove_listener(answer)
        self.bot.add_listener(finish, "on_interaction")
        for _ in range(PLAYED):
            await self.sim.at_once(await super().next_command())
        self.messages: dict[str, Any] = {}
        for _ in range(2):
            match = await self.match()
            assert match.mover
            name, board = match.mover.person.name.lower(), self._board()
            clicked = await self.sim.people[name].click(board, custom_id=f"trilithon:move:1:{match.entries}")
            self.messages[name] = clicked.response
            await self.sim.at_once(await super().next_command())
        await self.sim.serve_page()
        assert self.bot.web
        people = [seat.person for seat in (await self.match()).seats]
        self.browsers = await Browsers.open(services, self.bot.web, people, 1)
        self.alone = await Services.open(database_url(folder / "alone.db"), lambda: datetime.now(UTC))
        await begin(self.alone, game, (people[0], people[1]), PLACE)
        for move in (await self.match()).state.line:
            mover = (await self.alone.matches.get(1)).mover
            assert mover
            await self.alone.matches.submit(1, mover.person, move)
        self.server = (await Site(self.alone).open()).server
        self.others = await Browsers.open(self.alone, self.server, people, 1)

    def _board(self) -> Any:
        return next(message for message in reversed(self.sim.threads()[-1].history()) if message.attachments)

    async def next_command(self) -> PreparedInteraction:
        mover, wanted = self.wanted
        message = self.messages[mover]
        prepared = self.sim.press(mover, message, custom_id=message.components[0]["components"][0]["custom_id"])
        prepared[1]["data"]["custom_id"] = f"trilithon:{wanted}"
        return prepared

    # Presses

    def prepare_step(self, _: int) -> None:
        match = self.runner.run(self.match())
        assert match.mover
        self.wanted = match.mover.person.name.lower(), f"back:1:{match.entries}:"
        self.prepare()
        self.answered.clear()

    def step(self, _: int) -> None:
        self.runner.run(self._answer())

    async def _answer(self) -> None:
        self.sim.env.backend.emit("INTERACTION_CREATE", self.prepared[1])
        await self.answered.wait()

    def prepare_press(self, number: int) -> None:
        self.runner.run(self.sim.settle())
        self.now = self.runner.run(self.match())
        shown = self.browsers.visits[self.now.state.turn or 0].data("match/1")
        lit = self.runner.run(_awaited(shown))["step"]["lit"]
        self.place = lit[number % len(lit)]

    def press(self, _: int) -> None:
        self.runner.run(self.browsers.press(self.now.state.turn or 0, self.now.entries, self.place))

    # Moves

    def prepare_pick(self, _: int) -> None:
        entries = self.runner.run(self.match()).entries
        mover, move = self.runner.run(next_move(self.bot.services, 1, self.chance))
        self.wanted = mover.name.lower(), f"play:1:{entries}:{move}"
        self.prepare()
        self.answered.clear()

    def pick(self, _: int) -> None:
        self.runner.run(self._turn())

    async def _turn(self) -> None:
        await self._answer()
        await self.finished.wait()

    def prepare_posted(self, _: int) -> None:
        self.runner.run(self.sim.settle())
        self.runner.run(self._catch_up(self.browsers))
        self.now = self.runner.run(self.match())
        self.move = self.runner.run(next_move(self.bot.services, 1, self.chance))[1]
        self.finished.clear()

    def posted(self, _: int) -> None:
        self.runner.run(self._posted())

    async def _posted(self) -> None:
        await self.browsers.play(self.now.state.turn or 0, self.now.entries, self.move)
        await self.finished.wait()

    def prepare_touched(self, _: int) -> None:
        self.runner.run(self.sim.settle())
        self.now = self.runner.run(self.alone.matches.get(1))
        self.move = self.runner.run(next_move(self.alone, 1, self.chance))[1]

    def touched(self, _: int) -> None:
        self.runner.run(self.others.play(self.now.state.turn or 0, self.now.entries, self.move))

    async def _catch_up(self, browsers: Browsers) -> None:
        """Let pages hear of what was played in chat since."""
        for socket in browsers.sockets:
            await socket.receive()

    async def leave(self) -> None:
        for browsers in (self.browsers, self.others):
            await browsers.close()
        await self.server.close()
        await self.alone.close()


async def _awaited(answer: Awaitable[Any]) -> Any:
    return await answer


def measure() -> Iterator[str]:
    """Yield for a game of each family the medians and the ratios; then what open pages cost."""
    for game in FAMILIES:
        with TemporaryDirectory() as folder, Touching(folder) as touching:
            touching.runner.run(touching.open(game, Path(folder)))
            presses = Timings(
                {STEP: touching.step, PRESS: touching.press},
                ROUNDS,
                {STEP: touching.prepare_step, PRESS: touching.prepare_press},
            )
            moves = Timings(
                {PICKED: touching.pick, POSTED: touching.posted, TOUCHED: touching.touched},
                ROUNDS,
                {PICKED: touching.prepare_pick, POSTED: touching.prepare_posted, TOUCHED: touching.prepare_touched},
            )
            touching.runner.run(touching.leave())
        yield f"{game}:"
        yield from presses.lines()
        yield presses.comparison(PRESS, STEP, PRESS_AIM)
        yield from moves.lines()
        yield moves.comparison(TOUCHED, PICKED, MOVE_AIM)
        yield f"{POSTED} / {PICKED}: {moves.ratio(POSTED, PICKED):.3f}"
    yield from asyncio.run(_open_pages())


async def _open_pages() -> Sequence[str]:
    """Return what open pages cost in memory, and how late they make the loop."""
    with TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            services = await Services.open(database_url(Path(folder, "pages.db")), lambda: datetime.now(UTC))
            stack.push_async_callback(services.close)
            server = (await Site(services).open()).server
            stack.push_async_callback(server.close)
            return await _with_pages(services, server)


async def _with_pages(services: Services, server: Any) -> Sequence[str]:
    """Return what many pages cost, which another process holds open."""
    links = await _links(services)
    here, there = multiprocessing.Pipe()
    browsers = multiprocessing.get_context("spawn").Process(target=_hold_open, args=(there, server.address))
    browsers.start()
    try:
        await _ask(here, links[:WARM])
        gc.collect()
        idle = [await lateness() for _ in range(SPANS)]
        before = resident()
        await _ask(here, links[WARM:])
        gc.collect()
        each = 1000 * (resident() - before) / (OPEN - WARM)
        assert len(server.live.pages) == OPEN
        busy = [await lateness() for _ in range(SPANS)]
    finally:
        here.send(None)
        await asyncio.to_thread(browsers.join)
        await asyncio.sleep(1)  # the server notices that they are gone
    assert not server.live.pages
    idle += [await lateness() for _ in range(SPANS)]
    late = [1000 * median(span[18] for span in spans) for spans in (idle, busy)]
    return [
        f"{OPEN} open pages: {each:.0f} KB of memory each",
        f"a timer is late by {late[0]:.2f} ms (p95) without them, by {late[1]:.2f} ms with them",
        f"with {OPEN} open pages / without, at p95: {verdict(late[1] / late[0], LATE_AIM)}",
    ]


async def _ask(here: Connection, links: Sequence[tuple[str, int]]) -> None:
    """Have pages opened, and wait until they are."""
    here.send(links)
    assert await asyncio.to_thread(here.recv) == len(links)


async def _links(services: Services) -> list[tuple[str, int]]:
    """Return a link for each page, with the number of the match that it opens. Each match is opened by both players."""
    links = []
    for pair in range(OPEN // OF_ONE // 2):
        people = Person(2**60 + 2 * pair, "Ann"), Person(2**60 + 2 * pair + 1, "Bob")
        match = await begin(services, FAMILIES[pair % len(FAMILIES)], people, PLACE)
        links += [(await services.sessions.link(who, "en", f"match/{match}"), match) for who in people * OF_ONE]
    return links


def _hold_open(asked: Connection, address: str) -> None:
    """Open pages as they are asked for, until None is."""
    asyncio.run(_hold(asked, address))


async def _hold(asked: Connection, address: str) -> None:
    pages: list[Visit] = []
    hearing = []
    while links := await asyncio.to_thread(asked.recv):
        for link, match in links:
            pages.append(Visit(address))
            await pages[-1].enter(link)
            await pages[-1].data("me")
            await pages[-1].data(f"match/{match}")
            socket = await pages[-1].socket()
            await socket.send_str(str(match))
            await socket.receive()
            hearing.append(
                asyncio.create_task(socket.receive())
            )  # so that it answers when it is asked whether it is there
        asked.send(len(links))
    for page in pages:
        await page.session.close()
    await asyncio.gather(*hearing, return_exceptions=True)

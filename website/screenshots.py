"""Take the pictures of conversations: `make site-pictures`.

The real bot runs on the simulated Discord, people use its page in Chromium, and what they see is kept: an answer to
each command in `website/pictures/`, and the conversation and the film of the README in `docs/`.
"""

import asyncio
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image

from engine import GAMES
from locales import say
from matches import Match, Person
from playground.browser import Visitor, open_browser
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from renderer import View, describe
from runtime.discord_client import Trilithon, create_bot
from runtime.services import Services
from runtime.settings import Settings
from website.drawings import film
from website.listing import draw_all
from website.pages import ROOT, SHOTS

SIZE: Final = {"width": 1000, "height": 1600}
PHONE: Final = {"width": 420, "height": 1600}
PATIENCE: Final = 12_000
"""Milliseconds for a step, before a page is loaded anew."""
BY_THE_BOT: Final = "APP"
"""What stands beside the name of an application, and not beside people's."""
COLOURS: Final = 128
"""Of the palette of a screenshot: they are kept with the project, so they have to be small."""
BEFORE: Final = "c5, d3, c2, f3, c3, e3, c6, c3-e3, b3, a4"
"""The moves of the match on the pictures, before somebody is seen playing."""
REPLY, ANSWER = "b5", "b4"
"""The move typed in reply, and the opponent's answer. Then a single lintel can be laid."""
FILMED: Final = "druid-y"


@dataclass(frozen=True)
class Scene:
    """A command whose answer is kept: what is typed, and how many messages of the conversation belong to it."""

    command: str
    options: Mapping[str, str] = field(default_factory=dict)
    messages: int = 1
    in_match: bool = False
    """Whether it is typed in the thread of the match."""

    @property
    def file(self) -> Path:
        return SHOTS / f"{self.command.removeprefix('/').replace(' ', '-')}.png"


SCENES: Final = (
    Scene("/challenge", {"game": "Contigo", "opponent": "Chloé"}),
    Scene("/practice", {"game": "Contiguity"}),
    Scene("/desk"),
    Scene("/board", in_match=True),
    Scene("/match plan", in_match=True),
    Scene("/match draw", in_match=True),
    Scene("/match pause", in_match=True),
    Scene("/analyse", in_match=True),
    Scene("/learn", {"game": "Druid"}),
    Scene("/puzzle", {"game": "Druid"}),
    Scene("/rules", {"game": "Druid"}),
    Scene("/help"),
    Scene("/results"),
    Scene("/league"),
    Scene("/tournament show"),
    Scene("/settings me"),
    Scene("/settings away", {"days": "3"}),
    Scene("/settings privacy"),
    Scene("/server settings"),
)


async def main() -> None:
    """Take all pictures anew. Raises NoBrowserError."""
    SHOTS.mkdir(exist_ok=True)
    (ROOT / "docs" / "film.gif").write_bytes(await asyncio.to_thread(film, GAMES[FILMED]))
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/playground.db"
        settings = Settings(data_dir=Path(folder), database_url=url, discord_token=None, _env_file=None)
        now = datetime.now(UTC)
        async with Simulation(lambda: create_bot(settings), owner="alice", starts_at=now, check=False) as sim:
            add_fixtures(sim, "en")
            async with opened(sim) as page, open_browser() as chromium:
                await take_all(sim, page, chromium)
    await asyncio.to_thread(draw_all)


async def take_all(sim: Simulation, page: Playground, chromium: Any) -> None:
    """Begin a match, take the README's conversation in its thread, and then the answer to each command."""
    alice = await Visitor.arrive(chromium, page, SIZE, PATIENCE)
    bruno = await Visitor.arrive(chromium, page, SIZE, PATIENCE)
    await alice.type_command("/challenge", game="Druid", opponent="Bruno", side="Vertical", options="size=6")
    await bruno.click(say("en", "button-accept"))
    await alice.choose_channel("Druid")
    await play(sim, alice, *BEFORE.split(", "))
    await conversation(sim, await on_phone(page, chromium))
    missed = [scene.command for scene in SCENES if not await take(alice, scene)]
    if missed:
        print("not taken, so as they were:", *missed)  # noqa: T201  for whoever waits at a terminal


async def take(alice: Visitor, scene: Scene) -> bool:
    """Type a command, and keep the picture of its answer. Return False if that failed three times on a busy page."""
    for _ in range(3):
        try:
            await alice.choose_channel("Druid" if scene.in_match else "games")
            articles = alice.conversation.get_by_role("article")
            before = await articles.count()
            await alice.type_command(scene.command, **scene.options)
            await articles.nth(before).filter(has_text=BY_THE_BOT).wait_for()
            await settled(alice)
        except Exception:  # noqa: BLE001  whatever the browser says, the page is loaded anew
            await alice.start_again()
        else:
            keep(scene.file, await articles.last.screenshot())
            return True
    return False


async def on_phone(page: Playground, chromium: Any) -> Visitor:
    """Return Alice in the match on a phone."""
    phone = await Visitor.arrive(chromium, page, PHONE, PATIENCE)
    await phone.become("Alice (English)")
    await phone.open_drawer()
    await phone.choose_channel("Druid")
    return phone


async def conversation(sim: Simulation, alice: Visitor) -> None:
    """Take the picture of a move typed in reply, the opponent's board, and the private preview of a lintel."""
    match = await services_of(sim).matches.get(1)
    await alice.reply(board_text(match), REPLY)
    await alice.sees_picture(board_text(replace(match, state=match.state.play(REPLY))))
    await play(sim, alice, ANSWER)
    await alice.click(say("en", "button-move"))
    await alice.click(say("en", "choice-kind-lintel"))
    await alice.sees(say("en", "button-confirm"))
    await settled(alice)
    articles = alice.conversation.get_by_role("article")
    shots = [await articles.nth(index).screenshot() for index in (-4, -2, -1)]
    keep(ROOT / "docs" / "conversation.png", one_below_the_other(shots))


def one_below_the_other(shots: Sequence[bytes]) -> bytes:
    """Return screenshots of one width as one picture."""
    pictures = [Image.open(io.BytesIO(shot)) for shot in shots]
    tops = [0, *accumulate(picture.height for picture in pictures)]
    whole = Image.new("RGB", (pictures[0].width, tops[-1]))
    for picture, top in zip(pictures, tops, strict=False):
        whole.paste(picture, (0, top))
    buffer = io.BytesIO()
    whole.save(buffer, "png")
    return buffer.getvalue()


async def play(sim: Simulation, watching: Visitor, *moves: str) -> None:
    """Play moves in the first match, for whoever's turn it is, and wait until they are seen."""
    matches = services_of(sim).matches
    for move in moves:
        match = await matches.get(1)
        seat = match.mover
        assert seat is not None
        match = await matches.submit(1, Person(seat.user, seat.name), move)
        await watching.sees_picture(board_text(match))


def services_of(sim: Simulation) -> Services:
    """Return the services of the bot."""
    assert isinstance(sim.bot, Trilithon)
    return sim.bot.services


def board_text(match: Match) -> str:
    """Return the alt text of a match's board."""
    return describe(match.state, View(names=match.names))


async def settled(visitor: Visitor) -> None:
    """Wait until all pictures in a conversation are there, with the mouse away from them."""
    await visitor.conversation.page.mouse.move(0, 0)
    await visitor.conversation.page.wait_for_function(
        "() => [...document.images].every(image => image.complete && image.naturalWidth)"
    )


def keep(file: Path, data: bytes) -> None:
    """Keep a screenshot, with few colours."""
    few = Image.open(io.BytesIO(data)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    asyncio.run(main())

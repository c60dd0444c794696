"""Take the pictures of conversations: `make site-pictures`.

The real bot runs on the simulated Discord, people use its page in Chromium, and what they see is kept: an answer to
each command in `website/pictures/`, and the pictures of the README in `docs/`: a conversation, the page on which one
touches the board, and a film.
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
from matches import Match
from matches.archive import records
from playground.browser import Visitor, open_browser
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from renderer import View, describe
from runtime.discord_client import create_bot
from runtime.settings import Settings, file_url
from website.drawings import film
from website.listing import draw_all
from website.pages import ROOT, SHOTS, shot
from website.stage import Stage

SIZE: Final = {"width": 1000, "height": 2000}
PHONE: Final = {"width": 420, "height": 1600}
HAND: Final = {"width": 400, "height": 640}
"""The part of a phone in which the page with a board is seen."""
PATIENCE: Final = 30_000
"""Milliseconds for a step."""
COLOURS: Final = 128
"""The colours of a screenshot: it is kept with the project, so it has to be small."""
SHOWN: Final = "druid"
"""The game of the match in which somebody is seen playing."""
BEFORE: Final = "c5, d3, c2, f3, c3, e3, c6, c3-e3, b3, a4"
"""Its moves before that."""
REPLY, ANSWER = "b5", "b4"
"""The move typed in reply, and the opponent's answer. Then a single lintel can be laid."""
FILMED: Final = "druid-y"
FINISHED: Final = "contigo"
BETWEEN: Final = 20
"""Minutes from the reply to the answer, so that the answer is shown with its sender."""
RECORD: Final = "record.txt"
"""The file that is brought in: the record of the match of `FINISHED`."""


@dataclass(frozen=True)
class Scene:
    """A command whose answer is kept: what Alice types, and in the thread of which game's match, or in #games."""

    command: str
    options: Mapping[str, str] = field(default_factory=dict)
    match: str = ""


SCENES: Final = (
    Scene("desk"),
    Scene("board", match=SHOWN),
    Scene("analyse", match=SHOWN),
    Scene("match draw", match=SHOWN),
    Scene("match pause", {"days": "3"}, SHOWN),
    Scene("move", {"move": "c4"}, SHOWN),
    Scene("match plan", match=SHOWN),
    Scene("match takeback", match=SHOWN),
    Scene("match resign", match=SHOWN),
    Scene("match nudge", match="druid-hex"),
    Scene("match claim", match="contiguity-deluxe"),
    Scene("match rematch", match=FINISHED),
    Scene("match import", {"record": RECORD}),
    Scene("learn", {"game": "Druid"}),
    Scene("puzzle", {"game": "Druid"}),
    Scene("rules", {"game": "Druid"}),
    Scene("help"),
    Scene("results"),
    Scene("league"),
    Scene("tournament show"),
    Scene("settings me"),
    Scene("settings privacy"),
    Scene("server settings"),
    Scene("server league", {"name": "Spring", "game": "Contigo", "clock": "2d"}),
    Scene("tournament new", {"name": "Saturday", "game": "Contiguity", "clock": "5m"}),
    Scene("challenge", {"game": "Contigo", "opponent": "Chloé"}),
    Scene("practice", {"game": "Contiguity"}),
    Scene("settings away", {"days": "3"}),
)
"""The scenes, in the order in which they happen."""


async def main() -> None:
    """Take all pictures anew. Raises NoBrowserError."""
    SHOTS.mkdir(exist_ok=True)
    (ROOT / "docs" / "film.gif").write_bytes(await asyncio.to_thread(film, GAMES[FILMED]))
    with TemporaryDirectory() as folder:
        url = file_url(f"{folder}/playground.db")
        settings = Settings(data_dir=Path(folder), database_url=url, discord_token=None, _env_file=None)
        now = datetime.now(UTC)
        async with Simulation(lambda: create_bot(settings), owner="alice", starts_at=now, check=False) as sim:
            add_fixtures(sim, "en")
            await sim.serve_page()
            stage = Stage(sim)
            await stage.set(SHOWN, BEFORE)
            record = Path(folder, RECORD)
            text = records.write(await stage.match(FINISHED))
            await asyncio.to_thread(record.write_text, text, encoding="utf-8")
            async with opened(sim) as page, open_browser() as chromium:
                await conversation(stage, page, await arrived(chromium, page, PHONE))
                await touched(stage, chromium)
                alice = await arrived(chromium, page, SIZE)
                for scene in SCENES:
                    await take(stage, alice, scene, record)
    await asyncio.to_thread(draw_all)


async def take(stage: Stage, alice: Visitor, scene: Scene, record: Path) -> None:
    """Type a command, and keep the picture of its answer."""
    await alice.choose_channel(stage.threads[scene.match] if scene.match else "games")
    options = {name: record if value == RECORD else value for name, value in scene.options.items()}
    answers = await alice.answers(f"/{scene.command}", **options)
    await settled(alice)
    keep(shot(scene.command), one_below_the_other([await each.screenshot() for each in answers]))


async def arrived(chromium: Any, page: Playground, size: dict[str, int]) -> Visitor:
    """Return Alice in a window of a size."""
    alice = await Visitor.arrive(chromium, page, size, PATIENCE)
    await alice.become("Alice")
    return alice


async def conversation(stage: Stage, page: Playground, alice: Visitor) -> None:
    """Take the picture of a move typed in reply, the opponent's board, and the private preview of a lintel."""
    await alice.open_drawer()
    await alice.choose_channel(stage.threads[SHOWN])
    match = await stage.match(SHOWN)
    await alice.reply(board_text(match), REPLY)
    await alice.sees_picture(board_text(replace(match, state=match.state.play(REPLY))))
    async with page.lock:
        await stage.sim.advance(minutes=BETWEEN)
        match = await stage.play(SHOWN, ANSWER)
    await alice.sees_picture(board_text(match))
    await alice.click(say("en", "button-move"))
    await alice.click(say("en", "choice-kind-lintel"))
    await alice.sees(say("en", "button-confirm"))
    await settled(alice)
    articles = alice.conversation.get_by_role("article")
    shots = [await articles.nth(index).screenshot() for index in (-4, -2, -1)]
    keep(ROOT / "docs" / "conversation.png", one_below_the_other(shots))


async def touched(stage: Stage, chromium: Any) -> None:
    """Take the picture of the page on a phone, with the lintel of the conversation laid by pressing both its ends."""
    match = await stage.match(SHOWN)
    ends = next(move for move in match.state.legal_moves() if "-" in move).split("-")
    link = await stage.services.sessions.link(stage.person("alice"), "en", f"match/{match.id}")
    context = await chromium.new_context(viewport=HAND, device_scale_factor=1.25, has_touch=True)
    tab = await context.new_page()
    await tab.goto(link)
    for end in ends:
        await tab.locator(f'[data-cell="{end}"]').click()
        await tab.locator(f'[data-cell="{end}"].begun, .panel button.main').first.wait_for(state="attached")
    await tab.get_by_role("button", name=say("en", "button-confirm")).wait_for()
    keep(ROOT / "docs" / "page.png", await tab.screenshot())
    await context.close()


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

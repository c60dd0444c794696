"""Pictures as SVG in a browser, under a strict content policy: they look as what is posted, and can be pressed."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from itertools import islice
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from engine import GAMES, Game, State
from renderer import FONTS, Svg, View, font_faces, has_top_view, render, render_svg
from renderer.view import targets
from tests.playground.browser import browser
from tests.renderer.meant import cells_of
from tests.renderer.paint.test_svg import OURS, STATES, centres, view
from tests.renderer.test_picture_laws import played, without_last_move

pytestmark = pytest.mark.exhaustive

SITE = "https://board.test"
POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'"
STYLE = "body { margin: 0 } svg { float: left; width: 1000px; height: 1000px }"
PAGE = "<!doctype html><title>Boards</title><link rel=stylesheet href=/style.css><main></main>"
TOLERANCES = {10: 45, 40: 14}
"""The most by which the means of squares may differ, in steps of 255, by how wide the squares are. Edges and type are
smoothed differently; a mark that is missing differs more, which each test shows.
"""
ROW = 2


class Case(NamedTuple):
    """A picture, and what it would look like without one of its marks, for each of them."""

    state: State
    view: View
    without: tuple[tuple[State, View], ...] = ()


@asynccontextmanager
async def opened() -> AsyncIterator[Any]:
    """Open a page that may load its style sheet and fonts only; at the end nothing has broken that rule."""
    async with browser() as chromium:
        page = await chromium.new_page(viewport={"width": ROW * 1000, "height": ROW * 1000})
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        await page.route(f"{SITE}/**", _serve)
        await page.goto(f"{SITE}/")
        for family, weight in (("Inter", 500), ("Inter", 600), ("Inter Display", 600)):
            assert await page.evaluate("font => document.fonts.load(font)", f"{weight} 20px {family}")
        yield page
        assert complaints == []


async def _serve(route: Any) -> None:
    name = route.request.url.removeprefix(f"{SITE}/")
    if name in FONTS:
        await route.fulfill(body=FONTS[name].read_bytes(), content_type="font/ttf")
    elif name == "style.css":
        await route.fulfill(body=f"{STYLE}\n{font_faces('')}", content_type="text/css")
    else:
        await route.fulfill(body=PAGE, content_type="text/html", headers={"content-security-policy": POLICY})


async def _show(page: Any, pictures: list[Svg]) -> None:
    """Let the page show pictures, and nothing else."""
    await page.evaluate(
        "text => { document.querySelector('main').innerHTML = text }", "".join(each.text for each in pictures)
    )


async def _seen(page: Any, count: int = 1) -> list[Image.Image]:
    """Return what the page shows of its pictures."""
    whole = Image.open(BytesIO(await page.screenshot())).convert("RGB")
    corners = [(place % ROW * 1000, place // ROW * 1000) for place in range(count)]
    return [whole.crop((x, y, x + 1000, y + 1000)) for x, y in corners]


def _far(one: Image.Image, other: Image.Image) -> str:
    """Return what is beyond a tolerance between two pictures, or an empty text."""
    for width, most in TOLERANCES.items():
        difference = ImageChops.difference(one.reduce(width), other.reduce(width))
        found = max(high for _, high in difference.getextrema())
        if found > most:
            return f"{found} in a square of {width}"
    return ""


def _posted(state: State, seen: View) -> Image.Image:
    return Image.open(BytesIO(render(state, seen).data)).convert("RGB")


async def _compare(cases: list[Case]) -> None:
    """Show that pictures look as the posted ones do, and not as those without a mark do."""
    async with opened() as page:
        for start in range(0, len(cases), ROW**2):
            some = cases[start : start + ROW**2]
            await _show(page, [render_svg(case.state, case.view) for case in some])
            for case, picture in zip(some, await _seen(page, len(some)), strict=True):
                what = f"{case.state.game.id} {case.state.text()} {case.view}"
                assert not (far := _far(picture, _posted(case.state, case.view))), f"{far}: {what}"
                for less in case.without:
                    assert _far(picture, _posted(*less)), f"as {less}: {what}"


def _marked(game: Game, theme: str) -> Iterator[Case]:
    """Yield pictures with every mark."""
    state = played(game)
    cells = [*state.position.pieces()]
    moves = [move for move in islice(state.legal_moves(), 200) if move not in ("pass", "swap")]
    named = tuple(found for move in moves[:: max(1, len(moves) // 6)] if (found := cells_of(state, move)))[:6]
    plain = view(state, theme=theme)
    yield Case(state, plain, ((without_last_move(state), plain),))
    for asked in (
        {"typed": ""},
        {"typed": moves[0].partition("-")[0]},
        {"typed": moves[-1].partition(" ")[0] + " "},
        {"refused": (cells[0],)},
        {"pointed": (cells[1],)},
        {"since": max(0, state.ply - 6)},
        {"perspective": 1},
    ):
        seen = view(state, theme=theme, **asked)
        # Where a piece has to be picked first, nothing is marked before.
        is_marked = asked.get("typed") is None or targets(state, seen)
        yield Case(state, seen, ((state, plain),) if is_marked else ())
    asked = view(state, theme=theme, typed="", numbered=named)
    yield Case(state, asked, ((state, view(state, theme=theme, typed="")),))
    if has_top_view(game):
        yield Case(state, view(state, theme=theme, top_down=True), ((state, plain),))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_every_mark_looks_as_in_the_posted_picture(game):
    await _compare([*_marked(game, "dark"), *_marked(game, "light")])


async def test_every_kind_of_state_looks_as_in_the_posted_picture():
    cases = []
    for place, state in enumerate(STATES.values()):
        seen = view(state, theme=("dark", "light")[place % 2])
        won = state.outcome and state.outcome.cells
        cases.append(Case(state, seen, ((replace(state, outcome=None), seen),) if won else ()))
    await _compare(cases)


async def test_what_lies_under_the_finger_is_the_place_whose_middle_it_is():
    async with opened() as page:
        for game in OURS:
            for asked in ({}, {"perspective": 1}, {"top_down": True}):
                state = game.start()
                seen = view(state, **asked)
                await _show(page, [render_svg(state, seen)])
                middles = centres(state, seen)
                pressed = await page.evaluate(
                    "points => points.map(([x, y]) => document.elementFromPoint(x, y).dataset.cell)",
                    [*middles.values()],
                )
                assert pressed == [*middles]

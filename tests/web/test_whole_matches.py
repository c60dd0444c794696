"""A whole match of each game by touching alone: everybody in a browser of their own, on a phone or at a desk."""

from typing import Any

import pytest

from engine import GAMES, State
from matches import Match
from playground.browser import PHONE, WIDE
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, TestServices
from tests.playground.browser import browser
from tests.playground.test_touching import Player
from tests.web.visiting import Site
from tests.web.whole_matches import WHOLE, Press, begun, picker_presses, presses_to
from web.boards import step_data
from web.touching import Touched, touch
from web.words import page_texts, say

pytestmark = pytest.mark.exhaustive

LANGUAGES = ("en", "fr", "de")
MOST, MOST_WITH_PEBBLES = 3, 6
"""The most presses of a move, on average; pebbles are dropped one by one."""
SPOT = """path => {
    path.scrollIntoView({ block: "center" });
    const box = path.getBoundingClientRect(), shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const spots = shares.flatMap(y => shares.map(x => [box.left + box.width * x, box.top + box.height * y]));
    return spots.find(([x, y]) => document.elementFromPoint(x, y) === path);
}"""
"""Returns where a place of the board can be pressed: what stands before it may hide its middle."""
DRAWN = """([entry]) => {
    const slider = document.querySelector("input[type=range]");
    const parts = document.querySelector(".board g.parts")?.cloneNode(true);
    if (!parts || slider.value !== entry || slider.max !== entry) return "";
    for (const text of parts.querySelectorAll("text")) text.remove();
    return parts.innerHTML;
}"""
"""Returns what is drawn of an entry once it is shown, but for texts, which are in the reader's language."""


class Seated(Player):
    """A player, with a mouse or with fingers on glass."""

    language = ""
    touches = False

    async def moves(self, state: State, move: str) -> int:
        """Play a move by pressing what is lit. Return the number of presses."""
        before, presses, way = touch(state), 0, presses_to(state, move)
        while way:
            press = way.pop(0)
            presses += 1
            if press.choice:
                await self._choose(state, before, press.choice)
            elif way and "-" in move and state.game.id.startswith("druid"):
                start, press = press, way.pop(0)
                await self._drag(start, press)
            else:
                assert press.place in await self.lit()
                await (self.tab.touchscreen.tap if self.touches else self.tab.mouse.click)(
                    *await self._spot(press.place)
                )
            before = press.after
            await self._comes_to(before)
        await self.fits()
        await self.tab.get_by_role("button", name=page_texts(self.language)["confirm"], exact=True).click()
        return presses + 1

    async def _comes_to(self, touched: Touched) -> None:
        """Wait until the page shows what is known of a move so far."""
        lit = (
            """lit => [...document.querySelectorAll("path.lit")].map(path => path.dataset.cell).sort().join() === lit"""
        )
        await self.tab.wait_for_function(lit, arg=",".join(sorted(touched.lit)))
        if touched.half.move:
            ahead = f"{page_texts(self.language)['ahead']} {touched.half.move}"
            await self.tab.get_by_text(ahead, exact=True).wait_for()

    async def _choose(self, state: State, before: Touched, text: str) -> None:
        """Press the button of a choice; a number is typed."""
        step = step_data(state, before, self.language)
        if step["number"] and text.startswith(step["number"]["lead"]):
            await self.tab.locator("input[type=number]").fill(text.removeprefix(step["number"]["lead"]))
            await self.tab.get_by_role("button", name=step["number"]["label"], exact=True).click()
        else:
            label = next(way["label"] for way in (*step["meant"], *step["others"]) if way["text"] == text)
            await self.tab.get_by_role("button", name=label, exact=True).click()

    async def _drag(self, start: Press, end: Press) -> None:
        """Drag from one place to another; on glass by the browser's own protocol."""
        assert start.place in await self.lit()
        (to_x, to_y), (x, y) = await self._spot(end.place), await self._spot(start.place)
        if self.touches:
            glass = await self.tab.context.new_cdp_session(self.tab)
            for kind, points in (("Start", [(x, y)]), ("Move", [(to_x, to_y)]), ("End", [])):
                fingers = [{"x": across, "y": down} for across, down in points]
                await glass.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": fingers})
        else:
            await self.tab.mouse.move(x, y)
            await self.tab.mouse.down()
            await self.tab.mouse.move(to_x, to_y, steps=3)
            await self.tab.mouse.up()

    async def _spot(self, place: str) -> Any:
        found = await self.cell(place).evaluate(SPOT)
        assert found, f"{place} cannot be pressed"
        return found

    async def shows(self, entry: int) -> str:
        """Wait for the board of the latest entry, and return what is drawn of it."""
        found = await self.tab.wait_for_function(DRAWN, arg=[str(entry)])
        return str(await found.json_value())


async def match_of_all(services: TestServices, game: str) -> Match:
    """Begin a match of `WHOLE` with as many people as it takes; Ann begins."""
    others = (BOB, CLEO, DAN)[: GAMES[game].players - 1]
    challenge = await services.challenge(*others, game=GAMES[game], options=begun(game).options, player=0)
    for other in others:
        challenge = await services.challenges.accept(challenge.id, other)
    assert challenge.match
    return await services.matches.get(challenge.match)


@pytest.mark.parametrize("game", WHOLE)
async def test_a_whole_match_is_played_by_touching_alone_and_everybody_sees_each_move(
    game: str, site: Site, services: TestServices
):
    match, seated = await match_of_all(services, game), {}
    async with browser() as chromium:
        for number, person in enumerate((ANN, BOB, CLEO, DAN)[: GAMES[game].players]):
            language, size = LANGUAGES[(number + [*WHOLE].index(game)) % 3], (PHONE, WIDE)[number % 2]
            link = await site.link(person, match.id, language)
            player = await Seated.come(chromium, link, size, reduced_motion="reduce")
            player.language, player.touches = language, size is PHONE
            seated[person.user] = player
        for move in WHOLE[game][1]:
            assert match.mover
            await seated[match.mover.person.user].moves(match.state, move)
            shown = {await player.shows(match.entries + 1) for player in seated.values()}
            assert len(shown) == 1
            match = await services.matches.get(match.id)
            assert match.state.line[-1] == move
        for player in seated.values():
            await player.says(say(player.language, "button-rematch"))
            assert await player.lit() == set()
            assert player.faults == []
    assert match.state.outcome
    assert match.state.line == WHOLE[game][1]


@pytest.mark.parametrize("game", WHOLE)
def test_a_move_takes_few_presses_and_no_more_than_in_chat(game: str):
    state, page, picker = begun(game), 0, 0
    for move in WHOLE[game][1]:
        page += len(presses_to(state, move)) + 1
        picker += picker_presses(state, move)
        state = state.play(move)
    assert page / len(state.line) <= (MOST_WITH_PEBBLES if game.startswith("contigo") else MOST)
    assert page <= picker

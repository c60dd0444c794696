"""The page on which people touch the board, in a real browser, opened by its button in the playground."""

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from matches import Person, Place, TeamTerms
from matches.core.clock import read_clock
from matches.core.terms import Terms
from playground.browser import PHONE, WIDE, Visitor
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from runtime.discord_client import create_bot
from runtime.settings import Settings
from tests.playground.browser import browser
from training.lessons import lesson
from training.puzzles import puzzles_of

pytestmark = pytest.mark.exhaustive


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Simulation]:
    settings = Settings(data_dir=tmp_path, database_url=f"sqlite+aiosqlite:///{tmp_path}/playground.db", _env_file=None)
    async with Simulation(lambda: create_bot(settings), owner="alice", starts_at=datetime.now(UTC)) as sim:
        add_fixtures(sim, "en")
        await sim.serve_page()
        yield sim


@pytest.fixture
async def page(sim: Simulation) -> AsyncIterator[Playground]:
    async with opened(sim) as page:
        yield page


class Player:
    """A person on the page with the board; what their browser complains of is kept."""

    def __init__(self, tab: Any) -> None:
        self.tab = tab
        self.faults: list[str] = []
        tab.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        tab.on("pageerror", lambda fault: self.faults.append(str(fault)))

    @classmethod
    async def arrive(cls, visitor: Visitor) -> "Player":
        """Press Board below the latest board, and follow the link into a tab of its own."""
        await visitor.click("Board")
        link = visitor.conversation.get_by_role("link", name="Open the board").last
        async with visitor._tab.context.expect_page() as came:
            await link.click()
        return await cls(await came.value).ready()

    @classmethod
    async def come(cls, chromium: Any, link: str, size: dict[str, int], **look: str) -> "Player":
        """Follow a link in a browser of its own, which heeds the page's content policy, unlike a visitor's."""
        context = await chromium.new_context(viewport=size, has_touch=size is PHONE, **look)
        player = cls(await context.new_page())
        await player.tab.goto(link)
        return await player.ready()

    async def ready(self) -> "Player":
        await self.tab.wait_for_url("**/p/**")
        await self.tab.locator("[data-cell]").first.wait_for(state="attached")
        return self

    def cell(self, name: str) -> Any:
        return self.tab.locator(f'[data-cell="{name}"]')

    async def press(self, name: str) -> None:
        await self.cell(name).click()

    async def play(self, move: str) -> None:
        """Press the places of a move, and then that it is played."""
        for place in move.split("-"):
            await self.press(place)
        await self.tab.get_by_role("button", name="Play this").click()

    async def try_move(self, piece: str, target: str, at: str) -> None:
        """Move a piece on a thinking board, and wait until its place is shown."""
        for name in (piece, target):
            await self.tab.locator(f'path.lit[data-cell="{name}"]').wait_for()
            await self.press(name)
        await self.tab.wait_for_url(f"**{at}")

    async def says(self, text: str) -> None:
        await self.tab.get_by_text(text, exact=False).first.wait_for()

    async def lit(self) -> set[str]:
        return set(await self.tab.evaluate("[...document.querySelectorAll('path.lit')].map(path => path.dataset.cell)"))

    async def fits(self) -> None:
        """Check that nothing is scrolled sideways, and that nothing to press is too small for a thumb."""
        assert await self.tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = """[...document.querySelectorAll("button, a, input")].filter(each => {
            const box = each.getBoundingClientRect();
            return each.checkVisibility() && (box.height < 44 || box.width < 44);
        }).map(each => each.textContent)"""
        assert await self.tab.evaluate(small) == []


async def in_match(chromium: Any, page: Playground, person: str, size: dict[str, int]) -> Visitor:
    """Open a tab as a person, at the thread of their match."""
    visitor = await Visitor.arrive(chromium, page, size)
    await visitor.become(person)
    if size is PHONE:
        await visitor.open_drawer()
    await visitor.choose_channel("Contiguity")
    await visitor.ready()
    return visitor


async def test_two_people_play_by_touching_and_each_sees_the_others_move(sim: Simulation, page: Playground):
    await page._matchmaker.begin("alice", GAMES["contiguity"])
    async with browser() as chromium:
        alice = await Player.arrive(await in_match(chromium, page, "Alice", WIDE))
        link = await sim.bot.services.sessions.link(Person(sim.people["bruno"].id, "Bruno"), "en", "match/1")
        bruno = await Player.come(chromium, link, PHONE, reduced_motion="reduce")
        for player in (alice, bruno):
            await player.fits()
        assert "30a" in await alice.lit()
        assert await bruno.lit() == set()
        await alice.press("30a")
        await alice.says("Where to?")
        await alice.press("30b")
        await alice.says("30b")  # refused
        await alice.press("29a")
        await alice.says("This is how the board would look.")
        await alice.tab.get_by_role("button", name="Play this").click()
        await alice.says("Played.")
        await bruno.says("30a-29a")
        await bruno.cell("1a").focus()
        for key in ("Enter", "Escape", "Enter"):  # by keys, and once taken back
            await bruno.tab.keyboard.press(key)
            await bruno.tab.wait_for_timeout(300)
        assert "2a" in await bruno.lit()
        await bruno.cell("2a").focus()
        await bruno.tab.keyboard.press("Enter")
        await bruno.tab.locator("button.main:focus").wait_for()
        await bruno.tab.keyboard.press("Enter")
        await alice.says("1a-2a")
        await alice.tab.keyboard.press("ArrowLeft")
        await alice.tab.wait_for_function("document.querySelector('input[type=range]').value === '1'")
        assert await alice.lit() == set()
        assert [*alice.faults, *bruno.faults] == []


async def test_after_a_restart_a_page_comes_back_and_learns_what_it_has_missed(sim: Simulation, page: Playground):
    await page._matchmaker.begin("alice", GAMES["contiguity"])
    services = sim.bot.services
    async with browser() as chromium:
        bruno = await Player.arrive(await in_match(chromium, page, "Bruno", PHONE))
        await sim.bot.web.close()
        await bruno.says("No connection.")
        await services.matches.submit(1, Person(sim.people["alice"].id, "Alice"), "30a-29a")
        await sim.bot.serve_page("127.0.0.1", int(services.sessions.address.rpartition(":")[2]))
        await bruno.says("30a-29a")
        assert "1a" in await bruno.lit()


async def team_match(sim: Simulation) -> Mapping[str, str]:
    """Begin a match of Alice's, Chloé's and Emma's team against Bruno. Return a link for each, by their keys."""
    services, named = sim.bot.services, {person.key: person.name for person in sim.persons}
    people = {key: Person(sim.people[key].id, named[key]) for key in ("alice", "bruno", "chloe", "emma")}
    place, terms = Place(sim.guild.id, sim.channel.id), Terms(GAMES["contiguity"], "", read_clock(""), 0)
    alice, bruno, *others = people.values()
    made = await services.challenges.create(terms, alice, [bruno], place, "en", team=TeamTerms("Team of Alice"))
    await services.challenges.accept(made.id, bruno, 1)
    for member in others:
        await services.teams.join(made.team.id, member)
    return {key: await services.sessions.link(person, "en", "match/1") for key, person in people.items()}


async def test_a_team_votes_by_touching_and_its_captain_has_a_move_played(sim: Simulation):
    links = await team_match(sim)
    async with browser() as chromium:
        alice = await Player.come(chromium, links["alice"], WIDE)
        chloe = await Player.come(chromium, links["chloe"], PHONE)
        await alice.press("30a")
        await alice.says("Where to?")
        await chloe.press("30a")
        await chloe.press("29a")
        await chloe.tab.get_by_role("button", name="Vote", exact=True).click()
        await chloe.says("You’ve voted for")
        await chloe.tab.get_by_role("button", name="Try another").wait_for(state="detached")
        await alice.says("1 vote so far")
        assert "29a" in await alice.lit(), "what was half typed stays when others vote"
        await chloe.tab.get_by_role("button", name="Comment").click()
        await chloe.fits()
        await chloe.tab.get_by_role("textbox").fill("<b>it joins</b>")
        await chloe.tab.get_by_role("button", name="Send").click()
        await alice.says("‹b>it joins‹/b>")
        await alice.tab.get_by_role("button", name="Vote for 30a").click()
        await chloe.says("2 votes")
        await alice.tab.get_by_role("button", name="Resign").click()
        await alice.says("to resign the match")
        await alice.tab.get_by_role("button", name="No, play on").click()
        for player in (alice, chloe):
            await player.fits()
        await alice.tab.get_by_role("button", name="Play 30a").click()
        await alice.says("Close the vote and play")
        await alice.tab.get_by_role("button", name="Yes, play it").click()
        await chloe.says("voted:")
        assert [*alice.faults, *chloe.faults] == []


async def test_a_puzzle_and_a_lesson_are_done_by_touching(sim: Simulation, page: Playground):
    puzzle = next(each for each in puzzles_of("contiguity").values() if each.moves == 1)
    wrong = next(move for move in puzzle.state.legal_moves() if puzzle.state.play(move).outcome is None)
    person = Person(sim.people["alice"].id, "Alice")
    async with browser() as chromium:
        for size in (PHONE, WIDE):
            link = await sim.bot.services.sessions.link(person, "en", f"exercise/puzzle.{puzzle.id}")
            alice = await Player.come(chromium, link, size, reduced_motion="reduce")
            await alice.says("win at once")
            await alice.fits()
            await alice.play(wrong)
            await alice.says("❌")
            await alice.fits()
            await alice.tab.get_by_role("button", name="Show the solution").click()
            await alice.says("The solution, 1 of 1")
            await alice.tab.get_by_role("button", name="Try again").click()
            await alice.says("Only your first try counted")
            await alice.play(puzzle.solution)
            await alice.says("Solved")
            await alice.tab.get_by_role("button", name="Your matches").click()
            await alice.tab.get_by_role("button", name="Contiguity", exact=True).last.click()
            await alice.says("Step 1 of 10")
            await alice.fits()
            for step in lesson("contiguity").core[:2]:
                await alice.play(next(step.solutions()))
                await alice.says("✅")
                await alice.tab.get_by_role("button", name="Next step").click()
            await alice.says("Step 3 of 10")
            assert alice.faults == []
            await sim.bot.services.lessons.begin_again(person.user, "contiguity")
            await sim.bot.services.puzzles.again(person.user, puzzle.id)


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
async def test_a_thinking_board_becomes_a_plan_and_a_move_is_brought_to_the_match(
    sim: Simulation, page: Playground, size: dict[str, int]
):
    await page._matchmaker.begin("alice", GAMES["contiguity"])
    services, persons = (
        sim.bot.services,
        {name: Person(sim.people[name].id, name.title()) for name in ("alice", "bruno")},
    )
    await services.matches.submit(1, persons["alice"], "30a-29a")
    async with browser() as chromium:
        alice, bruno = [
            await Player.come(chromium, await services.sessions.link(person, "en", "match/1"), size)
            for person in persons.values()
        ]
        for player in (alice, bruno):
            await player.tab.get_by_role("button", name="Think").click()
            await player.says("Thinking board")
            await player.try_move("1a", "2a", "#think/m1.v1")
            await player.try_move("29a", "28a", "#think/m1.v2")
            await player.fits()
            await player.tab.get_by_role("link", name="30a-29a").click()
            await player.tab.wait_for_url("**#think/m1.1")
            await player.try_move("1a", "3a", "#think/m1.v3")  # a variation
            await player.tab.get_by_role("button", name="Note", exact=True).click()
            await player.tab.get_by_label("On this position").fill("Too far?")
            await player.tab.get_by_role("button", name="Save").click()
            await player.says("Your note here: Too far?")
            await player.fits()
            await player.tab.get_by_role("link", name="29a-28a").click()
            await player.tab.wait_for_url("**#think/m1.v2")
            await player.tab.get_by_role("button", name="One move back").click()
            await player.tab.wait_for_url("**#think/m1.v1")
            await player.tab.get_by_role("link", name="29a-28a").click()
            await player.tab.wait_for_url("**#think/m1.v2")
        await alice.tab.get_by_role("button", name="Plan this").click()
        await alice.says("Planned.")
        await bruno.tab.get_by_role("button", name="Play this").click()
        await bruno.says("This is how the board would look.")
        assert bruno.tab.url.endswith("#match/1")
        await bruno.tab.get_by_role("button", name="Play this").click()
        await bruno.says("29a-28a")  # the planned answer
        await alice.tab.locator("a.here.played", has_text="29a-28a").wait_for()  # the tree has followed the match
        assert [*alice.faults, *bruno.faults] == []
    assert (await services.matches.get(1)).state.history == ("30a-29a", "1a-2a", "29a-28a")

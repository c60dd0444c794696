"""The playground in a real browser: somebody plays, as two people in one tab and as two people in two."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest
from discord.ext import commands

from playground.page import Playground, opened
from playground.simulation import Simulation
from tests.playground.browser import browser
from tests.playground.demo import DemoBot

WIDE = {"width": 1200, "height": 800}
PHONE = {"width": 400, "height": 800}


@dataclass(frozen=True)
class Story:
    """What a bot lets two people do: one runs a command, the other takes a button, and both meet in a thread."""

    make_bot: Callable[[], commands.Bot]
    command: str = "/offer"
    button: str = "Take it"
    answer: str = "Taken by Bruno."
    thread: str = "Match 1"
    picture: str = "A chequered board"


@pytest.fixture
def story() -> Story:
    return Story(DemoBot)


@pytest.fixture
async def page(story: Story) -> AsyncIterator[Playground]:
    async with Simulation(story.make_bot, owner="alice", starts_at=datetime.now(UTC)) as sim, opened(sim) as page:
        yield page


class Visitor:
    """Somebody in front of a tab."""

    def __init__(self, tab: Any) -> None:
        self._tab = tab
        self.conversation = tab.get_by_role("region", name="Conversation")
        self.picker = tab.locator("#viewer-picker")
        self.hint = tab.locator("#hint")

    @classmethod
    async def arrive(cls, chromium: Any, page: Playground, size: dict[str, int]) -> "Visitor":
        context = await chromium.new_context(bypass_csp=True, viewport=size)
        context.set_default_timeout(5000)
        tab = await context.new_page()
        await tab.goto(page.url)
        await tab.locator("#viewer-picker option").first.wait_for(state="attached")
        return cls(tab)

    async def type_command(self, command: str) -> None:
        """Type a slash command without options, take the suggestion and send it."""
        await self._tab.locator("#channel-composer-input").press_sequentially(command)
        await self._tab.locator(".command-popup").get_by_text(command, exact=True).wait_for()
        await self._tab.keyboard.press("Enter")
        await self._tab.locator(".command-chip").wait_for()
        await self._tab.keyboard.press("Enter")

    async def click(self, button: str) -> None:
        await self.conversation.get_by_role("button", name=button).click()

    async def sees(self, text: str) -> None:
        await self.conversation.get_by_text(text).first.wait_for()

    async def sees_picture(self, description: str) -> None:
        """Wait until the picture is there, decoded and wholly within the window's width."""
        picture = self.conversation.get_by_alt_text(description)
        await picture.wait_for()
        await self._tab.wait_for_function(
            "alt => document.querySelector(`img[alt='${alt}']`).naturalWidth", arg=description
        )
        box = await picture.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= self._tab.viewport_size["width"]

    async def person(self) -> str:
        """The name in the picker."""
        return await self.picker.evaluate("picker => picker.selectedOptions[0].textContent")

    async def become(self, name: str) -> None:
        await self.picker.select_option(label=name)
        await self._tab.wait_for_function("document.querySelector('#channel-layout').checkVisibility()")

    async def follow_link(self, name: str) -> None:
        await self.conversation.get_by_role("link", name=name).last.click()

    async def open_drawer(self) -> None:
        await self._tab.locator("#messages-toggle").click()

    async def choose_channel(self, name: str) -> None:
        await self._tab.locator("#channel-list").get_by_role("button", name=name).click()


async def test_one_tab_two_people(story: Story, page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, WIDE)
        assert await visitor.person() == "Alice (English)"
        await visitor.hint.get_by_role("button").click()
        assert not await visitor.hint.is_visible()

        await visitor.type_command(story.command)
        await visitor.become("Bruno (English)")
        await visitor.click(story.button)
        await visitor.sees(story.answer)
        await visitor.follow_link(story.thread)
        await visitor.sees_picture(story.picture)

        await visitor.become("Alice (English) ●")
        await visitor.sees_picture(story.picture)


async def test_two_tabs_two_people_one_on_a_phone(story: Story, page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, page, WIDE)
        bruno = await Visitor.arrive(chromium, page, PHONE)
        assert await bruno.person() == "Bruno (English)"

        await alice.type_command(story.command)
        await bruno.click(story.button)
        await alice.sees(story.answer)
        await alice.choose_channel(story.thread)
        await alice.sees_picture(story.picture)

        await bruno.open_drawer()
        await bruno.choose_channel(story.thread)
        await bruno.sees_picture(story.picture)

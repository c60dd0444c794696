"""The playground in a real browser: two people in one tab or in two, with a bot for the test and with the real one."""

import contextlib
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from discord.ext import commands

from engine import GAMES, State
from locales import say
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from renderer import View, describe
from runtime.discord_client import create_bot
from runtime.settings import Settings
from tests.playground.browser import browser
from tests.playground.demo_bot import DemoBot

pytestmark = pytest.mark.exhaustive

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


@pytest.fixture
async def real_bot_page(tmp_path: Path) -> AsyncIterator[Playground]:
    """Serve the page of the real bot, with the fixtures of `make play`."""
    settings = Settings(data_dir=tmp_path, database_url=f"sqlite+aiosqlite:///{tmp_path}/playground.db", _env_file=None)
    now = datetime.now(UTC)
    async with Simulation(lambda: create_bot(settings), owner="alice", starts_at=now) as sim:
        add_fixtures(sim, "en")
        async with opened(sim) as page:
            yield page


class Visitor:
    """A person who uses a tab."""

    def __init__(self, tab: Any) -> None:
        self._tab = tab
        self._composer = tab.locator("#channel-composer-input")
        self._popup = tab.locator(".command-popup")
        self.conversation = tab.get_by_role("region", name="Conversation")
        self.picker = tab.locator("#viewer-picker")
        self.hint = tab.locator("#hint")
        self.notice = tab.locator("#notice")

    @classmethod
    async def arrive(cls, chromium: Any, page: Playground, size: dict[str, int]) -> "Visitor":
        context = await chromium.new_context(bypass_csp=True, viewport=size)
        context.set_default_timeout(60_000)
        tab = await context.new_page()
        await tab.goto(page.url)
        await tab.locator("#viewer-picker option").first.wait_for(state="attached")
        return cls(tab)

    async def type_command(self, command: str, **options: str) -> None:
        """Type a slash command, take the suggestion, do so with each option, and send it."""
        await self._composer.press_sequentially(command)
        await self._popup.get_by_text(command, exact=True).wait_for()
        await self._tab.keyboard.press("Enter")
        chip = self._tab.locator(".command-chip")
        await chip.wait_for()
        for name, choice in options.items():
            field = self._tab.locator(f".command-option-input[data-option={name}]")
            if not await field.count():
                await self._tab.locator(".command-ghost").click()
                await self._popup.get_by_text(name, exact=True).click()
            await field.press_sequentially(choice)
            await self._popup.locator(".command-suggestion").filter(has_text=choice).first.click()
        await self._tab.keyboard.press("Enter")
        await chip.wait_for(state="detached")

    async def click(self, button: str) -> None:
        await self.conversation.get_by_role("button", name=button, exact=True).last.click()

    async def press(self, name: str) -> None:
        """Go to a button by the keyboard, wherever on the page it is, and press it."""
        button = self._tab.get_by_role("button", name=re.compile(rf"^{re.escape(name)}"))
        await button.first.wait_for()
        for _ in range(60):
            await self._tab.keyboard.press("Tab")
            if await button.first.evaluate("button => button === document.activeElement"):
                await self._tab.keyboard.press("Enter")
                return
        raise AssertionError(name)

    async def sees_suggested(self, command: str, option: str, suggestion: str) -> None:
        """Begin a command, go to one of its options, and wait for a suggestion before anything is typed."""
        await self._composer.press_sequentially(command)
        await self._popup.get_by_text(command, exact=True).wait_for()
        await self._tab.keyboard.press("Enter")
        await self._tab.locator(f".command-option-input[data-option={option}]").focus()
        await self._popup.get_by_text(suggestion, exact=True).wait_for()

    async def takes_command(self, command: str) -> None:
        """Press a mentioned command, and wait until it stands in the box."""
        await self.click(command)
        await self._tab.locator(".command-chip").get_by_text(command, exact=True).wait_for()

    async def write(self, text: str) -> None:
        """Write into the conversation."""
        await self._composer.press_sequentially(text)
        await self._composer.press("Enter")

    async def sees_form(self, *buttons: str) -> None:
        """Wait for a modal with these buttons."""
        for name in buttons:
            await self._tab.locator("#modal-root").get_by_role("button", name=name, exact=True).wait_for()

    async def close_form(self) -> None:
        await self._tab.keyboard.press("Escape")
        await self._tab.locator("#modal-root").wait_for(state="hidden")

    async def write_in_modal(self, *buttons: str, text: str) -> None:
        """Click the buttons that lead to a modal, fill it in and send it."""
        for button in buttons:
            await self.click(button)
        textbox = self._tab.locator("#modal-root").get_by_role("textbox")
        await textbox.fill(text)
        await textbox.press("Enter")
        await textbox.wait_for(state="detached")

    async def fill_in(self, *, choice: str, text: str) -> None:
        """Fill in and send a modal with a select and a line of text."""
        modal = self._tab.locator("#modal-root")
        await modal.locator(".select-trigger").click()
        await modal.get_by_role("option").filter(has_text=choice).click()
        await modal.get_by_role("textbox").fill(text)
        await modal.get_by_role("button", name="Submit").click()
        await modal.wait_for(state="hidden")

    async def choose(self, option: str) -> None:
        """Choose in the latest select, once more if the page was still busy with what came before."""
        trigger = self.conversation.locator(".select-trigger").last
        wanted = self._tab.get_by_role("option").filter(has_text=option).first
        for patience in (500, 1000, 60_000):
            if await trigger.get_attribute("aria-expanded") != "true":
                await trigger.click()
            with contextlib.suppress(Exception):
                await wanted.click(timeout=patience)
                return
        raise AssertionError(option)

    async def sees_chosen(self, *options: str) -> None:
        """Wait until there are selects that show these choices."""
        for option in options:
            await self.conversation.locator(".select-trigger").filter(has_text=option).wait_for()

    async def reply(self, description: str, text: str) -> None:
        """Reply to the message with a picture."""
        picture = self._tab.get_by_alt_text(description, exact=True)
        message = self.conversation.get_by_role("article").filter(has=picture)
        await message.hover()
        await message.get_by_role("button", name="Reply").click()
        await self._composer.press_sequentially(text)
        await self._composer.press("Enter")

    async def sends_file(self, command: str, path: Path) -> None:
        """Give a slash command whose one option is a file."""
        await self._composer.press_sequentially(command)
        await self._popup.get_by_text(command, exact=True).wait_for()
        await self._tab.keyboard.press("Enter")
        async with self._tab.expect_file_chooser() as chooser:
            await self._tab.locator(".command-file-choose").click()
        await (await chooser.value).set_files(path)
        await self._tab.locator(".command-file-remove").wait_for()
        await self._tab.keyboard.press("Enter")
        await self._tab.locator(".command-chip").wait_for(state="detached")

    async def download(self, folder: Path) -> Path:
        """Save the latest file of the conversation; where it is then."""
        async with self._tab.expect_download() as begun:
            await self.conversation.get_by_role("button", name="Download").last.click()
        file = await begun.value
        await file.save_as(folder / file.suggested_filename)
        return folder / file.suggested_filename

    async def sees(self, text: str) -> None:
        await self.conversation.get_by_text(text).first.wait_for()

    async def sees_picture(self, description: str) -> None:
        """Wait until the picture is there, decoded and wholly within the window's width."""
        picture = self.conversation.get_by_alt_text(description, exact=True)
        await picture.wait_for()
        await self._tab.wait_for_function(
            "alt => [...document.images].some(image => image.alt === alt && image.naturalWidth)", arg=description
        )
        bounds = await picture.bounding_box()
        assert bounds["x"] >= 0
        assert bounds["x"] + bounds["width"] <= self._tab.viewport_size["width"]

    async def misses_pictures(self, times: int) -> None:
        """Let the next requests for pictures fail, as those do whose message has just been edited."""
        await self._tab.route("**/api/assets/*", lambda route: route.fulfill(status=404), times=times)

    async def sees_nothing_of(self, description: str) -> None:
        assert await self.conversation.get_by_alt_text(description, exact=True).count() == 0

    async def person(self) -> str:
        """Return the name in the picker."""
        return await self.picker.locator("option:checked").text_content() or ""

    async def become(self, name: str) -> None:
        """Become somebody else, and wait until the page is theirs: it forgets what is typed before."""
        (person,) = await self.picker.select_option(label=name)
        await self._tab.wait_for_function(
            "person => simcordPreview.viewerId === person && simcordPreview.ready", arg=person
        )

    async def follow_link(self, name: str) -> None:
        await self.conversation.get_by_role("link", name=name).last.click()

    async def open_drawer(self) -> None:
        await self._tab.locator("#messages-toggle").click()

    async def choose_channel(self, name: str) -> None:
        """Open a channel, and wait until it is the one that is shown."""
        row = self._tab.locator(".channel-row").filter(has_text=name)
        await row.click()
        await row.and_(self._tab.locator("[aria-current]")).wait_for(state="attached")


async def test_a_select_shows_the_choice_of_the_one_that_has_taken_its_place(real_bot_page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        await alice.type_command("/settings me")
        await alice.choose(say("en", "settings-at-once-played"))
        await alice.click(say("en", "settings-notices"))
        await alice.sees_chosen(say("en", "settings-notify-thread"), say("en", "settings-lead-12h"))


async def test_one_tab_two_people(story: Story, page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, WIDE)
        assert await visitor.person() == "Alice (English)"
        assert not await visitor.hint.is_visible()

        await visitor.type_command(story.command)
        await visitor.become("Bruno (English)")
        await visitor.click(story.button)
        await visitor.sees(story.answer)
        await visitor.follow_link(story.thread)
        await visitor.sees_picture(story.picture)
        await visitor.hint.get_by_role("button").click()
        assert not await visitor.hint.is_visible()

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


async def test_a_message_becomes_a_layout_whose_pictures_buttons_selects_and_modal_work(page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, page, WIDE)
        bruno = await Visitor.arrive(chromium, page, PHONE)
        await alice.type_command("/unfold")
        await alice.sees("There is more to see.")
        await alice.misses_pictures(3)
        await alice.click("Unfold")
        for visitor in (alice, bruno):
            await visitor.sees("A line with bold letters")
            for description in ("A small board", "Board 0", "Board 1", "Board 2"):
                await visitor.sees_picture(description)

        await bruno.click("Press me")
        await bruno.sees("Pressed.")
        await bruno.choose("2")
        await alice.conversation.get_by_alt_text("Board 2").wait_for(state="detached")
        await alice.sees_picture("Board 1")
        await alice.reply("Board 1", "Very nice")
        await alice.conversation.locator(".reply-excerpt").get_by_text("What stands outside.").wait_for()
        await bruno.click("Order")
        await bruno.fill_in(choice="Oak", text="Bruno")
        await alice.sees("Oak for Bruno")


def alt_text(state: State, **marks: Any) -> str:
    """Return the alt text of a board between Alice and Bruno."""
    return describe(state, View(names=("Alice", "Bruno"), **marks))


async def test_a_match_with_the_real_bot_is_played_by_modal_command_reply_and_choice(real_bot_page: Playground):
    accept, move, type_button = (say("en", f"button-{name}") for name in ("accept", "move", "type"))
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        bruno = await Visitor.arrive(chromium, real_bot_page, PHONE)

        await alice.type_command("/challenge", game="Contiguity", opponent="Bruno", side="White")
        await bruno.click(accept)
        await alice.choose_channel("Contiguity")
        await alice.sees_picture(alt_text(board))
        await bruno.open_drawer()
        await bruno.choose_channel("Contiguity")
        await bruno.sees_picture(alt_text(board))

        refused = alt_text(board, refused=("30a", "1c"))
        await alice.write_in_modal(move, type_button, text="30a-1c")
        await alice.sees("Only you can see this")
        await alice.sees_picture(refused)

        await alice.write_in_modal(move, type_button, text="30a-29a")
        board = board.play("30a-29a")
        await bruno.sees_picture(alt_text(board))
        await bruno.sees_nothing_of(refused)

        await bruno.type_command("/move", move="1a-28a")
        board = board.play("1a-28a")
        await alice.sees_picture(alt_text(board))

        await alice.reply(alt_text(board), "2c-2d")
        board = board.play("2c-2d")
        await bruno.sees_picture(alt_text(board))

        await bruno.click(move)
        await bruno.click("1c")
        await bruno.sees_picture(alt_text(board, typed="1c-"))
        await bruno.click("3c")
        board = board.play("1c-3c")
        await bruno.sees_picture(alt_text(board))
        await alice.sees_nothing_of(alt_text(board))
        await bruno.click(say("en", "button-confirm"))
        await alice.sees_picture(alt_text(board))


async def test_a_newcomer_without_a_mouse_has_a_match_at_once_and_plays_both_sides_of_it(real_bot_page: Playground):
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, real_bot_page, PHONE)
        await visitor.press("Contiguity, with Bruno")
        await visitor.sees_picture(alt_text(board))
        await visitor.write_in_modal(*(say("en", f"button-{name}") for name in ("move", "type")), text="30a-29a")
        await visitor.press(say("en", "playground-become", name="Bruno"))
        assert await visitor.person() == "Bruno (English)"
        board = board.play("30a-29a")
        await visitor.sees_picture(alt_text(board))

        await visitor.press(say("en", "playground-new-match"))
        await visitor.press("Druid Hex for three, with")
        await visitor.sees_picture(describe(GAMES["druid-hex3"].start(), View(names=("Bruno", "Alice", "Chloé"))))


async def test_the_client_speaks_the_language_of_whoever_reads(page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, PHONE)
        await visitor.become("Chloé (français)")
        await visitor.type_command("/form")
        await visitor.sees_form("Annuler", "Fermer le formulaire")
        await visitor.close_form()
        await visitor.type_command("/language")
        await visitor.sees("Visible par toi seulement")
        await visitor.become("Alice (English)")
        await visitor.type_command("/language")
        await visitor.sees("Only you can see this")
        await visitor.type_command("/form")
        await visitor.sees_form("Cancel", "Close modal")
        await visitor.close_form()
        await visitor.become("Chloé (français)")
        await visitor.sees_suggested("/pick", "word", "contiguity")


async def test_a_mentioned_command_is_named_as_the_reader_types_it_and_pressed_stands_in_the_box(
    real_bot_page: Playground,
):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, real_bot_page, WIDE)
        await visitor.type_command("/help")
        await visitor.takes_command("/challenge")
        await visitor.become("Chloé (français)")
        await visitor.type_command("/aide")
        await visitor.click("Toutes les commandes")
        await visitor.takes_command("/partie reprendre")


async def test_what_the_bot_does_not_hear_in_a_thread_is_said_not_to_be_heard(page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, PHONE)
        unheard = visitor.notice.get_by_text(say("en", "playground-unheard"))
        await visitor.type_command("/offer")
        await visitor.click("Take it")
        await visitor.write("Hello")
        await visitor.sees("Hello")
        assert not await unheard.count()
        await visitor.follow_link("Match 1")
        await visitor.sees_picture("A chequered board")
        await visitor.write("30b-5b")
        await unheard.wait_for()
        await visitor.reply("A chequered board", "30b-5b")
        await visitor.notice.wait_for(state="hidden")


async def test_friends_play_where_the_bot_is_no_member_and_read_the_record_in_again(
    real_bot_page: Playground, tmp_path: Path
):
    accept, move, type_button, more, record = (
        say("en", f"button-{name}") for name in ("accept", "move", "type", "more", "record")
    )
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        bruno = await Visitor.arrive(chromium, real_bot_page, PHONE)
        await alice.choose_channel("Bruno, Chloé")
        await alice.type_command("/challenge", game="Contiguity", opponent="Bruno", side="White")
        await bruno.open_drawer()
        await bruno.choose_channel("Alice, Chloé")
        await bruno.click(accept)

        await alice.write_in_modal(move, type_button, text="30a-29a")
        board = board.play("30a-29a")
        await bruno.sees_picture(alt_text(board))
        await bruno.type_command("/move", move="1a-28a")
        board = board.play("1a-28a")
        await alice.sees_picture(alt_text(board))

        await alice.click(more)
        await alice.click(record)
        file = await alice.download(tmp_path)
        assert "1a-28a" in file.read_text("utf-8")
        await bruno.sends_file("/match import", file)
        names = ("Alice", "Bruno")
        await bruno.sees(say("en", "view-page", id="2", game="Contiguity", names=names, ply=0, last=2, stands=True))

"""The playground's page in a real browser, as people use it: for its tests, and for pictures of conversations."""

import contextlib
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from playground.page import Playground

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Those of a browser that draws without a screen, may run as root in a container and calls nobody by itself."""
WIDE: Final = {"width": 1200, "height": 800}
PHONE: Final = {"width": 400, "height": 800}
TAKEN: Final = ("user", "role", "mentionable", "channel")
"""The kinds of a command's options whose choices are taken from a list, and not written."""


class NoBrowserError(Exception):
    """There is no browser that can be driven; the text says why."""


@asynccontextmanager
async def open_browser(*flags: str) -> AsyncIterator[Any]:
    """Start the Chromium or Chrome in PATH, with more flags, and close it at the end. Raises NoBrowserError."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise NoBrowserError(f"none of {', '.join(NAMES)} is in PATH")
    try:
        from playwright.async_api import Error, async_playwright  # noqa: PLC0415  it may not be installed
    except ImportError:
        raise NoBrowserError("the package playwright is not installed") from None
    async with async_playwright() as playwright:
        try:
            running = await playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        except Error as fault:
            raise NoBrowserError(f"{path} does not start: {fault.message.splitlines()[0]}") from fault
        try:
            yield running
        finally:
            await running.close()


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
    async def arrive(cls, chromium: Any, page: Playground, size: dict[str, int], patience: int = 60_000) -> "Visitor":
        """Open a tab of a size, whose steps take so many milliseconds at most."""
        context = await chromium.new_context(bypass_csp=True, viewport=size)
        context.set_default_timeout(patience)
        tab = await context.new_page()
        await tab.goto(page.url)
        await tab.locator("#viewer-picker option").first.wait_for(state="attached")
        return cls(tab)

    async def ready(self) -> None:
        """Wait until the page has taken in all that was done, shows it whole, and knows the commands."""
        await self._tab.wait_for_function(
            "() => simcordPreview.ready && simcordPreview.commandPicker.state !== 'unavailable'"
        )

    async def type_command(self, command: str, **options: str | Path) -> None:
        """Type a slash command, take the suggestion, fill in its options, and send it."""
        await self.ready()
        await self._composer.press_sequentially(command)
        await self._popup.get_by_text(command, exact=True).wait_for()
        await self._tab.keyboard.press("Enter")
        chip = self._tab.locator(".command-chip")
        await chip.wait_for()
        for name, choice in options.items():
            if isinstance(choice, Path):
                await self._attach(name, choice)
            else:
                await self._fill_in(name, choice)
        await self._tab.keyboard.press("Enter")
        await chip.wait_for(state="detached")

    async def _attach(self, name: str, path: Path) -> None:
        """Choose the file of a command's only option of that kind."""
        if not await self._tab.locator(".command-file-choose").count():
            await self._add_option(name)
        async with self._tab.expect_file_chooser() as chooser:
            await self._tab.locator(".command-file-choose").click()
        await (await chooser.value).set_files(path)
        await self._tab.locator(".command-file-remove").wait_for()

    async def _add_option(self, name: str) -> None:
        """Choose an option that a command can do without."""
        await self._tab.locator(".command-ghost").click()
        await self._popup.get_by_text(name, exact=True).click()

    async def _fill_in(self, name: str, choice: str) -> None:
        """Type what is chosen for an option of a command, and take the first suggestion with it, if there is one."""
        field = self._tab.locator(f".command-option-input[data-option={name}]")
        if not await field.count():
            await self._add_option(name)
        await field.press_sequentially(choice)
        suggestion = self._popup.locator(".command-suggestion").filter(has_text=choice).first
        kind = await self._tab.evaluate(
            "name => simcordPreview.commandPicker.draft.options.find(option => option.name === name).type", name
        )
        if kind not in TAKEN:
            await self._tab.wait_for_function("() => simcordPreview.commandPicker.autocomplete.state !== 'loading'")
        if kind in TAKEN or await suggestion.count():
            await suggestion.click()

    async def answers(self, command: str, **options: str | Path) -> list[Any]:
        """Give a slash command, and return the messages that come of it once the page shows them whole."""
        await self.ready()
        newest = await self._tab.evaluate("() => simcordPreview.projectedMessageIds.at(-1) || '0'")
        await self.type_command(command, **options)
        later = "simcordPreview.projectedMessageIds.filter(id => BigInt(id) > BigInt(newest))"
        await self._tab.wait_for_function(f"newest => simcordPreview.ready && {later}.length", arg=newest)
        ids = await self._tab.evaluate(f"newest => {later}", newest)
        return [self.conversation.locator(f"[data-message-id='{each}']") for each in ids]

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

    async def upload_in_modal(self, path: Path) -> None:
        """Fill in and send a modal with a file."""
        modal = self._tab.locator("#modal-root")
        await modal.locator("input[type=file]").set_input_files(path)
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
        person = await self.picker.locator("option").filter(has_text=name).first.get_attribute("value")
        await self.picker.select_option(person)
        await self._tab.wait_for_function(
            "person => simcordPreview.viewerId === person && simcordPreview.ready", arg=person
        )

    async def follow_link(self, name: str) -> None:
        await self.conversation.get_by_role("link", name=name).last.click()

    async def open_drawer(self) -> None:
        await self._tab.locator("#messages-toggle").click()

    async def choose_channel(self, name: str) -> None:
        """Open a channel unless it is open already: to open it again would clear what is being typed."""
        row = self._tab.locator(".channel-row").filter(has_text=name)
        opened = row.and_(self._tab.locator("[aria-current]"))
        if not await opened.count():
            await row.click()
            await opened.wait_for(state="attached")

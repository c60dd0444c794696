"""A real browser for the tests, where the machine has one."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NoReturn

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A browser that draws without a screen, may run as root in a container and calls nobody by itself.
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@asynccontextmanager
async def browser() -> AsyncIterator[Any]:
    """Start the Chromium or Chrome in PATH, and close it at the end.

    Without one the test is skipped, or with `TRILITHON_BROWSER=required` in the environment, failed.
    """
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        _skip(f"none of {', '.join(NAMES)} is in PATH")
    try:
        from playwright.async_api import Error, async_playwright  # noqa: PLC0415  it may not be installed
    except ImportError:
        _skip("the package playwright is not installed")
    async with async_playwright() as playwright:
        try:
            running = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error as fault:
            _skip(f"{path} does not start: {fault.message.splitlines()[0]}")
        try:
            yield running
        finally:
            await running.close()


def _skip(reason: str) -> NoReturn:
    if os.environ.get("TRILITHON_BROWSER") == "required":
        pytest.fail(f"TRILITHON_BROWSER=required, but {reason}")
    pytest.skip(f"THE PLAYGROUND WAS NOT TRIED IN A BROWSER: {reason}")

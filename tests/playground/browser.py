"""A real browser for the tests, where the machine has one."""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from playground.browser import NoBrowserError, open_browser


@asynccontextmanager
async def browser(*flags: str) -> AsyncIterator[Any]:
    """Start a browser with more flags, and close it at the end.

    Without one the test is skipped, or with `TRILITHON_BROWSER=required` in the environment, failed.
    """
    async with AsyncExitStack() as stack:
        try:
            running = await stack.enter_async_context(open_browser(*flags))
        except NoBrowserError as missing:
            if os.environ.get("TRILITHON_BROWSER") == "required":
                pytest.fail(f"TRILITHON_BROWSER=required, but {missing}")
            pytest.skip(f"THE PLAYGROUND WAS NOT TRIED IN A BROWSER: {missing}")
        yield running

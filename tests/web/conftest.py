"""The page of the real services, with their real database."""

from collections.abc import AsyncIterator

import pytest

from tests.matches.fixtures import TestServices
from tests.web.visiting import Site


@pytest.fixture
async def site(services: TestServices) -> AsyncIterator[Site]:
    opened = await Site(services).open()
    yield opened
    await opened.server.close()

"""Running bots on a database of a test's own."""

import pytest

from engine import GAMES
from tests.matches.fixtures import Clock, TestServices, Trio


@pytest.fixture
def file(database):
    return database


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def services(file, clock):
    """Yield the services of a running bot."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


@pytest.fixture
async def other_process(file, services, clock):
    """Yield the services of a second process on the same database."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


@pytest.fixture
def trio(monkeypatch):
    """Register a game for three for one test, and return it."""
    monkeypatch.setitem(GAMES, "trio", Trio())
    return GAMES["trio"]

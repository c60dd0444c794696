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
    """A running bot."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


@pytest.fixture
async def other_process(file, services, clock):
    """A second process of the bot, on the same database."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


@pytest.fixture
def trio(monkeypatch):
    """A game for three, known for the length of a test."""
    monkeypatch.setitem(GAMES, "trio", Trio())
    return GAMES["trio"]

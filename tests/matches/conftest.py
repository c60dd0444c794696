"""A database file of its own for every test, copied from one that was migrated once."""

import asyncio
import shutil

import pytest

from engine import GAMES
from matches.store import Store
from tests.matches.club import Clock, Process, Trio, url


@pytest.fixture(scope="session")
def migrated(tmp_path_factory):
    """An empty database of the newest schema, to be copied."""
    path = tmp_path_factory.mktemp("migrated") / "trilithon.db"

    async def make():
        await (await Store.open(url(path))).close()

    asyncio.run(make())
    return path


@pytest.fixture
def file(migrated, tmp_path):
    return shutil.copy(migrated, tmp_path / "trilithon.db")


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def bot(file, clock):
    """A running bot."""
    process = await Process.open(file, clock)
    yield process
    await process.close()


@pytest.fixture
async def twin(file, bot, clock):
    """A second process of the bot, on the same database."""
    process = await Process.open(file, clock)
    yield process
    await process.close()


@pytest.fixture
def trio(monkeypatch):
    """A game for three, known for the length of a test."""
    monkeypatch.setitem(GAMES, "trio", Trio())
    return GAMES["trio"]

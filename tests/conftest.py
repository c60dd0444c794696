"""A database that was migrated once, for every test that wants one of its own to copy; and running bots on it."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from matches.store import open_store
from tests.matches.fixtures import Clock, TestServices

# Every bot executes its cogs anew, and so do the processes that tests start: let Python keep what it has compiled.
sys.dont_write_bytecode = False


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of an empty database of the newest schema."""
    path = tmp_path_factory.mktemp("migrated") / "trilithon.db"

    async def migrate() -> None:
        await (await open_store(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(migrate())
    return path


@pytest.fixture
def database(migrated: Path, tmp_path: Path) -> Path:
    """Return the path of a test's own empty database. Opening it finds nothing to migrate."""
    return shutil.copy(migrated, tmp_path / "trilithon.db")


@pytest.fixture
def file(database: Path) -> Path:
    return database


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(file: Path, clock: Clock) -> AsyncIterator[TestServices]:
    """Yield the services of a running bot."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


@pytest.fixture
async def other_process(file: Path, services: TestServices, clock: Clock) -> AsyncIterator[TestServices]:
    """Yield the services of a second process on the same database."""
    process = await TestServices.open_file(file, clock)
    yield process
    await process.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests first that mostly wait for other processes: beside them the others keep the processors busy."""
    items.sort(key=lambda item: "tests/torture" not in item.path.as_posix())

"""Fixtures of every test that wants a database, with running bots on it, or to read the log."""

import io
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from renderer.paint.caching import CACHE
from runtime import logs
from runtime.settings import Settings
from tests import compiling, databases
from tests.databases import Database
from tests.matches.fixtures import Clock, TestServices
from tests.postgresql import NoServerError
from thinking import Thinkers

TOKEN = "MTAyNDY4MTM1NzkwMjQ2ODEz.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
"""The secret of which the log of `record` knows."""

compiling.share()
# What pictures are made of is kept for fewer of them than a bot keeps it, so that a worker takes less room.
CACHE.budget = 12 * 2**20


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests the kind of database that was chosen."""
    databases.chosen = config.getoption("--database")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave a test about PostgreSQL out where there is none, unless there has to be one."""
    if not item.get_closest_marker("postgresql"):
        return
    try:
        databases.server()
    except NoServerError as fault:
        if os.environ.get("TRILITHON_POSTGRESQL") == "required":
            pytest.fail(f"TRILITHON_POSTGRESQL=required, but {fault}")
        pytest.skip(f"POSTGRESQL WAS NOT TRIED: {fault}")


@pytest.fixture
def make_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Database]]:
    """Return a function that makes an empty database: `migrated` to the newest schema, or without any tables."""
    kind = "postgresql" if request.node.get_closest_marker("postgresql") else databases.chosen
    with ExitStack() as stack:
        yield lambda *, migrated=True: stack.enter_context(databases.new(tmp_path, migrated=migrated, kind=kind))


@pytest.fixture
def database(make_database: Callable[..., Database]) -> Database:
    """Return a test's own empty database. Opening it finds nothing to migrate."""
    return make_database()


@pytest.fixture
def file(database: Database) -> Path:
    """Return the file of a test's own empty database, for a test that is about SQLite."""
    return database.path


@pytest.fixture
def settings(database: Database, tmp_path: Path) -> Settings:
    """Return settings for a bot of a test's own."""
    return Settings(discord_token=None, data_dir=tmp_path, database_url=database.url, _env_file=None)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def thinkers() -> Thinkers | None:
    """Return who thinks for the services; by default processes, which start when they are asked."""
    return None


@pytest.fixture
async def services(database: Database, clock: Clock, thinkers: Thinkers | None) -> AsyncIterator[TestServices]:
    """Yield the services of a running bot."""
    process = await TestServices.on_database(database, clock, thinkers=thinkers)
    yield process
    await process.close()


@pytest.fixture
async def other_process(database: Database, services: TestServices, clock: Clock) -> AsyncIterator[TestServices]:
    """Yield the services of a second process on the same database."""
    process = await TestServices.on_database(database, clock)
    yield process
    await process.close()


@pytest.fixture
def record() -> Iterator[Callable[..., io.StringIO]]:
    """Set up logging in a given form and return what was written so far; restore logging at the end."""
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in logs._LEAST_LEVELS}
    before, hook = (root.level, root.handlers[:]), sys.excepthook
    stream = io.StringIO()

    def begin(form: str = "text", level: str = "DEBUG") -> io.StringIO:
        root.handlers = []
        logs.setup(level, form, secrets=[TOKEN, ""], stream=stream)
        return stream

    yield begin
    logging.captureWarnings(capture=False)
    sys.excepthook = hook
    root.setLevel(before[0])
    root.handlers = before[1]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)

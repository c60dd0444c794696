"""The kind of database that a run is about, one of it for every test that wants one, and running bots on it."""

import gc
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from renderer.paint.caching import CACHE
from runtime.settings import Settings
from store import opening
from tests import compiled_statements, compiling, databases, repetitions
from tests.databases import Database
from tests.matches.fixtures import Clock, TestServices
from tests.postgresql import NoServerError, programs

# The processes that tests start import everything anew: let Python keep what it has compiled.
sys.dont_write_bytecode = False
compiling.share()
# What pictures are made of is kept for fewer of them than a bot keeps it, so that a worker takes less room.
CACHE.budget = 12 * 2**20


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run choose its kind of database."""
    about = "the database of the tests; with postgresql only those run that want one, and are not about SQLite"
    parser.addoption("--database", choices=databases.KINDS, default=databases.chosen, help=about)


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests the kind that was chosen."""
    databases.chosen = config.getoption("--database")
    try:
        _ = databases.chosen == "postgresql" and programs()
    except NoServerError as fault:
        raise pytest.UsageError(f"--database postgresql: {fault}") from fault


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what `make test` leaves out, and put the tests first that mostly wait for other processes."""
    for item in items:
        if _is_torture(item):
            item.add_marker("torture")
        if _is_torture(item) or item.get_closest_marker("postgresql"):
            item.add_marker("exhaustive")
    for item in repetitions.further(items):
        item.add_marker("exhaustive")
    items.sort(key=lambda item: not _is_torture(item))
    if databases.chosen == "postgresql":
        left_out = [item for item in items if not _wants_postgresql(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def pytest_collection_finish() -> None:
    """Keep what stays until the end of the run out of every search for garbage."""
    gc.collect()
    gc.freeze()


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


def _is_torture(item: pytest.Item) -> bool:
    return "tests/torture" in item.path.as_posix()


def _wants_postgresql(item: pytest.Item) -> bool:
    """Return whether a test wants a database that may be one of PostgreSQL."""
    fixtures = getattr(item, "fixturenames", ())
    if item.get_closest_marker("sqlite") or "file" in fixtures:
        return False
    return bool(item.get_closest_marker("postgresql")) or "make_database" in fixtures or _is_torture(item)


@pytest.fixture(autouse=True)
def compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile each statement once for the databases of all tests, which takes much of the first use of one."""
    monkeypatch.setattr(opening, "_engine", compiled_statements.make_engine)


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
async def services(database: Database, clock: Clock) -> AsyncIterator[TestServices]:
    """Yield the services of a running bot."""
    process = await TestServices.on_database(database, clock)
    yield process
    await process.close()


@pytest.fixture
async def other_process(database: Database, services: TestServices, clock: Clock) -> AsyncIterator[TestServices]:
    """Yield the services of a second process on the same database."""
    process = await TestServices.on_database(database, clock)
    yield process
    await process.close()

"""The kind of database that a run is about, and what `make test` leaves out."""

import gc
import sys

import pytest

from tests import repetitions

# The processes that tests start import everything anew: let Python keep what it has compiled.
sys.dont_write_bytecode = False


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run choose its kind of database."""
    about = "the database of the tests; with postgresql only those run that want one, and are not about SQLite"
    parser.addoption("--database", choices=["sqlite", "postgresql"], default="sqlite", help=about)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a kind that is not installed."""
    if config.getoption("--database") == "postgresql":
        from tests.postgresql import NoServerError, programs  # noqa: PLC0415  most runs do without

        try:
            programs()
        except NoServerError as fault:
            raise pytest.UsageError(f"--database postgresql: {fault}") from fault


def pytest_sessionstart(session: pytest.Session) -> None:
    """Load the fixtures, which import the bot, but for a process that only hands tests out to others."""
    plugins = session.config.pluginmanager
    if not plugins.has_plugin("dsession"):
        plugins.import_plugin("tests.service_fixtures")


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
    if config.getoption("--database") == "postgresql":
        left_out = [item for item in items if not _wants_postgresql(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def pytest_collection_finish() -> None:
    """Keep what stays until the end of the run out of every search for garbage."""
    gc.collect()
    gc.freeze()


def _is_torture(item: pytest.Item) -> bool:
    return "tests/torture" in item.path.as_posix()


def _wants_postgresql(item: pytest.Item) -> bool:
    """Return whether a test wants a database that may be one of PostgreSQL."""
    fixtures = getattr(item, "fixturenames", ())
    if item.get_closest_marker("sqlite") or "file" in fixtures:
        return False
    return bool(item.get_closest_marker("postgresql")) or "make_database" in fixtures or _is_torture(item)

"""A quick database for everything that trains."""

from tests.inline_sqlite import quick_database  # noqa: F401  a fixture

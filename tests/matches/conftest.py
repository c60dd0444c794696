"""A game that only tests know, and a quick database."""

import pytest

from engine import GAMES
from tests.inline_sqlite import quick_database  # noqa: F401  a fixture
from tests.matches.fixtures import Trio


@pytest.fixture
def trio(monkeypatch):
    """Register a game for three for one test, and return it."""
    monkeypatch.setitem(GAMES, "trio", Trio())
    return GAMES["trio"]

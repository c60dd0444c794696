"""Which tests `make test` leaves out by itself: those that repeat another one for a further language, option or game.

Which of them stays is drawn by the name of the test, so that every language and every option is met by some tests.
"""

from collections import defaultdict
from collections.abc import Container, Hashable, Iterable, Iterator
from zlib import crc32

import pytest

from engine import GAMES
from tests.engine.random_matches import Setting

OF_A_LANGUAGE = frozenset({"en", "fr", "en-US", "alice", "chloe"})
"""Values of parameters that differ in the language only: its name, Discord's for it, or a person who reads it."""


def further(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the tests that repeat one that stays.

    Of a test in several languages one stays; of a test of a game under many options, that without any and one more.
    Of a test of the cogs with every game one stays: they know no game.
    """
    repeated: dict[Hashable, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if (group := _group(item)) is not None:
            repeated[group].append(item)
    for several in repeated.values():
        name, _, _ = several[0].nodeid.partition("[")
        drawn = several[crc32(name.encode()) % len(several)]
        yield from (item for item in several if item is not drawn and not _is_plain(item))


def _group(item: pytest.Item) -> Hashable:
    """Return what a repeated test has in common with its repetitions; None for any other test."""
    call = getattr(item, "callspec", None)
    games = GAMES if "cogs" in item.path.parts else ()
    varied = {name: value for name, value in call.params.items() if _is_varied(value, games)} if call else {}
    if not call or not varied:
        return None
    rest = tuple((name, id(value)) for name, value in call.params.items() if name not in varied)
    set_up = tuple(value.game_id for value in varied.values() if isinstance(value, Setting))
    return item.nodeid.partition("[")[0], rest, set_up


def _is_varied(value: object, games: Container[str]) -> bool:
    return isinstance(value, Setting) or (isinstance(value, str) and (value in OF_A_LANGUAGE or value in games))


def _is_plain(item: pytest.Item) -> bool:
    """Return whether a test is about a game without any option."""
    call = getattr(item, "callspec", None)
    settings = [value for value in call.params.values() if isinstance(value, Setting)] if call else []
    return bool(settings) and not any(setting.terms for setting in settings)

"""Which tests `make test` leaves out by itself: those that repeat another one for a further language or game.

Which of them stays is drawn by the name of the test, so that every language and every game is met by some tests.
"""

from collections import defaultdict
from collections.abc import Container, Hashable, Iterable, Iterator
from typing import Any, TypeVar
from zlib import crc32

import pytest

from engine import GAMES

Case = TypeVar("Case")

OF_A_LANGUAGE = frozenset({"en", "fr", "de", "en-US", "alice", "chloe", "emma"})
"""Values of parameters that differ in the language only: its name, Discord's for it, or a person who reads it."""


def few(cases: Iterable[Case], every: int = 2) -> list[Any]:
    """Return the parameters of a test, of which `make test` takes the first, and after it every second, third, …"""

    def further(case: Case) -> Any:
        return pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.exhaustive)

    return [further(case) if number % every else case for number, case in enumerate(cases)]


def further(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the tests that repeat one that stays.

    Of a test in several languages one stays, and of a test of the cogs with every game, since they know no game.
    """
    repeated: dict[Hashable, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if (group := _group(item)) is not None:
            repeated[group].append(item)
    for several in repeated.values():
        name, _, _ = several[0].nodeid.partition("[")
        drawn = several[crc32(name.encode()) % len(several)]
        yield from (item for item in several if item is not drawn)


def _group(item: pytest.Item) -> Hashable:
    """Return what a repeated test has in common with its repetitions; None for any other test."""
    call = getattr(item, "callspec", None)
    games = GAMES if "cogs" in item.path.parts else ()
    varied = {name: value for name, value in call.params.items() if _is_varied(value, games)} if call else {}
    if not call or not varied:
        return None
    rest = tuple((name, id(value)) for name, value in call.params.items() if name not in varied)
    return item.nodeid.partition("[")[0], rest


def _is_varied(value: object, games: Container[str]) -> bool:
    return isinstance(value, str) and (value in OF_A_LANGUAGE or value in games)

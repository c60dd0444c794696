"""People who play in leagues and tournaments, and whatever is due in these done."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from matches import Person
from matches.events.event_models import EventTerms
from store.transactions import Transaction
from tests.matches.fixtures import Clock, TestServices

TermsKind = TypeVar("TermsKind", bound=EventTerms)
PEOPLE = tuple(Person(2**60 + 100 + number, f"P{number}") for number in range(1, 41))


def changed(terms: TermsKind, **changes: Any) -> TermsKind:
    """Return terms with changes of their own or of those of their matches."""
    of_match = {name: changes.pop(name) for name in ("game", "options", "clock", "rated") if name in changes}
    return replace(terms, match=replace(terms.match, **of_match), **changes)


async def work(services: TestServices) -> None:
    """Do whatever is due in leagues and tournaments, as their worker does."""
    while due := await services.events.queue.due():
        for event in due:
            await services.events.advance(event)


async def pass_time(services: TestServices, clock: Clock, seconds: float) -> None:
    """Let time pass, and do whatever falls due in leagues and tournaments meanwhile, each at its moment."""
    end = clock.now + seconds
    while True:
        await work(services)
        wait = await services.events.queue.seconds_to_next()
        if wait is None or clock.now + wait > end:
            break
        clock.advance(wait)
    clock.now = end


class Died(Exception):
    """The process died in the middle of a transaction."""


@contextmanager
def dying(chance: random.Random) -> Iterator[None]:
    """Let one in twenty-five statements be the last of its process."""
    begin = Transaction.__init__

    def begin_dangerously(transaction: Transaction, *arguments: Any) -> None:
        begin(transaction, *arguments)
        execute = transaction.execute

        async def run(*statement: Any) -> Any:
            if chance.random() < 0.04:
                raise Died
            return await execute(*statement)

        transaction.execute = run  # type: ignore[method-assign]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Transaction, "__init__", begin_dangerously)
        yield

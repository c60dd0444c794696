"""The cost of a page of the standings of a server with ten thousand people and a hundred thousand rated matches.

It is compared with the standings of ten people in the same database: the first, a middle and the last page, each with
the place of somebody in the middle. Ratings are also made anew from all matches.
"""

import asyncio
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from sqlalchemy import Connection, create_engine, insert

from benchmarks.sample_database import STARTED, create_database, database_url, person
from benchmarks.timing import Case, Timings, verdict
from engine import GAMES
from matches import Person
from matches.ratings.rating_service import PAGE
from runtime.services import Services
from store import schema

PEOPLE: Final = 10_000
MATCHES: Final = 100_000
FEW: Final = 10
LARGE, SMALL = 1, 2
"""The two servers."""
UNLISTED: Final = 0.05
"""The share of people who do not want to be shown."""
GAME: Final = next(iter(GAMES.values()))
ROUNDS: Final = 25
AIM: Final = 4
"""The most that a page of many people may take on average over the pages, in times of a page of few."""
BATCH: Final = 10_000


def measure() -> Iterator[str]:
    """Yield how long ratings take to be made anew, and the ratio for each page."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        file = Path(folder, "standings.db")
        create_database(file, 0)
        _fill(file)
        services = runner.run(_open(file))
        runner.run(services.ratings.recompute())  # stores what everybody brought; the next time it is there
        start = perf_counter()
        runner.run(services.ratings.recompute())
        yield f"{perf_counter() - start:.1f} s to make all ratings anew from {MATCHES + FEW * 10:,} rated matches"
        yield from _pages(runner, services)
        runner.run(services.close())


def _pages(runner: asyncio.Runner, services: Services) -> Iterator[str]:
    """Yield the ratio for each page."""

    def case(server: int, asks: Person, page: int) -> Case:
        return lambda _: runner.run(services.ratings.standings(server, GAME, asks, page))

    middle, last = PEOPLE // PAGE // 2, PEOPLE // PAGE
    cases = {
        "few": case(SMALL, person(FEW // 2), 0),
        "the first page": case(LARGE, person(PEOPLE // 2), 0),
        "a middle page": case(LARGE, person(PEOPLE // 2), middle),
        "the last page": case(LARGE, person(PEOPLE // 2), last),
    }
    timings = Timings(cases, ROUNDS)
    yield f"{timings.milliseconds('few'):.2f} ms for the standings of {FEW} people"
    for name in list(cases)[1:]:
        ratio = timings.ratio(name, "few")
        yield f"{timings.milliseconds(name):.2f} ms for {name} of {PEOPLE:,} people: {verdict(ratio, AIM)}"


async def _open(file: Path) -> Services:
    return await Services.open(database_url(file), _never)


def _never() -> datetime:
    """Stand for a clock: nothing here asks what time it is."""
    raise AssertionError


def _fill(file: Path) -> None:
    """Store rated matches of two servers, of which many people have played the first."""
    chance = Random(1)
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            hidden = [{"user": person(number).user, "listed": False} for number in _chosen(chance)]
            connection.execute(insert(schema.people), hidden)
        for first in range(0, MATCHES, BATCH):
            with engine.begin() as connection:
                _write(connection, chance, range(first + 1, first + BATCH + 1), LARGE, PEOPLE)
        with engine.begin() as connection:
            _write(connection, chance, range(MATCHES + 1, MATCHES + 1 + FEW * 10), SMALL, FEW)
    finally:
        engine.dispose()


def _chosen(chance: Random) -> list[int]:
    """Return the numbers of those who do not want to be shown: none of the few."""
    return chance.sample(range(FEW, PEOPLE), int(PEOPLE * UNLISTED))


def _write(connection: Connection, chance: Random, numbers: range, server: int, people: int) -> None:
    """Write matches of two people each, the stronger of whom wins more often."""
    matches, seats = [], []
    for number in numbers:
        two = chance.sample(range(people), 2)
        won = two.index(max(two)) if chance.random() < 0.8 else two.index(min(two))
        matches.append(
            {
                "id": number,
                "game": GAME.id,
                "terms": "",
                "rules_version": GAME.rules_version,
                "guild": server,
                "channel": server,
                "language": "en",
                "entries": 0,
                "plies": 0,
                "reason": "resigned",
                "started_at": STARTED,
                "moved_at": STARTED + number,
                "ended_at": STARTED + number,
                "rated": True,
            }
        )
        for player, who in enumerate(two):
            one = person(who)
            row = {"match": number, "player": player, "user": one.user, "name": one.name}
            seats.append({**row, "result": "won" if player == won else "lost", "rank": 1 if player == won else 2})
    connection.execute(insert(schema.matches), matches)
    connection.execute(insert(schema.seats), seats)
    connection.execute(insert(schema.rated_matches), [{"match": number} for number in numbers])

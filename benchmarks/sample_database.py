"""Databases with many open matches, made quickly: the matches share a few dozen random records."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Table, insert

from engine import GAMES, State
from matches import Person
from store import open_store, schema

RECORDS = 48
"""The number of records; the match with an index has the record with the index modulo this number."""
PEOPLE = 400
REGULARS = {PEOPLE: range(10), PEOPLE + 1: range(10, 30)}
"""The indices of all matches that two further people play, as first player, by the numbers of the people."""
SERVERS = 40
SHORTEST, LONGEST = 20, 40
"""The least and the largest number of plies of a match."""
CANDIDATES = 100
"""The number of legal moves from which one is chosen; some games have tens of thousands."""
BATCH = 1000
"""Matches written in one transaction."""
STARTED = 1_800_000_000
MOVE_TIME = 3 * 3600
"""Seconds from one move to the next."""
CLOCK, SPAN = "3d", 3 * 86_400
"""The clock of every second match."""
FIRST_ID = 2**60
"""Discord's ids are about as large."""
TABLES = ("matches", "seats", "challenges", "invitations", "moves", "outbox")


def create_database(path: Path, matches: int) -> None:
    """Create a database file with a number of open matches, with ids from 1, whose boards have all been posted."""
    asyncio.run(fill(database_url(path), matches))


async def fill(url: str, matches: int) -> None:
    """Make the tables of an empty database, and write a number of open matches as `create_database` does."""
    store = await open_store(url)
    try:
        for first in range(0, matches, BATCH):
            async with store.write() as transaction:
                for table, rows in _rows(range(first, min(first + BATCH, matches))):
                    await transaction.execute(insert(table), rows)
    finally:
        await store.close()


def database_url(path: Path) -> str:
    """Return the URL of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def person(number: int) -> Person:
    """Return the person with a number."""
    return Person(FIRST_ID + number, f"Player {number}")


def random_move(state: State, chance: Random) -> str | None:
    """Return a random move that neither ends the match nor puts a player out, or None if none is found."""
    moves = [move for move in islice(state.legal_moves(), CANDIDATES) if move not in ("pass", "swap")]
    chance.shuffle(moves)
    return next((move for move in moves if not ((after := state.play(move)).outcome or after.out)), None)


def _rows(indices: range) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of the matches with some indices, and of everything that belongs to them, by table."""
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for index in indices:
        for name, row in _match(index):
            rows[name].append(row)
    for name in TABLES:
        yield schema.metadata.tables[name], rows[name]


def _match(index: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the rows of a match, of its challenge, and of its posts."""
    state = _records()[index % RECORDS]
    number, plies, players = index + 1, len(state.history), state.game.players
    people = _players(index, players)
    server = FIRST_ID + 10_000 + index % SERVERS
    card, thread = FIRST_ID + number * 1000, FIRST_ID + number * 1000 + 1
    started, moved = STARTED + index, STARTED + index + plies * MOVE_TIME
    common = {"id": number, "game": state.game.id, "terms": state.terms, "guild": server, "channel": server + 100}
    common |= {"language": "en", "card": card, "clock": CLOCK if index % 2 else None}
    due = moved + SPAN if index % 2 else None
    yield (
        "matches",
        {
            **common,
            "rules_version": state.game.rules_version,
            "thread": thread,
            "entries": plies,
            "plies": plies,
            "mover": state.turn,
            "board": thread + 1 + plies,
            "board_channel": thread,
            "started_at": started,
            "moved_at": moved,
            "turn_at": moved if due else None,
            "deadline": due,
            "due_at": due,
        },
    )
    yield (
        "challenges",
        {
            **common,
            "challenger": people[0].user,
            "challenger_name": people[0].name,
            "status": "accepted",
            "created_at": started,
            "expires_at": started + 7 * 86_400,
            "match": number,
        },
    )
    for player, person in enumerate(people):
        yield "seats", {"match": number, "player": player, "user": person.user, "name": person.name}
        if player:
            yield "invitations", {
                "challenge": number, "slot": player, "user": person.user, "name": person.name, "taken_at": started
            }  # fmt: skip
    posted = {"subject": number, "attempts": 1, "bucket": server + 100}
    waited = {"kind": "card", "entry": 0, "lane": f"challenge {number}", "essential": False}
    yield "outbox", {**posted, **waited, "message": card, **_posted(started)}
    waited = {"kind": "board", "lane": f"match {number}", "essential": True}
    for entry, text in zip(count(), ("", *state.history), strict=False):
        at = started + entry * MOVE_TIME
        if text:
            player = (entry - 1) % players
            yield "moves", {"match": number, "ply": entry, "player": player, "text": text, "at": at}
        message = thread + 1 + entry
        yield "outbox", {**posted, **waited, "entry": entry, "message": message, **_posted(at)}


def _players(index: int, players: int) -> list[Person]:
    """Return the players of a match."""
    distance = 1 + index // PEOPLE
    numbers = [(index * 7 + player * distance) % PEOPLE for player in range(players)]
    regulars = [number for number, indices in REGULARS.items() if index in indices]
    return [person(number) for number in (*regulars, *numbers)][:players]


def _posted(time: int) -> dict[str, int]:
    """Return the times of something that was posted without delay."""
    return {"created_at": time, "due_at": time, "done_at": time}


@cache
def _records() -> list[State]:
    """Return random open matches, as many of each game."""
    games = list(GAMES.values())
    return [_record(games[number % len(games)].id, number) for number in range(RECORDS)]


def _record(game: str, seed: int) -> State:
    chance = Random(seed)
    state, plies = GAMES[game].start(), chance.randint(SHORTEST, LONGEST)
    while state.ply < plies:
        move = random_move(state, chance)
        state = state.play(move) if move else GAMES[game].start()
    return state

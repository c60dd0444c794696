"""Databases in which many matches go on at once, made quickly: the matches share a few dozen random records."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, create_engine, insert

from engine import GAMES, State
from matches import Person
from matches.store import Store, schema

RECORDS = 48
"""The match of an index has the record whose number is that of the index modulo this."""
PEOPLE = 400
REGULARS = {PEOPLE: range(10), PEOPLE + 1: range(10, 30)}
"""By the number of a person beside those: the indices of the matches in which they sit first, and no other match."""
SERVERS = 40
SHORTEST, LONGEST = 20, 40
"""Plies that matches have behind them."""
LOOKED_AT = 100
"""Legal moves among which one is drawn; some games have tens of thousands."""
TOGETHER = 1000
"""Matches that are written in one transaction."""
BEGAN = 1_800_000_000
PACE = 3 * 3600
"""Seconds from one move to the next."""
CLOCK, SPAN = "3d", 3 * 86_400
"""The clock of every second match."""
DISCORD = 2**60
"""Discord's ids are as large as this."""


def make(path: Path, matches: int) -> None:
    """A database with so many matches that go on, their ids counted from 1, and every board of theirs posted."""
    asyncio.run(_migrate(url(path)))
    engine = create_engine(f"sqlite:///{path}")
    try:
        for first in range(0, matches, TOGETHER):
            with engine.begin() as connection:
                _write(connection, range(first, min(first + TOGETHER, matches)))
    finally:
        engine.dispose()


def url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def person(number: int) -> Person:
    """One of the people."""
    return Person(DISCORD + number, f"Player {number}")


def drawn(state: State, chance: Random) -> str | None:
    """A random move after which the match goes on with everybody in; None where none was found."""
    moves = [move for move in islice(state.legal_moves(), LOOKED_AT) if move not in ("pass", "swap")]
    chance.shuffle(moves)
    return next((move for move in moves if not ((after := state.play(move)).outcome or after.out)), None)


async def _migrate(address: str) -> None:
    await (await Store.open(address)).close()


def _write(connection: Connection, indices: range) -> None:
    """Some matches with all that belongs to them."""
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for index in indices:
        for table, row in _match(index):
            rows[table].append(row)
    for table in ("matches", "seats", "challenges", "invitations", "moves", "outbox"):
        connection.execute(insert(schema.metadata.tables[table]), rows[table])


def _match(index: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a match, of the challenge it came from, and of what was posted."""
    state = _records()[index % RECORDS]
    number, plies, players = index + 1, len(state.history), state.game.players
    seated = _seated(index, players)
    server = DISCORD + 10_000 + index % SERVERS
    card, thread = (DISCORD + number * 1000 + one for one in (0, 1))
    began, moved = BEGAN + index, BEGAN + index + plies * PACE
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
            "turn": state.turn,
            "board": thread + 1 + plies,
            "board_channel": thread,
            "started_at": began,
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
            "challenger": seated[0].user,
            "challenger_name": seated[0].name,
            "status": "accepted",
            "created_at": began,
            "expires_at": began + 7 * 86_400,
            "match": number,
        },
    )
    for player, one in enumerate(seated):
        yield "seats", {"match": number, "player": player, "user": one.user, "name": one.name}
        if player:
            yield "invitations", {
                "challenge": number, "slot": player, "user": one.user, "name": one.name, "taken_at": began
            }  # fmt: skip
    posted = {"attempts": 1, "match": None, "entry": None, "challenge": None}
    yield "outbox", {**posted, "kind": "card", "challenge": number, "message": card, **_at(began)}
    for entry, text in zip(count(), ("", *state.history), strict=False):
        at = began + entry * PACE
        if text:
            player = (entry - 1) % players
            yield "moves", {"match": number, "ply": entry, "player": player, "text": text, "at": at}
        message = thread + 1 + entry
        yield "outbox", {**posted, "kind": "turn", "match": number, "entry": entry, "message": message, **_at(at)}


def _seated(index: int, players: int) -> list[Person]:
    """Who plays a match."""
    apart = 1 + index // PEOPLE
    numbers = [(index * 7 + player * apart) % PEOPLE for player in range(players)]
    regulars = [number for number, indices in REGULARS.items() if index in indices]
    return [person(number) for number in (*regulars, *numbers)][:players]


def _at(moment: int) -> dict[str, int]:
    """The times of something that was posted at once."""
    return {"created_at": moment, "due_at": moment, "done_at": moment}


@cache
def _records() -> list[State]:
    """Random matches that go on, of all games alike."""
    games = list(GAMES.values())
    return [_record(games[number % len(games)].id, number) for number in range(RECORDS)]


def _record(game: str, seed: int) -> State:
    chance = Random(seed)
    state, plies = GAMES[game].start(), chance.randint(SHORTEST, LONGEST)
    while state.ply < plies:
        move = drawn(state, chance)
        state = state.play(move) if move else GAMES[game].start()
    return state

"""The reckoning: the database, read with plain sqlite3, against what people were told and what was posted."""

import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from engine import GAMES, State
from tests.torture.people import Diary, boards, button
from tests.torture.standin import Standin
from tests.torture.weather import LETTERS


class Entry(NamedTuple):
    """A stored entry of a record."""

    match: int
    ply: int
    player: int
    user: int
    text: str


def read(database: Path, query: str) -> list[Any]:
    """Rows of the database, which a bot may be using at the same time."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(query).fetchall()


def waiting(database: Path) -> list[str]:
    """What is promised to be posted and is not."""
    return [f"waiting: {dict(row)}" for row in read(database, "SELECT * FROM outbox WHERE done_at IS NULL")]


def given_up(database: Path) -> list[str]:
    """Boards that were given up."""
    query = "SELECT * FROM outbox WHERE done_at IS NOT NULL AND message IS NULL AND kind = 'turn'"
    return [f"given up: {dict(row)}" for row in read(database, query)]


def records(database: Path) -> dict[int, list[Entry]]:
    """Every match's entries, in order."""
    found: dict[int, list[Entry]] = {row["id"]: [] for row in read(database, "SELECT id FROM matches")}
    query = """SELECT moves."match", ply, moves.player, user, text FROM moves
               JOIN seats ON seats."match" = moves."match" AND seats.player = moves.player ORDER BY ply"""
    for row in read(database, query):
        found[row["match"]].append(Entry(*row))
    return found


def stored(database: Path) -> int:
    """How many entries there are in all."""
    return sum(map(len, records(database).values()))


def unsound(database: Path) -> list[str]:
    """Matches whose record has gaps, breaks the rules, or is not what the match says of itself."""
    entries = records(database)
    return [
        f"unsound: {dict(row)}, {entries[row['id']]}"
        for row in read(database, "SELECT * FROM matches")
        if not sound(row, entries[row["id"]])
    ]


def sound(row: Any, entries: list[Entry]) -> bool:
    """Whether a record replays. Raises what the engine raises for a move that is not legal."""
    state: State = GAMES[row["game"]].start(GAMES[row["game"]].read_options(row["terms"]))
    for entry in entries:
        if entry.player != state.turn and not entry.text.startswith("resign"):
            return False
        state = state.enter(entry.text)
    reason = state.outcome.reason if state.outcome else None
    canonical = list(state.history) == [entry.text for entry in entries]
    gapless = [entry.ply for entry in entries] == list(range(1, row["entries"] + 1))
    return canonical and gapless and reason == row["reason"]


def unkept(database: Path, diary: Diary) -> list[str]:
    """Moves that somebody was told were played, and that are not stored exactly where they must be."""
    kept = {(one.match, one.ply, one.user, one.text) for record in records(database).values() for one in record}
    told = Counter((request.match, request.seen) for request in diary.accepted())
    return [
        *(
            f"told, not stored: {one}"
            for one in diary.accepted()
            if (one.match, one.seen + 1, one.user, one.text) not in kept
        ),
        *(f"told twice: {moment}" for moment, count in told.items() if count > 1),
    ]


def unasked(database: Path, diary: Diary) -> list[str]:
    """Stored moves that nobody asked for on the board before them, such as a request that was carried out twice."""
    asked = {(request.match, request.seen + 1, request.user, request.text) for request in diary.requests}
    return [
        f"unasked: {one}"
        for record in records(database).values()
        for one in record
        if (one.match, one.ply, one.user, one.text) not in asked and not one.text.startswith("resign")
    ]


def misposted(database: Path, discord: Standin) -> list[str]:
    """Matches whose boards are not each posted once, in order, in one place; boards of no match; cards posted twice."""
    shown: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for place in discord.world.messages:
        for board in boards(discord, place):
            shown[board.match][place].append(board.entry)
    entries = {match: set(range(len(record) + 1)) for match, record in records(database).items()}
    wrong = [
        f"match {match} is shown as {dict(shown[match])}"
        for match in entries.keys() | shown.keys()
        if set().union(*shown[match].values()) != entries.get(match) or not well_placed(discord, shown[match])
    ]
    accepts = Counter(
        button(message, "accept") for place in discord.world.messages for message in discord.posted(place)
    )
    return wrong + [f"card posted {count} times: {card}" for card, count in accepts.items() if card and count > 1]


def well_placed(discord: Standin, places: dict[int, list[int]]) -> bool:
    """Whether boards stand once and in order wherever they are, and in one place only but for those that were shut."""
    letters = {place for place in places if discord.world.channels[place]["type"] == LETTERS}
    shut = discord.weather.shut & places.keys()
    in_order = all(entries == sorted(set(entries)) for entries in places.values())
    return in_order and len(places.keys() - shut - (letters if discord.weather.shut else set())) <= 1


def mistaken(database: Path) -> list[str]:
    """Matches that take another message for their latest board than the one that is."""
    latest = """SELECT message FROM outbox WHERE outbox."match" = matches.id AND kind = 'turn' AND message IS NOT NULL
                ORDER BY entry DESC LIMIT 1"""
    query = f"SELECT id, board, ({latest}) AS latest FROM matches WHERE board IS NOT latest"
    return [f"mistaken for the latest board: {dict(row)}" for row in read(database, query)]


def misthreaded(database: Path, discord: Standin) -> list[str]:
    """Threads that are not the home of exactly one match; matches without one, unless its card took none."""
    homes = Counter(row["thread"] for row in read(database, "SELECT thread FROM matches"))
    threads = Counter(channel for channel, told in discord.world.channels.items() if told["type"] == 11)
    homeless = homes.pop(None, 0)
    sound = not homes - threads and (threads - homes).total() <= homeless <= discord.weather.cards_refused
    return [] if sound else [f"threads {threads}, matches in {homes}, {homeless} in none"]


def unheard(discord: Standin) -> list[str]:
    """What people asked and heard nothing about, although the bot did not try twice to tell them."""
    tried = discord.weather.asked
    return [
        f"unheard: {asked.data}"
        for asked in discord.world.interactions.values()
        if asked.delivered and not (asked.answer or asked.deferred) and tried["answer", asked.id] < 2
    ]


def faults(database: Path, discord: Standin, diary: Diary) -> list[str]:
    """Everything that is not as it should be once all is quiet."""
    return [
        *unsound(database),
        *unkept(database, diary),
        *unasked(database, diary),
        *misposted(database, discord),
        *mistaken(database),
        *misthreaded(database, discord),
        *waiting(database),
        *given_up(database),
        *(f"strange request: {request}" for request in discord.routes.strange),
        *(row[0] for row in read(database, "PRAGMA integrity_check") if row[0] != "ok"),
    ]

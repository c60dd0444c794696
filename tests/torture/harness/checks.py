"""Checks of the database, read behind the bots' back, against what people were told and what was posted."""

import re
import time
from collections import Counter, defaultdict
from typing import Any, NamedTuple

from sqlalchemy import RowMapping

from engine import GAMES, State
from matches.core.terms import Terms
from tests.databases import Database
from tests.torture.harness.fault_injection import DIRECT_MESSAGES
from tests.torture.harness.people import RequestLog, boards, button
from tests.torture.harness.standin import Standin
from tests.torture.harness.thoughts import unthought

DAILY = re.compile(r"trilithon:exercise:daily\.(\d+)")
"""In the button of a puzzle of the day, its id."""
TOLD = re.compile(r"trilithon-\d+-the-end|digest-\d+")
"""In the picture of the message about an end, the match; in the button of a digest, its number."""


class Entry(NamedTuple):
    """A stored entry of a record."""

    match: int
    ply: int
    player: int
    user: int
    text: str
    level: int | None


def read(database: Database, query: str) -> list[RowMapping]:
    """Return rows of the database, which a bot may be using at the same time."""
    return [row._mapping for row in database.query(query)]


def waiting(database: Database) -> list[str]:
    """Return the posts that are queued and not yet sent, and the matches in which a computer has yet to move.

    The boards of players whose direct messages are closed, while others have got theirs, wait for a day.
    """
    aside = "kind = 'apart' AND fault = 'closed'"
    posts = f"SELECT * FROM outbox WHERE done_at IS NULL AND (fault IS NULL OR NOT ({aside}))"
    queries = posts, "SELECT * FROM matches WHERE thinks_at IS NOT NULL"
    return [f"waiting: {dict(row)}" for query in queries for row in read(database, query)]


def make_refused_due(database: Database) -> None:
    """Let the posts that every place refused be due now, as if the hour had passed after which they are tried again."""
    database.query("UPDATE outbox SET due_at = :now WHERE done_at IS NULL AND fault = 'closed'", now=int(time.time()))


def given_up(database: Database) -> list[str]:
    """Return the boards that were given up."""
    query = "SELECT * FROM outbox WHERE done_at IS NOT NULL AND message IS NULL AND kind = 'board'"
    return [f"given up: {dict(row)}" for row in read(database, query)]


def records(database: Database) -> dict[int, list[Entry]]:
    """Return the entries of every match, in order."""
    found: dict[int, list[Entry]] = {row["id"]: [] for row in read(database, "SELECT id FROM matches")}
    query = """SELECT moves."match", ply, moves.player, "user", text, level FROM moves
               JOIN seats ON seats."match" = moves."match" AND seats.player = moves.player ORDER BY ply"""
    for row in read(database, query):
        found[row["match"]].append(Entry(**row))
    return found


def stored(database: Database) -> int:
    """Return how many entries there are in all."""
    return sum(map(len, records(database).values()))


def unsound(database: Database) -> list[str]:
    """Return the matches whose record has gaps, breaks the rules, or contradicts the row of the match."""
    entries = records(database)
    return [
        f"unsound: {dict(row)}, {entries[row['id']]}"
        for row in read(database, "SELECT * FROM matches")
        if not sound(row, entries[row["id"]])
    ]


def sound(row: Any, entries: list[Entry]) -> bool:
    """Return whether a record can be replayed. Raises MoveError for a move that is not legal."""
    state: State = Terms(GAMES[row["game"]], row["terms"], origin=row["origin"]).start
    for entry in entries:
        if entry.player != state.turn and not entry.text.startswith("resign"):
            return False
        state = state.enter(entry.text)
    reason = state.outcome.reason if state.outcome else None
    canonical = list(state.history) == [entry.text for entry in entries]
    gapless = [entry.ply for entry in entries] == list(range(1, row["entries"] + 1))
    return canonical and gapless and reason == row["reason"]


def unkept(database: Database, log: RequestLog) -> list[str]:
    """Return the moves that a person was told are played, and that are not stored where they must be."""
    kept = {
        (entry.match, entry.ply, entry.user, entry.text) for record in records(database).values() for entry in record
    }
    answers = answering_entries(database)
    found: dict[tuple[int, int, str], list[set[int]]] = defaultdict(list)
    for request in log.accepted():
        move = request.match, request.user, request.text
        places = request.places(answers[request.match])
        found[move].append({ply for ply in places if (request.match, ply, request.user, request.text) in kept})
    return [
        *(f"accepted, not stored: {move}" for move, stored in found.items() if not all(stored)),
        *(f"accepted twice: {move}" for move, stored in found.items() if len(stored) > len(set().union(*stored))),
    ]


def unasked(database: Database, log: RequestLog) -> list[str]:
    """Return the stored moves that nobody made on the board before them, such as a request carried out twice."""
    planned, answers = planned_entries(database), answering_entries(database)
    asked = {
        (request.match, ply, request.user, request.text)
        for request in log.requests
        for ply in request.places(answers[request.match])
    }
    wanted = {(plan.match, plan.user, answer) for plan in log.plans for _, answer in plan.lines}
    return [
        f"unasked: {entry}"
        for record in records(database).values()
        for entry in record
        if (entry.match, entry.ply, entry.user, entry.text) not in asked and not entry.text.startswith("resign")
        if entry.level is None
        if entry.ply not in planned[entry.match] or (entry.match, entry.user, entry.text) not in wanted
    ]


def planned_entries(database: Database) -> defaultdict[int, set[int]]:
    """Return by match the numbers of the entries that were played as planned."""
    found: defaultdict[int, set[int]] = defaultdict(set)
    for row in read(database, 'SELECT "match", ply FROM moves WHERE planned'):
        found[row["match"]].add(row["ply"])
    return found


def answering_entries(database: Database) -> defaultdict[int, set[int]]:
    """Return by match the numbers of the entries that were played as planned, or by a computer."""
    found = planned_entries(database)
    for match, record in records(database).items():
        found[match] |= {entry.ply for entry in record if entry.level is not None}
    return found


def unplayed(database: Database) -> list[str]:
    """Return the planned lines that do not fit their match, and those whose reply has come without the answer."""
    entries, found = records(database), []
    for row in read(database, "SELECT * FROM plans"):
        played = [entry.text for entry in entries[row["match"]][row["entry"] :]]
        moves, answers = row["moves"].split(" / "), len(played) % 2 == 1
        if played != moves[: len(played)] or len(played) >= len(moves):
            found.append(f"does not fit: {dict(row)} after {played}")
        elif answers:
            found.append(f"a reply without its planned answer: {dict(row)} after {played}")
    return found


def thoughtless(database: Database, log: RequestLog) -> list[str]:
    """Return what is wrong with thinking boards."""
    entries = {match: [entry.text for entry in record] for match, record in records(database).items()}
    heads = {
        row["id"]: f"{row['game']} {row['terms']}" for row in read(database, "SELECT id, game, terms FROM matches")
    }
    return unthought(database, log.thoughts, entries, heads)


def misposted(database: Database, discord: Standin) -> list[str]:
    """Return the matches whose boards are not posted once, in order, in one place, and cards not posted so."""
    shown: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for place in discord.world.messages:
        for board in boards(discord, place):
            shown[board.match][place].append(board.entry)
    unshown, planned = computers_turns(database), planned_entries(database)
    entries = {
        match: {entry for entry in range(len(record) + 1) if entry + 1 not in planned[match]} - unshown[match]
        for match, record in records(database).items()
    }
    wrong = [
        f"match {match} is shown as {dict(shown[match])}"
        for match in entries.keys() | shown.keys()
        if set().union(*shown[match].values()) != entries.get(match) or not well_placed(discord, shown[match])
    ]
    cards: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for place in discord.world.messages:
        for message in discord.posted(place):
            if card := button(message, "accept"):
                cards[card][place].append(0)
    return wrong + [
        f"card {card} is shown as {dict(places)}" for card, places in cards.items() if not well_placed(discord, places)
    ]


def make_daily_due(database: Database, guild: int, channel: int) -> None:
    """Let the next puzzle of the day of a server be due now, for a bot that starts."""
    values = {"guild": guild, "daily_channel": channel, "daily_at": int(time.time()), "daily_untried": 0}
    names, places = ", ".join(values), ", ".join(f":{name}" for name in values)
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    query = f"INSERT INTO servers ({names}) VALUES ({places}) ON CONFLICT (guild) DO UPDATE SET {changes}"
    database.query(query, **values)


def dailies(discord: Standin) -> Counter[int]:
    """Return how many times each puzzle of the day stands in Discord, by its id."""
    messages = (message for place in discord.world.messages for message in discord.posted(place))
    found = (DAILY.search(str(message["components"])) for message in messages)
    return Counter(int(name[1]) for name in found if name)


def unpuzzled(database: Database, discord: Standin) -> list[str]:
    """Return the puzzles of the day that are posted twice, or are said to stand where they do not.

    One that a later one has overtaken may stand there or not.
    """
    shown = dailies(discord)
    rows = {row["id"]: row["message"] for row in read(database, "SELECT id, message FROM dailies")}
    latest = max(rows, default=0)
    return [
        *(
            f"puzzle {daily} is posted {count} times"
            for daily, count in shown.items()
            if count > 1 or daily not in rows
        ),
        *(f"puzzle {daily} is not posted" for daily in rows if not shown[daily] and (rows[daily] or daily == latest)),
    ]


def make_digests_due(database: Database) -> None:
    """Let the next digest of everybody who gets one be due now, for a bot that starts."""
    database.query("UPDATE digests SET due_at = :now WHERE due_at IS NOT NULL", now=int(time.time()))


def told(discord: Standin) -> Counter[str]:
    """Return how many times people were told of each end of a match that they follow, and got each digest.

    They go by the channel of the direct messages, and the picture or the button.
    """
    messages = [message for place in discord.world.messages for message in discord.posted(place)]
    shown = [(message["channel_id"], str([message["attachments"], message["components"]])) for message in messages]
    return Counter(f"{place} {found[0]}" for place, text in shown if (found := TOLD.search(text)))


def untold(database: Database, discord: Standin) -> list[str]:
    """Return what was told twice, is said to have been told and was not, and who still follows a match that is over."""
    kinds = "SELECT id, kind FROM outbox WHERE kind IN ('followed', 'digest') AND message IS NOT NULL"
    posted, stored = len(told(discord)), len(read(database, kinds))
    over = """SELECT follows.* FROM follows JOIN matches ON matches.id = follows."match"
              WHERE reason IS NOT NULL AND NOT daily"""
    return [
        *(f"told {count} times: {what}" for what, count in told(discord).items() if count > 1),
        *([f"{posted} messages to followers are posted, {stored} are stored"] if posted != stored else []),
        *(f"still followed: {dict(row)}" for row in read(database, over)),
    ]


def computers_turns(database: Database) -> dict[int, set[int]]:
    """Return by match the numbers of the entries after which a computer was to move: they have no board."""
    query = 'SELECT "match", player FROM seats WHERE level IS NOT NULL'
    computers = {(row["match"], row["player"]) for row in read(database, query)}
    found: dict[int, set[int]] = defaultdict(set)
    entries = records(database)
    for row in read(database, "SELECT * FROM matches"):
        state: State = Terms(GAMES[row["game"]], row["terms"], origin=row["origin"]).start
        states = [state, *state.follow(entry.text for entry in entries[row["id"]])]
        found[row["id"]] = {after.length for after in states if (row["id"], after.turn) in computers}
    return found


def well_placed(discord: Standin, places: dict[int, list[int]]) -> bool:
    """Return whether posts stand once and in order in each channel, and in one only unless others were closed."""
    direct_messages = {place for place in places if discord.world.channels[place]["type"] == DIRECT_MESSAGES}
    shut = discord.injector.ever_closed & places.keys()
    in_order = all(entries == sorted(set(entries)) for entries in places.values())
    return in_order and len(places.keys() - shut - (direct_messages if discord.injector.ever_closed else set())) <= 1


def mistaken(database: Database) -> list[str]:
    """Return the matches whose latest board is not stored as such."""
    latest = """SELECT message FROM outbox WHERE subject = matches.id AND kind = 'board' AND message IS NOT NULL
                ORDER BY entry DESC LIMIT 1"""
    query = f"SELECT id, board, ({latest}) AS latest FROM matches WHERE board IS DISTINCT FROM ({latest})"
    return [f"mistaken for the latest board: {dict(row)}" for row in read(database, query)]


def misthreaded(database: Database, discord: Standin) -> list[str]:
    """Return a line if a thread does not belong to one match, or a match has none although its card took one.

    A card in direct messages, where its channel was closed, takes none.
    """
    query = 'SELECT thread, card_channel FROM matches LEFT JOIN challenges ON challenges."match" = matches.id'
    rows, types = read(database, query), {channel: data["type"] for channel, data in discord.world.channels.items()}
    homes = Counter(row["thread"] for row in rows)
    threads = Counter(channel for channel, kind in types.items() if kind == 11)
    homeless = homes.pop(None, 0)
    direct = sum(not row["thread"] and types.get(row["card_channel"]) == DIRECT_MESSAGES for row in rows)
    refused = direct + discord.injector.cards_refused
    sound = not homes - threads and (threads - homes).total() <= homeless <= refused
    return [] if sound else [f"threads {threads}, matches in {homes}, {homeless} in none"]


def unanswered(discord: Standin) -> list[str]:
    """Return the interactions that were not answered, unless the bot has tried twice."""
    tried = discord.injector.requests
    return [
        f"unanswered: {asked.data}"
        for asked in discord.world.interactions.values()
        if asked.delivered and not (asked.answer or asked.deferred) and tried["answer", asked.id] < 2
    ]


def problems(database: Database, discord: Standin, log: RequestLog) -> list[str]:
    """Return everything that is not as it should be when no post is waiting."""
    return [
        *unsound(database),
        *unkept(database, log),
        *unasked(database, log),
        *unplayed(database),
        *thoughtless(database, log),
        *misposted(database, discord),
        *unpuzzled(database, discord),
        *untold(database, discord),
        *mistaken(database),
        *misthreaded(database, discord),
        *waiting(database),
        *given_up(database),
        *(f"strange request: {request}" for request in discord.routes.strange),
        *database.damage(),
    ]

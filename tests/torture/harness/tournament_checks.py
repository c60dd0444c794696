"""Tournaments in a database that no bot uses, and checks of what became of them"""

import re
import time
from collections import Counter

from tests.databases import Database
from tests.torture.harness.checks import read
from tests.torture.harness.standin import Standin

TOURNAMENT_POST = re.compile(r"trilithon:tournament:\d+:(\d+)")
"""In a button below a post of a tournament, its id."""


def make_tournament_due(database: Database, guild: int, channel: int, users: list[int], kind: str) -> None:
    """Let a tournament of some people begin now, for a bot that starts."""
    now = int(time.time())
    cup = {"guild": guild, "channel": channel, "language": "en", "name": "cup", "game": "contiguity", "terms": ""}
    cup |= {"clock": "1d", "kind": kind, "rounds": 2, "round_time": 86_400, "places": 8, "checks_in": False}
    cup |= {"rated": True, "created_at": now, "starts_at": now, "due_at": now}
    names, places = ", ".join(cup), ", ".join(f":{name}" for name in cup)
    [[made]] = database.query(f"INSERT INTO tournaments ({names}) VALUES ({places}) RETURNING id", **cup)
    joining = 'INSERT INTO tournament_entries (tournament, "user", name, joined_at) VALUES (:cup, :user, :name, :now)'
    for user in users:
        database.query(joining, cup=made, user=user, name=f"P{user}", now=now)


def make_round_over(database: Database) -> None:
    """Let the time of the rounds that run be over, for a bot that starts."""
    now = int(time.time())
    database.query("UPDATE tournament_rounds SET ends_at = :now", now=now)
    database.query("UPDATE tournaments SET due_at = :now WHERE due_at IS NOT NULL", now=now)


def tournament_posts(discord: Standin) -> Counter[int]:
    """Return how many times each post of a tournament stands in Discord, by its id."""
    messages = (message for place in discord.world.messages for message in discord.posted(place))
    found = (TOURNAMENT_POST.search(str(message["components"])) for message in messages)
    return Counter(int(name[1]) for name in found if name)


def misled(database: Database, discord: Standin) -> list[str]:
    """Return the posts of tournaments that are not posted once, and people who meet twice or play twice in a round."""
    shown = tournament_posts(discord)
    rows = {row["subject"]: row["message"] for row in read(database, "SELECT * FROM outbox WHERE kind = 'tournament'")}
    met = """SELECT one.* FROM tournament_fixtures AS one JOIN tournament_fixtures AS other
             ON other.tournament = one.tournament AND other.id <> one.id
             WHERE (other.first, other.second) IN ((one.first, one.second), (one.second, one.first))"""
    busy = """SELECT one.* FROM tournament_fixtures AS one JOIN tournament_fixtures AS other
              ON other.tournament = one.tournament AND other.round = one.round AND other.id <> one.id
              WHERE one.first IN (other.first, other.second) OR one.second IN (other.first, other.second)"""
    return [
        *(f"post {post} of a tournament is posted {count} times" for post, count in shown.items() if count > 1),
        *(f"post {post} of a tournament is not posted" for post, sent in rows.items() if sent and not shown[post]),
        *(f"paired twice: {dict(row)}" for query in (met, busy) for row in read(database, query)),
    ]

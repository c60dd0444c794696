"""Leagues and tournaments in a database that no bot uses, and checks of what became of them"""

import re
import time
from collections import Counter
from typing import Any

from tests.databases import Database
from tests.torture.harness.checks import read
from tests.torture.harness.standin import Standin

POST = re.compile(r"trilithon:(?:league|tournament):\d+:(\d+)")
"""In a button below a post of an event, its id."""
LEAGUE = {"kind": "league", "clock": "3d", "size": 8, "doubled": False, "at_once": 8, "days": 28}
"""A league whose people all play at once."""
TOURNAMENT = {"clock": "1d", "rounds": 2, "round_time": 86_400, "places": 8, "checks_in": False, "rated": True}


def make_due(database: Database, guild: int, channel: int, users: list[int], terms: dict[str, Any]) -> None:
    """Let the first season of a league, or a tournament, of some people start now, for a bot that starts."""
    now = int(time.time())
    event = {"guild": guild, "channel": channel, "language": "en", "name": "event", "game": "contiguity", "terms": ""}
    event |= {**terms, "created_at": now, "starts_at": now, "due_at": now}
    names, places = ", ".join(event), ", ".join(f":{name}" for name in event)
    [[made]] = database.query(f"INSERT INTO events ({names}) VALUES ({places}) RETURNING id", **event)
    joining = 'INSERT INTO event_members (event, "user", name, joined_at) VALUES (:event, :user, :name, :now)'
    for user in users:
        database.query(joining, event=made, user=user, name=f"P{user}", now=now)


def make_over(database: Database) -> None:
    """Let the seasons and rounds that run end now, for a bot that starts."""
    now = int(time.time())
    database.query("UPDATE seasons SET ends_at = :now", now=now)
    database.query("UPDATE events SET due_at = :now WHERE due_at IS NOT NULL", now=now)


def posts(discord: Standin) -> Counter[int]:
    """Return how many times each post of an event stands in Discord, by its id."""
    messages = (message for place in discord.world.messages for message in discord.posted(place))
    found = (POST.search(str(message["components"])) for message in messages)
    return Counter(int(name[1]) for name in found if name)


def misled(database: Database, discord: Standin) -> list[str]:
    """Return the posts of events that are not posted once, people who meet twice, or play twice in a round, and seasons
    that started twice.
    """
    shown, kinds = posts(discord), "('league', 'tournament')"
    rows = {row["subject"]: row["message"] for row in read(database, f"SELECT * FROM outbox WHERE kind IN {kinds}")}
    met = """SELECT one.* FROM fixtures AS one JOIN fixtures AS other ON other.season = one.season
             AND other.id <> one.id
             WHERE (other.first, other.second) IN ((one.first, one.second), (one.second, one.first))"""
    busy = """SELECT one.* FROM fixtures AS one JOIN fixtures AS other
              ON other.season = one.season AND other.round = one.round AND other.id <> one.id
              WHERE one.first IN (other.first, other.second) OR one.second IN (other.first, other.second)"""
    running = "SELECT event FROM seasons WHERE over_at IS NULL GROUP BY event HAVING count(*) > 1"
    return [
        *(f"post {post} of an event is posted {count} times" for post, count in shown.items() if count > 1),
        *(f"post {post} of an event is not posted" for post, sent in rows.items() if sent and not shown[post]),
        *(f"paired twice: {dict(row)}" for query in (met, busy, running) for row in read(database, query)),
    ]

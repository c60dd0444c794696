"""Leagues in a database that no bot uses, and checks of what became of them, read with plain sqlite3."""

import re
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from tests.torture.checks import read
from tests.torture.standin import Standin

LEAGUE_POST = re.compile(r"trilithon:league:\d+:(\d+)")
"""In a button below a post of a league, its id."""


def make_league_due(database: Path, guild: int, channel: int, users: list[int]) -> None:
    """Let the first season of a league of some people, who all play at once, start now, for a bot that starts."""
    now = int(time.time())
    league = {"guild": guild, "channel": channel, "language": "en", "name": "league", "game": "contiguity", "terms": ""}
    league |= {"clock": "3d", "size": 8, "doubled": False, "at_once": 8, "days": 28}
    league |= {"created_at": now, "starts_at": now, "due_at": now}
    names, places = ", ".join(league), ", ".join(f":{name}" for name in league)
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        made = connection.execute(f"INSERT INTO leagues ({names}) VALUES ({places})", league).lastrowid
        rows = [(made, user, f"P{user}", now) for user in users]
        connection.executemany('INSERT INTO league_members (league, "user", name, joined_at) VALUES (?, ?, ?, ?)', rows)


def make_season_over(database: Path) -> None:
    """Let the seasons that run end now, for a bot that starts."""
    now = int(time.time())
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute("UPDATE seasons SET ends_at = ?", [now])
        connection.execute("UPDATE leagues SET due_at = ? WHERE due_at IS NOT NULL", [now])


def league_posts(discord: Standin) -> Counter[int]:
    """Return how many times each post of a league stands in Discord, by its id."""
    messages = (message for place in discord.world.messages for message in discord.posted(place))
    found = (LEAGUE_POST.search(str(message["components"])) for message in messages)
    return Counter(int(name[1]) for name in found if name)


def misled(database: Path, discord: Standin) -> list[str]:
    """Return the posts of leagues that are not posted once, pairings made twice, and seasons that started twice."""
    shown = league_posts(discord)
    rows = {row["league_post"]: row["message"] for row in read(database, "SELECT * FROM outbox WHERE kind = 'league'")}
    twice = """SELECT season, min(first, second) AS one, max(first, second) AS other FROM fixtures
               GROUP BY season, one, other HAVING count(*) > 1"""
    running = "SELECT league FROM seasons WHERE over_at IS NULL GROUP BY league HAVING count(*) > 1"
    return [
        *(f"post {post} of a league is posted {count} times" for post, count in shown.items() if count > 1),
        *(f"post {post} of a league is not posted" for post, message in rows.items() if message and not shown[post]),
        *(f"paired twice: {dict(row)}" for query in (twice, running) for row in read(database, query)),
    ]

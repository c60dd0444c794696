"""Leagues in a database that no bot uses, and checks of what became of them"""

import re
import time
from collections import Counter

from tests.databases import Database
from tests.torture.harness.checks import read
from tests.torture.harness.standin import Standin

LEAGUE_POST = re.compile(r"trilithon:league:\d+:(\d+)")
"""In a button below a post of a league, its id."""


def make_league_due(database: Database, guild: int, channel: int, users: list[int]) -> None:
    """Let the first season of a league of some people, who all play at once, start now, for a bot that starts."""
    now = int(time.time())
    league = {"guild": guild, "channel": channel, "language": "en", "name": "league", "game": "contiguity", "terms": ""}
    league |= {"clock": "3d", "size": 8, "doubled": False, "at_once": 8, "days": 28}
    league |= {"created_at": now, "starts_at": now, "due_at": now}
    names, places = ", ".join(league), ", ".join(f":{name}" for name in league)
    [[made]] = database.query(f"INSERT INTO leagues ({names}) VALUES ({places}) RETURNING id", **league)
    joining = 'INSERT INTO league_members (league, "user", name, joined_at) VALUES (:league, :user, :name, :now)'
    for user in users:
        database.query(joining, league=made, user=user, name=f"P{user}", now=now)


def make_season_over(database: Database) -> None:
    """Let the seasons that run end now, for a bot that starts."""
    now = int(time.time())
    database.query("UPDATE seasons SET ends_at = :now", now=now)
    database.query("UPDATE leagues SET due_at = :now WHERE due_at IS NOT NULL", now=now)


def league_posts(discord: Standin) -> Counter[int]:
    """Return how many times each post of a league stands in Discord, by its id."""
    messages = (message for place in discord.world.messages for message in discord.posted(place))
    found = (LEAGUE_POST.search(str(message["components"])) for message in messages)
    return Counter(int(name[1]) for name in found if name)


def misled(database: Database, discord: Standin) -> list[str]:
    """Return the posts of leagues that are not posted once, pairings made twice, and seasons that started twice."""
    shown = league_posts(discord)
    rows = {row["subject"]: row["message"] for row in read(database, "SELECT * FROM outbox WHERE kind = 'league'")}
    twice = """SELECT one.* FROM fixtures AS one JOIN fixtures AS other
               ON other.season = one.season AND (other.first, other.second) = (one.second, one.first)"""
    running = "SELECT league FROM seasons WHERE over_at IS NULL GROUP BY league HAVING count(*) > 1"
    return [
        *(f"post {post} of a league is posted {count} times" for post, count in shown.items() if count > 1),
        *(f"post {post} of a league is not posted" for post, message in rows.items() if message and not shown[post]),
        *(f"paired twice: {dict(row)}" for query in (twice, running) for row in read(database, query)),
    ]

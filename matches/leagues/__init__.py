"""Leagues: members, seasons, divisions, fixtures, tables.

A league has members, who take part in its next season, and seasons with players and fixtures: who meets whom, and
the match once it has begun. Tables are made from the fixtures whenever they are asked for (`league_rules`).
`leagues.due_at` says when there is something to do, which `season_service` does a step at a time. A match of a
league is played like any other: only the statement that stores an end knows of leagues, and makes the league due.
"""

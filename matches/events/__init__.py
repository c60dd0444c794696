"""Events of a server: leagues and tournaments.

People join the next season of an event. A season has players, in divisions, and fixtures: pairs of players, with the
match once it has begun, or a bye. A tournament has one season, with rounds. Tables and brackets are computed from
fixtures on demand. `events.due_at` is the time of the next step, which `event_director` does.

What leagues and tournaments share is in `event_….py` and `fixture_queries.py`: membership, posts, matches, and what
happens to people who are late or leave. Pairings, tables, seasons and rounds are in `league_….py`, `tournament_….py`.
"""

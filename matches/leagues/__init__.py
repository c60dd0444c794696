"""Leagues: members, seasons, divisions, fixtures, tables.

Members take part in the league's next season. A season has players and fixtures: pairs of players, with the match once
it has begun. Tables are computed from fixtures on demand (`league_rules`). `leagues.due_at` is the time of the next
step, which `season_service` does. League matches are played like any other: only the statement that stores an end knows
of leagues, and makes the league due.
"""

"""Tournaments: knockouts and Swiss tournaments of a server, for an evening or for weeks.

People join, and are seeded by rating when it begins. Each round is a set of pairings: two people, with the match once
it has begun, or a bye. Tables and brackets are computed from pairings on demand (`tournament_rules`).
`tournaments.due_at` is the time of the next step, which `round_service` does. Matches are played like any other: only
the statement that stores an end knows of tournaments, and makes the tournament due.
"""

"""Columns and conditions about those who hold a seat: a person with their absences, or a team with its ballot."""

from typing import Any

from sqlalchemy import Column, ColumnElement, Label, Select, and_, exists, func, or_, select

from store.schema import absences, ballots, seats, team_members, teams, votes
from store.transactions import Transaction

JOINED = team_members.c.joined_at.is_not(None)
_SIZE = (
    select(func.count())
    .select_from(team_members)
    .where(team_members.c.team == teams.c.id, JOINED)
    .correlate(teams)
    .scalar_subquery()
)
TEAM = (
    teams.c.name.label("team_name"),
    teams.c.joining.label("team_joining"),
    teams.c.role.label("team_role"),
    teams.c.hours.label("team_hours"),
    teams.c.open_votes.label("team_open_votes"),
    _SIZE.label("team_size"),
)
"""Columns of a team beside its id, for statements that join teams to a column `team`."""
_COUNT = select(func.count()).where(votes.c.ballot == ballots.c.id).correlate(ballots).scalar_subquery()
BALLOT = (
    ballots.c.id.label("ballot_id"),
    ballots.c.entry.label("ballot_entry"),
    ballots.c.player.label("ballot_player"),
    ballots.c.opened_at,
    ballots.c.closes_at,
    ballots.c.due_at.label("ballot_due_at"),
    ballots.c.closed_at,
    _COUNT.label("ballot_count"),
)
"""Columns of a ballot and the number of its votes, for statements about its match."""


def member(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a user is a member of a team in the statement."""
    return exists().where(team_members.c.team == teams.c.id, team_members.c.user == user, JOINED).correlate(teams)


def teams_of(user: int) -> Select[int]:
    """Return the query for the teams that a user is in."""
    return select(team_members.c.team).where(team_members.c.user == user, JOINED)


def matches_of_member(user: int) -> Select[int]:
    """Return the query for the matches in which a user is in a team."""
    return select(seats.c.match).where(seats.c.team.in_(teams_of(user)))


async def plays_in_match(transaction: Transaction, match_id: int, user: int) -> bool:
    """Return whether a user has a seat of a match, or is in one of its teams."""
    return await plays(transaction, seats.c.match == match_id, seats.c.user, seats.c.team, user)


async def plays(transaction: Transaction, having: ColumnElement[bool], player: Any, team: Any, user: int) -> bool:
    """Return whether a user is the player in a row without a team, or a member of the team in one with a team."""
    among = exists().where(team_members.c.team == team, team_members.c.user == user, JOINED)
    own = or_(and_(team.is_(None), player == user), among)
    return (await transaction.execute(select(team).where(having, own).limit(1))).first() is not None


def away_until(user: Column[int]) -> Label[int | None]:
    """Return a column `away_until`: the end of the latest absence, past or future, from which the user in a column has
    not come back early.
    """
    lasting = absences.c.user == user, absences.c.back_at.is_(None)
    return select(func.max(absences.c.ends_at)).where(*lasting).scalar_subquery().label("away_until")


def uncounted_until(user: Column[int]) -> Label[int | None]:
    """Return a column `uncounted_until`: the end of the uncounted time, past or future, of the user in a column because
    of absences. After an early return that is the end of the current day of absence.
    """
    latest = select(func.max(absences.c.ends_at)).where(absences.c.user == user)
    return latest.scalar_subquery().label("uncounted_until")

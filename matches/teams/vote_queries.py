"""Statements on ballots, votes and motions, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    ScalarSelect,
    Subquery,
    and_,
    bindparam,
    case,
    exists,
    func,
    select,
    true,
)

from matches.playing.holder_queries import BALLOT
from store import personal, rows
from store.schema import (
    NAMELESS,
    absences,
    ballots,
    motion_votes,
    motions,
    moves,
    outbox,
    seats,
    team_members,
    teams,
    votes,
)
from store.transactions import Transaction

RECENT: Final = 2
"""A team's last turns; whoever voted in them is waited for."""
_TEAM, _BALLOT, _USER, _NOW = (
    bindparam(name, type_=BigInteger) for name in ("of_team", "in_ballot", "by_user", "at_time")
)


def _voters(turns: int) -> Subquery:
    """Return the members of a team who voted in its last closed ballots."""
    closed = ballots.c.team == _TEAM, ballots.c.closed_at.is_not(None)
    last = select(ballots.c.id).where(*closed).order_by(ballots.c.id.desc()).limit(turns)
    still = team_members.c.team == _TEAM, team_members.c.user == votes.c.user, team_members.c.joined_at.is_not(None)
    found = select(votes.c.user).distinct().where(votes.c.ballot.in_(last), exists().where(*still).correlate(votes))
    return found.subquery()


def _number(found: Subquery, *conditions: ColumnElement[bool]) -> ScalarSelect[int]:
    """Return the number of rows of a query that fulfil conditions."""
    return select(func.count()).select_from(found).where(*conditions).scalar_subquery()


def _is_missing(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a user has not voted and is not away."""
    voted = exists().where(votes.c.ballot == _BALLOT, votes.c.user == user)
    away = exists().where(absences.c.user == user, absences.c.back_at.is_(None), absences.c.ends_at > _NOW)
    return and_(~voted, ~away)


_REGULARS = _voters(RECENT)
_PEOPLE = select(team_members.c.user, team_members.c.joined_at).where(team_members.c.team == _TEAM).subquery()
_LEAD = select(func.count().label("votes")).where(votes.c.ballot == _BALLOT).group_by(votes.c.text).subquery()
# Built once, because building them for each vote takes longer than to execute them.
_STANDING = select(
    select(func.coalesce(func.max(_LEAD.c.votes), 0)).scalar_subquery(),
    _number(_PEOPLE),
    _number(_PEOPLE, _PEOPLE.c.joined_at.is_not(None), _is_missing(_PEOPLE.c.user)),
    _number(_REGULARS),
    _number(_REGULARS, _is_missing(_REGULARS.c.user)),
)
_VOTER = (
    select(team_members.c.named, team_members.c.captain, votes.c.id.label("vote"), votes.c.text)
    .outerjoin(votes, and_(votes.c.ballot == _BALLOT, votes.c.user == team_members.c.user))
    .where(team_members.c.team == _TEAM, team_members.c.user == _USER)
)
_IS_CLOSED = ballots.c.closed_at.is_not(None)
_LATEST = select(func.max(ballots.c.id)).join(votes, votes.c.ballot == ballots.c.id)
_LATEST_CLOSED = _LATEST.where(ballots.c.team == _TEAM, _IS_CLOSED).correlate(None).scalar_subquery()
_OWN = (
    select(
        votes.c.user,
        func.max(case((_IS_CLOSED, ballots.c.id), else_=0)).label("closed"),
        func.max(case((_IS_CLOSED, 0), else_=1)).label("now"),
    )
    .join(ballots, ballots.c.id == votes.c.ballot)
    .where(ballots.c.team == _TEAM)
    .group_by(votes.c.user)
    .subquery()
)
_VOTERS = (
    select(
        team_members.c.user,
        (func.coalesce(_OWN.c.closed, 0) > 0).label("counted"),
        (func.coalesce(_OWN.c.closed, 0) == func.coalesce(_LATEST_CLOSED, -1)).label("latest"),
        (func.coalesce(_OWN.c.now, 0) > 0).label("now"),
    )
    .outerjoin(_OWN, _OWN.c.user == team_members.c.user)
    .where(team_members.c.team == _TEAM, team_members.c.joined_at.is_not(None))
)


async def add_ballot(
    transaction: Transaction, match_id: int, entry: int, player: int, team: int, opened_at: int, closes_at: int
) -> int:
    """Insert a ballot and return its id."""
    values = {"match": match_id, "entry": entry, "player": player, "team": team, "opened_at": opened_at}
    ballot = await rows.insert(transaction, ballots, **values, closes_at=closes_at, due_at=closes_at)
    transaction.after_commit(transaction.signals.ballots.set)
    return ballot


async def change_ballot(transaction: Transaction, ballot_id: int, **values: Any) -> None:
    """Set columns of a ballot. Wakes the worker after the commit for a new `due_at`."""
    await rows.update(transaction, ballots, {"id": ballot_id}, **values)
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.ballots.set)


async def close_all(transaction: Transaction, match_id: int, at: int) -> None:
    """Close the open ballots of a match."""
    opened = {"match": match_id}, ballots.c.closed_at.is_(None)
    await rows.update(transaction, ballots, *opened, closed_at=at, due_at=None)


async def ballot_at(transaction: Transaction, match_id: int, entry: int) -> Any:
    """Return the columns of `BALLOT` of a ballot about an entry, open or closed; None if there is none."""
    query = select(*BALLOT).where(ballots.c.match == match_id, ballots.c.entry == entry)
    return (await transaction.execute(query)).first()


async def votes_of(transaction: Transaction, ballot_id: int) -> Sequence[Row[Any]]:
    """Return the votes of a ballot in the order in which they were cast."""
    return await rows.get_all(transaction, votes, {"ballot": ballot_id}, by=[votes.c.id])


async def voter(transaction: Transaction, team: int, ballot_id: int, user: int) -> Any:
    """Return a member who is about to vote in a ballot: `named`, `captain`, and their vote (`vote`, `text`), if any."""
    return (await transaction.execute(_VOTER, {"of_team": team, "in_ballot": ballot_id, "by_user": user})).one()


async def standing(transaction: Transaction, team: int, ballot_id: int, now: int) -> Row[int, int, int, int, int]:
    """Return how a ballot of a team stands: the columns of `Standing`, in order."""
    return (await transaction.execute(_STANDING, {"of_team": team, "in_ballot": ballot_id, "at_time": now})).one()


async def votes_open(transaction: Transaction, user: int, team: int | None = None) -> Sequence[Row[int, int]]:
    """Return the open ballots in which a user has voted, and their matches: all, or that of a team."""
    query = select(ballots.c.id, ballots.c.match).join(votes, votes.c.ballot == ballots.c.id)
    query = query.where(votes.c.user == user, ballots.c.closed_at.is_(None))
    return (await transaction.execute(query if team is None else query.where(ballots.c.team == team))).all()


async def team_voted_for(transaction: Transaction, match_id: int, user: int, *, other_than: int) -> str | None:
    """Return the name of another team of a match for which a user's vote has counted; None if there is none."""
    query = (
        select(teams.c.name)
        .join(ballots, ballots.c.team == teams.c.id)
        .join(votes, votes.c.ballot == ballots.c.id)
        .where(ballots.c.match == match_id, votes.c.user == user, teams.c.id != other_than)
    )
    return (await transaction.execute(query.limit(1))).scalar()


async def remove_votes_for(transaction: Transaction, ballot_id: int, texts: Collection[str]) -> None:
    """Delete the votes of a ballot for some moves."""
    await rows.delete(transaction, votes, {"ballot": ballot_id}, votes.c.text.in_(texts))


async def texts(transaction: Transaction, ballot_id: int) -> Sequence[str]:
    """Return the moves for which members voted."""
    query = select(votes.c.text).distinct().where(votes.c.ballot == ballot_id)
    return (await transaction.execute(query)).scalars().all()


async def agreements(transaction: Transaction, match_id: int) -> Sequence[Row[int, int, int]]:
    """Return the closed ballots of a match that led to an entry of their team: entry, votes for its move, all votes."""
    played = and_(moves.c.match == ballots.c.match, moves.c.ply == ballots.c.entry, moves.c.player == ballots.c.player)
    agreed = func.count(case((votes.c.text == moves.c.text, 1))).label("agreed")
    query = (
        select(ballots.c.entry, agreed, func.count().label("votes"))
        .join(moves, played)
        .join(votes, votes.c.ballot == ballots.c.id)
        .where(ballots.c.match == match_id, ballots.c.closed_at.is_not(None))
        .group_by(ballots.c.entry)
        .order_by(ballots.c.entry)
    )
    return (await transaction.execute(query)).all()


async def top_voters(transaction: Transaction, team: int, limit: int) -> Sequence[Row[str | None, int]]:
    """Return the members of a team who voted in most of its turns and may be named: name, number of votes.

    Between equals those who joined first.
    """
    own = and_(ballots.c.id == votes.c.ballot, ballots.c.team == team)
    still = and_(team_members.c.team == team, team_members.c.user == votes.c.user)
    first = func.count().desc(), team_members.c.joined_at, team_members.c.user
    query = (
        select(team_members.c.name, func.count().label("votes"))
        .select_from(votes)
        .join(ballots, own)
        .join(team_members, still)
        .where(team_members.c.joined_at.is_not(None), team_members.c.named == true(), team_members.c.name != NAMELESS)
        .group_by(team_members.c.user, team_members.c.name, team_members.c.joined_at)
        .order_by(*first)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def voters(transaction: Transaction, team: int) -> Sequence[Row[int, bool, bool, bool]]:
    """Return the members of a team: `user`, and whether they voted in any closed ballot (`counted`), in the last one
    with votes (`latest`), and in the open one (`now`).
    """
    return (await transaction.execute(_VOTERS, {"of_team": team})).all()


# The board's edit


async def tallies(
    transaction: Transaction, match_id: int, entry: int
) -> Sequence[Row[int, int, int, int | None, int | None]]:
    """Return the posts of kind `tally` about an entry: id, number, due time, whether done, end of the claim."""
    about = outbox.c.kind == "tally", outbox.c.subject == match_id, outbox.c.entry == entry
    query = select(outbox.c.id, outbox.c.number, outbox.c.due_at, outbox.c.done_at, outbox.c.claimed_until)
    return (await transaction.execute(query.where(*about).order_by(outbox.c.number))).all()


async def repeat_tally(transaction: Transaction, post: int, now: int, due_at: int) -> None:
    """Queue a post again that was sent."""
    again = {"done_at": None, "claimed_until": None, "created_at": now, "due_at": due_at, "faults": 0, "fault": None}
    await rows.update(transaction, outbox, {"id": post}, **again)
    transaction.after_commit(transaction.signals.outbox.set)


# Motions


async def motions_at(transaction: Transaction, match_id: int, entry: int, player: int) -> Sequence[Row[Any]]:
    """Return a team's motions about the board after `entry` entries, oldest first."""
    own = {"match": match_id, "entry": entry, "player": player}
    return await rows.get_all(transaction, motions, own, by=[motions.c.id])


async def remove_motion_votes(transaction: Transaction, user: int, team: int | None = None) -> None:
    """Delete a user's votes on open motions: all, or those of a team."""
    undecided = select(motions.c.id).where(motions.c.status == "open")
    if team is not None:
        seated = and_(seats.c.match == motions.c.match, seats.c.player == motions.c.player, seats.c.team == team)
        undecided = undecided.join(seats, seated)
    await rows.delete(transaction, motion_votes, {"user": user}, motion_votes.c.motion.in_(undecided))


async def remove_votes_on(transaction: Transaction, motion_id: int, users: Collection[int]) -> None:
    """Delete the votes of some users on a motion."""
    await rows.delete(transaction, motion_votes, {"motion": motion_id}, motion_votes.c.user.in_(users))


personal.own(motion_votes)
personal.shared(votes.c.user, "name", "comment")

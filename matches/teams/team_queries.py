"""Statements on teams and their members, in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, or_, select, union

from matches.playing.holder_queries import JOINED, TEAM
from store import personal, rows
from store.schema import ballots, challenges, departed, invitations, matches, seats, team_members, teams, votes
from store.transactions import Transaction


async def team(transaction: Transaction, team_id: int) -> Any:
    """Return a team: the columns of `TEAM`, its id as `team`, `guild`, `captain_seen_at`; None if there is none."""
    query = select(teams.c.id.label("team"), teams.c.guild, teams.c.captain_seen_at, *TEAM)
    return (await transaction.execute(query.where(teams.c.id == team_id))).first()


async def home(transaction: Transaction, team_id: int) -> tuple[int | None, int | None]:
    """Return the ids of a team's match and, until it begins, of the latest challenge with the team's seat."""
    seated = select(seats.c.match).where(seats.c.team == team_id).scalar_subquery()
    asked = select(invitations.c.challenge).where(invitations.c.team == team_id)
    having = or_(challenges.c.team == team_id, challenges.c.id.in_(asked))
    challenge = select(func.max(challenges.c.id)).where(having).scalar_subquery()
    row = (await transaction.execute(select(seated, challenge))).one()
    return row[0], None if row[0] else row[1]


async def members(transaction: Transaction, team_id: int, limit: int, *, joined: bool) -> Sequence[Row[Any]]:
    """Return some people of a team: members, the captain first, then by the time when they joined; or people who were
    named and have not joined.
    """
    first = team_members.c.captain.desc(), team_members.c.joined_at, team_members.c.user
    query = select(team_members).where(team_members.c.team == team_id, JOINED if joined else ~JOINED)
    return (await transaction.execute(query.order_by(*first).limit(limit))).all()


async def member_of(transaction: Transaction, team_id: int, user: int | None) -> Row[Any] | None:
    """Return the row of a member, or of a person who was named; None if there is none."""
    return await rows.get(transaction, team_members, {"team": team_id, "user": user})


async def set_member(transaction: Transaction, team_id: int, user: int, **values: Any) -> None:
    """Set columns of a person in a team, or insert them."""
    await rows.upsert(transaction, team_members, {"team": team_id, "user": user}, values)


async def known(transaction: Transaction, team_id: int, users: Sequence[int]) -> Sequence[int]:
    """Return those of some users who are in a team or were named for it."""
    query = select(team_members.c.user).where(team_members.c.team == team_id, team_members.c.user.in_(users))
    return (await transaction.execute(query)).scalars().all()


async def set_captain(transaction: Transaction, team_id: int, user: int, at: int) -> None:
    """Make a member captain in place of any other, seen at a moment."""
    await rows.update(transaction, team_members, {"team": team_id, "captain": True}, captain=False)
    await rows.update(transaction, team_members, {"team": team_id, "user": user}, captain=True)
    await see_captain(transaction, team_id, at)


async def see_captain(transaction: Transaction, team_id: int, at: int) -> None:
    """Store when a team's captain last did something for it."""
    await rows.update(transaction, teams, {"id": team_id}, captain_seen_at=at)


async def most_active(transaction: Transaction, team_id: int) -> int | None:
    """Return the member who voted most, between equals the one who joined first; None if nobody has voted."""
    own = and_(votes.c.user == team_members.c.user, votes.c.ballot == ballots.c.id)
    query = (
        select(team_members.c.user)
        .join(ballots, ballots.c.team == team_members.c.team)
        .join(votes, own)
        .where(team_members.c.team == team_id, JOINED)
        .group_by(team_members.c.user, team_members.c.joined_at)
        .order_by(func.count().desc(), team_members.c.joined_at, team_members.c.user)
        .limit(1)
    )
    return (await transaction.execute(query)).scalar()


async def sides_taken(transaction: Transaction, user: int) -> Sequence[Row[int, int]]:
    """Return the running matches with teams in which a user has played by themselves, or in which a vote of theirs has
    counted, each with the player: match, player.
    """
    runs, with_teams = matches.c.reason.is_(None), seats.c.team.is_not(None)
    played = select(seats.c.match, seats.c.player).join(matches, matches.c.id == seats.c.match)
    teamed = select(seats.c.match).where(with_teams)
    played = played.where(runs, seats.c.user == user, seats.c.match.in_(teamed))
    voted = select(ballots.c.match, ballots.c.player).join(votes, votes.c.ballot == ballots.c.id)
    voted = voted.join(matches, matches.c.id == ballots.c.match)
    voted = voted.where(runs, votes.c.user == user, ballots.c.closed_at.is_not(None))
    return (await transaction.execute(union(played, voted))).all()


async def keep_side(transaction: Transaction, match_id: int, mark: str, player: int | None) -> None:
    """Store that somebody has left a running match, and for which player they had counted; None if for nobody, which
    changes nothing that is known. `mark` stands for them.
    """
    known = departed.c.player if player is None else player
    await rows.upsert(transaction, departed, {"match": match_id, "mark": mark}, {"player": player}, player=known)


async def side_kept(transaction: Transaction, match_id: int, mark: str, other_than: int) -> str | None:
    """Return the name of the player of a match for whom somebody played who has left; None for nobody, and for the
    team `other_than`.
    """
    seat = and_(seats.c.match == departed.c.match, seats.c.player == departed.c.player)
    query = select(func.coalesce(teams.c.name, seats.c.name)).select_from(departed).join(seats, seat)
    query = query.outerjoin(teams, teams.c.id == seats.c.team)
    another = or_(seats.c.team.is_(None), seats.c.team != other_than)
    query = query.where(departed.c.match == match_id, departed.c.mark == mark, another)
    name: str | None = (await transaction.execute(query)).scalar()
    return name


async def matches_voted_in(transaction: Transaction, user: int) -> Sequence[int]:
    """Return the running matches in which a user's vote has counted, or may yet."""
    voted = select(ballots.c.match).distinct().join(votes, votes.c.ballot == ballots.c.id).where(votes.c.user == user)
    running = voted.join(matches, matches.c.id == ballots.c.match).where(matches.c.reason.is_(None))
    return (await transaction.execute(running)).scalars().all()


async def running(transaction: Transaction, user: int) -> int:
    """Return the number of running matches in which a user is in a team."""
    query = (
        select(func.count())
        .select_from(team_members)
        .join(seats, seats.c.team == team_members.c.team)
        .join(matches, matches.c.id == seats.c.match)
        .where(team_members.c.user == user, JOINED, matches.c.reason.is_(None))
    )
    return (await transaction.execute(query)).scalar() or 0


async def wanting_votes(transaction: Transaction, user: int, limit: int) -> Sequence[int]:
    """Return the ids of matches in which a user's team has an open ballot and they have not voted, closing first."""
    voted = exists().where(votes.c.ballot == ballots.c.id, votes.c.user == user)
    query = (
        select(ballots.c.match)
        .join(team_members, team_members.c.team == ballots.c.team)
        .where(team_members.c.user == user, JOINED, ballots.c.closed_at.is_(None), ~voted)
        .order_by(ballots.c.closes_at, ballots.c.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()


personal.own(team_members, name="name")
personal.shared(teams.c.founder, "name")

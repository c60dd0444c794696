"""Statements on challenges and invitations, in the caller's transaction."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, case, func, literal, or_, select

from matches.playing.holder_queries import TEAM, away_until, plays
from store import personal, rows
from store.schema import blocks, challenges, invitations, matches, teams
from store.transactions import Transaction

WAITING: Final = and_(invitations.c.taken_at.is_(None), invitations.c.declined_at.is_(None))
"""Condition for an unanswered invitation."""


async def add_challenge(transaction: Transaction, values: dict[str, Any], invited: Iterable[dict[str, Any]]) -> int:
    """Insert a challenge with its invitations (slot, user, name, present), and return its id."""
    challenge = await rows.insert(transaction, challenges, **values)
    await rows.insert_all(transaction, invitations, [{"challenge": challenge, **columns} for columns in invited])
    return challenge


async def challenges_with_invitations(
    transaction: Transaction, ids: Sequence[int]
) -> list[tuple[Row[Any], Sequence[Row[Any]]]]:
    """Return the rows of existing challenges, each with those of its invitations, in the order of `ids`.

    Extra columns: the end of the latest absence of the challenger and of invited users; the teams that have their
    seats; the thread of the match that a rematch repeats.
    """
    if not ids:
        return []
    before = select(matches.c.thread).where(matches.c.id == challenges.c.rematch).scalar_subquery().label("thread")
    challenged = (
        select(challenges, away_until(challenges.c.challenger), before, *TEAM)
        .outerjoin(teams, teams.c.id == challenges.c.team)
        .where(challenges.c.id.in_(ids))
    )
    found = {row.id: row for row in await transaction.execute(challenged)}
    invited = (
        select(invitations, away_until(invitations.c.user), *TEAM)
        .outerjoin(teams, teams.c.id == invitations.c.team)
        .where(invitations.c.challenge.in_(found))
        .order_by(invitations.c.challenge, invitations.c.slot)
    )
    groups = groupby(await transaction.execute(invited), key=lambda invitation: invitation.challenge)
    by_challenge = {challenge: tuple(rows) for challenge, rows in groups}
    return [(found[id_], by_challenge[id_]) for id_ in ids if id_ in found]


async def change_challenge(transaction: Transaction, challenge_id: int, **values: Any) -> None:
    """Set columns of a challenge."""
    await rows.update(transaction, challenges, {"id": challenge_id}, **values)


async def set_card(transaction: Transaction, challenge_id: int, channel: int, card: int) -> None:
    """Set a challenge's card and its channel, also for a match that it started before it had a card."""
    await change_challenge(transaction, challenge_id, card=card, card_channel=channel)
    await set_anchor(transaction, challenge_id, channel, card)


async def set_anchor(transaction: Transaction, challenge_id: int, channel: int, card: int) -> None:
    """Set the card of the match that a challenge started without one, if the card is in the match's channel.

    A match's thread is opened on its card, and threads cannot contain threads.
    """
    started = select(challenges.c.match).where(challenges.c.id == challenge_id).scalar_subquery()
    await rows.update(transaction, matches, {"id": started, "channel": channel}, matches.c.card.is_(None), card=card)


async def rematch(transaction: Transaction, match_id: int) -> int | None:
    """Return the id of a match's open or accepted rematch; there is never more than one."""
    statuses = [_as_in_index(status) for status in ("open", "accepted")]
    query = select(challenges.c.id).where(challenges.c.rematch == match_id, challenges.c.status.in_(statuses))
    return (await transaction.execute(query)).scalar()


def _as_in_index(status: str) -> ColumnElement[str]:
    """Return a status as a literal, which SQLite needs to use a partial index."""
    return literal(status, literal_execute=True)


async def counterer(transaction: Transaction, challenge_id: int) -> str | None:
    """Return the name of the person who countered a challenge."""
    query = select(challenges.c.challenger_name).where(challenges.c.counters == challenge_id)
    return (await transaction.execute(query)).scalar()


async def open_challenges_by(transaction: Transaction, challenger: int, now: int) -> Sequence[Row[int, int | None]]:
    """Return a challenger's open challenges, a row for each invitation: id, and the user if asked and yet to answer."""
    asked = case((WAITING, invitations.c.user))
    query = (
        select(challenges.c.id, asked.label("user"))
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
    )
    return (await transaction.execute(query)).all()


async def asking(transaction: Transaction, user: int, challenger: int, now: int) -> Sequence[int]:
    """Return the ids of a challenger's open challenges that ask a user by name and are unanswered by them."""
    query = (
        select(challenges.c.id)
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
        .where(invitations.c.user == user, WAITING)
        .order_by(challenges.c.id)
    )
    return (await transaction.execute(query)).scalars().all()


async def challenges_made(transaction: Transaction, challenger: int, since: int) -> Sequence[Row[int, str, int | None]]:
    """Return the challenges made by a challenger after a moment, a row for each invitation: id, status, user."""
    query = (
        select(challenges.c.id, challenges.c.status, invitations.c.user)
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.created_at > since)
    )
    return (await transaction.execute(query)).all()


async def change_invitation(transaction: Transaction, challenge_id: int, slot: int, **values: Any) -> None:
    """Set columns of an invitation."""
    await rows.update(transaction, invitations, {"challenge": challenge_id, "slot": slot}, **values)


async def take_for_team(transaction: Transaction, challenge_id: int, team: int, at: int) -> None:
    """Take a team's seat, unless it is taken or is the challenger's."""
    waiting = invitations.c.challenge == challenge_id, invitations.c.team == team, invitations.c.taken_at.is_(None)
    await rows.update(transaction, invitations, *waiting, taken_at=at)


async def open_challenges_of(transaction: Transaction, user: int, now: int, limit: int) -> Sequence[int]:
    """Return the ids of open challenges that a user made, has yet to answer, or has a seat in.

    Round-robin over challengers, within a round those that expire first, so that nobody can crowd out the challenges of
    others.
    """
    asked, taken = (
        select(invitations.c.challenge).where(invitations.c.user == user, condition)
        for condition in (WAITING, invitations.c.taken_at.is_not(None))
    )
    expiry = challenges.c.expires_at, challenges.c.id
    number = func.row_number().over(partition_by=challenges.c.challenger, order_by=expiry)
    query = (
        select(challenges.c.id)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(asked), challenges.c.id.in_(taken)))
        .order_by(number, *expiry)
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()


async def engaging(transaction: Transaction, user: int, now: int) -> Sequence[Row[int, int]]:
    """Return id and challenger of open challenges that a user made, or takes part in without having declined."""
    taking_part = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.declined_at.is_(None))
    query = (
        select(challenges.c.id, challenges.c.challenger)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(taking_part)))
        .order_by(challenges.c.id)
    )
    return (await transaction.execute(query)).all()


async def open_seats(transaction: Transaction, guild: int, user: int, now: int, limit: int) -> Sequence[int]:
    """Return the ids of a server's open challenges with a seat that a user may take, newest first.

    Excludes those that they made, take part in or are asked in by name, those by people whom they block, and those with
    a participant who blocks them.
    """
    asked = invitations.c.challenge == challenges.c.id
    invited = select(invitations.c.user).where(asked, invitations.c.user.is_not(None)).correlate(challenges)
    anybody = select(invitations.c.slot).where(asked, invitations.c.user.is_(None)).correlate(challenges).exists()
    among = or_(blocks.c.user == challenges.c.challenger, blocks.c.user.in_(invited))
    blocking = select(blocks.c.user).where(blocks.c.blocked == user, among).correlate(challenges).exists()
    challenger = blocks.c.blocked == challenges.c.challenger
    blocked = select(blocks.c.user).where(blocks.c.user == user, challenger).correlate(challenges).exists()
    query = (
        select(challenges.c.id)
        .where(challenges.c.guild == guild, challenges.c.status == _as_in_index("open"), challenges.c.expires_at > now)
        .where(challenges.c.challenger != user, anybody, literal(user).not_in(invited))
        .where(~blocking, ~blocked)
        .order_by(challenges.c.expires_at.desc(), challenges.c.id.desc())
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()


async def plays_in_challenge(transaction: Transaction, challenge_id: int, user: int) -> bool:
    """Return whether a user made a challenge for themselves, has taken a seat of it, or is in one of its teams."""
    this = challenges.c.id == challenge_id
    if await plays(transaction, this, challenges.c.challenger, challenges.c.team, user):
        return True
    taken = and_(invitations.c.challenge == challenge_id, invitations.c.taken_at.is_not(None))
    return await plays(transaction, taken, invitations.c.user, invitations.c.team, user)


def _invited(user: int) -> ColumnElement[bool]:
    return challenges.c.id.in_(select(invitations.c.challenge).where(invitations.c.user == user))


personal.shared(challenges.c.challenger, "challenger_name")
personal.shared(invitations.c.user, "name")
personal.shown(challenges, _invited)
personal.emptied(
    challenges.c.note,
    lambda user: or_(challenges.c.challenger == user, _invited(user), challenges.c.note.contains(str(user))),
)

"""The statements on challenges and invitations. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, and_, case, func, insert, literal, or_, select, update

from matches.store.clock_queries import away_until
from matches.store.schema import challenges, invitations, matches
from matches.store.transactions import Transaction


async def add_challenge(transaction: Transaction, values: dict[str, Any], invited: Iterable[dict[str, Any]]) -> int:
    """Store a challenge with its invitations (slot, user, name, present), and return its id."""
    challenge = await transaction.insert(insert(challenges).values(values))
    await transaction.execute(insert(invitations), [{"challenge": challenge, **columns} for columns in invited])
    return challenge


async def challenge(transaction: Transaction, challenge_id: int) -> tuple[Row[Any], Sequence[Row[Any]]] | None:
    """Return the row of a challenge, and those of its invitations in order; None if there is none.

    With an invitation comes when the latest absence of its user ends.
    """
    found = (await transaction.execute(select(challenges).where(challenges.c.id == challenge_id))).first()
    if found is None:
        return None
    asked = invitations.c.challenge == challenge_id
    invited = select(invitations, away_until(invitations.c.user)).where(asked).order_by(invitations.c.slot)
    return found, (await transaction.execute(invited)).all()


async def change_challenge(transaction: Transaction, challenge_id: int, **values: Any) -> None:
    """Set columns of a challenge."""
    await transaction.execute(update(challenges).where(challenges.c.id == challenge_id).values(values))


async def set_card(transaction: Transaction, challenge_id: int, card: int) -> None:
    """Set the card of a challenge, and of a match that it started before there was a card."""
    await change_challenge(transaction, challenge_id, card=card)
    started = select(challenges.c.match).where(challenges.c.id == challenge_id).scalar_subquery()
    without = and_(matches.c.id == started, matches.c.card.is_(None))
    await transaction.execute(update(matches).where(without).values(card=card))


async def rematch(transaction: Transaction, match_id: int) -> int | None:
    """Return the id of the rematch of a match that is open or was accepted; there is never more than one."""
    statuses = [literal(status, literal_execute=True) for status in ("open", "accepted")]  # as the index has them
    query = select(challenges.c.id).where(challenges.c.rematch == match_id, challenges.c.status.in_(statuses))
    return (await transaction.execute(query)).scalar()


async def counterer(transaction: Transaction, challenge_id: int) -> str | None:
    """Return the name of the person who countered a challenge."""
    query = select(challenges.c.challenger_name).where(challenges.c.counters == challenge_id)
    return (await transaction.execute(query)).scalar()


async def open_challenges_by(transaction: Transaction, challenger: int, now: int) -> Sequence[Row[int, int | None]]:
    """Return a challenger's open challenges, a row for each invitation: id, and the user who is asked and open."""
    asked = case((invitations.c.taken_at.is_(None), invitations.c.user))
    query = (
        select(challenges.c.id, asked.label("user"))
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
    )
    return (await transaction.execute(query)).all()


async def change_invitation(transaction: Transaction, challenge_id: int, slot: int, **values: Any) -> None:
    """Set columns of an invitation."""
    invitation = and_(invitations.c.challenge == challenge_id, invitations.c.slot == slot)
    await transaction.execute(update(invitations).where(invitation).values(values))


async def open_challenges_of(transaction: Transaction, user: int, now: int, limit: int) -> Sequence[int]:
    """Return the ids of open challenges that a user made, or that ask them by name and that they have not accepted.

    One by each challenger comes first, then a second by each, and so on; among these, those that expire first. So
    nobody can push the challenges of others out of a list.
    """
    asked = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.taken_at.is_(None))
    expiry = challenges.c.expires_at, challenges.c.id
    number = func.row_number().over(partition_by=challenges.c.challenger, order_by=expiry)
    query = (
        select(challenges.c.id)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(asked)))
        .order_by(number, *expiry)
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()

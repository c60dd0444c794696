"""The statements on challenges and invitations. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, and_, case, func, insert, literal, or_, select, update

from matches.store.schema import challenges, invitations, matches
from matches.store.transactions import Transaction


async def add_challenge(transaction: Transaction, values: dict[str, Any], invited: Iterable[dict[str, Any]]) -> int:
    """A new challenge with its invitations (slot, user, name, present). Returns its id."""
    challenge = await transaction.insert(insert(challenges).values(values))
    await transaction.execute(insert(invitations), [{"challenge": challenge, **one} for one in invited])
    return challenge


async def challenge(transaction: Transaction, challenge_id: int) -> tuple[Row[Any], Sequence[Row[Any]]] | None:
    """A challenge and its invitations in order."""
    found = (await transaction.execute(select(challenges).where(challenges.c.id == challenge_id))).first()
    if found is None:
        return None
    mine = select(invitations).where(invitations.c.challenge == challenge_id).order_by(invitations.c.slot)
    return found, (await transaction.execute(mine)).all()


async def change_challenge(transaction: Transaction, challenge_id: int, **values: Any) -> None:
    """Sets columns of a challenge."""
    await transaction.execute(update(challenges).where(challenges.c.id == challenge_id).values(values))


async def set_card(transaction: Transaction, challenge_id: int, card: int) -> None:
    """Sets the card of a challenge, and of a match that it began before there was one."""
    await change_challenge(transaction, challenge_id, card=card)
    begun = select(challenges.c.match).where(challenges.c.id == challenge_id).scalar_subquery()
    without = and_(matches.c.id == begun, matches.c.card.is_(None))
    await transaction.execute(update(matches).where(without).values(card=card))


async def rematch(transaction: Transaction, match_id: int) -> int | None:
    """The challenge to play a match once more that is open, or was accepted; there is never more than one."""
    standing = [literal(status, literal_execute=True) for status in ("open", "accepted")]  # as the index has them
    query = select(challenges.c.id).where(challenges.c.rematch == match_id, challenges.c.status.in_(standing))
    return (await transaction.execute(query)).scalar()


async def counterer(transaction: Transaction, challenge_id: int) -> str | None:
    """The name of the person whose challenge took the place of another."""
    query = select(challenges.c.challenger_name).where(challenges.c.counters == challenge_id)
    return (await transaction.execute(query)).scalar()


async def open_challenges_by(transaction: Transaction, challenger: int, now: int) -> Sequence[Row[int, int | None]]:
    """The open challenges of somebody: id, and the user who is asked by name, a row for each invitation."""
    asked = case((invitations.c.taken_at.is_(None), invitations.c.user))
    query = (
        select(challenges.c.id, asked.label("user"))
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
    )
    return (await transaction.execute(query)).all()


async def change_invitation(transaction: Transaction, challenge_id: int, slot: int, **values: Any) -> None:
    """Sets columns of an invitation."""
    mine = and_(invitations.c.challenge == challenge_id, invitations.c.slot == slot)
    await transaction.execute(update(invitations).where(mine).values(values))


async def open_challenges_of(transaction: Transaction, user: int, now: int, limit: int) -> Sequence[int]:
    """Ids of the open challenges that somebody sent, or that ask them by name and have not been answered by them.

    One by each challenger comes first, then a second by each, and so on; among these, those that end first. So
    nobody can push the challenges of others out of a list.
    """
    asked = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.taken_at.is_(None))
    ending = challenges.c.expires_at, challenges.c.id
    number = func.row_number().over(partition_by=challenges.c.challenger, order_by=ending)
    query = (
        select(challenges.c.id)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(asked)))
        .order_by(number, *ending)
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()

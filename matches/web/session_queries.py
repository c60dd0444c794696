"""Statements on sessions of the page, in the caller's transaction, and on how far matches are."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import case, delete, func, select

from store import personal, rows
from store.schema import ballots, matches, motion_votes, motions, offers, page_sessions, votes
from store.transactions import Transaction

_OFFERED = select(func.count()).where(offers.c.match == matches.c.id, offers.c.status == "open").scalar_subquery()
_BALLOT = ballots.c.match == matches.c.id, ballots.c.entry == matches.c.entries + 1
_VOTED = [
    select(number).select_from(votes.join(ballots, ballots.c.id == votes.c.ballot)).where(*_BALLOT).scalar_subquery()
    for number in (func.count(), func.max(votes.c.id), func.sum(func.length(votes.c.comment)))
]
_MOTION = motions.c.match == matches.c.id, motions.c.entry == matches.c.entries
_MOVED = [
    select(number).select_from(motions.outerjoin(motion_votes)).where(*_MOTION).scalar_subquery()
    for number in (
        func.count(),
        func.sum(case((motion_votes.c.agrees, 1), else_=0)),
        func.sum(case((motions.c.status == "open", 1), else_=0)),
    )
]
_STATES: Final = select(
    *(matches.c.id, matches.c.entries, matches.c.reason, matches.c.deadline, matches.c.mover, _OFFERED),
    select(ballots.c.due_at).where(*_BALLOT).scalar_subquery(),
    *_VOTED,
    *_MOVED,
)
"""What the page shows of a match that can change: built once, because it is asked for twice a second."""


async def use(transaction: Transaction, session: str, secret: str, now: int, until: int) -> bool:
    """Give a session that nobody has to whoever has a secret, by its hash. Return False if there is none (any more)."""
    unused = {"id": session, "secret": None}
    still_good = page_sessions.c.expires_at > now
    return await rows.update(transaction, page_sessions, unused, still_good, secret=secret, expires_at=until) > 0


async def make_room(transaction: Transaction, user: int, most: int, now: int) -> None:
    """Delete what has expired, and of a user all sessions but the newest."""
    await rows.delete(transaction, page_sessions, page_sessions.c.expires_at <= now)
    table = page_sessions.c
    newest = select(table.id).where(table.user == user).order_by(table.expires_at.desc(), table.id).limit(most)
    await transaction.execute(delete(page_sessions).where(table.user == user, table.id.not_in(newest)))


async def living(transaction: Transaction, sessions: Collection[str], now: int) -> Collection[str]:
    """Return those of some sessions that have not ended."""
    table = page_sessions.c
    query = select(table.id).where(table.id.in_(sessions), table.expires_at > now, table.secret.is_not(None))
    return (await transaction.execute(query)).scalars().all()


async def progress(transaction: Transaction, ids: Collection[int]) -> Mapping[int, str]:
    """Return for some matches a text that changes whenever the page has something new to show of them.

    It tells nobody how a team votes. A changed vote is a new row; a comment that takes the place of one exactly as long
    is shown with the next change.
    """
    found = await transaction.execute(_STATES.where(matches.c.id.in_(ids)))
    return {number: hashlib.sha256(repr(state).encode()).hexdigest()[:16] for number, *state in found.all()}


personal.own(page_sessions, name="name")

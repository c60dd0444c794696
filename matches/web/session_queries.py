"""Statements on sessions of the page, in the caller's transaction, and on how far matches are."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, func, select

from store import personal, rows
from store.schema import matches, offers, page_sessions
from store.transactions import Transaction


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
    """Return for some matches a text that changes whenever the page has something new to show of them."""
    asked = select(func.count()).where(offers.c.match == matches.c.id, offers.c.status == "open").scalar_subquery()
    columns = (matches.c.id, matches.c.entries, matches.c.reason, matches.c.deadline, matches.c.mover, asked)
    found = await transaction.execute(select(*columns).where(matches.c.id.in_(ids)))
    return {number: "-".join(map(str, state)) for number, *state in found.all()}


personal.own(page_sessions, name="name")

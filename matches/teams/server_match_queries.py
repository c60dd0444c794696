"""Statements on servers' matches against the computer, in the caller's transaction."""

from typing import Any

from sqlalchemy import Row, func, select

from store import rows
from store.schema import ballots, matches, seats, server_matches, votes
from store.transactions import Transaction

_LAST_VOTE = select(func.max(votes.c.at)).join(ballots, ballots.c.id == votes.c.ballot)


async def server(transaction: Transaction, guild: int) -> Row[Any] | None:
    """Return a server's row; None if it has none."""
    return await rows.get(transaction, server_matches, {"guild": guild})


async def server_to_change(transaction: Transaction, guild: int) -> Row[Any] | None:
    """Do the same as `server`, and lock the row for the rest of the transaction: its match may end meanwhile."""
    query = select(server_matches).where(server_matches.c.guild == guild).with_for_update()
    return (await transaction.execute(query)).first()


async def change(transaction: Transaction, guild: int, **values: Any) -> None:
    """Set columns of a server, and wake the scheduler after the commit."""
    await rows.update(transaction, server_matches, {"guild": guild}, **values)
    transaction.after_commit(transaction.signals.server_matches.set)


async def times(transaction: Transaction, match_id: int) -> Row[int, bool]:
    """Return when a match began, and whether it still runs."""
    query = select(matches.c.started_at, matches.c.reason.is_(None).label("runs")).where(matches.c.id == match_id)
    return (await transaction.execute(query)).one()


async def last_vote(transaction: Transaction, match_id: int) -> int | None:
    """Return when somebody last voted in a match; None if nobody has."""
    voted_at: int | None = (await transaction.execute(_LAST_VOTE.where(ballots.c.match == match_id))).scalar()
    return voted_at


async def result(transaction: Transaction, match_id: int, player: int) -> str | None:
    """Return a player's result in a match; None if it has none."""
    query = select(seats.c.result).where(seats.c.match == match_id, seats.c.player == player)
    return (await transaction.execute(query)).scalar()


async def tell_end(transaction: Transaction, match_id: int, at: int) -> None:
    """Make the server due whose match has ended, if it is one and is to have another."""
    if await rows.update(transaction, server_matches, {"match": match_id, "is_on": True}, due_at=at):
        transaction.after_commit(transaction.signals.server_matches.set)

"""Statements on planned answers, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, delete, select

from store import personal
from store.dialect import upsert
from store.schema import plans
from store.transactions import Transaction


async def lines_of(transaction: Transaction, match: int) -> Sequence[Row[Any]]:
    """Return the lines of all players of a match, each player's in order."""
    query = select(plans).where(plans.c.match == match).order_by(plans.c.player, plans.c.line)
    return (await transaction.execute(query)).all()


async def set_line(transaction: Transaction, match: int, player: int, number: int, *, entry: int, moves: str) -> None:
    """Upsert a player's line by its number."""
    key = {"match": match, "player": player, "line": number}
    await transaction.execute(upsert(plans, key, {"entry": entry, "moves": moves}))


async def drop_lines(transaction: Transaction, match: int, player: int, numbers: Collection[int]) -> None:
    """Delete some lines of a player."""
    which = plans.c.match == match, plans.c.player == player, plans.c.line.in_(numbers)
    await transaction.execute(delete(plans).where(*which))


async def drop_all(transaction: Transaction, match: int) -> None:
    """Delete the lines of all players of a match."""
    await transaction.execute(delete(plans).where(plans.c.match == match))


personal.own(plans, where=personal.of_seat(plans.c.match, plans.c.player))

"""Statements on planned answers, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row

from store import personal, rows
from store.schema import plans
from store.transactions import Transaction


async def lines_of(transaction: Transaction, match: int) -> Sequence[Row[Any]]:
    """Return the lines of all players of a match, each player's in order."""
    return await rows.get_all(transaction, plans, {"match": match}, by=[plans.c.player, plans.c.line])


async def set_line(transaction: Transaction, match: int, player: int, number: int, *, entry: int, moves: str) -> None:
    """Upsert a player's line by its number."""
    key = {"match": match, "player": player, "line": number}
    await rows.upsert(transaction, plans, key, {"entry": entry, "moves": moves})


async def drop_lines(transaction: Transaction, match: int, player: int, numbers: Collection[int]) -> None:
    """Delete some lines of a player."""
    await rows.delete(transaction, plans, {"match": match, "player": player}, plans.c.line.in_(numbers))


personal.own(plans, where=personal.of_seat(plans.c.match, plans.c.player))

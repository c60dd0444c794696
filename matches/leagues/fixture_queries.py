"""Statements on fixtures of a season or of a tournament, in the caller's transaction."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Column, Row, Table, and_, case, exists, func, insert, or_, select, true, update

from store.schema import matches, seats
from store.transactions import Transaction


class Fixtures:
    """Statements on a table of fixtures.

    It has the columns `first` and `second` (slots), `match` (None before it begins) and `result` (None before it ends).
    """

    def __init__(self, table: Table, owner: Column[Any]) -> None:
        """`owner`: the column with the id of the season or tournament."""
        self._table = table
        self._owner = owner
        self.waiting: Final = and_(table.c.match.is_(None), table.c.result.is_(None))
        """Whether a fixture has not begun."""
        self.running: Final = and_(table.c.match.is_not(None), table.c.result.is_(None))
        """Whether a fixture has begun and has no result."""

    async def add(self, transaction: Transaction, rows: Sequence[dict[str, Any]]) -> None:
        """Insert fixtures. Raises IntegrityError if the owner has one of them."""
        if rows:
            await transaction.execute(insert(self._table), rows)

    async def set_results(self, transaction: Transaction, results: Mapping[int, str]) -> None:
        """Set the results of fixtures by id."""
        for fixture, result in results.items():
            await transaction.execute(update(self._table).where(self._table.c.id == fixture).values(result=result))

    async def set_match(self, transaction: Transaction, fixture: int, match: int) -> None:
        """Set the match of a fixture."""
        await transaction.execute(update(self._table).where(self._table.c.id == fixture).values(match=match))

    async def void_waiting(self, transaction: Transaction, owner: int) -> None:
        """Void the fixtures that have not begun."""
        own = update(self._table).where(self._owner == owner, self.waiting)
        await transaction.execute(own.values(result="void"))

    async def has_open(self, transaction: Transaction, owner: int) -> bool:
        """Return whether there are fixtures without a result."""
        theirs = self._owner == owner
        query = select(or_(exists().where(theirs, self.running), exists().where(theirs, self.waiting)))
        return bool((await transaction.execute(query)).scalar())

    async def ended(
        self, transaction: Transaction, owner: int, limit: int, slot: int | None = None
    ) -> Sequence[Row[Any]]:
        """Return fixtures of an owner or slot whose match has ended and that have no result yet, with the reason of its
        end and the result of its first player.
        """
        table = self._table
        first = and_(seats.c.match == table.c.match, seats.c.player == 0)
        query = (
            select(table, matches.c.reason, seats.c.result.label("outcome"))
            .join(matches, matches.c.id == table.c.match)
            .join(seats, first)
            .where(self._owner == owner, self._of(slot), self.running, matches.c.reason.is_not(None))
            .order_by(table.c.id)
            .limit(limit)
        )
        return (await transaction.execute(query)).all()

    async def in_play(self, transaction: Transaction, owner: int, limit: int) -> Sequence[Row[int, int, int]]:
        """Return fixtures in play with their match and its number of moves not taken back."""
        table = self._table
        query = (
            select(table.c.id, table.c.match, matches.c.plies)
            .join(matches, matches.c.id == table.c.match)
            .where(self._owner == owner, self.running, matches.c.reason.is_(None))
            .order_by(table.c.id)
            .limit(limit)
        )
        return (await transaction.execute(query)).all()

    async def silent(self, transaction: Transaction, owner: int, since: int, limit: int) -> Sequence[int]:
        """Return the slots of players to move in a running match whose deadline passed at `since` or before."""
        table = self._table
        slot = case((matches.c.mover == 0, table.c.first), else_=table.c.second).label("slot")
        query = (
            select(slot)
            .distinct()
            .join_from(table, matches, matches.c.id == table.c.match)
            .where(self._owner == owner, self.running, matches.c.mover.is_not(None), matches.c.deadline <= since)
            .order_by(slot)
            .limit(limit)
        )
        return (await transaction.execute(query)).scalars().all()

    async def lost_on_time(self, transaction: Transaction, owner: int, slot: int) -> int:
        """Return the number of matches that a player lost on time."""
        table = self._table
        player = case((table.c.first == slot, 0), else_=1)
        query = (
            select(func.count())
            .select_from(table)
            .join(matches, matches.c.id == table.c.match)
            .join(seats, and_(seats.c.match == matches.c.id, seats.c.player == player))
            .where(self._owner == owner, self._of(slot))
            .where(matches.c.reason == "time", seats.c.result.in_(("lost", "left")))
        )
        return (await transaction.execute(query)).scalar() or 0

    async def to_resign(self, transaction: Transaction, owner: int, slots: Sequence[int]) -> Row[int, int] | None:
        """Return a running match, with the player number, of one of some players; None if they have none."""
        table = self._table
        query = (
            select(matches.c.id, case((table.c.first.in_(slots), 0), else_=1).label("player"))
            .select_from(table)
            .join(matches, and_(matches.c.id == table.c.match, matches.c.reason.is_(None)))
            .where(self._owner == owner, or_(table.c.first.in_(slots), table.c.second.in_(slots)))
            .order_by(table.c.id)
            .limit(1)
        )
        return (await transaction.execute(query)).first()

    def _of(self, slot: int | None) -> Any:
        table = self._table
        return true() if slot is None else or_(table.c.first == slot, table.c.second == slot)

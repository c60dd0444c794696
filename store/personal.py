"""Which stored rows are about people.

Each feature declares its own below its statements. The export, the deletion and the tests of `PRIVACY.md` know only
these declarations.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Column, ColumnElement, Table, exists, select

from store.schema import NAMELESS, NOBODY, seats

Where: TypeAlias = Callable[[int], ColumnElement[bool]]
"""Returns the condition for the rows about a user."""


@dataclass(frozen=True, slots=True)
class Personal:
    """Rows of a table that are about a person. The person is in `column`, or in another table."""

    table: Table
    fate: Literal["deleted", "shared", "kept", "emptied", "stays"]
    where: Where
    column: Column[Any] | None = None
    name: Column[Any] | None = None
    """Column with the person's name, or with a text that may hold it."""
    tombstone: Mapping[Column[Any], Any] = field(default_factory=dict)
    """Values that a deletion gives to rows that stay."""

    @property
    def is_exported(self) -> bool:
        """Whether the rows are shown to the person."""
        return self.fate not in ("kept", "emptied")


class Columnwise(NamedTuple):
    """Columns that are exported as lists, for each exported row to whose column `referred` the column `key` refers."""

    key: Column[Any]
    referred: Column[Any]
    columns: tuple[Column[Any], ...]


DECLARED: Final[list[Personal]] = []
COLUMNWISE: Final[list[Columnwise]] = []


def own(*tables: Table, name: str | None = None, where: Where | None = None) -> None:
    """Declare rows of one person, who is in the column `user` unless `where` finds them; deleted in this order.

    `name`: the column with the person's name, if they have one.
    """
    for table in tables:
        column = None if where else table.c.user
        DECLARED.append(Personal(table, "deleted", where or _is(table.c.user), column, table.c[name] if name else None))


def shared(column: Column[Any], name: str, words: str | None = None) -> None:
    """Declare rows that others need too: a deletion replaces id and name, and deletes the person's words."""
    names = column.table.c[name]
    tombstone = {column: NOBODY, names: NAMELESS} | ({column.table.c[words]: None} if words else {})
    DECLARED.append(Personal(column.table, "shared", _is(column), column, names, tombstone))


def kept(column: Column[Any], name: str) -> None:
    """Declare rows of another person: they are not shown, and a deletion deletes the name and keeps the id."""
    DECLARED.append(Personal(column.table, "kept", _is(column), column, column.table.c[name]))


def emptied(text: Column[Any], where: Where) -> None:
    """Declare texts that may name a person: a deletion deletes them together with the name."""
    DECLARED.append(Personal(text.table, "emptied", where, name=text))


def shown(table: Table, where: Where, column: Column[Any] | None = None) -> None:
    """Declare rows that stay as they are, because they are about a person only by what stands in other tables.

    `column`: one with people whose rows are gone once they have left (`matches.people.privacy_service.Engagement`).
    """
    DECLARED.append(Personal(table, "stays", where, column))


def columnwise(key: Column[Any], referred: Column[Any], *columns: Column[Any]) -> None:
    """Declare rows that are exported as in `Columnwise`."""
    COLUMNWISE.append(Columnwise(key, referred, columns))


def in_match(match: Column[Any]) -> Where:
    """Return the condition for rows of matches in which a user has a seat."""
    return lambda user: match.in_(select(seats.c.match).where(seats.c.user == user))


def of_seat(match: Column[Any], player: Column[Any], *also: ColumnElement[bool]) -> Where:
    """Return the condition for rows of a user's seats."""
    return lambda user: exists().where(seats.c.match == match, seats.c.player == player, seats.c.user == user, *also)


def _is(column: Column[Any]) -> Where:
    return lambda user: column == user

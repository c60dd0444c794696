"""The statements on all that is stored about one person. Which columns hold people is read from the schema.

Every function runs in the caller's transaction.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, Column, ColumnElement, Row, Table, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.people import ping_note
from matches.store.schema import (
    NAMELESS,
    NOBODY,
    absences,
    answers,
    challenges,
    invitations,
    matches,
    metadata,
    moves,
    notes,
    offers,
    pauses,
    people,
    presets,
    seats,
)

NOBODYS: Final = {"guild", "channel", "thread", "card", "board", "board_channel", "message", "role"}
"""The columns that hold an id of Discord's which is no person's. Any other such column is taken for a person's."""
OWN: Final = (people, presets, absences)
"""Tables whose rows are about one person alone."""
SHARED: Final[dict[Column[Any], str | None]] = {
    challenges.c.challenger: "challenger_name",
    invitations.c.user: "name",
    seats.c.user: "name",
    matches.c.imported_by: None,
}
"""The columns that hold people in rows which others need too, each with the column that has their name."""


def people_in(table: Table) -> list[Column[Any]]:
    """The columns of a table that hold people."""
    return [column for column in table.columns if isinstance(column.type, BigInteger) and column.name not in NOBODYS]


async def everything_about(connection: AsyncConnection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Every row that is about somebody, by table; the ids and names of other people are left out."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, theirs in _about(user).items():
        rows = (await connection.execute(select(table).where(theirs).order_by(*table.primary_key))).all()
        people = people_in(table)
        found[table.name] = [_without_others(row, people, user) for row in rows]
    return found


async def open_challenges(connection: AsyncConnection, user: int, now: int) -> Sequence[Row[int, int]]:
    """The open challenges that somebody made, or has a seat in: id and challenger."""
    query = select(challenges.c.id, challenges.c.challenger).where(
        challenges.c.status == "open", challenges.c.expires_at > now, _challenging(user)
    )
    return (await connection.execute(query)).all()


async def erase(connection: AsyncConnection, user: int) -> None:
    """Deletes what is somebody's alone, and puts a tombstone wherever else they are."""
    for table in OWN:
        await connection.execute(delete(table).where(table.c.user == user))
    await connection.execute(delete(notes).where(notes.c.name == ping_note(user)))
    declined = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.declined_at.is_not(None))
    words = or_(challenges.c.id.in_(declined), challenges.c.note.contains(str(user)))
    await connection.execute(update(challenges).where(words).values(note=None))
    for column, name in SHARED.items():
        values = {column.name: NOBODY, **({name: NAMELESS} if name else {})}
        await connection.execute(update(column.table).where(column == user).values(values))


def _about(user: int) -> dict[Table, ColumnElement[bool]]:
    """Which rows of each table are about somebody. A match is with all its moves, which make no sense alone."""
    named = {table: people_in(table) for table in metadata.sorted_tables}
    found = {table: or_(*(column == user for column in columns)) for table, columns in named.items() if columns}
    seated = select(seats.c.match).where(seats.c.user == user)
    found[challenges] = _challenging(user)
    found[notes] = notes.c.name == ping_note(user)
    found[matches] = or_(matches.c.imported_by == user, matches.c.id.in_(seated))
    shown = select(matches.c.id).where(found[matches])
    asked_by = exists().where(seats.c.match == offers.c.match, seats.c.player == offers.c.player, seats.c.user == user)
    answered_by = exists().where(
        offers.c.id == answers.c.offer,
        seats.c.match == offers.c.match,
        seats.c.player == answers.c.player,
        seats.c.user == user,
    )
    return {**found, moves: moves.c.match.in_(shown), pauses: pauses.c.match.in_(shown), offers: asked_by} | {
        answers: answered_by
    }


def _challenging(user: int) -> ColumnElement[bool]:
    """Which challenges somebody made, or was asked by, or has accepted."""
    invited = select(invitations.c.challenge).where(invitations.c.user == user)
    return or_(challenges.c.challenger == user, challenges.c.id.in_(invited))


def _without_others(row: Row[Any], columns: Sequence[Column[Any]], user: int) -> dict[str, Any]:
    """A row by the names of its columns; of `columns`, which hold people, without those that are not the user."""
    left_out: set[str | None] = set()
    for column in columns:
        if row._mapping[column.name] != user:  # noqa: SLF001  how SQLAlchemy has a row read by names
            left_out |= {column.name, SHARED.get(column)}
    return {name: value for name, value in row._mapping.items() if name not in left_out}  # noqa: SLF001

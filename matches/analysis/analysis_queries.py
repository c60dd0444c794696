"""Statements on analyses and notes, in the caller's transaction."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Row,
    Select,
    bindparam,
    func,
    literal,
    select,
)

from matches.analysis.analysis_models import Subject
from matches.analysis.analysis_tree import Spot, StoredMove
from store import personal, rows
from store.schema import analyses, analysis_moves, private_notes
from store.transactions import Transaction

# Analyses


async def analysis(transaction: Transaction, subject: Subject, user: int) -> Row[Any] | None:
    """Return a user's analysis of a match, or their board; None if there is none."""
    if subject.kind == "match":
        which = analyses.c.match == subject.id
    else:
        which = (analyses.c.id == subject.id) & analyses.c.match.is_(None)
    return await rows.get(transaction, analyses, {"user": user}, which)


async def with_notes(transaction: Transaction, match: int, user: int) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
    """Return a user's analysis of a match as `analysis` does, and notes as `notes_on` does, in one statement."""
    rows = (await transaction.execute(_with_notes(), {"of": match, "by": user})).all()
    return (rows[0] if rows[0].id is not None else None), [row for row in rows if row.text is not None]


@cache
def _with_notes() -> Select[Any]:
    """Return the statement of `with_notes`. It is made once, since it runs at every press on a thinking board."""
    match, user = bindparam("of", type_=Integer), bindparam("by", type_=BigInteger)
    one = select(literal(1).label("one")).subquery()
    joined = one.outerjoin(analyses, (analyses.c.match == match) & (analyses.c.user == user))
    joined = joined.outerjoin(private_notes, (private_notes.c.match == match) & (private_notes.c.user == user))
    return select(analyses, private_notes.c.position, private_notes.c.text).select_from(joined)


async def with_moves(transaction: Transaction, subject: Subject, user: int) -> tuple[Row[Any] | None, list[StoredMove]]:
    """Return what `analysis` and `moves_of` do, in one statement."""
    which = analyses.c.match == subject.id if subject.kind == "match" else analyses.c.id == subject.id
    if subject.kind == "board":
        which &= analyses.c.match.is_(None)
    moves = analysis_moves.c.number, analysis_moves.c.parent, analysis_moves.c.entry, analysis_moves.c.text
    joined = analyses.outerjoin(analysis_moves, analysis_moves.c.analysis == analyses.c.id)
    query = select(analyses, *moves).select_from(joined).where(which, analyses.c.user == user)
    rows = (await transaction.execute(query.order_by(analysis_moves.c.number))).all()
    stored = [StoredMove(row.number, _parent(row), row.text) for row in rows if row.number is not None]
    return (rows[0] if rows else None), stored


async def boards(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's boards that belong to no match, those first that were not changed for longest."""
    order = [analyses.c.changed_at, analyses.c.id]
    return await rows.get_all(transaction, analyses, {"user": user, "match": None}, by=order)


async def analyses_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's analyses with the number of their moves as `size`, latest changed first."""
    size = select(func.count()).where(analysis_moves.c.analysis == analyses.c.id).scalar_subquery()
    query = select(analyses, size.label("size")).where(analyses.c.user == user)
    return (await transaction.execute(query.order_by(analyses.c.changed_at.desc(), analyses.c.id.desc()))).all()


async def analysed_matches(transaction: Transaction, user: int) -> int:
    """Return the number of matches of which a user has an analysis."""
    return await rows.count(transaction, analyses, {"user": user}, analyses.c.match.is_not(None))


async def remove(transaction: Transaction, analysis_id: int) -> None:
    """Delete an analysis with its moves, and the notes on a board."""
    for table, column in ((analysis_moves, "analysis"), (private_notes, "analysis"), (analyses, "id")):
        await rows.delete(transaction, table, {column: analysis_id})


# Moves that were tried


async def moves_of(transaction: Transaction, analysis_id: int) -> list[StoredMove]:
    """Return the moves of an analysis in their order."""
    query = select(analysis_moves).where(analysis_moves.c.analysis == analysis_id).order_by(analysis_moves.c.number)
    return [StoredMove(row.number, _parent(row), row.text) for row in await transaction.execute(query)]


async def add_move(transaction: Transaction, analysis_id: int, move: StoredMove) -> None:
    """Insert a move."""
    parent = {"parent" if move.parent.is_stored else "entry": move.parent.number}
    await rows.insert(transaction, analysis_moves, analysis=analysis_id, number=move.number, text=move.text, **parent)


async def delete_moves(transaction: Transaction, analysis_id: int, numbers: Collection[int]) -> None:
    """Delete moves by number."""
    await rows.delete(transaction, analysis_moves, {"analysis": analysis_id}, analysis_moves.c.number.in_(numbers))


def _parent(row: Row[Any]) -> Spot:
    return Spot(row.entry) if row.parent is None else Spot(row.parent, is_stored=True)


# Notes


async def notes_on(transaction: Transaction, subject: Subject, user: int) -> Sequence[Row[str, str]]:
    """Return position and text of a user's notes on a match or a board."""
    query = select(private_notes.c.position, private_notes.c.text).where(*_about(subject, user))
    return (await transaction.execute(query)).all()


async def notes_on_whole(transaction: Transaction, matches: Collection[int], user: int) -> Sequence[Row[int, str]]:
    """Return match and text of a user's notes on matches as a whole."""
    which = private_notes.c.match.in_(matches), private_notes.c.user == user, private_notes.c.position == ""
    return (await transaction.execute(select(private_notes.c.match, private_notes.c.text).where(*which))).all()


async def set_note(transaction: Transaction, subject: Subject, user: int, position: str, **values: Any) -> None:
    """Upsert a note. Raises IntegrityError if its match was deleted."""
    if subject.kind == "match":
        key = {"match": subject.id, "user": user, "position": position}
        await rows.upsert(transaction, private_notes, key, values)
    else:
        key = {"analysis": subject.id, "position": position}
        await rows.upsert(transaction, private_notes, key, {"user": user, **values})


async def delete_note(transaction: Transaction, subject: Subject, user: int, position: str) -> None:
    """Delete a note if it exists."""
    await rows.delete(transaction, private_notes, {"position": position}, *_about(subject, user))


def _about(subject: Subject, user: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    column = private_notes.c.match if subject.kind == "match" else private_notes.c.analysis
    return column == subject.id, private_notes.c.user == user


def _tried_by(user: int) -> ColumnElement[bool]:
    return analysis_moves.c.analysis.in_(select(analyses.c.id).where(analyses.c.user == user))


personal.own(analysis_moves, where=_tried_by)
personal.own(private_notes, analyses)

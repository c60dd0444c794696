"""The statements on matches, seats and moves. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update

from matches.store.schema import matches, moves, outbox, pauses, seats
from matches.store.transactions import Transaction

_PAUSED_UNTIL = select(func.max(pauses.c.ends_at)).where(pauses.c.match == matches.c.id).scalar_subquery()


async def add_match(transaction: Transaction, values: dict[str, Any], players: Iterable[tuple[int, str]]) -> int:
    """A new match with its seats (user, name) in player order. Returns its id."""
    match = await transaction.insert(insert(matches).values(values))
    rows = [
        {"match": match, "player": player, "user": user, "name": name} for player, (user, name) in enumerate(players)
    ]
    await transaction.execute(insert(seats), rows)
    return match


async def match(transaction: Transaction, match_id: int) -> Row[Any] | None:
    """A match without its seats."""
    return (await transaction.execute(select(matches).where(matches.c.id == match_id))).first()


async def matches_with_seats(transaction: Transaction, ids: Sequence[int]) -> list[tuple[Row[Any], Sequence[Row[Any]]]]:
    """Matches in the order of their ids as given, without any that are not there; each with its seats by player."""
    query = select(matches, _PAUSED_UNTIL.label("paused_until")).where(matches.c.id.in_(ids))
    found = {row.id: row for row in await transaction.execute(query)}
    theirs = select(seats).where(seats.c.match.in_(found)).order_by(seats.c.match, seats.c.player)
    seated = groupby(await transaction.execute(theirs), key=lambda seat: seat.match)
    by_match = {match: tuple(rows) for match, rows in seated}
    return [(found[one], by_match[one]) for one in ids if one in found]


async def change_match(transaction: Transaction, match_id: int, **values: Any) -> None:
    """Set columns of a match. A new `due_at` wakes the deadline worker of this process after the commit."""
    await transaction.execute(update(matches).where(matches.c.id == match_id).values(values))
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.deadlines.set)


async def set_results(transaction: Transaction, match_id: int, results: Mapping[int, str]) -> None:
    """Sets the results of some players of a match."""
    for player, result in results.items():
        mine = and_(seats.c.match == match_id, seats.c.player == player)
        await transaction.execute(update(seats).where(mine).values(result=result))


async def rename(transaction: Transaction, match_id: int, user: int, name: str) -> None:
    """Sets the name a user is shown by in a match."""
    mine = and_(seats.c.match == match_id, seats.c.user == user, seats.c.name != name)
    await transaction.execute(update(seats).where(mine).values(name=name))


async def open_matches(transaction: Transaction, user: int, channel: int | None = None) -> Sequence[int]:
    """Ids of the running matches that a user is still in, the longest waiting first; with `channel`, those there."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user, seats.c.result.is_(None), matches.c.reason.is_(None))
        .group_by(matches.c.id)
        .order_by(matches.c.moved_at, matches.c.id)
    )
    if channel is not None:
        query = query.where(func.coalesce(matches.c.thread, matches.c.channel) == channel)
    return (await transaction.execute(query)).scalars().all()


async def ended_matches(transaction: Transaction, user: int, limit: int) -> Sequence[int]:
    """Ids of the user's finished matches, the latest first."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user, matches.c.reason.is_not(None))
        .order_by(matches.c.moved_at.desc(), matches.c.id.desc())
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()


async def imported(transaction: Transaction, user: int, limit: int) -> Sequence[int]:
    """Ids of the matches that a user has read in, the latest first."""
    query = select(matches.c.id).where(matches.c.imported_by == user).order_by(matches.c.id.desc()).limit(limit)
    return (await transaction.execute(query)).scalars().all()


async def imported_since(transaction: Transaction, user: int, since: int) -> int:
    """How many of the matches that a user has read in, and that are still there, were read in after a moment."""
    mine = and_(matches.c.imported_by == user, matches.c.moved_at > since)
    return (await transaction.execute(select(func.count()).select_from(matches).where(mine))).scalar() or 0


async def delete_imported(
    transaction: Transaction, user: int, match_id: int | None = None, limit: int | None = None
) -> int:
    """Deletes the matches that a user has read in, or one of them, or some, with all that hangs on it.

    Returns how many were deleted.
    """
    mine = [matches.c.imported_by == user, *([] if match_id is None else [matches.c.id == match_id])]
    found = (await transaction.execute(select(matches.c.id).where(*mine).limit(limit))).scalars().all()
    for table in (moves, seats):
        await transaction.execute(delete(table).where(table.c.match.in_(found)))
    return (await transaction.execute(delete(matches).where(matches.c.id.in_(found)))).rowcount


async def latest_match(transaction: Transaction, channel: int) -> int | None:
    """The id of the match that lives in a channel or thread, the last one moved in; none that was read in there."""
    here = or_(matches.c.thread == channel, and_(matches.c.channel == channel, matches.c.thread.is_(None)))
    played = and_(here, matches.c.imported_by.is_(None))
    query = select(matches.c.id).where(played).order_by(matches.c.moved_at.desc(), matches.c.id.desc()).limit(1)
    return (await transaction.execute(query)).scalar()


async def set_seen(transaction: Transaction, match_id: int, player: int, entry: int) -> None:
    """Notes that a player looks at the board after an entry."""
    mine = and_(seats.c.match == match_id, seats.c.player == player)
    await transaction.execute(update(seats).where(mine).values(seen=entry))


async def add_move(transaction: Transaction, match_id: int, ply: int, *, player: int, text: str, at: int) -> None:
    """One entry of a match's record, at its place `ply` (from 1). Raises IntegrityError where the place is taken."""
    values = {"match": match_id, "ply": ply, "player": player, "text": text, "at": at}
    await transaction.execute(insert(moves).values(values))


async def add_moves(transaction: Transaction, match_id: int, entries: Iterable[dict[str, Any]]) -> None:
    """Many entries at once: ply, player, text, at."""
    values = [{"match": match_id, **entry} for entry in entries]
    if values:
        await transaction.execute(insert(moves), values)


async def moves_after(transaction: Transaction, match_id: int, ply: int) -> Sequence[str]:
    """The entries of a match's record that follow its first `ply`."""
    mine = select(moves.c.text).where(moves.c.match == match_id, moves.c.ply > ply).order_by(moves.c.ply)
    return (await transaction.execute(mine)).scalars().all()


async def moves_of(transaction: Transaction, match_id: int) -> Sequence[Row[int, str, int]]:
    """The entries of a match's record in order: player, text, and when each was made."""
    mine = select(moves.c.player, moves.c.text, moves.c.at).where(moves.c.match == match_id).order_by(moves.c.ply)
    return (await transaction.execute(mine)).all()


async def move_times(transaction: Transaction, match_id: int) -> Sequence[int]:
    """When each entry of a match's record was made, in order."""
    mine = select(moves.c.at).where(moves.c.match == match_id).order_by(moves.c.ply)
    return (await transaction.execute(mine)).scalars().all()


async def board_of_message(transaction: Transaction, message: int) -> tuple[int, int] | None:
    """The match and the entry whose board a message shows."""
    query = select(outbox.c.match, outbox.c.entry).where(outbox.c.message == message, outbox.c.kind == "turn")
    found = (await transaction.execute(query)).first()
    return (found[0], found[1]) if found else None

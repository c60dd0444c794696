"""The statements on challenges, matches and moves. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import CursorResult, Row, and_, case, delete, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.schema import challenges, invitations, matches, moves, notes, outbox, pauses, seats

Found = Row[Any]

_PAUSED_UNTIL = select(func.max(pauses.c.ends_at)).where(pauses.c.match == matches.c.id).scalar_subquery()


def new_id(made: CursorResult[Any]) -> int:
    """The id that an inserted row was given."""
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


async def add_challenge(connection: AsyncConnection, values: dict[str, Any], invited: Iterable[dict[str, Any]]) -> int:
    """A new challenge with its invitations (slot, user, name, present). Returns its id."""
    made = await connection.execute(insert(challenges).values(values))
    challenge = new_id(made)
    await connection.execute(insert(invitations), [{"challenge": challenge, **one} for one in invited])
    return challenge


async def challenge(connection: AsyncConnection, challenge_id: int) -> tuple[Found, Sequence[Found]] | None:
    """A challenge and its invitations in order."""
    found = (await connection.execute(select(challenges).where(challenges.c.id == challenge_id))).first()
    if found is None:
        return None
    mine = select(invitations).where(invitations.c.challenge == challenge_id).order_by(invitations.c.slot)
    return found, (await connection.execute(mine)).all()


async def change_challenge(connection: AsyncConnection, challenge_id: int, **values: Any) -> None:
    """Sets columns of a challenge."""
    await connection.execute(update(challenges).where(challenges.c.id == challenge_id).values(values))


async def note_card(connection: AsyncConnection, challenge_id: int, card: int) -> None:
    """Sets the card of a challenge, and of a match that it began before there was one."""
    await change_challenge(connection, challenge_id, card=card)
    begun = select(challenges.c.match).where(challenges.c.id == challenge_id).scalar_subquery()
    without = and_(matches.c.id == begun, matches.c.card.is_(None))
    await connection.execute(update(matches).where(without).values(card=card))


async def rematch(connection: AsyncConnection, match_id: int) -> int | None:
    """The challenge to play a match once more that is open, or was accepted; there is never more than one."""
    standing = [literal(status, literal_execute=True) for status in ("open", "accepted")]  # as the index has them
    query = select(challenges.c.id).where(challenges.c.rematch == match_id, challenges.c.status.in_(standing))
    return (await connection.execute(query)).scalar()


async def counterer(connection: AsyncConnection, challenge_id: int) -> str | None:
    """The name of the person whose challenge took the place of another."""
    query = select(challenges.c.challenger_name).where(challenges.c.counters == challenge_id)
    return (await connection.execute(query)).scalar()


async def open_challenges_by(connection: AsyncConnection, challenger: int, now: int) -> Sequence[Row[int, int | None]]:
    """The open challenges of somebody: id, and the user who is asked by name, a row for each invitation."""
    asked = case((invitations.c.taken_at.is_(None), invitations.c.user))
    query = (
        select(challenges.c.id, asked.label("user"))
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
    )
    return (await connection.execute(query)).all()


async def change_invitation(connection: AsyncConnection, challenge_id: int, slot: int, **values: Any) -> None:
    """Sets columns of an invitation."""
    mine = and_(invitations.c.challenge == challenge_id, invitations.c.slot == slot)
    await connection.execute(update(invitations).where(mine).values(values))


async def add_match(connection: AsyncConnection, values: dict[str, Any], players: Iterable[tuple[int, str]]) -> int:
    """A new match with its seats (user, name) in player order. Returns its id."""
    made = await connection.execute(insert(matches).values(values))
    match = new_id(made)
    rows = [
        {"match": match, "player": player, "user": user, "name": name} for player, (user, name) in enumerate(players)
    ]
    await connection.execute(insert(seats), rows)
    return match


async def match(connection: AsyncConnection, match_id: int) -> Found | None:
    """A match without its seats."""
    return (await connection.execute(select(matches).where(matches.c.id == match_id))).first()


async def matches_of(connection: AsyncConnection, ids: Sequence[int]) -> list[tuple[Found, Sequence[Found]]]:
    """Matches in the order of their ids as given, without any that are not there; each with its seats by player."""
    query = select(matches, _PAUSED_UNTIL.label("paused_until")).where(matches.c.id.in_(ids))
    found = {row.id: row for row in await connection.execute(query)}
    theirs = select(seats).where(seats.c.match.in_(found)).order_by(seats.c.match, seats.c.player)
    seated = groupby(await connection.execute(theirs), key=lambda seat: seat.match)
    by_match = {match: tuple(rows) for match, rows in seated}
    return [(found[one], by_match[one]) for one in ids if one in found]


async def change_match(connection: AsyncConnection, match_id: int, **values: Any) -> None:
    """Sets columns of a match."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(values))


async def set_results(connection: AsyncConnection, match_id: int, results: Mapping[int, str]) -> None:
    """Sets the results of some players of a match."""
    for player, result in results.items():
        mine = and_(seats.c.match == match_id, seats.c.player == player)
        await connection.execute(update(seats).where(mine).values(result=result))


async def rename(connection: AsyncConnection, match_id: int, user: int, name: str) -> None:
    """Sets the name a user is shown by in a match."""
    mine = and_(seats.c.match == match_id, seats.c.user == user, seats.c.name != name)
    await connection.execute(update(seats).where(mine).values(name=name))


async def open_matches(connection: AsyncConnection, user: int, channel: int | None = None) -> Sequence[int]:
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
    return (await connection.execute(query)).scalars().all()


async def ended_matches(connection: AsyncConnection, user: int, limit: int) -> Sequence[int]:
    """Ids of the user's finished matches, the latest first."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user, matches.c.reason.is_not(None))
        .order_by(matches.c.moved_at.desc(), matches.c.id.desc())
        .limit(limit)
    )
    return (await connection.execute(query)).scalars().all()


async def imported(connection: AsyncConnection, user: int, limit: int) -> Sequence[int]:
    """Ids of the matches that a user has read in, the latest first."""
    query = select(matches.c.id).where(matches.c.imported_by == user).order_by(matches.c.id.desc()).limit(limit)
    return (await connection.execute(query)).scalars().all()


async def imported_since(connection: AsyncConnection, user: int, since: int) -> int:
    """How many of the matches that a user has read in, and that are still there, were read in after a moment."""
    mine = and_(matches.c.imported_by == user, matches.c.moved_at > since)
    return (await connection.execute(select(func.count()).select_from(matches).where(mine))).scalar() or 0


async def delete_imported(
    connection: AsyncConnection, user: int, match_id: int | None = None, limit: int | None = None
) -> int:
    """Deletes the matches that a user has read in, or one of them, or some, with all that hangs on it.

    Returns how many were deleted.
    """
    mine = [matches.c.imported_by == user, *([] if match_id is None else [matches.c.id == match_id])]
    found = (await connection.execute(select(matches.c.id).where(*mine).limit(limit))).scalars().all()
    for table in (moves, seats):
        await connection.execute(delete(table).where(table.c.match.in_(found)))
    return (await connection.execute(delete(matches).where(matches.c.id.in_(found)))).rowcount


async def latest_match(connection: AsyncConnection, channel: int) -> int | None:
    """The id of the match that lives in a channel or thread, the last one moved in; none that was read in there."""
    here = or_(matches.c.thread == channel, and_(matches.c.channel == channel, matches.c.thread.is_(None)))
    played = and_(here, matches.c.imported_by.is_(None))
    query = select(matches.c.id).where(played).order_by(matches.c.moved_at.desc(), matches.c.id.desc()).limit(1)
    return (await connection.execute(query)).scalar()


async def note_look(connection: AsyncConnection, match_id: int, player: int, entry: int) -> None:
    """Notes that a player looks at the board after an entry."""
    mine = and_(seats.c.match == match_id, seats.c.player == player)
    await connection.execute(update(seats).where(mine).values(seen=entry))


async def add_move(connection: AsyncConnection, match_id: int, ply: int, *, player: int, text: str, at: int) -> None:
    """One entry of a match's record, at its place `ply` (from 1). Raises IntegrityError where the place is taken."""
    values = {"match": match_id, "ply": ply, "player": player, "text": text, "at": at}
    await connection.execute(insert(moves).values(values))


async def add_moves(connection: AsyncConnection, match_id: int, entries: Iterable[dict[str, Any]]) -> None:
    """Many entries at once: ply, player, text, at."""
    values = [{"match": match_id, **entry} for entry in entries]
    if values:
        await connection.execute(insert(moves), values)


async def moves_after(connection: AsyncConnection, match_id: int, ply: int) -> Sequence[str]:
    """The entries of a match's record that follow its first `ply`."""
    mine = select(moves.c.text).where(moves.c.match == match_id, moves.c.ply > ply).order_by(moves.c.ply)
    return (await connection.execute(mine)).scalars().all()


async def moves_of(connection: AsyncConnection, match_id: int) -> Sequence[Row[int, str, int]]:
    """The entries of a match's record in order: player, text, and when each was made."""
    mine = select(moves.c.player, moves.c.text, moves.c.at).where(moves.c.match == match_id).order_by(moves.c.ply)
    return (await connection.execute(mine)).all()


async def move_times(connection: AsyncConnection, match_id: int) -> Sequence[int]:
    """When each entry of a match's record was made, in order."""
    mine = select(moves.c.at).where(moves.c.match == match_id).order_by(moves.c.ply)
    return (await connection.execute(mine)).scalars().all()


async def note(connection: AsyncConnection, name: str) -> str | None:
    """What the bot noted about itself under a name."""
    return (await connection.execute(select(notes.c.value).where(notes.c.name == name))).scalar()


async def write_note(connection: AsyncConnection, name: str, value: str) -> None:
    """Notes a value under a name."""
    done = await connection.execute(update(notes).where(notes.c.name == name).values(value=value))
    if not done.rowcount:
        await connection.execute(insert(notes).values(name=name, value=value))


async def remove_note(connection: AsyncConnection, name: str, value: str) -> None:
    """Deletes the note under a name, if it still has a value."""
    await connection.execute(delete(notes).where(notes.c.name == name, notes.c.value == value))


async def posted(connection: AsyncConnection, message: int) -> tuple[int, int] | None:
    """The match and the entry whose board a message shows."""
    query = select(outbox.c.match, outbox.c.entry).where(outbox.c.message == message, outbox.c.kind == "turn")
    found = (await connection.execute(query)).first()
    return (found[0], found[1]) if found else None

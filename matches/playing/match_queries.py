"""Statements on matches, seats and moves, in the caller's transaction."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby, islice
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Text,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    or_,
    select,
    true,
    update,
)

from matches.playing.holder_queries import (
    BALLOT,
    JOINED,
    TEAM,
    away_until,
    matches_of_member,
    member,
    teams_of,
    uncounted_until,
)
from store import personal, rows
from store.schema import (
    analyses,
    analysis_moves,
    ballots,
    matches,
    moves,
    offers,
    outbox,
    pauses,
    people,
    plans,
    private_notes,
    reviews,
    seats,
    team_members,
    teams,
)
from store.transactions import Transaction

MOST_ALIKE: Final = 20
"""Matches of the same players among which a thread's title is looked for."""
AT_ONCE: Final = 500
"""Entries that are inserted by one statement."""

_PAUSED_UNTIL = select(func.max(pauses.c.ends_at)).where(pauses.c.match == matches.c.id).scalar_subquery()
_HAS_PLANS = exists().where(plans.c.match == matches.c.id)
_HAS_OFFERS = exists().where(offers.c.match == matches.c.id, offers.c.status == "open")
_PLANNED = (
    select(func.aggregate_strings(cast(moves.c.ply, Text), " "))
    .where(moves.c.match == matches.c.id, moves.c.planned == true())
    .scalar_subquery()
)
_KNOWN = (
    select(moves.c.text).where(moves.c.match == matches.c.id, moves.c.ply == bindparam("known_ply")).scalar_subquery()
)
_CHOSEN = (people.c.quiet_from, people.c.quiet_to, people.c.zone, people.c.notify, people.c.lead, people.c.listed)
# One statement saves a round trip: the row of a seat has its match's columns too.
_MATCHES_WITH_SEATS = (
    select(
        matches,
        _PAUSED_UNTIL.label("paused_until"),
        _HAS_PLANS.label("has_plans"),
        _HAS_OFFERS.label("has_offers"),
        _PLANNED.label("planned"),
        _KNOWN.label("known"),
        seats,
        away_until(seats.c.user),
        uncounted_until(seats.c.user),
        *_CHOSEN,
        *TEAM,
        member(bindparam("asked_by", type_=BigInteger)).label("asked_by_member"),
        *BALLOT,
    )
    .join_from(matches, seats, seats.c.match == matches.c.id)
    .outerjoin(people, people.c.user == seats.c.user)
    .outerjoin(teams, teams.c.id == seats.c.team)
    .outerjoin(ballots, and_(ballots.c.match == matches.c.id, ballots.c.entry == matches.c.entries + 1))
    .where(matches.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(matches.c.id, seats.c.player)
)


async def add_match(transaction: Transaction, values: dict[str, Any], players: Iterable[dict[str, Any]]) -> int:
    """Insert a match with its seats (user, name, level, team) in player order, and return its id."""
    match = await rows.insert(transaction, matches, **values)
    seated = [{"match": match, "player": player, **columns} for player, columns in enumerate(players)]
    await rows.insert_all(transaction, seats, seated)
    _wake(transaction, values)
    return match


async def match(transaction: Transaction, match_id: int) -> Row[Any] | None:
    """Return a match's row without seats; None if it does not exist."""
    return await rows.get(transaction, matches, {"id": match_id})


async def matches_with_seats(
    transaction: Transaction, ids: Sequence[int], ply: int = 0, user: int | None = None
) -> list[tuple[Row[Any], Sequence[Row[Any]]]]:
    """Return the rows of existing matches, each with those of its seats, in the order of `ids`.

    Extra columns of a match: whether there are planned answers and open offers; `planned`, the places of entries played
    from plans, as text; `known`, the text of its entry at place `ply` (from 1), or None; the open ballot. Of a seat:
    end of the user's absence, end of their uncounted time, and their preferences for quiet hours, turn notices and
    being listed; the team, and whether `user` is in it.
    """
    if not ids:
        return []
    rows = await transaction.execute(_MATCHES_WITH_SEATS, {"ids": list(ids), "known_ply": ply, "asked_by": user})
    groups = groupby(rows, key=lambda seat: seat.id)
    found = {match: tuple(rows) for match, rows in groups}
    return [(found[match][0], found[match]) for match in ids if match in found]


async def change_match(transaction: Transaction, match_id: int, **values: Any) -> None:
    """Set columns of a match. Its workers wake after the commit: deadlines for a new `due_at`, computers for a new
    `thinks_at`.
    """
    await rows.update(transaction, matches, {"id": match_id}, **values)
    _wake(transaction, values)


def _wake(transaction: Transaction, values: Mapping[str, Any]) -> None:
    """Wake the workers that new values of a match concern."""
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.deadlines.set)
    if values.get("thinks_at") is not None:
        transaction.after_commit(transaction.signals.computers.set)


async def set_results(
    transaction: Transaction, match_id: int, results: Mapping[int, str], sides: Mapping[int, int]
) -> None:
    """Set the results of some players of a match, and their sides where known."""
    seat = and_(seats.c.match == match_id, seats.c.player == bindparam("of_player"))
    rows = [{"of_player": player, "result": result, "side": sides.get(player)} for player, result in results.items()]
    if rows:
        await transaction.execute(update(seats).where(seat), rows)


async def set_unplanned(transaction: Transaction, match_id: int, players: Collection[int], entry: int) -> None:
    """Set the entry by which some players lost the last of their planned answers unplayed."""
    await rows.update(transaction, seats, {"match": match_id}, seats.c.player.in_(players), unplanned=entry)


async def rename(transaction: Transaction, match_id: int, user: int, name: str) -> bool:
    """Set a user's displayed name in a match. Return False if it is unchanged."""
    return bool(
        await rows.update(transaction, seats, {"match": match_id, "user": user}, seats.c.name != name, name=name)
    )


async def open_matches(transaction: Transaction, user: int, channel: int | None = None) -> Sequence[int]:
    """Return the ids of a user's running matches, longest waiting first: all, or those in a `channel`."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user, seats.c.result.is_(None), matches.c.reason.is_(None))
        .group_by(matches.c.id)
        .order_by(matches.c.moved_at, matches.c.id)
    )
    if channel is not None:
        query = query.where(_lives_in(channel))
    return (await transaction.execute(query)).scalars().all()


async def open_matches_of_member(transaction: Transaction, user: int) -> Sequence[int]:
    """Return the ids of running matches in which a user is in a team, longest waiting first."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .join(team_members, team_members.c.team == seats.c.team)
        .where(team_members.c.user == user, JOINED, matches.c.reason.is_(None))
        .order_by(matches.c.moved_at, matches.c.id)
    )
    return (await transaction.execute(query)).scalars().all()


async def concerning(transaction: Transaction, user: int, others: Collection[int]) -> Sequence[int]:
    """Return the ids of running matches in which a user has a seat or is in a team, and of those of some `others` that
    run; longest waiting first.
    """
    seated = select(seats.c.match).where(seats.c.user == user)
    found = seated, matches_of_member(user), others
    own = or_(*(matches.c.id.in_(each) for each in found))
    query = select(matches.c.id).where(matches.c.reason.is_(None), own).order_by(matches.c.moved_at, matches.c.id)
    return (await transaction.execute(query)).scalars().all()


async def known_in(transaction: Transaction, users: Collection[int], guild: int | None, channel: int) -> Sequence[int]:
    """Return those of some users who have a seat in a match of a server, or without one, of a channel."""
    there = matches.c.channel == channel if guild is None else matches.c.guild == guild
    played = exists().where(matches.c.id == seats.c.match, there)
    query = select(seats.c.user).distinct().where(seats.c.user.in_(sorted(users)), played)
    return (await transaction.execute(query)).scalars().all()


async def ended_matches(
    transaction: Transaction, user: int, limit: int, channel: int | None = None, *, in_teams: bool = True
) -> Sequence[int]:
    """Return the ids of a user's finished matches, latest first: all, or those in a `channel`.

    `in_teams`: also those that they have played in a team.
    """
    played = select(seats.c.match).where(seats.c.user == user)
    found = played.union(matches_of_member(user)) if in_teams else played
    query = (
        select(matches.c.id)
        .where(matches.c.id.in_(found), matches.c.reason.is_not(None))
        .order_by(matches.c.moved_at.desc(), matches.c.id.desc())
        .limit(limit)
    )
    if channel is not None:
        query = query.where(_lives_in(channel))
    return (await transaction.execute(query)).scalars().all()


def _lives_in(channel: int) -> ColumnElement[bool]:
    """Return the condition that a match is played in a channel or thread."""
    return func.coalesce(matches.c.thread, matches.c.channel) == channel


async def imported(transaction: Transaction, user: int, limit: int) -> Sequence[int]:
    """Return the ids of a user's imported matches, latest first."""
    query = select(matches.c.id).where(matches.c.imported_by == user).order_by(matches.c.id.desc()).limit(limit)
    return (await transaction.execute(query)).scalars().all()


async def imported_since(transaction: Transaction, user: int, since: int) -> int:
    """Return the number of stored matches that a user imported after a moment."""
    return await rows.count(transaction, matches, {"imported_by": user}, matches.c.moved_at > since)


async def delete_imported(
    transaction: Transaction, user: int, match_id: int | None = None, limit: int | None = None
) -> int:
    """Delete a user's imported matches with moves, seats, and everybody's analyses and notes: all, one, or at most
    `limit`.

    Return the number deleted.
    """
    imported_by = [matches.c.imported_by == user, *([] if match_id is None else [matches.c.id == match_id])]
    found = (await transaction.execute(select(matches.c.id).where(*imported_by).limit(limit))).scalars().all()
    analysed = select(analyses.c.id).where(analyses.c.match.in_(found))
    await rows.delete(transaction, analysis_moves, analysis_moves.c.analysis.in_(analysed))
    for table in (moves, seats, reviews, analyses, private_notes):
        await rows.delete(transaction, table, table.c.match.in_(found))
    return await rows.delete(transaction, matches, matches.c.id.in_(found))


async def last_game(transaction: Transaction, user: int, guild: int) -> str | None:
    """Return the game that a user played last in a server, or else anywhere; None if they have played none."""
    query = (
        select(matches.c.game)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user)
        .order_by(case((matches.c.guild == guild, 0), else_=1), matches.c.moved_at.desc(), matches.c.id.desc())
        .limit(1)
    )
    return (await transaction.execute(query)).scalar()


async def latest_match(transaction: Transaction, channel: int, user: int | None = None) -> int | None:
    """Return the id of the match in a channel or thread with the latest move, not counting imported ones.

    With a `user`, finished matches without a thread count only if the user has a seat or is in a team.
    """
    in_thread = matches.c.thread == channel
    in_channel = or_(in_thread, and_(matches.c.channel == channel, matches.c.thread.is_(None)))
    query = select(matches.c.id).where(in_channel, matches.c.imported_by.is_(None))
    if user is not None:
        own = exists().where(seats.c.match == matches.c.id, seats.c.user == user)
        teamed = matches.c.id.in_(matches_of_member(user))
        query = query.where(or_(in_thread, matches.c.reason.is_(None), own, teamed))
    latest = query.order_by(matches.c.moved_at.desc(), matches.c.id.desc()).limit(1)
    return (await transaction.execute(latest)).scalar()


async def alike(
    transaction: Transaction, match_id: int, channel: int, game: str, players: Collection[tuple[str, int | None]]
) -> Sequence[int]:
    """Return the ids of matches before one that have a thread in a channel and are of a game, among players of the same
    names and levels; the latest few.
    """
    name = func.coalesce(teams.c.name, seats.c.name)
    known = or_(*(and_(name == known, seats.c.level.is_not_distinct_from(level)) for known, level in players))
    seated = select(seats.c.player).outerjoin(teams, teams.c.id == seats.c.team).where(seats.c.match == matches.c.id)
    query = (
        select(matches.c.id)
        .where(matches.c.channel == channel, matches.c.thread.is_not(None), matches.c.id < match_id)
        .where(matches.c.game == game, ~seated.where(~known).exists())
        .order_by(matches.c.id.desc())
        .limit(MOST_ALIKE)
    )
    return (await transaction.execute(query)).scalars().all()


async def set_seen(transaction: Transaction, user: int, entries: Mapping[int, int]) -> None:
    """Store the latest boards that a user, or one in their team, has seen: entry numbers by match.

    Later entries stored before are kept.
    """
    entry = case(entries, value=seats.c.match)
    unseen = or_(seats.c.seen.is_(None), seats.c.seen < entry)
    own = or_(seats.c.user == user, seats.c.team.in_(teams_of(user)))
    await rows.update(transaction, seats, own, seats.c.match.in_(entries), unseen, seen=entry)


async def add_move(transaction: Transaction, match_id: int, ply: int, **values: Any) -> None:
    """Insert an entry at place `ply` (from 1). Raises IntegrityError if the place is taken."""
    await rows.insert(transaction, moves, match=match_id, ply=ply, **values)


async def add_moves(transaction: Transaction, match_id: int, entries: Iterable[dict[str, Any]]) -> None:
    """Insert entries given as rows: ply, player, text, at. The event loop has only some of them in hand at a time."""
    values = iter([{"match": match_id, **entry} for entry in entries])
    while some := [*islice(values, AT_ONCE)]:
        await rows.insert_all(transaction, moves, some)


async def moves_after(transaction: Transaction, match_id: int, ply: int) -> Sequence[str]:
    """Return the texts of a match's entries after the first `ply`."""
    query = select(moves.c.text).where(moves.c.match == match_id, moves.c.ply > ply).order_by(moves.c.ply)
    return (await transaction.execute(query)).scalars().all()


async def times_left(
    transaction: Transaction, match_id: int, plies: Collection[int]
) -> Sequence[Row[int, int | None, int | None]]:
    """Return some entries in order: player, seconds left in the bank, and seconds left until the deadline. None where
    not stored.
    """
    chosen = moves.c.match == match_id, moves.c.ply.in_(plies)
    query = select(moves.c.player, moves.c.bank, moves.c.time_left).where(*chosen).order_by(moves.c.ply)
    return (await transaction.execute(query)).all()


async def move_times(transaction: Transaction, match_id: int) -> Sequence[int]:
    """Return the times of a match's entries, in order."""
    query = select(moves.c.at).where(moves.c.match == match_id).order_by(moves.c.ply)
    return (await transaction.execute(query)).scalars().all()


async def board_of_message(transaction: Transaction, message: int) -> tuple[int, int] | None:
    """Return the match and entry whose board a message shows; None if it shows none."""
    query = select(outbox.c.subject, outbox.c.entry).where(outbox.c.message == message, outbox.c.kind == "board")
    found = (await transaction.execute(query)).first()
    return (found[0], found[1]) if found else None


def _about(user: int) -> ColumnElement[bool]:
    return or_(matches.c.imported_by == user, personal.in_match(matches.c.id)(user))


personal.shared(seats.c.user, "name")
personal.shown(matches, _about, matches.c.imported_by)
personal.columnwise(moves.c.match, matches.c.id, moves.c.player, moves.c.text, moves.c.at)

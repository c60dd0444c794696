"""Statements on all stored data about one person, derived from the schema. They run in the caller's transaction."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Row,
    Table,
    Text,
    and_,
    case,
    cast,
    delete,
    exists,
    false,
    func,
    literal,
    or_,
    select,
    update,
)

from matches.playing import match_queries
from matches.posting import outbox_queries
from matches.ratings import rating_queries
from store.schema import (
    NAMELESS,
    NOBODY,
    absences,
    analyses,
    analysis_moves,
    answers,
    blocks,
    challenges,
    daily_solvers,
    digests,
    event_members,
    follows,
    invitations,
    lesson_steps,
    matches,
    metadata,
    motion_votes,
    offers,
    outbox,
    pauses,
    people,
    plans,
    presets,
    private_notes,
    puzzle_tries,
    rated_in_servers,
    ratings,
    season_players,
    seats,
    solvers,
    team_members,
    teams,
    votes,
)
from store.transactions import Transaction

NOT_PEOPLE: Final = {
    "guild",
    "channel",
    "thread",
    "card",
    "card_channel",
    "board",
    "board_channel",
    "message",
    "bucket",
    "token_channel",
    "token_guild",
    "role",
    "daily_channel",
}
"""Columns with Discord ids other than those of people. All other columns with Discord ids hold people."""
OWN: Final = (
    people,
    presets,
    absences,
    blocks,
    lesson_steps,
    puzzle_tries,
    solvers,
    daily_solvers,
    ratings,
    rated_in_servers,
    follows,
    digests,
    event_members,
    private_notes,
    analyses,
    team_members,
    motion_votes,
)
"""Tables whose rows belong to one person, in the column `user`."""
SHARED: Final[dict[Column[Any], str]] = {
    challenges.c.challenger: "challenger_name",
    invitations.c.user: "name",
    seats.c.user: "name",
    season_players.c.user: "name",
    teams.c.founder: "name",
    votes.c.user: "name",
}
"""Columns with people in rows that others need too, each with the column of the name."""
NAMED: Final[dict[Column[Any], str]] = {
    daily_solvers.c.user: "name",
    rated_in_servers.c.user: "name",
    event_members.c.user: "name",
    team_members.c.user: "name",
}
"""Columns with people in rows of their own that may hold their name, each with the column of the name."""
IMPORTED_BY: Final = matches.c.imported_by
"""Column with the importer of a match, which is deleted with them."""
KEPT: Final = {blocks.c.blocked: "name"}
"""Columns with people in rows of another person: the id stays, without the name."""


AT_ONCE: Final = 1_000
"""Rows that are made ready in one piece."""
TITLES_APART: Final = 2
"""Seconds between new titles of finished matches' threads, so that boards are not delayed."""


def people_in(table: Table) -> list[Column[Any]]:
    """Return the columns of a table that hold people."""
    return [column for column in table.columns if isinstance(column.type, BigInteger) and column.name not in NOT_PEOPLE]


async def everything_about(transaction: Transaction, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return all rows about a user except moves, by table, without other people's ids and names.

    There may be a great many, so the event loop has only some of them in hand at a time.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table, condition in _about(user).items():
        query = select(table).where(condition).order_by(*table.primary_key)
        people, rows = people_in(table), found.setdefault(table.name, [])
        for some in (await transaction.execute(query)).partitions(AT_ONCE):
            rows += await asyncio.to_thread(_without_others, some, people, user)
    return found


async def open_challenges(transaction: Transaction, user: int, now: int) -> Sequence[Row[int, int]]:
    """Return id and challenger of open challenges that a user made, or takes part in without having declined."""
    in_it = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.declined_at.is_(None))
    query = (
        select(challenges.c.id, challenges.c.challenger)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(in_it)))
        .order_by(challenges.c.id)
    )
    return (await transaction.execute(query)).all()


async def erase_name(transaction: Transaction, user: int) -> bool:
    """Replace a user's name by a tombstone everywhere, keeping the id. Return False if it is stored nowhere.

    Deletes the notes on their challenges, which may be by them or to them.
    """
    written = and_(or_(_challenging(user), challenges.c.note.contains(str(user))), challenges.c.note.is_not(None))
    renamed = (await transaction.execute(update(challenges).where(written).values(note=None))).rowcount
    for column, name in (SHARED | KEPT).items():
        named = and_(column == user, column.table.c[name] != NAMELESS)
        renamed += (await transaction.execute(update(column.table).where(named).values({name: NAMELESS}))).rowcount
    for column, name in NAMED.items():
        named = and_(column == user, column.table.c[name].is_not(None))
        renamed += (await transaction.execute(update(column.table).where(named).values({name: None}))).rowcount
    return bool(renamed)


async def erase(transaction: Transaction, user: int) -> bool:
    """Delete a user's own rows and replace the user in shared ones by a tombstone. Return False if there are none."""
    changed = int(await erase_name(transaction, user))
    await transaction.execute(delete(outbox).where(_written(user)))
    await rating_queries.keep_brought(transaction, user)
    changed += (await transaction.execute(delete(analysis_moves).where(_tried_by(user)))).rowcount
    for table in OWN:
        changed += (await transaction.execute(delete(table).where(table.c.user == user))).rowcount
    changed += (await transaction.execute(delete(plans).where(_planned_by(user)))).rowcount
    commented = votes.c.user == user, votes.c.comment.is_not(None)
    changed += (await transaction.execute(update(votes).where(*commented).values(comment=None))).rowcount
    changed += await match_queries.delete_imported(transaction, user)
    for column, name in SHARED.items():
        values = {column.name: NOBODY, name: NAMELESS}
        changed += (await transaction.execute(update(column.table).where(column == user).values(values))).rowcount
    return bool(changed)


async def add_titles(transaction: Transaction, user: int, at: int) -> None:
    """Queue new titles for the threads of all of a user's matches and of those with a team named after them. Those of
    finished matches are spread over time.
    """
    runs = matches.c.reason.is_(None)
    own_team = seats.c.team.in_(select(teams.c.id).where(teams.c.founder == user))
    theirs = exists().where(seats.c.match == matches.c.id, or_(seats.c.user == user, own_team))
    latest_first = func.row_number().over(partition_by=runs, order_by=matches.c.moved_at.desc())
    lane = literal("match ") + cast(matches.c.id, Text)
    same = outbox.c.kind == "title", outbox.c.subject == matches.c.id, outbox.c.entry == matches.c.entries
    titles = select(
        literal("title").label("kind"),
        matches.c.id.label("subject"),
        matches.c.entries.label("entry"),
        select(func.count()).select_from(outbox).where(*same).scalar_subquery().label("number"),
        lane.label("lane"),
        false().label("holds_up"),
        matches.c.channel.label("bucket"),
        *outbox_queries.token_of(matches),
        literal(at).label("created_at"),
        case((runs, at), else_=at + TITLES_APART * latest_first).label("due_at"),
    )
    # A board being delivered may create the thread, with the names as of its claim.
    waiting = exists().where(outbox.c.lane == lane, outbox.c.done_at.is_(None)).correlate(matches)
    await outbox_queries.add_from(transaction, titles.where(theirs, or_(matches.c.thread.is_not(None), waiting)))


def _about(user: int) -> dict[Table, ColumnElement[bool]]:
    """Return by table the condition for rows about a user; moves belong to their match."""
    named = {table: people_in(table) for table in metadata.sorted_tables}
    found = {table: or_(*(column == user for column in columns)) for table, columns in named.items() if columns}
    seated = select(seats.c.match).where(seats.c.user == user)
    found |= {table: table.c.user == user for table in OWN}
    found[challenges] = _challenging(user)
    found[matches] = or_(matches.c.imported_by == user, matches.c.id.in_(seated))
    shown = select(matches.c.id).where(found[matches])
    asked_by = exists().where(seats.c.match == offers.c.match, seats.c.player == offers.c.player, seats.c.user == user)
    answered_by = exists().where(
        offers.c.id == answers.c.offer,
        seats.c.match == offers.c.match,
        seats.c.player == answers.c.player,
        seats.c.user == user,
    )
    return {
        **found,
        outbox: _written(user),
        pauses: pauses.c.match.in_(shown),
        offers: asked_by,
        answers: answered_by,
        plans: _planned_by(user),
        analysis_moves: _tried_by(user),
    }


def _planned_by(user: int) -> ColumnElement[bool]:
    return exists().where(seats.c.match == plans.c.match, seats.c.player == plans.c.player, seats.c.user == user)


def _tried_by(user: int) -> ColumnElement[bool]:
    return analysis_moves.c.analysis.in_(select(analyses.c.id).where(analyses.c.user == user))


def _written(user: int) -> ColumnElement[bool]:
    """Return the condition for queued or past posts to a user about matches that they follow."""
    followed = select(follows.c.id).where(follows.c.user == user)
    return or_(
        and_(outbox.c.kind == "digest", outbox.c.subject.in_(select(digests.c.id).where(digests.c.user == user))),
        and_(outbox.c.kind == "followed", outbox.c.subject.in_(followed)),
    )


def _challenging(user: int) -> ColumnElement[bool]:
    """Return the condition for challenges that a user made, was asked by, or accepted."""
    invited = select(invitations.c.challenge).where(invitations.c.user == user)
    return or_(challenges.c.challenger == user, challenges.c.id.in_(invited))


def _without_others(rows: Iterable[Row[Any]], columns: Sequence[Column[Any]], user: int) -> list[dict[str, Any]]:
    return [_without(row, columns, user) for row in rows]


def _without(row: Row[Any], columns: Sequence[Column[Any]], user: int) -> dict[str, Any]:
    """Return a row as a dict, without the values of `columns` (which hold people) other than the user."""
    left_out: set[str | None] = set()
    for column in columns:
        if row._mapping[column.name] != user:  # noqa: SLF001  how SQLAlchemy has a row read by names
            left_out |= {column.name, (SHARED | KEPT).get(column)}
    return {name: value for name, value in row._mapping.items() if name not in left_out}  # noqa: SLF001

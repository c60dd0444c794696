"""Statements on the outbox, the same for all kinds of posts: their differences are columns of a row.

Rows of a lane are posted in order, except those that hold nothing up.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
)

from matches.core.models import PERSONAL
from store import rows
from store.dialect import greatest
from store.schema import outbox
from store.transactions import Transaction

DIRECT_MESSAGES: Final = 0
"""Bucket of all direct messages, which share one rate limit. A channel's bucket is its id."""
DAILIES: Final = -1
"""Bucket of all daily puzzles: many servers post at the same hour, and none is urgent."""
REFUSED: Final = "closed"
"""The `fault` of a post that every place refuses."""
Shards = tuple[int, int, int]
"""First and last shard of a process, and the total number of shards."""

_WAITING = (
    select(
        outbox.c.id, func.min(case((outbox.c.holds_up, outbox.c.id))).over(partition_by=outbox.c.lane).label("first")
    )
    .where(outbox.c.done_at.is_(None))
    .subquery()
)
_NEXT = select(_WAITING.c.id).where(_WAITING.c.id <= func.coalesce(_WAITING.c.first, _WAITING.c.id))
"""Ids of rows that have no predecessor to wait for."""
_UNDER_WAY: Final = bindparam("under_way", type_=BigInteger, expanding=True)
_SHARE = bindparam("share", type_=BigInteger)
_TAKEN = (
    select(outbox.c.bucket, func.count().label("rows"))
    .where(outbox.c.id.in_(_UNDER_WAY))
    .group_by(outbox.c.bucket)
    .subquery("taken")
)
"""Number of rows under way by bucket."""


async def add(transaction: Transaction, kind: str, at: int, subject: int, **columns: Any) -> None:
    """Queue a post. Raises IntegrityError for a duplicate."""
    times = {"created_at": at, "due_at": at}
    await rows.insert(transaction, outbox, kind=kind, subject=subject, **times | columns)
    transaction.after_commit(transaction.signals.outbox.set)


async def add_from(transaction: Transaction, query: Select[Any]) -> None:
    """Queue a post for each row of a query, whose columns are named like the outbox's."""
    if (await transaction.execute(insert(outbox).from_select(query.selected_columns.keys(), query))).rowcount:
        transaction.after_commit(transaction.signals.outbox.set)


def token_of(table: Table) -> tuple[ColumnElement[int | None], ...]:
    """Return the columns that identify the interaction token needed to post in the place of a match or challenge."""
    channel, guild = table.c.channel, func.coalesce(table.c.guild, 0)
    columns = {"token_channel": channel, "token_guild": guild}
    return tuple(case((table.c.answer_only, column)).label(name) for name, column in columns.items())


async def add_copy(transaction: Transaction, row_id: int, kind: str, number: int, **columns: Any) -> None:
    """Queue a row's contents again as another kind, once, without holding up its lane.

    The failed attempt counts, because the post may have been delivered.
    """
    changed = {"kind": kind, "number": number, "attempts": 1, "holds_up": False, **columns}
    kept = "subject", "entry", "lane", "token_channel", "token_guild", "created_at"
    copied = {name: outbox.c[name] for name in kept} | {"due_at": outbox.c.created_at}
    same = outbox.alias()
    is_there = exists().where(
        same.c.kind == kind, same.c.subject == outbox.c.subject, same.c.entry == outbox.c.entry, same.c.number == number
    )
    values = [column.label(name) for name, column in copied.items()]
    values += [literal(value, outbox.c[name].type).label(name) for name, value in changed.items()]
    await add_from(transaction, select(*values).where(outbox.c.id == row_id, ~is_there))


async def count(transaction: Transaction, kind: str, subject: int, entry: int) -> int:
    """Return the number of posts of a kind about the same entry."""
    return await rows.count(transaction, outbox, _same(kind, subject, entry))


async def latest(transaction: Transaction, kind: str, subject: int, entry: int) -> int | None:
    """Return when the latest post of a kind about the same entry was queued."""
    query = select(func.max(outbox.c.created_at)).where(_same(kind, subject, entry))
    found: int | None = (await transaction.execute(query)).scalar()
    return found


async def was_shown(transaction: Transaction, match: int, entry: int, player: int) -> bool | None:
    """Return whether the player to move after an entry was told of it, by its board or a notice.

    None if the board waits for its turn to be posted. A board that went to others by direct message tells the player
    nothing; then there is a post for the player apart.
    """
    kinds = "board", "apart", *PERSONAL
    found = await rows.get_all(transaction, outbox, {"subject": match, "entry": entry}, outbox.c.kind.in_(kinds))
    boards = {row.kind: row for row in found if row.kind == "board" or (row.kind == "apart" and row.number == player)}
    board = boards.get("apart", boards.get("board"))
    notices = [row for row in found if row.kind in PERSONAL]
    if board is None or any(row.message is not None for row in (board, *notices)):
        return True
    before = outbox.c.lane == board.lane, outbox.c.id < board.id, outbox.c.done_at.is_(None)
    fails = board.fault is not None or await rows.exist(
        transaction, outbox, *before, outbox.c.holds_up, outbox.c.fault.is_not(None)
    )
    return False if fails else None


async def refused_boards(transaction: Transaction, entries: Mapping[int, int]) -> frozenset[int]:
    """Return those of some matches whose board after an entry (`entries`, by match) every place refuses."""
    query = select(outbox.c.subject, outbox.c.entry).where(outbox.c.kind.in_(("board", "apart")), *_refused(entries))
    return frozenset(row.subject for row in await transaction.execute(query) if row.entry == entries[row.subject])


async def refused_cards(transaction: Transaction, challenges: Collection[int]) -> frozenset[int]:
    """Return those of some challenges whose card every place refuses."""
    query = select(outbox.c.subject).where(outbox.c.kind == "card", *_refused(challenges))
    return frozenset((await transaction.execute(query)).scalars())


def _refused(subjects: Collection[int]) -> tuple[ColumnElement[bool], ...]:
    return outbox.c.subject.in_(sorted(subjects)), outbox.c.message.is_(None), outbox.c.fault == REFUSED


async def is_waiting(transaction: Transaction, kind: str, subject: int, entry: int) -> bool:
    """Return whether a post of a kind about the same entry is to be delivered."""
    return await rows.exist(transaction, outbox, _same(kind, subject, entry), outbox.c.done_at.is_(None))


async def has_failed(transaction: Transaction, kind: str, subject: int, entry: int) -> bool:
    """Return whether the latest post of a kind about the same entry does not get through, though no place is closed.

    It fails, waits for one that fails, or was given up after failures.
    """
    query = select(outbox).where(_same(kind, subject, entry)).order_by(outbox.c.number.desc()).limit(1)
    row = (await transaction.execute(query)).first()
    if row is None or row.message is not None:
        return False
    if row.done_at is not None:
        return bool(row.faults and row.fault != REFUSED)
    before = outbox.c.id <= row.id, outbox.c.done_at.is_(None)
    return await rows.exist(transaction, outbox, {"lane": row.lane}, *before, outbox.c.faults > 0)


def _same(kind: str, subject: int, entry: int) -> ColumnElement[bool]:
    return and_(outbox.c.kind == kind, outbox.c.subject == subject, outbox.c.entry == entry)


async def hasten(transaction: Transaction, kind: str, subject: int, due: int) -> bool:
    """Make a waiting post of a kind due at a moment at the latest. Return False if none waits: a claimed one may show
    what was before.
    """
    free = outbox.c.done_at.is_(None), outbox.c.claimed_until.is_(None)
    earlier = case((outbox.c.due_at > due, due), else_=outbox.c.due_at)
    found = await rows.update(transaction, outbox, {"kind": kind, "subject": subject}, *free, due_at=earlier)
    transaction.after_commit(transaction.signals.outbox.set)
    return bool(found)


async def change_lane(transaction: Transaction, before: str, after: str) -> None:
    """Move waiting posts to another lane."""
    await rows.update(transaction, outbox, {"lane": before}, outbox.c.done_at.is_(None), lane=after)


async def claim(
    transaction: Transaction,
    now: int,
    until: int,
    limit: int,
    under_way: Collection[int],
    share: int,
    shards: Shards | None,
) -> Sequence[Row[Any]]:
    """Claim up to `limit` due rows that are next in their lane; the claims end at `until`.

    Rows whose ids are in `under_way` are excluded even if unclaimed. Essential rows come first, then buckets
    round-robin, starting with the fewest rows under way; a bucket has at most `share` rows in all. Rows that only
    another shard's process can post are excluded.
    """
    values = {"now": now, "share": share, "limit": limit, "under_way": _padded(under_way)}
    found: Sequence[Row[Any]] = (await transaction.execute(_claimable(shards), values)).all()
    if found:
        claimed = outbox.c.id.in_([row.id for row in found])
        await rows.update(transaction, outbox, claimed, claimed_until=until, attempts=outbox.c.attempts + 1)
    return found


@cache
def _claimable(shards: Shards | None) -> Select[Any]:
    """Return the query for claimable rows. It is built once."""
    now = bindparam("now", type_=BigInteger)
    free = and_(
        outbox.c.done_at.is_(None),
        outbox.c.due_at <= now,
        or_(outbox.c.claimed_until.is_(None), outbox.c.claimed_until <= now),
    )
    urgency = outbox.c.essential.desc(), outbox.c.due_at, outbox.c.id
    place = func.row_number().over(partition_by=outbox.c.bucket, order_by=urgency)
    waiting = (
        select(outbox.c.id, (place + func.coalesce(_TAKEN.c.rows, 0)).label("round"))
        .select_from(outbox.outerjoin(_TAKEN, _TAKEN.c.bucket == outbox.c.bucket))
        .where(outbox.c.id.in_(_NEXT), outbox.c.id.not_in(_UNDER_WAY), free, *_postable(shards))
        .subquery()
    )
    return (
        select(outbox)
        .join(waiting, waiting.c.id == outbox.c.id)
        .where(waiting.c.round <= _SHARE, free)
        .order_by(waiting.c.round, *urgency)
        .limit(bindparam("limit"))
        .with_for_update(of=outbox, skip_locked=True)  # other processes claim concurrently and skip these
    )


def _postable(shards: Shards | None) -> list[ColumnElement[bool]]:
    """Return the conditions for rows that a process with some shards can post; none for all shards.

    Where the bot is not a member it posts with interaction tokens. Interactions arrive at the shard of the server's id,
    or at the first shard without a server.
    """
    if shards is None:
        return []
    first, last, total = shards
    is_own = (outbox.c.token_guild // 2**22 % total).between(first, last)
    return [or_(outbox.c.token_channel.is_(None), is_own)]


async def finish(transaction: Transaction, row_id: int, now: int, message: int | None, fault: str | None) -> bool:
    """Mark a row as done: posted as `message`, or given up for `fault`. Return False if it was done already."""
    values = {"done_at": now, "message": message, "fault": fault, "claimed_until": None}
    done = await rows.update(transaction, outbox, {"id": row_id}, outbox.c.done_at.is_(None), **values)
    transaction.after_commit(transaction.signals.outbox.set_here)  # the next row of its lane
    return bool(done)


async def renew(transaction: Transaction, row_id: int, attempts: int, until: int) -> bool:
    """Extend claim number `attempts` of a row to `until`. Return False if it was released, done or claimed again."""
    held = and_(_claimed(row_id, attempts), outbox.c.claimed_until.is_not(None))
    return bool(await rows.update(transaction, outbox, held, claimed_until=until))


async def release(
    transaction: Transaction,
    row_id: int,
    attempts: int,
    due: int,
    fault: str | None,
    faults: int,
    holds_up: bool = True,
) -> None:
    """Release a row until `due`, unless it was claimed again after claim number `attempts`.

    With `holds_up` false, later rows of its lane no longer wait for it.
    """
    values: dict[str, Any] = {"claimed_until": None, "due_at": due, "fault": fault, "faults": faults}
    values |= {} if holds_up else {"holds_up": False}
    await rows.update(transaction, outbox, _claimed(row_id, attempts), **values)
    transaction.after_commit(transaction.signals.outbox.set)


def _claimed(row_id: int, attempts: int) -> ColumnElement[bool]:
    """Return the condition that a row is not done and claim number `attempts` is its latest."""
    return and_(outbox.c.id == row_id, outbox.c.attempts == attempts, outbox.c.done_at.is_(None))


async def make_due(transaction: Transaction, channel: int, now: int) -> None:
    """Make due the posts that wait for a followup token of a channel."""
    asleep = outbox.c.done_at.is_(None), outbox.c.due_at > now
    if await rows.update(transaction, outbox, {"token_channel": channel}, *asleep, due_at=now):
        transaction.after_commit(transaction.signals.outbox.set)


async def next_due(
    transaction: Transaction, under_way: Collection[int], share: int, shards: Shards | None
) -> int | None:
    """Return when the next row can be claimed; None if none waits.

    Excludes ids in `under_way`, buckets that have `share` of them, and rows that only another shard's process can post.
    """
    query = _first_free(shards, crowded=bool(under_way or shards))
    values = {"share": share, "under_way": _padded(under_way)}
    return (await transaction.execute(query, values)).scalar()


@cache
def _first_free(shards: Shards | None, *, crowded: bool) -> Select[int | None]:
    """Return the query for when a row can be claimed. `crowded`: whether buckets may have reached their share."""
    free_at = greatest(outbox.c.due_at, func.coalesce(outbox.c.claimed_until, 0))
    query = select(func.min(free_at)).where(outbox.c.id.in_(_NEXT), outbox.c.id.not_in(_UNDER_WAY))
    if not crowded:
        return query
    places = outbox.outerjoin(_TAKEN, _TAKEN.c.bucket == outbox.c.bucket)
    return query.select_from(places).where(func.coalesce(_TAKEN.c.rows, 0) < _SHARE, *_postable(shards))


def _padded(ids: Collection[int]) -> list[int]:
    """Pad ids with ids that no row has: a statement is prepared again for each list length."""
    return [*ids, *[0] * (-len(ids) % 8 or 8)]


async def correct_times(transaction: Transaction, now: int, furthest: int, until: int) -> None:
    """Correct times set by a clock that ran ahead.

    Rows queued after `now` or delayed beyond `furthest` become due; claims that end after `until` end then.
    """
    waiting = outbox.c.done_at.is_(None)
    ahead = or_(outbox.c.created_at > now, outbox.c.due_at > furthest)
    earlier = {
        column.name: case((column > now, now), else_=column) for column in (outbox.c.created_at, outbox.c.due_at)
    }
    await rows.update(transaction, outbox, waiting, ahead, **earlier)
    await rows.update(transaction, outbox, waiting, outbox.c.claimed_until > until, claimed_until=until)

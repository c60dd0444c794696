"""The statements on the outbox. Rows of one challenge or match are a lane: they are posted one after the other.

Each puzzle of the day, each post of a league, each digest and each message to a follower is a lane of its own. So is
what is `ASIDE`, but for that it comes after what its match has queued before.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    case,
    exists,
    false,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from matches.store.dialect import greatest
from matches.store.schema import challenges, league_posts, leagues, matches, outbox, seats
from matches.store.transactions import Transaction

BOARD: Final = "turn"
"""The kind of row that posts a board."""
APART: Final = "apart"
"""The kind of row that sends a board to one player alone."""
FOLLOWED: Final = "followed"
"""The kind of row that tells a follower of the end of a match."""
ASIDE: Final = (APART, "letter", "reminder", "nudge", "title")
"""The kinds of rows that hold up nothing of their match: what is for one player alone, and the thread's title.

They may fail for long while the match goes on: direct messages as their receiver's fail, titles as Discord limits them.
"""
DIRECT_MESSAGES: Final = 0
"""Stands for the channels of all direct messages, which Discord limits together."""
DAILIES: Final = -1
"""Stands for the channels of all puzzles of the day: many servers want theirs at one hour, and nobody waits for it."""
Shards = tuple[int, int, int]
"""The first and the last of the shards of the bot that a process has, and how many there are in all."""
TITLES_APART: Final = 2
"""Seconds between the new titles of the threads of finished matches, so that boards need not wait for them."""

_LANE = func.coalesce(outbox.c.match, -outbox.c.challenge)
_LANES = _LANE, outbox.c.daily, outbox.c.league_post, outbox.c.digest
_HOLDS_UP = outbox.c.kind.not_in((FOLLOWED, *ASIDE))
_WAITING = (
    select(
        outbox.c.id,
        outbox.c.kind,
        func.min(case((_HOLDS_UP, outbox.c.id))).over(partition_by=_LANES).label("first"),
    )
    .where(outbox.c.done_at.is_(None))
    .subquery()
)
_NEXT = select(_WAITING.c.id).where(
    or_(_WAITING.c.kind == FOLLOWED, _WAITING.c.id <= func.coalesce(_WAITING.c.first, _WAITING.c.id))
)
"""The ids of the rows for which no other one has to be posted before."""
_WITH_CHANNEL = (
    outbox.outerjoin(matches, matches.c.id == outbox.c.match)
    .outerjoin(challenges, challenges.c.id == outbox.c.challenge)
    .outerjoin(league_posts, league_posts.c.id == outbox.c.league_post)
    .outerjoin(leagues, leagues.c.id == league_posts.c.league)
)
_CHANNEL = case(
    (outbox.c.kind.in_((APART, "letter", FOLLOWED, "digest")), literal(DIRECT_MESSAGES, BigInteger)),
    (outbox.c.kind == "daily", literal(DAILIES, BigInteger)),
    else_=func.coalesce(matches.c.channel, challenges.c.channel, leagues.c.channel),
)
"""The channel whose share of the sender a row takes up; a thread counts as its channel."""
_UNDER_WAY: Final = bindparam("under_way", type_=BigInteger, expanding=True)
_SHARE = bindparam("share", type_=BigInteger)
_TAKEN = (
    select(_CHANNEL.label("place"), func.count().label("rows"))
    .select_from(_WITH_CHANNEL)
    .where(outbox.c.id.in_(_UNDER_WAY))
    .group_by("place")
    .subquery("taken")
)
"""How many of the rows that are under way belong to each channel."""


async def add(transaction: Transaction, kind: str, at: int, **columns: int) -> None:
    """Queue a post. Raises IntegrityError if the same was queued before."""
    values = {"kind": kind, "created_at": at, "due_at": at, "attempts": 0, **columns}
    await transaction.execute(insert(outbox).values(values))
    transaction.after_commit(transaction.signals.outbox.set)


async def go_before(transaction: Transaction, challenge: int, match: int) -> None:
    """Put what is yet to be posted of a challenge into the lane of the match that it began, before its boards."""
    waiting = and_(outbox.c.challenge == challenge, outbox.c.done_at.is_(None))
    await transaction.execute(update(outbox).where(waiting).values(match=match))


async def add_apart(transaction: Transaction, at: int, match: int, entry: int, player: int) -> None:
    """Queue the board after an entry, which was queued at `at`, for one player alone, unless that was done before.

    The attempt that failed counts: the board may have reached the player.
    """
    same = outbox.c.kind == APART, outbox.c.match == match, outbox.c.entry == entry, outbox.c.number == player
    if not (await transaction.execute(select(exists().where(*same)))).scalar():
        await add(transaction, APART, at, match=match, entry=entry, number=player, attempts=1)


async def add_another(transaction: Transaction, kind: str, at: int, match: int, entry: int) -> None:
    """Queue one more post of a kind after the same entry."""
    same = and_(outbox.c.kind == kind, outbox.c.match == match, outbox.c.entry == entry)
    number = (await transaction.execute(select(func.count()).where(same))).scalar() or 0
    await add(transaction, kind, at, match=match, entry=entry, number=number)


async def add_titles(transaction: Transaction, user: int, at: int) -> None:
    """Queue a new title for the thread of every match of a user; those of finished matches little by little."""
    runs = matches.c.reason.is_(None)
    theirs = exists().where(seats.c.match == matches.c.id, seats.c.user == user)
    latest_first = func.row_number().over(partition_by=runs, order_by=matches.c.moved_at.desc())
    due = case((runs, at), else_=at + TITLES_APART * latest_first)
    same = and_(outbox.c.kind == "title", outbox.c.match == matches.c.id, outbox.c.entry == matches.c.entries)
    number = select(func.count()).where(same).scalar_subquery()
    values = {
        "kind": literal("title"),
        "match": matches.c.id,
        "entry": matches.c.entries,
        "number": number,
        "created_at": literal(at),
        "due_at": due,
        "attempts": literal(0),
    }
    # A board that is on its way may open the thread, with the names as they were when it was claimed.
    waiting = exists().where(outbox.c.match == matches.c.id, outbox.c.done_at.is_(None)).correlate(matches)
    threaded = select(*values.values()).where(theirs, or_(matches.c.thread.is_not(None), waiting))
    await transaction.execute(insert(outbox).from_select(list(values), threaded))
    transaction.after_commit(transaction.signals.outbox.set)


async def latest(transaction: Transaction, kind: str, match: int, entry: int) -> int | None:
    """Return when the latest post of a kind after an entry was queued."""
    same = and_(outbox.c.kind == kind, outbox.c.match == match, outbox.c.entry == entry)
    found: int | None = (await transaction.execute(select(func.max(outbox.c.created_at)).where(same))).scalar()
    return found


async def claim(
    transaction: Transaction,
    now: int,
    until: int,
    limit: int,
    under_way: Collection[int],
    share: int,
    shards: Shards | None,
) -> Sequence[Row[Any]]:
    """Claim up to `limit` rows that are next in their lane, due, and not claimed; the claims end at `until`.

    Rows whose ids are in `under_way` are left out, whether or not they are claimed. Channels are served in rounds, the
    one with the fewest rows under way first, boards before all else; no channel has more than `share` rows in all.
    Rows that only the process with another shard can post are left to that.
    """
    values = {"now": now, "share": share, "limit": limit, "under_way": _padded(under_way)}
    rows: Sequence[Row[Any]] = (await transaction.execute(_claimable(shards), values)).all()
    if rows:
        claimed = update(outbox).where(outbox.c.id.in_([row.id for row in rows]))
        await transaction.execute(claimed.values(claimed_until=until, attempts=outbox.c.attempts + 1))
    return rows


@cache
def _claimable(shards: Shards | None) -> Select[Any]:
    """Return the query for the rows that can be claimed, which is built once."""
    now = bindparam("now", type_=BigInteger)
    free = and_(
        outbox.c.done_at.is_(None),
        outbox.c.due_at <= now,
        or_(outbox.c.claimed_until.is_(None), outbox.c.claimed_until <= now),
    )
    other = outbox.c.kind != BOARD
    turn = func.row_number().over(partition_by=_CHANNEL, order_by=(other, outbox.c.due_at, outbox.c.id))
    waiting = (
        select(outbox.c.id, (turn + func.coalesce(_TAKEN.c.rows, 0)).label("round"), other.label("other"))
        .select_from(_WITH_CHANNEL.outerjoin(_TAKEN, _TAKEN.c.place == _CHANNEL))
        .where(outbox.c.id.in_(_NEXT), outbox.c.id.not_in(_UNDER_WAY), free, *_postable(shards))
        .subquery()
    )
    return (
        select(outbox)
        .join(waiting, waiting.c.id == outbox.c.id)
        .where(waiting.c.round <= _SHARE, free)
        .order_by(waiting.c.round, waiting.c.other, outbox.c.due_at, outbox.c.id)
        .limit(bindparam("limit"))
        .with_for_update(of=outbox, skip_locked=True)  # other processes claim at the same time; they skip these
    )


def _postable(shards: Shards | None) -> list[ColumnElement[bool]]:
    """Return the condition that a process with some shards can post a row; none for a process that has all shards.

    Where the bot is no member it posts by the tokens of interactions, and those of a place come to one shard: by the id
    of the server, else to the first.
    """
    if shards is None:
        return []
    first, last, total = shards
    guild = func.coalesce(matches.c.guild, challenges.c.guild, 0)
    voiced = func.coalesce(matches.c.voiced, challenges.c.voiced, false())
    return [or_(not_(voiced), (guild // 2**22 % total).between(first, last))]


async def finish(transaction: Transaction, row_id: int, now: int, message: int | None, fault: str | None) -> bool:
    """Mark a row as done: posted as `message`, or given up for `fault`. Return False if it was done before."""
    waiting = and_(outbox.c.id == row_id, outbox.c.done_at.is_(None))
    values = {"done_at": now, "message": message, "fault": fault, "claimed_until": None}
    done = await transaction.execute(update(outbox).where(waiting).values(values))
    transaction.after_commit(transaction.signals.outbox.set_here)  # the next of its lane
    return bool(done.rowcount)


async def renew(transaction: Transaction, row_id: int, attempts: int, until: int) -> bool:
    """Extend the claim number `attempts` of a row to `until`. Return False if the row was given back, done or claimed
    again since.
    """
    held = and_(_claimed(row_id, attempts), outbox.c.claimed_until.is_not(None))
    return bool((await transaction.execute(update(outbox).where(held).values(claimed_until=until))).rowcount)


async def release(
    transaction: Transaction, row_id: int, attempts: int, due: int, fault: str | None, faults: int
) -> None:
    """Give a row back, to be tried again at `due`, unless it was claimed again since its claim number `attempts`."""
    values = {"claimed_until": None, "due_at": due, "fault": fault, "faults": faults}
    await transaction.execute(update(outbox).where(_claimed(row_id, attempts)).values(values))
    transaction.after_commit(transaction.signals.outbox.set)


def _claimed(row_id: int, attempts: int) -> ColumnElement[bool]:
    """Return the condition that a row is not done and was not claimed again since its claim number `attempts`."""
    return and_(outbox.c.id == row_id, outbox.c.attempts == attempts, outbox.c.done_at.is_(None))


async def make_due(transaction: Transaction, channel: int, now: int) -> None:
    """Make the posts due that wait for a followup token of a channel."""
    subjects = (challenges, outbox.c.challenge), (matches, outbox.c.match)
    in_channel = or_(
        *(exists().where(table.c.id == id_, table.c.channel == channel, table.c.voiced) for table, id_ in subjects)
    )
    waiting = update(outbox).where(outbox.c.done_at.is_(None), outbox.c.due_at > now, in_channel)
    if (await transaction.execute(waiting.values(due_at=now))).rowcount:
        transaction.after_commit(transaction.signals.outbox.set)


async def next_due(
    transaction: Transaction, under_way: Collection[int], share: int, shards: Shards | None
) -> int | None:
    """Return when the next row can be claimed; None if none waits.

    Rows whose ids are in `under_way`, and those of the channels that have `share` of these, are left out, and so are
    those that only the process with another shard can post.
    """
    query = _first_free(shards, crowded=bool(under_way or shards))
    values = {"share": share, "under_way": _padded(under_way)}
    return (await transaction.execute(query, values)).scalar()


@cache
def _first_free(shards: Shards | None, *, crowded: bool) -> Select[int | None]:
    """Return the query for when the next row can be claimed; `crowded` if channels may have their share already."""
    free_at = greatest(outbox.c.due_at, func.coalesce(outbox.c.claimed_until, 0))
    query = select(func.min(free_at)).where(outbox.c.id.in_(_NEXT), outbox.c.id.not_in(_UNDER_WAY))
    if not crowded:
        return query
    places = _WITH_CHANNEL.outerjoin(_TAKEN, _TAKEN.c.place == _CHANNEL)
    return query.select_from(places).where(func.coalesce(_TAKEN.c.rows, 0) < _SHARE, *_postable(shards))


def _padded(ids: Collection[int]) -> list[int]:
    """Return ids with some that no row has: a statement is prepared anew for each length of such a list."""
    return [*ids, *[0] * (-len(ids) % 8 or 8)]


async def correct_times(transaction: Transaction, now: int, furthest: int, until: int) -> None:
    """Correct the times that a clock has set that ran ahead.

    What was queued after `now` or put off beyond `furthest` is due now; claims that end after `until` end then.
    """
    waiting = outbox.c.done_at.is_(None)
    ahead = or_(outbox.c.created_at > now, outbox.c.due_at > furthest)
    earlier = {
        column.name: case((column > now, now), else_=column) for column in (outbox.c.created_at, outbox.c.due_at)
    }
    await transaction.execute(update(outbox).where(waiting, ahead).values(earlier))
    held = update(outbox).where(waiting, outbox.c.claimed_until > until)
    await transaction.execute(held.values(claimed_until=until))

"""Statements on the titles of matches' threads, in the caller's transaction."""

from typing import Final

from sqlalchemy import Text, case, cast, exists, false, func, literal, or_, select

from matches.people.privacy_service import Erasing
from matches.posting import outbox_queries
from store.schema import matches, outbox, seats, teams
from store.transactions import Transaction

TITLES_APART: Final = 2
"""Seconds between new titles of finished matches' threads, so that boards are not delayed."""


async def add_titles(transaction: Transaction, erasing: Erasing) -> Erasing:
    """Queue new titles for the threads of all matches of a user whose name is deleted and of those with a team named
    after them. Those of finished matches are spread over time.
    """
    user, at = erasing.user, erasing.now
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
    return erasing

"""Building challenges from rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from matches.challenges import challenge_queries
from matches.challenges.challenge_models import Challenge, Invitation
from matches.core.models import Place, Team
from matches.core.names import one_line
from matches.core.terms import Terms
from matches.playing.loading import displayed_name, read_holder, read_person, read_team
from store.transactions import Transaction


async def read_challenge(transaction: Transaction, challenge_id: int, now: int) -> Challenge | None:
    """Return a challenge as of `now`; None if it does not exist."""
    return next(iter(await read_challenges(transaction, [challenge_id], now)), None)


async def read_challenges(transaction: Transaction, ids: Sequence[int], now: int) -> list[Challenge]:
    """Return existing challenges as of `now`, in the order of `ids`."""
    found = await challenge_queries.challenges_with_invitations(transaction, ids)
    countered = [row.counters for row, _ in found if row.counters]
    rows = await challenge_queries.challenges_with_invitations(transaction, countered) if countered else ()
    before = {row.id: _challenge(row, invited, now) for row, invited in rows}
    return [
        _challenge(row, invited, now, before.get(row.counters), await _counterer(transaction, row))
        for row, invited in found
    ]


async def _counterer(transaction: Transaction, row: Row[Any]) -> str | None:
    """Return the name of the person who countered a challenge, or None."""
    return await challenge_queries.counterer(transaction, row.id) if row.status == "countered" else None


def _challenge(
    row: Row[Any],
    invited: Sequence[Row[Any]],
    now: int,
    counters: Challenge | None = None,
    countered_by: str | None = None,
) -> Challenge:
    expired = row.status == "open" and now >= row.expires_at
    return Challenge(
        id=row.id,
        terms=Terms.read(row, row.player),
        challenger=read_person(row.challenger, row.challenger_name, row.away_until),
        invitations=tuple(map(_invitation, invited)),
        place=Place(row.guild, row.channel, row.thread, row.answer_only),
        language=row.language,
        status="expired" if expired else row.status,
        expires_at=row.expires_at,
        match=row.match,
        card=row.card,
        rematch=row.rematch,
        note=one_line(row.note or ""),
        counters=counters,
        countered_by=countered_by and displayed_name(countered_by),
        card_elsewhere=row.card_channel,
        team=read_team(row),
    )


def _invitation(row: Row[Any]) -> Invitation:
    holder = read_holder(row)
    taken = row.taken_at is not None and (not isinstance(holder, Team) or holder.has_seat)
    return Invitation(row.slot, holder, taken, row.declined_at, row.present, bool(row.volunteered))

"""Building offers from rows."""

from typing import Any

from sqlalchemy import Row

from matches.core.models import Match
from matches.offers import offer_queries
from matches.offers.offer_models import Offer
from store.transactions import Transaction


async def open_offers(transaction: Transaction, match: Match) -> list[Offer]:
    """Return the open offers of a match, oldest first."""
    return [await read_offer(transaction, row, match) for row in await offer_queries.open_in(transaction, match.id)]


async def offers_closed_at(transaction: Transaction, match: Match, entry: int) -> list[Offer]:
    """Return the posted offers of a match that were closed when its record had `entry` entries."""
    found = await offer_queries.closed_at(transaction, match.id, entry)
    return [await read_offer(transaction, row, match) for row in found]


async def read_offer(transaction: Transaction, row: Row[Any], match: Match) -> Offer:
    """Build an offer, made in `match`, from its row and answers."""
    answers = await offer_queries.answers_to(transaction, row.id)
    return Offer(
        id=row.id,
        match=match,
        entry=row.entry,
        player=row.player,
        text=row.text,
        status=row.status,
        agreed=tuple(answer.player for answer in answers if answer.agrees),
        declined=next((answer.player for answer in answers if not answer.agrees), None),
        channel=row.channel,
        message=row.message,
    )

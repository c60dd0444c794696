"""Rules of offers: who may answer, when they lapse, and the length of pauses."""

from typing import Final

from engine import State
from matches.clocks import clock_queries
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Match, Seat
from matches.offers.offer_loading import open_offers
from matches.offers.offer_models import Offer
from matches.playing.entering import Entry, VoidEnd
from store import rows, schema
from store.transactions import Transaction

LONGEST_PAUSE: Final = 30
"""Most days of one pause."""
MOST_PAUSED_DAYS: Final = 90
"""Most days of a match's pauses together."""


def check_asked(offer: Offer, seat: Seat) -> None:
    """Raise MatchError unless a seat's player still has to answer an offer."""
    if seat.player == offer.player:
        raise MatchError("own-offer" if offer.may_be_withdrawn else "offer-open", what=offer.kind)
    if seat not in offer.missing:
        raise MatchError("agreed-before")


async def close_overtaken(transaction: Transaction, entry: Entry) -> Entry:
    """Close the open offers that do not outlive an entry.

    A player who moves instead of answering an offer declines it.
    """
    match, seat, state = entry.before, entry.seat, entry.after.state
    for offer in await open_offers(transaction, match) if match.has_offers else ():
        if outlives(offer, seat, state):
            continue
        declines = state.ply > match.state.ply and seat in offer.missing
        if declines:
            answer = {"offer": offer.id, "player": seat.player}
            await rows.insert(transaction, schema.answers, **answer, agrees=False, at=entry.now)
        status = "declined" if declines else "lapsed"
        await rows.update(transaction, schema.offers, {"id": offer.id}, status=status, closed=state.length)
    return entry


async def close_all(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Close the open offers of a match that ends as void."""
    waiting = {"match": void.match, "status": "open"}
    await rows.update(transaction, schema.offers, waiting, status="lapsed", closed=void.entries)
    return void


def outlives(offer: Offer, seat: Seat, state: State) -> bool:
    """Return whether an offer stays open after an entry of a seat's player.

    Only a draw offer that the player made or agreed to does, if the entry is a move that puts nobody out.
    """
    before = offer.match.state
    agrees = seat.player in (offer.player, *offer.agreed)
    goes_on = state.ply > before.ply and not state.outcome and state.out == before.out
    return offer.kind == "draw" and agrees and goes_on


def pause_text(days: int) -> str:
    """Return the text of an offer to pause for `days` days."""
    return f"pause {days}"


async def check_pause(transaction: Transaction, match: Match, days: int, now: int) -> None:
    """Raise MatchError unless a match can be paused for `days` days."""
    if match.paused_until is not None and now < match.paused_until:
        raise MatchError("paused", until=match.paused_until)
    if not 1 <= days <= LONGEST_PAUSE:
        raise MatchError("pause-days", most=LONGEST_PAUSE)
    paused = await clock_queries.time_paused(transaction, match.id)
    left = MOST_PAUSED_DAYS - -(-paused // DAY)
    if days > left:
        raise MatchError("pause-spent", most=MOST_PAUSED_DAYS, left=left)

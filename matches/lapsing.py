"""What becomes of open offers when the match moves on."""

from engine import State
from matches.loading import open_offers
from matches.models import Match, Offer, Seat
from matches.store import offer_queries
from matches.store.transactions import Transaction


async def overtake(transaction: Transaction, match: Match, seat: Seat, state: State, now: int) -> None:
    """Closes the offers of a match that an entry leaves behind: the one of a seat's player, which led to `state`.

    Somebody who plays on instead of answering has declined.
    """
    for offer in await open_offers(transaction, match):
        if outlives(offer, seat, state):
            continue
        declines = state.ply > match.state.ply and seat in offer.missing
        if declines:
            await offer_queries.answer(transaction, offer.id, seat.player, False, now)
        status = "declined" if declines else "lapsed"
        await offer_queries.change(transaction, offer.id, status=status, closed=state.length)


def outlives(offer: Offer, seat: Seat, state: State) -> bool:
    """Whether an offer stays open after an entry: that of a draw, when one who wants it plays on and nobody is out."""
    before = offer.match.state
    wanted = seat.player in (offer.player, *offer.agreed)
    goes_on = state.ply > before.ply and not state.outcome and state.out == before.out
    return offer.kind == "draw" and wanted and goes_on

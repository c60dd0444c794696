"""Offers between the players of a match, open until answered or until it moves on: draws, takebacks, pauses."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

from sqlalchemy.exc import IntegrityError

from engine import Draw
from matches import clock_updates
from matches.base_service import Service
from matches.loading import offers_closed_at, open_offers, read_offer
from matches.match_errors import MatchError
from matches.match_rules import check_player
from matches.match_service import MatchService
from matches.models import Match, Offer, Person, Seat
from matches.offer_rules import check_asked, check_pause, pause_text
from matches.store import Store, match_queries, offer_queries, outbox_queries
from matches.store.transactions import Transaction


class OfferService(Service):
    """Every change is one transaction, with the promise to post what follows from it."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._kept = {"draw": self._enter, "takeback": self._enter, "pause": self._pause}
        """What is done once everybody agrees to an offer of a kind."""

    async def get(self, offer_id: int) -> Offer:
        """An offer as it stands. Raises MatchError("no-such-offer")."""
        match = await self._matches.get(await self._match_of(offer_id))
        async with self._store.read() as transaction:
            return await self._read(transaction, offer_id, match)

    async def closed_at(self, match: Match) -> Sequence[Offer]:
        """The offers that were closed at the latest entry of a match as it is given, and stand somewhere."""
        async with self._store.read() as transaction:
            return await offers_closed_at(transaction, match, match.entries)

    async def draw(self, match_id: int, person: Person, seen: int | None = None) -> Offer:
        """Offers a draw; where somebody else has done so, agrees to that. `seen` is the entry whose board was before
        the person. Raises MatchError.
        """
        async with self._matches.changing(match_id) as (transaction, match):
            seat = check_player(match, person.user, seen)
            return await self._ask(transaction, match, seat, Draw("agreed").text, person)

    async def takeback(self, match_id: int, person: Person, seen: int | None = None) -> Match | Offer:
        """Takes a player's latest ply back while that is free; else asks for it. Returns the match as it is then, or
        the offer. Raises MatchError, or the engine's IllegalMove.
        """
        async with self._matches.changing(match_id) as (transaction, match):
            seat = check_player(match, person.user, seen)
            state = match.state.takeback(seat.player)
            changed: Match | Offer
            if match.is_free(seat):
                changed = await self._matches.enter(transaction, match, seat, state, person)
            else:
                changed = await self._make(transaction, match, seat, str(state.last), person)
        return changed

    async def pause(self, match_id: int, person: Person, days: int, seen: int | None = None) -> Offer:
        """Asks for a pause of some days; where somebody else asks for the same, agrees to that. Raises MatchError."""
        async with self._matches.changing(match_id) as (transaction, match):
            seat = check_player(match, person.user, seen)
            await check_pause(transaction, match, days, self._now())
            return await self._ask(transaction, match, seat, pause_text(days), person)

    async def agree(self, offer_id: int, person: Person) -> Offer:
        """Agrees to what somebody else asks; once all have, it is done. Raises MatchError."""
        async with self._answering(offer_id, person) as (transaction, offer, seat):
            return await self._agree(transaction, offer, seat, person)

    async def decline(self, offer_id: int, person: Person) -> Offer:
        """Refuses what somebody else asks; one no is enough. Raises MatchError."""
        async with self._answering(offer_id, person) as (transaction, offer, seat):
            check_asked(offer, seat)
            await offer_queries.answer(transaction, offer.id, seat.player, False, self._now())
            return await self._close(transaction, offer, "declined")

    async def withdraw(self, offer_id: int, person: Person) -> Offer:
        """Takes back what was asked. Raises MatchError."""
        async with self._answering(offer_id, person) as (transaction, offer, seat):
            if seat.player != offer.player:
                raise MatchError("not-offerer", player=offer.match.names[offer.player])
            return await self._close(transaction, offer, "withdrawn")

    async def _ask(self, transaction: Transaction, match: Match, seat: Seat, text: str, person: Person) -> Offer:
        """A new offer; or a yes to the same that somebody else has made."""
        same = next((one for one in await open_offers(transaction, match) if one.text == text), None)
        if same and same.player != seat.player:
            return await self._agree(transaction, same, seat, person)
        return await self._make(transaction, match, seat, text, person)

    async def _make(self, transaction: Transaction, match: Match, seat: Seat, text: str, person: Person) -> Offer:
        """A new offer."""
        now, kind = self._now(), text.split(maxsplit=1)[0]
        mine = [one for one in await open_offers(transaction, match) if one.player == seat.player]
        if any(one.kind == kind for one in mine):
            raise MatchError("offer-open", what=kind)
        values = {"match": match.id, "entry": match.entries, "player": seat.player, "text": text}
        try:
            offer_id = await offer_queries.add(transaction, {**values, "status": "open", "created_at": now})
        except IntegrityError as asked:
            raise MatchError("offered-before", what=kind) from asked
        await outbox_queries.add(transaction, "offer", now, match=match.id, offer=offer_id)
        await match_queries.rename(transaction, match.id, person.user, person.name)
        return await self._read(transaction, offer_id, match)

    async def _agree(self, transaction: Transaction, offer: Offer, seat: Seat, person: Person) -> Offer:
        check_asked(offer, seat)
        await offer_queries.answer(transaction, offer.id, seat.player, True, self._now())
        offer = await self._read(transaction, offer.id, offer.match)
        if offer.missing:
            return offer
        changed = await self._kept[offer.kind](transaction, offer, person)
        return replace(offer, match=changed, status="accepted")

    async def _enter(self, transaction: Transaction, offer: Offer, person: Person) -> Match:
        """Enters in the record what was agreed to."""
        match = offer.match
        await offer_queries.change(transaction, offer.id, status="accepted", closed=match.entries + 1)
        seat, state = match.seats[offer.player], match.state.enter(offer.text)
        return await self._matches.enter(transaction, match, seat, state, person)

    async def _pause(self, transaction: Transaction, offer: Offer, _: Person) -> Match:
        """Pauses the match; what else was asked about a pause is off the table."""
        match, now = offer.match, self._now()
        await check_pause(transaction, match, offer.days, now)
        changed = await clock_updates.begin_pause(transaction, match, offer.days, now)
        for one in await open_offers(transaction, match):
            if one.kind == "pause":
                status = "accepted" if one.id == offer.id else "lapsed"
                await offer_queries.change(transaction, one.id, status=status, closed=match.entries)
        await outbox_queries.add_another(transaction, "pause", now, match.id, match.entries)
        return changed

    async def _close(self, transaction: Transaction, offer: Offer, status: str) -> Offer:
        await offer_queries.change(transaction, offer.id, status=status, closed=offer.match.entries)
        return await self._read(transaction, offer.id, offer.match)

    @asynccontextmanager
    async def _answering(self, offer_id: int, person: Person) -> AsyncIterator[tuple[Transaction, Offer, Seat]]:
        """A transaction on an open offer, with the seat of somebody who may have a say in it. Raises MatchError."""
        async with self._matches.changing(await self._match_of(offer_id)) as (transaction, match):
            offer = await self._read(transaction, offer_id, match)
            if match.seat_of(person.user) is None:
                raise MatchError("not-a-player", match=match)
            if offer.status != "open":
                raise MatchError("offer-closed", what=offer.kind, status=offer.status)
            yield transaction, offer, check_player(match, person.user)

    async def _match_of(self, offer_id: int) -> int:
        """The match that an offer was made in. Raises MatchError("no-such-offer")."""
        async with self._store.read() as transaction:
            row = await offer_queries.offer(transaction, offer_id)
        if row is None:
            raise MatchError("no-such-offer", offer=offer_id)
        return int(row.match)

    async def _read(self, transaction: Transaction, offer_id: int, match: Match) -> Offer:
        """An offer made in a match, as a transaction sees it."""
        row = await offer_queries.offer(transaction, offer_id)
        assert row is not None  # offers are never deleted
        return await read_offer(transaction, row, match)

"""Offers of a draw, a takeback or a pause between players. They stay open until answered or overtaken."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from engine import Draw
from matches.clocks import clock_updates
from matches.core.announcements import Announcement
from matches.core.base_service import LONGEST_WAIT, Service, WaitingPeople
from matches.core.match_errors import MatchError
from matches.core.models import Holder, Match, Person, Seat
from matches.offers import offer_queries
from matches.offers.offer_loading import offers_closed_at, open_offers, read_offer
from matches.offers.offer_models import Offer
from matches.offers.offer_rules import check_asked, check_pause, pause_text
from matches.playing.entering import rename
from matches.playing.match_rules import check_player
from matches.playing.match_service import Deed, MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import in_match, queue_another, when_sent
from store import Store, rows, schema
from store.transactions import Transaction
from thinking import Job, Thinkers, ThinkingError

DRAW: Final = Draw("agreed").text
"""Text of a draw offer."""
ASKED_AGAIN_AFTER: Final = 10
"""Rounds for which computers offer no draw after an offer that nobody agreed to, whoever made it."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ClosedOffer:
    """A match after an offer in it was closed without being carried out."""

    match: Match
    now: int


@dataclass(frozen=True, slots=True)
class ComputerAnswers:
    """What the computers in a match say to a draw offer at the board after `entry` entries, by player."""

    entry: int
    by_player: Mapping[int, bool]


class ComputersFirst(Exception):
    """A draw offer that may be made once the computers in the match have answered it."""

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__()
        self.match = match
        self.seat = seat


OFFER_CLOSED: Final = Announcement[ClosedOffer]()
"""An offer was closed without being carried out, so that it holds up nothing any more."""


class OfferService(Service):
    """Making and answering offers. Each change is one transaction, which also queues its posts."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        thinkers: Thinkers,
        people: WaitingPeople,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._thinkers = thinkers
        self._people = people
        self._fulfil = {"draw": self._enter, "takeback": self._enter, "pause": self._pause}
        """By kind, the function that carries out an offer once all have agreed."""

    async def get(self, offer_id: int) -> Offer:
        """Return the current offer. Raises MatchError("no-such-offer")."""
        match = await self._matches.get(await self._match_of(offer_id))
        async with self._store.read() as transaction:
            return await self._read(transaction, offer_id, match)

    async def open_in(self, match: Match) -> Sequence[Offer]:
        """Return the open offers of a match, oldest first."""
        if not match.has_offers:
            return ()
        async with self._store.read() as transaction:
            return await open_offers(transaction, match)

    async def closed_at(self, match: Match) -> Sequence[Offer]:
        """Return the posted offers that the latest entry of the given match closed."""
        async with self._store.read() as transaction:
            return await offers_closed_at(transaction, match, match.entries)

    async def draw(
        self, match_id: int, person: Person, seen: int | None = None, answers: ComputerAnswers | None = None
    ) -> Offer:
        """Offer a draw, or agree to another player's draw offer. Return the offer.

        Computers answer first; if one declines, nobody else is asked. `seen`: the entry whose board the person
        answered. Raises MatchError.
        """
        try:
            return await self._matches.act(match_id, person, partial(self.allow_draw, answers=answers), seen)
        except ComputersFirst as asked:
            answers = await self.ask_computers(asked, person.user)
        return await self.draw(match_id, person, seen, answers)

    async def ask_computers(self, asked: ComputersFirst, user: int) -> ComputerAnswers:
        """Have computers answer a draw offer while a user waits."""
        return await _computers_answer(asked.match, asked.seat, partial(self._people.think, user))

    async def draw_by_computer(self, match_id: int, entry: int) -> Offer | None:
        """Offer a draw for the computer that played an entry, unless the match has changed or one was offered lately.

        Other computers answer first; if one declines, no offer is made.
        """
        asked = await self._matches.get(match_id)
        if asked.entries != entry or asked.state.outcome or asked.state.last_player is None:
            return None
        seat = asked.seats[asked.state.last_player]
        async with self._store.read() as transaction:
            if await _draw_was_offered_lately(transaction, asked):
                return None
        answers = (await _computers_answer(asked, seat, self._thinkers.think)).by_player
        if not all(answers.values()):
            return None
        async with self._matches.changing(match_id) as (transaction, match):
            if match.entries != entry or await _draw_was_offered_lately(transaction, match):
                return None
            with suppress(MatchError):
                offer = await self._allow_new(transaction, match, seat, DRAW, answers)
                return await offer(seat.holder)
        return None

    async def takeback(self, match_id: int, person: Person, seen: int | None = None) -> Match | Offer:
        """Take back a player's latest ply if that is free, and return the match; else return an offer to do so.

        Raises MatchError or the engine's IllegalMove.
        """
        return await self._matches.act(match_id, person, self.allow_takeback, seen)

    async def pause(self, match_id: int, person: Person, days: int, seen: int | None = None) -> Offer:
        """Offer a pause of some days, or agree to the same offer of another player. Raises MatchError."""
        return await self._matches.act(match_id, person, partial(self.allow_pause, days=days), seen)

    async def agree(self, offer_id: int, person: Person) -> Offer:
        """Agree to another player's offer. It is carried out once all have agreed. Raises MatchError."""
        return await self._answer_by(offer_id, person, agrees=True)

    async def decline(self, offer_id: int, person: Person) -> Offer:
        """Decline and thereby close another player's offer. Raises MatchError."""
        return await self._answer_by(offer_id, person, agrees=False)

    async def withdraw(self, offer_id: int, person: Person) -> Offer:
        """Withdraw the person's own offer. Raises MatchError."""
        async with self._answering(offer_id, person) as (transaction, offer, seat):
            if seat.player != offer.player:
                raise MatchError("not-offerer", player=offer.match.names[offer.player])
            return await self._close(transaction, offer, "withdrawn")

    # What whoever has a seat may do

    async def allow_draw(
        self, transaction: Transaction, match: Match, seat: Seat, answers: ComputerAnswers | None = None
    ) -> Deed[Offer]:
        """Let a player offer a draw, or agree to one. Raises MatchError.

        Offering raises ComputersFirst if computers have yet to answer.
        """
        if answers and match.entries != answers.entry:
            raise MatchError("moved-on", match=match)
        return await self._allow(transaction, match, seat, DRAW, answers.by_player if answers else None)

    async def allow_takeback(self, transaction: Transaction, match: Match, seat: Seat) -> Deed[Match | Offer]:
        """Let a player take back their latest ply if that is free, else offer to. Raises MatchError or IllegalMove."""
        state = match.state.takeback(seat.player)
        if match.is_free(seat):
            return partial(self._matches.enter, transaction, match, seat, state)
        return await self._allow_new(transaction, match, seat, str(state.last), _willing(match))

    async def allow_pause(self, transaction: Transaction, match: Match, seat: Seat, days: int) -> Deed[Offer]:
        """Let a player offer a pause, or agree to one. Raises MatchError."""
        await check_pause(transaction, match, days, self._now())
        return await self._allow(transaction, match, seat, pause_text(days), _willing(match))

    async def allow_answer(
        self, transaction: Transaction, match: Match, seat: Seat, offer_id: int, agrees: bool
    ) -> Deed[Offer]:
        """Let a player answer an open offer. Raises MatchError."""
        offer = await self.read_open(transaction, offer_id, match)
        check_asked(offer, seat)
        return partial(self._answer, transaction, offer, seat, agrees=agrees)

    async def read_open(self, transaction: Transaction, offer_id: int, match: Match) -> Offer:
        """Return an offer made in a match. Raises MatchError("offer-closed")."""
        offer = await self._read(transaction, offer_id, match)
        if offer.status != "open":
            raise MatchError("offer-closed", what=offer.kind, status=offer.status)
        return offer

    async def _allow(
        self, transaction: Transaction, match: Match, seat: Seat, text: str, answers: Mapping[int, bool] | None
    ) -> Deed[Offer]:
        """Let a player agree to the same offer of another player, else make it."""
        same = next((offer for offer in await open_offers(transaction, match) if offer.text == text), None)
        if same is None or same.player == seat.player:
            return await self._allow_new(transaction, match, seat, text, answers)
        check_asked(same, seat)
        return partial(self._answer, transaction, same, seat)

    async def _allow_new(
        self, transaction: Transaction, match: Match, seat: Seat, text: str, answers: Mapping[int, bool] | None
    ) -> Deed[Offer]:
        """Let a player make an offer. Raises MatchError if one of its kind is open, or they made one at this board."""
        kind = text.split(maxsplit=1)[0]
        if any(offer.player == seat.player and offer.kind == kind for offer in await open_offers(transaction, match)):
            raise MatchError("offer-open", what=kind)
        if await offer_queries.was_made(transaction, match.id, match.entries, seat.player, kind):
            raise MatchError("offered-before", what=kind)
        return partial(self._make, transaction, match, seat, text, answers)

    async def _make(
        self,
        transaction: Transaction,
        match: Match,
        seat: Seat,
        text: str,
        answers: Mapping[int, bool] | None,
        person: Holder,
    ) -> Offer:
        """Make an offer, which is posted only if people have to answer too.

        `answers`: those of computers, by player; None before they were asked, which raises ComputersFirst if there are
        any.
        """
        if answers is None and _other_computers(match, seat):
            raise ComputersFirst(match, seat)
        now = self._now()
        values = {"match": match.id, "entry": match.entries, "player": seat.player, "text": text}
        offer_id = await rows.insert(transaction, schema.offers, **values, status="open", created_at=now)
        await rename(transaction, match, person)
        for player, agrees in (answers or {}).items():
            await rows.insert(transaction, schema.answers, offer=offer_id, player=player, agrees=agrees, at=now)
        offer = await self._read(transaction, offer_id, match)
        if offer.declined is not None:
            return await self._close(transaction, offer, "declined")
        if not offer.missing:
            return await self._carry_out(transaction, offer, person)
        await outbox_queries.add(transaction, "offer", now, offer_id, **in_match(match.id, match.place))
        return offer

    async def _answer(
        self, transaction: Transaction, offer: Offer, seat: Seat, person: Holder, *, agrees: bool = True
    ) -> Offer:
        await rows.insert(
            transaction, schema.answers, offer=offer.id, player=seat.player, agrees=agrees, at=self._now()
        )
        if not agrees:
            return await self._close(transaction, offer, "declined")
        offer = await self._read(transaction, offer.id, offer.match)
        return offer if offer.missing else await self._carry_out(transaction, offer, person)

    async def _carry_out(self, transaction: Transaction, offer: Offer, person: Holder) -> Offer:
        """Carry out an offer; `person` agreed last."""
        changed = await self._fulfil[offer.kind](transaction, offer, person)
        return replace(offer, match=changed, status="accepted")

    async def _enter(self, transaction: Transaction, offer: Offer, person: Holder) -> Match:
        """Add the agreed draw or takeback to the record."""
        match = offer.match
        await rows.update(transaction, schema.offers, {"id": offer.id}, status="accepted", closed=match.entries + 1)
        seat, state = match.seats[offer.player], match.state.enter(offer.text)
        return await self._matches.enter(transaction, match, seat, state, person)

    async def _pause(self, transaction: Transaction, offer: Offer, _: Holder) -> Match:
        """Begin the agreed pause. Other pause offers lapse."""
        match, now = offer.match, self._now()
        await check_pause(transaction, match, offer.days, now)
        changed = await clock_updates.begin_pause(transaction, match, offer.days, now)
        for waiting in await open_offers(transaction, match):
            if waiting.kind == "pause":
                status = "accepted" if waiting.id == offer.id else "lapsed"
                await rows.update(transaction, schema.offers, {"id": waiting.id}, status=status, closed=match.entries)
        await queue_another(transaction, "pause", now, match, **in_match(match.id, match.place))
        return changed

    async def _close(self, transaction: Transaction, offer: Offer, status: str) -> Offer:
        """Close an offer without carrying it out."""
        await rows.update(transaction, schema.offers, {"id": offer.id}, status=status, closed=offer.match.entries)
        closed = await OFFER_CLOSED(transaction, ClosedOffer(offer.match, self._now()))
        self._matches.remember(transaction, offer.match.id, closed.match.state)
        return await self._read(transaction, offer.id, closed.match)

    async def _answer_by(self, offer_id: int, person: Person, *, agrees: bool) -> Offer:
        async with self._answering(offer_id, person) as (transaction, offer, seat):
            check_asked(offer, seat)
            return await self._answer(transaction, offer, seat, person, agrees=agrees)

    @asynccontextmanager
    async def _answering(self, offer_id: int, person: Person) -> AsyncIterator[tuple[Transaction, Offer, Seat]]:
        """Begin a transaction on an open offer; yield it with the offer and the person's seat.

        Raises MatchError if the offer is closed, or the person may not act in the match.
        """
        match_id = await self._match_of(offer_id)
        async with self._matches.changing(match_id, user=person.user) as (transaction, match):
            if match.seat_of(person.user) is None:
                raise MatchError("not-a-player", match=match)
            offer = await self.read_open(transaction, offer_id, match)
            yield transaction, offer, check_player(match, person.user)

    async def _match_of(self, offer_id: int) -> int:
        """Return an offer's match id. Raises MatchError("no-such-offer")."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.offers, {"id": offer_id})
        if row is None:
            raise MatchError("no-such-offer", offer=offer_id)
        return int(row.match)

    async def _read(self, transaction: Transaction, offer_id: int, match: Match) -> Offer:
        row = await rows.get(transaction, schema.offers, {"id": offer_id})
        assert row is not None  # offers are never deleted
        assert row.match == match.id
        return await read_offer(transaction, row, match)


async def _draw_was_offered_lately(transaction: Transaction, match: Match) -> bool:
    """Return whether anybody offered a draw within so few rounds that computers do not ask again."""
    latest = await offer_queries.latest(transaction, match.id, "draw")
    return latest is not None and match.entries - latest < ASKED_AGAIN_AFTER * len(match.seats_in())


def _other_computers(match: Match, seat: Seat) -> list[Seat]:
    return [other for other in match.seats_in() if other.is_computer and other != seat]


async def _computers_answer(match: Match, seat: Seat, think: Callable[[Job], Awaitable[Any]]) -> ComputerAnswers:
    """Have the computers in a match answer a draw offer. `think` runs a search job on behalf of whoever offers."""
    record = match.state.record()
    jobs = [
        Job("agrees", record, level=other.level or 1, player=other.player, seconds=LONGEST_WAIT)
        for other in _other_computers(match, seat)
    ]
    return ComputerAnswers(match.entries, {job.player: await _agrees(think(job)) for job in jobs})


async def _agrees(thinking: Awaitable[Any]) -> bool:
    """Return whether a computer agrees to a draw. It declines if the search is unavailable."""
    try:
        return bool(await thinking)
    except ThinkingError:
        log.exception("a computer cannot answer an offer")
        return False


def _willing(match: Match) -> dict[int, bool]:
    """Return the computers' answers, by player, to a takeback or pause: always yes."""
    return {seat.player: True for seat in match.seats_in() if seat.is_computer}


@when_sent("offer")
async def _store_offer(transaction: Transaction, offer: int, channel: int, message: int) -> None:
    await rows.update(transaction, schema.offers, {"id": offer}, channel=channel, message=message)

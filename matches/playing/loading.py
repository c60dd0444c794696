"""Reading the classes of `models` from stored rows. The state of a match is its record replayed, kept in a cache."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import nullcontext
from contextvars import ContextVar
from typing import Any, Final
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy import Row

from engine import GAMES, State
from engine.errors import Refusal
from matches.challenges import challenge_queries
from matches.clocks.clock import SILENCE, read_clock
from matches.clocks.time_spans import Quiet
from matches.match_errors import NewerRules, VoidMatch
from matches.models import Challenge, Invitation, Listing, Match, Offer, Person, Place, Preferences, Seat
from matches.names import one_line
from matches.playing import match_queries, offer_queries, plan_queries
from matches.playing.match_rules import LEFT
from matches.playing.plan_rules import Line, read_moves
from matches.ratings.rating_rules import Rating
from store import Store
from store.schema import NAMELESS
from store.transactions import Transaction
from thinking import Turns

CACHED_ENTRIES: Final = 30_000
"""Entries of all matches that are kept loaded. Each takes 0.4 to 0.9 KB with its state, so 27 MB at most."""
USUAL: Final = Preferences()
"""What holds for a person who has chosen nothing."""
FEW: Final = 20
"""The most entries that are replayed in the event loop; more are replayed in a thread, one record at a time."""
asking: ContextVar[int] = ContextVar("asking", default=0)
"""The user for whom the current task works; 0 for the bot's own work. Users take turns at having records replayed."""


class States:
    """The states of the matches used lately, each with all of its past, as they stand in the database."""

    def __init__(self, entries: int = CACHED_ENTRIES) -> None:
        """`entries` is how many are kept of all matches. The latest match is kept however long it is."""
        self._states: LRUCache[int, State] = LRUCache(entries, lambda state: min(state.length + 1, entries))
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._turns = Turns()

    async def preload(self, store: Store, match: int) -> State | None:
        """Load the state of a match before a transaction asks for it, unless it is here. Return it.

        It is loaded once, however many wait for it, and while nothing in the database is held. `load` then reads only
        the entries stored since. Raises VoidMatch, and NewerRules.
        """
        async with self._loading.setdefault(match, asyncio.Lock()):
            if state := self._states.get(match):
                return state
            async with store.read(once=True) as transaction:
                row = await match_queries.match(transaction, match)
            if not row:
                return None
            _check_rules(row)
            async with self._turns.of(asking.get()) if row.entries > FEW else nullcontext():
                async with store.read(once=True) as transaction:
                    entries = await match_queries.moves_after(transaction, match, 0)
                state = await _replay(row, None, entries)
            self.keep(match, state)
            return state

    def kept(self, match: int) -> State | None:
        """Return the state of a match that is here; None if none is. It may be one that the database has lost since."""
        return self._states.get(match)

    async def load(self, transaction: Transaction, row: Row[Any], kept: State | None) -> State:
        """Return the state of a match as it is stored; only the entries are read that are not in a state that was kept.

        The match's row has as `known` the text of the stored entry at the place of the latest one in `kept`. If that is
        another one, or there is none, all entries are read. Raises VoidMatch, and NewerRules.
        """
        _check_rules(row)
        state = kept if kept and kept.last == row.known else None
        length = state.length if state else 0
        if state is None or length < row.entries:
            state = await _replay(row, state, await match_queries.moves_after(transaction, row.id, length))
        self.keep(row.id, state)
        return state

    def clear(self) -> None:
        """Forget everything."""
        self._states.clear()

    def keep(self, match: int, state: State) -> None:
        """Keep a committed state. The matches used longest ago give way."""
        self._states[match] = state


def _start(row: Row[Any]) -> State:
    """Return the state with which a stored match begins."""
    game = GAMES[row.game]
    return game.start(game.read_options(row.terms))


async def _replay(row: Row[Any], state: State | None, entries: Sequence[str]) -> State:
    """Return the state of a stored match after some more entries; without a state, those are all of its record.

    Raises VoidMatch if the rules cannot replay them.
    """
    try:
        return await _last(state or _start(row), entries)
    except Refusal as refusal:
        raise VoidMatch("match-void", match=row.id) from refusal


def _check_rules(row: Row[Any]) -> None:
    """Raise NewerRules if the rules here are older than those by which a stored match was played last.

    They might replay it, and take it for another position.
    """
    if row.rules_version > GAMES[row.game].rules_version:
        raise NewerRules("match-newer", match=row.id)


async def _last(state: State, entries: Sequence[str]) -> State:
    """Return the state after some more entries."""
    if not entries:
        return state
    steps = state.follow(entries)
    return (await asyncio.to_thread(deque, steps, 1) if len(entries) > FEW else deque(steps, 1))[0]


async def read_match(
    transaction: Transaction, states: States, match_id: int, preloaded: State | None = None
) -> Match | None:
    """Return a stored match; None if there is none. `preloaded` is the state that was loaded before the transaction."""
    kept = states.kept(match_id) or preloaded
    found = await match_queries.matches_with_seats(transaction, [match_id], kept.length if kept else 0)
    if not found:
        return None
    row, seated = found[0]
    fields = _common_fields(row, seated)
    return Match(
        **fields,
        state=await states.load(transaction, row, kept),
        card=row.card,
        started_at=row.started_at,
        paused_until=row.paused_until,
        has_plans=bool(row.has_plans),
        has_offers=bool(row.has_offers),
        planned=frozenset(map(int, (row.planned or "").split())),
        unplanned={seat.player: seat.unplanned for seat in seated if seat.unplanned is not None},
    )


async def read_plans(transaction: Transaction, match_id: int) -> list[Line]:
    """Return the lines that all players of a match have planned."""
    rows = await plan_queries.lines_of(transaction, match_id)
    return [Line(row.player, row.line, row.entry, read_moves(row.moves)) for row in rows]


async def read_listings(transaction: Transaction, ids: Sequence[int]) -> list[Listing]:
    """Return stored matches as lists show them, in the order of the ids given, without any that do not exist."""
    return [_listing(row, seated) for row, seated in await match_queries.matches_with_seats(transaction, ids)]


def _listing(row: Row[Any], seated: Sequence[Row[Any]]) -> Listing:
    out = frozenset(seat.player for seat in seated if seat.result == LEFT)
    return Listing(**_common_fields(row, seated), terms=row.terms, entries=row.entries, turn=row.mover, out=out)


def _common_fields(row: Row[Any], seated: Sequence[Row[Any]]) -> dict[str, Any]:
    """Return the fields that a match and its listing have in common."""
    return {
        "id": row.id,
        "game": GAMES[row.game],
        "seats": tuple(map(_seat, seated)),
        "language": row.language,
        "place": Place(row.guild, row.channel, row.thread, row.answer_only),
        "board": row.board,
        "board_channel": row.board_channel,
        "moved_at": row.moved_at,
        "imported_by": row.imported_by,
        "clock": read_clock(row.clock or ""),
        "turn_at": row.moved_at if row.turn_at is None else row.turn_at,
        "overdue_at": row.moved_at + SILENCE if row.deadline is None else row.deadline,
        "rated": row.rated,
    }


def _seat(row: Row[Any]) -> Seat:
    quiet = Quiet(row.quiet_from, row.quiet_to, row.zone or USUAL.zone)
    lead = 0 if row.notify == "none" else USUAL.lead if row.lead is None else row.lead
    brought = None if row.mu is None else Rating(row.mu, row.sigma)
    return Seat(
        row.player,
        row.user,
        _name(row.name),
        row.seen,
        row.bank,
        row.away_until,
        row.uncounted_until,
        quiet,
        lead,
        row.level,
        brought,
        listed=row.listed is not False and row.name != NAMELESS,
        by_message=row.notify == "message",
    )


async def read_challenge(transaction: Transaction, challenge_id: int, now: int) -> Challenge | None:
    """Return a stored challenge as it stands at `now`; None if there is none."""
    return next(iter(await read_challenges(transaction, [challenge_id], now)), None)


async def read_challenges(transaction: Transaction, ids: Sequence[int], now: int) -> list[Challenge]:
    """Return stored challenges as they stand at `now`, in the order of the ids given, without any that do not exist."""
    found = await challenge_queries.challenges_with_invitations(transaction, ids)
    countered = [row.counters for row, _ in found if row.counters]
    rows = await challenge_queries.challenges_with_invitations(transaction, countered) if countered else ()
    before = {row.id: _challenge(row, invited, now) for row, invited in rows}
    return [
        _challenge(row, invited, now, before.get(row.counters), await _counterer(transaction, row))
        for row, invited in found
    ]


async def _counterer(transaction: Transaction, row: Row[Any]) -> str | None:
    """Return who countered a challenge, if somebody did."""
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
        game=GAMES[row.game],
        terms=row.terms,
        challenger=Person(row.challenger, _name(row.challenger_name), away_until=row.away_until),
        player=row.player,
        invitations=tuple(map(_invitation, invited)),
        place=Place(row.guild, row.channel, row.thread, row.answer_only),
        language=row.language,
        status="expired" if expired else row.status,
        expires_at=row.expires_at,
        match=row.match,
        card=row.card,
        rematch=row.rematch,
        clock=read_clock(row.clock or ""),
        note=one_line(row.note or ""),
        counters=counters,
        countered_by=countered_by and _name(countered_by),
        rated=row.rated,
        card_elsewhere=row.card_channel,
    )


def _invitation(row: Row[Any]) -> Invitation:
    name = row.name and _name(row.name)
    taken = row.taken_at is not None
    volunteered = bool(row.volunteered)
    return Invitation(
        row.slot, row.user, name, taken, row.declined_at, row.present, row.away_until, volunteered, row.level
    )


def _name(stored: str) -> str:
    """Return a stored name as it is shown. Some are older than the rule of what a name may contain."""
    return one_line(stored) or NAMELESS


async def open_offers(transaction: Transaction, match: Match) -> list[Offer]:
    """Return the open offers of a match."""
    return [await read_offer(transaction, row, match) for row in await offer_queries.open_in(transaction, match.id)]


async def offers_closed_at(transaction: Transaction, match: Match, entry: int) -> list[Offer]:
    """Return the posted offers of a match that were closed when its record had so many entries."""
    return [
        await read_offer(transaction, row, match) for row in await offer_queries.closed_at(transaction, match.id, entry)
    ]


async def read_offer(transaction: Transaction, row: Row[Any], match: Match) -> Offer:
    """Return a stored offer, made in a match."""
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

"""Building the classes of `models` from rows. A match's state is its record replayed, kept in a cache."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy import Row

from engine import GAMES, State
from engine.errors import Refusal
from matches.core.clock import SILENCE
from matches.core.long_work import LongWork
from matches.core.match_errors import NewerRules, VoidMatch
from matches.core.models import (
    Ballot,
    Computer,
    Holder,
    Listing,
    Match,
    Person,
    Place,
    Preferences,
    Seat,
    Team,
    Unknown,
)
from matches.core.names import one_line
from matches.core.rating import Rating
from matches.core.terms import Terms
from matches.core.time_spans import Quiet
from matches.playing import match_queries
from matches.playing.match_rules import LEFT
from store import Store
from store.schema import NAMELESS, NOBODY
from store.transactions import Transaction

CACHED_ENTRIES: Final = 30_000
"""Entries cached over all matches. Each takes 0.4 to 0.9 KB with its state, so 27 MB at most."""
USUAL: Final = Preferences()
"""Preferences of a person who has chosen nothing."""


class States:
    """Cache of the states of recently used matches, each with its history, as committed."""

    def __init__(self, entries: int = CACHED_ENTRIES, work: LongWork | None = None) -> None:
        """`entries`: entries cached over all matches. The latest match is kept whatever its length.

        `work`: where long records are replayed.
        """
        self._states: LRUCache[int, State] = LRUCache(entries, lambda state: min(state.length + 1, entries))
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._work = work or LongWork()

    async def preload(self, store: Store, match: int) -> State | None:
        """Load and return a match's state before a transaction needs it.

        No connection or lock is held during replay; concurrent callers share one load. `load` then reads only entries
        stored since. Raises VoidMatch and NewerRules.
        """
        async with self._loading.setdefault(match, asyncio.Lock()):
            if state := self._states.get(match):
                return state
            async with store.read(once=True) as transaction:
                row = await match_queries.match(transaction, match)
            if not row:
                return None
            _check_rules(row)
            async with self._work.turn(row.entries):
                async with store.read(once=True) as transaction:
                    entries = await match_queries.moves_after(transaction, match, 0)
                state = await self._replay(row, None, entries)
            self.keep(match, state)
            return state

    def kept(self, match: int) -> State | None:
        """Return the cached state of a match or None. The database may have lost its latest entries since."""
        return self._states.get(match)

    async def load(self, transaction: Transaction, row: Row[Any], kept: State | None) -> State:
        """Return a match's state as stored, reading only the entries that `kept` lacks.

        `row.known` is the text stored at the place of the latest entry in `kept`. If it differs or is missing, all
        entries are read. Raises VoidMatch and NewerRules.
        """
        _check_rules(row)
        state = kept if kept and kept.last == row.known else None
        length = state.length if state else 0
        if state is None or length < row.entries:
            state = await self._replay(row, state, await match_queries.moves_after(transaction, row.id, length))
        self.keep(row.id, state)
        return state

    def clear(self) -> None:
        self._states.clear()

    def keep(self, match: int, state: State) -> None:
        """Cache a committed state, evicting the least recently used matches."""
        self._states[match] = state

    async def _replay(self, row: Row[Any], state: State | None, entries: Sequence[str]) -> State:
        """Return the state after further entries; without a state, `entries` are the whole record.

        Raises VoidMatch if the rules cannot replay them.
        """
        try:
            begun = state or Terms.read(row).start
            return await self._work.at_once(len(entries), _last, begun, entries)
        except Refusal as refusal:
            raise VoidMatch("match-void", match=row.id) from refusal


def _check_rules(row: Row[Any]) -> None:
    """Raise NewerRules if a match was last played by newer rules than these.

    Older rules might replay it to a different position.
    """
    if row.rules_version > GAMES[row.game].rules_version:
        raise NewerRules("match-newer", match=row.id)


def _last(state: State, entries: Sequence[str]) -> State:
    """Return the state after further entries."""
    return deque(state.follow(entries), 1)[0] if entries else state


async def read_match(
    transaction: Transaction, states: States, match_id: int, preloaded: State | None = None, user: int | None = None
) -> Match | None:
    """Return a stored match, loaded for a user; None if it does not exist. `preloaded`: its state as loaded before the
    transaction.
    """
    kept = states.kept(match_id) or preloaded
    found = await match_queries.matches_with_seats(transaction, [match_id], kept.length if kept else 0, user)
    if not found:
        return None
    row, seated = found[0]
    fields = _common_fields(row, seated, user)
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


async def read_listings(transaction: Transaction, ids: Sequence[int], user: int | None = None) -> list[Listing]:
    """Return existing matches for lists, loaded for a user, in the order of `ids`."""
    found = await match_queries.matches_with_seats(transaction, ids, user=user)
    return [_listing(row, seated, user) for row, seated in found]


def _listing(row: Row[Any], seated: Sequence[Row[Any]], user: int | None) -> Listing:
    out = frozenset(seat.player for seat in seated if seat.result == LEFT)
    fields = _common_fields(row, seated, user)
    return Listing(**fields, entries=row.entries, turn=row.mover, out=out)


def _common_fields(row: Row[Any], seated: Sequence[Row[Any]], user: int | None) -> dict[str, Any]:
    """Return the fields common to a match and its listing."""
    return {
        "id": row.id,
        "terms": Terms.read(row),
        "seats": tuple(_seat(seat, user) for seat in seated),
        "ballot": read_ballot(row, row.id),
        "language": row.language,
        "place": Place(row.guild, row.channel, row.thread, row.answer_only),
        "board": row.board,
        "board_channel": row.board_channel,
        "moved_at": row.moved_at,
        "imported_by": row.imported_by,
        "turn_at": row.moved_at if row.turn_at is None else row.turn_at,
        "overdue_at": row.moved_at + SILENCE if row.deadline is None else row.deadline,
    }


def _seat(row: Row[Any], user: int | None) -> Seat:
    holder = read_holder(row)
    assert holder is not None
    quiet = Quiet(row.quiet_from, row.quiet_to, row.zone or USUAL.zone)
    unreminded = isinstance(holder, Team) or row.notify == "none"
    lead = 0 if unreminded else USUAL.lead if row.lead is None else row.lead
    brought = None if row.mu is None else Rating(row.mu, row.sigma)
    return Seat(
        row.player,
        holder,
        row.seen,
        row.bank,
        row.uncounted_until,
        quiet,
        lead,
        brought,
        listed=row.listed is not False and row.name != NAMELESS,
        by_message=row.notify == "message",
        member=user if row.asked_by_member else None,
    )


def read_holder(row: Row[Any]) -> Holder | None:
    """Return who is in the columns `user`, `name`, `level`, `team` of a row, with those of `holder_queries`; None if
    anybody may take the seat.
    """
    if row.user is None or row.team is not None:
        return read_team(row)
    if row.level is not None:
        return Computer(row.level, displayed_name(row.name))
    return read_person(row.user, row.name, row.away_until)


def read_person(user: int, stored: str | None, away_until: int | None = None) -> Person | Unknown:
    """Return the person with a stored id and name."""
    name = displayed_name(stored or "")
    return Unknown(name) if user == NOBODY else Person(user, name, away_until)


def holder_columns(holder: Holder | None) -> dict[str, object]:
    """Return the columns from which `read_holder` reads a holder. A team's name is stored with the team only."""
    user, name = (holder.user or NOBODY, holder.name) if holder else (None, None)
    if isinstance(holder, Team):
        return {"user": user, "name": "", "level": None, "team": holder.id}
    return {"user": user, "name": name, "level": holder.level if isinstance(holder, Computer) else None, "team": None}


def read_team(row: Row[Any]) -> Team | None:
    """Return the team in the column `team` of a row, with the columns `team_queries.TEAM`; None if there is none."""
    if row.team is None:
        return None
    return Team(
        row.team,
        displayed_name(row.team_name),
        row.team_joining,
        row.team_role,
        row.team_hours,
        row.team_open_votes,
        row.team_size,
    )


def read_ballot(row: Row[Any], match_id: int) -> Ballot | None:
    """Return the ballot in a row with the columns `vote_queries.BALLOT`; None if there is none."""
    if row.ballot_id is None:
        return None
    return Ballot(
        row.ballot_id,
        match_id,
        row.ballot_entry,
        row.ballot_player,
        row.opened_at,
        row.closes_at,
        row.ballot_due_at,
        row.closed_at,
        row.ballot_count,
    )


def displayed_name(stored: str) -> str:
    """Return a stored name for display. Some are older than the rules for names."""
    return one_line(stored) or NAMELESS

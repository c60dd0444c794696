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
from matches.challenges import challenge_queries
from matches.clock import SILENCE, read_clock
from matches.long_work import LongWork
from matches.match_errors import NewerRules, VoidMatch
from matches.models import Challenge, Invitation, Listing, Match, Offer, Person, Place, Preferences, Seat
from matches.names import one_line
from matches.playing import match_queries, offer_queries, plan_queries
from matches.playing.match_rules import LEFT
from matches.playing.plan_rules import Line, read_moves
from matches.positions import start_of
from matches.ratings.rating_rules import Rating
from matches.teams.team_models import Ballot, Team
from matches.time_spans import Quiet
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
            begun = state or start_of(GAMES[row.game], row.terms, row.origin)
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
    transaction: Transaction, states: States, match_id: int, preloaded: State | None = None, user: int = NOBODY
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


async def read_plans(transaction: Transaction, match_id: int) -> list[Line]:
    """Return the planned lines of all players of a match."""
    rows = await plan_queries.lines_of(transaction, match_id)
    return [Line(row.player, row.line, row.entry, read_moves(row.moves)) for row in rows]


async def read_listings(transaction: Transaction, ids: Sequence[int], user: int = NOBODY) -> list[Listing]:
    """Return existing matches for lists, loaded for a user, in the order of `ids`."""
    found = await match_queries.matches_with_seats(transaction, ids, user=user)
    return [_listing(row, seated, user) for row, seated in found]


def _listing(row: Row[Any], seated: Sequence[Row[Any]], user: int) -> Listing:
    out = frozenset(seat.player for seat in seated if seat.result == LEFT)
    fields = _common_fields(row, seated, user)
    return Listing(**fields, terms=row.terms, entries=row.entries, turn=row.mover, out=out)


def _common_fields(row: Row[Any], seated: Sequence[Row[Any]], user: int) -> dict[str, Any]:
    """Return the fields common to a match and its listing."""
    return {
        "id": row.id,
        "game": GAMES[row.game],
        "seats": tuple(_seat(seat, user) for seat in seated),
        "ballot": read_ballot(row, row.id),
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


def _seat(row: Row[Any], user: int) -> Seat:
    team = read_team(row)
    quiet = Quiet(row.quiet_from, row.quiet_to, row.zone or USUAL.zone)
    unreminded = team is not None or row.notify == "none"
    lead = 0 if unreminded else USUAL.lead if row.lead is None else row.lead
    brought = None if row.mu is None else Rating(row.mu, row.sigma)
    return Seat(
        row.player,
        row.user,
        team.name if team else _name(row.name),
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
        team=team,
        member=user if row.asked_by_member else None,
    )


def read_team(row: Row[Any]) -> Team | None:
    """Return the team in the column `team` of a row, with the columns `team_queries.TEAM`; None if there is none."""
    if row.team is None:
        return None
    return Team(
        row.team,
        _name(row.team_name),
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
        origin=row.origin,
        team=read_team(row),
    )


def _invitation(row: Row[Any]) -> Invitation:
    team = read_team(row)
    name = team.name if team else row.name and _name(row.name)
    taken = row.taken_at is not None and (team is None or team.has_seat)
    volunteered = bool(row.volunteered)
    return Invitation(
        row.slot, row.user, name, taken, row.declined_at, row.present, row.away_until, volunteered, row.level, team
    )


def _name(stored: str) -> str:
    """Return a stored name for display. Some are older than the rules for names."""
    return one_line(stored) or NAMELESS


async def open_offers(transaction: Transaction, match: Match) -> list[Offer]:
    """Return the open offers of a match, oldest first."""
    return [await read_offer(transaction, row, match) for row in await offer_queries.open_in(transaction, match.id)]


async def offers_closed_at(transaction: Transaction, match: Match, entry: int) -> list[Offer]:
    """Return the posted offers of a match that were closed when its record had `entry` entries."""
    return [
        await read_offer(transaction, row, match) for row in await offer_queries.closed_at(transaction, match.id, entry)
    ]


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

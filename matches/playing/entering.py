"""What happens to a match: it begins, gets entries, ends as void. Announced to listeners in the same transaction.

`matches.consequences` has the listeners in their order, among them the steps of this module.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from prometheus_client import Counter
from sqlalchemy.exc import IntegrityError

from engine import GAMES, Ply, State
from matches.core.announcements import Announcement
from matches.core.match_errors import MatchError
from matches.core.models import Holder, Match, Seat
from matches.core.zeros import from_zero
from matches.playing import match_queries
from matches.playing.loading import States, read_match
from matches.playing.match_rules import results, sides
from matches.posting import outbox_queries
from matches.posting.outbox import BOARD, in_match, when_sent
from store.transactions import Transaction

TURNS: Final = from_zero(
    Counter("trilithon_turns", "Moves stored.", ["game", "by"]), GAMES, ("person", "computer", "team")
)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry in the transaction that adds it to a record."""

    before: Match
    seat: Seat
    """The seat of the entry's player, as before."""
    after: Match
    author: Holder
    """The author, whose name may have changed."""
    now: int
    written_at: int
    """When the author wrote it, at most `now`; their time counts until then."""
    is_planned: bool = False
    """Whether it was planned as an answer to the entry before."""
    row: Mapping[str, Any] = field(default_factory=dict)
    """Columns of the entry, beside those of every entry."""
    columns: Mapping[str, Any] = field(default_factory=dict)
    """Columns of the match that are yet to be stored."""

    @property
    def is_ply(self) -> bool:
        return isinstance(self.after.state.entry, Ply)

    @property
    def is_last(self) -> bool:
        """Whether the match is over."""
        return self.after.state.outcome is not None


@dataclass(frozen=True, slots=True)
class Beginning:
    """A match that begins."""

    match: Match
    now: int


@dataclass(frozen=True, slots=True)
class VoidEnd:
    """The end of a match that the rules cannot replay, by its id and the number of entries in its record."""

    match: int
    entries: int
    now: int


@dataclass(frozen=True, slots=True)
class Renaming:
    """A new name of a user, displayed in a match."""

    match: int
    user: int
    name: str


BEGINNING: Final = Announcement[Beginning]()
"""A match has been stored without entries."""
ENTRY: Final = Announcement[Entry]()
"""An entry is being stored."""
TURN: Final = Announcement[Entry]()
"""An entry has been stored, and those who made it wait for what follows."""
VOID_END: Final = Announcement[VoidEnd]()
"""A match has ended as void."""
RENAMING: Final = Announcement[Renaming]()
"""A user has another name than before."""


async def begin(transaction: Transaction, match_id: int, now: int) -> None:
    """Announce the beginning of a match that was just stored."""
    match = await read_match(transaction, States(1), match_id)
    assert match is not None
    begun = {"match": match.id, "game": match.game.id, "channel": match.place.channel}
    transaction.after_commit(partial(log.debug, "a match has begun", extra={"data": begun}))
    await BEGINNING(transaction, Beginning(match, now))


async def enter(
    transaction: Transaction,
    match: Match,
    seat: Seat,
    state: State,
    author: Holder,
    now: int,
    written_at: int | None = None,
) -> Match:
    """Store the entry of a seat's player that led to `state` with all its consequences. Return the match after them.

    `written_at`: when the author wrote it, if that was earlier than `now`. Computers without people
    left agree to a draw. Raises MatchError("moved-on") if another process stored an entry first.
    """
    entry = await TURN(transaction, await add_entry(transaction, match, seat, state, author, now, written_at))
    changed = entry.after
    if not changed.state.outcome and all(left.is_computer for left in changed.seats_in()):
        left = changed.seats_in()[0]
        return await enter(transaction, changed, left, changed.state.draw(), left.holder, now)
    return changed


async def add_entry(
    transaction: Transaction,
    match: Match,
    seat: Seat,
    state: State,
    author: Holder,
    now: int,
    written_at: int | None = None,
    *,
    is_planned: bool = False,
) -> Entry:
    """Store the entry that led to `state`, without what follows once nobody answers it at once.

    Raises MatchError("moved-on") if another process stored an entry first.
    """
    written_at = now if written_at is None else min(max(written_at, match.turn_at), now)
    planned = match.planned | {state.length} if is_planned else match.planned
    seats = tuple(_renamed(taken, author) for taken in match.seats)
    after = replace(match, state=state, seats=seats, moved_at=now, planned=planned)
    return await ENTRY(transaction, Entry(match, seat, after, author, now, written_at, is_planned))


def _renamed(seat: Seat, author: Holder) -> Seat:
    is_author = seat.user is not None and seat.user == author.user
    return replace(seat, holder=replace(seat.person, name=author.name)) if is_author else seat


async def store_entry(transaction: Transaction, entry: Entry) -> Entry:
    """Insert an entry and store the results of players who are out. Return it with the columns of its match."""
    match, state = entry.after, entry.after.state
    values = {"player": entry.seat.player, "text": str(state.last), "at": entry.now, "planned": entry.is_planned}
    try:
        await match_queries.add_move(transaction, match.id, state.length, **values, **entry.row)
    except IntegrityError as error:
        raise MatchError("moved-on", match=entry.before) from error
    await match_queries.set_results(transaction, match.id, results(state), sides(state))
    if match.names != entry.before.names:
        await rename(transaction, match, entry.author)
    if entry.is_ply:
        transaction.after_commit(TURNS.labels(match.game.id, entry.seat.kind).inc)
    stored = {"match": match.id, "entry": state.length, "player": entry.seat.player, "by": entry.seat.kind}
    stored |= {"ended": state.outcome.reason} if state.outcome else {}
    transaction.after_commit(partial(log.debug, "an entry is stored", extra={"data": stored}))
    columns: dict[str, Any] = {"entries": state.length, "plies": state.ply, "mover": state.turn}
    columns |= {"reason": state.outcome.reason if state.outcome else None, "rules_version": match.game.rules_version}
    columns |= {"moved_at": entry.now, "ended_at": entry.now if state.outcome else None}
    columns |= {"thinks_at": entry.now if match.is_thinking else None, "thinks_until": None}
    return replace(entry, columns={**entry.columns, **columns})


async def queue_board(transaction: Transaction, entry: Entry) -> Entry:
    """Queue the board after an entry, unless a computer is to move."""
    match = entry.after
    if not match.is_thinking:
        columns = in_match(match.id, match.place) | {"entry": match.entries, "essential": True}
        await outbox_queries.add(transaction, BOARD, entry.now, match.id, **columns)
    return entry


async def store_match(transaction: Transaction, entry: Entry) -> Entry:
    """Store the columns of the match that entries have changed."""
    await match_queries.change_match(transaction, entry.after.id, **entry.columns)
    return entry


async def rename(transaction: Transaction, match: Match, holder: Holder) -> None:
    """Store a person's displayed name in a match, and announce a new one. All others keep theirs."""
    if holder.user and await match_queries.rename(transaction, match.id, holder.user, holder.name):
        await RENAMING(transaction, Renaming(match.id, holder.user, holder.name))


@when_sent(BOARD)
async def _store_board(transaction: Transaction, match: int, channel: int, message: int) -> None:
    await match_queries.change_match(transaction, match, board=message, board_channel=channel)

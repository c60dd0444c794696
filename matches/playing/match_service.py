"""Running matches: finding them, moving, resigning, claiming a draw."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, TypeVar

from engine import GAMES, State
from matches.core.announcements import Announcement
from matches.core.base_service import Service
from matches.core.long_work import LongWork
from matches.core.match_errors import MatchError, VoidMatch
from matches.core.models import Holder, Listing, Match, Person, Place, Seat
from matches.people.privacy_service import Leaving
from matches.playing import match_queries
from matches.playing.entering import VOID_END, VoidEnd, enter
from matches.playing.loading import States, read_listings, read_match
from matches.playing.match_rules import check_player, check_turn
from matches.playing.reply_queries import Reply
from matches.posting import outbox_queries
from matches.posting.outbox import in_match
from store import Key, Store
from store.schema import UNKNOWN_TIME, VOID
from store.transactions import Transaction

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Deed = Callable[[Holder], Awaitable[Result]]
"""What may be done now: does it in somebody's name, in the transaction in which that was found."""


@dataclass(frozen=True, slots=True)
class Concern:
    """Running matches that concern a user beside those in which they have a seat or are in a team, by id."""

    user: int
    matches: frozenset[int] = frozenset()


CONCERNS: Final = Announcement[Concern]()
"""Somebody wants help: listeners add matches in which they have taken part otherwise."""


class MatchService(Service):
    """Finding and playing matches. Each change is one transaction: the entry and all its consequences."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self.work = LongWork()
        """Where long records are replayed, and whatever else takes long for somebody."""
        self._states = States(work=self.work)
        store.signals.on_renewal.append(self._states.clear)

    async def get(self, match_id: int, user: int | None = None) -> Match:
        """Return the current match. Raises MatchError("no-such-match"), VoidMatch and NewerRules.

        `user`: the person for whom it is loaded, so that `Match.seat_of` finds the seat of their team.
        """
        async with self.reading(match_id, user) as (_, match):
            return match

    @asynccontextmanager
    async def reading(self, match_id: int, user: int | None = None) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin a reading transaction and yield it with the current match, loaded for a user. Raises like `get`."""
        async with self._ending_void():
            preloaded = await self._states.preload(self._store, match_id)
            async with self._store.read() as transaction:
                yield transaction, await self.load(transaction, match_id, preloaded, user)

    @asynccontextmanager
    async def changing(
        self, match_id: int, *locks: Key, user: int | None = None
    ) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin a writing transaction that locks a match, and yield it with the current match, loaded for a user.

        `locks`: further keys to lock. The record is replayed before the transaction begins, so that nobody waits for a
        long one. Raises like `get`.
        """
        async with self._ending_void():
            preloaded = await self._states.preload(self._store, match_id)
            async with self._store.write(lock=[("match", match_id), *locks]) as transaction:
                yield transaction, await self.load(transaction, match_id, preloaded, user)

    @asynccontextmanager
    async def _ending_void(self) -> AsyncIterator[None]:
        """End a match as void if the body raises VoidMatch for it and it is running."""
        try:
            yield
        except VoidMatch as void:
            await self._end_as_void(void.data["match"], void.__cause__)
            raise

    async def times(self, match_id: int) -> Sequence[int] | None:
        """Return the time of each entry, in seconds since 1970; None if an imported match has no times."""
        async with self._store.read() as transaction:
            times = await match_queries.move_times(transaction, match_id)
        return None if UNKNOWN_TIME in times else times

    async def listing(self, match_id: int, user: int | None = None) -> Listing:
        """Return a match for lists, loaded for a user. Raises MatchError("no-such-match")."""
        async with self._store.read() as transaction:
            found = await read_listings(transaction, [match_id], user)
        if not found:
            raise MatchError("no-such-match", match=match_id)
        return found[0]

    async def open_matches(self, user: int, channel: int | None = None) -> Sequence[Listing]:
        """Return a user's running matches, longest waiting first: all, or those in a `channel`."""
        async with self._store.read() as transaction:
            return await self.load_open(transaction, user, channel)

    async def team_matches(self, user: int) -> Sequence[Listing]:
        """Return the running matches in which a user is in a team, longest waiting first, loaded for the user."""
        async with self._store.read() as transaction:
            return await read_listings(transaction, await match_queries.open_matches_of_member(transaction, user), user)

    async def all_matches(self, user: int, channel: int | None = None) -> Sequence[Listing]:
        """Return a user's running matches, by themselves and in teams: all, or those in a `channel`."""
        in_teams = await self.team_matches(user)
        there = [match for match in in_teams if channel is None or match.lives_in(channel)]
        return [*await self.open_matches(user, channel), *there]

    async def all_concerning(self, user: int) -> Sequence[Listing]:
        """Return the running matches in which help for a user would be unfair to others: they have a seat, even if they
        have left it, are in a team, or have taken part otherwise (`CONCERNS`). Loaded for the user.
        """
        async with self._store.read() as transaction:
            others = (await CONCERNS(transaction, Concern(user))).matches
            return await read_listings(transaction, await match_queries.concerning(transaction, user, others), user)

    async def ended_matches(
        self, user: int, limit: int = 25, channel: int | None = None, *, in_teams: bool = True
    ) -> Sequence[Listing]:
        """Return a user's finished matches, latest first, loaded for the user: all, or those in a `channel`.

        `in_teams`: also those that they have played in a team.
        """
        async with self._store.read() as transaction:
            ended = await match_queries.ended_matches(transaction, user, limit, channel, in_teams=in_teams)
            return await read_listings(transaction, ended, user)

    async def known_in(self, place: Place, users: Collection[int]) -> frozenset[int]:
        """Return those of some users who have played in the place's server, or without one, in its channel."""
        async with self._store.read() as transaction:
            return frozenset(await match_queries.known_in(transaction, users, place.guild, place.channel))

    async def latest_in(self, channel: int, user: int | None = None) -> Listing | None:
        """Return the match of a channel or thread with the latest move; None if there is none.

        With a `user`, finished matches of others count only in their own thread, not in a channel that has seen many.
        """
        async with self._store.read() as transaction:
            match_id = await match_queries.latest_match(transaction, channel, user)
            return None if match_id is None else next(iter(await read_listings(transaction, [match_id])), None)

    async def alike(self, match: Match) -> Sequence[int]:
        """Return the ids of earlier matches with a thread in the same channel, of the same game and of players with the
        same names.
        """
        async with self._store.read(once=True) as transaction:
            players = [(seat.name, seat.level) for seat in match.seats]
            return await match_queries.alike(transaction, match.id, match.place.channel, match.game.id, players)

    async def board_of_message(self, message: int) -> tuple[int, int] | None:
        """Return the match and entry whose board a message shows; None if it shows none."""
        async with self._store.read() as transaction:
            return await match_queries.board_of_message(transaction, message)

    async def submit(
        self, match_id: int, person: Person, text: str, seen: int | None = None, reply: Reply | None = None
    ) -> Match:
        """Play a move and return the match after it. `seen`: the entry whose board the person answered.

        A `reply` is marked as played, and the player's time counts until it was written. Raises MatchError, the
        engine's MoveError or HandledBefore; nothing is changed then.
        """
        async with self.changing(match_id, user=person.user) as (transaction, match):
            if reply:
                await reply.mark(transaction, self._now())
            seat = check_turn(match, person.user, seen)
            at = reply.at if reply else None
            return await self.enter(transaction, match, seat, match.state.play(text), person, at)

    async def act(
        self,
        match_id: int,
        person: Person,
        allow: Callable[[Transaction, Match, Seat], Awaitable[Deed[Result]]],
        seen: int | None = None,
    ) -> Result:
        """Do in a transaction what a person does who decides by themselves, at any player's turn.

        `allow` raises if it may not be done. `seen`: the entry whose board they answered. Raises MatchError.
        """
        async with self.changing(match_id, user=person.user) as (transaction, match):
            do = await allow(transaction, match, check_player(match, person.user, seen))
            return await do(person)

    async def resign(self, match_id: int, person: Person) -> Match:
        """Resign for a person, and return the match. Raises MatchError."""
        return await self.act(match_id, person, self.allow_resigning)

    async def claim_draw(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """End a match as drawn by threefold repetition (R2). Raises MatchError or the engine's IllegalMove."""
        return await self.act(match_id, person, self.allow_draw, seen)

    async def allow_resigning(self, transaction: Transaction, match: Match, seat: Seat) -> Deed[Match]:
        """Let a seat's player resign."""
        return partial(self.enter, transaction, match, seat, match.state.drop(seat.player))

    async def allow_draw(self, transaction: Transaction, match: Match, seat: Seat) -> Deed[Match]:
        """Let a seat's player claim a draw by threefold repetition. Raises the engine's IllegalMove."""
        return partial(self.enter, transaction, match, seat, match.state.draw("repetition"))

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user has a running match."""
        return bool(await self.load_open(transaction, user))

    async def leave_all(self, leaving: Leaving) -> None:
        """Resign a person's running matches."""
        for match in await self.open_matches(leaving.person.user):
            with suppress(MatchError):  # it has ended, or is void
                await self.resign(match.id, leaving.person)

    async def put_out(self, match_id: int, player: int) -> None:
        """Resign for a player who leaves, unless the match is over. Raises MatchError("no-such-match")."""
        with suppress(VoidMatch):
            async with self.changing(match_id) as (transaction, match):
                seat = match.seats[player]
                if match.state.outcome is None and match.is_in(seat):
                    resign = await self.allow_resigning(transaction, match, seat)
                    await resign(seat.holder)

    async def _end_as_void(self, match_id: int, fault: BaseException | None) -> None:
        """End a running match without a result because the rules cannot replay it (`fault`), and notify its people."""
        async with self._store.write(lock=("match", match_id)) as transaction:
            row, now = await match_queries.match(transaction, match_id), self._now()
            if row is None or row.reason is not None or row.rules_version > GAMES[row.game].rules_version:
                return
            ended = {"reason": VOID, "ended_at": now, "mover": None, "due_at": None}
            await match_queries.change_match(transaction, match_id, **ended, thinks_at=None, thinks_until=None)
            await VOID_END(transaction, VoidEnd(match_id, row.entries, now))
            where = in_match(match_id, Place(row.guild, row.channel, answer_only=row.answer_only))
            await outbox_queries.add(transaction, "void", now, match_id, entry=row.entries, **where)
        log.error("match %s is void, since the rules cannot replay it: %r", match_id, fault)

    async def move_to_thread(self, match_id: int, thread: int) -> None:
        """Set the thread of a match."""
        async with self._store.write(lock=("match", match_id)) as transaction:
            await match_queries.change_match(transaction, match_id, thread=thread)

    async def load(
        self, transaction: Transaction, match_id: int, preloaded: State | None = None, user: int | None = None
    ) -> Match:
        """Return a match as the transaction sees it, loaded for a user. `preloaded`: its state as loaded before the
        transaction.

        Raises MatchError("no-such-match").
        """
        match = await read_match(transaction, self._states, match_id, preloaded, user)
        if match is None:
            raise MatchError("no-such-match", match=match_id)
        return match

    async def load_open(self, transaction: Transaction, user: int, channel: int | None = None) -> list[Listing]:
        """Return `open_matches` as the transaction sees it."""
        return await read_listings(transaction, await match_queries.open_matches(transaction, user, channel))

    async def enter(
        self,
        transaction: Transaction,
        match: Match,
        seat: Seat,
        state: State,
        author: Holder,
        written_at: int | None = None,
    ) -> Match:
        """Store the entry of a seat's player that led to `state`, with its consequences, now (`entering.enter`)."""
        changed = await enter(transaction, match, seat, state, author, self._now(), written_at)
        self.remember(transaction, changed.id, changed.state)
        return changed

    def remember(self, transaction: Transaction, match_id: int, state: State) -> None:
        """Cache the state of a match once the transaction is committed."""
        transaction.after_commit(partial(self._states.keep, match_id, state))

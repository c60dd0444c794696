"""Matches being played: finding them, moving, resigning, claiming a draw."""

import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from prometheus_client import Counter
from sqlalchemy.exc import IntegrityError

from engine import GAMES, Ply, State
from matches.base_service import Service
from matches.clocks import clock_updates
from matches.computers import computer_queries
from matches.follows import follow_queries
from matches.match_errors import MatchError, VoidMatch
from matches.models import Listing, Match, Person, Place, Seat
from matches.playing import match_queries, offer_queries, plan_queries
from matches.playing.loading import States, open_offers, read_listings, read_match, read_plans
from matches.playing.match_rules import check_player, check_turn, results, sides
from matches.playing.offer_rules import close_overtaken
from matches.playing.plan_rules import Line, due, prune
from matches.posting import outbox_queries
from matches.posting.outbox import BOARD, in_match, when_sent
from matches.ratings.rating_updates import rate
from store import Key, Store, Unavailable
from store.schema import NOBODY, UNKNOWN_TIME, VOID
from store.transactions import Transaction

TURNS: Final = Counter("trilithon_turns", "Moves stored.", ["game", "by"])
MARK_SEEN_WITHIN: Final = 0.5
"""Seconds that storing what a player has seen may take to begin: they wait for the picture."""

log = logging.getLogger(__name__)


class MatchService(Service):
    """Finding matches, and playing in them. Each change is one transaction: the entry and all that follows from it."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._states = States()
        store.signals.on_renewal.append(self._states.clear)

    async def get(self, match_id: int) -> Match:
        """Return a match as it stands. Raises MatchError("no-such-match"), VoidMatch and NewerRules."""
        async with self.reading(match_id) as (_, match):
            return match

    @asynccontextmanager
    async def reading(self, match_id: int) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin a transaction that reads. Yield it with a match as it stands. Raises as `get` does."""
        async with self._ending_void():
            preloaded = await self._states.preload(self._store, match_id)
            async with self._store.read() as transaction:
                yield transaction, await self.load(transaction, match_id, preloaded)

    @asynccontextmanager
    async def changing(self, match_id: int, *locks: Key) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin a transaction that may change a match. Yield it with the match as it stands. Nobody else changes it.

        `locks` are keys that it locks besides that of the match. A long record is replayed before the transaction
        begins, so that nobody waits for it. Raises as `get` does.
        """
        async with self._ending_void():
            preloaded = await self._states.preload(self._store, match_id)
            async with self._store.write(lock=[("match", match_id), *locks]) as transaction:
                yield transaction, await self.load(transaction, match_id, preloaded)

    @asynccontextmanager
    async def _ending_void(self) -> AsyncIterator[None]:
        """End the match that is met in the context, if it runs and the rules cannot replay it."""
        try:
            yield
        except VoidMatch as void:
            await self._end_as_void(void.data["match"], void.__cause__)
            raise

    async def mark_seen(self, match: Match, user: int, entry: int) -> Match:
        """Store that a user looks at the board of an entry, if that is an opponent's latest move. Return the match.

        What cannot be written now is not stored.
        """
        if _is_new(match, user, entry):
            with suppress(Unavailable):
                return await self._mark_seen(match.id, user, entry)
        return match

    async def _mark_seen(self, match_id: int, user: int, entry: int) -> Match:
        """Store that a user looks at the board of an entry, if it is still the latest. Return the match before that."""
        async with self._store.write(lock=("match", match_id), within=MARK_SEEN_WITHIN) as transaction:
            match = await self.load(transaction, match_id)
            if _is_new(match, user, entry):
                await match_queries.set_seen(transaction, user, {match_id: entry})
        return match

    async def mark_all_seen(self, matches: Iterable[Match], user: int) -> None:
        """Store that a user looks at the boards of matches as they were read, where these are opponents' latest moves.

        What cannot be written now is not stored.
        """
        new = {match.id: match.entries for match in matches if _is_new(match, user, match.entries)}
        if new:
            with suppress(Unavailable):
                async with self._store.write(within=MARK_SEEN_WITHIN) as transaction:
                    await match_queries.set_seen(transaction, user, new)

    async def times(self, match_id: int) -> Sequence[int] | None:
        """Return when each entry of a match was made, in seconds since 1970; None if an imported match has no times."""
        async with self._store.read() as transaction:
            times = await match_queries.move_times(transaction, match_id)
        return None if UNKNOWN_TIME in times else times

    async def listing(self, match_id: int) -> Listing:
        """Return a match as lists show it. Raises MatchError("no-such-match")."""
        async with self._store.read() as transaction:
            found = await read_listings(transaction, [match_id])
        if not found:
            raise MatchError("no-such-match", match=match_id)
        return found[0]

    async def open_matches(self, user: int, channel: int | None = None) -> Sequence[Listing]:
        """Return the running matches that a user is in, the longest waiting first: all, or those in a `channel`."""
        async with self._store.read() as transaction:
            return await self.load_open(transaction, user, channel)

    async def ended_matches(self, user: int, limit: int = 25, channel: int | None = None) -> Sequence[Listing]:
        """Return a user's finished matches, the latest first: all, or those in a `channel`."""
        async with self._store.read() as transaction:
            ended = await match_queries.ended_matches(transaction, user, limit, channel)
            return await read_listings(transaction, ended)

    async def known_in(self, place: Place, users: Collection[int]) -> frozenset[int]:
        """Return those of some users who have ever played in the server of a place, or without one, in its channel."""
        async with self._store.read() as transaction:
            return frozenset(await match_queries.known_in(transaction, users, place.guild, place.channel))

    async def last_level(self, user: int) -> int | None:
        """Return the level of a computer in the latest match of a user that has one; None if there is none."""
        async with self._store.read() as transaction:
            return await computer_queries.last_level(transaction, user)

    async def latest_in(self, channel: int, user: int | None = None) -> Listing | None:
        """Return the match in a channel or thread in which the latest move was made; None if there is none.

        With a `user` a finished match of others counts in its own thread only, and not in a channel where many were
        played.
        """
        async with self._store.read() as transaction:
            match_id = await match_queries.latest_match(transaction, channel, user)
            return None if match_id is None else next(iter(await read_listings(transaction, [match_id])), None)

    async def board_of_message(self, message: int) -> tuple[int, int] | None:
        """Return the match and the entry whose board a message shows; None if it shows none."""
        async with self._store.read() as transaction:
            return await match_queries.board_of_message(transaction, message)

    async def submit(self, match_id: int, person: Person, text: str, seen: int | None = None) -> Match:
        """Play a move, and return the match after it. `seen` is the entry whose board the person answered.

        Raises MatchError, or the engine's MoveError; then nothing has changed.
        """
        async with self.changing(match_id) as (transaction, match):
            seat = check_turn(match, person.user, seen)
            return await self.enter(transaction, match, seat, match.state.play(text), person)

    async def resign(self, match_id: int, person: Person) -> Match:
        """Resign for a person, whoever's turn it is, and return the match after that. Raises MatchError."""
        async with self.changing(match_id) as (transaction, match):
            seat = check_player(match, person.user)
            return await self.enter(transaction, match, seat, match.state.drop(seat.player), person)

    async def put_out(self, match_id: int, player: int) -> None:
        """Resign for a player who does not play on, unless the match is over. Raises MatchError("no-such-match")."""
        with suppress(VoidMatch):
            async with self.changing(match_id) as (transaction, match):
                seat = match.seats[player]
                if match.state.outcome is None and match.is_in(seat):
                    person = Person(seat.user, seat.name)
                    await self.enter(transaction, match, seat, match.state.drop(player), person)

    async def _end_as_void(self, match_id: int, fault: BaseException | None) -> None:
        """End a match without a result, if it runs: the rules cannot replay it for a `fault`. Its people are told.

        Nothing waits in it any more: offers, plans and follows are closed.
        """
        async with self._store.write(lock=("match", match_id)) as transaction:
            row, now = await match_queries.match(transaction, match_id), self._now()
            if row is None or row.reason is not None or row.rules_version > GAMES[row.game].rules_version:
                return
            ended = {"reason": VOID, "ended_at": now, "mover": None, "due_at": None}
            await match_queries.change_match(transaction, match_id, **ended, thinks_at=None, thinks_until=None)
            await offer_queries.close_all(transaction, match_id, row.entries)
            await plan_queries.drop_all(transaction, match_id)
            await follow_queries.remove_followers(transaction, match_id)
            where = in_match(match_id, Place(row.guild, row.channel, answer_only=row.answer_only))
            await outbox_queries.add(transaction, "void", now, match_id, entry=row.entries, **where)
        log.error("match %s is void, since the rules cannot replay it: %r", match_id, fault)

    async def claim_draw(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """End a match as drawn because its position stands for the third time (R2), whoever's turn it is.

        Raises MatchError, or the engine's IllegalMove; then nothing has changed.
        """
        async with self.changing(match_id) as (transaction, match):
            seat = check_player(match, person.user, seen)
            return await self.enter(transaction, match, seat, match.state.draw("repetition"), person)

    async def move_to_thread(self, match_id: int, thread: int) -> None:
        """Store the thread of a match."""
        async with self._store.write(lock=("match", match_id)) as transaction:
            await match_queries.change_match(transaction, match_id, thread=thread)

    async def load(self, transaction: Transaction, match_id: int, preloaded: State | None = None) -> Match:
        """Return a match as a transaction sees it; `preloaded` is its state as it was loaded before the transaction.

        Raises MatchError("no-such-match").
        """
        match = await read_match(transaction, self._states, match_id, preloaded)
        if match is None:
            raise MatchError("no-such-match", match=match_id)
        return match

    async def load_open(self, transaction: Transaction, user: int, channel: int | None = None) -> list[Listing]:
        """Return what `open_matches` does, as a transaction sees it."""
        return await read_listings(transaction, await match_queries.open_matches(transaction, user, channel))

    async def enter(self, transaction: Transaction, match: Match, seat: Seat, state: State, person: Person) -> Match:
        """Store the entry of a seat's player that led to `state`, and return the match after it.

        Answers that were planned are stored with it. Then a board is queued, unless a computer is to move, times are
        set, and offers that are overtaken are closed; those who follow the match are told of its end. `person` is who
        acts, under a name that may be new. Computers that are left alone agree to a draw. Raises
        MatchError("moved-on") if another process has stored an entry meanwhile.
        """
        now = self._now()
        changed, columns = await self._store_entry(transaction, match, seat, state, person, now)
        if match.has_plans:
            match, seat, changed, columns = await self._play_plans(transaction, match, seat, changed, columns, now)
        if not changed.is_thinking:
            board = in_match(match.id, match.place) | {"entry": changed.entries, "essential": True}
            await outbox_queries.add(transaction, BOARD, now, match.id, **board)
        if changed.state.outcome:
            await follow_queries.tell_end(transaction, match.id, changed.entries, now)
        changed, times = await clock_updates.update_clock(transaction, match, seat, changed, now)
        await match_queries.change_match(transaction, match.id, **columns | times)
        if not changed.state.outcome and all(left.is_computer for left in changed.seats_in()):
            left = changed.seats_in()[0]
            return await self.enter(transaction, changed, left, changed.state.draw(), Person(left.user, left.name))
        return changed

    async def answer_as_planned(self, transaction: Transaction, match: Match) -> Match:
        """Play what the player to move has planned, now that nothing keeps it back any more. Return the match.

        The board before it was posted, so that this is a move like any other.
        """
        seat = match.mover
        lines = await read_plans(transaction, match.id) if match.has_plans else []
        state = await self._answer(transaction, match, lines)
        if seat is None or state is None:
            return match
        return await self.enter(transaction, match, seat, state, Person(seat.user, seat.name))

    async def _store_entry(
        self,
        transaction: Transaction,
        match: Match,
        seat: Seat,
        state: State,
        person: Person,
        now: int,
        *,
        is_planned: bool = False,
    ) -> tuple[Match, dict[str, Any]]:
        """Store an entry, take its time off the bank, and close the offers that it overtakes.

        Return the match after it, its deadline unchanged, and the columns of the match that are yet to be stored.
        """
        entry, is_ply = state.length, isinstance(state.entry, Ply)
        reason = state.outcome.reason if state.outcome else None
        charged, left = await clock_updates.charge(transaction, match, seat, now) if is_ply else (seat, {})
        seats = tuple(charged if taken.player == seat.player else taken for taken in match.seats)
        seats = tuple(
            replace(taken, name=person.name) if taken.user == person.user != NOBODY else taken for taken in seats
        )
        planned = match.planned | {entry} if is_planned else match.planned
        changed = replace(match, state=state, seats=seats, moved_at=now, planned=planned)
        values = {"player": seat.player, "text": str(state.last), "at": now, "planned": is_planned, **left}
        try:
            await match_queries.add_move(transaction, match.id, entry, **values)
        except IntegrityError as error:
            raise MatchError("moved-on", match=match) from error
        ended = now if state.outcome else None
        columns = {"entries": entry, "plies": state.ply, "mover": state.turn, "reason": reason}
        columns |= {"moved_at": now, "ended_at": ended, "rules_version": match.game.rules_version}
        columns |= {"thinks_at": now if changed.is_thinking else None, "thinks_until": None}
        await match_queries.set_results(transaction, match.id, results(state), sides(state))
        if changed.names != match.names:
            await match_queries.rename(transaction, match.id, person.user, person.name)
        await close_overtaken(transaction, match, seat, state, now)
        self.remember(transaction, match.id, state)
        if is_ply:
            by = "computer" if seat.is_computer else "person"
            transaction.after_commit(TURNS.labels(match.game.id, by).inc)
        if state.outcome and match.rated:
            changed = await rate(transaction, changed)
        return changed, columns

    async def _play_plans(
        self, transaction: Transaction, match: Match, seat: Seat, changed: Match, columns: dict[str, Any], now: int
    ) -> tuple[Match, Seat, Match, dict[str, Any]]:
        """Play what was planned in answer to an entry that was stored, and in answer to that, and so on.

        Lines that no longer fit are dropped. Return the match before the latest entry, its player's seat, the match
        after it, whose times are those before it, and the columns of the match that are yet to be stored, as `columns`
        are.
        """
        stored = await read_plans(transaction, match.id)
        by_hand = seat.player if isinstance(changed.state.entry, Ply) else None
        lines, finished = prune(changed.state, stored)
        while (state := await self._answer(transaction, changed, lines)) is not None:
            match, times = await clock_updates.update_clock(transaction, match, seat, changed, now, is_answered=True)
            columns |= times
            seat = match.seats[changed.state.turn or 0]
            person = Person(seat.user, seat.name)
            changed, later = await self._store_entry(transaction, match, seat, state, person, now, is_planned=True)
            columns |= later
            lines, more = prune(state, lines)
            finished |= more
        await self._drop_lines(transaction, match.id, stored, lines)
        gone = {line.player for line in stored} - {line.player for line in lines} - finished - {by_hand}
        lost = dict.fromkeys(gone.difference(changed.state.out), changed.entries) if changed.mover else {}
        if lost:
            await match_queries.set_unplanned(transaction, match.id, lost, changed.entries)
        return match, seat, replace(changed, unplanned={**changed.unplanned, **lost}), columns

    async def _answer(self, transaction: Transaction, match: Match, lines: Sequence[Line]) -> State | None:
        """Return the state after what the player to move has planned; None if there is nothing.

        A draw that they are offered keeps it back: they have not been asked about that.
        """
        move = due(lines, match.state)
        if move is None:
            return None
        offers = await open_offers(transaction, match)
        if any(offer.kind == "draw" and match.mover in offer.missing for offer in offers):
            return None
        return match.state.play(move)

    async def _drop_lines(
        self, transaction: Transaction, match_id: int, stored: Sequence[Line], kept: Sequence[Line]
    ) -> None:
        """Delete the stored lines that are not kept."""
        for player in {line.player for line in stored}:
            if numbers := [line.number for line in stored if line.player == player and line not in kept]:
                await plan_queries.drop_lines(transaction, match_id, player, numbers)

    def remember(self, transaction: Transaction, match_id: int, state: State) -> None:
        """Keep the state of a match at hand once the transaction that stored it is committed."""
        transaction.after_commit(partial(self._states.keep, match_id, state))


def _is_new(match: Match, user: int, entry: int) -> bool:
    """Return whether an entry is an opponent's latest, and a user who plays was not seen to look at it yet."""
    seat = match.seat_of(user)
    new = seat is not None and entry == match.entries and entry != seat.seen
    return new and seat is not None and match.state.last_player not in (None, seat.player)


@when_sent(BOARD)
async def _store_board(transaction: Transaction, match: int, channel: int, message: int) -> None:
    await match_queries.change_match(transaction, match, board=message, board_channel=channel)

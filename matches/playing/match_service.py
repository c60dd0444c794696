"""Running matches: finding them, moving, resigning, claiming a draw."""

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
from matches.long_work import LongWork
from matches.match_errors import MatchError, VoidMatch
from matches.models import Listing, Match, Person, Place, Seat
from matches.people.privacy_service import Leaving
from matches.playing import match_queries, offer_queries, plan_queries
from matches.playing.loading import States, open_offers, read_listings, read_match, read_plans
from matches.playing.match_rules import check_player, check_turn, results, sides
from matches.playing.offer_rules import close_overtaken
from matches.playing.plan_rules import Line, due, prune
from matches.playing.reply_queries import Reply
from matches.posting import outbox_queries
from matches.posting.outbox import BOARD, in_match, when_sent
from matches.ratings.rating_updates import rate
from matches.teams import server_match_queries, team_queries, vote_queries
from matches.teams.team_updates import follow_entry, matches_left
from store import Key, Store, Unavailable
from store.schema import NOBODY, UNKNOWN_TIME, VOID
from store.transactions import Transaction

TURNS: Final = Counter("trilithon_turns", "Moves stored.", ["game", "by"])
MARK_SEEN_WITHIN: Final = 0.5
"""Seconds within which storing a seen board has to begin, because the player waits for the image."""

log = logging.getLogger(__name__)


class MatchService(Service):
    """Finding and playing matches. Each change is one transaction: the entry and all its consequences."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self.work = LongWork()
        """Where long records are replayed, and whatever else takes long for somebody."""
        self._states = States(work=self.work)
        store.signals.on_renewal.append(self._states.clear)

    async def get(self, match_id: int, user: int = NOBODY) -> Match:
        """Return the current match. Raises MatchError("no-such-match"), VoidMatch and NewerRules.

        `user`: the person for whom it is loaded, so that `Match.seat_of` finds the seat of their team.
        """
        async with self.reading(match_id, user) as (_, match):
            return match

    @asynccontextmanager
    async def reading(self, match_id: int, user: int = NOBODY) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin a reading transaction and yield it with the current match, loaded for a user. Raises like `get`."""
        async with self._ending_void():
            preloaded = await self._states.preload(self._store, match_id)
            async with self._store.read() as transaction:
                yield transaction, await self.load(transaction, match_id, preloaded, user)

    @asynccontextmanager
    async def changing(
        self, match_id: int, *locks: Key, user: int = NOBODY
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

    async def mark_seen(self, match: Match, user: int, entry: int) -> Match:
        """Store that a user has seen the board of an entry, if that is an opponent's latest move. Return the match.

        Skipped if the database is busy.
        """
        if _is_new(match, user, entry):
            with suppress(Unavailable):
                return await self._mark_seen(match.id, user, entry)
        return match

    async def _mark_seen(self, match_id: int, user: int, entry: int) -> Match:
        """Store that a user has seen the board of an entry, if it is still the latest. Return the match before the
        change.
        """
        async with self._store.write(lock=("match", match_id), within=MARK_SEEN_WITHIN) as transaction:
            match = await self.load(transaction, match_id, user=user)
            if _is_new(match, user, entry):
                if match.waits_for(user):
                    await clock_updates.start_when_shown(transaction, match, self._now())
                await match_queries.set_seen(transaction, user, {match_id: entry})
        return match

    async def mark_all_seen(self, matches: Iterable[Match], user: int) -> None:
        """Store that a user has seen the boards of matches as read, where these show opponents' latest moves.

        Skipped if the database is busy.
        """
        new = [match for match in matches if _is_new(match, user, match.entries)]
        if new:
            with suppress(Unavailable):
                async with self._store.write(within=MARK_SEEN_WITHIN) as transaction:
                    now = self._now()
                    late = {match.id for match in new if await clock_updates.is_unshown(transaction, match, now)}
                    seen = {match.id: match.entries for match in new if match.id not in late}
                    if seen:
                        await match_queries.set_seen(transaction, user, seen)
                for match in new:
                    if match.id in late:
                        await self._mark_seen(match.id, user, match.entries)

    async def times(self, match_id: int) -> Sequence[int] | None:
        """Return the time of each entry, in seconds since 1970; None if an imported match has no times."""
        async with self._store.read() as transaction:
            times = await match_queries.move_times(transaction, match_id)
        return None if UNKNOWN_TIME in times else times

    async def listing(self, match_id: int, user: int = NOBODY) -> Listing:
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
            return await read_listings(transaction, await team_queries.matches_of(transaction, user), user)

    async def all_matches(self, user: int, channel: int | None = None) -> Sequence[Listing]:
        """Return a user's running matches, by themselves and in teams: all, or those in a `channel`."""
        in_teams = await self.team_matches(user)
        there = [match for match in in_teams if channel is None or match.lives_in(channel)]
        return [*await self.open_matches(user, channel), *there]

    async def all_concerning(self, user: int) -> Sequence[Listing]:
        """Return the running matches in which help for a user would be unfair to others: they have a seat, even if they
        have left it, are in a team, or have been, or have voted. Loaded for the user.
        """
        async with self._store.read() as transaction:
            found = await match_queries.concerning(transaction, user, await matches_left(transaction, user))
            return await read_listings(transaction, found, user)

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

    async def last_level(self, user: int) -> int | None:
        """Return the computer's level in a user's latest match against one; None if there is none."""
        async with self._store.read() as transaction:
            return await computer_queries.last_level(transaction, user)

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

    async def resign(self, match_id: int, person: Person) -> Match:
        """Resign for a person, at any player's turn, and return the match. Raises MatchError."""
        async with self.changing(match_id, user=person.user) as (transaction, match):
            seat = check_player(match, person.user)
            return await self.enter(transaction, match, seat, match.state.drop(seat.player), person)

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
                    person = Person(seat.user, seat.name)
                    await self.enter(transaction, match, seat, match.state.drop(player), person)

    async def _end_as_void(self, match_id: int, fault: BaseException | None) -> None:
        """End a running match without a result because the rules cannot replay it (`fault`), and notify its people.

        Its offers, plans, ballots and follows are closed.
        """
        async with self._store.write(lock=("match", match_id)) as transaction:
            row, now = await match_queries.match(transaction, match_id), self._now()
            if row is None or row.reason is not None or row.rules_version > GAMES[row.game].rules_version:
                return
            ended = {"reason": VOID, "ended_at": now, "mover": None, "due_at": None}
            await match_queries.change_match(transaction, match_id, **ended, thinks_at=None, thinks_until=None)
            await offer_queries.close_all(transaction, match_id, row.entries)
            await plan_queries.drop_all(transaction, match_id)
            await vote_queries.close_all(transaction, match_id, now)
            await team_queries.forget_sides(transaction, match_id)
            await follow_queries.remove_followers(transaction, match_id)
            await server_match_queries.tell_end(transaction, match_id, now)
            where = in_match(match_id, Place(row.guild, row.channel, answer_only=row.answer_only))
            await outbox_queries.add(transaction, "void", now, match_id, entry=row.entries, **where)
        log.error("match %s is void, since the rules cannot replay it: %r", match_id, fault)

    async def claim_draw(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """End a match as drawn by threefold repetition (R2), at any player's turn.

        Raises MatchError or the engine's IllegalMove; nothing is changed then.
        """
        async with self.changing(match_id, user=person.user) as (transaction, match):
            seat = check_player(match, person.user, seen)
            return await self.enter(transaction, match, seat, match.state.draw("repetition"), person)

    async def move_to_thread(self, match_id: int, thread: int) -> None:
        """Set the thread of a match."""
        async with self._store.write(lock=("match", match_id)) as transaction:
            await match_queries.change_match(transaction, match_id, thread=thread)

    async def load(
        self, transaction: Transaction, match_id: int, preloaded: State | None = None, user: int = NOBODY
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
        person: Person,
        written_at: int | None = None,
    ) -> Match:
        """Store the entry of a seat's player that led to `state`, and return the match after it.

        Then: play planned answers, queue a board unless a computer is to move, set times, open a team's ballot, close
        overtaken offers, and at the end notify followers. Computers without people left agree to a draw. `person`: the
        author, whose name may have changed. `written_at`: when they wrote it, if that was earlier; their time counts
        until then. Raises MatchError("moved-on") if another process stored an entry first.
        """
        now, before = self._now(), match
        changed, columns = await self._store_entry(transaction, match, seat, state, person, now, written_at=written_at)
        if match.has_plans:
            match, seat, changed, columns = await self._play_plans(transaction, match, seat, changed, columns, now)
        if not changed.is_thinking:
            board = in_match(match.id, match.place) | {"entry": changed.entries, "essential": True}
            await outbox_queries.add(transaction, BOARD, now, match.id, **board)
        if changed.state.outcome:
            await follow_queries.tell_end(transaction, match.id, changed.entries, now)
        changed, times = await clock_updates.update_clock(transaction, match, seat, changed, now)
        await match_queries.change_match(transaction, match.id, **columns | times)
        if changed.teams:
            changed = await follow_entry(transaction, before, changed, now)
        if changed.teams and changed.state.outcome:
            await server_match_queries.tell_end(transaction, match.id, now)
        if not changed.state.outcome and all(left.is_computer for left in changed.seats_in()):
            left = changed.seats_in()[0]
            return await self.enter(transaction, changed, left, changed.state.draw(), Person(left.user, left.name))
        return changed

    async def answer_as_planned(self, transaction: Transaction, match: Match) -> Match:
        """Play the planned answer of the player to move once nothing holds it back, and return the match.

        The previous board was posted, so the answer is stored like any other move.
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
        written_at: int | None = None,
    ) -> tuple[Match, dict[str, Any]]:
        """Store an entry, charge its time to the bank, and close the offers that it overtakes.

        Return the match after it with the deadline unchanged, and the columns of the match still to be stored.
        """
        entry, is_ply = state.length, isinstance(state.entry, Ply)
        reason = state.outcome.reason if state.outcome else None
        until = now if written_at is None else min(max(written_at, match.turn_at), now)
        charged, left = await clock_updates.charge(transaction, match, seat, until) if is_ply else (seat, {})
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
            by = "computer" if seat.is_computer else "team" if seat.is_team else "person"
            transaction.after_commit(TURNS.labels(match.game.id, by).inc)
        if state.outcome and match.rated:
            changed = await rate(transaction, changed)
        return changed, columns

    async def _play_plans(
        self, transaction: Transaction, match: Match, seat: Seat, changed: Match, columns: dict[str, Any], now: int
    ) -> tuple[Match, Seat, Match, dict[str, Any]]:
        """Play planned answers to the stored entry, and planned answers to these in turn.

        Lines that no longer fit are dropped. Return the match before the latest entry, its player's seat, the match
        after it with its times unchanged, and the columns of the match still to be stored.
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
        """Return the state after the planned answer of the player to move; None if there is none.

        An unanswered draw offer to them holds it back.
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
        for player in {line.player for line in stored}:
            if numbers := [line.number for line in stored if line.player == player and line not in kept]:
                await plan_queries.drop_lines(transaction, match_id, player, numbers)

    def remember(self, transaction: Transaction, match_id: int, state: State) -> None:
        """Cache the state of a match once the transaction is committed."""
        transaction.after_commit(partial(self._states.keep, match_id, state))


def _is_new(match: Match, user: int, entry: int) -> bool:
    """Return whether an entry is the latest, an opponent's or one after which the user is to move, and the user, who
    plays, has not seen its board.
    """
    seat = match.seat_of(user)
    if seat is None or entry != match.entries or entry == seat.seen:
        return False
    return match.waits_for(user) or match.state.last_player not in (None, seat.player)


@when_sent(BOARD)
async def _store_board(transaction: Transaction, match: int, channel: int, message: int) -> None:
    await match_queries.change_match(transaction, match, board=message, board_channel=channel)

"""The course of a tournament: check-in, beginning, rounds with their matches, results, end.

A tournament advances in small idempotent steps. Each is a transaction that reads the stored state, does the next thing,
and sets when the tournament is due again; so any process can continue after another one dies. Pairing a Swiss round
takes a while: a thinking process does it before the transaction, which uses it only if nothing has changed since.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.challenges.challenge_service import ChallengeService
from matches.clock import DAY
from matches.clocks.lateness import TimeUsed, note_outage, time_used
from matches.leagues.league_rules import on_time
from matches.leagues.season_service import (
    BEGUN_AT_ONCE,
    GRACE,
    MOST_LOST_ON_TIME,
    PACE,
    SETTLED_AT_ONCE,
    result_of,
)
from matches.models import Person, Place
from matches.people import block_queries
from matches.people.privacy_service import Leaving
from matches.playing.entering import Entry, Renaming, VoidEnd
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import CHANGED_AFTER, queue_change, when_sent
from matches.rating import BEGINNER
from matches.ratings import rating_queries
from matches.terms import Terms
from matches.tournaments import tournament_queries
from matches.tournaments.tournament_loading import read_entries, read_standing, tournament_row
from matches.tournaments.tournament_models import Standing
from matches.tournaments.tournament_queries import FIXTURES
from matches.tournaments.tournament_rules import (
    CHECK_IN,
    LEAST_PEOPLE,
    Blocked,
    Paired,
    apart,
    for_higher_seed,
    knockout_pairings,
    places,
    replayed,
    replays,
    rounds_of,
    seeded,
    swiss_graph,
    swiss_pairings,
    unbegun,
)
from store import Store, schema
from store.due_queue import DueQueue
from store.transactions import Transaction
from thinking import FIRST, Job, Thinkers

UNNOTICED: Final = 1_800
"""Seconds after a tournament's due time; if it was not handled until then, no bot was running."""
LOOKED_AFTER: Final = DAY // 4
"""Seconds between two checks of a running tournament when nothing else is due."""

OPENING: Final = "opening"
CHECKING: Final = "check-in"
ROUND: Final = "round"
END: Final = "end"
"""Kinds of posts."""


@dataclass(frozen=True, slots=True)
class Matched:
    """Who meets in a Swiss round, and the state of the tournament for which that was computed."""

    standing: Standing
    blocked: Blocked
    pairs: tuple[tuple[int, int], ...]


class RoundService(Service):
    """Advancing tournaments that are due. Several processes may do so."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        challenges: ChallengeService,
        thinkers: Thinkers,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._challenges = challenges
        self._thinkers = thinkers
        table, woken = schema.tournaments.c, store.signals.tournaments
        waits = table.begun_at.is_(None)
        self.queue = DueQueue(store, clock, table.id, table.due_at, woken, furthest=LOOKED_AFTER, unless=waits)
        """Tournaments that are due."""

    # What falls due

    async def advance(self, tournament_id: int) -> None:
        """Do the next step of a tournament, unless another process has; it stays due if more steps remain."""
        async with self._store.read() as transaction:
            resigning = await tournament_queries.to_resign(transaction, tournament_id)
        if resigning:
            await self._matches.put_out(resigning.id, resigning.player)
            return
        matched = await self._match(tournament_id)
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            if await self.queue.is_due(transaction, tournament_id):
                row = await tournament_row(transaction, tournament_id)
                due = await self._advance(transaction, row, matched, self._now())
                await tournament_queries.change(transaction, tournament_id, due_at=due)

    async def _match(self, tournament_id: int) -> Matched | None:
        """Return who meets in the next Swiss round; None if there is none to pair now."""
        async with self._store.read() as transaction:
            row = await tournament_row(transaction, tournament_id)
            if row.kind != "swiss" or row.begun_at is None or row.over_at is not None:
                return None
            standing = await read_standing(transaction, row)
            if not is_complete(standing) or is_last(standing):
                return None
            blocked = await _blocked_slots(transaction, standing)
        graph = await asyncio.to_thread(swiss_graph, standing.people, standing.pairings, blocked)
        pairs = await self._thinkers.think(Job("pair", edges=graph), FIRST, row.guild)
        return Matched(standing, blocked, tuple((one, other) for one, other in pairs))

    async def _advance(self, transaction: Transaction, row: Row[Any], matched: Matched | None, now: int) -> int | None:
        """Do the next step and return when the tournament is due again."""
        if row.over_at is not None:
            return None
        if row.begun_at is None:
            return await self._open(transaction, row, now)
        return await self._play(transaction, row, matched, now)

    # Somebody deletes their data

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user plays a running tournament."""
        return bool(await tournament_queries.running_of(transaction, user))

    async def leave_all(self, leaving: Leaving) -> None:
        """Withdraw a person from running tournaments."""
        user = leaving.person.user
        async with self._store.read() as transaction:
            tournaments = {row.tournament for row in await tournament_queries.running_of(transaction, user)}
        for tournament in tournaments:
            async with self._store.write(lock=("tournament", tournament)) as transaction:
                for row in await tournament_queries.running_of(transaction, user):
                    if row.tournament == tournament:
                        await take_out(transaction, tournament, row.slot, self._now())

    # Before the beginning

    async def _open(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Call people to check in, or begin. If no bot was running when they could have, they have another hour."""
        opens_at: int = row.starts_at - CHECK_IN
        if row.checks_in and row.entries > row.checked_in:
            if now < opens_at:
                return opens_at
            called = await tournament_queries.post_of(transaction, row.id, CHECKING)
            is_late = now > row.due_at + UNNOTICED
            if called is None or is_late:
                starts_at: int = now + CHECK_IN if is_late else row.starts_at
                await tournament_queries.change(transaction, row.id, starts_at=starts_at)
                await queue_post(transaction, row.id, CHECKING, called.number + 1 if called else 0, now)
                return max(starts_at, now)
        return await self._start(transaction, row, now) if now >= row.starts_at else int(row.starts_at)

    async def _start(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Seed the people who are there, or call the tournament off if they are too few."""
        entries = await read_entries(transaction, row.id)
        people = [entry.person for entry in entries if entry.has_checked_in or not row.checks_in]
        await tournament_queries.remove_entries(transaction, row.id)
        if len(people) < LEAST_PEOPLE:
            await tournament_queries.change(transaction, row.id, over_at=now)
            await queue_post(transaction, row.id, END, 0, now)
            return None
        users = [person.user for person in people]
        ratings = await rating_queries.ratings_in(transaction, row.game, users)
        strengths = {user: ratings[user].mu if user in ratings else BEGINNER.mu for user in users}
        ordered = apart(row.kind, seeded(people, strengths), await _blocked_users(transaction, users))
        players = [{"slot": slot, "user": person.user, "name": person.name} for slot, person in enumerate(ordered, 1)]
        await tournament_queries.add_players(transaction, row.id, players)
        await tournament_queries.change(transaction, row.id, begun_at=now)
        return now

    # Rounds

    async def _play(self, transaction: Transaction, row: Row[Any], matched: Matched | None, now: int) -> int | None:
        """Do the next step of a running tournament. Return when it is due again."""
        if row.round and now - row.due_at > UNNOTICED:
            row = await self._give_back(transaction, row, now)
        if await self._settle(transaction, row, now):
            return now
        standing = await read_standing(transaction, row)
        if row.round and not is_complete(standing):
            if now >= row.round_ends_at:
                await self._close_round(transaction, row, standing, now)
                return now
            if row.kind == "knockout" and await self._replay(transaction, row, standing):
                return now
            if wait := await self._begin(transaction, row):
                return now + wait
            return int(min(now + LOOKED_AFTER, row.round_ends_at))
        paired = None if is_last(standing) else await self._pair(transaction, standing, matched)
        if paired is None and not is_last(standing):
            return now  # something has changed since it was computed who meets
        if not paired:
            await self._end(transaction, row, standing, now)
            return None
        await self._add_round(transaction, row, paired, now)
        return now

    async def _give_back(self, transaction: Transaction, row: Row[Any], now: int) -> Row[Any]:
        """Give a round the time back for which no bot was running, and then at least a day or its whole time."""
        await note_outage(transaction, row.due_at, now)
        ends_at = max(row.round_ends_at + now - row.due_at, now + min(row.round_time, GRACE))
        await tournament_queries.extend_round(transaction, row.id, row.round, ends_at)
        return await tournament_row(transaction, row.id)

    async def _settle(self, transaction: Transaction, row: Row[Any], now: int) -> bool:
        """Store the results of ended matches, and put out players who lost too many on time. Return whether there may
        be more.
        """
        ended = await FIXTURES.ended(transaction, row.id, SETTLED_AT_ONCE)
        await FIXTURES.set_results(transaction, {fixture.id: result_of(fixture) for fixture in ended})
        if ended:
            await change_round_post(transaction, row.id, now)
        more = False
        for fixture in ended:
            if fixture.reason == "time":
                slot = fixture.second if result_of(fixture) == "first" else fixture.first
                if await FIXTURES.lost_on_time(transaction, row.id, slot) >= MOST_LOST_ON_TIME:
                    await take_out(transaction, row.id, slot, now)
                    more = True
        return more or len(ended) == SETTLED_AT_ONCE

    async def _close_round(self, transaction: Transaction, row: Row[Any], standing: Standing, now: int) -> None:
        """Decide the matches of a round whose time is over by the clock. They may be played on, without counting for
        it. What was not begun counts for nobody; in a knockout the higher seed goes on, as nobody has done anything.
        """
        playing = await FIXTURES.in_play(transaction, row.id, len(standing.people))
        used = await _time_used(transaction, standing, [each.match for each in playing], min(now, row.round_ends_at))
        results: dict[int, str] = {each.id: on_time(used[each.match]) for each in playing}
        if row.kind == "knockout":
            results |= {each.id: for_higher_seed(each) for each in unbegun(standing.pairings)}
        await FIXTURES.set_results(transaction, results)
        await FIXTURES.void_waiting(transaction, row.id)
        if row.kind == "knockout":
            standing = await read_standing(transaction, row)
            unplayed = [again._replace(result="void") for again in replays(standing.pairings, ())]
            await _add(transaction, row.id, row.round, unplayed)

    async def _replay(self, transaction: Transaction, row: Row[Any], standing: Standing) -> bool:
        """Add replays of drawn matches. Return whether there are any."""
        out = [each.slot for each in standing.people if each.is_out]
        again = replays(standing.pairings, out)
        await _add(transaction, row.id, row.round, again)
        return bool(again)

    async def _begin(self, transaction: Transaction, row: Row[Any]) -> int:
        """Start a few matches. Return the seconds until more may start; 0 if there are none."""
        found = await tournament_queries.to_begin(transaction, row.id, BEGUN_AT_ONCE + 1)
        for fixture in found[:BEGUN_AT_ONCE]:
            match = await self._challenges.begin_within(
                transaction,
                Terms.read(row),
                (Person(fixture.user, fixture.name), Person(fixture.other_user, fixture.other_name)),
                Place(row.guild, row.channel),
                row.language,
            )
            await FIXTURES.set_match(transaction, fixture.id, match)
        return PACE if len(found) > BEGUN_AT_ONCE else 0

    async def _pair(self, transaction: Transaction, standing: Standing, matched: Matched | None) -> list[Paired] | None:
        """Return the matches of the next round; empty if nobody can meet anybody; None to compute it again."""
        out = [each.slot for each in standing.people if each.is_out]
        if standing.tournament.terms.kind == "knockout":
            return knockout_pairings(len(standing.people), standing.pairings, out)
        blocked = await _blocked_slots(transaction, standing)
        if matched is None or (matched.standing.people, matched.standing.pairings, matched.blocked) != (
            standing.people,
            standing.pairings,
            blocked,
        ):
            return None
        return swiss_pairings(matched.pairs, standing.people, standing.pairings)

    async def _add_round(self, transaction: Transaction, row: Row[Any], paired: list[Paired], now: int) -> None:
        """Store a round with its matches, and queue its post."""
        number = (row.round or 0) + 1
        times = {"starts_at": now, "ends_at": now + row.round_time}
        await tournament_queries.add_round(transaction, tournament=row.id, number=number, **times)
        await _add(transaction, row.id, number, paired)
        await queue_post(transaction, row.id, ROUND, number, now)

    async def _end(self, transaction: Transaction, row: Row[Any], standing: Standing, now: int) -> None:
        """Store the final places, and queue the post about the end."""
        found = places(row.kind, standing.people, standing.pairings)
        await tournament_queries.set_places(transaction, row.id, found)
        await tournament_queries.change(transaction, row.id, over_at=now)
        await queue_post(transaction, row.id, END, 0, now)


def is_complete(standing: Standing) -> bool:
    """Return whether every match of the rounds so far has a result, and every draw of a knockout its replay."""
    if any(pairing.result is None for pairing in standing.pairings):
        return False
    return standing.tournament.terms.kind == "swiss" or not replays(standing.pairings, ())


def is_last(standing: Standing) -> bool:
    """Return whether the latest round is the last."""
    tournament = standing.tournament
    return tournament.round >= rounds_of(tournament.terms.kind, tournament.terms.rounds, len(standing.people))


async def take_out(transaction: Transaction, tournament: int, slot: int, now: int) -> None:
    """Put a player out of a tournament unless they are: opponents win their open matches, and a match of this round
    that they won only because the other one was out has no winner. Makes the tournament due, to resign those that run.
    """
    if not await tournament_queries.put_out(transaction, tournament, slot, now):
        return
    ended = await FIXTURES.ended(transaction, tournament, SETTLED_AT_ONCE, slot)
    results: dict[int, str] = {fixture.id: result_of(fixture) for fixture in ended}
    for pairing in await tournament_queries.fixtures_of(transaction, tournament):
        if pairing.result is None and slot in (pairing.first, pairing.second):
            results.setdefault(pairing.id, "second" if pairing.first == slot else "first")
    for fixture in await tournament_queries.handed_to(transaction, tournament, slot):
        results[fixture] = "neither"
    await FIXTURES.set_results(transaction, results)
    await change_round_post(transaction, tournament, now)
    await tournament_queries.change(transaction, tournament, due_at=now)


async def queue_post(transaction: Transaction, tournament: int, kind: str, number: int, now: int) -> None:
    """Queue a post of a tournament. Raises IntegrityError for a duplicate."""
    post = await tournament_queries.add_post(transaction, tournament=tournament, kind=kind, number=number)
    await outbox_queries.add(transaction, "tournament", now, post, **_columns(tournament, post))


async def change_round_post(transaction: Transaction, tournament: int, now: int, after: int = CHANGED_AFTER) -> None:
    """Queue a change of the latest round's post to what is so after some seconds. Earlier rounds stay as they were."""
    post = await tournament_queries.post_of(transaction, tournament, ROUND)
    if post:
        columns = _columns(tournament, post.id)
        await queue_change(transaction, "tournament_change", post.id, now, now + after, **columns)


def _columns(tournament: int, post: int) -> dict[str, Any]:
    return {"lane": f"tournament post {post}", "bucket": tournament_queries.channel_of(tournament)}


@when_sent("tournament")
async def _store_post(transaction: Transaction, post: int, channel: int, message: int) -> None:
    await tournament_queries.change_post(transaction, post, channel=channel, message=message)


async def _time_used(
    transaction: Transaction, standing: Standing, matches: list[int], now: int
) -> Mapping[int, TimeUsed]:
    """Return the time used in running matches, by match; in a replay together with that in the drawn match."""
    first = {each.match: found.match for each, found in replayed(standing.pairings) if each.match in matches}
    used = await time_used(transaction, {*matches, *filter(None, first.values())}, now)
    return {match: used[match].after(used.get(first.get(match) or 0, TimeUsed())) for match in matches}


async def _add(transaction: Transaction, tournament: int, number: int, paired: list[Paired]) -> None:
    """Insert matches of a round."""
    await FIXTURES.add(transaction, [{"tournament": tournament, "round": number, **each._asdict()} for each in paired])


async def _blocked_users(transaction: Transaction, users: list[int]) -> Blocked:
    """Return the pairs of users of whom one blocks the other."""
    return {frozenset(row) for row in await block_queries.among(transaction, users)}


async def _blocked_slots(transaction: Transaction, standing: Standing) -> Blocked:
    """Return the pairs of slots of whom one blocks the other."""
    slots = {each.person.user: each.slot for each in standing.people}
    found = await _blocked_users(transaction, list(slots))
    return {frozenset(slots[user] for user in pair) for pair in found}


async def follow_end(transaction: Transaction, entry: Entry) -> Entry:
    """Look at the tournament whose match has ended with an entry."""
    if entry.is_last:
        await tournament_queries.make_due(transaction, entry.after.id, entry.now)
    return entry


async def follow_void(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Look at the tournament whose match has ended as void."""
    await tournament_queries.make_due(transaction, void.match, void.now)
    return void


async def rename(transaction: Transaction, renaming: Renaming) -> Renaming:
    """Store the new name of somebody who plays a match of a tournament."""
    tournament = tournament_queries.tournament_of_match(renaming.match)
    await tournament_queries.rename(transaction, tournament, renaming.user, renaming.name)
    return renaming

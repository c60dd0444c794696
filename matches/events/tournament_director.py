"""The course of a tournament: check-in, beginning, rounds with their matches, end.

Pairing a Swiss round takes a while: a thinking process does it before the step, which uses it only if nothing has
changed since.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row

from matches.challenges.challenge_service import ChallengeService
from matches.clocks.lateness import TimeUsed, note_outage, time_used
from matches.events import event_queries, fixture_queries
from matches.events.event_director import GRACE, LOOKED_AFTER, Course, blocked_users, strengths_of
from matches.events.event_loading import event_row, read_members
from matches.events.event_posts import CHECKING, END
from matches.events.event_queries import ROUND
from matches.events.event_rules import on_time
from matches.events.tournament_loading import read_standing
from matches.events.tournament_models import Standing
from matches.events.tournament_rules import (
    CHECK_IN,
    LEAST_PEOPLE,
    Blocked,
    Pairing,
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
from store import Store
from store.transactions import Transaction
from thinking import FIRST, Job, Thinkers

OUTAGE_AFTER: Final = 1_800
"""Seconds after a tournament's due time; if it was not handled until then, no bot was running."""


@dataclass(frozen=True, slots=True)
class Matching:
    """Who meets in a Swiss round, and the state of the tournament for which that was computed."""

    standing: Standing
    blocked: Blocked
    pairs: tuple[tuple[int, int], ...]


class TournamentCourse(Course):
    """The steps of tournaments."""

    shows_results = True

    def __init__(self, store: Store, challenges: ChallengeService, thinkers: Thinkers) -> None:
        super().__init__(challenges)
        self._store = store
        self._thinkers = thinkers

    async def prepare(self, event_id: int) -> Matching | None:
        """Return who meets in the next Swiss round; None if there is none to pair now."""
        async with self._store.read() as transaction:
            event = await event_row(transaction, event_id)
            if event.kind != "swiss" or event.season is None or event.ended_at is not None:
                return None
            standing = await read_standing(transaction, event)
            if not is_complete(standing) or is_last(standing):
                return None
            blocked = await _blocked_slots(transaction, standing)
        graph = await asyncio.to_thread(swiss_graph, standing.people, standing.fixtures, blocked)
        pairs = await self._thinkers.think(Job("pair", edges=graph), FIRST, event.guild)
        return Matching(standing, blocked, tuple((one, other) for one, other in pairs))

    async def step(self, transaction: Transaction, event: Row[Any], prepared: Matching | None, now: int) -> int | None:
        if event.ended_at is not None:
            return None
        if event.season is None:
            return await self._open(transaction, event, now)
        return await self._play(transaction, event, prepared, now)

    # Before the beginning

    async def _open(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Call people to check in, or begin. If no bot was running when they could have, they have another hour."""
        opens_at: int = row.starts_at - CHECK_IN
        if row.checks_in and row.joined > row.checked_in:
            if now < opens_at:
                return opens_at
            called = await event_queries.latest_post(transaction, row.id, [CHECKING])
            is_late = now > row.due_at + OUTAGE_AFTER
            if called is None or is_late:
                starts_at: int = now + CHECK_IN if is_late else row.starts_at
                await event_queries.change(transaction, row.id, starts_at=starts_at)
                await self.queue_post(transaction, row, CHECKING, called.number + 1 if called else 0, now)
                return max(starts_at, now)
        return await self._start(transaction, row, now) if now >= row.starts_at else int(row.starts_at)

    async def _start(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Seed the people who are there, or call the tournament off if they are too few."""
        members = await read_members(transaction, row)
        people = [member.person for member in members if member.has_checked_in or not row.checks_in]
        if len(people) < LEAST_PEOPLE:
            await event_queries.remove_members(transaction, row.id)
            await self._end(transaction, row, now)
            return None
        users = [person.user for person in people]
        strengths = await strengths_of(transaction, row.game, users)
        ordered = apart(row.kind, seeded(people, strengths), await blocked_users(transaction, users))
        await self.start_season(transaction, row, ((1, person) for person in ordered), now, now)
        return now

    # Rounds

    async def _play(self, transaction: Transaction, row: Row[Any], matching: Matching | None, now: int) -> int | None:
        """Do the next step of a running tournament. Return when it is due again."""
        if row.round and now - row.due_at > OUTAGE_AFTER:
            row = await self._give_back(transaction, row, now)
        if await self.settle(transaction, row, now):
            return now
        standing = await read_standing(transaction, row)
        if row.round and not is_complete(standing):
            if now >= row.ends_at:
                await self._close_round(transaction, row, standing, now)
                return now
            if row.kind == "knockout" and await self._replay(transaction, row, standing):
                return now
            if wait := await self.begin(transaction, row):
                return now + wait
            return int(min(now + LOOKED_AFTER, row.ends_at))
        paired = None if is_last(standing) else await self._pair(transaction, standing, matching)
        if paired is None and not is_last(standing):
            return now  # something has changed since it was computed who meets
        if not paired:
            found = places(row.kind, standing.people, standing.fixtures)
            for slot, place in found.items():
                await event_queries.change_player(transaction, row.season, slot, place=place)
            await self._end(transaction, row, now)
            return None
        await self._add_round(transaction, row, paired, now)
        return now

    async def _give_back(self, transaction: Transaction, row: Row[Any], now: int) -> Row[Any]:
        """Give a round the time back for which no bot was running, and then at least a day or its whole time."""
        await note_outage(transaction, row.due_at, now)
        ends_at = max(row.ends_at + now - row.due_at, now + min(row.round_time, GRACE))
        await event_queries.change_season(transaction, row.season, ends_at=ends_at)
        return await event_row(transaction, row.id)

    async def _close_round(self, transaction: Transaction, row: Row[Any], standing: Standing, now: int) -> None:
        """Decide the matches of a round whose time is over by the clock. They may be played on, without counting for
        it. What was not begun counts for nobody; in a knockout the higher seed goes on, as nobody has done anything.
        """
        playing = await fixture_queries.in_play(transaction, row.season, len(standing.people))
        used = await _time_used(transaction, standing, [each.match for each in playing], min(now, row.ends_at))
        results: dict[int, str] = {each.id: on_time(used[each.match]) for each in playing}
        if row.kind == "knockout":
            results |= {each.id: for_higher_seed(each) for each in unbegun(standing.fixtures)}
        await fixture_queries.set_results(transaction, results)
        await fixture_queries.void_waiting(transaction, row.season)
        if row.kind == "knockout":
            standing = await read_standing(transaction, row)
            unplayed = [again._replace(result="void") for again in replays(standing.fixtures, ())]
            await _add(transaction, row.season, row.round, unplayed)

    async def _replay(self, transaction: Transaction, row: Row[Any], standing: Standing) -> bool:
        """Add replays of drawn matches. Return whether there are any."""
        out = [each.slot for each in standing.people if each.is_out]
        again = replays(standing.fixtures, out)
        await _add(transaction, row.season, row.round, again)
        return bool(again)

    async def _pair(
        self, transaction: Transaction, standing: Standing, matching: Matching | None
    ) -> list[Pairing] | None:
        """Return the matches of the next round; empty if nobody can meet anybody; None to compute it again."""
        if standing.tournament.terms.kind == "knockout":
            out = [each.slot for each in standing.people if each.is_out]
            return knockout_pairings(len(standing.people), standing.fixtures, out)
        blocked = await _blocked_slots(transaction, standing)
        if matching is None or (matching.standing.people, matching.standing.fixtures, matching.blocked) != (
            standing.people,
            standing.fixtures,
            blocked,
        ):
            return None
        return swiss_pairings(matching.pairs, standing.people, standing.fixtures)

    async def _add_round(self, transaction: Transaction, row: Row[Any], paired: list[Pairing], now: int) -> None:
        """Store a round with its matches, and queue its post."""
        number = (row.round or 0) + 1
        await event_queries.add_step(transaction, row.season, ROUND, number, now)
        await event_queries.change_season(transaction, row.season, ends_at=now + row.round_time)
        await _add(transaction, row.season, number, paired)
        await self.queue_post(transaction, row, ROUND, number, now)

    async def _end(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """End a tournament, and queue the post about it."""
        await event_queries.end(transaction, row, now)
        await self.queue_post(transaction, row, END, 0, now)


def is_complete(standing: Standing) -> bool:
    """Return whether every match of the rounds so far has a result, and every draw of a knockout its replay."""
    if any(fixture.result is None for fixture in standing.fixtures):
        return False
    return standing.tournament.terms.kind == "swiss" or not replays(standing.fixtures, ())


def is_last(standing: Standing) -> bool:
    """Return whether the latest round is the last."""
    tournament = standing.tournament
    return tournament.round >= rounds_of(tournament.terms.kind, tournament.terms.rounds, len(standing.people))


async def _time_used(
    transaction: Transaction, standing: Standing, matches: list[int], now: int
) -> Mapping[int, TimeUsed]:
    """Return the time used in running matches, by match; in a replay together with that in the drawn match."""
    first = {each.match: found.match for each, found in replayed(standing.fixtures) if each.match in matches}
    used = await time_used(transaction, {*matches, *filter(None, first.values())}, now)
    return {match: used[match].after(used.get(first.get(match) or 0, TimeUsed())) for match in matches}


async def _add(transaction: Transaction, season: int, number: int, paired: list[Pairing]) -> None:
    """Insert matches of a round."""
    await fixture_queries.add(transaction, [{"season": season, "round": number, **each._asdict()} for each in paired])


async def _blocked_slots(transaction: Transaction, standing: Standing) -> Blocked:
    """Return the pairs of slots of whom one blocks the other."""
    slots = {each.person.user: each.slot for each in standing.people if each.person.user}
    found = await blocked_users(transaction, list(slots))
    return {frozenset(slots[user] for user in pair) for pair in found}

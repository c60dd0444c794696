"""Seasons of leagues: start, matches, results, end.

A season advances in small idempotent steps. Each is a transaction that reads the stored state, does the next thing, and
sets when the league is due again; so any process can continue after another one dies.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.challenges.challenge_service import ChallengeService
from matches.clock import DAY
from matches.clocks.lateness import note_outage, time_used
from matches.leagues import league_queries
from matches.leagues.league_loading import league_row, read_division, read_fixture, read_members, runs
from matches.leagues.league_models import Result
from matches.leagues.league_queries import FIXTURES
from matches.leagues.league_rules import division_sizes, goes, ladder, pairings, unfinished, without
from matches.models import Person, Place
from matches.people import block_queries
from matches.people.privacy_service import Leaving
from matches.playing.entering import Entry, Renaming, VoidEnd
from matches.playing.match_rules import DRAWN, LOST, WON
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import CHANGED_AFTER, queue_change, when_sent
from matches.rating import BEGINNER
from matches.ratings import rating_queries
from matches.terms import Terms
from store import Store, schema
from store.due_queue import TRIED_AGAIN_AFTER, DueQueue
from store.transactions import Transaction

MOST_RUNNING_HERE: Final = 2_000
"""Running league matches per server; further ones begin as these end."""
LEAST_PEOPLE: Final = 2
"""Fewest people for a season."""
MOST_PUT_OFF: Final = 3
"""Times that a season is put off by a week for lack of people before the league ends."""
WEEK: Final = 7 * DAY
"""Seconds between two tables, and between the end of a season and the next start."""
MOST_LOST_ON_TIME: Final = 2
"""Matches lost on time after which a player is out of a season."""
LATE_FOR: Final = 3 * DAY
"""Seconds beyond a deadline after which a player who has not moved is out of a season."""
UNNOTICED: Final = DAY
"""Seconds after a league's due time; if it was not handled until then, no bot was running."""
GRACE: Final = DAY
"""Seconds after an outage during which nobody is out for being late."""
LAST_BEGUN: Final = 2 * DAY
"""Seconds before the end of a season after which no match begins."""
LOOKED_AFTER: Final = DAY // 4
"""Seconds between two checks of a running season when nothing else is due."""
DIVISIONS_AT_ONCE: Final = 4
"""Divisions that are paired or placed in one transaction."""
SETTLED_AT_ONCE: Final = 20
"""Results stored in one transaction."""
BEGUN_AT_ONCE: Final = 3
"""Matches started in one transaction."""
CANDIDATES: Final = 40
"""Fixtures read to select these."""
PACE: Final = 15
"""Seconds until the next ones start, so that other matches' boards in the channel are not delayed."""

OPENING: Final = "opening"
START: Final = "start"
TABLE: Final = "table"
END: Final = "end"
"""Kinds of posts. A table is also a step of a season, numbered by weeks."""
PAIRINGS: Final = "pairings"
PLACES: Final = "places"
"""Steps of a season that are done division by division."""
BACK: Final = "back"
"""Step that announces the end of an outage, numbered by its time."""
RESULTS: Final[Mapping[str, Result]] = {WON: "first", DRAWN: "drawn", LOST: "second"}
"""Result of a fixture by the result of its first player."""


class SeasonService(Service):
    """Advancing leagues that are due. Several processes may do so."""

    def __init__(
        self, store: Store, matches: MatchService, challenges: ChallengeService, clock: Callable[[], datetime]
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._challenges = challenges
        league, woken = schema.leagues.c, store.signals.leagues
        starts = league.due_at.is_not_distinct_from(league.starts_at)
        self.queue = DueQueue(store, clock, league.id, league.due_at, woken, furthest=LOOKED_AFTER, unless=starts)
        """Leagues that are due."""

    # What falls due

    async def advance(self, league_id: int) -> None:
        """Do the next step of a league, unless another process has; it stays due if more steps remain.

        Each step is one transaction of bounded size.
        """
        async with self._store.read() as transaction:
            resigning = await league_queries.to_resign(transaction, league_id)
        if resigning:
            await self._matches.put_out(resigning.id, resigning.player)
            return
        async with self._store.write(lock=("league", league_id)) as transaction:
            if await self.queue.is_due(transaction, league_id):
                due = await self._advance(transaction, await league_row(transaction, league_id), self._now())
                await league_queries.change(transaction, league_id, due_at=due)

    async def _advance(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Do the next step and return when the league is due again."""
        if runs(row):
            return await self._play(transaction, row, now)
        starts_at: int | None = row.starts_at
        if starts_at is None or now < starts_at:
            return starts_at
        return await self._start(transaction, row, now)

    # Somebody deletes their data

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user plays a running season."""
        return bool(await league_queries.running_of(transaction, user))

    async def leave_all(self, leaving: Leaving) -> None:
        """Put a person out of running seasons, so that no further matches of theirs begin."""
        user = leaving.person.user
        async with self._store.read() as transaction:
            leagues = {row.league for row in await league_queries.running_of(transaction, user)}
        for league in leagues:
            async with self._store.write(lock=("league", league)) as transaction:
                now = self._now()
                for row in await league_queries.running_of(transaction, user):
                    if row.league == league:
                        await take_out(transaction, row.season, row.slot, now)
                        await league_queries.change(transaction, league, due_at=now)

    # A season starts

    async def _start(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Start the next season, or put it off if too few people have joined."""
        number = (row.number or 0) + 1
        members = await read_members(transaction, row)
        if len(members) < LEAST_PEOPLE:
            return await self._put_off(transaction, row, number, now)
        users = [member.person.user for member in members]
        ratings = await rating_queries.ratings_in(transaction, row.game, users)
        strengths = {user: ratings[user].mu if user in ratings else BEGINNER.mu for user in users}
        order = iter(enumerate(ladder(members, strengths), 1))
        players = [
            {"slot": slot, "division": division, "user": member.person.user, "name": member.person.name}
            for division, size in enumerate(division_sizes(len(members), row.size), 1)
            for slot, member in islice(order, size)
        ]
        times = {"starts_at": now, "ends_at": now + row.days * DAY}
        await league_queries.add_season(transaction, players, league=row.id, number=number, **times)
        await league_queries.remove_members(transaction, row.id)
        await league_queries.change(transaction, row.id, starts_at=None)
        return now

    async def _put_off(self, transaction: Transaction, row: Row[Any], number: int, now: int) -> int | None:
        """Put the next season off by a week; end the league after `MOST_PUT_OFF` times. Return when it is due."""
        latest = await league_queries.latest_post(transaction, row.id, OPENING)
        times = latest.number + 1 if latest and latest.season == number else 1
        await queue_post(transaction, row.id, OPENING, number, times, now)
        if times > MOST_PUT_OFF:
            await league_queries.remove_members(transaction, row.id)
            await league_queries.change(transaction, row.id, starts_at=None, ended_at=now)
            return None
        await league_queries.change(transaction, row.id, starts_at=now + WEEK)
        return now + WEEK

    async def _pair(self, transaction: Transaction, row: Row[Any], divisions: int, now: int) -> bool:
        """Store the pairings of a few more divisions; with the last, queue the announcement.

        People who left since the start get no fixtures. Return whether all were paired already.
        """
        done = await league_queries.last_step(transaction, row.season, PAIRINGS) or 0
        for division in range(done + 1, min(done + DIVISIONS_AT_ONCE, divisions) + 1):
            players = await league_queries.players(transaction, row.season, division)
            slots = [player.slot for player in players if player.out_at is None]
            fixtures = [
                {"season": row.season, "division": division, "round": number, "first": first, "second": second}
                for number, first, second in pairings(slots, row.doubled)
            ]
            await FIXTURES.add(transaction, fixtures)
            await league_queries.add_step(transaction, row.season, PAIRINGS, division, now)
            if division == divisions:
                await queue_post(transaction, row.id, START, row.number, 0, now)
        return done == divisions

    # A season runs

    async def _play(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Do the next step of a running season. Return when the league is due again."""
        if now - row.due_at > UNNOTICED:
            await note_outage(transaction, row.due_at, now)
            await league_queries.add_step(transaction, row.season, BACK, now, now)
        divisions = await league_queries.divisions(transaction, row.season)
        if not await self._pair(transaction, row, divisions, now):
            return now
        if await self._settle(transaction, row, now):
            return now
        if await self._put_silent_out(transaction, row, now):
            return now
        ends_at: int = row.ends_at
        if now >= ends_at or not await FIXTURES.has_open(transaction, row.season):
            return await self._close(transaction, row, divisions, now)
        week, told = (now - row.began_at) // WEEK, await league_queries.last_step(transaction, row.season, TABLE)
        if week > (told or 0):
            await league_queries.add_step(transaction, row.season, TABLE, week, now)
            await queue_post(transaction, row.id, TABLE, row.number, week, now)
        if wait := await self._begin(transaction, row, now):
            return now + wait
        next_table: int = row.began_at + (week + 1) * WEEK
        return min(now + LOOKED_AFTER, next_table, ends_at)

    async def _settle(self, transaction: Transaction, row: Row[Any], now: int) -> bool:
        """Store the results of ended matches, and put out players who lost too many on time. Return whether there may
        be more.
        """
        more = False
        ended = await FIXTURES.ended(transaction, row.season, SETTLED_AT_ONCE)
        results = {fixture.id: result_of(fixture) for fixture in ended}
        await FIXTURES.set_results(transaction, results)
        for fixture in ended:
            if fixture.reason == "time":
                slot = fixture.second if fixture.outcome == WON else fixture.first
                if await FIXTURES.lost_on_time(transaction, row.season, slot) >= MOST_LOST_ON_TIME:
                    await take_out(transaction, row.season, slot, now)
                    more = True
        return more or len(ended) == SETTLED_AT_ONCE

    async def _put_silent_out(self, transaction: Transaction, row: Row[Any], now: int) -> bool:
        """Put out players who have been overdue for too long. Return whether there were any.

        After an outage, they first get `GRACE`.
        """
        back = await league_queries.last_step(transaction, row.season, BACK)
        if back is not None and now < back + GRACE:
            return False
        silent = await FIXTURES.silent(transaction, row.season, now - LATE_FOR, SETTLED_AT_ONCE)
        for slot in silent:
            await take_out(transaction, row.season, slot, now)
        return bool(silent)

    async def _begin(self, transaction: Transaction, row: Row[Any], now: int) -> int:
        """Start a few matches, early rounds first. Return the seconds until more may start; 0 if none will.

        People who block each other are not paired. No match starts in the last days of a season.
        """
        if now >= row.ends_at - LAST_BEGUN:
            return 0
        found = await league_queries.to_begin(transaction, row.season, row.at_once, CANDIDATES)
        room = MOST_RUNNING_HERE - await league_queries.running_in(transaction, row.guild) if found else 0
        if found and room <= 0:
            return TRIED_AGAIN_AFTER
        plays: Counter[int] = Counter()
        for fixture in found:
            if plays.total() == 2 * min(BEGUN_AT_ONCE, room):
                break
            if max(fixture.plays + plays[fixture.first], fixture.other_plays + plays[fixture.second]) >= row.at_once:
                continue
            players = Person(fixture.user, fixture.name), Person(fixture.other_user, fixture.other_name)
            if await _are_blocked(transaction, *players):
                await FIXTURES.set_results(transaction, {fixture.id: "void"})
                continue
            match = await self._challenges.begin_within(
                transaction,
                replace(Terms.read(row), rated=True),
                players,
                Place(row.guild, row.channel),
                row.language,
            )
            await FIXTURES.set_match(transaction, fixture.id, match)
            plays.update((fixture.first, fixture.second))
        if plays.total() == 2 * BEGUN_AT_ONCE or len(found) == CANDIDATES:
            return PACE
        return TRIED_AGAIN_AFTER if room and plays.total() == 2 * room else 0

    # A season ends

    async def _close(self, transaction: Transaction, row: Row[Any], divisions: int, now: int) -> int | None:
        """Do the next step of ending a season. Return when the league is due again."""
        await FIXTURES.void_waiting(transaction, row.season)
        running = await FIXTURES.in_play(transaction, row.season, SETTLED_AT_ONCE)
        if running:
            used = await time_used(transaction, [fixture.match for fixture in running], min(now, row.ends_at))
            results = {fixture.id: unfinished(fixture.plies, used[fixture.match]) for fixture in running}
            await FIXTURES.set_results(transaction, results)
            return now
        placed = await league_queries.last_step(transaction, row.season, PLACES) or 0
        for division in range(placed + 1, min(placed + DIVISIONS_AT_ONCE, divisions) + 1):
            await self._place(transaction, row, division)
            await league_queries.add_step(transaction, row.season, PLACES, division, now)
        if placed < divisions:
            return now
        starts_at = now + WEEK if row.ended_at is None else None
        await league_queries.change_season(transaction, row.season, over_at=now, ends_at=min(now, row.ends_at))
        await league_queries.change(transaction, row.id, starts_at=starts_at)
        await queue_post(transaction, row.id, END, row.number, 0, now)
        return starts_at

    async def _place(self, transaction: Transaction, row: Row[Any], division: int) -> None:
        """Store the final places of a division, and the promotions and relegations."""
        tables = {
            number: await read_division(transaction, row.season, number)
            for number in (division - 1, division, division + 1)
        }
        found = goes([tables[number].standings for number in tables if tables[number].standings])
        for place, standing in enumerate(tables[division].standings, 1):
            await league_queries.change_player(
                transaction, row.season, standing.slot, place=place, goes=found.get(standing.slot)
            )


async def take_out(transaction: Transaction, season: int, slot: int, now: int) -> None:
    """Put a player out of a season unless they are, and queue a change of the season's latest post."""
    if not await league_queries.put_out(transaction, season, slot, now):
        return
    ended = await FIXTURES.ended(transaction, season, SETTLED_AT_ONCE, slot)
    known = {fixture.id: result_of(fixture) for fixture in ended}  # these count, and are stored when they are settled
    fixtures = [read_fixture(each) for each in await league_queries.fixtures_of(transaction, season, slot=slot)]
    fixtures = [replace(each, result=known.get(each.id, each.result)) for each in fixtures]
    await FIXTURES.set_results(transaction, without(slot, fixtures))
    if post := await league_queries.latest_of_season(transaction, season, (START, TABLE)):
        columns = _columns(post.league, post.id)
        await queue_change(transaction, "league_change", post.id, now, now + CHANGED_AFTER, **columns)


async def queue_post(transaction: Transaction, league: int, kind: str, season: int, number: int, now: int) -> None:
    """Queue a post of a league. Raises IntegrityError for a duplicate."""
    post = await league_queries.add_post(transaction, league=league, season=season, kind=kind, number=number)
    await outbox_queries.add(transaction, "league", now, post, **_columns(league, post))


def _columns(league: int, post: int) -> dict[str, Any]:
    return {"lane": f"league post {post}", "bucket": league_queries.channel_of(league)}


@when_sent("league")
async def _store_post(transaction: Transaction, post: int, channel: int, message: int) -> None:
    await league_queries.change_post(transaction, post, channel=channel, message=message)


def result_of(row: Row[Any]) -> Result:
    """Return the result of a fixture whose match has ended."""
    return RESULTS.get(row.outcome, "void")


async def _are_blocked(transaction: Transaction, one: Person, other: Person) -> bool:
    blocking = await block_queries.blocking(transaction, [one.user], other.user)
    return bool(blocking or await block_queries.blocking(transaction, [other.user], one.user))


async def follow_end(transaction: Transaction, entry: Entry) -> Entry:
    """Look at the league whose match has ended with an entry."""
    if entry.is_last:
        await league_queries.make_due(transaction, entry.after.id, entry.now)
    return entry


async def follow_void(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Look at the league whose match has ended as void."""
    await league_queries.make_due(transaction, void.match, void.now)
    return void


async def rename(transaction: Transaction, renaming: Renaming) -> Renaming:
    """Store the new name of somebody who plays a match of a league."""
    league = league_queries.league_of_match(renaming.match)
    await league_queries.rename(transaction, league, renaming.user, renaming.name)
    return renaming

"""The course of a league: seasons with divisions, pairings, weekly tables, promotion and relegation."""

from itertools import islice
from typing import Any, Final

from sqlalchemy import Row

from matches.clocks.lateness import note_outage, time_used
from matches.core.clock import DAY
from matches.events import event_queries, fixture_queries
from matches.events.event_director import GRACE, LOOKED_AFTER, Course, strengths_of
from matches.events.event_loading import read_members, runs
from matches.events.event_posts import END, OPENING, START, TABLE, queue_post
from matches.events.event_withdrawals import SETTLED_AT_ONCE, take_out
from matches.events.league_loading import read_division
from matches.events.league_rules import division_sizes, goes, ladder, pairings, unfinished
from store.transactions import Transaction

MOST_RUNNING_HERE: Final = 2_000
"""Running league matches per server; further ones begin as these end."""
LEAST_PEOPLE: Final = 2
"""Fewest people for a season."""
MOST_PUT_OFF: Final = 3
"""Times that a season is put off by a week for lack of people before the league ends."""
WEEK: Final = 7 * DAY
"""Seconds between two tables, and between the end of a season and the next start."""
LATE_FOR: Final = 3 * DAY
"""Seconds beyond a deadline after which a player who has not moved is out of a season."""
OUTAGE_AFTER: Final = DAY
"""Seconds after a league's due time; if it was not handled until then, no bot was running."""
LAST_BEGUN: Final = 2 * DAY
"""Seconds before the end of a season after which no match begins."""
DIVISIONS_AT_ONCE: Final = 4
"""Divisions that are paired or placed in one transaction."""

PAIRINGS: Final = "pairings"
PLACES: Final = "places"
"""Steps of a season that are done division by division."""
BACK: Final = "back"
"""Step that announces the end of an outage, numbered by its time."""


class LeagueCourse(Course):
    """The steps of leagues."""

    async def step(self, transaction: Transaction, event: Row[Any], prepared: None, now: int) -> int | None:
        if runs(event):
            return await self._play(transaction, event, now)
        starts_at: int | None = event.starts_at
        if starts_at is None or now < starts_at:
            return starts_at
        return await self._start(transaction, event, now)

    # A season starts

    async def _start(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Start the next season, or put it off if too few people have joined."""
        members = await read_members(transaction, row)
        if len(members) < LEAST_PEOPLE:
            return await self._put_off(transaction, row, now)
        strengths = await strengths_of(transaction, row.game, [member.person.user for member in members])
        order = iter(ladder(members, strengths))
        players = (
            (division, member.person)
            for division, size in enumerate(division_sizes(len(members), row.size), 1)
            for member in islice(order, size)
        )
        await self.start_season(transaction, row, players, now + row.days * DAY, now)
        return now

    async def _put_off(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Put the next season off by a week; end the league after `MOST_PUT_OFF` times. Return when it is due."""
        number = (row.number or 0) + 1
        latest = await event_queries.latest_post(transaction, row.id, [OPENING])
        times = latest.number + 1 if latest and latest.season == number else 1
        await queue_post(transaction, row.id, row.kind, OPENING, number, times, now)
        if times > MOST_PUT_OFF:
            await event_queries.remove_members(transaction, row.id)
            await event_queries.change(transaction, row.id, starts_at=None, ended_at=now)
            return None
        await event_queries.change(transaction, row.id, starts_at=now + WEEK)
        return now + WEEK

    async def _pair(self, transaction: Transaction, row: Row[Any], divisions: int, now: int) -> bool:
        """Store the pairings of a few more divisions; with the last, queue the announcement.

        People who left since the start get no fixtures. Return whether all were paired already.
        """
        done = await event_queries.last_step(transaction, row.season, PAIRINGS)
        for division in range(done + 1, min(done + DIVISIONS_AT_ONCE, divisions) + 1):
            players = await event_queries.players(transaction, row.season, division)
            slots = [player.slot for player in players if player.out_at is None]
            fixtures = [
                {"season": row.season, "division": division, "round": number, "first": first, "second": second}
                for number, first, second in pairings(slots, row.doubled)
            ]
            await fixture_queries.add(transaction, fixtures)
            await event_queries.add_step(transaction, row.season, PAIRINGS, division, now)
            if division == divisions:
                await self.queue_post(transaction, row, START, 0, now)
        return done == divisions

    # A season runs

    async def _play(self, transaction: Transaction, row: Row[Any], now: int) -> int | None:
        """Do the next step of a running season. Return when the league is due again."""
        if now - row.due_at > OUTAGE_AFTER:
            await note_outage(transaction, row.due_at, now)
            await event_queries.add_step(transaction, row.season, BACK, now, now)
        divisions = await event_queries.divisions(transaction, row.season)
        if not await self._pair(transaction, row, divisions, now):
            return now
        if await self.settle(transaction, row, now) or await self._put_silent_out(transaction, row, now):
            return now
        ends_at: int = row.ends_at
        if now >= ends_at or not await fixture_queries.has_open(transaction, row.season):
            return await self._close(transaction, row, divisions, now)
        week = (now - row.began_at) // WEEK
        if week > await event_queries.last_step(transaction, row.season, TABLE):
            await event_queries.add_step(transaction, row.season, TABLE, week, now)
            await self.queue_post(transaction, row, TABLE, week, now)
        if now < ends_at - LAST_BEGUN:
            room = MOST_RUNNING_HERE - await fixture_queries.running_in(transaction, row.guild, row.kind)
            if wait := await self.begin(transaction, row, room, separates=True):
                return now + wait
        next_table: int = row.began_at + (week + 1) * WEEK
        return min(now + LOOKED_AFTER, next_table, ends_at)

    async def _put_silent_out(self, transaction: Transaction, row: Row[Any], now: int) -> bool:
        """Put out players who have been overdue for too long. Return whether there were any.

        After an outage, they first get `GRACE`.
        """
        if now < await event_queries.last_step(transaction, row.season, BACK) + GRACE:
            return False
        silent = await fixture_queries.silent(transaction, row.season, now - LATE_FOR, SETTLED_AT_ONCE)
        for slot in silent:
            await take_out(transaction, row, slot, now)
        return bool(silent)

    # A season ends

    async def _close(self, transaction: Transaction, row: Row[Any], divisions: int, now: int) -> int | None:
        """Do the next step of ending a season. Return when the league is due again."""
        await fixture_queries.void_waiting(transaction, row.season)
        running = await fixture_queries.in_play(transaction, row.season, SETTLED_AT_ONCE)
        if running:
            used = await time_used(transaction, [fixture.match for fixture in running], min(now, row.ends_at))
            results = {fixture.id: unfinished(fixture.plies, used[fixture.match]) for fixture in running}
            await fixture_queries.set_results(transaction, results)
            return now
        placed = await event_queries.last_step(transaction, row.season, PLACES)
        for division in range(placed + 1, min(placed + DIVISIONS_AT_ONCE, divisions) + 1):
            await self._place(transaction, row, division)
            await event_queries.add_step(transaction, row.season, PLACES, division, now)
        if placed < divisions:
            return now
        starts_at = now + WEEK if row.ended_at is None else None
        await event_queries.change_season(transaction, row.season, over_at=now, ends_at=min(now, row.ends_at))
        await event_queries.change(transaction, row.id, starts_at=starts_at)
        await self.queue_post(transaction, row, END, 0, now)
        return starts_at

    async def _place(self, transaction: Transaction, row: Row[Any], division: int) -> None:
        """Store the final places of a division, and the promotions and relegations."""
        tables = {
            number: await read_division(transaction, row.season, number)
            for number in (division - 1, division, division + 1)
        }
        found = goes([tables[number].standings for number in tables if tables[number].standings])
        for place, standing in enumerate(tables[division].standings, 1):
            await event_queries.change_player(
                transaction, row.season, standing.slot, place=place, goes=found.get(standing.slot)
            )

"""The course of events: a step at a time, whenever one is due.

An event advances in small idempotent steps. Each is a transaction of bounded size that reads the stored state, does the
next thing, and sets when the event is due again; so any process can continue after another one dies.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, Final

from sqlalchemy import Row

from matches.challenges.challenge_service import ChallengeService
from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.core.models import Person, Place
from matches.core.rating import BEGINNER
from matches.core.terms import Terms
from matches.events import event_queries, fixture_queries
from matches.events.event_loading import event_row
from matches.events.event_posts import change_post, queue_post
from matches.events.event_withdrawals import SETTLED_AT_ONCE, result_of, take_out
from matches.people import block_queries
from matches.people.privacy_service import Leaving
from matches.playing.entering import Entry, Renaming, VoidEnd
from matches.playing.match_service import MatchService
from matches.ratings import rating_queries
from store import Store, schema
from store.due_queue import TRIED_AGAIN_AFTER, DueQueue
from store.transactions import Transaction

MOST_LOST_ON_TIME: Final = 2
"""Matches lost on time after which a player is out."""
GRACE: Final = DAY
"""Seconds after an outage during which nobody is out for being late, and a round is not over."""
LOOKED_AFTER: Final = DAY // 4
"""Seconds between two checks of a running season when nothing else is due."""
BEGUN_AT_ONCE: Final = 3
"""Matches started in one transaction."""
CANDIDATES: Final = 40
"""Fixtures read to select these."""
PACE: Final = 15
"""Seconds until the next ones start, so that other matches' boards in the channel are not delayed."""


class Course(ABC):
    """The steps of events of some kinds."""

    shows_results: ClassVar[bool] = False
    """Whether the latest post shows results as they come."""

    def __init__(self, challenges: ChallengeService) -> None:
        self._challenges = challenges

    async def prepare(self, event_id: int) -> object:
        """Return what takes so long to compute that it is done before the transaction of a step; None if nothing."""
        return None

    @abstractmethod
    async def step(self, transaction: Transaction, event: Row[Any], prepared: Any, now: int) -> int | None:
        """Do the next step and return when the event is due again."""

    # What the steps share

    async def queue_post(self, transaction: Transaction, event: Row[Any], kind: str, number: int, now: int) -> None:
        """Queue a post about an event's latest season; before it starts, about the next."""
        season = event.number or 1
        await queue_post(transaction, event.id, event.kind, kind, season, number, now)

    async def start_season(
        self, transaction: Transaction, event: Row[Any], players: Iterable[tuple[int, Person]], ends_at: int, now: int
    ) -> None:
        """Store an event's next season with its players, each with their division, from the strongest."""
        rows = [
            {"slot": slot, "division": division, "user": person.user, "name": person.name}
            for slot, (division, person) in enumerate(players, 1)
        ]
        times = {"starts_at": now, "ends_at": ends_at}
        await event_queries.add_season(transaction, rows, event=event.id, number=(event.number or 0) + 1, **times)
        await event_queries.remove_members(transaction, event.id)
        await event_queries.change(transaction, event.id, starts_at=None)

    async def settle(self, transaction: Transaction, event: Row[Any], now: int) -> bool:
        """Store the results of ended matches, and put out players who lost too many on time. Return whether there may
        be more.
        """
        more = False
        ended = await fixture_queries.ended(transaction, event.season, SETTLED_AT_ONCE)
        await fixture_queries.set_results(transaction, {fixture.id: result_of(fixture) for fixture in ended})
        if ended and self.shows_results:
            await change_post(transaction, event, now)
        for fixture in ended:
            if fixture.reason == "time":
                slot = fixture.second if result_of(fixture) == "first" else fixture.first
                if await fixture_queries.lost_on_time(transaction, event.season, slot) >= MOST_LOST_ON_TIME:
                    await take_out(transaction, event, slot, now)
                    more = True
        return more or len(ended) == SETTLED_AT_ONCE

    async def begin(
        self, transaction: Transaction, event: Row[Any], room: int = CANDIDATES, *, separates: bool = False
    ) -> int:
        """Start a few matches, early rounds first. Return the seconds until more may start; 0 if none will.

        `room`: most matches to start. `separates`: whether matches of people who block each other are void.
        """
        at_once = event.at_once or 1
        found = await fixture_queries.to_begin(transaction, event.season, at_once, CANDIDATES)
        if found and room <= 0:
            return TRIED_AGAIN_AFTER
        plays: Counter[int] = Counter()
        for fixture in found:
            if plays.total() == 2 * min(BEGUN_AT_ONCE, room):
                break
            if max(fixture.plays + plays[fixture.first], fixture.other_plays + plays[fixture.second]) >= at_once:
                continue
            players = Person(fixture.user, fixture.name), Person(fixture.other_user, fixture.other_name)
            if separates and await blocked_users(transaction, [player.user for player in players]):
                await fixture_queries.set_results(transaction, {fixture.id: "void"})
                continue
            match = await self._challenges.begin_match(
                transaction,
                Terms.read(event),
                players,
                Place(event.guild, event.channel),
                event.language,
            )
            await fixture_queries.set_match(transaction, fixture.id, match)
            plays.update((fixture.first, fixture.second))
        if plays.total() == 2 * BEGUN_AT_ONCE or len(found) == CANDIDATES:
            return PACE
        return TRIED_AGAIN_AFTER if room and plays.total() == 2 * room else 0


async def strengths_of(transaction: Transaction, game: str, users: Sequence[int]) -> Mapping[int, float]:
    """Return the strengths of users in a game, by user."""
    ratings = await rating_queries.ratings_in(transaction, game, users)
    return {user: ratings[user].mu if user in ratings else BEGINNER.mu for user in users}


async def blocked_users(transaction: Transaction, users: Sequence[int]) -> set[frozenset[int]]:
    """Return the pairs of users of whom one blocks the other."""
    return {frozenset(row) for row in await block_queries.among(transaction, users)}


class EventDirector(Service):
    """Advancing events that are due. Several processes may do so."""

    def __init__(
        self, store: Store, matches: MatchService, courses: Mapping[str, Course], clock: Callable[[], datetime]
    ) -> None:
        """`courses`: by kind of event."""
        super().__init__(store, clock)
        self._matches = matches
        self._courses = courses
        event, woken = schema.events.c, store.signals.events
        waits = event.starts_at.is_not(None) & (event.due_at <= event.starts_at)
        self.queue = DueQueue(store, clock, event.id, event.due_at, woken, furthest=LOOKED_AFTER, unless=waits)
        """Events that are due."""

    async def advance(self, event_id: int) -> None:
        """Do the next step of an event, unless another process has; it stays due if more steps remain."""
        async with self._store.read() as transaction:
            resigning = await fixture_queries.to_resign(transaction, event_id)
            kind = await event_queries.kind_of(transaction, event_id)
        if resigning:
            await self._matches.put_out(resigning.id, resigning.player)
            return
        course = self._courses[kind]
        prepared = await course.prepare(event_id)
        async with self._store.write(lock=("event", event_id)) as transaction:
            if await self.queue.is_due(transaction, event_id):
                due = await course.step(transaction, await event_row(transaction, event_id), prepared, self._now())
                await event_queries.change(transaction, event_id, due_at=due)

    # Somebody deletes their data

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user plays a running season."""
        return bool(await event_queries.running_of(transaction, user))

    async def leave_all(self, leaving: Leaving) -> None:
        """Put a person out of running seasons, so that no further matches of theirs begin."""
        user = leaving.person.user
        async with self._store.read() as transaction:
            events = {row.event for row in await event_queries.running_of(transaction, user)}
        for event in events:
            async with self._store.write(lock=("event", event)) as transaction:
                for row in await event_queries.running_of(transaction, user):
                    if row.event == event:
                        await take_out(transaction, await event_row(transaction, event), row.slot, self._now())


async def follow_end(transaction: Transaction, entry: Entry) -> Entry:
    """Look at the event whose match has ended with an entry."""
    if entry.is_last:
        await event_queries.make_due(transaction, entry.after.id, entry.now)
    return entry


async def follow_void(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Look at the event whose match has ended as void."""
    await event_queries.make_due(transaction, void.match, void.now)
    return void


async def rename(transaction: Transaction, renaming: Renaming) -> Renaming:
    """Store the new name of somebody who plays a match of an event."""
    event = event_queries.event_of_match(renaming.match)
    await event_queries.rename(transaction, event, renaming.user, renaming.name)
    return renaming

"""The daily puzzle: its schedule and choice for each server, the results, and the data of the posts."""

import asyncio
import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.core.base_service import Service
from matches.core.clock import DAY, HOUR
from matches.core.match_errors import MatchError
from matches.core.models import Person
from matches.core.time_spans import next_hour
from matches.posting import outbox_queries
from matches.posting.outbox import when_sent
from matches.posting.posts import QueuedPost
from store import Store, rows, schema
from store.due_queue import DueQueue
from store.transactions import Transaction
from training import daily_queries
from training.puzzles import PUZZLES, Puzzle

USUAL_HOUR: Final = 18
"""The default hour of the daily puzzle: in the evening."""
LEAST_APART: Final = 12 * HOUR
"""Least seconds between two daily puzzles of a server, where one was late or the hour was changed."""
SILENT_DAYS: Final = 7
"""Untried daily puzzles in a row after which a server gets no more."""
MOST_NAMED: Final = 20
"""The greatest number of solvers named in a post."""
FURTHEST: Final = 2 * DAY
"""Most seconds until the next daily puzzle is due."""


@dataclass(frozen=True, slots=True)
class DailySettings:
    """A server's choices about its daily puzzle."""

    channel: int | None = None
    """The channel of the posts; None turns the daily puzzle off."""
    hour: int = USUAL_HOUR
    zone: str = "UTC"
    """`hour` is the hour of the day in this IANA time zone."""
    games: tuple[str, ...] = ()
    """The ids of the games to choose from; empty for all that have puzzles."""
    language: str = "en"
    """The server's language on Discord when the channel was chosen."""
    due_at: int | None = None
    """The time of the next post; None if there will be none."""

    @property
    def schedule(self) -> tuple[object, ...]:
        """Channel and time of the posts. A change of these reschedules the next one."""
        return self.channel, self.hour, self.zone

    @property
    def is_stopped(self) -> bool:
        """Whether the posts are suspended until somebody tries a puzzle: too many were left untried."""
        return self.channel is not None and self.due_at is None


@dataclass(frozen=True, slots=True)
class Daily:
    """A server's daily puzzle."""

    id: int
    guild: int
    day: int
    """Its number in the server, from 1."""
    puzzle: Puzzle
    channel: int
    created_at: int
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A person's result in a daily puzzle, by their first try."""

    solved: bool
    is_named: bool
    """Whether they want to be named."""


@dataclass(frozen=True, slots=True)
class Solvers:
    """Numbers and names of those who have tried a daily puzzle."""

    solved: int
    tried: int
    names: tuple[str, ...]
    """The first solvers who want to be named."""
    unnamed: int
    """The number of further solvers who want to be named."""


@dataclass(frozen=True, slots=True)
class DailyReport:
    """Contents of a daily post."""

    daily: Daily
    language: str
    is_last: bool
    """Whether the posts stop here until somebody tries a puzzle."""
    before: tuple[Daily, Solvers] | None
    """The daily puzzle posted before this one."""


class DailyService(Service):
    """Queue daily puzzles and record their results. Safe to run in several processes."""

    def __init__(self, store: Store, clock: Callable[[], datetime], puzzles: Mapping[str, Puzzle] = PUZZLES) -> None:
        super().__init__(store, clock)
        self.puzzles = puzzles
        guild, due_at, woken = schema.servers.c.guild, schema.servers.c.daily_at, store.signals.dailies
        self.queue = DueQueue(store, clock, guild, due_at, woken, furthest=FURTHEST, reschedule=_next_hour)

    # Settings

    async def settings(self, guild: int) -> DailySettings:
        async with self._store.read() as transaction:
            return _settings(await rows.get(transaction, schema.servers, {"guild": guild}))

    async def arrange(self, guild: int, **choices: Any) -> DailySettings:
        """Store a server's choices, by the names of `DailySettings`, and return all of them. No channel ends the posts.

        Resumes suspended posts, at least half a day after the last one. A puzzle that is already due keeps its time
        unless the channel or the hour changes.
        """
        if "games" in choices:
            choices["games"] = " ".join(choices["games"]) or None
        async with self._store.write(lock=("guild", guild)) as transaction:
            before = _settings(await rows.get(transaction, schema.servers, {"guild": guild}))
            values = {f"daily_{name}": value for name, value in choices.items()}
            await daily_queries.change_server(transaction, guild, **values)
            await self._go_on(transaction, guild, before)
            return _settings(await rows.get(transaction, schema.servers, {"guild": guild}))

    async def games(self) -> Sequence[str]:
        return [*dict.fromkeys(puzzle.game for puzzle in await self._load())]

    # Posts

    async def publish(self, *guilds: int) -> None:
        """Choose and queue the daily puzzles of servers, unless another process has done so.

        After any number of missed days this is one puzzle, and the next is due half a day later at the earliest.
        """
        puzzles = await self._load()
        async with self._store.write(lock=[("guild", guild) for guild in guilds]) as transaction:
            for guild in guilds:
                row = await rows.get(transaction, schema.servers, {"guild": guild})
                if row and await self.queue.is_due(transaction, guild):
                    await self._publish(transaction, row, puzzles, self._now())

    async def report(self, post: QueuedPost) -> DailyReport | None:
        """Return the contents of a queued post; None if it is out of date."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.dailies, {"id": post.subject})
            daily = self._read(row)
            newest = await daily_queries.latest(transaction, row.guild) if row else None
            if daily is None or newest is None or newest.day != daily.day:
                return None
            server = await rows.get(transaction, schema.servers, {"guild": daily.guild})
            settings = _settings(server)
            if server is None or settings.channel != daily.channel:
                return None
            before = self._read(await daily_queries.latest(transaction, daily.guild, before=daily.day))
            solvers = await _solvers(transaction, before.id) if before else None
        previous = (before, solvers) if before and solvers else None
        return DailyReport(daily, server.language or settings.language, settings.is_stopped, previous)

    # Results

    async def open(self, daily_id: int, guild: int | None) -> Daily:
        """Return a daily puzzle for somebody in its server who is about to try it. This keeps the server's posts going.

        Raises MatchError("no-such-daily"), also in another `guild` or none, and if the puzzle was withdrawn.
        """
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.dailies, {"id": daily_id})
            if row is None or row.guild != guild:
                raise MatchError("no-such-daily")
            server = await rows.get(transaction, schema.servers, {"guild": row.guild})
        if server and server.daily_untried:
            async with self._store.write(lock=("guild", row.guild)) as transaction:
                await self._go_on(transaction, row.guild)
        return self._found(row)

    async def guild(self, daily_id: int) -> int | None:
        """Return the server of a daily puzzle; None if there is no such puzzle."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.dailies, {"id": daily_id})
        return row.guild if row else None

    async def enter(self, daily_id: int, user: int, *, solved: bool) -> None:
        """Store a person's result; only their first try counts.

        Does nothing once the next daily puzzle, which shows the solution, has been posted.
        """
        async with self._store.write(lock=("user", user)) as transaction:
            row = await rows.get(transaction, schema.dailies, {"id": daily_id})
            if row is None or await daily_queries.is_over(transaction, row.guild, row.day):
                return
            own = {"daily": daily_id, "user": user}
            if await rows.get(transaction, schema.daily_solvers, own) is None:
                await rows.insert(transaction, schema.daily_solvers, **own, solved=solved, at=self._now())

    async def result(self, daily_id: int, user: int) -> Result | None:
        """Return a person's result for a day; None if there is none."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.daily_solvers, {"daily": daily_id, "user": user})
        return Result(row.solved, row.name is not None) if row else None

    async def is_over(self, daily: Daily) -> bool:
        """Return whether a later daily puzzle, which shows this one's solution, has been posted in the server."""
        async with self._store.read() as transaction:
            return await daily_queries.is_over(transaction, daily.guild, daily.day)

    async def name(self, daily_id: int, person: Person, *, is_named: bool) -> Daily:
        """Store whether a solver of a daily puzzle wants to be named the next day.

        Raises MatchError("no-such-daily" | "daily-over" | "daily-unsolved").
        """
        async with self._store.write(lock=("user", person.user)) as transaction:
            daily = self._found(await rows.get(transaction, schema.dailies, {"id": daily_id}))
            if await daily_queries.is_over(transaction, daily.guild, daily.day):
                raise MatchError("daily-over", day=daily.day)
            solver = await rows.get(transaction, schema.daily_solvers, {"daily": daily_id, "user": person.user})
            if solver is None or not solver.solved:
                raise MatchError("daily-unsolved", day=daily.day)
            name, own = person.name if is_named else None, {"daily": daily_id, "user": person.user}
            await rows.update(transaction, schema.daily_solvers, own, name=name)
        return daily

    async def _load(self) -> list[Puzzle]:
        """Return all puzzles but the retired ones. Reading their files blocks, so a thread does it."""
        return await asyncio.to_thread(lambda: [each for each in self.puzzles.values() if not each.retired])

    async def _publish(self, transaction: Transaction, row: Row[Any], puzzles: Sequence[Puzzle], now: int) -> None:
        """Choose and queue the puzzle of a server, and set when the next is due."""
        settings, guild = _settings(row), row.guild
        had = await daily_queries.had(transaction, guild)
        day = max(had.values(), default=0) + 1
        candidates = [each.id for each in puzzles if not settings.games or each.game in settings.games]
        puzzle = choose(candidates, had, guild, day)
        untried = row.daily_untried
        if puzzle is not None:
            values = {"guild": guild, "day": day, "channel": settings.channel, "puzzle": puzzle, "created_at": now}
            daily = await rows.insert(transaction, schema.dailies, **values)
            columns = {"lane": f"daily {daily}", "bucket": outbox_queries.DAILIES}
            await outbox_queries.add(transaction, "daily", now, daily, **columns)
            untried += 1
        due = next_hour(now + LEAST_APART, settings.hour, settings.zone)
        values = {"daily_untried": untried, "daily_at": due if untried < SILENT_DAYS else None}
        await daily_queries.change_server(transaction, guild, **values)

    async def _go_on(self, transaction: Transaction, guild: int, before: DailySettings | None = None) -> None:
        """Reset a server's count of untried puzzles, and schedule the next one if none is scheduled.

        It is also rescheduled if the channel or time differs from the settings `before`.
        """
        settings = _settings(await rows.get(transaction, schema.servers, {"guild": guild}))
        due = settings.due_at if before is None or before.schedule == settings.schedule else None
        if due is None and settings.channel is not None:
            latest, now = await daily_queries.latest(transaction, guild), self._now()
            free = min(latest.created_at, now) + LEAST_APART if latest else now
            due = next_hour(max(now, free), settings.hour, settings.zone)
        await daily_queries.change_server(transaction, guild, daily_untried=0, daily_at=due)

    def _found(self, row: Row[Any] | None) -> Daily:
        daily = self._read(row)
        if daily is None:
            raise MatchError("no-such-daily")
        return daily

    def _read(self, row: Row[Any] | None) -> Daily | None:
        """Return a row as an object; None for no row, and for a puzzle that was withdrawn."""
        puzzle = self.puzzles.get(row.puzzle) if row else None
        if row is None or puzzle is None:
            return None
        return Daily(row.id, row.guild, row.day, puzzle, row.channel, row.created_at, row.message)


async def _next_hour(transaction: Transaction, guild: int, now: int) -> int:
    """Return when the next daily puzzle of a server is due after `now`."""
    settings = _settings(await rows.get(transaction, schema.servers, {"guild": guild}))
    return next_hour(now, settings.hour, settings.zone)


def choose(candidates: Collection[str], had: Mapping[str, int], guild: int, day: int) -> str | None:
    """Return the puzzle for a server and day: a random one that it has not had, else the one it had longest ago.

    `had` has the latest day of each past puzzle. Deterministic; None if there are no candidates.
    """
    fresh = sorted(set(candidates) - had.keys())
    if not fresh:
        return min(candidates, key=lambda puzzle: had[puzzle], default=None)
    drawn = hashlib.sha256(f"{guild} {day}".encode()).digest()
    return fresh[int.from_bytes(drawn) % len(fresh)]


async def _solvers(transaction: Transaction, daily_id: int) -> Solvers:
    solved, tried = await daily_queries.counts(transaction, daily_id)
    names, named = await daily_queries.names(transaction, daily_id, MOST_NAMED)
    return Solvers(solved, tried, tuple(names), named - len(names))


def _settings(row: Row[Any] | None) -> DailySettings:
    if row is None:
        return DailySettings()
    stored = {name: getattr(row, f"daily_{name}") for name in ("channel", "hour", "zone", "language")}
    chosen = {name: value for name, value in stored.items() if value is not None}
    return DailySettings(**chosen, games=tuple((row.daily_games or "").split()), due_at=row.daily_at)


@when_sent("daily")
async def _store_daily(transaction: Transaction, daily: int, channel: int, message: int) -> None:
    await rows.update(transaction, schema.dailies, {"id": daily}, channel=channel, message=message)

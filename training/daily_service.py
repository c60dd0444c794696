"""The puzzle of the day: when a server gets one and which, who has tried it, and what the next day tells of it."""

import asyncio
import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.clocks.clock import DAY, HOUR
from matches.clocks.time_spans import next_hour
from matches.match_errors import MatchError
from matches.models import Person, QueuedPost
from matches.posting import outbox_queries
from matches.posting.outbox import when_sent
from store import Store, schema
from store.due_queue import DueQueue
from store.transactions import Transaction
from training import daily_queries
from training.puzzles import PUZZLES, Puzzle

USUAL_HOUR: Final = 18
"""When the puzzle of the day comes where no hour was chosen: in the evening."""
LEAST_APART: Final = 12 * HOUR
"""Seconds between two of a server at least, where one came late or another hour was chosen."""
SILENT_DAYS: Final = 7
"""After how many puzzles of the day in a row that nobody tried a server gets no more."""
MOST_NAMED: Final = 20
"""How many of those are named who want to be."""
FURTHEST: Final = 2 * DAY
"""Seconds until the next puzzle of the day is due, at most."""


@dataclass(frozen=True, slots=True)
class DailySettings:
    """What a server has chosen about its puzzle of the day."""

    channel: int | None = None
    """Where it is posted; None: there is none."""
    hour: int = USUAL_HOUR
    zone: str = "UTC"
    """The hour of the day, and the time zone whose clocks show it, by its name in the IANA database."""
    games: tuple[str, ...] = ()
    """The ids of the games from which it is taken; empty: all that have puzzles."""
    language: str = "en"
    """The language of the server as Discord had it when the channel was chosen."""
    due_at: int | None = None
    """When the next one is posted; None if none will be."""

    @property
    def plan(self) -> tuple[object, ...]:
        """Where it is posted, and at what time."""
        return self.channel, self.hour, self.zone

    @property
    def is_stopped(self) -> bool:
        """Whether nobody has tried it for so long that the server gets no more until somebody does."""
        return self.channel is not None and self.due_at is None


@dataclass(frozen=True, slots=True)
class Daily:
    """The puzzle of a day in a server."""

    id: int
    guild: int
    day: int
    """Counts those of the server, from 1."""
    puzzle: Puzzle
    channel: int
    created_at: int
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody has achieved with the puzzle of a day, by their first try."""

    solved: bool
    is_named: bool
    """Whether they want to be named."""


@dataclass(frozen=True, slots=True)
class Solvers:
    """How many have tried the puzzle of a day."""

    solved: int
    tried: int
    names: tuple[str, ...]
    """The names of those who have solved it and want to be named, of many only the first."""
    unnamed: int
    """How many more want to be named."""


@dataclass(frozen=True, slots=True)
class DailyReport:
    """What the post of a day tells a server."""

    daily: Daily
    language: str
    is_last: bool
    """Whether no other follows until somebody tries one."""
    before: tuple[Daily, Solvers] | None
    """The one that was posted before it."""


class DailyService(Service):
    """Queuing the puzzles of the day, and entering who has tried them. Several processes may work on them."""

    def __init__(self, store: Store, clock: Callable[[], datetime], puzzles: Mapping[str, Puzzle] = PUZZLES) -> None:
        super().__init__(store, clock)
        self.puzzles = puzzles
        guild, due_at, woken = schema.servers.c.guild, schema.servers.c.daily_at, store.signals.dailies
        self.queue = DueQueue(store, clock, guild, due_at, woken, furthest=FURTHEST, reschedule=_next_hour)
        """The servers whose puzzle of the day is due."""

    # What a server chooses

    async def settings(self, guild: int) -> DailySettings:
        """Return what a server has chosen."""
        async with self._store.read() as transaction:
            return _settings(await daily_queries.server(transaction, guild))

    async def arrange(self, guild: int, **choices: Any) -> DailySettings:
        """Store choices of a server by the names of `DailySettings`, and return all. No channel means no more puzzles.

        Half a day has to pass since the last one, and nobody need have tried that. One that is due comes all the same,
        unless it is to come elsewhere or at another hour.
        """
        if "games" in choices:
            choices["games"] = " ".join(choices["games"]) or None
        async with self._store.write(lock=("guild", guild)) as transaction:
            before = _settings(await daily_queries.server(transaction, guild))
            values = {f"daily_{name}": value for name, value in choices.items()}
            await daily_queries.change_server(transaction, guild, **values)
            await self._go_on(transaction, guild, before)
            return _settings(await daily_queries.server(transaction, guild))

    async def games(self) -> Sequence[str]:
        """Return the ids of the games that have puzzles."""
        return [*dict.fromkeys(puzzle.game for puzzle in await self._load())]

    # What falls due

    async def publish(self, *guilds: int) -> None:
        """Choose and queue the puzzle of the day of some servers, unless another process has done it.

        However many days were missed, it is one puzzle, and the next is due half a day later at the earliest.
        """
        puzzles = await self._load()
        async with self._store.write(lock=[("guild", guild) for guild in guilds]) as transaction:
            for guild in guilds:
                row = await daily_queries.server(transaction, guild)
                if row and await self.queue.is_due(transaction, guild):
                    await self._publish(transaction, row, puzzles, self._now())

    async def report(self, post: QueuedPost) -> DailyReport | None:
        """Return what a queued post tells; None if there is no reason for it any more."""
        async with self._store.read() as transaction:
            row = await daily_queries.daily(transaction, post.subject)
            daily = self._read(row)
            newest = await daily_queries.latest(transaction, row.guild) if row else None
            if daily is None or newest is None or newest.day != daily.day:
                return None
            server = await daily_queries.server(transaction, daily.guild)
            settings = _settings(server)
            if server is None or settings.channel != daily.channel:
                return None
            before = self._read(await daily_queries.latest(transaction, daily.guild, before=daily.day))
            solvers = await _solvers(transaction, before.id) if before else None
        told = (before, solvers) if before and solvers else None
        return DailyReport(daily, server.language or settings.language, settings.is_stopped, told)

    # Who tries it

    async def open(self, daily_id: int, guild: int | None) -> Daily:
        """Return the puzzle of a day to somebody who wants to try it in its server, which then gets more of them.

        Raises MatchError("no-such-daily"), also in another `guild` or none, and if the puzzle was withdrawn.
        """
        async with self._store.read() as transaction:
            row = await daily_queries.daily(transaction, daily_id)
            if row is None or row.guild != guild:
                raise MatchError("no-such-daily")
            server = await daily_queries.server(transaction, row.guild)
        if server and server.daily_untried:
            async with self._store.write(lock=("guild", row.guild)) as transaction:
                await self._go_on(transaction, row.guild)
        return self._found(row)

    async def enter(self, daily_id: int, user: int, *, solved: bool) -> None:
        """Store what somebody has achieved with the puzzle of a day; only their first try counts.

        Nothing is stored once the next one stands in the server, which tells the solution.
        """
        async with self._store.write(lock=("user", user)) as transaction:
            row = await daily_queries.daily(transaction, daily_id)
            if row is None or await daily_queries.is_over(transaction, row.guild, row.day):
                return
            if await daily_queries.solver(transaction, daily_id, user) is None:
                await daily_queries.add_solver(transaction, daily_id, user, solved, self._now())

    async def result(self, daily_id: int, user: int) -> Result | None:
        """Return what is entered of somebody for a day; None if nothing is."""
        async with self._store.read() as transaction:
            row = await daily_queries.solver(transaction, daily_id, user)
        return Result(row.solved, row.name is not None) if row else None

    async def is_over(self, daily: Daily) -> bool:
        """Return whether a later one stands in the server, which tells the solution."""
        async with self._store.read() as transaction:
            return await daily_queries.is_over(transaction, daily.guild, daily.day)

    async def name(self, daily_id: int, person: Person, *, is_named: bool) -> Daily:
        """Store whether somebody who has solved the puzzle of a day wants to be named the next day.

        Raises MatchError("no-such-daily" | "daily-over" | "daily-unsolved").
        """
        async with self._store.write(lock=("user", person.user)) as transaction:
            daily = self._found(await daily_queries.daily(transaction, daily_id))
            if await daily_queries.is_over(transaction, daily.guild, daily.day):
                raise MatchError("daily-over", day=daily.day)
            solver = await daily_queries.solver(transaction, daily_id, person.user)
            if solver is None or not solver.solved:
                raise MatchError("daily-unsolved", day=daily.day)
            await daily_queries.set_name(transaction, daily_id, person.user, person.name if is_named else None)
        return daily

    async def _load(self) -> list[Puzzle]:
        """Return all puzzles. Their files are read when they are first needed, beside all else that is done."""
        return await asyncio.to_thread(lambda: [*self.puzzles.values()])

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
            daily = await daily_queries.add(transaction, **values)
            columns = {"lane": f"daily {daily}", "bucket": outbox_queries.DAILIES}
            await outbox_queries.add(transaction, "daily", now, daily, **columns)
            untried += 1
        due = next_hour(now + LEAST_APART, settings.hour, settings.zone)
        values = {"daily_untried": untried, "daily_at": due if untried < SILENT_DAYS else None}
        await daily_queries.change_server(transaction, guild, **values)

    async def _go_on(self, transaction: Transaction, guild: int, before: DailySettings | None = None) -> None:
        """Begin the week anew in which nobody tries a server's puzzles, and set when the next is due if nothing is.

        It is also set anew where that is another moment or channel than with the settings `before`.
        """
        settings = _settings(await daily_queries.server(transaction, guild))
        due = settings.due_at if before is None or before.plan == settings.plan else None
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
        """Return a stored row as an object; None without a row, and for a puzzle that was withdrawn."""
        puzzle = self.puzzles.get(row.puzzle) if row else None
        if row is None or puzzle is None:
            return None
        return Daily(row.id, row.guild, row.day, puzzle, row.channel, row.created_at, row.message)


async def _next_hour(transaction: Transaction, guild: int, now: int) -> int:
    """Return when the next puzzle of the day of a server is due after now."""
    settings = _settings(await daily_queries.server(transaction, guild))
    return next_hour(now, settings.hour, settings.zone)


def choose(candidates: Collection[str], had: Mapping[str, int], guild: int, day: int) -> str | None:
    """Return the puzzle that a server gets on a day: one that it has not had, else the one it had longest ago.

    It is always the same one for the same arguments; None if there are no candidates. `had` has the day of each.
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
    """Return what a server has chosen; the defaults for what it has not."""
    if row is None:
        return DailySettings()
    stored = {
        "channel": row.daily_channel,
        "hour": row.daily_hour,
        "zone": row.daily_zone,
        "games": row.daily_games and tuple(row.daily_games.split()),
        "language": row.daily_language,
        "due_at": row.daily_at,
    }
    return DailySettings(**{name: value for name, value in stored.items() if value is not None})


@when_sent("daily")
async def _store_daily(transaction: Transaction, daily: int, channel: int, message: int) -> None:
    await daily_queries.change(transaction, daily, channel=channel, message=message)

"""A server's match against the computer: one after the other, for as long as people vote."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.challenges.challenge_service import ChallengeService
from matches.clocks.clock_queries import pauses_of
from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Computer, Holder, Place, TeamTerms
from matches.core.terms import Terms
from matches.core.time_spans import passed, reach
from matches.people import preference_queries
from matches.playing.entering import Entry, VoidEnd
from matches.posting import outbox_queries
from matches.posting.outbox import in_match
from matches.posting.posts import QueuedPost
from matches.teams import server_match_queries
from matches.teams.server_match_rules import (
    COUNTED,
    FIRST_LEVEL,
    LEAST_APART,
    PACES,
    SILENCE,
    check_choices,
    next_game,
    next_level,
    next_player,
)
from matches.teams.team_rules import check_terms
from matches.teams.team_updates import add_team
from store import Store, rows, schema
from store.due_queue import DueQueue
from store.transactions import Transaction

OUTAGE_AFTER: Final = DAY
"""Seconds after the due time; if nothing was handled until then, no bot was running, and nobody could vote."""
GRACE: Final = DAY
"""Seconds that people then have to vote."""
BEGUN: Final = "server_match"
RESTED: Final = "server_rest"
"""Kinds of posts: a match begins, or the matches rest because nobody votes."""


@dataclass(frozen=True, slots=True)
class ServerMatch:
    """A server's choices about its match, and how it stands."""

    guild: int
    name: str
    """The name of its team."""
    is_on: bool = False
    channel: int | None = None
    """Where the next match is played."""
    game: str | None = None
    """The game of the next match; None for all games for two in turn."""
    hours: int = PACES[0]
    """Hours after which a vote closes in the next match."""
    language: str = "en"
    """The server's language on Discord when it last chose something."""
    number: int = 0
    """Number of the latest match; 0 before the first."""
    match: int | None = None
    """The latest match, which may be over."""
    latest_game: str | None = None
    level: int = FIRST_LEVEL
    """The level of the latest match, before the first of that."""
    won: int = 0
    drawn: int = 0
    lost: int = 0
    """Results of the matches before the latest."""
    rested_at: int | None = None
    """Since when nothing follows because nobody votes."""


class ServerMatchService(Service):
    """Arranging servers' matches, and beginning the next. Safe to run in several processes."""

    def __init__(self, store: Store, challenges: ChallengeService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._challenges = challenges
        guild, due_at, woken = schema.server_matches.c.guild, schema.server_matches.c.due_at, store.signals
        self.queue = DueQueue(store, clock, guild, due_at, woken.server_matches, furthest=SILENCE)
        """Servers whose match has ended or in which nobody may have voted for long."""

    async def get(self, guild: int) -> ServerMatch:
        """Return a server's choices and how its match stands."""
        async with self._store.read() as transaction:
            return _read(guild, await server_match_queries.server(transaction, guild))

    async def arrange(self, guild: int, **choices: Any) -> ServerMatch:
        """Store a server's choices, by the names of `ServerMatch`, and return all of them.

        Switched on, the first match begins at once, or the next when a running one has ended. Choices are those of the
        next match. Without a channel nothing is on; switched off, a running match goes on without a successor. Goes on
        if the matches rested. Raises MatchError("server-match-channel").
        """
        async with self._store.write(lock=("guild", guild)) as transaction:
            row = await server_match_queries.server_to_change(transaction, guild)
            before = _read(guild, row)
            chosen = {"game": before.game, "hours": before.hours, "channel": before.channel, **choices}
            check_choices(chosen["game"], chosen["hours"])
            if chosen["channel"] is None:
                if choices.get("is_on"):
                    raise MatchError("server-match-channel")
                choices["is_on"] = False
            if row is None:
                first = {"name": before.name, "language": before.language, "hours": before.hours, "level": before.level}
                await rows.insert(transaction, schema.server_matches, guild=guild, **{**first, **choices})
            else:
                await server_match_queries.change(transaction, guild, **choices)
            return await self._schedule(transaction, guild)

    async def go_on(self, guild: int) -> ServerMatch:
        """Let a server's matches go on that rested. Nothing changes if they did not.

        Raises MatchError("server-match-off") if the server has switched them off.
        """
        async with self._store.write(lock=("guild", guild)) as transaction:
            found = _read(guild, await server_match_queries.server_to_change(transaction, guild))
            if not found.is_on:
                raise MatchError("server-match-off")
            return await self._schedule(transaction, guild) if found.rested_at is not None else found

    async def advance(self, guild: int) -> None:
        """Begin a server's next match, or let its matches rest if nobody votes, unless another process has."""
        async with self._store.write(lock=("guild", guild)) as transaction:
            row = await server_match_queries.server(transaction, guild)
            if row and await self.queue.is_due(transaction, guild):
                await self._advance(transaction, row, self._now())

    async def report(self, post: QueuedPost) -> ServerMatch | None:
        """Return what a queued post tells of; None if it is out of date."""
        found = await self.get(post.subject)
        is_current = found.is_on and found.number == post.entry
        if post.kind == RESTED:
            is_current &= found.rested_at == post.number
        return found if is_current else None

    async def _schedule(self, transaction: Transaction, guild: int) -> ServerMatch:
        """Set when a server is next due as of now, and return how it stands."""
        found, now = _read(guild, await server_match_queries.server(transaction, guild)), self._now()
        runs = found.match is not None and (await server_match_queries.times(transaction, found.match)).runs
        due = None if not found.is_on else now + SILENCE if runs else now
        await server_match_queries.change(transaction, guild, silent_from=now, rested_at=None, due_at=due)
        return _read(guild, await server_match_queries.server(transaction, guild))

    async def _advance(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Do what is due in a server.

        A running match whose people vote is looked at again when they may have fallen silent, and one that was short
        is followed after a while. Nobody is silent in a pause.
        """
        runs, silent_from, earliest = False, row.silent_from, now
        if row.match is not None:
            began_at, runs = await server_match_queries.times(transaction, row.match)
            silent_from = max(silent_from, await server_match_queries.last_vote(transaction, row.match) or 0)
            earliest = min(began_at, now) + LEAST_APART
        if runs and now >= row.due_at + OUTAGE_AFTER:
            silent_from = max(silent_from, now - SILENCE + GRACE)
        silent_from = min(silent_from, now)
        paused = [] if row.match is None else await pauses_of(transaction, row.match, silent_from)
        silent_at = reach(silent_from, SILENCE, paused)
        if row.match is not None and (now if runs else row.due_at) >= silent_at:
            await self._rest(transaction, row, now)
        elif runs or now < earliest:
            await server_match_queries.change(
                transaction, row.guild, due_at=min(silent_at, now + SILENCE) if runs else earliest
            )
        else:
            await self._begin(transaction, row, now - passed(silent_from, now, paused), now)

    async def _rest(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Let the matches rest until somebody lets them go on. A running one is left as it is."""
        await server_match_queries.change(transaction, row.guild, rested_at=now, due_at=None)
        columns = {"lane": f"server match {row.guild}", "bucket": row.channel, "entry": row.number, "number": now}
        await outbox_queries.add(transaction, RESTED, now, row.guild, **columns)

    async def _begin(self, transaction: Transaction, row: Row[Any], silent_from: int, now: int) -> None:
        """Count the result of the latest match, and begin the next with its post before the board.

        Silence counts on from match to match.
        """
        values, game = await self._count(transaction, row), next_game(row.game, row.latest_game)
        level, player = values.get("level", row.level), next_player(row.player, row.latest_game, game, row.game)
        terms = check_terms(TeamTerms(row.name, "server", hours=row.hours))
        players: list[Holder] = [Computer(level)]
        players.insert(player, await add_team(transaction, terms, row.guild, now))
        place, number = Place(row.guild, row.channel), row.number + 1
        server, _ = await preference_queries.server(transaction, row.guild)
        language = (server and server.language) or row.language
        lane = f"server match {row.guild}"
        columns = {"lane": lane, "bucket": row.channel, "entry": number}
        await outbox_queries.add(transaction, BEGUN, now, row.guild, **columns)
        match = await self._challenges.begin_match(transaction, Terms.of(game, {}), players, place, language)
        await outbox_queries.change_lane(transaction, lane, in_match(match, place)["lane"])
        values |= {"number": number, "match": match, "latest_game": game.id, "player": player}
        values |= {"silent_from": silent_from, "rested_at": None, "due_at": silent_from + SILENCE}
        await server_match_queries.change(transaction, row.guild, **values)

    async def _count(self, transaction: Transaction, row: Row[Any]) -> dict[str, Any]:
        """Return the columns that the result of the latest match changes; none if it had none."""
        if row.match is None:
            return {}
        counted = COUNTED.get(await server_match_queries.result(transaction, row.match, row.player) or "")
        if counted is None:
            return {}
        return {counted: getattr(row, counted) + 1, "level": next_level(row.level, counted)}


def _read(guild: int, row: Row[Any] | None) -> ServerMatch:
    if row is None:
        return ServerMatch(guild, "")
    names = [name for name in ServerMatch.__slots__ if name != "guild"]
    return ServerMatch(guild, **{name: getattr(row, name) for name in names})


async def follow_end(transaction: Transaction, entry: Entry) -> Entry:
    """Make the server due whose match has ended with an entry."""
    if entry.is_last and entry.after.teams:
        await server_match_queries.tell_end(transaction, entry.after.id, entry.now)
    return entry


async def follow_void(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Make the server due whose match has ended as void."""
    await server_match_queries.tell_end(transaction, void.match, void.now)
    return void

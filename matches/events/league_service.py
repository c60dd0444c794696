"""Leagues: members, seasons with matches and tables, and posts."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row

from matches.core.match_errors import MatchError
from matches.core.models import Person, Stake
from matches.events import event_queries
from matches.events.event_loading import runs
from matches.events.event_models import Part
from matches.events.event_posts import END, OPENING
from matches.events.event_service import EventService
from matches.events.league_director import LEAST_PEOPLE
from matches.events.league_loading import read_league, read_season
from matches.events.league_models import League, LeagueTerms, Season
from matches.events.league_rules import checked_terms
from store.transactions import Transaction

MOST_HERE: Final = 40
"""Running leagues that a server may have."""
MOST_MEMBERS: Final = 500
"""Members that a season may have."""


class LeagueService(EventService[League, LeagueTerms, Season]):
    """Creating, joining and ending leagues, and reading them."""

    word = "league"
    kinds = ("league",)
    most_here = MOST_HERE
    listed = MOST_HERE
    cards = (OPENING, END)

    async def of(self, guild: int) -> Sequence[League]:
        """Return a server's leagues that have not ended or have a season running, oldest first."""
        return [*reversed(await super().of(guild))]

    async def answer(self, league_id: int, person: Person, goes_on: bool) -> League:
        """Store whether a player of the last season will play the next one; the answer can be changed.

        Raises MatchError("no-such-league" | "league-ended" | "season-runs" | "not-in-season" | "league-full").
        """
        async with self._store.write(lock=("event", league_id)) as transaction:
            row = await self._row(transaction, league_id)
            if runs(row):
                raise self._refusal(row, "season-runs")
            player = await event_queries.player(transaction, row.season, person.user)
            if player is None or player.out_at is not None:
                raise self._refusal(row, "not-in-season")
            if not goes_on:
                await self._unjoin(transaction, row, person)
            elif await event_queries.member(transaction, league_id, person.user) is None:
                self._check_room(row)
                await self._join(transaction, row, person)
            return await self._load(transaction, league_id)

    async def season(self, league_id: int, number: int | None = None) -> Season:
        """Return a season with its tables and fixtures, by default the latest.

        Raises MatchError("no-such-league" | "no-such-season").
        """
        async with self._store.read() as transaction:
            row = await self._row(transaction, league_id)
            season = await read_season(transaction, league_id, (row.number or 0) if number is None else number)
        if season is None:
            raise self._refusal(row, "no-such-season")
        return season

    # Its own way

    _checked = staticmethod(checked_terms)
    _read = staticmethod(read_league)

    async def _play_of(self, transaction: Transaction, row: Row[Any], post: Row[Any]) -> Season | None:
        return None if post.kind == OPENING else await read_season(transaction, row.id, post.season)

    def _stake(self, row: Row[Any]) -> Stake:
        return Stake("league", row.name, {"season": row.season_number, "round": row.round})

    async def _part(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        if await event_queries.member(transaction, row.id, user):
            return "joined"
        player = await event_queries.player(transaction, row.season, user)
        if player is None:
            return "none"
        if player.out_at is not None:
            return "out" if row.over_at is None else "none"
        return "plays" if row.over_at is None else "asked"

    async def _check_join(self, transaction: Transaction, row: Row[Any], user: int) -> None:
        part = await self._part(transaction, row, user)
        if part in ("joined", "plays"):
            raise self._refusal(row, f"league-{part}")
        self._check_room(row)

    def _check_room(self, row: Row[Any]) -> None:
        """Raise MatchError unless the next season of a league has room."""
        self._check_end(row)
        if row.joined >= MOST_MEMBERS:
            raise self._refusal(row, "league-full", most=MOST_MEMBERS)

    async def _join(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        """Add a person to the next season. A player of the last one keeps their standing."""
        await event_queries.add_member(transaction, row.id, person.user, name=person.name, joined_at=self._now())
        await self._note_answer(transaction, row, person, goes_on=True)

    async def _check_leave(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        part = await self._part(transaction, row, user)
        if part not in ("joined", "plays"):
            raise self._refusal(row, "not-in-league")
        return part

    async def _unjoin(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        await super()._unjoin(transaction, row, person)
        await self._note_answer(transaction, row, person, goes_on=False)

    async def _note_answer(self, transaction: Transaction, row: Row[Any], person: Person, *, goes_on: bool) -> None:
        """Store a player's answer, and their name, in the row of their last season."""
        await event_queries.rename(transaction, row.id, person.user, person.name)
        player = await event_queries.player(transaction, row.season, person.user)
        if player and row.over_at is not None:
            await event_queries.change_player(transaction, row.season, player.slot, goes_on=goes_on)

    def _check_start(self, row: Row[Any]) -> None:
        if runs(row):
            raise self._refusal(row, "season-runs")
        if row.starts_at is None:
            raise self._refusal(row, "league-ended")
        if row.joined < LEAST_PEOPLE:
            raise MatchError("league-too-few", count=row.joined, least=LEAST_PEOPLE)

    def _check_end(self, row: Row[Any]) -> None:
        if row.ended_at is not None:
            raise self._refusal(row, "league-ended")

    async def _end(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """End a league: a running season is completed."""
        await event_queries.change(transaction, row.id, ended_at=now, starts_at=None, due_at=now)

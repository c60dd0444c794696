"""Leagues: members, seasons with matches and tables, and posts."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.leagues import league_queries
from matches.leagues.league_loading import league_row, read_league, read_members, read_season, runs
from matches.leagues.league_models import (
    League,
    LeagueReport,
    LeagueTerms,
    Member,
    Part,
    PostedReport,
    Season,
)
from matches.leagues.league_rules import check_start, checked_terms
from matches.leagues.season_service import END, LEAST_PEOPLE, OPENING, START, TABLE, queue_post, take_out
from matches.match_errors import MatchError
from matches.models import Person, Stake
from matches.posting.posts import QueuedPost
from store.transactions import Transaction

MOST_HERE: Final = 40
"""Running leagues that a server may have."""
MOST_MEMBERS: Final = 500
"""Members that a season may have."""


class LeagueService(Service):
    """Creating, joining and ending leagues, and reading them. `SeasonService` runs the seasons."""

    # Leagues and members

    async def create(self, guild: int, channel: int, language: str, terms: LeagueTerms, starts_at: int) -> League:
        """Create a league in a server and queue the post for joining it. `starts_at`: start of the first season.

        Raises OptionError, MatchError("league-name" | "league-name-taken" | "league-game" | "league-clock" |
        "league-size" | "league-at-once" | "league-days" | "league-start" | "too-many-leagues").
        """
        terms, now = checked_terms(terms), self._now()
        check_start(starts_at, now)
        async with self._store.write(lock=("guild", guild)) as transaction:
            others = [read_league(row) for row in await league_queries.of_guild(transaction, guild)]
            if any(other.terms.name.casefold() == terms.name.casefold() for other in others):
                raise MatchError("league-name-taken", name=terms.name)
            if len(others) >= MOST_HERE:
                raise MatchError("too-many-leagues", most=MOST_HERE)
            columns = {
                "guild": guild,
                "channel": channel,
                "language": language,
                "name": terms.name,
                "game": terms.game.id,
                "terms": terms.terms,
                "clock": terms.clock.text,
                "size": terms.size,
                "doubled": terms.doubled,
                "at_once": terms.at_once,
                "days": terms.days,
                "created_at": now,
                "starts_at": starts_at,
                "due_at": starts_at,
            }
            league_id = await league_queries.add(transaction, **columns)
            await queue_post(transaction, league_id, OPENING, 1, 0, now)
            return await self._load(transaction, league_id)

    async def of(self, guild: int) -> Sequence[League]:
        """Return a server's leagues that have not ended or have a season running, oldest first."""
        async with self._store.read() as transaction:
            return [read_league(row) for row in await league_queries.of_guild(transaction, guild)]

    async def get(self, league_id: int) -> League:
        """Return the current league. Raises MatchError("no-such-league")."""
        async with self._store.read() as transaction:
            return await self._load(transaction, league_id)

    async def members(self, league_id: int) -> Sequence[Member]:
        """Return the members of the next season so far, in order of joining."""
        async with self._store.read() as transaction:
            row = await league_row(transaction, league_id)
            return await read_members(transaction, row)

    async def part(self, league_id: int, user: int) -> Part:
        """Return a user's part in a league. Raises MatchError("no-such-league")."""
        async with self._store.read() as transaction:
            return await self._part(transaction, await league_row(transaction, league_id), user)

    async def join(self, league_id: int, person: Person) -> League:
        """Add a person to the next season. A player of the last season keeps their standing.

        Raises MatchError("no-such-league" | "league-ended" | "league-joined" | "league-plays" | "league-full").
        """
        async with self._store.write(lock=("league", league_id)) as transaction:
            row = await league_row(transaction, league_id)
            part = await self._part(transaction, row, person.user)
            if part == "joined":
                raise MatchError("league-joined", league=row.name)
            if part == "plays":
                raise MatchError("league-plays", league=row.name)
            await self._join(transaction, row, person)
            return await self._load(transaction, league_id)

    async def leave(self, league_id: int, person: Person) -> League:
        """Remove a person from the next season, or put them out of the running one immediately.

        Their running matches of a running season are resigned, and the tables follow the rule for players who are out.
        Raises MatchError("no-such-league" | "not-in-league").
        """
        async with self._store.write(lock=("league", league_id)) as transaction:
            row = await league_row(transaction, league_id)
            part = await self._part(transaction, row, person.user)
            if part == "joined":
                await self._answer(transaction, row, person, goes_on=False)
            elif part == "plays":
                player, now = await league_queries.player(transaction, row.season, person.user), self._now()
                assert player
                await take_out(transaction, row.season, player.slot, now)
                await league_queries.change(transaction, league_id, due_at=now)
            else:
                raise MatchError("not-in-league", league=row.name)
            return await self._load(transaction, league_id)

    async def answer(self, league_id: int, person: Person, goes_on: bool) -> League:
        """Store whether a player of the last season will play the next one; the answer can be changed.

        Raises MatchError("no-such-league" | "league-ended" | "season-runs" | "not-in-season" | "league-full").
        """
        async with self._store.write(lock=("league", league_id)) as transaction:
            row = await league_row(transaction, league_id)
            if runs(row):
                raise MatchError("season-runs", league=row.name)
            player = await league_queries.player(transaction, row.season, person.user)
            if player is None or player.out_at is not None:
                raise MatchError("not-in-season", league=row.name)
            if not goes_on:
                await self._answer(transaction, row, person, goes_on=False)
            elif await league_queries.member(transaction, league_id, person.user) is None:
                await self._join(transaction, row, person)
            return await self._load(transaction, league_id)

    async def check_start(self, league_id: int) -> None:
        """Raise MatchError as `start_now` does."""
        async with self._store.read(once=True) as transaction:
            self._check_start(await league_row(transaction, league_id))

    async def start_now(self, league_id: int) -> League:
        """Let the next season start at once.

        Raises MatchError("no-such-league" | "league-ended" | "season-runs" | "league-too-few").
        """
        async with self._store.write(lock=("league", league_id)) as transaction:
            row, now = await league_row(transaction, league_id), self._now()
            self._check_start(row)
            await league_queries.change(transaction, league_id, starts_at=now, due_at=now)
            return await self._load(transaction, league_id)

    async def end(self, league_id: int) -> League:
        """End a league: no further season starts; a running one is completed.

        Raises MatchError("no-such-league" | "league-ended").
        """
        async with self._store.write(lock=("league", league_id)) as transaction:
            row = await league_row(transaction, league_id)
            if row.ended_at is not None:
                raise MatchError("league-ended", league=row.name)
            now = self._now()
            await league_queries.remove_members(transaction, league_id)
            await league_queries.change(transaction, league_id, ended_at=now, starts_at=None, due_at=now)
            return await self._load(transaction, league_id)

    # Seasons

    async def season(self, league_id: int, number: int | None = None) -> Season:
        """Return a season with its tables and fixtures, by default the latest.

        Raises MatchError("no-such-league" | "no-such-season").
        """
        async with self._store.read() as transaction:
            row = await league_row(transaction, league_id)
            season = await read_season(transaction, league_id, (row.number or 0) if number is None else number)
        if season is None:
            raise MatchError("no-such-season", league=row.name)
        return season

    async def report(self, post: QueuedPost) -> LeagueReport | None:
        """Return the contents of a queued post; None if it is obsolete.

        The invitation to join is valid until the season starts or is put off; a season's start and tables while it
        runs; its end until the next start.
        """
        async with self._store.read() as transaction:
            found = await league_queries.post(transaction, post.subject)
            if found is None:
                return None
            row = await league_row(transaction, found.league)
            latest = await league_queries.latest_post(transaction, found.league, found.kind)
            started, is_running = row.number or 0, runs(row)
            is_due = {
                OPENING: found.season == started + 1 and not is_running,
                START: found.season == started and is_running,
                TABLE: found.season == started and is_running,
                END: found.season == started,
            }[found.kind]
            if not is_due or latest is None or latest.id != found.id:
                return None
            return await self._report(transaction, row, found)

    async def stakes(self, matches: Collection[int]) -> Mapping[int, Stake]:
        """Return what those of some matches that belong to leagues are played for, by match."""
        async with self._store.read(once=True) as transaction:
            rows = await league_queries.of_matches(transaction, matches)
        return {row.match: Stake("league", row.name, {"season": row.number, "round": row.round}) for row in rows}

    async def season_post(self, post_id: int) -> PostedReport | None:
        """Return a post about a running season, with current contents; None if not posted, or if another follows."""
        async with self._store.read() as transaction:
            found = await league_queries.post(transaction, post_id)
            if found is None or found.message is None:
                return None
            row = await league_row(transaction, found.league)
            latest = (
                await league_queries.latest_of_season(transaction, row.season, (START, TABLE)) if runs(row) else None
            )
            if latest is None or latest.id != post_id:
                return None
            return PostedReport(await self._report(transaction, row, found), found.channel, found.message)

    async def card(self, league_id: int) -> PostedReport | None:
        """Return the latest post for joining a league, with current contents; None if there is none.

        Raises MatchError("no-such-league").
        """
        async with self._store.read() as transaction:
            row = await league_row(transaction, league_id)
            found = await league_queries.latest_sent(transaction, league_id, (OPENING, END))
            if found is None:
                return None
            return PostedReport(await self._report(transaction, row, found), found.channel, found.message)

    # Within a transaction

    def _check_start(self, row: Row[Any]) -> None:
        """Raise MatchError unless the next season of a league may start at once."""
        if runs(row):
            raise MatchError("season-runs", league=row.name)
        if row.starts_at is None:
            raise MatchError("league-ended", league=row.name)
        if row.joined < LEAST_PEOPLE:
            raise MatchError("league-too-few", count=row.joined, least=LEAST_PEOPLE)

    async def _load(self, transaction: Transaction, league_id: int) -> League:
        return read_league(await league_row(transaction, league_id))

    async def _report(self, transaction: Transaction, row: Row[Any], post: Row[Any]) -> LeagueReport:
        return LeagueReport(
            id=post.id,
            kind=post.kind,
            number=post.number,
            number_of_season=post.season,
            league=read_league(row),
            members=tuple(await read_members(transaction, row)) if post.kind in (OPENING, END) else (),
            season=None if post.kind == OPENING else await read_season(transaction, post.league, post.season),
        )

    async def _part(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        if await league_queries.member(transaction, row.id, user):
            return "joined"
        player = await league_queries.player(transaction, row.season, user)
        if player is None:
            return "none"
        if player.out_at is not None:
            return "out" if row.over_at is None else "none"
        return "plays" if row.over_at is None else "asked"

    async def _join(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        """Add a person, who has not joined, to the next season."""
        if row.ended_at is not None:
            raise MatchError("league-ended", league=row.name)
        if row.joined >= MOST_MEMBERS:
            raise MatchError("league-full", league=row.name, most=MOST_MEMBERS)
        await league_queries.add_member(transaction, row.id, person.user, person.name, self._now())
        await self._note_answer(transaction, row, person, goes_on=True)

    async def _answer(self, transaction: Transaction, row: Row[Any], person: Person, *, goes_on: bool) -> None:
        """Apply a player's answer to the next season's members."""
        await league_queries.remove_member(transaction, row.id, person.user)
        await self._note_answer(transaction, row, person, goes_on=goes_on)

    async def _note_answer(self, transaction: Transaction, row: Row[Any], person: Person, *, goes_on: bool) -> None:
        """Store a player's answer, and their name, in the row of their last season."""
        await league_queries.rename(transaction, row.id, person.user, person.name)
        player = await league_queries.player(transaction, row.season, person.user)
        if player and row.over_at is not None:
            await league_queries.change_player(transaction, row.season, player.slot, goes_on=goes_on)

"""Tournaments: people, rounds with matches, tables, and posts."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.match_errors import MatchError
from matches.models import Person, Stake
from matches.people import block_queries
from matches.posting.posts import QueuedPost
from matches.tournaments import tournament_queries
from matches.tournaments.round_service import (
    CHECKING,
    END,
    OPENING,
    ROUND,
    change_round_post,
    queue_post,
    take_out,
)
from matches.tournaments.tournament_loading import (
    read_entries,
    read_stake,
    read_standing,
    read_tournament,
    tournament_row,
)
from matches.tournaments.tournament_models import (
    Entry,
    Part,
    PostedReport,
    Standing,
    Tournament,
    TournamentReport,
    TournamentTerms,
)
from matches.tournaments.tournament_rules import (
    CHECK_IN,
    LEAST_PEOPLE,
    check_start,
    checked_terms,
    still_playing,
)
from store.transactions import Transaction

MOST_HERE: Final = 10
"""Tournaments of a server that are not over."""
LISTED: Final = 25
"""Tournaments of a server that are listed, past ones among them."""
RECENTLY: Final = 60 * 24 * 3600
"""Seconds for which a tournament that is over is listed."""
LOOKED_FOR: Final = 600
"""Seconds after which somebody who was not found is looked for again, before they are withdrawn."""


class TournamentService(Service):
    """Creating, joining and ending tournaments, and reading them. `RoundService` runs the rounds."""

    # Tournaments and people

    async def create(
        self, guild: int, channel: int, language: str, terms: TournamentTerms, starts_at: int
    ) -> Tournament:
        """Create a tournament in a server and queue the card for joining it.

        Raises OptionError, MatchError("tournament-name" | "tournament-name-taken" | "tournament-game" |
        "tournament-clock" | "tournament-places" | "tournament-rounds" | "clock-range" | "tournament-start" |
        "too-many-tournaments").
        """
        terms, now = checked_terms(terms), self._now()
        check_start(starts_at, now)
        async with self._store.write(lock=("guild", guild)) as transaction:
            others = await tournament_queries.of_guild(transaction, guild, now, MOST_HERE)
            if any(other.name.casefold() == terms.name.casefold() for other in others):
                raise MatchError("tournament-name-taken", name=terms.name)
            if len(others) >= MOST_HERE:
                raise MatchError("too-many-tournaments", most=MOST_HERE)
            columns = {
                "guild": guild,
                "channel": channel,
                "language": language,
                "name": terms.name,
                "game": terms.game.id,
                "terms": terms.terms,
                "clock": terms.clock.text,
                "kind": terms.kind,
                "rounds": terms.rounds,
                "round_time": terms.round_time,
                "places": terms.places,
                "checks_in": terms.checks_in,
                "rated": terms.rated,
                "created_at": now,
                "starts_at": starts_at,
                "due_at": max(starts_at - CHECK_IN, now) if terms.checks_in else starts_at,
            }
            tournament_id = await tournament_queries.add(transaction, **columns)
            await queue_post(transaction, tournament_id, OPENING, 0, now)
            return await self._load(transaction, tournament_id)

    async def of(self, guild: int) -> Sequence[Tournament]:
        """Return a server's tournaments that are not over, and after them those that ended lately; latest first."""
        async with self._store.read() as transaction:
            rows = await tournament_queries.of_guild(transaction, guild, self._now() - RECENTLY, LISTED)
            return [read_tournament(row) for row in rows]

    async def get(self, tournament_id: int) -> Tournament:
        """Return the current tournament. Raises MatchError("no-such-tournament")."""
        async with self._store.read() as transaction:
            return await self._load(transaction, tournament_id)

    async def entries(self, tournament_id: int) -> Sequence[Entry]:
        """Return the people who have joined, in order; nobody once it has begun."""
        async with self._store.read() as transaction:
            return await read_entries(transaction, tournament_id)

    async def standing(self, tournament_id: int) -> Standing:
        """Return a tournament that has begun with its people and matches. Raises MatchError("no-such-tournament")."""
        async with self._store.read() as transaction:
            return await read_standing(transaction, await tournament_row(transaction, tournament_id))

    async def part(self, tournament_id: int, user: int) -> Part:
        """Return a user's part in a tournament. Raises MatchError("no-such-tournament")."""
        async with self._store.read() as transaction:
            return await self._part(transaction, await tournament_row(transaction, tournament_id), user)

    async def blocked_by(self, tournament_id: int, user: int) -> Sequence[str]:
        """Return the names of those in a tournament whom a user blocks. Those who block the user are not told."""
        async with self._store.read() as transaction:
            blocked = {row.blocked for row in await block_queries.of(transaction, user)}
            entries = await read_entries(transaction, tournament_id)
        return [entry.person.name for entry in entries if entry.person.user in blocked]

    async def check_join(self, tournament_id: int, user: int) -> None:
        """Raise MatchError as `join` does."""
        async with self._store.read() as transaction:
            await self._check_join(transaction, await tournament_row(transaction, tournament_id), user)

    async def join(self, tournament_id: int, person: Person) -> Tournament:
        """Add a person. Within the last hour, they are checked in as well.

        Raises MatchError("no-such-tournament" | "tournament-over" | "tournament-begun" | "tournament-joined" |
        "tournament-full").
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row = await tournament_row(transaction, tournament_id)
            await self._check_join(transaction, row, person.user)
            now = self._now()
            values = {"tournament": tournament_id, "user": person.user, "name": person.name, "joined_at": now}
            if now >= row.starts_at - CHECK_IN:
                values["checked_in_at"] = now
            await tournament_queries.add_entry(transaction, **values)
            return await self._load(transaction, tournament_id)

    async def check_in(self, tournament_id: int, person: Person) -> Tournament:
        """Check a person in within the last hour before the beginning.

        Raises MatchError("no-such-tournament" | "tournament-over" | "tournament-begun" | "not-in-tournament" |
        "tournament-no-check-in" | "tournament-check-in-early" | "tournament-checked-in").
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row = await tournament_row(transaction, tournament_id)
            self._check_open(row)
            entry = await tournament_queries.entry(transaction, tournament_id, person.user)
            if entry is None:
                raise MatchError("not-in-tournament", tournament=row.name)
            if not row.checks_in:
                raise MatchError("tournament-no-check-in", tournament=row.name)
            now = self._now()
            if now < row.starts_at - CHECK_IN:
                raise MatchError("tournament-check-in-early", until=row.starts_at - CHECK_IN)
            if entry.checked_in_at is not None:
                raise MatchError("tournament-checked-in", tournament=row.name)
            await tournament_queries.check_in(transaction, tournament_id, now, person.user)
            await tournament_queries.rename(transaction, tournament_id, person.user, person.name)
            return await self._load(transaction, tournament_id)

    async def leave(self, tournament_id: int, person: Person) -> Tournament:
        """Remove a person before the beginning; afterwards withdraw them: opponents win the matches that are left.

        Raises MatchError("no-such-tournament" | "tournament-over" | "not-in-tournament" | "tournament-beaten").
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row = await tournament_row(transaction, tournament_id)
            if row.over_at is not None:
                raise MatchError("tournament-over", tournament=row.name)
            part = await self._part(transaction, row, person.user)
            if part in ("joined", "checked"):
                await tournament_queries.remove_entry(transaction, tournament_id, person.user)
            elif part == "plays":
                player = await tournament_queries.player(transaction, tournament_id, person.user)
                assert player
                await take_out(transaction, tournament_id, player.slot, self._now())
            else:
                raise MatchError("tournament-beaten" if part == "beaten" else "not-in-tournament", tournament=row.name)
            return await self._load(transaction, tournament_id)

    async def check_start(self, tournament_id: int) -> None:
        """Raise MatchError as `start_now` does."""
        async with self._store.read(once=True) as transaction:
            self._check_start(await tournament_row(transaction, tournament_id))

    async def start_now(self, tournament_id: int) -> Tournament:
        """Let a tournament begin at once, with everybody if people could not check in yet.

        Raises MatchError("no-such-tournament" | "tournament-over" | "tournament-begun" | "tournament-too-few").
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row, now = await tournament_row(transaction, tournament_id), self._now()
            self._check_start(row)
            if self._is_early(row):
                await tournament_queries.check_in(transaction, tournament_id, now)
            await tournament_queries.change(transaction, tournament_id, starts_at=now, due_at=now)
            return await self._load(transaction, tournament_id)

    async def note_seen(self, tournament_id: int, seen: Mapping[int, bool], *, is_open: bool) -> None:
        """Note which players, by slot, see the channel. Those who have not seen it for long are withdrawn, if it is
        `is_open`: if anybody sees it, as nobody does while it is hidden. Until then they are looked for again.
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row, now = await tournament_row(transaction, tournament_id), self._now()
            if row.over_at is not None or row.begun_at is None:
                return
            standing, are_missed = await read_standing(transaction, row), False
            playing = still_playing(row.kind, standing.people, standing.pairings)
            for each in standing.people:
                if each.slot not in playing or each.slot not in seen:
                    continue
                if seen[each.slot]:
                    await tournament_queries.set_unseen(transaction, tournament_id, each.slot, None)
                elif each.unseen_at is not None and now >= each.unseen_at + LOOKED_FOR and is_open:
                    await take_out(transaction, tournament_id, each.slot, now)
                else:
                    at = now if each.unseen_at is None else each.unseen_at
                    await tournament_queries.set_unseen(transaction, tournament_id, each.slot, at)
                    are_missed = True
            if are_missed:
                await change_round_post(transaction, tournament_id, now, LOOKED_FOR)

    async def call_off(self, tournament_id: int) -> Tournament:
        """End a tournament without a winner. Matches that run are played on as ordinary ones.

        Raises MatchError("no-such-tournament" | "tournament-over").
        """
        async with self._store.write(lock=("tournament", tournament_id)) as transaction:
            row, now = await tournament_row(transaction, tournament_id), self._now()
            if row.over_at is not None:
                raise MatchError("tournament-over", tournament=row.name)
            await tournament_queries.remove_entries(transaction, tournament_id)
            await tournament_queries.change(transaction, tournament_id, over_at=now, due_at=None)
            await queue_post(transaction, tournament_id, END, 0, now)
            return await self._load(transaction, tournament_id)

    # Posts

    async def report(self, post: QueuedPost) -> TournamentReport | None:
        """Return the contents of a queued post; None if it is obsolete."""
        async with self._store.read() as transaction:
            found = await tournament_queries.post(transaction, post.subject)
            if found is None:
                return None
            row = await tournament_row(transaction, found.tournament)
            is_open = row.begun_at is None and row.over_at is None
            is_due = {
                OPENING: is_open,
                CHECKING: is_open,
                ROUND: row.over_at is None and found.number == row.round,
                END: True,
            }[found.kind]
            return await self._report(transaction, row, found) if is_due else None

    async def card(self, tournament_id: int) -> PostedReport | None:
        """Return the card for joining, with current contents; None if it was not posted."""
        async with self._store.read() as transaction:
            return await self._posted(transaction, await tournament_row(transaction, tournament_id), OPENING)

    async def round_post(self, post_id: int) -> PostedReport | None:
        """Return the post of a round, with current contents; None if it was not posted, or another round follows."""
        async with self._store.read() as transaction:
            found = await tournament_queries.post(transaction, post_id)
            row = await tournament_row(transaction, found.tournament) if found else None
            posted = await self._posted(transaction, row, ROUND) if row and row.over_at is None else None
        return posted if posted and posted.report.id == post_id else None

    async def stakes(self, matches: Collection[int]) -> Mapping[int, Stake]:
        """Return what those of some matches that belong to tournaments are played for, by match."""
        async with self._store.read(once=True) as transaction:
            rows = await tournament_queries.of_matches(transaction, matches)
        return {row.match: read_stake(row) for row in rows}

    # Within a transaction

    def _check_open(self, row: Row[tuple[object, ...]]) -> None:
        """Raise MatchError unless a tournament has not begun."""
        if row.over_at is not None:
            raise MatchError("tournament-over", tournament=row.name)
        if row.begun_at is not None:
            raise MatchError("tournament-begun", tournament=row.name)

    async def _check_join(self, transaction: Transaction, row: Row[Any], user: int) -> None:
        """Raise MatchError unless a user may join a tournament."""
        self._check_open(row)
        if await tournament_queries.entry(transaction, row.id, user):
            raise MatchError("tournament-joined", tournament=row.name)
        if row.entries >= row.places:
            raise MatchError("tournament-full", tournament=row.name, most=row.places)

    def _is_early(self, row: Row[Any]) -> bool:
        """Return whether nobody could check in to a tournament yet."""
        return bool(self._now() < row.starts_at - CHECK_IN)

    def _check_start(self, row: Row[Any]) -> None:
        """Raise MatchError unless a tournament may begin at once."""
        self._check_open(row)
        checks_in = bool(row.checks_in)
        count = row.checked_in if checks_in and not self._is_early(row) else row.entries
        if count < LEAST_PEOPLE:
            raise MatchError("tournament-too-few", count=count, least=LEAST_PEOPLE, checks_in=checks_in)

    async def _load(self, transaction: Transaction, tournament_id: int) -> Tournament:
        return read_tournament(await tournament_row(transaction, tournament_id))

    async def _posted(self, transaction: Transaction, row: Row[tuple[object, ...]], kind: str) -> PostedReport | None:
        found = await tournament_queries.post_of(transaction, row.id, kind)
        if found is None or found.message is None:
            return None
        return PostedReport(await self._report(transaction, row, found), found.channel, found.message)

    async def _report(
        self, transaction: Transaction, row: Row[tuple[object, ...]], post: Row[tuple[object, ...]]
    ) -> TournamentReport:
        return TournamentReport(
            id=post.id,
            kind=post.kind,
            number=post.number,
            tournament=read_tournament(row),
            entries=await read_entries(transaction, row.id),
            standing=None if row.begun_at is None else await read_standing(transaction, row),
        )

    async def _part(self, transaction: Transaction, row: Row[tuple[object, ...]], user: int) -> Part:
        if row.begun_at is None:
            entry = await tournament_queries.entry(transaction, row.id, user)
            if entry is None:
                return "none"
            return "joined" if entry.checked_in_at is None else "checked"
        player = await tournament_queries.player(transaction, row.id, user)
        if player is None:
            return "none"
        if player.out_at is not None:
            return "out"
        standing = await read_standing(transaction, row)
        playing = still_playing(row.kind, standing.people, standing.pairings)
        return "plays" if player.slot in playing else "beaten"

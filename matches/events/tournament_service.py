"""Tournaments: people, rounds with matches, tables, and posts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row

from matches.core.match_errors import MatchError
from matches.core.models import Person, Stake
from matches.events import event_queries
from matches.events.event_loading import read_members
from matches.events.event_models import Part
from matches.events.event_posts import END, change_post, queue_post
from matches.events.event_service import EventService
from matches.events.event_withdrawals import take_out
from matches.events.tournament_loading import read_standing, read_tournament
from matches.events.tournament_models import Standing, Tournament, TournamentTerms
from matches.events.tournament_rules import CHECK_IN, LEAST_PEOPLE, checked_terms, rounds_of, still_playing
from matches.people import block_queries
from store.transactions import Transaction

MOST_HERE: Final = 10
"""Tournaments of a server that are not over."""
LOOKED_FOR: Final = 600
"""Seconds after which somebody who was not found is looked for again, before they are withdrawn."""


class TournamentService(EventService[Tournament, TournamentTerms, Standing]):
    """Creating, joining and ending tournaments, and reading them."""

    word = "tournament"
    kinds = ("knockout", "swiss")
    most_here = MOST_HERE
    listed = 25
    listed_for = 60 * 24 * 3600

    async def get(self, event_id: int) -> Tournament:
        """Return the current tournament, also by its id in version 0.1.0, which posts of then name."""
        async with self._store.read() as transaction:
            return await self._load(transaction, await event_queries.id_now(transaction, event_id))

    async def standing(self, tournament_id: int) -> Standing:
        """Return a tournament with its people and matches. Raises MatchError("no-such-tournament")."""
        async with self._store.read() as transaction:
            return await read_standing(transaction, await self._row(transaction, tournament_id))

    async def blocked_by(self, tournament_id: int, user: int) -> Sequence[str]:
        """Return the names of those in a tournament whom a user blocks. Those who block the user are not told."""
        async with self._store.read() as transaction:
            blocked = {row.blocked for row in await block_queries.of(transaction, user)}
            members = await read_members(transaction, await self._row(transaction, tournament_id))
        return [member.person.name for member in members if member.person.user in blocked]

    async def check_in(self, tournament_id: int, person: Person) -> Tournament:
        """Check a person in within the last hour before the beginning.

        Raises MatchError("no-such-tournament" | "tournament-over" | "tournament-begun" | "not-in-tournament" |
        "tournament-no-check-in" | "tournament-check-in-early" | "tournament-checked-in").
        """
        async with self._store.write(lock=("event", tournament_id)) as transaction:
            row, now = await self._row(transaction, tournament_id), self._now()
            self._check_open(row)
            member = await event_queries.member(transaction, tournament_id, person.user)
            if member is None:
                raise self._refusal(row, "not-in-tournament")
            if not row.checks_in:
                raise self._refusal(row, "tournament-no-check-in")
            if now < row.starts_at - CHECK_IN:
                raise MatchError("tournament-check-in-early", until=row.starts_at - CHECK_IN)
            if member.checked_in_at is not None:
                raise self._refusal(row, "tournament-checked-in")
            await event_queries.check_in(transaction, tournament_id, now, person.user)
            await event_queries.rename(transaction, tournament_id, person.user, person.name)
            return await self._load(transaction, tournament_id)

    async def note_seen(self, tournament_id: int, seen: Mapping[int, bool], *, is_open: bool) -> None:
        """Note which players, by slot, see the channel. Those who have not seen it for long are withdrawn, if it is
        `is_open`: if anybody sees it, as nobody does while it is hidden. Until then they are looked for again.
        """
        async with self._store.write(lock=("event", tournament_id)) as transaction:
            row, now = await self._row(transaction, tournament_id), self._now()
            if row.ended_at is not None or row.season is None:
                return
            standing, are_missed = await read_standing(transaction, row), False
            playing = still_playing(row.kind, standing.people, standing.fixtures)
            for each in standing.people:
                if each.slot not in playing or each.slot not in seen:
                    continue
                since = None if seen[each.slot] else each.unseen_at or now
                if since is not None and now >= since + LOOKED_FOR and is_open:
                    await take_out(transaction, row, each.slot, now)
                    continue
                await event_queries.change_player(transaction, row.season, each.slot, unseen_at=since)
                are_missed |= since is not None
            if are_missed:
                await change_post(transaction, row, now, LOOKED_FOR)

    # Its own way

    _checked = staticmethod(checked_terms)
    _read = staticmethod(read_tournament)

    def _first_due(self, terms: TournamentTerms, starts_at: int, now: int) -> int:
        return max(starts_at - CHECK_IN, now) if terms.checks_in else starts_at

    async def _play_of(self, transaction: Transaction, row: Row[Any], post: Row[Any]) -> Standing | None:
        return None if row.season is None else await read_standing(transaction, row)

    def _stake(self, row: Row[Any]) -> Stake:
        """Its data: `stage`, the kind of the tournament, or `third` for a knockout's match for third place; `matches`,
        how many matches a knockout's round has without that; `again`, whether the match is a replay.
        """
        rounds = rounds_of(row.kind, row.rounds, row.players)
        is_for_third = row.kind == "knockout" and row.round == rounds and row.number > 1
        data = {
            "stage": "third" if is_for_third else row.kind,
            "matches": 1 << rounds - row.round,
            "round": row.round,
            "rounds": rounds,
            "again": row.replayed > 0,
        }
        return Stake("tournament", row.name, data)

    async def _part(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        if row.season is None:
            member = await event_queries.member(transaction, row.id, user)
            if member is None:
                return "none"
            return "joined" if member.checked_in_at is None else "checked"
        player = await event_queries.player(transaction, row.season, user)
        if player is None:
            return "none"
        if player.out_at is not None:
            return "out"
        standing = await read_standing(transaction, row)
        playing = still_playing(row.kind, standing.people, standing.fixtures)
        return "plays" if player.slot in playing else "beaten"

    async def _check_join(self, transaction: Transaction, row: Row[Any], user: int) -> None:
        self._check_open(row)
        if await event_queries.member(transaction, row.id, user):
            raise self._refusal(row, "tournament-joined")
        if row.joined >= row.places:
            raise self._refusal(row, "tournament-full", most=row.places)

    async def _join(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        """Add a person. Within the last hour, they are checked in as well."""
        now = self._now()
        checked_in_at = now if now >= row.starts_at - CHECK_IN else None
        values = {"name": person.name, "joined_at": now, "checked_in_at": checked_in_at}
        await event_queries.add_member(transaction, row.id, person.user, **values)

    async def _check_leave(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        self._check_end(row)
        part = await self._part(transaction, row, user)
        if part not in ("joined", "checked", "plays"):
            raise self._refusal(row, "tournament-beaten" if part == "beaten" else "not-in-tournament")
        return part

    def _check_open(self, row: Row[Any]) -> None:
        """Raise MatchError unless a tournament has not begun."""
        self._check_end(row)
        if row.season is not None:
            raise self._refusal(row, "tournament-begun")

    def _check_start(self, row: Row[Any]) -> None:
        self._check_open(row)
        checks_in = bool(row.checks_in)
        count = row.checked_in if checks_in and not self._is_early(row) else row.joined
        if count < LEAST_PEOPLE:
            raise MatchError("tournament-too-few", count=count, least=LEAST_PEOPLE, checks_in=checks_in)

    async def _before_start(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Check everybody in if people could not do so yet."""
        if self._is_early(row):
            await event_queries.check_in(transaction, row.id, now)

    def _is_early(self, row: Row[Any]) -> bool:
        """Return whether nobody could check in to a tournament yet."""
        return bool(self._now() < row.starts_at - CHECK_IN)

    def _check_end(self, row: Row[Any]) -> None:
        if row.ended_at is not None:
            raise self._refusal(row, "tournament-over")

    async def _end(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Call a tournament off, without a winner. Matches that run are played on as ordinary ones."""
        await event_queries.end(transaction, row, now)
        await event_queries.change(transaction, row.id, due_at=None)
        await queue_post(transaction, row.id, row.kind, END, row.number or 1, 0, now)

    def _invites(self, row: Row[Any]) -> bool:
        return super()._invites(row) and row.ended_at is None

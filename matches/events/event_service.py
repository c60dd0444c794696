"""What leagues and tournaments have in common for people: making, joining and leaving them, and posts about them."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sqlalchemy import Row

from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Person, Stake
from matches.events import event_queries, fixture_queries
from matches.events.event_loading import columns_of, read_members, runs
from matches.events.event_models import EventKind, Member, Part, PlayKind, PostedReport, Report
from matches.events.event_posts import CHECKING, END, OPENING, RUNNING, queue_post
from matches.events.event_rules import check_start
from matches.events.event_withdrawals import take_out
from matches.events.league_models import LeagueTerms
from matches.events.tournament_models import TournamentTerms
from matches.posting.posts import QueuedPost
from store.transactions import Transaction

TermsKind = TypeVar("TermsKind", LeagueTerms, TournamentTerms)


class EventService(Service, ABC, Generic[EventKind, TermsKind, PlayKind]):
    """Making, joining and ending events of a sort, and reading them. `EventDirector` runs them.

    Methods with the id of an event raise MatchError("no-such-league") or MatchError("no-such-tournament").
    """

    word: ClassVar[str]
    """`league` or `tournament`, as in codes and messages."""
    kinds: ClassVar[Collection[str]]
    """Kinds of events of this sort."""
    most_here: ClassVar[int]
    """Most events of this sort that a server may have at a time."""
    cards: ClassVar[Collection[str]] = (OPENING,)
    """Kinds of posts by which people join."""
    listed_for: ClassVar[int] = 0
    """Seconds for which an event that is over is listed."""
    listed: ClassVar[int]
    """Most events of this sort that are listed."""

    # Events and members

    async def create(self, guild: int, channel: int, language: str, terms: TermsKind, starts_at: int) -> EventKind:
        """Create an event in a server and queue the card for joining it. `starts_at`: start of the first season.

        Raises OptionError and the MatchErrors of the rules: such as "league-name", "league-name-taken", "league-clock",
        "league-start", "too-many-leagues".
        """
        terms, now = self._checked(terms), self._now()
        check_start(self.word, starts_at, now)
        async with self._store.write(lock=("guild", guild)) as transaction:
            others = await event_queries.of_guild(transaction, guild, self.kinds, now, self.most_here)
            if any(other.name.casefold() == terms.name.casefold() for other in others):
                raise MatchError(f"{self.word}-name-taken", name=terms.name)
            if len(others) >= self.most_here:
                raise MatchError(f"too-many-{self.word}s", most=self.most_here)
            place = {"guild": guild, "channel": channel, "language": language}
            times = {"created_at": now, "starts_at": starts_at, "due_at": self._first_due(terms, starts_at, now)}
            columns = {"kind": terms.kind, **columns_of(terms)}
            event = await event_queries.add(transaction, **place, **columns, **times)
            await queue_post(transaction, event, terms.kind, OPENING, 1, 0, now)
            return await self._load(transaction, event)

    async def of(self, guild: int) -> Sequence[EventKind]:
        """Return a server's events that are not over, and after them those that ended lately; latest first."""
        async with self._store.read() as transaction:
            since = self._now() - self.listed_for
            rows = await event_queries.of_guild(transaction, guild, self.kinds, since, self.listed)
            return [self._read(row) for row in rows]

    async def get(self, event_id: int) -> EventKind:
        """Return the current event."""
        async with self._store.read() as transaction:
            return await self._load(transaction, event_id)

    async def members(self, event_id: int) -> Sequence[Member]:
        """Return the members of the next season so far, in order of joining."""
        async with self._store.read() as transaction:
            return await read_members(transaction, await self._row(transaction, event_id))

    async def part(self, event_id: int, user: int) -> Part:
        """Return a user's part in an event."""
        async with self._store.read() as transaction:
            return await self._part(transaction, await self._row(transaction, event_id), user)

    async def check_join(self, event_id: int, user: int) -> None:
        """Raise MatchError as `join` does."""
        async with self._store.read() as transaction:
            await self._check_join(transaction, await self._row(transaction, event_id), user)

    async def join(self, event_id: int, person: Person) -> EventKind:
        """Add a person to the next season. Raises MatchError if they are in it, or if it is full, or never starts."""
        async with self._store.write(lock=("event", event_id)) as transaction:
            row = await self._row(transaction, event_id)
            await self._check_join(transaction, row, person.user)
            await self._join(transaction, row, person)
            return await self._load(transaction, event_id)

    async def leave(self, event_id: int, person: Person) -> EventKind:
        """Remove a person from the next season, or put them out of the running one immediately.

        Their running matches of a running season are resigned, and the others win what is left, or it does not count.
        Raises MatchError as `check_leave` does.
        """
        async with self._store.write(lock=("event", event_id)) as transaction:
            row = await self._row(transaction, event_id)
            if await self._check_leave(transaction, row, person.user) == "plays":
                player = await event_queries.player(transaction, row.season, person.user)
                assert player
                await take_out(transaction, row, player.slot, self._now())
            else:
                await self._unjoin(transaction, row, person)
            return await self._load(transaction, event_id)

    async def check_leave(self, event_id: int, user: int) -> Part:
        """Return a user's part in an event. Raises MatchError if they have nothing to leave."""
        async with self._store.read() as transaction:
            return await self._check_leave(transaction, await self._row(transaction, event_id), user)

    async def check_start(self, event_id: int) -> None:
        """Raise MatchError as `start_now` does."""
        async with self._store.read(once=True) as transaction:
            self._check_start(await self._row(transaction, event_id))

    async def start_now(self, event_id: int) -> EventKind:
        """Let the next season start at once. Raises MatchError if it may not, or if too few people have joined."""
        async with self._store.write(lock=("event", event_id)) as transaction:
            row, now = await self._row(transaction, event_id), self._now()
            self._check_start(row)
            await self._before_start(transaction, row, now)
            await event_queries.change(transaction, event_id, starts_at=now, due_at=now)
            return await self._load(transaction, event_id)

    async def check_end(self, event_id: int) -> None:
        """Raise MatchError as `end` does."""
        async with self._store.read(once=True) as transaction:
            self._check_end(await self._row(transaction, event_id))

    async def end(self, event_id: int) -> EventKind:
        """End an event: no further season starts. Raises MatchError if it has ended."""
        async with self._store.write(lock=("event", event_id)) as transaction:
            row = await self._row(transaction, event_id)
            self._check_end(row)
            await event_queries.remove_members(transaction, event_id)
            await self._end(transaction, row, self._now())
            return await self._load(transaction, event_id)

    # Posts

    async def report(self, post: QueuedPost) -> Report[EventKind, PlayKind] | None:
        """Return the contents of a queued post; None if it is obsolete.

        The invitation to join is valid until the season starts or is put off; what is posted of a season while it runs;
        its end until the next start; all until the next of the same kind.
        """
        async with self._store.read() as transaction:
            found = await event_queries.post(transaction, post.subject)
            if found is None:
                return None
            row = await self._row(transaction, found.event)
            latest = await event_queries.latest_post(transaction, row.id, [found.kind])
            if not self._is_due(row, found) or latest is None or latest.id != found.id:
                return None
            return await self._report(transaction, row, found)

    async def card(self, event_id: int) -> PostedReport[EventKind, PlayKind] | None:
        """Return the latest post for joining an event, with current contents; None if there is none."""
        async with self._store.read() as transaction:
            row = await self._row(transaction, event_id)
            found = await event_queries.latest_sent(transaction, event_id, self.cards)
            return await self._posted(transaction, row, found) if found else None

    async def running_post(self, post_id: int) -> PostedReport[EventKind, PlayKind] | None:
        """Return a post about a running season, with current contents; None if not posted, or if another follows."""
        async with self._store.read() as transaction:
            found = await event_queries.post(transaction, post_id)
            if found is None or found.message is None:
                return None
            row = await self._row(transaction, found.event)
            latest = await event_queries.latest_post(transaction, row.id, RUNNING) if runs(row) else None
            if latest is None or latest.id != post_id or latest.season != row.number:
                return None
            return await self._posted(transaction, row, found)

    async def stakes(self, matches: Collection[int]) -> Mapping[int, Stake]:
        """Return what those of some matches that belong to events of this sort are played for, by match."""
        async with self._store.read(once=True) as transaction:
            rows = await fixture_queries.of_matches(transaction, matches)
        return {row.match: self._stake(row) for row in rows if row.kind in self.kinds}

    # What leagues and tournaments do their own way

    @abstractmethod
    def _checked(self, terms: TermsKind) -> TermsKind:
        """Return terms with name and options normalized. Raises OptionError and MatchError."""

    def _first_due(self, terms: TermsKind, starts_at: int, now: int) -> int:
        """Return when a new event is due for the first time."""
        return starts_at

    @abstractmethod
    def _read(self, row: Row[Any]) -> EventKind:
        """Build an event from its row."""

    @abstractmethod
    async def _play_of(self, transaction: Transaction, row: Row[Any], post: Row[Any]) -> PlayKind | None:
        """Return the season that a post is about; None if it has not started."""

    @abstractmethod
    def _stake(self, row: Row[Any]) -> Stake:
        """Build what a match is played for from the row of its fixture with its event."""

    @abstractmethod
    async def _part(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        """Return a user's part in an event."""

    @abstractmethod
    async def _check_join(self, transaction: Transaction, row: Row[Any], user: int) -> None:
        """Raise MatchError unless a user may join an event."""

    @abstractmethod
    async def _join(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        """Add a person who may join."""

    @abstractmethod
    async def _check_leave(self, transaction: Transaction, row: Row[Any], user: int) -> Part:
        """Return a user's part in an event. Raises MatchError if they have nothing to leave."""

    async def _unjoin(self, transaction: Transaction, row: Row[Any], person: Person) -> None:
        """Remove a person who has joined the next season."""
        await event_queries.remove_members(transaction, row.id, person.user)

    @abstractmethod
    def _check_start(self, row: Row[Any]) -> None:
        """Raise MatchError unless the next season of an event may start at once."""

    async def _before_start(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Do what has to be done before a season starts at once."""

    @abstractmethod
    def _check_end(self, row: Row[Any]) -> None:
        """Raise MatchError if an event has ended."""

    @abstractmethod
    async def _end(self, transaction: Transaction, row: Row[Any], now: int) -> None:
        """Store that an event ends."""

    def _invites(self, row: Row[Any]) -> bool:
        """Return whether the invitation to the next season may still be posted."""
        return not runs(row)

    # Within a transaction

    def _refusal(self, row: Row[Any], code: str, **data: object) -> MatchError:
        """Return a refusal about an event."""
        return MatchError(code, **{self.word: row.name}, **data)

    async def _row(self, transaction: Transaction, event_id: int) -> Row[Any]:
        row = await event_queries.event(transaction, event_id)
        if row is None or row.kind not in self.kinds:
            raise MatchError(f"no-such-{self.word}", **{self.word: event_id})
        return row

    async def _load(self, transaction: Transaction, event_id: int) -> EventKind:
        return self._read(await self._row(transaction, event_id))

    def _is_due(self, row: Row[Any], post: Row[Any]) -> bool:
        latest: int = row.number or 0
        if post.kind in (OPENING, CHECKING):
            return bool(post.season == latest + 1) and self._invites(row)
        return bool(post.season == latest or not latest) and (post.kind == END or runs(row))

    async def _posted(
        self, transaction: Transaction, row: Row[Any], post: Row[Any]
    ) -> PostedReport[EventKind, PlayKind]:
        return PostedReport(await self._report(transaction, row, post), post.channel, post.message)

    async def _report(self, transaction: Transaction, row: Row[Any], post: Row[Any]) -> Report[EventKind, PlayKind]:
        return Report(
            id=post.id,
            kind=post.kind,
            number=post.number,
            season=post.season,
            event=self._read(row),
            members=await read_members(transaction, row),
            play=await self._play_of(transaction, row, post),
        )

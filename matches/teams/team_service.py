"""Teams: making them, joining, leaving, naming people, and captains."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.challenges import challenge_queries
from matches.challenges.challenge_rules import check_open
from matches.challenges.challenge_service import ChallengeService
from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Person, Team
from matches.people import block_queries
from matches.playing import holder_queries, match_queries
from matches.playing.loading import read_team
from matches.playing.match_service import MatchService
from matches.teams import team_queries
from matches.teams.presence import Presence, asking_discord
from matches.teams.team_models import Roster, TeamMember
from matches.teams.team_rules import MOST_MEMBERS, check_may_join
from matches.teams.team_updates import check_loyal, check_room, keep_side, reconsider, take_back
from store import Key, Store, rows, schema
from store.schema import NAMELESS
from store.transactions import Transaction

SHOWN: Final = 25
"""Members listed of a team, and people who were named for it."""


class TeamService(Service):
    """Making teams and changing their members. Each change is one transaction."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        challenges: ChallengeService,
        presence: Presence,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._presence = presence
        self._matches = matches
        self._challenges = challenges

    async def team(self, team_id: int, user: int | None = None) -> Roster:
        """Return a team with some of its members, as a user asks for it. Raises MatchError("no-such-team")."""
        async with self._store.read() as transaction:
            return await _roster(transaction, team_id, user)

    async def of_match(self, match_id: int, user: int | None = None) -> Sequence[Roster]:
        """Return the teams of a match, in player order, as a user asks for them."""
        listing = await self._matches.listing(match_id)
        async with self._store.read() as transaction:
            return [await _roster(transaction, seat.team.id, user) for seat in listing.teams if seat.team]

    @asking_discord
    async def join(self, team_id: int, person: Person, roles: Collection[int] = (), *, named: bool = True) -> Roster:
        """Make a person a member of a team, in an open challenge or a running match.

        The first member of a team takes its seat, which may start the match (`Roster.match`), and is its captain unless
        it is the server's.
        `roles`: ids of the person's roles in the server. `named`: whether results may show their name. Raises
        MatchError.
        """
        async with self._store.read(once=True) as reading:
            _, challenge = await team_queries.home(reading, team_id)
        if challenge:
            await self._challenges.check_start(challenge, person.user)
        async with self._changing(team_id, person.user) as transaction:
            now = self._now()
            team, home = await self._open(transaction, team_id, person.user)
            known = await team_queries.member_of(transaction, team_id, person.user)
            if known and known.joined_at is not None:
                raise MatchError("team-joined", team=team.name)
            check_may_join(team, roles, is_invited=known is not None)
            if known is None and await rows.count(transaction, schema.team_members, {"team": team_id}) >= MOST_MEMBERS:
                raise MatchError("team-full", team=team.name, most=MOST_MEMBERS)
            if await self._plays(transaction, home, person.user):
                raise MatchError("other-team")
            if home[0]:
                await check_loyal(transaction, home[0], team_id, person.user)
            await check_room(transaction, person.user)
            values = {"name": person.name, "named": named, "joined_at": now}
            await team_queries.set_member(transaction, team_id, person.user, **values)
            if not team.size and team.is_led:
                await team_queries.set_captain(transaction, team_id, person.user, now)
            if home[0]:
                await reconsider(transaction, [home[0]], now)
            if home[1]:
                await self._challenges.seat_team(transaction, home[1], team_id)
            return await _roster(transaction, team_id, person.user)

    async def leave(self, team_id: int, person: Person) -> Roster:
        """Take a member out of a team with their votes in the open ballot and on open motions, or a person who was
        named and has not joined.

        A captain who leaves without handing over is replaced after seven days. Raises MatchError("not-in-team").
        """
        async with self._changing(team_id, person.user) as transaction:
            team = await _read(transaction, team_id)
            member = await team_queries.member_of(transaction, team_id, person.user)
            if member is None:
                raise MatchError("not-in-team", team=team.name)
            if member.captain:
                await team_queries.see_captain(transaction, team_id, self._now())
            running = await match_queries.open_matches_of_member(transaction, person.user)
            await take_back(transaction, person.user, self._now(), team_id)
            await rows.delete(transaction, schema.team_members, {"team": team_id, "user": person.user})
            match, _ = await team_queries.home(transaction, team_id)
            if match and match in running:
                await keep_side(transaction, person.user, match)
            if match:
                await reconsider(transaction, [match], self._now())
            return await _roster(transaction, team_id, person.user)

    @asking_discord
    async def add(self, team_id: int, captain: Person, people: Sequence[Person]) -> Roster:
        """Let people join whom the captain names, whatever the team's terms say. Nobody is a member before they join.

        People who know it already are left as they are. Nobody can be named by somebody whom they block, or who blocks
        them. Raises MatchError.
        """
        async with self._changing(team_id, captain.user) as transaction:
            team, _ = await self._open(transaction, team_id, captain.user)
            await self._check_captain(transaction, team, captain.user)
            await _check_blocks(transaction, captain, people)
            users = [person.user for person in people]
            known = set(await team_queries.known(transaction, team_id, users))
            new = {person.user: person.name for person in people if person.user not in known}
            if new and await rows.count(transaction, schema.team_members, {"team": team_id}) + len(new) > MOST_MEMBERS:
                raise MatchError("team-full", team=team.name, most=MOST_MEMBERS)
            named = [{"team": team_id, "user": user, "name": name, "named": True} for user, name in new.items()]
            await rows.insert_all(transaction, schema.team_members, named)
            await team_queries.see_captain(transaction, team_id, self._now())
            return await _roster(transaction, team_id, captain.user)

    @asking_discord
    async def hand_over(self, team_id: int, captain: Person, user: int) -> Roster:
        """Make another member captain. Raises MatchError."""
        async with self._changing(team_id, captain.user) as transaction:
            team, _ = await self._open(transaction, team_id, captain.user)
            await self._check_captain(transaction, team, captain.user)
            member = await team_queries.member_of(transaction, team_id, user)
            if member is None or member.joined_at is None:
                raise MatchError("no-member", team=team.name)
            await team_queries.set_captain(transaction, team_id, user, self._now())
            return await _roster(transaction, team_id, captain.user)

    async def show_name(self, team_id: int, person: Person, named: bool) -> Roster:
        """Set whether results may show a member's name, from their next vote on. Raises MatchError("not-in-team")."""
        async with self._changing(team_id, person.user) as transaction:
            team = await _read(transaction, team_id)
            if await team_queries.member_of(transaction, team_id, person.user) is None:
                raise MatchError("not-in-team", team=team.name)
            own = {"team": team_id, "user": person.user}
            await rows.update(transaction, schema.team_members, own, name=person.name, named=named)
            return await _roster(transaction, team_id, person.user)

    @asynccontextmanager
    async def _changing(self, team_id: int, user: int) -> AsyncIterator[Transaction]:
        """Begin a transaction that changes a team's members for a user.

        Locks the team, the user, and its challenge or match, so that nobody is in two teams and the seat is taken once.
        """
        async with self._store.read() as transaction:
            match, challenge = await team_queries.home(transaction, team_id)
        locks: list[Key] = [("team", team_id), ("user", user)]
        locks += [("match", match)] if match else [("challenge", challenge)] if challenge else []
        async with self._store.write(lock=locks) as transaction:
            if await team_queries.home(transaction, team_id) == (match, challenge):
                yield transaction
                return
        async with self._changing(team_id, user) as transaction:  # its match began, or another challenge replaced its
            yield transaction

    async def _open(
        self, transaction: Transaction, team_id: int, user: int
    ) -> tuple[Team, tuple[int | None, int | None]]:
        """Return a team whose members a user wants to change, with its match and challenge. Raises MatchError."""
        team = await _read(transaction, team_id)
        match, challenge = await team_queries.home(transaction, team_id)
        if match:
            loaded = await self._matches.load(transaction, match)
            if loaded.state.outcome:
                raise MatchError("match-over", match=loaded)
            self._presence.check(loaded.place, user, team.name)
        elif challenge:
            asked = await self._challenges.load(transaction, challenge)
            check_open(asked)
            self._presence.check(asked.place, user, team.name)
        return team, (match, challenge)

    async def _plays(self, transaction: Transaction, home: tuple[int | None, int | None], user: int) -> bool:
        """Return whether a user takes part in the match or challenge of a team whose member they are not."""
        match, challenge = home
        if match:
            return await holder_queries.plays_in_match(transaction, match, user)
        return challenge is not None and await challenge_queries.plays_in_challenge(transaction, challenge, user)

    async def _check_captain(self, transaction: Transaction, team: Team, user: int) -> None:
        """Raise MatchError("not-captain") unless a user is a team's captain."""
        member = await team_queries.member_of(transaction, team.id, user)
        if member is None or not member.captain:
            raise MatchError("not-captain", team=team.name)


async def _check_blocks(transaction: Transaction, captain: Person, people: Sequence[Person]) -> None:
    """Raise MatchError if the captain blocks one of some people, or is blocked by one."""
    users = {person.user: person.name for person in people}
    if found := await block_queries.blocking(transaction, list(users), captain.user):
        raise MatchError("blocked", player=users[found[0]])
    if found := await block_queries.blocked(transaction, captain.user, list(users)):
        raise MatchError("team-blocks", player=users[found[0]])


async def _read(transaction: Transaction, team_id: int) -> Team:
    """Return a team. Raises MatchError("no-such-team")."""
    row = await team_queries.team(transaction, team_id)
    team = read_team(row) if row else None
    if team is None:
        raise MatchError("no-such-team", team=team_id)
    return team


async def _roster(transaction: Transaction, team_id: int, user: int | None) -> Roster:
    team = await _read(transaction, team_id)
    match, challenge = await team_queries.home(transaction, team_id)
    joined = [_member(row) for row in await team_queries.members(transaction, team_id, SHOWN, joined=True)]
    invited = [_member(row) for row in await team_queries.members(transaction, team_id, SHOWN, joined=False)]
    captain = next((member for member in joined if member.is_captain), None)
    own = await team_queries.member_of(transaction, team_id, user)
    return Roster(team, captain, tuple(joined), tuple(invited), challenge, match, _member(own) if own else None)


def _member(row: Row[Any]) -> TeamMember:
    return TeamMember(row.user, row.name or NAMELESS, row.named, row.captain, row.joined_at)

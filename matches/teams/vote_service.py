"""Votes on a team's moves, and the closing of ballots."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from prometheus_client import Counter
from sqlalchemy import Row

from engine import GAMES, Ply
from matches.acts.acts import Act, Play, Proposed
from matches.clocks.clock_queries import pauses_of
from matches.core.base_service import Service
from matches.core.clock import DAY, HOUR
from matches.core.match_errors import MatchError, VoidMatch
from matches.core.models import Ballot, Match, Person, Seat
from matches.core.time_spans import passed
from matches.core.zeros import from_zero
from matches.offers.offer_rules import LONGEST_PAUSE
from matches.playing.loading import read_ballot, read_listings
from matches.playing.match_rules import check_not_thinking
from matches.playing.match_service import MatchService
from matches.playing.reply_queries import UNHEARD, Reply, is_heard
from matches.teams import team_queries, vote_queries
from matches.teams.presence import Presence, asking_discord
from matches.teams.team_models import Agreement, TopVoter, Vote
from matches.teams.team_rules import (
    MOST_HOURS,
    MOST_THANKED,
    check_comment,
    check_member,
    is_captain_gone,
    leading,
    tally,
)
from matches.teams.team_updates import due_as_voted, move_ballot, queue_tally
from store import Store, rows, schema
from store.due_queue import DueQueue
from store.schema import NAMELESS
from store.transactions import Transaction

VOTES: Final = from_zero(Counter("trilithon_votes", "Votes stored, also changed ones.", ["game"]), GAMES)
FURTHEST: Final = MOST_HOURS * HOUR + LONGEST_PAUSE * DAY
"""Most seconds until a ballot closes: its match may be paused."""
CLOSED: Final = from_zero(
    Counter("trilithon_ballots_closed", "Ballots closed with a move.", ["by"]), ("time", "all", "captain")
)

log = logging.getLogger(__name__)


class VoteService(Service):
    """Voting, and closing ballots. Each change is one transaction, which also queues its posts."""

    def __init__(self, store: Store, matches: MatchService, presence: Presence, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._presence = presence
        self._voting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By match, the lock of the votes in it."""
        due_at, woken = schema.ballots.c.due_at, store.signals.ballots
        self.queue = DueQueue(
            store, clock, schema.ballots.c.id, due_at, woken, furthest=FURTHEST, reschedule=_reschedule
        )
        """Open ballots, due when they close."""

    @asking_discord
    async def vote(
        self,
        match_id: int,
        person: Person,
        text: str,
        comment: str | None = None,
        seen: int | None = None,
        reply: Reply | None = None,
        *,
        quoted: bool = True,
    ) -> Ballot:
        """Store a member's vote for a move in place of an earlier one, and return the ballot with its count.

        The ballot closes, with the move played (`closed_at`), if the vote was late or no other can change the result.
        `seen`: the entry whose board the person answered. `quoted`: whether everybody may read the comment once its
        move is played. A `reply` is marked as played, and was given when it was written. Raises MatchError, the
        engine's MoveError or HandledBefore; nothing is changed then.
        """
        comment = check_comment(comment)
        async with self._one_vote_of(match_id, person) as (transaction, match):
            if reply:
                await reply.mark(transaction, self._now())
            ballot, seat = _check_ballot(match, person.user, seen)
            self._presence.check(match.place, person.user, seat.name)
            chosen, now = str(match.state.play(text).last), self._now()
            voter = await vote_queries.voter(transaction, _team(seat), ballot.id, person.user)
            await self._store_vote(transaction, ballot, person, voter, chosen, comment=comment, quoted=quoted)
            transaction.after_commit(VOTES.labels(match.game.id).inc)
            voted = {"match": match.id, "ballot": ballot.id}
            transaction.after_commit(partial(log.debug, "a vote is stored", extra={"data": voted}))
            is_new = voter.vote is None
            ballot = replace(ballot, count=ballot.count + is_new, own=chosen, is_member=True, is_captain=voter.captain)
            if voter.captain:
                await team_queries.see_captain(transaction, _team(seat), now)
            given = min(reply.at, now) if reply else now
            due = await due_as_voted(transaction, match, ballot, given)
            if due is None or due <= given:
                after = (await self._close_as_voted(transaction, match, ballot, seat)).ballot
                return after if after and after.id == ballot.id else replace(ballot, closed_at=now)
            if due != ballot.due_at:
                ballot = replace(ballot, due_at=due)
                await move_ballot(transaction, match, ballot, now)
            if is_new or (seat.team and seat.team.open_votes):
                await queue_tally(transaction, match, now)
        return ballot

    async def propose(self, match: Match, person: Person, act: Act, seen: int | None = None) -> Proposed | None:
        """Vote for a move that a person wants to play. Return None if no team is to move, or for other acts."""
        match act:
            case Play(text, reply, comment, quoted) if match.voters:
                ballot = await self.vote(match.id, person, text, comment, seen, reply, quoted=quoted)
                return Proposed(match, ballot)
        return None

    @asking_discord
    async def ballot(self, match_id: int, user: int | None = None) -> Ballot:
        """Return the open ballot of a match as a user may see it.

        The count and when it closes are for everybody. Proposals with their counts and comments are for members; for
        everybody only if the team's votes are open. Raises MatchError("no-ballot").
        """
        async with self._matches.reading(match_id, user) as (transaction, match):
            ballot, mover = match.ballot, match.mover
            if ballot is None or mover is None or mover.team is None:
                raise MatchError("no-ballot", match=match)
            member = await team_queries.member_of(transaction, mover.team.id, user) if mover.member else None
            if member:
                self._presence.check(match.place, member.user, mover.name)
            elif not mover.team.open_votes:
                return ballot
            votes = await _votes(transaction, ballot.id)
        own = next((vote.text for vote in votes if member and vote.user == user), None)
        is_captain = bool(member and member.captain)
        return replace(ballot, proposals=tally(votes), own=own, is_member=bool(member), is_captain=is_captain)

    async def result(self, match: Match) -> Ballot | None:
        """Return the closed ballot that the latest entry of the given match (`Match.at`) was voted in, with its
        proposals; None if that was no vote of a team.
        """
        state = match.state
        if not isinstance(state.entry, Ply) or state.last_player is None or not match.seats[state.last_player].is_team:
            return None
        async with self._store.read() as transaction:
            row = await vote_queries.ballot_at(transaction, match.id, match.entries)
            ballot = row and read_ballot(row, match.id)
            if ballot is None or ballot.is_open or not ballot.count:
                return None
            return replace(ballot, proposals=tally(await _votes(transaction, ballot.id)))

    async def agreements(self, match: Match) -> Sequence[Agreement]:
        """Return how the votes went that led to the moves of teams in a match, for those that stand, in their order."""
        async with self._store.read() as transaction:
            found = {row.entry: row for row in await vote_queries.agreements(transaction, match.id)}
        return [
            Agreement(state.ply, state.last_player or 0, str(state.last), row.agreed, row.votes)
            for state in match.state.lineage()
            if isinstance(state.entry, Ply) and (row := found.get(state.length))
        ]

    async def top_voters(self, match: Match) -> Sequence[TopVoter]:
        """Return the members with the most votes of each team of a match, of those who let themselves be named."""
        async with self._store.read() as transaction:
            return [
                TopVoter(seat.player, row.name, row.votes)
                for seat in match.teams
                for row in await vote_queries.top_voters(transaction, _team(seat), MOST_THANKED)
            ]

    @asking_discord
    async def play_it(self, match_id: int, person: Person, seen: int | None = None, text: str | None = None) -> Match:
        """Close a ballot at once on the captain's word, and return the match after the move with most votes.

        `text`: the move that the captain was told of, which several with equally many votes need. Raises MatchError.
        """
        async with self._matches.changing(match_id, user=person.user) as (transaction, match):
            ballot, seat = _check_ballot(match, person.user, seen)
            self._presence.check(match.place, person.user, seat.name)
            member = await team_queries.member_of(transaction, _team(seat), person.user)
            if member is None or not member.captain:
                raise MatchError("not-captain", team=seat.name)
            votes = await self._votes_of_present(transaction, match, ballot)
            if not votes:
                raise MatchError("no-votes")
            leaders = [each.text for each in leading(tally(votes))]
            if text is None and len(leaders) > 1:
                raise MatchError("votes-tied")
            if text is not None and text not in leaders:
                raise MatchError("votes-changed", move=text)
            await team_queries.see_captain(transaction, _team(seat), self._now())
            return await self._close(transaction, match, seat, "captain", text or leaders[0])

    @asking_discord
    async def close_due(self, ballot_id: int) -> None:
        """Close a due ballot, unless another process has. Without votes it stays open for a first one.

        It waits while replies that may be votes are yet to be read.
        """
        async with self._store.read(once=True) as transaction:
            row = await rows.get(transaction, schema.ballots, {"id": ballot_id})
        if row is None:
            return
        with suppress(VoidMatch):
            async with self._matches.changing(row.match) as (transaction, match):
                if not await self.queue.is_due(transaction, ballot_id):
                    return
                ballot, seat = match.ballot, match.mover
                if not await is_heard(transaction, match.place.guild, self._now()):
                    await vote_queries.change_ballot(transaction, ballot_id, due_at=self._now() + UNHEARD)
                elif ballot and seat and ballot.id == ballot_id and ballot.count:
                    await self._close_as_voted(transaction, match, ballot, seat)
                elif ballot and ballot.id == ballot_id:
                    await move_ballot(transaction, match, replace(ballot, due_at=None), self._now())
                else:
                    await vote_queries.change_ballot(transaction, ballot_id, due_at=None)

    @asynccontextmanager
    async def _one_vote_of(self, match_id: int, person: Person) -> AsyncIterator[tuple[Transaction, Match]]:
        """Begin the transaction of a vote once this process has stored the earlier votes in the match.

        Hundreds of votes then wait for each other, and other writers for one of them.
        """
        lock, changing = self._voting.setdefault(match_id, asyncio.Lock()), self._matches.changing
        async with lock, changing(match_id, user=person.user) as found:
            yield found

    async def _store_vote(
        self, transaction: Transaction, ballot: Ballot, person: Person, voter: Any, text: str, **said: Any
    ) -> None:
        """Store a vote. One for the same move as before keeps its place in the order of votes."""
        name = person.name if voter.named else None
        if voter.text == text:
            await rows.update(transaction, schema.votes, {"id": voter.vote}, name=name, **said)
            return
        if voter.vote is not None:
            await rows.delete(transaction, schema.votes, {"id": voter.vote})
        values = {"ballot": ballot.id, "user": person.user, "name": name, "text": text, "at": self._now()}
        await rows.insert(transaction, schema.votes, **values, **said)

    async def _close_as_voted(self, transaction: Transaction, match: Match, ballot: Ballot, seat: Seat) -> Match:
        """Play the move with most votes, and return the match.

        Votes of people who do not see the place any more are taken back. If it would not close without them, the ballot
        stays open.
        """
        votes, now = await self._votes_of_present(transaction, match, ballot), self._now()
        if len(votes) < ballot.count:
            due = await due_as_voted(transaction, match, ballot, now)
            if due is None or due > now:
                return await move_ballot(transaction, match, replace(ballot, count=len(votes), due_at=due), now)
        by = "time" if now >= ballot.closes_at else "all"
        return await self._close(transaction, match, seat, by, tally(votes)[0].text)

    async def _close(self, transaction: Transaction, match: Match, seat: Seat, by: str, text: str) -> Match:
        """Play a move as a team's entry, which closes the ballot, and return the match.

        A captain who is gone is replaced by the member who voted most.
        """
        if seat.team and seat.team.is_led:
            await self._replace_captain(transaction, match, seat.team.id)
        transaction.after_commit(CLOSED.labels(by).inc)
        return await self._matches.enter(transaction, match, seat, match.state.play(text), seat.holder)

    async def _votes_of_present(self, transaction: Transaction, match: Match, ballot: Ballot) -> list[Vote]:
        """Return the votes of a ballot. Those of people who do not see the place any more are deleted."""
        votes = await _votes(transaction, ballot.id)
        gone = self._presence.gone(match.place, [vote.user for vote in votes])
        for user in gone:
            await rows.delete(transaction, schema.votes, {"ballot": ballot.id, "user": user})
        return [vote for vote in votes if vote.user not in gone]

    async def _replace_captain(self, transaction: Transaction, match: Match, team: int) -> None:
        row, now = await team_queries.team(transaction, team), self._now()
        if row is None:
            return
        paused = await pauses_of(transaction, match.id, row.captain_seen_at)
        if is_captain_gone(passed(row.captain_seen_at, now, paused)):
            successor = await team_queries.most_active(transaction, team)
            if successor is not None:
                await team_queries.set_captain(transaction, team, successor, now)


def _check_ballot(match: Match, user: int, seen: int | None) -> tuple[Ballot, Seat]:
    """Return the open ballot in which a user may vote, with the seat of their team. Raises MatchError."""
    check_member(match, user)
    check_not_thinking(match)  # there is no newer board to refer to
    seat = check_member(match, user, seen)
    if match.mover != seat or match.ballot is None:
        raise MatchError("not-your-turn", match=match, player=match.mover.name if match.mover else "")
    return match.ballot, seat


def _team(seat: Seat) -> int:
    assert seat.team
    return seat.team.id


async def _votes(transaction: Transaction, ballot_id: int) -> list[Vote]:
    return [_vote(row) for row in await vote_queries.votes_of(transaction, ballot_id)]


def _vote(row: Row[Any]) -> Vote:
    name = None if row.name == NAMELESS else row.name
    return Vote(row.user or None, name, row.text, row.comment, row.at, row.quoted)


async def _reschedule(transaction: Transaction, ballot_id: int, now: int) -> int | None:
    """Open a ballot anew that a clock opened which ran ahead, for as long as before. Return when it closes."""
    row = await rows.get(transaction, schema.ballots, {"id": ballot_id})
    assert row is not None  # the queue has read it
    [match] = await read_listings(transaction, [row.match])
    if match.ballot is None:
        return None
    closing = now + max(match.ballot.closes_at - match.ballot.opened_at, 0)
    moved = replace(match.ballot, opened_at=now, closes_at=closing, due_at=closing)
    await move_ballot(transaction, match, moved, now)
    return closing

"""Motions: what a team decides beside its moves, by those who voted last."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row

from matches.acts.act_service import ActService
from matches.acts.acts import Act, Answer, GiveDay, OfferDraw, Proposable, Proposed, read_act
from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Match, Person, Seat, Team
from matches.offers.offer_service import ComputersFirst, OfferService
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import aside, when_sent
from matches.teams import vote_queries
from matches.teams.presence import Presence, asking_discord
from matches.teams.team_models import Motion, Voters
from matches.teams.team_rules import LEAST, check_elector, check_member, gives_up, half, verdict
from store import Store, rows
from store.schema import motion_votes, motions
from store.transactions import Transaction


class MotionService(Service):
    """Making and deciding motions. Each change is one transaction, which also carries out what was decided.

    A motion that an entry has overtaken has lapsed.
    """

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        offers: OfferService,
        acts: ActService,
        presence: Presence,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._offers = offers
        self._acts = acts
        self._presence = presence

    async def propose(self, match: Match, person: Person, act: Act, seen: int | None = None) -> Proposed | None:
        """Propose an act to the team of a person, and vote for it. Return None if no team decides on it."""
        seat = match.seat_of(person.user)
        if seat is None or not seat.is_team or not isinstance(act, Proposable):
            return None
        agrees = not isinstance(act, Answer) or act.agrees  # whoever declines votes against agreeing
        asked = replace(act, agrees=True) if isinstance(act, Answer) else act
        return Proposed(match, await self.move(match.id, person, asked, seen, agrees=agrees))

    async def answer(self, motion_id: int, person: Person, agrees: bool) -> Motion:
        """Vote on a motion of a member's team, in place of an earlier vote. Raises MatchError."""
        row = await self._row(motion_id)
        return await self.move(row.match, person, read_act(row.text), motion_id=row.id, agrees=agrees)

    async def get(self, motion_id: int, user: int | None = None) -> Motion:
        """Return a motion, with the vote of a user. Raises MatchError("no-such-motion")."""
        match = await self._matches.get((await self._row(motion_id)).match, user)
        async with self._store.read() as transaction:
            return await _read(transaction, motion_id, match, user)

    async def of(self, match_id: int, user: int) -> Sequence[Motion]:
        """Return the motions of a user's team about the latest board of a match, oldest first; for others none."""
        async with self._matches.reading(match_id, user) as (transaction, match):
            seat = match.seat_of(user)
            if seat is None or not seat.is_team:
                return ()
            found = await vote_queries.motions_at(transaction, match_id, match.entries, seat.player)
            return [await _read(transaction, row.id, match, user) for row in found]

    @asking_discord
    async def needed(self, match: Match, person: Person, act: Proposable) -> int | None:
        """Return how many votes would carry a motion that a person is about to make in a match that was loaded for
        them; None if they decide alone. Raises MatchError.
        """
        seat = match.seat_of(person.user)
        if seat is None or not seat.is_team:
            return None
        async with self._matches.reading(match.id, person.user) as (transaction, current):
            seat = check_member(current, person.user)
            self._presence.check(current.place, person.user, seat.name)
            return await self._quorum(transaction, current, seat, act, person.user)

    @asking_discord
    async def move(
        self,
        match_id: int,
        person: Person,
        act: Proposable,
        seen: int | None = None,
        motion_id: int | None = None,
        *,
        agrees: bool = True,
    ) -> Motion:
        """Move that a member's team do something and vote for it or against, or vote on the motion that is open for it.
        It is carried out if that decides it.

        `seen`: the entry whose board the person answered. `motion_id`: the motion that they saw. Raises MatchError or
        the engine's IllegalMove.
        """
        try:
            async with self._matches.changing(match_id, user=person.user) as (transaction, match):
                seat = check_member(match, person.user, seen)
                self._presence.check(match.place, person.user, seat.name)
                found = await self._find(transaction, match, seat, act, motion_id, person.user)
                own = {"motion": found, "user": person.user}
                await rows.upsert(transaction, motion_votes, own, {"agrees": agrees, "at": self._now()})
                voted = await rows.get_all(transaction, motion_votes, {"motion": found})
                if gone := self._presence.gone(match.place, [vote.user for vote in voted]):
                    await vote_queries.remove_votes_on(transaction, found, gone)
                motion = await _read(transaction, found, match, person.user)
                status = verdict(motion)
                if status != "open":
                    await rows.update(transaction, motions, {"id": found}, status=status)
                if chosen := act.decided(status):
                    do = await self._acts.allow(transaction, match, seat, chosen)
                    await do(seat.holder)
                return replace(motion, status=status)
        except ComputersFirst as asked:
            answers = await self._offers.ask_computers(asked, person.user)
        return await self.move(match_id, person, OfferDraw(answers), seen, motion_id, agrees=agrees)

    async def _find(
        self, transaction: Transaction, match: Match, seat: Seat, act: Proposable, motion_id: int | None, user: int
    ) -> int:
        """Return the id of the open motion for an act about the latest board, on which a user may vote; of a new one
        unless `motion_id` is given.

        Raises MatchError.
        """
        text = act.text(match)
        made = await vote_queries.motions_at(transaction, match.id, match.entries, seat.player)
        row = next((row for row in made if row.text == text), None)
        if motion_id is not None and (row is None or row.id != motion_id):
            raise MatchError("motion-lapsed", match=match)
        if row and row.status != "open":
            raise MatchError("motion-decided", status=row.status)
        await self._acts.allow(transaction, match, seat, act)
        needed = await self._quorum(transaction, match, seat, act, user)
        if row is None:
            return await self._make(transaction, match, seat, text, needed)
        if row.quorum != needed:
            await rows.update(transaction, motions, {"id": row.id}, quorum=needed)
        return int(row.id)

    async def _make(self, transaction: Transaction, match: Match, seat: Seat, text: str, needed: int) -> int:
        """Store a motion, queue its post, and return its id."""
        now = self._now()
        values = {"match": match.id, "entry": match.entries, "player": seat.player, "text": text}
        motion_id = await rows.insert(transaction, motions, **values, quorum=needed, opened_at=now, status="open")
        columns = aside(match.id, match.place) | {"entry": match.entries}
        await outbox_queries.add(transaction, "motion", now, motion_id, **columns)
        return motion_id

    async def _quorum(self, transaction: Transaction, match: Match, seat: Seat, act: Proposable, user: int) -> int:
        """Return how many votes decide a motion. Raises MatchError if a user has none in that."""
        assert seat.team
        offer = await self._offers.read_open(transaction, act.offer, match) if isinstance(act, Answer) else None
        voters = await self._voters(transaction, match, seat.team)
        if gives_up(offer.kind if offer else act.kind):
            return check_elector(voters, seat.team, user)
        return half(len(voters.latest), voters.members)

    async def _voters(self, transaction: Transaction, match: Match, team: Team) -> Voters:
        """Return who of a team has voted. People who do not see the place any more are left out as far as it matters:
        where few voted last, others may decide.
        """
        found = await vote_queries.voters(transaction, team.id)
        everybody = frozenset(row.user for row in found)
        latest = frozenset(row.user for row in found if row.latest)
        counted = frozenset(row.user for row in found if row.counted)
        now = frozenset(row.user for row in found if row.now)
        gone = self._presence.gone(match.place, latest if len(latest) > LEAST else everybody)
        return Voters(counted - gone, latest - gone, now - gone, members=len(everybody - gone))

    async def _row(self, motion_id: int) -> Row[Any]:
        """Return a motion's row. Raises MatchError("no-such-motion")."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, motions, {"id": motion_id})
        if row is None:
            raise MatchError("no-such-motion")
        return row


async def _read(transaction: Transaction, motion_id: int, match: Match, user: int | None) -> Motion:
    """Return a motion made in `match`, with the vote of a user."""
    row = await rows.get(transaction, motions, {"id": motion_id})
    assert row is not None  # motions are never deleted
    voted = {vote.user: vote.agrees for vote in await rows.get_all(transaction, motion_votes, {"motion": motion_id})}
    agreed, act = sum(voted.values()), read_act(row.text)
    is_overtaken = match.entries != row.entry or match.state.outcome is not None
    is_overtaken |= isinstance(act, GiveDay) and act.deadline != match.deadline
    return Motion(
        id=row.id,
        match=row.match,
        entry=row.entry,
        player=row.player,
        act=act,
        status="lapsed" if row.status == "open" and is_overtaken else row.status,
        agreed=agreed,
        declined=len(voted) - agreed,
        quorum=row.quorum,
        own=voted.get(user),
        channel=row.channel,
        message=row.message,
    )


@when_sent("motion")
async def _store_motion(transaction: Transaction, motion: int, channel: int, message: int) -> None:
    await rows.update(transaction, motions, {"id": motion}, channel=channel, message=message)

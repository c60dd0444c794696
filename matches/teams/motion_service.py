"""Motions: what a team decides beside its moves, by those who voted last."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import Row

from engine import Draw
from matches.base_service import Service, WaitingPeople
from matches.clocks.deadline_service import add_day, check_day, check_overdue
from matches.match_errors import MatchError
from matches.models import Match, Person, Seat, Team
from matches.offers.offer_rules import check_asked, check_pause, pause_text
from matches.offers.offer_service import OfferService
from matches.playing.match_rules import check_member, check_not_thinking
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import aside, when_sent
from matches.teams import vote_queries
from matches.teams.presence import Presence, asking_discord
from matches.teams.team_models import Motion, Voters
from matches.teams.team_rules import LEAST, check_elector, gives_up, half, verdict
from store import Store
from store.transactions import Transaction

KINDS: Final = ("draw", "repetition", "takeback", "pause", "resign", "timeout", "day")
"""Kinds of motions beside answers to offers."""


@dataclass(frozen=True, slots=True)
class _Answers:
    """What the computers in a match said to a draw offer at the board after `entry` entries, by player."""

    entry: int
    by_player: Mapping[int, bool]


class _ComputersFirst(Exception):
    """A draw offer that the team has just decided on, before the computers in the match have answered."""

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__()
        self.match = match
        self.seat = seat


class MotionService(Service):
    """Making and deciding motions. Each change is one transaction, which also carries out what was decided.

    A motion that an entry has overtaken has lapsed.
    """

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        offers: OfferService,
        presence: Presence,
        people: WaitingPeople,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._offers = offers
        self._presence = presence
        self._people = people

    async def move(self, match_id: int, person: Person, kind: str, days: int = 0, seen: int | None = None) -> Motion:
        """Move that a member's team do something, and vote for it; or vote for the same motion of another member.

        `kind`: "draw" (offer it, or agree to an offer), "repetition" (claim a draw), "takeback", "pause" (for some
        `days`), "resign", "timeout" (claim it) or "day" (give one to the player to move). `seen`: the entry whose board
        the person answered. Raises MatchError or the engine's IllegalMove.
        """
        assert kind in KINDS
        text = pause_text(days) if kind == "pause" else kind
        if kind == "day":  # one that has been given is not the next
            text = f"day {(await self._matches.get(match_id, person.user)).deadline or 0}"
        return await self._decide(match_id, person, text, True, seen)

    async def answer_offer(self, offer_id: int, person: Person, agrees: bool) -> Motion:
        """Vote on how a member's team answers an opponent's offer: agree once the motion is carried, decline once it is
        rejected.

        Raises MatchError.
        """
        offer = await self._offers.get(offer_id)
        return await self._decide(offer.match.id, person, f"answer {offer_id}", agrees, None)

    async def answer(self, motion_id: int, person: Person, agrees: bool) -> Motion:
        """Vote on a motion of a member's team, in place of an earlier vote. Raises MatchError."""
        row = await self._row(motion_id)
        return await self._decide(row.match, person, row.text, agrees, None, row.id)

    async def get(self, motion_id: int, user: int | None = None) -> Motion:
        """Return a motion, with the vote of a user. Raises MatchError("no-such-motion")."""
        row = await self._row(motion_id)
        match = await self._matches.get(row.match, user)
        async with self._store.read() as transaction:
            own = await vote_queries.own_votes(transaction, [motion_id], user)
        return _motion(row, match, own.get(motion_id))

    async def of(self, match_id: int, user: int) -> Sequence[Motion]:
        """Return the motions of a user's team about the latest board of a match, oldest first; for others none."""
        async with self._matches.reading(match_id, user) as (transaction, match):
            seat = match.seat_of(user)
            if seat is None or not seat.is_team:
                return ()
            rows = await vote_queries.motions_at(transaction, match_id, match.entries, seat.player)
            own = await vote_queries.own_votes(transaction, [row.id for row in rows], user)
        return [_motion(row, match, own.get(row.id)) for row in rows]

    @asking_discord
    async def needed(self, match_id: int, person: Person, kind: str) -> int:
        """Return how many votes would carry a motion of a kind that a member is about to make. Raises MatchError."""
        async with self._matches.reading(match_id, person.user) as (transaction, match):
            seat = check_member(match, person.user)
            self._presence.check(match.place, person.user, seat.name)
            return await self._quorum(transaction, match, seat, kind, person.user)

    @asking_discord
    async def _decide(
        self,
        match_id: int,
        person: Person,
        text: str,
        agrees: bool,
        seen: int | None,
        motion_id: int | None = None,
        answers: _Answers | None = None,
    ) -> Motion:
        """Store a vote on a motion, which is made if it is new, and carry it out if it is decided.

        `motion_id`: the motion that the person saw. `answers`: those of computers to a draw offer at this board.
        """
        try:
            async with self._matches.changing(match_id, user=person.user) as (transaction, match):
                seat = check_member(match, person.user, seen)
                if answers and match.entries != answers.entry:
                    raise MatchError("moved-on", match=match)
                self._presence.check(match.place, person.user, seat.name)
                found = await self._find(transaction, match, seat, text, motion_id, person.user)
                await vote_queries.add_motion_vote(transaction, found, person.user, agrees, self._now())
                voted = await vote_queries.users_on(transaction, found)
                if gone := self._presence.gone(match.place, voted):
                    await vote_queries.remove_votes_on(transaction, found, gone)
                motion = await _read(transaction, found, match, own=agrees)
                status = verdict(motion)
                if status != "open":
                    await vote_queries.change_motion(transaction, motion.id, status=status)
                    await self._carry_out(transaction, match, seat, motion, status == "carried", answers)
                return replace(motion, status=status)
        except _ComputersFirst as asked:
            think = partial(self._people.think, person.user)
            said = await self._offers.computers_answer(asked.match, asked.seat, Draw("agreed").text, think)
            answers = _Answers(asked.match.entries, said)
        return await self._decide(match_id, person, text, agrees, seen, motion_id, answers)

    async def _find(
        self, transaction: Transaction, match: Match, seat: Seat, text: str, motion_id: int | None, user: int
    ) -> int:
        """Return the id of the open motion with a text about the latest board, on which a user may vote; of a new one
        unless `motion_id` is given.

        Raises MatchError.
        """
        rows = await vote_queries.motions_at(transaction, match.id, match.entries, seat.player)
        row = next((row for row in rows if row.text == text), None)
        if motion_id is not None and (row is None or row.id != motion_id):
            raise MatchError("motion-lapsed", match=match)
        if row and row.status != "open":
            raise MatchError("motion-decided", status=row.status)
        await self._check(transaction, match, seat, text)
        needed = await self._quorum(transaction, match, seat, text, user)
        if row is None:
            return await self._make(transaction, match, seat, text, needed)
        if row.quorum != needed:
            await vote_queries.change_motion(transaction, row.id, quorum=needed)
        return int(row.id)

    async def _make(self, transaction: Transaction, match: Match, seat: Seat, text: str, needed: int) -> int:
        """Store a motion, queue its post, and return its id."""
        now = self._now()
        values = {"match": match.id, "entry": match.entries, "player": seat.player, "text": text}
        motion_id = await vote_queries.add_motion(transaction, **values, quorum=needed, opened_at=now)
        columns = aside(match.id, match.place) | {"entry": match.entries}
        await outbox_queries.add(transaction, "motion", now, motion_id, **columns)
        return motion_id

    async def _quorum(self, transaction: Transaction, match: Match, seat: Seat, text: str, user: int) -> int:
        """Return how many votes decide a motion with a text. Raises MatchError if a user has none in that."""
        assert seat.team
        kind, _, number = text.partition(" ")
        answers = kind == "answer"
        asked_for = (await self._offers.read_open(transaction, int(number), match)).kind if answers else ""
        voters = await self._voters(transaction, match, seat.team)
        if gives_up(kind, asked_for):
            return check_elector(voters, seat.team, user)
        return half(len(voters.latest), voters.members)

    async def _voters(self, transaction: Transaction, match: Match, team: Team) -> Voters:
        """Return who of a team has voted. People who do not see the place any more are left out as far as it matters:
        where few voted last, others may decide.
        """
        rows = await vote_queries.voters(transaction, team.id)
        everybody = frozenset(row.user for row in rows)
        latest = frozenset(row.user for row in rows if row.latest)
        counted = frozenset(row.user for row in rows if row.counted)
        now = frozenset(row.user for row in rows if row.now)
        gone = self._presence.gone(match.place, latest if len(latest) > LEAST else everybody)
        return Voters(counted - gone, latest - gone, now - gone, members=len(everybody - gone))

    async def _check(self, transaction: Transaction, match: Match, seat: Seat, text: str) -> None:
        """Raise MatchError, or the engine's IllegalMove, for a motion that could not be carried out now."""
        kind, _, number = text.partition(" ")
        if kind == "draw":
            await self._offers.check_ask(transaction, match, seat, Draw("agreed").text)
        elif kind == "repetition":
            match.state.draw("repetition")
        elif kind == "takeback":
            match.state.takeback(seat.player)
        elif kind == "pause":
            await check_pause(transaction, match, int(number), self._now())
            await self._offers.check_ask(transaction, match, seat, text)
        elif kind == "timeout":
            await self._check_late(transaction, match, seat)
        elif kind == "day":
            _check_waits(match, seat)
            check_day(match, self._now())
            if match.deadline != int(number):
                raise MatchError("motion-lapsed", match=match)
        elif kind == "answer":
            offer = await self._offers.read_open(transaction, int(number), match)
            if offer.player == seat.player:
                raise MatchError("offer-open", what=offer.kind)
            check_asked(offer, seat)

    async def _check_late(self, transaction: Transaction, match: Match, seat: Seat) -> None:
        """Raise MatchError unless a team may claim the timeout of the player to move."""
        _check_waits(match, seat)
        await check_overdue(transaction, match, self._now())

    async def _carry_out(
        self,
        transaction: Transaction,
        match: Match,
        seat: Seat,
        motion: Motion,
        is_carried: bool,
        answers: _Answers | None,
    ) -> None:
        """Do what a team has decided, in its name. A rejected answer declines the offer; others have no consequence."""
        person, state = seat.holder, match.state
        if motion.kind == "answer":
            await self._offers.answer_within(transaction, motion.number, match, seat, person, is_carried)
        if not is_carried:
            return
        if motion.kind == "draw":
            if answers is None and match.computers:
                raise _ComputersFirst(match, seat)
            await self._offers.draw_within(transaction, match, seat, person, answers.by_player if answers else {})
        elif motion.kind == "takeback":
            await self._offers.takeback_within(transaction, match, seat, person)
        elif motion.kind == "pause":
            await self._offers.pause_within(transaction, match, seat, person, motion.number)
        elif motion.kind in ("repetition", "resign"):
            ended = state.drop(seat.player) if motion.kind == "resign" else state.draw("repetition")
            await self._matches.enter(transaction, match, seat, ended, person)
        elif motion.kind == "day":
            await add_day(transaction, match, self._now())
        elif motion.kind == "timeout":
            await self._check_late(transaction, match, seat)
            assert match.mover
            late = state.drop(match.mover.player, "time")
            await self._matches.enter(transaction, match, match.mover, late, person)

    async def _row(self, motion_id: int) -> Row[Any]:
        """Return a motion's row. Raises MatchError("no-such-motion")."""
        async with self._store.read() as transaction:
            row = await vote_queries.motion(transaction, motion_id)
        if row is None:
            raise MatchError("no-such-motion")
        return row


def _check_waits(match: Match, seat: Seat) -> None:
    """Raise MatchError unless a team waits for another player who is no computer."""
    if match.mover == seat:
        raise MatchError("own-time")
    check_not_thinking(match)


async def _read(transaction: Transaction, motion_id: int, match: Match, own: bool | None = None) -> Motion:
    row = await vote_queries.motion(transaction, motion_id)
    assert row is not None  # motions are never deleted
    return _motion(row, match, own)


def _motion(row: Row[Any], match: Match, own: bool | None) -> Motion:
    motion = Motion(
        id=row.id,
        match=row.match,
        entry=row.entry,
        player=row.player,
        text=row.text,
        status=row.status,
        agreed=row.agreed,
        declined=row.declined,
        quorum=row.quorum,
        own=own,
        channel=row.channel,
        message=row.message,
    )
    is_overtaken = match.entries != row.entry or match.state.outcome is not None
    is_overtaken |= motion.kind == "day" and motion.number != match.deadline
    return replace(motion, status="lapsed") if motion.status == "open" and is_overtaken else motion


@when_sent("motion")
async def _store_motion(transaction: Transaction, motion: int, channel: int, message: int) -> None:
    await vote_queries.change_motion(transaction, motion, channel=channel, message=message)

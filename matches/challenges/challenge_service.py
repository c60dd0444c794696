"""Challenges to named people or to anybody. They stay open for seven days; the last acceptance starts the match."""

import random
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from engine import State
from matches.challenges import challenge_queries
from matches.challenges.challenge_loading import read_challenge
from matches.challenges.challenge_models import Challenge, Invitation
from matches.challenges.challenge_rules import (
    changes,
    check_computer_matches,
    check_counter,
    check_decline,
    check_fill,
    check_limits,
    check_open,
    check_opponents,
    check_own_team,
    check_playable,
    check_renew,
    check_same_options,
    free_seats,
    others,
    seat_for,
    seat_for_team,
    stepped,
)
from matches.core.announcements import Announcement
from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Computer, Holder, Match, Person, Place, Team, TeamTerms, Unknown, computer
from matches.core.terms import Terms
from matches.people.block_service import Block, check_blocks
from matches.people.privacy_service import Leaving
from matches.playing import match_queries
from matches.playing.entering import begin
from matches.playing.fairness import check_unhelped
from matches.playing.loading import holder_columns
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import BOARD, in_match, in_place, when_sent
from matches.ratings.rated_terms import check_rated, may_be_rated
from store import Key, Store
from store.transactions import Transaction

OPEN_SECONDS = 7 * DAY


@dataclass(frozen=True, slots=True)
class WantedTeam:
    """A team that is to have a seat of a challenge."""

    terms: TeamTerms
    place: Place
    captain: Person | None
    now: int
    team: Team | None = None
    """The team, once it is made."""


TEAM_WANTED: Final = Announcement[WantedTeam]()
"""A challenge has a seat for a new team, which its listener makes."""


class ChallengeService(Service):
    """Making and answering challenges. Each change is one transaction, which also queues its posts."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        clock: Callable[[], datetime],
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._chance = chance or random.SystemRandom()

    async def create(
        self,
        terms: Terms,
        challenger: Person,
        opponents: Sequence[Person | Computer | TeamTerms],
        place: Place,
        language: str,
        unsure: Collection[int] = (),
        *,
        team: TeamTerms | None = None,
    ) -> Challenge:
        """Create a challenge. Seats beyond the named opponents are open to anybody. Computers accept immediately, so a
        challenge to computers alone starts its match here. A team's seat is taken once somebody has joined it.

        `unsure`: ids of opponents who may not be able to see the place; they get no direct message. `team`: that of the
        challenger, who is its captain, in place of the challenger alone. Matches with teams are never rated, and only
        in servers that have the bot as a member; matches that begin with a position of their own are never rated, and
        have its options. Raises MatchError.
        """
        if terms.origin:
            check_same_options(terms)
            start = terms.start
            check_playable(start)
            await self.check_play_on(challenger.user, start)
        values = _columns(challenger, place, language)
        check_opponents(terms.game, challenger, opponents)
        anybody = [None] * (terms.game.players - 1 - len(opponents))
        async with self._store.write(lock=("user", challenger.user)) as transaction:
            asked = [
                await self._add_team(transaction, one, place) if isinstance(one, TeamTerms) else one
                for one in [*opponents, *anybody]
            ]
            if team:
                values["team"] = (await self._add_team(transaction, team, place, challenger)).id
            return await self._add(transaction, terms, values, [self._invite(one, unsure) for one in asked])

    async def check_play_on(self, user: int, position: State) -> None:
        """Raise MatchError("position-helps") if playing on from a position would help a user in a running match
        (`helped_match`), which is the data `match`.
        """
        await check_unhelped("position-helps", self._matches, user, [position])

    async def check_start(self, challenge_id: int, user: int) -> None:
        """Raise MatchError("position-helps") as `check_play_on` does, if a challenge begins with a position."""
        challenge = await self.get(challenge_id)
        if challenge.terms.origin:
            await self.check_play_on(user, challenge.terms.start)

    async def rematch(self, match_id: int, person: Person, step: int = 0) -> Challenge:
        """Challenge the other players of a finished match again, with player numbers rotated by one; or accept the
        rematch that one of them has already requested.

        `step`: levels by which computers play higher, up to the highest level. Raises MatchError.
        """
        match = await self._matches.get(match_id)
        if match.state.origin and match.seat_of(person.user):
            await self.check_play_on(person.user, match.at(0).state)
        async with self._store.read(once=True) as transaction:
            known = await challenge_queries.rematch(transaction, match_id)
        locks: list[Key] = [("user", person.user), *([("challenge", known)] if known else [])]
        async with self._matches.changing(match_id, *locks) as (transaction, match):
            terms, opponents = _rematch_terms(match, person, step)
            rematch = await self._rematch(transaction, match_id)
            if rematch is None:
                values = _columns(person, match.place, match.language, rematch=match_id)
                return await self._add(transaction, terms, values, list(map(self._invite, opponents)))
            if rematch.match:
                raise MatchError("rematch-began", rematch=str(rematch.match))
            if rematch.challenger.user == person.user:
                raise MatchError("rematch-on-its-way")
            if rematch.id == known:
                return await self._take(transaction, rematch, person)
        return await self.rematch(match_id, person, step)  # another player requested one after `known` was read

    async def get(self, challenge_id: int) -> Challenge:
        """Return a challenge as it stands. Raises MatchError("no-such-challenge")."""
        async with self._store.read() as transaction:
            return await self.load(transaction, challenge_id)

    async def make_team(
        self, challenge_id: int, person: Person, terms: TeamTerms, slot: int | None = None
    ) -> Challenge:
        """Give a seat of an open challenge to a new team.

        Without `slot` that is the person's own seat, or the one that they may take: they become the captain. With the
        slot of an invitation to anybody, the challenger lets a team have that seat; whoever joins first becomes its
        captain. The match starts if no other seat is free. Raises MatchError.
        """
        await self.check_start(challenge_id, person.user)
        async with self.changing(challenge_id, person.user) as (transaction, challenge):
            check_open(challenge)
            if challenge.terms.rated:
                raise MatchError("team-rated")
            if slot is None and person.user == challenge.challenger.user:
                check_own_team(challenge)
                team = await self._add_team(transaction, terms, challenge.place, person)
                await challenge_queries.change_challenge(transaction, challenge_id, team=team.id)
                return await self._start_if_full(transaction, challenge_id)
            seat = seat_for_team(challenge, person.user, slot)
            captain = person if slot is None else None
            if captain and not seat.taken:
                await self._check_newcomer(transaction, challenge, captain, seat)
            team = await self._add_team(transaction, terms, challenge.place, captain)
            columns = {**_NOBODY_YET, **self._invite(team)}
            await challenge_queries.change_invitation(transaction, challenge_id, seat.slot, **columns)
            return await self._start_if_full(transaction, challenge_id)

    async def seat_team(self, transaction: Transaction, challenge_id: int, team_id: int) -> Challenge:
        """Take the seat of a team that somebody has joined, in an open transaction that locks the challenge. Start the
        match if it was the last.
        """
        await challenge_queries.take_for_team(transaction, challenge_id, team_id, self._now())
        return await self._start_if_full(transaction, challenge_id)

    async def load(self, transaction: Transaction, challenge_id: int) -> Challenge:
        """Return a challenge as the transaction sees it. Raises MatchError("no-such-challenge")."""
        return await _load(transaction, challenge_id, self._now())

    async def accept(
        self, challenge_id: int, person: Person, card: int | None = None, channel: int | None = None
    ) -> Challenge:
        """Accept a challenge; the last acceptance starts the match.

        `card`: id of the message that was answered. `channel`: its channel, by default that of the challenge. Raises
        MatchError.
        """
        await self.check_start(challenge_id, person.user)
        async with self.changing(challenge_id, person.user) as (transaction, challenge):
            check_open(challenge)
            if card and card != challenge.card:
                await challenge_queries.change_challenge(transaction, challenge_id, card=card, card_channel=channel)
            return await self._take(transaction, challenge, person)

    async def counter(self, challenge_id: int, person: Person, terms: Terms) -> Challenge:
        """Close a challenge and create a new one with other terms, from the person to all other participants.

        Allowed for anybody who may accept, and for the challenger until somebody has accepted. Game and position stay.
        Raises MatchError.
        """
        await self.check_start(challenge_id, person.user)
        async with self.changing(challenge_id, person.user) as (transaction, before):
            check_counter(before, person.user)
            terms = replace(terms, game=before.terms.game, origin=before.terms.origin)
            check_same_options(terms)
            values = _columns(person, before.place, before.language, rematch=before.rematch, counters=before.id)
            own = person.user == before.challenger.user
            await self._close(transaction, challenge_id, "changed" if own else "countered")
            unsure = [asked.user for asked in before.invitations if asked.user and not asked.present]
            declined = {asked.holder: asked.declined_at for asked in before.invitations if asked.user != person.user}
            invited = [
                {**self._invite(other, unsure), "declined_at": other and declined.get(other)}
                for other in others(before, person.user)
            ]
            challenge = await self._add(transaction, terms, values, invited)
            if not changes(challenge, before):
                raise MatchError("same-terms", challenge=challenge_id)
        return challenge

    async def renew(
        self, challenge_id: int, person: Person, opponent: Person | Computer | None = None, unsure: Collection[int] = ()
    ) -> Challenge:
        """Replace a challenge by one that offers a declined seat to another person; all other seats stay as they are.

        `opponent`: the person to ask; None opens the seat to anybody. A person who declined can be asked for the same
        seat again. `unsure` as in `create`. Raises MatchError.
        """
        await self.check_start(challenge_id, person.user)
        async with self.changing(challenge_id, person.user) as (transaction, before):
            check_renew(before, person.user)
            taking_part = {taking.user for taking in before.people()}
            if opponent and opponent.user in taking_part:
                raise MatchError("own-challenge" if opponent.user == person.user else "same-opponent")
            declined = [asked for asked in before.invitations if asked.declined]
            own = [asked for asked in declined if isinstance(opponent, Person) and asked.user == opponent.user]
            return await self._renew(
                transaction, before, person, {(own or declined)[0]: self._invite(opponent, unsure)}
            )

    async def fill(self, challenge_id: int, person: Person, level: int) -> Challenge:
        """Give the open and declined seats of a person's challenge to computers. The match starts if no other seat is
        free.

        The match is then unrated. A challenge that is closed because everybody declined is opened again. Raises
        MatchError.
        """
        columns = {**self._invite(computer(level)), "declined_at": None, "volunteered": False}
        await self.check_start(challenge_id, person.user)
        async with self.changing(challenge_id, person.user) as (transaction, before):
            check_fill(before, person.user)
            free = free_seats(before)
            if before.status == "declined":
                return await self._renew(transaction, before, person, dict.fromkeys(free, columns))
            await check_computer_matches(transaction, before.people(), before.place.guild, self._now())
            for asked in free:
                await challenge_queries.change_invitation(transaction, challenge_id, asked.slot, **columns)
            await challenge_queries.change_challenge(transaction, challenge_id, note=None, rated=False)
            return await self._start_if_full(transaction, challenge_id)

    async def _renew(
        self,
        transaction: Transaction,
        before: Challenge,
        person: Person,
        invited: Mapping[Invitation, Mapping[str, object]],
    ) -> Challenge:
        """Replace a challenge, with new columns for some invitations. It becomes unrated if a computer takes part."""
        await self._close(transaction, before.id, "renewed")
        has_computers = any(columns["level"] for columns in invited.values())
        terms = replace(before.terms, rated=before.terms.rated and not has_computers)
        values = _columns(person, before.place, before.language, before.team, rematch=before.rematch)
        if before.rematch and await self._rematch(transaction, before.rematch):
            values["rematch"] = None  # another rematch was requested in the meantime
        columns = [invited.get(asked) or self._kept_columns(asked) for asked in before.invitations]
        return await self._add(transaction, terms, values, columns)

    def _kept_columns(self, asked: Invitation) -> dict[str, object]:
        """Return the columns of an invitation that are copied unchanged to a replacing challenge."""
        return {
            **self._invite(asked.holder),
            "present": asked.present,
            "taken_at": self._now() if asked.taken else None,
            "declined_at": asked.declined_at,
            "volunteered": asked.volunteered,
        }

    async def decline(self, challenge_id: int, person: Person, note: str = "") -> Challenge:
        """Decline for a person who was asked by name, with a note to the challenger. Raises MatchError.

        The challenge stays open while any seat is taken or can still be taken, because the challenger may replace the
        person. A seat that was open to anybody is open again.
        """
        async with self.changing(challenge_id, person.user) as (transaction, challenge):
            return await _decline(transaction, challenge, person, self._now(), note)

    async def withdraw(self, challenge_id: int, person: Person) -> Challenge:
        """Withdraw the person's own challenge. Raises MatchError."""
        async with self.changing(challenge_id, person.user) as (transaction, challenge):
            check_open(challenge)
            if person.user != challenge.challenger.user:
                raise MatchError("not-challenger", player=challenge.challenger.name)
            return await self._close(transaction, challenge_id, "withdrawn")

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user made an open challenge, or takes part in one."""
        return bool(await challenge_queries.engaging(transaction, user, self._now()))

    async def leave_all(self, leaving: Leaving) -> None:
        """Withdraw a person's challenges, and decline those of others."""
        async with self._store.read() as transaction:
            found = await challenge_queries.engaging(transaction, leaving.person.user, self._now())
        for row in found:
            close = self.withdraw if row.challenger == leaving.person.user else self.decline
            with suppress(MatchError):
                leaving.closed.append((await close(row.id, leaving.person)).id)

    @asynccontextmanager
    async def changing(self, challenge_id: int, user: int) -> AsyncIterator[tuple[Transaction, Challenge]]:
        """Begin a transaction that changes a challenge for a user, and yield it with the current challenge.

        Locks the challenge, the match that it is a rematch of, and the user, so that limits per user hold. Raises
        MatchError("no-such-challenge").
        """
        rematch = (await self.get(challenge_id)).rematch
        locks: list[Key] = [("challenge", challenge_id), ("user", user)]
        if rematch:
            locks.append(("match", rematch))
        async with self._store.write(lock=locks) as transaction:
            yield transaction, await self.load(transaction, challenge_id)

    async def begin_match(
        self, transaction: Transaction, terms: Terms, players: Sequence[Holder], place: Place, language: str
    ) -> int:
        """Start a match that was agreed on elsewhere, in an open transaction, and return its id.

        `players` are in player order: people, teams that are stored, computers. Limits on challenges do not apply. The
        match gets a card, and is rated if its terms say so, its options allow it, and only people play.
        """
        first = next(number for number, player in enumerate(players) if not isinstance(player, Computer))
        challenger, others = players[first], [*players[:first], *players[first + 1 :]]
        are_people = all(isinstance(player, Person) for player in players)
        rated = terms.rated and are_people and may_be_rated(terms)
        columns = _columns(challenger, place, language, challenger if isinstance(challenger, Team) else None)
        invited = [{**self._invite(other), "taken_at": self._now()} for other in others]
        terms = replace(terms, player=first, rated=rated)
        challenge = await self._store_challenge(transaction, terms, columns, invited)
        assert challenge.match
        return challenge.match

    async def _add(
        self, transaction: Transaction, terms: Terms, values: Mapping[str, Any], invited: Sequence[Mapping[str, Any]]
    ) -> Challenge:
        """Check limits, then store a challenge with the columns of its invitations, and queue its card.

        Starts the match if all seats are taken. Raises MatchError.
        """
        now = self._now()
        waiting = [columns for columns in invited if not (columns.get("taken_at") or columns.get("declined_at"))]
        asked = [Person(columns["user"], columns["name"]) for columns in waiting if columns["user"]]
        challenger = Person(values["challenger"], values["challenger_name"])
        await check_limits(transaction, challenger.user, asked, now)
        has_computers = any(columns["level"] for columns in invited)
        if terms.rated and terms.origin:
            raise MatchError("rated-position")
        if terms.rated and (values.get("team") or any(columns["team"] for columns in invited)):
            raise MatchError("team-rated")
        if terms.rated:
            check_rated(terms, has_computers=has_computers)
        if has_computers:
            await check_computer_matches(transaction, [challenger], values["guild"], now)
        return await self._store_challenge(transaction, terms, values, invited)

    async def _store_challenge(
        self, transaction: Transaction, terms: Terms, values: Mapping[str, Any], invited: Sequence[Mapping[str, Any]]
    ) -> Challenge:
        """Store a challenge without checking limits, and queue its card. Starts the match if all seats are taken."""
        now = self._now()
        columns = {**terms.columns("challenges"), **values}
        columns |= {"status": "open", "created_at": now, "expires_at": now + OPEN_SECONDS}
        numbered = [{**_NOBODY_YET, **columns, "slot": slot} for slot, columns in enumerate(invited, 1)]
        challenge_id = await challenge_queries.add_challenge(transaction, columns, numbered)
        where = in_place(Place(values["guild"], values["channel"], answer_only=values["answer_only"]))
        await outbox_queries.add(transaction, "card", now, challenge_id, lane=_lane(challenge_id), **where)
        return await self._start_if_full(transaction, challenge_id)

    async def _take(self, transaction: Transaction, challenge: Challenge, person: Person) -> Challenge:
        """Give a seat to a person, and start the match if it was the last."""
        seat = seat_for(challenge, person.user)
        await self._check_newcomer(transaction, challenge, person, seat)
        now = self._now()
        taken = {"user": person.user, "name": person.name, "taken_at": now, "declined_at": None, "present": True}
        volunteered = seat.is_open
        await challenge_queries.change_invitation(
            transaction, challenge.id, seat.slot, **taken, volunteered=volunteered
        )
        if seat == challenge.last_declined:
            await challenge_queries.change_challenge(transaction, challenge.id, note=None)
        return await self._start_if_full(transaction, challenge.id)

    async def _check_newcomer(
        self, transaction: Transaction, challenge: Challenge, person: Person, seat: Invitation
    ) -> None:
        """Raise MatchError if a person cannot take a seat because of blocks, a team of theirs, or their matches against
        computers.
        """
        if seat.is_open:
            await check_blocks(transaction, challenge.people(), person.user)
        if challenge.teams and await challenge_queries.plays_in_challenge(transaction, challenge.id, person.user):
            raise MatchError("other-team")
        if any(asked.is_computer for asked in challenge.invitations):
            await check_computer_matches(transaction, [person], challenge.place.guild, self._now())

    async def _start_if_full(self, transaction: Transaction, challenge_id: int) -> Challenge:
        """Start the match if all seats are taken and no team is empty. Return the challenge as stored afterwards."""
        challenge = await self.load(transaction, challenge_id)
        are_taken = all(asked.taken for asked in challenge.invitations)
        if not are_taken or not all(team.has_seat for team in challenge.teams):
            return challenge
        match = await self._start_match(transaction, challenge, self._now())
        await challenge_queries.change_challenge(transaction, challenge_id, status="accepted", match=match)
        return await self.load(transaction, challenge_id)

    async def _rematch(self, transaction: Transaction, match_id: int) -> Challenge | None:
        """Return the open or accepted rematch of a match. An expired one is closed first."""
        found = await challenge_queries.rematch(transaction, match_id)
        challenge = None if found is None else await self.load(transaction, found)
        if challenge and challenge.status == "expired":
            await challenge_queries.change_challenge(transaction, challenge.id, status="expired")
            return None
        return challenge

    async def _start_match(self, transaction: Transaction, challenge: Challenge, now: int) -> int:
        players, terms = self._players(challenge), challenge.terms
        start = terms.start
        assert start.turn is not None
        thinks = isinstance(players[start.turn], Computer)
        has_anchor = challenge.card is not None and challenge.card_channel == challenge.place.channel
        values = {
            **terms.columns("matches"),
            "rules_version": terms.game.rules_version,
            **_place_columns(challenge.place),
            "language": challenge.language,
            "entries": 0,
            "plies": start.ply,
            "mover": start.turn,
            "thinks_at": now if thinks else None,
            "card": challenge.card if has_anchor else None,
            "started_at": now,
            "moved_at": now,
        }
        match = await match_queries.add_match(transaction, values, map(holder_columns, players))
        where = in_match(match, challenge.place)
        if challenge.card is None:
            await outbox_queries.change_lane(transaction, _lane(challenge.id), where["lane"])  # before the boards
        elif challenge.card_channel == challenge.place.thread:
            await outbox_queries.add(transaction, "anchor", now, challenge.id, **where)
        if not thinks:
            await outbox_queries.add(transaction, BOARD, now, match, **where, essential=True)
        await begin(transaction, match, now)
        return match

    def _players(self, challenge: Challenge) -> list[Holder]:
        """Return the players in player order: with the challenger's pick, or drawn at random."""
        players = [holder for holder in challenge.order if holder]
        if challenge.terms.player is None:
            self._chance.shuffle(players)
        return players

    def _invite(self, holder: Holder | None, unsure: Collection[int] = ()) -> dict[str, object]:
        """Return the columns of an invitation to a player; None invites anybody. Computers and teams with members have
        accepted.
        """
        has_accepted = isinstance(holder, Computer) or (isinstance(holder, Team) and holder.size)
        taken = {"taken_at": self._now()} if has_accepted else {}
        return {**holder_columns(holder), "present": not (holder and holder.user in unsure), **taken}

    async def _add_team(
        self, transaction: Transaction, terms: TeamTerms, place: Place, captain: Person | None = None
    ) -> Team:
        """Have a team made for a challenge in a place, and return it. Raises MatchError."""
        wanted = await TEAM_WANTED(transaction, WantedTeam(terms, place, captain, self._now()))
        assert wanted.team
        return wanted.team

    async def _close(self, transaction: Transaction, challenge_id: int, status: str, **values: object) -> Challenge:
        await challenge_queries.change_challenge(transaction, challenge_id, status=status, **values)
        return await self.load(transaction, challenge_id)


async def decline_blocked(transaction: Transaction, block: Block) -> Block:
    """Decline the challenges of a blocked person that ask the person who blocks them by name."""
    asking = await challenge_queries.asking(transaction, block.person.user, block.blocked, block.now)
    for challenge in asking:
        await _decline(transaction, await _load(transaction, challenge, block.now), block.person, block.now)
    return replace(block, declined=tuple(asking))


async def _decline(
    transaction: Transaction, challenge: Challenge, person: Person, now: int, note: str = ""
) -> Challenge:
    """Decline like `ChallengeService.decline`, in an open transaction."""
    check_decline(challenge, person.user)
    asked = next(asked for asked in challenge.invitations if asked.user == person.user)
    values: dict[str, object] = {"name": person.name, "taken_at": None, "declined_at": now}
    if asked.volunteered:
        values = {"user": None, "name": None, "taken_at": None, "volunteered": False}
    else:
        await challenge_queries.change_challenge(transaction, challenge.id, note=note or None)
    await challenge_queries.change_invitation(transaction, challenge.id, asked.slot, **values)
    challenge = await _load(transaction, challenge.id, now)
    if all(asked.declined or asked.is_computer for asked in challenge.invitations):
        await challenge_queries.change_challenge(transaction, challenge.id, status="declined")
        return await _load(transaction, challenge.id, now)
    return challenge


async def _load(transaction: Transaction, challenge_id: int, now: int) -> Challenge:
    challenge = await read_challenge(transaction, challenge_id, now)
    if challenge is None:
        raise MatchError("no-such-challenge", challenge=challenge_id)
    return challenge


def _rematch_terms(match: Match, person: Person, step: int) -> tuple[Terms, list[Holder]]:
    """Return the terms of a rematch, and the players to invite in player order. Raises MatchError.

    The rematch begins with the same position. `step`: levels by which computers play higher.
    """
    seat = match.seat_of(person.user)
    if seat is None:
        raise MatchError("not-a-player", match=match)
    if not match.state.outcome:
        raise MatchError("match-runs", match=match)
    if match.teams:
        raise MatchError("team-rematch", match=match)
    if any(isinstance(taken.holder, Unknown) for taken in match.seats):
        raise MatchError("player-gone", match=match)
    rated = match.rated and may_be_rated(match.terms)
    terms = replace(match.terms, player=(seat.player + 1) % match.game.players, rated=rated)
    moved = (match.seats[-1], *match.seats[:-1])
    return terms, [
        Computer(stepped(other.level, step)) if other.level else other.holder
        for other in moved
        if other.user != person.user
    ]


def _columns(
    challenger: Holder, place: Place, language: str, team: Team | None = None, **more: int | None
) -> dict[str, Any]:
    """Return the columns of a challenge that say who makes it, where, and what it follows."""
    user = holder_columns(challenger)["user"]
    about = {"challenger": user, "challenger_name": challenger.name, "team": team and team.id}
    return {**about, **_place_columns(place), "language": language, **more}


def _lane(challenge: int) -> str:
    """Return the outbox lane of a challenge's card, used until the match has its own."""
    return f"challenge {challenge}"


@when_sent("card", lock="challenge")
async def _store_card(transaction: Transaction, challenge: int, channel: int, message: int) -> None:
    await challenge_queries.set_card(transaction, challenge, channel, message)


@when_sent("anchor", lock="challenge")
async def _store_anchor(transaction: Transaction, challenge: int, channel: int, message: int) -> None:
    await challenge_queries.set_anchor(transaction, challenge, channel, message)


def _place_columns(place: Place) -> dict[str, object]:
    return {"guild": place.guild, "channel": place.channel, "answer_only": place.answer_only}


_NOBODY_YET: Final = {"taken_at": None, "declined_at": None, "volunteered": False, "level": None, "team": None}
"""The columns of an unanswered invitation."""

"""Challenges: offered to named people or to anybody, good for seven days; the last accept begins the match."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Any

from engine import Game
from matches import clock_updates
from matches.base_service import Service
from matches.challenge_rules import (
    changes,
    check_blocks,
    check_counter,
    check_decline,
    check_limits,
    check_open,
    check_opponents,
    others,
    seat_for,
)
from matches.clocks import DAY, NO_CLOCK, Clock
from matches.loading import read_challenge
from matches.match_errors import MatchError
from matches.match_service import MatchService
from matches.models import Challenge, Match, Person, Place
from matches.store import Store, challenge_queries, match_queries, outbox_queries
from matches.store.transactions import Transaction

GOOD_FOR_SECONDS = 7 * DAY


class ChallengeService(Service):
    """Every change is one transaction, with the promise to post what follows from it."""

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
        game: Game,
        options: Mapping[str, object],
        challenger: Person,
        opponents: Sequence[Person],
        place: Place,
        language: str,
        player: int | None = None,
        clock: Clock = NO_CLOCK,
        unsure: Collection[int] = (),
    ) -> Challenge:
        """A new challenge; seats beyond the named opponents are open to anybody.

        `player` is the number the challenger picked; `unsure` are the opponents, by user, of whom nobody knows whether
        they can see the place: they are not written to. Raises OptionError, MatchError.
        """
        values = {
            "game": game.id,
            "terms": game.write_options(game.settle(options)),
            "challenger": challenger.user,
            "challenger_name": challenger.name,
            "player": player,
            **_where(place),
            "language": language,
            "clock": clock.text or None,
        }
        check_opponents(game, challenger, opponents)
        anybody = [None] * (game.players - 1 - len(opponents))
        async with self._store.write() as transaction:
            return await self._add(transaction, values, [*opponents, *anybody], unsure)

    async def rematch(self, match_id: int, person: Person) -> Challenge:
        """Challenges the others to a finished match once more, everybody's player number moved on by one; where one of
        them has done so already, accepts. Raises MatchError.
        """
        async with self._matches.changing(match_id) as (transaction, match):
            values, asked = _once_more(match, person)
            standing = await self._rematch(transaction, match_id)
            if standing is None:
                challenge = await self._add(transaction, values, asked)
            elif standing.match:
                raise MatchError("rematch-began", rematch=str(standing.match))
            elif standing.challenger.user == person.user:
                raise MatchError("rematch-on-its-way")
            else:
                challenge = await self._take(transaction, standing, person)
        return challenge

    async def get(self, challenge_id: int) -> Challenge:
        """A challenge as it stands. Raises MatchError("no-such-challenge")."""
        async with self._store.read() as transaction:
            return await self._load(transaction, challenge_id)

    async def accept(self, challenge_id: int, person: Person, card: int | None = None) -> Challenge:
        """Takes a seat; with the last one taken the match begins. `card` is the message that was answered.

        Raises MatchError.
        """
        async with self._store.write() as transaction:
            challenge = await self._load(transaction, challenge_id)
            check_open(challenge)
            if card and card != challenge.card:
                await challenge_queries.change_challenge(transaction, challenge_id, card=card)
            return await self._take(transaction, challenge, person)

    async def counter(
        self,
        challenge_id: int,
        person: Person,
        options: Mapping[str, object],
        player: int | None = None,
        clock: Clock = NO_CLOCK,
    ) -> Challenge:
        """Closes a challenge and makes another one with other terms, by the person, to everybody else.

        For whoever may accept, and for the challenger as long as nobody has. Raises OptionError, MatchError.
        """
        async with self._store.write() as transaction:
            before = await self._load(transaction, challenge_id)
            check_counter(before, person.user)
            values = {
                **_same(before),
                "terms": before.game.write_options(before.game.settle(options)),
                "challenger": person.user,
                "challenger_name": person.name,
                "player": player,
                "clock": clock.text or None,
            }
            own = person.user == before.challenger.user
            await self._close(transaction, challenge_id, "changed" if own else "countered")
            unsure = [one.user for one in before.invitations if one.user and not one.present]
            challenge = await self._add(transaction, values, others(before, person.user), unsure)
            if not changes(challenge, before):
                raise MatchError("same-terms", challenge=challenge_id)
        return challenge

    async def decline(self, challenge_id: int, person: Person, note: str = "") -> Challenge:
        """Refuses, for somebody who was asked by name, with a word to go with it. Raises MatchError."""
        async with self._store.write() as transaction:
            return await self.decline_within(transaction, challenge_id, person, note)

    async def withdraw(self, challenge_id: int, person: Person) -> Challenge:
        """Takes a challenge back. Raises MatchError."""
        async with self._store.write() as transaction:
            challenge = await self._load(transaction, challenge_id)
            check_open(challenge)
            if person.user != challenge.challenger.user:
                raise MatchError("not-challenger", player=challenge.challenger.name)
            return await self._close(transaction, challenge_id, "withdrawn")

    async def decline_within(
        self, transaction: Transaction, challenge_id: int, person: Person, note: str = ""
    ) -> Challenge:
        """The same in a transaction that has begun."""
        challenge = await self._load(transaction, challenge_id)
        check_decline(challenge, person.user)
        slot = next(one.slot for one in challenge.invitations if one.user == person.user)
        await challenge_queries.change_invitation(
            transaction, challenge_id, slot, name=person.name, declined_at=self._now()
        )
        return await self._close(transaction, challenge_id, "declined", note=note or None)

    async def _add(
        self,
        transaction: Transaction,
        values: Mapping[str, Any],
        asked: Sequence[Person | None],
        unsure: Collection[int] = (),
    ) -> Challenge:
        """A new challenge with its invitations, to anybody where no person is named, and the promise of its card."""
        now = self._now()
        await check_limits(transaction, values["challenger"], [one for one in asked if one], now)
        timed = {**values, "status": "open", "created_at": now, "expires_at": now + GOOD_FOR_SECONDS}
        invited = [_invited(slot, one, unsure) for slot, one in enumerate(asked, 1)]
        challenge_id = await challenge_queries.add_challenge(transaction, timed, invited)
        await outbox_queries.add(transaction, "card", now, challenge=challenge_id)
        return await self._load(transaction, challenge_id)

    async def _take(self, transaction: Transaction, challenge: Challenge, person: Person) -> Challenge:
        """Seats a person; with the last one seated the match begins."""
        seat = seat_for(challenge, person.user)
        if seat.user is None:
            await check_blocks(transaction, [one for one in challenge.order if one], person.user)
        now = self._now()
        taken = {"user": person.user, "name": person.name, "taken_at": now, "present": True}
        await challenge_queries.change_invitation(transaction, challenge.id, seat.slot, **taken)
        challenge = await self._load(transaction, challenge.id)
        if all(one.taken for one in challenge.invitations):
            match = await self._begin(transaction, challenge, now)
            await challenge_queries.change_challenge(transaction, challenge.id, status="accepted", match=match)
        return await self._load(transaction, challenge.id)

    async def _rematch(self, transaction: Transaction, match_id: int) -> Challenge | None:
        """The challenge to play a match once more that stands; one that has expired makes room for another."""
        found = await challenge_queries.rematch(transaction, match_id)
        challenge = None if found is None else await self._load(transaction, found)
        if challenge and challenge.status == "expired":
            await challenge_queries.change_challenge(transaction, challenge.id, status="expired")
            return None
        return challenge

    async def _begin(self, transaction: Transaction, challenge: Challenge, now: int) -> int:
        values = {
            "game": challenge.game.id,
            "terms": challenge.terms,
            "rules_version": challenge.game.rules_version,
            **_where(challenge.place),
            "language": challenge.language,
            "clock": challenge.clock.text or None,
            "entries": 0,
            "turn": challenge.game.start(challenge.game.read_options(challenge.terms)).turn,
            "card": challenge.card,
            "started_at": now,
            "moved_at": now,
        }
        match = await match_queries.add_match(transaction, values, self._seated(challenge))
        if challenge.card is None:
            await outbox_queries.go_before(transaction, challenge.id, match)
        await outbox_queries.add(transaction, "turn", now, match=match, entry=0)
        await clock_updates.start_clock(transaction, match, now)
        return match

    def _seated(self, challenge: Challenge) -> list[tuple[int, str]]:
        """Everybody by player number: as the challenger picked, else drawn."""
        everybody = [(one.user, one.name) for one in challenge.order if one]
        if challenge.player is None:
            self._chance.shuffle(everybody)
        return everybody

    async def _close(self, transaction: Transaction, challenge_id: int, status: str, **values: object) -> Challenge:
        await challenge_queries.change_challenge(transaction, challenge_id, status=status, **values)
        return await self._load(transaction, challenge_id)

    async def _load(self, transaction: Transaction, challenge_id: int) -> Challenge:
        challenge = await read_challenge(transaction, challenge_id, self._now())
        if challenge is None:
            raise MatchError("no-such-challenge", challenge=challenge_id)
        return challenge


def _once_more(match: Match, person: Person) -> tuple[dict[str, object], list[Person]]:
    """What a challenge to a finished match once more says, and whom it asks, by player. Raises MatchError."""
    seat = match.seat_of(person.user)
    if seat is None:
        raise MatchError("not-a-player", match=match)
    if not match.state.outcome:
        raise MatchError("match-runs", match=match)
    if not all(one.user for one in match.seats):
        raise MatchError("player-gone", match=match)
    values = {
        "game": match.game.id,
        "terms": match.state.terms,
        "challenger": person.user,
        "challenger_name": person.name,
        "player": (seat.player + 1) % match.game.players,
        **_where(match.place),
        "language": match.language,
        "clock": match.clock.text or None,
        "rematch": match.id,
    }
    moved = (match.seats[-1], *match.seats[:-1])
    return values, [Person(one.user, one.name) for one in moved if one.user != person.user]


def _same(challenge: Challenge) -> dict[str, object]:
    """What a challenge that counters another has in common with it."""
    return {
        "game": challenge.game.id,
        **_where(challenge.place),
        "language": challenge.language,
        "rematch": challenge.rematch,
        "counters": challenge.id,
    }


def _where(place: Place) -> dict[str, object]:
    """What is stored of the place of a challenge, and of a match as it begins."""
    return {"guild": place.guild, "channel": place.channel, "voiced": place.answer_only}


def _invited(slot: int, person: Person | None, unsure: Collection[int]) -> dict[str, object]:
    """What is stored of an invitation."""
    if person is None:
        return {"slot": slot, "user": None, "name": None, "present": True}
    return {"slot": slot, "user": person.user, "name": person.name, "present": person.user not in unsure}

"""Challenges: offered to named people or to anybody, good for seven days; the last accept begins the match."""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from engine import Game
from matches.errors import MatchError
from matches.models import Challenge, Invitation, Match, Person, Place
from matches.outbox import Outbox
from matches.reading import read_challenge
from matches.store import Store, rows
from matches.store import outbox as outbox_rows

GOOD_FOR_SECONDS = 7 * 86_400


class Challenges:
    """Every change is one transaction, with the promise to post what follows from it."""

    def __init__(
        self, store: Store, outbox: Outbox, clock: Callable[[], datetime], chance: random.Random | None = None
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._chance = chance or random.SystemRandom()

    async def offer(
        self,
        game: Game,
        options: Mapping[str, object],
        challenger: Person,
        opponents: Sequence[Person],
        place: Place,
        language: str,
        player: int | None = None,
    ) -> Challenge:
        """A new challenge; seats beyond the named opponents are open to anybody.

        `player` is the number the challenger picked. Raises OptionError, MatchError.
        """
        values = {
            "game": game.id,
            "terms": game.write_options(game.settle(options)),
            "challenger": challenger.user,
            "challenger_name": challenger.name,
            "player": player,
            "guild": place.guild,
            "channel": place.channel,
            "language": language,
        }
        _check_opponents(game, challenger, opponents)
        async with self._store.write() as connection:
            challenge = await self._add(connection, game, values, opponents)
        self._outbox.woken.set()
        return challenge

    async def rematch(self, match: Match, person: Person) -> Challenge:
        """Challenges the others to a finished match once more, everybody's player number moved on by one; where one of
        them has done so already, accepts. Raises MatchError.
        """
        values, others = _once_more(match, person)
        async with self._store.write() as connection:
            standing = await self._rematch(connection, match)
            if standing is None:
                challenge = await self._add(connection, match.game, values, others)
            elif standing.match:
                raise MatchError("rematch-began", rematch=str(standing.match))
            elif standing.challenger.user == person.user:
                raise MatchError("rematch-on-its-way")
            else:
                challenge = await self._take(connection, standing, person, standing.card)
        self._outbox.woken.set()
        return challenge

    async def challenge(self, challenge_id: int) -> Challenge:
        """A challenge as it stands. Raises MatchError("no-such-challenge")."""
        async with self._store.read() as connection:
            return await self._load(connection, challenge_id)

    async def accept(self, challenge_id: int, person: Person, card: int | None = None) -> Challenge:
        """Takes a seat; with the last one taken the match begins. `card` is the message that was answered.

        Raises MatchError.
        """
        async with self._store.write() as connection:
            challenge = await self._load_open(connection, challenge_id)
            challenge = await self._take(connection, challenge, person, card or challenge.card)
        self._outbox.woken.set()
        return challenge

    async def decline(self, challenge_id: int, person: Person) -> Challenge:
        """Refuses, for somebody who was asked by name. Raises MatchError."""
        async with self._store.write() as connection:
            challenge = await self._load_open(connection, challenge_id)
            if person.user not in {one.user for one in challenge.invitations}:
                raise MatchError("not-invited", challenge=challenge_id)
            return await self._close(connection, challenge_id, "declined")

    async def withdraw(self, challenge_id: int, person: Person) -> Challenge:
        """Takes a challenge back. Raises MatchError."""
        async with self._store.write() as connection:
            challenge = await self._load_open(connection, challenge_id)
            if person.user != challenge.challenger.user:
                raise MatchError("not-challenger", player=challenge.challenger.name)
            return await self._close(connection, challenge_id, "withdrawn")

    async def _add(
        self, connection: AsyncConnection, game: Game, values: Mapping[str, object], opponents: Sequence[Person]
    ) -> Challenge:
        """A new challenge with its invitations, and the promise of its card."""
        now = self._now()
        timed = {**values, "status": "open", "created_at": now, "expires_at": now + GOOD_FOR_SECONDS}
        named: list[tuple[int | None, str | None]] = [(one.user, one.name) for one in opponents]
        named += [(None, None)] * (game.players - 1 - len(named))
        invited = [(slot, user, name) for slot, (user, name) in enumerate(named, 1)]
        challenge_id = await rows.add_challenge(connection, timed, invited)
        await outbox_rows.add(connection, "card", now, challenge=challenge_id)
        return await self._load(connection, challenge_id)

    async def _take(
        self, connection: AsyncConnection, challenge: Challenge, person: Person, card: int | None
    ) -> Challenge:
        """Seats a person; with the last one seated the match begins."""
        seat = _seat_for(challenge, person)
        now = self._now()
        await rows.take_invitation(
            connection, challenge.id, seat.slot, user=person.user, name=person.name, taken_at=now
        )
        challenge = await self._load(connection, challenge.id)
        if all(one.taken for one in challenge.invitations):
            match = await self._begin(connection, challenge, card, now)
            await rows.change_challenge(connection, challenge.id, status="accepted", match=match)
        return await self._load(connection, challenge.id)

    async def _rematch(self, connection: AsyncConnection, match: Match) -> Challenge | None:
        """The challenge to play a match once more that stands; one that has expired makes room for another."""
        found = await rows.rematch(connection, match.id)
        challenge = None if found is None else await self._load(connection, found)
        if challenge and challenge.status == "expired":
            await rows.change_challenge(connection, challenge.id, status="expired")
            return None
        return challenge

    async def _begin(self, connection: AsyncConnection, challenge: Challenge, card: int | None, now: int) -> int:
        values = {
            "game": challenge.game.id,
            "terms": challenge.terms,
            "rules_version": challenge.game.rules_version,
            "guild": challenge.place.guild,
            "channel": challenge.place.channel,
            "language": challenge.language,
            "entries": 0,
            "card": card,
            "started_at": now,
            "moved_at": now,
        }
        match = await rows.add_match(connection, values, self._seated(challenge))
        await outbox_rows.add(connection, "turn", now, match=match, entry=0)
        return match

    def _seated(self, challenge: Challenge) -> list[tuple[int, str]]:
        """Everybody by player number: as the challenger picked, else drawn."""
        first = (challenge.challenger.user, challenge.challenger.name)
        others = [(one.user or 0, one.name or "") for one in challenge.invitations]
        if challenge.player is None:
            everybody = [first, *others]
            self._chance.shuffle(everybody)
            return everybody
        return [*others[: challenge.player], first, *others[challenge.player :]]

    async def _close(self, connection: AsyncConnection, challenge_id: int, status: str) -> Challenge:
        await rows.change_challenge(connection, challenge_id, status=status)
        return await self._load(connection, challenge_id)

    async def _load_open(self, connection: AsyncConnection, challenge_id: int) -> Challenge:
        challenge = await self._load(connection, challenge_id)
        if challenge.status == "expired":
            raise MatchError("challenge-expired", challenge=challenge_id)
        if challenge.status != "open":
            raise MatchError("challenge-closed", challenge=challenge_id, status=challenge.status)
        return challenge

    async def _load(self, connection: AsyncConnection, challenge_id: int) -> Challenge:
        challenge = await read_challenge(connection, challenge_id, self._now())
        if challenge is None:
            raise MatchError("no-such-challenge", challenge=challenge_id)
        return challenge

    def _now(self) -> int:
        return int(self._clock().timestamp())


def _once_more(match: Match, person: Person) -> tuple[dict[str, object], list[Person]]:
    """What a challenge to a finished match once more says, and whom it asks, by player. Raises MatchError."""
    seat = match.seat_of(person.user)
    if seat is None:
        raise MatchError("not-a-player", match=match)
    if not match.state.outcome:
        raise MatchError("match-runs", match=match)
    values = {
        "game": match.game.id,
        "terms": match.state.terms,
        "challenger": person.user,
        "challenger_name": person.name,
        "player": (seat.player + 1) % match.game.players,
        "guild": match.place.guild,
        "channel": match.place.channel,
        "language": match.language,
        "rematch": match.id,
    }
    moved = (match.seats[-1], *match.seats[:-1])
    return values, [Person(one.user, one.name) for one in moved if one.user != person.user]


def _check_opponents(game: Game, challenger: Person, opponents: Sequence[Person]) -> None:
    users = [one.user for one in opponents]
    if challenger.user in users:
        raise MatchError("own-challenge")
    if len(set(users)) < len(users):
        raise MatchError("same-opponent")
    if len(users) > game.players - 1:
        raise MatchError("too-many-opponents", most=game.players - 1, given=len(users))


def _seat_for(challenge: Challenge, person: Person) -> Invitation:
    """The seat that a person may take: the one they were asked for, else an open one. Raises MatchError."""
    if person.user == challenge.challenger.user:
        raise MatchError("own-challenge")
    if any(one.user == person.user and one.taken for one in challenge.invitations):
        raise MatchError("already-joined", challenge=challenge.id)
    for wanted in (person.user, None):
        for one in challenge.invitations:
            if one.user == wanted and not one.taken:
                return one
    raise MatchError("not-invited", challenge=challenge.id)

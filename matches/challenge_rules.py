"""Who may challenge whom and answer how, who gets which seat, and what a counter changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine import Game
from engine.options import Value
from matches.match_errors import MatchError
from matches.models import Challenge, Invitation, Person
from matches.store import block_queries, challenge_queries
from matches.store.transactions import Transaction

MOST_OPEN: Final = 20
"""How many open challenges a person may have."""
MOST_TO_ONE: Final = 3
"""How many of them may ask the same person by name."""


# Challenging


def check_opponents(game: Game, challenger: Person, opponents: Sequence[Person]) -> None:
    """Raise MatchError unless a game can be played with some named opponents."""
    users = [person.user for person in opponents]
    if challenger.user in users:
        raise MatchError("own-challenge")
    if len(set(users)) < len(users):
        raise MatchError("same-opponent")
    if len(users) > game.players - 1:
        raise MatchError("too-many-opponents", most=game.players - 1, given=len(users))


async def check_limits(transaction: Transaction, challenger: int, asked: Sequence[Person], now: int) -> None:
    """Raise MatchError if a challenger has too many open challenges, or is blocked by one of those who are asked."""
    await check_blocks(transaction, asked, challenger)
    found = await challenge_queries.open_challenges_by(transaction, challenger, now)
    if len({row.id for row in found}) >= MOST_OPEN:
        raise MatchError("too-many-challenges", most=MOST_OPEN)
    for person in asked:
        if sum(row.user == person.user for row in found) >= MOST_TO_ONE:
            raise MatchError("too-many-to-one", most=MOST_TO_ONE, player=person.name)


async def check_blocks(transaction: Transaction, people: Sequence[Person], user: int) -> None:
    """Raise MatchError if one of some people blocks a user."""
    blocking = await block_queries.blocking(transaction, [person.user for person in people], user)
    for person in people:
        if person.user in blocking:
            raise MatchError("blocked", player=person.name)


# Answering


def check_open(challenge: Challenge) -> None:
    """Raise MatchError unless a challenge waits for answers."""
    if challenge.status == "expired":
        raise MatchError("challenge-expired", challenge=challenge.id)
    if challenge.status != "open":
        raise MatchError("challenge-closed", challenge=challenge.id, status=challenge.status)


def check_decline(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user has a part in a challenge that is open, and has not declined."""
    check_open(challenge)
    invitation = next((invitation for invitation in challenge.invitations if invitation.user == user), None)
    if invitation is None:
        raise MatchError("not-invited", challenge=challenge.id)
    if invitation.declined:
        raise MatchError("already-declined", challenge=challenge.id)


def check_renew(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user may find somebody else for a seat: the challenger, for one that was declined."""
    if challenge.status != "declined":
        check_open(challenge)
    if user != challenge.challenger.user:
        raise MatchError("not-host", player=challenge.challenger.name)
    if not any(invitation.declined for invitation in challenge.invitations):
        raise MatchError("nobody-declined", challenge=challenge.id)


def check_counter(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user may ask for other terms: whoever may accept, and the challenger until one has."""
    check_open(challenge)
    if user != challenge.challenger.user:
        seat_for(challenge, user)
    elif any(invitation.taken for invitation in challenge.invitations):
        raise MatchError("terms-accepted", challenge=challenge.id)


# Seats


def seat_for(challenge: Challenge, user: int) -> Invitation:
    """Return the invitation that a user may take: the one by name, else an open one. Raises MatchError."""
    if user == challenge.challenger.user:
        raise MatchError("own-challenge")
    if any(invitation.user == user and invitation.taken for invitation in challenge.invitations):
        raise MatchError("already-joined", challenge=challenge.id)
    for wanted in (user, None):
        for invitation in challenge.invitations:
            if invitation.user == wanted and not invitation.taken:
                return invitation
    raise MatchError("not-invited", challenge=challenge.id)


def side_of(challenge: Challenge, user: int) -> int | None:
    """Return the player number of a user who takes part; None where sides are drawn."""
    return None if challenge.player is None else _index(challenge, user)


def others(challenge: Challenge, user: int) -> Sequence[Person | None]:
    """Return everybody who takes part but one user, by player number as far as that is known."""
    index = _index(challenge, user)
    return challenge.order[:index] + challenge.order[index + 1 :]


def in_it(challenge: Challenge) -> list[Person]:
    """Return the challenger, and everybody who is asked by name or has accepted, but for those who declined."""
    asked = [invitation for invitation in challenge.invitations if not invitation.declined]
    return [
        challenge.challenger,
        *(Person(invitation.user, invitation.name or "") for invitation in asked if invitation.user is not None),
    ]


def _users(challenge: Challenge, including: int) -> list[int | None]:
    """Return the users by player number, with a user who takes part; None for a seat that is open."""
    users = _seated(challenge)
    users[_index(challenge, including)] = including
    return users


def _index(challenge: Challenge, user: int) -> int:
    """Return where a user stands in the order of a challenge, or would if they accepted."""
    users = _seated(challenge)
    return users.index(user if user in users else None)


def _seated(challenge: Challenge) -> list[int | None]:
    return [person.user if person else None for person in challenge.order]


# Counters


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs between a challenge and the one that it counters. True if anything does."""

    options: Mapping[str, tuple[Value | None, Value | None]]
    """The options that differ, by name: the new value, and the old one."""
    clock: bool
    """Whether the clock differs."""
    sides: bool
    """Whether anybody would play another side."""

    def __bool__(self) -> bool:
        return bool(self.options or self.clock or self.sides)


def changes(now: Challenge, before: Challenge) -> Changes:
    """Return what a challenge changes in another one of the same game."""
    new, old = now.game.settled(now.terms), before.game.settled(before.terms)
    return Changes(
        options={name: (value, old[name]) for name, value in new.items() if value != old[name]},
        clock=now.clock != before.clock,
        sides=_sides_differ(now, before),
    )


def _sides_differ(now: Challenge, before: Challenge) -> bool:
    """Return whether anybody would play another side. Whoever counters is taken for having accepted."""
    if now.player is None or before.player is None:
        return now.player != before.player
    user = now.challenger.user
    return _users(now, user) != _users(before, user)

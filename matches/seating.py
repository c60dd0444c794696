"""Who may answer a challenge, how, and who sits where."""

from collections.abc import Sequence

from matches.match_errors import MatchError
from matches.models import Challenge, Invitation, Person


def check_open(challenge: Challenge) -> None:
    """Raises MatchError unless a challenge waits for answers."""
    if challenge.status == "expired":
        raise MatchError("challenge-expired", challenge=challenge.id)
    if challenge.status != "open":
        raise MatchError("challenge-closed", challenge=challenge.id, status=challenge.status)


def check_decline(challenge: Challenge, user: int) -> None:
    """Raises MatchError unless a user was asked by name, in a challenge that is open."""
    check_open(challenge)
    if user not in {one.user for one in challenge.invitations}:
        raise MatchError("not-invited", challenge=challenge.id)


def check_counter(challenge: Challenge, user: int) -> None:
    """Raises MatchError unless a user may ask for other terms: whoever may accept, and the challenger until one has."""
    check_open(challenge)
    if user != challenge.challenger.user:
        seat_for(challenge, user)
    elif any(one.taken for one in challenge.invitations):
        raise MatchError("terms-accepted", challenge=challenge.id)


def seat_for(challenge: Challenge, user: int) -> Invitation:
    """The seat that a user may take: the one they were asked for, else an open one. Raises MatchError."""
    if user == challenge.challenger.user:
        raise MatchError("own-challenge")
    if any(one.user == user and one.taken for one in challenge.invitations):
        raise MatchError("already-joined", challenge=challenge.id)
    for wanted in (user, None):
        for one in challenge.invitations:
            if one.user == wanted and not one.taken:
                return one
    raise MatchError("not-invited", challenge=challenge.id)


def side_of(challenge: Challenge, user: int) -> int | None:
    """The player number of somebody who takes part; None where sides are drawn."""
    return None if challenge.player is None else _place(challenge, user)


def others(challenge: Challenge, user: int) -> Sequence[Person | None]:
    """Everybody but one who takes part, by player number as far as that is known."""
    mine = _place(challenge, user)
    return challenge.order[:mine] + challenge.order[mine + 1 :]


def users(challenge: Challenge, including: int) -> list[int | None]:
    """The users by player number, with one who takes part; None for a seat that is open."""
    found = _users(challenge)
    found[_place(challenge, including)] = including
    return found


def _place(challenge: Challenge, user: int) -> int:
    """Where a user stands in the order of a challenge, or would."""
    found = _users(challenge)
    return found.index(user if user in found else None)


def _users(challenge: Challenge) -> list[int | None]:
    return [one.user if one else None for one in challenge.order]

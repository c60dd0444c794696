"""Rules of challenges: limits, permitted answers, seats, and differences of counters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine import Game, State
from engine.options import Value
from matches.challenges import challenge_queries
from matches.challenges.challenge_models import Challenge, Invitation
from matches.computers import computer_queries
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Computer, Holder, Match, Person, Seat, TeamTerms
from matches.core.terms import Terms
from matches.people.block_service import check_blocks
from search import LEVELS
from store.transactions import Transaction

MOST_OPEN: Final = 20
"""Open challenges per person."""
MOST_TO_ONE: Final = 3
"""Of these, challenges that ask one person by name."""
MOST_A_DAY: Final = 100
"""Challenges per person within a day, whatever their status."""
MOST_UNDONE: Final = 10
"""Of these, challenges that ask one person by name and were withdrawn or changed by the challenger."""
UNDONE: Final = ("withdrawn", "changed")
"""Statuses of challenges closed by their challenger."""
MOST_WITH_COMPUTERS: Final = 10
"""Running matches against computers per person."""
MOST_WITH_COMPUTERS_HERE: Final = 100
"""Running matches against computers per server, counting those with a recent move."""
LIVELY: Final = 7 * DAY
"""Seconds since the last move after which a match is counted as abandoned."""


# Challenging


def check_opponents(game: Game, challenger: Person, opponents: Sequence[Person | Computer | TeamTerms]) -> None:
    """Raise MatchError unless a game can be played with some named opponents and teams."""
    users = [asked.user for asked in opponents if isinstance(asked, Person)]
    if challenger.user in users:
        raise MatchError("own-challenge")
    if len(set(users)) < len(users):
        raise MatchError("same-opponent")
    if len(opponents) > game.players - 1:
        raise MatchError("too-many-opponents", most=game.players - 1, given=len(opponents))


def check_same_options(terms: Terms) -> None:
    """Raise MatchError("position-options") if a match that begins with a position would have other options."""
    if terms.origin and terms.start.terms != terms.options:
        raise MatchError("position-options")


def check_playable(position: State) -> None:
    """Raise MatchError("position-over" | "position-left") unless a match can begin with a position.

    Every player has to be in, because nobody could take the seat of one who has left or been knocked out.
    """
    if position.out:
        raise MatchError("position-left")
    if position.outcome or next(position.legal_moves(), None) is None:
        raise MatchError("position-over")


async def check_limits(transaction: Transaction, challenger: int, asked: Sequence[Person], now: int) -> None:
    """Raise MatchError if a challenger has too many open or recent challenges, or a person asked blocks them."""
    await check_blocks(transaction, asked, challenger)
    found = await challenge_queries.open_challenges_by(transaction, challenger, now)
    if len({row.id for row in found}) >= MOST_OPEN:
        raise MatchError("too-many-challenges", most=MOST_OPEN)
    for person in asked:
        if sum(row.user == person.user for row in found) >= MOST_TO_ONE:
            raise MatchError("too-many-to-one", most=MOST_TO_ONE, player=person.name)
    made = await challenge_queries.challenges_made(transaction, challenger, now - DAY)
    if len({row.id for row in made}) >= MOST_A_DAY:
        raise MatchError("too-many-today", most=MOST_A_DAY)
    undone = Counter(row.user for row in made if row.status in UNDONE)
    for person in asked:
        if undone[person.user] >= MOST_UNDONE:
            raise MatchError("too-many-undone", most=MOST_UNDONE, player=person.name)


# Answering


def check_open(challenge: Challenge) -> None:
    """Raise MatchError unless a challenge is open."""
    if challenge.status == "expired":
        raise MatchError("challenge-expired", challenge=challenge.id)
    if challenge.status != "open":
        raise MatchError("challenge-closed", challenge=challenge.id, status=challenge.status)


def check_decline(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user takes part in an open challenge and has not declined."""
    check_open(challenge)
    invitation = next((invitation for invitation in challenge.invitations if invitation.user == user), None)
    if invitation is None:
        raise MatchError("not-invited", challenge=challenge.id)
    if invitation.declined:
        raise MatchError("already-declined", challenge=challenge.id)


def check_renew(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user may replace a seat: the challenger may, if it was declined."""
    if challenge.status != "declined":
        check_open(challenge)
    if user != challenge.challenger.user:
        raise MatchError("not-host", player=challenge.challenger.name)
    if not any(invitation.declined for invitation in challenge.invitations):
        raise MatchError("nobody-declined", challenge=challenge.id)


def check_counter(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user may counter: anybody who may accept, and the challenger until one has.

    Nobody may once people have joined teams on its terms.
    """
    check_open(challenge)
    if challenge.teams:
        raise MatchError("team-counter", challenge=challenge.id)
    if user != challenge.challenger.user:
        seat_for(challenge, user)
    elif any(invitation.taken and not invitation.is_computer for invitation in challenge.invitations):
        raise MatchError("terms-accepted", challenge=challenge.id)


# Seats


def seat_for(challenge: Challenge, user: int) -> Invitation:
    """Return the invitation that a user may accept: one by name, else an open one. Raises MatchError."""
    if user == challenge.challenger.user:
        raise MatchError("own-challenge")
    if challenge.has_accepted(user):
        raise MatchError("already-joined", challenge=challenge.id)
    free = [asked for asked in challenge.invitations if not asked.taken and (asked.is_open or asked.user == user)]
    if not free:
        raise MatchError("not-invited", challenge=challenge.id)
    return min(free, key=lambda asked: asked.is_open)


def check_own_team(challenge: Challenge) -> None:
    """Raise MatchError if the challenger's seat is a team's already."""
    if challenge.team:
        raise MatchError("team-made", team=challenge.team.name)


def seat_for_team(challenge: Challenge, user: int, slot: int | None) -> Invitation:
    """Return the invitation that a user may give to a team: their own, taken or not; or for the challenger, that with a
    slot, if it is open to anybody. Raises MatchError.
    """
    if slot is None:
        taken = (asked for asked in challenge.invitations if asked.user == user and asked.taken)
        return next(taken, None) or seat_for(challenge, user)
    if user != challenge.challenger.user:
        raise MatchError("not-host", player=challenge.challenger.name)
    asked = next((asked for asked in challenge.invitations if asked.slot == slot), None)
    if asked is None or not asked.is_open:
        raise MatchError("no-free-seat", challenge=challenge.id)
    return asked


def side_of(challenge: Challenge, user: int) -> int | None:
    """Return a participant's player number; None if sides are drawn."""
    return None if challenge.terms.player is None else _index(challenge, user)


def others(challenge: Challenge, user: int) -> Sequence[Holder | None]:
    """Return all participants but one user, in player order as far as known; None for an open seat."""
    index = _index(challenge, user)
    return challenge.order[:index] + challenge.order[index + 1 :]


def check_fill(challenge: Challenge, user: int) -> None:
    """Raise MatchError unless a user may give seats to computers: the challenger may, even after all have declined."""
    if challenge.status != "declined":
        check_open(challenge)
    if user != challenge.challenger.user:
        raise MatchError("not-host", player=challenge.challenger.name)


def free_seats(challenge: Challenge) -> list[Invitation]:
    """Return the open and declined seats. Raises MatchError if there are none."""
    found = [asked for asked in challenge.invitations if asked.declined or (asked.is_open and not asked.taken)]
    if not found:
        raise MatchError("no-free-seat", challenge=challenge.id)
    return found


def stepped(level: int, step: int) -> int:
    """Return the level `step` levels higher, limited to the existing levels."""
    return min(max(level + step, LEVELS[0]), LEVELS[-1])


def suggested_step(match: Match, seat: Seat) -> int:
    """Return the suggested change of level for a rematch against computers: 1 after a seat's win, -1 after a loss.

    0 after a draw, without computers, and at the last level.
    """
    outcome, levels = match.state.outcome, [seat.level or 0 for seat in match.computers]
    if not outcome or not outcome.winners or not levels:
        return 0
    step = 1 if seat.player in outcome.winners else -1
    return step if any(stepped(level, step) != level for level in levels) else 0


async def check_computer_matches(
    transaction: Transaction, people: Sequence[Person], guild: int | None, now: int
) -> None:
    """Raise MatchError if one of some people, or their server, has too many matches against computers."""
    for person in people:
        if await computer_queries.running_with(transaction, person.user) >= MOST_WITH_COMPUTERS:
            raise MatchError("computer-matches", most=MOST_WITH_COMPUTERS, player=person.name)
    if guild and await computer_queries.running_in(transaction, guild, now - LIVELY) >= MOST_WITH_COMPUTERS_HERE:
        raise MatchError("computer-matches-here", most=MOST_WITH_COMPUTERS_HERE)


def _index(challenge: Challenge, who: int | Holder) -> int:
    """Return a user's index in the order of a challenge, or the one that they would have after accepting.

    The challenger stands for their team.
    """
    order = [asked.holder for asked in challenge.invitations]
    order.insert(challenge.terms.player or 0, challenge.challenger)
    seated = [holder and (holder.user or holder) for holder in order]
    return seated.index(who if who in seated else None)


# Counters


@dataclass(frozen=True, slots=True)
class Changes:
    """Differences between a challenge and the one that it counters. True if there are any."""

    options: Mapping[str, tuple[Value | None, Value | None]]
    """Options that differ, by name: the new and the old value."""
    clock: bool
    sides: bool
    """Whether anybody would play another side."""
    rated: bool
    """Whether exactly one of the two is rated."""

    def __bool__(self) -> bool:
        return bool(self.options or self.clock or self.sides or self.rated)


def changes(now: Challenge, before: Challenge) -> Changes:
    """Return the differences between a challenge and an earlier one of the same game."""
    new, old = now.terms.chosen, before.terms.chosen
    return Changes(
        options={name: (value, old[name]) for name, value in new.items() if value != old[name]},
        clock=now.terms.clock != before.terms.clock,
        sides=_sides_differ(now, before),
        rated=now.terms.rated != before.terms.rated,
    )


def _sides_differ(now: Challenge, before: Challenge) -> bool:
    """Return whether anybody would play another side, as if the person who counters had accepted."""
    if now.terms.player is None or before.terms.player is None:
        return now.terms.player != before.terms.player
    return now.terms.player != _index(before, now.challenger.user or now.challenger)

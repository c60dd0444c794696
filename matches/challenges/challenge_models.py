"""Challenges and their invitations, read from stored rows."""

from dataclasses import dataclass

from matches.models import Person, Place, Team, team_player
from matches.terms import Terms


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat offered by a challenge: to a person, to anybody (`user` is None), or to a computer, which has accepted."""

    slot: int
    user: int | None
    name: str | None
    taken: bool
    declined_at: int | None = None
    """When the person declined; they may still accept until the seat is offered to another."""
    present: bool = True
    """Whether the person can see the challenge's place. Others get no direct message about it."""
    away_until: int | None = None
    """End of the person's latest absence, past or future; None if they came back early."""
    volunteered: bool = False
    """Whether the person took a seat that was open to anybody."""
    level: int | None = None
    """The level of a computer; None for a person."""
    team: Team | None = None

    @property
    def is_computer(self) -> bool:
        """Whether a computer has the seat; its `user` is `NOBODY`."""
        return self.level is not None

    @property
    def is_team(self) -> bool:
        """Whether the seat is a team's; its `user` is `NOBODY`. It is taken while somebody is in it."""
        return self.team is not None

    @property
    def is_person(self) -> bool:
        """Whether one person has the seat or may take it."""
        return self.level is None and self.team is None

    @property
    def person(self) -> Person | None:
        """The person, computer or team asked or seated; None if the seat is open to anybody."""
        if self.user is None:
            return None
        return Person(self.user, self.name or "", self.level, self.away_until, self.team)

    @property
    def declined(self) -> bool:
        return self.declined_at is not None

    @property
    def waiting(self) -> bool:
        """Whether the seat can still be taken by the person to whom it was offered."""
        return not (self.taken or self.declined)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge.

    `status` is open, accepted, declined, withdrawn or expired; or, if another challenge replaced it: countered (by
    another person), changed (by the challenger), or renewed (with another person in a declined seat).
    """

    id: int
    terms: Terms
    challenger: Person
    invitations: tuple[Invitation, ...]
    place: Place
    language: str
    status: str
    expires_at: int
    match: int | None
    card: int | None
    rematch: int | None
    """Id of the match to be repeated."""
    note: str
    """Note of the last person who declined."""
    counters: "Challenge | None"
    """The challenge that this one counters; that one's own `counters` is None."""
    countered_by: str | None
    """Name of the person who countered this challenge."""
    card_elsewhere: int | None = None
    """The card's channel if it differs from the challenge's: a thread, or direct messages."""
    team: Team | None = None
    """The team that has the challenger's seat; None if they play themselves."""

    @property
    def card_channel(self) -> int:
        """The card's channel or thread."""
        return self.card_elsewhere or self.place.channel

    @property
    def order(self) -> tuple[Person | None, ...]:
        """People in player order, None for open seats. If sides are drawn, the challenger (or their team) is first."""
        others = tuple(asked.person for asked in self.invitations)
        first = self.terms.player or 0
        own = team_player(self.team) if self.team else self.challenger
        return (*others[:first], own, *others[first:])

    @property
    def teams(self) -> tuple[Team, ...]:
        """All teams that take part, in player order as far as known."""
        return tuple(person.team for person in self.order if person and person.team)

    @property
    def asked(self) -> tuple[Person, ...]:
        """People asked by name who have not answered."""
        waiting = (asked for asked in self.invitations if asked.waiting and asked.is_person)
        return tuple(asked.person for asked in waiting if asked.person)

    def people(self, besides: int | None = None) -> tuple[Person, ...]:
        """Return the challenger and the people asked by name who have not declined, without user `besides`."""
        named = (asked.person for asked in self.invitations if asked.user and not asked.declined)
        return tuple(person for person in (self.challenger, *named) if person and person.user != besides)

    def has_accepted(self, user: int) -> bool:
        """Return whether a user has taken a seat."""
        return any(asked.user == user and asked.taken for asked in self.invitations)

    @property
    def last_declined(self) -> Invitation | None:
        """The invitation declined last; the note belongs to it."""
        declined = [asked for asked in self.invitations if asked.declined]
        return max(declined, key=lambda asked: (asked.declined_at or 0, asked.slot), default=None)

    @property
    def decliner(self) -> str | None:
        """Name of the last person who declined."""
        return self.last_declined.name if self.last_declined else None

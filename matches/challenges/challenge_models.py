"""Challenges and their invitations, read from stored rows."""

from dataclasses import dataclass

from matches.core.models import Held, Holder, Person, Place, Team, Unknown
from matches.core.terms import Terms


@dataclass(frozen=True, slots=True)
class Invitation(Held):
    """A seat offered by a challenge. Computers have accepted; a team has while somebody is in it."""

    slot: int
    holder: Holder | None
    taken: bool
    declined_at: int | None = None
    """When the person declined; they may still accept until the seat is offered to another."""
    present: bool = True
    """Whether the person can see the challenge's place. Others get no direct message about it."""
    volunteered: bool = False
    """Whether the person took a seat that was open to anybody."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may take the seat."""
        return self.holder is None

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
    challenger: Person | Unknown
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
    def order(self) -> tuple[Holder | None, ...]:
        """Players in player order, None for open seats. If sides are drawn, the challenger or their team is first."""
        others = tuple(asked.holder for asked in self.invitations)
        first = self.terms.player or 0
        return (*others[:first], self.team or self.challenger, *others[first:])

    @property
    def teams(self) -> tuple[Team, ...]:
        """All teams that take part, in player order as far as known."""
        return tuple(holder for holder in self.order if isinstance(holder, Team))

    @property
    def asked(self) -> tuple[Person, ...]:
        """People asked by name who have not answered."""
        waiting = (asked.holder for asked in self.invitations if asked.waiting)
        return tuple(holder for holder in waiting if isinstance(holder, Person))

    def people(self, besides: int | None = None) -> tuple[Person, ...]:
        """Return the challenger and the people asked by name who have not declined, without user `besides`."""
        everybody = self.challenger, *(asked.holder for asked in self.invitations if not asked.declined)
        return tuple(holder for holder in everybody if isinstance(holder, Person) and holder.user != besides)

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

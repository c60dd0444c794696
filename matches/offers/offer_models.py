"""Offers, read from stored rows."""

from dataclasses import dataclass

from engine import Takeback, read_entry
from matches.core.models import Listing, Match, Person, Seat
from search import rounds_stuck


class _OfferBase:
    """Properties that `Offer` and `OfferListing` derive from an offer's text."""

    __slots__ = ()

    text: str

    @property
    def kind(self) -> str:
        """`draw`, `takeback` or `pause`."""
        return self.text.split()[0]


@dataclass(frozen=True, slots=True)
class OfferListing(_OfferBase):
    """An open offer for lists."""

    match: Listing
    player: int
    text: str
    channel: int | None
    message: int | None


@dataclass(frozen=True, slots=True)
class Offer(_OfferBase):
    """An offer to all other players who are in. `status` is open, accepted, declined, withdrawn or lapsed."""

    id: int
    match: Match
    entry: int
    """Number of entries in the record when the offer was made."""
    player: int
    text: str
    """The entry to add to the record once all agree, or `pause <days>`."""
    status: str
    agreed: tuple[int, ...]
    """Players who agreed."""
    declined: int | None
    """Player who declined; None if none."""
    channel: int | None
    message: int | None

    @property
    def may_be_withdrawn(self) -> bool:
        """Whether the player who offers can take it back: a person, neither a computer nor a team."""
        return isinstance(self.match.seats[self.player].holder, Person)

    @property
    def days(self) -> int:
        """Length of an offered pause in days; 0 for other kinds."""
        return int(self.text.split()[1]) if self.kind == "pause" else 0

    @property
    def rounds_stuck(self) -> int:
        """For how many rounds nobody had got any further, if that is why a computer offers a draw; 0 otherwise."""
        if self.kind != "draw" or not self.match.seats[self.player].is_computer:
            return 0
        return rounds_stuck(self.match.at(self.entry).state)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Seats of the players who have not answered."""
        answered = (self.player, *self.agreed, self.declined)
        return tuple(seat for seat in self.match.seats if self.match.is_in(seat) and seat.player not in answered)

    @property
    def plies(self) -> tuple[str, ...]:
        """Plies to be taken back."""
        entry = read_entry(self.text)
        return self.match.at(self.entry).state.line[-entry.plies :] if isinstance(entry, Takeback) else ()

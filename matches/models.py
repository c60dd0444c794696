"""What the service hands out: plain, immutable records."""

from dataclasses import dataclass

from engine import Game, State


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: their id, and the name that boards show."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a challenge or match lives: ids of the server (None in direct messages), the channel, and the thread."""

    guild: int | None
    channel: int
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place at the table: their number in the engine, and who they are."""

    player: int
    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match as stored. The number of entries in its record is the version that a change is checked against."""

    id: int
    game: Game
    state: State
    seats: tuple[Seat, ...]
    place: Place
    language: str
    card: int | None
    """Message id of the challenge card."""
    board: int | None
    """Message id of the latest board."""
    board_channel: int | None
    started_at: int
    moved_at: int

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return len(self.state.history)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by player."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> Seat | None:
        """The seat of the player to move; None when the match is over."""
        return None if self.state.turn is None else self.seats[self.state.turn]

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user; of two, should they play against themselves, the one to move."""
        own = [seat for seat in self.seats if seat.user == user]
        return next((seat for seat in own if seat.player == self.state.turn), own[0] if own else None)

    def is_in(self, seat: Seat) -> bool:
        """Whether the player of a seat has not left, or been put out of, a match that goes on."""
        return seat.player not in self.state.out

    def opponents(self, user: int) -> tuple[Seat, ...]:
        """The seats of everybody else."""
        return tuple(seat for seat in self.seats if seat.user != user)


@dataclass(frozen=True, slots=True)
class Invitation:
    """One seat that a challenge offers: to a person, or to anybody (`user` None); and whether it is taken."""

    slot: int
    user: int | None
    name: str | None
    taken: bool


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge as stored. `status` is open, accepted, declined, withdrawn or expired."""

    id: int
    game: Game
    terms: str
    challenger: Person
    player: int | None
    """The player number that the challenger picked; None: drawn at random."""
    invitations: tuple[Invitation, ...]
    place: Place
    language: str
    status: str
    expires_at: int
    match: int | None
    card: int | None


@dataclass(frozen=True, slots=True)
class Post:
    """A promise to post something: a challenge's `card`, or a `turn` of a match (the board after `entry`)."""

    id: int
    kind: str
    challenge: int | None
    match: int | None
    entry: int | None
    attempts: int
    created_at: int

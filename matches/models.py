"""What the service hands out: plain, immutable records."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from engine import Game, Ply, State, Takeback, read_entry
from matches.clocks import Clock


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
    answer_only: bool = False
    """Whether the bot is no member there, and can post only by the token of an interaction."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What somebody has chosen for themselves; each by itself as it stands here."""

    language: str | None = None
    """None: as their Discord has it."""
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0
    """Which way up the boards are that they alone see, as `renderer.View` has it."""
    notify: Literal["thread", "message", "none"] = "thread"
    """How they hear that it is their turn: pinged by the board, by a direct message, or not."""
    lead: int = 43_200
    """How many seconds before a deadline they are reminded; 0: never."""
    zone: str = "UTC"
    """Their time zone, by its name in the IANA database."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Minutes after midnight, in their zone, between which no deadline falls and nobody reminds them."""
    at_once: bool = False
    """Whether a move that they choose in the panel is played without a look ahead."""


@dataclass(frozen=True, slots=True)
class Server:
    """What was chosen for a server by those who manage it."""

    language: str | None = None
    """None: as Discord has it."""
    home: Literal["threads", "channel"] = "threads"
    """Where a match lives: in a thread of its own where the bot may open one, or in the channel."""
    clock: str = ""
    """The clock of challenges that name none."""
    role: int | None = None
    """Who may challenge: those with a role; None: everybody."""
    channels: frozenset[int] = frozenset()
    """Where challenges may be made; empty: anywhere."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place at the table: their number in the engine, and who they are."""

    player: int
    user: int
    name: str
    seen: int | None = None
    """The entry whose board they have last been seen to look at."""
    bank: int | None = None
    """Seconds left to them: in their bank, as their turn began; of a time for each move, when they last moved."""


class _Seated:
    """What can be told of a match by its seats and whose turn it is."""

    __slots__ = ()

    seats: tuple[Seat, ...]
    clock: Clock
    overdue_at: int

    if TYPE_CHECKING:  # a column of the one, a property of the other

        @property
        def turn(self) -> int | None:
            """The player to move; None when the match is over."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names by player."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> Seat | None:
        """The seat of the player to move; None when the match is over."""
        return None if self.turn is None else self.seats[self.turn]

    @property
    def deadline(self) -> int | None:
        """When the time of the player to move is up; None without a clock, or when the match is over."""
        return self.overdue_at if self.clock and self.mover else None

    def waits_for(self, user: int) -> bool:
        """Whether a user is to move."""
        return self.mover is not None and self.mover.user == user

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user; of two, should they play against themselves, the one to move."""
        own = [seat for seat in self.seats if seat.user == user]
        return next((seat for seat in own if seat.player == self.turn), own[0] if own else None)

    def opponents(self, user: int) -> tuple[Seat, ...]:
        """The seats of everybody else."""
        return tuple(seat for seat in self.seats if seat.user != user)


@dataclass(frozen=True, slots=True)
class Listing(_Seated):
    """A match as a list shows it: what stands in its row and those of its seats, without its moves."""

    id: int
    game: Game
    terms: str
    entries: int
    """How many entries the record has."""
    turn: int | None
    """The player to move; None when the match is over."""
    seats: tuple[Seat, ...]
    place: Place
    board: int | None
    board_channel: int | None
    moved_at: int
    imported_by: int | None
    clock: Clock
    turn_at: int
    overdue_at: int


@dataclass(frozen=True, slots=True)
class Match(_Seated):
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
    imported_by: int | None
    """Who has read it in, if it was played elsewhere."""
    clock: Clock
    turn_at: int
    """When the turn of the player to move began."""
    overdue_at: int
    """From when on the others may put them out for it: their deadline; without a clock, after a long silence."""
    paused_until: int | None
    """When the latest pause that was agreed to ends, or has ended."""

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return self.state.length

    @property
    def terms(self) -> str:
        """The options in their one text form."""
        return self.state.terms

    @property
    def turn(self) -> int | None:
        """The player to move; None when the match is over."""
        return self.state.turn

    def is_free(self, seat: Seat) -> bool:
        """Whether a player may take their latest ply back without asking: nobody has played since, or looked at the
        board. Nor may anybody have played and taken that back.
        """
        unanswered = not self.state.taken_back and self.state.takeback_plies(seat.player) == 1
        return unanswered and all(one.seen != self.entries for one in self.opponents(seat.user))

    def at(self, entry: int) -> "Match":
        """Return the match as it stood after its first `entry` entries, or as it stands if it has no more."""
        if entry >= self.entries:
            return self
        return replace(self, state=self.state.past()[max(entry, 0)])

    def last_played(self, seat: Seat) -> int | None:
        """Return the number of the entry that was the latest ply of a seat's player; None before their first."""
        steps = pairwise(reversed(self.state.past()))
        plies = (after for after, before in steps if isinstance(after.entry, Ply) and before.turn == seat.player)
        latest = next(plies, None)
        return latest.length if latest else None

    def is_in(self, seat: Seat) -> bool:
        """Whether the player of a seat has not left, or been put out of, a match that goes on."""
        return seat.player not in self.state.out


@dataclass(frozen=True, slots=True)
class Invitation:
    """One seat that a challenge offers: to a person, or to anybody (`user` None); and whether it is taken."""

    slot: int
    user: int | None
    name: str | None
    taken: bool
    declined: bool = False
    present: bool = True
    """Whether the person is known to see the place of the challenge, and so may be written to about it."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge as stored.

    `status` is open, accepted, declined, withdrawn, expired, or one of two after which another takes its place:
    countered, by somebody else, or changed, by the challenger.
    """

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
    rematch: int | None
    """The match that it asks to play once more."""
    clock: Clock
    note: str
    """What was said by the person who declined."""
    counters: "Challenge | None"
    """The challenge whose terms it changes; nothing is told of what came before that."""
    countered_by: str | None
    """The name of the person who asked for other terms."""

    @property
    def order(self) -> tuple[Person | None, ...]:
        """Everybody by player number, None for a seat that is open; where sides are drawn, the challenger first."""
        others = tuple(None if one.user is None else Person(one.user, one.name or "") for one in self.invitations)
        first = self.player or 0
        return (*others[:first], self.challenger, *others[first:])

    @property
    def decliner(self) -> str | None:
        """The name of the person who declined."""
        return next((one.name for one in self.invitations if one.declined), None)


class _Asked:
    """What the text of an offer tells."""

    __slots__ = ()

    text: str

    @property
    def kind(self) -> str:
        """What is asked for: a `draw`, a `takeback` or a `pause`."""
        return self.text.split()[0]


@dataclass(frozen=True, slots=True)
class OfferListing(_Asked):
    """An open offer as a list shows it."""

    match: Listing
    player: int
    text: str
    channel: int | None
    message: int | None


@dataclass(frozen=True, slots=True)
class Offer(_Asked):
    """What a player asks of all others who are in. `status` is open, accepted, declined, withdrawn or lapsed."""

    id: int
    match: Match
    entry: int
    """How many entries the record had when it was made."""
    player: int
    text: str
    """What is entered in the record once everybody agrees, or `pause <days>`."""
    status: str
    agreed: tuple[int, ...]
    """The players who have agreed."""
    declined: int | None
    """The player who did not."""
    channel: int | None
    message: int | None

    @property
    def days(self) -> int:
        """How long a pause is asked for; 0 for what is no pause."""
        return int(self.text.split()[1]) if self.kind == "pause" else 0

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats of those who have yet to answer."""
        answered = (self.player, *self.agreed, self.declined)
        return tuple(seat for seat in self.match.seats if self.match.is_in(seat) and seat.player not in answered)

    @property
    def plies(self) -> tuple[str, ...]:
        """The plies that would be taken back."""
        entry = read_entry(self.text)
        return self.match.at(self.entry).state.line[-entry.plies :] if isinstance(entry, Takeback) else ()


@dataclass(frozen=True, slots=True)
class QueuedPost:
    """A row of the outbox that a process has claimed.

    Its kind is `card` (of a challenge), `turn` (the board after an entry of a match), `offer`, `title` (a new one for
    the thread of a match), or the kind of a notice about time in a match: `letter` (it is somebody's turn), `reminder`,
    `late`, `nudge`, `day`, `pause`, `away`, `back`.
    """

    id: int
    kind: str
    subject: int
    """The id of the challenge, of the offer, or else of the match."""
    entry: int
    """After which entry of the match it was queued; 0 for cards and offers."""
    number: int
    """Counts the posts of a kind after the same entry, from 0; of `away` and `back`, the id of the absence."""
    created_at: int
    attempts: int
    """How many times it was claimed before."""
    faults: int
    """How many times posting it has failed for a reason that may pass."""

    @property
    def claim(self) -> int:
        """The number of the claim by which the process holds the row, from 1."""
        return self.attempts + 1

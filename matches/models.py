"""The classes that services return: immutable, read from stored rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Final, Literal

from engine import Draw, Game, Ply, State, Takeback, read_entry
from matches.clocks.clock import Clock
from matches.clocks.time_spans import NO_QUIET, Quiet, reminder
from matches.match_errors import MatchError
from matches.ratings.rating_rules import Rating, ranks, rated
from search import LEVELS
from store.schema import COMPUTER, NOBODY

MOST_TAKEBACKS: Final = 20
"""After how many takebacks in a match a player has to ask for the next one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who takes a seat: a Discord user with the name that boards show, or a computer (`computer`)."""

    user: int
    name: str
    level: int | None = None
    """The level of a computer; None for a person."""
    away_until: int | None = field(default=None, compare=False)
    """When their latest absence ends, or has ended, where it is known; None if they came back before."""


def computer(level: int) -> Person:
    """Return the computer of a level as it takes a seat. Raises MatchError("level")."""
    if level not in LEVELS:
        raise MatchError("level", least=LEVELS[0], most=LEVELS[-1])
    return Person(NOBODY, COMPUTER, level)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a challenge or match: ids of the server (None in direct messages), the channel and the thread.

    A challenge to a rematch has the thread of the match before, where its people are.
    """

    guild: int | None
    channel: int
    thread: int | None = None
    answer_only: bool = False
    """Whether the bot is no member there, and can post only by the token of an interaction."""

    @property
    def is_direct(self) -> bool:
        """Whether it is a person's direct messages with the bot."""
        return self.guild is None and not self.answer_only


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences. The defaults are those of a person who has chosen nothing."""

    language: str | None = None
    """None: the language of their Discord."""
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0
    """How the boards that they alone see are turned, as in `renderer.View`."""
    notify: Literal["thread", "message", "none"] = "thread"
    """How they hear that it is their turn: pinged by the board, by a direct message, or not."""
    lead: int = 43_200
    """Seconds before a deadline at which they are reminded; 0: never."""
    zone: str = "UTC"
    """Their time zone, by its name in the IANA database."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Minutes after midnight, in their zone, between which no deadline falls and nobody reminds them."""
    at_once: bool = False
    """Whether a move that they choose in the panel is played without a preview."""
    puzzles: bool = False
    """Whether positions from their matches may become puzzles, if all other players allow it too."""
    listed: bool = True
    """Whether they are shown in standings and in results that others post, and their rating at the end of matches."""


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server, chosen by those who manage it."""

    language: str | None = None
    """None: the language of the server in Discord."""
    theme: Literal["dark", "light"] = "dark"
    """How the boards are drawn that everybody sees."""
    home: Literal["threads", "channel"] = "threads"
    """Where matches go: each to a thread of its own where the bot may open one, or to the channel."""
    clock: str = ""
    """The clock of challenges in which none was chosen."""
    role: int | None = None
    """The role that people need to challenge; None: everybody may."""
    channels: frozenset[int] = frozenset()
    """The channels in which people may challenge; empty: all."""
    rated: bool = False
    """Whether matches are rated of which nothing else was said, where they may be."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The seat of a player in a match: their number in the engine, and the person or computer who plays."""

    player: int
    user: int
    name: str
    seen: int | None = None
    """The entry whose board they were last seen to look at."""
    bank: int | None = None
    """Seconds in their bank, as their turn began; None without a bank."""
    away_until: int | None = None
    """When their latest absence ends, or has ended, unless they came back before."""
    uncounted_until: int | None = None
    """Until when no time counts for them, or has counted, because of their absences."""
    quiet: Quiet = NO_QUIET
    """Their quiet hours."""
    lead: int = 0
    """Seconds before a deadline at which they are reminded; 0: never."""
    level: int | None = None
    """The level of a computer; None for a person."""
    brought: Rating | None = None
    """The rating with which they played a rated match, known at its end; None before that."""
    listed: bool = True
    """Whether their rating is shown to others."""
    by_message: bool = False
    """Whether they hear by a direct message that it is their turn."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer has the seat; its `user` is nobody's."""
        return self.level is not None


class _MatchBase:
    """What `Match` and `Listing` derive from the seats and the player to move."""

    __slots__ = ()

    seats: tuple[Seat, ...]
    place: Place
    board: int | None
    board_channel: int | None
    imported_by: int | None
    clock: Clock
    turn_at: int
    overdue_at: int

    if TYPE_CHECKING:  # read from columns by a listing, from its state by a match

        @property
        def turn(self) -> int | None:
            """The player to move; None when the match is over."""

        def is_in(self, seat: Seat) -> bool:
            """Return whether the player of a seat is in: has neither left, nor been put out."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by player number."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> Seat | None:
        """The seat of the player to move; None when the match is over."""
        return None if self.turn is None else self.seats[self.turn]

    @property
    def deadline(self) -> int | None:
        """When the time of the player to move is up; None without a clock, for a computer, or after the end."""
        return self.overdue_at if self.clock and self.mover and not self.mover.is_computer else None

    def lives_in(self, channel: int | None) -> bool:
        """Return whether a channel or thread is the place of the match: its thread, or its channel if it has none.

        An imported match has no place.
        """
        return channel is not None and self.imported_by is None and (self.place.thread or self.place.channel) == channel

    @property
    def is_board_elsewhere(self) -> bool:
        """Whether the latest board went to direct messages because its place was closed or had no token."""
        return self.board is not None and self.board_channel not in (self.place.channel, self.place.thread)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is to move."""
        return self.mover is not None and self.mover.is_computer

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of computers."""
        return tuple(seat for seat in self.seats if seat.is_computer)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, and those whose person was deleted."""
        return tuple(seat for seat in self.seats if not seat.is_computer)

    def reminder_waits_until(self, now: int) -> int | None:
        """Return the end of the quiet hours for which a reminder to the player to move waits now; None if none does."""
        mover = self.mover
        night = mover.quiet.around(now) if mover and self.deadline is not None else None
        if mover is None or night is None:
            return None
        due = reminder(self.turn_at, self.overdue_at, mover.lead, mover.quiet)
        return due if due == night.end else None

    def waits_for(self, user: int) -> bool:
        """Return whether a user is to move."""
        return self.mover is not None and self.mover.user == user

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a user, or None; of two seats of the same user, that of the player to move."""
        own = [seat for seat in self.seats if seat.user == user]
        return next((seat for seat in own if seat.player == self.turn), own[0] if own else None)

    def opponents(self, user: int) -> tuple[Seat, ...]:
        """Return the seats of everybody but a user."""
        return tuple(seat for seat in self.seats if seat.user != user)

    def seats_in(self, besides: int | None = None) -> tuple[Seat, ...]:
        """Return the seats of the players who are in: all, or all but those of a user."""
        return tuple(seat for seat in self.seats if self.is_in(seat) and seat.user != besides)


@dataclass(frozen=True, slots=True)
class Listing(_MatchBase):
    """A match as lists show it: its columns and those of its seats, without its moves."""

    id: int
    game: Game
    terms: str
    entries: int
    """The number of entries in its record."""
    turn: int | None
    """The player to move; None when the match is over."""
    seats: tuple[Seat, ...]
    place: Place
    language: str
    board: int | None
    board_channel: int | None
    moved_at: int
    imported_by: int | None
    clock: Clock
    turn_at: int
    overdue_at: int
    rated: bool
    out: frozenset[int] = frozenset()
    """The players who have left a match that the others played on."""

    def is_in(self, seat: Seat) -> bool:
        """Return whether the player of a seat is in: has neither left, nor been put out."""
        return seat.player not in self.out


@dataclass(frozen=True, slots=True)
class Match(_MatchBase):
    """A match with its state. Changes are checked against the number of entries in its record."""

    id: int
    game: Game
    state: State
    seats: tuple[Seat, ...]
    place: Place
    language: str
    card: int | None
    """The message id of the challenge card."""
    board: int | None
    """The message id of the latest board."""
    board_channel: int | None
    started_at: int
    moved_at: int
    imported_by: int | None
    """The user who has imported it, if it was played elsewhere."""
    clock: Clock
    turn_at: int
    """When the turn of the player to move began."""
    overdue_at: int
    """From when on the others may claim that time is up: the deadline; without a clock, after a long silence."""
    paused_until: int | None
    """When the latest pause ends, or has ended."""
    rated: bool
    """Whether its end counts for the ratings of its players."""
    has_plans: bool = False
    """Whether a player has planned answers."""
    has_offers: bool = field(default=False, compare=False)
    """Whether an offer of a player was open when it was read."""
    planned: frozenset[int] = frozenset()
    """The numbers of the entries that were played as planned, together with the entry before."""
    unplanned: Mapping[int, int] = field(default_factory=dict)
    """By player, the number of the entry by which they lost the last of their planned answers unplayed."""

    @property
    def entries(self) -> int:
        """The number of entries in its record."""
        return self.state.length

    @property
    def terms(self) -> str:
        """The options in their one text form."""
        return self.state.terms

    @property
    def turn(self) -> int | None:
        """The player to move; None when the match is over."""
        return self.state.turn

    @property
    def rating_changes(self) -> tuple[tuple[Rating, Rating], ...]:
        """The ratings of the players before and after a rated match, by player number.

        Empty before its end, and where it was not rated.
        """
        before = tuple(seat.brought for seat in self.seats if seat.brought)
        if not self.state.outcome or len(before) < len(self.seats):
            return ()
        return tuple(zip(before, rated(before, ranks(self.state)), strict=True))

    @property
    def abandoned_by(self) -> tuple[int, ...]:
        """The people, by player number, for whom it is lost because only computers were left in it; empty otherwise."""
        if self.state.entry != Draw("agreed") or not all(seat.is_computer for seat in self.seats_in()):
            return ()
        return tuple(seat.player for seat in self.people)

    def is_free(self, seat: Seat) -> bool:
        """Return whether a player may take their latest ply back without asking.

        They may if no other person has played since, also not a ply that was taken back, or looked at a board, and
        if they have not taken back many before. What computers play and see does not count.
        """
        if all(other.is_computer for other in self.seats_in() if other != seat):
            return True
        asks = self.state.taken_back or self._takebacks(seat.player) >= MOST_TAKEBACKS
        played = None if asks else self.latest_ply(seat)
        return played is not None and all((other.seen or 0) < played.length for other in self.opponents(seat.user))

    def latest_ply(self, seat: Seat) -> State | None:
        """Return the state after a player's latest ply; None if a person has played since, or it has to stay."""
        plies = self.state.takeback_plies(seat.player)
        if plies is None:
            return None
        played, *answers = reversed(list(islice(self.state.backwards(), plies)))
        by_computers = all(
            after.previous and after.previous.turn is not None and self.seats[after.previous.turn].is_computer
            for after in answers
        )
        return played if by_computers else None

    def _takebacks(self, player: int) -> int:
        """Return how often a player has taken plies back; it is their turn after that."""
        return sum(isinstance(state.entry, Takeback) and state.turn == player for state in self.state.past())

    @property
    def unshown_since(self) -> int | None:
        """The entry whose board was posted before this one, if plies have followed that had no board of their own.

        A turn of a computer has none, nor has one that was answered as planned. None if the board before this one is
        that of the entry before.
        """
        before = self.state.previous
        return self._shown(before).length if before and self._is_unshown(before) else None

    @property
    def shown(self) -> int:
        """The entry of the latest board that is posted: where a computer is to move, an earlier one."""
        return self._shown(self.state).length

    def _shown(self, state: State) -> State:
        """Return the latest state up to one of which a board is posted; the start if there is none."""
        while state.previous and self._is_unshown(state):
            state = state.previous
        return state

    def _is_unshown(self, state: State) -> bool:
        """Return whether no board is posted of a state: a computer is to move, or the answer to it was planned."""
        thinks = state.turn is not None and self.seats[state.turn].is_computer
        return thinks or state.length + 1 in self.planned

    @property
    def decided(self) -> State:
        """The state after the latest entry that was not played as planned."""
        state = self.state
        while state.previous and state.length in self.planned:
            state = state.previous
        return state

    def at(self, entry: int) -> "Match":
        """Return the match as it stood after its first `entry` entries, or as it stands if it has no more."""
        if entry >= self.entries:
            return self
        return replace(self, state=self.state.past()[max(entry, 0)])

    def entry_of(self, move: int) -> int:
        """Return the number of the entry that is a move, by its number among the moves that stand; the nearest if none.

        0 is the start.
        """
        return next((state.length for state in self.state.lineage() if state.ply >= move), self.entries)

    def stands(self, entry: int) -> bool:
        """Return whether the board after so many entries is one of the match as it stands: it was not taken back."""
        board = self.at(entry).state
        return (board.restored or board).length in {state.length for state in self.state.lineage()}

    def last_played(self, seat: Seat) -> int | None:
        """Return the number of the entry that was the latest ply of a seat's player; None before their first."""
        steps = pairwise(reversed(self.state.past()))
        plies = (after for after, before in steps if isinstance(after.entry, Ply) and before.turn == seat.player)
        latest = next(plies, None)
        return latest.length if latest else None

    def is_in(self, seat: Seat) -> bool:
        """Return whether the player of a seat is in: has neither left, nor been put out."""
        return seat.player not in self.state.out


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that a challenge offers: to a person, to anybody (`user` None), or to a computer, which has taken it."""

    slot: int
    user: int | None
    name: str | None
    taken: bool
    declined_at: int | None = None
    """When the person declined: the seat waits for another one, unless they accept after all."""
    present: bool = True
    """Whether the person is known to see the place of the challenge. Others get no direct message about it."""
    away_until: int | None = None
    """When the latest absence of the person ends, or has ended, unless they came back before."""
    volunteered: bool = False
    """Whether the person took a seat that was open to anybody."""
    level: int | None = None
    """The level of a computer; None for a person."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer has the seat; its `user` is nobody's."""
        return self.level is not None

    @property
    def person(self) -> Person | None:
        """Who is asked, or has the seat; None if it is open to anybody."""
        return None if self.user is None else Person(self.user, self.name or "", self.level, self.away_until)

    @property
    def declined(self) -> bool:
        """Whether the person declined."""
        return self.declined_at is not None

    @property
    def waiting(self) -> bool:
        """Whether the seat may still be taken by whom it was offered to."""
        return not (self.taken or self.declined)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge.

    `status` is open, accepted, declined, withdrawn, expired; or, if another challenge took its place, countered (by
    another person), changed (by the challenger), or renewed (with somebody else in place of one who declined).
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
    """The match of which it is a rematch."""
    clock: Clock
    note: str
    """The note of the person who declined last."""
    counters: "Challenge | None"
    """The challenge that it counters, whose own `counters` is None."""
    countered_by: str | None
    """The name of the person who countered it."""
    rated: bool
    """Whether the match is to count for the ratings of its players."""
    card_elsewhere: int | None = None
    """The channel of the card, where it may be another than that of the challenge: a thread, or direct messages."""

    @property
    def card_channel(self) -> int:
        """The channel or thread of the card."""
        return self.card_elsewhere or self.place.channel

    @property
    def order(self) -> tuple[Person | None, ...]:
        """The people by player number, None for a seat that is open. If sides are drawn, the challenger is first."""
        others = tuple(asked.person for asked in self.invitations)
        first = self.player or 0
        return (*others[:first], self.challenger, *others[first:])

    @property
    def asked(self) -> tuple[Person, ...]:
        """The people who are asked by name and have yet to answer."""
        return tuple(asked.person for asked in self.invitations if asked.person and asked.waiting)

    def people(self, besides: int | None = None) -> tuple[Person, ...]:
        """Return the people who are to play: the challenger and those by name who have not declined; without a user."""
        named = (asked.person for asked in self.invitations if not (asked.is_computer or asked.declined))
        return tuple(person for person in (self.challenger, *named) if person and person.user != besides)

    def has_accepted(self, user: int) -> bool:
        """Return whether a user has taken one of its seats."""
        return any(asked.user == user and asked.taken for asked in self.invitations)

    @property
    def last_declined(self) -> Invitation | None:
        """The invitation that was declined last, which the note belongs to."""
        declined = [asked for asked in self.invitations if asked.declined]
        return max(declined, key=lambda asked: (asked.declined_at or 0, asked.slot), default=None)

    @property
    def decliner(self) -> str | None:
        """The name of the person who declined last."""
        return self.last_declined.name if self.last_declined else None


class _OfferBase:
    """What `Offer` and `OfferListing` derive from the text of an offer."""

    __slots__ = ()

    text: str

    @property
    def kind(self) -> str:
        """The kind of the offer: `draw`, `takeback` or `pause`."""
        return self.text.split()[0]


@dataclass(frozen=True, slots=True)
class OfferListing(_OfferBase):
    """An open offer as lists show it."""

    match: Listing
    player: int
    text: str
    channel: int | None
    message: int | None


@dataclass(frozen=True, slots=True)
class Offer(_OfferBase):
    """An offer of a player to all others who are in. `status` is open, accepted, declined, withdrawn or lapsed."""

    id: int
    match: Match
    entry: int
    """The number of entries in the record when it was made."""
    player: int
    text: str
    """The entry that the record gets once everybody agrees, or `pause <days>`."""
    status: str
    agreed: tuple[int, ...]
    """The players who have agreed."""
    declined: int | None
    """The player who has declined; None if nobody has."""
    channel: int | None
    message: int | None

    @property
    def days(self) -> int:
        """The days of an offered pause; 0 for other kinds."""
        return int(self.text.split()[1]) if self.kind == "pause" else 0

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats of the players who have yet to answer."""
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

    Its kind is `card` (of a challenge), `anchor` (that of a rematch once more), `board` (after an entry of a match),
    `apart` (a board for one player), `offer`, `title` (a new one for the thread of a match), `stuck` (a computer that
    is to move cannot think), `void` (the end of a match that the rules cannot replay), `daily` (the puzzle of the day
    of a server), `league` (of a league: how to join, its tables), `followed` (the end of a match, for somebody who
    follows it), `digest` (of what somebody follows daily), or the kind of a notice about time in a match:
    `direct_message` (it is somebody's turn), `reminder`, `late`, `nudge`, `day`, `pause`, `away`, `back`.
    """

    id: int
    kind: str
    subject: int
    """The id of the challenge, of the offer, of the puzzle of the day, of the league's post, of the follow, of the
    person's digests, or else of the match."""
    entry: int
    """After which entry of the match it was queued; 0 for all others."""
    number: int
    """Counts the posts of a kind after the same entry, from 0, and the digests of a person; of `away` and `back`, the
    id of the absence; of `apart`, the player; of `stuck`, the reference that the log has too."""
    created_at: int
    attempts: int
    """How many times it was claimed before."""
    faults: int
    """How many times posting it has failed for a reason that may pass."""
    essential: bool = False
    """Whether it is never given up for such a reason: nobody could play on."""

    @property
    def claim(self) -> int:
        """The number of the claim by which the process holds the row, from 1."""
        return self.attempts + 1

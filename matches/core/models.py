"""Immutable classes that services return, read from stored rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from engine import Draw, Game, Ply, State, Takeback
from matches.core.clock import Clock
from matches.core.match_errors import MatchError
from matches.core.rating import Rating
from matches.core.terms import Terms
from matches.core.time_spans import NO_QUIET, Quiet, reminder
from search import LEVELS
from store.schema import COMPUTER

PERSONAL: Final = ("direct_message", "reminder", "nudge", "unshown")
"""Kinds of posts to the player to move alone."""
MOST_TAKEBACKS: Final = 20
"""Free takebacks per player and match; each further one needs the others' agreement."""


Joining = Literal["channel", "role", "named", "server"]
"""Who may join a team: everybody who sees its channel, people with a role, or people named by the captain; "server" is
like "channel", for a team of the whole server, which never has a captain.
"""

DEFAULT_HOURS: Final = 24
"""Hours for which a ballot is open, unless a team's terms say otherwise."""


@dataclass(frozen=True, slots=True)
class TeamTerms:
    """What is chosen about a team before it is made."""

    name: str
    """Name of its seat: that of its role, or such as "Team of Alice"."""
    joining: Joining = "channel"
    role: int | None = None
    """Role of those who may join, if `joining` is "role"."""
    hours: int = DEFAULT_HOURS
    """Hours after which a ballot closes."""
    open_votes: bool = False
    """Whether everybody sees which moves have how many votes while a ballot is open."""
    is_named_after: bool = False
    """Whether the name contains that of the person who makes the team, and goes with their data."""


@dataclass(frozen=True, slots=True)
class Team:
    """A team, without its members."""

    user: ClassVar[None] = None
    id: int
    name: str
    joining: Joining
    role: int | None
    hours: int
    open_votes: bool
    size: int
    """Number of members."""

    @property
    def is_led(self) -> bool:
        """Whether it has a captain, once somebody has joined."""
        return self.joining != "server"

    @property
    def has_seat(self) -> bool:
        """Whether a seat may be its own: somebody has joined, or it is the server's, which people join as they like."""
        return self.size > 0 or self.joining == "server"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move for which members voted."""

    text: str
    """The canonical text."""
    count: int
    """Number of votes."""
    at: int
    """When the first of its votes was cast."""
    names: tuple[str, ...] = ()
    """Names of voters who let results show theirs, earliest vote first."""
    comments: tuple[tuple[str | None, str], ...] = ()
    """Comments, each with the voter's name if it may be shown, earliest vote first."""
    quote: tuple[str | None, str] | None = None
    """The first comment that everybody may read once the move is played, with the name if it may be shown."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A team's turn. What a match knows of it are the times and the number of votes."""

    id: int
    match: int
    entry: int
    """The number that the team's move will have in the record, or has."""
    player: int
    opened_at: int
    closes_at: int
    """When its time is up."""
    due_at: int | None
    """When it closes: earlier once all have voted; None once its time is up and nobody has."""
    closed_at: int | None
    count: int
    """Number of members who have voted."""
    proposals: tuple[Proposal, ...] = ()
    """Most votes first, between equals the earlier. Before the end they are for members only, unless votes are open."""
    own: str | None = None
    """The text for which the user who asked has voted."""
    is_member: bool = False
    """Whether the user who asked may vote."""
    is_captain: bool = False
    """Whether the user who asked may have the leading move played at once."""

    @property
    def is_open(self) -> bool:
        return self.closed_at is None

    @property
    def ends_at(self) -> int:
        """When it closes, or its time was up."""
        return self.closes_at if self.due_at is None else self.due_at

    @property
    def is_ending(self) -> bool:
        """Whether it closes before its time, because all have voted."""
        return self.ends_at < self.closes_at


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user with the name that boards show."""

    user: int
    name: str
    away_until: int | None = field(default=None, compare=False)
    """End of the latest absence, past or future; None if unknown or if they came back early."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """Somebody of whom only a name is known: a player of an imported match; or who deleted their data (`NAMELESS`)."""

    user: ClassVar[None] = None
    name: str


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player. In an imported match it may have a name of its own."""

    user: ClassVar[None] = None
    level: int
    name: str = COMPUTER


Holder = Person | Unknown | Computer | Team
"""Who can have a seat. Only a person has a `user`."""


def computer(level: int) -> Computer:
    """Return the computer of a level that somebody chose. Raises MatchError("level")."""
    if level not in LEVELS:
        raise MatchError("level", least=LEVELS[0], most=LEVELS[-1])
    return Computer(level)


class Held:
    """What a seat tells of its holder."""

    __slots__ = ()

    holder: Holder | None
    """None if anybody may take the seat."""

    @property
    def user(self) -> int | None:
        """The holder's id if they are a person."""
        return self.holder.user if self.holder else None

    @property
    def name(self) -> str:
        """The holder's name; empty if there is none."""
        return self.holder.name if self.holder else ""

    @property
    def person(self) -> Person:
        """The holder where it can only be a person."""
        assert isinstance(self.holder, Person)
        return self.holder

    @property
    def level(self) -> int | None:
        """The level of a computer."""
        return self.holder.level if isinstance(self.holder, Computer) else None

    @property
    def team(self) -> Team | None:
        return self.holder if isinstance(self.holder, Team) else None

    @property
    def kind(self) -> str:
        """`computer`, `team`, or `person`: also for somebody who deleted their data, and if anybody may take it."""
        return "computer" if self.is_computer else "team" if self.is_team else "person"

    @property
    def is_person(self) -> bool:
        """Whether one person has the seat, or may take it, and decides alone."""
        return self.kind == "person"

    @property
    def is_computer(self) -> bool:
        return isinstance(self.holder, Computer)

    @property
    def is_team(self) -> bool:
        return isinstance(self.holder, Team)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a challenge or match: ids of the server (None in direct messages), the channel and the thread.

    The challenge to a rematch has the thread of the previous match.
    """

    guild: int | None
    channel: int
    thread: int | None = None
    answer_only: bool = False
    """Whether the bot is not a member, so that it can post only with an interaction's token."""

    @property
    def is_direct(self) -> bool:
        """Whether the place is a direct message channel with the bot."""
        return self.guild is None and not self.answer_only


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences; the defaults apply until they choose otherwise."""

    language: str | None = None
    """None: the language of their Discord client."""
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0
    """Rotation of the boards in their ephemeral messages, as in `renderer.View`."""
    notify: Literal["thread", "message", "none"] = "thread"
    """Notice of their turn: a ping by the board, a direct message, or none."""
    lead: int = 43_200
    """Seconds between reminder and deadline; 0: no reminder."""
    zone: str = "UTC"
    """IANA name of their time zone."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    """Quiet hours, in minutes after midnight in their zone: no deadlines and no reminders fall in them."""
    at_once: bool = False
    """Whether a move chosen in the panel is played without a preview."""
    puzzles: bool = False
    """Whether positions of their matches may become puzzles; all players of a match have to allow it."""
    listed: bool = True
    """Whether others see them in standings and results, and see their rating at the end of matches."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings, chosen by its managers."""

    language: str | None = None
    """None: the language of the server in Discord."""
    theme: Literal["dark", "light"] = "dark"
    """Theme of public boards."""
    home: Literal["threads", "channel"] = "threads"
    """Where matches are played: in a thread each, if the bot may create threads, or in the channel."""
    clock: str = ""
    """Default clock of challenges."""
    role: int | None = None
    """Role required to challenge; None: no restriction."""
    channels: frozenset[int] = frozenset()
    """Channels in which challenges are allowed; empty: all."""
    rated: bool = False
    """Whether matches are rated by default, where their terms allow it."""


@dataclass(frozen=True, slots=True)
class Seat(Held):
    """A player's seat: their number in the engine, and who plays."""

    player: int
    holder: Holder
    seen: int | None = None
    """Latest entry whose board they are known to have looked at."""
    bank: int | None = None
    """Seconds in the bank at the start of the turn; None without a bank."""
    uncounted_until: int | None = None
    """End of the time that does not count because of absences, past or future."""
    quiet: Quiet = NO_QUIET
    lead: int = 0
    """Seconds between reminder and deadline; 0: no reminder."""
    brought: Rating | None = None
    """Rating before a rated match; None until it ends."""
    listed: bool = True
    """Whether their rating is shown to others."""
    by_message: bool = False
    """Whether they are told of their turn by direct message."""
    member: int | None = None
    """The user for whom the match was loaded, if they are in the seat's team."""

    def has_seen(self, entry: int) -> bool:
        """Return whether they have looked at the board after an entry. A team always has."""
        return self.is_team or (self.seen or 0) >= entry

    def is_of(self, user: int) -> bool:
        """Return whether a user has the seat, or is in its team if the match was loaded for them."""
        return user in (self.user, self.member)


@dataclass(frozen=True, slots=True)
class Stake:
    """What a match is played for, such as the final of a tournament, to be put into words by the message
    `stake-<code>`.
    """

    code: str
    name: str
    """Name of the league or tournament."""
    data: Mapping[str, object]


class _MatchBase:
    """Properties that `Match` and `Listing` derive from the seats and the player to move."""

    __slots__ = ()

    terms: Terms
    seats: tuple[Seat, ...]
    place: Place
    board: int | None
    board_channel: int | None
    imported_by: int | None
    turn_at: int
    overdue_at: int
    ballot: Ballot | None

    if TYPE_CHECKING:  # a column for a listing, derived from the state for a match

        @property
        def turn(self) -> int | None:
            """The player to move; None when the match is over."""

        def is_in(self, seat: Seat) -> bool:
            """Return whether a seat's player is still in: has not left and was not put out."""

    @property
    def game(self) -> Game:
        return self.terms.game

    @property
    def clock(self) -> Clock:
        return self.terms.clock

    @property
    def rated(self) -> bool:
        """Whether the result counts for ratings."""
        return self.terms.rated

    @property
    def names(self) -> tuple[str, ...]:
        """Names in player order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> Seat | None:
        """Seat of the player to move; None when the match is over."""
        return None if self.turn is None else self.seats[self.turn]

    @property
    def deadline(self) -> int | None:
        """Deadline of the player to move; None without a clock, for a computer, or after the end."""
        return self.overdue_at if self.clock and self.mover and not self.mover.is_computer else None

    def lives_in(self, channel: int | None) -> bool:
        """Return whether a channel or thread is the match's place: its thread, else its channel.

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
    def voters(self) -> Team | None:
        """The team to move, whose members vote; None if a person or a computer is to move."""
        return self.mover.team if self.mover else None

    @property
    def computers(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.is_computer)

    @property
    def teams(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.team)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of people, including those of deleted users, and of teams."""
        return tuple(seat for seat in self.seats if not seat.is_computer)

    def reminder_waits_until(self, now: int) -> int | None:
        """Return the end of the quiet hours that postpone the mover's reminder; None if none do."""
        mover = self.mover
        night = mover.quiet.around(now) if mover and self.deadline is not None else None
        if mover is None or night is None:
            return None
        due = reminder(self.turn_at, self.overdue_at, mover.lead, mover.quiet)
        return due if due == night.end else None

    def waits_for(self, user: int) -> bool:
        """Return whether it is a user's turn. A team's turn is nobody's: it waits for votes."""
        return self.mover is not None and self.mover.user == user

    def seat_of(self, user: int) -> Seat | None:
        """Return a user's seat, or None. If they have two, the one of the player to move.

        If the match was loaded for the user, that may be the seat of their team.
        """
        own = [seat for seat in self.seats if seat.is_of(user)]
        return next((seat for seat in own if seat.player == self.turn), own[0] if own else None)

    def opponents(self, user: int) -> tuple[Seat, ...]:
        """Return all seats but the user's."""
        return tuple(seat for seat in self.seats if not seat.is_of(user))

    def seats_in(self, besides: int | None = None) -> tuple[Seat, ...]:
        """Return the seats of players who are still in, without those of user `besides`."""
        return tuple(seat for seat in self.seats if self.is_in(seat) and (besides is None or not seat.is_of(besides)))


@dataclass(frozen=True, slots=True)
class Listing(_MatchBase):
    """A match for lists: its columns and seats, without moves."""

    id: int
    terms: Terms
    entries: int
    """Number of entries in the record."""
    turn: int | None
    """The player to move; None when the match is over."""
    seats: tuple[Seat, ...]
    place: Place
    language: str
    board: int | None
    board_channel: int | None
    moved_at: int
    imported_by: int | None
    turn_at: int
    overdue_at: int
    out: frozenset[int] = frozenset()
    """Players who left while the others played on."""
    ballot: Ballot | None = None
    """The open ballot of the team to move."""

    def is_in(self, seat: Seat) -> bool:
        return seat.player not in self.out


@dataclass(frozen=True, slots=True)
class Match(_MatchBase):
    """A match with its state. Changes are checked against the number of entries in its record."""

    id: int
    terms: Terms
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
    """User who imported the match; None if it was played here."""
    turn_at: int
    """Start of the current turn."""
    overdue_at: int
    """When others may claim a timeout: the deadline, or without a clock after a long silence."""
    paused_until: int | None
    """End of the latest pause, past or future."""
    has_plans: bool = False
    has_offers: bool = field(default=False, compare=False)
    """Whether an offer was open when the match was read."""
    planned: frozenset[int] = frozenset()
    """Numbers of the entries played from a plan, in one transaction with the entry before."""
    unplanned: Mapping[int, int] = field(default_factory=dict)
    """By player, the entry that discarded the last of their planned answers unplayed."""
    ballot: Ballot | None = field(default=None, compare=False)
    """The open ballot of the team to move, when the match was read."""

    @property
    def entries(self) -> int:
        """Number of entries in the record."""
        return self.state.length

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def abandoned_by(self) -> tuple[int, ...]:
        """People who lost because only computers were left in the match, in player order."""
        if self.state.entry != Draw("agreed") or not all(seat.is_computer for seat in self.seats_in()):
            return ()
        return tuple(seat.player for seat in self.people)

    def is_free(self, seat: Seat) -> bool:
        """Return whether a player may take back their latest ply without agreement.

        They may if no other person has since played (even a ply taken back again) or looked at a board, and if they
        have used fewer than `MOST_TAKEBACKS`. Computers do not count.
        """
        if all(other.is_computer for other in self.seats_in() if other != seat):
            return True
        asks = self.state.taken_back or self._takebacks(seat.player) >= MOST_TAKEBACKS
        played = None if asks else self.latest_ply(seat)
        others = [other for other in self.seats if other != seat]
        return played is not None and not any(other.has_seen(played.length) for other in others)

    def latest_ply(self, seat: Seat) -> State | None:
        """Return the state after a player's latest ply; None if it has to stay or another person has played since."""
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
        """Return the number of takebacks by a player, who is to move after each."""
        return sum(isinstance(state.entry, Takeback) and state.turn == player for state in self.state.past())

    @property
    def unshown_since(self) -> int | None:
        """The entry of the previous posted board, if plies without a board of their own came between it and this one.

        Computers' turns and plies answered from a plan have no board. None if the previous board is that of the entry
        before.
        """
        before = self.state.previous
        return self._shown(before).length if before and self._is_unshown(before) else None

    @property
    def shown(self) -> int:
        """The entry of the latest posted board; an earlier one while a computer is to move."""
        return self._shown(self.state).length

    @property
    def told_entries(self) -> range:
        """The numbers of the entries that a board tells of: the latest, and earlier ones without a board.

        No boards are posted while computers are to move, not even for the start (0) if one of them moves first.
        """
        since = self.unshown_since
        if since is None:
            return range(self.entries, self.entries + 1)
        return range(since if self.at(since).is_thinking else since + 1, self.entries + 1)

    def _shown(self, state: State) -> State:
        """Return the latest state with a posted board, up to the given one; else the start."""
        while state.previous and self._is_unshown(state):
            state = state.previous
        return state

    def _is_unshown(self, state: State) -> bool:
        """Return whether a state has no board: a computer is to move, or the answer was planned."""
        thinks = state.turn is not None and self.seats[state.turn].is_computer
        return thinks or state.length + 1 in self.planned

    @property
    def decided(self) -> State:
        """State after the latest entry that was not played from a plan."""
        state = self.state
        while state.previous and state.length in self.planned:
            state = state.previous
        return state

    def at(self, entry: int) -> "Match":
        """Return the match after its first `entry` entries, or as it is if it has fewer."""
        if entry >= self.entries:
            return self
        return replace(self, state=self.state.past()[max(entry, 0)], ballot=None)

    def entry_of(self, move: int) -> int:
        """Return the entry number of a move, by its number among moves not taken back; the nearest if out of range.

        0 is the start.
        """
        return next((state.length for state in self.state.lineage() if state.ply >= move), self.entries)

    def stands(self, entry: int) -> bool:
        """Return whether the position after `entry` entries is still part of the game, not taken back."""
        board = self.at(entry).state
        return (board.restored or board).length in {state.length for state in self.state.lineage()}

    def last_played(self, seat: Seat) -> int | None:
        """Return the entry number of the latest ply of a seat's player; None before their first."""
        steps = pairwise(reversed(self.state.past()))
        plies = (after for after, before in steps if isinstance(after.entry, Ply) and before.turn == seat.player)
        latest = next(plies, None)
        return latest.length if latest else None

    def is_in(self, seat: Seat) -> bool:
        return seat.player not in self.state.out

"""Immutable classes of teams, ballots and motions, read from stored rows."""

from dataclasses import dataclass
from typing import Final, Literal

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
class TeamMember:
    """A member of a team, or a person who was named for it and has not joined."""

    user: int
    name: str
    named: bool
    """Whether results may show their name."""
    is_captain: bool
    joined_at: int | None
    """None for a person who may join because the captain named them."""


@dataclass(frozen=True, slots=True)
class Roster:
    """A team with some of its members, and where it plays."""

    team: Team
    captain: TeamMember | None
    """None if it has none for the moment."""
    members: tuple[TeamMember, ...]
    """The captain and those who joined first; `team.size` counts all."""
    invited: tuple[TeamMember, ...]
    """Some of those who were named and have not joined."""
    challenge: int | None
    """The challenge with the team's seat, until its match begins."""
    match: int | None
    own: TeamMember | None = None
    """The user who asked, if they are a member or were named."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A member's vote for a move."""

    user: int
    """`NOBODY` for a person whose data was deleted."""
    name: str | None
    """None if it may not be shown."""
    text: str
    comment: str | None
    at: int
    quoted: bool = True
    """Whether everybody may read the comment once the move is played."""


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
class Standing:
    """What decides whether a ballot closes before its time. Members who are away are not waited for."""

    lead: int
    """Number of votes for the move with most votes."""
    people: int
    """Number of members and of people who were named and have not joined."""
    members_missing: int
    """Number of members who have not voted."""
    regulars: int
    """Number of members who voted in the team's last two turns."""
    regulars_missing: int
    """Number of these who have not voted."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The votes that led to a move of a team which stands."""

    ply: int
    """The number of the move, as boards count it."""
    player: int
    text: str
    agreed: int
    """Number of votes for the move."""
    votes: int
    """Number of all votes, at least one."""


@dataclass(frozen=True, slots=True)
class Faithful:
    """A member of a team who voted much and may be named."""

    player: int
    """The player number of the team."""
    name: str
    votes: int


@dataclass(frozen=True, slots=True)
class Voters:
    """The members of a team by how they have voted in its match; without those who do not see its place any more."""

    counted: frozenset[int]
    """Those who voted in any closed ballot."""
    latest: frozenset[int]
    """Those who voted in the last closed ballot with votes."""
    now: frozenset[int]
    """Those who have voted in the open ballot."""
    members: int
    """Number of all members."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A decision of a team beside its moves.

    `status`: open, carried, rejected or lapsed (overtaken by an entry).
    """

    id: int
    match: int
    entry: int
    """Number of entries in the record when it was made."""
    player: int
    text: str
    """`draw`, `repetition`, `takeback`, `pause <days>`, `resign`, `timeout`, `day <deadline>` or `answer <offer>`."""
    status: str
    agreed: int
    """Number of members for it."""
    declined: int
    """Number of members against it."""
    quorum: int
    """Number of members by whom it is carried or rejected."""
    own: bool | None = None
    """The vote of the user who asked; None if they have not voted."""
    channel: int | None = None
    message: int | None = None

    @property
    def kind(self) -> str:
        """`draw`, `repetition`, `takeback`, `pause`, `resign`, `timeout`, `day` or `answer`."""
        return self.text.split()[0]

    @property
    def number(self) -> int:
        """Days of a pause, the deadline to which a day is added, or id of the answered offer; 0 for other kinds."""
        return int(self.text.split()[1]) if " " in self.text else 0

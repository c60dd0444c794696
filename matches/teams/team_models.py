"""Immutable classes of teams, votes and motions, read from stored rows."""

from dataclasses import dataclass

from matches.acts.acts import Proposable
from matches.core.models import Team


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

    user: int | None
    """None for a person whose data was deleted."""
    name: str | None
    """None if it may not be shown."""
    text: str
    comment: str | None
    at: int
    quoted: bool = True
    """Whether everybody may read the comment once the move is played."""


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
class TopVoter:
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
    act: Proposable
    """What the team is to do."""
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

"""Immutable classes that leagues and tournaments share, read from stored rows."""

from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Literal, TypeVar

from matches.core.models import Person, Unknown
from matches.core.terms import Terms

Result = Literal["first", "second", "drawn", "void", "neither"]
"""Result of a fixture: which player won, a draw, void if it does not count, or neither if both have withdrawn."""
Goes = Literal["up", "stay", "down"]
"""Division after a season, relative to the current one."""
Part = Literal["none", "joined", "checked", "plays", "beaten", "out", "asked"]
"""A user's part in an event: `none`; `joined` the next season, or `checked` in to it; `plays` the running one; `beaten`
in a knockout; `out` of the season, by leaving or otherwise; `asked`: played the last one and has not accepted the next.
"""
NOBODY: Final = 0
"""Slot of the opponent of a bye, and of a place in a bracket that nobody takes."""


@dataclass(frozen=True, slots=True)
class EventTerms:
    """Terms of an event, chosen by the server's managers."""

    name: str
    match: Terms
    """The terms of its matches, of a game for two players."""


@dataclass(frozen=True, slots=True)
class Event:
    """A league or a tournament of a server."""

    word: ClassVar[str]
    """`league` or `tournament`, as in codes, controls and messages."""

    id: int
    guild: int
    channel: int
    language: str
    terms: EventTerms
    joined: int
    """Number of members of the next season so far."""
    is_ended: bool
    """Whether there will be no further season."""

    @property
    def is_over(self) -> bool:
        """Whether nothing of it runs or is to come."""
        return self.is_ended


EventKind = TypeVar("EventKind", bound=Event)
PlayKind = TypeVar("PlayKind")


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the next season, with their results of the last one; None if they did not play it."""

    person: Person
    division: int | None = None
    place: int | None = None
    goes: Goes | None = None
    has_checked_in: bool = False


@dataclass(frozen=True, slots=True)
class Entrant:
    """A stored player of a season."""

    slot: int
    """Their number in the season, from 1, the strongest at its start."""
    person: Person | Unknown
    is_out: bool = False
    """Whether they left or were put out. Whoever lost in a knockout is not."""
    place: int | None = None
    """Their final place; None before the end."""
    unseen_at: int | None = None
    """Since when they have not been found among those who see the channel; None if they were when last looked for."""
    goes: Goes | None = None
    """Their division after the season; None while it runs, and for players who are out."""
    goes_on: bool | None = None
    """Their answer about playing the next season; None before they answer."""


@dataclass(frozen=True, slots=True)
class TableRow(Entrant):
    """A player's row in a table. Two points for a win, one for a draw."""

    won: int = 0
    """Wins, byes among them."""
    drawn: int = 0
    lost: int = 0
    points: int = 0
    buchholz: int = 0
    """Points of the opponents. A bye counts as an opponent with as many points as the player."""
    sonneborn_berger: int = 0
    """Twice the points of beaten opponents plus the points of those drawn with."""
    direct: int = 0
    """Points from matches among those who are level in everything before."""

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of a season, begun or not. The player in slot `first` begins. Or a bye, whose `second` is `NOBODY`.

    A result without a match: the opponent had withdrawn, or in a knockout, the time of the round was over before the
    match began.
    """

    id: int
    round: int
    first: int
    second: int
    """Slots of the two players."""
    match: int | None
    """None if it has not begun or never will."""
    result: Result | None
    """None before it is over."""
    number: int = 1
    """Its number in a tournament's round, from 1; in a knockout, its place in the bracket. A replay has the same."""


@dataclass(frozen=True)
class Report(Generic[EventKind, PlayKind]):
    """Contents of an event's post."""

    id: int
    kind: Literal["opening", "check-in", "start", "table", "round", "end"]
    """The card to join the next season; the call to check in. Of a league: pairings at the start; weekly tables. Of a
    tournament: the pairings of a round. The end, or that it was called off.
    """
    number: int
    """`opening`: times that the season was put off; `table`: weeks since the start; `round`: its number; else 0."""
    season: int
    """Number of the season that it is about."""
    event: EventKind
    members: tuple[Member, ...]
    """Members of the next season so far."""
    play: PlayKind | None
    """The season that it is about; None before it starts."""


@dataclass(frozen=True)
class PostedReport(Generic[EventKind, PlayKind]):
    """A post of an event, with current contents, and its message."""

    report: Report[EventKind, PlayKind]
    channel: int
    message: int

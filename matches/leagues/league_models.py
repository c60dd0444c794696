"""Immutable classes that the leagues' services return, read from stored rows."""

from dataclasses import dataclass
from typing import Literal

from engine import Game
from matches.clock import Clock
from matches.models import Person

Goes = Literal["up", "stay", "down"]
"""Division after a season, relative to the current one."""
Result = Literal["first", "second", "drawn", "void", "neither"]
"""Result of a fixture: which player won, a draw, void if it does not count, or neither if both have withdrawn."""


@dataclass(frozen=True, slots=True)
class LeagueTerms:
    """Terms of a league, chosen by the server's managers."""

    name: str
    game: Game
    """A game for two players."""
    terms: str
    """The game's options as text."""
    clock: Clock
    size: int
    """Maximum number of people in a division, 3 to 8."""
    doubled: bool
    """Whether every pair meets twice, each beginning once."""
    at_once: int
    """Maximum number of simultaneous matches of a player in a season."""
    days: int
    """Length of a season in days."""


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the next season, with their results of the last one; None if they did not play it."""

    person: Person
    division: int | None
    place: int | None
    goes: Goes | None


@dataclass(frozen=True, slots=True)
class League:
    """A league of a server."""

    id: int
    guild: int
    channel: int
    language: str
    terms: LeagueTerms
    joined: int
    """Number of members of the next season so far."""
    playing: int
    """Number of players of the running season, without those who are out."""
    season: int
    """Number of the latest season; 0 before the first."""
    is_running: bool
    """Whether the latest season is running."""
    starts_at: int | None
    """Start of the next season; None while one is running, and after the end of the league."""
    ends_at: int | None
    """End of the running season; None between seasons."""
    is_ended: bool
    """Whether there will be no further season."""


Part = Literal["none", "joined", "plays", "out", "asked"]
"""A user's part in a league: `none`; `joined` the next season; `plays` the running one; `out` of it, by leaving or
otherwise; `asked`: played the last season and has not accepted the next."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A stored player of a season."""

    slot: int
    """Their number in the season, from 1, the strongest at its start."""
    person: Person
    is_out: bool
    """Whether they left or were put out."""
    goes: Goes | None = None
    """Their division after the season; None while it runs, and for players who are out."""
    goes_on: bool | None = None
    """Their answer about playing the next season; None before they answer."""


@dataclass(frozen=True, slots=True)
class Standing(Entrant):
    """A player's row in a division's table. Two points for a win, one for a draw."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    direct: int = 0
    """Points from matches among those with equal points."""
    sonneborn_berger: int = 0
    """Sonneborn–Berger score: twice the points of beaten opponents plus the points of those drawn with."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of a season, begun or not. The player in slot `first` begins."""

    id: int
    round: int
    first: int
    second: int
    """Slots of the two players."""
    match: int | None
    """None if it has not begun or never will."""
    result: Result | None
    """None before it is over."""


@dataclass(frozen=True, slots=True)
class Division:
    """A division of a season, with standings in table order."""

    number: int
    """From 1, the highest."""
    standings: tuple[Standing, ...]
    fixtures: tuple[Fixture, ...]


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league."""

    id: int
    league: int
    number: int
    starts_at: int
    ends_at: int
    is_over: bool
    divisions: tuple[Division, ...]


@dataclass(frozen=True, slots=True)
class LeagueReport:
    """Contents of a league's post."""

    id: int
    kind: Literal["opening", "start", "table", "end"]
    """Invitation to the next season; pairings at the start; weekly tables; final tables."""
    number: int
    """`opening`: times that the season was put off; `table`: weeks since the start; else 0."""
    number_of_season: int
    """Number of the season that it is about."""
    league: League
    members: tuple[Member, ...]
    """Members of the next season so far (`opening`, `end`)."""
    season: Season | None
    """The season that it is about; None for `opening`."""


@dataclass(frozen=True, slots=True)
class PostedReport:
    """A post of a league, with current contents, and its message."""

    report: LeagueReport
    channel: int
    message: int

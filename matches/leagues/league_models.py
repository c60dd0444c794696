"""The classes that the service of leagues returns: immutable, read from stored rows."""

from dataclasses import dataclass
from typing import Literal

from engine import Game
from matches.clocks.clock import Clock
from matches.models import Person

Goes = Literal["up", "stay", "down"]
"""To which division somebody goes after a season."""
Result = Literal["first", "second", "drawn", "void"]
"""How a match of a season counts: for whom it was won, or for neither."""


@dataclass(frozen=True, slots=True)
class LeagueTerms:
    """What those who manage a server choose for a league."""

    name: str
    game: Game
    """A game of two players."""
    terms: str
    """Its options in their one text form."""
    clock: Clock
    size: int
    """How many people a division has at most, 3 to 8."""
    doubled: bool
    """Whether every two play each other twice, each beginning once; else once."""
    at_once: int
    """How many matches of a season a person plays at once, at most."""
    days: int
    """How long a season lasts."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person who takes part in the next season of a league, with what they bring from the last; None if nothing."""

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
    """How many people take part in the next season so far."""
    playing: int
    """How many play the running season, without those who are out."""
    season: int
    """The number of the season that is running or was the last; 0 before the first."""
    is_running: bool
    """Whether that season is running."""
    starts_at: int | None
    """When the next season starts; None while one is running, and if none will: the league has ended."""
    ends_at: int | None
    """When the running season ends; None between seasons."""
    is_ended: bool
    """Whether there will be no further season."""


Part = Literal["none", "joined", "plays", "out", "asked"]
"""What somebody has to do with a league: nothing; takes part in the next season; plays the running one; was taken out
of it, or left; or has played the last one and has not said yes to the next, or said no."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who plays a season, as stored."""

    slot: int
    """Their number in the season, from 1, which is the strongest at its start."""
    person: Person
    is_out: bool
    """Whether they were taken out, or went."""
    goes: Goes | None = None
    """Where they go after the season; None while it runs, and for those who are out."""
    goes_on: bool | None = None
    """What they have answered to whether they play the next season; None before that."""


@dataclass(frozen=True, slots=True)
class Standing(Entrant):
    """A person's row in the table of a division. Two points for a win, one for a draw."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    direct: int = 0
    """The points from the matches among those who have as many points."""
    sonneborn_berger: int = 0
    """Twice the points of those they beat, and the points of those they drew with, added up."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of a season: to be begun, running or over. The one in `first` begins."""

    id: int
    round: int
    first: int
    second: int
    """The slots of the two players."""
    match: int | None
    """None before it has begun, and if it never does."""
    result: Result | None
    """None before it is over; `void` counts for neither."""


@dataclass(frozen=True, slots=True)
class Division:
    """A division of a season. Its standings are in the order of the table."""

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
class LeagueMatch:
    """What a match is to the league that it is part of."""

    name: str
    """The name of the league."""
    season: int
    round: int


@dataclass(frozen=True, slots=True)
class LeagueReport:
    """What a post of a league tells."""

    id: int
    """The number of the post."""
    kind: Literal["opening", "start", "table", "end"]
    """How to join the next season; who plays whom in the one that starts; the tables while it runs; the final ones."""
    number: int
    """How often the next season was put off (`opening`), after how many weeks it is (`table`); else 0."""
    number_of_season: int
    """The number of the season that it is about."""
    league: League
    members: tuple[Member, ...]
    """Who takes part in the next season so far (`opening`, `end`)."""
    season: Season | None
    """The season that it is about; None for `opening`."""


@dataclass(frozen=True, slots=True)
class LeagueCard:
    """The post by which people join a league, as it would be made now, and where it stands."""

    report: LeagueReport
    channel: int
    message: int

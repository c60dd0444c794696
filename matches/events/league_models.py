"""Immutable classes that the leagues' services return, read from stored rows."""

from dataclasses import dataclass
from typing import ClassVar

from matches.events.event_models import Event, EventTerms, Fixture, Report, TableRow


@dataclass(frozen=True, slots=True)
class LeagueTerms(EventTerms):
    """Terms of a league."""

    size: int
    """Maximum number of people in a division, 3 to 8."""
    doubled: bool
    """Whether every pair meets twice, each beginning once."""
    at_once: int
    """Maximum number of simultaneous matches of a player in a season."""
    days: int
    """Length of a season in days."""

    @property
    def kind(self) -> str:
        return "league"


@dataclass(frozen=True, slots=True)
class League(Event):
    """A league of a server."""

    word: ClassVar[str] = "league"

    terms: LeagueTerms
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

    @property
    def is_over(self) -> bool:
        return self.is_ended and not self.is_running


@dataclass(frozen=True, slots=True)
class Division:
    """A division of a season, with standings in table order."""

    number: int
    """From 1, the highest."""
    standings: tuple[TableRow, ...]
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


LeagueReport = Report[League, Season]

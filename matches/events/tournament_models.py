"""Immutable classes that the tournaments' services return, read from stored rows."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from matches.events.event_models import Entrant, Event, EventTerms, Fixture, Report

Kind = Literal["knockout", "swiss"]
"""Knockout: losers are out. Swiss: everybody plays so many rounds, against people with about as many points."""


@dataclass(frozen=True, slots=True)
class TournamentTerms(EventTerms):
    """Terms of a tournament."""

    kind: Kind
    rounds: int
    """Number of rounds of a Swiss tournament, if there are enough people; 0 for a knockout."""
    round_time: int
    """Most seconds that a round may take."""
    places: int
    """Most people, 4 to 64."""
    checks_in: bool
    """Whether people have to check in within the last hour before the beginning."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A place in a knockout's bracket where two people meet."""

    round: int
    number: int
    """From 1, from the top. In the last round, 1 is the final and 2 the match for third place."""
    sides: tuple[int | None, int | None]
    """The slots of the two; None where it is not known yet, `NOBODY` where nobody comes."""
    winner: int | None = None
    """The slot of the one who goes on; None where it is not known yet, `NOBODY` where nobody does."""
    loser: int | None = None
    fixtures: tuple[Fixture, ...] = ()
    """The match and its replay, as far as they are stored."""

    @property
    def is_known(self) -> bool:
        """Whether both sides are known and somebody is on both."""
        return all(self.sides)


@dataclass(frozen=True, slots=True)
class Tournament(Event):
    """A tournament of a server. `joined` counts those who have joined, or who played.

    It is over if it has ended or was called off.
    """

    word: ClassVar[str] = "tournament"

    terms: TournamentTerms
    checked_in: int
    """Number of those who have checked in, before the beginning."""
    starts_at: int
    """When it begins, or has begun."""
    has_begun: bool
    round: int
    """Number of the latest round; 0 before the first."""
    rounds: int
    """Number of rounds that it will have; 0 before it has begun."""
    round_ends_at: int | None
    """When the time of the latest round is over; None while none runs."""

    @property
    def is_running(self) -> bool:
        return self.has_begun and not self.is_over

    @property
    def is_open(self) -> bool:
        """Whether it has not begun, so that people may join."""
        return not self.has_begun and not self.is_over

    def is_for_third(self, fixture: Fixture) -> bool:
        """Whether a match is a knockout's for third place."""
        return self.terms.kind == "knockout" and fixture.round == self.rounds and fixture.number > 1


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament that has begun, with its people and matches."""

    tournament: Tournament
    people: tuple[Entrant, ...]
    """By slot."""
    fixtures: tuple[Fixture, ...]
    """By round and number."""


TournamentReport = Report[Tournament, Standing]

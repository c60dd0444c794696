"""Immutable classes that the tournaments' services return, read from stored rows."""

from dataclasses import dataclass
from typing import Final, Literal

from engine import Game
from matches.clock import Clock
from matches.leagues.league_models import Fixture
from matches.models import Person

Kind = Literal["knockout", "swiss"]
"""Knockout: losers are out. Swiss: everybody plays so many rounds, against people with about as many points."""
NOBODY: Final = 0
"""Slot of the opponent of a bye, and of a place in a bracket that nobody takes."""


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """Terms of a tournament, chosen by the server's managers."""

    name: str
    game: Game
    """A game for two players."""
    terms: str
    """The game's options as text."""
    clock: Clock
    kind: Kind
    rounds: int
    """Number of rounds of a Swiss tournament, if there are enough people; 0 for a knockout."""
    round_time: int
    """Most seconds that a round may take."""
    places: int
    """Most people, 4 to 64."""
    checks_in: bool
    """Whether people have to check in within the last hour before the beginning."""
    rated: bool
    """Whether its matches are rated."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in a tournament, numbered when it begins."""

    slot: int
    """Their seed, from 1, the strongest."""
    person: Person
    is_out: bool = False
    """Whether they withdrew or were put out. Whoever lost in a knockout is not."""
    place: int | None = None
    """Their final place; None before the end."""
    unseen_at: int | None = None
    """Since when they have not been found among those who see the channel; None if they were when last looked for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A person who has joined a tournament that has not begun."""

    person: Person
    has_checked_in: bool


@dataclass(frozen=True, slots=True)
class Pairing(Fixture):
    """A match of a tournament, begun or not; or a bye, whose `second` is `NOBODY`.

    A result without a match: the opponent had withdrawn, or in a knockout, the time of the round was over before the
    match began.
    """

    number: int = 1
    """Its number in its round, from 1; in a knockout, its place in the bracket. A replay has the same."""


@dataclass(frozen=True, slots=True)
class Row(Entrant):
    """A row of a Swiss table. Two points for a win, one for a draw."""

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
    pairings: tuple[Pairing, ...] = ()
    """The match and its replay, as far as they are stored."""

    @property
    def is_known(self) -> bool:
        """Whether both sides are known and somebody is on both."""
        return all(self.sides)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a server."""

    id: int
    guild: int
    channel: int
    language: str
    terms: TournamentTerms
    joined: int
    """Number of people who have joined, or who played."""
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
    is_over: bool
    """Whether it has ended, or was called off."""

    @property
    def is_running(self) -> bool:
        return self.has_begun and not self.is_over

    def is_for_third(self, pairing: Pairing) -> bool:
        """Whether a match is a knockout's for third place."""
        return self.terms.kind == "knockout" and pairing.round == self.rounds and pairing.number > 1

    @property
    def is_open(self) -> bool:
        """Whether it has not begun, so that people may join."""
        return not self.has_begun and not self.is_over


Part = Literal["none", "joined", "checked", "plays", "beaten", "out"]
"""A user's part in a tournament: `none`; `joined`; `checked` in; `plays`; `beaten` in a knockout; `out`, as they
withdrew or were put out."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament that has begun, with its people and matches."""

    tournament: Tournament
    people: tuple[Entrant, ...]
    """By slot."""
    pairings: tuple[Pairing, ...]
    """By round and number."""


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """Contents of a tournament's post."""

    id: int
    kind: Literal["opening", "check-in", "round", "end"]
    """The card to join; the call to check in; the pairings of a round; the end, or that it was called off."""
    number: int
    """`round`: its number; else 0."""
    tournament: Tournament
    entries: tuple[Entry, ...]
    """People who have joined, in order, while it has not begun."""
    standing: Standing | None
    """None while it has not begun, and if it was called off."""


@dataclass(frozen=True, slots=True)
class PostedReport:
    """A post of a tournament, with current contents, and its message."""

    report: TournamentReport
    channel: int
    message: int

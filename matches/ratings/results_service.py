"""Statistics of a person's finished matches, all or against some others. Nothing is stored for them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal

from sqlalchemy import Row

from engine import GAMES
from matches.core.models import Listing, Person
from matches.core.rating import Rating
from matches.playing.loading import read_listings
from matches.ratings import result_queries
from matches.ratings.rating_rules import LEAST_MOVES, rated
from matches.ratings.result_queries import Counted
from store import Store
from store.transactions import Transaction

LATEST: Final = 10
"""Latest matches that are listed individually."""
MOST_OTHERS: Final = 3
"""Other people by which results can be filtered."""

Outcome = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of matches by outcome."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)


@dataclass(frozen=True, slots=True)
class Streaks:
    """Streaks: consecutive matches with the same outcome."""

    current: Outcome | None = None
    """Outcome of the current streak; None without matches."""
    length: int = 0
    """Length of the current streak."""
    longest: Mapping[Outcome, int] = field(default_factory=dict)
    """Length of the longest streak by outcome."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished match from one player's view."""

    match: Listing
    outcome: Outcome
    plies: int
    """Number of moves, without those taken back."""
    ended_at: int
    change: int | None
    """Change of the displayed rating; None if the match was unrated."""


@dataclass(frozen=True, slots=True)
class Results:
    """A person's results. Matches against computers alone are counted separately unless requested."""

    others: tuple[Person, ...]
    """People who had a seat in all the matches, by their latest names; empty without a filter or matches."""
    against_computers: bool
    """Whether matches against computers were requested."""
    game: str | None
    """Game to which the results are limited; None: all."""
    by_side: Mapping[str, Mapping[int | None, Counts]]
    """By game, the most played first, and by side; None: sides that are unknown or that all players had in turn."""
    by_level: Mapping[int, Counts]
    """Against computers, by the highest level in the match."""
    wins: Mapping[int, int]
    """Wins of each of the others in these matches, by user."""
    streaks: Streaks
    rematches: Streaks
    """Streaks among rematches alone."""
    longest: Ended | None
    shortest: Ended | None
    """Matches with the most and the fewest moves, without very short ones; None if there are not two different ones."""
    latest: tuple[Ended, ...]
    """Latest matches, latest first."""
    practice: Counts
    """Matches against computers alone, if they are not counted above and nobody was named."""

    @property
    def total(self) -> Counts:
        return added(map(added_sides, self.by_side.values()))


def added(tallies: Iterable[Counts]) -> Counts:
    """Return the sum of tallies."""
    return sum(tallies, Counts())


def added_sides(sides: Mapping[int | None, Counts]) -> Counts:
    """Return the sum over all sides."""
    return added(sides.values())


class ResultsService:
    """Statistics of finished matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(
        self, user: int, others: Sequence[int] = (), *, against_computers: bool = False, game: str | None = None
    ) -> Results:
        """Return a user's results in all games or one, limited to matches in which all `others` had a seat."""
        against: Literal["people", "computers"] = "computers" if against_computers else "people"
        counted = Counted(user, others, against, game)
        async with self._store.read() as transaction:
            by_side = _by_game(await result_queries.tallies(transaction, counted))
            found = await result_queries.latest(transaction, counted, LATEST)
            far = await result_queries.extremes(transaction, counted, LEAST_MOVES)
            ended = await _ended(transaction, user, [*found, *far])
            latest, extremes = ended[: len(found)], ended[len(found) :]
            differ = len(extremes) > 1 and extremes[0].match.id != extremes[1].match.id
            levels = await result_queries.level_tallies(transaction, counted) if against_computers else ()
            is_alone = not (others or against_computers)
            practised = (
                await result_queries.tallies(transaction, Counted(user, (), "only computers", game)) if is_alone else ()
            )
            return Results(
                others=tuple(_named(latest[0].match, other) for other in others) if latest else (),
                against_computers=against_computers,
                game=game,
                by_side=by_side,
                by_level=dict(sorted(_tallies((row[0], row[1], row[2]) for row in levels).items())),
                wins=dict.fromkeys(others, 0) | {row[0]: row[1] for row in await _wins(transaction, counted)},
                streaks=_streaks(await result_queries.streaks(transaction, counted)),
                rematches=_streaks(await result_queries.streaks(transaction, counted, rematches=True)),
                longest=extremes[0] if differ else None,
                shortest=extremes[1] if differ else None,
                latest=tuple(latest),
                practice=added(map(added_sides, _by_game(practised).values())),
            )


async def _wins(transaction: Transaction, counted: Counted) -> Sequence[Row[int, int]]:
    return await result_queries.wins(transaction, counted) if counted.others else ()


async def _ended(transaction: Transaction, user: int, rows: Sequence[Row[Any]]) -> list[Ended]:
    ids = list({row.id for row in rows})
    listings = {match.id: match for match in await read_listings(transaction, ids)}
    seated = groupby(await result_queries.rated(transaction, ids), key=lambda seat: seat.match)
    changes = {match: _change(user, list(seats)) for match, seats in seated}
    return [Ended(listings[row.id], row.outcome, row.plies, row.ended_at, changes.get(row.id)) for row in rows]


def _change(user: int, seats: Sequence[Row[Any]]) -> int:
    """Return the change of a user's rating by a match, recomputed from the ratings stored with its seats."""
    brought = [Rating(seat.mu, seat.sigma) for seat in seats]
    place = next(place for place, seat in enumerate(seats) if seat.user == user)
    return rated(brought, [seat.rank for seat in seats])[place].number - brought[place].number


def _named(match: Listing, user: int) -> Person:
    """Return a user with their name in a match."""
    seat = match.seat_of(user)
    return Person(user, seat.name if seat else "")


def _by_game(rows: Iterable[Row[str, int | None, str, int]]) -> dict[str, dict[int | None, Counts]]:
    """Return tallies by game, the most played first, and by side in turn order, unknown sides last."""
    counts: dict[str, list[tuple[int | None, str, int]]] = defaultdict(list)
    for game, side, outcome, count in rows:
        if game in GAMES:
            counts[game].append((side, outcome, count))
    games = {game: _tallies(sides) for game, sides in counts.items()}
    order = list(GAMES)
    return {
        game: dict(sorted(games[game].items(), key=lambda each: (each[0] is None, each[0] or 0)))
        for game in sorted(games, key=lambda game: (-added_sides(games[game]).played, order.index(game)))
    }


def _tallies(rows: Iterable[tuple[Any, str, int]]) -> dict[Any, Counts]:
    """Return tallies by key, in key order."""
    counts: dict[Any, dict[str, int]] = defaultdict(dict)
    for name, outcome, count in rows:
        counts[name][outcome] = count
    return {name: Counts(**found) for name, found in counts.items()}


def _streaks(rows: Iterable[Row[Any]]) -> Streaks:
    """Build streaks from rows."""
    found = list(rows)
    current = next((row for row in found if row.current), None)
    longest: dict[Outcome, int] = {row.outcome: row.length for row in found if not row.current}
    return Streaks(current.outcome, current.length, longest) if current else Streaks()

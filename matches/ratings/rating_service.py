"""Standings of a server by rating, and recomputing all ratings from the stored results."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Row

from engine import GAMES, Game
from matches.core.base_service import Service
from matches.core.models import Person
from matches.core.names import one_line
from matches.core.rating import BEGINNER, Rating
from matches.people.preference_queries import unlisted
from matches.playing import match_queries
from matches.ratings import rating_queries
from matches.ratings.rating_rules import rated
from store import EVERYTHING
from store.schema import NAMELESS
from store.transactions import Transaction

LEAST: Final = 3
"""Least rated matches of a game in a server to be in its standings."""
PAGE: Final = 10
"""People per page of the standings."""
MADE_AT_ONCE: Final = 1_000
"""Matches read at a time when all ratings are recomputed."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A person's rating, and their number of rated matches in a server."""

    person: Person
    rating: Rating
    matches: int
    place: int | None
    """From 1; None for a person with too few matches there."""


@dataclass(frozen=True, slots=True)
class OwnRating:
    """A person's rating in a game, and the number of rated matches in all places."""

    game: Game
    rating: Rating
    matches: int


@dataclass(frozen=True, slots=True)
class Standings:
    """A page of a server's standings in a game."""

    game: Game
    page: int
    """From 0."""
    pages: int
    """At least 1."""
    people: int
    """People on all pages."""
    placed: tuple[Placed, ...]
    own: Placed | None
    """The person who asks; None if they have no rating. If they are not listed, with the place that they would have."""
    is_listed: bool
    """Whether the person who asks is shown to others."""


class RatingService(Service):
    """Reading ratings. `rating_updates` changes them when a match ends."""

    async def usual_game(self, guild: int, user: int) -> Game:
        """Return the default game of a server's standings for a user: the one that they played last."""
        async with self._store.read(once=True) as transaction:
            found = await match_queries.last_game(transaction, user, guild)
        return GAMES[found] if found in GAMES else next(iter(GAMES.values()))

    async def standings(self, guild: int, game: Game, person: Person, page: int | None = 0) -> Standings:
        """Return a page of a server's standings with the place of `person`; `page=None`: the page with that place.

        A page out of range is replaced by the nearest.
        """
        async with self._store.read() as transaction:
            own = await self._own(transaction, guild, game, person)
            hidden = await unlisted(transaction, [person.user])
            people = await rating_queries.count_before(transaction, guild, game.id, LEAST)
            pages = max(1, -(-people // PAGE))
            wanted = page if page is not None else (own.place - 1) // PAGE if own and own.place else 0
            shown = min(max(wanted, 0), pages - 1)
            rows = await rating_queries.placed(transaction, guild, game.id, LEAST, PAGE, shown * PAGE)
        placed = tuple(_placed(row, place) for place, row in enumerate(rows, shown * PAGE + 1))
        return Standings(game, shown, pages, people, placed, own, not hidden)

    async def own(self, user: int) -> tuple[OwnRating, ...]:
        """Return a user's ratings, the most played game first. They are shown to that user alone."""
        async with self._store.read() as transaction:
            rows = await rating_queries.ratings_of(transaction, user)
        return tuple(
            OwnRating(GAMES[row.game], Rating(row.mu, row.sigma), row.matches) for row in rows if row.game in GAMES
        )

    async def recompute(self) -> int:
        """Recompute all ratings from the results of rated matches in order.

        Return the number of these matches. Locks the whole database. A deleted person's rating before each match is
        stored with their seat, so that all other ratings stay exactly the same.
        """
        ledger, latest = _Ledger(), 0
        async with self._store.write(lock=EVERYTHING) as transaction:
            while rows := await rating_queries.rated_seats(transaction, latest, MADE_AT_ONCE):
                latest = rows[-1].rated
                brought = [rating for _, seats in groupby(rows, _match) for rating in ledger.enter(list(seats))]
                pairs = zip(rows, brought, strict=True)
                wrong = [(row, new) for row, new in pairs if (row.mu, row.sigma) != (new.mu, new.sigma)]
                await rating_queries.set_brought(
                    transaction, [(row.match, row.player, new.mu, new.sigma) for row, new in wrong]
                )
            await rating_queries.replace_all(transaction, list(ledger.ratings()), list(ledger.in_servers()))
        return ledger.matches

    async def _own(self, transaction: Transaction, guild: int, game: Game, person: Person) -> Placed | None:
        """Return a rated person's place in a server's standings, listed or not."""
        count = await rating_queries.in_server(transaction, guild, game.id, person.user)
        row = (await rating_queries.ratings_in(transaction, game.id, [person.user])).get(person.user)
        if row is None:
            return None
        place = None
        if count >= LEAST:
            before = row.mu, person.user
            place = 1 + await rating_queries.count_before(transaction, guild, game.id, LEAST, before)
        return Placed(person, Rating(row.mu, row.sigma), count, place)


class _Ledger:
    """Everybody's ratings while matches are processed in order."""

    def __init__(self) -> None:
        self.matches = 0
        self._ratings: dict[tuple[int, str], tuple[Rating, int]] = {}
        """By user and game: rating and number of matches."""
        self._in_servers: dict[tuple[int, str, int], tuple[str, int]] = {}
        """By server, game and user: name and number of matches."""

    def enter(self, seats: Sequence[Row[Any]]) -> list[Rating]:
        """Process the result of a match, given by its seats, and return the ratings before it."""
        brought = [self._brought(seat) for seat in seats]
        for seat, after in zip(seats, rated(brought, [seat.rank for seat in seats]), strict=True):
            if seat.user is None:
                continue
            _, count = self._ratings.get((seat.user, seat.game), (BEGINNER, 0))
            self._ratings[seat.user, seat.game] = after, count + 1
            if seat.guild:
                _, here = self._in_servers.get((seat.guild, seat.game, seat.user), ("", 0))
                name = one_line(seat.name) or NAMELESS
                self._in_servers[seat.guild, seat.game, seat.user] = name, here + 1
        self.matches += 1
        return brought

    def ratings(self) -> Iterator[dict[str, Any]]:
        for (user, game), (rating, count) in self._ratings.items():
            yield {"user": user, "game": game, "mu": rating.mu, "sigma": rating.sigma, "matches": count}

    def in_servers(self) -> Iterator[dict[str, Any]]:
        for (guild, game, user), (name, count) in self._in_servers.items():
            mu = self._ratings[user, game][0].mu
            yield {"guild": guild, "game": game, "user": user, "name": name, "mu": mu, "matches": count}

    def _brought(self, seat: Row[Any]) -> Rating:
        if seat.user is None:
            return BEGINNER if seat.mu is None else Rating(seat.mu, seat.sigma)
        return self._ratings.get((seat.user, seat.game), (BEGINNER, 0))[0]


def _match(row: Row[Any]) -> int:
    return int(row.match)


def _placed(row: Row[Any], place: int) -> Placed:
    name = one_line(row.name or "") or NAMELESS
    return Placed(Person(row.user, name), Rating(row.mu, row.sigma), row.matches, place)

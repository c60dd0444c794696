"""Queries on lessons, puzzles and their ratings. Every function runs in the caller's transaction.

Rows may refer to removed steps and puzzles; the services check that.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, select, union

from store import personal, rows
from store.schema import VOID, lesson_steps, matches, people, puzzle_ratings, puzzle_tries, seats, solvers
from store.transactions import Transaction

# Lessons


async def who_know(
    transaction: Transaction, game: str, users: Collection[int], core: Collection[str]
) -> Collection[int]:
    """Return those of some users who have finished a match of a game, or all `core` steps of its lesson."""
    played = (
        select(seats.c.user)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.user.in_(users), seats.c.result.is_not(None), matches.c.game == game)
    )
    done = (
        select(lesson_steps.c.user)
        .where(lesson_steps.c.user.in_(users), lesson_steps.c.game == game)
        .where(lesson_steps.c.step.in_(core), lesson_steps.c.done_at.is_not(None))
        .group_by(lesson_steps.c.user)
        .having(func.count() == len(core))
    )
    return (await transaction.execute(union(played, done))).scalars().all()


# Puzzles


async def games_of(transaction: Transaction, user: int) -> Collection[str]:
    """Return the ids of the games that a user plays or has played."""
    query = select(matches.c.game).distinct().join(seats, seats.c.match == matches.c.id).where(seats.c.user == user)
    return (await transaction.execute(query)).scalars().all()


async def matches_for_puzzles(transaction: Transaction, game: str) -> Sequence[int]:
    """Return the ids of the finished matches of a game whose people all allow them to become puzzles.

    Deleted users and those of imported matches do not count as allowing it.
    """
    person = and_(seats.c.match == matches.c.id, seats.c.level.is_(None))
    allows = exists().where(people.c.user == seats.c.user, people.c.puzzles)
    over = matches.c.game == game, matches.c.reason != VOID
    agreed = exists().where(person), ~exists().where(person, ~allows)
    return (
        (await transaction.execute(select(matches.c.id).where(*over, *agreed).order_by(matches.c.id))).scalars().all()
    )


# Ratings


async def ratings_of(transaction: Transaction, puzzles: Collection[str]) -> Sequence[Row[Any]]:
    """Return the ratings of puzzles; without a row for those never rated."""
    return await rows.get_all(transaction, puzzle_ratings, puzzle_ratings.c.puzzle.in_(puzzles))


async def rate_puzzle(transaction: Transaction, puzzle: str, mu: float, sigma: float) -> None:
    """Upsert a puzzle's rating after another rated try, and count the try."""
    values, counted = {"mu": mu, "sigma": sigma, "tries": 1}, puzzle_ratings.c.tries + 1
    await rows.upsert(transaction, puzzle_ratings, {"puzzle": puzzle}, values, tries=counted)


personal.own(lesson_steps, puzzle_tries, solvers)

"""Queries on lessons, puzzles and their ratings. Every function runs in the caller's transaction.

Rows may refer to removed steps and puzzles; the services check that.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Table, and_, delete, exists, func, select, union

from store import personal
from store.dialect import upsert
from store.schema import VOID, lesson_steps, matches, people, puzzle_ratings, puzzle_tries, seats, solvers
from store.transactions import Transaction

# Lessons


async def steps_of(transaction: Transaction, user: int, game: str | None = None) -> Sequence[Row[Any]]:
    """Return the rows of a user's steps, of one game or of all."""
    query = select(lesson_steps).where(lesson_steps.c.user == user)
    return (await transaction.execute(query if game is None else query.where(lesson_steps.c.game == game))).all()


async def step(transaction: Transaction, user: int, game: str, name: str) -> Row[Any] | None:
    """Return the row of a user's step; None if they have neither tried it nor asked for a hint."""
    return await _find(transaction, lesson_steps, user=user, game=game, step=name)


async def set_step(transaction: Transaction, user: int, game: str, name: str, **values: Any) -> None:
    """Upsert columns of a user's step."""
    await transaction.execute(upsert(lesson_steps, {"user": user, "game": game, "step": name}, values))


async def forget_steps(transaction: Transaction, user: int, game: str) -> None:
    """Delete a user's progress in the lesson of a game."""
    await transaction.execute(delete(lesson_steps).where(lesson_steps.c.user == user, lesson_steps.c.game == game))


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


async def tries_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return the rows of all puzzles that a user was shown."""
    return (await transaction.execute(select(puzzle_tries).where(puzzle_tries.c.user == user))).all()


async def puzzle_try(transaction: Transaction, user: int, puzzle: str) -> Row[Any] | None:
    """Return the row of a user's puzzle; None if they were never shown it."""
    return await _find(transaction, puzzle_tries, user=user, puzzle=puzzle)


async def set_try(transaction: Transaction, user: int, puzzle: str, **values: Any) -> None:
    """Upsert a user's puzzle; `values` needs every required column."""
    await transaction.execute(upsert(puzzle_tries, {"user": user, "puzzle": puzzle}, values))


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


async def solvers_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's puzzle ratings and statistics, one row for each game in which they are rated."""
    return (await transaction.execute(select(solvers).where(solvers.c.user == user))).all()


async def solver(transaction: Transaction, user: int, game: str) -> Row[Any] | None:
    """Return a user's puzzle rating and statistics in a game; None before their first rated puzzle."""
    return await _find(transaction, solvers, user=user, game=game)


async def set_solver(transaction: Transaction, user: int, game: str, **values: Any) -> None:
    """Upsert a user's puzzle rating and statistics, every column."""
    await transaction.execute(upsert(solvers, {"user": user, "game": game}, values))


async def ratings_of(transaction: Transaction, puzzles: Collection[str]) -> Sequence[Row[Any]]:
    """Return the ratings of puzzles; without a row for those never rated."""
    return (await transaction.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle.in_(puzzles)))).all()


async def rate_puzzle(transaction: Transaction, puzzle: str, mu: float, sigma: float) -> None:
    """Upsert a puzzle's rating after another rated try, and count the try."""
    values, counted = {"mu": mu, "sigma": sigma, "tries": 1}, puzzle_ratings.c.tries + 1
    await transaction.execute(upsert(puzzle_ratings, {"puzzle": puzzle}, values, tries=counted))


async def _find(transaction: Transaction, table: Table, **key: Any) -> Row[Any] | None:
    return (await transaction.execute(select(table).filter_by(**key))).first()


personal.own(lesson_steps, puzzle_tries, solvers)

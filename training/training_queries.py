"""The statements on lessons, puzzles and their ratings. Every function runs in the caller's transaction.

Whether there still is such a step or puzzle is for the services to say.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Table, and_, delete, exists, select

from store.dialect import upsert
from store.schema import VOID, lesson_steps, matches, people, puzzle_ratings, puzzle_tries, seats, solvers
from store.transactions import Transaction

# Lessons


async def steps_of(transaction: Transaction, user: int, game: str | None = None) -> Sequence[Row[Any]]:
    """Return what is stored about the steps that a user has tried, been helped with, or done, of a game or of all."""
    query = select(lesson_steps).where(lesson_steps.c.user == user)
    return (await transaction.execute(query if game is None else query.where(lesson_steps.c.game == game))).all()


async def step(transaction: Transaction, user: int, game: str, name: str) -> Row[Any] | None:
    """Return what is stored about a step; None if the user has not tried it, nor been helped."""
    return await _find(transaction, lesson_steps, user=user, game=game, step=name)


async def set_step(transaction: Transaction, user: int, game: str, name: str, **values: Any) -> None:
    """Set columns of a user's step."""
    await transaction.execute(upsert(lesson_steps, {"user": user, "game": game, "step": name}, values))


async def forget_steps(transaction: Transaction, user: int, game: str) -> None:
    """Delete how far a user is in the lesson of a game."""
    await transaction.execute(delete(lesson_steps).where(lesson_steps.c.user == user, lesson_steps.c.game == game))


# Puzzles


async def tries_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return where a user stands in every puzzle that they were shown."""
    return (await transaction.execute(select(puzzle_tries).where(puzzle_tries.c.user == user))).all()


async def puzzle_try(transaction: Transaction, user: int, puzzle: str) -> Row[Any] | None:
    """Return where a user stands in a puzzle; None if they were never shown it."""
    return await _find(transaction, puzzle_tries, user=user, puzzle=puzzle)


async def set_try(transaction: Transaction, user: int, puzzle: str, **values: Any) -> None:
    """Store where a user stands in a puzzle, with every column that has to have a value."""
    await transaction.execute(upsert(puzzle_tries, {"user": user, "puzzle": puzzle}, values))


async def games_of(transaction: Transaction, user: int) -> Collection[str]:
    """Return the ids of the games that a user plays or has played."""
    query = select(matches.c.game).distinct().join(seats, seats.c.match == matches.c.id).where(seats.c.user == user)
    return (await transaction.execute(query)).scalars().all()


async def matches_for_puzzles(transaction: Transaction, game: str) -> Sequence[int]:
    """Return the ids of the matches of a game that were played to an end, and whose people all allow that they become
    puzzles.

    Somebody who was deleted, or whose match was read in, allows nothing.
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
    """Return a user's ratings and numbers, one row for each game of which they have tried a puzzle."""
    return (await transaction.execute(select(solvers).where(solvers.c.user == user))).all()


async def solver(transaction: Transaction, user: int, game: str) -> Row[Any] | None:
    """Return a user's rating and numbers in a game; None before their first puzzle."""
    return await _find(transaction, solvers, user=user, game=game)


async def set_solver(transaction: Transaction, user: int, game: str, **values: Any) -> None:
    """Store a user's rating and numbers, all of them."""
    await transaction.execute(upsert(solvers, {"user": user, "game": game}, values))


async def ratings_of(transaction: Transaction, puzzles: Collection[str]) -> Sequence[Row[Any]]:
    """Return the ratings of those among some puzzles that somebody has tried."""
    return (await transaction.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle.in_(puzzles)))).all()


async def rate_puzzle(transaction: Transaction, puzzle: str, mu: float, sigma: float) -> None:
    """Store a puzzle's rating after another first try."""
    values, counted = {"mu": mu, "sigma": sigma, "tries": 1}, puzzle_ratings.c.tries + 1
    await transaction.execute(upsert(puzzle_ratings, {"puzzle": puzzle}, values, tries=counted))


async def _find(transaction: Transaction, table: Table, **key: Any) -> Row[Any] | None:
    """Return the row of a table with a key; None if there is none."""
    return (await transaction.execute(select(table).filter_by(**key))).first()

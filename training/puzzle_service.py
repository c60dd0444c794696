"""Puzzles as people solve them: which comes next, what becomes of a move, and the ratings."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from cachetools import LRUCache
from sqlalchemy import Row

from engine import GAMES, MoveError, State
from matches.base_service import Service, WaitingPeople
from matches.match_errors import MatchError
from matches.ratings.rating_rules import BEGINNER, Rating
from search import region
from store import Store
from store.transactions import Transaction
from thinking import Job, ThinkingError
from training import training_queries
from training.puzzles import PUZZLES, Puzzle, puzzles_of
from training.ratings import rating_of_puzzle, tried

OPEN, SOLVED, FAILED = "open", "solved", "failed"
"""What a try of a puzzle may be; the database has these words."""
UNRATED: Final = 3
"""How many puzzles of a game somebody tries before they are rated."""
REMEMBERED: Final = 1_000
"""How many answers of processes that think are kept: most people play the same moves."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where somebody stands in a puzzle."""

    puzzle: Puzzle
    states: tuple[State, ...]
    """The position of the puzzle, and those after each move and reply so far."""
    status: str = OPEN
    """Of the latest try: `open`, `solved` or `failed`."""
    tries: int = 0
    """How many tries have ended. Only the first one may count for the ratings."""

    @property
    def state(self) -> State:
        """The position as it stands."""
        return self.states[-1]

    @property
    def line(self) -> tuple[str, ...]:
        """The moves so far, canonically, the replies among them."""
        return tuple(state.entry.text for state in self.states[1:] if state.entry)

    @property
    def plies(self) -> int:
        """How many moves were played so far, the replies among them."""
        return len(self.states) - 1

    @property
    def solver(self) -> int:
        """The player whom the person plays."""
        assert self.puzzle.state.turn is not None
        return self.puzzle.state.turn

    @property
    def moves_left(self) -> int:
        """Within how many own moves it is to be won from here."""
        return self.puzzle.moves - sum(state.turn == self.solver for state in self.states[:-1])


@dataclass(frozen=True, slots=True)
class Numbers:
    """How somebody does at the puzzles of a game. Only first tries count, and not those of their first few puzzles."""

    game: str
    rating: Rating = BEGINNER
    solved: int = 0
    failed: int = 0
    streak: int = 0
    """How many they have solved since they last failed."""
    best_streak: int = 0

    @property
    def tried(self) -> int:
        """How many they have tried."""
        return self.solved + self.failed

    def after(self, rating: Rating, *, solved: bool) -> "Numbers":
        """Return the numbers after another puzzle."""
        streak = self.streak + 1 if solved else 0
        return replace(
            self,
            rating=rating,
            solved=self.solved + solved,
            failed=self.failed + (not solved),
            streak=streak,
            best_streak=max(streak, self.best_streak),
        )


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a move in a puzzle."""

    stand: Stand
    """Where they stand after it, and after the reply."""
    move: str
    """The move, canonically."""
    after: State
    """The position after the move, before the reply."""
    reply: str
    """The hardest reply, canonically; after a wrong move, what refutes it. Empty if the puzzle is over without one."""
    numbers: tuple[Numbers, Numbers] | None
    """The person's numbers before and after, if a try that counts has ended."""

    @property
    def right(self) -> bool:
        """Whether the move was the right one, or one of them."""
        return self.stand.status != FAILED


class PuzzleService(Service):
    """Choosing puzzles, judging moves, and rating both sides. Nothing is held while processes think."""

    def __init__(self, store: Store, people: WaitingPeople, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._people = people
        self._answers: LRUCache[Job, Any] = LRUCache(REMEMBERED)

    # Choosing

    async def next(self, user: int, game: str | None = None, besides: str | None = None) -> Stand | None:
        """Return a puzzle to solve, but not the one with the id `besides`; None if there is none.

        One that was begun comes first; then those that the user was never shown, the nearest to their strength first,
        or the easiest as long as they are not rated; those that they failed; and those that they solved, what was
        longest ago first. Without a game, the games that they play or solve puzzles of take turns.
        """
        await asyncio.to_thread(_read_all)
        async with self._store.write(lock=("user", user)) as transaction:
            rows = {row.puzzle: row for row in await training_queries.tries_of(transaction, user)}
            played = await training_queries.games_of(transaction, user) if game is None else ()
            pool = _pool(game, rows, played, besides)
            own = {row.game: Rating(row.mu, row.sigma) for row in await training_queries.solvers_of(transaction, user)}
            ratings = await _ratings(transaction, pool)

            def rank(puzzle: Puzzle) -> tuple[int, float]:
                rating, strength = ratings[puzzle.id].mu, own.get(puzzle.game, BEGINNER).mu
                hard = abs(rating - strength) if _tried(rows.values(), puzzle.game) >= UNRATED else rating
                return _rank(rows.get(puzzle.id), hard)

            chosen = min(pool, key=rank, default=None)
            return await self._begin(transaction, user, chosen, rows.get(chosen.id)) if chosen else None

    async def again(self, user: int, puzzle_id: str) -> Stand:
        """Begin a puzzle once more, whether or not its latest try has ended. Raises MatchError("no-such-exercise")."""
        puzzle = await _find(puzzle_id)
        async with self._store.write(lock=("user", user)) as transaction:
            row = await training_queries.puzzle_try(transaction, user, puzzle_id)
            if row and row.status == OPEN:
                return _stand(puzzle, row)
            return await self._begin(transaction, user, puzzle, row)

    async def stand(self, user: int, puzzle_id: str) -> Stand:
        """Return where a user stands in a puzzle; at its beginning, if they have not begun it.

        Raises MatchError("no-such-exercise").
        """
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            return _stand(puzzle, await training_queries.puzzle_try(transaction, user, puzzle_id))

    async def tried_since(self, user: int, puzzle_id: str, moment: int) -> bool | None:
        """Return whether a puzzle was solved since a moment without a failed try; None if no try has ended since.

        Raises MatchError("no-such-exercise").
        """
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            row = await training_queries.puzzle_try(transaction, user, puzzle.id)
        if row is None or max(row.ended_at or 0, row.failed_at or 0) < moment:
            return None
        return row.failed_at is None or row.failed_at < moment

    # Solving

    async def play(self, user: int, puzzle_id: str, text: str, plies: int) -> Attempt:
        """Play a move in a puzzle in which so many moves were played before, and have it answered.

        A wrong move ends the try. Raises MoveError, and MatchError: `no-such-exercise`, `exercise-over` if the try has
        ended, `exercise-moved-on` for another number of moves, `hints-waiting`. Raises ThinkingError if no process can
        answer. Nothing is changed then.
        """
        before = await self.stand(user, puzzle_id)
        if before.status != OPEN:
            raise MatchError("exercise-over")
        if before.plies != plies:
            raise MatchError("exercise-moved-on")
        after = before.state.play(text)
        reply, status = await self._answer(user, before, after)
        states = (*before.states, after, *((after.play(reply),) if reply else ()))
        stand, numbers = await self._change(user, before, states, status)
        return Attempt(stand, after.last or "", after, reply, numbers)

    async def give_up(self, user: int, puzzle_id: str) -> Attempt:
        """End a try as failed, if it has not ended. Raises MatchError."""
        before = await self.stand(user, puzzle_id)
        if before.status != OPEN:
            return Attempt(before, "", before.state, "", None)
        stand, numbers = await self._change(user, before, before.states, FAILED)
        return Attempt(stand, "", stand.state, "", numbers)

    async def solution(self, user: int, puzzle_id: str) -> tuple[State, ...]:
        """Return the line of a puzzle, from its position to the win: best moves and hardest replies.

        Raises MatchError, ThinkingError.
        """
        puzzle = await _find(puzzle_id)
        states = [puzzle.state, puzzle.state.play(puzzle.solution)]
        left = puzzle.moves - 1
        while (state := states[-1]).turn is not None:
            if state.turn == puzzle.state.turn:
                move, left = await self._best(user, state, left), left - 1
            else:
                move = (await self._defence(user, puzzle, state, left))["move"]
            states.append(state.play(move))
        return tuple(states)

    async def hint(self, user: int, puzzle_id: str) -> tuple[str, ...]:
        """Return the cells to point at in a hint where a user stands; none if their try has ended.

        Raises MatchError, ThinkingError.
        """
        stand = await self.stand(user, puzzle_id)
        if stand.status != OPEN:
            return ()
        move = await self._best(user, stand.state, stand.moves_left) if stand.plies else stand.puzzle.solution
        return region(stand.state, move)

    # Ratings

    async def numbers(self, user: int) -> Mapping[str, Numbers]:
        """Return how a user does at puzzles, by the id of the game, for each in which they are rated."""
        async with self._store.read() as transaction:
            found = {row.game: _numbers(row.game, row) for row in await training_queries.solvers_of(transaction, user)}
        return {game: found[game] for game in GAMES if game in found}

    async def is_rated(self, user: int, stand: Stand) -> bool:
        """Return whether a try counts for the ratings: the first one of a puzzle, once a few of the game were tried."""
        async with self._store.read() as transaction:
            return not stand.tries and await _tries(transaction, user, stand.puzzle.game) >= UNRATED

    async def rating(self, puzzle_id: str) -> Rating:
        """Return how hard a puzzle is thought to be. Raises MatchError("no-such-exercise")."""
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            return (await _ratings(transaction, [puzzle]))[puzzle_id]

    async def _begin(self, transaction: Transaction, user: int, puzzle: Puzzle, row: Row[Any] | None) -> Stand:
        """Store that a try has begun, unless one is under way. Return it."""
        if row is None or row.status != OPEN:
            tries = row.tries if row else 0
            begun = {"line": "", "status": OPEN, "tries": tries, "begun_at": self._now(), "ended_at": None}
            await training_queries.set_try(transaction, user, puzzle.id, **begun)
            return Stand(puzzle, (puzzle.state,), tries=tries)
        return _stand(puzzle, row)

    async def _change(
        self, user: int, before: Stand, states: tuple[State, ...], status: str
    ) -> tuple[Stand, tuple[Numbers, Numbers] | None]:
        """Store how a try goes on, unless it has gone on meanwhile. Return it, and the numbers if it was rated."""
        puzzle, now, numbers = before.puzzle, self._now(), None
        after = Stand(puzzle, states, status, before.tries + (status != OPEN))
        async with self._store.write(lock=[("user", user), ("puzzle", puzzle.id)]) as transaction:
            row = await training_queries.puzzle_try(transaction, user, puzzle.id)
            if _stand(puzzle, row) != before:
                raise MatchError("exercise-moved-on")
            values = {"line": "\n".join(after.line), "status": status, "tries": after.tries}
            values |= {"begun_at": row.begun_at if row else now, "ended_at": None if status == OPEN else now}
            values |= {"failed_at": now} if status == FAILED else {}
            await training_queries.set_try(transaction, user, puzzle.id, **values)
            if after.tries > before.tries == 0 and await _tries(transaction, user, puzzle.game) > UNRATED:
                numbers = await _rate(transaction, user, puzzle, solved=status == SOLVED)
        return after, numbers

    # Thinking

    async def _answer(self, user: int, before: Stand, after: State) -> tuple[str, str]:
        """Return the reply to a move, if there is any, and what the try is then."""
        left = before.moves_left - 1
        if after.outcome:
            return "", SOLVED if after.outcome.winners == (before.solver,) else FAILED
        if after.turn == before.solver:
            goes_on = await self._think(user, Job("solve", after.record(), moves=left)) if left else ()
            return "", OPEN if goes_on else FAILED
        defence = await self._defence(user, before.puzzle, after, left)
        if defence["holds"]:
            return defence["move"], FAILED
        return defence["move"], SOLVED if after.play(defence["move"]).outcome else OPEN

    async def _defence(self, user: int, puzzle: Puzzle, state: State, moves: int) -> Mapping[str, Any]:
        """Return the hardest reply to somebody who is to win within so many moves, and whether it holds."""
        if puzzle.reply and state == puzzle.state.play(puzzle.solution):
            return {"move": puzzle.reply, "holds": False}
        found: Mapping[str, Any] = await self._think(user, Job("defend", state.record(), moves=moves))
        return found

    async def _best(self, user: int, state: State, moves: int) -> str:
        """Return a move that wins as fast as can be."""
        for number in range(1, moves + 1):
            if found := await self._think(user, Job("solve", state.record(), moves=number)):
                return str(found[0])
        raise ThinkingError(f"no win in {moves}: {state.record()}")

    async def _think(self, user: int, job: Job) -> Any:
        """Have a job done for a user who waits for it, or remember its answer."""
        if job not in self._answers:
            self._answers[job] = await self._people.think(user, job)
        return self._answers[job]


async def _find(puzzle_id: str) -> Puzzle:
    """Return a puzzle; where its file has to be read first, in a thread. Raises MatchError("no-such-exercise")."""
    puzzle = await asyncio.to_thread(PUZZLES.get, puzzle_id)
    if puzzle is None:
        raise MatchError("no-such-exercise")
    return puzzle


def _read_all() -> None:
    """Read the files of all games that were not read before."""
    for game in GAMES:
        puzzles_of(game)


def _stand(puzzle: Puzzle, row: Row[Any] | None) -> Stand:
    """Return where somebody stands. Moves that cannot be played, as after a change of the rules, begin anew."""
    if row is None:
        return Stand(puzzle, (puzzle.state,))
    states = [puzzle.state]
    try:
        for move in row.line.splitlines():
            states.append(states[-1].play(move))
    except MoveError:
        return Stand(puzzle, (puzzle.state,), tries=row.tries)
    return Stand(puzzle, tuple(states), row.status, row.tries)


def _pool(
    game: str | None, rows: Mapping[str, Row[Any]], played: Collection[str], besides: str | None
) -> Sequence[Puzzle]:
    """Return the puzzles from which the next one comes: of a game; else those begun, or of the game whose turn it is.

    `rows` are those that a user was shown, `played` the games that they play.
    """
    by_game = {each: [puzzle for puzzle in puzzles_of(each).values() if puzzle.id != besides] for each in GAMES}
    if game is not None:
        return by_game.get(game, ())
    found = [puzzle for puzzles in by_game.values() for puzzle in puzzles]
    if begun := [puzzle for puzzle in found if puzzle.id in rows and rows[puzzle.id].status == OPEN]:
        return begun
    known = {*played, *(PUZZLES[puzzle].game for puzzle in rows if puzzle in PUZZLES)}
    games = [each for each in GAMES if by_game[each]]
    games = [each for each in games if each in known] or games
    games = [each for each in games if any(puzzle.id not in rows for puzzle in by_game[each])] or games

    def latest(game: str) -> int:
        return max((rows[puzzle].begun_at for puzzle in puzzles_of(game) if puzzle in rows), default=0)

    return by_game[min(games, key=latest)] if games else ()


def _rank(row: Row[Any] | None, distance: float) -> tuple[int, float]:
    """Return where a puzzle comes among those that may be next: the least comes first."""
    if row is None:
        return 1, distance
    if row.status == OPEN:
        return 0, -row.begun_at
    return 2 if row.status == FAILED else 3, row.ended_at or 0


async def _tries(transaction: Transaction, user: int, game: str) -> int:
    """Return how many puzzles of a game a user has tried."""
    return _tried(await training_queries.tries_of(transaction, user), game)


def _tried(rows: Iterable[Row[Any]], game: str) -> int:
    """Return in how many puzzles of a game a try has ended, by the `rows` of those that a user was shown."""
    return sum(row.tries > 0 and row.puzzle.rpartition("-")[0] == game for row in rows)


async def _ratings(transaction: Transaction, puzzles: Collection[Puzzle]) -> Mapping[str, Rating]:
    """Return how hard some puzzles are thought to be, by their ids."""
    rows = await training_queries.ratings_of(transaction, [puzzle.id for puzzle in puzzles])
    known = {row.puzzle: Rating(row.mu, row.sigma) for row in rows}
    return {puzzle.id: known.get(puzzle.id) or rating_of_puzzle(puzzle.rating) for puzzle in puzzles}


async def _rate(transaction: Transaction, user: int, puzzle: Puzzle, *, solved: bool) -> tuple[Numbers, Numbers]:
    """Change the ratings of a user and of a puzzle by a first try. Return the user's numbers before and after."""
    before = _numbers(puzzle.game, await training_queries.solver(transaction, user, puzzle.game))
    person, other = tried(before.rating, (await _ratings(transaction, [puzzle]))[puzzle.id], solved=solved)
    after = before.after(person, solved=solved)
    counts = {"solved": after.solved, "failed": after.failed, "streak": after.streak, "best_streak": after.best_streak}
    await training_queries.set_solver(transaction, user, puzzle.game, mu=person.mu, sigma=person.sigma, **counts)
    await training_queries.rate_puzzle(transaction, puzzle.id, other.mu, other.sigma)
    return before, after


def _numbers(game: str, row: Row[Any] | None) -> Numbers:
    if row is None:
        return Numbers(game)
    return Numbers(game, Rating(row.mu, row.sigma), row.solved, row.failed, row.streak, row.best_streak)

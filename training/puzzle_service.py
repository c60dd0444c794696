"""Puzzles: choosing the next one, judging moves, and ratings."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from cachetools import LRUCache
from sqlalchemy import Row

from engine import GAMES, MoveError, State
from matches.core.base_service import Service, WaitingPeople
from matches.core.match_errors import MatchError
from matches.core.rating import BEGINNER, Rating
from store import Store, rows, schema
from store.transactions import Transaction
from thinking import Job, ThinkingError
from training import training_queries
from training.puzzles import PUZZLES, Puzzle, puzzles_of
from training.ratings import rating_of_puzzle, tried

OPEN, SOLVED, FAILED = "open", "solved", "failed"
"""The statuses of a try, as stored."""
UNRATED: Final = 3
"""Puzzles of a game that a person tries before they are rated."""
FULL_AS_HARD: Final = 12
"""The points of a puzzle's rating that a full board counts for, where a person's first puzzles are chosen."""
TEMPTING: Final = 2
"""The most wrong moves of which it is said what they miss."""
REMEMBERED: Final = 1_000
"""Cached answers of the search processes: most people play the same moves."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A person's current state in a puzzle."""

    puzzle: Puzzle
    states: tuple[State, ...]
    """The position of the puzzle, and those after each move and reply so far."""
    status: str = OPEN
    """Status of the latest try: `open`, `solved` or `failed`."""
    tries: int = 0
    """Number of tries that have ended. Only the first one can be rated."""

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def line(self) -> tuple[str, ...]:
        """The canonical moves so far, including the replies."""
        return tuple(state.entry.text for state in self.states[1:] if state.entry)

    @property
    def plies(self) -> int:
        """The number of moves so far, including the replies."""
        return len(self.states) - 1

    @property
    def solver(self) -> int:
        """The index of the player whom the person plays."""
        assert self.puzzle.state.turn is not None
        return self.puzzle.state.turn

    @property
    def moves_left(self) -> int:
        """The number of the person's own moves within which the puzzle must be won from here."""
        return self.puzzle.moves - len(self.own_moves)

    @property
    def own_moves(self) -> list[int]:
        """The number of moves before each move of the person."""
        return [plies for plies, state in enumerate(self.states[:-1]) if state.turn == self.solver]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A person's statistics in the puzzles of a game. Only rated tries count."""

    game: str
    rating: Rating = BEGINNER
    solved: int = 0
    failed: int = 0
    streak: int = 0
    """Puzzles solved since the last failure."""
    best_streak: int = 0

    @property
    def tried(self) -> int:
        return self.solved + self.failed

    def after(self, rating: Rating, *, solved: bool) -> "Numbers":
        """Return the statistics after another rated puzzle."""
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
    """The result of a move in a puzzle."""

    stand: Stand
    """The state after the move and the replies."""
    move: str
    """The canonical move."""
    after: State
    """The position after the move, before the replies."""
    replies: tuple[str, ...]
    """The hardest reply of each opponent, canonically, or what refutes a wrong move. None if it is over without one."""
    numbers: tuple[Numbers, Numbers] | None
    """The person's statistics before and after, if a rated try has ended."""

    @property
    def right(self) -> bool:
        """Whether the move was right, or one of the right ones."""
        return self.stand.status != FAILED


@dataclass(frozen=True, slots=True)
class Why:
    """Why a puzzle's solution is right: lines of states from the puzzle's position."""

    count: int
    """The number of ways to win that the solution makes, as in `search.ways_to_win`."""
    ways: tuple[tuple[State, ...], ...]
    """The solution, the replies, and what wins then. None if the solution wins at once."""
    missed: tuple[tuple[State, ...], ...]
    """Moves that look good, each with the replies that it misses."""

    @property
    def lines(self) -> tuple[tuple[State, ...], ...]:
        """All lines."""
        return (*self.ways, *self.missed)


class PuzzleService(Service):
    """Choose puzzles, judge moves, and rate people and puzzles. No transaction is open while processes think."""

    def __init__(self, store: Store, people: WaitingPeople, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._people = people
        self._answers: LRUCache[Job, Any] = LRUCache(REMEMBERED)

    # Choosing

    async def next(self, user: int, game: str | None = None, besides: str | None = None) -> Stand | None:
        """Return a puzzle to solve, other than the one with the id `besides`; None if there is none.

        Order: an open try; new puzzles, the nearest to the user's rating first (while unrated, easy ones on boards
        that are not full); failed ones; solved ones, the longest ago first. Without a game, round-robin over the games
        that the user plays or solves puzzles of.
        """
        await asyncio.to_thread(list, PUZZLES)  # which reads their files
        async with self._store.write(lock=("user", user)) as transaction:
            tries = {row.puzzle: row for row in await rows.get_all(transaction, schema.puzzle_tries, {"user": user})}
            played = await training_queries.games_of(transaction, user) if game is None else ()
            pool = _pool(game, tries, played, besides)
            own = {row.game: row.mu for row in await rows.get_all(transaction, schema.solvers, {"user": user})}
            ratings = await _ratings(transaction, pool)

            def rank(puzzle: Puzzle) -> tuple[int, float]:
                rating, strength = ratings[puzzle.id].mu, own.get(puzzle.game, BEGINNER.mu)
                is_rated = _tried(tries.values(), puzzle.game) >= UNRATED
                hard = abs(rating - strength) if is_rated else rating + puzzle.filled * FULL_AS_HARD
                return _rank(tries.get(puzzle.id), hard)

            chosen = min(pool, key=rank, default=None)
            return await self._begin(transaction, user, chosen, tries.get(chosen.id)) if chosen else None

    async def again(self, user: int, puzzle_id: str) -> Stand:
        """Begin a new try, or return the open one. Raises MatchError("no-such-exercise")."""
        puzzle = await _find(puzzle_id)
        async with self._store.write(lock=("user", user)) as transaction:
            row = await rows.get(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle_id})
            return await self._begin(transaction, user, puzzle, row)

    async def stand(self, user: int, puzzle_id: str) -> Stand:
        """Return a user's state in a puzzle, the initial one if they have no try. Raises
        MatchError("no-such-exercise").
        """
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            return _stand(puzzle, await rows.get(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle_id}))

    async def tried_since(self, user: int, puzzle_id: str, since: int) -> bool | None:
        """Return whether a puzzle was solved since a time, with no failed try since; None if no try has ended since.

        Raises MatchError("no-such-exercise").
        """
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle.id})
        if row is None or max(row.ended_at or 0, row.failed_at or 0) < since:
            return None
        return row.failed_at is None or row.failed_at < since

    # Solving

    async def play(self, user: int, puzzle_id: str, text: str, plies: int) -> Attempt:
        """Play a move in a puzzle after `plies` moves, and compute the replies. A wrong move ends the try.

        Raises MoveError, and MatchError: `no-such-exercise`, `exercise-over` if the try has ended, `exercise-moved-on`
        if `plies` is outdated, `hints-waiting`. Raises ThinkingError if no process can answer; nothing is stored then.
        """
        before = await self.stand(user, puzzle_id)
        if before.status != OPEN:
            raise MatchError("exercise-over")
        if before.plies != plies:
            raise MatchError("exercise-moved-on")
        after = before.state.play(text)
        replied, status = await self._answer(user, before, after)
        stand, numbers = await self._change(user, before, (*before.states, after, *replied), status)
        return Attempt(stand, after.last or "", after, tuple(str(state.last) for state in replied), numbers)

    async def give_up(self, user: int, puzzle_id: str) -> Attempt:
        """End a try as failed, if it has not ended. Raises MatchError."""
        before = await self.stand(user, puzzle_id)
        if before.status != OPEN:
            return Attempt(before, "", before.state, (), None)
        stand, numbers = await self._change(user, before, before.states, FAILED)
        return Attempt(stand, "", stand.state, (), numbers)

    async def solution(self, user: int, puzzle_id: str) -> tuple[State, ...]:
        """Return the states of the solution, from the position to the win: best moves and hardest replies.

        Raises MatchError, ThinkingError.
        """
        puzzle = await _find(puzzle_id)
        states = [puzzle.state, puzzle.state.play(puzzle.solution)]
        left = puzzle.moves - 1
        while (state := states[-1]).turn is not None:
            if state.turn == puzzle.state.turn:
                move, left = (await self._best(user, state, left))["move"], left - 1
            else:
                move = (await self._defence(user, puzzle, state, left))["move"]
            states.append(state.play(move))
        return tuple(states)

    async def why(self, user: int, puzzle_id: str) -> Why:
        """Return how a puzzle's solution wins, and what other moves miss. Raises MatchError, ThinkingError."""
        puzzle = await _find(puzzle_id)
        state, left = puzzle.state, puzzle.moves - 1
        solved = state.play(puzzle.solution)
        ways: list[tuple[State, ...]] = []
        count = 0
        if solved.turn not in (None, state.turn):
            found = await self._think(user, Job("ways", solved.record(), player=state.stage.turn, moves=left))
            count = found["number"]
            ways = [(state, solved, *solved.follow(line)) for line in found["lines"]]
        missed: list[tuple[State, ...]] = []
        for move in await self._think(user, Job("tempting", state.record(), moves=TEMPTING + 1)):
            tried = state.play(move)
            if move == puzzle.solution or tried.turn in (None, state.turn):
                continue
            replied, holds = await self._replied(user, puzzle, tried, left)
            if holds and len(missed) < TEMPTING:
                missed.append((state, tried, *replied))
        return Why(count, tuple(ways), tuple(missed))

    async def hint(self, user: int, puzzle_id: str) -> tuple[str, ...]:
        """Return the cells to point at in a hint for the user's current state; none if their try has ended.

        Raises MatchError, ThinkingError.
        """
        stand = await self.stand(user, puzzle_id)
        if stand.status != OPEN:
            return ()
        known = "" if stand.plies else stand.puzzle.solution
        return tuple((await self._best(user, stand.state, stand.moves_left, known))["cells"])

    # Ratings

    async def numbers(self, user: int) -> Mapping[str, Numbers]:
        """Return a user's statistics by game id, for each game in which they are rated."""
        async with self._store.read() as transaction:
            found = {row.game: row for row in await rows.get_all(transaction, schema.solvers, {"user": user})}
        return {game: _numbers(game, found[game]) for game in GAMES if game in found}

    async def is_rated(self, user: int, stand: Stand) -> bool:
        """Return whether a try is rated: the first try of a puzzle, after `UNRATED` puzzles of the game."""
        async with self._store.read() as transaction:
            return not stand.tries and await _tries(transaction, user, stand.puzzle.game) >= UNRATED

    async def rating(self, puzzle_id: str) -> Rating:
        """Return a puzzle's rating. Raises MatchError("no-such-exercise")."""
        puzzle = await _find(puzzle_id)
        async with self._store.read() as transaction:
            return (await _ratings(transaction, [puzzle]))[puzzle_id]

    async def _begin(self, transaction: Transaction, user: int, puzzle: Puzzle, row: Row[Any] | None) -> Stand:
        """Store a new try, unless one is open. Return the open one."""
        if row and row.status == OPEN:
            return _stand(puzzle, row)
        tries = row.tries if row else 0
        begun = {"line": "", "status": OPEN, "tries": tries, "begun_at": self._now(), "ended_at": None}
        await rows.upsert(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle.id}, begun)
        return Stand(puzzle, (puzzle.state,), tries=tries)

    async def _change(
        self, user: int, before: Stand, states: tuple[State, ...], status: str
    ) -> tuple[Stand, tuple[Numbers, Numbers] | None]:
        """Store the new state of a try. Return it, and the statistics if it was rated.

        Raises MatchError("exercise-moved-on") if the try has changed since `before`.
        """
        puzzle, now, numbers = before.puzzle, self._now(), None
        after = Stand(puzzle, states, status, before.tries + (status != OPEN))
        async with self._store.write(lock=[("user", user), ("puzzle", puzzle.id)]) as transaction:
            row = await rows.get(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle.id})
            if _stand(puzzle, row) != before:
                raise MatchError("exercise-moved-on")
            values = {"line": "\n".join(after.line), "status": status, "tries": after.tries}
            values |= {"begun_at": row.begun_at if row else now, "ended_at": None if status == OPEN else now}
            values |= {"failed_at": now} if status == FAILED else {}
            await rows.upsert(transaction, schema.puzzle_tries, {"user": user, "puzzle": puzzle.id}, values)
            if after.tries > before.tries == 0 and await _tries(transaction, user, puzzle.game) > UNRATED:
                numbers = await _rate(transaction, user, puzzle, solved=status == SOLVED)
        return after, numbers

    # Thinking

    async def _answer(self, user: int, before: Stand, after: State) -> tuple[tuple[State, ...], str]:
        """Return the states after the replies to a move, and the status of the try then."""
        left = before.moves_left - 1
        replied, holds = await self._replied(user, before.puzzle, after, left)
        last = replied[-1] if replied else after
        if last.outcome:
            return replied, SOLVED if last.outcome.winners == (before.solver,) else FAILED
        if not replied:
            goes_on = await self._think(user, Job("solve", after.record(), moves=left)) if left else ()
            return (), OPEN if goes_on else FAILED
        return replied, FAILED if holds else OPEN

    async def _replied(self, user: int, puzzle: Puzzle, state: State, moves: int) -> tuple[tuple[State, ...], bool]:
        """Return the states after the hardest replies of all opponents, and whether they prevent a win within so many
        moves. None replies any more once the one who is to win is out.
        """
        replied: list[State] = []
        holds = False
        while state.turn not in (None, puzzle.state.turn) and puzzle.state.turn not in state.out:
            defence = await self._defence(user, puzzle, state, moves)
            holds = holds or defence["holds"]
            state = state.play(defence["move"])
            replied.append(state)
        return tuple(replied), holds

    async def _defence(self, user: int, puzzle: Puzzle, state: State, moves: int) -> Mapping[str, Any]:
        """Return the hardest reply of the player to move to the one who has to win within so many moves, and whether it
        prevents the win.
        """
        if puzzle.reply and state == puzzle.state.play(puzzle.solution):
            return {"move": puzzle.reply, "holds": False}
        assert puzzle.state.turn is not None
        job = Job("defend", state.record(), player=puzzle.state.turn, moves=moves)
        found: Mapping[str, Any] = await self._think(user, job)
        return found

    async def _best(self, user: int, state: State, moves: int, known: str = "") -> Mapping[str, Any]:
        """Return a move that wins as fast as possible, and the cells to point at in a hint; `known` may be that move.

        Raises ThinkingError if none wins within `moves`.
        """
        found: Mapping[str, Any] | None = await self._think(
            user, Job("fastest", state.record(), moves=moves, move=known)
        )
        if found is None:
            raise ThinkingError(f"no win in {moves}: {state.record()}")
        return found

    async def _think(self, user: int, job: Job) -> Any:
        """Return the answer to a job for a waiting user, from the cache if it is there."""
        if job not in self._answers:
            self._answers[job] = await self._people.think(user, job)
        return self._answers[job]


async def _find(puzzle_id: str) -> Puzzle:
    """Return a puzzle; a thread reads its file if necessary. Raises MatchError("no-such-exercise")."""
    puzzle = await asyncio.to_thread(PUZZLES.get, puzzle_id)
    if puzzle is None:
        raise MatchError("no-such-exercise")
    return puzzle


def _stand(puzzle: Puzzle, row: Row[Any] | None) -> Stand:
    """Return a person's state. A try whose moves are no longer legal, as after a change of the rules, begins anew."""
    if row is None:
        return Stand(puzzle, (puzzle.state,))
    try:
        states = (puzzle.state, *puzzle.state.follow(row.line.splitlines()))
    except MoveError:
        return Stand(puzzle, (puzzle.state,), tries=row.tries)
    return Stand(puzzle, states, row.status, row.tries)


def _pool(
    game: str | None, tries: Mapping[str, Row[Any]], played: Collection[str], besides: str | None
) -> Sequence[Puzzle]:
    """Return the candidates for the next puzzle: those of a game; without one, open tries, else the next game's.

    `tries` are the user's tries, `played` the games that they play.
    """
    by_game = {
        each: [puzzle for puzzle in puzzles_of(each).values() if not puzzle.retired and puzzle.id != besides]
        for each in GAMES
    }
    if game is not None:
        return by_game.get(game, ())
    found = [puzzle for puzzles in by_game.values() for puzzle in puzzles]
    if begun := [puzzle for puzzle in found if puzzle.id in tries and tries[puzzle.id].status == OPEN]:
        return begun
    known = {*played, *(PUZZLES[puzzle].game for puzzle in tries if puzzle in PUZZLES)}
    games = [each for each in GAMES if by_game[each]]
    games = [each for each in games if each in known] or games
    games = [each for each in games if any(puzzle.id not in tries for puzzle in by_game[each])] or games

    def latest(game: str) -> int:
        return max((tries[puzzle].begun_at for puzzle in puzzles_of(game) if puzzle in tries), default=0)

    return by_game[min(games, key=latest)] if games else ()


def _rank(row: Row[Any] | None, distance: float) -> tuple[int, float]:
    """Return a sort key of candidates for the next puzzle: the least comes first."""
    if row is None:
        return 1, distance
    if row.status == OPEN:
        return 0, -row.begun_at
    return 2 if row.status == FAILED else 3, row.ended_at or 0


async def _tries(transaction: Transaction, user: int, game: str) -> int:
    return _tried(await rows.get_all(transaction, schema.puzzle_tries, {"user": user}), game)


def _tried(tries: Iterable[Row[Any]], game: str) -> int:
    """Return the number of puzzles of a game in which a try has ended, from the `tries` of a user."""
    return sum(row.tries > 0 and row.puzzle.rpartition("-")[0] == game for row in tries)


async def _ratings(transaction: Transaction, puzzles: Collection[Puzzle]) -> Mapping[str, Rating]:
    found = await training_queries.ratings_of(transaction, [puzzle.id for puzzle in puzzles])
    known = {row.puzzle: Rating(row.mu, row.sigma) for row in found}
    return {puzzle.id: known.get(puzzle.id) or rating_of_puzzle(puzzle.rating) for puzzle in puzzles}


async def _rate(transaction: Transaction, user: int, puzzle: Puzzle, *, solved: bool) -> tuple[Numbers, Numbers]:
    """Update the ratings of a user and a puzzle after a rated try. Return the user's statistics before and after."""
    own = {"user": user, "game": puzzle.game}
    before = _numbers(puzzle.game, await rows.get(transaction, schema.solvers, own))
    person, other = tried(before.rating, (await _ratings(transaction, [puzzle]))[puzzle.id], solved=solved)
    after = before.after(person, solved=solved)
    values = {"mu": person.mu, "sigma": person.sigma, "solved": after.solved, "failed": after.failed}
    values |= {"streak": after.streak, "best_streak": after.best_streak}
    await rows.upsert(transaction, schema.solvers, own, values)
    await training_queries.rate_puzzle(transaction, puzzle.id, other.mu, other.sigma)
    return before, after


def _numbers(game: str, row: Row[Any] | None) -> Numbers:
    if row is None:
        return Numbers(game)
    return Numbers(game, Rating(row.mu, row.sigma), row.solved, row.failed, row.streak, row.best_streak)

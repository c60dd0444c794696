"""Puzzles as people solve them: by themselves, or as the daily puzzle of a server, where the first try is entered."""

from dataclasses import dataclass, replace

from matches.core.match_errors import MatchError
from matches.core.rating import Rating
from training.daily_service import Daily, DailyService
from training.exercises import Exercise
from training.puzzle_service import OPEN, SOLVED, Attempt, PuzzleService, Stand


@dataclass(frozen=True, slots=True)
class Solving:
    """A puzzle as it stands for one person, opened by itself or as a daily puzzle."""

    stand: Stand
    rating: Rating
    """The puzzle's rating: its estimated difficulty."""
    is_rated: bool
    """Whether the try counts for the ratings."""
    daily: Daily | None = None

    @property
    def exercise(self) -> Exercise:
        """The puzzle as an exercise. The end of a try counts as one more ply."""
        key = f"daily.{self.daily.id}" if self.daily else f"puzzle.{self.stand.puzzle.id}"
        return Exercise(key, self.stand.state, self.stand.plies + (self.stand.status != OPEN))

    @property
    def may_have_hint(self) -> bool:
        """Whether the person may have a hint: not during the first try."""
        return self.stand.tries > 0 and self.stand.status == OPEN

    @property
    def since(self) -> int | None:
        """The length of the record before the person's latest move, for marking changes; None before the first."""
        own = self.stand.own_moves
        return self.stand.states[own[-1]].length if own else None


class SolvingService:
    """Solving puzzles, opened by themselves or as daily puzzles."""

    def __init__(self, puzzles: PuzzleService, dailies: DailyService) -> None:
        self._puzzles = puzzles
        self._dailies = dailies

    async def puzzle(self, user: int, puzzle_id: str) -> Solving:
        """Return a person's stand in a puzzle. Raises MatchError("no-such-exercise")."""
        return await self._solving(user, await self._puzzles.stand(user, puzzle_id))

    async def daily(self, user: int, daily_id: int, guild: int | None) -> Solving:
        """Return a person's stand in the daily puzzle of their server.

        A try of the puzzle that has ended since the post counts as the daily one, wherever it was made. A person whose
        tries ended before the post begins anew. Raises MatchError("no-such-daily"), also outside the puzzle's server.
        """
        daily = await self._dailies.open(daily_id, guild)
        stand = await self._puzzles.stand(user, daily.puzzle.id)
        if await self._dailies.result(daily.id, user) is None:
            solved = await self._puzzles.tried_since(user, daily.puzzle.id, daily.created_at)
            if solved is not None:
                await self._dailies.enter(daily.id, user, solved=solved)
            elif stand.status != OPEN and not await self._dailies.is_over(daily):
                stand = await self._puzzles.again(user, daily.puzzle.id)
        return await self._solving(user, stand, daily)

    async def play(self, user: int, before: Solving, text: str) -> tuple[Solving, Attempt]:
        """Play a move, and return what it leads to. Raises MoveError, MatchError, ThinkingError."""
        attempt = await self._puzzles.play(user, before.stand.puzzle.id, text, before.stand.plies)
        return await self._entered(user, before, attempt), attempt

    async def give_up(self, user: int, before: Solving) -> tuple[Solving, Attempt]:
        """End a try as failed, if it has not ended. Raises MatchError."""
        attempt = await self._puzzles.give_up(user, before.stand.puzzle.id)
        return await self._entered(user, before, attempt), attempt

    async def may_see(self, solving: Solving) -> bool:
        """Return whether the person may see the solution: once one of their tries has ended, or the puzzle's day."""
        if solving.stand.tries > 0:
            return True
        return solving.daily is not None and await self._dailies.is_over(solving.daily)

    async def check_may_see(self, solving: Solving) -> None:
        """Raise MatchError("position-untried") if the person may not see the solution."""
        if not await self.may_see(solving):
            raise MatchError("position-untried")

    async def _solving(self, user: int, stand: Stand, daily: Daily | None = None) -> Solving:
        rating, is_rated = await self._puzzles.rating(stand.puzzle.id), await self._puzzles.is_rated(user, stand)
        return Solving(stand, rating, is_rated, daily)

    async def _entered(self, user: int, before: Solving, attempt: Attempt) -> Solving:
        """Return the stand after an attempt; where a try of a daily puzzle has ended with it, its result is stored."""
        after = replace(before, stand=attempt.stand)
        if after.daily and after.stand.status != OPEN:
            await self._dailies.enter(after.daily.id, user, solved=after.stand.status == SOLVED)
        return after

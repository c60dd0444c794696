"""What the computer thinks of a position on a thinking board, where that is fair."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from engine import State
from matches.analysis.analysis_service import AnalysisService
from matches.computers.computer_models import read_facts
from matches.computers.computer_service import HINT_LEVEL
from matches.core.base_service import LONGEST_WAIT, Service, WaitingPeople
from matches.core.match_errors import MatchError
from matches.core.models import Match
from search import Fact, Outlook
from store import Store
from thinking import Job

MOST_ADVISED: Final = 3
"""Moves that are advised."""


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """One of the best moves."""

    move: str
    chance: float
    """The chance (0…1) of the player to move to win after it."""
    facts: tuple[Fact, ...]
    draw: float = 0.0
    """The chance of a draw after it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the computer thinks of a position."""

    chances: Outlook
    """Each player's chance (0…1), by player, and last that of a draw."""
    moves: tuple[AdvisedMove, ...]
    """The best first."""


class AdviceService(Service):
    """Chances and best moves. They are computed in the queue of hints, and not stored."""

    def __init__(
        self, store: Store, analyses: AnalysisService, people: WaitingPeople, clock: Callable[[], datetime]
    ) -> None:
        super().__init__(store, clock)
        self._analyses = analyses
        self._people = people

    async def on(self, state: State, user: int, match: Match | None = None) -> Advice:
        """Return what the computer thinks of a position; `match` is that of the analysis, if it has one.

        Raises MatchError("analysis-helps") where it would help in a running match, MatchError("analysis-over") where
        the position is an end, MatchError("hints-waiting"), and ThinkingError.
        """
        await self._analyses.check_help(user, state, match)
        if state.turn is None:
            raise MatchError("analysis-over")
        # Chances and moves are two searches.
        job = Job("advise", state.record(), level=HINT_LEVEL, moves=MOST_ADVISED, seconds=LONGEST_WAIT / 2)
        found = await self._people.think(user, job)
        moves = (
            AdvisedMove(each["move"], each["value"], read_facts(each["facts"]), each["draw"]) for each in found["moves"]
        )
        return Advice(tuple(found["chances"]), tuple(moves))

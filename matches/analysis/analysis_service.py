"""Analyses: opening, trying moves, deleting, and where the computer may help."""

from collections.abc import Callable, Sequence
from datetime import datetime

from engine import State
from matches.analysis.analysis_models import Analysis, AnalysisListing, Subject
from matches.analysis.analysis_tree import Node
from matches.base_service import Service
from matches.models import Match
from matches.playing.match_service import MatchService
from store import Store


class AnalysisService(Service):
    """Analyses of one person each. Whether they may see the match is for the caller to check, at each use.

    Reading stores nothing, except that `open_board` stores a board. Each change is one short transaction; moves are
    played before it begins.
    """

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    # Opening

    async def of_match(self, match: Match, user: int) -> Analysis:
        """Return a user's analysis of a match, which must be the whole match as it is now. Nothing is stored."""
        raise NotImplementedError

    async def board(self, board: int, user: int) -> Analysis:
        """Return a board of a user's own, by its id. Raises MatchError("no-such-analysis")."""
        raise NotImplementedError

    async def open_board(self, start: State, user: int, name: str = "") -> Analysis:
        """Return a board of the user's own that starts from a position.

        With a name, a new board is stored. Without, the unnamed one with the same start is opened if there is one;
        where the user has `MOST_BOARDS`, a new one replaces the unnamed one that was not changed for longest.
        Raises MatchError("analysis-name" | "analysis-name-taken" | "too-many-analyses").
        """
        raise NotImplementedError

    async def get(self, subject: Subject, user: int) -> Analysis:
        """Return a user's analysis of a match, or a board of theirs. Raises MatchError."""
        raise NotImplementedError

    async def of(self, user: int) -> Sequence[AnalysisListing]:
        """Return all analyses of a user, latest changed first, without those of removed games."""
        raise NotImplementedError

    # Positions

    async def state(self, analysis: Analysis, node: Node) -> State:
        """Return the state at a node of the analysis's tree, with everything before it (`State.lineage`).

        Raises MatchError("analysis-gone") if the rules no longer allow a stored move.
        """
        raise NotImplementedError

    # Changing

    async def add(self, analysis: Analysis, node: Node, text: str) -> tuple[Analysis, Node]:
        """Play an entry at a node: what somebody typed, a canonical move, or `resign <player>`.

        Return the analysis as it is then, and the new node. Nothing is stored if the entry leads to a node that is
        shown. Raises MoveError as `State.play` does, or MatchError("analysis-gone" | "analysis-leave" |
        "analysis-full" | "analyses-full").
        """
        raise NotImplementedError

    async def delete(self, analysis: Analysis, node: Node) -> tuple[Analysis, Node]:
        """Delete the move that was tried at a node, and everything that was tried after it.

        What was played in the match stays. Return the analysis as it is then, and the node that is left to show.
        Raises MatchError("analysis-gone" | "analysis-nothing").
        """
        raise NotImplementedError

    async def rename(self, board: int, user: int, name: str) -> Analysis:
        """Name a board of the user's own; an empty name takes its name away.

        Raises MatchError("no-such-analysis" | "analysis-name" | "analysis-name-taken").
        """
        raise NotImplementedError

    async def discard(self, subject: Subject, user: int) -> None:
        """Delete an analysis. Notes on a match stay, those on a board go with it.

        Raises MatchError("no-such-analysis").
        """
        raise NotImplementedError

    # Fairness

    async def check_help(self, user: int, state: State, match: Match | None = None) -> None:
        """Raise MatchError("analysis-helps") if what the computer thinks of a position would help in a running match.

        `match`: the match of the analysis, if it belongs to one; its data is then `match`, like that of any other match
        in which this position stands. To be asked at each press, also for positions of lessons and puzzles.
        Positions of a person's own practice are allowed, like hints.
        """
        raise NotImplementedError

    async def may_help(self, user: int, state: State, match: Match | None = None) -> bool:
        """Return whether `check_help` allows it."""
        raise NotImplementedError

"""Notes: a few private words on a match as a whole, on a position of it, or on a board of one's own."""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime

from engine import State
from matches.analysis.analysis_models import Notes, Subject
from matches.base_service import Service
from store import Store


class NoteService(Service):
    """Notes of one person each. Nobody else ever sees them."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)

    async def of(self, subject: Subject, user: int) -> Notes:
        """Return a user's notes on a match, or on a board of theirs; empty ones if there are none."""
        raise NotImplementedError

    async def on_matches(self, matches: Collection[int], user: int) -> Mapping[int, str]:
        """Return a user's notes on some matches as a whole, by match, in one statement."""
        raise NotImplementedError

    async def set(self, subject: Subject, user: int, text: str, state: State | None = None) -> Notes:
        """Set the note on a position, or on the match or board as a whole; an empty text deletes it.

        A note may have several lines. Return all notes on the match or board.
        Raises MatchError("note-long" | "too-many-notes" | "notes-full" | "no-such-analysis").
        """
        raise NotImplementedError

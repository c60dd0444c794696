"""Notes: a few private words on a match as a whole, on a position of it, or on a board of one's own."""

from collections.abc import Collection, Mapping

from sqlalchemy.exc import IntegrityError

from engine import State
from matches.analysis import analysis_queries
from matches.analysis.analysis_models import (
    LONGEST_NOTE,
    MOST_NOTED,
    MOST_NOTES,
    Notes,
    Subject,
    position_id,
    read_notes,
)
from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.names import one_line
from store import rows, schema


class NoteService(Service):
    """Notes of one person each. Nobody else ever sees them."""

    async def of(self, subject: Subject, user: int) -> Notes:
        """Return a user's notes on a match, or on a board of theirs; empty ones if there are none."""
        async with self._store.read(once=True) as transaction:
            return read_notes(await analysis_queries.notes_on(transaction, subject, user))

    async def on_matches(self, matches: Collection[int], user: int) -> Mapping[int, str]:
        """Return a user's notes on some matches as a whole, by match, in one statement."""
        if not matches:
            return {}
        async with self._store.read(once=True) as transaction:
            rows = await analysis_queries.notes_on_whole(transaction, matches, user)
        return {row.match: row.text for row in rows}

    async def set(self, subject: Subject, user: int, text: str, state: State | None = None) -> Notes:
        """Set the note on a position, or on the match or board as a whole; an empty text deletes it.

        A note may have several lines. Return all notes on the match or board.
        Raises MatchError("note-long" | "too-many-notes" | "notes-full" | "no-such-match" | "no-such-analysis").
        """
        text = _cleaned(text)
        if len(text) > LONGEST_NOTE:
            raise MatchError("note-long", most=LONGEST_NOTE, count=len(text))
        position = position_id(state) if state else ""
        values = {"board": state.text() if state else "", "text": text, "changed_at": self._now()}
        async with self._store.write(lock=("user", user)) as transaction:
            if subject.kind == "board" and await analysis_queries.analysis(transaction, subject, user) is None:
                raise MatchError("no-such-analysis")
            known = {row.position for row in await analysis_queries.notes_on(transaction, subject, user)}
            if not text:
                await analysis_queries.delete_note(transaction, subject, user, position)
            else:
                if position not in known:
                    if len(known) >= MOST_NOTES:
                        raise MatchError("too-many-notes", most=MOST_NOTES)
                    if await rows.count(transaction, schema.private_notes, {"user": user}) >= MOST_NOTED:
                        raise MatchError("notes-full", most=MOST_NOTED)
                try:
                    await analysis_queries.set_note(transaction, subject, user, position, **values)
                except IntegrityError as error:
                    raise MatchError("no-such-match", match=subject.id) from error
            return read_notes(await analysis_queries.notes_on(transaction, subject, user))

    async def set_both(self, subject: Subject, user: int, state: State, on: str, whole: str) -> Notes:
        """Set the notes on a position and on the whole, as far as they are new. Return and raise as `set` does."""
        notes = await self.of(subject, user)
        for text, about, before in ((on, state, notes.on(state)), (whole, None, notes.whole)):
            if text != before:
                notes = await self.set(subject, user, text, about)
        return notes


def _cleaned(text: str) -> str:
    """Return a note without hidden characters, repeated blanks, and empty lines at its ends or several in a row."""
    lines = [one_line(line) for line in text.splitlines()]
    kept = [line for number, line in enumerate(lines) if line or (number and lines[number - 1])]
    return "\n".join(kept).strip()

"""Immutable classes of analyses and notes."""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine import GAMES, Game, State
from matches.analysis.analysis_tree import Node, Tree
from matches.core.match_errors import MatchError
from matches.core.models import Match

MOST_POSITIONS: Final = 500
"""Stored moves of an analysis."""
MOST_BOARDS: Final = 20
"""Analyses of a person that belong to no match."""
MOST_MATCHES: Final = 1_000
"""Matches of which a person may have an analysis."""
LONGEST_NAME: Final = 40
"""Most characters of an analysis's name."""
LONGEST_NOTE: Final = 1_000
"""Most characters of a note."""
MOST_NOTES: Final = 200
"""Notes of a person on a match, or on an analysis that belongs to none."""
MOST_NOTED: Final = 5_000
"""Notes of a person in all."""
_SUBJECT: Final = re.compile(r"([mb])([0-9]{1,19})", re.ASCII)
_LARGEST: Final = 2**63 - 1
"""The largest number that the database stores."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What an analysis or a note is about: a match, or a board of one's own (an analysis without a match)."""

    kind: Literal["match", "board"]
    id: int
    """Number of the match, or id of the analysis."""

    def __str__(self) -> str:
        """Return the form in controls and addresses: `m12` for a match, `b7` for a board of one's own."""
        return f"{self.kind[0]}{self.id}"


@dataclass(frozen=True, slots=True)
class Notes:
    """A person's notes on a match or on a board of their own."""

    whole: str = ""
    """The note on it as a whole; empty if there is none."""
    by_position: Mapping[str, str] = field(default_factory=dict)
    """Notes by `position_id`."""

    def on(self, state: State) -> str:
        """Return the note on a position, wherever it stands; empty if there is none."""
        return self.by_position.get(position_id(state), "") if self.by_position else ""


NO_NOTES: Final = Notes()


@dataclass(frozen=True, slots=True)
class Analysis:
    """A person's analysis as it was read, with its tree."""

    user: int
    id: int | None
    """None: an analysis of a match in which nothing was tried yet. It is not stored before that."""
    match: Match | None
    """The match as it was read; None for a board of one's own."""
    name: str
    """The name of a board of one's own; empty if it has none."""
    start: State
    """The position that the match or the board starts from."""
    tree: Tree
    changed_at: int | None = None
    """Time of the last change; None if not stored."""
    notes: Notes = NO_NOTES
    """The person's notes on the match, as they were read with it. Those on a board are read by `NoteService`."""

    @property
    def game(self) -> Game:
        return GAMES[self.start.game.id]

    @property
    def record(self) -> Sequence[State]:
        """The states of the match's record, as `State.past` returns them; only the start if there is no match."""
        return self.match.state.past() if self.match else (self.start,)

    @property
    def subject(self) -> Subject:
        """The match, or the board of one's own: what controls and notes refer to."""
        if self.match:
            return Subject("match", self.match.id)
        assert self.id is not None
        return Subject("board", self.id)

    @property
    def latest(self) -> Node:
        """The place at which it opens: the match's board; on a board of one's own the latest move."""
        if self.match:
            return self.tree.current
        return max(self.tree.nodes, key=lambda node: max(node.stored, default=0))


@dataclass(frozen=True, slots=True)
class AnalysisListing:
    """An analysis for lists, without its tree."""

    id: int
    match: int | None
    name: str
    """Empty for those of matches, and for boards without a name."""
    game: Game
    terms: str
    size: int
    """Number of stored moves."""
    changed_at: int

    @property
    def subject(self) -> Subject:
        return Subject("board", self.id) if self.match is None else Subject("match", self.match)


def read_subject(text: str) -> Subject:
    """Return the subject with a text. Raises MatchError("unknown-control")."""
    found = _SUBJECT.fullmatch(text)
    if found is None or int(found[2]) > _LARGEST:
        raise MatchError("unknown-control")
    return Subject("match" if found[1] == "m" else "board", int(found[2]))


def position_id(state: State) -> str:
    """Return a short text that is the same for positions which are the same by R2."""
    return hashlib.blake2b(repr(state.key).encode(), digest_size=8).hexdigest()


def read_notes(rows: Iterable[Any]) -> Notes:
    """Return notes from rows with `position` and `text`."""
    by_position = {row.position: row.text for row in rows}
    return Notes(by_position.pop("", ""), by_position)

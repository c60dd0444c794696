"""Planned answers: a match's place in a line, due answers, and consistency of lines.

A line is a possible continuation after an entry: a reply, the player's answer, the next reply, and so on. In matches of
more than two players it has only the next player's reply; other players' moves before the own turn are left open.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from engine import Leave, MoveError, Ply, State, Takeback
from matches.core.match_errors import MatchError
from matches.core.models import Match, Seat
from matches.playing.match_rules import check_player

MOST_LINES: Final = 8
"""Most lines of a player in a match."""
LONGEST_LINE: Final = 8
"""Most moves of a line, replies and answers together."""
MOVE_BREAK: Final = "/"
"""Separator of stored moves; moves may also be separated by blanks."""

MARKS: Final = 999_983

Moves = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A stored line."""

    player: int
    number: int
    """Position among a player's lines."""
    entry: int
    """The entry, not taken back, that the first move would follow."""
    moves: Moves


@dataclass(frozen=True, slots=True)
class Ahead:
    """A position that a line leads to, in which its next move would be made."""

    state: State
    player: int
    """The player who plans."""

    @property
    def is_own(self) -> bool:
        """Whether the next move is an answer of the planning player."""
        return self.state.turn == self.player

    def after(self, text: str) -> "Ahead":
        """Return the position after a move. Raises MoveError."""
        state = self.state.play(text)
        return Ahead(state, self.player) if self.is_own else _past_others(state, self.player)

    def through(self, moves: Iterable[str]) -> "Ahead":
        """Return the position after some moves. Raises MoveError."""
        ahead = self
        for move in moves:
            ahead = ahead.after(move)
        return ahead


def _past_others(state: State, player: int) -> Ahead:
    """Return the position after a reply, skipping the turns that a line leaves open."""
    passes = state.game.players > 2 and not state.outcome and player not in state.out
    return Ahead(state.as_turn_of(player) if passes else state, player)


@dataclass(frozen=True, slots=True)
class LineStatus:
    """The remainder of a line at the current position."""

    line: Line
    moves: Moves
    start: Ahead
    """The position in which the first of these moves would be made."""

    @property
    def mark(self) -> int:
        """A number that identifies the line in controls; it changes with the line."""
        return mark_of(self.moves)

    @property
    def end(self) -> Ahead | None:
        """The position after the whole line; None if it is no longer playable."""
        try:
            return self.start.through(self.moves)
        except MoveError:
            return None


@dataclass(frozen=True, slots=True)
class Plan:
    """All of a player's planned answers at the current position."""

    match: Match
    seat: Seat
    lines: tuple[LineStatus, ...]

    @property
    def is_open(self) -> bool:
        """Whether lines may be added: the match is running, and another player is to move."""
        return self.match.mover not in (None, self.seat) and self.match.is_in(self.seat)

    @property
    def held(self) -> str | None:
        """The answer held back by a draw offer, the only reason to hold one back; None if there is none."""
        return self.lines[0].moves[0] if self.lines and self.match.mover == self.seat else None

    def find(self, mark: int) -> LineStatus:
        """Return a line by its mark. Raises MatchError("plan-line-gone")."""
        found = next((line for line in self.lines if line.mark == mark), None)
        if found is None:
            raise MatchError("plan-line-gone")
        return found

    def start(self) -> Ahead:
        """Return the position in which a new line begins."""
        return Ahead(self.match.state, self.seat.player)


def mark_of(moves: Sequence[str]) -> int:
    """Return the mark of some moves; 0 for none. It is short because it is part of custom ids."""
    return 1 + zlib.crc32(write_moves(moves).encode()) % MARKS if moves else 0


def write_moves(moves: Sequence[str]) -> str:
    """Return the stored form of moves."""
    return f" {MOVE_BREAK} ".join(moves)


def read_moves(text: str) -> Moves:
    """Parse stored moves."""
    return tuple(move.strip() for move in text.split(MOVE_BREAK))


# Place in a line


def standing(state: State, line: Line) -> LineStatus | None:
    """Return the remainder of a line, possibly empty; None if the match left the line.

    A takeback returns a line to its earlier place. If its player is then to move, the answer is not played
    automatically.
    """
    if isinstance(state.entry, Takeback) and state.turn == line.player:
        return None
    since = _since(state, line.entry)
    if since is None or line.player in state.out:
        return None
    moves, is_asked, several = line.moves, True, state.game.players > 2
    for after in since:
        before = after.previous
        assert before
        if isinstance(after.entry, Leave) and not (is_asked and before.turn == after.entry.player):
            continue
        if not isinstance(after.entry, Ply):
            return None
        own = before.turn == line.player
        if own or is_asked or not several:
            if moves[:1] != (after.entry.text,):
                return None
            moves = moves[1:]
        is_asked = own
    return LineStatus(line, moves, Ahead(state, line.player) if is_asked else _past_others(state, line.player))


def _since(state: State, entry: int) -> list[State] | None:
    """Return the states after an entry, in order; None if it was taken back."""
    since: list[State] = []
    for later in state.backwards():
        if later.length == entry:
            return since[::-1]
        if later.length < entry:
            return None
        since.append(later)
    return None


def anchor(state: State) -> int:
    """Return the latest entry not taken back, after which a new line begins."""
    return (state.restored or state).length


def prune(state: State, lines: Iterable[Line]) -> tuple[list[Line], set[int]]:
    """Return the lines that still fit a match, and the players with a line played to its end.

    A line does not fit if its player is to move and the answer is illegal, or the match is over.
    """
    kept, finished = [], set()
    for line in lines:
        found = standing(state, line)
        if found is None or state.outcome:
            continue
        if not found.moves:
            finished.add(line.player)
        elif state.turn != line.player or _is_legal(state, found.moves[0]):
            kept.append(line)
    return kept, finished


def due(lines: Iterable[Line], state: State) -> str | None:
    """Return the planned answer of the player to move, by lines that fit the match; None if there is none."""
    own = (found for line in lines if line.player == state.turn and (found := standing(state, line)))
    return next((found.moves[0] for found in own if found.moves), None)


def _is_legal(state: State, move: str) -> bool:
    try:
        return state.read(move) == move
    except MoveError:
        return False


# Consistency of lines


def roles(start: Ahead, moves: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """Yield each playable move with whether it is an answer."""
    ahead = start
    for move in moves:
        yield ahead.is_own, move
        try:
            ahead = ahead.after(move)
        except MoveError:
            return


def clash(one: LineStatus, other: LineStatus) -> tuple[int, str] | None:
    """Return the first place (from 0) at which another line has a different answer, and that answer; None if
    consistent.

    Where only one of the lines still waits for the reply, the reply may be any.
    """
    ours, theirs = list(roles(one.start, one.moves)), list(roles(other.start, other.moves))
    skipped = int(bool(ours and theirs) and theirs[0][0] and not ours[0][0])
    waits = int(bool(ours and theirs) and ours[0][0] and not theirs[0][0])
    for place, (mine, yours) in enumerate(zip_longest(ours[skipped:], theirs[waits:])):
        if mine is None or yours is None:
            return None
        if mine != yours:
            return (place + skipped, yours[1]) if mine[0] and yours[0] else None
    return None


def check_together(new: LineStatus, others: Iterable[LineStatus], number: int) -> None:
    """Raise MatchError("plan-clash") if a line contradicts another; `number`: as shown to its player."""
    for other in others:
        if found := clash(new, other):
            place, answer = found
            before = new.moves[place - 1] if place else "none"
            data = {"number": number, "move": new.moves[place], "other": answer, "before": before}
            raise MatchError("plan-clash", **data)


def without_shorter(lines: Sequence[LineStatus]) -> list[LineStatus]:
    """Return lines without prefixes of others and without later duplicates."""
    return [
        line for place, line in enumerate(lines) if not any(_says(other, line, place) for other in enumerate(lines))
    ]


def _says(other: tuple[int, LineStatus], line: LineStatus, place: int) -> bool:
    """Return whether another line, given with its index, makes a line redundant."""
    number, longer = other
    if number == place or longer.start.is_own != line.start.is_own or longer.moves[: len(line.moves)] != line.moves:
        return False
    return len(longer.moves) > len(line.moves) or number < place


# What may be planned


def check_planner(match: Match, user: int) -> Seat:
    """Return the seat of a user who may plan answers, because others are to move. Raises MatchError."""
    seat = check_player(match, user)
    if seat == match.mover:
        raise MatchError("plan-own-turn", match=match)
    return seat

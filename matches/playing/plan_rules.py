"""Planned answers: where a match stands in a line, which answer is due, and which lines go together.

A line is how a match may go on from an entry: a reply, the own answer, the next reply, and so on. In matches of more
than two it says only what the next player replies; what the others play before one's own turn is left open.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from engine import Leave, MoveError, Ply, State, Takeback
from matches.match_errors import MatchError
from matches.models import Match, Seat
from matches.playing.match_rules import check_player

MOST_LINES: Final = 8
"""The most lines that a player may have in a match."""
LONGEST_LINE: Final = 8
"""The most moves of a line, replies and answers together."""
MOVE_BREAK: Final = "/"
"""What may part two moves besides a blank, and parts them where they are stored."""

MARKS: Final = 999_983

Moves = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it is stored."""

    player: int
    number: int
    """Orders the lines of a player."""
    entry: int
    """The entry of the record, one that stands, that the first move would follow."""
    moves: Moves


@dataclass(frozen=True, slots=True)
class Ahead:
    """A position to which a line leads: that in which its next move would be made."""

    state: State
    player: int
    """The player who plans."""

    @property
    def is_own(self) -> bool:
        """Whether the next move is an answer of the player who plans."""
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
    """Return the position after a reply, with the turns passed over about which a line says nothing."""
    passes = state.game.players > 2 and not state.outcome and player not in state.out
    return Ahead(state.as_turn_of(player) if passes else state, player)


@dataclass(frozen=True, slots=True)
class Standing:
    """What remains of a line as a match stands."""

    line: Line
    moves: Moves
    start: Ahead
    """Where the first of these moves would be made."""

    @property
    def mark(self) -> int:
        """A number by which a control names the line: it is another one once the line has changed."""
        return mark_of(self.moves)

    @property
    def end(self) -> Ahead | None:
        """The position after the whole line; None if it cannot be played any more."""
        try:
            return self.start.through(self.moves)
        except MoveError:
            return None


@dataclass(frozen=True, slots=True)
class Plan:
    """All planned answers of a player, as a match stands."""

    match: Match
    seat: Seat
    lines: tuple[Standing, ...]

    @property
    def is_open(self) -> bool:
        """Whether lines may be added: the match goes on, and others are to move."""
        return self.match.mover not in (None, self.seat) and self.match.is_in(self.seat)

    @property
    def held(self) -> str | None:
        """The answer that a draw offer keeps back; None if there is none. Nothing else keeps one back."""
        return self.lines[0].moves[0] if self.lines and self.match.mover == self.seat else None

    def find(self, mark: int) -> Standing:
        """Return a line by its mark. Raises MatchError("plan-line-gone")."""
        found = next((line for line in self.lines if line.mark == mark), None)
        if found is None:
            raise MatchError("plan-line-gone")
        return found

    def start(self) -> Ahead:
        """Return where a new line begins."""
        return Ahead(self.match.state, self.seat.player)


def mark_of(moves: Sequence[str]) -> int:
    """Return the mark of some moves, which is short since it stands in ids of controls; 0 for none."""
    return 1 + zlib.crc32(write_moves(moves).encode()) % MARKS if moves else 0


def write_moves(moves: Sequence[str]) -> str:
    """Return moves as they are stored."""
    return f" {MOVE_BREAK} ".join(moves)


def read_moves(text: str) -> Moves:
    """Return moves as they were stored."""
    return tuple(move.strip() for move in text.split(MOVE_BREAK))


# Where a match stands in a line


def standing(state: State, line: Line) -> Standing | None:
    """Return what remains of a line, which may be nothing; None if the match went elsewhere.

    A takeback brings a line back to where it was. The player who is then to move has to think anew.
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
    return Standing(line, moves, Ahead(state, line.player) if is_asked else _past_others(state, line.player))


def _since(state: State, entry: int) -> list[State] | None:
    """Return the states that stand after an entry, in order; None if that was taken back."""
    since: list[State] = []
    for later in state.backwards():
        if later.length == entry:
            return since[::-1]
        if later.length < entry:
            return None
        since.append(later)
    return None


def anchor(state: State) -> int:
    """Return the entry from which a new line goes on: one that stands."""
    return (state.restored or state).length


def prune(state: State, lines: Iterable[Line]) -> tuple[list[Line], set[int]]:
    """Return the lines that still fit a match, and the players who have seen one through to its end.

    A line does not fit any more if the player is to move and its answer is against the rules, or the match is over.
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
    """Return what the player to move has planned to play now, by lines that fit the match; None if nothing."""
    own = (found for line in lines if line.player == state.turn and (found := standing(state, line)))
    return next((found.moves[0] for found in own if found.moves), None)


def _is_legal(state: State, move: str) -> bool:
    """Return whether a canonical text is a legal move."""
    try:
        return state.read(move) == move
    except MoveError:
        return False


# Which lines go together


def roles(start: Ahead, moves: Iterable[str]) -> Iterator[tuple[bool, str]]:
    """Yield each move with whether it is an answer, as far as it can be played."""
    ahead = start
    for move in moves:
        yield ahead.is_own, move
        try:
            ahead = ahead.after(move)
        except MoveError:
            return


def clash(one: Standing, other: Standing) -> tuple[int, str] | None:
    """Return the place in a line (from 0) at which another has a different answer, and that answer; None if nowhere.

    Where only one of them still waits for the reply, any may come.
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


def check_together(new: Standing, others: Iterable[Standing], number: int) -> None:
    """Raise MatchError("plan-clash") if a line contradicts another one; `number` is what its player calls it."""
    for other in others:
        if found := clash(new, other):
            place, answer = found
            before = new.moves[place - 1] if place else "none"
            data = {"number": number, "move": new.moves[place], "other": answer, "before": before}
            raise MatchError("plan-clash", **data)


def without_shorter(lines: Sequence[Standing]) -> list[Standing]:
    """Return lines without those that are the beginning of another one, or say the same as an earlier one."""
    return [
        line for place, line in enumerate(lines) if not any(_says(other, line, place) for other in enumerate(lines))
    ]


def _says(other: tuple[int, Standing], line: Standing, place: int) -> bool:
    """Return whether another line, given with its place, says all that a line says, and does so in its stead."""
    number, longer = other
    if number == place or longer.start.is_own != line.start.is_own or longer.moves[: len(line.moves)] != line.moves:
        return False
    return len(longer.moves) > len(line.moves) or number < place


# What may be planned


def check_planner(match: Match, user: int) -> Seat:
    """Return the seat of a user who may plan answers: others are to move. Raises MatchError."""
    seat = check_player(match, user)
    if seat == match.mover:
        raise MatchError("plan-own-turn", match=match)
    return seat

"""Parser of typed lines of planned answers: `b4 c3; b5 c6 b7 c8`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from engine import AmbiguousMove, IllegalMove, IncompleteMove, MoveError
from matches.core.match_errors import MatchError
from matches.plans.plan_rules import LONGEST_LINE, MOST_LINES, MOVE_BREAK, Ahead, Moves, roles

LONGEST_TEXT: Final = 1500
"""Most characters of the text of all lines."""
_LINE_BREAK = re.compile(r"[;\n]")
_BETWEEN: Final = frozenset({MOVE_BREAK, "→", "->", "·"})
"""Separators allowed between moves, as in displayed lines. Only a break is never part of a move."""
_MOST_READINGS: Final = 400
"""Texts of a line that are tried as moves before the line is refused."""
_MOST_WORDS: Final = 6
"""Most words of a move."""


def read_lines(start: Ahead, text: str) -> list[Moves]:
    """Return typed lines, each as canonical moves from a position.

    Raises MatchError with the line, the move in it, and the reason.
    """
    if len(text) > LONGEST_TEXT:
        raise MatchError("plan-text-long", most=LONGEST_TEXT)
    written = [line for line in map(_words, _LINE_BREAK.split(text)) if not _BETWEEN.issuperset(line)]
    if not written:
        raise MatchError("plan-empty", example=example_lines(start))
    if len(written) > MOST_LINES:
        raise MatchError("plan-lines", most=MOST_LINES)
    return [_read_line(number, start, line) for number, line in enumerate(written, 1)]


def example_lines(start: Ahead, count: int = 2) -> str:
    """Return examples of lines with a reply and an answer in this position; `none` if no answer is possible."""
    lines = []
    for reply in islice(start.state.legal_moves(), 2 * count):
        ahead = start.after(reply)
        if ahead.is_own and (answer := next(ahead.state.legal_moves(), None)):
            lines.append(f"{reply} {answer}")
    return "; ".join(lines[:count]) or "none"


def _words(line: str) -> list[str]:
    return line.replace(MOVE_BREAK, f" {MOVE_BREAK} ").split()


def _read_line(number: int, start: Ahead, words: Sequence[str]) -> Moves:
    """Parse a line. Raises MatchError, with a separate code if it has the moves of all players."""
    try:
        return _Reader(number).read(start, words)
    except MatchError:
        if meant := _without_others(start, words):
            raise MatchError("plan-others-moves", number=number, line=" ".join(meant)) from None
        raise


def _without_others(start: Ahead, words: Sequence[str]) -> Moves | None:
    """Return a line written with the moves of all players, without those that lines leave out.

    None if it cannot be read so, or nothing would be left out.
    """
    if start.state.game.players == 2:
        return None
    everybody = _Everybody(start.state, start.player)
    try:
        moves = _Reader(0).read(everybody, words)
    except MatchError:
        return None
    kept, is_asked = [], True
    for own, move in roles(everybody, moves):
        if own or is_asked:
            kept.append(move)
        is_asked = own
    return tuple(kept) if len(kept) < len(moves) else None


@dataclass(frozen=True, slots=True)
class _Everybody(Ahead):
    """A position reached by a line that is written with the moves of all players."""

    def after(self, text: str) -> Ahead:
        return _Everybody(self.state.play(text), self.player)


class _Reader:
    """Splits a line's words into moves, trying the shortest texts first."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._readings = 0
        self._furthest = -1
        self._refusal = MatchError("plan-move", number=number)

    def read(self, start: Ahead, words: Sequence[str]) -> Moves:
        """Parse a line. Raises MatchError."""
        found = self._rest(start, words, ())
        if found is None:
            raise self._refusal
        return found

    def _rest(self, ahead: Ahead, words: Sequence[str], before: Moves, *, answered: bool = False) -> Moves | None:
        """Return the moves of a line whose `words` are still to be parsed; None if they cannot be.

        `answered`: whether the last move of `before` is an answer.
        """
        while words and words[0] in _BETWEEN:
            words = words[1:]
        if not words and answered:
            return before
        if code := _end_of(ahead, words, before):
            self._refuse(before, code, move=" ".join((words or before)[-1:]), most=LONGEST_LINE)
            return None
        refusals: list[tuple[str, MoveError]] = []
        for text, rest in _beginnings(words):
            self._readings += 1
            if self._readings > _MOST_READINGS:
                break
            try:
                move = ahead.state.read(text)
            except MoveError as refusal:
                refusals.append((text, refusal))
                continue
            found = self._rest(ahead.after(move), rest, (*before, move), answered=ahead.is_own)
            if found is not None:
                return found
        if refusals:
            typed, why = _plainest(refusals)
            self._refuse(before, "plan-move", move=typed, place=len(before) + 1, why=why)
        return None

    def _refuse(self, before: Moves, code: str, **data: object) -> None:
        """Record a refusal after some moves, unless another reading came further."""
        if len(before) > self._furthest:
            self._furthest, self._refusal = len(before), MatchError(code, number=self._number, **data)


def _end_of(ahead: Ahead, words: Sequence[str], before: Moves) -> str | None:
    """Return the code for a line that may not end here, or not continue; None if it continues."""
    if not words:
        return "plan-no-answer"
    if ahead.state.outcome or ahead.player in ahead.state.out:
        return "plan-over"
    return "plan-line-long" if len(before) == LONGEST_LINE else None


def _beginnings(words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield candidates for the next move, shortest first, each with the remaining words."""
    for count in range(1, min(len(words), _MOST_WORDS) + 1):
        if words[count - 1] == MOVE_BREAK:
            return
        yield " ".join(words[:count]).rstrip(","), words[count:]


def _plainest(refusals: Sequence[tuple[str, MoveError]]) -> tuple[str, MoveError]:
    """Return the most informative refusal: a broken rule, else an unfinished move."""
    for kind in (IllegalMove | AmbiguousMove, IncompleteMove):
        for text, refusal in refusals:
            if isinstance(refusal, kind):
                return text, refusal
    return refusals[0]

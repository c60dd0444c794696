"""The legal move that somebody who mistyped may have meant.

Variants of the typed text are read, never moves listed: a game may have more of those than could be counted.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from engine.errors import MoveError
from engine.state import State

SHORTEST, LONGEST = 3, 48
"""Of so many signs is a text from which a move is guessed."""
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789-+,> "
"""Every sign that stands in a move of some game."""
_CELL = re.compile(r"[a-z][0-9]{1,2}|[0-9]{1,2}[a-z]")
_ONE_CELL = re.compile(r"[a-z] ?[0-9]+|[0-9]+ ?[a-z]")
_FOREIGN = re.compile(r"[^a-z0-9+,> -]+")
_RUN = re.compile(r"(?<=[+-])[0-9]{2,}$")
_WORD = re.compile(r"[a-z]{2}")


def near(state: State, text: str) -> str | None:
    """The canonical text of the one legal move that is a small slip away from a text; None for none, or several.

    What has the same letters and figures comes before what has one sign more, less or another. The bare name of a
    cell is no slip, nor is a word guessed from other figures than its own: `bid 12` is not meant by `bid 21`.
    """
    typed = " ".join(text.lower().split())
    if state.outcome or not SHORTEST <= len(typed) <= LONGEST or _ONE_CELL.fullmatch(typed):
        return None
    for slips in (_separated, _reordered, _one_sign_off):
        found: set[str] = set()
        for move in _legal(state, slips(typed)):
            if _fits(move, typed, kept=slips is not _one_sign_off):
                found.add(move)
            if len(found) > 1:
                return None
        if found:
            return found.pop()
    return None


def _legal(state: State, variants: Iterable[str]) -> Iterator[str]:
    """The legal moves that variants of a text read as."""
    for variant in dict.fromkeys(variants):
        with suppress(MoveError):
            yield state.read(variant)


def _fits(move: str, typed: str, *, kept: bool) -> bool:
    """Whether a move has the figures that were typed: in their order for a word, in any where signs are `kept`.

    Else texts like `03a`, which are read generously, would pass for other cells.
    """
    told, wanted = (re.findall("[0-9]", text) for text in (typed, move))
    if _WORD.search(move):
        return told == wanted
    return not kept or sorted(told) == sorted(wanted)


def _separated(typed: str) -> Iterator[str]:
    """The same letters and figures in the same order, parted otherwise."""
    yield typed
    for sign in "-+, ":
        yield _FOREIGN.sub(sign, typed)
    yield _RUN.sub(lambda run: ",".join(run[0]), typed)


def _reordered(typed: str) -> Iterator[str]:
    """The same signs in another order: neighbours swapped, cells with figure and letter swapped, or two cells."""
    for at in range(len(typed) - 1):
        yield typed[:at] + typed[at + 1] + typed[at] + typed[at + 2 :]
    yield _CELL.sub(_turned, typed)
    cells = list(_CELL.finditer(typed))
    for cell in cells:
        yield typed[: cell.start()] + _turned(cell) + typed[cell.end() :]
    if len(cells) > 1:
        first, second = cells[:2]
        between = typed[first.end() : second.start()]
        yield typed[: first.start()] + second[0] + between + first[0] + typed[second.end() :]


def _turned(cell: re.Match[str]) -> str:
    """A cell with its letter at the other end."""
    name = cell[0]
    return name[1:] + name[0] if name[0].isalpha() else name[-1] + name[:-1]


def _one_sign_off(typed: str) -> Iterator[str]:
    """One sign too many, wrong, or missing."""
    for at in range(len(typed) + 1):
        before, after = typed[:at], typed[at + 1 :]
        yield before + after
        yield from (before + sign + after for sign in SIGNS if at < len(typed))
        yield from (before + sign + typed[at:] for sign in SIGNS)

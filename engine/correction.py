"""The legal move that somebody may have meant whose text cannot be played.

Variants of the typed text are read one by one. The legal moves are never listed: a game may have too many to count.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from engine.errors import MoveError
from engine.state import State

SHORTEST, LONGEST = 3, 48
"""The fewest and the most characters of a text for which a correction is sought."""
CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789-+,> "
"""Every character that a move of some game contains."""
_CELL = re.compile(r"[a-z][0-9]{1,2}|[0-9]{1,2}[a-z]")
_ONE_CELL = re.compile(r"[a-z] ?[0-9]+|[0-9]+ ?[a-z]")
_FOREIGN = re.compile(r"[^a-z0-9+,> -]+")
_RUN = re.compile(r"(?<=[+-])[0-9]{2,}$")
_WORD = re.compile(r"[a-z]{2}")


def correction(state: State, text: str) -> str | None:
    """Return the canonical text of the only legal move that is one typing error away from `text`.

    Return None where there is no such move, or more than one. Moves with the same letters and digits are preferred to
    moves with one character more, fewer or different. The name of a single cell is never corrected, and a move with
    words must have the digits that were typed, in their order: `bid 21` does not suggest `bid 12`.
    """
    typed = " ".join(text.lower().split())
    if state.outcome or not SHORTEST <= len(typed) <= LONGEST or _ONE_CELL.fullmatch(typed):
        return None
    for slips in (_separated, _reordered, _one_character_off):
        found: set[str] = set()
        for move in _legal(state, slips(typed)):
            if _fits(move, typed, kept=slips is not _one_character_off):
                found.add(move)
            if len(found) > 1:
                return None
        if found:
            return found.pop()
    return None


def _legal(state: State, variants: Iterable[str]) -> Iterator[str]:
    """Yield the legal moves that the variants read as."""
    for variant in dict.fromkeys(variants):
        with suppress(MoveError):
            yield state.read(variant)


def _fits(move: str, typed: str, *, kept: bool) -> bool:
    """Return whether the digits of a move are those that were typed.

    A move with words must have them in the order typed. Other moves must have them in any order, if every character of
    the text is `kept`: otherwise `03a`, which is read generously, would pass for another cell.
    """
    digits, wanted = (re.findall("[0-9]", text) for text in (typed, move))
    if _WORD.search(move):
        return digits == wanted
    return not kept or sorted(digits) == sorted(wanted)


def _separated(typed: str) -> Iterator[str]:
    """Yield texts with the same letters and digits in the same order, separated otherwise."""
    yield typed
    for character in "-+, ":
        yield _FOREIGN.sub(character, typed)
    yield _RUN.sub(lambda run: ",".join(run[0]), typed)


def _reordered(typed: str) -> Iterator[str]:
    """Yield texts with the same characters in another order: two neighbours, a cell's parts or two cells swapped."""
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
    """Return the name of a cell with its letter at the other end."""
    name = cell[0]
    return name[1:] + name[0] if name[0].isalpha() else name[-1] + name[:-1]


def _one_character_off(typed: str) -> Iterator[str]:
    """Yield texts with one character fewer, one replaced, or one more."""
    for at in range(len(typed) + 1):
        before, after = typed[:at], typed[at + 1 :]
        yield before + after
        yield from (before + character + after for character in CHARACTERS if at < len(typed))
        yield from (before + character + typed[at:] for character in CHARACTERS)

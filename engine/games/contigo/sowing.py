"""The pebble part of a turn of Contigo [003] [004]: pebbles of one pit are dropped into the next pits.

`9+2,0,3`: five of pit 9, clockwise, two into pit 10 and three into pit 12.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from engine.boards.pits import MOST, PITS
from engine.errors import AmbiguousMove, IllegalMove, IncompleteMove, UnreadableMove

REFUSALS = (
    "no-such-pit",
    "pit-empty",
    "pit-full",
    "pebbles-both-ways",
    "pebbles-incomplete",
    "pebbles-none",
    "pebbles-too-far",
    "pebbles-too-many",
    "pebbles-trailing-zeros",
    "pebbles-two-pits",
    "which-way",
)
CLOCKWISE, COUNTER = "+", "-"
DIRECTIONS = {CLOCKWISE: "clockwise", COUNTER: "counter"}
"""The two directions round the ring of pits: the sign in move texts, and the code that messages are given."""
_NUMBER = r"(?:0|[1-9][0-9]{0,3})"
_SOWING = re.compile(rf"0*([0-9]{{1,4}})(?: ?([+-]) ?| |$)({_NUMBER}(?:(?: ?, ?| ){_NUMBER})*)?( ?,)?")
_SIGNS = re.compile(r"[0-9+, -]+")


class Sowing(NamedTuple):
    """A pebble part as it was written, legal or not."""

    pit: int
    """The number of the pit that the pebbles are taken from."""
    direction: str
    """`+` clockwise, `-` counter-clockwise, empty if missing."""
    drops: tuple[int, ...]
    """The numbers of pebbles dropped into successive pits; empty if missing."""
    unfinished: bool = False
    """Whether the text ends with a comma, as if more numbers were to follow."""

    @property
    def taken(self) -> int:
        """The number of pebbles that are taken."""
        return sum(self.drops)

    @property
    def targets(self) -> tuple[int, ...]:
        """The numbers of the pits that `drops` are for, in the same order."""
        return following_pits(self.pit, self.direction, len(self.drops))

    def __str__(self) -> str:
        return f"{self.pit}{self.direction or ' '}{','.join(map(str, self.drops))}".rstrip()


@cache
def following_pits(pit: int, direction: str, count: int) -> tuple[int, ...]:
    """Return the numbers of the `count` pits after `pit` in a direction."""
    step = 1 if direction == CLOCKWISE else -1
    return tuple((pit - 1 + step * distance) % len(PITS) + 1 for distance in range(1, count + 1))


def pit_name(pit: int) -> str:
    """Return the name of a pit beside those of cells: `pit 9`."""
    return f"pit {pit}"


def pit_data(pit: int, counts: bytes) -> dict[str, Any]:
    """Return the data with which a message names a pit (number, place, line) and says how many pebbles it holds."""
    return {"pit": pit, "place": PITS[pit - 1].place, "line": PITS[pit - 1].line, "count": counts[pit - 1]}


# Legal pebble parts


@lru_cache(maxsize=1024)
def splits(pebbles: int, room: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every way to drop a number of pebbles into successive pits that have `room` for so many each.

    Each is the numbers dropped, without zeros at the end.
    """
    return tuple(_splits(pebbles, room[:pebbles]))


def _splits(pebbles: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not room:
        return
    if pebbles <= room[0]:
        yield (pebbles,)
    for number in range(min(pebbles - 1, room[0]), -1, -1):
        for rest in _splits(pebbles - number, room[1:]):
            yield (number, *rest)


def legal_sowings(counts: bytes) -> Iterator[Sowing]:
    """Yield every legal pebble part once, lazily; `counts` are the pebbles in all pits."""
    for pit in PITS:
        for direction in DIRECTIONS:
            yield from sowings_from(pit.number, direction, counts)


def sowings_from(pit: int, direction: str, counts: bytes) -> Iterator[Sowing]:
    """Yield the legal pebble parts that take from `pit` and go in `direction`, those with the fewest pebbles first."""
    held = counts[pit - 1]
    room = tuple(MOST - counts[target - 1] for target in following_pits(pit, direction, held))
    for taken in range(1, held + 1):
        for split in splits(taken, room[:taken]):
            yield Sowing(pit, direction, split)


def after_sowing(counts: bytes, sowing: Sowing) -> bytes:
    """Return the pebbles in all pits after a legal pebble part."""
    after = bytearray(counts)
    after[sowing.pit - 1] -= sowing.taken
    for target, number in zip(sowing.targets, sowing.drops, strict=True):
        after[target - 1] += number
    return bytes(after)


# Reading


def parse_sowing(text: str) -> Sowing:
    """Parse a pebble part that has been through `engine.spelling`, legal or not.

    Raises UnreadableMove, and IllegalMove for a text with two directions or two pits.
    """
    found = _SOWING.fullmatch(text)
    if found:
        drops = tuple(int(number) for number in re.split("[ ,]+", found[3])) if found[3] else ()
        return Sowing(int(found[1]), found[2] or "", drops, bool(found[4]))
    if text[:1].isdigit() and _SIGNS.fullmatch(text):
        if CLOCKWISE in text and COUNTER in text:
            raise IllegalMove("pebbles-both-ways", text=text[:40])
        if text.count(CLOCKWISE) + text.count(COUNTER) > 1:
            raise IllegalMove("pebbles-two-pits", text=text[:40])
    raise UnreadableMove("unreadable", text=text[:40])


def check_sowing(sowing: Sowing, counts: bytes, pawn_part: str = "") -> Sowing:
    """Return a legal sowing. Raises MoveError with the code of the rule that another breaks.

    `pawn_part` is the text of the pawn part before it, which may be empty.
    """
    if not 1 <= sowing.pit <= len(PITS):
        raise IllegalMove("no-such-pit", pit=sowing.pit, last=len(PITS))
    data = pit_data(sowing.pit, counts)
    if not counts[sowing.pit - 1]:
        raise IllegalMove("pit-empty", **data, pits=(sowing.pit,))
    if not sowing.drops or sowing.unfinished:
        raise IncompleteMove("pebbles-incomplete", **data, move=pawn_part, text=str(sowing), pits=(sowing.pit,))
    if not sowing.direction:
        raise _direction_missing(sowing, counts, pawn_part)
    if not sowing.taken:
        raise IllegalMove("pebbles-none", **data, pits=(sowing.pit,))
    if sowing.taken > data["count"]:
        raise IllegalMove("pebbles-too-many", **data, asked=sowing.taken, pits=(sowing.pit,))
    _check_drops(sowing, counts)
    return sowing


def _check_drops(sowing: Sowing, counts: bytes) -> None:
    """Raise IllegalMove for the first pit that may not get what is dropped there, or for zeros at the end."""
    for distance, (target, number) in enumerate(zip(sowing.targets, sowing.drops, strict=True), 1):
        data = pit_data(target, counts)
        if number and distance > sowing.taken:
            raise IllegalMove("pebbles-too-far", **data, taken=sowing.taken, pits=(target,))
        if number and data["count"] + number > MOST:
            raise IllegalMove("pit-full", **data, asked=number, most=MOST, pits=(target,))
    if not sowing.drops[-1]:
        raise IllegalMove("pebbles-trailing-zeros", text=str(sowing), instead=str(_without_trailing_zeros(sowing)))


def _without_trailing_zeros(sowing: Sowing) -> Sowing:
    last = max(index for index, number in enumerate(sowing.drops) if number)
    return sowing._replace(drops=sowing.drops[: last + 1])


def _direction_missing(sowing: Sowing, counts: bytes, pawn_part: str) -> AmbiguousMove | IllegalMove:
    """Return the error for a sowing without a direction: it offers the legal directions, or says why neither is."""
    candidates, first_error = [], None
    for direction in DIRECTIONS:
        try:
            legal = check_sowing(sowing._replace(direction=direction), counts, pawn_part)
            candidates.append(f"{pawn_part} {legal}".lstrip())
        except IllegalMove as error:
            first_error = first_error or error
    if first_error and not candidates:
        return first_error
    return AmbiguousMove("which-way", **pit_data(sowing.pit, counts), candidates=tuple(candidates), pits=(sowing.pit,))

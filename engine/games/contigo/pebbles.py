"""The pebble part of a turn of Contigo [003] [004]: some pebbles of one pit, dropped one way into the next pits.

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
WAYS = {CLOCKWISE: "clockwise", COUNTER: "counter"}
"""The ways round the ring, each with the word that stands for it in data."""
_NUMBER = r"(?:0|[1-9][0-9]{0,3})"
_SOWING = re.compile(rf"0*([0-9]{{1,4}})(?: ?([+-]) ?| |$)({_NUMBER}(?:(?: ?, ?| ){_NUMBER})*)?( ?,)?")
_SIGNS = re.compile(r"[0-9+, -]+")


class Sowing(NamedTuple):
    """A pebble part as it was told; whether it may be done here is another question."""

    pit: int
    way: str
    """`+` clockwise, `-` counter-clockwise, empty where it was not told."""
    drops: tuple[int, ...]
    """The numbers dropped in successive pits; empty where they were not told."""
    unfinished: bool = False
    """Whether the text ends as if more were to come."""

    @property
    def taken(self) -> int:
        """How many pebbles are taken."""
        return sum(self.drops)

    @property
    def targets(self) -> tuple[int, ...]:
        """The numbers of the pits that the numbers are told for."""
        return following(self.pit, self.way, len(self.drops))

    def __str__(self) -> str:
        return f"{self.pit}{self.way or ' '}{','.join(map(str, self.drops))}".rstrip()


@cache
def following(pit: int, way: str, count: int) -> tuple[int, ...]:
    """The numbers of so many pits after a pit, one way round the ring."""
    step = 1 if way == CLOCKWISE else -1
    return tuple((pit - 1 + step * far) % len(PITS) + 1 for far in range(1, count + 1))


def told(pit: int, counts: bytes) -> dict[str, Any]:
    """What a sentence needs to name a pit, and how many pebbles it holds."""
    return {"pit": pit, "place": PITS[pit - 1].place, "line": PITS[pit - 1].line, "count": counts[pit - 1]}


# What there is


@lru_cache(maxsize=1024)
def splits(pebbles: int, room: tuple[int, ...]) -> tuple[str, ...]:
    """Every way to drop so many pebbles into pits with so much room each, in order; no number at the end is zero."""
    return tuple(",".join(map(str, split)) for split in _splits(pebbles, room[:pebbles]))


def _splits(pebbles: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not room:
        return
    if pebbles <= room[0]:
        yield (pebbles,)
    for number in range(min(pebbles - 1, room[0]), -1, -1):
        for rest in _splits(pebbles - number, room[1:]):
            yield (number, *rest)


def sowings(counts: bytes) -> Iterator[str]:
    """Every legal pebble part, each once, lazily; `counts` are the pebbles of all pits."""
    for pit in PITS:
        for way in (CLOCKWISE, COUNTER):
            yield from sowings_of(pit.number, way, counts)


def sowings_of(pit: int, way: str, counts: bytes) -> Iterator[str]:
    """The legal pebble parts that take from a pit and go one way, the fewest pebbles first."""
    held = counts[pit - 1]
    room = tuple(MOST - counts[target - 1] for target in following(pit, way, held))
    for taken in range(1, held + 1):
        for split in splits(taken, room[:taken]):
            yield f"{pit}{way}{split}"


def sown(counts: bytes, part: str) -> bytes:
    """The pebbles of all pits after a legal pebble part, given canonically."""
    sowing = parse(part)
    after = bytearray(counts)
    after[sowing.pit - 1] -= sowing.taken
    for target, number in zip(sowing.targets, sowing.drops, strict=True):
        after[target - 1] += number
    return bytes(after)


# Reading


def parse(text: str) -> Sowing:
    """The pebble part that a spelled text tells, legal or not. Raises UnreadableMove; IllegalMove for two in one."""
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


def check(sowing: Sowing, counts: bytes, part: str = "") -> str:
    """The canonical text of a turn that ends with a legal pebble part, `part` being its pawn part, if it has one.

    Raises MoveError by the rule that the pebble part breaks.
    """
    if not 1 <= sowing.pit <= len(PITS):
        raise IllegalMove("no-such-pit", pit=sowing.pit, last=len(PITS))
    here = told(sowing.pit, counts)
    if not counts[sowing.pit - 1]:
        raise IllegalMove("pit-empty", **here, pits=(sowing.pit,))
    if not sowing.drops or sowing.unfinished:
        raise IncompleteMove("pebbles-incomplete", **here, move=part, text=str(sowing), pits=(sowing.pit,))
    if not sowing.way:
        raise _which_way(sowing, counts, part)
    if not sowing.taken:
        raise IllegalMove("pebbles-none", **here, pits=(sowing.pit,))
    if sowing.taken > here["count"]:
        raise IllegalMove("pebbles-too-many", **here, asked=sowing.taken, pits=(sowing.pit,))
    _check_drops(sowing, counts)
    return f"{part} {sowing}".lstrip()


def _check_drops(sowing: Sowing, counts: bytes) -> None:
    """Raises IllegalMove for the first pit where nothing, or not so much, may be dropped."""
    for far, (target, number) in enumerate(zip(sowing.targets, sowing.drops, strict=True), 1):
        there = told(target, counts)
        if number and far > sowing.taken:
            raise IllegalMove("pebbles-too-far", **there, taken=sowing.taken, pits=(target,))
        if number and there["count"] + number > MOST:
            raise IllegalMove("pit-full", **there, asked=number, most=MOST, pits=(target,))
    if not sowing.drops[-1]:
        raise IllegalMove("pebbles-trailing-zeros", text=str(sowing), instead=str(_shortened(sowing)))


def _shortened(sowing: Sowing) -> Sowing:
    last = max(at for at, number in enumerate(sowing.drops) if number)
    return sowing._replace(drops=sowing.drops[: last + 1])


def _which_way(sowing: Sowing, counts: bytes, part: str) -> AmbiguousMove | IllegalMove:
    """What to answer to a pebble part without a direction: the ways that are legal, or why none is."""
    candidates, refused = [], None
    for way in (CLOCKWISE, COUNTER):
        try:
            candidates.append(check(sowing._replace(way=way), counts, part))
        except IllegalMove as refusal:
            refused = refused or refusal
    if refused and not candidates:
        return refused
    return AmbiguousMove("which-way", **told(sowing.pit, counts), candidates=tuple(candidates), pits=(sowing.pit,))

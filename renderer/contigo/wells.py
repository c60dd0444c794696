"""Pits with their pebbles: drawn and counted."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.boards.pits import MOST
from renderer.contigo.geometry import WELL
from renderer.shapes import Disk, Figure, Point, Shape, Text, arc, around

_SLOTS = {0: (), 1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""Which of six places round the figure are filled, clockwise from the top, by the number of pebbles."""
_ROUND = 33
"""How far from the middle the pebbles lie."""
_COUNT = 40
RING = 48
"""Radius of a ring round a pit."""


@dataclass(frozen=True, slots=True)
class Well:
    """What a pit shows: how many pebbles lie in it, and how many were taken or dropped, marked in a tone."""

    count: int
    taken: int = 0
    dropped: int = 0
    tone: str = "amber"
    faded: bool = False
    """Whether it does not matter now."""


@cache
def plain(count: int, faded: bool = False) -> Figure:
    """A pit of which there is nothing to tell but its pebbles."""
    return well(Well(count, faded=faded))


@cache
def flat_well(count: int) -> Figure:
    """A pit with flat pebbles, which is smaller in a file: for boards that are seen one after the other."""
    pebbles = (Disk(around((0, 0), _ROUND, 60 * slot), 9.5, "pebble") for slot in _SLOTS[count])
    return Figure(f"pit of {count}, flat", (*_hollow(""), *pebbles, _count(Well(count), "")))


@cache
def well(shown: Well) -> Figure:
    """A pit with its pebbles."""
    fade = "-faded" if shown.faded else ""
    name = f"pit of {shown.count}{fade}"
    name += f" after {shown.taken}" * bool(shown.taken) + f" with {shown.dropped}" * bool(shown.dropped)
    if shown.taken or shown.dropped:
        name += f" in {shown.tone}"
    return Figure(name, (*_hollow(fade), *_pebbles(shown, fade), _count(shown, fade)))


def _hollow(fade: str) -> Iterator[Shape]:
    yield Disk((0.9, 0.9), WELL, f"well-lip{fade}")
    yield Disk((-0.4, -0.4), WELL - 0.4, f"well{fade}")


def _pebbles(shown: Well, fade: str) -> Iterator[Shape]:
    """Pebbles, then the rings of those that were taken, then dimples."""
    filled = _SLOTS[shown.count]
    before = _SLOTS[max(0, shown.count - shown.dropped)]
    fresh = sorted(filled, key=lambda slot: slot in before)[: shown.dropped]
    free = [slot for slot in range(MOST) if slot not in filled]
    full = _SLOTS[min(MOST, shown.count + shown.taken)]
    left = sorted(free, key=lambda slot: slot not in full)[: shown.taken]
    for slot in range(MOST):
        at = around((0, 0), _ROUND, 60 * slot)
        if slot in fresh:
            yield Disk(at, 10.5, shown.tone)
            yield Disk((at[0] - 0.8, at[1] - 0.8), 5, "pebble-lit")
        elif slot in filled:
            yield from pebble(at, fade)
        elif slot in left:
            yield arc(at, 8.3, 4, shown.tone)
        else:
            yield Disk(at, 3.5, f"dimple{fade}")


def pebble(at: Point, fade: str = "") -> Iterator[Shape]:
    """A round stone of chalk."""
    x, y = at
    yield Disk((x, y), 10.5, f"pebble-dark{fade}")
    yield Disk((x - 0.9, y - 1.2), 9, f"pebble{fade}")
    yield Disk((x - 3, y - 3.4), 3.6, f"pebble-lit{fade}")


def _count(shown: Well, fade: str) -> Text:
    tone = (
        shown.tone
        if shown.dropped and shown.tone != "lately"
        else f"pebble-lit{fade}"
        if shown.count
        else f"none{fade}"
    )
    return Text(str(shown.count), (0, 0), _COUNT, "semibold", tone, f"well{fade}")


@cache
def ring(tone: str) -> Figure:
    """A line round a pit."""
    return Figure(f"{tone} ring", (arc((0, 0), RING, 9, f"{tone}-case"), arc((0, 0), RING, 5, tone)))


@cache
def broken_ring(tone: str) -> Figure:
    """A dashed line round a pit."""
    dashes = (arc((0, 0), RING, 5, tone, start, start + 14) for start in range(0, 360, 20))
    return Figure(f"broken {tone} ring", (arc((0, 0), RING, 9, f"{tone}-case"), *dashes))

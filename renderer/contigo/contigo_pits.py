"""Pits with their pebbles, drawn and counted."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.boards.pits import MOST
from renderer.shapes import Disk, Figure, Point, Shape, Text, arc, around

_RADIUS = 44
_SLOTS = {0: (), 1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""The places of pebbles among the six round the count, clockwise from the top, by the number of pebbles."""
_SLOT_DISTANCE = 33
"""The distance from the middle of the pit to a pebble."""
_COUNT = 40
"""Size of the count."""


@dataclass(frozen=True, slots=True)
class PitView:
    """The state of a pit in a picture."""

    count: int
    """The number of pebbles in it."""
    taken: int = 0
    """The number of pebbles taken from it, marked by empty rings."""
    dropped: int = 0
    """The number of its pebbles that have been dropped into it, marked by their tone."""
    tone: str = "amber"
    """The tone of these marks."""
    faded: bool = False
    """Whether the pit does not matter now."""


@cache
def plain_pit(count: int, faded: bool = False) -> Figure:
    """Draw a pit without marks."""
    return pit_figure(PitView(count, faded=faded))


@cache
def flat_pit(count: int) -> Figure:
    """Draw a pit for a film, with flat pebbles, which take less room in the file."""
    pebbles = (Disk(around((0, 0), _SLOT_DISTANCE, 60 * slot), 9.5, "pebble") for slot in _SLOTS[count])
    return Figure(f"pit of {count}, flat", (*_hollow(""), *pebbles, _count(PitView(count), "")))


@cache
def pit_figure(view: PitView) -> Figure:
    """Draw a pit with its pebbles, its count and the marks on it."""
    fade = "-faded" if view.faded else ""
    name = f"pit of {view.count}{fade}"
    name += f" after {view.taken}" * bool(view.taken) + f" with {view.dropped}" * bool(view.dropped)
    if view.taken or view.dropped:
        name += f" in {view.tone}"
    return Figure(name, (*_hollow(fade), *_pebbles(view, fade), _count(view, fade)))


def _hollow(fade: str) -> Iterator[Shape]:
    yield Disk((0.9, 0.9), _RADIUS, f"well-lip{fade}")
    yield Disk((-0.4, -0.4), _RADIUS - 0.4, f"well{fade}")


def _pebbles(view: PitView, fade: str) -> Iterator[Shape]:
    """Draw the six places of a pit: a pebble, the ring of one that was taken, or a dimple."""
    filled = _SLOTS[view.count]
    filled_before = _SLOTS[max(0, view.count - view.dropped)]
    dropped = sorted(filled, key=lambda slot: slot in filled_before)[: view.dropped]
    empty = [slot for slot in range(MOST) if slot not in filled]
    filled_with_taken = _SLOTS[min(MOST, view.count + view.taken)]
    taken = sorted(empty, key=lambda slot: slot not in filled_with_taken)[: view.taken]
    for slot in range(MOST):
        place = around((0, 0), _SLOT_DISTANCE, 60 * slot)
        if slot in dropped:
            yield Disk(place, 10.5, view.tone)
            yield Disk((place[0] - 0.8, place[1] - 0.8), 5, "pebble-lit")
        elif slot in filled:
            yield from pebble(place, fade)
        elif slot in taken:
            yield arc(place, 8.3, 4, view.tone)
        else:
            yield Disk(place, 3.5, f"dimple{fade}")


def pebble(place: Point, fade: str = "") -> Iterator[Shape]:
    """Draw a round pebble, lit from the upper left."""
    x, y = place
    yield Disk((x, y), 10.5, f"pebble-dark{fade}")
    yield Disk((x - 0.9, y - 1.2), 9, f"pebble{fade}")
    yield Disk((x - 3, y - 3.4), 3.6, f"pebble-lit{fade}")


def _count(view: PitView, fade: str) -> Text:
    plain = f"pebble-lit{fade}" if view.count else f"none{fade}"
    tone = view.tone if view.dropped and view.tone != "lately" else plain
    return Text(str(view.count), (0, 0), _COUNT, "semibold", tone)

"""Pictures one after the other: each painted only where it differs from the one before.

Changes often lie far apart, so a frame has a few parts. Unchanged pixels within a part are left out as well: they
become a single colour, which packs well.
"""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from renderer.paint.bitmaps import Placed
from renderer.paint.gif import Patch, no_colour
from renderer.paint.painter import Painter, painted_part
from renderer.paint.raster import Area, bounds
from renderer.shapes import Drawn, Figure, Scene

_MOST: Final = 6
"""Parts of a change at most."""
_WORTH: Final = 6000
"""Pixels that a further part has to leave out, to be worth it."""
_SAME: Final = bytes([255, *[0] * 255])
"""For each difference between two indices, the value of a mask that is open where there is none."""


class Reel:
    """A painter's pictures of one height in units, in the order they are seen."""

    def __init__(self, painter: Painter, height: int) -> None:
        self._painter = painter
        self._blank = no_colour(painter.palette.bytes)
        self._seen = Image.new("P", painter.size(height), self._blank)
        self._figure: Figure | None = None
        self._ground = self._seen.convert("RGB")
        self._shapes: dict[Drawn, dict[Placed, Area]] = {}
        self._placed: dict[Placed, Area] = {}

    def parts(self, scene: Scene) -> list[Patch]:
        """Return the patches that turn the previous picture into that of a scene; at least one pixel."""
        changed = self._change(scene)
        parts = [part for area in few(changed, _MOST, _WORTH) for part in self._part(area)] if changed else []
        return parts or [((0, 0), Image.new("P", (1, 1), self._blank))]

    def _change(self, scene: Scene) -> set[Area]:
        """Return where bitmaps came or went, or lie in another order; everything, upon another ground."""
        before = self._placed
        if other_ground := scene.ground is not self._figure:
            self._figure = scene.ground
            self._ground = self._painter.ground(scene).convert("RGB")
        # What the scene before had too is not looked up again.
        shapes = {shape: self._shapes.get(shape) or self._areas(shape) for shape in scene.live}
        now: dict[Placed, Area] = {}
        for areas in shapes.values():
            now.update(areas)
        self._shapes, self._placed = shapes, now
        if other_ground or [old for old in before if old in now] != [new for new in now if new in before]:
            return {(0, 0, *self._seen.size)}
        return {now.get(placed) or before[placed] for placed in before.keys() ^ now.keys()}

    def _areas(self, shape: Drawn) -> dict[Placed, Area]:
        """Return the bitmaps of a part of a scene, in order, and the pixels of the picture that each takes up."""
        placed = self._painter.placed_shape(shape)
        areas = {(bitmap, x, y): self._within(bitmap.area(x, y)) for bitmap, x, y in placed}
        return {each: area for each, area in areas.items() if area[0] < area[2] and area[1] < area[3]}

    def _within(self, area: Area) -> Area:
        """Return what of an area lies on the picture: smooth edges may reach a pixel beyond it."""
        left, top, right, bottom = area
        return max(left, 0), max(top, 0), min(right, self._seen.width), min(bottom, self._seen.height)

    def _part(self, area: Area) -> list[Patch]:
        """Paint an area anew. Return what differs there from the picture before; nothing if it is as it was."""
        left, top, right, bottom = area
        inside = [
            placed
            for placed, (x1, y1, x2, y2) in self._placed.items()
            if x1 < right and left < x2 and y1 < bottom and top < y2
        ]
        part = painted_part(self._ground.crop(area), self._painter.palette, (left, top), inside)
        difference = ImageChops.difference(self._seen.crop(area), part)
        box = difference.getbbox()
        if box is None:
            return []
        self._seen.paste(part, area)
        same = Image.frombuffer("L", part.size, difference.tobytes().translate(_SAME), "raw", "L", 0, 1)
        part.paste(self._blank, None, same)
        return [((left + box[0], top + box[1]), part.crop(box))]


# Few rectangles that hold many smaller ones, and little else


class _Cut(NamedTuple):
    """A group of areas, its two halves with a gap between them, and how many pixels the gap has."""

    saved: int
    group: Sequence[Area]
    halves: tuple[Sequence[Area], ...] = ()


def few(areas: Collection[Area], most: int, worth: int) -> list[Area]:
    """Return at most `most` areas that hold all given ones; each but the first saves at least `worth` pixels."""
    cuts = [_cut([*areas])]
    while len(cuts) < most:
        best = max(cuts, key=itemgetter(0))
        if best.saved < worth:
            break
        cuts.remove(best)
        cuts += map(_cut, best.halves)
    return [bounds(cut.group) for cut in cuts]


def _cut(group: Sequence[Area]) -> _Cut:
    """Cut a group of areas at its largest gap."""
    widest, best = 0, _Cut(0, group)
    for axis in (0, 1):
        ordered = sorted(group, key=itemgetter(axis))
        across = bounds(group)
        long = across[3 - axis] - across[1 - axis]
        reach = ordered[0][axis + 2]
        for number, area in enumerate(ordered):
            gap = (area[axis] - reach) * long
            if gap > widest:
                widest, best = gap, _Cut(gap, group, (ordered[:number], ordered[number:]))
            reach = max(reach, area[axis + 2])
    return best

"""Pictures one after the other: each painted only where it differs from the one before.

What changes from one to the next often lies far apart, so a change is made of a few parts. What did not change within a
part is left out as well: that is a single colour then, which packs well.
"""

from typing import Final

from PIL import Image, ImageChops

from renderer.paint.areas import few
from renderer.paint.bitmaps import Placed
from renderer.paint.gif import Part, no_colour
from renderer.paint.painter import Painter, painted_area
from renderer.paint.raster import Area
from renderer.scene import Scene
from renderer.shapes import Drawn

_MOST: Final = 6
"""Parts of a change at most."""
_WORTH: Final = 2000
"""Pixels that a further part has to leave out, to be worth it."""
_SAME: Final = [255, *[0] * 255]
"""For each difference between two indices, whether it is none."""


class Reel:
    """A painter's pictures of one height in units, in the order they are seen."""

    def __init__(self, painter: Painter, height: int) -> None:
        self._painter = painter
        self._blank = no_colour(painter.palette.bytes)
        self._seen = Image.new("P", painter.size(height), self._blank)
        self._ground = self._seen
        self._shapes: dict[Drawn, list[Placed]] = {}
        self._placed: dict[Placed, None] = {}

    def parts(self, scene: Scene) -> list[Part]:
        """Return what is drawn upon the picture before to make it that of a scene; at least one pixel."""
        changed = self._change(scene)
        parts = [part for area in few(changed, _MOST, _WORTH) for part in self._part(area)] if changed else []
        return parts or [((0, 0), Image.new("P", (1, 1), self._blank))]

    def _change(self, scene: Scene) -> set[Area]:
        """Return where bitmaps came or went, or lie in another order; everything, upon another ground."""
        ground, before = self._ground, self._placed
        self._ground = self._painter.ground(scene)
        # What the scene before had too is not looked up again.
        self._shapes = {shape: self._shapes.get(shape) or self._painter.placed_shape(shape) for shape in scene.live}
        now = self._placed = {placed: None for shape in scene.live for placed in self._shapes[shape]}
        if ground is not self._ground or [old for old in before if old in now] != [new for new in now if new in before]:
            return {(0, 0, *self._seen.size)}
        return {bitmap.area(x, y) for bitmap, x, y in before.keys() ^ now.keys()}

    def _part(self, area: Area) -> list[Part]:
        """Paint an area anew. Return what differs there from the picture before; nothing if it is as it was."""
        left, top, right, bottom = area
        inside = []
        for bitmap, x, y in self._placed:
            x1, y1, x2, y2 = bitmap.area(x, y)
            if x1 < right and left < x2 and y1 < bottom and top < y2:
                inside.append((bitmap, x, y))
        part = painted_area(self._ground, self._painter.palette, area, inside)
        difference = ImageChops.difference(self._seen.crop(area), part)
        box = difference.getbbox()
        if box is None:
            return []
        self._seen.paste(part, area)
        part.paste(self._blank, None, difference.point(_SAME, "1"))
        return [((left + box[0], top + box[1]), part.crop(box))]

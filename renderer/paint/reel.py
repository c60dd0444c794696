"""Pictures one after the other: each painted only where it differs from the one before.

What changes from one to the next often lies far apart, so it is told in a few parts. What did not change within a part
is left out as well: that is a single colour then, which packs well.
"""

from PIL import Image

from renderer.paint.areas import Area, few
from renderer.paint.gif import Part, no_colour
from renderer.paint.painter import Painter
from renderer.paint.stamps import Layer
from renderer.scene import Scene

_MOST = 6
"""In how many parts at most a change is told."""
_WORTH = 2000
"""How many pixels a further part has to leave out, to be worth it."""
_SAME = [255, *[0] * 255]
"""For each difference between two indices, whether it is none."""


class Reel:
    """What a painter's pictures of one height are made of, in the order they are seen."""

    def __init__(self, brush: Painter, height: int) -> None:
        self._brush = brush
        self._blank = no_colour(brush.palette.bytes)
        self._seen = Image.new("L", brush.size(height), self._blank)
        self._ground = self._seen
        self._layers: dict[int, Layer] = {}

    def parts(self, scene: Scene) -> list[Part]:
        """What is drawn upon the picture before to make it that of a scene. At least a pixel, so that time may pass."""
        changed = self._change(scene)
        parts = [part for area in few(changed, _MOST, _WORTH) for part in self._part(area)] if changed else []
        return parts or [((0, 0), Image.new("L", (1, 1), self._blank))]

    def _change(self, scene: Scene) -> set[Area]:
        """Where layers came or went, or lie in another order; everything, upon another ground."""
        ground, before = self._ground, self._layers
        self._ground = self._brush.ground(scene)
        # A painter remembers where it laid what, so that most layers are the very same ones as before.
        now = self._layers = {id(layer): layer for layer in self._brush.layers(scene)}
        if ground is not self._ground or [one for one in before if one in now] != [one for one in now if one in before]:
            return {(0, 0, *self._seen.size)}
        return {(before.get(one) or now[one]).area for one in before.keys() ^ now.keys()}

    def _part(self, area: Area) -> list[Part]:
        """An area painted anew; nothing if it is as it was."""
        part = self._ground.crop(area)
        left, top, right, bottom = area
        for layer in self._layers.values():
            x1, y1, x2, y2 = layer.area
            if x1 < right and left < x2 and y1 < bottom and top < y2:
                layer.paste(part.im, -left, -top)
        # The methods of `im` do without checks that take longer than they do.
        difference = self._seen.im.crop(area).chop_difference(part.im)
        box = difference.getbbox()
        if box is None:
            return []
        self._seen.im.paste(part.im, area)
        part.im.paste(self._blank, (0, 0, *part.size), difference.point(_SAME, "1"))
        return [((left + box[0], top + box[1]), part.crop(box))]

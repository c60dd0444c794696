"""Scenes as pictures. The painter knows shapes, not rules."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

from PIL import Image

from renderer.paint.caching import cached
from renderer.paint.contours import contour
from renderer.paint.palette import FINE, Grain, Palette, palette
from renderer.paint.stamps import (
    Layer,
    Moved,
    Stamp,
    cut_out,
    heap,
    stamp,
    stamp_on,
    stamp_on_anything,
    stamp_on_flat,
    stamp_sharp,
)
from renderer.scene import Inks, Scene
from renderer.shapes import BARE, SHARP, Contour, Figure, Pile, Point, Shape, Sprite, Standing

Part = Sprite | Standing | Shape


class Painter:
    """Paints scenes of one palette at one width in pixels. Remembers grounds, figures, and stamps of both kinds."""

    def __init__(self, colours: Palette, width: int) -> None:
        self.palette = colours
        self.width = width
        self.scale = width / 1000
        self._shape = cached(4096)(partial(stamp, scale=self.scale, palette=colours))
        self._cutout = cached(1024)(partial(cut_out, scale=self.scale, palette=colours))
        self._on = cached(2048)(self._stamp_on)
        self._on_bare = cached(4096)(self._stamp_on_bare)
        self._pile = cached(2048)(self._heap)
        self._ground = cached(32)(self._paint_ground)
        self._placed = lru_cache(16384)(self._place)

    def picture(self, scene: Scene) -> Image.Image:
        """The scene as an image of palette indices (mode L)."""
        canvas = self.ground(scene).copy()
        for layer in self.layers(scene):
            layer.paste(canvas.im)
        return canvas

    def size(self, height: int) -> tuple[int, int]:
        """Width and height in pixels of a picture whose height is told in units."""
        return self.width, round(height * self.scale)

    def ground(self, scene: Scene) -> Image.Image:
        """What is beneath a scene, as an image of palette indices (mode L): not to be painted on."""
        return self._ground(scene.ground, scene.height)

    def layers(self, scene: Scene) -> list[Layer]:
        """All that is painted on the ground, in order."""
        found: list[Layer] = []
        ground, height = scene.ground, scene.height
        for shape in scene.live:
            found += self._contour(shape) if isinstance(shape, Contour) else self._placed(shape, ground, height)
        return found

    def _place(self, shape: Part, ground: Figure, height: int) -> Stamp:
        """A shape's stamp, moved to its place on a ground."""
        if isinstance(shape, Sprite) and shape.on == BARE:
            x, y = self._spot(shape.at)
            return tuple(layer.at(x, y) for layer in self._on_bare(shape.figure, x, y, ground, height))
        return tuple(layer.at(x, y) for layer, x, y in self._part(shape))

    def _spot(self, at: Point) -> tuple[int, int]:
        """The pixel where a point lies."""
        return round(at[0] * self.scale), round(at[1] * self.scale)

    def _sprite(self, sprite: Sprite) -> Iterator[Moved]:
        x, y = self._spot(sprite.at)
        return ((layer, x, y) for layer in self._on(sprite.figure, sprite.on))

    def _heap(self, pile: Pile) -> Layer:
        lookup = self.palette.over(*pile.veil) if pile.veil else None
        below = (moved for part in pile.parts for moved in self._part(part))
        return heap(below, (moved for part in pile.marks for moved in self._part(part)), lookup)

    def _part(self, part: Part) -> Iterable[Moved]:
        if isinstance(part, Standing):
            return ((self._pile(part.pile), *self._spot(part.at)),)
        if isinstance(part, Sprite):
            return self._sprite(part)
        return ((layer, 0, 0) for layer in self._shape(part))

    def _contour(self, shape: Contour) -> Stamp:
        line = contour(self._masks(shape), shape.tone, self.scale, self.palette)
        return (line,) if line else ()

    def _masks(self, shape: Contour) -> Iterator[tuple[Layer, int, int, bool]]:
        """What covers the picture where a contour is, in the order it was painted; whether it is the thing itself."""
        for part, others in zip(shape.seen, shape.hidden, strict=True):
            yield from ((*moved, True) for sprite in part for moved in self._sprite(sprite))
            yield from ((self._pile(other.pile), *self._spot(other.at), False) for other in others)

    def _paint_ground(self, ground: Figure, height: int) -> Image.Image:
        """The ground as an image of palette indices (mode L). Its shapes are not kept: each is seen but once."""
        canvas = Image.new("L", self.size(height))
        for shape in ground.shapes:
            for layer in stamp(shape, self.scale, self.palette):
                layer.paste(canvas.im)
        return canvas

    def _stamp_on(self, figure: Figure, tone: str | None) -> Stamp:
        if tone == SHARP:
            return stamp_sharp(cut_out(figure, self.scale, self.palette, sharp=True), self.palette)
        cutout = self._cutout(figure)
        if tone:
            return stamp_on_flat(cutout, tone, self.palette)
        tones = dict.fromkeys(shape.tone for shape in figure.shapes)
        return stamp_on_anything(cutout, tones, self.palette)

    def _stamp_on_bare(self, figure: Figure, x: int, y: int, ground: Figure, height: int) -> Stamp:
        """A figure's stamp for one place on a ground."""
        cutout = self._cutout(figure)
        left, top, right, bottom = cutout.area
        beneath = self._ground(ground, height).crop((left + x, top + y, right + x, bottom + y))
        beneath.putpalette(self.palette.bytes)
        return stamp_on(cutout, beneath.convert("RGB"), self.palette)


@cached(32)
def painter(theme: str, inks: Inks, width: int, grain: Grain = FINE) -> Painter:
    """The painter for a theme, a set of inks and a width."""
    return Painter(palette(theme, inks, grain), width)

"""Scenes as pictures. The painter knows shapes, not rules."""

from PIL import Image

from renderer.paint import bitmaps
from renderer.paint.bitmaps import Placed
from renderer.paint.caching import cached
from renderer.paint.palette import Palette
from renderer.scene import Scene
from renderer.shapes import Contour, Drawn, Figure, Sprite, Standing


class Painter:
    """Paints scenes in the tones of a palette, at a width in pixels."""

    def __init__(self, palette: Palette, width: int) -> None:
        self.palette = palette
        self.width = width
        self.scale = width / 1000

    def size(self, height: int) -> tuple[int, int]:
        """Return width and height in pixels of a picture whose height is given in units."""
        return self.width, round(height * self.scale)

    def picture(self, scene: Scene) -> Image.Image:
        """Return the scene as a palette image (mode P)."""
        return self.palette.indexed(self.painted(scene))

    def painted(self, scene: Scene) -> Image.Image:
        """Return the scene in all its colours (mode RGB)."""
        canvas = self.ground(scene).convert("RGB")
        for bitmap, x, y in self.placed(scene):
            bitmap.paste(canvas, x, y)
        return canvas

    def ground(self, scene: Scene) -> Image.Image:
        """Return what is beneath a scene as a palette image (mode P): a quarter of the memory that its colours take."""
        return _ground(scene.ground, self.palette, *self.size(scene.height))

    def placed(self, scene: Scene) -> list[Placed]:
        """Return the bitmaps on the ground, in order, with their places."""
        return [placed for shape in scene.live for placed in self._placed(shape)]

    def _placed(self, shape: Drawn) -> list[Placed]:
        theme, scale = self.palette.theme, self.scale
        if isinstance(shape, Sprite):
            return [(bitmaps.of_figure(shape.figure, theme, scale), *bitmaps.spot(shape.at, scale))]
        if isinstance(shape, Standing):
            return [(bitmaps.of_pile(shape.pile, theme, scale), *bitmaps.spot(shape.at, scale))]
        if isinstance(shape, Contour):
            line = bitmaps.of_contour(shape, theme, scale)
            return [(line, 0, 0)] if line else []
        return [(bitmaps.of_shape(shape, theme, scale), 0, 0)]


@cached
def _ground(ground: Figure, palette: Palette, width: int, height: int) -> Image.Image:
    canvas = Image.new("RGB", (width, height))
    for shape in ground.shapes:
        # Each shape of a ground is painted but once.
        bitmaps.uncached(shape, palette.theme, width / 1000).paste(canvas, 0, 0)
    return palette.indexed(canvas)

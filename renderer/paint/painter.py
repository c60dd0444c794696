"""Scenes as pictures. The painter knows shapes, not rules."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from renderer.paint import bitmaps
from renderer.paint.bitmaps import Placed
from renderer.paint.caching import cached
from renderer.paint.palette import Palette
from renderer.paint.raster import SAMPLES, Canvas, draw, extent
from renderer.shapes import Contour, Drawn, Figure, Scene, Text

_STRIP: Final = 50
"""Rows of a ground that are painted at a time, enlarged: few enough for the processor's cache."""
_TILE: Final = 125
"""Width and height in pixels of the tiles that pictures are painted in: what a ply changes is in few of them."""


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
        """Return the scene as a palette image (mode P). Tiles that an earlier picture had too are not painted again."""
        size = self.size(scene.height)
        picture = self.ground(scene).copy()
        for (left, top), on_tile in _by_tile(self.placed(scene), *size).items():
            picture.paste(_tile(scene.ground, self.palette, size, (left, top), tuple(on_tile)), (left, top))
        return picture

    def painted(self, scene: Scene) -> Image.Image:
        """Return the scene in all its colours (mode RGB)."""
        canvas = self.ground(scene).convert("RGB")
        for bitmap, x, y in self.placed(scene):
            bitmap.paste(canvas, x, y)
        return canvas

    def ground(self, scene: Scene) -> Image.Image:
        """Return the ground of a scene as a palette image (mode P): a quarter of the memory that RGB takes."""
        return _ground(scene.ground, self.palette, *self.size(scene.height))

    def placed(self, scene: Scene) -> list[Placed]:
        """Return the bitmaps on the ground, in order, with their places."""
        return [placed for shape in scene.live for placed in self.placed_shape(shape)]

    def placed_shape(self, shape: Drawn) -> list[Placed]:
        """Return the bitmaps that a part of a scene is painted with, in order, with their places."""
        if isinstance(shape, Contour):
            line = bitmaps.of_contour(shape, self.palette.theme, self.scale)
            return [(line, 0, 0)] if line else []
        return bitmaps.placed(shape, self.palette.theme, self.scale)


def _by_tile(placed: list[Placed], width: int, height: int) -> dict[tuple[int, int], list[Placed]]:
    """Return the bitmaps on each tile of a picture that is not bare, in order, by the tile's upper left pixel."""
    tiles: dict[tuple[int, int], list[Placed]] = {}
    for each in placed:
        left, top, right, bottom = each[0].area(each[1], each[2])
        for y in range(max(0, top // _TILE * _TILE), min(height, bottom), _TILE):
            for x in range(max(0, left // _TILE * _TILE), min(width, right), _TILE):
                tiles.setdefault((x, y), []).append(each)
    return tiles


@cached
def _tile(
    ground: Figure, palette: Palette, size: tuple[int, int], corner: tuple[int, int], placed: tuple[Placed, ...]
) -> Image.Image:
    """Return a tile of a picture of a size, with its upper left pixel at `corner`, as a palette image."""
    left, top = corner
    area = (left, top, min(left + _TILE, size[0]), min(top + _TILE, size[1]))
    return painted_part(_ground(ground, palette, *size).crop(area).convert("RGB"), palette, corner, placed)


def painted_part(
    canvas: Image.Image, palette: Palette, corner: tuple[int, int], placed: Iterable[Placed]
) -> Image.Image:
    """Paint bitmaps on a part of a picture (mode RGB), whose upper left pixel is at `corner` in the whole.

    Returns it as a part of a palette image (`Palette.indices`).
    """
    left, top = corner
    for bitmap, x, y in placed:
        bitmap.paste(canvas, x - left, y - top)
    return palette.indices(canvas)


@cached
def _ground(ground: Figure, palette: Palette, width: int, height: int) -> Image.Image:
    """Return a ground as a palette image: its shapes, and on them its texts."""
    image = Image.new("RGB", (width, height))
    shapes = [(shape, extent(shape)) for shape in ground.shapes if not isinstance(shape, Text)]
    for top in range(0, height, _STRIP):
        strip = Image.new("RGB", (SAMPLES * width, SAMPLES * _STRIP))
        opaque, blending = (
            Canvas.on(strip, SAMPLES * width / 1000, 0, SAMPLES * top, blending=blending) for blending in (False, True)
        )
        for shape, (_, high, _, low) in shapes:
            if opaque.spot((0, low))[1] >= 0 and opaque.spot((0, high))[1] <= strip.height:
                tone = palette.tones[shape.tone]
                if shape.alpha == 1:
                    draw(shape, opaque, tone)
                else:
                    draw(shape, blending, (*tone, round(255 * shape.alpha)))
        image.paste(strip.reduce(SAMPLES), (0, top))
    for text in ground.shapes:
        if isinstance(text, Text):
            bitmaps.of_shape(text, palette.theme, width / 1000).paste(image, 0, 0)
    return palette.indexed(image)

"""Scenes as pictures. The painter knows shapes, not rules."""

from functools import partial

from PIL import Image

from renderer.caching import cached
from renderer.palette import Palette, palette
from renderer.scene import Inks, Scene
from renderer.shapes import BARE, Figure, Sprite
from renderer.stamps import Stamp, cut_out, stamp, stamp_on, stamp_on_anything, stamp_on_flat


class Painter:
    """Paints scenes of one palette at one width in pixels. Remembers grounds, figures, and stamps of both kinds."""

    def __init__(self, colours: Palette, width: int) -> None:
        self.palette = colours
        self.width = width
        self.scale = width / 1000
        self._shape = cached(4096)(partial(stamp, scale=self.scale, palette=colours))
        self._cutout = cached(1024)(partial(cut_out, scale=self.scale, palette=colours))
        self._on = cached(1024)(self._stamp_on)
        self._on_bare = cached(4096)(self._stamp_on_bare)
        self._ground = cached(32)(self._paint_ground)

    def picture(self, scene: Scene) -> Image.Image:
        """The scene as an image of palette indices (mode L)."""
        canvas = self._ground(scene.ground, scene.height).copy()
        for shape in scene.live:
            if not isinstance(shape, Sprite):
                _paste(canvas, self._shape(shape))
                continue
            x, y = round(shape.at[0] * self.scale), round(shape.at[1] * self.scale)
            if shape.on == BARE:
                _paste(canvas, self._on_bare(shape.figure, x, y, scene.ground, scene.height), x, y)
            else:
                _paste(canvas, self._on(shape.figure, shape.on), x, y)
        return canvas

    def _paint_ground(self, ground: Figure, height: int) -> Image.Image:
        """The ground as an image of palette indices (mode L). Its shapes are not kept: each is seen but once."""
        canvas = Image.new("L", (self.width, round(height * self.scale)))
        for shape in ground.shapes:
            _paste(canvas, stamp(shape, self.scale, self.palette))
        return canvas

    def _stamp_on(self, figure: Figure, tone: str | None) -> Stamp:
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


def _paste(canvas: Image.Image, layers: Stamp, x: int = 0, y: int = 0) -> None:
    for layer in layers:
        layer.paste(canvas, x, y)


@cached(16)
def painter(theme: str, inks: Inks, width: int) -> Painter:
    """The painter for a theme, a set of inks and a width."""
    return Painter(palette(theme, inks), width)

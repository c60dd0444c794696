"""Scenes as pictures. The painter knows shapes, not rules."""

from PIL import Image

from renderer.caching import cached
from renderer.palette import Palette, palette
from renderer.scene import Inks, Scene
from renderer.shapes import Figure, Shape, Sprite
from renderer.stamps import Stamp, stamp, stamp_figure


class Painter:
    """Paints scenes of one palette at one width in pixels. Keeps what it painted with: grounds, figures, shapes."""

    def __init__(self, colours: Palette, width: int) -> None:
        self.palette = colours
        self.width = width
        self.scale = width / 1000
        self._stamp = cached(8192)(lambda shape: stamp(shape, self.scale, colours))
        self._figure = cached(512)(lambda figure: stamp_figure(figure, self.scale, colours))
        self._ground = cached(32)(self._paint_ground)

    def picture(self, scene: Scene) -> Image.Image:
        """The scene as an image of mode P."""
        canvas = self._ground(scene.ground, scene.height).copy()
        for shape in scene.live:
            if isinstance(shape, Sprite):
                x, y = round(shape.at[0] * self.scale), round(shape.at[1] * self.scale)
                self._paste(canvas, self._figure(shape.figure), x, y)
            else:
                self._paste(canvas, self._stamp(shape))
        canvas.putpalette(self.palette.bytes)
        return canvas

    def _paint_ground(self, ground: Figure, height: int) -> Image.Image:
        """The ground as an image of palette indices (mode L). Its shapes are not kept: each is seen but once."""
        canvas = Image.new("L", (self.width, round(height * self.scale)))
        for shape in ground.shapes:
            self._paste(canvas, stamp(shape, self.scale, self.palette))
        return canvas

    def _paste(self, canvas: Image.Image, layers: Stamp, x: int = 0, y: int = 0) -> None:
        for layer in layers:
            layer.paste(canvas, x, y)


@cached(16)
def painter(theme: str, inks: Inks, width: int) -> Painter:
    """The painter for a theme, a set of inks and a width."""
    return Painter(palette(theme, inks), width)

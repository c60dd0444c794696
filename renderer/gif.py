"""Animations as bytes. The one place that knows this file format.

Frames share one palette, and each holds only the part of the picture in which something changed; what did not change
there is transparent, a single colour that packs well. Pillow does the packing. It can save whole animations too, but
then takes full colours apart anew for each frame.
"""

from collections.abc import Iterable

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

_FOR_EVER = 0
"""How often the animation is played, as the file tells it."""
_STAYS = 1
"""The way of disposal that leaves a frame standing when the next one is drawn."""
_SAME = [255, *[0] * 255]
"""For each difference between two indices, whether it is none."""

Frame = tuple[Image.Image, int]
"""An image of palette indices (mode L), and the milliseconds it stays; the format counts in steps of ten."""


def encode(frames: Iterable[Frame], palette: bytes) -> bytes:
    """A GIF file that plays for ever, of images of one size and their palette: three bytes a colour, 255 at most."""
    parts: list[bytes] = []
    before: Image.Image | None = None
    for image, duration in frames:
        if before is None:
            parts += _header(image.size, palette)
            parts += getdata(image, duration=duration, disposal=_STAYS)
        else:
            parts += _change(before, image, duration, len(palette) // 3)
        before = image
    return b"".join((*parts, b";"))


def _header(size: tuple[int, int], palette: bytes) -> list[bytes]:
    """What stands before the frames. The palette is filled up: the number after its last colour is the transparent."""
    image = Image.new("P", size)
    image.putpalette(palette.ljust(768, b"\0"))
    return getheader(image, info={"loop": _FOR_EVER})[0]


def _change(before: Image.Image, image: Image.Image, duration: int, transparent: int) -> list[bytes]:
    """A frame that turns one picture into the next. Where nothing has changed it is a pixel, that the time may pass."""
    difference = ImageChops.difference(before, image)
    box = difference.getbbox() or (0, 0, 1, 1)
    part = image.crop(box)
    part.paste(transparent, mask=difference.crop(box).point(_SAME, "1"))
    return getdata(part, box[:2], duration=duration, disposal=_STAYS, transparency=transparent)

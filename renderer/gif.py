"""Animations as bytes. The one place that knows this file format.

All frames share one palette. What changes from one to the next often lies far apart, so each change is drawn in a few
parts, one upon the other, and what did not change within a part is transparent, a single colour that packs well. Pillow
does the packing. It can save whole animations too, but then looks through whole pictures, and takes full colours apart
anew for each.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from struct import pack

from PIL import Image, ImageChops

PARTS = 6
"""In how many parts at most a change is drawn."""
_WORTH = 2000
"""How many pixels a further part has to leave out, to be worth it."""
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
"""How often the animation is played, as the file tells it."""
_STAYS, _HAS_TRANSPARENT = 1 << 2, 1
"""A part stands when the next one is drawn upon it; one of its numbers is no colour."""
_BRIEF = 2
"""Hundredths of a second from one part of a change to the next. What is briefer, viewers stretch to a tenth."""
_PIXEL = (0, 0, 1, 1)
"""What is drawn where nothing changes, that the time may pass."""
_SAME = [255, *[0] * 255]
"""For each difference between two indices, whether it is none."""

Frame = tuple[Image.Image, int]
"""An image of palette indices (mode L), and the milliseconds it stays; the format counts in steps of ten."""
Area = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two lie just outside."""


def encode(frames: Iterable[Frame], palette: bytes) -> bytes:
    """A GIF file that plays for ever, of images of one size and their palette: three bytes a colour, 255 at most."""
    transparent = len(palette) // 3
    bits = max(2, transparent.bit_length())
    return b"".join((*_blocks(frames, palette, transparent, bits), b";"))


def _blocks(frames: Iterable[Frame], palette: bytes, transparent: int, bits: int) -> Iterator[bytes]:
    """The file, block by block, up to its end. Numbers of pixels take so many bits."""
    before: Image.Image | None = None
    for image, stays in frames:
        if before is None:
            yield pack("<6s2H3B", b"GIF89a", *image.size, 0x80 | bits - 1, 0, 0)
            yield palette.ljust(3 << bits, b"\0") + _FOR_EVER
            parts = [((0, 0), image)]
        else:
            parts = list(_change(before, image, transparent))
        time = stays // 10
        for left, ((x, y), part) in zip(reversed(range(len(parts))), parts, strict=True):
            shown = _BRIEF if left else max(_BRIEF, time)
            time -= shown
            yield pack("<3sBHBB", b"!\xf9\x04", _STAYS | _HAS_TRANSPARENT, shown, transparent, 0)
            yield pack("<c4H2B", b",", x, y, *part.size, 0, bits)
            yield part.tobytes("gif", "L", bits, False) + b"\0"  # False: row after row
        before = image


def _change(before: Image.Image, image: Image.Image, transparent: int) -> Iterator[tuple[tuple[int, int], Image.Image]]:
    """Where to draw what, to turn one picture into the next."""
    difference = ImageChops.difference(before, image)
    for area in _areas(difference):
        part = image.crop(area)
        # Many parts are small: the methods of `im` do without checks that take longer than they do.
        part.im.paste(transparent, (0, 0, *part.size), difference.im.crop(area).point(_SAME, "1"))
        yield area[:2], part


@dataclass(frozen=True, slots=True)
class Split:
    """An area in which something changed, and the two smaller ones that hold all of it."""

    area: Area
    halves: tuple[Area, ...]

    @property
    def saved(self) -> int:
        """How many pixels are not in the smaller ones."""
        return _size(self.area) - sum(map(_size, self.halves))


def _areas(difference: Image.Image) -> list[Area]:
    """The areas that hold every pixel that is not 0, and few others. They do not overlap."""
    splits = [_split(difference, difference.getbbox() or _PIXEL)]
    while len(splits) < PARTS:
        best = max(splits, key=lambda split: split.saved)
        if best.saved < _WORTH:
            break
        splits.remove(best)
        splits += (_split(difference, half) for half in best.halves)
    return [split.area for split in splits]


def _split(difference: Image.Image, area: Area) -> Split:
    """An area cut in the middle of its longer side."""
    left, top, right, bottom = area
    if right - left > bottom - top:
        middle = (left + right) // 2
        halves: tuple[Area, ...] = (left, top, middle, bottom), (middle, top, right, bottom)
    else:
        middle = (top + bottom) // 2
        halves = (left, top, right, middle), (left, middle, right, bottom)
    return Split(area, tuple(_tight(difference, half) for half in halves))


def _tight(difference: Image.Image, area: Area) -> Area:
    """The part of an area in which something is not 0."""
    left, top, *_ = area
    inner = difference.im.crop(area).getbbox() or (0, 0, 0, 0)
    return left + inner[0], top + inner[1], left + inner[2], top + inner[3]


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])

"""Animations as bytes. The one place that knows this file format.

All frames share one palette, in which one more number is no colour: where that is, what was drawn before stays. Pillow
does the packing. It can save whole animations too, but then looks through whole pictures, and takes full colours apart
anew for each.
"""

from collections.abc import Iterable, Iterator, Sequence
from struct import pack

from PIL import Image

_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
"""How often the animation is played, as the file tells it."""
_STAYS, _HAS_TRANSPARENT = 1 << 2, 1
"""A part stands when the next one is drawn upon it; one of its numbers is no colour."""
_BRIEF = 2
"""Hundredths of a second from one part of a frame to the next. What is briefer, viewers stretch to a tenth."""

Part = tuple[tuple[int, int], Image.Image]
"""A palette image (mode P), and the pixel its upper left corner lies on."""
Frame = tuple[Sequence[Part], int]
"""What is drawn upon the frame before, part by part, and for how many milliseconds; they count in steps of ten."""


def encode(size: tuple[int, int], frames: Iterable[Frame], palette: bytes) -> bytes:
    """A GIF file that plays for ever: frames of at least one part each, and their palette, three bytes a colour.

    There are 255 colours at most; the number behind the last one is none (`no_colour`).
    """
    bits = max(2, no_colour(palette).bit_length())
    start = pack("<6s2H3B", b"GIF89a", *size, 0x80 | bits - 1, 0, 0) + palette.ljust(3 << bits, b"\0") + _FOR_EVER
    return b"".join((start, *_blocks(frames, no_colour(palette), bits), b";"))


def no_colour(palette: bytes) -> int:
    """The number that is no colour of a palette."""
    return len(palette) // 3


def _blocks(frames: Iterable[Frame], transparent: int, bits: int) -> Iterator[bytes]:
    """All frames, block by block. Numbers of pixels take so many bits."""
    for parts, stays in frames:
        time = stays // 10
        for left, (at, part) in zip(reversed(range(len(parts))), parts, strict=True):
            shown = _BRIEF if left else max(_BRIEF, time)
            time -= shown
            yield pack("<3sBHBB", b"!\xf9\x04", _STAYS | _HAS_TRANSPARENT, shown, transparent, 0)
            yield pack("<c4H2B", b",", *at, *part.size, 0, bits)
            yield part.tobytes("gif", "P", bits, False) + b"\0"  # False: row after row

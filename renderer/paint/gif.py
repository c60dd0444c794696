"""Animations as GIF files.

All frames share one palette, in which one more number stands for no colour: there the frame before stays visible.
Pillow compresses the frames. It could write whole animations too, but compares whole pictures, and makes a palette for
each.
"""

from collections.abc import Iterable, Iterator, Sequence
from struct import pack

from PIL import Image

_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
"""The block that has the animation repeated for ever."""
_STAYS, _HAS_TRANSPARENT = 1 << 2, 1
"""Flags of a part: it stays when the next one is drawn over it; one of its numbers is no colour."""
_BRIEF = 2
"""Hundredths of a second between two parts of one frame. Viewers stretch shorter times to a tenth of a second."""

Patch = tuple[tuple[int, int], Image.Image]
"""The pixel at which its upper left corner lies, and a palette image (mode P)."""
Frame = tuple[Sequence[Patch], int]
"""The parts drawn over the frame before, and for how many milliseconds it stays, in steps of ten."""


def encode(size: tuple[int, int], frames: Iterable[Frame], palette: bytes) -> bytes:
    """Return a GIF file that plays for ever, of frames with at least one part each.

    `palette` has three bytes for each of at most 255 colours; the number after the last one is no colour (`no_colour`).
    """
    bits = max(2, no_colour(palette).bit_length())
    start = pack("<6s2H3B", b"GIF89a", *size, 0x80 | bits - 1, 0, 0) + palette.ljust(3 << bits, b"\0") + _FOR_EVER
    return b"".join((start, *_blocks(frames, no_colour(palette), bits), b";"))


def no_colour(palette: bytes) -> int:
    """Return the number that stands for no colour of a palette."""
    return len(palette) // 3


def _blocks(frames: Iterable[Frame], transparent: int, bits: int) -> Iterator[bytes]:
    """Yield the blocks of all frames. `bits` is how many bits the number of a colour has."""
    for parts, stays in frames:
        time = stays // 10
        for left, (at, part) in zip(reversed(range(len(parts))), parts, strict=True):
            shown = _BRIEF if left else max(_BRIEF, time)
            time -= shown
            yield pack("<3sBHBB", b"!\xf9\x04", _STAYS | _HAS_TRANSPARENT, shown, transparent, 0)
            yield pack("<c4H2B", b",", *at, *part.size, 0, bits)
            yield part.tobytes("gif", "P", bits, False) + b"\0"  # False: row after row

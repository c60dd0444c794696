"""Pictures as bytes. The one place that knows the file format; a faster deflate would take zlib's place here.

From one picture to the next most rows stay as they are. So rows are packed in strips, each by itself, and strips that
were packed before are taken from memory: this halves the time, and costs nothing in size.
"""

import zlib
from collections.abc import Iterable, Iterator
from struct import pack

from PIL import Image

from renderer.paint.caching import cached

_STRIPS = 40
"""Strips a picture is cut into."""
_KEPT = 400
"""Strips kept in memory, each about 25 KB: of ten pictures that have nothing in common."""
_LARGE = 140_000
"""Bytes of a picture beyond which it is packed again, tightly and slowly. No match has come to this yet."""
_BASE = 65521
"""The largest prime below 65536, by which Adler-32 reckons."""


def encode(indices: Image.Image, palette: bytes) -> bytes:
    """A PNG file of an image of palette indices (mode L) and its palette (three bytes a colour)."""
    width, height = indices.size
    strips = list(_strips(indices))
    data = _deflate(strips)
    if len(data) > _LARGE:
        data = zlib.compress(b"".join(strips), 6)
    chunks = (
        _chunk(b"IHDR", pack(">2I5B", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", data),
        _chunk(b"IEND", b""),
    )
    return b"".join((b"\x89PNG\r\n\x1a\n", *chunks))


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(data, zlib.crc32(name)))


def _strips(indices: Image.Image) -> Iterator[bytes]:
    """Every row, led by a zero (no filter), in strips; the first zero is one by itself."""
    row = indices.width + 1
    rows = indices.tobytes("raw", "L", row, 1)  # with a zero behind each row, which leads the next
    size = -(-indices.height // _STRIPS) * row
    yield b"\0"
    for start in range(0, len(rows), size):
        yield rows[start : min(start + size, len(rows) - 1)]


def _deflate(strips: Iterable[bytes]) -> bytes:
    """A zlib stream of strips that do not refer to each other."""
    low, high = 1, 0
    stream = [b"\x78\x01"]
    for strip in strips:
        packed, checksum = _packed(strip)
        stream.append(packed)
        # The checksum of the whole from those of its parts, as zlib's adler32_combine does it.
        low, high = (
            (low + (checksum & 0xFFFF) - 1) % _BASE,
            (high + (checksum >> 16) + len(strip) * (low - 1)) % _BASE,
        )
    return b"".join((*stream, b"\x03\x00", pack(">I", high << 16 | low)))


@cached(_KEPT)
def _packed(strip: bytes) -> tuple[bytes, int]:
    """A strip as part of a deflate stream, and its Adler-32.

    It is packed by looking for runs only: that is quickest, and flat colours are made of runs.
    """
    deflate = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_RLE)
    return deflate.compress(strip) + deflate.flush(zlib.Z_SYNC_FLUSH), zlib.adler32(strip)

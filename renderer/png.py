"""Pictures as bytes. The one place that knows the file format; a faster deflate would take zlib's place here.

From one picture to the next most rows stay as they are. So rows are packed in strips, each by itself, and strips that
were packed before are taken from memory: this halves the time, and costs nothing in size.
"""

import zlib
from struct import pack

from PIL import Image

from renderer.caching import cached

_STRIPS = 50
"""Strips a picture is cut into."""
_KEPT = 512
"""Strips kept in memory, each about 20 KB: of some ten pictures that have nothing in common."""


def encode(image: Image.Image) -> bytes:
    """A palette image (mode P) as PNG."""
    width, height = image.size
    head = pack(">2I5B", width, height, 8, 3, 0, 0, 0)
    colours = bytes(image.getpalette() or ())
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", _deflate(_rows(image), height)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(data, zlib.crc32(name)))


def _rows(image: Image.Image) -> bytes:
    """Every row, led by a zero: no filter."""
    wider = Image.new("L", (image.width + 1, image.height))
    wider.paste(Image.frombuffer("L", image.size, image.tobytes()), (1, 0))
    return wider.tobytes()


def _deflate(rows: bytes, height: int) -> bytes:
    """A zlib stream of strips that do not refer to each other."""
    strip = -(-height // _STRIPS) * (len(rows) // height)
    strips = (_packed(rows[start : start + strip]) for start in range(0, len(rows), strip))
    return b"".join((b"\x78\x01", *strips, b"\x03\x00", pack(">I", zlib.adler32(rows))))


@cached(_KEPT)
def _packed(strip: bytes) -> bytes:
    """A strip as part of a deflate stream. Looking for runs only is quickest, and flat colours are made of runs."""
    deflate = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_RLE)
    return deflate.compress(strip) + deflate.flush(zlib.Z_SYNC_FLUSH)

"""Pictures as PNG files.

Pillow can write them, but takes several times as long: its deflate is zlib's, ours is ISA-L's.
"""

import zlib
from struct import pack

from isal import isal_zlib
from PIL import Image


def encode(image: Image.Image) -> bytes:
    """Return the PNG file of a palette image (mode P)."""
    width, height = image.size
    # One byte more a row than there are pixels: a zero, which says that the row is not filtered. Pillow puts it behind
    # each row, so the first one comes from us and the last one goes.
    rows = memoryview(image.tobytes("raw", "P", width + 1, 1))[:-1]
    deflate = isal_zlib.compressobj(1)
    chunks = (
        _chunk(b"IHDR", pack(">2I5B", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", bytes(image.getpalette() or ())),
        _chunk(b"IDAT", b"".join((deflate.compress(b"\0"), deflate.compress(rows), deflate.flush()))),
        _chunk(b"IEND", b""),
    )
    return b"".join((b"\x89PNG\r\n\x1a\n", *chunks))


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(data, zlib.crc32(name)))

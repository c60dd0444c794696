"""Pictures as bytes. The one place that knows the file format: a faster deflate would go in here."""

from io import BytesIO

from PIL import Image

_RUN_LENGTHS = 3
"""zlib's Z_RLE: looks for runs only. On flat colours it packs nearly as tightly as level 6 in a third of the time."""


def encode(image: Image.Image) -> bytes:
    """A palette image as PNG."""
    data = BytesIO()
    image.save(data, "PNG", compress_level=1, compress_type=_RUN_LENGTHS)
    return data.getvalue()

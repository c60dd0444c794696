"""The file format: what is written is read back the same, by others."""

import zlib
from io import BytesIO

import pytest
from PIL import Image

from renderer.paint.png import encode

PALETTE = bytes(range(240)) * 3


def noise(size, seed=1):
    values = bytes((seed * 7919 + at * at * 31) % 240 for at in range(size[0] * size[1]))
    image = Image.frombytes("P", size, values)
    image.putpalette(PALETTE)
    return image


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (400, 400), (1000, 37), (64, 1001)])
def test_an_image_is_read_back_as_it_was(size):
    image = noise(size)
    read = Image.open(BytesIO(encode(image)))
    assert read.mode == "P"
    assert read.size == size
    assert read.tobytes() == image.tobytes()
    assert bytes(read.getpalette() or [])[: len(PALETTE)] == PALETTE


def test_checksums_are_right():
    data = encode(noise((400, 400)))
    start = data.index(b"IDAT")
    length = int.from_bytes(data[start - 4 : start], "big")
    stream = data[start + 4 : start + 4 + length]
    assert len(zlib.decompress(stream)) == 401 * 400  # raises if its own checksum is wrong
    assert int.from_bytes(data[start + 4 + length :][:4], "big") == zlib.crc32(b"IDAT" + stream)


def test_nothing_but_the_picture_is_in_the_file():
    data = encode(noise((30, 30)))
    assert [data.count(name) for name in (b"IHDR", b"PLTE", b"IDAT", b"IEND")] == [1] * 4
    assert not [name for name in (b"tEXt", b"tIME", b"gAMA") if name in data]

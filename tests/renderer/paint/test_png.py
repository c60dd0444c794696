"""The file format: what is written is read back the same, by others."""

import zlib
from io import BytesIO

import pytest
from PIL import Image

from renderer.paint.png import encode

PALETTE = bytes(range(240)) * 3


def noise(size, seed=1):
    values = bytes((seed * 7919 + at * at * 31) % 240 for at in range(size[0] * size[1]))
    return Image.frombytes("L", size, values)


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (400, 400), (1000, 37), (64, 1001)])
def test_an_image_is_read_back_as_it_was(size):
    image = noise(size)
    read = Image.open(BytesIO(encode(image, PALETTE)))
    assert read.mode == "P"
    assert read.size == size
    assert read.tobytes() == image.tobytes()
    assert bytes(read.getpalette() or [])[: len(PALETTE)] == PALETTE


def test_the_checksum_put_together_from_strips_is_that_of_the_whole():
    data = encode(noise((400, 400)), PALETTE)
    start = data.index(b"IDAT")
    stream = data[start + 4 : start + 4 + int.from_bytes(data[start - 4 : start], "big")]
    assert len(zlib.decompress(stream)) == 401 * 400  # raises if the checksum is wrong


def test_what_is_remembered_changes_nothing():
    first, second = noise((300, 300)), noise((300, 300), seed=2)
    before = encode(first, PALETTE)
    encode(second, PALETTE)
    assert encode(first, PALETTE) == before


def test_nothing_but_the_picture_is_in_the_file():
    data = encode(noise((30, 30)), PALETTE)
    assert [name for name in (b"IHDR", b"PLTE", b"IDAT", b"IEND") if data.count(name) == 1] == [
        b"IHDR",
        b"PLTE",
        b"IDAT",
        b"IEND",
    ]
    assert not [name for name in (b"tEXt", b"tIME", b"gAMA") if name in data]

"""Animations as files: parts that are drawn one upon the other."""

from io import BytesIO

import pytest
from PIL import Image

from renderer.paint.gif import encode, no_colour

PALETTE = bytes((0, 0, 0, 255, 255, 255, 200, 0, 0))
BLACK, WHITE, RED, NONE = range(4)
SIZE = (40, 20)


def plain(index, size=SIZE):
    return Image.new("P", size, index)


def seen(*frames):
    """Return every part as it is seen (mode RGB), and for how many milliseconds."""
    image = Image.open(BytesIO(encode(SIZE, frames, PALETTE)))
    shown = []
    for number in range(image.n_frames):
        image.seek(number)
        shown.append((image.convert("RGB"), image.info["duration"]))
    return shown


def test_the_number_behind_the_last_colour_is_none():
    assert no_colour(PALETTE) == NONE


def test_what_has_no_colour_stays_as_it_was():
    part = plain(NONE, (3, 1))
    part.putpixel((1, 0), RED)
    _, (image, _) = seen(([((0, 0), plain(WHITE))], 500), ([((10, 5), part)], 500))
    assert sorted(image.getcolors()) == [(1, (200, 0, 0)), (799, (255, 255, 255))]
    assert image.getpixel((11, 5)) == (200, 0, 0)


def test_a_frame_of_one_part_stays_as_long_as_told():
    assert [stays for _, stays in seen(([((0, 0), plain(RED))], 500), ([((0, 0), plain(BLACK))], 700))] == [500, 700]


def test_parts_are_drawn_one_after_the_other_in_the_time_of_their_frame():
    parts = [((at, 0), plain(RED, (2, 2))) for at in (0, 20, 30)]
    shown = seen(([((0, 0), plain(WHITE))], 500), (parts, 500))
    assert [stays for _, stays in shown] == [500, 20, 20, 460]
    assert [min(image.getcolors()) for image, _ in shown[1:]] == [(4 * drawn, (200, 0, 0)) for drawn in (1, 2, 3)]


def test_a_hundred_and_more_colours_are_packed():
    colours = bytes(part for index in range(255) for part in (index, 0, 255 - index))
    image = Image.new("P", (255, 2))
    image.putdata([*range(255)] * 2)
    file = Image.open(BytesIO(encode(image.size, [([((0, 0), image)], 100)], colours)))
    assert file.convert("RGB").tobytes() == colours * 2


@pytest.mark.parametrize("colours", [1, 2, 3])
def test_few_colours_are_packed(colours):
    image = plain(colours - 1)
    file = Image.open(BytesIO(encode(SIZE, [([((0, 0), image)], 100)], PALETTE[: 3 * colours])))
    assert file.convert("RGB").getpixel((0, 0)) == tuple(PALETTE[3 * colours - 3 : 3 * colours])

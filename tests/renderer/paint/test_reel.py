"""Pictures one after the other: only what differs is painted, and all of it."""

import pytest
from PIL import Image

from renderer.paint.gif import no_colour
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.paint.reel import Reel
from renderer.shapes import Box, Disk, Figure, Scene, Sprite

DARK, GREEN = (Figure(f"all {tone}", (Box((500, 250), 1000, 500, 0, tone),)) for tone in ("ground", "bank"))
RED, GOLD = (Figure(f"{tone} disk", (Disk((0, 0), 40, tone),)) for tone in ("red", "gold"))
PAINTER = Painter(palette(ANY, "dark"), 400)
NONE = no_colour(PAINTER.palette.bytes)


def scene(*live, on=DARK):
    return Scene(on, live, height=500)


def drawn(scenes):
    """Yield what is seen of each scene when its parts are drawn over the one before, and the parts."""
    reel, seen = Reel(PAINTER, 500), Image.new("P", (400, 200))
    for following in scenes:
        parts = reel.parts(following)
        for (x, y), part in parts:
            seen.paste(part, (x, y), part.point([255 * (index != NONE) for index in range(256)], "1"))
            assert min(x, y) >= 0
        yield seen.copy(), parts


AT_LEFT, AT_RIGHT = Sprite(RED, (100, 100)), Sprite(GOLD, (900, 400))
AT_EDGE, BEYOND = Sprite(RED, (-10, 490)), Sprite(RED, (1100, 100))
BEHIND, BEFORE = Sprite(RED, (500, 200)), Sprite(GOLD, (530, 220))


@pytest.mark.parametrize(
    "scenes",
    [
        (scene(), scene(AT_LEFT, AT_RIGHT), scene(AT_RIGHT), scene()),
        (scene(BEHIND, BEFORE), scene(BEHIND), scene(BEHIND, BEFORE), scene(BEFORE)),
        (scene(BEHIND, BEFORE), scene(BEFORE, BEHIND)),
        (scene(AT_LEFT), scene(AT_LEFT, on=GREEN), scene(on=GREEN), scene(AT_RIGHT)),
        (scene(), scene(AT_EDGE), scene(BEYOND), scene()),
    ],
    ids=["come and go", "overlapping", "in another order", "on another ground", "beyond the edge"],
)
def test_the_parts_upon_the_picture_before_make_the_picture(scenes):
    for expected, (seen, _) in zip(scenes, drawn(scenes), strict=True):
        assert seen.tobytes() == PAINTER.picture(expected).tobytes()


def test_the_first_part_is_the_whole_picture():
    ((_, (((x, y), part),)),) = drawn([scene(AT_LEFT)])
    assert ((x, y), part.size) == ((0, 0), (400, 200))
    assert part.tobytes() == PAINTER.picture(scene(AT_LEFT)).tobytes()


def test_changes_far_apart_are_parts_no_larger_than_they_are():
    _, (_, parts) = drawn([scene(), scene(AT_LEFT, AT_RIGHT)])
    assert len(parts) == 2
    assert all(max(part.size) <= 34 for _, part in parts)


def test_where_nothing_changes_a_single_pixel_without_colour_is_drawn():
    _, (_, parts) = drawn([scene(AT_LEFT), scene(AT_LEFT)])
    ((_, part),) = parts
    assert part.size == (1, 1)
    assert part.getpixel((0, 0)) == NONE

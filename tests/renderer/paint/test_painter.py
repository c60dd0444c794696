"""The painter's ways to paint many things quickly: sharp outlines, piles, and lines round what is seen."""

import pytest
from PIL import Image

from renderer.paint.painter import Painter
from renderer.paint.palette import Palette
from renderer.plane_geometry import corners, hull
from renderer.scene import Meeting, Scene
from renderer.shapes import SHARP, Box, Contour, Disk, Figure, Pile, Polygon, Sprite, Standing

INKS = (Meeting("limestone bluestone amber meadow", "ground"), Meeting("amber", "amber-case"))
GROUND = Figure("plain", (Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),))
DISK = Figure("disk", (Disk((0, 0), 40, "limestone"),))
BLOCK = Figure("block", (Box((0, 0), 100, 60, 0, "bluestone"),))


@pytest.fixture(scope="module")
def brush():
    return Painter(Palette("dark", INKS), 500)


def painted(brush, *live):
    return brush.picture(Scene(GROUND, live, INKS))


def share(brush, image, tone):
    """How many pixels are of a tone."""
    return image.histogram()[brush.palette.index[tone]]


def test_a_pile_looks_as_its_parts_do_one_after_the_other(brush):
    parts = (Sprite(DISK, (0, 0), SHARP), Sprite(BLOCK, (30, 20), SHARP))
    pile = painted(brush, Standing(Pile("both", parts), (500, 400)))
    single = painted(brush, Sprite(DISK, (500, 400), SHARP), Sprite(BLOCK, (530, 420), SHARP))
    assert pile.tobytes() == single.tobytes()


def test_marks_do_not_make_a_pile_larger(brush):
    plain = painted(brush, Standing(Pile("plain", (Sprite(DISK, (0, 0), SHARP),)), (500, 500)))
    marked = painted(
        brush, Standing(Pile("marked", (Sprite(DISK, (0, 0), SHARP),), (Sprite(BLOCK, (0, 0)),)), (500, 500))
    )
    ground = brush.palette.index["ground"]
    assert [pixel == ground for pixel in plain.tobytes()] == [pixel == ground for pixel in marked.tobytes()]
    assert share(brush, marked, "bluestone") > 0


def test_a_veil_lies_over_the_whole_pile(brush):
    veiled = painted(brush, Standing(Pile("veiled", (Sprite(DISK, (0, 0), SHARP),), veil=("meadow", 1)), (500, 500)))
    assert share(brush, veiled, "limestone") == 0
    assert share(brush, veiled, "meadow") > 0


def test_a_sharp_outline_has_no_tones_in_between(brush):
    tones = {brush.palette.index[tone] for tone in ("ground", "limestone")}
    assert set(painted(brush, Sprite(DISK, (500, 500), SHARP)).tobytes()) == tones


def test_a_contour_follows_what_is_seen(brush):
    thing, cover = (
        Sprite(BLOCK, (500, 500), SHARP),
        Standing(Pile("cover", (Sprite(BLOCK, (0, 0), SHARP),)), (550, 500)),
    )
    whole = painted(brush, Contour(((thing,),), ((),), "amber"))
    half = painted(brush, Contour(((thing,),), ((cover,),), "amber"))
    assert 0 < share(brush, half, "amber") < share(brush, whole, "amber")
    right = (265, 200, 330, 300)
    assert brush.palette.index["amber"] in whole.crop(right).tobytes()
    assert brush.palette.index["amber"] not in half.crop(right).tobytes()


def test_what_is_wholly_hidden_has_no_contour(brush):
    cover = Standing(Pile("cover", (Sprite(BLOCK, (0, 0), SHARP),)), (500, 500))
    small = Figure("small", (Disk((0, 0), 10, "limestone"),))
    hidden = painted(brush, Contour(((Sprite(small, (500, 500), SHARP),),), ((cover,),), "amber"))
    assert hidden.tobytes() == Image.new("L", (500, 500), brush.palette.index["ground"]).tobytes()


def test_a_hull_leaves_out_what_lies_within():
    square = {(0, 0), (2, 0), (2, 2), (0, 2)}
    assert set(hull([*square, (1, 1), (1, 0)])) == square


def test_corners_lie_where_sides_meet():
    found = corners([(0, 1, 1), (1, 0, 2), (0, -1, 1), (-1, 0, 2)])
    assert [(round(x, 6), round(y, 6)) for x, y in found] == [(-2, 1), (2, 1), (2, -1), (-2, -1)]

"""Pictures of scenes: piles, lines round what is seen, and edges."""

import pytest
from PIL import ImageChops

from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.plane_geometry import corners, hull
from renderer.shapes import Box, Contour, Disk, Figure, Pile, PlacedPile, Polygon, Scene, Sprite
from renderer.theme import THEMES, mix

TONES = THEMES["dark"].tones
GROUND = Figure("plain", (Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),))
DISK = Figure("disk", (Disk((0, 0), 40, "limestone"),))
BLOCK = Figure("block", (Box((0, 0), 100, 60, 0, "bluestone"),))


@pytest.fixture(scope="module")
def painter():
    return Painter(palette(ANY, "dark"), 500)


def painted(painter, *live):
    return painter.painted(Scene(GROUND, live))


def share(image, tone):
    """Return how many pixels have a tone."""
    return sum(count for count, colour in image.getcolors(1 << 18) if colour == TONES[tone])


def test_a_pile_looks_as_its_parts_do_one_after_the_other(painter):
    parts = (Sprite(DISK, (0, 0)), Sprite(BLOCK, (30, 20)))
    pile = painted(painter, PlacedPile(Pile("both", parts), (500, 400)))
    single = painted(painter, Sprite(DISK, (500, 400)), Sprite(BLOCK, (530, 420)))
    assert max(high for _, high in ImageChops.difference(pile, single).getextrema()) <= 2


def test_the_marks_of_a_pile_lie_on_its_parts(painter):
    plain = painted(painter, PlacedPile(Pile("plain", (Sprite(BLOCK, (0, 0)),)), (500, 500)))
    marked = painted(painter, PlacedPile(Pile("marked", (Sprite(BLOCK, (0, 0)),), (Sprite(DISK, (0, 0)),)), (500, 500)))
    assert share(marked, "limestone") > 0
    assert share(marked, "bluestone") < share(plain, "bluestone")


def test_a_veil_lies_over_the_whole_pile(painter):
    veiled = painted(painter, PlacedPile(Pile("veiled", (Sprite(DISK, (0, 0)),), veil=("meadow", 1)), (500, 500)))
    assert share(veiled, "limestone") == 0
    assert share(veiled, "meadow") > 0


def test_an_edge_has_three_steps_between_its_tones(painter):
    between = {mix(TONES["limestone"], step / 4, TONES["ground"]) for step in range(5)}
    for _, colour in painted(painter, Sprite(DISK, (500, 500))).getcolors(1 << 18):
        assert min(max(abs(a - b) for a, b in zip(colour, blend, strict=True)) for blend in between) <= 2


def test_a_contour_follows_what_is_seen(painter):
    thing, cover = Sprite(BLOCK, (500, 500)), PlacedPile(Pile("cover", (Sprite(BLOCK, (0, 0)),)), (550, 500))
    whole = painted(painter, Contour(((thing,),), ((),), "amber"))
    half = painted(painter, Contour(((thing,),), ((cover,),), "amber"))
    assert 0 < share(half, "amber") < share(whole, "amber")
    right = (265, 200, 330, 300)
    assert share(whole.crop(right), "amber") > 0 == share(half.crop(right), "amber")


def test_what_is_wholly_hidden_has_no_contour(painter):
    cover = PlacedPile(Pile("cover", (Sprite(BLOCK, (0, 0)),)), (500, 500))
    small = Figure("small", (Disk((0, 0), 10, "limestone"),))
    hidden = painted(painter, Contour(((Sprite(small, (500, 500)),),), ((cover,),), "amber"))
    assert hidden.tobytes() == painted(painter).tobytes()


def test_a_hull_leaves_out_what_lies_within():
    square = {(0, 0), (2, 0), (2, 2), (0, 2)}
    assert set(hull([*square, (1, 1), (1, 0)])) == square


def test_corners_lie_where_sides_meet():
    found = corners([(0, 1, 1), (1, 0, 2), (0, -1, 1), (-1, 0, 2)])
    assert [(round(x, 6), round(y, 6)) for x, y in found] == [(-2, 1), (2, 1), (2, -1), (-2, -1)]


def test_a_picture_of_tiles_is_the_painted_scene_in_the_colours_of_the_palette(painter):
    """Also where a bitmap reaches over the edge of a tile or of the picture, and when some tiles are known."""
    across, outside = Sprite(BLOCK, (250, 250)), Sprite(DISK, (995, 5))
    for live in ((across,), (across, outside), (outside, across, Sprite(DISK, (240, 260)))):
        scene = Scene(GROUND, live)
        assert painter.picture(scene).tobytes() == painter.palette.indexed(painter.painted(scene)).tobytes()

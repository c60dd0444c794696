"""Shapes: readable as text, and painted as they say."""

import pytest

from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.shapes import Box, Disk, Figure, Line, Oval, Polygon, Scene, Sector, Sprite, Text, arc, written
from renderer.theme import THEMES

TONES = THEMES["dark"].tones
SQUARE = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))
GROUND = Figure("plain ground", (Polygon(SQUARE, "ground"),))
EVERY = {
    "disk": Disk((500, 500), 100, "white"),
    "oval": Oval((500, 500), 200, 100, "white"),
    "ring": arc((500, 500), 200, 40, "white"),
    "arc": arc((500, 500), 200, 40, "white", 10, 70),
    "wedge": Sector((500, 500), 0, 300, "white", 350, 370),
    "line": Line((100, 100), (800, 300), 10, "white", round=True),
    "polygon": Polygon(((300, 300), (600, 300), (450, 600)), "white"),
    "box": Box((500, 500), 300, 100, 20, "white"),
    "text": Text("Trilithon", (500, 500), 100, "semibold", "white"),
    "veil": Disk((500, 500), 300, "white", alpha=0.5),
}


def painted(*live, size=250):
    return Painter(palette(ANY, "dark"), size).painted(Scene(GROUND, live))


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (Disk((500, 507), 44, "white"), "disk at=500.0,507.0 radius=44 tone=white"),
        (
            Line((0, 0), (10, 2.25), 3, "line", round=True),
            "line start=0.0,0.0 end=10.0,2.2 width=3 tone=line round=yes",
        ),
        (
            Text("to move", (500, 641), 36, "semibold", "text"),
            "text text=“to move” at=500.0,641.0 size=36 weight=semibold tone=text",
        ),
        (Sprite(Figure("white disk", ()), (1, 2)), "white disk 1.0,2.0"),
    ],
)
def test_a_shape_is_one_readable_line(shape, text):
    assert written(shape) == text


@pytest.mark.parametrize("shape", EVERY.values(), ids=EVERY)
def test_every_shape_is_painted(shape):
    assert painted(shape).tobytes() != painted().tobytes()


def test_a_shape_has_its_tone_inside_a_smooth_edge_and_nothing_beyond():
    image = painted(Disk((500, 500), 200, "white"))
    assert image.getpixel((125, 125)) == TONES["white"]
    assert image.getpixel((125, 70)) == TONES["ground"]
    edge = {image.getpixel((x, y)) for x in range(60, 125) for y in range(70, 125)}
    assert len(edge) > 2


def test_later_shapes_lie_on_earlier_ones():
    image = painted(Disk((500, 500), 300, "white"), Disk((500, 500), 100, "red"))
    assert image.getpixel((125, 125)) == TONES["red"]
    assert image.getpixel((125, 80)) == TONES["white"]


def test_a_sprite_is_painted_where_it_is():
    figure = Figure("coin", (Disk((0, 0), 100, "white"), Disk((0, 0), 60, "red")))
    image = painted(Sprite(figure, (500, 500)))
    assert image.getpixel((125, 125)) == TONES["red"]
    assert image.getpixel((125, 105)) == TONES["white"]
    assert image.getpixel((125, 95)) == TONES["ground"]


def test_a_figure_can_be_cut_off_hard():
    half = Figure("half", (Disk((500, 500), 200, "white"),), within=Box((250, 500), 500, 1000, 0, "white"))
    image = painted(Sprite(half, (0, 0)))
    assert image.getpixel((100, 125)) == TONES["white"]
    assert {image.getpixel((x, 125)) for x in range(127, 180)} == {TONES["ground"]}


def test_shapes_may_hang_over_the_edge_of_the_picture():
    figure = Figure("coin", (Disk((0, 0), 100, "white"),))
    image = painted(Sprite(figure, (0, 0)), Sprite(figure, (1000, 990)), Disk((-20, 500), 60, "red"))
    assert image.getpixel((2, 2)) == image.getpixel((247, 247)) == TONES["white"]
    assert image.getpixel((2, 125)) == TONES["red"]

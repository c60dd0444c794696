"""The look of Druid on a hexagon for three."""

from renderer.druid.druid_scene import druid_look

KERB_STONES = (
    ("NE", "limestone"),
    ("SW", "limestone"),
    ("NW", "bluestone"),
    ("SE", "bluestone"),
    ("W", "heather"),
    ("E", "heather"),
)

_SAMPLE = "c4 d7 e1 b4 c3 g7 a3 b2 c1 d1 i3 d2 e6 h1 c1-e1 c4-e6 g3 c7 e8 g3-i3 a2 i2 e2 g1 f2 g2 e9 b5 e2-g2"
LOOK = druid_look(KERB_STONES, "heather", _SAMPLE)

"""The look of Druid on a hexagon for two."""

from renderer.druid.druid_scene import druid_look

KERB_STONES = (
    ("NW", "sandstone"),
    ("NE", "slate"),
    ("E", "sandstone"),
    ("SE", "slate"),
    ("SW", "sandstone"),
    ("W", "slate"),
)
"""Each player may join either of two sets of edges, so that no edge has the stone of a side."""

_SAMPLE = "f5 c6 g6 d5 h3 g3 h1 f8 a2 i3 h1-h3 g1 a4 b5 a2-a4 g1-g3 f5 b5-d5 f5-h3 i3 e3 c3 i2"
LOOK = druid_look(KERB_STONES, "bluestone", _SAMPLE)

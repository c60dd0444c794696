"""The look of Druid on a triangle."""

from renderer.druid.druid_scene import druid_look

KERB_STONES = (("column", "sandstone"), ("row", "sandstone"), ("tops", "sandstone"))

_SAMPLE = "e4 d3 c3 b1 b5 a1 d4 g1 a7 b4 c6 h1 c6-e4 f1 c1 a1-c1 e3 d3-f1 b2 a2 a6 a5 a5-a7"
LOOK = druid_look(KERB_STONES, "crook", _SAMPLE)

"""The look of Druid on squares."""

from renderer.druid.druid_scene import druid_look

KERB_STONES = (("top", "limestone"), ("bottom", "limestone"), ("left", "bluestone"), ("right", "bluestone"))

_SAMPLE = "h2 g8 e4 g8 h5 g3 d6 d5 e2 h3 e2-e4 g8 e2 d8 f3 f3-h3 a7 e3-g3 a6 e8 h4 g2 f6 a3 d6-f6 d8 e4-e6"
LOOK = druid_look(KERB_STONES, "limestone", _SAMPLE)

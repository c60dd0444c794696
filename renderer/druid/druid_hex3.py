"""The look of Druid on a hexagon for three. `python -m renderer.druid.druid_hex3 out.png` shows it."""

from renderer.druid.druid_scene import druid_look

KERB_STONES = (
    ("NE", "limestone"),
    ("SW", "limestone"),
    ("NW", "bluestone"),
    ("SE", "bluestone"),
    ("W", "heather"),
    ("E", "heather"),
)

LOOK = druid_look(KERB_STONES, "heather")

if __name__ == "__main__":
    from renderer.show import show

    opening = (
        *["c4", "d7", "e1", "b4", "c3", "g7", "a3", "b2"],
        *["c1", "d1", "i3", "d2", "e6", "h1", "c1-e1", "c4-e6"],
        *["g3", "c7", "e8", "g3-i3", "a2", "i2", "e2", "g1"],
        *["f2", "g2", "e9", "b5", "e2-g2"],
    )
    show("druid-hex3", opening)

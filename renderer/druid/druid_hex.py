"""Druid on a hexagon for two, who may join either half of its sides. `python -m renderer.druid.druid_hex out.png`."""

from renderer.druid.look import look_of

OWNERS = (
    ("NW", "chalk"),
    ("NE", "slate"),
    ("E", "chalk"),
    ("SE", "slate"),
    ("SW", "chalk"),
    ("W", "slate"),
)
"""The two sets of sides, neither of which is anybody's."""

LOOK = look_of("XO", OWNERS)

if __name__ == "__main__":
    from renderer.show import show

    opening = (
        *["f5", "c6", "g6", "d5", "h3", "g3", "h1", "f8"],
        *["a2", "i3", "h1-h3", "g1", "a4", "b5", "a2-a4", "g1-g3"],
        *["f5", "b5-d5", "f5-h3", "i3", "e3", "c3", "i2"],
    )
    show("druid-hex", opening)

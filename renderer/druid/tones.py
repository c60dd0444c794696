"""The tones of the sides: what they are built of."""

STONES = ("limestone", "bluestone", "heather")
"""By side."""


def stone_of(side: int) -> str:
    """The name of a side's stone, on which its other tones build: `limestone-front`, `limestone-ink`."""
    return STONES[side]

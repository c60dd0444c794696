"""The tones of the sides."""

SIDES = ("red", "blue", "yellow", "green")
"""By side, in both games."""


def paint(side: int, part: str = "") -> str:
    """The tone of a side's pawns: plain, or that of a part (`light`, `dark`, `edge`, `imprint`, `rim`)."""
    return f"pawn-{SIDES[side]}{'-' * bool(part)}{part}"

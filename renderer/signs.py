"""Signs in the bands of several families of games."""

from functools import cache

from renderer.shapes import Box, Figure


@cache
def trilithon(ink: str) -> Figure:
    """Two uprights and a lintel."""
    bars = ((0, -13, 44, 10), (-10.5, 6.5, 11, 23), (10.5, 6.5, 11, 23))
    return Figure(f"trilithon {ink}", tuple(Box((x, y), wide, high, 1, ink) for x, y, wide, high in bars))

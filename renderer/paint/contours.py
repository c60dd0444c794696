"""Lines round what can be seen of a thing that others cover in part."""

from collections.abc import Iterable

from PIL import Image, ImageFilter

from renderer.paint.caching import cached
from renderer.paint.palette import Palette
from renderer.paint.stamps import STEPS, Layer

_REACH = {"amber": (3.5, 6), "lately": (2, 4)}
"""How far the line and its casing reach to both sides of the edge, in units, by tone."""
_WIDTH = 17
"""Over how many units an edge is blurred, so that blurring tells how far away it is. More than twice the casing."""


def contour(masks: Iterable[tuple[Layer, int, int, bool]], tone: str, scale: float, palette: Palette) -> Layer | None:
    """The line as one paste. `masks` are what covers the picture, in order, moved by (x, y): the thing or others.

    None if nothing is seen of it.
    """
    placed = list(masks)
    mine = [layer.moved(x, y) for layer, x, y, is_mine in placed if is_mine]
    radius = max(1, round(_WIDTH * scale / 2))
    left, top = min(area[0] for area in mine) - 2 * radius, min(area[1] for area in mine) - 2 * radius
    right, bottom = max(area[2] for area in mine) + 2 * radius, max(area[3] for area in mine) + 2 * radius
    seen = Image.new("L", (right - left, bottom - top))
    for layer, x, y, is_mine in placed:
        layer.cover(seen.im, 255 * is_mine, x - left, y - top)
    if not seen.getbbox():
        return None
    blurred = seen.filter(ImageFilter.BoxBlur(radius)).im
    indices, inside = _tables(tone, radius, scale, palette)
    return Layer((left, top, right, bottom), blurred.point(inside, "1"), blurred.point(indices, None))


@cached(64)
def _tables(tone: str, radius: int, scale: float, palette: Palette) -> tuple[list[int], list[int]]:
    """For each value that blurring leaves, what is painted there, and whether anything is."""
    reach = [abs(value / 255 - 0.5) * (2 * radius + 1) / scale for value in range(256)]
    return [_index(distance, tone, scale, palette) for distance in reach], [
        255 * (far <= _REACH[tone][1]) for far in reach
    ]


def _index(distance: float, tone: str, scale: float, palette: Palette) -> int:
    """What is painted so far from the edge."""
    step = round(STEPS * ((_REACH[tone][0] - distance) * scale + 0.5))
    case = f"{tone}-case"
    if step >= STEPS:
        return palette.index[tone]
    return palette.over(tone, step / STEPS)[palette.index[case]] if step > 0 else palette.index[case]

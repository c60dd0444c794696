"""Parts of diagrams, which are pictures that hold more than a board: ground, disks with letters, file."""

from collections.abc import Iterator
from functools import cache

from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.paint.png import encode
from renderer.shapes import Box, Disk, Figure, Point, Scene, Shape, Text
from renderer.theme import THEMES
from renderer.view import Picture


def diagram(scene: Scene, theme: str, size: int, alt: str) -> Picture:
    """Draw a scene as an image file with its alt text."""
    return Picture(encode(Painter(palette(ANY, theme), size).picture(scene)), "png", alt)


@cache
def ground(name: str, height: int, *lines: Shape) -> Figure:
    """Return the ground on which everything stands, with some lines on it."""
    return Figure(f"{name} {height}", (Box((500, height / 2), 1004, height + 4, 0, "ground"), *lines))


def ink_on(tone: str, light: str = "pebble-lit") -> str:
    """Return the tone of a letter on a tone: dark on light ones, `light` on dark ones."""
    red, green, blue = THEMES["dark"].tones[tone]
    return "gold-text" if 0.3 * red + 0.59 * green + 0.11 * blue > 110 else light


def letter_disk(letter: str, at: Point, radius: float, tone: str, size: float, rim: float = 2.5) -> Iterator[Shape]:
    """Draw a disk in the tone of a side, with the side's letter and a dark rim."""
    yield Disk(at, radius, "umbra")
    yield Disk(at, radius - rim, tone)
    yield Text(letter, at, size, "semibold", ink_on(tone))

"""A contact sheet: several boards in little space on one picture, each under its number."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import ceil
from typing import Literal

from PIL import Image

from engine import State
from locales import say
from renderer.describe import LONGEST_ALT, cut, summary
from renderer.looks import look
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.paint.png import encode
from renderer.shapes import Disk, Figure, Shape, Sprite, Text
from renderer.theme import THEMES
from renderer.view import Picture, View

MOST = 9
"""Boards on one sheet: as many as a single figure can number."""
_COLUMNS = (1, 2, 2, 2, 3, 3, 3, 3, 3)
"""By the number of boards. Three side by side are small, and would be wider than a phone shows well."""
_WIDTHS = {1: 485, 2: 485, 3: 320}
"""How many pixels wide a board is, by the number of columns; with the gaps, two or three make 1000."""
_GAP = 10
_WIDEST = 3 / 2
"""Width of the sheet by its height, at most."""
_FRAME = 7
_BADGE = 24
"""Radius of the disk behind a number, in pixels."""
Board = tuple[State, View]
Pixels = tuple[int, int]


def sheet(
    boards: Sequence[Board], language: str, chosen: int | None = None, theme: Literal["dark", "light"] = "dark"
) -> Picture:
    """Draw one to nine boards, numbered from 1, with a frame round the chosen one and a few words on each as alt text.

    Language and theme are those of the sheet, whatever the views say, and so is the size: at most 1000 pixels each way.
    Raises ValueError for no boards, or more than nine. It only computes: call it from a worker thread.
    """
    if not 0 < len(boards) <= MOST:
        raise ValueError(f"{len(boards)} boards on one sheet")
    width = _WIDTHS[_COLUMNS[len(boards) - 1]]
    asked = [(state, replace(view, language=language, theme=theme, size=width)) for state, view in boards]
    drawn = [_drawn(state, view, number, number == chosen) for number, (state, view) in enumerate(asked, 1)]
    size, places = _laid_out(len(boards), width)
    tones = THEMES[theme].tones
    canvas = Image.new("RGB", size, tones["ground"])
    for number, (place, image) in enumerate(zip(places, drawn, strict=True), 1):
        if number == chosen:
            canvas.paste(tones["teal"], _around(place, image.size))
        canvas.paste(image, place)
    data = encode(palette(ANY, theme).indexed(canvas))
    return Picture(data, "png", _alt(asked, language, chosen))


def _drawn(state: State, view: View, number: int, chosen: bool) -> Image.Image:
    """Return a board with its number (mode RGB)."""
    scene = look(state.game.id).scene(state, view)
    radius = _BADGE / view.size * 1000
    sprite = Sprite(_badge(number, radius, chosen), (radius, radius))
    return Painter(palette(ANY, view.theme), view.size).painted(replace(scene, live=(*scene.live, sprite)))


@cache
def _badge(number: int, radius: float, chosen: bool) -> Figure:
    """Return the number of a board on a disk."""
    tone, ink = ("teal", "teal-case") if chosen else ("card-turn", "card-turn-text")
    shapes: tuple[Shape, ...] = (Disk((0, 0), radius, "ground"), Disk((0, 0), 0.9 * radius, tone))
    return Figure(f"number {number}", (*shapes, Text(str(number), (0, 0), 1.5 * radius, "semibold", ink)))


def _laid_out(boards: int, width: int) -> tuple[Pixels, list[Pixels]]:
    """Return the size of the sheet, and the upper left corner of each board, in pixels; the boards are centred."""
    columns = _COLUMNS[boards - 1]
    step = width + _GAP
    across, down = columns * step + _GAP, ceil(boards / columns) * step + _GAP
    high = max(down, ceil(across / _WIDEST))
    top = _GAP + (high - down) // 2
    return (across, high), [(_GAP + at % columns * step, top + at // columns * step) for at in range(boards)]


def _around(place: Pixels, size: Pixels) -> tuple[int, int, int, int]:
    """Return the area that the frame of a board fills, the board included."""
    (x, y), (across, down) = place, size
    return x - _FRAME, y - _FRAME, x + across + _FRAME, y + down + _FRAME


def _alt(boards: Sequence[Board], language: str, chosen: int | None) -> str:
    """Return the alt text: a sentence about each board, each as long as its share of the characters allowed."""
    last = [say(language, "alt-chosen", number=chosen)] if chosen in range(1, len(boards) + 1) else []
    room = (LONGEST_ALT - sum(map(len, last))) // len(boards) - 1
    sentences = (
        say(language, "alt-numbered", number=number, summary=summary(state, view))
        for number, (state, view) in enumerate(boards, 1)
    )
    return " ".join((*(cut(sentence, room) for sentence in sentences), *last))

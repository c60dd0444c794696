"""The tokens of sides as pictures of their own: the piece in its colour and shape, as it stands beside names.

They are shown on any ground, so each has a dark line round it, and round that a light rim.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from engine import GAMES
from engine.description import GameDescription
from renderer.diagrams import letter_disk
from renderer.looks import look
from renderer.paint import bitmaps
from renderer.paint.raster import bounds, extent
from renderer.shapes import Figure, Shape, written
from renderer.theme import THEMES

SIZE: Final = 128
"""Width and height in pixels."""
_TONES: Final = THEMES["dark"].tones
_LARGER: Final = 2
"""The factor by which a token is drawn larger before it is averaged."""
_RINGS: Final = (("pebble-lit", 0.05), ("umbra", 0.02))
"""The rim and the line: their tones, and how far each reaches beyond the token, as a share of the whole."""
_COVERED: Final = 40
"""How much of a blurred edge (0 to 255) counts as within a ring."""
_LONGEST_WORD: Final = 12


@dataclass(frozen=True)
class Token:
    """The token of a side."""

    side: str
    """The engine's name of the side."""
    shapes: tuple[Shape, ...]

    @property
    def name(self) -> str:
        """The side and a hash of the drawing, of `[a-z0-9_]`: another drawing has another name."""
        drawing = [*((written(shape), _TONES[shape.tone]) for shape in self.shapes), SIZE, _RINGS]
        word = re.sub(r"[^a-z0-9]", "", self.side)[:_LONGEST_WORD]
        return f"{word}_{sha256(repr(drawing).encode()).hexdigest()[:8]}"

    def png(self) -> bytes:
        """Draw the token as a file. Slow: call it from a worker thread."""
        file = BytesIO()
        _drawn(Figure(f"{self.side} token", self.shapes)).save(file, "PNG")
        return file.getvalue()


def side_tokens() -> Mapping[tuple[str, str], Token]:
    """Return the tokens of all sides, by the id of the game and the name of the side."""
    return {(game.id, name): _token(game, side) for game in GAMES.values() for side, name in enumerate(game.sides)}


def _token(game: GameDescription, side: int) -> Token:
    shown, name = look(game.id), game.sides[side]
    if shown.token:
        return Token(name, shown.token(side, name).shapes)
    return Token(name, tuple(letter_disk(name[0].upper(), (0, 0), 23, shown.tones[side], 30)))


def _drawn(figure: Figure) -> Image.Image:
    """Return a figure in the middle of a square (mode RGBA), with its rings."""
    large, reach = SIZE * _LARGER, max(share for _, share in _RINGS)
    left, top, right, bottom = bounds(map(extent, figure.shapes))
    scale = large * (1 - 2 * reach) / max(right - left, bottom - top)
    drawn = bitmaps.of_figure(figure, "dark", scale).mask
    square = Image.new("RGBA", (large, large))
    square.paste(drawn, ((large - drawn.width) // 2, (large - drawn.height) // 2))
    covered, whole = square.getchannel("A"), Image.new("RGBA", (large, large))
    for tone, share in _RINGS:
        whole.alpha_composite(_ring(covered, tone, large * share))
    whole.alpha_composite(square)
    # Premultiplied, so that what is not there tints no average.
    return whole.convert("RGBa").resize((SIZE, SIZE), Image.Resampling.BOX).convert("RGBA")


def _ring(covered: Image.Image, tone: str, reach: float) -> Image.Image:
    """Return what is covered in one tone, with so many pixels more on all sides."""
    blurred = covered.filter(ImageFilter.GaussianBlur(reach * 0.75))
    ring = Image.new("RGBA", covered.size, _TONES[tone])
    ring.putalpha(ImageChops.lighter(covered, blurred.point(lambda value: 255 * (value > _COVERED))))
    return ring

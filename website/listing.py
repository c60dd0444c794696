"""Draw the pictures of the listing in the App Directory, in Discord's sizes: part of `make site-pictures`."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from engine import GAMES, State
from renderer import View, render
from website.drawings import board
from website.pages import ROOT, SHOTS

FOLDER: Final = ROOT / "docs" / "listing"
WIDE: Final = (1920, 1080)
"""Pixels of a picture of the listing."""
ICON: Final = (1024, 1024)
GROUND: Final = (30, 31, 34)
GAP: Final = 40
COLOURS: Final = 160
SHOWN: Final[Mapping[str, Sequence[str]]] = {
    "boards-1.png": ("druid", "contiguity"),
    "boards-2.png": ("druid-hex3", "contigo"),
}
"""The boards of the listing's pictures, side by side."""
CONVERSATIONS: Final[Mapping[str, Sequence[Path]]] = {
    "conversation.png": (ROOT / "docs" / "conversation.png", SHOTS / "desk.png"),
}
FACE: Final = "contiguity"
"""The game whose board has the icon in its middle."""
FACE_PART: Final = (0.5, 0.383, 0.185)
"""The part of the board that is the icon: the middle and the edge of a square, as shares of its width."""


def draw_all() -> None:
    """Draw all pictures of the listing. The screenshots that they show have to be there."""
    FOLDER.mkdir(exist_ok=True)
    for name, games in SHOWN.items():
        _keep(FOLDER / name, side_by_side([drawn(*board(GAMES[game], "en")) for game in games]))
    for name, paths in CONVERSATIONS.items():
        _keep(FOLDER / name, side_by_side([Image.open(path).convert("RGB") for path in paths]))
    _keep(FOLDER / "icon.png", icon())


def drawn(state: State, shown: View) -> Image.Image:
    """Return the picture of a board."""
    return Image.open(BytesIO(render(state, shown).data)).convert("RGB")


def side_by_side(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return pictures beside each other, each as large as there is room for, on a dark ground."""
    whole = Image.new("RGB", WIDE, GROUND)
    room = ((WIDE[0] - GAP * (len(pictures) + 1)) // len(pictures), WIDE[1] - 2 * GAP)
    for index, picture in enumerate(pictures):
        scale = min(room[0] / picture.width, room[1] / picture.height)
        size = round(picture.width * scale), round(picture.height * scale)
        left = GAP + index * (room[0] + GAP) + (room[0] - size[0]) // 2
        whole.paste(picture.resize(size, Image.Resampling.LANCZOS), (left, (WIDE[1] - size[1]) // 2))
    return whole


def icon() -> Image.Image:
    """Return the icon: the largest trilithon in the middle of a ring."""
    across, down, edge = FACE_PART
    picture = drawn(GAMES[FACE].start(), View(names=("", ""), size=round(ICON[0] / edge)))
    left, top = (round(picture.width * (middle - edge / 2)) for middle in (across, down))
    return picture.crop((left, top, left + ICON[0], top + ICON[1]))


def _keep(path: Path, picture: Image.Image) -> None:
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)

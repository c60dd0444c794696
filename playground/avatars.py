"""Avatars for everyone on the page: a coloured square with the first letter of the name."""

import io

from PIL import Image, ImageDraw, ImageFont
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import User

SIZE = 96
COLOURS = ("#5865f2", "#b5485d", "#2f7d5b", "#8a5a00", "#2a6f97", "#6d4aa8")  # each dark enough for a white letter


def assign_avatars(backend: Backend, users: list[User]) -> None:
    """Give each user an avatar, in the next colour."""
    for index, user in enumerate(users):
        user.avatar = f"avatar{index}"
        picture = _avatar((user.global_name or user.name)[0].upper(), COLOURS[index % len(COLOURS)])
        backend.cdn._blobs[f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png"] = picture


def _avatar(letter: str, colour: str) -> bytes:
    """Return a PNG file."""
    image = Image.new("RGB", (SIZE, SIZE), colour)
    font = ImageFont.load_default(SIZE * 0.55)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter, "white", font, anchor="mm")
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()

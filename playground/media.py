"""Pictures for the page: avatars, and media without the detour that simcord takes with them."""

import io
from struct import unpack

from PIL import Image, ImageDraw, ImageFont
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import User
from simcord.preview._media import MediaInfo, MediaWorker

PNG = b"\x89PNG\r\n\x1a\n"
GIF = b"GIF89a"


class UnprocessedMedia(MediaWorker):
    """Hand PNG and GIF files to the page as they are; other files are handled by simcord.

    simcord decodes each picture anew for each page, in a process of its own, one after the other and eight at most, and
    for thirty seconds at most. A thread full of boards would take long to appear, the ninth picture would be missing,
    and on a slow machine a film.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page needs to know about a picture. Raises `MediaError` if it is none."""
        if media_time is None and blob.startswith(PNG):
            kind, (width, height) = "png", unpack(">2I", blob[16:24])
        elif media_time is None and blob.startswith(GIF):
            kind, (width, height) = "gif", unpack("<2H", blob[6:10])
        else:
            return await super().validate(key, blob, media_time=media_time)
        return MediaInfo(kind.upper(), width, height, 1, width * height * 4, blob, f"image/{kind}")


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

"""Pictures for the page, without the detour that simcord takes with them."""

from struct import unpack

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

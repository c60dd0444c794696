"""Pictures for the page, without the detour that simcord takes with them."""

from struct import unpack

from simcord.preview._media import MediaInfo, MediaWorker

PNG = b"\x89PNG\r\n\x1a\n"


class UnprocessedMedia(MediaWorker):
    """Hand PNG files to the page as they are; other files are handled by simcord.

    simcord decodes each picture anew for each page, in a process of its own, one after the other and eight at most. A
    thread full of boards would take long to appear, and the ninth picture would be missing.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page needs to know about a picture. Raises `MediaError` if it is none."""
        if media_time is not None or not blob.startswith(PNG):
            return await super().validate(key, blob, media_time=media_time)
        width, height = unpack(">2I", blob[16:24])
        return MediaInfo("PNG", width, height, 1, width * height * 4, blob, "image/png")

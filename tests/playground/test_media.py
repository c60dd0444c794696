"""A thread full of boards is shown at once."""

import asyncio
import io

import pytest
from PIL import Image
from simcord.preview._media import MAX_QUEUE, MediaError

from playground.media import UnprocessedMedia


def png(shade: int) -> bytes:
    data = io.BytesIO()
    Image.new("L", (60, 40), shade).save(data, "PNG")
    return data.getvalue()


async def test_more_pictures_than_simcord_would_take_are_shown_as_they_are():
    files = [png(shade) for shade in range(3 * MAX_QUEUE)]
    media = UnprocessedMedia()
    shown = await asyncio.gather(*(media.validate(str(number), file) for number, file in enumerate(files)))
    assert [(info.normalized, info.content_type) for info in shown] == [(file, "image/png") for file in files]
    assert {(info.width, info.height) for info in shown} == {(60, 40)}


async def test_a_film_is_shown_as_it_is():
    frames = [Image.new("L", (60, 40), shade) for shade in (0, 255)]
    data = io.BytesIO()
    frames[0].save(data, "GIF", save_all=True, append_images=frames[1:])
    info = await UnprocessedMedia().validate("film", data.getvalue())
    assert (info.normalized, info.content_type) == (data.getvalue(), "image/gif")
    assert (info.width, info.height) == (60, 40)


async def test_what_is_no_picture_is_still_looked_at_by_simcord():
    media = UnprocessedMedia()
    with pytest.raises(MediaError):
        await media.validate("key", b"no picture at all")
    await media.close()

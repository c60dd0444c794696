"""Contents of Discord's messages, plain or in Components V2: controls, text and files."""

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import discord
from discord.components import (
    Component,
    FileComponent,
    MediaGalleryComponent,
    TextDisplay,
    ThumbnailComponent,
    UnfurledMediaItem,
)


def is_laid_out(message: discord.Message) -> bool:
    """Return whether a message uses Components V2, which cannot be undone."""
    return message.flags.components_v2


def custom_ids(message: discord.Message) -> list[str]:
    """Return the ids of all controls of a message."""
    return [identity for part in _walk(message.components) if (identity := getattr(part, "custom_id", None))]


def text_of(message: discord.Message) -> str:
    """Return the whole text of a message."""
    shown = [part.content for part in _walk(message.components) if isinstance(part, TextDisplay)]
    return "\n".join([message.content] * bool(message.content) + shown)


def file_names(message: discord.Message) -> list[str]:
    """Return the names of a message's files. For those in components, they are only found in the URLs."""
    addresses = [urlsplit(media.url).path for part in _walk(message.components) for media in _media(part)]
    return [file.filename for file in message.attachments] + [
        unquote(PurePosixPath(address).name) for address in addresses
    ]


def _media(part: Component) -> list[UnfurledMediaItem]:
    if isinstance(part, MediaGalleryComponent):
        return [item.media for item in part.items]
    return [part.media] if isinstance(part, ThumbnailComponent | FileComponent) else []


def _walk(parts: Iterable[Component]) -> Iterator[Component]:
    """Yield components with all nested ones, in the order in which they are shown."""
    for part in parts:
        yield part
        yield from _walk(getattr(part, "children", ()))
        if accessory := getattr(part, "accessory", None):
            yield accessory

"""The type of all the bot's messages, whether sent, edited or sent as followups; and what features add to a message."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from io import BytesIO
from typing import Any, Final, Generic, TypeVar

import discord
from discord import ui

from cogs.core.controls import Item, layout, rows_of
from cogs.core.discord_codes import AWAY, Code
from cogs.core.message_contents import is_laid_out
from renderer import Picture
from runtime import logs
from runtime.services import Services

log = logs.get(__name__)
Subject = TypeVar("Subject")
Part = TypeVar("Part")

PICTURES: Final = (".png", ".gif")
"""Suffixes of picture files."""


@dataclass(frozen=True, slots=True)
class Message:
    """Text, files, controls and pings of a message.

    A message with `parts` uses Components V2: first `content`, then the parts, then `controls`. Its files are shown
    only where a part refers to them, as a `discord.ui.MediaGallery` or `Thumbnail` made with a `discord.File` does; the
    file's description is the alt text.
    """

    content: str = ""
    files: Sequence[discord.File] = ()
    controls: ui.View | None = None
    pings: Collection[int] = ()
    """Ids of users. Other mentions in the text notify nobody."""
    suppress_embeds: bool = False
    """Whether a new message has no previews of links. Edits leave that as it is."""
    parts: Sequence[Item] | None = None
    """None for a message without Components V2."""

    @property
    def text(self) -> str:
        """The whole text: the content, and the texts among the parts."""
        if self.parts is None:
            return self.content
        return "\n".join(part.content for part in self._layout().walk_children() if isinstance(part, ui.TextDisplay))

    def laid_out(self) -> "Message":
        """Return the message in Components V2, with its files as parts."""
        return self if self.parts is not None else replace(self, parts=list(_file_parts(self.files)))

    def send_arguments(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's methods that send."""
        arguments: dict[str, Any] = {"content": self.content} if self.parts is None else {}
        if controls := self._view():
            arguments["view"] = controls
        if self.files:
            arguments["files"] = self.files
        if self.pings:
            users = [discord.Object(user) for user in self.pings]
            arguments["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=users)
        if self.suppress_embeds:
            arguments["suppress_embeds"] = True
        return arguments

    def edit_arguments(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's methods that edit; everything is replaced."""
        plain: dict[str, Any] = {"content": self.content} if self.parts is None else {"content": None, "embeds": []}
        return {**plain, "attachments": self.files, "view": self._view()}

    def rewind(self) -> None:
        """Seek the files to their start, for another attempt to send them."""
        for file in self.files:
            file.reset(seek=True)

    def _view(self) -> ui.View | ui.LayoutView | None:
        return self.controls if self.parts is None else self._layout()

    def _layout(self) -> ui.LayoutView:
        text: list[Item] = [ui.TextDisplay(self.content)] if self.content else []
        return layout(*text, *(self.parts or ()), *(rows_of(self.controls) if self.controls else ()))


class Contributions(Generic[Subject, Part]):
    """A place in a message for what features add: lines or buttons, in the order that `cogs.contributions` gives."""

    def __init__(self) -> None:
        self.providers: Sequence[Callable[[Subject], Iterable[Part]]] = ()

    def __call__(self, subject: Subject) -> list[Part]:
        """Return what all features add to a message about `subject`."""
        return [part for provide in self.providers for part in provide(subject)]


class LoadedContributions(Generic[Subject, Part]):
    """The same for what features have to load."""

    def __init__(self) -> None:
        self.providers: Sequence[Callable[[Services, Subject], Awaitable[Iterable[Part]]]] = ()

    async def __call__(self, services: Services, subject: Subject) -> list[Part]:
        """Load and return what all features add to a message about `subject`."""
        return [part for provide in self.providers for part in await provide(services, subject)]


async def picture_file(name: str, draw: Callable[..., Picture], *arguments: Any) -> discord.File:
    """Draw a picture beside the event loop, as a file with its description for screen readers; `name` has no suffix."""
    drawn = await asyncio.to_thread(draw, *arguments)
    return discord.File(BytesIO(drawn.data), f"{name}.{drawn.format}", description=drawn.alt)


def _file_parts(files: Sequence[discord.File]) -> Iterator[Item]:
    """Yield the components that show files: one gallery of the pictures, then the others."""
    pictures = [file for file in files if file.filename.endswith(PICTURES)]
    if pictures:
        yield ui.MediaGallery(*map(discord.MediaGalleryItem, pictures))
    yield from (ui.File(file) for file in files if file not in pictures)


def edit_arguments(edited: discord.Message | discord.PartialMessage | None, message: Message) -> dict[str, Any]:
    """Return the keyword arguments for editing a message; Components V2 cannot be undone.

    A `discord.PartialMessage`, whose form is unknown, is assumed to have the form of `message`.
    """
    laid_out = isinstance(edited, discord.Message) and is_laid_out(edited)
    return (message.laid_out() if laid_out else message).edit_arguments()


async def edit_posted(posted: discord.Message | discord.PartialMessage, message: Message) -> None:
    """Edit a message of the bot. If that fails, it is left as it was, with working controls."""
    arguments = edit_arguments(posted, message)
    try:
        try:
            await posted.edit(**arguments)
        except discord.HTTPException as error:
            if not (refuses_form(error) and message.files and arguments["content"] is None):
                raise
            await _post_anew(posted, message)
    except AWAY as error:
        log.info("a message stays as it was", about=posted.id, fault=str(error))


async def _post_anew(posted: discord.Message | discord.PartialMessage, message: Message) -> None:
    """Post a message because an edit to it was rejected; of the old one, only the text stays."""
    log.warning("an edit is posted as a new message", about=posted.id)
    message.rewind()
    await posted.channel.send(**replace(message, pings=()).send_arguments())
    await posted.edit(**Message(message.text, parts=()).edit_arguments())


def refuses_form(error: discord.HTTPException) -> bool:
    """Return whether Discord rejects the form of a message.

    It sometimes does for edits that add pictures to a message in Components V2
    (https://github.com/discord/discord-api-docs/issues/7529), but accepts new messages with the same pictures.
    """
    return error.status == HTTPStatus.BAD_REQUEST and error.code in (0, Code.INVALID_FORM_BODY)


def refuses_emoji(error: discord.HTTPException) -> bool:
    """Return whether Discord rejects controls because of an emoji, which was deleted or is another application's."""
    return error.status == HTTPStatus.BAD_REQUEST and "emoji" in error.text.lower()


async def reply(answered: discord.Message, message: Message) -> None:
    """Reply once to a person's message in public, without pinging its author; errors of Discord are only logged.

    Discord drops the second of two replies with the same nonce, so a retry shows nothing twice.
    """
    try:
        await answered.reply(**message.send_arguments(), mention_author=False, nonce=answered.id)
    except AWAY as error:
        log.info("a reply stays unanswered", fault=str(error))

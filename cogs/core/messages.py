"""What the bot says: one type for every message, whether it is sent, edited or sent as a followup."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any, Final

import discord
from discord import ui

from cogs.core.controls import Item, layout, rows_of
from cogs.core.discord_codes import AWAY, Code
from cogs.core.message_contents import is_laid_out
from runtime import logs

log = logs.get(__name__)

PICTURES: Final = (".png", ".gif")
"""The ends of the names of files that are pictures."""


@dataclass(frozen=True, slots=True)
class Message:
    """The text, files and controls of a message, and the users whom it pings.

    A message with `parts` is laid out of components (Components V2): first `content`, then the parts, then `controls`.
    Its files are shown only where a part names them, as `discord.ui.MediaGallery` and `Thumbnail` do when they are made
    with a `discord.File`, whose description becomes their alt text.
    """

    content: str = ""
    files: Sequence[discord.File] = ()
    controls: ui.View | None = None
    pings: Collection[int] = ()
    """Ids of users. Nobody else is notified, whoever is mentioned in the text."""
    suppress_embeds: bool = False
    """Whether Discord shows no previews of the links in a new message. Edits leave that as it is."""
    parts: Sequence[Item] | None = None
    """None for a plain message."""

    @property
    def text(self) -> str:
        """All that the message says: the content, and the texts among its parts."""
        if self.parts is None:
            return self.content
        return "\n".join(part.content for part in self._layout().walk_children() if isinstance(part, ui.TextDisplay))

    def laid_out(self) -> "Message":
        """Return the message with its files as parts; as it is if it has parts."""
        return self if self.parts is not None else replace(self, parts=list(_file_parts(self.files)))

    def send_arguments(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's methods that send a message."""
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
        """Return the keyword arguments for discord.py's methods that edit a message: all of it is replaced."""
        plain: dict[str, Any] = {"content": self.content} if self.parts is None else {"content": None, "embeds": []}
        return {**plain, "attachments": self.files, "view": self._view()}

    def rewind(self) -> None:
        """Make the files readable from their start, for another attempt to send them."""
        for file in self.files:
            file.reset(seek=True)

    def _view(self) -> ui.View | ui.LayoutView | None:
        return self.controls if self.parts is None else self._layout()

    def _layout(self) -> ui.LayoutView:
        """Return the components, one below the other."""
        text: list[Item] = [ui.TextDisplay(self.content)] if self.content else []
        return layout(*text, *(self.parts or ()), *(rows_of(self.controls) if self.controls else ()))


def _file_parts(files: Sequence[discord.File]) -> Iterator[Item]:
    """Yield the parts that show files: the pictures together, the others one by one."""
    pictures = [file for file in files if file.filename.endswith(PICTURES)]
    if pictures:
        yield ui.MediaGallery(*map(discord.MediaGalleryItem, pictures))
    yield from (ui.File(file) for file in files if file not in pictures)


def edit_arguments(edited: discord.Message | discord.PartialMessage | None, message: Message) -> dict[str, Any]:
    """Return the keyword arguments for editing a message; one that is laid out stays so, as Discord wants it.

    A message that is not loaded (`discord.PartialMessage`) is taken for one of the same form.
    """
    laid_out = isinstance(edited, discord.Message) and is_laid_out(edited)
    return (message.laid_out() if laid_out else message).edit_arguments()


async def edit_posted(posted: discord.Message | discord.PartialMessage, message: Message) -> None:
    """Edit a posted message of the bot. Where that fails it stays as it was, and its buttons still work."""
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
    """Post a message that a posted one cannot be edited to; of that, only the text stays."""
    log.warning("an edit is posted as a new message", about=posted.id)
    message.rewind()
    await posted.channel.send(**replace(message, pings=()).send_arguments())
    await posted.edit(**Message(message.text, parts=()).edit_arguments())


def refuses_form(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses how a message is put together.

    So it does at times with edits that bring new pictures to a message that is laid out of components
    (https://github.com/discord/discord-api-docs/issues/7529); new messages with the same pictures it takes.
    """
    return error.status == HTTPStatus.BAD_REQUEST and error.code in (0, Code.INVALID_FORM_BODY)


async def reply(answered: discord.Message, message: Message) -> None:
    """Reply once to somebody's message in public, without pinging its author; where that fails, only log it.

    Discord drops the second of two replies with the same nonce, so that a repeated attempt shows nothing twice.
    """
    try:
        await answered.reply(**message.send_arguments(), mention_author=False, nonce=answered.id)
    except AWAY as error:
        log.info("a reply stays unanswered", fault=str(error))

"""What the bot says: one type for every message, whether it is sent, edited or sent as a followup."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import discord

import logs
from cogs.ui.codes import AWAY

log = logs.get(__name__)


@dataclass(frozen=True, slots=True)
class Message:
    """The text, files and controls of a message, and the users whom it pings."""

    content: str
    files: Sequence[discord.File] = ()
    controls: discord.ui.View | None = None
    pings: Collection[int] = ()
    """Ids of users. Nobody else is notified, whoever is mentioned in the text."""
    suppress_embeds: bool = False
    """Whether Discord shows no previews of the links in a new message. Edits leave that as it is."""

    def send_arguments(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's methods that send a message."""
        arguments: dict[str, Any] = {"content": self.content}
        if self.files:
            arguments["files"] = self.files
        if self.controls:
            arguments["view"] = self.controls
        if self.pings:
            users = [discord.Object(user) for user in self.pings]
            arguments["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=users)
        if self.suppress_embeds:
            arguments["suppress_embeds"] = True
        return arguments

    def edit_arguments(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's methods that edit a message: all of it is replaced."""
        return {"content": self.content, "attachments": self.files, "view": self.controls}

    def rewind(self) -> None:
        """Make the files readable from their start, for another attempt to send them."""
        for file in self.files:
            file.reset(seek=True)


async def edit_posted(posted: discord.Message | discord.PartialMessage, message: Message) -> None:
    """Edit a posted message of the bot. Where that fails it stays as it was, and its buttons still work."""
    try:
        await posted.edit(**message.edit_arguments())
    except AWAY as error:
        log.info("a message stays as it was", about=posted.id, fault=str(error))


async def reply(answered: discord.Message, message: Message) -> None:
    """Reply once to somebody's message in public, without pinging its author; where that fails, only log it.

    Discord drops the second of two replies with the same nonce, so that a repeated attempt shows nothing twice.
    """
    try:
        await answered.reply(**message.send_arguments(), mention_author=False, nonce=answered.id)
    except AWAY as error:
        log.info("a reply stays unanswered", fault=str(error))

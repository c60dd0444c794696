"""Answering: privately what somebody pressed or commanded, in public what they wrote.

Every answer to an interaction is given by `tell`, `edit`, `settle` or `open_modal`, which know whether it was deferred.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import aiohttp
import discord

import logs
from cogs.ui.codes import TOO_LATE

log = logs.get(__name__)

AWAY: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, puts off, or never answers; a TimeoutError is an OSError."""
DEFERRED_AFTER: Final = 1.5
"""Seconds after which an answer that is not ready is deferred. Discord waits for three."""


class Deferral:
    """Defers the answer to an interaction once `DEFERRED_AFTER` seconds have passed, unless `end` is called before.

    A control's interaction is deferred as a change of its message, which allows both an edit and a private message
    afterwards; a command's as a private message to come.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._request: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFERRED_AFTER, self._begin)

    async def end(self) -> None:
        """Stops the timer. A request to defer that was begun is awaited: until then nothing else may be answered."""
        self._timer.cancel()
        if self._request:
            await self._request

    def _begin(self) -> None:
        self._request = asyncio.create_task(self._defer(), name=f"deferral {self._interaction.id}")

    async def _defer(self) -> None:
        private = self._interaction.message is None
        try:
            await self._interaction.response.defer(ephemeral=private, thinking=private)
        except AWAY as refused:
            log.warning("an answer could not be deferred", interaction=self._interaction.id, fault=str(refused))


def defer_later(interaction: discord.Interaction[Any]) -> None:
    """Has the answer to an interaction deferred by itself if it takes long."""
    interaction.extras["deferral"] = Deferral(interaction)


async def end_deferral(interaction: discord.Interaction[Any]) -> None:
    """Makes sure that an interaction is not deferred any more from now on."""
    deferral: Deferral | None = interaction.extras.get("deferral")
    if deferral:
        await deferral.end()


async def tell(interaction: discord.Interaction[Any], content: str, **more: Any) -> None:
    """Says something to the person behind an interaction, and to nobody else."""
    await end_deferral(interaction)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(content, ephemeral=True, **more)
        else:
            await interaction.response.send_message(content, ephemeral=True, **more)
    except discord.HTTPException as unheard:
        if unheard.code not in TOO_LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=unheard.code)


async def edit(interaction: discord.Interaction[Any], **shown: Any) -> None:
    """Changes the message whose control was used, or from whose control a modal was opened, as the answer."""
    await end_deferral(interaction)
    if interaction.response.is_done():
        await interaction.edit_original_response(**shown)
    else:
        await interaction.response.edit_message(**shown)


async def settle(
    interaction: discord.Interaction[Any],
    content: str,
    view: discord.ui.View | None = None,
    attachments: Sequence[discord.File] = (),
) -> None:
    """Says something to one person: in place of the private message whose control was used, else in a new one.

    So nothing that is for one person ever takes the place of a message that everybody reads.
    """
    if is_private(interaction):
        await edit(interaction, content=content, view=view, attachments=attachments)
    else:
        await tell(interaction, content, files=attachments, **({"view": view} if view else {}))


async def open_modal(interaction: discord.Interaction[Any], modal: discord.ui.Modal) -> None:
    """Answers with a modal. Discord takes none after a deferral, so that only actions marked for it may do this."""
    if "deferral" in interaction.extras:
        raise RuntimeError("an action that opens a modal is to be marked with opens_modal")
    await interaction.response.send_modal(modal)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether what asked for something is a message that one person alone can see."""
    return bool(interaction.message and interaction.message.flags.ephemeral)


async def reply(message: discord.Message, content: str, **more: Any) -> None:
    """Answers a message once, where everybody reads it, and pings nobody; where that fails, it stays unsaid.

    Discord drops the second of two answers with the same nonce: the first came through, and the word of it was lost.
    """
    try:
        await message.reply(content, mention_author=False, nonce=message.id, **more)
    except AWAY as unsaid:
        log.info("a reply stays unanswered", fault=str(unsaid))

"""Answering: privately what somebody pressed or commanded, in public what they wrote.

Every answer to an interaction is given by `tell`, `edit`, `settle` or `open_modal`, which know whether it was deferred.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import aiohttp
import discord

import logs
from cogs.ui.codes import TOO_LATE, Code

log = logs.get(__name__)

AWAY: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, puts off, or never answers; a TimeoutError is an OSError."""
DEFERRED_AFTER: Final = 1.5
"""Seconds after which an answer that is not ready is deferred. Discord waits for three."""


class Deferral:
    """Defers the answer to an interaction once `DEFERRED_AFTER` seconds have passed, unless `end` is called before.

    A control's interaction is deferred as a change of its message, which allows both an edit and a private message
    afterwards; a command's as a private message to come, which shows that the bot is thinking. So is that of a control
    which is `thinking`, and can only be answered by a private message.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
        self._interaction = interaction
        self._thinking = thinking or interaction.message is None
        self._request: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFERRED_AFTER, self._begin)

    async def end(self) -> bool:
        """Stops the timer. A request to defer that was begun is awaited: until then nothing else may be answered.

        Whether one was: Discord may have taken it although it was reported as failed.
        """
        self._timer.cancel()
        if self._request:
            await self._request
        return self._request is not None

    def _begin(self) -> None:
        self._request = asyncio.create_task(self._defer(), name=f"deferral {self._interaction.id}")

    async def _defer(self) -> None:
        try:
            await self._interaction.response.defer(ephemeral=self._thinking, thinking=self._thinking)
        except AWAY as refused:
            log.warning("an answer could not be deferred", interaction=self._interaction.id, fault=str(refused))


def defer_later(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Has the answer to an interaction deferred by itself if it takes long."""
    interaction.extras["deferral"] = Deferral(interaction, thinking=thinking)


async def end_deferral(interaction: discord.Interaction[Any]) -> bool:
    """Makes sure that an interaction is not deferred any more from now on; whether that was tried."""
    deferral: Deferral | None = interaction.extras.get("deferral")
    return await deferral.end() if deferral else False


async def tell(interaction: discord.Interaction[Any], content: str, **more: Any) -> None:
    """Says something to the person behind an interaction, and to nobody else."""
    said = {"content": content, "ephemeral": True, **more}
    at_once, later = interaction.response.send_message, interaction.followup.send
    try:
        await _answer(interaction, at_once, later, said)
    except discord.HTTPException as unheard:
        if unheard.code not in TOO_LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=unheard.code)


async def edit(interaction: discord.Interaction[Any], **shown: Any) -> None:
    """Changes the message whose control was used, or from whose control a modal was opened, as the answer."""
    at_once, later = interaction.response.edit_message, interaction.edit_original_response
    await _answer(interaction, at_once, later, shown)


async def _answer(
    interaction: discord.Interaction[Any],
    at_once: Callable[..., Awaitable[Any]],
    later: Callable[..., Awaitable[Any]],
    shown: Mapping[str, Any],
) -> None:
    """Answers `at_once`, or `later`, after a deferral; also after one that was reported as failed and was not."""
    deferred = await end_deferral(interaction)
    if not interaction.response.is_done():
        try:
            await at_once(**shown)
        except discord.HTTPException as refused:
            if not deferred or refused.code != Code.ALREADY_ACKNOWLEDGED:
                raise
            for file in (*shown.get("files", ()), *shown.get("attachments", ()), *filter(None, [shown.get("file")])):
                file.reset(seek=True)
        else:
            return
    await later(**shown)


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

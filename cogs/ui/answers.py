"""Answering: privately what somebody pressed or commanded, in public what they wrote."""

from typing import Any, Final

import aiohttp
import discord

import logs
from cogs.ui.codes import TOO_LATE

log = logs.get(__name__)

AWAY: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, puts off, or never answers; a TimeoutError is an OSError."""


async def tell(interaction: discord.Interaction[Any], content: str, **more: Any) -> None:
    """Says something to the person behind an interaction, and to nobody else."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(content, ephemeral=True, **more)
        else:
            await interaction.response.send_message(content, ephemeral=True, **more)
    except discord.HTTPException as unheard:
        if unheard.code not in TOO_LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=unheard.code)


async def settle(interaction: discord.Interaction[Any], said: str, controls: discord.ui.View | None = None) -> None:
    """Says how it ended: in place of the private message that was answered, if it was one."""
    if is_private(interaction):
        await interaction.response.edit_message(content=said, view=controls, attachments=[])
    else:
        await tell(interaction, said, **({"view": controls} if controls else {}))


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

"""What a person hears when something went wrong: the reason if they can mend it, else an apology with a reference."""

import secrets
from typing import Any

import discord
from discord import app_commands

import locales
import logs
from cogs.ui.readers import tongue
from cogs.ui.words import explain
from engine.errors import Refusal

log = logs.get(__name__)

LATE = 10062, 10015, 40060
"""Discord's codes for an interaction that cannot be answered any more, or was answered already."""


async def answer(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tells a person, in this order: a refusal by its rule; what a check asks for; an apology for all else."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    language = tongue(interaction)
    if isinstance(error, Refusal):
        await tell(interaction, explain(language, error))
    elif isinstance(error, discord.HTTPException) and error.code in LATE:
        log.warning("answered too late", interaction=interaction.id, code=error.code)
    elif isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
        await tell(interaction, locales.say(language, "fault-command"))
    elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        await tell(interaction, locales.say(language, "fault-outdated"))
    else:
        await apologize(interaction, report(error))


def report(error: Exception) -> str:
    """Logs a fault under a reference that people can quote."""
    reference = secrets.token_hex(4)
    log.error("fault", reference=reference, exc_info=error)
    return reference


async def apologize(interaction: discord.Interaction[Any], reference: str) -> None:
    """Says that something went wrong, and under which reference; where not even that arrives, the log has both."""
    try:
        await tell(interaction, locales.say(tongue(interaction), "fault-unknown", reference=reference))
    except (discord.HTTPException, OSError) as unheard:
        log.warning("an apology was not heard", reference=reference, fault=type(unheard).__name__)


async def tell(interaction: discord.Interaction[Any], content: str, **more: Any) -> None:
    """Says something to the person behind an interaction, and to nobody else."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(content, ephemeral=True, **more)
        else:
            await interaction.response.send_message(content, ephemeral=True, **more)
    except discord.HTTPException as unheard:
        if unheard.code not in LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=unheard.code)


async def reply(message: discord.Message, content: str, **more: Any) -> None:
    """Answers a message where everybody reads it, and pings nobody; where that is not allowed, it stays unsaid."""
    try:
        await message.reply(content, mention_author=False, **more)
    except discord.HTTPException as unsaid:
        log.info("a reply stays unanswered", code=unsaid.code)

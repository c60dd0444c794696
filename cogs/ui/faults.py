"""What a person hears when something went wrong: the reason if they can mend it, else an apology with a reference."""

import secrets
from typing import Any

import discord
from discord import app_commands

import locales
import logs
from cogs.ui.answers import send_private
from cogs.ui.codes import AWAY, TOO_LATE
from cogs.ui.formatting import explain
from cogs.ui.messages import Message
from cogs.ui.preferences import tongue
from engine.errors import Refusal
from matches import Unavailable

log = logs.get(__name__)


async def answer(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tells a person, in this order: a refusal by its rule; what a check asks for; an apology for all else."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Unavailable):
        log_unavailable(error)
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("answered too late", interaction=interaction.id, code=error.code)
        return
    try:
        if reason := mendable(tongue(interaction), error):
            await send_private(interaction, Message(reason))
            return
    except Exception as unsaid:  # noqa: BLE001  a reason that cannot be said leaves the apology
        error = unsaid
    await apologize(interaction, report(error))


def mendable(language: str, error: Exception) -> str | None:
    """What a person can do about an error; None where it is not theirs to mend."""
    if isinstance(error, Refusal):
        return explain(language, error)
    if isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
        return locales.say(language, "fault-command")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return locales.say(language, "fault-outdated")
    return None


def report(error: Exception) -> str:
    """Logs a fault under a reference that people can quote."""
    reference = secrets.token_hex(4)
    log.error("fault", reference=reference, exc_info=error)
    return reference


def log_unavailable(error: Unavailable) -> None:
    """Logs that the database cannot be used now. What is to be done about it is done outside of the bot."""
    log.warning("the database cannot be used now", code=error.code)


async def apologize(interaction: discord.Interaction[Any], reference: str) -> None:
    """Says that something went wrong, and under which reference; where not even that arrives, the log has both."""
    try:
        await send_private(interaction, Message(locales.say(tongue(interaction), "fault-unknown", reference=reference)))
    except AWAY as unheard:
        log.warning("an apology was not heard", reference=reference, fault=type(unheard).__name__)

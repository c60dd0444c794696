"""Answers after errors: the reason if the person can do something about it, else an apology with a reference."""

from typing import Final

import discord
from discord import app_commands

import locales
from cogs.core.answers import is_deferred, send_private
from cogs.core.client import Interaction
from cogs.core.discord_codes import AWAY, TOO_LATE
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from engine.errors import Refusal
from matches import Unavailable
from runtime import logs
from runtime.faults import log_refusal, log_unavailable, report
from wording.formatting import explain

ANSWERABLE: Final = (
    discord.InteractionType.application_command,
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)

log = logs.get(__name__)


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Explain an error to the person: a refusal, a failed check, an outdated command; else report it, and apologize."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    elif isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    if isinstance(error, Unavailable):
        log_unavailable(error)
    elif isinstance(error, Refusal):
        log_refusal(error, interaction.extras.get("match"), interaction=interaction.id)
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("answered too late", interaction=interaction.id, code=error.code)
        return
    try:
        if reason := reason_of(language_of(interaction), error):
            tell = interaction.extras.get("refusal") if isinstance(error, Refusal) else None
            await send_private(interaction, await tell(interaction, reason, error) if tell else Message(reason))
            return
    except Exception as unexpected:  # noqa: BLE001  if explaining fails, apologize
        error = unexpected
    await apologize(interaction, report(error))


def reason_of(language: str, error: Exception) -> str | None:
    """Return the reason of an error that the person can act on; None for any other error."""
    if isinstance(error, Refusal):
        return explain(language, error)
    if isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
        return locales.say(language, "fault-command")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return locales.say(language, "fault-outdated")
    return None


async def apologize(interaction: Interaction, reference: str) -> None:
    """Send an apology with the reference of a report; if that fails, log it."""
    try:
        await send_private(
            interaction, Message(locales.say(language_of(interaction), "fault-unknown", reference=reference))
        )
    except AWAY as error:
        log.warning("an apology was not heard", reference=reference, fault=type(error).__name__)


async def tell_cut_off(interaction: Interaction) -> None:
    """Tell a person that the bot stops before it has answered. Do nothing if it has, or if nothing waits for it."""
    is_waiting = is_deferred(interaction) or not interaction.response.is_done()
    if not is_waiting or "answer" in interaction.extras or interaction.type not in ANSWERABLE:
        return
    try:
        await send_private(interaction, Message(locales.say(language_of(interaction), "fault-stopping")))
    except AWAY as error:
        log.warning("an answer that was cut off was not heard", interaction=interaction.id, fault=type(error).__name__)

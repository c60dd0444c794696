"""What a person is told when something went wrong: the reason if they can mend it, else an apology with a reference."""

from typing import Any, Final

import discord
from discord import app_commands

import locales
import logs
from cogs.ui.answers import send_private
from cogs.ui.client import Interaction
from cogs.ui.codes import AWAY, TOO_LATE
from cogs.ui.controls import Button, view
from cogs.ui.formatting import explain, match_url, shorten
from cogs.ui.match_lookup import located, running_elsewhere, running_name
from cogs.ui.messages import Message
from cogs.ui.preferences import language_of
from engine.errors import Refusal
from faults import log_unavailable, report
from matches import Match, Unavailable

log = logs.get(__name__)

NOT_PLAYING: Final = ("match-over", "out-of-match", "not-a-player")
"""Refusals of those who do not play in the match that a command means, though perhaps in others."""
MOST_WAYS: Final = 4
"""The most buttons below a refusal."""
LONGEST_LABEL: Final = 80
"""Characters that the label of a button may have."""


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell a person, in this order: a refusal by its rule; what a check asks for; an apology for all else."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    elif isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    if isinstance(error, Unavailable):
        log_unavailable(error)
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("answered too late", interaction=interaction.id, code=error.code)
        return
    try:
        if reason := reason_of(language_of(interaction), error):
            await send_private(interaction, await refusal_message(interaction, reason, error))
            return
    except Exception as unexpected:  # noqa: BLE001  a reason that cannot be said leaves the apology
        error = unexpected
    await apologize(interaction, report(error))


async def refusal_message(interaction: Interaction, reason: str, error: Exception) -> Message:
    """Return the message that gives the reason of a refusal. After a command it names the match that was meant, if that
    is not the one of this place; where the person does not play in it, buttons lead to the matches in which they do.
    """
    meant: Match | None = interaction.extras.get("match")
    if meant is None or not isinstance(error, Refusal):
        return Message(reason)
    if error.code not in NOT_PLAYING:
        return Message(reason) if "match" in error.data else located(interaction, meant, Message(reason))
    if meant.lives_in(interaction.channel_id):
        reason = locales.say(language_of(interaction), f"here-{error.code}", link=match_url(meant))
    ways = await ways_elsewhere(interaction)
    return Message(reason, controls=view(*ways) if ways else None)


async def ways_elsewhere(interaction: Interaction) -> list[discord.ui.Button[Any]]:
    """Return buttons that lead to the matches that the person plays in other places; to many, by the desk."""
    language, running = language_of(interaction), await running_elsewhere(interaction)
    shown = running if len(running) <= MOST_WAYS else running[: MOST_WAYS - 1]
    ways: list[discord.ui.Button[Any]] = [
        discord.ui.Button(
            label=shorten(running_name(language, match, interaction.user.id), LONGEST_LABEL), url=match_url(match)
        )
        for match in shown
    ]
    return ways if shown is running else [*ways, Button.to("desk", 0, label=locales.say(language, "button-desk"))]


def reason_of(language: str, error: Exception) -> str | None:
    """Return what a person can do about an error; None where it is not theirs to mend."""
    if isinstance(error, Refusal):
        return explain(language, error)
    if isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
        return locales.say(language, "fault-command")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return locales.say(language, "fault-outdated")
    return None


async def apologize(interaction: Interaction, reference: str) -> None:
    """Tell a person that something went wrong, and the reference; where that does not arrive, the log has both."""
    try:
        await send_private(
            interaction, Message(locales.say(language_of(interaction), "fault-unknown", reference=reference))
        )
    except AWAY as error:
        log.warning("an apology was not heard", reference=reference, fault=type(error).__name__)

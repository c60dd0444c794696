"""The private pages of `/help`: how to start, the commands, teams, and what commands were called formerly."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

import locales
from cogs.core.client import INSTALL, Interaction
from cogs.core.controls import Button, look_up, view
from cogs.core.followups import is_answer_only
from cogs.core.messages import Message
from cogs.core.preferences import language_of, server_of
from cogs.help.rules_pages import game_lines

PAGES: Final[Mapping[str, Sequence[str]]] = {
    "start": ("commands", "teams"),
    "commands": ("start", "teams", "former"),
    "teams": ("voting", "captains", "start", "commands"),
    "voting": ("teams", "captains"),
    "captains": ("teams", "voting"),
    "former": ("commands",),
}
"""The pages, each with the targets of its buttons."""


def help_message(interaction: Interaction, page: str) -> Message:
    """Return a help page for the person and place of an interaction. Raises MatchError("unknown-control")."""
    language, others = language_of(interaction), look_up(PAGES, page)
    place = kind_of_place(interaction)
    lines = [locales.say(language, f"help-{page}", place=place, games="\n".join(game_lines(language)))]
    if page == "commands" and interaction.guild_id is not None:
        lines.append(locales.say(language, "help-server"))
    if page == "commands":
        lines += ["", locales.say(language, "help-menus")]
    if page == "start" and interaction.client.is_for_accounts and not interaction.is_user_integration():
        lines += ["", locales.say(language, "help-account", install=INSTALL.format(interaction.application_id))]
    return Message("\n".join(lines), controls=_controls(language, others))


def kind_of_place(interaction: Interaction) -> str:
    """Return the kind of place that an interaction comes from.

    `threads` or `channel`, by where matches live; `answers` if the bot is not a member and can only respond; `alone` in
    direct messages with the bot, where no match can be begun.
    """
    if is_answer_only(interaction):
        return "answers"
    if interaction.guild_id is None:
        return "alone"
    may = interaction.app_permissions
    can_have_threads = may.create_public_threads and may.send_messages_in_threads
    return server_of(interaction).home if can_have_threads else "channel"


def _controls(language: str, others: Sequence[str]) -> discord.ui.View:
    """Return the buttons for the other pages, the rules and the lessons."""
    return view(
        Button.to("lessons", label=locales.say(language, "button-lessons")),
        Button.to("games", label=locales.say(language, "button-rules")),
        *(Button.to("help", other, label=locales.say(language, f"button-help-{other}")) for other in others),
    )

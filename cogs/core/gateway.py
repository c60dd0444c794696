"""The gateway: dispatches all commands, controls and submitted modals, and answers their errors.

discord.py's command tree finds commands. Controls and modals are found by their ids alone, so those of earlier
processes and versions work too. An unknown id is refused before anything is loaded.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

import discord
from discord import app_commands

from cogs.core.actions import Action, Answer, Audience, ControlCog, Kind
from cogs.core.answers import defer_later, end_deferral
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import ENTRY_POINT
from cogs.core.controls import PREFIX, SELECT_PREFIX, interaction_data, unknown_control
from cogs.core.error_answers import answer_error
from cogs.core.handlers import Handler
from cogs.core.preferences import load_preferences
from matches import Unavailable
from matches.core.long_work import asking
from runtime.faults import log_unavailable, report

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group
PREFIXES: Final[Mapping[Kind, str]] = {"button": PREFIX, "select": SELECT_PREFIX, "modal": PREFIX}
"""Prefixes of ids by kind of control."""


class Gateway:
    """Finds the handler of an interaction, and surrounds it with `begin_answer` and `end_answer`."""

    def __init__(self) -> None:
        self._handlers: dict[tuple[Kind, str], Handler] = {}

    def add_cog(self, cog: ControlCog) -> None:
        """Register the marked methods of a cog. Raises ValueError if another method has one of the actions."""
        for action, method in cog.actions():
            self.add(action, method)

    def add(self, action: Action, method: Answer) -> None:
        """Register a method for an action. Raises ValueError if another method has it."""
        key = action.kind, action.name
        if key in self._handlers:
            raise ValueError(f"two methods answer the {action.kind} {action.name}")
        self._handlers[key] = Handler.of(action, method)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a control or a submitted modal."""
        kind = kind_of(interaction)
        if kind is None or interaction.client.repeats.is_repeated("control", interaction.id):
            return
        try:
            handler, texts = self._find(interaction, kind)
            wanted = handler.action if handler else None
            thinking = wanted.thinking if wanted else None
            await begin_answer(interaction, defers=not (wanted and wanted.opens_modal), thinking=thinking)
            if handler is None:
                raise unknown_control()
            await handler.method(interaction, *await handler.read(interaction, texts))
        except Exception as error:  # noqa: BLE001  no caller could tell the person
            await answer_error(interaction, error)
        finally:
            await end_answer(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        await end_answer(interaction)

    def _find(self, interaction: Interaction, kind: Kind) -> tuple[Handler | None, Sequence[str]]:
        """Return the handler of a control or modal, and its arguments as texts; None for an unknown id."""
        data = interaction_data(interaction)
        prefix, _, rest = data["custom_id"].partition(":")
        name, parted, text = rest.partition(":")
        handler = self._handlers.get((kind, name))
        if handler is None or prefix != PREFIXES[kind] or not all_resolved(data):
            return None, ()
        if kind == "select":
            return handler, [*(text.split(":") if parted else ()), *data.get("values", ())]
        return handler, handler.split(text) if parted else ()


class CommandTree(app_commands.CommandTree[Client]):
    """discord.py's command tree, with groups that several cogs declare, and `begin_answer` before every callback."""

    def add_command(self, command: AnyCommand, /, **options: Any) -> None:
        """Add a command. If there is a group of the same name already, its commands become part of that one."""
        existing = self.get_command(command.name) if isinstance(command, app_commands.Group) else None
        if isinstance(existing, app_commands.Group) and isinstance(command, app_commands.Group):
            for inner in command.commands:
                existing.add_command(inner)
        else:
            super().add_command(command, **options)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Begin the answer to a command or autocompletion. Return whether that succeeded, and it is none of before."""
        if interaction.client.is_leaving:
            return False
        if task := asyncio.current_task():
            interaction.client.note_answering(task, interaction)
        if interaction.client.repeats.is_repeated("command", interaction.id):
            return False
        data = cast("dict[str, Any]", interaction.data)
        if data.get("type") == ENTRY_POINT:  # discord.py knows no such commands, and would look for a menu's
            data["type"] = discord.AppCommandType.chat_input.value
        try:
            defers = interaction.type is not discord.InteractionType.autocomplete and not opens_modal(interaction)
            await begin_answer(interaction, defers=defers, thinking=audience_of(interaction))
        except Exception as error:  # noqa: BLE001  discord.py calls the error handler for errors within commands only
            await answer_command_error(interaction, error)
            return False
        return True


async def answer_command_error(interaction: Interaction, error: Exception) -> None:
    """Explain a command's error to the person; for autocompletion, only log it. The command tree's error handler."""
    if interaction.type is discord.InteractionType.autocomplete:
        if isinstance(error, Unavailable):
            log_unavailable(error)
        else:
            report(error)
        return
    try:
        await answer_error(interaction, error)
    finally:
        await end_answer(interaction)


def opens_modal(interaction: Interaction) -> bool:
    """Return whether a command declares that its answer is a modal; it may depend on what is typed."""
    declared = interaction.command.extras.get("opens_modal", False) if interaction.command else False
    return bool(declared(interaction) if callable(declared) else declared)


def audience_of(interaction: Interaction) -> Audience:
    """Return the audience that a command declares for its answer."""
    extras = interaction.command.extras if interaction.command else {}
    audience: Audience = extras.get("audience", "private")
    return audience


async def begin_answer(interaction: Interaction, *, defers: bool, thinking: Audience | None = None) -> None:
    """Start the timer of the deferral, register the token for followups, and load the person's preferences.

    Matches that the interaction's task loads from now on are queued in the person's turn.
    """
    asking.set(interaction.user.id)
    note_presence(interaction.client, interaction.user, interaction.channel)
    if defers:
        defer_later(interaction, thinking)
    interaction.client.followups.register(interaction)
    await load_preferences(interaction)


def note_presence(bot: Client, user: discord.User | discord.Member, channel: Any) -> None:
    """Keep that a user is in a channel of a server, or in a thread and so in its parent: they act there."""
    if isinstance(user, discord.Member) and channel is not None:
        bot.services.presence.note(user.id, channel.id, getattr(channel, "parent_id", None))


async def end_answer(interaction: Interaction) -> None:
    """Stop the timer of the deferral, and release the token for followups."""
    await end_deferral(interaction)
    await interaction.client.followups.release(interaction)


def kind_of(interaction: Interaction) -> Kind | None:
    """Return the kind of control that was used; None if the interaction is something else."""
    if interaction.type is discord.InteractionType.modal_submit:
        return "modal"
    if interaction.type is not discord.InteractionType.component:
        return None
    data = interaction_data(interaction)
    return "button" if data["component_type"] == discord.ComponentType.button.value else "select"


def all_resolved(data: Mapping[str, Any]) -> bool:
    """Return whether Discord sent the objects of all ids chosen in a select, as it always does for genuine ones."""
    if data.get("component_type") in (None, discord.ComponentType.button.value, discord.ComponentType.select.value):
        return True
    found = {key for family in data.get("resolved", {}).values() for key in family}
    return found.issuperset(data.get("values", ()))

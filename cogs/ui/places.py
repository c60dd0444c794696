"""Where a match may be played, who may bring one about there, and who may say so."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import discord

import locales
from cogs.ui.commands import spoken
from cogs.ui.readers import server, tongue
from cogs.ui.voices import is_voiced, may_be_heard
from cogs.ui.words import Harmless
from matches import MatchError

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which no match can be played in a channel."""


def check_place(interaction: "Interaction") -> None:
    """Raises MatchError where a match could not be played, or is not meant to be, or not begun by this person."""
    if interaction.channel is None or (interaction.guild_id is None and not is_voiced(interaction)):
        raise MatchError("challenge-needs-server")
    if not may_be_heard(interaction):
        raise MatchError("not-heard")
    _check_channel(interaction)
    _check_role(interaction)
    if not is_voiced(interaction):
        _check_permissions(interaction)


def check_present(interaction: "Interaction", people: Iterable[discord.User | discord.Member]) -> list[int]:
    """Those of some people of whom Discord does not say whether they can see the place, by user.

    Raises MatchError("not-here") for somebody who cannot: the bot would have to write to a stranger.
    """
    unknown = []
    for one in people:
        here = _is_here(interaction, one)
        if here is False:
            raise MatchError("not-here", player=one.display_name)
        if here is None:
            unknown.append(one.id)
    return unknown


def _is_here(interaction: "Interaction", user: discord.User | discord.Member) -> bool | None:
    """Whether somebody chosen in a command shares its server or chat; None where Discord does not say."""
    if interaction.guild_id is not None:
        return isinstance(user, discord.Member)
    recipients = getattr(interaction.channel, "recipients", None) or []
    return any(one.id == user.id for one in recipients) if recipients else None


def check_manager(interaction: "Interaction") -> None:
    """Raises MatchError unless the person may manage the server of an interaction."""
    command = spoken(tongue(interaction), "settings me")
    if interaction.guild_id is None:
        raise MatchError("settings-need-server", command=command)
    if not (interaction.permissions.manage_guild or interaction.permissions.administrator):
        raise MatchError("not-manager", command=command)


def _check_channel(interaction: "Interaction") -> None:
    """The channels that the server has chosen; a thread is where its channel is."""
    chosen = server(interaction).channels
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if chosen and not chosen & here:
        raise MatchError("not-this-channel", channels=tuple(Harmless(f"<#{one}>") for one in sorted(chosen)))


def _check_role(interaction: "Interaction") -> None:
    """The role that the server has chosen."""
    role, person = server(interaction).role, interaction.user
    if role and not (isinstance(person, discord.Member) and person.get_role(role)):
        raise MatchError("not-your-role", role=Harmless(f"<@&{role}>"))


def _check_permissions(interaction: "Interaction") -> None:
    """What the bot needs in the channel."""
    permissions = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(permissions, name)]
    if isinstance(interaction.channel, discord.Thread) and not permissions.send_messages_in_threads:
        missing.append("send_messages_in_threads")
    if missing:
        language = tongue(interaction)
        names = tuple(locales.say(language, f"permission-{name.replace('_', '-')}") for name in missing)
        raise MatchError("missing-permissions", permissions=names)

"""Where a match may be played, who may bring one about there, and who may say so."""

from collections.abc import Iterable
from typing import Final

import discord

import locales
from cogs.ui.client import Interaction
from cogs.ui.command_texts import spoken
from cogs.ui.followups import is_answer_only, missing_to_answer_publicly, writing_in
from cogs.ui.formatting import Harmless
from cogs.ui.preferences import language_of, server_of
from matches import MatchError, Place

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which no match can be played in a channel. In a thread, the one for threads lets one write."""


def check_place(interaction: Interaction, place: Place) -> None:
    """Raises MatchError where a match could not be played, or is not meant to be, or not begun by this person.

    `place` is where a match that is asked for by the interaction is to live: here, or in the channel of a thread here.
    """
    if interaction.channel is None or (interaction.guild_id is None and not is_answer_only(interaction)):
        raise MatchError("challenge-needs-server")
    if missing := missing_to_answer_publicly(interaction):
        raise MatchError("answers-hidden", permissions=_names(interaction, missing))
    _check_channel(interaction)
    _check_role(interaction)
    if not place.answer_only:
        _check_permissions(interaction, place)


def check_present(interaction: Interaction, people: Iterable[discord.User | discord.Member]) -> list[int]:
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


def _is_here(interaction: Interaction, user: discord.User | discord.Member) -> bool | None:
    """Whether somebody chosen in a command shares its server or chat; None where Discord does not say."""
    if interaction.guild_id is not None:
        return isinstance(user, discord.Member)
    recipients = getattr(interaction.channel, "recipients", None) or []
    return any(one.id == user.id for one in recipients) if recipients else None


def check_manager(interaction: Interaction) -> None:
    """Raises MatchError unless the person may manage the server of an interaction."""
    command = spoken(language_of(interaction), "settings me")
    if interaction.guild_id is None:
        raise MatchError("settings-need-server", command=command)
    if not (interaction.permissions.manage_guild or interaction.permissions.administrator):
        raise MatchError("not-manager", command=command)


def _check_channel(interaction: Interaction) -> None:
    """The channels that the server has chosen; a thread is where its channel is."""
    chosen = server_of(interaction).channels
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if chosen and not chosen & here:
        raise MatchError("not-this-channel", channels=tuple(Harmless(f"<#{one}>") for one in sorted(chosen)))


def _check_role(interaction: Interaction) -> None:
    """The role that the server has chosen."""
    role = server_of(interaction).role
    if role and role not in roles_of(interaction.user):
        raise MatchError("not-your-role", role=Harmless(f"<@&{role}>"))


def roles_of(person: discord.User | discord.Member) -> frozenset[int]:
    """The ids of the roles that somebody has in the server where they are met; @everyone's is the server's own.

    discord.py shows only roles that it knows from the server, and it knows none where the bot is no member.
    """
    if not isinstance(person, discord.Member):
        return frozenset()
    return frozenset({person.guild.id, *person._roles})  # noqa: SLF001  the ids as Discord sent them


def _check_permissions(interaction: Interaction, place: Place) -> None:
    """What the bot needs in the channel or thread where the match is to live."""
    here = place.channel == interaction.channel_id
    writing = writing_in(interaction.channel) if here else "send_messages"
    needed = [writing if name == "send_messages" else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise MatchError("missing-permissions", permissions=_names(interaction, missing))


def _names(interaction: Interaction, permissions: list[str]) -> tuple[str, ...]:
    """What Discord calls permissions, in the language of the person behind an interaction."""
    language = language_of(interaction)
    return tuple(locales.say(language, f"permission-{name.replace('_', '-')}") for name in permissions)

"""Checks of places: whether a match may be played there, and who may begin one."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import interaction_data, look_up
from cogs.core.followups import is_answer_only, is_direct, missing_to_answer_publicly, write_permission
from cogs.core.preferences import language_of, server_of
from matches import MatchError, Person, Place
from wording.formatting import Harmless, clean_line

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions needed to play in a channel. Threads have their own permission instead of "send_messages"."""

MOST_CHANNELS: Final = 3
"""Channels that are named to somebody who challenges a person where that person cannot look."""


def check_place(interaction: Interaction, place: Place, *, alone: bool = False) -> None:
    """Check that a match can be played in a place, that the server allows it, and that this person may begin it.

    Raises MatchError. `place` is where the match is to live: the interaction's channel, or that of its thread. `alone`:
    nobody but the bot is an opponent, so direct messages with it are allowed.
    """
    if interaction.channel is None or (is_direct(interaction) and not alone):
        raise MatchError("challenge-needs-server")
    if is_direct(interaction):
        return
    if missing := missing_to_answer_publicly(interaction):
        raise MatchError("answers-hidden", permissions=_names(interaction, missing))
    _check_channel(interaction)
    _check_role(interaction)
    if not place.answer_only:
        _check_permissions(interaction, place)


def check_public(interaction: Interaction) -> None:
    """Check that the person and the bot may post a public answer to an interaction.

    Raises MatchError("show-alone" | "show-hidden" | "show-not-yours" | "show-closed").
    """
    if is_direct(interaction):
        raise MatchError("show-alone")
    if missing := missing_to_answer_publicly(interaction):
        raise MatchError("show-hidden", permissions=_names(interaction, missing))
    if is_answer_only(interaction):
        return
    writing = write_permission(interaction.channel)
    if not getattr(interaction.permissions, writing):
        raise MatchError("show-not-yours")
    if missing := [name for name in (writing, "attach_files") if not getattr(interaction.app_permissions, name)]:
        raise MatchError("show-closed", permissions=_names(interaction, missing))


def check_present(interaction: Interaction, people: Sequence[discord.User | discord.Member]) -> list[int]:
    """Return the users who may be unable to see the place, because Discord does not tell.

    Raises MatchError("opponent-is-bot") for a bot, and "not-here" or "cannot-see" for somebody who cannot see it: the
    bot would have to write to a stranger, or play where they cannot look.
    """
    _check_human([person.bot for person in people])
    members = {person.id: person for person in people if isinstance(person, discord.Member)}
    return [user for person in people for user in _unsure(interaction, person.id, person.display_name, members)]


def check_chosen(interaction: Interaction, people: Sequence[Person]) -> list[int]:
    """Do the same as `check_present` for people chosen in a select."""
    known = resolved(interaction, "users")
    _check_human([look_up(known, str(person.user)).get("bot", False) for person in people])
    members = _chosen_members(interaction)
    return [user for person in people for user in _unsure(interaction, person.user, person.name, members)]


def _chosen_members(interaction: Interaction) -> Mapping[int, discord.Member]:
    """Return the members of the server that Discord sent with the choices in a select, with their permissions."""
    guild, users, found = interaction.guild, resolved(interaction, "users"), dict[int, discord.Member]()
    if guild is None:
        return found
    for user, sent in resolved(interaction, "members").items():
        data: Any = {**sent, "user": look_up(users, user)}
        found[int(user)] = discord.Member(data=data, guild=guild, state=guild._state)  # noqa: SLF001  as for options
    return found


def _check_human(are_bots: Iterable[bool]) -> None:
    if any(are_bots):
        raise MatchError("opponent-is-bot")


def chosen_person(interaction: Interaction, user: int) -> Person:
    """Return a person chosen in a select; the name comes from the interaction's data."""
    known = look_up(resolved(interaction, "users"), str(user))
    return Person(user, clean_line(known.get("global_name") or known["username"]) or str(user))


def resolved(interaction: Interaction, kind: str) -> Mapping[str, Any]:
    """Return the objects of a kind that Discord sent with the choices in a select, by id."""
    found: Mapping[str, Any] = interaction_data(interaction).get("resolved", {}).get(kind, {})
    return found


def _unsure(interaction: Interaction, user: int, name: str, members: Mapping[int, discord.Member]) -> list[int]:
    """Return the user if Discord does not tell whether they can see the place. Raises MatchError.

    `members`: the chosen members of the server, with their permissions in the channel as far as Discord tells.
    """
    is_present = _is_here(interaction, user, members)
    if is_present is False:
        raise MatchError("not-here", player=name)
    member = members.get(user)
    granted = member.resolved_permissions if member else None
    if member and granted is not None and not granted.view_channel:
        by_account = "yes" if interaction.client.is_for_accounts else "no"
        raise MatchError("cannot-see", player=name, channels=_common_channels(interaction, member), account=by_account)
    return [user] if is_present is None else []


def _common_channels(interaction: Interaction, member: discord.Member) -> tuple[Harmless, ...]:
    """Return a few channels of the server that a member sees, and where this person may begin a match."""
    guild, person, server = interaction.client.get_guild(member.guild.id), interaction.user, server_of(interaction)
    if guild is None or not isinstance(person, discord.Member):
        return ()
    found = (
        Harmless(channel.mention)
        for channel in guild.text_channels
        if (not server.channels or channel.id in server.channels)
        and channel.permissions_for(member).view_channel
        and channel.permissions_for(person).send_messages
        and missing_to_post(interaction, channel.id) == ()
    )
    return tuple(islice(found, MOST_CHANNELS))


def _is_here(interaction: Interaction, user: int, members: Collection[int]) -> bool | None:
    """Return whether a chosen person is in the server or group chat; None if Discord does not tell."""
    if interaction.guild_id is not None:
        return user in members
    recipients = getattr(interaction.channel, "recipients", None) or []
    return any(recipient.id == user for recipient in recipients) if recipients else None


def may_manage(interaction: Interaction, guild: int | None = None) -> bool:
    """Return whether the person may manage the server of an interaction, which has to be `guild` if that is given."""
    is_there = interaction.guild_id is not None and guild in (None, interaction.guild_id)
    return is_there and (interaction.permissions.manage_guild or interaction.permissions.administrator)


def check_manager(interaction: Interaction) -> None:
    """Check that the person may manage the server of an interaction. Raises MatchError."""
    if interaction.guild_id is None:
        raise MatchError("settings-need-server")
    if not may_manage(interaction):
        raise MatchError("not-manager")


def check_daily_channel(interaction: Interaction, channel: int) -> None:
    """Check that the bot may post the daily puzzle in a channel of the server. Raises MatchError."""
    if is_answer_only(interaction):
        raise MatchError("daily-not-member")
    _check_postable(interaction, channel, unseen="daily-unseen", closed="daily-closed")


def check_server_match_channel(interaction: Interaction, channel: int) -> None:
    """Check that the server's match may be played in a channel of the server. Raises MatchError."""
    if is_answer_only(interaction):
        raise MatchError("server-match-not-member")
    _check_postable(interaction, channel, unseen="server-match-unseen", closed="server-match-closed")


def check_match_channel(interaction: Interaction, channel: int, *, unseen: str, closed: str) -> None:
    """Check that matches may be played in a channel of the server, and that the bot may post there.

    Raises MatchError of the codes `unseen` and `closed`, and others.
    """
    _check_channel(interaction)
    _check_postable(interaction, channel, unseen=unseen, closed=closed)


def check_is_member(interaction: Interaction, *, outside: str, stranger: str) -> None:
    """Check that an interaction comes from a server of which the bot is a member.

    Raises MatchError of the code `outside` elsewhere, and of `stranger` in other servers.
    """
    if interaction.guild_id is None:
        raise MatchError(outside)
    if is_answer_only(interaction):
        raise MatchError(stranger)


def channel_of(interaction: Interaction) -> int:
    """Return the channel of an interaction; for a thread, its parent."""
    return getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0


def _check_postable(interaction: Interaction, channel: int, *, unseen: str, closed: str) -> None:
    """Raise MatchError(unseen) if the bot does not see the channel, MatchError(closed) if it may not post there."""
    missing = missing_to_post(interaction, channel)
    if missing is None:
        raise MatchError(unseen)
    if missing:
        raise MatchError(closed, channel=Harmless(f"<#{channel}>"), permissions=missing)


def missing_to_post(interaction: Interaction, channel: int) -> tuple[str, ...] | None:
    """Return the names of permissions that the bot lacks in a text channel; None if it sees no such channel.

    While the server is unavailable, none are reported.
    """
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None or guild.unavailable:
        return ()
    found = guild.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        return None
    granted = found.permissions_for(guild.me)
    return _names(interaction, [name for name in NEEDED if not getattr(granted, name)])


def _check_channel(interaction: Interaction) -> None:
    """Check that the server allows matches in the channel, or in a thread's channel. Raises MatchError."""
    allowed = server_of(interaction).channels
    channels = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if allowed and not allowed & channels:
        raise MatchError("not-this-channel", channels=tuple(Harmless(f"<#{channel}>") for channel in sorted(allowed)))


def _check_role(interaction: Interaction) -> None:
    """Check that the person has the role that the server requires. Raises MatchError."""
    role = server_of(interaction).role
    if role and role not in roles_of(interaction.user):
        raise MatchError("not-your-role", role=Harmless(f"<@&{role}>"))


def roles_of(person: discord.User | discord.Member) -> frozenset[int]:
    """Return the ids of a person's roles in the server of the interaction; @everyone has the server's id.

    `Member.roles` has only cached roles, of which there are none where the bot is no member.
    """
    if not isinstance(person, discord.Member):
        return frozenset()
    return frozenset({person.guild.id, *person._roles})  # noqa: SLF001  the ids as Discord sent them


def _check_permissions(interaction: Interaction, place: Place) -> None:
    """Check the permissions of the person and the bot in the channel or thread of the match. Raises MatchError."""
    is_same = place.channel == interaction.channel_id
    writing = write_permission(interaction.channel) if is_same else "send_messages"
    if not getattr(interaction.permissions, writing):
        raise MatchError("challenge-not-yours")
    needed = [writing if name == "send_messages" else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise MatchError("missing-permissions", permissions=_names(interaction, missing))


def _names(interaction: Interaction, permissions: list[str]) -> tuple[str, ...]:
    """Return Discord's names of permissions, in the person's language."""
    language = language_of(interaction)
    return tuple(locales.say(language, permission_id(name)) for name in permissions)


def permission_id(name: str) -> str:
    """Return the id of the message with Discord's name of a permission; `name` is discord.py's."""
    return f"permission-{name.replace('_', '-')}"

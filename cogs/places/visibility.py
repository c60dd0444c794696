"""Who may see matches, challenges, offers, leagues and tournaments: people in them, and all who see the channel."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeVar

import discord

from cogs.core.client import Client, Interaction
from cogs.core.discord_codes import AWAY, NO_MEMBER
from cogs.core.handlers import finds
from cogs.places.servers import MOST_FETCHED, ServerChannel, find_channel, find_members, find_server
from matches import Challenge, Event, Listing, Match, MatchError, Offer, Place
from matches.playing.match_rules import takes_part
from matches.teams.team_models import Motion, Roster

EventKind = TypeVar("EventKind", bound=Event)


@finds(Match)
async def visible_match(interaction: Interaction, number: int) -> Match:
    """Return the match with a number. Raises MatchError("no-such-match"), also if the person may not see it."""
    interaction.extras["match"] = number  # for the log
    match = await interaction.client.services.matches.get(number, interaction.user.id)
    if not await may_see_match(interaction, match):
        raise MatchError("no-such-match", match=number)
    return match


@finds(Challenge)
async def visible_challenge(interaction: Interaction, number: int) -> Challenge:
    """Return the challenge with a number. Raises MatchError("no-such-challenge"), also if the person may not see it.

    The people in it may answer from anywhere, such as their direct messages.
    """
    challenge = await interaction.client.services.challenges.get(number)
    users = {challenge.challenger.user, *(invitation.user for invitation in challenge.invitations)}
    if not await _may_see(interaction, challenge.place, users):
        raise MatchError("no-such-challenge", challenge=number)
    return challenge


async def visible_challenges(interaction: Interaction, challenges: Collection[Challenge]) -> tuple[Challenge, ...]:
    """Return those challenges with open seats that the person may see."""
    places = {challenge.place for challenge in challenges}
    visible = {place for place in places if await _may_see(interaction, place, ())}
    return tuple(challenge for challenge in challenges if challenge.place in visible)


@finds(Offer)
async def visible_offer(interaction: Interaction, number: int) -> Offer:
    """Return the offer with a number. Raises MatchError("no-such-offer"), also if the person may not see its match."""
    offer = await interaction.client.services.offers.get(number)
    if not await may_see_match(interaction, offer.match):
        raise MatchError("no-such-offer", offer=number)
    return offer


@finds(Motion)
async def visible_motion(interaction: Interaction, number: int) -> Motion:
    """Return the motion with a number. Raises MatchError("no-such-motion"), also where the person may not see it."""
    services, user = interaction.client.services, interaction.user.id
    motion = await services.motions.get(number, user)
    if not await may_see_match(interaction, await services.matches.get(motion.match, user)):
        raise MatchError("no-such-motion")
    return motion


@finds(Roster)
async def visible_team(interaction: Interaction, number: int) -> Roster:
    """Return the team with a number, loaded for the person. Raises MatchError("no-such-team"), also if they may see
    neither the match nor the challenge in which it has a seat, and were not named for it.
    """
    services = interaction.client.services
    roster = await services.teams.team(number, interaction.user.id)
    if roster.own:
        return roster
    place = None
    if roster.match:
        place = (await services.matches.listing(roster.match)).place
    elif roster.challenge:
        place = (await services.challenges.get(roster.challenge)).place
    if place is None or not await _may_see(interaction, place, ()):
        raise MatchError("no-such-team", team=number)
    return roster


async def visible_ones(interaction: Interaction, events: Collection[EventKind]) -> tuple[EventKind, ...]:
    """Return those leagues or tournaments whose channel the person can see."""
    places = {Place(each.guild, each.channel) for each in events}
    visible = {place for place in places if await _may_see(interaction, place, ())}
    return tuple(each for each in events if Place(each.guild, each.channel) in visible)


async def may_see_match(interaction: Interaction, match: Match) -> bool:
    """Return whether the person may see a match."""
    return takes_part(match, interaction.user.id) or await _may_see(interaction, match.place, ())


async def still_sees(bot: Client, user: int, place: Place) -> bool | None:
    """Return whether a user can see a place, without an interaction of theirs; None if that is not known now.

    Outside servers, and where the bot is no member, Discord does not tell: return True.
    """
    if place.guild is None or place.answer_only:
        return True
    try:
        guild = await find_server(bot, place.guild)
        if guild is None:
            return False
        if guild.unavailable:
            return None
        channel = await find_channel(guild, place.channel)
        if channel is None:
            return False
        member = await guild.fetch_member(user)
        parent = await find_channel(guild, channel.parent_id) if isinstance(channel, discord.Thread) else None
        return await _sees_place(channel, parent, member)
    except AWAY as fault:
        return False if getattr(fault, "code", None) in NO_MEMBER else None


async def who_sees(bot: Client, place: Place, users: Collection[int]) -> Mapping[int, bool]:
    """Return whether some users can see a place of a server. Those are left out of whom Discord does not tell now: all,
    if the bot itself is not there.
    """
    try:
        guild = await find_server(bot, place.guild) if place.guild and not place.answer_only else None
        channel = await find_channel(guild, place.channel) if guild and not guild.unavailable else None
        parent = await find_channel(guild, channel.parent_id) if isinstance(channel, discord.Thread) and guild else None
        if guild is None or channel is None:
            return {}
        if isinstance(channel, discord.Thread) and channel.is_private():  # each is another request
            users = list(users)[:MOST_FETCHED]
        members = await find_members(bot, guild, users)
        return {
            user: member is not None and await _sees_place(channel, parent, member) for user, member in members.items()
        }
    except (*AWAY, discord.ClientException):
        return {}


async def which_still_seen(bot: Client, user: int, places: Collection[Place]) -> Mapping[Place, bool | None]:
    """Return `still_sees` for several places, with concurrent requests."""
    channels = list({replace(place, thread=None) for place in places})
    answers = await asyncio.gather(*(still_sees(bot, user, channel) for channel in channels))
    seen = dict(zip(channels, answers, strict=True))
    return {place: seen[replace(place, thread=None)] for place in places}


def may_everybody_see(interaction: Interaction, match: Match | Listing) -> bool:
    """Return whether everybody in the interaction's place may see a match: it is played there, or in public."""
    place, guild = match.place, interaction.client.get_guild(interaction.guild_id or 0)
    if _channels_of(interaction) & {place.channel, place.thread}:
        return True
    channel = guild.get_channel(place.channel) if guild and place.guild == guild.id else None
    return bool(guild and channel and channel.permissions_for(guild.default_role).view_channel)


def _channels_of(interaction: Interaction) -> set[int | None]:
    """Return the channel of an interaction, and also the parent of a thread."""
    return {interaction.channel_id, getattr(interaction.channel, "parent_id", None)} - {None}


async def _may_see(interaction: Interaction, place: Place, users: Collection[int | None]) -> bool:
    """Return whether the person is one of the users, or can see the place."""
    if interaction.user.id in users or _channels_of(interaction) & {place.channel, place.thread}:
        return True
    return place.guild is not None and place.guild == interaction.guild_id and await _sees(interaction, place.channel)


async def _sees(interaction: Interaction, channel_id: int) -> bool:
    """Return whether the person can see another channel of the server; unknown channels count as hidden.

    The member's roles come from the interaction: the bot caches no members.
    """
    guild, member = interaction.client.get_guild(interaction.guild_id or 0), interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    try:
        return channel.parent is not None and await _sees_thread(channel, channel.parent, member)
    except AWAY:
        return False


async def _sees_place(channel: ServerChannel, parent: ServerChannel | None, member: discord.Member) -> bool:
    """Return whether a member can see a channel, or a thread in its parent. Raises like `_sees_thread`."""
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    return parent is not None and await _sees_thread(channel, parent, member)


async def _sees_thread(thread: discord.Thread, parent: ServerChannel, member: discord.Member) -> bool:
    """Return whether a member can see a thread; a private one has to have added them, unless they may manage threads.

    Raises the errors of discord.py if Discord does not tell.
    """
    permissions = parent.permissions_for(member)
    if not thread.is_private() or not permissions.view_channel or permissions.manage_threads:
        return permissions.view_channel
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound as unknown:
        if unknown.code not in NO_MEMBER:
            raise
        return False
    return True

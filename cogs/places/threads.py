"""Threads of matches: whether to open one, opening it, and its title."""

from dataclasses import replace
from typing import Final

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import Code, Remedy, remedy
from cogs.places.servers import find_channel, find_server, own_member
from matches import Match, Place
from runtime import logs
from wording.formatting import thread_title

WithThreads = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
ARCHIVED_AFTER: Final = 10_080
"""Minutes without messages after which Discord archives a thread: the longest possible."""

log = logs.get(__name__)


async def with_thread(bot: Client, match: Match) -> Match:
    """Return a match with its thread, which is opened on the challenge card before the first board, if permitted.

    A card has one thread: if it exists already, an earlier attempt has opened it.
    """
    place = match.place
    if 0 not in match.told_entries or place.thread or not match.card:
        return match
    channel = await _channel_for_threads(bot, place)
    if channel is None:
        return match
    try:
        card = channel.get_partial_message(match.card)
        title = await title_of(bot, match)
        thread = (await card.create_thread(name=title, auto_archive_duration=ARCHIVED_AFTER)).id
    except discord.HTTPException as refused:
        if refused.code != Code.THREAD_EXISTS:
            if remedy(refused) is Remedy.RETRY:
                raise
            log.debug("no thread is opened", match=match.id, channel=place.channel, code=refused.code)
            return match
        thread = match.card
    await bot.services.matches.move_to_thread(match.id, thread)
    log.debug("a thread is opened", match=match.id, channel=place.channel, thread=thread)
    return replace(match, place=replace(place, thread=thread))


async def title_of(bot: Client, match: Match) -> str:
    """Return the title of a match's thread, with its number if an earlier thread of the channel has the same title."""
    alike = await bot.services.matches.alike(match)
    stakes = await bot.services.stakes([match.id, *alike])
    stake = stakes.get(match.id)
    return thread_title(match, stake, numbered=any(stakes.get(other) == stake for other in alike))


async def wants_thread(bot: Client, place: Place) -> bool:
    """Return whether a match gets a thread: the server wants threads, and the place allows them.

    Raises the errors of discord.py if Discord does not tell.
    """
    return await _channel_for_threads(bot, place) is not None


async def _channel_for_threads(bot: Client, place: Place) -> WithThreads | discord.PartialMessageable | None:
    """Return the channel for a match's thread; None if there is to be none.

    An unavailable server is assumed to allow it.
    """
    if place.guild is None or place.answer_only:
        return None
    if (await bot.services.preferences.get_server(place.guild)).home != "threads":
        return None
    guild = await find_server(bot, place.guild)
    if guild is None:
        return None
    if guild.unavailable:
        return bot.get_partial_messageable(place.channel, guild_id=place.guild)
    channel = await find_channel(guild, place.channel)
    if not isinstance(channel, WithThreads):
        return None
    return channel if channel.permissions_for(await own_member(bot, guild)).send_messages_in_threads else None


async def rename_thread(bot: Client, thread: int, title: str) -> None:
    """Change the title of a thread. An archived one is reopened for a moment, since only then can its title be changed.

    The bot opened the thread, so it needs no permission.
    """
    found = await bot.fetch_channel(thread)
    if not isinstance(found, discord.Thread) or found.name == title:
        return
    archived = found.archived
    await found.edit(name=title, archived=False)
    if archived:
        await found.edit(archived=True)

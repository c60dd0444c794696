"""Threads of matches: whether there is to be one, opening it, and its title."""

from dataclasses import replace
from typing import Final

import discord

from cogs.ui.board_messages import told_entries
from cogs.ui.client import Client
from cogs.ui.codes import CLOSED, Code
from cogs.ui.formatting import thread_title
from matches import Match, Place

ARCHIVED_AFTER: Final = 10_080
"""Minutes without a message until Discord archives a thread: the longest there is."""


async def with_thread(bot: Client, match: Match) -> Match:
    """Return a match with its thread, which is opened on the challenge card before the first board, where the bot may.

    A card has one thread: if it has one already, an earlier attempt has opened it.
    """
    place = match.place
    if 0 not in told_entries(match) or place.thread or not match.card or not await wants_thread(bot, place):
        return match
    card = bot.get_partial_messageable(place.channel, guild_id=place.guild).get_partial_message(match.card)
    try:
        thread = (await card.create_thread(name=thread_title(match), auto_archive_duration=ARCHIVED_AFTER)).id
    except discord.HTTPException as refused:
        if refused.code != Code.THREAD_EXISTS:
            if refused.code not in CLOSED and refused.status != 400:  # 400: it would be refused again and again
                raise
            return match
        thread = match.card
    await bot.services.matches.move_to_thread(match.id, thread)
    return replace(match, place=replace(place, thread=thread))


async def wants_thread(bot: Client, place: Place) -> bool:
    """Return whether a match is to have a thread: its server wants that, and the place allows it."""
    home = (await bot.services.preferences.get_server(place.guild or 0)).home
    return home == "threads" and _may_write_in_threads(bot, place)


def _may_write_in_threads(bot: Client, place: Place) -> bool:
    """Return whether a place can have threads in which the bot may write; True while its server is unavailable."""
    guild = bot.get_guild(place.guild) if place.guild else None
    if guild and guild.unavailable:
        return True
    channel = guild.get_channel(place.channel) if guild else None
    return bool(guild and channel and channel.permissions_for(guild.me).send_messages_in_threads)


async def rename_thread(bot: Client, thread: int, title: str) -> None:
    """Change the title of a thread. An archived one is opened for a moment: only then can its title be changed.

    The bot opened the thread, so that it may change the title without a permission.
    """
    found = await bot.fetch_channel(thread)
    if not isinstance(found, discord.Thread) or found.name == title:
        return
    archived = found.archived
    await found.edit(name=title, archived=False)
    if archived:
        await found.edit(archived=True)

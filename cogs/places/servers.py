"""Servers and their channels: from the cache of this process's shards, else by request."""

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import UNSEEN

ServerChannel = discord.abc.GuildChannel | discord.Thread


async def find_server(bot: Client, server: int) -> discord.Guild | None:
    """Return a server; None if the bot is no member. Raises the errors of discord.py if Discord does not tell.

    A server of another process's shard has roles, but neither channels nor members.
    """
    if known := bot.get_guild(server):
        return known
    try:
        return await bot.fetch_guild(server, with_counts=False)
    except discord.HTTPException as refused:
        if refused.code not in UNSEEN:
            raise
        return None


async def find_channel(guild: discord.Guild, channel: int) -> ServerChannel | None:
    """Return a channel or thread of a server; None if the bot can see none with that id.

    Raises the errors of discord.py if Discord does not tell.
    """
    if known := guild.get_channel_or_thread(channel):
        return known
    try:
        return await guild.fetch_channel(channel)
    except discord.InvalidData:  # it belongs to another server
        return None
    except discord.HTTPException as refused:
        if refused.code not in UNSEEN:
            raise
        return None


async def own_member(bot: Client, guild: discord.Guild) -> discord.Member:
    """Return the bot as a member of a server. Raises the errors of discord.py if Discord does not tell."""
    assert bot.user
    return guild.get_member(bot.user.id) or await guild.fetch_member(bot.user.id)

"""Servers and their channels: from the cache of this process's shards, else by request."""

import asyncio
from collections.abc import Collection
from typing import Final

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import NO_MEMBER, UNSEEN

MOST_QUERIED: Final = 100
"""Discord's limit for the members asked for by id in one request on the gateway."""
MOST_FETCHED: Final = 25
"""Most members asked for one by one."""
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


async def find_members(bot: Client, guild: discord.Guild, users: Collection[int]) -> dict[int, discord.Member | None]:
    """Return some members of a server by id, None for people who are not in it. Raises the errors of discord.py if
    Discord does not tell.

    Several are asked for at once, by the hundred; but only the process whose shard hears of the server can. Another one
    makes a request for each, and leaves those out that are more than `MOST_FETCHED`.
    """
    if len(users) == 1 or bot.get_guild(guild.id) is None:
        chosen = list(users)[:MOST_FETCHED]
        return dict(zip(chosen, await asyncio.gather(*(_fetch_member(guild, user) for user in chosen)), strict=True))
    found: dict[int, discord.Member | None] = dict.fromkeys(users)
    wanted = list(users)
    for begin in range(0, len(wanted), MOST_QUERIED):
        asked = wanted[begin : begin + MOST_QUERIED]
        members = await guild.query_members(user_ids=asked, limit=len(asked), cache=False)
        found |= {member.id: member for member in members}
    return found


async def _fetch_member(guild: discord.Guild, user: int) -> discord.Member | None:
    try:
        return await guild.fetch_member(user)
    except discord.HTTPException as refused:
        if refused.code not in NO_MEMBER:
            raise
        return None


async def own_member(bot: Client, guild: discord.Guild) -> discord.Member:
    """Return the bot as a member of a server. Raises the errors of discord.py if Discord does not tell."""
    assert bot.user
    return guild.get_member(bot.user.id) or await guild.fetch_member(bot.user.id)

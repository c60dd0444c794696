"""Posts of leagues and tournaments in the channel, and joining by them. `word`: `league` or `tournament`."""

from typing import Any

import discord

from tests.cogs.conftest import Guild, controls


def posts_of(word: str, guild: Guild, number: int = 1) -> list[discord.Message]:
    """Return the posts of an event in the channel, oldest first."""
    return [
        message
        for message in guild.messages(guild.channel.id)
        if any(identity.startswith(f"trilithon:{word}:{number}:") for identity in controls(message))
    ]


async def join_by_card(word: str, guild: Guild, *people: str) -> Any:
    """Have people join by the first post, and return the last answer."""
    answer = None
    for who in people:
        answer = await guild.press(who, posts_of(word, guild)[0], f"{word}-join")
    return answer

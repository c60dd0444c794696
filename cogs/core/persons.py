"""The people behind Discord's users."""

import discord

from matches import Person
from matches.core.names import one_line


def person_of(user: discord.abc.User) -> Person:
    """Return a user as a `Person`; a display name that shows nothing is replaced by the username."""
    return Person(user.id, one_line(user.display_name) or user.name)

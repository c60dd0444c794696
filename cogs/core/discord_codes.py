"""Discord's error codes, and classes of errors: permanent, temporary, too late.

An error is permanent only if its code is known to be. The HTTP status decides nothing: a 403 or 404 may also come from
the network in front of Discord during an outage. Codes and names are those of Discord's documentation:
https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-error-codes
"""

from enum import IntEnum
from typing import Final

import aiohttp
import discord


class Code(IntEnum):
    """The codes that the bot distinguishes."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    MOST_OLD_EDITS = 30046
    ALREADY_ACKNOWLEDGED = 40060
    MOST_FOLLOWUPS = 40094
    MISSING_ACCESS = 50001
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_RECIPIENTS = 50033
    INVALID_FORM_BODY = 50035
    THREAD_IS_ARCHIVED = 50083
    ENTRY_POINT_LEFT_OUT = 50240
    NO_DIRECT_MESSAGES = 50278
    THREAD_EXISTS = 160004
    THREAD_IS_LOCKED = 160005
    MOST_THREADS = 160006
    MOST_NEWS_THREADS = 160007


CLOSED: Final = frozenset(
    {
        Code.UNKNOWN_CHANNEL,
        Code.UNKNOWN_MESSAGE,
        Code.MISSING_ACCESS,
        Code.CANNOT_MESSAGE_USER,
        Code.MISSING_PERMISSIONS,
        Code.INVALID_RECIPIENTS,
        Code.THREAD_IS_ARCHIVED,
        Code.NO_DIRECT_MESSAGES,
        Code.THREAD_IS_LOCKED,
    }
)
"""The bot cannot write to a channel, until somebody changes that."""

NO_THREAD: Final = CLOSED | {Code.MOST_THREADS, Code.MOST_NEWS_THREADS}
"""The bot cannot open a thread now, so a match is played in the channel itself."""

NO_MEMBER: Final = frozenset({Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER, Code.MISSING_ACCESS})
"""A user, or the bot, is not in a server or thread."""

UNSEEN: Final = frozenset({Code.UNKNOWN_CHANNEL, Code.UNKNOWN_GUILD, Code.MISSING_ACCESS})
"""A server or channel does not exist, or the bot cannot see it."""

TOO_LATE: Final = frozenset(
    {
        Code.UNKNOWN_INTERACTION,
        Code.UNKNOWN_WEBHOOK,
        Code.ALREADY_ACKNOWLEDGED,
        Code.INVALID_WEBHOOK_TOKEN,
        Code.THREAD_IS_ARCHIVED,
        Code.THREAD_IS_LOCKED,
    }
)
"""An interaction can no longer be answered: its time is up, it was answered, or its thread is locked or archived."""

SPENT: Final = CLOSED | {Code.UNKNOWN_WEBHOOK, Code.INVALID_WEBHOOK_TOKEN, Code.MOST_FOLLOWUPS}
"""An interaction's token allows no more followups."""

AWAY: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Exceptions of requests that Discord refuses, limits or never answers; TimeoutError is a subclass of OSError."""

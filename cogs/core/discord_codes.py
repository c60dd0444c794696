"""Discord's error codes, and what can be done about an error: try again, try elsewhere, give up, or nothing any more.

The HTTP status alone decides little: a 403 or 404 without a code of Discord's may come from the network in front of it
during an outage. Codes and names are those of Discord's documentation:
https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-error-codes
"""

from collections.abc import Mapping
from enum import Enum, IntEnum, auto
from http import HTTPStatus
from typing import Final

import aiohttp
import discord


class Code(IntEnum):
    """The codes that the bot distinguishes."""

    GENERAL = 0
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    SLOWMODE = 20016
    CHANNEL_WRITE_LIMIT = 20028
    SERVER_WRITE_LIMIT = 20029
    MOST_EDITS = 30046
    UNAUTHORIZED = 40001
    UNVERIFIED_ACCOUNT = 40002
    SENDING_DISABLED = 40004
    REQUEST_TOO_LARGE = 40005
    FEATURE_DISABLED = 40006
    ALREADY_ACKNOWLEDGED = 40060
    RESOURCE_LIMITED = 40062
    MOST_FOLLOWUPS = 40094
    CLOUDFLARE = 40333
    MISSING_ACCESS = 50001
    EMPTY_MESSAGE = 50006
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_TOKEN = 50014
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_RECIPIENTS = 50033
    INVALID_FORM_BODY = 50035
    THREAD_IS_ARCHIVED = 50083
    INVALID_JSON = 50109
    ENTRY_POINT_LEFT_OUT = 50240
    NO_DIRECT_MESSAGES = 50278
    NOT_YET_AVAILABLE = 110001
    OVERLOADED = 130000
    THREAD_EXISTS = 160004
    THREAD_IS_LOCKED = 160005
    BLOCKED_BY_AUTOMOD = 200000
    TITLE_BLOCKED_BY_AUTOMOD = 200001
    BLOCKED_LINK = 240000


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


class Remedy(Enum):
    """What can be done about a refused request to post something."""

    RETRY = auto()
    """The same request may succeed later."""
    ELSEWHERE = auto()
    """This place does not take it; another one may."""
    GIVE_UP = auto()
    """No place would take it, because the bot has asked for something impossible."""


REMEDIES: Final[Mapping[int, Remedy]] = {
    **dict.fromkeys(
        (
            Code.SLOWMODE,
            Code.CHANNEL_WRITE_LIMIT,
            Code.SERVER_WRITE_LIMIT,
            Code.MOST_EDITS,
            Code.UNAUTHORIZED,
            Code.UNVERIFIED_ACCOUNT,
            Code.SENDING_DISABLED,
            Code.FEATURE_DISABLED,
            Code.RESOURCE_LIMITED,
            Code.CLOUDFLARE,
            Code.INVALID_TOKEN,
            Code.NOT_YET_AVAILABLE,
            Code.OVERLOADED,
        ),
        Remedy.RETRY,
    ),
    **dict.fromkeys(
        (*CLOSED, Code.BLOCKED_BY_AUTOMOD, Code.TITLE_BLOCKED_BY_AUTOMOD, Code.BLOCKED_LINK), Remedy.ELSEWHERE
    ),
    **dict.fromkeys(
        (Code.REQUEST_TOO_LARGE, Code.EMPTY_MESSAGE, Code.INVALID_FORM_BODY, Code.INVALID_JSON), Remedy.GIVE_UP
    ),
}
"""By code. Others are judged by the status (see `remedy`)."""
PASSING: Final = (
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.TOO_EARLY,
    HTTPStatus.TOO_MANY_REQUESTS,
)
"""Statuses below 500 of refusals that pass."""
BELIEVED_AFTER: Final = 5
"""How often another refusal without a code has to come: a broken connection may cause one, too."""
PERHAPS_NOT_DISCORD: Final = (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
"""Statuses with which the network in front of Discord refuses requests during an outage, without one of its codes."""


def remedy(fault: Exception, tried: int = BELIEVED_AFTER) -> Remedy:
    """Return what can be done about a request that Discord refused, or that failed, `tried` times before."""
    if not isinstance(fault, discord.HTTPException):
        return Remedy.RETRY
    if fault.code in REMEDIES:
        return REMEDIES[fault.code]
    if fault.status in PASSING or fault.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Remedy.RETRY
    is_unsure = fault.code == Code.GENERAL and (tried < BELIEVED_AFTER or fault.status in PERHAPS_NOT_DISCORD)
    return Remedy.RETRY if is_unsure else Remedy.ELSEWHERE


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

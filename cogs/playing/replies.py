"""Replies to the bot's messages: the answered message, the text, and whether it is meant as a move."""

import re
from contextlib import suppress
from typing import Final

import discord

import locales
from cogs.core.messages import Message, reply
from cogs.playing.move_words import undressed
from engine import IncompleteMove, MoveError, UnreadableMove
from matches import PreferenceService, Unavailable
from runtime.faults import log_unavailable, report
from wording.formatting import explain

LONGEST_REPLY: Final = 40
"""Maximal length of a reply that is read as a move, in characters."""
OVER: Final = "auction-over"
"""The refusal of a text that begins with a word of an auction, when there is none: “second”, “call me later”."""


def answered_message(message: discord.Message, bot: discord.ClientUser | None) -> discord.Message | None:
    """Return the message of the bot that a reply answers."""
    answered = message.reference.resolved if message.reference else None
    return answered if isinstance(answered, discord.Message) and answered.author == bot else None


def reply_text(message: discord.Message, bot: discord.ClientUser | None) -> str:
    """Return a reply's text without mentions of the bot, formatting, and what it quotes."""
    return undressed(re.sub(rf"<@!?{bot.id if bot else 0}>", " ", message.content))


def may_be_a_move(refusal: MoveError, text: str) -> bool:
    """Return whether a refused text may have been meant as a move, so that its author should be told."""
    return is_readable(refusal) or looks_like_a_move(text)


def is_readable(refusal: MoveError) -> bool:
    """Return whether a refused text could be parsed, at least as an incomplete move."""
    return refusal.code != OVER and (isinstance(refusal, IncompleteMove) or not isinstance(refusal, UnreadableMove))


def looks_like_a_move(text: str) -> bool:
    """Return whether a text may be a move rather than talk: one or two words, with a digit."""
    return len(text.split()) <= 2 and any(sign.isdigit() for sign in text)


async def reply_language(message: discord.Message, preferences: PreferenceService) -> str:
    """Return the language of a reply's place: the stored preference, else the server's locale."""
    guild, chosen = message.guild, None
    with suppress(Unavailable):
        person, server = await preferences.load(message.author.id, guild.id if guild else None)
        chosen = server.language if guild else person.language
    return chosen or locales.supported_language(str(guild.preferred_locale) if guild else None)


async def reply_fault(message: discord.Message, language: str, error: Exception) -> None:
    """Answer a reply with the reason if the database is unavailable, else with an apology."""
    if isinstance(error, Unavailable):
        log_unavailable(error)
        await reply(message, Message(explain(language, error)))
    else:
        await reply(message, Message(locales.say(language, "fault-unknown", reference=report(error))))

"""Saying things to people: in whose language, and with whose text made harmless."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord.utils import escape_markdown, escape_mentions

import locales
from engine import OptionError
from engine.description import GameDescription
from engine.errors import Refusal
from matches import Listing, Match, Person, Place
from matches.clocks import Clock, days_and_hours
from matches.names import one_line

INVITING: Final = re.compile(r"(?<=\w)\.(?=\w+/)")
"""The dot of an address without `://` before it, which Discord follows if it is an invitation's."""


NUMBERED: Final = ("match", "challenge", "offer")
"""What goes by a number that is a name: it is never written with signs between its thousands."""


class Harmless(str):
    """Text to be said as it is: a mention that is meant, where it notifies nobody."""

    __slots__ = ()


def safe(text: str) -> str:
    """Somebody's text so that nothing in it is formatted, leads anywhere, or mentions anybody."""
    unlinked = INVITING.sub(".\u200b", text.replace("://", ":\u200b//"))
    return escape_mentions(escape_markdown(unlinked)).replace("<", "‹")


def person(user: discord.abc.User) -> Person:
    """Who somebody is to the services; where their name shows nothing, by the one they log in with."""
    return Person(user.id, one_line(user.display_name) or user.name)


def explain(language: str, refusal: Refusal) -> str:
    """A refusal's sentence."""
    family = "option-error" if isinstance(refusal, OptionError) else "refusal"
    data = {name: _harmless(value) for name, value in refusal.data.items()}
    if isinstance(until := data.get("until"), int):
        data.update(moment(until))
    data.update({name: str(data[name]) for name in NUMBERED if isinstance(data.get(name), int)})
    if isinstance(match := data.get("match"), Match):
        data.update(match=str(match.id), link=link(match))
    return locales.say(language, f"{family}-{refusal.code}", **data)


def _harmless(value: object) -> object:
    if isinstance(value, str) and not isinstance(value, Harmless):
        return safe(shorten(value)).replace("`", "'")
    return tuple(map(_harmless, value)) if isinstance(value, list | tuple) else value


def moment(at: int) -> dict[str, str]:
    """A moment as Discord shows it to everybody in their own time: the date, and how long until then or since."""
    return {"at": f"<t:{at}:f>", "left": f"<t:{at}:R>"}


def link(match: Match | Listing) -> str:
    """The address of the latest board, or of the place where the match lives."""
    place = match.place
    if match.board is None:
        return address(place.guild, place.thread or place.channel)
    at_home = match.board_channel in (place.channel, place.thread)
    return address(place.guild if at_home else None, match.board_channel, match.board)


def whereabouts(place: Place) -> str:
    """A place as it stands in a sentence, leading there: Discord has no mention of a channel between friends."""
    return address(None, place.channel) if place.guild is None else f"<#{place.channel}>"


def address(guild: int | None, channel: int | None, message: int | None = None) -> str:
    """The address of a channel, or of a message in it; in direct messages there is no server."""
    parts = (guild or "@me", channel, message)
    return "https://discord.com/channels/" + "/".join(str(part) for part in parts if part is not None)


def game_name(language: str, game: GameDescription) -> str:
    """What a game is called."""
    return locales.say(language, f"game-{game.id}")


def thread_title(match: Match) -> str:
    """The title of a match's thread: the game and the players."""
    name = game_name(match.language, match.game)
    return shorten(locales.say(match.language, "thread-name", game=name, names=match.names))


def side_name(language: str, game: GameDescription, side: int) -> str:
    """What a side of a game is called."""
    return locales.say(language, f"side-{game.sides[side]}")


def terms(language: str, game: GameDescription, text: str) -> str:
    """The options of a match, for people; empty when all are off."""
    chosen: Mapping[str, Any] = game.settle(game.read_options(text))
    told = [
        locales.say(language, f"option-{name}") + ("" if value is True else f" {value}")
        for name, value in chosen.items()
        if value not in (False, None)
    ]
    return ", ".join(told)


def opponents(match: Match | Listing, user: int) -> tuple[str, ...]:
    """The names of everybody else in a match, made harmless."""
    others: Iterable[str] = (seat.name for seat in match.opponents(user))
    return tuple(map(safe, others)) or (safe(match.names[0]),)


def quoted(moves: Iterable[str]) -> tuple[str, ...]:
    """Moves as they stand in a sentence."""
    return tuple(f"`{move}`" for move in moves)


def line(text: str, limit: int = 100) -> str:
    """What somebody wrote as one line in which nothing is hidden, cut to a length."""
    return shorten(one_line(text), limit)


def shorten(text: str, limit: int = 100) -> str:
    """Text cut to what fits where Discord sets a limit."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def clock_words(language: str, clock: Clock) -> str:
    """The terms of time: how long players have and what comes after, in bold type where that is a loss at once."""
    if not clock:
        return locales.say(language, "clock-none")
    return locales.say(language, "clock-terms", time=clock_time(language, clock), strict=clock.strict)


def clock_time(language: str, clock: Clock) -> str:
    """How long players have: for each move, or for all of them together."""
    if clock.move:
        return locales.say(language, "clock-move", time=span_words(language, clock.move))
    bank, increment, cap = (span_words(language, one) for one in (clock.bank, clock.increment, clock.cap))
    code = "clock-bank" if clock.increment else "clock-bank-alone"
    return locales.say(language, code, bank=bank, more=increment, cap=cap)


def span_words(language: str, seconds: int) -> str:
    """A length of time in days and hours."""
    days, hours = days_and_hours(seconds)
    parts = [("clock-days", days)] * bool(days) + [("clock-hours", hours)] * bool(hours or not days)
    told = [locales.say(language, code, count=count) for code, count in parts]
    return locales.say(language, "clock-span", parts=told)

"""What is said about somebody's time, beside a board and in messages of its own."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
from discord.utils import utcnow

import locales
from cogs.ui.controls import Button, view
from cogs.ui.formatting import game_name, link, moment, safe
from cogs.ui.messages import Message
from matches import Match, Notice, Seat
from matches.clocks import DAY, days_and_hours
from matches.deadline_service import nudge_at

PERSONAL: Final = ("letter", "reminder", "nudge")
"""Words for the player to move; all others are for everybody, and ping nobody."""


def now() -> int:
    """The time."""
    return int(utcnow().timestamp())


def time_lines(language: str, match: Match) -> Iterator[str]:
    """Until when a match is paused, and how much time there is."""
    if match.mover and match.paused_until and now() < match.paused_until:
        yield locales.say(language, "time-paused", **moment(match.paused_until))
    if match.deadline is not None:
        code = "time-until" if now() < match.deadline else "time-over"
        yield locales.say(language, code, **moment(match.deadline))
        if match.clock.bank:
            yield locales.say(language, "time-banks", banks=list(_banks(language, match)))


def _banks(language: str, match: Match) -> Iterator[str]:
    """What everybody who is in has in the bank, as the turn began."""
    for seat in match.seats:
        if match.is_in(seat):
            days, hours = days_and_hours(seat.bank or 0)
            yield locales.say(language, "time-bank", player=safe(seat.name), days=days, hours=hours)


def pressing(match: Match, seat: Seat) -> Iterator[str]:
    """What the player of a seat may do about another's time, as the actions of buttons."""
    if match.mover in (None, seat) or not match.is_in(seat):
        return
    if now() >= match.overdue_at:
        yield "flag"
    if now() >= nudge_at(match):
        yield "nudge"
    if match.deadline is not None and match.deadline < now() + DAY:
        yield "day"


def time_buttons(match: Match, language: str, names: Iterable[str], **look: Any) -> list[Button]:
    """The buttons for what may be done about another's time."""
    still_in = sum(match.is_in(seat) for seat in match.seats)
    labels = {name: locales.say(language, f"button-{name}", count=still_in) for name in names}
    return [Button.to(name, match.id, match.entries, label=label, **look) for name, label in labels.items()]


def word_message(word: Notice, language: str) -> Message:
    """A word about somebody's time. The player to move is pinged by what is for them, if they want to be."""
    assert word.match.mover
    pinged = word.kind in PERSONAL and word.preferences.notify != "none"
    pings = [word.match.mover.user] if pinged else ()
    return Message("\n".join(_lines(word, language)), controls=_controls(word, language), pings=pings)


def _lines(word: Notice, language: str) -> Iterator[str]:
    match, mover = word.match, word.match.mover
    assert mover
    others = tuple(safe(seat.name) for seat in match.seats if seat != mover and match.is_in(seat))
    data = {
        "mover": f"<@{mover.user}>",
        "player": safe(_concerned(word).name),
        "opponents": others,
        "game": game_name(language, match.game),
        "link": link(match),
    }
    yield locales.say(language, f"time-{word.kind}", **data, **moment(_about(word)))
    if word.kind == "letter":
        yield from time_lines(language, match)


def _concerned(word: Notice) -> Seat:
    """Whose time it is about: of who is away, else of the player to move."""
    seat = word.match.seat_of(word.absence.user) if word.absence else word.match.mover
    assert seat
    return seat


def _about(word: Notice) -> int:
    """The moment that it is about."""
    if word.absence:
        return word.absence.span.end
    if word.kind == "pause":
        return word.match.paused_until or 0
    return word.match.overdue_at


def _controls(word: Notice, language: str) -> discord.ui.View | None:
    """What can be done about it."""
    match = word.match
    if word.kind == "late":
        return view(*time_buttons(match, language, ("flag", "nudge", "day")))
    if word.kind in PERSONAL:
        label = locales.say(language, "button-move")
        return view(Button.to("move", match.id, match.entries, label=label, style=discord.ButtonStyle.primary))
    return None


def told(language: str, code: str, match: Match) -> str:
    """What somebody hears alone who did something about another's time."""
    player = safe(match.mover.name) if match.mover else ""
    return locales.say(language, code, player=player, link=link(match), **moment(match.overdue_at))

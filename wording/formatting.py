"""Texts for people: escaped names, links, games, timestamps, clocks, and the sentences of refusals."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

from discord.utils import TimestampStyle, escape_markdown, escape_mentions, utcnow

import locales
from engine import Game, OptionError, State
from engine.description import GameDescription
from engine.errors import Refusal
from engine.options import Option, Value, is_off
from matches import Holder, Invitation, Listing, Match, Person, Place, Seat, Stake
from matches.core.clock import HOUR, MINUTE, Clock, days_and_hours
from matches.core.names import one_line
from renderer import place_name
from renderer.view import with_side

INVITING: Final = re.compile(r"(?<=\w)\.(?=\w+/)")
"""The dot of an address without `://` before it, of which Discord makes a link if it is an invitation."""
_CODE: Final = re.compile(r"`[^`]*`")
"""Text within backticks, which Discord shows without formatting. Values contain no backticks."""
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
LONGEST_TITLE: Final = 100
"""Most characters of a thread's title."""
HINT: Final = " · "
"""Separates the text of a choice from its explanation in an autocompletion list."""
NUMBERED: Final = ("match", "challenge", "offer")
"""Data of refusals that are numbers used as names, to be written without thousands separators."""


class Harmless(str):
    """Text that needs no escaping: an intended mention, where it notifies nobody."""

    __slots__ = ()


def safe(text: str) -> str:
    """Return a person's text with formatting, links and mentions escaped."""
    unlinked = INVITING.sub(".\u200b", text.replace("://", ":\u200b//").replace("](", "]\u200b("))
    return escape_mentions(escape_markdown(unlinked, ignore_links=False)).replace("<", "‹")


def name_of(language: str, seat: Seat | Invitation) -> str:
    """Return the name of who has a seat, of a computer with its level."""
    return seat.name if seat.level is None else locales.say(language, "computer", level=seat.level)


def mention_of(seat: Seat) -> str:
    """Return the mention of the person who has a seat, or the name of whoever has it otherwise."""
    return f"<@{seat.user}>" if seat.user else f"**{safe(seat.name)}**"


def names_of(language: str, match: Match | Listing) -> tuple[str, ...]:
    """Return the names of a match's players, by player number."""
    return tuple(name_of(language, seat) for seat in match.seats)


def distinct_names(language: str, match: Match) -> tuple[str, ...]:
    """Return the escaped names of the players; identical names are followed by the side."""
    names = tuple(map(safe, names_of(language, match)))
    alike = {name for name, count in Counter(names).items() if count > 1}
    if not alike or match.state.undecided:
        return names
    both = zip(names, with_sides(language, match, names), strict=True)
    return tuple(sided if name in alike else name for name, sided in both)


def with_sides(language: str, match: Match, names: Sequence[str]) -> tuple[str, ...]:
    """Return names, each followed by the side of the player."""
    sides = (side_name(language, match.game, side) for side in match.state.sides)
    return tuple(with_side(language, name, side) for name, side in zip(names, sides, strict=True))


def short_names(language: str, match: Match) -> tuple[tuple[str, ...], ...]:
    """Return shorter names for pictures with too little room, by player number."""
    return tuple(
        tuple(locales.say(language, code, level=seat.level) for code in ("computer-short", "computer-shortest"))
        if seat.is_computer
        else ()
        for seat in match.seats
    )


def names_listed(language: str, everybody: Iterable[Seat | Invitation]) -> tuple[str, ...]:
    """Return the names of some players for a list, in which computers of the same level are counted."""
    listed = list(everybody)
    alike = Counter(each.level for each in listed)
    names = []
    for each in listed:
        if each.level is None:
            names.append(name_of(language, each))
        elif count := alike.pop(each.level, 0):
            names.append(locales.say(language, "computers", level=each.level, count=count))
    return tuple(names)


def explain(language: str, refusal: Refusal) -> str:
    """Return the sentence that explains a refusal."""
    return _CODE.sub(lambda code: _ESCAPED.sub(r"\1", code[0]), _sentence(language, refusal))


def _sentence(language: str, refusal: Refusal) -> str:
    """Return the sentence of a refusal; text within backticks is still escaped."""
    family = "option-error" if isinstance(refusal, OptionError) else "refusal"
    data = {name: _harmless(value) for name, value in refusal.data.items()}
    data.update({name: _sentence(language, why) for name, why in refusal.data.items() if isinstance(why, Refusal)})
    if isinstance(until := data.get("until"), int):
        data.update(timestamps(until))
    if isinstance(refusal, OptionError) and "known" in data:
        data["known"] = tuple(option_named(language, name) for name in refusal.data["known"])
    if isinstance(refusal, OptionError) and isinstance(numbers := data.get("allowed"), str):
        low, _, high = numbers.partition("-")
        data["allowed"] = locales.say(language, "option-range", low=low, high=high)
    data.update({name: str(data[name]) for name in NUMBERED if isinstance(data.get(name), int)})
    if isinstance(match := data.get("match"), Match):
        data.update(match=str(match.id), link=match_url(match))
    return locales.say(language, f"{family}-{refusal.code}", **data)


def option_named(language: str, name: str) -> str:
    """Return the name by which an option is typed, with its label."""
    return locales.say(language, "option-named", name=name, label=locales.say(language, f"option-{name}"))


def _harmless(value: object) -> object:
    if isinstance(value, str) and not isinstance(value, Harmless):
        return safe(shorten(value)).replace("`", "'")
    return tuple(map(_harmless, value)) if isinstance(value, list | tuple) else value


def current_time() -> int:
    """Return the time in seconds since 1970."""
    return int(utcnow().timestamp())


def timestamp(at: int | None, style: TimestampStyle = "R") -> str:
    """Return a timestamp that Discord shows in each reader's time zone and language; empty for None."""
    return "" if at is None else f"<t:{at}:{style}>"


def timestamps(at: int | None) -> dict[str, str]:
    """Return arguments for messages: `at` is the date, `left` the time until or since."""
    return {"at": timestamp(at, "f"), "left": timestamp(at)}


def away_lines(language: str, holders: Iterable[Holder]) -> Iterator[str]:
    """Yield which people are away, and until when."""
    now = current_time()
    for person in holders:
        if isinstance(person, Person) and person.away_until is not None and now < person.away_until:
            yield locales.say(language, "time-absent", player=safe(person.name), **timestamps(person.away_until))


def turn_line(language: str, match: Match | Listing, user: int) -> str:
    """Return whose turn it is in a running match, as one of its players reads it, and until when."""
    assert match.mover
    code = "desk-thinking" if match.is_thinking else "desk-yours" if match.waits_for(user) else "desk-theirs"
    until, timed = timestamp(match.deadline), match.deadline is not None
    return locales.say(language, code, player=safe(name_of(language, match.mover)), timed=timed, until=until)


def match_url(match: Match | Listing) -> str:
    """Return the address of the latest board, or of the place where the match is played."""
    place = match.place
    if match.board is None:
        return message_url(place.guild, place.thread or place.channel)
    return message_url(None if match.is_board_elsewhere else place.guild, match.board_channel, match.board)


def match_data(language: str, match: Match | Listing) -> dict[str, Any]:
    """Return the data by which messages name a match: `id`, `game`, and the `names` of its players."""
    names = tuple(map(safe, names_listed(language, match.seats)))
    return {"id": str(match.id), "game": game_name(language, match.game), "names": names}


def place_link(place: Place) -> str:
    """Return a link to a place; Discord has no mentions of group chats."""
    return message_url(None, place.channel) if place.guild is None else f"<#{place.channel}>"


def message_url(guild: int | None, channel: int | None, message: int | None = None) -> str:
    """Return the address of a channel, or of a message in it. `guild` is None for direct messages."""
    parts = (guild or "@me", channel, message)
    return "https://discord.com/channels/" + "/".join(str(part) for part in parts if part is not None)


def game_name(language: str, game: GameDescription) -> str:
    """Return a game's name."""
    return locales.say(language, f"game-{game.id}")


def stake_text(language: str, stake: Stake, name: str) -> str:
    """Return what a match is played for. `name`: that of its league or tournament, formatted."""
    return locales.say(language, f"stake-{stake.code}", name=name, **stake.data)


def thread_title(match: Match, stake: Stake | None = None, *, numbered: bool = False) -> str:
    """Return the title of a match's thread: what it is played for, or the game, then the players and maybe its number.

    The players' names are cut to the length that Discord allows.
    """
    language, number = match.language, f" #{match.id}" if numbered else ""
    about = stake_text(language, stake, stake.name) if stake else game_name(language, match.game)
    room = LONGEST_TITLE - len(locales.say(language, "thread-name", about=about, players=number))
    players = shorten("–".join(names_listed(language, match.seats)), room) + number
    return locales.say(language, "thread-name", about=about, players=players)


def side_name(language: str, game: GameDescription, side: int) -> str:
    """Return the name of a side."""
    return locales.say(language, f"side-{game.sides[side]}")


def where_text(game: Game, language: str, cells: Sequence[str]) -> str:
    """Return the area to look at: a place on the board, or its surroundings if there are several cells."""
    if not cells:
        return locales.say(language, "hint-nowhere")
    return locales.say(language, "hint-where", cell=place_name(game, language, cells[0]), around=len(cells) > 1)


def blurb(language: str, game: GameDescription, terms: str) -> str:
    """Return one line about a game with some options; an option that is on may have a line of its own."""
    chosen = game.settled(terms)
    own = (f"option-{option.name}-blurb" for option in game.options if not is_off(chosen[option.name]))
    return locales.say(language, next((code for code in own if locales.has(language, code)), f"game-{game.id}-blurb"))


def option_line(language: str, option: Option, value: Value | None) -> str:
    """Return the explanation of a chosen option: its `-chosen` message if there is one, else its help.

    Empty for an option that is off.
    """
    if is_off(value):
        return ""
    text = locales.say(language, option.chosen if locales.has(language, option.chosen) else option.help, value=value)
    return locales.say(language, "card-option", option=locales.say(language, f"option-{option.name}"), text=text)


def option_names(language: str, game: GameDescription, terms: str) -> tuple[str, ...]:
    """Return the names of the options that are on, with their values."""
    return tuple(
        locales.say(language, f"option-{name}") + ("" if value is True else f" {value}")
        for name, value in game.settled(terms).items()
        if not is_off(value)
    )


def variant_lines(language: str, state: State) -> list[str]:
    """Return the explanations of a match's options that are off by default."""
    game, chosen = state.game, state.game.settled(state.terms)
    usually_off = [option for option in game.options if is_off(option.default)]
    return list(filter(None, (option_line(language, option, chosen[option.name]) for option in usually_off)))


def opponent_names(language: str, match: Match | Listing, user: int) -> tuple[str, ...]:
    """Return the escaped names of everybody else in a match."""
    others = match.opponents(user) or match.seats[:1]
    return tuple(map(safe, names_listed(language, others)))


def quoted(moves: Iterable[str]) -> tuple[str, ...]:
    """Return moves in backticks."""
    return tuple(f"`{move}`" for move in moves)


def clean_line(text: str, limit: int = 100) -> str:
    """Return a person's text as one line without invisible characters, cut to a length."""
    return shorten(one_line(text), limit)


def shorten(text: str, limit: int = 100) -> str:
    """Return text cut to one of Discord's limits."""
    return locales.shortened(text, limit)


def fitting(lines: Iterable[str], room: int) -> list[str]:
    """Return the first lines that fit into `room` characters, with their line breaks."""
    listed = list(lines)
    ends = accumulate(len(line) + 1 for line in listed)
    return [line for line, end in zip(listed, ends, strict=True) if end <= room]


def clock_text(language: str, clock: Clock) -> str:
    """Return the terms of a clock: the time, and what happens at its end, in bold for an immediate loss."""
    if not clock:
        return locales.say(language, "clock-none")
    return locales.say(language, "clock-terms", time=time_text(language, clock), strict=clock.strict)


def time_text(language: str, clock: Clock) -> str:
    """Return how much time players have, for each move or in total."""
    if clock.move:
        return locales.say(language, "clock-move", time=span_text(language, clock.move))
    bank, increment, cap = (span_text(language, span) for span in (clock.bank, clock.increment, clock.cap))
    code = "clock-bank" if clock.increment else "clock-bank-alone"
    return locales.say(language, code, bank=bank, more=increment, cap=cap)


def span_text(language: str, seconds: int) -> str:
    """Return a length of time in days, hours and minutes."""
    days, hours = days_and_hours(seconds)
    minutes = seconds % HOUR // MINUTE
    parts = [("clock-days", days), ("clock-hours", hours), ("clock-minutes", minutes)]
    shown = [part for part in parts if part[1]] or [("clock-hours", 0)]
    texts = [locales.say(language, code, count=count) for code, count in shown]
    return locales.say(language, "clock-span", parts=texts)

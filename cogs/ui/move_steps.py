"""The steps that lead to a move, as private messages: ways to go on, and a look ahead once the move is whole."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord

import locales
from cogs.ui.board_messages import named, picture
from cogs.ui.controls import Button, Select, view
from cogs.ui.formatting import game_name, shorten
from cogs.ui.messages import Message
from cogs.ui.preferences import Reader
from engine import State
from engine.suggest import Suggestion
from matches import Match

MORE: Final = " …"
"""What stands behind a text that is not a whole move."""
Trail = Sequence[int]
"""How somebody came to where they are: at each step, the number of the suggestion that they chose."""


async def step(match: Match, reader: Reader, trail: Trail, text: str = "") -> Message:
    """One step of the panel, as a message: the ways to go on, or a look ahead once the move is whole.

    `text` is what it says, where that is not the usual.
    """
    language, came = reader.language, follow(match.state, trail)
    if came is None:
        return await step(match, reader, ())
    if came and came[-1].complete:
        return await look_ahead(match, reader, came[-1].text, trail)
    typed = came[-1].text if came else ""
    code = "pick-on" if came else "pick-begin"
    controls = [
        *choice(match, language, typed, trail),
        *back(match, language, trail, "button-back"),
        Button.to("type", match.id, match.entries, label=locales.say(language, "button-type")),
    ]
    text = text or locales.say(language, code, game=game_name(language, match.game), typed=typed.strip())
    return Message(text, [await picture(match, reader, typed=typed)], view(*controls))


async def look_ahead(match: Match, reader: Reader, text: str, trail: Trail) -> Message:
    """The board that a move would lead to, and whether it is meant."""
    language, ahead = reader.language, replace(match, state=match.state.play(text))
    confirm = locales.say(language, "button-confirm")
    controls = [
        Button.to("play", match.id, match.entries, text, label=confirm, style=discord.ButtonStyle.success),
        *back(match, language, trail, "button-other"),
    ]
    board = named(await picture(ahead, reader), "trilithon-ahead.png")
    return Message(locales.say(language, "pick-ahead", move=text), [board], view(*controls))


def follow(state: State, trail: Trail) -> list[Suggestion] | None:
    """The suggestions that a trail chose; None if the engine now suggests otherwise, and it leads nowhere."""
    came: list[Suggestion] = []
    for number in trail:
        offered = ways_on(state, came[-1].text if came else "")
        if number >= len(offered):
            return None
        came.append(offered[number])
    return came


def whole(state: State, trail: Trail) -> str | None:
    """The move that a trail has come to; None as long as there is more to choose."""
    came = follow(state, trail)
    return came[-1].text if came and came[-1].complete else None


def trail_to(state: State, typed: str) -> Trail:
    """The choices that lead as far into a half-typed move as there are steps for it. Raises UnreadableMove."""
    told, came = state.spelled(typed), ""
    trail: tuple[int, ...] = ()
    while True:
        ways = ways_on(state, came)
        offered = [
            (len(one.text), number, one.text)
            for number, one in enumerate(ways)
            if not one.complete and len(one.text) > len(came) and leads(one, ways, told)
        ]
        if not offered:
            return trail
        _, number, came = max(offered)
        trail = (*trail, number)


def leads(one: Suggestion, ways: Sequence[Suggestion], told: str) -> bool:
    """Whether a way leads to what was typed; a dash at its end counts only where another sign would lead elsewhere."""
    text, bare = one.text.strip(), one.text.strip(" -")
    sole = sum(way.text.startswith(bare) for way in ways) == 1
    return told.startswith(bare if sole else text)


def ways_on(state: State, typed: str) -> list[Suggestion]:
    """What may be chosen next."""
    return state.suggest(typed) if typed else state.first_steps()


def choice(match: Match, language: str, typed: str, trail: Trail) -> list[Any]:
    """The select of the ways to go on."""
    ways = enumerate(ways_on(match.state, typed))
    options = [option(language, one, joined((*trail, number))) for number, one in ways]
    hint = locales.say(language, "pick-hint")
    return [Select.to("pick", match.id, match.entries, joined(trail), placeholder=hint, options=options)]


def option(language: str, one: Suggestion, value: str) -> discord.SelectOption:
    """A suggestion in the select: its text and what it means.

    No value may come again at the next step: a client that keeps what was chosen would not let it be chosen once more.
    """
    text = one.text if one.complete else one.text.strip() + MORE
    meaning = locales.say(language, f"suggest-{one.label}", **one.data)
    return discord.SelectOption(label=shorten(text), description=shorten(meaning), value=value)


def back(match: Match, language: str, trail: Trail, label: str) -> list[Any]:
    """The way to the step before, if there was one."""
    if not trail:
        return []
    return [Button.to("pick", match.id, match.entries, joined(trail[:-1]), label=locales.say(language, label))]


def joined(trail: Trail) -> str:
    """A trail as a control keeps it."""
    return ".".join(map(str, trail))

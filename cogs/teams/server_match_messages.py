"""The server's match against Trilithon: its posts, and its page among the server's settings."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

import locales
from cogs.core.controls import Button, Item, select, select_id, view
from cogs.core.messages import Message
from cogs.teams.team_lines import join_button
from matches import Listing, Team
from matches.teams.server_match_rules import PACES, TWO
from matches.teams.server_match_service import ServerMatch
from wording.formatting import game_name, safe

IN_TURN: Final = "turn"
"""The choice of all games for two, one after the other."""
MATCH_PLACES: Final = [ChannelType.text, ChannelType.news]
"""The kinds of channels that can have the server's match."""


# Posts.


def begun_message(found: ServerMatch, match: Listing, team: Team) -> Message:
    """Return the post with which a match begins: who plays at which level, the record, and the button to join."""
    language = match.language
    data = {"team": safe(team.name), "number": found.number, "level": found.level, "hours": team.hours}
    lines = [
        locales.say(language, "server-match-begins", game=game_name(language, match.game), **data),
        *_record(language, found),
        locales.say(language, "server-match-how", **data),
    ]
    return Message("\n".join(lines), controls=view(join_button(language, team)))


def rested_message(found: ServerMatch, language: str) -> Message:
    """Return the post that says that no match follows, with the button by which it goes on."""
    text = locales.say(language, "server-match-rest", team=safe(found.name))
    return Message(text, controls=view(wake_button(found, language)))


def woken_message(found: ServerMatch, language: str) -> Message:
    """Return that post once the matches go on."""
    return Message(locales.say(language, "server-match-goes-on", team=safe(found.name)))


def wake_button(found: ServerMatch, language: str) -> Button:
    """Return the button by which anybody in the server lets its matches go on. The post is recognised by it."""
    label = locales.say(language, "button-server-match-go-on")
    return Button.to("server-match-wake", found.rested_at or 0, label=label, style=discord.ButtonStyle.primary)


def _record(language: str, found: ServerMatch) -> Iterator[str]:
    """Yield the results of the matches before the latest; nothing before the first."""
    if found.won + found.drawn + found.lost:
        yield locales.say(
            language, "server-match-record", won=found.won, drawn=found.drawn, lost=found.lost, level=found.level
        )


# The page among the settings.


def choice_line(language: str, found: ServerMatch, missing: Sequence[str] | None) -> str:
    """Return the line about the server's match, and what prevents its posts.

    `missing` has the permissions that the bot lacks in its channel; None if there is no such channel.
    """
    if found.channel is None:
        return locales.say(language, "server-match-none")
    channel = f"<#{found.channel}>"
    chosen = TWO.get(found.game or "")
    game = game_name(language, chosen) if chosen else locales.say(language, "server-match-turn")
    on = "server-match-on" if found.rested_at is None else "server-match-rests"
    code = on if found.is_on else "server-match-off"
    parts = [locales.say(language, code, channel=channel, game=game, hours=found.hours, number=found.number)]
    if found.is_on:
        parts += _record(language, found)
    if missing is None:
        parts.append(locales.say(language, "server-match-gone"))
    elif missing:
        parts.append(locales.say(language, "server-match-closed", channel=channel, permissions=tuple(missing)))
    return " ".join(parts)


def choice_controls(language: str, found: ServerMatch) -> Iterator[Item]:
    """Yield the controls of the server's match: channel, game and pace, and what switches it on, on again, or off."""
    yield ui.ChannelSelect(
        custom_id=select_id("server-match", "channel"),
        channel_types=MATCH_PLACES,
        min_values=0,
        placeholder=locales.say(language, "server-match-channel"),
        default_values=[SelectDefaultValue(id=found.channel, type=SelectDefaultValueType.channel)]
        if found.channel
        else [],
    )
    games = {IN_TURN: locales.say(language, "server-match-turn")}
    games |= {name: game_name(language, game) for name, game in TWO.items()}
    yield select(select_id("server-match", "game"), games, [found.game or IN_TURN])
    paces = {str(hours): locales.say(language, "server-match-pace", hours=hours) for hours in PACES}
    yield select(select_id("server-match", "hours"), paces, [str(found.hours)])
    if found.rested_at is not None:
        yield _switch(language, "go-on", discord.ButtonStyle.primary)
    if found.is_on:
        yield _switch(language, "off", discord.ButtonStyle.secondary)
    elif found.channel is not None:
        yield _switch(language, "on", discord.ButtonStyle.primary)


def _switch(language: str, name: str, style: discord.ButtonStyle) -> Button:
    return Button.to(f"server-match-{name}", label=locales.say(language, f"button-server-match-{name}"), style=style)

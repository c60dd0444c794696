"""What the public posts and the private pages of leagues and tournaments share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, Item, custom_id
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import sides_file
from matches import Event, Match, Member
from matches.events.event_models import NOBODY, Entrant, EventTerms, Fixture
from renderer import accent
from wording.formatting import blurb, clock_text, game_name, match_url, option_line, safe, shorten, timestamp

PICTURE_WIDTH: Final = 500
"""Pixels. The board on a card is a thumbnail, enlarged when opened."""
NAMED: Final = 20
"""Most members named on a card."""
LONGEST_NAME: Final = 24
"""Most characters of a name in a sentence."""


async def card_message(bot: Client, event: Event, terms: Iterable[str], lines: Iterable[str], buttons: Item) -> Message:
    """Return the card by which people join an event, with the initial board of its matches."""
    match, language = event.terms.match, event.language
    name = f"{event.word}-{event.id}"
    picture = await sides_file(match.start, await everybody(bot, event), name, size=PICTURE_WIDTH)
    about = f"**{game_name(language, match.game)}**\n-# {blurb(language, match.game, match.options)}"
    options = (option_line(language, option, match.chosen[option.name]) for option in match.game.options)
    parts: list[Item] = [
        ui.Section(ui.TextDisplay(f"{title(language, event)}\n{about}"), accessory=ui.Thumbnail(picture)),
        ui.TextDisplay("\n".join((*filter(None, options), *terms))),
        ui.Separator(),
        ui.TextDisplay("\n".join(lines)),
        buttons,
    ]
    return Message(files=[picture], parts=[box(event, parts)])


async def everybody(bot: Client, event: Event) -> Reader:
    """Return everybody in the server of an event as a reader."""
    server = await bot.services.preferences.get_server(event.guild)
    return Reader(event.language, server.theme)


def box(event: Event, parts: Sequence[Item]) -> Item:
    """Return parts in a container with the accent colour of the event's game."""
    return ui.Container(*parts, accent_colour=discord.Colour.from_rgb(*accent(event.terms.match.game)))


# Lines


def title(language: str, event: Event) -> str:
    """Return the heading of every message about an event."""
    return locales.say(language, f"{event.word}-title", name=safe(event.terms.name))


def clock_line(language: str, terms: EventTerms) -> str:
    """Return the clock of an event's matches."""
    return locales.say(language, "card-clock", clock=clock_text(language, terms.match.clock))


def rated_line(language: str, terms: EventTerms) -> str:
    """Return the line of events whose matches are rated."""
    return locales.say(language, "league-rated", game=game_name(language, terms.match.game))


def members_line(
    language: str, event: Event, members: Sequence[Member], *, checks_in: bool = False, **data: object
) -> str:
    """Return the number of members, and the names of the first; if one `checks_in`, with a mark for those who have."""
    names = tuple(
        f"{short_name(each.person.name)}{' ✓' if checks_in and each.has_checked_in else ''}" for each in members[:NAMED]
    )
    more = len(members) - len(names)
    return locales.say(language, f"{event.word}-joined", names=names, count=len(members), more=more, **data)


def fixture_lines(
    language: str, word: str, fixtures: Sequence[Fixture], players: Mapping[int, Entrant]
) -> Iterator[str]:
    """Yield matches and byes with their results, as far as they are known."""
    for fixture in fixtures:
        first = short_name(players[fixture.first].person.name)
        if fixture.second == NOBODY:
            yield locales.say(language, "tournament-bye", name=first)
            continue
        second = short_name(players[fixture.second].person.name)
        state = fixture.result or ("running" if fixture.match else "waiting")
        data = {"first": first, "second": second, "match": str(fixture.match), "state": state}
        yield locales.say(language, f"{word}-fixture", **data)


def against_line(language: str, name: str, match: Match, user: int | None) -> str:
    """Return the line about a user's running match."""
    yours = user is not None and match.waits_for(user)
    timed, until = match.deadline is not None, timestamp(match.deadline)
    shown = f"[{short_name(name)}]({match_url(match)})"
    return locales.say(language, "league-against", name=shown, yours=yours, timed=timed, until=until)


def short_names(people: Iterable[Entrant]) -> tuple[str, ...]:
    """Return people's names for use in a sentence."""
    return tuple(short_name(each.person.name) for each in people)


def short_name(name: str) -> str:
    """Return a name for use in a sentence: shortened and escaped."""
    return safe(shorten(name, LONGEST_NAME))


# Buttons


def button(
    language: str,
    event: Event,
    action: str,
    *arguments: int,
    label: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    """Return the button for an action on an event, labelled by the action if nothing else is said.

    Buttons that change the card have the id of its report as the last argument, 0 elsewhere.
    """
    said = locales.say(language, f"button-{event.word}-{label or action}")
    return Button.to(f"{event.word}-{action}", event.id, *arguments, label=said, style=style)


def join_button(language: str, event: Event, post: int = 0) -> Button:
    """Return the button to join."""
    return button(language, event, "join", post, style=discord.ButtonStyle.success)


def open_button(language: str, event: Event, post: int = 0) -> Button:
    """Return the button that shows an event; below a post, with the id by which the post is recognised."""
    return Button(custom_id=open_id(event, post), label=locales.say(language, f"button-{event.word}"))


def open_id(event: Event, post: int) -> str:
    """Return the id of the last button below an event's post. The post is recognised by it."""
    return custom_id(event.word, event.id, post)

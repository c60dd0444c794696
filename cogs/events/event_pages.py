"""Private pages that leagues and tournaments share: the list, and confirmations."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import discord
from discord import SelectOption, ui

import locales
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Button, Item, select_id, view
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.core.preferences import Reader
from cogs.events.event_messages import box, open_button
from matches import Event
from matches.events.event_models import Part
from wording.formatting import game_name, option_names, safe, timestamps

MATCHES: Final = 12
"""Matches on a page."""
EVENTS: Final = 7
"""Events on a page of the list: as many as fit into 2,000 characters with the longest names."""

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer of the pages of an event."""

    reader: Reader
    user: int
    part: Part
    """Their role in the event."""
    manages: bool
    """Whether they may manage its server."""

    @property
    def language(self) -> str:
        return self.reader.language


def list_message(
    language: str, word: str, events: Sequence[Kind], page: int, told: Callable[[str, Kind], tuple[int, str]]
) -> Message:
    """Return a page of a server's events, counted from 0; a number beyond the end gives the last page.

    `told` returns the number of people in an event, and its status.
    """
    if not events:
        return Message(locales.say(language, f"{word}s-none"))
    paged = Paged.of(events, EVENTS, page)
    lines, options = [locales.say(language, f"{word}s-heading")], []
    for event in paged.shown:
        name, game = event.terms.name, game_name(language, event.terms.match.game)
        count, status = told(language, event)
        line = locales.say(language, "leagues-line", name=safe(name), game=game, count=count, status=status)
        lines.append(f"- {line}")
        options.append(SelectOption(label=name, value=str(event.id), description=game))
    lines += page_line(language, paged.page, paged.pages)
    hint = locales.say(language, f"{word}s-choose")
    choice: Item = ui.Select(custom_id=select_id(f"{word}-pick"), options=options, placeholder=hint)
    return Message("\n".join(lines), controls=view(choice, *turns(language, paged, f"{word}s")))


def page_message(
    event: Event, texts: Sequence[str], rows: Sequence[Sequence[Item]], picture: discord.File | None = None
) -> Message:
    """Return a private page: texts, a picture after the first, and rows of controls."""
    parts: list[Item] = [*map(ui.TextDisplay, texts)]
    if picture:
        parts.insert(1, ui.MediaGallery(discord.MediaGalleryItem(picture)))
    parts += (ui.ActionRow(*row) for row in rows if row)
    return Message(files=[picture] if picture else [], parts=[box(event, parts)])


def game_line(language: str, event: Event) -> str:
    """Return the game of an event with its options."""
    terms = event.terms
    options = option_names(language, terms.match.game, terms.match.options)
    return locales.say(language, "league-game", game=game_name(language, terms.match.game), options=options)


def list_button(language: str, event: Event) -> Button:
    """Return the button to the list of the server's events."""
    return Button.to(f"{event.word}s", 0, label=locales.say(language, f"button-{event.word}s"))


def question(language: str, event: Event, action: str, *, code: str = "", **data: object) -> Message:
    """Return a yes/no message about an action, whose No leads back to the event."""
    name = f"{event.word}-{action}"
    no = Button.to(event.word, event.id, 0, label=locales.say(language, f"button-{name}-no"))
    text = locales.say(language, code or f"{name}-question", name=safe(event.terms.name), **data)
    return Message(text, controls=yes_or_no(language, name, event.id, no=no))


def done_message(language: str, event: Event, code: str, starts_at: int | None, **data: object) -> Message:
    """Return the confirmation of a change, with the button to the event."""
    text = locales.say(language, code, name=safe(event.terms.name), **timestamps(starts_at), **data)
    return Message(text, controls=view(open_button(language, event)))

"""The desk as a private message: what waits, in words; the boards, small, on one picture; and ways to go at them."""

import asyncio
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Final

import discord
from discord import ui

import locales
from cogs.ui.board_messages import view_of
from cogs.ui.controls import Button, Item, select_id, view
from cogs.ui.formatting import game_name, match_url, message_url, safe, shorten
from cogs.ui.messages import Message
from cogs.ui.preferences import Reader
from matches import Challenge, Desk, Listing, MatchService, OfferListing
from renderer import sheet

PAGE_SIZE: Final = 6
"""Boards on a page."""
LISTED: Final = 3
"""How many challenges are listed, and offers; the heading counts all of them."""
LONGEST_TEXT: Final = 1_900
"""How many characters all lines may have: a message holds 2,000."""


async def desk_message(desk: Desk, service: MatchService, user: int, reader: Reader, chosen: int) -> Message:
    """Return a page of the desk with the chosen match on it; the first page, if that is not on the desk any more.

    Only the boards of the page are loaded, from the `service`. The numbers on the picture are those of the lines.
    """
    boards = desk.boards
    place = next((number for number, match in enumerate(boards) if match.id == chosen), 0)
    first = place // PAGE_SIZE * PAGE_SIZE
    page = boards[first : first + PAGE_SIZE]
    text = [heading(desk, reader.language), *lines(desk, page, first, user, reader.language)]
    return Message(
        "\n".join(fitting(text)),
        [await thumbnails(page, service, reader, place - first)] if page else (),
        controls(boards, page, place, user, reader.language),
        suppress_embeds=True,
    )


async def thumbnails(page: Sequence[Listing], service: MatchService, reader: Reader, chosen: int) -> discord.File:
    """Draw the boards of a page on one picture."""
    matches = [await service.get(listing.id) for listing in page]
    boards = [(match.state, view_of(match, reader)) for match in matches]
    drawn = await asyncio.to_thread(sheet, boards, reader.language, chosen + 1, reader.theme)
    return discord.File(BytesIO(drawn.data), f"trilithon-desk.{drawn.format}", description=drawn.alt)


def heading(desk: Desk, language: str) -> str:
    """Return the line that counts what is on the desk."""
    if not (desk.waiting or desk.others or desk.sent):
        return locales.say(language, "desk-empty")
    waited = len(desk.others) + len(desk.sent)
    return locales.say(language, "desk-heading", mine=desk.waiting, theirs=waited)


def lines(desk: Desk, page: Sequence[Listing], first: int, user: int, language: str) -> Iterator[str]:
    """Yield what others ask, the boards of the page by number, and the person's own challenges."""
    yield from (challenge_line(challenge, "desk-asked", language) for challenge in desk.asked[:LISTED])
    yield from (offer_line(offer, language) for offer in desk.offers[:LISTED])
    yield from (match_line(number, match, user, language) for number, match in enumerate(page, 1))
    rest = len(desk.boards) - first - len(page)
    if first or rest:
        yield locales.say(language, "desk-page", first=first + 1, last=first + len(page), all=len(desk.boards))
    yield from (challenge_line(challenge, "desk-sent", language) for challenge in desk.sent[:LISTED])


def match_line(number: int, match: Listing, user: int, language: str) -> str:
    """Return game, opponents, whose turn, until when, where."""
    assert match.mover
    names = tuple(safe(seat.name) for seat in match.opponents(user))
    head = locales.say(
        language, "desk-match", number=number, id=str(match.id), game=game_name(language, match.game), names=names
    )
    code = "desk-yours" if match.waits_for(user) else "desk-theirs"
    turn = locales.say(language, code, player=safe(match.mover.name))
    until = locales.say(language, "desk-until", until=f"<t:{match.deadline}:R>") if match.deadline else ""
    return " ".join(filter(None, (head, turn, until, match_url(match))))


def challenge_line(challenge: Challenge, code: str, language: str) -> str:
    """Return who challenges, to what, until when, where the card is."""
    place = challenge.place
    data = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.game)}
    until = f"<t:{challenge.expires_at}:R>"
    return locales.say(
        language, code, **data, until=until, link=message_url(place.guild, place.channel, challenge.card)
    )


def offer_line(offer: OfferListing, language: str) -> str:
    """Return who asks for what, in which match, where."""
    match = offer.match
    data = {"player": safe(match.names[offer.player]), "id": str(match.id), "game": game_name(language, match.game)}
    where = message_url(match.place.guild, offer.channel, offer.message) if offer.channel else match_url(match)
    return locales.say(language, "desk-offer", **data, what=offer.kind, link=where)


def controls(
    boards: Sequence[Listing], page: Sequence[Listing], place: int, user: int, language: str
) -> discord.ui.View | None:
    """Return the select of the page's boards, Play, Skip to the next board that waits alike, and Next page."""
    if not boards:
        return None
    chosen = boards[place]
    waits = chosen.waits_for(user)
    alike = [match for match in boards if match.waits_for(user) == waits]
    following = alike[(alike.index(chosen) + 1) % len(alike)]
    play = locales.say(language, "button-play")
    items: list[Item] = [
        Button.to(
            "desk-play", chosen.id, chosen.entries, label=play, style=discord.ButtonStyle.success, disabled=not waits
        ),
        Button.to("desk", following.id, "skip", label=locales.say(language, "button-skip"), disabled=len(alike) < 2),
    ]
    if len(boards) > len(page):
        after = (place // PAGE_SIZE + 1) * PAGE_SIZE
        ahead = boards[after if after < len(boards) else 0]
        items.append(Button.to("desk", ahead.id, "page", label=locales.say(language, "button-next-page")))
    if len(page) > 1:
        options = [board_option(number, match, match == chosen, language, user) for number, match in enumerate(page, 1)]
        hint = locales.say(language, "desk-choose")
        items.append(ui.Select(custom_id=select_id("desk-choose"), placeholder=hint, options=options))
    return view(*items)


def board_option(number: int, match: Listing, chosen: bool, language: str, user: int) -> discord.SelectOption:
    """Return a board as an option of the select."""
    names = tuple(seat.name for seat in match.opponents(user)) or match.names
    name = locales.say(language, "desk-option", number=number, game=game_name(language, match.game), names=names)
    return discord.SelectOption(label=shorten(name), value=str(match.id), default=chosen)


def fitting(lines: list[str]) -> list[str]:
    """Return as many of the lines, from the first on, as a message has room for."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= LONGEST_TEXT]

"""The desk as a private message: a section for each entry, with its board and controls, and what features add."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

import discord
from discord import ui

import locales
from cogs.core.controls import Button, Item, view
from cogs.core.messages import Contributions, LoadedContributions, Message
from cogs.core.pages import Paged, page_line, turns
from cogs.core.preferences import Reader
from cogs.playing.board_messages import board_file, renamed
from engine import Game
from matches import Challenge, Desk, Listing, Match, OfferListing
from renderer import accent
from runtime.services import Services
from wording.formatting import (
    away_lines,
    clock_text,
    fitting,
    game_name,
    match_url,
    message_url,
    name_of,
    opponent_names,
    option_names,
    place_link,
    safe,
    timestamp,
    turn_line,
)
from wording.side_marks import marked_side

PAGE_SIZE: Final = 5
"""Sections on a page. A message may have forty components and ten files."""
LONGEST_SECTION: Final = 680
"""Most characters in the lines of a section: all texts of a message may have 4,000."""
Group: TypeAlias = Literal["turns", "votes", "offers", "asked", "others", "sent", "joined", "seats"]
"""The groups of entries on a desk."""
Subject: TypeAlias = Listing | OfferListing | Challenge


@dataclass(frozen=True, slots=True)
class ShownMatches:
    """Matches on a page of a person's desk, for what features add to them."""

    user: int
    language: str
    matches: Sequence[Listing]


MATCH_LINES: Final = Contributions[ShownMatches, str]()
"""Lines about a match after that on whose turn it is."""
REMARKS: Final = LoadedContributions[ShownMatches, tuple[int, str]]()
"""The last lines about the matches of a page, each with the number of its match."""
WAYS: Final = LoadedContributions[ShownMatches, Button]()
"""Buttons below the desk to what else a person has."""


async def desk_message(desk: Desk, services: Services, user: int, reader: Reader, page: int, said: str = "") -> Message:
    """Return a page of the desk, counted from 0; a number beyond the end gives the last page.

    Only the boards of the page and the remarks on them are loaded, and the boards marked as seen. `said` comes first.
    """
    language, paged = reader.language, Paged.of(list(subjects(desk)), PAGE_SIZE, page)
    service = services.matches
    matches = [
        await service.get(subject.id, user) if isinstance(subject, Listing) else None for _, subject in paged.shown
    ]
    await services.seen.mark_all(filter(None, matches), user)
    shown = ShownMatches(user, language, [subject for _, subject in paged.shown if isinstance(subject, Listing)])
    remarks = await REMARKS(services, shown)
    boards = [await board_of(match, reader) if match else None for match in matches]
    large = next((board for board in boards if board), None)
    parts: list[Item] = []
    for group, found in groupby(zip(paged.shown, matches, boards, strict=True), key=lambda each: each[0][0]):
        parts.append(ui.TextDisplay(f"### {locales.say(language, f'desk-{group}')}"))
        for (_, subject), match, board in found:
            remarked = [line for number, line in remarks if match and number == match.id]
            refused = refusal_lines(desk, subject, language)
            told = [
                *text_lines(group, subject, user, language),
                *side_lines(match, user, language),
                *refused,
                *remarked,
            ]
            lines = fitting(told, LONGEST_SECTION)
            controls = buttons_for(group, subject, user, language)
            parts.append(section(game_of(subject), lines, controls, board, board is large))
    text = "\n".join(filter(None, (said, heading(desk, language), *page_line(language, paged.page, paged.pages))))
    seats = seats_button(desk, paged.page, language)
    ways = view(*turns(language, paged, "desk"), *seats, *await WAYS(services, shown))
    return Message(text, list(filter(None, boards)), ways, parts=parts)


def subjects(desk: Desk) -> Iterator[tuple[Group, Subject]]:
    """Yield every entry of a desk in display order: those that wait for the person first."""
    yield from (("turns", match) for match in desk.turns)
    yield from (("votes", match) for match in desk.votes)
    yield from (("offers", offer) for offer in desk.offers)
    yield from (("asked", challenge) for challenge in desk.asked)
    yield from (("others", match) for match in desk.others)
    yield from (("sent", challenge) for challenge in desk.sent)
    yield from (("joined", challenge) for challenge in desk.joined)
    yield from (("seats", challenge) for challenge in desk.seats)


def heading(desk: Desk, language: str) -> str:
    """Return the line that counts the entries; for an empty desk, how to begin."""
    if not (desk.waiting or desk.awaited):
        return locales.say(language, "desk-empty")
    return locales.say(language, "desk-heading", mine=desk.waiting, theirs=desk.awaited)


async def board_of(match: Match, reader: Reader) -> discord.File:
    """Draw the board of a match for the desk."""
    return renamed(await board_file(match, reader), f"trilithon-desk-{match.id}.png")


def section(
    game: Game, lines: Sequence[str], controls: Sequence[Item], board: discord.File | None, large: bool
) -> Item:
    """Return the section of an entry, with its board, large or as a thumbnail, and its controls.

    A single control stands beside the text if there is no thumbnail.
    """
    text = "\n".join(lines)
    beside = ui.Thumbnail(board) if board and not large else controls[0] if len(controls) == 1 else None
    parts: list[Item] = [ui.Section(text, accessory=beside) if beside else ui.TextDisplay(text)]
    parts += [ui.ActionRow(*controls)] if controls and beside is not controls[0] else []
    parts += [ui.MediaGallery(discord.MediaGalleryItem(board))] if board and large else []
    return ui.Container(*parts, accent_colour=discord.Colour.from_rgb(*accent(game)))


def game_of(subject: Subject) -> Game:
    """Return the game of an entry."""
    return (subject.match if isinstance(subject, OfferListing) else subject).terms.game


def text_lines(group: Group, subject: Subject, user: int, language: str) -> Iterator[str]:
    """Return the lines of an entry."""
    if isinstance(subject, Listing):
        return match_lines(subject, user, language)
    if isinstance(subject, OfferListing):
        return offer_lines(subject, language)
    return challenge_lines(group, subject, user, language)


def buttons_for(group: Group, subject: Subject, user: int, language: str) -> list[Item]:
    """Return the buttons of an entry that waits for the person; others have none, and their name is a link."""
    if isinstance(subject, OfferListing):
        return [ui.Button(label=locales.say(language, "button-answer"), url=offer_url(subject))]
    if group in ("asked", "seats"):
        accept = action_button("button-accept", language, "desk-accept", subject.id)
        decline = Button.to("desk-decline", subject.id, label=locales.say(language, "button-decline"))
        return [accept, decline] if group == "asked" else [accept]
    if isinstance(subject, Listing) and (group == "votes" or subject.waits_for(user)):
        label = "button-vote" if group == "votes" else "button-play"
        return [action_button(label, language, "desk-play", subject.id, subject.entries)]
    return []


def action_button(label: str, language: str, action: str, *arguments: int) -> Button:
    """Return the main button of an entry."""
    return Button.to(action, *arguments, label=locales.say(language, label), style=discord.ButtonStyle.success)


def match_lines(match: Listing, user: int, language: str) -> Iterator[str]:
    """Yield the game and opponents, the turn with its deadline, and what features add."""
    assert match.mover
    names = opponent_names(language, match, user)
    game = f"[{game_name(language, match.game)}]({match_url(match)})"
    yield locales.say(language, "desk-match", id=str(match.id), game=game, names=names)
    if match.ballot:
        data = {"team": safe(match.mover.name), "until": timestamp(match.ballot.ends_at)}
        yield locales.say(language, "desk-ballot", **data, count=match.ballot.count)
    else:
        yield turn_line(language, match, user)
    yield from MATCH_LINES(ShownMatches(user, language, [match]))


def side_lines(match: Match | None, user: int, language: str) -> Iterator[str]:
    """Yield which side the person has in a match, once that is decided."""
    seat = match.seat_of(user) if match else None
    if match and seat and not match.state.undecided:
        side = marked_side(language, match.game, match.state.sides[seat.player])
        yield locales.say(language, "desk-side", side=side)


def refusal_lines(desk: Desk, subject: Subject, language: str) -> Iterator[str]:
    """Yield that the board of a match, or the card of the person's own challenge, could not be posted."""
    if isinstance(subject, Listing) and subject.id in desk.refused:
        yield locales.say(language, "desk-unshown")
    if isinstance(subject, Challenge) and subject.id in desk.cards_refused:
        yield locales.say(language, "desk-card-refused", channel=place_link(subject.place))


def offer_lines(offer: OfferListing, language: str) -> Iterator[str]:
    """Yield the kind of an offer, its author and its match."""
    match = offer.match
    game = f"[{game_name(language, match.game)}]({match_url(match)})"
    data = {"player": safe(name_of(language, match.seats[offer.player])), "id": str(match.id), "game": game}
    yield locales.say(language, "desk-offer", **data, what=offer.kind)


def challenge_lines(group: Group, challenge: Challenge, user: int, language: str) -> Iterator[str]:
    """Yield the lines of a challenge: people, game, clock and options, expiry, and which of the others are away."""
    data = {
        "challenger": safe(challenge.challenger.name),
        "game": f"[{game_name(language, challenge.terms.game)}]({card_url(challenge)})",
        "asked": tuple(safe(person.name) for person in challenge.asked),
        "free": sum(invitation.is_open for invitation in challenge.invitations),
    }
    yield locales.say(language, f"desk-challenge-{group}", **data)
    clock = clock_text(language, challenge.terms.clock)
    yield locales.say(language, "desk-clock", clock=clock, until=timestamp(challenge.expires_at))
    if challenge.terms.rated:
        yield locales.say(language, "desk-rated")
    if options := option_names(language, challenge.terms.game, challenge.terms.options):
        yield locales.say(language, "desk-options", options=options)
    yield from away_lines(language, challenge.people(besides=user))


def offer_url(offer: OfferListing) -> str:
    """Return the address of an offer's message; without one, that of its match."""
    if offer.channel is None:
        return match_url(offer.match)
    return message_url(offer.match.place.guild, offer.channel, offer.message)


def card_url(challenge: Challenge) -> str:
    """Return the address of a challenge's card; without one, that of its channel."""
    return message_url(challenge.place.guild, challenge.card_channel, challenge.card)


def seats_button(desk: Desk, page: int, language: str) -> Iterator[Button]:
    """Yield the button for the first page with open seats, if it is beyond the next page."""
    groups = [group for group, _ in subjects(desk)]
    if "seats" in groups and (there := groups.index("seats") // PAGE_SIZE) > page + 1:
        yield Button.to("desk", there, "seats", label=locales.say(language, "desk-seats"))

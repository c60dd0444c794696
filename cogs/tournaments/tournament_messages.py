"""Public posts of a tournament, and the buttons that they share with its private pages."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, Item, custom_id
from cogs.core.formatting import blurb, fitting, game_name, option_line, timestamps
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.places.threads import wants_thread
from cogs.playing.board_messages import sides_file
from cogs.tournaments.tournament_pictures import tournament_file
from cogs.tournaments.tournament_words import (
    bye_line,
    has_places,
    joined_line,
    pairing_lines,
    podium_lines,
    status_line,
    terms_lines,
    title,
)
from matches import Place
from matches.tournaments.tournament_models import Standing, Tournament, TournamentReport, TournamentTerms
from renderer import accent

PICTURE_WIDTH: Final = 500
"""Pixels. The board on a card is a thumbnail, enlarged when opened."""
ROOM: Final = 2_200
"""Most characters of the pairings in a post."""


async def report_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post for a report of any kind."""
    if report.kind == "opening":
        return await opening_message(bot, report)
    if report.kind == "check-in":
        return check_in_message(report)
    if report.kind == "round":
        return await round_message(bot, report)
    return await end_message(bot, report)


async def opening_message(bot: Client, report: TournamentReport) -> Message:
    """Return the card by which people join, with the initial board of its matches."""
    tournament, terms, language = report.tournament, report.tournament.terms, report.tournament.language
    opening = terms.game.start(terms.game.read_options(terms.terms))
    reader = await _reader(bot, tournament)
    picture = await sides_file(opening, reader, f"tournament-{tournament.id}", size=PICTURE_WIDTH)
    heading = "\n".join((title(language, tournament), _game_line(language, terms)))
    lines = [status_line(language, tournament, has_places=has_places(report.standing))]
    if tournament.is_open:
        lines.append(joined_line(language, tournament, report.entries))
    parts: list[Item] = [
        ui.Section(ui.TextDisplay(heading), accessory=ui.Thumbnail(picture)),
        ui.TextDisplay("\n".join((*_option_lines(language, terms), *terms_lines(language, terms)))),
        ui.Separator(),
        ui.TextDisplay("\n".join(lines)),
        ui.ActionRow(*_card_buttons(language, tournament, report.id)),
    ]
    return Message(files=[picture], parts=[box(tournament, parts)])


def _game_line(language: str, terms: TournamentTerms) -> str:
    return f"**{game_name(language, terms.game)}**\n-# {blurb(language, terms.game, terms.terms)}"


def _option_lines(language: str, terms: TournamentTerms) -> list[str]:
    """Return a line for each option that is on."""
    chosen = terms.game.settled(terms.terms)
    return list(filter(None, (option_line(language, option, chosen[option.name]) for option in terms.game.options)))


def _card_buttons(language: str, tournament: Tournament, post: int) -> Iterator[Button]:
    """Yield what can be done on a card: joining before the beginning, withdrawing while it runs."""
    if tournament.is_open:
        yield join_button(language, tournament, post)
        if tournament.terms.checks_in:
            yield check_in_button(language, tournament, post)
        yield leave_button(language, tournament)
        yield start_button(language, tournament)
    elif tournament.is_running:
        yield leave_button(language, tournament)
    yield open_button(language, tournament, post)


def check_in_message(report: TournamentReport) -> Message:
    """Return the call to check in."""
    tournament, language = report.tournament, report.tournament.language
    lines = [
        title(language, tournament),
        locales.say(language, "tournament-check-in-now", **timestamps(tournament.starts_at)),
    ]
    buttons = check_in_button(language, tournament), open_button(language, tournament, report.id)
    return Message(parts=[box(tournament, [ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons)])])


async def round_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post about a round: who meets whom, and the bracket or the table so far."""
    tournament, standing, language = report.tournament, _standing(report), report.tournament.language
    in_threads = await wants_thread(bot, Place(tournament.guild, tournament.channel))
    lines = [title(language, tournament), status_line(language, tournament, has_places=False)]
    if report.number == 1:
        lines.append(locales.say(language, "tournament-how", threads=in_threads))
    pairings = [each for each in standing.pairings if each.round == report.number]
    told = fitting(pairing_lines(language, standing, pairings), ROOM)
    if left := len(pairings) - len(told):
        told.append(locales.say(language, "tournament-more-matches", count=left))
    if report.number == 1 and tournament.terms.kind == "knockout" and (bye := bye_line(language, standing)):
        told.append(bye)
    buttons = [leave_button(language, tournament), open_button(language, tournament, report.id)]
    return await _post(bot, standing, lines, ["\n".join(told)], buttons)


async def end_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post about the end: the podium, and the bracket or the table; or that it was called off."""
    tournament, standing, language = report.tournament, report.standing, report.tournament.language
    lines = [title(language, tournament)]
    buttons = [open_button(language, tournament, report.id)]
    if standing is None or not has_places(standing):
        lines.append(locales.say(language, "tournament-called-off"))
        return Message(parts=[box(tournament, [ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons)])])
    lines += podium_lines(language, standing)
    return await _post(bot, standing, lines, [], buttons)


async def _post(
    bot: Client, standing: Standing, lines: Sequence[str], after: Sequence[str], buttons: Sequence[Button]
) -> Message:
    """Return a post with the picture between two texts."""
    tournament = standing.tournament
    picture = await tournament_file(standing, await _reader(bot, tournament))
    parts: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        ui.MediaGallery(discord.MediaGalleryItem(picture)),
        *map(ui.TextDisplay, after),
        ui.ActionRow(*buttons),
    ]
    return Message(files=[picture], parts=[box(tournament, parts)])


async def _reader(bot: Client, tournament: Tournament) -> Reader:
    """Return everybody in the server as a reader."""
    server = await bot.services.preferences.get_server(tournament.guild)
    return Reader(tournament.language, server.theme)


def _standing(report: TournamentReport) -> Standing:
    assert report.standing
    return report.standing


# Parts of posts and private pages.


def open_id(tournament: int, post: int) -> str:
    """Return the id of the last button below a tournament's post. The post is recognised by it."""
    return custom_id("tournament", tournament, post)


def box(tournament: Tournament, parts: Sequence[Item]) -> Item:
    """Return parts in a container with the accent colour of the tournament's game."""
    return ui.Container(*parts, accent_colour=discord.Colour.from_rgb(*accent(tournament.terms.game)))


def join_button(language: str, tournament: Tournament, post: int = 0) -> Button:
    """Return the button to join; `post` is the id of the report if its message lists the people."""
    label = locales.say(language, "button-tournament-join")
    return Button.to("tournament-join", tournament.id, post, label=label, style=discord.ButtonStyle.success)


def check_in_button(language: str, tournament: Tournament, post: int = 0) -> Button:
    """Return the button to check in; `post` is the id of the report if its message lists the people."""
    label = locales.say(language, "button-tournament-check")
    style = discord.ButtonStyle.secondary if post else discord.ButtonStyle.success
    return Button.to("tournament-check", tournament.id, post, label=label, style=style)


def leave_button(language: str, tournament: Tournament) -> Button:
    """Return the button to leave before the beginning, or to withdraw after it. It asks for confirmation."""
    code = "button-tournament-leave" if tournament.is_open else "button-tournament-withdraw"
    return Button.to("tournament-leave", tournament.id, label=locales.say(language, code))


def start_button(language: str, tournament: Tournament) -> Button:
    """Return the button to start at once, for those who manage the server."""
    return Button.to("tournament-start", tournament.id, label=locales.say(language, "button-tournament-start"))


def open_button(language: str, tournament: Tournament, post: int = 0) -> Button:
    """Return the button that shows a tournament; below a post, with the id by which the post is recognised."""
    label = locales.say(language, "button-tournament")
    return Button(custom_id=open_id(tournament.id, post), label=label)

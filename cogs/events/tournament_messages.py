"""Public posts of a tournament."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, Item
from cogs.core.messages import Message
from cogs.events.event_messages import box, button, card_message, everybody, join_button, open_button, title
from cogs.events.tournament_pictures import tournament_file
from cogs.events.tournament_words import (
    bye_line,
    check_in_button,
    has_places,
    joined_line,
    leave_button,
    pairing_lines,
    podium_lines,
    status_line,
    terms_lines,
)
from cogs.places.threads import wants_thread
from matches import Place
from matches.events.tournament_models import Standing, Tournament, TournamentReport
from wording.formatting import fitting, timestamps

ROOM: Final = 2_200
"""Most characters of the pairings in a post."""


async def report_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post for a report of any kind."""
    if report.kind == "opening":
        return await opening_message(bot, report)
    if report.kind == "check-in":
        return check_in_message(report)
    return await (round_message if report.kind == "round" else end_message)(bot, report)


async def opening_message(bot: Client, report: TournamentReport) -> Message:
    """Return the card by which people join."""
    tournament, language = report.event, report.event.language
    lines = [status_line(language, tournament, has_places=has_places(report.play))]
    if tournament.is_open:
        lines.append(joined_line(language, tournament, report.members))
    row = ui.ActionRow(*_card_buttons(language, tournament, report.id))
    return await card_message(bot, tournament, terms_lines(language, tournament.terms), lines, row)


def _card_buttons(language: str, tournament: Tournament, post: int) -> Iterator[Button]:
    """Yield what can be done on a card: joining before the beginning, withdrawing while it runs."""
    if tournament.is_open:
        yield join_button(language, tournament, post)
        if tournament.terms.checks_in:
            yield check_in_button(language, tournament, post)
        yield leave_button(language, tournament)
        yield button(language, tournament, "start")
    elif tournament.is_running:
        yield leave_button(language, tournament)
    yield open_button(language, tournament, post)


def check_in_message(report: TournamentReport) -> Message:
    """Return the call to check in."""
    tournament, language = report.event, report.event.language
    lines = [
        title(language, tournament),
        locales.say(language, "tournament-check-in-now", **timestamps(tournament.starts_at)),
    ]
    buttons = check_in_button(language, tournament), open_button(language, tournament, report.id)
    return Message(parts=[box(tournament, [ui.TextDisplay("\n".join(lines)), ui.ActionRow(*buttons)])])


async def round_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post about a round: who meets whom, and the bracket or the table so far."""
    tournament, standing, language = report.event, _standing(report), report.event.language
    in_threads = await wants_thread(bot, Place(tournament.guild, tournament.channel))
    lines = [title(language, tournament), status_line(language, tournament, has_places=False)]
    if report.number == 1:
        lines.append(locales.say(language, "tournament-how", threads=in_threads))
    pairings = [each for each in standing.fixtures if each.round == report.number]
    told = fitting(pairing_lines(language, standing, pairings), ROOM)
    if left := len(pairings) - len(told):
        told.append(locales.say(language, "tournament-more-matches", count=left))
    if report.number == 1 and tournament.terms.kind == "knockout" and (bye := bye_line(language, standing)):
        told.append(bye)
    buttons = [leave_button(language, tournament), open_button(language, tournament, report.id)]
    return await _post(bot, standing, lines, ["\n".join(told)], buttons)


async def end_message(bot: Client, report: TournamentReport) -> Message:
    """Return the post about the end: the podium, and the bracket or the table; or that it was called off."""
    tournament, standing, language = report.event, report.play, report.event.language
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
    picture = await tournament_file(standing, await everybody(bot, tournament))
    parts: list[Item] = [
        ui.TextDisplay("\n".join(lines)),
        ui.MediaGallery(discord.MediaGalleryItem(picture)),
        *map(ui.TextDisplay, after),
        ui.ActionRow(*buttons),
    ]
    return Message(files=[picture], parts=[box(tournament, parts)])


def _standing(report: TournamentReport) -> Standing:
    assert report.play
    return report.play

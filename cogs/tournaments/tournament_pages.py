"""Private pages of tournaments: the list, the bracket or table, all matches, and confirmations."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import SelectOption, ui

import locales
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Button, Item, select_id, view
from cogs.core.formatting import game_name, match_url, option_names, safe, timestamp, timestamps
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.core.preferences import Reader
from cogs.leagues.league_tables import short_name
from cogs.tournaments.tournament_messages import (
    box,
    check_in_button,
    join_button,
    leave_button,
    open_button,
    start_button,
)
from cogs.tournaments.tournament_pictures import tournament_file
from cogs.tournaments.tournament_words import (
    has_places,
    joined_line,
    pairing_lines,
    podium_lines,
    round_name,
    status_line,
    table_words,
    terms_lines,
    title,
)
from matches import Match
from matches.tournaments.tournament_models import Entry, Pairing, Part, Standing, Tournament

MATCHES: Final = 12
"""Matches on a page."""
TOURNAMENTS: Final = 7
"""Tournaments on a page of the list."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer of the pages of a tournament."""

    reader: Reader
    user: int
    part: Part
    """Their role in the tournament."""
    manages: bool
    """Whether they may manage its server."""

    @property
    def language(self) -> str:
        return self.reader.language


def list_message(language: str, tournaments: Sequence[Tournament], page: int) -> Message:
    """Return a page of a server's tournaments, counted from 0; a number beyond the end gives the last page."""
    if not tournaments:
        return Message(locales.say(language, "tournaments-none"))
    paged = Paged.of(tournaments, TOURNAMENTS, page)
    lines = [locales.say(language, "tournaments-heading")]
    lines += [f"- {_listed(language, tournament)}" for tournament in paged.shown]
    lines += page_line(language, paged.page, paged.pages)
    options = [
        SelectOption(label=each.terms.name, value=str(each.id), description=game_name(language, each.terms.game))
        for each in paged.shown
    ]
    hint = locales.say(language, "tournaments-choose")
    choice: Item = ui.Select(custom_id=select_id("tournament-pick"), options=options, placeholder=hint)
    return Message("\n".join(lines), controls=view(choice, *turns(language, paged, "tournaments")))


def _listed(language: str, tournament: Tournament) -> str:
    name, game = safe(tournament.terms.name), game_name(language, tournament.terms.game)
    status = status_line(language, tournament, has_places=True)  # those called off are not listed
    return locales.say(language, "leagues-line", name=name, game=game, count=tournament.joined, status=status)


async def tournament_page(
    viewer: Viewer,
    tournament: Tournament,
    entries: Sequence[Entry],
    standing: Standing | None,
    match: Match | None,
) -> Message:
    """Return the page of a tournament: terms, status, one's own match, and the bracket or the table."""
    language = viewer.language
    lines = [title(language, tournament), _game_line(language, tournament)]
    if tournament.is_open:
        lines += terms_lines(language, tournament.terms)
    lines.append(status_line(language, tournament, has_places=has_places(standing)))
    lines += podium_lines(language, standing) if standing else [joined_line(language, tournament, entries)]
    if not tournament.is_over:
        lines.append(_own_line(viewer, standing, match))
    parts: list[Item] = [ui.TextDisplay("\n".join(filter(None, lines)))]
    files = []
    if standing and standing.people:
        picture = await tournament_file(standing, viewer.reader)
        files.append(picture)
        parts.append(ui.MediaGallery(discord.MediaGalleryItem(picture)))
        if tournament.terms.kind == "swiss":
            parts.append(ui.TextDisplay(table_words(language, standing)))
    rows = [[*_ways(language, tournament, standing)], [*_own_controls(viewer, tournament)]]
    parts += [ui.ActionRow(*row) for row in rows if row]
    return Message(files=files, parts=[box(tournament, parts)])


def _game_line(language: str, tournament: Tournament) -> str:
    terms = tournament.terms
    options = option_names(language, terms.game, terms.terms)
    return locales.say(language, "league-game", game=game_name(language, terms.game), options=options)


def _own_line(viewer: Viewer, standing: Standing | None, match: Match | None) -> str:
    """Return the line about the viewer's part, with a link to the match that they play now."""
    language = viewer.language
    if viewer.part != "plays" or standing is None or match is None or match.mover is None:
        return locales.say(language, f"tournament-you-{viewer.part}")
    other = next(seat for seat in match.seats if seat.user != viewer.user)
    line = locales.say(
        language,
        "league-against",
        name=f"[{short_name(other.name)}]({match_url(match)})",
        yours=match.mover.user == viewer.user,
        timed=match.deadline is not None,
        until=timestamp(match.deadline),
    )
    pairing = own_pairing(standing, viewer.user)
    is_for_third = pairing is not None and standing.tournament.is_for_third(pairing)
    return locales.say(language, "tournament-third-own", line=line) if is_for_third else line


def own_pairing(standing: Standing, user: int) -> Pairing | None:
    """Return the match that a user plays now; None if they play none."""
    own = next((each.slot for each in standing.people if each.person.user == user), None)
    open_ones = (each for each in standing.pairings if each.match and each.result is None)
    return next((each for each in open_ones if own in (each.first, each.second)), None)


def matches_page(viewer: Viewer, standing: Standing, page: int) -> Message:
    """Return a page of all matches, the latest round first; a number beyond the end gives the last page."""
    language, tournament = viewer.language, standing.tournament
    ordered = sorted(standing.pairings, key=lambda each: (-each.round, each.number, each.id))
    paged = Paged.of(ordered, MATCHES, page)
    lines = [title(language, tournament), locales.say(language, "tournament-matches")]
    before = 0
    for pairing in paged.shown:
        if pairing.round != before:
            before = pairing.round
            lines.append(f"**{round_name(language, tournament, before)}**")
        lines += pairing_lines(language, standing, [pairing])
    lines += page_line(language, paged.page, paged.pages)
    rows = [
        [*turns(language, paged, "tournament-page", tournament.id)],
        [Button.to("tournament", tournament.id, 0, label=_back_label(language, tournament))],
    ]
    parts: list[Item] = [ui.TextDisplay("\n".join(lines)), *(ui.ActionRow(*row) for row in rows if row)]
    return Message(parts=[box(tournament, parts)])


def _back_label(language: str, tournament: Tournament) -> str:
    return locales.say(language, f"button-tournament-{tournament.terms.kind}")


def _ways(language: str, tournament: Tournament, standing: Standing | None) -> Iterator[Button]:
    """Yield the buttons to other pages."""
    if standing and standing.pairings:
        label = locales.say(language, "button-tournament-matches")
        yield Button.to("tournament-page", tournament.id, 0, "all", label=label)
    yield Button.to("tournaments", 0, label=locales.say(language, "button-tournaments"))


def _own_controls(viewer: Viewer, tournament: Tournament) -> Iterator[Button]:
    """Yield the viewer's actions on a tournament."""
    language, part = viewer.language, viewer.part
    if tournament.is_open and part == "none":
        yield join_button(language, tournament)
    if tournament.is_open and part == "joined" and tournament.terms.checks_in:
        yield check_in_button(language, tournament)
    if not tournament.is_over and part in ("joined", "checked", "plays"):
        yield leave_button(language, tournament)
    if viewer.manages and tournament.is_open:
        yield start_button(language, tournament)
    if viewer.manages and not tournament.is_over:
        yield Button.to("tournament-end", tournament.id, label=locales.say(language, "button-tournament-end"))


def join_question(language: str, tournament: Tournament, blocked: Sequence[str]) -> Message:
    """Return the confirmation of joining a tournament with people whom one blocks."""
    names = tuple(map(short_name, blocked[:3]))
    return _question(language, tournament, "tournament-join-question", "tournament-join", names=names)


def leave_question(language: str, tournament: Tournament) -> Message:
    """Return the confirmation of leaving or withdrawing, with the consequences."""
    code = "tournament-leave-question" if tournament.is_open else "tournament-withdraw-question"
    return _question(language, tournament, code, "tournament-leave")


def start_question(language: str, tournament: Tournament) -> Message:
    """Return the confirmation of starting at once."""
    count = tournament.joined
    return _question(language, tournament, "tournament-start-question", "tournament-start", count=count)


def end_question(language: str, tournament: Tournament) -> Message:
    """Return the confirmation of calling a tournament off."""
    return _question(language, tournament, "tournament-end-question", "tournament-end")


def _question(language: str, tournament: Tournament, code: str, question: str, **data: object) -> Message:
    """Return a yes/no message whose No leads back to the tournament."""
    no = Button.to("tournament", tournament.id, 0, label=locales.say(language, f"button-{question}-no"))
    text = locales.say(language, code, name=safe(tournament.terms.name), **data)
    return Message(text, controls=yes_or_no(language, question, tournament.id, no=no))


def done_message(language: str, tournament: Tournament, code: str) -> Message:
    """Return the confirmation of a change, with the button to the tournament."""
    data = {"name": safe(tournament.terms.name), **timestamps(tournament.starts_at)}
    return Message(locales.say(language, code, **data), controls=view(open_button(language, tournament)))

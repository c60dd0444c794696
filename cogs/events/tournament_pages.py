"""Private pages of tournaments: the bracket or table, and all matches."""

from collections.abc import Iterator, Sequence

import locales
from cogs.core.controls import Button, Item
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.events.event_messages import against_line, button, join_button, title
from cogs.events.event_pages import MATCHES, Viewer, game_line, list_button, page_message
from cogs.events.tournament_pictures import tournament_file
from cogs.events.tournament_words import (
    check_in_button,
    has_places,
    joined_line,
    leave_button,
    pairing_lines,
    podium_lines,
    round_name,
    status_line,
    table_words,
    terms_lines,
)
from matches import Match, Member, Tournament
from matches.events.event_models import Fixture
from matches.events.tournament_models import Standing


async def tournament_page(
    viewer: Viewer,
    tournament: Tournament,
    members: Sequence[Member],
    standing: Standing | None,
    match: Match | None,
) -> Message:
    """Return the page of a tournament: terms, status, one's own match, and the bracket or the table."""
    language = viewer.language
    lines = [title(language, tournament), game_line(language, tournament)]
    if tournament.is_open:
        lines += terms_lines(language, tournament.terms)
    lines.append(status_line(language, tournament, has_places=has_places(standing)))
    lines += podium_lines(language, standing) if standing else [joined_line(language, tournament, members)]
    if not tournament.is_over:
        lines.append(_own_line(viewer, standing, match))
    texts, picture = ["\n".join(filter(None, lines))], None
    if standing and standing.people:
        picture = await tournament_file(standing, viewer.reader)
        if tournament.terms.kind == "swiss":
            texts.append(table_words(language, standing))
    rows = [[*_ways(language, tournament, standing)], [*_own_controls(viewer, tournament)]]
    return page_message(tournament, texts, rows, picture)


def _own_line(viewer: Viewer, standing: Standing | None, match: Match | None) -> str:
    """Return the line about the viewer's part, with a link to the match that they play now."""
    language = viewer.language
    if viewer.part != "plays" or standing is None or match is None or match.mover is None:
        return locales.say(language, f"tournament-you-{viewer.part}")
    other = next(seat for seat in match.seats if seat.user != viewer.user)
    line = against_line(language, other.name, match, viewer.user)
    fixture = own_fixture(standing, viewer.user)
    is_for_third = fixture is not None and standing.tournament.is_for_third(fixture)
    return locales.say(language, "tournament-third-own", line=line) if is_for_third else line


def own_fixture(standing: Standing, user: int) -> Fixture | None:
    """Return the match that a user plays now; None if they play none."""
    own = next((each.slot for each in standing.people if each.person.user == user), None)
    open_ones = (each for each in standing.fixtures if each.match and each.result is None)
    return next((each for each in open_ones if own in (each.first, each.second)), None)


def matches_page(viewer: Viewer, standing: Standing, page: int) -> Message:
    """Return a page of all matches, the latest round first; a number beyond the end gives the last page."""
    language, tournament = viewer.language, standing.tournament
    ordered = sorted(standing.fixtures, key=lambda each: (-each.round, each.number, each.id))
    paged = Paged.of(ordered, MATCHES, page)
    lines = [title(language, tournament), locales.say(language, "tournament-matches")]
    before = 0
    for fixture in paged.shown:
        if fixture.round != before:
            before = fixture.round
            lines.append(f"**{round_name(language, tournament, before)}**")
        lines += pairing_lines(language, standing, [fixture])
    lines += page_line(language, paged.page, paged.pages)
    back = locales.say(language, f"button-tournament-{tournament.terms.kind}")
    rows: list[list[Item]] = [
        [*turns(language, paged, "tournament-page", tournament.id)],
        [Button.to("tournament", tournament.id, 0, label=back)],
    ]
    return page_message(tournament, ["\n".join(lines)], rows)


def _ways(language: str, tournament: Tournament, standing: Standing | None) -> Iterator[Button]:
    """Yield the buttons to other pages."""
    if standing and standing.fixtures:
        label = locales.say(language, "button-tournament-matches")
        yield Button.to("tournament-page", tournament.id, 0, "all", label=label)
    yield list_button(language, tournament)


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
        yield button(language, tournament, "start")
    if viewer.manages and not tournament.is_over:
        yield button(language, tournament, "end")

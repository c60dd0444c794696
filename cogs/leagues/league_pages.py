"""Private pages of leagues: the list, tables, matches, one's own matches, and confirmations."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import SelectOption, ui

import locales
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import SELECTABLE, Button, Item, select_id, view
from cogs.core.formatting import game_name, match_url, option_names, safe, timestamp, timestamps
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.core.preferences import Reader
from cogs.leagues.league_messages import (
    answer_buttons,
    join_button,
    joined_line,
    league_box,
    league_title,
    leave_button,
    open_button,
    status_lines,
    terms_lines,
)
from cogs.leagues.league_tables import short_name, table_lines
from matches import Match
from matches.leagues.league_models import Division, Fixture, League, Member, Part, Season, Standing

FIXTURES: Final = 12
"""Matches on a page."""
LEAGUES: Final = 7
"""Leagues on a page of the list: as many as fit into 2,000 characters with the longest names."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer of the pages of a league."""

    reader: Reader
    user: int
    part: Part
    """Their role in the league."""
    manages: bool
    """Whether they may manage its server."""

    @property
    def language(self) -> str:
        return self.reader.language


def list_message(language: str, leagues: Sequence[League], page: int) -> Message:
    """Return a page of a server's leagues, counted from 0; a number beyond the end gives the last page."""
    if not leagues:
        return Message(locales.say(language, "leagues-none"))
    paged = Paged.of(leagues, LEAGUES, page)
    lines = [locales.say(language, "leagues-heading")]
    lines += [f"- {_listed(language, league)}" for league in paged.shown]
    lines += page_line(language, paged.page, paged.pages)
    options = [
        SelectOption(label=league.terms.name, value=str(league.id), description=game_name(language, league.terms.game))
        for league in paged.shown
    ]
    hint = locales.say(language, "leagues-choose")
    choice: Item = ui.Select(custom_id=select_id("league-pick"), options=options, placeholder=hint)
    return Message("\n".join(lines), controls=view(choice, *turns(language, paged, "leagues")))


def _listed(language: str, league: League) -> str:
    name, game = safe(league.terms.name), game_name(language, league.terms.game)
    status = " ".join(status_lines(language, league))
    count = league.playing if league.is_running else league.joined
    return locales.say(language, "leagues-line", name=name, game=game, count=count, status=status)


def table_page(
    viewer: Viewer,
    league: League,
    season: Season | None,
    division: int | None,
    members: Sequence[Member],
) -> Message:
    """Return the page of a league: its terms, its status, and the table of one division.

    `division` None is the viewer's own, or else the first. Before the first season, the members are listed instead.
    """
    language = viewer.language
    shown = _division(season, division, viewer.user)
    lines = [league_title(language, league), *_summary(language, league), *status_lines(language, league)]
    if season is None or season.number == league.season:
        lines.append(_own_line(viewer, league, season))
    parts = ["\n".join(filter(None, lines))]
    if season and shown:
        heading = f"### {locales.say(language, 'league-season', season=season.number)}"
        parts.append("\n".join((heading, *table_lines(language, shown, heading=len(season.divisions) > 1))))
        parts.append(locales.say(language, "league-order"))
    if members or season is None:
        parts.append(joined_line(language, league, members))
    return _page(viewer, league, parts, season, shown, "table")


def fixtures_page(viewer: Viewer, league: League, season: Season, division: int | None, page: int) -> Message:
    """Return a page of a division's matches, counted from 0; a number beyond the end gives the last page."""
    language, shown = viewer.language, _division(season, division, viewer.user)
    fixtures, number = (shown.fixtures, shown.number) if shown else ((), 1)
    paged = Paged.of(fixtures, FIXTURES, page)
    lines = [league_title(language, league)]
    lines.append(locales.say(language, "league-fixtures", season=season.number, division=number))
    if shown:
        players = {standing.slot: standing for standing in shown.standings}
        lines += _rounds(language, paged.shown, players)
    lines += page_line(language, paged.page, paged.pages)
    others = list(turns(language, paged, "league-page", league.id, season.number, number))
    return _page(viewer, league, ["\n".join(lines)], season, shown, "fixtures", others)


def mine_page(viewer: Viewer, league: League, season: Season, running: Mapping[int, Match]) -> Message:
    """Return the viewer's own matches of a season; `running` has the open ones by their ids."""
    language, shown = viewer.language, _division(season, None, viewer.user)
    own = _standing(shown, viewer.user)
    lines = [league_title(language, league), locales.say(language, "league-mine", season=season.number)]
    if shown and own:
        players = {standing.slot: standing for standing in shown.standings}
        lines += _own_fixtures(language, own_fixtures(season, viewer.user), own, players, running)
    else:
        lines.append(locales.say(language, "league-not-in-it"))
    return _page(viewer, league, ["\n".join(lines)], season, shown, "mine")


def own_fixtures(season: Season, user: int) -> tuple[Fixture, ...]:
    """Return a user's matches of a season; none if they are in no division."""
    shown = _division(season, None, user)
    own = _standing(shown, user)
    return tuple(each for each in shown.fixtures if own.slot in (each.first, each.second)) if shown and own else ()


def _own_fixtures(
    language: str,
    fixtures: Sequence[Fixture],
    own: Standing,
    players: Mapping[int, Standing],
    running: Mapping[int, Match],
) -> Iterator[str]:
    """Yield a person's matches: running, then coming, then finished."""

    def other(fixture: Fixture) -> str:
        return short_name(players[fixture.second if fixture.first == own.slot else fixture.first].person.name)

    now = [fixture for fixture in fixtures if fixture.match in running and fixture.result is None]
    to_come = [fixture for fixture in fixtures if fixture.match is None and fixture.result is None]
    for fixture in now:
        match = running[fixture.match or 0]
        yours = match.mover is not None and match.mover.user == own.person.user
        name = f"[{other(fixture)}]({match_url(match)})"
        timed, until = match.deadline is not None, timestamp(match.deadline)
        yield f"• {locales.say(language, 'league-against', name=name, yours=yours, timed=timed, until=until)}"
    if to_come:
        names = tuple(dict.fromkeys(map(other, to_come)))
        yield locales.say(language, "league-to-come", names=names, count=len(to_come))
    done = [fixture for fixture in fixtures if fixture.result is not None]
    for fixture in done:
        yield f"• {locales.say(language, f'league-own-{_own_result(fixture, own)}', name=other(fixture))}"


def _own_result(fixture: Fixture, own: Standing) -> str:
    if fixture.result in ("drawn", "void"):
        return fixture.result
    return "won" if (fixture.result == "first") == (fixture.first == own.slot) else "lost"


def _rounds(language: str, fixtures: Sequence[Fixture], players: Mapping[int, Standing]) -> Iterator[str]:
    """Yield matches, grouped by round."""
    before = 0
    for fixture in fixtures:
        if fixture.round != before:
            before = fixture.round
            yield f"**{locales.say(language, 'league-round', round=fixture.round)}**"
        first, second = (short_name(players[slot].person.name) for slot in (fixture.first, fixture.second))
        state = fixture.result or ("running" if fixture.match else "waiting")
        data = {"first": first, "second": second, "state": state, "match": str(fixture.match)}
        yield f"• {locales.say(language, 'league-fixture', **data)}"


def _summary(language: str, league: League) -> Iterator[str]:
    terms = league.terms
    options, game = option_names(language, terms.game, terms.terms), game_name(language, terms.game)
    yield locales.say(language, "league-game", game=game, options=options)
    yield from terms_lines(language, terms)


def _own_line(viewer: Viewer, league: League, season: Season | None) -> str:
    """Return the line about the viewer's place or role in a league."""
    language, shown = viewer.language, _division(season, None, viewer.user)
    own = _standing(shown, viewer.user)
    if viewer.part == "plays" and shown and own:
        place = shown.standings.index(own) + 1
        return locales.say(language, "league-you-play", division=shown.number, place=place, count=len(shown.standings))
    if league.is_ended:
        return ""
    return locales.say(language, f"league-you-{viewer.part}", season=league.season + 1)


def _division(season: Season | None, number: int | None, user: int) -> Division | None:
    """Return the division with a number; for None, that of the user, or else the first."""
    divisions = season.divisions if season else ()
    for division in divisions:
        if division.number == number or (number is None and _standing(division, user)):
            return division
    return divisions[0] if divisions else None


def _standing(division: Division | None, user: int) -> Standing | None:
    standings = division.standings if division else ()
    return next((standing for standing in standings if standing.person.user == user), None)


def _page(
    viewer: Viewer,
    league: League,
    texts: Sequence[str],
    season: Season | None,
    division: Division | None,
    here: str,
    others: Sequence[Item] = (),
) -> Message:
    """Return a private page: texts, page buttons (`others`), and the rows that lead on from the page `here`."""
    rows = [others, *_ways(viewer.language, league, season, division, here), _own_controls(viewer, league)]
    parts: list[Item] = [*map(ui.TextDisplay, texts), *(ui.ActionRow(*row) for row in rows if row)]
    return Message(parts=[league_box(league, parts)])


def _ways(
    language: str, league: League, season: Season | None, division: Division | None, here: str
) -> Iterator[Sequence[Item]]:
    """Yield rows: the selects of divisions and of seasons, and buttons for the other pages of the season."""
    if season is None or division is None:
        return
    if len(season.divisions) > 1 and here != "mine":
        yield [_division_select(language, league, season, division, here)]
    if league.season > 1 and here == "table":
        yield [_season_select(language, league, season)]
    yield [
        Button.to(f"league-{name}", league.id, season.number, label=locales.say(language, f"button-league-{name}"))
        for name in ("table", "fixtures", "mine")
        if name != here
    ]


def _own_controls(viewer: Viewer, league: League) -> list[Item]:
    """Return the viewer's actions on a league, and the button to the list."""
    language, part = viewer.language, viewer.part
    own: list[Item] = []
    if part in ("joined", "plays"):
        own.append(leave_button(language, league))
    elif not league.is_ended:
        own += answer_buttons(language, league) if part == "asked" else [join_button(language, league)]
    if viewer.manages and league.starts_at is not None:
        own.append(Button.to("league-start", league.id, label=locales.say(language, "button-league-start")))
    if viewer.manages and not league.is_ended:
        own.append(Button.to("league-end", league.id, label=locales.say(language, "button-league-end")))
    return [*own, Button.to("leagues", 0, label=locales.say(language, "button-leagues"))]


def _division_select(language: str, league: League, season: Season, division: Division, here: str) -> Item:
    """Return a select of divisions; if there are too many, those around the one shown."""
    divisions = season.divisions
    start = max(min(division.number - 1 - SELECTABLE // 2, len(divisions) - SELECTABLE), 0)
    options = [
        SelectOption(
            label=locales.say(language, "league-division", division=each.number),
            value=str(each.number),
            default=each.number == division.number,
        )
        for each in divisions[start : start + SELECTABLE]
    ]
    return ui.Select(custom_id=select_id(f"league-{here}", league.id, season.number), options=options)


def _season_select(language: str, league: League, season: Season) -> Item:
    """Return a select of seasons, the latest first; if there are too many, those around the one shown."""
    last = max(min(season.number + SELECTABLE // 2, league.season), min(SELECTABLE, league.season))
    options = [
        SelectOption(
            label=locales.say(language, "league-season", season=number),
            value=str(number),
            default=number == season.number,
        )
        for number in range(last, max(last - SELECTABLE, 0), -1)
    ]
    return ui.Select(custom_id=select_id("league-season", league.id), options=options)


def leave_question(language: str, league: League, part: Part) -> Message:
    """Return the confirmation of leaving, with the consequences."""
    code = "league-leave-season" if part == "plays" else "league-leave-question"
    return _question(language, league, code, "league-leave")


def start_question(language: str, league: League, count: int) -> Message:
    """Return the confirmation of starting the next season at once with the people who have joined."""
    return _question(language, league, "league-start-question", "league-start", count=count, season=league.season + 1)


def end_question(language: str, league: League) -> Message:
    """Return the confirmation of ending a league, with the consequences."""
    code = "league-end-season" if league.is_running else "league-end-question"
    return _question(language, league, code, "league-end")


def _question(language: str, league: League, code: str, question: str, **data: int) -> Message:
    """Return a yes/no message whose No leads back to the league."""
    no = Button.to("league", league.id, 0, label=locales.say(language, f"button-{question}-no"))
    text = locales.say(language, code, name=safe(league.terms.name), **data)
    return Message(text, controls=yes_or_no(language, question, league.id, no=no))


def done_message(language: str, league: League, code: str) -> Message:
    """Return the confirmation of a change, with the button to the league."""
    data = {"name": safe(league.terms.name), "season": league.season + 1, "known": league.starts_at is not None}
    controls = view(open_button(language, league))
    return Message(locales.say(language, code, **data, **timestamps(league.starts_at)), controls=controls)

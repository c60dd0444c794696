"""Private pages of leagues: tables, matches, one's own matches."""

from collections.abc import Iterator, Mapping, Sequence

from discord import SelectOption, ui

import locales
from cogs.core.controls import SELECTABLE, Item, select_id
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from cogs.events.event_messages import against_line, button, fixture_lines, join_button, members_line, short_name, title
from cogs.events.event_pages import MATCHES, Viewer, game_line, list_button, page_message
from cogs.events.league_messages import answer_buttons, status_lines, terms_lines
from cogs.events.league_tables import table_lines
from matches import Match, Member
from matches.events.event_models import Fixture, TableRow
from matches.events.league_models import Division, League, Season


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
    lines = [title(language, league), game_line(language, league), *terms_lines(language, league.terms)]
    lines += status_lines(language, league)
    if season is None or season.number == league.season:
        lines.append(_own_line(viewer, league, season))
    parts = ["\n".join(filter(None, lines))]
    if season and shown:
        heading = f"### {locales.say(language, 'league-season', season=season.number)}"
        parts.append("\n".join((heading, *table_lines(language, shown, heading=len(season.divisions) > 1))))
        parts.append(locales.say(language, "league-order"))
    if members or season is None:
        parts.append(members_line(language, league, members, season=league.season + 1))
    return _page(viewer, league, parts, season, shown, "table")


def fixtures_page(viewer: Viewer, league: League, season: Season, division: int | None, page: int) -> Message:
    """Return a page of a division's matches, counted from 0; a number beyond the end gives the last page."""
    language, shown = viewer.language, _division(season, division, viewer.user)
    fixtures, number = (shown.fixtures, shown.number) if shown else ((), 1)
    paged = Paged.of(fixtures, MATCHES, page)
    lines = [title(language, league)]
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
    lines = [title(language, league), locales.say(language, "league-mine", season=season.number)]
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
    own: TableRow,
    players: Mapping[int, TableRow],
    running: Mapping[int, Match],
) -> Iterator[str]:
    """Yield a person's matches: running, then coming, then finished."""

    def other(fixture: Fixture) -> str:
        return players[fixture.second if fixture.first == own.slot else fixture.first].person.name

    for fixture in fixtures:
        if fixture.match in running and fixture.result is None:
            yield f"• {against_line(language, other(fixture), running[fixture.match or 0], own.person.user)}"
    to_come = [other(fixture) for fixture in fixtures if fixture.match is None and fixture.result is None]
    if to_come:
        names = tuple(dict.fromkeys(map(short_name, to_come)))
        yield locales.say(language, "league-to-come", names=names, count=len(to_come))
    for fixture in fixtures:
        if fixture.result is not None:
            code = f"league-own-{_own_result(fixture, own)}"
            yield f"• {locales.say(language, code, name=short_name(other(fixture)))}"


def _own_result(fixture: Fixture, own: TableRow) -> str:
    if fixture.result in ("drawn", "void"):
        return fixture.result
    return "won" if (fixture.result == "first") == (fixture.first == own.slot) else "lost"


def _rounds(language: str, fixtures: Sequence[Fixture], players: Mapping[int, TableRow]) -> Iterator[str]:
    """Yield matches, grouped by round."""
    before = 0
    for fixture in fixtures:
        if fixture.round != before:
            before = fixture.round
            yield f"**{locales.say(language, 'league-round', round=fixture.round)}**"
        yield from (f"• {line}" for line in fixture_lines(language, "league", [fixture], players))


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


def _standing(division: Division | None, user: int) -> TableRow | None:
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
    return page_message(league, texts, rows)


def _ways(
    language: str, league: League, season: Season | None, division: Division | None, here: str
) -> Iterator[Sequence[Item]]:
    """Yield rows: the selects of divisions and of seasons, and buttons for the other pages of the season."""
    if season is None or division is None:
        return
    if len(season.divisions) > 1 and here != "mine":
        control = select_id(f"league-{here}", league.id, season.number)
        yield [_select(language, "division", range(1, len(season.divisions) + 1), division.number, control)]
    if league.season > 1 and here == "table":
        control = select_id("league-season", league.id)
        yield [_select(language, "season", range(league.season, 0, -1), season.number, control)]
    yield [button(language, league, name, season.number) for name in ("table", "fixtures", "mine") if name != here]


def _own_controls(viewer: Viewer, league: League) -> list[Item]:
    """Return the viewer's actions on a league, and the button to the list."""
    language, part = viewer.language, viewer.part
    own: list[Item] = []
    if part in ("joined", "plays"):
        own.append(button(language, league, "leave"))
    elif not league.is_ended:
        own += answer_buttons(language, league) if part == "asked" else [join_button(language, league)]
    if viewer.manages and league.starts_at is not None:
        own.append(button(language, league, "start"))
    if viewer.manages and not league.is_ended:
        own.append(button(language, league, "end"))
    return [*own, list_button(language, league)]


def _select(language: str, kind: str, numbers: Sequence[int], chosen: int, control: str) -> Item:
    """Return a select of divisions or seasons; if there are too many, those around the chosen one."""
    start = max(min(numbers.index(chosen) - SELECTABLE // 2, len(numbers) - SELECTABLE), 0)
    options = [
        SelectOption(
            label=locales.say(language, f"league-{kind}", **{kind: number}),
            value=str(number),
            default=number == chosen,
        )
        for number in numbers[start : start + SELECTABLE]
    ]
    return ui.Select(custom_id=control, options=options)

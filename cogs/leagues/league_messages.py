"""Public posts of a league, and the parts they share with its private pages."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, Item, custom_id
from cogs.core.formatting import blurb, clock_text, game_name, option_line, safe, timestamps
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.leagues.league_tables import short_name, short_names, table_lines
from cogs.places.threads import wants_thread
from cogs.playing.board_messages import sides_file
from matches import Place
from matches.clock import DAY
from matches.leagues.league_models import Division, League, LeagueReport, LeagueTerms, Member, Season
from matches.leagues.league_rules import ENOUGH
from matches.leagues.season_service import LATE_FOR, MOST_LOST_ON_TIME
from matches.ratings.rated_terms import may_be_rated
from matches.terms import Terms
from renderer import accent

PICTURE_WIDTH: Final = 500
"""Pixels. The board is a thumbnail, enlarged when opened."""
NAMED: Final = 20
"""Most members named on a card."""
LONGEST_TABLES: Final = 2_000
"""Most characters for the divisions in a post: all texts of a message may have 4,000."""


# Posts.


async def report_message(bot: Client, report: LeagueReport) -> Message:
    """Return the post for a report of any kind."""
    if report.kind == "opening":
        return await opening_message(bot, report)
    if report.kind == "start":
        place = Place(report.league.guild, report.league.channel)
        return start_message(report, in_threads=await wants_thread(bot, place))
    return table_message(report) if report.kind == "table" else end_message(report)


async def opening_message(bot: Client, report: LeagueReport) -> Message:
    """Return the card by which people join a league, with the initial board of its matches."""
    league, terms, language = report.league, report.league.terms, report.league.language
    server = await bot.services.preferences.get_server(league.guild)
    opening = terms.game.start(terms.game.read_options(terms.terms))
    picture = await sides_file(opening, Reader(language, server.theme), f"league-{league.id}", size=PICTURE_WIDTH)
    heading = "\n".join((league_title(language, league), _game_line(language, terms)))
    parts: list[Item] = [
        ui.Section(ui.TextDisplay(heading), accessory=ui.Thumbnail(picture)),
        ui.TextDisplay("\n".join((*_option_lines(language, terms), *terms_lines(language, terms)))),
        ui.Separator(),
        ui.TextDisplay("\n".join(_opening_lines(report))),
        ui.ActionRow(*_joining(language, report), open_button(language, league, report.id)),
    ]
    return Message(files=[picture], parts=[league_box(league, parts)])


def _game_line(language: str, terms: LeagueTerms) -> str:
    return f"**{game_name(language, terms.game)}**\n-# {blurb(language, terms.game, terms.terms)}"


def _option_lines(language: str, terms: LeagueTerms) -> list[str]:
    """Return a line for each option that is on."""
    chosen = terms.game.settled(terms.terms)
    return list(filter(None, (option_line(language, option, chosen[option.name]) for option in terms.game.options)))


def _opening_lines(report: LeagueReport) -> Iterator[str]:
    """Yield the start and the members of the coming season; if it has begun, only that. Postponement comes first."""
    language, league = report.league.language, report.league
    if report.number:
        yield locales.say(language, "league-put-off", season=report.number_of_season, ended=league.is_ended)
    if league.season >= report.number_of_season:
        yield locales.say(language, "league-has-begun", season=report.number_of_season)
        return
    yield from status_lines(language, league)
    if not league.is_ended:
        yield joined_line(language, league, report.members)


def _joining(language: str, report: LeagueReport) -> list[Button]:
    """Return the buttons to join and to leave; none once the league has ended."""
    league = report.league
    return [] if league.is_ended else [join_button(language, league, report.id), leave_button(language, league)]


def start_message(report: LeagueReport, *, in_threads: bool) -> Message:
    """Return the post about the start of a season: its divisions and its rules."""
    league, season, language = report.league, _season(report), report.league.language
    lines = [
        locales.say(language, "league-begins", season=season.number, **timestamps(season.ends_at)),
        locales.say(language, "league-how", threads=in_threads, most=league.terms.at_once),
        locales.say(language, "league-silence", lost=MOST_LOST_ON_TIME, days=LATE_FOR // DAY, moves=ENOUGH),
    ]
    return _post(report, lines, [_divided(language, division) for division in season.divisions])


def table_message(report: LeagueReport) -> Message:
    """Return the post with the tables of a running season."""
    season, language = _season(report), report.league.language
    line = locales.say(language, "league-runs", season=season.number, **timestamps(season.ends_at))
    return _post(report, [line], _tables(language, season))


def end_message(report: LeagueReport) -> Message:
    """Return the post about the end of a season: tables, promotion and relegation, and the question who goes on."""
    league, season, language = report.league, _season(report), report.league.language
    best = season.divisions[0].standings[:1] if season.divisions else ()
    lines = [locales.say(language, "league-over", season=season.number, names=short_names(best), count=len(best))]
    if league.season > season.number or league.starts_at is None:
        lines += [locales.say(language, "league-ended")] if league.is_ended else []
        return _post(report, lines, _tables(language, season))
    asked = locales.say(language, "league-who-goes-on", **timestamps(league.starts_at))
    join = join_button(language, league, report.id)
    join.style = discord.ButtonStyle.secondary  # secondary, since it is for new people; members use the two answers
    controls = [*answer_buttons(language, league, report.id), join]
    after = "\n".join((asked, joined_line(language, league, report.members)))
    return _post(report, lines, _tables(language, season), after, controls)


def _season(report: LeagueReport) -> Season:
    assert report.season
    return report.season


def open_id(league: int, post: int) -> str:
    """Return the id of the button below a league post. The post is recognised by it."""
    return custom_id("league", league, post)


def _post(
    report: LeagueReport,
    lines: Sequence[str],
    divisions: Sequence[str],
    after: str = "",
    controls: Sequence[Button] = (),
) -> Message:
    """Return a post: lines, as many divisions as fit, the text `after` them, and controls."""
    league, language = report.league, report.league.language
    told = list(_fitting(divisions))
    if left := len(divisions) - len(told):
        told.append(locales.say(language, "league-more-divisions", count=left))
    if any("```" in text for text in told):
        told.append(locales.say(language, "league-order"))
    texts = ["\n".join((league_title(language, league), *lines)), *told, *([after] if after else [])]
    row = ui.ActionRow(*controls, open_button(language, league, report.id))
    return Message(parts=[league_box(league, [*map(ui.TextDisplay, texts), row])])


def _fitting(texts: Iterable[str]) -> Iterator[str]:
    room = LONGEST_TABLES
    for text in texts:
        room -= len(text)
        if room < 0:
            return
        yield text


def _divided(language: str, division: Division) -> str:
    names = short_names([standing for standing in division.standings if not standing.is_out] or division.standings)
    return locales.say(language, "league-division-of", division=division.number, names=names)


def _tables(language: str, season: Season) -> list[str]:
    """Return the table of each division, with its number if there are several."""
    heading = len(season.divisions) > 1
    return ["\n".join(table_lines(language, division, heading=heading)) for division in season.divisions]


# Parts of posts and private pages.


def league_title(language: str, league: League) -> str:
    """Return the heading of every message about a league."""
    return locales.say(language, "league-title", name=safe(league.terms.name))


def terms_lines(language: str, terms: LeagueTerms) -> Iterator[str]:
    """Yield the clock, the size and the format of divisions, the length of a season, and whether matches are rated."""
    yield locales.say(language, "card-clock", clock=clock_text(language, terms.clock))
    yield locales.say(language, "league-divisions", size=terms.size, doubled=terms.doubled, most=terms.at_once)
    yield locales.say(language, "league-lasts", days=terms.days)
    if may_be_rated(Terms(terms.game, terms.terms)):
        yield locales.say(language, "league-rated", game=game_name(language, terms.game))


def status_lines(language: str, league: League) -> Iterator[str]:
    """Yield the end of the running season or the start of the next; if there is neither, that."""
    if league.is_running and league.ends_at is not None:
        yield locales.say(language, "league-runs", season=league.season, **timestamps(league.ends_at))
        if league.is_ended:
            yield locales.say(language, "league-last")
    elif league.starts_at is not None:
        until = timestamps(league.starts_at)
        yield locales.say(language, "league-starts", season=league.season + 1, **until)
    else:
        yield locales.say(language, "league-ended")


def joined_line(language: str, league: League, members: Sequence[Member]) -> str:
    """Return the number of members of the next season, and the names of the first."""
    named = tuple(short_name(member.person.name) for member in members[:NAMED])
    count, season = len(members), league.season + 1
    return locales.say(language, "league-joined", names=named, count=count, more=count - len(named), season=season)


def league_box(league: League, parts: Sequence[Item]) -> Item:
    """Return parts in a container with the accent colour of the league's game."""
    return ui.Container(*parts, accent_colour=discord.Colour.from_rgb(*accent(league.terms.game)))


def join_button(language: str, league: League, post: int = 0) -> Button:
    """Return the button to join; `post` is the id of the report if its message lists the members."""
    label = locales.say(language, "button-league-join")
    return Button.to("league-join", league.id, post, label=label, style=discord.ButtonStyle.success)


def leave_button(language: str, league: League) -> Button:
    """Return the button to leave, which asks for confirmation."""
    return Button.to("league-leave", league.id, label=locales.say(language, "button-league-leave"))


def answer_buttons(language: str, league: League, post: int = 0) -> list[Button]:
    """Return the answers to the question who goes on; `post` is the id of the report whose message shows them."""
    on, stop = (locales.say(language, f"button-league-{name}") for name in ("on", "stop"))
    return [
        Button.to("league-answer", league.id, 1, post, label=on, style=discord.ButtonStyle.success),
        Button.to("league-answer", league.id, 0, post, label=stop),
    ]


def open_button(language: str, league: League, post: int = 0) -> Button:
    """Return the button that shows a league; below a post, with the id by which the post is recognised."""
    return Button(custom_id=open_id(league.id, post), label=locales.say(language, "button-league"))

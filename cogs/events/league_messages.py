"""Public posts of a league, and the parts they share with its private pages."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button
from cogs.core.messages import Message
from cogs.events.event_messages import (
    box,
    button,
    card_message,
    clock_line,
    join_button,
    members_line,
    open_button,
    rated_line,
    short_names,
    title,
)
from cogs.events.league_tables import table_lines
from cogs.places.threads import wants_thread
from matches import Place
from matches.core.clock import DAY
from matches.events.event_director import MOST_LOST_ON_TIME
from matches.events.league_director import LATE_FOR
from matches.events.league_models import Division, League, LeagueReport, LeagueTerms, Season
from matches.events.league_rules import ENOUGH
from matches.ratings.rated_terms import may_be_rated
from wording.formatting import fitting, timestamps

LONGEST_TABLES: Final = 2_000
"""Most characters for the divisions in a post: all texts of a message may have 4,000."""


# Posts.


async def report_message(bot: Client, report: LeagueReport) -> Message:
    """Return the post for a report of any kind."""
    league, language = report.event, report.event.language
    if report.kind == "opening":
        joining = (
            [] if league.is_ended else [join_button(language, league, report.id), button(language, league, "leave")]
        )
        row = ui.ActionRow(*joining, open_button(language, league, report.id))
        return await card_message(bot, league, terms_lines(language, league.terms), _opening_lines(report), row)
    if report.kind == "start":
        return start_message(report, in_threads=await wants_thread(bot, Place(league.guild, league.channel)))
    return table_message(report) if report.kind == "table" else end_message(report)


def _opening_lines(report: LeagueReport) -> Iterator[str]:
    """Yield the start and the members of the coming season; if it has begun, only that. Postponement comes first."""
    language, league = report.event.language, report.event
    if report.number:
        yield locales.say(language, "league-put-off", season=report.season, ended=league.is_ended)
    if league.season >= report.season:
        yield locales.say(language, "league-has-begun", season=report.season)
        return
    yield from status_lines(language, league)
    if not league.is_ended:
        yield members_line(language, league, report.members, season=league.season + 1)


def start_message(report: LeagueReport, *, in_threads: bool) -> Message:
    """Return the post about the start of a season: its divisions and its rules."""
    league, season, language = report.event, _season(report), report.event.language
    lines = [
        locales.say(language, "league-begins", season=season.number, **timestamps(season.ends_at)),
        locales.say(language, "league-how", threads=in_threads, most=league.terms.at_once),
        locales.say(language, "league-silence", lost=MOST_LOST_ON_TIME, days=LATE_FOR // DAY, moves=ENOUGH),
    ]
    return _post(report, lines, [_divided(language, division) for division in season.divisions])


def table_message(report: LeagueReport) -> Message:
    """Return the post with the tables of a running season."""
    season, language = _season(report), report.event.language
    line = locales.say(language, "league-runs", season=season.number, **timestamps(season.ends_at))
    return _post(report, [line], _tables(language, season))


def end_message(report: LeagueReport) -> Message:
    """Return the post about the end of a season: tables, promotion and relegation, and the question who goes on."""
    league, season, language = report.event, _season(report), report.event.language
    best = season.divisions[0].standings[:1] if season.divisions else ()
    lines = [locales.say(language, "league-over", season=season.number, names=short_names(best), count=len(best))]
    if league.season > season.number or league.starts_at is None:
        lines += [locales.say(language, "league-ended")] if league.is_ended else []
        return _post(report, lines, _tables(language, season))
    asked = locales.say(language, "league-who-goes-on", **timestamps(league.starts_at))
    join = button(language, league, "join", report.id)  # secondary: for new people; members use the two answers
    controls = [*answer_buttons(language, league, report.id), join]
    after = "\n".join((asked, members_line(language, league, report.members, season=league.season + 1)))
    return _post(report, lines, _tables(language, season), after, controls)


def _season(report: LeagueReport) -> Season:
    assert report.play
    return report.play


def _post(
    report: LeagueReport,
    lines: Sequence[str],
    divisions: Sequence[str],
    after: str = "",
    controls: Sequence[Button] = (),
) -> Message:
    """Return a post: lines, as many divisions as fit, the text `after` them, and controls."""
    league, language = report.event, report.event.language
    told = fitting(divisions, LONGEST_TABLES)
    if left := len(divisions) - len(told):
        told.append(locales.say(language, "league-more-divisions", count=left))
    if any("```" in text for text in told):
        told.append(locales.say(language, "league-order"))
    texts = ["\n".join((title(language, league), *lines)), *told, *([after] if after else [])]
    row = ui.ActionRow(*controls, open_button(language, league, report.id))
    return Message(parts=[box(league, [*map(ui.TextDisplay, texts), row])])


def _divided(language: str, division: Division) -> str:
    names = short_names([standing for standing in division.standings if not standing.is_out] or division.standings)
    return locales.say(language, "league-division-of", division=division.number, names=names)


def _tables(language: str, season: Season) -> list[str]:
    """Return the table of each division, with its number if there are several."""
    heading = len(season.divisions) > 1
    return ["\n".join(table_lines(language, division, heading=heading)) for division in season.divisions]


# Parts of posts and private pages.


def terms_lines(language: str, terms: LeagueTerms) -> Iterator[str]:
    """Yield the clock, the size and the format of divisions, the length of a season, and whether matches are rated."""
    yield clock_line(language, terms)
    yield locales.say(language, "league-divisions", size=terms.size, doubled=terms.doubled, most=terms.at_once)
    yield locales.say(language, "league-lasts", days=terms.days)
    if may_be_rated(terms.match):
        yield rated_line(language, terms)


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


def listed_as(language: str, league: League) -> tuple[int, str]:
    """Return the number of people in a league and its status, as in the list."""
    count = league.playing if league.is_running else league.joined
    return count, " ".join(status_lines(language, league))


def answer_buttons(language: str, league: League, post: int = 0) -> list[Button]:
    """Return the answers to the question who goes on; `post` is the id of the report whose message shows them."""
    return [
        button(language, league, "answer", 1, post, label="on", style=discord.ButtonStyle.success),
        button(language, league, "answer", 0, post, label="stop"),
    ]

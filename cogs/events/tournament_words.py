"""Tournaments in words: terms, people, matches, tables and places; and their buttons."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

import locales
from cogs.core.controls import Button
from cogs.events.event_messages import (
    button,
    clock_line,
    fixture_lines,
    members_line,
    rated_line,
    short_name,
    short_names,
)
from cogs.events.league_tables import code_table
from cogs.events.tournament_pictures import stage_name
from matches import Member, Tournament, TournamentTerms
from matches.events.event_models import Fixture
from matches.events.tournament_models import Standing
from matches.events.tournament_rules import CHECK_IN, swiss_table
from wording.formatting import span_text, timestamps

ROWS_IN_WORDS: Final = 40
"""Most rows of a table in words."""


def terms_lines(language: str, terms: TournamentTerms) -> Iterator[str]:
    """Yield how a tournament is played."""
    yield clock_line(language, terms)
    yield locales.say(language, f"tournament-kind-{terms.kind}", rounds=terms.rounds)
    yield locales.say(language, "tournament-round-time", time=span_text(language, terms.round_time))
    if terms.checks_in:
        yield locales.say(language, "tournament-checks-in", time=span_text(language, CHECK_IN))
    if terms.match.rated:
        yield rated_line(language, terms)


def status_line(language: str, tournament: Tournament, *, has_places: bool) -> str:
    """Return when a tournament begins, which round runs, or that it is over. `has_places`: whether it has a winner."""
    if tournament.is_over:
        return locales.say(language, "tournament-ended" if has_places else "tournament-called-off")
    if not tournament.has_begun:
        return locales.say(language, "tournament-begins", **timestamps(tournament.starts_at))
    if tournament.round_ends_at is None:
        return locales.say(language, "tournament-has-begun")
    data = {"round": round_name(language, tournament, tournament.round), **timestamps(tournament.round_ends_at)}
    return locales.say(language, "tournament-runs", **data)


def listed_as(language: str, tournament: Tournament) -> tuple[int, str]:
    """Return the number of people in a tournament and its status, as in the list. None there was called off."""
    return tournament.joined, status_line(language, tournament, has_places=True)


def round_name(language: str, tournament: Tournament, number: int) -> str:
    """Return the name of a round: its stage in a knockout, else its number."""
    if tournament.terms.kind == "knockout":
        return stage_name(language, 1 << tournament.rounds - number)
    return locales.say(language, "tournament-round", round=number, rounds=tournament.rounds)


def joined_line(language: str, tournament: Tournament, members: Sequence[Member]) -> str:
    """Return how many people have joined, and the names of the first; a mark for those who have checked in."""
    terms = tournament.terms
    return members_line(language, tournament, members, checks_in=terms.checks_in, places=terms.places)


def pairing_lines(language: str, standing: Standing, fixtures: Sequence[Fixture]) -> Iterator[str]:
    """Yield matches and byes with their results, as far as they are known."""
    people = {each.slot: each for each in standing.people}
    for fixture, line in zip(fixtures, fixture_lines(language, "tournament", fixtures, people), strict=True):
        is_for_third = standing.tournament.is_for_third(fixture)
        yield f"• {locales.say(language, 'tournament-third-pairing', line=line) if is_for_third else line}"


def bye_line(language: str, standing: Standing) -> str:
    """Return who goes on from the first round of a knockout without a match; empty if nobody does."""
    paired = {slot for each in standing.fixtures if each.round == 1 for slot in (each.first, each.second)}
    names = short_names(each for each in standing.people if each.slot not in paired)
    return locales.say(language, "tournament-byes", names=names, count=len(names)) if names else ""


def table_words(language: str, standing: Standing) -> str:
    """Return a Swiss table as a code block, narrow enough for a phone."""
    table = swiss_table(standing.people, standing.fixtures)
    rows = [
        (row.person.name, [str(row.points), str(row.buchholz), str(row.sonneborn_berger)])
        for row in table[:ROWS_IN_WORDS]
    ]
    lines = [code_table(locales.say(language, "tournament-columns").split(), rows)]
    if more := len(table) - len(rows):
        lines.append(f"-# {locales.say(language, 'tournament-more-people', count=more)}")
    return "\n".join((*lines, locales.say(language, "tournament-order")))


def podium_lines(language: str, standing: Standing) -> Iterator[str]:
    """Yield the first three places. Nobody has the first if both have withdrawn from the final."""
    if has_places(standing) and all(each.place != 1 for each in standing.people):
        yield locales.say(language, "tournament-nobody-wins")
    first = sorted((each.place, each) for each in standing.people if each.place in (1, 2, 3))
    for place, each in first:
        yield locales.say(language, "tournament-place", place=place, name=short_name(each.person.name))


def has_places(standing: Standing | None) -> bool:
    """Return whether a tournament was played to its end."""
    return standing is not None and any(each.place for each in standing.people)


def leave_button(language: str, tournament: Tournament) -> Button:
    """Return the button to leave before the beginning, or to withdraw after it. It asks for confirmation."""
    return button(language, tournament, "leave", label="leave" if tournament.is_open else "withdraw")


def check_in_button(language: str, tournament: Tournament, post: int = 0) -> Button:
    """Return the button to check in."""
    style = discord.ButtonStyle.secondary if post else discord.ButtonStyle.success
    return button(language, tournament, "check", post, style=style)

"""What the picture of a tournament shows, and the picture as a file."""

import asyncio
from io import BytesIO
from typing import Final

import discord

import locales
from cogs.core.preferences import Reader
from matches.events.event_models import NOBODY
from matches.events.tournament_models import Duel, Standing
from matches.events.tournament_rules import bracket, swiss_table
from renderer import Bracket, Meeting, Stage, Table, TableRow, render_tournament

IN_A_COLUMN: Final = 8
"""Most matches of a round that is shown with those after it."""
ROUNDS_SHOWN: Final = 4
"""Most rounds of a bracket in a picture."""
ROWS_SHOWN: Final = 20
"""Most rows of a table in a picture."""


async def tournament_file(standing: Standing, reader: Reader) -> discord.File:
    """Draw the bracket or the table of a tournament, with its alt text."""
    sheet = sheet_of(standing, reader.language)
    drawn = await asyncio.to_thread(render_tournament, sheet, reader.language, reader.theme)
    name = f"tournament-{standing.tournament.id}.{drawn.format}"
    return discord.File(BytesIO(drawn.data), name, description=drawn.alt)


def sheet_of(standing: Standing, language: str) -> Bracket | Table:
    """Return the data of a tournament's picture."""
    tournament = standing.tournament
    code = "tournament-is-over" if tournament.is_over else "tournament-about"
    about = locales.say(language, code, round=max(tournament.round, 1), rounds=tournament.rounds)
    if tournament.terms.kind == "knockout":
        return _bracket(standing, language, about)
    table = swiss_table(standing.people, standing.fixtures)
    rows = tuple(
        TableRow(
            place=place,
            name=row.person.name,
            record=(row.won, row.drawn, row.lost),
            numbers=(row.points, row.buchholz, row.sonneborn_berger),
            is_out=row.is_out,
        )
        for place, row in enumerate(table[:ROWS_SHOWN], 1)
    )
    return Table(tournament.terms.name, about, rows, len(table) - len(rows))


def _bracket(standing: Standing, language: str, about: str) -> Bracket:
    """Return a knockout: the rounds that fit beside each other, or the latest alone if it has too many matches."""
    rounds = bracket(len(standing.people), standing.fixtures)
    current = max(standing.tournament.round - 1, 0)
    shown = [rounds[current]] if len(rounds[current]) > IN_A_COLUMN else rounds[-ROUNDS_SHOWN:]
    stages = [
        Stage(stage_name(language, matches), tuple(_meeting(standing, duel) for duel in duels[:matches]))
        for duels in shown
        for matches in [1 if duels is rounds[-1] else len(duels)]
    ]
    third = _meeting(standing, rounds[-1][1]) if shown[-1] is rounds[-1] else None
    return Bracket(standing.tournament.terms.name, about, tuple(stages), third)


def stage_name(language: str, matches: int) -> str:
    """Return the name of a round of a knockout with so many matches."""
    return locales.say(language, "tournament-stage", matches=matches)


def _meeting(standing: Standing, duel: Duel) -> Meeting:
    names = ["" if not slot else standing.people[slot - 1].person.name for slot in duel.sides]
    one, other = duel.sides
    return Meeting(
        seeds=(one or None, other or None),
        names=(names[0], names[1]),
        winner=duel.sides.index(duel.winner) if duel.winner else None,
        is_bye=NOBODY in duel.sides,
        is_running=any(fixture.match and fixture.result is None for fixture in duel.fixtures),
    )

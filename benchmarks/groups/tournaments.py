"""The cost of a tournament of 64 people: the pairing of each Swiss round, the table, the bracket, and their pictures.

Fixture runs in a process that thinks. Until its answer comes nobody waits but the tournament; the graph before it and
the table after it are computed by the bot.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.timing import verdict
from matches import Person
from matches.events.event_models import Entrant, Fixture
from matches.events.tournament_rules import (
    Pairing,
    bracket,
    knockout_pairings,
    swiss_graph,
    swiss_pairings,
    swiss_table,
)
from renderer import Bracket, Meeting, Stage, Table, TableRow, render_tournament
from thinking.matching import matching

PEOPLE = 64
ROUNDS = 11
TIMES = 20
AIM_PAIRING = 3000
"""Milliseconds in which the slowest round may be paired."""
AIM_BOT = 60
"""Milliseconds for which the bot may compute before or after it."""
AIM_PICTURE = 250
"""Milliseconds in which a picture may be drawn."""


def measure() -> Iterator[str]:
    """Yield the milliseconds of each part, at its slowest round."""
    chance = Random(1)
    people = tuple(Entrant(slot, Person(slot, f"Player {slot}")) for slot in range(1, PEOPLE + 1))
    pairings: list[Fixture] = []
    graphs, pairs = [], []
    for number in range(1, ROUNDS + 1):
        seconds, graph = _timed(swiss_graph, people, pairings, ())
        graphs.append(seconds)
        seconds, matched = _timed(matching, graph)
        pairs.append(seconds)
        _store(pairings, number, swiss_pairings(matched, people, pairings), chance)
    yield f"the graph of a Swiss round of {PEOPLE}, ms: {verdict(max(graphs), AIM_BOT)}"
    yield f"its pairs, ms: {verdict(max(pairs), AIM_PAIRING)}, {median(pairs):.0f} in the median"
    table = _median(swiss_table, people, pairings)
    yield f"its table after {ROUNDS} rounds, ms: {verdict(table, AIM_BOT)}"
    knocked: list[Fixture] = []
    for number in range(1, 7):
        _store(knocked, number, knockout_pairings(PEOPLE, knocked, ()), chance)
    yield f"a bracket of {PEOPLE}, ms: {verdict(_median(bracket, PEOPLE, knocked), AIM_BOT)}"
    yield from _pictures()


def _store(pairings: list[Fixture], number: int, paired: Sequence[Pairing], chance: Random) -> None:
    """Have the matches of a round played, with any results."""
    for each in paired:
        result = each.result or chance.choice(("first", "second"))
        pairings.append(Fixture(len(pairings) + 1, number, each.first, each.second, None, result, each.number))


def _pictures() -> Iterator[str]:
    """Yield the milliseconds of the largest pictures."""
    meeting = Meeting((63, 64), ("Somebody long", "Somebody else"), 1)
    column = Bracket("Cup", "Round 1 of 6", (Stage("Last 64", (meeting,) * (PEOPLE // 2)),), None)
    tree = tuple(Stage("Round", (meeting,) * matches) for matches in (8, 4, 2, 1))
    row = TableRow(64, "Somebody long", (11, 10, 11), (22, 222, 2222), is_out=False)
    sheets = {
        "all matches of a round": column,
        "a bracket of 16": Bracket("Cup", "", tree, meeting),
        "a table": Table("Cup", "", (row,) * 20, 44),
    }
    for name, sheet in sheets.items():
        yield f"the picture of {name}, ms: {verdict(_median(render_tournament, sheet, 'en', 'dark'), AIM_PICTURE)}"


def _timed(function: Callable[..., Any], *arguments: Any) -> tuple[float, Any]:
    start = perf_counter()
    found = function(*arguments)
    return 1000 * (perf_counter() - start), found


def _median(function: Callable[..., Any], *arguments: Any) -> float:
    return median(_timed(function, *arguments)[0] for _ in range(TIMES))

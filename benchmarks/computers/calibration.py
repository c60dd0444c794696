"""Whether chances are what happens: matches among equal computers, and the curves by which chances are told.

    python -m benchmarks.computers.calibration play --minutes 60    play matches, fewer of games that take long
    python -m benchmarks.computers.calibration fit                  make the curves, and the table in docs/levels.md

Matches are kept in `build/calibration.jsonl`, one a line: what the search expected at each position, and how the match
ended. So the work can be stopped at any time, and goes on where it was. Whoever changes how computers play or what they
expect removes that file. What the table says is kept in `calibration.json` beside this file.
"""

import json
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import mean
from textwrap import fill
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from benchmarks.computers.strength import CAP, opened
from engine import GAMES, State
from search import agrees_to_draw, told_curves
from search.choosing import LONG_MATCH, WON, decide
from search.expansion import CERTAIN
from search.progress import patience, rounds_without_progress
from search.telling import PLAIN, STALE, age, curve_of, curves_of, name_of, outlook
from search.told_curves import Curve, Curves

CASES: Final = (
    ("druid-hex3", "size=4", (3, 4, 5)),
    ("druid-hex3", "size=5", (3, 4)),
    ("druid-hex3", "size=3 walk", (3, 4, 5)),
    ("druid-hex3", "size=4 walk", (4,)),
    ("contigo-capture", "", (3, 4, 5)),
    ("contigo-capture", "short", (3, 4)),
    ("druid", "size=6", (4, 5)),
    ("druid", "size=8", (4, 5)),
    ("druid", "size=6 walk", (4, 5)),
    ("druid-hex", "size=4", (4, 5)),
    ("druid-y", "size=6", (4, 5)),
    ("contiguity", "", (4, 5)),
    ("contiguity-deluxe", "", (4, 5)),
    ("contigo", "", (4, 5)),
    ("contigo", "advanced", (5,)),
)
"""The games and options that are played, with the levels."""
MATCHES = Path(__file__).parents[2] / "build" / "calibration.jsonl"
RESULTS = Path(__file__).with_name("calibration.json")
CURVES = Path(__file__).parents[2] / "search" / "told_curves.py"

BANDS: Final = (0, 0.4, 0.6, 0.8, 1.1, 1.5, 2.2, 4, STALE)
"""The ages of matches from which on positions have a curve of their own, if there are enough of them."""
EDGES: Final = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0)
"""The values between which one point of a curve is made."""
FEWEST_MATCHES: Final = 12
"""The fewest matches of which curves are made."""
FEWEST_OF_A_BAND: Final = 6
"""The fewest matches with positions of an age that has a curve of its own; half as many make a point."""
FEWEST_OF_A_LEVEL: Final = 25
"""The fewest matches of a level of which it has curves of its own."""
FEWEST_CASES: Final = 40
"""The fewest positions of which a point of a curve is made."""
INDENT: Final = " " * 12
SHOWN: Final = 100
"""The fewest cases of a tenth that is shown."""
HEAD = """
## Told and happened

Written by `make calibration`. When a hint, a review or a thinking board says "wins 20 and draws 70 of 100", this is how
often it has come so in matches among equal computers. What the search expects (its values) decides what computers play;
what people are told is read on curves, which were made from these matches: for each game and its options, by the value
and by how far the match had gone: in plies for each cell of the board, and whether anybody had got any further in the
last ten rounds. For this table, each half of the matches was told by curves made from the other half.

For each tenth of what was told, the table has the mean of what was told, what happened, and the number of cases (one
for each player at each position); tenths with fewer than 100 cases are left out. Cases of one match are alike, so that
a tenth is worth less than its number says. What is certain, a win, a loss or a draw by force, is told as such and not
counted. All sizes of a board share the curves of their game. Of games that have played fewer than 12 matches it is told
what the search expects, and no draws; so it is of those that are not in the table.
"""


ByLevel = Mapping[int, Curves]
"""Curves by the level of the players."""


@dataclass(frozen=True, slots=True)
class Case:
    """A position of a match: its ply, the rounds without any progress, whose turn it is, and what each may expect."""

    ply: int
    rounds: int
    turn: int
    values: tuple[float, ...]

    @property
    def is_open(self) -> bool:
        """Whether nothing was certain."""
        return max(self.values) < CERTAIN


@dataclass(frozen=True, slots=True)
class Played:
    """A match among equals: how it ended, and what was expected at each of its positions."""

    game: str
    terms: str
    level: int
    number: int
    winners: tuple[int, ...]
    reason: str
    seconds: float
    cases: tuple[Case, ...]

    @classmethod
    def read(cls, line: str) -> "Played":
        """Return the match of a line that is kept."""
        stored: dict[str, Any] = json.loads(line)
        cases = tuple(Case(**{**each, "values": tuple(each["values"])}) for each in stored.pop("cases"))
        return cls(**{**stored, "winners": tuple(stored["winners"])}, cases=cases)

    @property
    def cells(self) -> int:
        """The number of cells of the board."""
        return cells_of(self.game, self.terms)

    def age(self, case: Case) -> float:
        """Return the age of the match at a position (`search.telling.age`)."""
        return age(case.ply, self.cells, case.rounds)


class Happened(NamedTuple):
    """What the search expected for a player, and whether they won; with the number of the match."""

    value: float
    won: bool
    match: int


@lru_cache
def cells_of(game: str, terms: str) -> int:
    """Return the number of cells of a board."""
    return len(GAMES[game].start(GAMES[game].read_options(terms)).position.content.board.index)


# Playing


def play(game: str, terms: str, level: int, number: int) -> Played:
    """Play a match among computers of a level to its end.

    In a match that is stuck they play on for half as long again, so that it is seen whether somebody wins after all.
    """
    began = process_time()
    state = opened(game, terms, number)
    players = len(state.sides)
    cases: list[Case] = []
    while state.turn is not None and state.ply < CAP * players // 2:
        found = decide(state, level, number)
        if found.values:
            values = tuple(round(each, 4) for each in found.values)
            cases.append(Case(state.ply, rounds_without_progress(state), state.turn, values))
        if found.claims_draw:
            state = state.draw("repetition")
        elif found.values and _is_long_stuck(state) and max(found.values) < WON:
            state = state.draw("agreed")
        else:
            others = [player for player in range(players) if player != state.turn]
            is_long = found.offers_draw and state.ply >= LONG_MATCH * players
            state = state.play(found.move)
            if is_long and state.turn is not None and all(agrees_to_draw(state, each, level) for each in others):
                state = state.draw("agreed")
    winners, reason = (state.outcome.winners, state.outcome.reason) if state.outcome else ((), "cap")
    return Played(game, terms, level, number, winners, reason, process_time() - began, tuple(cases))


def _is_long_stuck(state: State) -> bool:
    return 2 * rounds_without_progress(state) >= 3 * patience(state)


def play_for(minutes: float, games: Sequence[str]) -> None:
    """Play for so long, and keep each match: of a game that takes a hundred times as long, a tenth of the matches."""
    end = monotonic() + 60 * minutes
    wanted = [(game, terms, level) for game, terms, levels in CASES for level in levels]
    spent = {each: 0.0 for each in wanted if not games or each[0] in games}
    numbers = dict.fromkeys(spent, 0)
    for known in kept():
        key = known.game, known.terms, known.level
        if key in spent:
            spent[key] += known.seconds
            numbers[key] = max(numbers[key], known.number + 1)
    MATCHES.parent.mkdir(exist_ok=True)
    while monotonic() < end:
        key = min(spent, key=lambda each: spent[each] * numbers[each])
        match = play(*key, numbers[key])
        spent[key] += match.seconds
        numbers[key] += 1
        with MATCHES.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(match)) + "\n")


def kept() -> Iterator[Played]:
    """Yield the matches that were played, as far as they are kept."""
    if MATCHES.exists():
        yield from map(Played.read, MATCHES.read_text(encoding="utf-8").splitlines())


# Curves


def fitted(matches: Iterable[Played]) -> dict[str, ByLevel]:
    """Return curves by name, of a game with its options.

    A level that has not played enough for curves of its own has those of all levels together; one that would have the
    same as the level below is left out (`search.telling.curves_of`).
    """
    by_name: dict[str, dict[int, list[Played]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        by_name[name_of(match.game, match.terms)][match.level].append(match)
    curves = {name: _by_level(played) for name, played in sorted(by_name.items())}
    return {name: found for name, found in curves.items() if found}


def _by_level(matches: Mapping[int, list[Played]]) -> ByLevel:
    together = [match for played in matches.values() for match in played]
    found: dict[int, Curves] = {}
    below: Curves = ()
    for level, played in sorted(matches.items()):
        if len(played) >= FEWEST_MATCHES:
            curves = bands(played if len(played) >= FEWEST_OF_A_LEVEL else together)
            if curves != below:
                found[level] = below = curves
    return found or ({min(matches): bands(together)} if len(together) >= FEWEST_MATCHES else {})


def bands(matches: Sequence[Played]) -> Curves:
    """Return the curves of some matches by their ages; a band of few matches counts to the one before."""
    firsts: list[float] = [0]
    for first, after in pairwise((*BANDS, inf)):
        inside = [match for match in matches if any(first <= match.age(case) < after for case in match.cases)]
        if first and len(inside) >= FEWEST_OF_A_BAND:
            firsts.append(first)
    found: list[tuple[float, Curve]] = []
    for first, after in pairwise((*firsts, inf)):
        outcomes = [
            Happened(value, player in match.winners, number)
            for number, match in enumerate(matches)
            for case in match.cases
            if first <= match.age(case) < after and case.is_open
            for player, value in enumerate(case.values)
            if value
        ]
        if outcomes or not found:
            found.append((first, rising(outcomes)))
    return tuple(found)


def rising(outcomes: Sequence[Happened]) -> Curve:
    """Return a curve that never falls, of values and what they came to: isotonic regression, by pooling neighbours that
    would make it fall, over pieces that have enough cases of enough matches. Beyond the last, what is won is in
    proportion to the value.
    """
    blocks: list[list[Happened]] = []
    for low, high in pairwise((*EDGES[:-1], inf)):
        block = [each for each in outcomes if low <= each.value < high]
        if blocks and not _is_enough(blocks[-1]):
            blocks[-1] += block
        elif block:
            blocks.append(block)
    if len(blocks) > 1 and not _is_enough(blocks[-1]):
        last = blocks.pop()
        blocks[-1] += last
    pooled: list[list[Happened]] = []
    for block in blocks:
        pooled.append(block)
        while len(pooled) > 1 and _rate(pooled[-2]) > _rate(pooled[-1]):
            last = pooled.pop()
            pooled[-1] = pooled[-1] + last
    points = [(round(mean(each.value for each in block), 3), round(_rate(block), 3)) for block in pooled]
    if not points:
        return PLAIN[0][1]
    value, won = points[-1]
    return ((0.0, 0.0), *points, (1.0, round(min(1.0, max(won, won / value)), 3)))


def _is_enough(block: Sequence[Happened]) -> bool:
    return len(block) >= FEWEST_CASES and len({each.match for each in block}) >= FEWEST_OF_A_BAND // 2


def _rate(block: Sequence[Happened]) -> float:
    return mean(each.won for each in block)


def write(curves: Mapping[str, ByLevel]) -> None:
    """Write curves where the search reads them."""
    head, _, _ = CURVES.read_text(encoding="utf-8").partition("CURVES:")
    lines = "".join(f"    {json.dumps(name)}: {{\n{_written(found)}    }},\n" for name, found in curves.items())
    what = '"""By a game and its options, and by the level of the players."""'
    begin = f"{head}CURVES: Final[Mapping[str, Mapping[int, Curves]]] = {{\n"
    CURVES.write_text(f"{begin}{lines}}}\n# fmt: on\n{what}\n", encoding="utf-8")


def _written(by_level: ByLevel) -> str:
    """Return curves as lines of a module."""
    lines = []
    for level, curves in by_level.items():
        lines.append(f"        {level}: (")
        lines += [fill(f"{each!r},", 110, initial_indent=INDENT, subsequent_indent=INDENT) for each in curves]
        lines.append("        ),")
    return "".join(f"{line}\n" for line in lines)


# Told and happened


@dataclass(frozen=True, slots=True)
class Row:
    """What was told of one kind, by tenths: the mean, what happened, and the number of cases."""

    game: str
    level: int
    matches: int
    drawn: int
    of: str
    """`values` of the search, `wins` or `draws` as they are told."""
    tenths: tuple[tuple[float, float, int], ...]


def checked(matches: Sequence[Played]) -> Iterator[Row]:
    """Yield what was told and happened, each half of the matches told by the curves of the other half."""
    halves = [fitted(match for match in matches if match.number % 2 == parity) for parity in (1, 0)]
    cells: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for match in matches:
        cells[f"{match.game} {match.terms}".strip(), match.level].append(match)
    for (name, level), played in sorted(cells.items()):
        found: dict[str, list[tuple[float, float]]] = {"values": [], "wins": [], "draws": []}
        for match in played:
            curves = curves_of(match.game, match.terms, match.level, halves[match.number % 2])
            for case in filter(lambda case: case.is_open, match.cases):
                *wins, draw = outlook(curve_of(curves, match.age(case)), case.values)
                won = [float(player in match.winners) for player in range(len(wins))]
                still_in = [player for player, value in enumerate(case.values) if value]
                found["values"] += [(case.values[player], won[player]) for player in still_in]
                found["wins"] += [(wins[player], won[player]) for player in still_in]
                found["draws"].append((draw, float(not match.winners)))
        drawn = sum(not match.winners for match in played)
        for of, cases in found.items():
            yield Row(name, level, len(played), drawn, of, tuple(tenths(cases)))


def tenths(cases: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float, int]]:
    """Yield for each tenth of what was told its mean, what happened, and the number of cases."""
    for tenth in range(10):
        block = [case for case in cases if tenth == min(9, int(10 * case[0]))]
        told, happened = (round(mean(each), 3) for each in zip(*block, strict=True)) if block else (0.0, 0.0)
        yield told, happened, len(block)


def keep(rows: Sequence[Row]) -> None:
    """Keep what the table says."""
    lines = ",\n".join(json.dumps({**asdict(row), "date": datetime.now(UTC).date().isoformat()}) for row in rows)
    RESULTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def table() -> Iterator[str]:
    """Yield the lines of the section in docs/levels.md, from what is kept."""
    if not RESULTS.exists():
        return
    yield from HEAD.splitlines()
    yield ""
    yield f"| game, level | matches (drawn) | of | {' | '.join(f'.{tenth}' for tenth in range(10))} |"
    yield f"|{'---|' * 13}"
    rows = json.loads(RESULTS.read_text(encoding="utf-8"))
    for row in (row for row in rows if row["matches"] >= FEWEST_MATCHES):
        cells = [f"{told:.2f} → {came:.2f} ({count})" if count >= SHOWN else "" for told, came, count in row["tenths"]]
        name = f"{row['game']}, {row['level']}" if row["of"] == "values" else ""
        count = f"{row['matches']} ({row['drawn']})" if name else ""
        yield f"| {name} | {count} | {OF[row['of']]} | {' | '.join(cells)} |"
    few = [f"{row['game']}, {row['level']} ({row['matches']})" for row in rows if row["matches"] < FEWEST_MATCHES]
    if few:
        yield ""
        yield f"Games and levels with fewer than {FEWEST_MATCHES} matches: {'; '.join(dict.fromkeys(few))}."


OF: Final = {"values": "a win, as the search sees it", "wins": "a win, as told", "draws": "a draw, as told"}


def main(arguments: list[str]) -> None:
    """Read the command line, and play or make the curves."""
    parser = ArgumentParser(prog="python -m benchmarks.computers.calibration", description=__doc__)
    parser.add_argument("do", choices=("play", "fit"))
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", nargs="*", choices=sorted(GAMES), default=[])
    options = parser.parse_args(arguments)
    if options.do == "play":
        play_for(options.minutes, options.games)
        return
    matches = list(kept())
    if not matches:
        parser.error("no matches were played: begin with `play`")
    write({**told_curves.CURVES, **fitted(matches)})
    keep([*checked(matches)])


if __name__ == "__main__":
    main(sys.argv[1:])

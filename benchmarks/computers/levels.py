"""The strength of the seven levels: matches between them and against other players, and the tables of the results.

    python -m benchmarks.computers.levels play contiguity --games 40    each level against the one below it, in one game
    python -m benchmarks.computers.levels play --games 200 --all        every pair of levels in every game (for days)
    python -m benchmarks.computers.levels beginners --games 100         the lowest levels against beginners
    python -m benchmarks.computers.levels others --games 40             matches against players that are no levels
    python -m benchmarks.computers.levels table                         write docs/levels.md from what has been played

What has been played is kept in `levels.json` beside this file, with its date, a dozen matches at a time; the pair with
the fewest matches comes next. So the work can be stopped at any time, and goes on where it was. Whoever changes how a
level plays takes its pairs out of the file.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import combinations, pairwise
from math import log10
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.computers import calibration
from benchmarks.computers.strength import Score, series
from engine import GAMES
from search.levels import BY_LEVEL, LEVELS

Key: TypeAlias = tuple[str, str, str, str]
"""A game, its terms, and the players: one of the first name and others of the second."""

FILE = Path(__file__).with_name("levels.json")
TABLE = Path(__file__).parents[2] / "docs" / "levels.md"
CASES = (
    ("contiguity", ""),
    ("contiguity-deluxe", ""),
    ("druid", "size=8"),
    ("druid", "size=6 walk"),
    ("druid-hex", ""),
    ("druid-y", ""),
    ("druid-hex3", "size=4"),
    ("contigo", ""),
    ("contigo", "advanced"),
    ("contigo-capture", ""),
)
"""The games and options that are measured: each family, and each kind of position that is searched in its own way."""
BEGINNERS: Final = {"1": "first", "2": "second", "3": "third"}
"""The beginner that each of the lowest levels is meant to lose half against; among three and four, only the first."""
OTHERS: Final[tuple[Key, ...]] = (
    ("contiguity", "", "6", "greedy"),
    ("contiguity", "", "6", "4"),
    ("contiguity-deluxe", "", "6", "greedy"),
    ("contiguity-deluxe", "relocate", "6", "greedy"),
    ("druid", "size=8", "6", "greedy"),
    ("druid", "size=8", "6", "4"),
    ("druid", "size=8 walk", "5", "greedy"),
    ("druid-hex", "", "5", "greedy"),
    ("druid-y", "", "5", "greedy"),
    ("druid-hex3", "size=4", "5", "greedy"),
    ("druid-hex3", "size=4 walk", "5", "greedy"),
    ("contigo", "", "3", "uct10"),
    ("contigo", "advanced", "3", "uct10"),
    ("contigo-capture", "short", "5", "greedy"),
    ("contigo-capture", "", "5", "greedy"),
)
"""Further pairs of players, as `benchmarks.computers.strength` names them."""
BATCH = 12
"""The number of matches before they are kept: each opening once from every seat, for two, three and four."""
HEAD = """# The levels of the computer players

Written by `python -m benchmarks.computers.levels table`.

Each cell gives the share of the points that a level won against the level below, the number of matches that it won,
drew and lost (in brackets), and its Elo, where level 1 has 0. Matches begin with random moves, one for each player, and
the levels play each opening once from every seat. A match that takes too long is a draw; in a draw all players have the
same share. With three and four players, one player of a level meets others of the level below. An even share is then
0.33 or 0.25, and in place of the Elo the cell gives the share of the decided matches that the level won against one of
the others (0.50 is even).

Before it moves, a level looks at this many positions, or fewer if more could not change what it plays:
"""
"""The text above the table."""
AGAINST_BEGINNERS = """
## Against beginners

The lowest levels are meant to lose every second match against somebody who knows the rules and little more. Each cell
has the share of the points that a level won against such a player, in brackets the Wilson interval of 95 % and how many
matches it won, drew and lost. `first` sees wins in one and else plays near its own pieces; `second` also sees what lets
the next player win; `third` has a plan besides: its own shortest path, or its own largest group or line. Among three
and four, one player of level 1 meets others: an even share would be 0.33 or 0.25.

"""
"""The text above the table of matches against beginners."""
BELOW = """
## Against other players

One player of a level meets others. `greedy` looks only at its own moves, but does not miss a win in one and does not
allow one that it can prevent; `uct10` is plain UCT with ten times the time that its opponent took. The brackets have
the Wilson interval of 95 %.

| game | player | against | share of the points | won, drawn, lost | played |
|---|---|---|---|---|---|
"""
"""The text between the two tables."""
ROUNDS = 500
"""The number of times that the ratings are improved; they stand still long before."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The results between two players: `first` against one or more of `other`."""

    game: str
    terms: str
    first: str
    other: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    date: str = ""

    @property
    def key(self) -> Key:
        """The game, its terms, and the players."""
        return self.game, self.terms, self.first, self.other

    @property
    def score(self) -> Score:
        return Score(GAMES[self.game].players, self.won, self.drawn, self.lost)

    def with_more(self, score: Score) -> "Pair":
        """Return the pair with more that was played today."""
        return replace(
            self,
            won=self.won + score.won,
            drawn=self.drawn + score.drawn,
            lost=self.lost + score.lost,
            date=datetime.now(UTC).date().isoformat(),
        )


def played() -> list[Pair]:
    """Return what has been played, as far as it is kept."""
    return [Pair(**each) for each in json.loads(FILE.read_text(encoding="utf-8"))] if FILE.exists() else []


def keep(pair: Pair) -> None:
    """Keep a pair, in place of what was known of it."""
    found = sorted([*(each for each in played() if each.key != pair.key), pair], key=lambda each: each.key)
    lines = ",\n".join(json.dumps(asdict(each)) for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def play(wanted: Sequence[Key], games: int, jobs: int) -> None:
    """Play until every pair that is wanted has so many matches, and keep each batch as soon as it is done."""
    while True:
        known = {pair.key: pair for pair in played()}
        pair = min((known.get(key) or Pair(*key) for key in wanted), key=lambda each: each.score.games)
        begin = pair.score.games
        if begin >= games:
            return
        more = series(*pair.key, range(begin, min(begin + BATCH, games)), jobs)
        pair = pair.with_more(more)
        keep(pair)
        print(f"{' '.join(pair.key)}: {pair.score}  {more.pace}", flush=True)


def pairs_of_levels(options: Namespace) -> Iterator[Key]:
    """Yield the pairs of levels that are asked for: the cheapest first, since low levels think the least."""
    for low, high in combinations(LEVELS, 2) if options.all else pairwise(LEVELS):
        if options.lowest <= low and high <= options.highest:
            yield from ((game, terms, str(high), str(low)) for game, terms in CASES)


def pairs_with_beginners() -> Iterator[Key]:
    """Yield the lowest levels with the beginner that each is meant to lose half against."""
    for level, name in BEGINNERS.items():
        for game, terms in CASES:
            if GAMES[game].players == 2 or level == str(LEVELS[0]):
                yield game, terms, level, name


def ratings(pairs: list[Pair]) -> dict[str, float]:
    """Return the Elo of each level that has played, the lowest one's being 0, by the model of Bradley and Terry.

    Each pair counts a draw more than was played, which keeps a level that lost everything on the scale.
    """
    levels = sorted({level for pair in pairs for level in (pair.first, pair.other)})
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        for level in levels:
            own = [pair for pair in pairs if level in (pair.first, pair.other)]
            points = sum(_points(pair, level) for pair in own)
            met = sum((pair.score.games + 1) / (strength[pair.first] + strength[pair.other]) for pair in own)
            strength[level] = points / met
    return {level: 400 * log10(strength[level] / strength[levels[0]]) for level in levels}


def _points(pair: Pair, level: str) -> float:
    return (pair.won if level == pair.first else pair.lost) + pair.drawn / 2 + 0.5


def table(pairs: list[Pair]) -> Iterator[str]:
    """Yield the lines of the tables."""
    yield from HEAD.splitlines()
    yield " · ".join(f"level {level}: {how.expansions:,}" for level, how in BY_LEVEL.items())
    yield ""
    yield "| game | " + " | ".join(f"{low} → {high}" for low, high in pairwise(LEVELS)) + " | played |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    levels = [pair for pair in pairs if pair.first.isdigit() and pair.other.isdigit()]
    for game, terms in CASES:
        own = [pair for pair in levels if (pair.game, pair.terms) == (game, terms)]
        if own:
            elo = ratings(own) if GAMES[game].players == 2 else {}
            cells = " | ".join(_cell(own, str(low), str(high), elo) for low, high in pairwise(LEVELS))
            dates = sorted({pair.date for pair in own})
            yield f"| {game} {terms} | {cells} | {' – '.join(dict.fromkeys((dates[0], dates[-1])))} |"
    yield from AGAINST_BEGINNERS.splitlines()
    known = {pair.key: pair for pair in pairs}
    yield "| game | " + " | ".join(f"{level} against {name}" for level, name in BEGINNERS.items()) + " | played |"
    yield "|---" * (len(BEGINNERS) + 2) + "|"
    for game, terms in CASES:
        met = [known.get((game, terms, level, name)) for level, name in BEGINNERS.items()]
        if dates := sorted(pair.date for pair in met if pair is not None):
            cells = " | ".join("–" if pair is None else _with_interval(pair) for pair in met)
            yield f"| {game} {terms} | {cells} | {' – '.join(dict.fromkeys((dates[0], dates[-1])))} |"
    yield from BELOW.splitlines()
    for pair in (known[key] for key in OTHERS if key in known):
        low, high = pair.score.interval
        cells = f"{pair.first} | {pair.other} | {pair.score.share:.2f} [{low:.2f}, {high:.2f}]"
        yield f"| {pair.game} {pair.terms} | {cells} | {pair.won}, {pair.drawn}, {pair.lost} | {pair.date} |"


def _with_interval(pair: Pair) -> str:
    low, high = pair.score.interval
    return f"{pair.score.share:.2f} [{low:.2f}, {high:.2f}] ({pair.won}, {pair.drawn}, {pair.lost})"


def _cell(pairs: list[Pair], low: str, high: str, elo: dict[str, float]) -> str:
    found = next((pair for pair in pairs if (pair.other, pair.first) == (low, high)), None)
    if found is None:
        return "–"
    score = f"{found.score.share:.2f} ({found.won}, {found.drawn}, {found.lost})"
    if found.score.players > 2:
        return f"{score}, {found.score.decided_of_two:.2f} of two"
    return f"{score}, Elo {elo[high]:.0f}" if "1" in elo else score


def main(arguments: list[str]) -> None:
    """Read the command line, and play or write the table."""
    parser = ArgumentParser(prog="python -m benchmarks.computers.levels", description=__doc__)
    parser.add_argument("what", choices=("play", "beginners", "others", "table"))
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("terms", nargs="?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--lowest", type=int, default=LEVELS[0])
    parser.add_argument("--highest", type=int, default=LEVELS[-1])
    options = parser.parse_args(arguments)
    if options.what == "table":
        TABLE.write_text("\n".join((*table(played()), *calibration.table())) + "\n", encoding="utf-8")
        return
    found = {"play": pairs_of_levels(options), "beginners": pairs_with_beginners(), "others": OTHERS}[options.what]
    asked = [key for key in found if options.game in (None, key[0]) and options.terms in (None, key[1])]
    if not asked:
        parser.error("there is no such pair")
    play(asked, options.games, options.jobs)


if __name__ == "__main__":
    main(sys.argv[1:])

"""How far apart the seven levels are: matches between them, and the table that comes of it.

    python -m benchmarks.levels play --games 200 --all        every pair of levels in every game (days of computing)
    python -m benchmarks.levels play contiguity --games 40    each level against the one below it, in one game
    python -m benchmarks.levels table                         write docs/levels.md from what has been played

What has been played is kept in `levels.json` beside this file, with its date. A pair that is played again replaces what
it had before.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import combinations, pairwise
from math import log10
from pathlib import Path

from benchmarks.strength import Score, series
from engine import GAMES
from search.levels import BY_LEVEL, LEVELS

FILE = Path(__file__).with_name("levels.json")
TABLE = Path(__file__).parents[1] / "docs" / "levels.md"
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
HEAD = """# The levels of the computer players

Written by `python -m benchmarks.levels table`.

Each cell has the share of the points that a level won against the one below it, the number of matches, and its Elo,
where level 1 has 0. Matches begin with random moves, one for each player; each opening is played once from every seat.
A match that goes on for too long counts as half a point. With three and four players, one player of a level meets
others of the level below: an even share would be 0.33 or 0.25, and no Elo is given.

So many positions does a level look at before it moves:
"""
"""What stands above the table."""
ROUNDS = 500
"""How often the ratings are improved; they stand still long before."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What has been played between two levels: `high` against one or more of `low`."""

    game: str
    terms: str
    high: int
    low: int
    won: int
    drawn: int
    lost: int
    plies: float
    date: str

    @property
    def score(self) -> Score:
        return Score(self.won, self.drawn, self.lost)


def played() -> list[Pair]:
    """Return what has been played, as far as it is kept."""
    return [Pair(**each) for each in json.loads(FILE.read_text(encoding="utf-8"))] if FILE.exists() else []


def keep(pair: Pair) -> None:
    """Keep a pair, in place of an earlier one."""
    names = ("game", "terms", "high", "low")
    others = [each for each in played() if any(getattr(each, name) != getattr(pair, name) for name in names)]
    found = sorted([*others, pair], key=lambda each: (each.game, each.terms, each.high, each.low))
    lines = ",\n".join(json.dumps(asdict(each)) for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def play(options: Namespace) -> None:
    """Play the pairs that are asked for, and keep each as soon as it is done."""
    pairs = combinations(LEVELS, 2) if options.all else pairwise(LEVELS)
    wanted = [(low, high) for low, high in pairs if options.lowest <= low and high <= options.highest]
    for low, high in wanted:
        for game, terms in CASES:
            if options.game in (None, game) and options.terms in (None, terms):
                score = series(game, terms, str(high), str(low), options.games, options.jobs)
                plies = round(sum(score.plies) / len(score.plies), 1)
                date = datetime.now(UTC).date().isoformat()
                keep(Pair(game, terms, high, low, score.won, score.drawn, score.lost, plies, date))
                print(f"{game} {terms}: {high} against {low}: {score}", flush=True)


def ratings(pairs: list[Pair]) -> dict[int, float]:
    """Return the Elo of each level that has played, the lowest one's being 0, by the model of Bradley and Terry.

    Each pair counts a draw more than was played, which keeps a level that lost everything on the scale.
    """
    levels = sorted({level for pair in pairs for level in (pair.high, pair.low)})
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        for level in levels:
            own = [pair for pair in pairs if level in (pair.high, pair.low)]
            points = sum(_points(pair, level) for pair in own)
            met = sum((pair.score.games + 1) / (strength[pair.high] + strength[pair.low]) for pair in own)
            strength[level] = points / met
    return {level: 400 * log10(strength[level] / strength[levels[0]]) for level in levels}


def _points(pair: Pair, level: int) -> float:
    return (pair.won if level == pair.high else pair.lost) + pair.drawn / 2 + 0.5


def table(pairs: list[Pair]) -> Iterator[str]:
    """Yield the lines of the table of levels."""
    yield from HEAD.splitlines()
    yield " · ".join(f"level {level}: {how.expansions:,}" for level, how in BY_LEVEL.items())
    yield ""
    yield "| game | " + " | ".join(f"{low} → {high}" for low, high in pairwise(LEVELS)) + " | played |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    for game, terms in CASES:
        own = [pair for pair in pairs if (pair.game, pair.terms) == (game, terms)]
        if own:
            elo = ratings(own) if GAMES[game].players == 2 else {}
            cells = " | ".join(_cell(own, low, high, elo) for low, high in pairwise(LEVELS))
            dates = sorted({pair.date for pair in own})
            yield f"| {game} {terms} | {cells} | {' – '.join(dict.fromkeys((dates[0], dates[-1])))} |"


def _cell(pairs: list[Pair], low: int, high: int, elo: dict[int, float]) -> str:
    found = next((pair for pair in pairs if (pair.low, pair.high) == (low, high)), None)
    if found is None:
        return "–"
    rating = f", Elo {elo[high]:.0f}" if high in elo else ""
    return f"{found.score.share:.2f} ({found.score.games}){rating}"


def main(arguments: list[str]) -> None:
    """Read the command line, and play or write the table."""
    parser = ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("terms", nargs="?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--lowest", type=int, default=LEVELS[0])
    parser.add_argument("--highest", type=int, default=LEVELS[-1])
    options = parser.parse_args(arguments)
    if options.what == "play":
        play(options)
    else:
        TABLE.write_text("\n".join(table(played())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

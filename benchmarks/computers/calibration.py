"""Whether chances are what happens: matches among equal computers, and what was expected at each of their positions."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic, process_time

from benchmarks.computers.strength import CAP, opened
from engine import GAMES
from search import agrees_to_draw
from search.choosing import WON, decide
from search.progress import is_long_stuck, rounds_without_progress

CASES = (
    ("druid-hex3", "size=4"),
    ("druid-hex3", "size=3 walk"),
    ("druid-hex3", "size=3"),
    ("druid-hex3", "size=4 walk"),
    ("druid", "size=6"),
    ("druid", "size=6 walk"),
    ("druid-hex", "size=4"),
    ("druid-y", "size=6"),
    ("contigo-capture", ""),
    ("contigo-capture", "short"),
    ("contiguity", ""),
    ("contiguity-deluxe", ""),
    ("contigo", ""),
    ("druid-hex3", "size=5"),
    ("druid", "size=8"),
    ("druid-hex", "size=5"),
    ("druid-y", "size=8"),
    ("contigo", "advanced"),
    ("contiguity-deluxe", "relocate"),
)
LEVELS = (3, 4, 5)
DATA = Path(__file__).parents[2] / "build" / "calibration.jsonl"


@dataclass(frozen=True, slots=True)
class Case:
    """A position of a match: its ply, the rounds without any progress, whose turn it is, and what each may expect."""

    ply: int
    rounds: int
    turn: int
    values: tuple[float, ...]


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
        elif is_long_stuck(state) and max(found.values) < WON:
            state = state.draw("agreed")
        else:
            after = state.play(found.move)
            is_taken = found.offers_draw and not is_long_stuck(state) and after.turn is not None and state.ply > 300
            others = [player for player in range(players) if player != state.turn]
            if is_taken and all(agrees_to_draw(after, player, level) for player in others):
                after = after.draw("agreed")
            state = after
    outcome = state.outcome
    winners, reason = (outcome.winners, outcome.reason) if outcome else ((), "cap")
    return Played(game, terms, level, number, winners, reason, process_time() - began, tuple(cases))


def kept() -> Iterator[dict[str, object]]:
    """Yield the matches that were played, as far as they are kept."""
    if DATA.exists():
        yield from map(json.loads, DATA.read_text(encoding="utf-8").splitlines())


def play_for(minutes: float, games: list[str]) -> None:
    """Play for so long, the same time of each game and level, and keep each match."""
    DATA.parent.mkdir(exist_ok=True)
    end = monotonic() + 60 * minutes
    spent = {(*case, level): 0.0 for case in CASES for level in LEVELS if not games or case[0] in games}
    numbers = dict.fromkeys(spent, 0)
    for match in kept():
        key = match["game"], match["terms"], match["level"]
        if key in spent:
            spent[key] += match["seconds"]
            numbers[key] = max(numbers[key], match["number"] + 1)
    while monotonic() < end:
        key = min(spent, key=spent.__getitem__)
        match = play(*key, numbers[key])
        spent[key] += match.seconds
        numbers[key] += 1
        with DATA.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(match)) + "\n")


def main(arguments: list[str]) -> None:
    """Read the command line, and play."""
    parser = ArgumentParser(prog="python -m benchmarks.computers.calibration", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", nargs="*", choices=sorted(GAMES), default=[])
    options = parser.parse_args(arguments)
    play_for(options.minutes, options.games)


if __name__ == "__main__":
    main(sys.argv[1:])

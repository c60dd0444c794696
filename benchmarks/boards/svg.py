"""The cost of boards as SVG, compared with the same kind of boards as PNG files: time, and kilobytes compressed.

Every round draws matches that no round before it drew, as files and as SVG.
"""

import gzip
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean

from benchmarks.timing import Timings, verdict
from engine import GAMES, State
from renderer import Svg, View, render, render_svg

FILES, WHOLE = "PNG files", "SVG"
ROUNDS = 5
PLIES = 40
"""Boards of a match."""
SIZES = {"druid": 12, "druid-hex": 8, "druid-hex3": 8, "druid-y": 12}
"""The largest board of each game that has several."""
AIM = 0.5
"""The most that SVG should cost, in times of the files."""
ROOM = 60
"""The largest size of a picture of the largest board, compressed, in kilobytes."""


def measure() -> Iterator[str]:
    """Yield for each game: the ratio of time, and the size of a board."""
    for name in GAMES:
        matches = {case: [_match(name, f"{case} {seed}") for seed in range(ROUNDS + 1)] for case in _CASES}
        timings = Timings({case: partial(draw, matches[case]) for case, draw in _CASES.items()}, ROUNDS)
        whole = [_compressed(_svg(board).text) for board in matches[WHOLE][0]]
        largest = _match(name, "large", size=SIZES[name]) if name in SIZES else matches[WHOLE][0]
        times = ", ".join(f"{timings.milliseconds(case) / PLIES:.2f} ms {case}" for case in _CASES)
        yield f"{name}: {times}; {fmean(whole):.1f} KB a board"
        yield timings.comparison(WHOLE, FILES, AIM)
        yield f"kilobytes at most: {verdict(max(_compressed(_svg(board).text) for board in largest), ROOM)}"


def _match(name: str, seed: str, **options: int) -> Sequence[State]:
    """Return the boards of a match of random moves that nobody has won; won ones are begun anew."""
    chance, line = Random(seed), [GAMES[name].start(options)]
    while len(line) < PLIES:
        moves = [move for move in islice(line[-1].legal_moves(), 400) if move not in ("pass", "swap")]
        after = line[-1].play(chance.choice(moves))
        line.append(GAMES[name].start(options) if after.outcome else after)
    return line


def _files(matches: list[Sequence[State]], number: int) -> list[bytes]:
    return [render(board, _view(board)).data for board in matches[number]]


def _whole(matches: list[Sequence[State]], number: int) -> list[str]:
    return [_svg(board).text for board in matches[number]]


_CASES = {FILES: _files, WHOLE: _whole}


def _svg(board: State) -> Svg:
    return render_svg(board, _view(board))


def _view(board: State) -> View:
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: board.game.players])


def _compressed(text: str) -> float:
    """Return how many kilobytes a text takes, compressed."""
    return len(gzip.compress(text.encode())) / 1000

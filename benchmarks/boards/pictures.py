"""The cost of pictures of a match, 1000 pixels wide, compared with chess.svg and cairosvg: time, size, memory.

Each game is measured in a process of its own, in which nothing has been drawn before: `python -m
benchmarks.boards.pictures GAME` prints its numbers. The two programs take turns, picture by picture.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from subprocess import PIPE, run
from time import process_time
from typing import Literal, NamedTuple

from benchmarks.process import resident
from benchmarks.timing import verdict
from engine import GAMES, State
from locales import say
from renderer import View, render

SIZE = 1000
NAMES = ("Ann", "Bob", "Cleo", "Dan")
PLIES = 40
"""Pictures of a match, one after each ply."""
MATCHES = 6
"""The first one is cold; the last two are warm, and the others warm them."""
CHOICES = 400
MIXED = 1000
"""Pictures of all games, in both themes and languages and three sizes, after which memory is looked at."""
FIRST, COLD, WARM = 2, (1 / 12, 1 / 8), (1 / 25, 1 / 15)
"""The aims, in times of chess.svg: the first picture of all; the first match and later ones, on average and in each.

Those of matches are missed.
"""
KILOBYTES, MEGABYTES = 100, 150
"""The aims for a file on average, and for the process in the end."""
ROOT = Path(__file__).parents[2]


class Numbers(NamedTuple):
    """The measurements of a game: times in times of chess.svg, and the size of a file."""

    first: float
    cold: float
    warm: float
    kilobytes: float


def measure() -> Iterator[str]:
    """Yield a line for each game, and then how the averages compare with the aims."""
    try:
        _chess()
    except ImportError as missing:
        yield f"{missing.name} is not installed, so pictures are not measured; `make bench` installs it."
        return
    found = {name: Numbers(*_of_process(name)) for name in GAMES}
    yield "in times of chess.svg and cairosvg: first picture, first match, later matches; kilobytes"
    for name, numbers in found.items():
        yield f"{numbers.first:8.2f} {numbers.cold:8.3f} {numbers.warm:8.3f} {numbers.kilobytes:6.0f}  {name}"
    first, cold, warm, kilobytes = map(list, zip(*found.values(), strict=True))
    yield f"the first picture, at most: {verdict(max(first), FIRST)}"
    for what, ratios, (average, each) in (("the first match", cold, COLD), ("later matches", warm, WARM)):
        yield f"{what}, on average: {verdict(fmean(ratios), average)}"
        yield f"{what}, at most: {verdict(max(ratios), each)}"
    yield f"kilobytes of a file, on average: {verdict(fmean(kilobytes), KILOBYTES)}"
    (megabytes,) = _of_process("mixed")
    yield f"megabytes after {MIXED} mixed pictures: {verdict(megabytes, MEGABYTES)}"


def _of_process(kind: str) -> list[float]:
    """Return the numbers that a process of its own prints."""
    command = [sys.executable, "-m", "benchmarks.boards.pictures", kind]
    return [*map(float, run(command, cwd=ROOT, check=True, stdout=PIPE, text=True).stdout.split())]  # noqa: S603  ours


def _game(name: str) -> Numbers:
    """Draw matches of a game and of chess."""
    chess = _chess()
    chess()
    say("en", "board-start", ply=0)  # reads all texts, as the bot does when it starts
    ours: list[float] = []
    theirs: list[float] = []
    sizes: list[int] = []
    for seed in range(MATCHES):
        for state in _match(name, seed):
            start = process_time()
            sizes.append(len(_drawn(state)))
            between = process_time()
            chess()
            ours.append(between - start)
            theirs.append(process_time() - between)
    cold, warm = slice(0, PLIES), slice(-2 * PLIES, None)
    peer = fmean(theirs)
    return Numbers(ours[0] / peer, fmean(ours[cold]) / peer, fmean(ours[warm]) / peer, fmean(sizes) / 1000)


def _mixed() -> float:
    """Draw many pictures of all kinds. Return how many megabytes the process has then."""
    chance = Random(1)
    for seed in range(MIXED // PLIES):
        for state in _match(chance.choice([*GAMES]), seed):
            names, language = NAMES[: state.game.players], chance.choice(("en", "fr"))
            size, since = chance.choice((320, 600, 1000)), chance.choice((None, max(0, state.ply - 4)))
            theme: Literal["dark", "light"] = "dark" if chance.random() < 0.5 else "light"
            render(state, View(names, language, theme, typed=chance.choice((None, "")), since=since, size=size))
    return resident()


def _match(name: str, seed: int) -> Iterator[State]:
    """Yield the boards of a match of random moves that nobody has won after so many plies."""
    chance, line = Random(seed), [GAMES[name].start()]
    while len(line) < PLIES:
        moves = [move for move in islice(line[-1].legal_moves(), CHOICES) if move not in ("pass", "swap")]
        lintels = [move for move in moves if "-" in move] if name.startswith("druid") else []
        after = line[-1].play(chance.choice(lintels if lintels and chance.random() < 0.5 else moves))
        line = [GAMES[name].start()] if after.outcome else [*line, after]
    return iter(line)


def _drawn(state: State) -> bytes:
    return render(state, View(names=NAMES[: state.game.players], size=SIZE)).data


def _chess() -> Callable[[], object]:
    """Return what plays a random move and draws the board."""
    import cairosvg
    import chess.svg

    board, chance = chess.Board(), Random(1)

    def draw() -> object:
        board.push(chance.choice(list(board.legal_moves)))
        if board.is_game_over():
            board.reset()
        svg = chess.svg.board(board, size=SIZE, lastmove=board.peek() if board.move_stack else None)
        return cairosvg.svg2png(svg.encode(), output_width=SIZE, output_height=SIZE)

    return draw


if __name__ == "__main__":
    if sys.argv[1] == "mixed":
        print(_mixed())
    else:
        print(*_game(sys.argv[1]))

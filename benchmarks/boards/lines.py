"""The cost of a picture of a line of moves, compared with the picture of one board of the same match.

Each round draws what no round before it drew: other boards of a long match, which share only the ground and the pieces.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

from benchmarks.playing import FAMILIES
from benchmarks.timing import Timings, verdict
from engine import GAMES, State
from renderer import View, render, render_line
from renderer.lines import MOST

LINE, BOARD = "a line", "one board"
ROUNDS = 12
AIM = 4
"""The most that a line of six boards should cost, in times of one board: it has about three times its pixels."""
ROOM = 150
"""The largest size of a file, in kilobytes."""


def measure() -> Iterator[str]:
    """Yield for each family: medians in milliseconds, the size of a file, and the ratio."""
    for name in FAMILIES:
        line = _match(name, (ROUNDS + 2) * MOST)
        timings = Timings({LINE: partial(_line, line), BOARD: partial(_board, line)}, ROUNDS)
        size = max(len(_line(line, number)) for number in range(1, ROUNDS + 1)) / 1000
        yield f"{name}: {timings.milliseconds(LINE):.1f} ms {LINE}, {timings.milliseconds(BOARD):.1f} ms {BOARD}"
        yield f"{LINE} / {BOARD}: {verdict(timings.ratio(LINE, BOARD), AIM)}"
        yield f"kilobytes at most: {verdict(size, ROOM)}"


def _match(name: str, plies: int) -> Sequence[State]:
    """Return the boards of a match of random moves that nobody has won yet; won ones are begun anew."""
    chance, line = Random(1), [GAMES[name].start()]
    while len(line) < plies:
        moves = [move for move in islice(line[-1].legal_moves(), 200) if move not in ("pass", "swap")]
        after = line[-1].play(chance.choice(moves))
        line.append(GAMES[name].start() if after.outcome else after)
    return line


def _line(line: Sequence[State], number: int) -> bytes:
    states = line[number * MOST : (number + 1) * MOST]
    return render_line(states, _view(states[0])).data


def _board(line: Sequence[State], number: int) -> bytes:
    return render(line[number * MOST], _view(line[0])).data


def _view(state: State) -> View:
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: state.game.players])

"""The cost of an animated replay, compared with saving the same boards, already drawn, in full colours by Pillow.

Ours includes everything: following the match, making its scenes, drawing and packing them. Each round draws another
match, after some other matches, as in a running bot.
"""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from random import Random
from statistics import median

from PIL import Image

from benchmarks.playing import FAMILIES
from benchmarks.timing import Timings, verdict
from engine import GAMES, State
from renderer import View, animate, render
from renderer.animation import WIDTH

OURS, PILLOW = "ours", "full colours, saved by Pillow"
PLIES = 60
ROUNDS = 5
WARMING = 8
"""Matches drawn before the measurement."""
AIM = 1 / 20
"""The most that ours should cost, in times of saving by Pillow."""
ROOM = 200
"""The largest size of a file, in kilobytes."""


def measure() -> Iterator[str]:
    """Yield for each family: medians in milliseconds, sizes, and the ratios that have aims."""
    for name in FAMILIES:
        for seed in range(ROUNDS + 1, ROUNDS + 1 + WARMING):
            _animated(_match(name, seed))
        matches = [_match(name, seed) for seed in range(ROUNDS + 1)]
        sizes = [len(_animated(match)) / 1000 for match in matches]
        boards = [_full(state) for state in matches[0].past()]
        timings = Timings({OURS: partial(_ours, matches), PILLOW: partial(_pillow, boards)}, ROUNDS)
        yield f"{name}, {PLIES} plies, {WIDTH} pixels wide:"
        yield f"{timings.milliseconds(OURS):8.0f} ms, {median(sizes):4.0f} KB  {OURS}"
        yield f"{timings.milliseconds(PILLOW):8.0f} ms, {len(_saved(boards)) / 1000:4.0f} KB  {PILLOW}"
        yield f"ours / {PILLOW}: {verdict(timings.ratio(OURS, PILLOW), AIM)}"
        yield f"kilobytes: {verdict(median(sizes), ROOM)}"


def _match(name: str, seed: int) -> State:
    """Return a match of random moves that nobody has won yet."""
    chance, state = Random(seed), GAMES[name].start()
    while state.ply < PLIES:
        after = state.play(chance.choice([move for move in state.legal_moves() if move not in ("pass", "swap")]))
        state = _match(name, seed + 1000) if after.outcome else after
    return state


def _ours(matches: list[State], number: int) -> object:
    return _animated(matches[number])


def _pillow(boards: list[Image.Image], _: int) -> object:
    return _saved(boards)


def _animated(match: State) -> bytes:
    return animate(match, _view(match)).data


def _full(state: State) -> Image.Image:
    """Draw a board in full colours."""
    view = View(names=_view(state).names, size=WIDTH)
    return Image.open(BytesIO(render(state, view).data)).convert("RGB")


def _saved(boards: list[Image.Image]) -> bytes:
    """Return the boards as an animation that Pillow saves in full colours."""
    file = BytesIO()
    boards[0].save(file, "GIF", save_all=True, append_images=boards[1:], duration=1000, loop=0)
    return file.getvalue()


def _view(state: State) -> View:
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: state.game.players])

"""States of the Druid games to draw: one of every kind that a picture tells apart."""

from functools import cache
from io import BytesIO
from random import Random

from PIL import Image

from engine import GAMES, State
from renderer import View
from renderer.looks import look
from renderer.shapes import Scene

NAMES = ("Hilde", "Corvin", "Ysolde")
WORDS = ("pass", "swap")
DRUID_GAMES = ("druid", "druid-hex", "druid-hex3", "druid-y")
LARGEST = {"druid": 12, "druid-hex": 8, "druid-hex3": 8, "druid-y": 12}
"""The largest size of each game's board."""


def view(state: State, **asked) -> View:
    """Return a view with the players' names."""
    return View(names=NAMES[: state.game.players], **asked)


def scene(state: State, **asked) -> Scene:
    """Return the scene of a state."""
    return look(state.game.id).scene(state, view(state, **asked))


def lines(state: State, start: str = "", **asked) -> list[str]:
    """Return the lines of a scene's text that begin with `start`."""
    return [line for line in scene(state, **asked).text().splitlines() if line.startswith(start)]


def opened(data: bytes) -> Image.Image:
    """Return a picture's file as an RGB image."""
    return Image.open(BytesIO(data)).convert("RGB")


def played(game: str, *moves: str, **options) -> State:
    state = GAMES[game].start(options)
    for move in moves:
        state = state.play(move)
    return state


def built(game: str, plies: int, seed: int = 0, **options) -> State:
    """Return a match of random stones that nobody has won yet; most stones are lintels where they can be."""
    chance, state = Random(seed), GAMES[game].start(options)
    while state.ply < plies:
        moves = [move for move in state.legal_moves() if move not in WORDS]
        lintels = [move for move in moves if "-" in move]
        chosen = lintels if lintels and chance.random() < 0.7 else moves
        after = [state.play(move) for move in chance.sample(chosen, min(5, len(chosen)))]
        unfinished = [candidate for candidate in after if not candidate.outcome]
        if not unfinished:
            return state
        state = unfinished[0]
    return state


def ended(game: str, seed: int = 0, **options) -> State:
    """Return a match of random stones, played to its end."""
    chance, state = Random(seed), GAMES[game].start(options)
    while not state.outcome:
        state = state.play(chance.choice([move for move in state.legal_moves() if move not in WORDS]))
    return state


def standing(tops: str, game: str = "druid", **options) -> State:
    """Return a position given by its tops (`c3=H2`), without the match that led to it."""
    return GAMES[game].from_text(GAMES[game].start(options).text().replace("board ;", f"board {tops};"))


def crowded(game: str, size: int, seed: int = 0) -> State:
    """Return a position with a stone on every cell, which no match leads to."""
    chance, start = Random(seed), GAMES[game].start({"size": size})
    cells, marks = (name for name in start.position.grid.names if name), start.position.setting.marks
    tops = " ".join(f"{cell}={chance.choice(marks)}{chance.randint(1, 9)}" for cell in cells)
    return standing(tops, game, size=size)


@cache
def kinds() -> dict[str, State]:
    gap = ("c3", "a1", "e3", "a5", "c3-e3", "d4")
    walk = played("druid", "c1", "a3", "c2", "b3", "n", "e", walk=True, size=5)
    hexes = built("druid-hex", 24, 5)
    three = built("druid-hex3", 30, 4)
    return {
        "start": GAMES["druid"].start(),
        "gap": played("druid", *gap, size=6),
        "monument": built("druid", 46, 3),
        "high": built("druid", 90, 3, size=5),
        "passed": built("druid", 12, 2).play("pass"),
        "swapped": played("druid", "d4", "swap"),
        "won": played("druid", "a1", "b1", "a2", "b2", "a3", size=3),
        "walking": walk,
        "walked": played("druid", "b1", "a2", "b2", "a1", "n", "a1", "b3", "a3", "n", walk=True, size=3),
        "hexagon": hexes,
        "hexagon won": ended("druid-hex", 1, size=4),
        "three": three,
        "two of three": three.drop(1),
        "three walking": built("druid-hex3", 30, 6, walk=True),
        "large hexagon": built("druid-hex", 60, 1, size=8),
        "triangle": built("druid-y", 30, 2),
        "resigned": hexes.drop(0),
        "drawn": hexes.draw(),
    }

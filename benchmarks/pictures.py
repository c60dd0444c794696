"""What a picture after a move costs, beside other ways to draw a board of the same size (1000 × 1000 pixels)."""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from math import cos, radians, sin
from random import Random

from PIL import Image, ImageDraw

from benchmarks.timing import Case, Timings, verdict
from engine import GAMES, State
from engine.boards.pits import PITS
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import sowings_from
from renderer import View, render

SIZE = 1000
ROUNDS = 25
OURS, CHESS, NAIVE, ENCODING = "ours", "chess.svg and cairosvg", "Pillow, four times enlarged", "Pillow's encoder alone"
FORGETTING = 100
"""Pictures of other matches drawn in between. A running bot has drawn each piece and word before, so these may be
remembered; whole pictures, or strips of them, may not."""
STONES = ("druid", "druid-hex", "druid-hex3", "druid-y")
PEBBLES = ("contigo", "contigo-capture")
PLIES = 50
WARMING = 16
"""Matches drawn before, since a running bot has drawn most stacks and shadows."""
VIEW = View(names=("Ann", "Bob"), size=SIZE)


def measure() -> Iterator[str]:
    """Lines with the medians, and the ratios that matter."""
    recent = _matches(ROUNDS + 1, seed=1)
    images = [Image.open(BytesIO(render(state, VIEW).data)) for state in recent]
    for image in images:
        image.load()
    for state in _matches(FORGETTING, seed=2):
        render(state, VIEW)
    cases: dict[str, Case] = {
        OURS: lambda number: render(recent[number], VIEW),
        NAIVE: lambda number: _naive(recent[number]),
        ENCODING: lambda number: images[number].save(BytesIO(), "PNG", compress_level=1),
    }
    try:
        cases[CHESS] = _chess()
    except ImportError as missing:
        yield f"{missing.name} is not installed, so {CHESS} is left out; `make bench` installs it."
    timings = Timings(cases, ROUNDS)
    yield from (f"{timings.milliseconds(name):8.2f} ms  {name}" for name in cases)
    if CHESS in cases:
        yield f"ours / {CHESS}: {verdict(timings.ratio(OURS, CHESS), 1 / 20)}"
    yield f"ours / {NAIVE}: {timings.ratio(OURS, NAIVE):.3f}"
    yield f"ours / {ENCODING}: {verdict(timings.ratio(OURS, ENCODING), 2.5)}"
    if CHESS in cases:
        yield from _others()


def _others() -> Iterator[str]:
    """The same for stones and for pebbles, whose pictures have more in them: each game in the middle of a match."""
    for name in (*STONES, *PEBBLES):
        match = _built if name in STONES else _sown
        for seed in range(1, WARMING + 1):
            for before in match(name, seed).past():
                render(before, _view(before))
        recent = [state for state in match(name, 0).past() if state.ply > PLIES - ROUNDS - 1]
        timings = Timings({OURS: partial(_draw, recent), CHESS: _chess()}, ROUNDS)
        ratio = verdict(timings.ratio(OURS, CHESS), 1 / 20)
        yield f"{timings.milliseconds(OURS):8.2f} ms  {name}; / {CHESS}: {ratio}"


def _built(name: str, seed: int) -> State:
    """A monument of random stones, lintels wherever they can be, that joins nothing yet."""
    chance, state = Random(seed), GAMES[name].start()
    while state.ply < PLIES:
        moves = [move for move in state.legal_moves() if move not in ("pass", "swap")]
        lintels = [move for move in moves if "-" in move]
        after = state.play(chance.choice(lintels if lintels and chance.random() < 0.5 else moves))
        state = _built(name, seed + 1000) if after.outcome else after
    return state


def _sown(name: str, seed: int) -> State:
    """Where a match of random turns has come to that nobody has won yet."""
    chance, state = Random(seed), GAMES[name].start()
    while state.ply < PLIES:
        assert isinstance(state.position, ContigoPosition)
        part, ending = chance.choice([*state.position.pawn_parts()] or [("", False)])
        pebbles = "" if ending else chance.choice(chance.choice([*_by_pit(state.position.pits)]))
        after = state.play(f"{part} {pebbles}")
        state = _sown(name, seed + 1000) if after.outcome else after
    return state


def _by_pit(counts: bytes) -> Iterator[list[str]]:
    """What may be done with the pebbles of each pit. A full pit would else outweigh all others."""
    for pit in PITS:
        found = [told for way in "+-" for told in sowings_from(pit.number, way, counts)]
        if found:
            yield found


def _draw(states: list[State], number: int) -> object:
    return render(states[number], _view(states[number]))


def _view(state: State) -> View:
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: state.game.players], size=SIZE)


def _matches(plies: int, seed: int) -> list[State]:
    """States of random matches, one ply after the other."""
    chance = Random(seed)
    states: list[State] = []
    state = GAMES["contiguity"].start()
    while len(states) < plies:
        state = GAMES["contiguity"].start() if state.outcome else state.play(chance.choice(list(state.legal_moves())))
        states.append(state)
    return states


def _chess() -> Case:
    import cairosvg
    import chess.svg

    board, chance = chess.Board(), Random(1)

    def draw(_: int) -> object:
        board.push(chance.choice(list(board.legal_moves)))
        if board.is_game_over():
            board.reset()
        svg = chess.svg.board(board, size=SIZE, lastmove=board.peek() if board.move_stack else None)
        return cairosvg.svg2png(svg.encode(), output_width=SIZE, output_height=SIZE)

    return draw


def _naive(state: State) -> bytes:
    """A plain ring with its pieces, drawn large each time and made smaller."""
    side = 4 * SIZE
    image = Image.new("RGB", (side, side), "#20262b")
    pen = ImageDraw.Draw(image)
    for ring in range(4):
        edge = (0.07 + 0.053 * ring) * side
        for number in range(30):
            colour = "#bdb39d" if number % 2 else "#a59b85"
            pen.pieslice(
                (edge, edge, side - edge, side - edge), number * 12 - 90, number * 12 - 78, colour, "#564d3d", 8
            )
    for cell, piece in state.position.pieces().items():
        angle, radius = radians((int(cell[:-1]) - 0.5) * 12), (0.405 - 0.0525 * "abcd".index(cell[-1])) * side
        x, y = side / 2 + radius * sin(angle), side / 2 - radius * cos(angle)
        pen.ellipse((x - 90, y - 90, x + 90, y + 90), ("#f6f2e8", "#be4630")[piece.side], "#3a0f08", 10)
    data = BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(data, "PNG")
    return data.getvalue()

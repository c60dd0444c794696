"""Three in a row as a picture: crosses and noughts on a slab of nine cells."""

from collections.abc import Iterator
from functools import cache

from engine import State
from locales import say
from renderer.emblems import number_tag
from renderer.look import Look
from renderer.paint.lettering import fitted
from renderer.plies import last_ply
from renderer.shapes import Box, Disk, Drawn, Figure, Line, Point, Scene, Shape, Sprite, Text, arc
from renderer.view import View, card_tones, names_in_type, ply_text, side_letter, targets

CELLS = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
PERSPECTIVES = 4
_STEP = 260
_MIDDLE = (500, 520)


def centre(cell: str, perspective: int) -> Point:
    """Return the middle of a cell on the board, turned by a quarter for each step of `perspective`."""
    x, y = ("abc".index(cell[0]) - 1) * _STEP, (2 - int(cell[1])) * _STEP
    for _ in range(perspective % PERSPECTIVES):
        x, y = -y, x
    return _MIDDLE[0] + x, _MIDDLE[1] + y


def scene(state: State, view: View) -> Scene:
    """Return the state as shapes."""
    return Scene(_ground(view.perspective % PERSPECTIVES), tuple(_live(state, view)))


def regions(_state: State, view: View) -> dict[str, Shape]:
    """Return the cells, to be pressed."""
    return {cell: Box(centre(cell, view.perspective), _STEP, _STEP, 0, "") for cell in CELLS}


@cache
def _ground(perspective: int) -> Figure:
    cells = (Box(centre(cell, perspective), _STEP - 12, _STEP - 12, 18, "stone-light") for cell in CELLS)
    names = (_name(cell, centre(cell, perspective)) for cell in CELLS)
    return Figure(f"nine cells turned {perspective}", (Box((500, 500), 1000, 1000, 0, "ground"), *cells, *names))


def _name(cell: str, middle: Point) -> Text:
    return Text(cell, (middle[0] - 88, middle[1] + 88), 36, "medium", "cut")


@cache
def _mark(side: int, tone: str) -> Figure:
    name = f"{'nought' if side else 'cross'} in {tone}"
    if side:
        return Figure(name, (arc((0, 0), 66, 28, tone),))
    return Figure(
        name, (Line((-60, -60), (60, 60), 28, tone, round=True), Line((-60, 60), (60, -60), 28, tone, round=True))
    )


@cache
def _dot() -> Figure:
    return Figure("target", (Disk((0, 0), 20, "teal"),))


@cache
def _frame(tone: str) -> Figure:
    half = _STEP / 2 - 14
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return Figure(f"frame in {tone}", tuple(Line(start, end, 12, tone, round=True) for start, end in pairs))


def _live(state: State, view: View) -> Iterator[Drawn]:
    last = last_ply(state)
    won = state.outcome.cells if state.outcome else ()
    marked = [(cell, "gold") for cell in won]
    if last and last.text in CELLS:
        marked.append((last.text, "amber"))
    marked += [(cell, "refused") for cell in view.refused if cell in CELLS]
    marked += [(cell, "teal") for cell in view.pointed if cell in CELLS]
    for cell, tone in marked:
        yield Sprite(_frame(tone), centre(cell, view.perspective))
    for cell, piece in state.position.pieces().items():
        yield Sprite(_mark(piece.side, "red" if piece.side else "white-mark"), centre(cell, view.perspective))
    for cell in targets(state, view):
        yield Sprite(_dot(), centre(cell, view.perspective))
    for number, (cell,) in enumerate(view.numbered, 1):
        yield Sprite(number_tag(number), centre(cell, view.perspective))
    for player in range(len(state.sides)):
        yield from _card(state, view, player)
    yield Text(_summary(state, view), (500, 960), 34, "semibold", "text")
    if last:
        yield Text(last.text, (900, 960), 34, "semibold", "amber-text")


def _card(state: State, view: View, player: int) -> Iterator[Drawn]:
    tone, ink = card_tones(state, view, player)
    middle = 250 + 500 * state.sides[player]
    name = fitted(names_in_type(state, view, player), "semibold", 34, 400)
    yield Box((middle, 60), 440, 70, 18, tone)
    yield Text(name, (middle, 60), 34, "semibold", ink)


def _summary(state: State, view: View) -> str:
    if state.outcome:
        return say(view.language, f"reason-{state.outcome.reason}")
    return ply_text(state, view)


def rows(state: State, view: View) -> list[str]:
    """Return the board as lines of text."""
    pieces, reached = state.position.pieces(), targets(state, view)

    def cell(name: str) -> str:
        mark = side_letter(state, view, pieces[name].side) if name in pieces else "*" if name in reached else "·"
        return f"!{mark}!" if name in view.refused else f" {mark} "

    lines = [f"{row} " + "".join(cell(f"{column}{row}") for column in "abc") for row in (3, 2, 1)]
    return [*lines, "   a  b  c"]


LOOK = Look(scene, rows, regions=regions, perspectives=PERSPECTIVES)

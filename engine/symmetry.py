"""Symmetries of the boards: turns, reflections and exchanges of colours under which two positions are equal."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import product

from engine.boards import Board
from engine.boards.contents import Content
from engine.boards.grid import SQUARE_STEPS, Grid
from engine.boards.pits import CELLS, PITS
from engine.boards.ring import NUMBERS, RING, RINGS
from engine.games.contigo.contigo_notation import read_pits, write_pits
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.druid.druid_position import DruidPosition, Setting
from engine.games.ring.ring_position import RingPosition
from engine.play import Play
from engine.registry import GAMES
from engine.state import State

Place = tuple[int, int]
"""A column and a row."""
Matrix = tuple[int, int, int, int]
"""A linear map: new column = a·column + b·row, new row = c·column + d·row; a shift is added afterwards."""
_WORD = re.compile(r"[0-9]+[a-d]|[a-z][0-9]+|[A-Za-z]+")
_TAKEN_FROM = re.compile(r"(?<![a-z0-9])([0-9]+)([+-])")
_OPPOSITE = {"+": "-", "-": "+"}


@dataclass(frozen=True)
class Symmetry:
    """A mapping of places and colours that preserves the rules."""

    board: Board
    words: Mapping[str, str]
    """Images of the names of cells, edges, directions and sides."""
    sides: tuple[int, ...]
    """The image of each side, by index."""
    pits: Mapping[int, int] | None = None
    """Images of the pits, by number."""
    mirrors: bool = False
    """Whether clockwise and counter-clockwise are exchanged."""

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The image of each cell as a set, by index."""
        return tuple(self.board.set_of([self.words[name]] if name else []) for name in self.board.names)

    @cached_property
    def _pit_images(self) -> tuple[int, ...]:
        pits = self.pits or {}
        return tuple(pits[number] - 1 for number in sorted(pits))

    def content(self, content: Content) -> Content:
        """Return the image of what stands on the board."""
        return content.image(self.cells, self.sides, self._pit_images)

    def image(self, state: State) -> State:
        """Return the image of a state in play, with the same player to move."""
        head, ply, _, board, *_ = state.text().splitlines()
        sections = [self._section(section) for section in board.removeprefix("board ").split("; ")]
        if not isinstance(state.position, DruidPosition):
            by_side = dict(zip(self.sides, sections, strict=False))
            sections[: len(by_side)] = [by_side[side] for side in sorted(by_side)]
        stage = f"stage play sides={','.join(map(str, sorted(self.sides)))}"
        image = GAMES[state.game.id].from_text("\n".join([head, ply, stage, f"board {'; '.join(sections)}"]))
        assert isinstance(image.stage, Play)
        sides = tuple(self.sides[side] for side in state.sides)
        return replace(image, stage=replace(image.stage, sides=sides))

    def move(self, move: str) -> str:
        """Return the image of a canonical move, as a text that the image of its position can read."""
        if self.pits is None:
            return self._renamed(move)
        pits = self.pits
        turned = _TAKEN_FROM.sub(
            lambda found: f"{pits[int(found[1])]}{_OPPOSITE[found[2]] if self.mirrors else found[2]}", move
        )
        return self._renamed(turned)

    def _renamed(self, text: str) -> str:
        return _WORD.sub(lambda found: self.words.get(found[0], found[0]), text)

    def _section(self, text: str) -> str:
        if self.pits is None or not text.startswith("pits "):
            return self._renamed(text)
        counts = read_pits(text.removeprefix("pits "))
        moved = {self.pits[number]: count for number, count in enumerate(counts, 1)}
        return f"pits {write_pits(bytes(moved[number] for number in sorted(moved)))}"


def symmetries(state: State) -> tuple[Symmetry, ...]:
    """Return all symmetries of a state's game."""
    match state.position:
        case RingPosition():
            return _of_ring(state.game.sides)
        case DruidPosition(setting=setting):
            return _of_druid(setting)
        case ContigoPosition():
            return _of_contigo(state.game.sides)
        case _:  # a game that is added from outside
            board = state.position.content.board
            return (Symmetry(board, {name: name for name in board.names}, tuple(range(len(state.game.sides)))),)


def images(state: State) -> tuple[Content, ...]:
    """Return what stands on the board under every symmetry of the game."""
    return tuple(symmetry.content(state.position.content) for symmetry in symmetries(state))


def _turned(names: tuple[str, ...]) -> Iterator[tuple[tuple[int, ...], dict[str, str]]]:
    """Yield the ways to put one side in place of another that keep their order, and the images of their names."""
    count = len(names)
    for turn in range(count):
        sides = tuple((side + turn) % count for side in range(count))
        yield sides, {name: names[side] for name, side in zip(names, sides, strict=True)}


@cache
def _of_ring(names: tuple[str, ...]) -> tuple[Symmetry, ...]:
    found = []
    exchanged = list(_turned(names))
    for way, turn, rings, (sides, words) in product((1, -1), range(NUMBERS), (RINGS, RINGS[::-1]), exchanged):
        cells = {
            f"{number + 1}{ring}": f"{(way * number + turn) % NUMBERS + 1}{other}"
            for number in range(NUMBERS)
            for ring, other in zip(RINGS, rings, strict=True)
        }
        found.append(Symmetry(RING, cells | words, sides))
    return tuple(found)


@cache
def _of_druid(setting: Setting) -> tuple[Symmetry, ...]:
    grid = setting.grid
    found = []
    for matrix in _matrices(grid, _steps(grid)):
        cells, directions = _cells(grid, matrix), _directions(grid, matrix)
        edges = {
            edge: next(name for name, other in grid.edges.items() if _moved_set(grid, cells, members) == other)
            for edge, members in grid.edges.items()
        }
        joins = [{frozenset(edges[edge] for edge in joined) for joined in goals} for goals in setting.joins]
        wanted = [set(map(frozenset, goals)) for goals in setting.joins]
        for sides, marks in _turned(setting.marks):
            if joins == [wanted[side] for side in sides]:
                found.append(Symmetry(grid, cells | directions | edges | marks, sides))
    return tuple(found)


@cache
def _of_contigo(names: tuple[str, ...]) -> tuple[Symmetry, ...]:
    found = []
    pits = {(pit.column, pit.row): pit.number for pit in PITS}
    for matrix in _matrices(CELLS, tuple(SQUARE_STEPS.values())):
        a, b, c, d = matrix
        moved = dict(zip(pits.values(), (pits[place] for place in _moved(pits, matrix)), strict=True))
        for sides, words in _turned(names):
            found.append(Symmetry(CELLS, _cells(CELLS, matrix) | words, sides, moved, mirrors=a * d - b * c < 0))
    return tuple(found)


def _steps(grid: Grid) -> tuple[tuple[int, int], ...]:
    """Return the steps of a board as columns and rows, in the order of their names."""
    return tuple(((step + grid.stride // 2) // grid.stride, _row(grid, step)) for step in grid.steps.values())


def _row(grid: Grid, step: int) -> int:
    return (step + grid.stride // 2) % grid.stride - grid.stride // 2


def _matrices(grid: Grid, steps: tuple[tuple[int, int], ...]) -> Iterator[Matrix]:
    """Yield the turns and reflections that map steps to steps and cells to cells."""
    places = _places(grid)
    for a, b, c, d in product((-1, 0, 1), repeat=4):
        matrix = a, b, c, d
        is_lattice = {(a * across + b * up, c * across + d * up) for across, up in steps} == set(steps)
        if is_lattice and set(_moved(places, matrix)) == set(places):
            yield matrix


def _moved(places: Iterable[Place], matrix: Matrix) -> list[Place]:
    """Return the images of places, shifted so that their least column and row stay the same."""
    a, b, c, d = matrix
    before = list(places)
    after = [(a * column + b * row, c * column + d * row) for column, row in before]
    across, up = (min(place[axis] for place in before) - min(place[axis] for place in after) for axis in (0, 1))
    return [(column + across, row + up) for column, row in after]


def _places(grid: Grid) -> dict[Place, str]:
    return {divmod(cell, grid.stride): name for name, cell in grid.index.items()}


def _cells(grid: Grid, matrix: Matrix) -> dict[str, str]:
    """Return the images of the cells of a board, by name."""
    places = _places(grid)
    return dict(zip(places.values(), (places[place] for place in _moved(places, matrix)), strict=True))


def _directions(grid: Grid, matrix: Matrix) -> dict[str, str]:
    """Return the images of the directions of a board, by name."""
    a, b, c, d = matrix
    steps = dict(zip(_steps(grid), grid.steps, strict=True))
    return {name: steps[a * across + b * up, c * across + d * up] for (across, up), name in steps.items()}


def _moved_set(grid: Grid, cells: Mapping[str, str], members: int) -> int:
    return grid.set_of(cells[name] for name in grid.named(members))

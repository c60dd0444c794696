"""Boards in every way up: all that is on them turns with them, and what is read stays upright and true."""

from functools import cache
from itertools import islice, pairwise
from math import cos, radians, sin
from random import Random
from statistics import fmean

import pytest

from engine import GAMES
from engine.boards.pits import CELLS, PITS
from renderer import View, describe, perspectives, render, text_board
from renderer.contigo.contigo_board import Layout, layout
from renderer.druid.board_layout import lay_out
from renderer.looks import look
from renderer.ring.ring_layout import turned_ring
from tests.engine.contigo.contigo_positions import DUEL, play
from tests.renderer.druid.druid_states import kinds
from tests.renderer.golden_files import golden
from tests.renderer.ring.ring_positions import CELLS as RING_CELLS

NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")
WAYS = [(game, way) for game in sorted(GAMES) for way in range(perspectives(GAMES[game]))]


def seen(state, **asked):
    return View(names=NAMES[: state.game.players], **asked)


def scene(state, way, **asked):
    return look(state.game.id).scene(state, seen(state, perspective=way, **asked))


def lines(state, way):
    return scene(state, way).text().splitlines()


@cache
def begun(game):
    """Return a match of some random plies."""
    chance, state = Random(5), GAMES[game].start()
    while state.ply < 16:
        moves = (move for move in state.legal_moves() if move not in ("pass", "swap"))
        state = state.play(chance.choice([*islice(moves, 100)]))
    return state


def places(game, way):
    """Return the middles of all cells and pits, in plan or picture, and whether y grows downwards."""
    family = look(game).palette
    if family == "druid":
        return lay_out(GAMES[game].start().position.grid, 0, turned=way).middles, False
    if family == "contigo":
        board = layout(way)
        found = {name: board.cell(name) for name in CELLS.index}
        return found | {f"pit {pit.number}": board.pit(pit.number) for pit in PITS}, True
    return {cell: turned_ring(way).centre(cell) for cell in RING_CELLS}, True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_board_can_be_turned_as_far_as_it_looks_alike(game):
    assert perspectives(GAMES[game]) == {"druid-hex": 6, "druid-hex3": 6, "druid-y": 3}.get(game, 4)


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_every_way_up_is_drawn(game, way):
    state = begun(game)
    first = next(iter(state.position.pieces()))
    for asked in ({"typed": ""}, {"refused": (first,), "since": 10}):
        assert render(state, seen(state, perspective=way, size=200, **asked)).data.startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_every_cell_goes_round_the_middle_clockwise(game, way):
    before, down = places(game, 0)
    after, _ = places(game, way)
    angle = radians(360 / perspectives(GAMES[game]) * way) * (1 if down else -1)
    middle, turned_middle = ([fmean(axis) for axis in zip(*spots.values(), strict=True)] for spots in (before, after))
    for cell, spot in before.items():
        x, y = (at - centre for at, centre in zip(spot, middle, strict=True))
        goal = cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y
        assert tuple(a - b for a, b in zip(after[cell], turned_middle, strict=True)) == pytest.approx(goal, abs=1e-6)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_number_of_steps_is_a_way_up(game):
    state, ways = begun(game), perspectives(GAMES[game])
    for way in (-1, 0, 1):
        assert scene(state, way + ways).text() == scene(state, way).text() == scene(state, way - 2 * ways).text()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_do_not_turn(game):
    state = begun(game)
    views = [seen(state, perspective=way, typed="") for way in range(perspectives(GAMES[game]))]
    assert len({describe(state, view) for view in views}) == len({text_board(state, view) for view in views}) == 1


@pytest.mark.parametrize(
    ("name", "state", "way", "asked"),
    [
        ("stones-turned", kinds()["high"], 1, {"typed": ""}),
        ("three-walking-turned", kinds()["three walking"], 2, {}),
        ("beams-turned", kinds()["three"], 4, {"typed": "lintel"}),
        ("hexagon-won-turned", kinds()["hexagon won"], 4, {}),
        ("triangle-plan-turned", kinds()["triangle"], 1, {"top_down": True, "refused": ("a1",)}),
        ("contigo-turned", play(DUEL.start(), "e5-c5 9+1,1"), 3, {"refused": ("a2", "pit 4")}),
    ],
)
def test_turned_scenes_are_as_they_were_when_somebody_last_looked(name, state, way, asked):
    text = scene(state, way, **asked).text() + "\n"
    assert text == golden(f"{name}.txt", text.encode()).decode()


@pytest.mark.parametrize("way", range(4))
def test_pieces_on_the_ring_stand_in_their_cells(way):
    state = begun("contiguity")
    disks = [line for line in lines(state, way) if line.startswith(("white disk", "red disk"))]
    drawn = {line.split()[-1] for line in disks if " in " not in line}
    moved = state.last.split("-")[1]
    cells = {cell for cell in state.position.pieces() if cell != moved}
    assert drawn == {"{:.1f},{:.1f}".format(*turned_ring(way).centre(cell)) for cell in cells}


@pytest.mark.parametrize("way", range(4))
def test_pawns_and_pits_are_drawn_in_their_places(way):
    state, board = DUEL.start(), Layout(way)
    drawn = {line.split()[-1] for line in lines(state, way) if " pawn " in line}
    assert drawn == {"{:.1f},{:.1f}".format(*board.cell(cell)) for cell in state.position.pieces()}
    wells = [line.split()[-1] for line in lines(state, way) if line.startswith("pit of")]
    assert wells == ["{:.1f},{:.1f}".format(*board.pit(pit.number)) for pit in PITS]


@pytest.mark.parametrize("way", range(4))
def test_each_pit_lies_beside_the_line_it_rules(way):
    board = Layout(way)
    for pit in (pit for pit in PITS if pit.line):
        (x, y), (across, down) = board.pit(pit.number), board.coordinate_at(pit.number)
        cells = [board.cell(name) for name in CELLS.index if pit.line in name]
        assert sum(min(abs(x - a), abs(y - b)) < 1 and min(abs(across - a), abs(down - b)) < 1 for a, b in cells) == 6


@pytest.mark.parametrize("way", range(4))
def test_pebbles_go_round_the_way_they_are_said_to_go(way):
    """Clockwise, each pit is reached from the one before by a turn to the right round the middle of the board."""
    spots = [Layout(way).pit(pit.number) for pit in (*PITS, PITS[0])]
    for (x, y), (across, down) in pairwise((x - 500, y - 542) for x, y in spots):
        assert x * down - y * across > 0


def test_the_way_of_a_pawn_turns_with_the_board():
    state = play(DUEL.start(), "e5-c5 9+1,1")
    arrows = [next(line for line in lines(state, way) if "amber arrow" in line) for way in range(4)]
    assert [line.split()[2] for line in arrows] == ["-2+0", "+0-2", "+2+0", "+0+2"]

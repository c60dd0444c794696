"""Names of empty cells on hexagons can be read on a phone, where a picture is 400 pixels wide."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import GAMES, State
from renderer.druid.board_layout import lay_out
from renderer.druid.cells import marks_on
from renderer.druid.side_marks import CAPITAL, cell_name
from renderer.paint.lettering import length
from renderer.paint.painter import Painter
from renderer.paint.palette import palette
from renderer.shapes import PlacedPile, Sprite, Text
from renderer.theme import THEMES
from tests.renderer.contrast import contrast
from tests.renderer.druid.druid_states import scene, standing

PHONE = 0.4
"""Pixels on a phone for each unit of a scene."""
BOARDS = [(game, size) for game in ("druid-hex", "druid-hex3", "druid-y") for size in GAMES[game].options[0].allowed]


def half_built(game: str, size: int) -> State:
    """Return a position with low and high stacks on a third of all cells, which shade others and hide some."""
    chance, start = Random(size), GAMES[game].start({"size": size})
    cells, marks = [name for name in start.position.grid.names if name], start.position.setting.marks
    tops = (f"{cell}={chance.choice(marks)}{chance.choice((1, 1, 2, 4))}" for cell in cells if chance.random() < 1 / 3)
    return standing(" ".join(tops), game, size=size)


def names(state: State, top_down: bool) -> Iterator[Text]:
    """Yield the names of empty cells that are seen, each at its place in the picture."""
    heights = state.position.heights()
    layout = lay_out(state.position.grid, max(heights.values()), top_down)
    piles = {shape.at: shape.pile for shape in scene(state, top_down=top_down).live if isinstance(shape, PlacedPile)}
    for cell in layout.middles.keys() - heights.keys():
        x, y = layout.cell(cell)
        for text in marks_on(piles[x, y]) if (x, y) in piles else (cell_name(layout, cell),):
            yield replace(text, at=(x + text.at[0], y + text.at[1]))


@pytest.mark.parametrize(("game", "size"), BOARDS)
@pytest.mark.parametrize("top_down", [False, True])
def test_names_of_empty_cells_are_at_least_11_pixels_high_and_fit_into_their_cells(game, size, top_down):
    layout = lay_out(GAMES[game].start({"size": size}).position.grid, 1, top_down)
    for cell in layout.middles:
        name = cell_name(layout, cell)
        assert name.size * PHONE >= 11
        assert length(cell, name.weight, name.size) <= 0.95 * layout.across


@pytest.mark.parametrize("size", GAMES["druid-hex3"].options[0].allowed)
def test_names_on_stones_and_on_targets_are_at_least_11_pixels_high_and_larger_where_there_is_room(size):
    built = standing("b2=X1 c3=O2", "druid-hex3", size=size)
    shapes = [shape for shape in scene(built, typed="sarsen").live if isinstance(shape, Sprite | PlacedPile)]
    written = [mark for shape in shapes if isinstance(shape, PlacedPile) for mark in marks_on(shape.pile)]
    dots = [text for shape in shapes if isinstance(shape, Sprite) for text in shape.figure.shapes]
    on_stones, on_dots = ([text.size for text in each if isinstance(text, Text)] for each in (written, dots))
    assert all(PHONE * each >= 11 for each in (*on_stones, *on_dots))
    assert size > 5 or PHONE * max(on_dots) >= 14


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "size"), BOARDS)
@pytest.mark.parametrize("theme", THEMES)
def test_names_of_empty_cells_stand_out_as_they_are_painted(game, size, theme):
    state, painter = half_built(game, size), Painter(palette("druid", theme), 1000)
    for top_down in (False, True):
        picture = painter.picture(scene(state, top_down=top_down)).convert("RGB")
        shown = [*names(state, top_down)]
        assert len(shown) > 0.5 * (len(state.position.grid.index) - len(state.position.heights()))
        for name in shown:
            (x, y), across, down = name.at, length(name.text, name.weight, name.size) / 2, CAPITAL / 2 * name.size
            box = picture.crop(tuple(map(round, (x - across, y - down, x + across, y + down))))
            colours = Counter({colour: count for count, colour in box.getcolors(box.width * box.height)})
            ink = painter.palette.tones[name.tone]
            assert colours[ink] > 0.08 * colours.total()
            behind = [colour for colour, count in colours.items() if colour != ink and count > 0.15 * colours.total()]
            assert all(contrast(ink, colour) >= 4.5 for colour in behind)
            assert behind

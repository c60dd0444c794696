"""A stone is parsed once, and its text is what was parsed."""

from itertools import chain
from random import Random

import pytest

from engine.boards import bits
from engine.games.druid.druid_moves import KINDS, stones_of
from tests.engine.druid.druid_positions import FAMILY


@pytest.mark.parametrize("game_id", FAMILY)
def test_every_legal_stone_is_found_by_its_text_and_lies_on_its_cells(game_id):
    chance, state = Random(5), FAMILY[game_id].start({"size": 4})
    while state.turn is not None and state.length < 30:
        position, by_text = state.position, stones_of(state.position.grid).by_text
        stones = list(chain.from_iterable(map(position.stones, KINDS)))
        assert [by_text[stone.text] for stone in stones] == list(position.moves())[: len(stones)]
        stone = chance.choice(stones)
        assert position.grid.named(stone.cells) == stone.names
        assert position.after(stone).placed == stone.cells
        state = state.play(stone.text)


@pytest.mark.parametrize("game_id", FAMILY)
def test_a_board_has_a_sarsen_for_each_cell_and_a_lintel_for_each_three_in_line(game_id):
    grid = FAMILY[game_id].start({"size": 4}).position.grid
    stones = stones_of(grid)
    assert sorted(stones.sarsens) == list(bits(grid.cells))
    assert [sorted(lintels) for lintels in stones.lintels] == [list(bits(line)) for line in grid.lines]
    assert len(stones.by_text) == grid.cells.bit_count() + sum(line.bit_count() for line in grid.lines)

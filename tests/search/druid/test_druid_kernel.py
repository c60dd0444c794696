"""Many boards side by side tell the same as each of them alone."""

import pytest

from engine.games.druid.druid_position import DruidPosition
from engine.games.druid.stones import lintel_starts
from search.druid.packed_boards import children
from search.druid.paths import EFFORT, STONES, Boards, LintelsAfterSarsen, side_view
from tests.search.druid.plain_paths import length
from tests.search.druid.random_druid import SETTINGS, states

LOOKING_AHEAD = [{"size": 4}, {"size": 5, "nogaps": True}, {"size": 4, "nostack": True}]
"""Options of the game for three, in which the search looks ahead at lintels to come."""


def side_by_side(position: DruidPosition) -> tuple[Boards, list[DruidPosition]]:
    """Return the children of a position and itself, as boards and as the engine makes them."""
    sarsens, lintels = position.sarsen_places(), position.lintel_starts()
    moves = [move for move in position.moves() if move not in ("pass", "swap")]
    return children(position, sarsens, lintels, unchanged=1), [*map(position.after, moves), position]


def lane(boards: Boards, sets: int, index: int) -> int:
    width = boards.packing.width
    return sets >> index * width & (1 << width) - 1


@pytest.mark.parametrize(("game_id", "options"), SETTINGS, ids=str)
def test_each_lane_holds_the_board_after_its_stone(game_id, options):
    for state in states(game_id, options, seed=1, every=7):
        boards, positions = side_by_side(state.position)
        lintels = boards.supports(state.position.setting.nogaps)
        starts = [lintel_starts(lintels, tops) for tops in boards.tops]
        assert boards.count == len(positions)
        for index, position in enumerate(positions):
            heights = [lane(boards, cells, index) for cells in boards.height_bits]
            assert tuple(lane(boards, tops, index) for tops in boards.tops) == position.tops
            assert sum(cells << 300 * place for place, cells in enumerate(heights)) == sum(
                cells << 300 * place for place, cells in enumerate(position.height_bits)
            )
            mine = [lane(boards, cells, index) for cells in starts[position.side]]
            assert mine == position.lintel_starts()


@pytest.mark.exhaustive
@pytest.mark.parametrize("costs", [EFFORT, STONES], ids=["effort", "stones"])
@pytest.mark.parametrize(("game_id", "options"), SETTINGS, ids=str)
def test_paths_are_as_long_as_a_plain_search_finds_them(game_id, options, costs):
    for state in states(game_id, options, seed=2, every=20):
        boards, positions = side_by_side(state.position)
        setting = state.position.setting
        lintels = boards.supports(setting.nogaps)
        for side, joins in enumerate(setting.joins):
            view = side_view(boards, side, lintels)
            edges = [setting.grid.edges[name] for name in joins[-1]]
            wide = [edge * boards.ones for edge in edges]
            found = view.lengths(*wide, costs) if len(edges) == 2 else view.meetings(wide, costs)
            for index in range(0, len(positions), 5):
                assert found[index] == length(positions[index], side, edges, costs)


@pytest.mark.parametrize("options", LOOKING_AHEAD, ids=str)
def test_paths_look_ahead_at_the_lintels_that_a_sarsen_allows(options):
    seen = set()
    for state in states("druid-hex3", options, seed=3, plies=90, every=30):
        boards, positions = side_by_side(state.position)
        setting = state.position.setting
        lintels, after_sarsen = boards.supports(setting.nogaps), LintelsAfterSarsen(boards, setting)
        for side, [joins] in enumerate(setting.joins):
            view = side_view(boards, side, lintels, after_sarsen)
            edges = [setting.grid.edges[name] for name in joins]
            found = view.lengths(*(edge * boards.ones for edge in edges))
            for index in range(0, len(positions), 9):
                assert found[index] == length(positions[index], side, edges, EFFORT, ahead=True)
                seen.add(found[index] == length(positions[index], side, edges, EFFORT))
    assert seen == {False, True}

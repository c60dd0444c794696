"""What bars a side's way, and how many sarsens are missing to cover it, is what a plain search finds."""

from itertools import product
from math import log2

import pytest

from engine.boards import bits
from engine.games.druid.druid_moves import stones_of
from engine.games.druid.druid_position import DruidPosition
from search.druid.blockades import AROUND, FAR, HOPELESS, MOST, Blockade, blockade, heights_of
from tests.engine.druid.druid_positions import standing
from tests.search.druid.plain_paths import carry, distances
from tests.search.druid.random_druid import states

BARRED = (
    "a1=Y2 a2=X3 a3=X5 a4=X5 b1=O2- b2=O2- b3=O5 b4=X8 b5=O5 c1=X3 c2=O3- c3=O8 c4=Y2 c5=X6 c6=Y4 d1=X2 d2=O4- "
    "d3=O7 d4=O6 d5=Y4 d6=X8 d7=Y5 e1=O3- e2=X5 e3=Y5 e4=O5- e5=Y8 e6=X7 f1=O1 f2=Y5 f3=Y3 f4=Y3 f5=Y6 g1=Y4 g2=Y4 "
    "g3=Y1 g4=X1"
)
"""A full board on which each side is barred by stones of others."""


def way(position: DruidPosition, side: int) -> tuple[int, int]:
    """Return from where a side's way leads to where."""
    first, last = (position.grid.edges[name] for name in position.setting.joins[side][0])
    return first, last


def besieged(position: DruidPosition, side: int) -> Blockade:
    """Return what the search finds."""
    return blockade(position, side, *way(position, side), heights_of(position))


def sarsens_for(position: DruidPosition, side: int, target: int) -> int:
    """Return the least number of sarsens until a lintel on free cells of a side may cover a stone, at most `MOST`."""
    grid, found = position.grid, MOST
    free = grid.cells & ~(position.built ^ position.tops[side])
    for shift, line in zip(grid.axes, grid.lines, strict=True):
        for low in bits(line):
            cells = low, low + shift, low + 2 * shift
            beside = [cell for cell in cells if cell != target and free >> cell & 1]
            if target in cells and len(beside) == 2:
                for more in product(range(MOST), repeat=2):
                    raised = dict(zip(beside, more, strict=True))
                    heights = [position.height(cell) + raised.get(cell, 0) for cell in cells]
                    if sum(more) < found and carry(heights, [cell != target for cell in cells], False):
                        found = sum(more)
    return found


def missing(position: DruidPosition, side: int) -> float:
    """Return what a siege misses, found stone by stone."""
    grid, others = position.grid, position.built ^ position.tops[side]
    start, goal = way(position, side)
    price = {cell: others >> cell & 1 for cell in bits(grid.cells)}
    first = None
    for _ in range(3):
        ahead, back = distances(position, price, start), distances(position, price, goal)
        fewest = min(ahead[cell] for cell in bits(goal))
        if not fewest:
            return 0
        first = first or fewest
        hopeless, found = [], AROUND * (fewest - first)
        for count in range(1, fewest + 1 if fewest < 1000 else 0):
            targets = [
                cell
                for cell in bits(others)
                if ahead[cell] == count and back[cell] == fewest + 1 - count and price[cell] == 1
            ]
            each = [least for target in targets if (least := sarsens_for(position, side, target)) < MOST]
            found -= 2 * log2(sum(2 ** (-least / 2) for least in each) + HOPELESS)
            hopeless += [] if each else targets
        if fewest < 1000 and not hopeless:
            return min(found, FAR.missing)
        price |= dict.fromkeys(hopeless, 1000)
    return FAR.missing


def test_as_many_sarsens_are_missing_as_a_plain_search_finds():
    seen = set()
    for state in states("druid-hex3", {"size": 3}, seed=1, plies=150, every=15):
        for side in range(3):
            found = besieged(state.position, side)
            assert found.missing == pytest.approx(missing(state.position, side))
            seen.add(round(found.missing))
    assert len(seen) > 4


@pytest.mark.parametrize("side", [1, 2])
def test_a_sarsen_changes_what_is_missing_as_foretold(side):
    position = standing("druid-hex3", BARRED, "X", size=4).position
    found = besieged(position, side)
    assert found.missing > 0
    for mover in range(3):
        for cell in bits(position.tops[mover]):
            after = position.turned_to(mover).after(stones_of(position.grid).sarsens[cell])
            now = besieged(after, side).missing
            assert now == pytest.approx(found.after.get(cell, found.missing))


def test_where_cells_are_empty_all_the_way_nothing_is_missing():
    position = standing("druid-hex3", "b2=X1 d4=O1", "X", size=4).position
    assert [besieged(position, side).missing for side in range(3)] == [0, 0, 0]

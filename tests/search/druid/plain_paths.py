"""Paths on one board, cell by cell: slow and plain, to compare the wide kernel with."""

from dataclasses import replace
from itertools import combinations, count

from engine.boards import bits
from engine.games.druid.druid_position import DruidPosition
from search.druid.paths import Costs


def prices(position: DruidPosition, side: int, costs: Costs, ahead: bool = False) -> dict[int, int]:
    """Return what it costs the side to enter each cell; `ahead` says whether it looks at lintels to come."""
    found = dict.fromkeys(bits(position.grid.cells), costs.held)
    if ahead:
        found |= dict.fromkeys(bits(covered_after(position, side, 1)), costs.near)
    found |= dict.fromkeys(bits(position.grid.cells & ~position.built | covered(position, side)), costs.free)
    return found | dict.fromkeys(bits(position.tops[side]), 0)


def covered(position: DruidPosition, side: int) -> int:
    """Return the cells that a lintel of the side's may cover now."""
    return covered_after(position, side, 0)


def covered_after(position: DruidPosition, side: int, count: int) -> int:
    """Return the cells that a lintel of the side's may cover after a sarsen on each of `count` of its cells."""
    grid, own = position.grid, position.tops[side]
    places = replace(position, side=side).sarsen_places()
    found = 0
    for shift, line in zip(grid.axes, grid.lines, strict=True):
        for low in bits(line):
            cells = low, low + shift, low + 2 * shift
            stone = sum(1 << cell for cell in cells)
            for raised in () if stone & position.blocked else combinations(cells, count):
                if all(places >> cell & 1 for cell in raised):
                    heights = [position.height(cell) + (cell in raised) for cell in cells]
                    mine = [bool(own >> cell & 1 or cell in raised) for cell in cells]
                    found |= stone if carry(heights, mine, position.setting.nogaps) else 0
    return found


def carry(heights: list[int], mine: list[bool], nogaps: bool) -> bool:
    """Return whether three cells in line carry a lintel of the side that has some of them."""
    first, middle, last = heights
    if first != last or not first or middle > first or (nogaps and middle < first):
        return False
    return sum(own for own, height in zip(mine, heights, strict=True) if height == first) == 2


def distances(position: DruidPosition, price: dict[int, int], start: int) -> dict[int, int]:
    """Return the cost of the cheapest path from a set of cells to each cell, that cell's own included."""
    reached: dict[int, int] = {}
    waiting: dict[int, set[int]] = {}
    for cell in bits(start):
        waiting.setdefault(price[cell], set()).add(cell)
    for length in count():
        while here := waiting.pop(length, set()) - reached.keys():
            reached |= dict.fromkeys(here, length)
            for cell in here:
                for beside in bits(position.grid.neighbours[cell]):
                    waiting.setdefault(length + price[beside], set()).add(beside)
        if not any(waiting.values()):
            return reached
        waiting = {at: cells for at, cells in waiting.items() if at > length}
    raise AssertionError


def length(position: DruidPosition, side: int, edges: list[int], costs: Costs, ahead: bool = False) -> int:
    """Return the cost of a path between two edges, or of a meeting of three."""
    price = prices(position, side, costs, ahead)
    reached = [distances(position, price, edge) for edge in edges]
    if len(edges) == 2:
        return min(reached[0][cell] for cell in bits(edges[1]))
    most = max(count for _, count in position.grid.columns) - 1
    return min(
        price[cell] + sum(min(most + 1, found[cell] - price[cell]) for found in reached)
        for cell in bits(position.grid.cells)
    )

"""Paths on one board, cell by cell: slow and plain, to compare the wide kernel with."""

from dataclasses import replace
from itertools import count

from engine.boards import bits
from engine.games.druid.druid_position import DruidPosition
from search.druid.paths import Costs


def prices(position: DruidPosition, side: int, costs: Costs) -> dict[int, int]:
    """Return what it costs the side to enter each cell."""
    found = dict.fromkeys(bits(position.grid.cells), costs.held)
    for cell in bits(position.grid.cells & ~position.built):
        found[cell] = costs.free
    starts = replace(position, side=side).lintel_starts()
    for shift, ends in zip(position.grid.axes, starts, strict=True):
        for low in bits(ends):
            for cell in (low, low + shift, low + 2 * shift):
                found[cell] = costs.free
    return found | dict.fromkeys(bits(position.tops[side]), 0)


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


def length(position: DruidPosition, side: int, edges: list[int], costs: Costs) -> int:
    """Return the cost of a path between two edges, or of a meeting of three."""
    price = prices(position, side, costs)
    reached = [distances(position, price, edge) for edge in edges]
    if len(edges) == 2:
        return min(reached[0][cell] for cell in bits(edges[1]))
    most = max(count for _, count in position.grid.columns) - 1
    return min(
        price[cell] + sum(min(most + 1, found[cell] - price[cell]) for found in reached)
        for cell in bits(position.grid.cells)
    )

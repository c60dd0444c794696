"""Facts about moves in the Druid games without walking, in words that a player would use."""

from collections.abc import Iterator
from typing import Final

from engine.games.druid.druid_position import DruidMove, DruidPosition
from engine.position import PASS
from search.druid.packed_boards import board_of
from search.druid.paths import STONES, SideView, side_view, two_stones
from search.expansion import Fact

WORDS_AMONG_MORE = {"allows-win": "druid-side-allows-win", "blocks-win": "druid-side-blocks-win"}
"""The codes of facts about wins of one of several other sides."""
MOST_FOR_TWO: Final = 4
"""The most stones of an estimate for which it is tried whether two are enough."""


def facts(position: DruidPosition, after: DruidPosition, move: DruidMove) -> Iterator[Fact]:
    """Yield what a move that leads to `after` does to the board, the most important first."""
    if move == PASS:
        yield Fact("druid-passes")
        return
    yield from _about_paths(position, after)
    yield from _about_the_stone(position, after)


def _about_paths(position: DruidPosition, after: DruidPosition) -> Iterator[Fact]:
    """Yield for whom a move has changed about how many stones are still to be placed, the mover first."""
    mover = position.side
    for turn in range(len(position.tops)):
        side = (mover + turn) % len(position.tops)
        if position.out >> side & 1:
            continue
        before, (now, route) = _left(position, side)[0], _left(after, side)
        if side == mover and now < before:
            yield Fact("druid-joins-in", {"now": now, "before": before}, position.grid.named(route))
        elif side != mover and now > before:
            named = {"side": position.setting.marks[side]} if len(position.tops) > 2 else {}
            code = "druid-side-needs" if named else "druid-opponent-needs"
            yield Fact(code, {**named, "now": now, "before": before}, position.grid.named(route))


def _about_the_stone(position: DruidPosition, after: DruidPosition) -> Iterator[Fact]:
    """Yield what a stone does where it lies: it captures, bridges, makes safe, or is merely higher."""
    mover, stone, grid = position.side, after.placed, position.grid
    is_lintel = stone.bit_count() > 1
    middle = _middle(stone) if is_lintel else 0
    for side, tops in enumerate(position.tops):
        taken = stone & tops
        if side != mover and taken:
            code = "druid-bridges" if taken == middle else "druid-captures"
            yield Fact(code, {"cell": grid.named(taken)[0]}, grid.named(stone))
    if is_lintel:
        return
    others = [side for side in range(len(position.tops)) if side != mover and not position.out >> side & 1]
    if (
        stone & position.tops[mover]
        and any(_side_view(position, side).free & stone for side in others)
        and not any(_side_view(after, side).free & stone for side in others)
    ):
        yield Fact("druid-secures", {"cell": grid.named(stone)[0]}, grid.named(stone))
        return
    if stone & position.tops[mover]:
        data = {"cell": grid.named(stone)[0], "height": after.height(stone.bit_length() - 1)}
        yield Fact("druid-raises", data, grid.named(stone))


# What the kernel says of one board


def _side_view(position: DruidPosition, side: int) -> SideView:
    board = board_of(position)
    return side_view(board, side, board.supports(position.setting.nogaps))


def _left(position: DruidPosition, side: int) -> tuple[int, int]:
    """Return how many stones a side has to place while nobody else plays, and the cells of one way to do it.

    One and two are exact, more are about so many.
    """
    number, route = _estimate(position, side)
    if number < 2 or number > MOST_FOR_TWO:
        return number, route
    cells = two_stones(position, side)
    return (2, cells) if cells else (max(number, 3), route)


def _estimate(position: DruidPosition, side: int) -> tuple[int, int]:
    """Return about how many stones a side has to place, and the cells of one way to do with so many.

    A single stone is exact: only then does one complete a connection.
    """
    view = _side_view(position, side)
    ways = []
    for first, last, *more in position.setting.goals[side]:
        if not more:
            ways.append((view.lengths(first, last, STONES)[0], _route(view, first, last)))
            continue
        edges = [first, last, *more]
        cells = view.meeting_cells(edges, STONES)
        meeting = cells & -cells
        route = 0
        for edge in edges:
            route |= _route(view, meeting, edge)
        ways.append((view.meetings(edges, STONES)[0], route))
    return min(ways)


def _route(view: SideView, start: int, goal: int) -> int:
    """Return the cells that are not yet a side's on one of the shortest paths from `start` to `goal`."""
    boards, own = view.boards, view.own
    reached: list[int] = []
    for found, _ in view.layers(start, STONES):
        reached.append(found)
        if found & goal:
            break
    found = reached[-1] & goal
    here, route = found & -found, 0
    length = len(reached) - 1
    while True:
        if here & own:
            here = boards.packing.grid.group(here, own)
        else:
            route |= here
            length -= STONES.free if here & view.free else STONES.held
        if here & start and not length:
            return route
        found = boards.around(here) & reached[length] & ~here
        if here & own:  # it was reached from a cell that was reached no sooner
            found &= ~own & ~(reached[length - 1] if length else 0)
        here = found & -found
        length = next(length for length, cells in enumerate(reached) if cells & here)


def _middle(lintel: int) -> int:
    """Return the middle one of three cells."""
    return lintel ^ (lintel & -lintel) ^ 1 << lintel.bit_length() - 1

"""Shortest paths, and stones that complete a connection, on many boards at once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from engine.games.druid.druid_position import DruidPosition, Setting
from engine.games.druid.stones import Support, lintel_starts
from search.druid.packed_boards import Boards, children

LIMIT = 120
"""The longest path that is distinguished from longer ones."""


class Costs(NamedTuple):
    """The cost of a path's step onto a cell that is not yet its side's.

    - `free`: a cell that is empty, or that a lintel may cover now.
    - `near`: a cell with an enemy's stone on top that a lintel may cover after one more sarsen, where that is known.
    - `held`: any other with an enemy's stone on top.
    """

    free: int
    near: int
    held: int


EFFORT = Costs(1, 2, 5)
"""The costs by which a position is judged."""
STONES = Costs(1, 2, 2)
"""About how many stones it takes: each wins a single cell, and a held one usually needs another stone before. A stone
that prepares two captures is counted twice."""


class LintelsAfterSarsen:
    """The lintels that heights allow after one more sarsen on one of their cells, without regard to sides."""

    def __init__(self, boards: Boards, setting: Setting, blocked: int = 0) -> None:
        """Take in boards, and the cells on which no stone may be placed."""
        grid = boards.packing.grid
        self._barred = blocked | boards.sarsens if setting.nostack else blocked
        self._empty = boards.empty
        digits = []
        carry = boards.cells
        for cells in (*boards.height_bits, 0):
            digits.append((cells, cells ^ carry))
            carry &= cells
        self._axes = [
            (shift, *_starts_after_sarsen(digits, shift, line * boards.ones, setting.nogaps, blocked))
            for shift, line in zip(grid.axes, grid.lines, strict=True)
        ]

    def coverable(self, own: int) -> int:
        """Return the cells of others that a side with these tops may cover after one more sarsen.

        Other cells may be found besides.
        """
        places = self._places(own)
        found = 0
        for shift, low_over, high_over, middle_up, low_up, high_up in self._axes:
            far = 2 * shift
            middle, high, rising_middle, rising_high = own >> shift, own >> far, places >> shift, places >> far
            found |= (places & high & low_over | own & rising_high & high_over) << shift
            found |= (own & rising_middle & middle_up | places & middle & low_up) << far
            found |= high & rising_middle & middle_up | middle & rising_high & high_up
        return found

    def _places(self, own: int) -> int:
        """Return where a side may place a sarsen."""
        return self._empty | own ^ own & self._barred


def _starts_after_sarsen(
    digits: Sequence[tuple[int, int]], shift: int, line: int, nogaps: bool, blocked: int
) -> Iterator[int]:
    """Yield the lower ends of lines of three that carry a lintel after a sarsen on one cell, by what it does.

    It raises the low end, then the high end, to the height of the other, over a middle that may be lower; the middle to
    the height of both ends; the low end, then the high end, to that of the other two. `digits` are those of the heights
    of all cells as they are, and one level higher.
    """
    far = 2 * shift
    if blocked:
        line ^= line & (blocked | blocked >> shift | blocked >> far)
    uneven = middle_higher = middle_lower = above = 0
    ends_uneven = high_higher = low_higher = 0
    for cells, raised in digits:
        middle, high = cells >> shift, cells >> far
        differs = cells ^ middle
        uneven |= differs
        above ^= (above ^ middle) & differs
        middle_higher |= raised ^ middle
        middle_lower |= cells ^ raised >> shift
        ends_uneven |= cells ^ high
        high_higher |= raised ^ high
        low_higher |= cells ^ raised >> far
    high_by_one, low_by_one = line ^ line & high_higher, line ^ line & low_higher
    yield high_by_one ^ high_by_one & (middle_higher if nogaps else above & middle_higher)
    yield low_by_one ^ low_by_one & (uneven if nogaps else above)
    yield line ^ line & (ends_uneven | middle_lower)
    yield high_by_one ^ high_by_one & uneven >> shift
    yield low_by_one ^ low_by_one & uneven


@dataclass(slots=True)
class SideView:
    """Boards from one side's view. Paths cross its own tops at no cost, and other cells at `Costs`.

    - `starts`: for each axis, the lower ends of the lintels that the side may lay.
    - `free`: the cells that are empty or that those lintels cover, some of them its own.
    - `near`: cells that a lintel may cover after one more sarsen, where that is asked for.
    """

    boards: Boards
    own: int
    starts: Sequence[int]
    free: int
    near: int = 0

    def beside(self, start: int) -> int:
        """Return where a stone is connected with `start`: its cells, and those of and next to the groups on it."""
        return next(self.layers(start))[1]

    def layers(self, start: int, costs: Costs = EFFORT) -> Iterator[tuple[int, int]]:
        """Yield, for each length of path from 0, the cells reached by it and the cells where it can go on.

        Paths begin on a cell of `start`, for which they pay like for any other. The second set may hold bits off the
        board.
        """
        own, around = self.own, self.boards.around
        classes = self._classes(costs)
        fronts: list[int] = []
        found = start & own
        for length in range(LIMIT):
            for cost, cells in classes:
                if cost <= length:
                    found |= fronts[length - cost] & cells
            near = start
            while found:
                near = start | around(found)
                more = found | near & own
                if more == found:
                    break
                found = more
            fronts.append(near)
            yield found, near

    def lengths(self, start: int, goal: int, costs: Costs = EFFORT) -> bytes:
        """Return for each board the length of the shortest path from a cell of `start` to one of `goal`."""
        return self.boards.steps_until(goal, (found for found, _ in self.layers(start, costs)))

    def winning(self, nears: Sequence[int], places: int) -> list[int]:
        """Return the stones that connect with all of `nears`: sarsens on `places`, then lintels by axis and lower end.

        Each of `nears` is where a stone is connected with an edge (`beside`).
        """
        lintels = list(self.starts)
        for near in nears:
            places &= near
            for axis, shift in enumerate(self.boards.packing.grid.axes):
                lintels[axis] &= near | near >> shift | near >> 2 * shift
        return [places, *lintels]

    def meetings(self, starts: Sequence[int], costs: Costs = EFFORT) -> bytes:
        """Return for each board the least cost of a cell and of the paths from it to all of three `starts` together.

        A path that costs more than every way over the empty board does counts as one more than that.
        """
        return self.boards.numbers(_least(self.boards, self.totals(starts, costs))[0])

    def meeting_cells(self, starts: Sequence[int], costs: Costs = EFFORT) -> int:
        """Return the cells of this least cost."""
        return _least(self.boards, self.totals(starts, costs))[1]

    def totals(self, starts: Sequence[int], costs: Costs) -> list[int]:
        """Return the cost of every cell and of the paths from it to three `starts`, in binary digits."""
        cells = self.boards.cells
        most = self.boards.packing.reach
        digits = self._costs(costs)
        for nears in islice(zip(*(self.layers(start, costs) for start in starts), strict=True), most + 1):
            first, second, third = (cells ^ cells & near for _, near in nears)
            either = first ^ second
            _add(digits, either ^ third, 0)
            _add(digits, first & second | either & third, 1)
        return digits

    def _classes(self, costs: Costs) -> tuple[tuple[int, int], ...]:
        """Return what it costs to enter cells, the cheapest first; cells of one class may be of a later one as well."""
        classes = self.free, self.near, self.boards.cells
        return tuple((cost, cells) for cost, cells in zip(costs, classes, strict=True) if cells)

    def _costs(self, costs: Costs) -> list[int]:
        """Return the cost of every cell in binary digits: for each digit, the cells that have it."""
        digits = [0, 0, 0]
        left = self.boards.cells ^ self.own
        for cost, cells in self._classes(costs):
            for place in range(3):
                if cost >> place & 1:
                    digits[place] |= cells & left
            left ^= cells & left
        return digits


def side_view(
    boards: Boards, side: int, lintels: Iterable[Support], after_sarsen: LintelsAfterSarsen | None = None
) -> SideView:
    """Return boards as a side sees them, given where lintels may lie; with `after_sarsen`, it looks further ahead."""
    own = boards.tops[side]
    starts = lintel_starts(lintels, own)
    covered = 0
    for shift, low in zip(boards.packing.grid.axes, starts, strict=True):
        covered |= low | low << shift | low << 2 * shift
    view = SideView(boards, own, starts, boards.empty | covered)
    if after_sarsen:
        view.near = after_sarsen.coverable(own)
    return view


def two_stones(position: DruidPosition, side: int) -> int:
    """Return the cells that a side wins with two stones that complete a connection; none if no two stones do."""
    mover = replace(position, side=side)
    boards = children(mover, mover.sarsen_places(), mover.lintel_starts())
    if not boards.count:
        return 0
    own, packing = position.tops[side], boards.packing
    view = side_view(boards, side, boards.supports(position.setting.nogaps))
    for edges in position.setting.goals[side]:
        nears = [view.beside(edge * boards.ones) for edge in edges]
        for shift, found in zip((0, *packing.grid.axes), view.winning(nears, boards.empty), strict=True):
            if found:
                lane, low = divmod((found & -found).bit_length() - 1, packing.width)
                first = boards.tops[side] >> lane * packing.width & packing.grid.cells
                return (first | 1 << low | 1 << low + shift | 1 << low + 2 * shift) & ~own
    return 0


def _least(boards: Boards, digits: Sequence[int]) -> tuple[int, int]:
    """Return the least number of a cell of each board, in the lane's lowest bits, and the cells that have it."""
    highest = boards.packing.width - 1
    least, found = 0, boards.cells
    for place in range(len(digits) - 1, -1, -1):
        lower = found ^ found & digits[place]
        some = boards.filled(lower)
        found = lower | found ^ found & (some - (some >> highest))
        least |= (boards.highest ^ some) >> highest << place
    return least, found


def _add(digits: list[int], cells: int, place: int) -> None:
    """Add 1 at a binary digit to the numbers of `cells`."""
    for index in range(place, len(digits)):
        digits[index], cells = digits[index] ^ cells, digits[index] & cells
        if not cells:
            return
    digits.append(cells)

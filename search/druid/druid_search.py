"""The search of the Druid games without walking: who has fewer stones to place until their edges are joined."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import cache

from engine.boards import bits
from engine.boards.grid import Grid
from engine.games.druid.druid_moves import stones_of
from engine.games.druid.druid_position import DruidMove, DruidPosition, Setting
from engine.position import PASS
from search.druid.among_three import DOUBT, shares_after
from search.druid.blockades import Blockade, blockade, heights_of
from search.druid.druid_facts import WORDS_AMONG_MORE, facts
from search.druid.packed_boards import Boards, board_of, children
from search.druid.passing import shares_after_pass
from search.druid.paths import LintelsAfterSarsen, SideView, side_view, two_stones
from search.expansion import Expansion, Fact, Family, Shares, chance, draw_of, ranked, win_of
from search.levels import AMONG_MORE, adjusted

TEMPO = 0.6
"""The value of having the next turn, in stones."""
TOP = 0.1
"""The value of a further cell, in stones."""
SCALE = 1.4
"""The number of stones by which a path has to be shorter, between two, for a chance of about three in four."""
DEPTH = 0.03
"""By how many stones a sarsen in the middle of the board is worth more than one at its edge. It decides between equals:
ten times as much loses matches."""
NUISANCE = 0.02
"""By how much a stone is worth less than a draw where nobody can win any more."""
SQUARE_LEVELS = adjusted(
    {
        1: {"logit_temperature": 1.9},
        2: {"logit_temperature": 1.8},
        3: {"logit_temperature": 0.4},
        4: {"logit_temperature": 0.26},
        5: {"logit_temperature": 0.2},
    }
)
"""The levels on squares, where a stone decides more."""
HEXAGON_LEVELS = adjusted(
    {
        1: {"logit_temperature": 1.3},
        2: {"logit_temperature": 1.1},
        3: {"logit_temperature": 0.42},
        4: {"logit_temperature": 0.18},
        5: {"logit_temperature": 0.33},
    }
)
"""The levels on hexagons for two, where either way of winning joins three edges."""


class DruidSearch(Family[DruidPosition]):
    """The Druid games in which a connection wins."""

    words_among_more = WORDS_AMONG_MORE

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        grid = setting.grid
        self.count = len(setting.marks)
        if self.count > 2:
            self.levels = AMONG_MORE
        elif len(grid.axes) == 2:
            self.levels = SQUARE_LEVELS
        elif any(len(joins) > 1 for joins in setting.joins):
            self.levels = HEXAGON_LEVELS
        self.goals = setting.goals
        self.stones = stones_of(grid)
        self.depths = _depths(grid)
        self.inner = sum(cell for cell, depth in self.depths.items() if depth > 0.5)

    def is_dead(self, position: DruidPosition) -> bool:
        still_in = [side for side in range(self.count) if not position.out >> side & 1]
        return not any(can_join(position, side) for side in still_in) or not can_build(position)

    def solve(self, position: DruidPosition, moves: int) -> list[DruidMove] | None:
        """Return all stones that win at once; longer wins take the general way."""
        if moves > 1:
            return None
        return [move for move, shares in self._ends(position).items() if shares[position.side] == 1]

    def can_win_alone(self, position: DruidPosition, moves: int) -> bool:
        return moves != 2 or bool(two_stones(position, position.side))

    def progress_marks(self, position: DruidPosition) -> Iterator[Hashable]:
        """Yield whose cells are whose, whatever their heights."""
        yield position.tops

    def region(self, position: DruidPosition, move: DruidMove) -> tuple[str, ...]:
        named, grid = super().region(position, move), position.grid
        return (*named, *(beside for name in named for beside in grid.named(grid.neighbours[grid.index[name]])))

    def facts(self, position: DruidPosition, after: DruidPosition, move: DruidMove) -> Iterator[Fact]:
        return facts(position, after, move)

    def name_of(self, position: DruidPosition, side: int) -> str:
        return self.setting.marks[side]

    def expand(self, position: DruidPosition) -> Expansion:
        sarsens, lintels = position.sarsen_places(), position.lintel_starts()
        placed = list(self.stones.among(sarsens, lintels))
        words = [PASS] if position.may_pass else []
        moves: list[DruidMove] = [*placed, *words]
        stones = [*[stone.cells for stone in placed], *[0 for _ in words]]
        shares: list[Shares] = []
        if self.is_dead(position):
            shares = self._dead(position, len(stones))
        elif self.count > 2:
            shares = self._shares(position, children(position, sarsens, lintels, unchanged=len(words)), stones)
        worth = [share[position.side] for share in shares] or self._chances(
            position, children(position, sarsens, lintels, unchanged=len(words)), stones
        )
        ends = self._ends(position)
        for place, move in enumerate(moves):
            if end := ends.get(move):
                worth[place] = end[position.side]
                if shares:
                    shares[place] = end
        return ranked(position, moves, worth, ends, shares)

    # Ends

    def _ends(self, position: DruidPosition) -> dict[DruidMove, Shares]:
        """Return the shares of the moves that end the game: stones that complete a connection, and the last pass."""
        side = position.side
        board = board_of(position)
        view = side_view(board, side, board.supports(self.setting.nogaps))
        end = win_of(side, self.count)
        found: dict[DruidMove, Shares] = {}
        for nears in self._nears(view, side):
            places, *starts = view.winning(nears, position.sarsen_places())
            found |= dict.fromkeys(self.stones.among(places, starts), end)
        if position.may_pass and position.passes + 1 >= self.count - position.out.bit_count():
            found[PASS] = draw_of(self.count, position.out)
        return found

    def _nears(self, view: SideView, side: int) -> Iterator[list[int]]:
        """Yield, for each set of edges that a side may join, where a stone is connected with each of them."""
        ones = view.boards.ones
        for edges in self.goals[side]:
            yield [view.beside(edge * ones) for edge in edges]

    def _can_win(self, view: SideView, side: int) -> bytes:
        """Return for each board whether the side has a stone that completes a connection."""
        boards = view.boards
        found = 0
        for nears in self._nears(view, side):
            for stones in view.winning(nears, boards.empty):
                found |= boards.filled(stones)
        return boards.flags(found)

    # Opinions

    def lengths(self, view: SideView, side: int) -> bytes:
        """Return for each board how much a side has left to do."""
        ones = view.boards.ones
        found = []
        for edges in self.goals[side]:
            first, last, *more = [edge * ones for edge in edges]
            found.append(view.meetings([first, last, *more]) if more else view.lengths(first, last))
        return found[0] if len(found) == 1 else bytes(map(min, *found))

    def _chances(self, position: DruidPosition, boards: Boards, stones: list[int]) -> list[float]:
        """Return the mover's chance on each board, on which the mover has placed the cells of one of `stones`: none
        for a pass, the last one."""
        side, other = position.side, 1 - position.side
        lintels = boards.supports(self.setting.nogaps)
        mine, theirs = side_view(boards, side, lintels), side_view(boards, other, lintels)
        own, enemy = position.tops[side], position.tops[other]
        ahead = TOP * (own.bit_count() - enemy.bit_count()) - TEMPO
        found = []
        for stone, length, their_length, is_lost in zip(
            stones, self.lengths(mine, side), self.lengths(theirs, other), self._can_win(theirs, other), strict=True
        ):
            gained = (stone & ~own).bit_count() + (stone & enemy).bit_count()
            inside = DEPTH * self.depths.get(stone, 0)
            even = chance(their_length - length + TOP * gained + inside + ahead, SCALE)
            found.append(DOUBT * even if is_lost else DOUBT + (1 - 2 * DOUBT) * even)
        if not stones[-1]:
            passed = (found[-1], 1 - found[-1]) if side == 0 else (1 - found[-1], found[-1])
            found[-1] = shares_after_pass(position, self._order(position), passed)[side]
        return found

    def _shares(self, position: DruidPosition, boards: Boards, stones: list[int]) -> list[Shares]:
        """Return what each of three sides may expect on each board, on which the side after the mover is to move."""
        lintels, after_sarsen = boards.supports(self.setting.nogaps), LintelsAfterSarsen(boards, self.setting)
        order = self._order(position)
        views = {side: side_view(boards, side, lintels, after_sarsen) for side in order}
        lengths = {side: self.lengths(view, side) for side, view in views.items()}
        lost = self._can_win(views[order[0]], order[0])
        return shares_after(position, order, stones, lengths, self._blockades(position, order), lost, self.inner)

    def _blockades(self, position: DruidPosition, order: list[int]) -> dict[int, Blockade]:
        """Return what bars the way of each side."""
        heights, found = heights_of(position), {}
        for side in order:
            [(first, last)] = self.goals[side]
            found[side] = blockade(position, side, first, last, heights)
        return found

    def _dead(self, position: DruidPosition, count: int) -> list[Shares]:
        """Return what each side may expect after each of `count` moves, the last a pass, when nobody can win."""
        draw = draw_of(self.count, position.out)
        others = len(self._order(position)) - 1
        less = [part and part + NUISANCE / others for part in draw]
        less[position.side] -= NUISANCE + NUISANCE / others
        return [tuple(less)] * (count - 1) + [draw]

    def _order(self, position: DruidPosition) -> list[int]:
        """Return the sides still in, in the order of their next turns once the mover has played: the mover last."""
        turns = [(position.side + turn) % self.count for turn in range(1, self.count + 1)]
        return [side for side in turns if not position.out >> side & 1]


def _depths(grid: Grid) -> dict[int, float]:
    """Return for each cell, as a set, how far inside the board it lies: 0 at the edge, 1 in the middle."""
    found: dict[int, float] = {}
    left, depth = grid.cells, 0
    while left:
        inside = len(grid.steps)
        rim = sum(1 << cell for cell in bits(left) if (grid.neighbours[cell] & left).bit_count() < inside)
        found |= dict.fromkeys((1 << cell for cell in bits(rim)), float(depth))
        left, depth = left & ~rim, depth + 1
    return {cell: layer / max(1, depth - 1) for cell, layer in found.items()}


@cache
def druid_search(setting: Setting) -> DruidSearch:
    """Return the search of the Druid games of a setting."""
    return DruidSearch(setting)


# What can still come about. Heights are not looked at, so that nothing possible is ruled out.


def can_join(position: DruidPosition, side: int) -> bool:
    """Return whether a side may still join its edges, for all that can be seen at once."""
    within = position.grid.cells & ~position.built | position.tops[side]
    return _joins(position, side, within) or _joins(position, side, _winnable(position, within))


def can_build(position: DruidPosition) -> bool:
    """Return whether any side still in may place a stone."""
    for side in range(len(position.tops)):
        if not position.out >> side & 1:
            mover = replace(position, side=side)
            if mover.sarsen_places() or any(mover.lintel_starts()):
                return True
    return False


def _winnable(position: DruidPosition, within: int) -> int:
    """Return the cells that a side may ever have: those `within`, and the third of a line of which it may have two."""
    grid = position.grid
    while True:
        grown = within
        for shift, line in zip(grid.axes, grid.lines, strict=True):
            middle, last = within >> shift, within >> 2 * shift
            starts = line & (within & (middle | last) | middle & last)
            grown |= starts | starts << shift | starts << 2 * shift
        if grown == within:
            return within
        within = grown


def _joins(position: DruidPosition, side: int, within: int) -> bool:
    """Return whether cells hold a group that touches all edges of one of the sets that the side has to join."""
    for first, *others in position.setting.goals[side]:
        left = first & within
        while left:
            group = position.grid.group(left & -left, within)
            if all(group & edge for edge in others):
                return True
            left &= ~group
    return False

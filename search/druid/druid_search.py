"""The search of the Druid games without walking: who has less left to do to join their edges."""

from collections.abc import Iterator
from functools import cache
from math import exp

from engine.boards import bits
from engine.games.druid.druid_position import DruidPosition, Setting
from engine.position import PASS, SWAP
from search.druid.lanes import Boards, board_of, children
from search.druid.paths import Ground, Lintels, ground_of
from search.expansion import Expansion, Family, Shares, chance, draw_of, win_of

DOUBT = 0.04
"""How far from certainty a chance stays, unless the next side wins at once."""
WAIT = 0.7
"""How much of a path a turn is worth to the sides that have theirs before, among three."""
PATIENCE = 3.0
"""How much shorter a path has to be, among three, to make the chance about three times as great."""


class DruidSearch(Family[DruidPosition]):
    """The Druid games in which a connection wins. A move is its text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        grid = setting.grid
        self.count = len(setting.marks)
        self.goals = [[[grid.edges[name] for name in edges] for edges in joins] for joins in setting.joins]
        self.most = 2 * grid.made[1]
        self.sarsen_texts = grid.names
        self.lintel_texts = [
            {low: f"{grid.names[low]}-{grid.names[low + 2 * shift]}" for low in bits(line)}
            for shift, line in zip(grid.axes, grid.lines, strict=True)
        ]

    def text(self, position: DruidPosition, move: str) -> str:
        return move

    def expand(self, position: DruidPosition) -> Expansion:
        sarsens = list(bits(position.sarsen_places()))
        lintels = [list(bits(starts)) for starts in position.lintel_starts()]
        texts = [self.sarsen_texts[cell] for cell in sarsens]
        for names, starts in zip(self.lintel_texts, lintels, strict=True):
            texts += [names[low] for low in starts]
        texts.append(PASS)
        boards = children(position, sarsens, lintels, unchanged=1)
        ends = self._wins(position)
        if position.passes + 1 >= self.count - position.out.bit_count():
            ends[PASS] = draw_of(self.count, position.out)
        shares: list[Shares] = []
        if self.count == 2:
            worth = self._chances(position, boards)
        else:
            shares = self._shares(position, boards)
            worth = [share[position.side] for share in shares]
        for place, text in enumerate(texts):
            if end := ends.get(text):
                worth[place] = end[position.side]
                if shares:
                    shares[place] = end
        if position.may_swap:
            texts.append(SWAP)
            worth.append(1 - max(worth))
        order = sorted(range(len(texts)), key=worth.__getitem__, reverse=True)
        moves = [texts[place] for place in order]
        return Expansion(
            moves,
            [worth[place] for place in order],
            {moves.index(text): end for text, end in ends.items()},
            [shares[place] for place in order] if shares else (),
        )

    # Wins

    def _wins(self, position: DruidPosition) -> dict[str, Shares]:
        """Return the mover's stones that complete a connection."""
        board = board_of(position)
        side = position.side
        ground = ground_of(board, side, Lintels(board, self.setting.nogaps))
        end = win_of(side, self.count)
        found: dict[str, Shares] = {}
        places = position.sarsen_places()
        for nears in self._nears(ground, side):
            winning, *starts = ground.winning(nears, places)
            found |= dict.fromkeys([self.sarsen_texts[cell] for cell in bits(winning)], end)
            for names, low in zip(self.lintel_texts, starts, strict=True):
                found |= dict.fromkeys([names[cell] for cell in bits(low)], end)
        return found

    def _nears(self, ground: Ground, side: int) -> Iterator[list[int]]:
        """Yield, for each set of edges that a side may join, where a stone is connected with each of them."""
        ones = ground.boards.ones
        for edges in self.goals[side]:
            yield [ground.near(edge * ones) for edge in edges]

    def _threats(self, ground: Ground, side: int) -> int:
        """Return the highest bit of each board on which the side has a stone that completes a connection."""
        boards = ground.boards
        found = 0
        for nears in self._nears(ground, side):
            for stones in ground.winning(nears, boards.empty):
                found |= boards.filled(stones)
        return found

    # Opinions

    def _lengths(self, ground: Ground, side: int) -> bytes:
        """Return for each board how much a side has left to do."""
        ones = ground.boards.ones
        found = []
        for edges in self.goals[side]:
            first, last, *more = [edge * ones for edge in edges]
            found.append(ground.meetings([first, last, *more], self.most) if more else ground.lengths(first, last))
        return found[0] if len(found) == 1 else bytes(map(min, *found))

    def _chances(self, position: DruidPosition, boards: Boards) -> list[float]:
        side = position.side
        lintels = Lintels(boards, self.setting.nogaps)
        mine, theirs = (ground_of(boards, each, lintels) for each in (side, 1 - side))
        lost = boards.flags(self._threats(theirs, 1 - side))
        return [
            _sober(chance(50 * (their_length - my_length) - 50, 300), is_lost)
            for my_length, their_length, is_lost in zip(
                self._lengths(mine, side), self._lengths(theirs, 1 - side), lost, strict=True
            )
        ]

    def _shares(self, position: DruidPosition, boards: Boards) -> list[Shares]:
        """Return what each of three sides may expect on each board, on which the side after the mover is to move."""
        lintels = Lintels(boards, self.setting.nogaps)
        order = self._order(position)
        grounds = [ground_of(boards, side, lintels) for side in order]
        weights = [
            [exp(-(length + WAIT * turn) / PATIENCE) for length in self._lengths(ground, side)]
            for turn, (side, ground) in enumerate(zip(order, grounds, strict=True))
        ]
        lost = boards.flags(self._threats(grounds[0], order[0]))
        found = []
        for is_lost, *parts in zip(lost, *weights, strict=True):
            scale = (DOUBT if is_lost else 1 - DOUBT) / sum(parts)
            shares = [0.0] * self.count
            for side, part in zip(order, parts, strict=True):
                shares[side] = part * scale + (0 if is_lost else DOUBT / len(order))
            shares[order[0]] += 1 - DOUBT if is_lost else 0
            found.append(tuple(shares))
        return found

    def _order(self, position: DruidPosition) -> list[int]:
        """Return the sides still in, in the order of their next turns once the mover has played: the mover last."""
        turns = [(position.side + turn) % self.count for turn in range(1, self.count + 1)]
        return [side for side in turns if not position.out >> side & 1]


def _sober(chance: float, is_lost: int) -> float:
    """Return a chance between what is doubtful and what the next side's win in one leaves of it."""
    return DOUBT * chance if is_lost else DOUBT + (1 - 2 * DOUBT) * chance


@cache
def druid_search(setting: Setting) -> DruidSearch:
    """Return the search of the Druid games of a setting."""
    return DruidSearch(setting)

"""The search of Druid's Walk: whose druid needs fewer turns to reach its goal."""

from collections.abc import Sequence
from functools import cache
from math import exp

from engine.boards import bits
from engine.games.druid.druid_position import Setting
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.position import PASS, SWAP
from search.druid.walk_paths import WalkBoards
from search.expansion import Expansion, Family, Shares, draw_of, win_of

DOUBT = 0.005
"""How far from certainty a chance stays while nobody wins by force."""
SURE = 0.002
"""How far it stays when somebody does."""
STEEPNESS = 2.0
"""To which power of the turns left the odds of two sides rise. A ratio, so that a leader still wants to arrive."""
START = 1.0
"""How many turns are added to everybody's, so that the last ones do not count beyond all measure."""
WAIT = 0.5
"""How many turns it is worth to play before another."""
TOP = 0.05
"""How much a cell more of one's own adds to the logarithm of the odds."""


class WalkSearch(Family[DruidWalkPosition]):
    """Druid's Walk for two and three. A move is its text."""

    def __init__(self, setting: Setting) -> None:
        self.count = len(setting.marks)
        grid = setting.grid
        self.names = grid.names
        self.lintel_texts = [
            {low: f"{grid.names[low]}-{grid.names[low + 2 * shift]}" for low in bits(line)}
            for shift, line in zip(grid.axes, grid.lines, strict=True)
        ]

    def text(self, position: DruidWalkPosition, move: str) -> str:
        return move

    def expand(self, position: DruidWalkPosition) -> Expansion:
        after = WalkBoards(position)
        texts = self.texts(after)
        ends = self._ends(position, after)
        shares = [ends.get(text) or found for text, found in zip(texts, self._shares(after), strict=True)]
        worth = [found[position.side] for found in shares]
        if position.may_swap:
            texts.append(SWAP)
            worth.append(1 - max(worth))
        order = sorted(range(len(texts)), key=worth.__getitem__, reverse=True)
        moves = [texts[place] for place in order]
        return Expansion(
            moves,
            [worth[place] for place in order],
            {moves.index(text): end for text, end in ends.items()},
            [shares[place] for place in order] if self.count > 2 else (),
        )

    def texts(self, after: WalkBoards) -> list[str]:
        """Return the moves in the order of the boards."""
        texts = [self.names[cell] for cell in after.sarsens]
        for names, starts in zip(self.lintel_texts, after.lintels, strict=True):
            texts += [names[low] for low in starts]
        return [*texts, *after.steps, PASS]

    def _ends(self, position: DruidWalkPosition, after: WalkBoards) -> dict[str, Shares]:
        """Return the moves that end the game: steps onto the goal, and the last pass."""
        side = position.side
        found: dict[str, Shares] = {}
        if position.goals[side]:
            druid = position.druids[side].bit_length() - 1
            goal = position.grid.edges[position.goals[side]]
            for step in after.steps:
                if goal >> druid + position.grid.steps[step] & 1:
                    found[step] = win_of(side, self.count)
        if position.passes + 1 >= self.count - position.out.bit_count():
            found[PASS] = draw_of(self.count, position.out)
        return found

    # Opinions

    def _shares(self, after: WalkBoards) -> list[Shares]:
        """Return what every side may expect on each board, on which the side after the mover is to move."""
        position, boards = after.position, after.boards
        order = self._order(position)
        odds = [self._odds(after, side, turn) for turn, side in enumerate(order)]
        lost = boards.flags(boards.filled(after.winning_steps(order[0])))
        won = _unstoppable(after, position.side, order[0]) if len(order) == 2 else bytes(boards.count)
        found = []
        for place, parts in enumerate(zip(*odds, strict=True)):
            shares = [0.0] * self.count
            scale = (1 - DOUBT * len(order)) / sum(parts)
            for side, part in zip(order, parts, strict=True):
                shares[side] = DOUBT + part * scale
            certain = order[0] if lost[place] else position.side if won[place] else None
            found.append(tuple(shares) if certain is None else _almost(certain, shares))
        return found

    def _odds(self, after: WalkBoards, side: int, turn: int) -> list[float]:
        """Return the odds of a side on each board, whose turn comes after that of `turn` others."""
        base = START + WAIT * turn
        return [
            (base + turns) ** -STEEPNESS * exp(TOP * tops)
            for turns, tops in zip(after.turns(side), after.tops(side), strict=True)
        ]

    def _order(self, position: DruidWalkPosition) -> list[int]:
        """Return the sides still in, in the order of their next turns once the mover has played: the mover last."""
        turns = [(position.side + turn) % self.count for turn in range(1, self.count + 1)]
        return [side for side in turns if not position.out >> side & 1]


def _unstoppable(after: WalkBoards, side: int, enemy: int) -> bytes:
    """Return 1 for each board on which the side's druid steps onto its goal whatever the only enemy does, else 0.

    A lintel covers one cell of another side at most, so two such steps are too many for it.
    """
    boards = after.boards
    steps = after.winning_steps(side)
    safe = steps ^ steps & after.walks[enemy].covered
    lowest = boards.filled(steps) >> boards.lanes.width - 1
    several = steps & steps - lowest
    return boards.flags(boards.filled(safe | several))


def _almost(side: int, shares: Sequence[float]) -> Shares:
    """Return the shares when one side is about to win: the others share what little doubt there is as before."""
    rest = 1 - shares[side]
    return tuple(1 - SURE if each == side else SURE * share / rest for each, share in enumerate(shares))


@cache
def walk_search(setting: Setting) -> WalkSearch:
    """Return the search of Druid's Walk in a setting."""
    return WalkSearch(setting)

"""The search of Druid's Walk: whose druid needs fewer turns to reach its goal."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import exp

from engine.boards.grid import shifted
from engine.games.druid.druid_position import DruidMove, Setting
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.position import PASS
from search.druid.druid_facts import WORDS_AMONG_MORE
from search.druid.passing import shares_after_pass
from search.druid.walk_facts import facts_of
from search.druid.walk_paths import WalkBoards
from search.expansion import Expansion, Fact, Family, Shares, draw_of, ranked, win_of
from search.levels import BY_LEVEL, Level, adjusted

DOUBT = 0.005
"""The least distance of a chance from certainty while nobody wins by force."""
SURE = 0.002
"""The least distance of a chance from certainty while somebody wins by force."""
STEEPNESS = 4.0
"""The power of the ratio of turns left that makes the odds of two sides. By a ratio, a leader still wants to arrive."""
START = 1.0
"""The number of turns that is added to everybody's, so that the last ones do not count too much."""
LEAST_ODDS = 0.0001
"""Odds that nobody falls below. Against a side that is far behind it still counts to come nearer to one's goal."""
TEMPO = 0.5
"""The value of playing before another, in turns."""
TOP = 0.05
"""The value of a further cell of one's own, in the logarithm of the odds."""
LOW, HIGH = 5.0, 10.0
"""The average levels of a cell at which a match begins to look drawn, and at which it looks most drawn.

Sides that keep each other out can go on piling up stones for ever.
"""
FADED = 0.9
"""The part of what a side may expect beyond a draw's share that is lost by then."""
IDLE = 0.2
"""The part of the mover's chance that a pass gives away."""
PATIENCE_ON_A_FULL_BOARD = 10
"""The number of rounds without any progress after which a walk of three is stuck that has no empty cell left.

A wall is covered from two towers of its height, which costs two stones a level against one: hardly anybody gets
through.
"""


AMONG_THREE = BY_LEVEL | {
    1: BY_LEVEL[1]._replace(logit_temperature=0.6),
    2: Level(4, margin=0.15, temperature=0.05, least_visits=0.25),
    3: Level(10, margin=0.015, temperature=0.005, least_visits=0.25),
    4: Level(40, least_visits=0.5),
    5: Level(160, least_visits=0.5),
}
"""The levels for three, of which only the lowest plays like a beginner."""


class WalkSearch(Family[DruidWalkPosition]):
    """Druid's Walk for two and three."""

    words_among_more = WORDS_AMONG_MORE
    exploration = 0.5
    prior_exponent = 2.0
    first_play_reduction = True
    levels = adjusted(
        {
            1: {"logit_temperature": 0.8},
            2: {"logit_temperature": 0.6},
            3: {"logit_temperature": 0.3},
            4: {"logit_temperature": 0.14},
            5: {"logit_temperature": 0.065},
        }
    )

    def __init__(self, setting: Setting) -> None:
        self.count = len(setting.marks)
        if self.count > 2:
            self.levels = AMONG_THREE

    def expand(self, position: DruidWalkPosition) -> Expansion:
        if self.is_dead(position):
            return self._draws(position)
        after = WalkBoards(position)
        moves = list(after.moves)
        ends = self._ends(position)
        shares = self._shares(after)
        shares[-1] = shares_after_pass(position, self._order(position), shares[-1], IDLE)
        shares = [ends.get(move) or found for move, found in zip(moves, shares, strict=True)]
        worth = [found[position.side] for found in shares]
        return ranked(position, moves, worth, ends, shares if self.count > 2 else ())

    def is_dead(self, position: DruidWalkPosition) -> bool:
        """Return whether no stone can be placed any more, and no druid reaches its goal over those that stand."""
        if position.built != position.grid.cells or not position.setting.nostack:
            return False  # there is an empty cell, or an own one to place a sarsen on
        for side in self._order(position):
            free = replace(position, side=side, druids=(0,) * self.count)
            if free.sarsen_places() or any(free.lintel_starts()):
                return False
            goal = position.goals[side]
            if goal and position.grid.group(position.druids[side], position.tops[side]) & position.grid.edges[goal]:
                return False
        return True

    def solve(self, position: DruidWalkPosition, moves: int) -> list[DruidMove] | None:
        """Return all steps that win at once; longer wins take the general way."""
        return list(self._arrivals(position)) if moves == 1 else None

    def progress_marks(self, position: DruidWalkPosition) -> Iterator[Hashable]:
        """Yield whose cells are whose, whatever their heights, and where each druid is."""
        yield position.tops
        yield from zip(position.setting.marks, position.druids, strict=True)

    def patience(self, position: DruidWalkPosition) -> int | None:
        is_full = position.built == position.grid.cells
        return PATIENCE_ON_A_FULL_BOARD if self.count > 2 and is_full else None

    def region(self, position: DruidWalkPosition, move: DruidMove) -> tuple[str, ...]:
        is_step = str(move) in position.grid.steps
        return position.grid.named(position.druids[position.side]) if is_step else super().region(position, move)

    def facts(self, position: DruidWalkPosition, after: DruidWalkPosition, move: DruidMove) -> Iterator[Fact]:
        return facts_of(position, after, move)

    def name_of(self, position: DruidWalkPosition, side: int) -> str:
        return position.setting.marks[side]

    def _draws(self, position: DruidWalkPosition) -> Expansion:
        """Return the moves of a position in which nobody wins any more, a pass first."""
        moves = sorted(position.moves(), key=lambda move: move != PASS)
        draw = draw_of(self.count, position.out)
        ends = {0: draw} if position.passes + 1 >= len(self._order(position)) else {}
        return Expansion(moves, [draw[position.side]] * len(moves), ends, [draw] * len(moves) if self.count > 2 else ())

    def _ends(self, position: DruidWalkPosition) -> dict[DruidMove, Shares]:
        """Return the moves that end the game: steps onto the goal, and the last pass."""
        found: dict[DruidMove, Shares] = dict.fromkeys(self._arrivals(position), win_of(position.side, self.count))
        if position.passes + 1 >= self.count - position.out.bit_count():
            found[PASS] = draw_of(self.count, position.out)
        return found

    def _arrivals(self, position: DruidWalkPosition) -> Iterator[str]:
        """Yield the steps of the mover's druid onto its goal."""
        grid, druid, goal = position.grid, position.druids[position.side], position.goals[position.side]
        if goal:
            free = position.tops[position.side] & grid.edges[goal]
            yield from (step for step, shift in grid.steps.items() if shifted(druid, (shift,)) & free)

    # Opinions

    def _shares(self, after: WalkBoards) -> list[Shares]:
        """Return what every side may expect on each board, on which the side after the mover is to move."""
        position, boards = after.position, after.boards
        order = self._order(position)
        draw, kept = draw_of(self.count, position.out), 1 - FADED * _height_share(position)
        odds = [self._odds(after, side, turn) for turn, side in enumerate(order)]
        lost = boards.flags(boards.filled(after.winning_steps(order[0])))
        won = after.unstoppable(order[1], order[0])
        found = []
        for place, parts in enumerate(zip(*odds, strict=True)):
            shares = [0.0] * self.count
            scale = (1 - DOUBT * len(order)) / sum(parts)
            for side, part in zip(order, parts, strict=True):
                shares[side] = draw[side] + kept * (DOUBT + part * scale - draw[side])
            certain = order[0] if lost[place] else order[1] if won[place] else None
            found.append(tuple(shares) if certain is None else _near_certain(certain, shares))
        return found

    def _odds(self, after: WalkBoards, side: int, turn: int) -> list[float]:
        """Return the odds of a side on each board, whose turn comes after that of `turn` others."""
        base = START + TEMPO * turn
        return [
            ((base + turns) ** -STEEPNESS + LEAST_ODDS) * exp(TOP * tops)
            for turns, tops in zip(after.turns(side), after.tops(side), strict=True)
        ]

    def _order(self, position: DruidWalkPosition) -> list[int]:
        """Return the sides still in, in the order of their next turns once the mover has played: the mover last."""
        turns = [(position.side + turn) % self.count for turn in range(1, self.count + 1)]
        return [side for side in turns if not position.out >> side & 1]


def _height_share(position: DruidWalkPosition) -> float:
    """Return how far (0…1) the stones have risen from `LOW` to `HIGH`."""
    levels = sum(cells.bit_count() << place for place, cells in enumerate(position.height_bits))
    average = levels / position.grid.cells.bit_count()
    return min(1.0, max(0.0, (average - LOW) / (HIGH - LOW)))


def _near_certain(side: int, shares: Sequence[float]) -> Shares:
    """Return the shares when one side is about to win: the others share what little doubt there is as before."""
    rest = 1 - shares[side]
    return tuple(1 - SURE if each == side else SURE * share / rest for each, share in enumerate(shares))


@cache
def walk_search(setting: Setting) -> WalkSearch:
    """Return the search of Druid's Walk in a setting."""
    return WalkSearch(setting)

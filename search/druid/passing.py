"""The chances after a pass in the Druid games: where all who have to pass too would rather have a draw, it is one."""

from collections.abc import Sequence

from engine.games.druid.druid_position import DruidPosition
from search.expansion import Shares, draw_of, given_away


def shares_after_pass(position: DruidPosition, order: Sequence[int], shares: Shares, idle: float = 0) -> Shares:
    """Return what every side may expect after the mover's pass, by what the board alone says: `shares`.

    A pass is a draw if all others whose passes would then end the match expect less than a draw. Otherwise it never is
    the way to win, so that it is worth a little less than it seems: the mover gives away the part `idle` of its own.

    `order`: the sides still in, in the order of their next turns, the mover last.
    """
    draw = draw_of(len(position.tops), position.out)
    others = order[:-1]
    to_pass = others[: len(others) - position.passes]
    if all(shares[side] < draw[side] for side in to_pass):
        return draw
    return given_away(shares, position.side, others, idle)

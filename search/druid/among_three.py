"""The chances of three sides in the Druid games without walking, by their paths and the order of play."""

from collections.abc import Mapping, Sequence
from math import exp

from engine.games.druid.druid_position import DruidPosition
from search.druid.blockades import Blockade
from search.druid.passing import shares_after_pass
from search.expansion import Shares

DOUBT = 0.04
"""The least distance of a chance from certainty, unless the next side wins at once."""
STONE = 40
"""The units of a stone that a path no longer needs; all other values are whole units, to look up the odds."""
TEMPO = 16
"""The units of each turn by which a side plays earlier."""
TOP = 4
"""The units of a further cell."""
DEPTH = 1
"""The units by which a sarsen in the inner half of the board is worth more than one nearer to its edge."""
SARSEN = 8
"""The units of each sarsen that is no longer missing to cover a stone that bars the path."""
SCALE = 56
"""The units by which a side is ahead whose chance is about three times as great."""
IDLE = 0.1
"""The part of the mover's chance that a pass gives away."""
MOST = 2000
"""More units than all that a side can have is worth."""
ODDS = [exp((MOST - behind) / SCALE) for behind in range(MOST + 130 * STONE)]


def shares_after(
    position: DruidPosition,
    order: Sequence[int],
    stones: Sequence[int],
    lengths: Mapping[int, bytes],
    blockades: Mapping[int, Blockade],
    lost: bytes,
    inner: int,
) -> list[Shares]:
    """Return what every side may expect after each of the mover's stones, the last of which is none: a pass.

    - `order`: the sides still in, in the order of their next turns, the mover last.
    - `lengths`: for each of them, how much it has left to do on each board.
    - `blockades`: for each of them, how many sarsens are missing where its way is barred.
    - `lost`: 1 for each board on which the first of them wins at once.
    - `inner`: the cells of the inner half of the board.
    """
    places = {stone: place for place, stone in enumerate(stones)}
    odds = [[0.0] * len(stones)] * 3
    rest = [0.0] * 3
    for turn, side in enumerate(order):
        later = MOST + TEMPO * turn
        merits = _merits(position, side, places, inner, blockades[side])
        odds[side] = [ODDS[later + STONE * length - merit] for length, merit in zip(lengths[side], merits, strict=True)]
        rest[side] = 2 * DOUBT / len(order)
    one, two, three = rest
    found = []
    for is_lost, first, second, third in zip(lost, *odds, strict=True):
        if is_lost:
            scale = DOUBT / (first + second + third)
            shares = [first * scale, second * scale, third * scale]
            shares[order[0]] += 1 - DOUBT
            found.append(tuple(shares))
        else:
            scale = (1 - 2 * DOUBT) / (first + second + third)
            found.append((first * scale + one, second * scale + two, third * scale + three))
    found[-1] = shares_after_pass(position, order, found[-1], IDLE)
    return found


def _merits(position: DruidPosition, side: int, places: Mapping[int, int], inner: int, blockade: Blockade) -> list[int]:
    """Return what a side has besides its path after each stone, in units; `places` are those of the stones."""
    tops = position.tops[side]
    barred = round(SARSEN * blockade.missing)
    if side == position.side:
        merits = [TOP * (tops | stone).bit_count() + (DEPTH if stone & inner else 0) - barred for stone in places]
    else:
        merits = [TOP * (tops & ~stone).bit_count() - barred for stone in places]
    for cell, missing in blockade.after.items():
        if (place := places.get(1 << cell)) is not None:
            merits[place] += barred - round(SARSEN * missing)
    return merits

"""All moves of a position of Contiguity Deluxe, in any phase and with any options, with their chances and ends."""

from collections.abc import Iterator, Mapping
from operator import itemgetter

from engine.boards.ring import cells_of
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.deluxe_board import PAWNS
from engine.games.ring.ring_moves import PLAIN_MOVES, RingMove
from engine.position import PASS
from search.expansion import Expansion, Shares, win_of
from search.general import General
from search.ring.deluxe_movement import Movement, chance_of
from search.ring.deluxe_relocations import (
    FEW,
    MANY,
    Most,
    SurroundingMove,
    chance_after,
    number_of_ways,
    pawns_in_atari,
    surrounding_moves,
    ways,
)
from search.ring.deluxe_setup import chances_of_places, may_end, shapes

Found = list[tuple[float, RingMove | str]]
"""Moves with their chances. One that wins has 1, one that loses at once 0."""

MOST = 5000
"""The most moves that are listed in full; of more, only the best relocations are."""
CERTAIN = (0.0, 1.0)
LOOKED_AT = 24
"""The number of moves that are tested for threats to win: the best without."""


def movement_of(position: DeluxePosition) -> Movement:
    """Return the moves of the side to move in the movement phase."""
    return Movement(*shapes(position), max(0, position.left - 1))


def expansion_of(position: DeluxePosition, *, fully: bool = False) -> Expansion:
    """Return every move of the side to move.

    Of moves that surround pawns the best relocations are listed; `fully` means all, if there are not too many.
    """
    if position.result or max(map(int.bit_count, position.pawns)) > PAWNS:
        return General(2).expand(position)
    found: Found
    found, complete = (list(_placings(position)), True) if position.phase != "move" else _moves(position, fully=fully)
    if not found:
        found = [(_judged(position, PASS, 0.5), PASS)]
    found.sort(key=itemgetter(0), reverse=True)
    side = position.side
    ends: dict[int, Shares] = {}
    for index, (worth, _) in enumerate(found):
        if worth in CERTAIN:
            ends[index] = win_of(side if worth else 1 - side, 2)
    return Expansion([move for _, move in found], [worth for worth, _ in found], ends, complete=complete)


def _judged(position: DeluxePosition, move: RingMove | str, worth: float) -> float:
    """Return the chance of the side to move after a move: `worth`, or certainty if the engine says that it is over."""
    after = position.after(move)
    result = after.result or after.result_at_turn
    return float(position.side in result.sides) if result else worth


def _placings(position: DeluxePosition) -> Iterator[tuple[float, RingMove | str]]:
    allowed = position.place_cells()
    cells = cells_of(allowed)
    judged = may_end(position, allowed)
    for cell, worth in zip(cells, chances_of_places(position, cells), strict=True):
        move = RingMove(cell)
        yield _judged(position, move, worth) if judged >> cell & 1 else worth, move


def _moves(position: DeluxePosition, *, fully: bool) -> tuple[Found, bool]:
    """Return the moves of the movement phase, and whether these are all."""
    movement = movement_of(position)
    in_atari = pawns_in_atari(movement) if movement.rules.relocate else []
    plain: dict[int, int] = {}
    surrounding: list[SurroundingMove] = []
    for cell, targets in movement.targets():
        plain[cell] = targets
        for surround in surrounding_moves(in_atari, cell, targets) if in_atari else ():
            surrounding.append(surround)
            plain[cell] ^= 1 << surround.end
    found = _plain_moves(movement, plain)
    if not surrounding:
        return found, True
    number = sum([number_of_ways(movement, surround) for surround in surrounding])
    all_or_many = MANY if number > MOST else None
    before = len(found)
    for surround in surrounding:
        is_win = movement.wins(surround.start) >> surround.end & 1
        found += _relocating(position, movement, surround, all_or_many if fully or is_win else FEW)
    return found, len(found) - before == number


def _plain_moves(movement: Movement, targets_of: Mapping[int, int]) -> Found:
    """Return the moves of each piece to its targets, by which nothing is surrounded that is then put elsewhere."""
    found: Found = []
    threatening: list[tuple[int, RingMove]] = []
    for cell, targets in targets_of.items():
        won, lost = movement.ends(cell, targets)
        moves = PLAIN_MOVES[cell]
        found += [(1.0, moves[target]) for target in cells_of(won)]
        found += [(0.0, moves[target]) for target in cells_of(lost)]
        going_on = targets & ~(won | lost)
        exposed = movement.exposed(cell, going_on)
        near = movement.near(cell) & ~exposed
        cells = cells_of(going_on)
        for target, score in zip(cells, movement.scores(cell, cells), strict=True):
            if near >> target & 1:
                threatening.append((score, moves[target]))
            else:
                found.append((chance_of(score, exposed=exposed >> target & 1), moves[target]))
    threatening.sort(reverse=True)
    for place, (score, move) in enumerate(threatening):
        more = movement.threatening(move[0], move[1]) if place < LOOKED_AT else 0
        found.append((chance_of(score + more), move))
    return found


def _relocating(
    position: DeluxePosition, movement: Movement, surround: SurroundingMove, most: Most
) -> Iterator[tuple[float, RingMove]]:
    """Yield a move once for every way to put the pawns elsewhere that it surrounds."""
    for relocations in ways(movement, surround, most):
        move = RingMove(surround.start, surround.end, relocations)
        worth = _judged(position, move, 0.5)
        yield (worth if worth in CERTAIN else chance_after(movement, surround, relocations)), move

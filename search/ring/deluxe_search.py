"""The search of Contiguity Deluxe with all its options: placing pawns and druids, moving, relocating."""

from collections.abc import Iterator
from operator import itemgetter

from engine.boards.ring import RING
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.position import PASS
from search.expansion import Expansion, Family, Shares, win_of
from search.general import General
from search.ring.deluxe_movement import ALLOWED, Movement, chance_of
from search.ring.deluxe_relocations import (
    FEW,
    MANY,
    Catch,
    Most,
    Relocations,
    catches,
    chance_after,
    number_of_ways,
    snares,
    ways,
)
from search.ring.deluxe_setup import chances_of_places, may_end, places, shapes
from search.ring.ring_lines import cells_of

Move = tuple[int, int, Relocations]
"""Where a piece goes from and to, and where the pawns are put that it surrounds."""
Found = list[tuple[float, str | Move]]
"""Moves with their chances; a placing or a pass is its text. One that wins has 1, one that loses at once 0."""

MOST = 5000
"""How many moves are listed in full; where there are more, only the best relocations are."""
CERTAIN = (0.0, 1.0)
TURNS = 30
"""Within how many own turns the side that begins wins about every second match."""


class DeluxeSearch(Family[DeluxePosition]):
    """All phases and all options."""

    def expand(self, position: DeluxePosition) -> Expansion:
        return _expansion(position, fully=False)

    def expand_fully(self, position: DeluxePosition) -> Expansion:
        return _expansion(position, fully=True)

    def text(self, position: DeluxePosition, move: str | Move) -> str:
        return move if isinstance(move, str) else text_of(move)

    def fair_bid(self, position: DeluxePosition) -> int:
        return TURNS


def text_of(move: Move) -> str:
    """Return the canonical text of a move in the movement phase."""
    start, end, relocations = move
    names = RING.names
    sent = (f"x{names[source]}>{names[target]}" for source, target in relocations)
    return " ".join([f"{names[start]}-{names[end]}", *sent])


def movement_of(position: DeluxePosition) -> Movement:
    """Return the moves of the side to move in the movement phase."""
    return Movement(*shapes(position), max(0, position.left - 1))


def _expansion(position: DeluxePosition, *, fully: bool) -> Expansion:
    if position.result:
        return General(2).expand(position)
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


def _judged(position: DeluxePosition, text: str, worth: float) -> float:
    """Return the chance of the side to move after a move: `worth`, or certainty if the engine says that it is over."""
    after = position.after(text)
    result = after.result or after.result_at_turn
    return float(position.side in result.sides) if result else worth


def _placings(position: DeluxePosition) -> Iterator[tuple[float, str | Move]]:
    allowed = places(position)
    cells = cells_of(allowed)
    judged = may_end(position, allowed)
    for cell, worth in zip(cells, chances_of_places(position, cells), strict=True):
        text = RING.names[cell]
        yield _judged(position, text, worth) if judged >> cell & 1 else worth, text


def _moves(position: DeluxePosition, *, fully: bool) -> tuple[Found, bool]:
    """Return the moves of the movement phase, and whether these are all."""
    movement = movement_of(position)
    traps = snares(movement) if movement.terms.relocate else []
    found: Found = []
    caught: list[Catch] = []
    for cell, targets in movement.targets():
        plain = targets
        if traps:
            for catch in catches(traps, cell, targets):
                caught.append(catch)
                plain ^= 1 << catch.end
        won, lost = movement.ends(cell, plain)
        rest = cells_of(plain & ~(won | lost))
        exposed = movement.exposed(cell, plain & ~(won | lost))
        for target, score in zip(rest, movement.scores(cell, rest), strict=True):
            worth = chance_of(score)
            found.append((worth * ALLOWED if exposed >> target & 1 else worth, (cell, target, ())))
        found += [(1.0, (cell, target, ())) for target in cells_of(won)]
        found += [(0.0, (cell, target, ())) for target in cells_of(lost)]
    if not caught:
        return found, True
    number = sum([number_of_ways(movement, catch) for catch in caught])
    listed = len(found)
    for catch in caught:
        found += _relocating(position, movement, catch, (MANY if number > MOST else None) if fully else FEW)
    return found, len(found) - listed == number


def _relocating(position: DeluxePosition, movement: Movement, catch: Catch, most: Most) -> Iterator[tuple[float, Move]]:
    """Yield a move once for every way to put the pawns elsewhere that it surrounds."""
    for relocations in ways(movement, catch, most):
        move = (catch.start, catch.end, relocations)
        worth = _judged(position, text_of(move), 0.5)
        yield (worth if worth in CERTAIN else chance_after(movement, catch, relocations)), move

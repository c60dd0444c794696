"""Placing the pawns and the druids of Contiguity Deluxe: where it is allowed, and how good it looks."""

from collections.abc import Iterator

from engine.boards.ring import ALL, cells_of, grown, surrounded
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.deluxe_board import PAWNS
from search.ring.deluxe_movement import NEAR_SURROUND, TO_MOVE, Movement, chance_of, steps_to_surround
from search.ring.deluxe_shapes import HELD, MIDDLE, NEIGHBOURS, Shape, active_rules, shape_of
from search.ring.ring_lines import CLOSENESS

AT_THE_EDGE = 2
"""The cost of a pawn's place on the outermost or innermost ring: in the middle it has more neighbours."""
PAIRS = 15
"""The number of pairs among the pawns of one side when all of them are placed."""


def chances_of_places(position: DeluxePosition, cells: list[int]) -> list[float]:
    """Return the chances of the side to move after it places the piece that is due on each of some cells."""
    return list((_pawn_chances if position.phase == "pawn" else _druid_chances)(position, cells))


def may_end(position: DeluxePosition, cells: int) -> int:
    """Return the cells among `cells` on which the piece that is due might end the game."""
    if position.phase == "pawn":
        return cells if position.druidless and position.occupied.bit_count() == 2 * PAWNS - 1 else 0
    own, foe = shapes(position)
    if foe.druid and (len(own.groups) < PAWNS or len(foe.groups) < PAWNS or not foe.around & position.occupied):
        return cells
    if foe.druid and own.rules.limit and not position.left:
        return cells
    lacking = foe.around & ~own.cells
    closing = 0 if lacking & lacking - 1 else lacking
    return cells & (closing | surrounded(foe.cells) | surrounded(own.pawns))


def _pawn_chances(position: DeluxePosition, cells: list[int]) -> Iterator[float]:
    """Yield how good it looks to have one's own pawns close together, and the enemy's far apart."""
    own, foe = (cells_of(position.pawns[side]) for side in (position.side, 1 - position.side))
    base = -_spread(foe, _closeness(foe)) - TO_MOVE
    together = _closeness(own)
    for cell in cells:
        row = CLOSENESS[cell]
        spread = _spread([*own, cell], together + sum([row[pawn] for pawn in own]))
        yield chance_of(base + spread - (0 if MIDDLE >> cell & 1 else AT_THE_EDGE))


def _closeness(pawns: list[int]) -> int:
    return sum([CLOSENESS[pawn][other] for pawn in pawns for other in pawns]) // 2


def _spread(pawns: list[int], together: int) -> int:
    """Return what pawns that are worth so much `together` may be worth once all of their side stand."""
    pairs = len(pawns) * (len(pawns) - 1) // 2
    return together * PAIRS // pairs if pairs else 0


def _druid_chances(position: DeluxePosition, cells: list[int]) -> Iterator[float]:
    """Yield how good a druid's place looks."""
    own, foe = shapes(position)
    pawns = cells_of(own.pawns)
    free = grown(own.pawns)
    base = own.value - foe.value - TO_MOVE
    for cell in cells:
        row = CLOSENESS[cell]
        score = base + sum([row[pawn] for pawn in pawns]) + (HELD if free >> cell & 1 else 0)
        if own.rules.surround:
            score -= NEAR_SURROUND[steps_to_surround(NEIGHBOURS[cell], foe.cells, own.pawns)]
            if foe.druid:
                score += NEAR_SURROUND[steps_to_surround(foe.around, own.pawns | 1 << cell, foe.cells)]
        yield chance_of(score, exposed=_is_exposed(position, own, foe, cell))


def shapes(position: DeluxePosition) -> tuple[Shape, Shape]:
    """Return the pieces of the side to move, and the other side's."""
    rules, side = active_rules(position.rules), position.side
    own, foe = (
        shape_of(position.pawns[who], position.druids[who], position.homes[1 - who] if rules.victory else 0, rules)
        for who in (side, 1 - side)
    )
    return own, foe


def _is_exposed(position: DeluxePosition, own: Shape, foe: Shape, cell: int) -> bool:
    """Return whether the enemy can win at once after a druid is placed on `cell`."""
    lacking = NEIGHBOURS[cell] & ~foe.cells
    closes = foe.rules.surround and not lacking & lacking - 1
    if foe.druid:
        if not closes and not foe.completing and not (foe.rules.limit and position.left < 2):
            return False
        after = shape_of(own.pawns, 1 << cell, own.goal, own.rules)
        movement = Movement(foe, after, max(0, position.left - 1))
        return any(movement.ends(piece, targets)[0] for piece, targets in movement.targets())
    empty = ALL & ~(position.occupied | 1 << cell)
    winning = (lacking if closes else 0) | (surrounded(foe.pawns) & MIDDLE if foe.rules.friendly else 0)
    if foe.rules.safe:
        winning &= ~surrounded(own.pawns | 1 << cell)
    return bool(winning & empty & grown(own.pawns | foe.pawns))

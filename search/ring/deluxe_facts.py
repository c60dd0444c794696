"""Facts about moves of Contiguity Deluxe, for people: what a move surrounds, holds or joins."""

from collections.abc import Iterator

from engine.boards.ring import RING, cells_of, reach
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.ring_moves import RingMove
from search.expansion import Fact
from search.ring.deluxe_expansion import movement_of
from search.ring.deluxe_shapes import Shape
from search.ring.joining import completing, fewest_needed, needing

HEMMED = 2
"""The most cells around a druid, not held by the enemy, of which facts tell."""
NEAR_THE_LIMIT = 10
"""The number of moves left, of both sides, from which on the groups that count at a limit of turns are facts."""


def facts_of(position: DeluxePosition, after: DeluxePosition, move: RingMove | str) -> Iterator[Fact]:
    """Yield what a move that leads to `after` does to the board, the most important first."""
    if isinstance(move, str):  # a pass
        return
    if after.phase == "move" == position.phase:
        yield from _surrounded_pawns(move)
        if all(after.pieces_of(side).bit_count() > 1 for side in (0, 1)):
            yield from _groups(position, after)
            yield from _needs(position, after)
    yield from _druids(position, after)
    if position.phase == "pawn":
        yield from _pawns_close_by(position, move)


def _surrounded_pawns(move: RingMove) -> Iterator[Fact]:
    """Yield which pawns are sent elsewhere."""
    if relocations := move.relocations:
        sources, targets = (tuple(RING.names[cell] for cell in cells) for cells in zip(*relocations, strict=True))
        yield Fact("sends-pawns", {"pawns": sources, "cells": targets}, (*sources, *targets))


def _druids(position: DeluxePosition, after: DeluxePosition) -> Iterator[Fact]:
    """Yield which druids are hemmed in, held fast or freed."""
    movement = movement_of(after)
    foe, own = movement.own, movement.foe
    earlier = movement_of(position)
    if movement.rules.surround:
        yield from _surrounding("opponent-druid-hemmed", foe, own.cells, earlier.foe.around & ~earlier.own.cells)
        yield from _surrounding("druid-hemmed", own, foe.cells, earlier.own.around & ~earlier.foe.cells)
    for held, freed, now, before in (
        ("druid-held", "druid-freed", own, earlier.own),
        ("opponent-druid-held", "opponent-druid-freed", foe, earlier.foe),
    ):
        if before.druid and _is_held(now) != _is_held(before):
            yield Fact(held if _is_held(now) else freed, {}, RING.named(now.druid))


def _surrounding(code: str, shape: Shape, enemies: int, before: int) -> Iterator[Fact]:
    lacking = shape.around & ~enemies
    if shape.druid and lacking.bit_count() <= HEMMED and (not before or lacking.bit_count() < before.bit_count()):
        yield Fact(code, {"left": lacking.bit_count()}, RING.named(shape.druid | lacking))


def _is_held(shape: Shape) -> bool:
    return bool(shape.druid) and not shape.movable & shape.druid


def _groups(position: DeluxePosition, after: DeluxePosition) -> Iterator[Fact]:
    """Yield what becomes of the largest group, and of those that count at a limit of turns."""
    before, movement = movement_of(position).own, movement_of(after)
    own = movement.foe
    largest = max((group.cells for group in own.groups), key=int.bit_count)
    size, earlier = largest.bit_count(), max(group.cells.bit_count() for group in before.groups)
    if size != earlier:
        data = {"size": size, "before": earlier, "total": own.cells.bit_count()}
        yield Fact("joins-pieces" if size > earlier else "breaks-pieces", data, RING.named(largest))
    if movement.rules.limit and after.left <= NEAR_THE_LIMIT:
        yield Fact("counts-at-limit", {"own": own.leader, "other": movement.own.leader})


def _needs(position: DeluxePosition, after: DeluxePosition) -> Iterator[Fact]:
    """Yield how many moves each side is away from a winning group at least, where that changes."""
    for code, side in (("pieces-need", position.side), ("opponent-pieces-need", after.side)):
        now, before = _at_least(after, side), _at_least(position, side)
        if now != before and now > 1:  # a single move is a threat, a fact of its own
            yield Fact(code, {"now": now, "before": before})


def _at_least(position: DeluxePosition, side: int) -> int:
    """Return how many moves a side is away from a winning group at least: a single one only if it can be made."""
    movement = movement_of(position)
    own, foe = (movement.own, movement.foe) if side == position.side else (movement.foe, movement.own)
    needed = _needed(own, foe)
    if needed > 1 or (position if side == position.side else position.passed()).result_at_turn:
        return needed
    occupied = own.cells | foe.cells
    joins = completing(own.cells, own.druid, own.rules.spared)
    return 1 if any(own.movable >> cell & 1 and reach(cell, occupied) & cells for cell, cells in joins) else 2


def _needed(own: Shape, foe: Shape) -> int:
    """Return how few pieces of a side could be moved for a winning group, were there no enemy in their ways."""
    cells = cells_of(own.cells)
    return max(0, fewest_needed(cells, needing(cells, ~foe.cells, deepest=len(cells))) - own.rules.spared)


def _pawns_close_by(position: DeluxePosition, move: RingMove) -> Iterator[Fact]:
    """Yield which own pawns one more piece on an empty cell could join with the pawn that is placed."""
    cell, own, joined = move.start, position.pawns[position.side], 0
    near = 0
    for other in cells_of(RING.neighbours[cell] & ~position.occupied):
        near |= RING.neighbours[other]
    for beside in cells_of(RING.neighbours[cell] & own):
        joined |= RING.group(1 << beside, own)
    if pawns := near & own & ~joined:
        yield Fact("near-pawns", {"pawns": RING.named(pawns)}, RING.named(pawns | 1 << cell))

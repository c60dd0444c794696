"""Facts about moves of Contiguity Deluxe, for people: what a move wins, threatens, saves, surrounds or joins."""

from collections.abc import Iterator

from engine.boards.ring import RING, cells_of
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.ring_moves import RingMove
from engine.outcome import Result
from search.expansion import Fact
from search.ring.deluxe_expansion import expansion_of, movement_of
from search.ring.deluxe_relocations import pawns_in_atari
from search.ring.deluxe_shapes import Shape
from search.ring.joining import fewest_needed, needing

HEMMED = 2
"""The most cells around a druid, not held by the enemy, of which facts tell."""
CONNECTION = "connection"
"""The reason of a win by a group."""
NEAR_THE_LIMIT = 10
"""The number of moves left, of both sides, from which on the groups that count at a limit of turns are facts."""


def facts_of(position: DeluxePosition, move: RingMove | str) -> Iterator[Fact]:
    """Yield what a legal move does, the most important first."""
    after = position.after(move)
    if result := _end(after):
        code = "wins-by" if position.side in result.sides else "loses-by"
        yield Fact(code, {"reason": result.reason}, result.cells)
        return
    if isinstance(move, str):  # a pass
        return
    yield from _enemy_wins(position, after)
    if after.phase == "move" == position.phase:
        yield from _threats(after)
        yield from _surrounded_pawns(move)
        if all(after.pieces_of(side).bit_count() > 1 for side in (0, 1)):
            yield from _groups(position, after)
            yield from _needs(position, after)
    yield from _druids(position, after)
    if position.phase == "pawn":
        yield from _pawns_close_by(position, move)


def _end(position: DeluxePosition) -> Result | None:
    return position.result or position.result_at_turn


def _wins(position: DeluxePosition) -> list[tuple[RingMove | str, Result]]:
    """Return the moves by which the side to move wins at once, each with what it leads to."""
    expansion = expansion_of(position)
    moves = (expansion.moves[index] for index, end in expansion.ends.items() if end[position.side])
    return [(move, result) for move in moves if (result := _end(position.after(move)))]


def _cells(move: RingMove | str) -> tuple[str, ...]:
    return () if isinstance(move, str) else move.cells


def _enemy_wins(position: DeluxePosition, after: DeluxePosition) -> Iterator[Fact]:
    """Yield what becomes of the enemy's wins in one."""
    if wins := _wins(after):
        reply, result = wins[0]
        yield Fact("allows-win", {"move": str(reply)}, (*_cells(reply), *result.cells))
        return
    if position.phase != "move" or _end(position.passed()):
        return
    reasons = {result.reason: result.cells for _, result in _wins(position.passed())}
    if "surround" in reasons:
        yield Fact("saves-druid", {}, RING.named(after.druids[position.side]))
    elif reasons:
        yield Fact("blocks-win", {}, next(iter(reasons.values())))


def _threats(after: DeluxePosition) -> Iterator[Fact]:
    """Yield how the side that has moved would win next."""
    next_turn = after.passed()
    if _end(next_turn):
        return
    ends: dict[str, list[str]] = {}
    for threat, result in _wins(next_turn):
        ends.setdefault(result.reason, []).extend(_cells(threat)[-1:])
    if ends and _is_unstoppable(after):
        yield Fact("forces-win", {}, tuple(dict.fromkeys(next(iter(ends.values())))))
        return
    for reason, cells in ends.items():
        yield Fact("threatens-by", {"reason": reason}, tuple(dict.fromkeys(cells)))


def _is_unstoppable(after: DeluxePosition) -> bool:
    """Return whether the enemy surely loses on the next turn, whatever it does."""
    movement = movement_of(after)
    if movement.rules.limit or (movement.rules.relocate and pawns_in_atari(movement)):
        return False
    for cell, targets in movement.targets():
        won, lost = movement.ends(cell, targets)
        if won or movement.exposed(cell, targets & ~lost) != targets & ~lost:
            return False
    return True


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
    if needed > 1:
        return needed
    here = position if side == position.side else position.passed()
    if _end(here):
        return needed
    return 1 if any(result.reason == CONNECTION for _, result in _wins(here)) else 2


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

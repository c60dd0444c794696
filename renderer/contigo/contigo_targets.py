"""The targets of a picked pawn: its legs with the pits that rule them, and for illegal ones the reason."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.boards.pits import CELLS, PITS, RAYS, ray_between
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_position import Leg
from renderer.contigo.contigo_board import CELL, Layout
from renderer.contigo.contigo_marks import (
    broken_pit_ring,
    crossed_plate,
    dotted_line,
    hatching,
    numeral,
    pit_ring,
    plate,
    target_ring,
)
from renderer.contigo.pawn_paths import leg_figure, vector
from renderer.contigo.played_turns import AnyPosition
from renderer.contigo.typed_turns import TypedTurn
from renderer.emblems import TAG_HIGH, number_tag, tag_width
from renderer.shapes import Drawn, Point, Sprite

Cells = tuple[str, ...]
_DISK, _CORNER_DISK = 25, 16
"""Radius of the disk on a cell where a pawn may go, and on one where an L-move turns."""
_BESIDE_PIECE = (29, -29)
_CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""The corners of a cell, in the order in which they are filled with numbers."""


class PickedLeg(NamedTuple):
    """One of the four straight moves of the picked pawn; of an L-move, the first half."""

    leg: Leg
    cells: Cells
    """The cells in this direction, nearest first."""
    legal: bool

    @property
    def distance(self) -> str:
        """The number of cells that it goes, as text."""
        return str(self.leg.pebbles)


class SecondHalf(NamedTuple):
    """The second half of an L-move of the picked pawn."""

    corner: str
    end: str
    pit: int
    """The number of the pit that rules it."""
    distance: str
    """The number of cells that it goes, as text."""
    legal: bool


def _moves_in_l(position: AnyPosition) -> bool:
    """Return whether pawns make L-moves."""
    return isinstance(position, AlignmentPosition) and position.advanced


def picked_legs(typed: TypedTurn) -> tuple[PickedLeg, ...]:
    """Return the four legs of the picked pawn, if one is to be chosen.

    As the first half of an L-move, a leg counts as legal if it stays on the board.
    """
    if not typed.half.choosing_leg:
        return ()
    position = typed.turn.after_pawn
    rays = (tuple(CELLS.names[cell] for cell in ray.cells) for ray in RAYS[CELLS.index[typed.half.pawn_cell]])
    return tuple(
        PickedLeg(leg, cells, bool(leg.to) if _moves_in_l(position) else leg.to in typed.half.targets)
        for leg, cells in zip(position.legs(typed.half.pawn_cell), rays, strict=True)
    )


def second_halves(typed: TypedTurn) -> tuple[SecondHalf, ...]:
    """Return the second half of every L-move that the pits allow the picked pawn; none where pawns go straight."""
    position = typed.turn.after_pawn
    if not typed.half.choosing_leg or not isinstance(position, AlignmentPosition) or not position.advanced:
        return ()
    halves = []
    for corner, end in position.l_moves(CELLS.index[typed.half.pawn_cell]):
        ray, name = ray_between(corner, end), CELLS.names[end]
        assert ray
        distance = str(position.pits[ray.pit - 1])
        halves.append(SecondHalf(CELLS.names[corner], name, ray.pit, distance, name in typed.half.targets))
    return tuple(halves)


def ruling_pits(typed: TypedTurn) -> set[int]:
    """Return the numbers of the pits that rule where the picked pawn may go."""
    return {picked.leg.pit for picked in picked_legs(typed)} | {half.pit for half in second_halves(typed)}


def targets_below(layout: Layout, typed: TypedTurn) -> Iterator[Drawn]:
    """Draw what lies below the pawns: lines to cells and pits, disks on empty cells, hatching and reasons."""
    straight, start = not _moves_in_l(typed.turn.before), typed.half.pawn_cell
    legs, halves = picked_legs(typed), second_halves(typed)
    further = typed.half.leg_ends if typed.half.choosing_sowing else ()
    yield from (Sprite(target_ring("teal"), layout.cell(name)) for name in further)
    for picked in legs:
        if not picked.legal:
            yield from _illegal_leg(layout, typed, picked)
            continue
        if straight:
            yield _line_to_pit(layout, picked.leg.to, picked.leg.pit, "teal")
        yield Sprite(leg_figure((vector(layout, start, picked.leg.to),), "teal"), layout.cell(start))
    for half in halves:
        yield Sprite(leg_figure((vector(layout, half.corner, half.end),), "teal"), layout.cell(half.corner))
    pieces = typed.turn.after_pawn.pieces()
    for picked in legs if straight else ():
        if picked.legal:
            captures = picked.leg.to in pieces
            figure = target_ring("teal") if captures else numeral(picked.distance, "teal", _DISK)
            yield Sprite(figure, layout.cell(picked.leg.to))
    for half in halves:
        yield Sprite(numeral(half.distance, "teal", _DISK) if half.legal else hatching(), layout.cell(half.end))


def targets_above(layout: Layout, typed: TypedTurn) -> Iterator[Drawn]:
    """Draw what lies above the pawns: distances beside pieces, rings round pits, plates on coordinates."""
    for picked in picked_legs(typed):
        line, number = PITS[picked.leg.pit - 1].line, picked.leg.pit
        yield Sprite(pit_ring("teal") if picked.legal else broken_pit_ring("refused"), layout.pit(number))
        yield Sprite(plate(line, "teal") if picked.legal else crossed_plate(), layout.coordinate_at(number))
        yield from _distance(layout, typed, picked)
    for half in second_halves(typed):
        yield Sprite(pit_ring("teal"), layout.pit(half.pit))
        if not half.legal:
            yield Sprite(plate(half.distance, "refused", 30, 32), _beside_piece(layout, half.end))


def _distance(layout: Layout, typed: TypedTurn, picked: PickedLeg) -> Iterator[Sprite]:
    """Draw the distance of a leg at the corner of an L-move, or beside a piece on which it ends or may not end."""
    if picked.legal and _moves_in_l(typed.turn.before):
        yield Sprite(numeral(picked.distance, "teal", _CORNER_DISK), layout.cell(picked.leg.to))
    elif picked.legal and picked.leg.to in typed.turn.after_pawn.pieces():
        yield Sprite(numeral(picked.distance, "teal"), _beside_piece(layout, picked.leg.to))
    elif picked.leg.to and not picked.legal:
        yield Sprite(plate(picked.distance, "refused", 30, 32), _beside_piece(layout, picked.leg.to))


def _illegal_leg(layout: Layout, typed: TypedTurn, picked: PickedLeg) -> Iterator[Sprite]:
    """Draw a dotted line to the pit, and on the first empty cell the reason why the pawn cannot go there."""
    if picked.leg.to:
        yield Sprite(hatching(), layout.cell(picked.leg.to))
    if not picked.leg.room:
        return
    yield _line_to_pit(layout, typed.half.pawn_cell, picked.leg.pit, "refused")
    pieces = typed.turn.after_pawn.pieces()
    empty = next((name for name in picked.cells if name not in pieces), None)
    if empty and not picked.leg.to:
        reason = f"{picked.distance} > {picked.leg.room}" if picked.leg.pebbles else "0"
        yield Sprite(plate(reason, "refused", 90 if picked.leg.pebbles else 36, 40), layout.cell(empty))


def candidates(layout: Layout, numbered: Collection[Cells], taken: Collection[str]) -> Iterator[Sprite]:
    """Draw the numbers of candidates where each leads: beside each other where several do, aside on `taken` cells."""
    leading = Counter(cells[-1] for cells in numbered)
    drawn: Counter[str] = Counter()
    for number, (*_, end) in enumerate(numbered, 1):
        x, y = layout.cell(end)
        if end in taken or leading[end] > 1:
            across, down = _CORNERS[drawn[end] % len(_CORNERS)]
            x += across * (CELL - tag_width(number)) / 2
            y += down * (CELL - TAG_HIGH) / 2 if end in taken or leading[end] > 2 else 0
        drawn[end] += 1
        yield Sprite(number_tag(number), (x, y))


def _line_to_pit(layout: Layout, cell: str, pit: int, tone: str) -> Sprite:
    start, end = layout.cell(cell), layout.coordinate_at(pit)
    return Sprite(dotted_line((end[0] - start[0], end[1] - start[1]), tone), start)


def _beside_piece(layout: Layout, name: str) -> Point:
    x, y = layout.cell(name)
    return x + _BESIDE_PIECE[0], y + _BESIDE_PIECE[1]

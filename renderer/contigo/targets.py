"""Where a pawn may go, and the pit that rules each way; ways it may not go, and why."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards.pits import CELLS, PITS, RAYS
from engine.games.contigo.contigo_position import Leg
from renderer.contigo.ells import bends, halves
from renderer.contigo.geometry import Field
from renderer.contigo.marks import crossed_out, dotted, hatched, numeral, plate, target_ring
from renderer.contigo.paths import leg, steps_between
from renderer.contigo.typed import Asked, Cells
from renderer.contigo.wells import broken_ring, ring
from renderer.shapes import Drawn, Point, Sprite

_DISK, _CORNER_DISK = 25, 16
_BESIDE = (29, -29)


class Way(NamedTuple):
    """One of the four ways from the picked pawn."""

    reach: Leg
    passed: Cells
    """The cells met on the way, nearest first."""
    legal: bool

    @property
    def text(self) -> str:
        """How far the way goes."""
        return str(self.reach.pebbles)


def ways(asked: Asked) -> tuple[Way, ...]:
    """The four ways from the picked pawn, if it is to go on; that of an L is legal as far as its corner."""
    if not asked.going:
        return ()
    here = asked.turn.after_pawn
    rays = (tuple(CELLS.names[met] for met in ray.cells) for ray in RAYS[CELLS.index[asked.at]])
    return tuple(
        Way(reach, ray, bool(reach.to) if bends(here) else reach.to in asked.reached)
        for reach, ray in zip(here.legs(asked.at), rays, strict=True)
    )


def ruling(asked: Asked) -> set[int]:
    """The pits that rule how the picked pawn may go."""
    return {way.reach.pit for way in ways(asked)} | {half.pit for half in halves(asked)}


def beneath(field: Field, asked: Asked) -> Iterator[Drawn]:
    """What lies beneath the pawns: lines to cells and pits, disks on empty cells, hatching and reasons."""
    straight = not bends(asked.turn.before)
    yield from (Sprite(target_ring("teal"), field.cell(name)) for name in asked.onward)
    for way in ways(asked):
        if way.legal:
            yield from _line(field, asked.at, way, dotted_on=straight)
        else:
            yield from _refused(field, asked, way)
    for half in halves(asked):
        yield Sprite(leg((steps_between(field, half.corner, half.end),), "teal"), field.cell(half.corner))
    yield from _straight_ends(field, asked) if straight else _bent_ends(field, asked)


def _straight_ends(field: Field, asked: Asked) -> Iterator[Sprite]:
    """Rings round what may be captured, disks where a pawn may go else."""
    there = asked.turn.after_pawn.pieces()
    for way in ways(asked):
        if way.legal:
            taken = way.reach.to in there
            yield Sprite(target_ring("teal") if taken else numeral(way.text, "teal", _DISK), field.cell(way.reach.to))


def _bent_ends(field: Field, asked: Asked) -> Iterator[Sprite]:
    for half in halves(asked):
        yield Sprite(numeral(half.text, "teal", _DISK) if half.legal else hatched(), field.cell(half.end))


def above(field: Field, asked: Asked) -> Iterator[Drawn]:
    """What lies above the pawns: distances beside pieces, and rings round the pits with the coordinates before them."""
    for way in ways(asked):
        line, number = PITS[way.reach.pit - 1].line, way.reach.pit
        yield Sprite(ring("teal") if way.legal else broken_ring("refused"), field.pit(number))
        yield Sprite(plate(line, "teal") if way.legal else crossed_out(), field.coordinate_at(number))
        yield from _distance(field, asked, way)
    for half in halves(asked):
        yield Sprite(ring("teal"), field.pit(half.pit))
        if not half.legal:
            yield Sprite(plate(half.text, "refused", 30, 32), _beside(field, half.end))


def _distance(field: Field, asked: Asked, way: Way) -> Iterator[Sprite]:
    """How far a way goes: at the corner of an L, beside a piece that may be taken, beside one that may not."""
    if way.legal and bends(asked.turn.before):
        yield Sprite(numeral(way.text, "teal", _CORNER_DISK), field.cell(way.reach.to))
    elif way.legal and way.reach.to in asked.turn.after_pawn.pieces():
        yield Sprite(numeral(way.text, "teal"), _beside(field, way.reach.to))
    elif way.reach.to and not way.legal:
        yield Sprite(plate(way.text, "refused", 30, 32), _beside(field, way.reach.to))


def _line(field: Field, start: str, way: Way, *, dotted_on: bool) -> Iterator[Sprite]:
    """A line with a dot on every cell passed, and dots as far as the pit."""
    if dotted_on:
        yield _dots(field, field.cell(way.reach.to), way.reach.pit, "teal")
    yield Sprite(leg((steps_between(field, start, way.reach.to),), "teal"), field.cell(start))


def _refused(field: Field, asked: Asked, way: Way) -> Iterator[Sprite]:
    """Dots as far as the pit, and the reason on the first free cell."""
    if way.reach.to:
        yield Sprite(hatched(), field.cell(way.reach.to))
    if not way.reach.room:
        return
    yield _dots(field, field.cell(asked.at), way.reach.pit, "refused")
    there = asked.turn.after_pawn.pieces()
    free = next((name for name in way.passed if name not in there), None)
    if free and not way.reach.to:
        reason = f"{way.text} > {way.reach.room}" if way.reach.pebbles else "0"
        yield Sprite(plate(reason, "refused", 90 if way.reach.pebbles else 36, 40), field.cell(free))


def _dots(field: Field, start: Point, number: int, tone: str) -> Sprite:
    end = field.coordinate_at(number)
    return Sprite(dotted((end[0] - start[0], end[1] - start[1]), tone), start)


def _beside(field: Field, name: str) -> Point:
    x, y = field.cell(name)
    return x + _BESIDE[0], y + _BESIDE[1]

"""Contiguity: disks on the ring."""

from collections.abc import Iterator, Mapping

from engine import State
from renderer.look import Look
from renderer.ring import ring_marks as marks
from renderer.ring.ring_cards import cards, last_move_text, notes, turn_marker
from renderer.ring.ring_ground import LETTERED, ground, letter_cover
from renderer.ring.ring_highlights import Cells, Changes, Pieces, changes_since, last_move, targets
from renderer.ring.ring_layout import PERSPECTIVES, Ring, regions, turned_ring
from renderer.ring.ring_pieces import SIDES, pawn, pawn_ghost, ringed_pawn, target_dot
from renderer.ring.ring_text_board import text_rows
from renderer.shapes import Drawn, Scene, Sprite
from renderer.view import View


def scene(state: State, view: View) -> Scene:
    """Return the state as shapes."""
    ring = turned_ring(view.perspective)
    return Scene(ground(ring), tuple(_live(state, view, ring)))


def rows(state: State, view: View) -> list[str]:
    """Return the board as lines of text."""
    return text_rows(state, view, moved=last_move(state).ends, targets=targets(state, view))


def _live(state: State, view: View, ring: Ring) -> Iterator[Drawn]:
    pieces = state.position.pieces()
    path, reached = last_move(state).path, targets(state, view)
    changed = changes_since(state, view)
    yield from _beneath(view, ring, pieces, path, reached, changed)
    if state.outcome and state.outcome.cells:
        yield from _won(ring, pieces, state.outcome.cells)
    else:
        picked = [view.picked] if view.picked in pieces else []
        tones = dict.fromkeys(changed.arrived, "lately") | dict.fromkeys(path[-1:], "amber")
        tones |= dict.fromkeys(picked, "teal")
        yield from _disks(ring, pieces, tones)
    yield from (Sprite(target_dot(), ring.centre(cell)) for cell in reached)
    yield from marks.number_chips(ring, () if view.film else path, view.picked if reached else None)
    yield from marks.candidates(ring, view.numbered)
    yield from marks.pointers(ring, view.pointed)
    if not view.bare:
        yield from cards(state, view)
        yield from last_move_text(state, view)
        yield from notes(state, view)
    yield from turn_marker(state, view)


def _beneath(view: View, ring: Ring, pieces: Pieces, path: Cells, reached: Cells, changed: Changes) -> Iterator[Drawn]:
    """Draw what lies beneath the pieces: refused cells and paths of moves; no letters under them or under targets."""
    yield from (letter_cover(ring, cell) for cell in (*changed.marked, *path, *reached) if cell in LETTERED)
    yield from (marks.refused_cell(ring, cell) for cell in view.refused)
    yield from marks.earlier_moves(ring, changed)
    yield from marks.path(ring, () if view.film else path)
    if path:
        yield Sprite(pawn_ghost(pieces[path[-1]].side), ring.centre(path[0]))


def _won(ring: Ring, pieces: Pieces, cells: Cells) -> Iterator[Drawn]:
    """Draw the group that won in full light and on gold, and everything else dimmed."""
    yield from _disks(ring, {cell: piece for cell, piece in pieces.items() if cell not in cells})
    yield from marks.dimmed()
    yield from marks.connected_group(ring, cells)
    yield from _disks(ring, {cell: pieces[cell] for cell in cells})


def _disks(ring: Ring, pieces: Pieces, tones: Mapping[str, str] = {}) -> Iterator[Sprite]:
    """Draw disks, the upper ones first, since shadows fall downwards; ringed ones above all others."""
    for cell in sorted(pieces, key=lambda cell: (cell in tones, ring.centre(cell)[1])):
        side = pieces[cell].side
        figure = ringed_pawn(side, tones[cell]) if cell in tones else pawn(side)
        yield Sprite(figure, ring.centre(cell))


_SAMPLE = "2c-5c 29c-14c 29b-16b 1c-7c 1d-23d 1a-11a 1b-22b 7c-7b 22b-13b 30d-8d 13b-5b 14c-7c"
LOOK = Look(
    scene,
    rows,
    targets,
    regions=regions,
    perspectives=PERSPECTIVES,
    tones=SIDES,
    accent="red",
    palette="ring",
    sample=tuple(_SAMPLE.split()),
)

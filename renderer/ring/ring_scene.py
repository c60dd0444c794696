"""Both games on the ring: pawns, and druids in Deluxe."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from engine import Piece, State
from engine.boards.ring import RING
from locales import say
from renderer.look import Look
from renderer.ring import ring_marks as marks
from renderer.ring.ring_cards import cards, last_move_text, notes, turn_marker
from renderer.ring.ring_ground import LETTERED, ground, letter_cover
from renderer.ring.ring_highlights import Cells, Changes, Move, changes_since, last_move, position_of, victory_spaces
from renderer.ring.ring_layout import PERSPECTIVES, Ring, regions, turned_ring
from renderer.ring.ring_pieces import SIDES, figure_of, flat_pawn, ghost_of, lettered_target, pawn_ghost, target_dot
from renderer.ring.ring_text_board import text_rows
from renderer.shapes import Drawn, Scene, Sprite
from renderer.view import View, picked, placing, side_name, targets


@dataclass(frozen=True, slots=True)
class Board:
    """The pieces in a picture, and the marks that others depend on."""

    ring: Ring
    pieces: dict[str, Piece]
    move: Move
    """The last move."""
    changes: Changes
    reached: Cells

    @property
    def druids(self) -> Cells:
        """Cells of druids."""
        return tuple(cell for cell, piece in self.pieces.items() if piece.kind == "druid")


def scene(state: State, view: View) -> Scene:
    """Return the state as shapes."""
    ring = turned_ring(view.perspective)
    return Scene(ground(ring), tuple(_live(state, view, ring)))


def sentences(state: State, view: View) -> Iterator[str]:
    """Yield where a druid wins at once, and that the picked druid may not move."""
    for cell, side in victory_spaces(state).items() if state.turn is not None else ():
        yield say(view.language, "alt-victory", side=side_name(state, view, 1 - side), cell=cell)
    if is_held(state, cell := picked(state, view)):
        yield say(view.language, "alt-held", cell=cell)


def is_held(state: State, cell: str) -> bool:
    """Return whether a druid of the side to move stands on a cell and may not leave it."""
    if cell not in RING.index or state.turn is None or placing(state) or state.undecided:
        return False
    return position_of(state).is_held(RING.index[cell])


def _live(state: State, view: View, ring: Ring) -> Iterator[Drawn]:
    chosen, reached = picked(state, view), targets(state, view)
    on_board, move = state.position.pieces(), last_move(state)
    board = Board(ring, on_board, move, changes_since(state, view, move, on_board), reached)
    yield from _beneath(state, view, board)
    pieces = _pieces(board, _tones(board, view.refused, chosen))
    chips = marks.number_chips(ring, () if view.film else board.move.path, chosen if reached else "")
    if state.outcome and state.outcome.cells:
        yield from chain(_ended(state, board), chips)
    elif position_of(state).kinds[1]:
        yield from chain(chips, pieces)  # a hood at the edge covers a number
    else:
        yield from chain(pieces, chips)
    for cell in reached:
        target = lettered_target(cell[-1]) if cell in LETTERED and not chosen else target_dot()
        yield Sprite(target, ring.centre(cell))
    yield from marks.candidates(ring, view.numbered)
    yield from marks.pointers(ring, view.pointed, board.druids)
    if not view.bare:
        yield from cards(state, view)
        yield from last_move_text(state, view)
        held = say(view.language, "board-held", cell=chosen) if is_held(state, chosen) else ""
        yield from notes(state, view, held or chosen)
    yield from turn_marker(state, view)


def _beneath(state: State, view: View, board: Board) -> Iterator[Drawn]:
    """Draw what lies beneath the pieces: victory spaces, refused cells, paths, ghosts; no letters under any of it."""
    ring, move = board.ring, board.move
    sources = tuple(source for source, _ in move.relocations)
    covered = {*move.path, *board.changes.marked, *board.reached, *sources, *_behind_hoods(board)}
    if state.outcome and state.outcome.reason == "isolation":
        covered |= {*RING.named(RING.neighbours[RING.index[state.outcome.cells[0]]])}
    yield from (letter_cover(ring, cell) for cell in LETTERED if cell in covered)
    yield from (marks.victory_space(ring, cell, side) for cell, side in victory_spaces(state).items())
    yield from (marks.refused_cell(ring, cell) for cell in view.refused)
    yield from marks.earlier_moves(ring, board.changes)
    yield from marks.path(ring, move.path if len(move.path) > 1 and not view.film else ())
    if not move.path or move.path[-1] not in board.pieces:
        return
    mover = board.pieces[move.path[-1]]
    ghosts = {source: pawn_ghost(1 - mover.side) for source in sources}
    if len(move.path) > 1:
        ghosts[move.path[0]] = ghost_of(mover)
    yield from (Sprite(figure, ring.centre(cell)) for cell, figure in ghosts.items() if cell not in board.pieces)


def _behind_hoods(board: Board) -> Iterator[str]:
    """Yield the lettered cells into which a druid's hood reaches."""
    druids = [board.ring.centre(cell) for cell in board.druids]
    for cell in LETTERED:
        x, y = board.ring.centre(cell)
        if any(abs(x - middle) < 28 and 0 < foot - y < 62 for middle, foot in druids):
            yield cell


def _tones(board: Board, refused: Cells, chosen: str) -> dict[str, str]:
    """Return which pieces stand out, and how. A druid hides most of its cell, so a refused one is marked itself."""
    tones = dict.fromkeys(board.changes.arrived, "lately")
    tones |= dict.fromkeys((target for _, target in board.move.relocations), "relocated")
    tones |= dict.fromkeys(board.move.path[-1:], "amber")
    tones |= dict.fromkeys((cell for cell in refused if cell in board.druids), "refused")
    return tones | ({chosen: "teal"} if chosen else {})


def _pieces(board: Board, tones: dict[str, str], cells: Cells | None = None) -> Iterator[Sprite]:
    """Draw pieces, the upper ones first: a hood covers a part of what is behind it. Where are none, rings cover all."""
    ring, pieces = board.ring, board.pieces

    def height(cell: str) -> tuple[bool, float]:
        return cell in tones and pieces[cell].kind == "disk", ring.centre(cell)[1]

    for cell in sorted(pieces if cells is None else cells, key=height):
        yield Sprite(figure_of(pieces[cell], tones.get(cell, "")), ring.centre(cell))


def _ended(state: State, board: Board) -> Iterator[Drawn]:
    """Draw night over the ring, and in full light what shows why the match is over."""
    assert state.outcome
    ring, pieces, reason = board.ring, board.pieces, state.outcome.reason
    cells = tuple(cell for cell in state.outcome.cells if cell in pieces)
    winner = state.sides[state.outcome.winners[0]]
    yield from _pieces(board, {}, tuple(cell for cell in pieces if cell not in cells))
    yield from marks.dimmed()
    druids = tuple(cell for cell in cells if cell in board.druids)
    taken: Cells = ()
    if reason == "surround":
        taken = tuple(cell for cell in druids if pieces[cell].side != winner)
        holders, others = (tuple(cell for cell in found if cell not in taken) for found in (cells, druids))
        yield from marks.surrounded_druid(ring, taken[0], holders, others)
    elif reason == "isolation":
        yield from marks.isolated_druid(ring, cells[0])
    elif reason == "victory":
        yield from marks.reached_space(ring, cells[0], 1 - winner)
    else:
        yield from marks.connected_group(ring, cells, druids)
    yield from _pieces(board, dict.fromkeys(taken, "taken"), cells)


LOOK = Look(
    scene,
    text_rows,
    sentences=sentences,
    regions=regions,
    perspectives=PERSPECTIVES,
    token=lambda side, _: flat_pawn(side),
    tones=SIDES,
    accent="red",
    palette="ring",
)

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
from renderer.ring.ring_highlights import (
    Cells,
    Changes,
    Move,
    changes_since,
    last_move,
    position_of,
    victory_spaces,
)
from renderer.ring.ring_layout import PERSPECTIVES, Ring, regions, turned_ring
from renderer.ring.ring_pieces import (
    SIDES,
    druid,
    druid_ghost,
    lettered_target,
    pawn,
    pawn_ghost,
    refused_druid,
    relocated_pawn,
    ringed_druid,
    ringed_pawn,
    target_dot,
)
from renderer.ring.ring_text_board import text_rows
from renderer.shapes import Drawn, Figure, Scene, Sprite
from renderer.view import View, picked, placing, side_name, targets


@dataclass(frozen=True, slots=True)
class Board:
    """The parts of a picture, besides the words."""

    ring: Ring
    pieces: dict[str, Piece]
    victory_spaces: dict[str, int]
    """Victory spaces, with the side whose druid first stood there."""
    move: Move
    """The last move."""
    changes: Changes
    reached: Cells
    picked: str
    refused: Cells

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


def _isolating_cells(state: State) -> Cells:
    """Return the empty cells around an isolated druid, if that is how the match ended."""
    if not state.outcome or state.outcome.reason != "isolation":
        return ()
    return RING.named(RING.neighbours[RING.index[state.outcome.cells[0]]])


def _live(state: State, view: View, ring: Ring) -> Iterator[Drawn]:
    pieces = state.position.pieces()
    chosen = picked(state, view)
    move = last_move(state)
    board = Board(
        ring,
        pieces,
        victory_spaces(state),
        move,
        changes_since(state, view, move, pieces),
        targets(state, view),
        chosen,
        view.refused,
    )
    yield from _beneath(board, _isolating_cells(state), view)
    chips = marks.number_chips(ring, () if view.film else board.move.path, chosen if board.reached else "")
    if state.outcome and state.outcome.cells:
        yield from chain(_ended(state, board), chips)
    elif position_of(state).kinds[1]:
        yield from chain(chips, _pieces(board, _tones(board)))  # a hood at the edge covers a number
    else:
        yield from chain(_pieces(board, _tones(board)), chips)
    yield from _targets(board, lettered=not chosen)
    yield from marks.candidates(ring, view.numbered)
    yield from marks.pointers(ring, view.pointed, board.druids)
    if not view.bare:
        yield from cards(state, view)
        yield from last_move_text(state, view)
        held = say(view.language, "board-held", cell=chosen) if is_held(state, chosen) else ""
        yield from notes(state, view, held or chosen)
    yield from turn_marker(state, view)


def _beneath(board: Board, isolating: Cells, view: View) -> Iterator[Drawn]:
    """Draw what lies beneath the pieces: victory spaces, refused cells, paths, ghosts; no letters under any of it."""
    ring, move = board.ring, board.move
    sources = tuple(source for source, _ in move.relocations)
    covered = {*move.path, *board.changes.marked, *board.reached, *sources, *_behind_hoods(board), *isolating}
    yield from (letter_cover(ring, cell) for cell in LETTERED if cell in covered)
    yield from (marks.victory_space(ring, cell, side) for cell, side in board.victory_spaces.items())
    yield from (marks.refused_cell(ring, cell) for cell in board.refused)
    yield from marks.earlier_moves(ring, board.changes)
    yield from marks.path(ring, move.path if len(move.path) > 1 and not view.film else ())
    if not move.path or move.path[-1] not in board.pieces:
        return
    mover = board.pieces[move.path[-1]]
    ghosts = {source: pawn_ghost(1 - mover.side) for source in sources}
    if len(move.path) > 1:
        ghosts[move.path[0]] = druid_ghost(mover.side) if mover.kind == "druid" else pawn_ghost(mover.side)
    yield from (Sprite(figure, ring.centre(cell)) for cell, figure in ghosts.items() if cell not in board.pieces)


def _behind_hoods(board: Board) -> Iterator[str]:
    """Yield the lettered cells into which a druid's hood reaches."""
    druids = [board.ring.centre(cell) for cell in board.druids]
    for cell in LETTERED:
        x, y = board.ring.centre(cell)
        if any(abs(x - middle) < 28 and 0 < foot - y < 62 for middle, foot in druids):
            yield cell


def _tones(board: Board) -> dict[str, str]:
    """Return which pieces stand out, and how. A druid hides most of its cell, so a refused one is marked itself."""
    tones = dict.fromkeys(board.changes.arrived, "lately")
    tones |= dict.fromkeys((target for _, target in board.move.relocations), "relocated")
    tones |= dict.fromkeys(board.move.path[-1:], "amber")
    tones |= dict.fromkeys((cell for cell in board.refused if cell in board.druids), "refused")
    return tones | ({board.picked: "teal"} if board.picked else {})


def _pieces(board: Board, tones: dict[str, str], cells: Cells | None = None) -> Iterator[Sprite]:
    """Draw pieces, the upper ones first: a hood covers a part of what is behind it. Where are none, rings cover all."""
    ring, pieces = board.ring, board.pieces

    def height(cell: str) -> tuple[bool, float]:
        return cell in tones and pieces[cell].kind == "disk", ring.centre(cell)[1]

    for cell in sorted(pieces if cells is None else cells, key=height):
        yield Sprite(_figure(pieces[cell], tones.get(cell)), ring.centre(cell))


def _figure(piece: Piece, tone: str | None) -> Figure:
    if piece.kind == "druid" and tone == "refused":
        return refused_druid(piece.side)
    if piece.kind == "druid":
        return ringed_druid(piece.side, tone) if tone else druid(piece.side)
    if tone == "relocated":
        return relocated_pawn(piece.side)
    return ringed_pawn(piece.side, tone) if tone else pawn(piece.side)


def _targets(board: Board, lettered: bool) -> Iterator[Sprite]:
    for cell in board.reached:
        figure = lettered_target(cell[-1]) if lettered and cell in LETTERED else target_dot()
        yield Sprite(figure, board.ring.centre(cell))


def _ended(state: State, board: Board) -> Iterator[Drawn]:
    """Draw night over the ring, and in full light what shows why the match is over."""
    assert state.outcome
    ring, pieces, reason = board.ring, board.pieces, state.outcome.reason
    cells = tuple(cell for cell in state.outcome.cells if cell in pieces)
    winner = state.sides[state.outcome.winners[0]]
    yield from _pieces(board, {}, tuple(cell for cell in pieces if cell not in cells))
    yield from marks.dimmed()
    druids = tuple(cell for cell in cells if cell in board.druids)
    if reason == "surround":
        taken = next(cell for cell in druids if pieces[cell].side != winner)
        holders = tuple(cell for cell in cells if cell != taken)
        yield from marks.surrounded_druid(ring, taken, holders, tuple(cell for cell in druids if cell != taken))
        yield from _pieces_on_gold(board, cells, taken)
        return
    if reason == "isolation":
        yield from marks.isolated_druid(ring, cells[0])
    elif reason == "victory":
        yield from marks.reached_space(ring, cells[0], 1 - winner)
    else:
        yield from marks.connected_group(ring, cells, druids)
    yield from _pieces_on_gold(board, cells)


def _pieces_on_gold(board: Board, cells: Cells, taken: str | None = None) -> Iterator[Sprite]:
    """Draw the pieces that show why the match is over, the upper ones first; a druid that is taken as a ghost."""
    ring = board.ring
    for cell in sorted(cells, key=lambda cell: ring.centre(cell)[1]):
        piece = board.pieces[cell]
        figure = druid_ghost(piece.side) if cell == taken else _figure(piece, None)
        yield Sprite(figure, ring.centre(cell))


LOOK = Look(
    scene,
    text_rows,
    sentences=sentences,
    regions=regions,
    perspectives=PERSPECTIVES,
    tones=SIDES,
    accent="red",
    palette="ring",
)

"""Contiguity: disks on the ring. `python -m renderer.games.contiguity out.png` shows it."""

from collections.abc import Iterable, Iterator

from engine import Piece, State
from engine.games.contiguity import ContiguityPosition
from renderer.last import last_ply
from renderer.registry import Look
from renderer.ring import marks
from renderer.ring.corners import cards, last_move, special
from renderer.ring.geometry import Ring, ring
from renderer.ring.ground import ground, letters
from renderer.ring.inks import INKS
from renderer.ring.middle import middle
from renderer.ring.pieces import dot, ghost, halo, pawn
from renderer.ring.table import MARKS, table
from renderer.scene import Scene
from renderer.shapes import Drawn, Sprite
from renderer.view import View

Cells = tuple[str, ...]


def scene(state: State, view: View) -> Scene:
    """The state as shapes."""
    board = ring(view.perspective)
    return Scene(ground(board), tuple(_live(state, view, board)), INKS)


def targets(state: State, cell: str | None) -> Cells:
    """Where the piece on a cell may go now; nothing if it is not its turn."""
    position = _position(state)
    piece = position.pieces().get(cell or "")
    mine = piece and state.turn is not None and state.stage.name == "play" and piece.side == position.side
    return position.reach(cell) if cell and mine else ()


def way(state: State) -> Cells:
    """The cells of the last move, from its start to its end."""
    last = last_ply(state)
    if not last or last.said:
        return ()
    start, end = last.text.split("-")
    return _position(state).path(start, end)


def rows(state: State, view: View) -> list[str]:
    """The board as lines of text."""
    passed = way(state)
    ends, reached = passed[:1] + passed[-1:], targets(state, view.picked)
    return table(state, view.language, ends, view.picked, reached, view.refused)


def _live(state: State, view: View, board: Ring) -> Iterator[Drawn]:
    pieces = _position(state).pieces()
    passed, reached = way(state), targets(state, view.picked)
    winners = state.outcome.cells if state.outcome else ()
    picked = view.picked if view.picked in pieces else None
    covered = {*passed, *reached, *view.refused}
    yield from (letter for cell, letter in letters(board) if cell not in covered and cell not in pieces)
    yield from (marks.refusal(board, cell) for cell in view.refused)
    yield from _moved(board, pieces, passed)
    yield from _standing(board, pieces, [cell for cell in pieces if cell not in winners])
    if winners:
        yield from marks.dimmed()
        yield from marks.won(board, winners)
        yield from _standing(board, pieces, winners)
    elif passed:
        yield from _chosen(board, pieces, passed[-1], "amber")
    if picked:
        yield from _chosen(board, pieces, picked, "teal")
        yield marks.chip(board, int(picked[:-1]), "teal")
    yield from (Sprite(dot(), board.at(cell)) for cell in reached)
    yield from (marks.chips(board, passed[0], passed[-1]) if passed else ())
    yield from cards(state, view)
    yield from last_move(state, view)
    yield from special(state, view)
    yield from middle(state, view)


def _moved(board: Ring, pieces: dict[str, Piece], passed: Cells) -> Iterator[Drawn]:
    """The way of the last move, and a ghost at its start."""
    if passed:
        yield from marks.path(board, passed)
        yield Sprite(ghost(pieces[passed[-1]].side), board.at(passed[0]))


def _standing(board: Ring, pieces: dict[str, Piece], cells: Iterable[str]) -> Iterator[Sprite]:
    """Pieces, the upper ones first: shadows fall downwards."""
    for cell in sorted(cells, key=lambda cell: board.at(cell)[1]):
        yield Sprite(pawn(pieces[cell].side), board.at(cell))


def _chosen(board: Ring, pieces: dict[str, Piece], cell: str, tone: str) -> Iterator[Sprite]:
    """A piece with a ring round it, above its neighbours."""
    yield from _standing(board, pieces, [cell])
    yield Sprite(halo(tone), board.at(cell))


def _position(state: State) -> ContiguityPosition:
    assert isinstance(state.position, ContiguityPosition)
    return state.position


LOOK = Look(scene, rows, MARKS, targets)

if __name__ == "__main__":
    from renderer.show import show

    show("contiguity", ("1d-10d", "2b-7b", "2c-2a", "29c-9c", "30c-14c", "1c-22c", "29b-26b", "22c-9a" ))

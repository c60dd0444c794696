"""Contiguity: disks on the ring. `python -m renderer.ring.contiguity out.png` shows it."""

from collections.abc import Iterator, Mapping

from engine import State
from engine.games.ring.contiguity import ContiguityPosition
from renderer.last import last_ply
from renderer.registry import Look
from renderer.ring import marks
from renderer.ring.corners import cards, last_move, special
from renderer.ring.deluxe import Cells, Played
from renderer.ring.geometry import WAYS, Ring, ring
from renderer.ring.ground import LETTERED, blank, ground
from renderer.ring.inks import INKS
from renderer.ring.middle import middle
from renderer.ring.pieces import chosen, dot, ghost, pawn
from renderer.ring.since import News, Pieces, lying, news
from renderer.ring.table import MARKS, table
from renderer.scene import Scene
from renderer.shapes import BARE, Drawn, Sprite
from renderer.since import steps_since
from renderer.view import View, undecided


def scene(state: State, view: View) -> Scene:
    """The state as shapes."""
    board = ring(view.perspective)
    return Scene(ground(board), tuple(_live(state, view, board)), INKS)


def rows(state: State, view: View) -> list[str]:
    """The board as lines of text."""
    passed = way(state)
    return table(state, view, moved=passed[:1] + passed[-1:], targets=targets(state, view))


def targets(state: State, view: View) -> Cells:
    """Where the picked piece may go now; nothing if it is not its turn."""
    if view.picked is None or state.turn is None or undecided(state):
        return ()
    position = _position(state)
    piece = position.pieces().get(view.picked)
    return position.reach(view.picked) if piece and piece.side == position.side else ()


def way(state: State) -> Cells:
    """The cells of the last move, from its start to its end; none if it was not a move."""
    last = last_ply(state)
    if not last or last.said:
        return ()
    start, end = last.text.split("-")
    return _position(state).path(start, end)


def since(state: State, view: View) -> News:
    """What has changed since the viewer looked, besides the latest ply."""
    plies = ((Played(way(after)), _position(after).pieces()) for _, after in steps_since(state, view.since))
    return news(plies, Played(way(state)), _position(state).pieces())


def _live(state: State, view: View, board: Ring) -> Iterator[Drawn]:
    pieces = _position(state).pieces()
    passed, reached = way(state), targets(state, view)
    before = since(state, view)
    yield from _lying(view, board, pieces, passed, reached, before)
    if state.outcome and state.outcome.cells:
        yield from _won(board, pieces, state.outcome.cells)
    else:
        picked = [view.picked] if view.picked in pieces else []
        tones = dict.fromkeys(before.arrived, "lately") | dict.fromkeys(passed[-1:], "amber")
        tones |= dict.fromkeys(picked, "teal")
        yield from _standing(board, pieces, tones, covered=(*view.refused, *before.laid))
    laid = {*passed, *before.laid}
    yield from (Sprite(dot(), board.at(cell), None if cell in laid else BARE) for cell in reached)
    yield from marks.chips(board, () if view.film else passed, view.picked if reached else None)
    yield from cards(state, view)
    yield from last_move(state, view)
    yield from special(state, view)
    yield from middle(state, view)


def _lying(view: View, board: Ring, pieces: Pieces, passed: Cells, reached: Cells, before: News) -> Iterator[Drawn]:
    """What lies on the stone: refused cells, the ways of moves, and no letters beneath them or beneath targets."""
    yield from (blank(board, cell) for cell in (*before.laid, *passed, *reached) if cell in LETTERED)
    yield from (marks.refusal(board, cell) for cell in view.refused)
    yield from lying(board, before)
    yield from marks.path(board, () if view.film else passed)
    if passed:
        yield Sprite(ghost(pieces[passed[-1]].side), board.at(passed[0]), BARE)


def _won(board: Ring, pieces: Pieces, cells: Cells) -> Iterator[Drawn]:
    """The group that won, in full light and on gold; all else dimmed."""
    yield from _standing(board, {cell: piece for cell, piece in pieces.items() if cell not in cells})
    yield from marks.dimmed()
    yield from marks.won(board, cells)
    yield from _standing(board, {cell: pieces[cell] for cell in cells}, on="gold")


def _standing(
    board: Ring, pieces: Pieces, tones: Mapping[str, str] = {}, on: str = BARE, covered: Cells = ()
) -> Iterator[Sprite]:
    """Pieces, the upper ones first, since shadows fall downwards; those with a ring in some tone above all others.

    They stand on `on`, but on `covered` cells something else lies, and rings overlap the pieces beside.
    """
    for cell in sorted(pieces, key=lambda cell: (cell in tones, board.at(cell)[1])):
        side = pieces[cell].side
        figure = chosen(side, tones[cell]) if cell in tones else pawn(side)
        yield Sprite(figure, board.at(cell), None if cell in covered or cell in tones else on)


def _position(state: State) -> ContiguityPosition:
    assert isinstance(state.position, ContiguityPosition)
    return state.position


LOOK = Look(scene, rows, MARKS, targets, ways=WAYS)

if __name__ == "__main__":
    from renderer.show import show

    opening = ("2c-5c", "29c-14c", "29b-16b", "1c-7c", "1d-23d", "1a-11a", "1b-22b", "7c-7b", "22b-13b", "30d-8d")
    show("contiguity", (*opening, "13b-5b", "14c-7c"))

"""What a picture of Contiguity Deluxe has to tell: the last ply cell by cell, victory spaces, targets, held druids."""

from dataclasses import dataclass

from engine import State
from engine.boards.ring import RING, easiest_path
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.games.ring.deluxe_rules import Victory
from renderer.last import last_ply
from renderer.view import View, placing, undecided

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """The last ply, if it was on the board: the cells passed (one, for a piece placed), and pawns sent elsewhere."""

    passed: Cells = ()
    sent: tuple[tuple[str, str], ...] = ()


def targets(state: State, view: View) -> Cells:
    """Where the picked piece may go now, nothing if it is not its turn; in the set-up, where the next may stand."""
    if view.typed is None or state.turn is None or undecided(state):
        return ()
    board = position(state)
    if board.phase != "move":
        return board.places()
    piece = board.pieces().get(view.picked or "")
    return board.reach(view.picked or "") if piece and piece.side == board.side else ()


def spaces(state: State) -> dict[str, int]:
    """The victory spaces, if the match has them, with the side whose druid first stood there."""
    board = position(state)
    if not any(isinstance(rule, Victory) for rule in board.rules):
        return {}
    return {cell: side for side in (0, 1) for cell in RING.named(board.homes[side])}


def is_held(state: State, cell: str | None) -> bool:
    """Whether a druid of the side to move stands on a cell and may not leave it."""
    if cell not in RING.index or state.turn is None or placing(state) or undecided(state):
        return False
    return position(state).is_held(RING.index[cell])


def played(state: State) -> Played:
    """The last ply as it went over the board; nothing if it did not."""
    last = last_ply(state)
    if not last or last.said:
        return Played()
    base, *rest = last.text.split(" ")
    sent = tuple((source, target) for source, _, target in (text[1:].partition(">") for text in rest))
    start, _, end = base.partition("-")
    if not end:
        return Played((start,))
    # The pawns that were sent elsewhere stood in their places while the piece moved.
    occupied = {*position(state).pieces()}
    for source, target in reversed(sent):
        occupied = (occupied - {target}) | {source}
    way = easiest_path(RING.index[start], RING.index[end], sum(1 << RING.index[cell] for cell in occupied))
    return Played(tuple(RING.names[cell] for cell in way), sent)


def missing(state: State) -> Cells:
    """The cells around a druid that nobody stood beside, if that is how the match ended."""
    if not state.outcome or state.outcome.reason != "isolation":
        return ()
    return RING.named(RING.neighbours[RING.index[state.outcome.cells[0]]])


def position(state: State) -> DeluxePosition:
    """The board."""
    assert isinstance(state.position, DeluxePosition)
    return state.position

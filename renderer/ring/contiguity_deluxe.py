"""Contiguity Deluxe: pawns and druids on the ring. `python -m renderer.ring.contiguity_deluxe out.png` shows it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import dist

from engine import Piece, State
from locales import say
from renderer.registry import Look
from renderer.ring import ends, marks
from renderer.ring.corners import cards, last_move, special
from renderer.ring.deluxe import Cells, Played, is_held, missing, played, position, spaces, targets
from renderer.ring.druid_piece import chosen_druid, druid, druid_ghost, refused_druid
from renderer.ring.geometry import WAYS, Ring, ring
from renderer.ring.ground import LETTERED, blank, ground
from renderer.ring.inks import DELUXE_INKS
from renderer.ring.middle import middle
from renderer.ring.pieces import chosen, dot, ghost, lettered_dot, pawn, relocated
from renderer.ring.since import News, lying, news
from renderer.ring.table import table
from renderer.scene import Scene
from renderer.shapes import BARE, Drawn, Figure, Sprite
from renderer.since import steps_since
from renderer.view import View, placing, side_name

_PAWNS = "wr"
_DRUIDS = {"druid": "WR"}
_NEAR = 100
"""Pieces this close to a druid, or to a ring round a piece, may be covered by it in part or cover it."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is to be drawn, besides the words."""

    board: Ring
    pieces: dict[str, Piece]
    spaces: dict[str, int]
    """Victory spaces, with the side whose druid first stood there."""
    played: Played
    since: News
    reached: Cells
    picked: str | None
    refused: Cells

    @property
    def laid(self) -> frozenset[str]:
        """Cells on which something lies beneath the pieces."""
        return frozenset((*self.spaces, *self.refused, *self.since.laid, *self.played.passed))


def scene(state: State, view: View) -> Scene:
    """The state as shapes."""
    board = ring(view.perspective)
    return Scene(ground(board), tuple(_live(state, view, board)), DELUXE_INKS)


def rows(state: State, view: View) -> list[str]:
    """The board as lines of text."""
    last = played(state)
    moved = (*last.passed[:1], *last.passed[-1:], *(cell for pair in last.sent for cell in pair))
    reached = targets(state, view)
    shown = replace(view, typed=None) if placing(state) else view
    return table(state, shown, moved, reached, _PAWNS, _DRUIDS, tuple(spaces(state)))


def told(state: State, view: View) -> Iterator[str]:
    """Where a druid wins at once, and whether the one that is picked may not move."""
    for cell, side in spaces(state).items() if state.turn is not None else ():
        yield say(view.language, "alt-victory", side=side_name(state, view, 1 - side), cell=cell)
    if is_held(state, view.picked):
        yield say(view.language, "alt-held", cell=view.picked)


def since(state: State, view: View) -> News:
    """What has changed since the viewer looked, besides the latest ply."""
    plies = ((played(after), position(after).pieces()) for _, after in steps_since(state, view.since))
    return news(plies, played(state), position(state).pieces())


def _live(state: State, view: View, board: Ring) -> Iterator[Drawn]:
    pieces = position(state).pieces()
    picked = view.picked if view.picked in pieces and not placing(state) else None
    reached = targets(state, view)
    shown = Table(board, pieces, spaces(state), played(state), since(state, view), reached, picked, view.refused)
    yield from _lying(shown, missing(state), view)
    chips = marks.chips(board, () if view.film else shown.played.passed, picked if reached else None)
    if state.outcome and state.outcome.cells:
        yield from _ended(state, shown)
        yield from chips
    else:
        yield from chips
        yield from _standing(shown, _tones(shown))
    yield from _dots(shown, lettered=not picked)
    yield from cards(state, view)
    yield from last_move(state, view)
    yield from special(state, view, picked=_held(state, view))
    yield from middle(state, view)


def _held(state: State, view: View) -> str | None:
    return say(view.language, "board-held", cell=view.picked) if is_held(state, view.picked) else None


def _lying(shown: Table, bare: Cells, view: View) -> Iterator[Drawn]:
    """What lies on the stone: victory spaces, refused cells, the way of the last move, ghosts; no letters on `bare`."""
    board, last = shown.board, shown.played
    sources = tuple(source for source, _ in last.sent)
    covered = {*last.passed, *shown.since.laid, *shown.reached, *sources, *_hooded(shown), *bare}
    yield from (blank(board, cell) for cell in LETTERED if cell in covered)
    yield from (marks.home(board, cell, side) for cell, side in shown.spaces.items())
    yield from (marks.refusal(board, cell) for cell in shown.refused)
    yield from lying(board, shown.since)
    yield from marks.path(board, last.passed if len(last.passed) > 1 and not view.film else ())
    if not last.passed or last.passed[-1] not in shown.pieces:
        return
    mover = shown.pieces[last.passed[-1]]
    left = {source: ghost(1 - mover.side) for source in sources}
    if len(last.passed) > 1:
        left[last.passed[0]] = druid_ghost(mover.side) if mover.kind == "druid" else ghost(mover.side)
    yield from (Sprite(figure, board.at(cell)) for cell, figure in left.items() if cell not in shown.pieces)


def _hooded(shown: Table) -> Iterator[str]:
    """The lettered cells into which a druid's hood reaches."""
    druids = [shown.board.at(cell) for cell, piece in shown.pieces.items() if piece.kind == "druid"]
    for cell in LETTERED:
        x, y = shown.board.at(cell)
        if any(abs(x - middle) < 28 and 0 < foot - y < 62 for middle, foot in druids):
            yield cell


def _tones(shown: Table) -> dict[str, str]:
    """What stands out, and how. A druid hides most of its cell, so one that breaks a rule wears the mark itself."""
    druids = (cell for cell in shown.refused if cell in shown.pieces and shown.pieces[cell].kind == "druid")
    tones = dict.fromkeys(shown.since.arrived, "lately")
    tones |= dict.fromkeys((target for _, target in shown.played.sent), "sent")
    tones |= dict.fromkeys(shown.played.passed[-1:], "amber") | dict.fromkeys(druids, "refused")
    return tones | ({shown.picked: "teal"} if shown.picked else {})


def _standing(shown: Table, tones: dict[str, str], cells: Cells | None = None) -> Iterator[Sprite]:
    """Pieces, the upper ones first: a hood covers a part of what is behind it."""
    board, pieces = shown.board, shown.pieces
    large = [board.at(cell) for cell, piece in pieces.items() if piece.kind == "druid" or cell in tones]
    for cell in sorted(pieces if cells is None else cells, key=lambda cell: board.at(cell)[1]):
        at = board.at(cell)
        free = cell not in shown.laid and all(dist(at, other) > _NEAR for other in large)
        yield Sprite(_figure(pieces[cell], tones.get(cell)), at, BARE if free else None)


def _figure(piece: Piece, tone: str | None) -> Figure:
    if piece.kind == "druid" and tone == "refused":
        return refused_druid(piece.side)
    if piece.kind == "druid":
        return chosen_druid(piece.side, tone) if tone else druid(piece.side)
    if tone == "sent":
        return relocated(piece.side)
    return chosen(piece.side, tone) if tone else pawn(piece.side)


def _dots(shown: Table, lettered: bool) -> Iterator[Sprite]:
    for cell in shown.reached:
        figure = lettered_dot(cell[-1]) if lettered and cell in LETTERED else dot()
        yield Sprite(figure, shown.board.at(cell), None if cell in shown.laid or _is_behind(shown, cell) else BARE)


def _is_behind(shown: Table, cell: str) -> bool:
    """Whether a druid's hood may reach into a cell."""
    druids = (cell for cell, piece in shown.pieces.items() if piece.kind == "druid")
    return any(dist(shown.board.at(cell), shown.board.at(other)) < _NEAR for other in druids)


def _ended(state: State, shown: Table) -> Iterator[Drawn]:
    """Night over the ring, and in full light what shows why the match is over."""
    assert state.outcome
    board, pieces, reason = shown.board, shown.pieces, state.outcome.reason
    cells = tuple(cell for cell in state.outcome.cells if cell in pieces)
    winner = state.sides[state.outcome.winners[0]]
    yield from _standing(shown, {}, tuple(cell for cell in pieces if cell not in cells))
    yield from marks.dimmed()
    druids = tuple(cell for cell in cells if pieces[cell].kind == "druid")
    if reason == "surround":
        taken = next(cell for cell in druids if pieces[cell].side != winner)
        holders = tuple(cell for cell in cells if cell != taken)
        yield from ends.surrounded(board, taken, holders, tuple(cell for cell in druids if cell != taken))
        yield from _standing_on_gold(shown, cells, taken)
        return
    if reason == "isolation":
        yield from ends.lonely(board, cells[0])
    elif reason == "victory":
        yield from ends.reached(board, cells[0], 1 - winner)
    else:
        yield from marks.won(board, cells, druids)
    yield from _standing_on_gold(shown, cells)


def _standing_on_gold(shown: Table, cells: Cells, taken: str | None = None) -> Iterator[Sprite]:
    """The pieces that show why the match is over, the upper ones first; a druid that is taken is a ghost."""
    board = shown.board
    for cell in sorted(cells, key=lambda cell: board.at(cell)[1]):
        piece = shown.pieces[cell]
        figure = druid_ghost(piece.side) if cell == taken else _figure(piece, None)
        yield Sprite(figure, board.at(cell))


LOOK = Look(scene, rows, _PAWNS, targets, _DRUIDS, told, ways=WAYS)

if __name__ == "__main__":
    from renderer.show import show

    pawns = ("6b", "6a", "7a", "5b", "5c", "7b", "8b", "5d", "4b", "3b", "2b", "8a")
    show("contiguity-deluxe", (*pawns, "5a", "3c", "2b-20b"))

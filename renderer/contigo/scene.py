"""The board of Contigo as shapes: what lies on the stone, pits, pawns, and the marks on them."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from engine import State
from engine.boards.pits import CELLS, PITS
from renderer.contigo import choosing, targets, wins
from renderer.contigo.band import band
from renderer.contigo.geometry import Field, field, stone
from renderer.contigo.ground import ground
from renderer.contigo.inks import INKS
from renderer.contigo.marks import hatched
from renderer.contigo.paths import landings, path
from renderer.contigo.pawns import Pawn, marked, pawn
from renderer.contigo.plies import Turn, fallen, last_turn, pawns, position
from renderer.contigo.since import News, lying, news
from renderer.contigo.sowing import pill, sown
from renderer.contigo.typed import Asked, asked
from renderer.contigo.wells import Well, broken_ring, flat_well, plain, well
from renderer.scene import Scene
from renderer.shapes import Drawn, Figure, Sprite
from renderer.view import View


def scene(state: State, view: View) -> Scene:
    """The state as shapes."""
    board = field(view.perspective)
    return Scene(ground(board), tuple(_live(state, view, board)), INKS)


def _live(state: State, view: View, board: Field) -> Iterator[Drawn]:
    typed = asked(state, view)
    refused = tuple(name for name in view.refused if name in CELLS.index)
    yield from (Sprite(hatched(), board.cell(name)) for name in refused)
    if view.film:
        yield from _filmed(board, state)
    elif typed:
        yield from _half_told(board, typed, refused)
    elif state.outcome and state.outcome.cells:
        yield from _won(board, state, last_turn(state), news(state, view))
    else:
        yield from _played(board, state, last_turn(state), news(state, view), refused)
    for number in pits_in(view.refused):
        yield Sprite(broken_ring("refused"), board.pit(number))
        yield pill(board, number, "refused")
    yield from band(state, view)


def pits_in(refused: Collection[str]) -> tuple[int, ...]:
    """The pits among what breaks a rule, told as `pit 9`."""
    names = {f"pit {one.number}": one.number for one in PITS}
    return tuple(names[name] for name in refused if name in names)


def _played(board: Field, state: State, turn: Turn | None, before: News, refused: Collection[str]) -> Iterator[Drawn]:
    """The position with the latest turn, and with what came before that and has not been seen yet."""
    there = pawns(position(state))
    laid = {*refused, *before.laid, *(turn.passed[:-1] if turn else ())}
    yield from _beneath(board, state, turn, before)
    yield from _standing(board, there, dict.fromkeys(before.arrived, "lately") | _moved(there, turn), laid)
    yield from _above(board, turn)


def _beneath(board: Field, state: State, turn: Turn | None, before: News) -> Iterator[Drawn]:
    """The pits, and what lies beneath the pawns."""
    yield from lying(board, before)
    if turn:
        yield from path(board, turn)
    shown = {number: well(one) for number, one in before.wells.items()}
    yield from _pits(board, _after(position(state).pits, turn) | shown)


def _above(board: Field, turn: Turn | None) -> Iterator[Drawn]:
    """What lies above the pawns, and beside the slab."""
    if turn:
        yield from landings(board, turn)
    if turn and turn.sowing:
        yield from sown(board, turn.sowing)


def _moved(there: Mapping[str, Pawn], turn: Turn | None) -> dict[str, str]:
    """The pawn that moved, if it still stands there, in amber."""
    return {name: "amber" for name in turn.corners[-1:] if name in there} if turn else {}


def _won(board: Field, state: State, turn: Turn | None, before: News) -> Iterator[Drawn]:
    """The end: all but what shows it in the dark."""
    assert state.outcome
    there = pawns(position(state))
    yield from _beneath(board, state, turn, before)
    winners = {name: one for name, one in there.items() if name in state.outcome.cells}
    yield from _standing(board, {name: one for name, one in there.items() if name not in winners}, {}, there)
    yield from wins.dimmed(board)
    yield from wins.strokes(board, state)
    yield from _standing(board, winners, dict.fromkeys(winners, "gold") | _moved(winners, turn), winners)
    yield from _above(board, turn)


def _filmed(board: Field, state: State) -> Iterator[Drawn]:
    """The position as one of many: pits and marks are flat, and of the latest turn only the pawn is told."""
    here, turn = position(state), last_turn(state)
    there = pawns(here)
    if turn:
        yield from path(board, turn, flat=True)
    yield from (_flat_pit(board, number, count) for number, count in enumerate(here.pits, 1))
    yield from _standing(board, there, _moved(there, turn), turn.passed[:-1] if turn else (), flat=True)
    if turn:
        yield from landings(board, turn)


def _half_told(board: Field, typed: Asked, refused: Collection[str]) -> Iterator[Drawn]:
    """The position in the middle of a turn, with what may be told next."""
    here = typed.turn.after_pawn
    there = pawns(here)
    yield from path(board, typed.turn, "teal")
    yield from targets.beneath(board, typed)
    if typed.sowing:
        yield from _pits(board, choosing.wells(typed))
    else:
        ruling = targets.ruling(typed)
        yield from _pits(board, _counted(here.pits, ruling if typed.going else None))
    tones = {typed.at: "teal"} if typed.at else dict.fromkeys(typed.movable, "teal")
    laid = there if typed.going else {*refused, *typed.turn.passed}
    yield from _standing(board, there, tones, laid)
    yield from landings(board, typed.turn, "teal")
    yield from targets.above(board, typed)
    if typed.sowing:
        yield from choosing.numbers(board, typed)


def _counted(counts: bytes, matter: Collection[int] | None = None) -> dict[int, Figure]:
    """The pits, faded where they do not matter."""
    if matter is None:
        return dict(enumerate(map(plain, counts), 1))
    return {number: plain(count, number not in matter) for number, count in enumerate(counts, 1)}


def _after(counts: bytes, turn: Turn | None) -> dict[int, Figure]:
    """The pits with what was taken and dropped."""
    shown = _counted(counts)
    if turn and turn.sowing:
        shown[turn.sowing.pit] = well(Well(counts[turn.sowing.pit - 1], taken=turn.sowing.taken))
        for number, drop in fallen(turn.sowing).items():
            shown[number] = well(Well(counts[number - 1], dropped=drop))
    return shown


def _pits(board: Field, shown: Mapping[int, Figure]) -> Iterator[Sprite]:
    return (Sprite(figure, board.pit(number), "slab") for number, figure in shown.items())


@cache
def _flat_pit(board: Field, number: int, count: int) -> Sprite:
    return Sprite(flat_well(count), board.pit(number), "slab")


def _standing(
    board: Field, there: Mapping[str, Pawn], tones: Mapping[str, str], laid: Collection[str], flat: bool = False
) -> Iterator[Sprite]:
    """Pawns, the upper ones first, those with a line round them above all others; on `laid` cells lies something."""
    for name in sorted(there, key=lambda name: (name in tones, board.cell(name)[1])):
        figure = marked(there[name], tones[name], flat) if name in tones else pawn(there[name])
        yield Sprite(figure, board.cell(name), None if name in laid else stone(name))

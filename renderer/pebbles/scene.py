"""The board of Contigo as shapes: what lies on the stone, pits, pawns, and the marks on them."""

from collections.abc import Collection, Iterator, Mapping

from engine import State
from engine.boards.pits import CELLS, PITS
from renderer.pebbles import choosing, targets, wins
from renderer.pebbles.band import band
from renderer.pebbles.geometry import cell, pit, stone
from renderer.pebbles.ground import ground
from renderer.pebbles.inks import INKS
from renderer.pebbles.marks import hatched
from renderer.pebbles.paths import landings, path
from renderer.pebbles.pawns import Pawn, marked, pawn
from renderer.pebbles.plies import Turn, fallen, last_turn, pawns, position
from renderer.pebbles.sowing import pill, sown
from renderer.pebbles.typed import Asked, asked
from renderer.pebbles.wells import Well, broken_ring, plain, well
from renderer.scene import Scene
from renderer.shapes import Drawn, Figure, Sprite
from renderer.view import View


def scene(state: State, view: View) -> Scene:
    """The state as shapes."""
    return Scene(ground(), tuple(_live(state, view)), INKS)


def _live(state: State, view: View) -> Iterator[Drawn]:
    typed = asked(state, view)
    refused = tuple(name for name in view.refused if name in CELLS.index)
    yield from (Sprite(hatched(), cell(name)) for name in refused)
    if typed:
        yield from _half_told(typed, refused)
    elif state.outcome and state.outcome.cells:
        yield from _won(state, last_turn(state))
    else:
        yield from _played(state, last_turn(state), refused)
    for number in pits_in(view.refused):
        yield Sprite(broken_ring("refused"), pit(number))
        yield pill(number, "refused")
    yield from band(state, view)


def pits_in(refused: Collection[str]) -> tuple[int, ...]:
    """The pits among what breaks a rule, told as `pit 9`."""
    names = {f"pit {one.number}": one.number for one in PITS}
    return tuple(names[name] for name in refused if name in names)


def _played(state: State, turn: Turn | None, refused: Collection[str]) -> Iterator[Drawn]:
    """The position with the latest turn."""
    there = pawns(position(state))
    laid = {*refused, *turn.passed[:-1]} if turn else refused
    yield from _beneath(state, turn)
    yield from _standing(there, _moved(there, turn), laid)
    yield from _above(turn)


def _beneath(state: State, turn: Turn | None) -> Iterator[Drawn]:
    """The pits, and what lies beneath the pawns."""
    if turn:
        yield from path(turn)
    yield from _pits(_after(position(state).pits, turn))


def _above(turn: Turn | None) -> Iterator[Drawn]:
    """What lies above the pawns, and beside the slab."""
    if turn:
        yield from landings(turn)
    if turn and turn.sowing:
        yield from sown(turn.sowing)


def _moved(there: Mapping[str, Pawn], turn: Turn | None) -> dict[str, str]:
    """The pawn that moved, if it still stands there, in amber."""
    return {name: "amber" for name in turn.corners[-1:] if name in there} if turn else {}


def _won(state: State, turn: Turn | None) -> Iterator[Drawn]:
    """The end: all but what shows it in the dark."""
    assert state.outcome
    there = pawns(position(state))
    yield from _beneath(state, turn)
    winners = {name: one for name, one in there.items() if name in state.outcome.cells}
    yield from _standing({name: one for name, one in there.items() if name not in winners}, {}, there)
    yield from wins.dimmed()
    yield from wins.strokes(state)
    yield from _standing(winners, dict.fromkeys(winners, "gold") | _moved(winners, turn), winners)
    yield from _above(turn)


def _half_told(typed: Asked, refused: Collection[str]) -> Iterator[Drawn]:
    """The position in the middle of a turn, with what may be told next."""
    here = typed.turn.after_pawn
    there = pawns(here)
    yield from path(typed.turn, "teal")
    yield from targets.beneath(typed)
    if typed.sowing:
        yield from _pits(choosing.wells(typed))
    else:
        ruling = targets.ruling(typed)
        yield from _pits(_counted(here.pits, ruling if typed.going else None))
    tones = {typed.at: "teal"} if typed.at else dict.fromkeys(typed.movable, "teal")
    laid = there if typed.going else {*refused, *typed.turn.passed}
    yield from _standing(there, tones, laid)
    yield from landings(typed.turn, "teal")
    yield from targets.above(typed)
    if typed.sowing:
        yield from choosing.numbers(typed)


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


def _pits(shown: Mapping[int, Figure]) -> Iterator[Sprite]:
    return (Sprite(figure, pit(number), "slab") for number, figure in shown.items())


def _standing(there: Mapping[str, Pawn], tones: Mapping[str, str], laid: Collection[str]) -> Iterator[Sprite]:
    """Pawns, the upper ones first, those with a line round them above all others; on `laid` cells lies something."""
    for name in sorted(there, key=lambda name: (name in tones, cell(name)[1])):
        figure = marked(there[name], tones[name]) if name in tones else pawn(there[name])
        yield Sprite(figure, cell(name), None if name in laid else stone(name))

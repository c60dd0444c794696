"""The scene of Contigo: what lies on the slab, pits, pawns, the marks on them, and how a match ends."""

from collections.abc import Collection, Iterator, Mapping

from engine import State
from engine.boards.pits import CELLS, LINES, PITS
from engine.games.contigo.contigo import AlignmentPosition
from renderer.contigo.contigo_band import band
from renderer.contigo.contigo_board import MIDDLE, SLAB, SLAB_CORNER, Layout, coordinates, ground, layout
from renderer.contigo.contigo_marks import broken_pit_ring, hatching, pit_ring, target_ring
from renderer.contigo.contigo_pits import PitView, flat_pit, pit_figure, plain_pit
from renderer.contigo.contigo_since import Changes, change_marks, changes_since
from renderer.contigo.contigo_targets import candidates, ruling_pits, targets_above, targets_below
from renderer.contigo.pawn_paths import marks_above, marks_below
from renderer.contigo.pawns import Pawn, marked_pawn, upright_pawn
from renderer.contigo.played_turns import PlayedTurn, dropped_by_pit, last_turn, pawns_on, position_of
from renderer.contigo.sowing_marks import pit_number, played_sowing, sowing_arrows, typed_sowing
from renderer.contigo.typed_turns import TypedTurn, typed_turn
from renderer.shapes import Box, Disk, Drawn, Figure, Line, Scene, Sprite
from renderer.view import View

_NIGHT = 0.44
"""The opacity of the dark over the board at the end of a match."""
_STROKE = ((30, "gold-case"), (22, "gold"))
_GAP_RING = ((20, "gold-case"), (17, "gold"), (8, "gold-case"))
_LINES = tuple(tuple(CELLS.names[cell] for cell in line) for line in LINES)


def scene(state: State, view: View) -> Scene:
    """Return the state as shapes."""
    board = layout(view.perspective)
    return Scene(ground(board), tuple(_live(state, view, board)))


def _live(state: State, view: View, board: Layout) -> Iterator[Drawn]:
    typed = typed_turn(state, view)
    yield from (Sprite(hatching(), board.cell(name)) for name in view.refused if name in CELLS.index)
    if view.film:
        yield from _film(board, state)
    elif typed:
        yield from _typed(board, typed)
    elif state.outcome and state.outcome.cells:
        yield from _won(board, state, last_turn(state), changes_since(state, view))
    else:
        yield from _played(board, state, last_turn(state), changes_since(state, view))
    for number in pits_among(view.refused):
        yield Sprite(broken_pit_ring("refused"), board.pit(number))
        yield pit_number(board, number, "refused")
    yield from (Sprite(target_ring("teal"), board.cell(name)) for name in view.pointed if name in CELLS.index)
    yield from (Sprite(pit_ring("teal"), board.pit(number)) for number in pits_among(view.pointed))
    if typed:
        yield from candidates(board, view.numbered, {*typed.turn.after_pawn.pieces(), *typed.half.targets})
    if not view.bare:
        yield from band(state, view)


def pits_among(names: Collection[str]) -> tuple[int, ...]:
    """Return the numbers of the pits among the names of cells and pits; a pit is named `pit 9`."""
    numbers = {f"pit {pit.number}": pit.number for pit in PITS}
    return tuple(numbers[name] for name in names if name in numbers)


# The position, with the last turn or a typed one


def _played(board: Layout, state: State, turn: PlayedTurn | None, changes: Changes) -> Iterator[Drawn]:
    """Draw the position with the last turn and with what changed before it."""
    pawns = pawns_on(position_of(state))
    yield from _below_pawns(board, state, turn, changes)
    yield from _pawns(board, pawns, dict.fromkeys(changes.arrived, "lately") | _moved(pawns, turn))
    yield from _above_pawns(board, turn, changes)


def _below_pawns(board: Layout, state: State, turn: PlayedTurn | None, changes: Changes) -> Iterator[Drawn]:
    yield from change_marks(board, changes)
    if turn:
        yield from marks_below(board, turn)
    changed = {number: pit_figure(shown) for number, shown in changes.pits.items()}
    yield from _pits(board, _sown_pits(position_of(state).pits, turn) | changed)


def _above_pawns(board: Layout, turn: PlayedTurn | None, changes: Changes) -> Iterator[Drawn]:
    for earlier in changes.turns:
        if earlier.sowing:
            yield from sowing_arrows(board, earlier.sowing, "lately")
    if turn:
        yield from marks_above(board, turn)
    if turn and turn.sowing:
        yield from played_sowing(board, turn.sowing)


def _moved(pawns: Mapping[str, Pawn], turn: PlayedTurn | None) -> dict[str, str]:
    """Return the tone of the pawn that moved, by its cell, if it still stands there."""
    return {name: "amber" for name in turn.corners[-1:] if name in pawns} if turn else {}


def _typed(board: Layout, typed: TypedTurn) -> Iterator[Drawn]:
    """Draw the position in the middle of a typed turn, with what may be chosen next."""
    position = typed.turn.after_pawn
    pawns = pawns_on(position)
    yield from marks_below(board, typed.turn, "teal")
    yield from targets_below(board, typed)
    if typed.half.choosing_sowing:
        yield from _pits(board, _typed_pits(typed))
    else:
        yield from _pits(board, _plain_pits(position.pits, ruling_pits(typed) if typed.half.choosing_leg else None))
    picked = [typed.half.pawn_cell] if typed.half.pawn_cell else [pawn.cells[0] for pawn in typed.half.pawns]
    yield from _pawns(board, pawns, dict.fromkeys(picked, "teal"))
    yield from marks_above(board, typed.turn, "teal")
    yield from targets_above(board, typed)
    if typed.half.choosing_sowing:
        yield from typed_sowing(board, typed)


def _film(board: Layout, state: State) -> Iterator[Drawn]:
    """Draw the position plainly, with the last turn's pawn but not its pebbles."""
    position, turn = position_of(state), last_turn(state)
    pawns = pawns_on(position)
    if turn:
        yield from marks_below(board, turn, film=True)
    yield from _pits(board, dict(enumerate(map(flat_pit, position.pits), 1)))
    yield from _pawns(board, pawns, _moved(pawns, turn), film=True)
    if turn:
        yield from marks_above(board, turn)


# Pits and pawns


def _plain_pits(counts: bytes, ruling: Collection[int] | None = None) -> dict[int, Figure]:
    """Return the pits without marks; if `ruling` pits are given, all others are faded."""
    if ruling is None:
        return dict(enumerate(map(plain_pit, counts), 1))
    return {number: plain_pit(count, number not in ruling) for number, count in enumerate(counts, 1)}


def _sown_pits(counts: bytes, turn: PlayedTurn | None) -> dict[int, Figure]:
    """Return the pits with what the last turn took and dropped marked."""
    pits = _plain_pits(counts)
    if turn and turn.sowing:
        pits[turn.sowing.pit] = pit_figure(PitView(counts[turn.sowing.pit - 1], taken=turn.sowing.taken))
        for number, dropped in dropped_by_pit(turn.sowing).items():
            pits[number] = pit_figure(PitView(counts[number - 1], dropped=dropped))
    return pits


def _typed_pits(typed: TypedTurn) -> dict[int, Figure]:
    """Return the pits with what the typed sowing has taken and dropped so far; those that do not matter are faded."""
    sowing = typed.turn.sowing
    dropped = dropped_by_pit(sowing)
    open_pits = {*typed.half.next_pits, typed.half.pit, *dropped}
    return {
        number: pit_figure(
            PitView(
                count,
                taken=sowing.taken if sowing and number == typed.half.pit else 0,
                dropped=dropped.get(number, 0),
                tone="teal",
                faded=number not in open_pits,
            )
        )
        for number, count in enumerate(typed.half.counts, 1)
    }


def _pits(board: Layout, figures: Mapping[int, Figure]) -> Iterator[Sprite]:
    return (Sprite(figure, board.pit(number)) for number, figure in figures.items())


def _pawns(
    board: Layout,
    pawns: Mapping[str, Pawn],
    tones: Mapping[str, str],
    film: bool = False,
) -> Iterator[Sprite]:
    """Draw pawns from the top of the picture down, marked ones last."""
    for name in sorted(pawns, key=lambda name: (name in tones, board.cell(name)[1])):
        figure = marked_pawn(pawns[name], tones[name], film) if name in tones else upright_pawn(pawns[name])
        yield Sprite(figure, board.cell(name))


# The end of a match


def _won(board: Layout, state: State, turn: PlayedTurn | None, changes: Changes) -> Iterator[Drawn]:
    """Draw the end: the winning pawns in the light, everything else on the slab in the dark."""
    assert state.outcome
    pawns = pawns_on(position_of(state))
    yield from _below_pawns(board, state, turn, changes)
    winning = {name: pawn for name, pawn in pawns.items() if name in state.outcome.cells}
    yield from _pawns(board, {name: pawn for name, pawn in pawns.items() if name not in winning}, {})
    yield Box(MIDDLE, SLAB, SLAB, SLAB_CORNER, "ground", alpha=_NIGHT)
    yield from coordinates(board, "text")
    yield from _winning_lines(board, state)
    yield from _pawns(board, winning, dict.fromkeys(winning, "gold") | _moved(winning, turn))
    yield from _above_pawns(board, turn, changes)


def _winning_lines(board: Layout, state: State) -> Iterator[Drawn]:
    """Draw a stroke through every line that won, with a ring on each empty cell between its pawns."""
    position = position_of(state)
    if not isinstance(position, AlignmentPosition) or not state.outcome:
        return
    runs = [run for run in position.alignments() if {*run} <= {*state.outcome.cells}]
    for width, tone in _STROKE:
        yield from (Line(board.cell(run[0]), board.cell(run[-1]), width, tone, round=True) for run in runs)
    for run in runs:
        for name in _gaps(run):
            yield from (Disk(board.cell(name), radius, tone) for radius, tone in _GAP_RING)


def _gaps(run: tuple[str, ...]) -> tuple[str, ...]:
    """Return the empty cells of a line between the first and the last of some pawns on it."""
    line = next(names for names in _LINES if {*run} <= {*names})
    first, last = sorted(line.index(name) for name in (run[0], run[-1]))
    return tuple(name for name in line[first : last + 1] if name not in run)

"""How a match ends on the board: the dark over what did not matter, and the stroke through a line of four."""

from collections.abc import Iterator

from engine import State
from engine.boards.pits import CELLS, LINES
from engine.games.contigo.contigo import AlignmentPosition
from renderer.contigo.geometry import MIDDLE, SLAB, Field
from renderer.contigo.ground import coordinates
from renderer.contigo.plies import position
from renderer.shapes import Box, Disk, Drawn, Line

_VEIL = 0.44
_STROKE = ((30, "gold-case"), (22, "gold"))
_GAP = ((20, "gold-case"), (17, "gold"), (8, "gold-case"))
_LINES = tuple(tuple(CELLS.names[cell] for cell in line) for line in LINES)


def dimmed(field: Field) -> Iterator[Drawn]:
    """Night over the slab, and the coordinates once more."""
    yield Box(MIDDLE, SLAB, SLAB, 30, "ground", alpha=_VEIL)
    yield from coordinates(field, "text")


def strokes(field: Field, state: State) -> Iterator[Drawn]:
    """A golden stroke through every line that won, with a ring on each empty cell between its pawns."""
    here = position(state)
    if not isinstance(here, AlignmentPosition) or not state.outcome:
        return
    runs = [run for run in here.alignments() if {*run} <= {*state.outcome.cells}]
    for width, tone in _STROKE:
        yield from (Line(field.cell(run[0]), field.cell(run[-1]), width, tone, round=True) for run in runs)
    for run in runs:
        for name in between(run):
            yield from (Disk(field.cell(name), radius, tone) for radius, tone in _GAP)


def between(run: tuple[str, ...]) -> tuple[str, ...]:
    """The empty cells of a line between the first and the last of some pawns on it."""
    line = next(names for names in _LINES if {*run} <= {*names})
    first, last = sorted(line.index(name) for name in (run[0], run[-1]))
    return tuple(name for name in line[first : last + 1] if name not in run)

"""The changes on the board of Contigo since the viewer looked, besides the last turn."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import State
from renderer.contigo.contigo_board import Layout
from renderer.contigo.contigo_pits import PitView
from renderer.contigo.pawn_paths import legs
from renderer.contigo.pawns import Pawn, imprint
from renderer.contigo.played_turns import PlayedTurn, dropped_by_pit, last_turn, pawns_on, position_of
from renderer.plies import FOLLOWED, steps_since
from renderer.shapes import Drawn, Sprite
from renderer.view import View


@dataclass(frozen=True, slots=True)
class Changes:
    """The marks of changes."""

    arrived: tuple[str, ...] = ()
    """The cells of pawns that came there."""
    left: dict[str, tuple[Pawn, bool]] = field(default_factory=dict)
    """Empty cells, with the pawn that stood there last, and whether it was captured there."""
    turns: tuple[PlayedTurn, ...] = ()
    """The turns whose paths and sowings are drawn; none if they are too many."""
    pits: dict[int, PitView] = field(default_factory=dict)
    """Pits that hold more or fewer pebbles than before."""


def changes_since(state: State, view: View) -> Changes:
    """Return what the turns before the last one changed and the last one did not change again."""
    turns = tuple(turn for _, after in steps_since(state, view.since) if (turn := last_turn(after)))
    if not turns:
        return Changes()
    last, pawns = last_turn(state), pawns_on(position_of(state))
    arrived: dict[str, None] = {}
    left: dict[str, tuple[Pawn, bool]] = {}
    for turn in filter(lambda turn: turn.corners, turns):
        assert turn.pawn
        left[turn.corners[0]] = (turn.pawn, False)
        left |= {cell: (captured, True) for cell, captured in turn.captured.items()}
        for cell in (turn.corners[0], *turn.captured):
            arrived.pop(cell, None)
        arrived[turn.corners[-1]] = None
    touched = {*last.corners[:1], *last.leg_ends} if last else {*()}
    return Changes(
        tuple(cell for cell in arrived if cell in pawns and cell not in touched),
        {cell: pawn for cell, pawn in left.items() if cell not in pawns and cell not in touched},
        turns if len(turns) <= FOLLOWED else (),
        _changed_pits(turns[0].before.pits, position_of(state).pits, last),
    )


def _changed_pits(before: bytes, now: bytes, last: PlayedTurn | None) -> dict[int, PitView]:
    """Return the pits whose pebbles are not as many as before, but for those that the last turn touched."""
    sowing = last.sowing if last else None
    touched = {sowing.pit, *dropped_by_pit(sowing)} if sowing else {*()}
    return {
        number: PitView(count, taken=max(0, old - count), dropped=max(0, count - old), tone="lately")
        for number, (old, count) in enumerate(zip(before, now, strict=True), 1)
        if old != count and number not in touched
    }


def change_marks(layout: Layout, changes: Changes) -> Iterator[Drawn]:
    """Draw what lies below the pawns: imprints, then paths."""
    for cell, (pawn, captured) in changes.left.items():
        yield Sprite(imprint(pawn, captured=captured), layout.cell(cell))
    for turn in changes.turns:
        yield from legs(layout, turn, "lately")

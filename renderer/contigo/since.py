"""What has changed on the board since somebody looked, besides the latest turn."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import State
from renderer.contigo.geometry import Field, stone
from renderer.contigo.paths import legs
from renderer.contigo.pawns import Pawn, imprint
from renderer.contigo.plies import Turn, fallen, last_turn, pawns, position, turn_of
from renderer.contigo.wells import Well
from renderer.shapes import Drawn, Sprite
from renderer.since import FOLLOWED, steps_since
from renderer.view import View


@dataclass(frozen=True, slots=True)
class News:
    """What there is to be marked."""

    arrived: tuple[str, ...] = ()
    """Where pawns stand that came there."""
    left: dict[str, tuple[Pawn, bool]] = field(default_factory=dict)
    """Empty cells, with what stood there last, and whether it was captured there."""
    turns: tuple[Turn, ...] = ()
    """The turns whose ways are drawn, if they are not too many."""
    wells: dict[int, Well] = field(default_factory=dict)
    """Pits that hold more or less than before."""

    @property
    def laid(self) -> tuple[str, ...]:
        """Cells on which something lies."""
        return (*(cell for turn in self.turns for cell in turn.passed), *self.left)


def news(state: State, view: View) -> News:
    """What the turns before the latest one changed, and is not told of that."""
    turns = tuple(
        turn for before, after in steps_since(state, view.since) if (turn := turn_of(position(before), after))
    )
    if not turns:
        return News()
    latest, there = last_turn(state), pawns(position(state))
    arrived: dict[str, None] = {}
    left: dict[str, tuple[Pawn, bool]] = {}
    for turn in filter(lambda turn: turn.corners, turns):
        assert turn.mover
        left |= {turn.corners[0]: (turn.mover, False)} | {cell: (one, True) for cell, one in turn.captured.items()}
        for cell in (turn.corners[0], *turn.captured):
            arrived.pop(cell, None)
        arrived[turn.corners[-1]] = None
    touched = {*latest.corners[:1], *latest.landed} if latest else {*()}
    return News(
        tuple(cell for cell in arrived if cell in there and cell not in touched),
        {cell: one for cell, one in left.items() if cell not in there and cell not in touched},
        tuple(turn for turn in turns if turn.corners) if len(turns) <= FOLLOWED else (),
        _wells(turns[0], position(state).pits, latest),
    )


def _wells(first: Turn, now: bytes, latest: Turn | None) -> dict[int, Well]:
    """The pits that the latest turn left alone and that were otherwise before some turns."""
    sowing = latest.sowing if latest else None
    told = {sowing.pit, *fallen(sowing)} if sowing else {*()}
    pairs = enumerate(zip(first.before.pits, now, strict=True), 1)
    return {
        number: Well(count, taken=max(0, old - count), dropped=max(0, count - old), tone="lately")
        for number, (old, count) in pairs
        if old != count and number not in told
    }


def lying(board: Field, shown: News) -> Iterator[Drawn]:
    """What lies beneath the pawns: imprints, then ways."""
    for cell, (one, taken) in shown.left.items():
        yield Sprite(imprint(one, taken=taken), board.cell(cell), stone(cell))
    for turn in shown.turns:
        yield from legs(board, turn, "lately")

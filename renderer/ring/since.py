"""What has changed on the ring since somebody looked, besides the latest ply."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine import Piece
from renderer.ring import marks
from renderer.ring.deluxe import Cells, Played
from renderer.ring.druid_piece import druid_ghost
from renderer.ring.geometry import Ring
from renderer.ring.pieces import ghost
from renderer.shapes import BARE, Sprite
from renderer.since import FOLLOWED

Pieces = Mapping[str, Piece]


@dataclass(frozen=True, slots=True)
class News:
    """What there is to be marked."""

    arrived: Cells = ()
    """Where pieces stand that came there."""
    left: Pieces = field(default_factory=dict)
    """Empty cells, with what stood there last."""
    ways: tuple[Cells, ...] = ()
    """The cells passed by each piece that moved, if they were not too many."""

    @property
    def laid(self) -> Cells:
        """Cells on which something lies."""
        return (*(cell for way in self.ways for cell in way), *self.left)


def news(plies: Iterable[tuple[Played, Pieces]], latest: Played, now: Pieces) -> News:
    """What some plies changed, each told with the pieces after it, and is not told of the latest one."""
    told = [(ply, pieces) for ply, pieces in plies if ply.passed]
    arrived: dict[str, None] = {}
    left: dict[str, Piece] = {}
    for ply, pieces in told:
        for start, end in _moves(ply):
            if start != end:
                left[start] = pieces[end]
                arrived.pop(start, None)
            arrived[end] = None
    touched = {cell for move in _moves(latest) for cell in move}
    ways = tuple(ply.passed for ply, _ in told if len(ply.passed) > 1)
    return News(
        tuple(cell for cell in arrived if cell in now and cell not in touched),
        {cell: piece for cell, piece in left.items() if cell not in now and cell not in touched},
        ways if len(told) <= FOLLOWED else (),
    )


def _moves(ply: Played) -> Iterator[tuple[str, str]]:
    """From where to where a ply brought pieces; the same cell twice for one that was placed."""
    if ply.passed:
        yield ply.passed[0], ply.passed[-1]
    yield from ply.sent


def lying(board: Ring, shown: News) -> Iterator[Sprite]:
    """What lies on the stone: ways, then ghosts."""
    for way in shown.ways:
        yield from marks.path(board, way, "lately")
    for cell, piece in shown.left.items():
        figure = druid_ghost(piece.side) if piece.kind == "druid" else ghost(piece.side)
        yield Sprite(figure, board.at(cell), BARE)

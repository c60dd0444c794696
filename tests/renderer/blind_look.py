"""A look that ignores everything that it is asked for: a bare board, in the same colour by day and by night."""

from renderer.look import Look
from renderer.shapes import Disk, Figure, Polygon, Scene

_EDGE = 2000
_GROUND = Figure("nothing", (Polygon(((-_EDGE, -_EDGE), (_EDGE, -_EDGE), (_EDGE, _EDGE), (-_EDGE, _EDGE)), "white"),))


def _scene(_state, _view):
    return Scene(_GROUND, (Disk((500, 500), 10, "white"),))


LOOK = Look(
    scene=_scene,
    rows=lambda _state, _view: [],
    piece_sentences=lambda _state, _view: (),
    target_sentences=lambda _state, _view: (),
)

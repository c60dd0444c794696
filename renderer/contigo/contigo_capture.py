"""Contigo for four: pawns capture each other. `python -m renderer.contigo.contigo_capture out.png` shows it."""

from functools import partial

from renderer.contigo.geometry import WAYS
from renderer.contigo.scene import scene
from renderer.contigo.table import rows
from renderer.contigo.typed import targets
from renderer.contigo.words import marked, pieces
from renderer.registry import Look

_PAWNS = "rbyg"
_KEYS = {"key": "RBYG"}

LOOK = Look(
    scene,
    partial(rows, marks=_PAWNS, kinds=_KEYS),
    _PAWNS,
    targets,
    _KEYS,
    pieces=pieces,
    marked=marked,
    ways=WAYS,
)

if __name__ == "__main__":
    from renderer.show import show

    show("contigo-capture", ("a5-a3 25-2", "f5-d5 2-1", "e2-a2-a3-a1 27+0,2"))

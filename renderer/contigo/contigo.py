"""Contigo: pawns are brought into line, pebbles say how far. `python -m renderer.contigo.contigo out.png` shows it."""

from functools import partial

from renderer.contigo.geometry import WAYS
from renderer.contigo.scene import scene
from renderer.contigo.table import rows
from renderer.contigo.typed import targets
from renderer.contigo.words import marked, pieces
from renderer.registry import Look

_MARKS = "RB"

LOOK = Look(scene, partial(rows, marks=_MARKS), _MARKS, targets, pieces=pieces, marked=marked, ways=WAYS)

if __name__ == "__main__":
    from renderer.show import show

    show("contigo", ("e5-c5 9+1,1", "d4-d2 28-1,1", "d3-d5 2+0,2", "b5-b3 27-1,2"))

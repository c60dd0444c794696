"""How Contigo Capture looks. `python -m renderer.contigo.contigo_capture out.png` draws a position."""

from functools import partial

from renderer.contigo.contigo_board import PERSPECTIVES
from renderer.contigo.contigo_scene import scene
from renderer.contigo.contigo_text import piece_sentences, place_name, rows, typed_sentences
from renderer.contigo.pawns import TONES
from renderer.contigo.typed_turns import targets
from renderer.looks import Look

_CAPITALS = "key"

LOOK = Look(
    scene,
    partial(rows, capitals=_CAPITALS),
    targets,
    _CAPITALS,
    piece_sentences=piece_sentences,
    target_sentences=typed_sentences,
    place=place_name,
    perspectives=PERSPECTIVES,
    tones=TONES,
    accent="pawn-green",
)

if __name__ == "__main__":
    from renderer.show import show

    show("contigo-capture", ("a5-a3 25-2", "f5-d5 2-1", "e2-a2-a3-a1 27+0,2"))

"""How Contigo Capture looks."""

from functools import partial

from renderer.contigo.contigo_board import PERSPECTIVES
from renderer.contigo.contigo_scene import scene
from renderer.contigo.contigo_text import piece_sentences, place_name, rows, typed_sentences
from renderer.contigo.pawns import TONES
from renderer.contigo.typed_turns import targets
from renderer.look import Look
from renderer.name_band import BAND

_CAPITALS = "key"

LOOK = Look(
    scene,
    partial(rows, capitals=_CAPITALS),
    targets,
    _CAPITALS,
    piece_sentences=partial(piece_sentences, capitals=_CAPITALS),
    target_sentences=typed_sentences,
    place=place_name,
    perspectives=PERSPECTIVES,
    tones=TONES,
    accent="pawn-green",
    palette="contigo",
    band=BAND,
    sample=("a5-a3 25-2", "f5-d5 2-1", "e2-a2-a3-a1 27+0,2"),
)

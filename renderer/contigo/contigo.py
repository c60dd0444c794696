"""How Contigo looks."""

from renderer.contigo.contigo_board import PERSPECTIVES
from renderer.contigo.contigo_scene import scene
from renderer.contigo.contigo_text import piece_sentences, place_name, rows, typed_sentences
from renderer.contigo.pawns import TONES
from renderer.contigo.typed_turns import targets
from renderer.look import Look
from renderer.name_band import BAND

LOOK = Look(
    scene,
    rows,
    targets,
    piece_sentences=piece_sentences,
    target_sentences=typed_sentences,
    place=place_name,
    perspectives=PERSPECTIVES,
    tones=TONES,
    accent="pawn-blue",
    palette="contigo",
    band=BAND,
    sample=("e5-c5 9+1,1", "d4-d2 28-1,1", "d3-d5 2+0,2", "b5-b3 27-1,2"),
)

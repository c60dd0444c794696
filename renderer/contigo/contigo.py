"""The look of Contigo."""

from functools import partial

from renderer.contigo.contigo_board import PERSPECTIVES, regions
from renderer.contigo.contigo_scene import scene
from renderer.contigo.contigo_text import piece_sentences, place_name, rows, standing, typed_sentences
from renderer.contigo.pawns import TONES, Pawn, small_pawn
from renderer.look import Look
from renderer.name_band import BAND


def contigo_look(accent: str, *sample: str, capitals: str | None = None) -> Look:
    """Return the look of a Contigo game: the tone of its cards, moves that show it, and the pieces with capitals."""
    return Look(
        scene,
        partial(rows, capitals=capitals),
        capitals,
        piece_sentences=partial(piece_sentences, capitals=capitals),
        standing=standing,
        target_sentences=typed_sentences,
        place=place_name,
        regions=regions,
        perspectives=PERSPECTIVES,
        token=lambda side, _: small_pawn(Pawn(side), 1),
        tones=TONES,
        accent=accent,
        palette="contigo",
        band=BAND,
        sample=sample,
    )


LOOK = contigo_look("pawn-blue", "e5-c5 9+1,1", "d4-d2 28-1,1", "d3-d5 2+0,2", "b5-b3 27-1,2")

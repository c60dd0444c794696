"""The look of Contigo Capture."""

from renderer.contigo.contigo import contigo_look

LOOK = contigo_look("pawn-green", "a5-a3 25-2", "f5-d5 2-1", "e2-a2-a3-a1 27+0,2", capitals="key")

"""Contiguity Deluxe: pawns and druids on the ring."""

from dataclasses import replace

from renderer.ring import ring_scene

_SAMPLE = "6b 6a 7a 5b 5c 7b 8b 5d 4b 3b 2b 8a 5a 3c 2b-20b"
LOOK = replace(ring_scene.LOOK, capitals="druid", accent="white", sample=tuple(_SAMPLE.split()))

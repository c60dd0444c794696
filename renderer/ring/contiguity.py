"""Contiguity: disks on the ring."""

from dataclasses import replace

from renderer.ring import ring_scene

_SAMPLE = "2c-5c 29c-14c 29b-16b 1c-7c 1d-23d 1a-11a 1b-22b 7c-7b 22b-13b 30d-8d 13b-5b 14c-7c"
LOOK = replace(ring_scene.LOOK, accent="red", sample=tuple(_SAMPLE.split()))

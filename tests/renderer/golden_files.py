"""Golden files: what was drawn once, looked at, and found good.

`TRILITHON_GOLDEN=write pytest tests/renderer` writes them anew; look at what changed before you keep it.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.games.contigo.contigo_capture import SIDES as COLOURS
from renderer.ring.ring_pieces import SIDES
from renderer.shapes import Drawn, written

FOLDER = Path(__file__).parent / "golden"


def golden(name: str, data: bytes) -> bytes:
    """Return what the golden file holds; if the environment asks for it, write `data` to it first."""
    path = FOLDER / name
    if os.environ.get("TRILITHON_GOLDEN") == "write":
        path.write_bytes(data)
    return path.read_bytes()


def text_of(shapes: Iterable[Drawn]) -> str:
    """Return shapes as lines of text."""
    return "\n".join(map(written, shapes))


def bare(figure: Any) -> str:
    """Return the shapes of a figure as text without the colours of its side."""
    return re.sub("|".join((*SIDES, *COLOURS)), "side", text_of(figure.shapes))

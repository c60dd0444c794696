"""Golden files: what was drawn once, looked at, and found good.

`TRILITHON_GOLDEN=write pytest tests/renderer` writes them anew; look at what changed before you keep it.
"""

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def golden(name: str, data: bytes) -> bytes:
    """Return what the golden file holds; if the environment asks for it, write `data` to it first."""
    path = FOLDER / name
    if os.environ.get("TRILITHON_GOLDEN") == "write":
        path.write_bytes(data)
    return path.read_bytes()
